"""What axe finds on a page: faults that keep people from reading or working it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.layout import staying

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
"""It comes with what the client is built with."""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
RUN = """
async (tags) => {
  const { violations } = await axe.run({ runOnly: tags, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
      return `${id} at ${target.join(" ")}: ${html.slice(0, 160)}: ${why}`;
    }),
  );
}
"""


def axe_faults(page: Page) -> list[str]:
    """All that axe finds while nothing moves, one line a place."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    return staying(page, lambda: page.evaluate(RUN, TAGS))
