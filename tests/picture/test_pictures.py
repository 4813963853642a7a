"""A deal and a score card as pictures: whole, well-formed, in each language."""

from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from forehand.engine.cards import card_text, each
from forehand.engine.record import Record, of_deal, read_record, record_text, write_record
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
    cards += [card_text(card) for away in first.discarded for card in each(away)]
    written = words(svg)
    for rank in "AKQJ":
        assert written.count(rank) == sum(card[1] == rank and card != "JK" for card in cards)


@pytest.mark.parametrize("name", WHOLE)
@pytest.mark.parametrize("language", languages())
def test_every_picture_is_whole_in_every_language(name: str, language: str) -> None:
    told, say = case(name), partial(said, language)
    for svg in (draw_score(told, say), *(draw_deal(told, number + 1, say) for number in range(len(told.match.deals)))):
        drawn = ET.fromstring(svg)
        width, height = map(float, drawn.get("viewBox", "").split()[2:])
        page = [float(drawn.get(side, "").removesuffix("mm")) for side in ("width", "height")]
        assert page[0] <= 190
        assert page[1] <= 277
        assert page[0] / page[1] == pytest.approx(width / height, rel=0.01)
        for one in drawn.iter(f"{SVG}text"):
            assert 0 <= float(one.get("x", -1)) <= width
            assert 0 <= float(one.get("y", -1)) <= height
        assert "href=" not in svg.replace('href="#', "")


def test_the_score_card_ends_with_the_totals() -> None:
    told = case("priffe-match")
    totals = [str(told.match.totals[side[0]]).replace("-", "−") for side in told.match.game.SIDES]
    assert words(draw_score(told, english))[-2:] == totals


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("preference-match-tied", "Preference, deal 2 of 3"),
        ("five-hundred-both-over", "Five Hundred, deal 2, to 100 points"),
    ],
)
def test_a_deal_keeps_its_number_where_it_is_taken_out_of_its_match(name: str, title: str) -> None:
    told = case(name)
    alone = read_record(record_text(of_deal(told, 2)), GAMES)
    assert title == words(draw_deal(told, 2, english))[0]
    assert title == words(draw_deal(alone, 1, english))[0]
    assert write_record(alone) == write_record(of_deal(alone, 1))


def test_a_claim_is_drawn_with_the_tricks_of_each() -> None:
    written = words(draw_deal(case("preference-claim"), 1, english))
    at = written.index("The claim of Heron is accepted")
    assert written[at : at + 4] == ["The claim of Heron is accepted", "2", "7", "1"]


def test_what_was_laid_away_is_drawn() -> None:
    written = words(draw_deal(case("preference-claim"), 1, english))
    at = written.index("Laid away")
    assert written[at : at + 3] == ["Laid away", "7", "7"]


@pytest.mark.parametrize(
    ("name", "verdicts"),
    [
        ("perfrance-match-below-minus", ["1 short", "2 short", "6 short"]),
        ("five-hundred-claim-in-misere", ["made"]),
        ("preference-match-tied", ["set", "set"]),
        ("priffe-null-eight-tricks", ["2 over"]),
    ],
)
def test_the_score_card_says_what_was_made(name: str, verdicts: list[str]) -> None:
    written = words(draw_score(case(name), english))
    assert [each for each in written if each in {"made", "set"} or each.endswith((" short", " over"))] == verdicts


def test_a_suit_of_thirteen_stays_in_its_place() -> None:
    hands = [" ".join(f"{suit}{rank}" for rank in "23456789TJQKA") for suit in "SCDH"]
    dealt = read(record(deal(hands=hands, stock="", actions=[]), game="priffe", options={}, players=[None] * 4))
    drawn = ET.fromstring(draw_deal(dealt, 1, english))
    for text in drawn.iter(f"{SVG}text"):
        if text.get("text-anchor") == "middle" and float(text.get("y", 0)) < 400:
            assert float(text.get("x", 0)) < 600


def test_names_are_written_as_they_are_and_break_nothing() -> None:
    players: list[Any] = ['<b>&"', "a\x01b\uffff", "x" * 200]
    written = words(draw_deal(read(record(deal(actions=PLAYED), players=players)), 1, english))
    assert '<b>&"' in written
    assert "a�b�" in written
    assert max(map(len, written)) < 130


def test_a_deal_that_is_not_there_has_no_picture() -> None:
    with pytest.raises(IndexError):
        draw_deal(case("priffe-no-deal"), 1, english)
