"""A deal and a score card as pictures: whole, well-formed, in each language."""

from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from forehand.engine.cards import card_text, each
from forehand.engine.record import Record, read_record
from forehand.games import GAMES
from forehand.locale import languages, said
from forehand.picture import draw_deal, draw_score
from tests.engine.test_record import PLAYED, deal, read, record

CASES = Path(__file__).parents[1] / "cases"
WHOLE = ("perfrance-match-below-minus", "preference-match-tied", "priffe-match", "five-hundred-both-over")
SVG = "{http://www.w3.org/2000/svg}"
english = partial(said, "en")


def case(name: str) -> Record:
    return read_record((CASES / f"{name}.json").read_text("utf-8"), GAMES)


def words(svg: str) -> list[str]:
    """What is written in a picture, line by line."""
    return [text.text or "" for text in ET.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("name", WHOLE)
def test_a_deal_has_every_card_of_the_hands_and_the_tricks(name: str) -> None:
    told = case(name)
    svg = draw_deal(told, 1, english)
    first = told.match.deals[0]
    cards = [card_text(card) for hand in first.dealt for card in each(hand)] + [card_text(card) for card in first.stock]
    cards += [card_text(play.card) for trick in first.played for _, play in trick.cards]
    written = words(svg)
    for rank in "AKQJ":
        assert written.count(rank) == sum(card[1] == rank and card != "JK" for card in cards)
    assert f"{said('en', f'game-{told.match.game.ID}')}, deal 1 of {len(told.match.deals)}" in written


@pytest.mark.parametrize("name", WHOLE)
@pytest.mark.parametrize("language", languages())
def test_every_picture_is_whole_in_every_language(name: str, language: str) -> None:
    told, say = case(name), partial(said, language)
    for svg in (draw_score(told, say), *(draw_deal(told, number + 1, say) for number in range(len(told.match.deals)))):
        drawn = ET.fromstring(svg)
        width, height = float(drawn.get("width", 0)), float(drawn.get("height", 0))
        assert drawn.get("viewBox") == f"0 0 {width:g} {height:g}"
        for one in drawn.iter(f"{SVG}text"):
            assert 0 <= float(one.get("x", -1)) <= width
            assert 0 <= float(one.get("y", -1)) <= height
        assert "href=" not in svg.replace('href="#', "")


def test_the_score_card_ends_with_the_totals() -> None:
    told = case("priffe-match")
    totals = [str(told.match.totals[side[0]]).replace("-", "−") for side in told.match.game.SIDES]
    assert words(draw_score(told, english))[-2:] == totals


def test_names_are_written_as_they_are_and_break_nothing() -> None:
    players: list[Any] = ['<b>&"', "a\x01b\uffff", "x" * 200]
    written = words(draw_deal(read(record(deal(actions=PLAYED), players=players)), 1, english))
    assert '<b>&"' in written
    assert "a�b�" in written
    assert max(map(len, written)) < 130


def test_a_deal_that_is_not_there_has_no_picture() -> None:
    with pytest.raises(IndexError):
        draw_deal(case("priffe-no-deal"), 1, english)
