"""The rules pages say the same in every language: the same files, clauses, options and values, in the same order."""

import re
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT

RULES = ROOT / "docs" / "rules"
PAGES = [page.name for page in sorted(RULES.glob("*.md"))]
OTHERS = [folder.name for folder in sorted(RULES.iterdir()) if folder.is_dir()]
CLAUSE = r"(?:PF|PR|PI|FH|EG)\d+"


def clauses(text: str) -> list[str]:
    """The clauses' own numbers, in order."""
    return re.findall(rf"\*\*({CLAUSE})\*\*", text)


def named(text: str) -> list[str]:
    """All numbers of clauses, those that a clause refers to among them; their order is the language's."""
    return sorted(re.findall(rf"\b{CLAUSE}\b", text))


def options(text: str) -> list[list[str]]:
    """The words in the program's own type, line by line of the tables of options."""
    return [re.findall(r"`([^`]+)`", line) for line in text.splitlines() if line.startswith("| `")]


@pytest.mark.parametrize("language", OTHERS)
def test_each_page_is_there_and_no_other(language: str) -> None:
    assert PAGES == [page.name for page in sorted((RULES / language).glob("*.md"))]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_clauses_and_options_are_those_of_the_english_page(language: str, page: str) -> None:
    english, other = (Path(folder, page).read_text("utf-8") for folder in (RULES, RULES / language))
    assert clauses(english) == clauses(other)
    assert named(english) == named(other)
    assert options(english) == options(other)
