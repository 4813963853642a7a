"""No message is left over, and none is asked for that is not there."""

import re
from collections.abc import Sequence
from functools import cache

from forehand.engine.options import fields_of
from forehand.games import GAMES
from tests.docs.blocks import ROOT
from tests.locale.catalogues import catalogue

ENGLISH = catalogue("en")
QUOTED = re.compile(r"""(["'`])([a-z][a-z0-9]*(?:-[A-Za-z0-9]+)+)\1""")
"""A message's id, or what looks like one, in quotation marks."""
PUT_TOGETHER = re.compile(r"""(\b(?:t|has)\(\s*f?)?(?:`([^`\s]*\$\{[^`]*)`|"([a-z]+-[^"\s]*\{[^"\s]*)\")""")
"""An id of parts that stand there and parts that don't: `table-wait-${view.phase}`, or "intro-{game}" in markup."""
GAP = re.compile(r"\$?\{[^}]*\}")
ASKED = re.compile(r"""\b(?:t|has)\(\s*"([a-z0-9-]+)"|\bid: "([a-z0-9-]+)\"""")


@cache
def sources() -> str:
    """All that could ask for a message: the client's code without its tests and scenes, and the program."""
    client = [file for kind in ("ts", "svelte") for file in (ROOT / "client" / "src").rglob(f"*.{kind}")]
    shown = [file for file in client if "dev" not in file.parts and not file.name.endswith(".test.ts")]
    program = (ROOT / "src" / "forehand").rglob("*.py")
    return "\n".join(file.read_text("utf-8") for file in sorted([*shown, *program]))


@cache
def words() -> frozenset[str]:
    """Every word that the sources know, `five_hundred` as `five-hundred`; ranks and suits are single letters."""
    found = {word.replace("_", "-") for word in re.findall(r"[A-Za-z0-9][\w-]*", sources())}
    return frozenset(found | set("SCDH23456789TJQKA"))


@cache
def quoted() -> frozenset[str]:
    """The ids that stand there whole."""
    return frozenset(key for _, key in QUOTED.findall(sources()))


@cache
def templates(*, begin: bool) -> tuple[tuple[str, ...], ...]:
    """How ids are put together: the fixed parts of each, with a gap between each two.

    With `begin` only those that may be the beginning of another one: what is asked for as it stands is none.
    """
    found = {script or markup for asked, script, markup in PUT_TOGETHER.findall(sources()) if not (begin and asked)}
    return tuple(tuple(GAP.split(text)) for text in found if "-" in GAP.sub("", text))


@cache
def put_together(key: str, *, begin: bool = False) -> bool:
    """Whether some template gives this id with words of the sources; what comes before all else begins an id itself."""
    return any(fits(fixed, rest, key) for fixed, *rest in templates(begin=begin))


def fits(fixed: str, rest: Sequence[str], key: str, begun: bool = False) -> bool:
    if not key.startswith(fixed):
        return False
    key, begun = key.removeprefix(fixed), begun or fixed != ""
    if not rest:
        return key == ""
    return any(
        fits(rest[0], rest[1:], key[end:], begun=True) and fills(key[:end], begun) for end in range(1, len(key) + 1)
    )


def fills(part: str, begun: bool) -> bool:
    if begun and part in words():
        return True
    return part in ENGLISH.messages or part in quoted() or put_together(part, begin=True)


def told_of_games() -> tuple[str, ...]:
    """How the ids of the games' house rules and score lines begin; other tests know each of them."""
    options = {f"option-{game}-{field.name}" for game in GAMES for field in fields_of(GAMES[game].Options)}
    return tuple(key.replace("_", "-") for key in (*options, *(f"score-{game}" for game in GAMES)))


def test_no_message_is_left_over() -> None:
    taken = {name.split(".")[0] for form in ENGLISH.forms.values() for name in form.references}
    asked = quoted() | taken | {"language-name", "language-tags"}
    rest = [key for key in ENGLISH.messages if key not in asked and not key.startswith(told_of_games())]
    assert [] == [key for key in rest if not put_together(key)]


def test_nothing_is_asked_for_that_is_missing() -> None:
    asked = {one or other for one, other in ASKED.findall(sources())}
    assert "table-menu" in asked
    assert [] == sorted(key for key in asked if "-" in key and key not in ENGLISH.messages)
