"""The rules pages, code and tests name the same clauses; pages, games and catalogue the same options."""

import re
from pathlib import Path

import pytest

from forehand.engine.game import Game
from forehand.engine.options import Choice, Flag, Integer, Kind, fields_of
from forehand.games import GAMES

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"
PREFIXES = {"EG": "index", "PF": "perfrance", "PR": "preference", "PI": "priffe", "FH": "five-hundred"}
CITATION = re.compile(r"\b(EG|PF|PR|PI|FH)(\d+)\b(?: to \1(\d+)\b)?")


def cited_in(text: str) -> set[str]:
    """The clauses that a text names; ``PF31 to PF33`` names three."""
    found: set[str] = set()
    for prefix, first, last in CITATION.findall(text):
        found |= {f"{prefix}{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def clauses_of(page: str) -> list[str]:
    """The clauses that a page states, in its order."""
    return re.findall(r"\*\*((?:EG|PF|PR|PI|FH)\d+)\*\*", (PAGES / f"{page}.md").read_text("utf-8"))


def cited_under(folder: str) -> set[str]:
    files = sorted((ROOT / folder).rglob("*.py"))
    return cited_in("\n".join(file.read_text("utf-8") for file in files))


ALL_CLAUSES = {clause for page in PREFIXES.values() for clause in clauses_of(page)}


@pytest.mark.parametrize(("prefix", "page"), PREFIXES.items())
def test_clauses_are_numbered_once_and_in_order(prefix: str, page: str) -> None:
    stated = clauses_of(page)
    assert stated == [f"{prefix}{number}" for number in range(1, len(stated) + 1)]


@pytest.mark.parametrize("folder", ["src/forehand", "tests"])
def test_every_clause_is_cited(folder: str) -> None:
    assert sorted(ALL_CLAUSES - cited_under(folder)) == []


@pytest.mark.parametrize("folder", ["src/forehand", "tests", "docs"])
def test_no_citation_points_to_nothing(folder: str) -> None:
    pages = "\n".join(page.read_text("utf-8") for page in (ROOT / folder).rglob("*.md"))
    assert sorted((cited_under(folder) | cited_in(pages)) - ALL_CLAUSES) == []


def options_table(game_id: str) -> dict[str, tuple[str, str]]:
    """Each option's values and default, as its page writes them."""
    page = (PAGES / f"{game_id}.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| \*\*", page, re.MULTILINE)
    return {name: (values.strip(), default.strip()) for name, values, default in rows}


def as_written(kind: Kind) -> tuple[str, str]:
    if isinstance(kind, Integer):
        return f"{kind.low} to {kind.high}" + (f", by {kind.step}" if kind.step > 1 else ""), str(kind.default)
    if isinstance(kind, Flag):
        return "true, false", str(kind.default).lower()
    return ", ".join(f"`{value}`" for value in kind.values), f"`{kind.default}`"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_page_lists_the_options_that_the_game_has(game: Game) -> None:
    assert options_table(game.ID) == {field.name: as_written(field.kind) for field in fields_of(game.Options)}


@pytest.mark.parametrize("page", PREFIXES.values())
def test_the_pages_links_lead_somewhere(page: str) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", (PAGES / f"{page}.md").read_text("utf-8")):
        assert (PAGES / link).exists()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_catalogue_names_and_explains_every_option(game: Game) -> None:
    catalogue = (ROOT / "src" / "forehand" / "locale" / "en.ftl").read_text("utf-8")
    keys = set(re.findall(r"^([a-z][\w-]*) *=", catalogue, re.MULTILINE))
    wanted = {f"game-{game.ID}"}
    for field in fields_of(game.Options):
        key = f"option-{game.ID}-{field.name.replace('_', '-')}"
        values = field.kind.values if isinstance(field.kind, Choice) else ()
        wanted |= {key, f"{key}-help", *(f"{key}-{value}" for value in values)}
    assert sorted(wanted - keys) == []
