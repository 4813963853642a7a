"""No message is asked for that is not there."""

import re
from functools import cache

from tests.docs.blocks import ROOT
from tests.locale.catalogues import catalogue

ENGLISH = catalogue("en")
ASKED = re.compile(r"""\b(?:t|has)\(\s*"([a-z0-9-]+)"|\bid: "([a-z0-9-]+)\"""")


@cache
def sources() -> str:
    """All that could ask for a message: the client's code without its tests and scenes, and the program."""
    client = [file for kind in ("ts", "svelte") for file in (ROOT / "client" / "src").rglob(f"*.{kind}")]
    shown = [file for file in client if "dev" not in file.parts and not file.name.endswith(".test.ts")]
    program = (ROOT / "src" / "forehand").rglob("*.py")
    return "\n".join(file.read_text("utf-8") for file in sorted([*shown, *program]))


def test_nothing_is_asked_for_that_is_missing() -> None:
    asked = {one or other for one, other in ASKED.findall(sources())}
    assert "table-menu" in asked
    assert [] == sorted(key for key in asked if "-" in key and key not in ENGLISH.messages)
