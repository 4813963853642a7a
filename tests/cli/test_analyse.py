"""`forehand analyse`: a line a deal, or sentences."""

import json
from typing import Any

import pytest

from tests.cli.commands import CASES, Shell

QUICK = ("--worlds", "16")


def lines(forehand: Shell, name: str, *more: str) -> list[Any]:
    done = forehand("analyse", CASES / f"{name}.json", *QUICK, *more)
    assert (0, "") == (done.status, done.err)
    return [json.loads(line) for line in done.out.splitlines()]


def test_each_deal_has_a_line_with_its_decisions(forehand: Shell) -> None:
    told = lines(forehand, "preference-ended")
    assert [each["deal"] for each in told] == [1, 2]
    assert all(len(each["lost"]) == 3 for each in told)
    one = next(decision for each in told for decision in each["decisions"])
    assert set(one) == {"action", "trick", "seat", "played", "open", "seen", "worlds", "best", "cost", "mistake"}
    assert one["played"] in one["open"]
    assert lines(forehand, "preference-ended", "--deal", "2") == told[1:2]


def test_processes_and_seeds_give_the_same(forehand: Shell) -> None:
    one = lines(forehand, "preference-ended", "--seed", "4")
    assert one == lines(forehand, "preference-ended", "--seed", "4", "--processes", "2")


def test_mistakes_are_told_in_sentences(forehand: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    told = forehand("analyse", CASES / "preference-lone-whister.json", "--worlds", "40", "--text").out.splitlines()
    assert told[0] == "Deal 1: 7D"
    assert any(line.startswith("  trick 6: Heron lost ") and line.endswith("HA; better is HQ") for line in told)
    passed = forehand("analyse", CASES / "five-hundred-passed-out.json", *QUICK, "--text").out.splitlines()
    assert passed[1] == "  nobody had a choice of plays"


def test_a_deal_that_is_not_there_is_refused(forehand: Shell) -> None:
    done = forehand("analyse", CASES / "preference-claim.json", "--deal", "2")
    assert (2, "") == (done.status, done.out)
    assert "deal 2 is not in the record" in done.err


def test_among_lines_a_refused_record_is_answered_with_its_error(forehand: Shell) -> None:
    names = ["preference-claim", "refused-two-faults", "priffe-no-deal", "preference-ended"]
    text = "\n".join(json.dumps(json.loads((CASES / f"{name}.json").read_text("utf-8"))) for name in names)
    done = forehand("analyse", "--lines", "-", *QUICK, stdin=text.encode())
    told = [json.loads(line) for line in done.out.splitlines()]
    assert done.status == 2
    assert [set(each) == {"error"} for each in told] == [False, True, False, False]
