"""What axe, the checker of accessibility, finds on a page by the rules of WCAG 2.2 A and AA."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = """
(tags) => axe
  .run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"], elementRef: false })
  .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any.map(({ message }) => message).join(" ")}`)))
"""


def axe_faults(page: Page) -> list[str]:
    """The faults, each with its rule and element; empty where there are none."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SOURCE.read_text("utf-8"))
    faults: Any = page.evaluate(RUN, TAGS)
    return sorted(set(faults))
