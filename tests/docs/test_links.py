"""Every link of a document to a file of ours leads somewhere, and every setting named is one."""

import re
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"""(?:\]\(|\bsrc=")(?!https?:)([^)#"]+)(?:#[^)]*)?[)"]""")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    targets = LINK.findall(document.read_text("utf-8"))
    assert [] == [each for each in targets if not (document.parent / each).exists()]
