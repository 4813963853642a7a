"""Priffe in PBN: what is written comes back, and a fault is named by its line."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forehand.engine.record import Record, read_record, write_record
from forehand.games import GAMES, priffe
from forehand.pbn import BadPbn, read_pbn, write_pbn
from tests.cli.commands import CASES, Shell
from tests.contract.playing import Script, any_claim, claimable, moments, scripts

PRIFFE = sorted(file.name for file in CASES.glob("priffe-*.json") if file.name.count(".") == 1)


def case(name: str) -> Record:
    return read_record((CASES / name).read_text("utf-8"), GAMES)


@pytest.mark.parametrize("name", PRIFFE)
def test_what_is_written_comes_back(name: str) -> None:
    (back,) = read_pbn(write_pbn(case(name)))
    assert write_record(case(name)) == write_record(back)


NAMES = st.none() | st.text(max_size=12) | st.sampled_from(["#", "##x", 'a"b\\', "{x}; y", "Сай", "[N]"])
BESIDE = st.dictionaries(
    st.sampled_from(["shuffle", "kept", "number"]), st.integers() | st.text(max_size=300), max_size=2
)


@settings(max_examples=40, deadline=None)
@given(script=scripts(priffe), players=st.tuples(*[NAMES] * 4), ended=st.booleans(), data=st.data())
def test_any_match_comes_back(script: Script, players: Any, ended: bool, data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(moments(script)))
    if claimable(match) and data.draw(st.booleans()):
        match = any_claim(match, Random(script.seed))
    beside = tuple(data.draw(BESIDE) for _ in match.deals)
    told = read_record(json.dumps(write_record(Record(match, players, ended, {"by": "{us}"}, beside))), GAMES)
    text = write_pbn(told)
    assert max(map(len, text.splitlines())) <= 255
    assert [write_record(told)] == [write_record(back) for back in read_pbn(text)]


def test_what_a_reader_of_pbn_looks_for_is_there() -> None:
    text = write_pbn(case("priffe-hearts-two-bets.json"))
    assert '[Contract "1H"]' in text
    assert '[Result "5"]' in text
    assert "[Auction" not in text


def test_of_another_programs_game_the_cards_are_taken() -> None:
    deal = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"
    text = f'; by others\n[Event "#"]\n[Dealer "N"] {{a note\n[Deal "x"]}}\n[Deal "{deal}"]\n[Auction "N"]\n1C 1S AP\n'
    (record,) = read_pbn(text)
    (told,) = record.match.deals
    assert 2 == told.forehand
    assert () == told.actions
    assert "CA" in write_record(record)["deals"][0]["hands"][2]  # type: ignore[index]


def test_a_name_that_nobody_knows_is_none_and_one_of_ours_comes_back() -> None:
    deal = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"
    text = f'[West "?"]\n[North "Nan"]\n[East ""]\n[South "? "]\n[Dealer "N"]\n[Deal "{deal}"]\n'
    (record,) = read_pbn(text)
    assert ("? ", None, "Nan", None) == record.players
    (back,) = read_pbn(write_pbn(replace(record, players=("?", "", None, "#"))))
    assert ("?", "", None, "#") == back.players


def test_a_hand_that_is_not_told_is_refused_so() -> None:
    with pytest.raises(BadPbn, match="line 2: Deal: hand 2 is not told"):
        read_pbn('[Dealer "N"]\n[Deal "N:.63.AKQ987.A9732 - J973.J98742.3.K4 -"]\n')


def spoiled(old: str, new: str) -> tuple[str, int]:
    text = write_pbn(case("priffe-match.json"))
    assert old in text
    return text.replace(old, new, 1), 1 + text[: text.index(old)].count("\n")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('[Dealer "', '[Dealer "X', "takes one of N, E, S and W"),
        ("bid:spades", "bid:spade", "no action of this game"),
        ('%forehand {"match": {', '%forehand {"match": [', "damaged"),
        ('%forehand {"match": {', '%forehand {"deal": [], "match": {', "damaged"),
        ("[Scoring", "[Scoring x", "a tag is written like"),
    ],
)
def test_a_fault_is_named_by_its_line(old: str, new: str, reason: str) -> None:
    text, line = spoiled(old, new)
    with pytest.raises(BadPbn, match=reason) as told:
        read_pbn(text)
    assert line == told.value.line


def test_a_card_that_may_not_be_played_is_named_by_its_line() -> None:
    lines = write_pbn(case("priffe-match.json")).splitlines()
    at = next(place for place, line in enumerate(lines) if line.startswith("[Play")) + 2
    lines[at] = " ".join(reversed(lines[at].split()))
    with pytest.raises(BadPbn) as told:
        read_pbn("\n".join(lines))
    assert at + 1 == told.value.line


@settings(max_examples=60, deadline=None)
@given(cut=st.integers(0, 3000), length=st.integers(0, 40), put=st.text(max_size=20))
def test_whatever_stands_in_a_file_is_read_or_refused(cut: int, length: int, put: str) -> None:
    text = write_pbn(case("priffe-match.json"))
    try:
        found = read_pbn(text[:cut] + put + text[cut + length :])
    except BadPbn as bad:
        reason = bad.reason
    else:
        reason = found[0].match.game.ID
    assert reason


def test_the_command_goes_both_ways(forehand: Shell, tmp_path: Path) -> None:
    done = forehand("pbn", CASES / "priffe-match.json")
    assert (0, "") == (done.status, done.err)
    file = tmp_path / "match.pbn"
    file.write_text(done.out, "ascii")
    back = forehand("pbn", file)
    assert write_record(case("priffe-match.json")) == json.loads(back.out)
    wrong = forehand("pbn", CASES / "preference-claim.json")
    assert (2, "", 1) == (wrong.status, wrong.out, wrong.err.count("\n"))
    file.write_text(done.out.replace("[Deal ", "[Deel "), "ascii")
    wrong = forehand("pbn", file)
    assert (2, "") == (wrong.status, wrong.out)
    assert wrong.err.startswith("line ")
    assert wrong.err.endswith(f"({file})\n")
