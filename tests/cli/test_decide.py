"""`forehand decide`: what a computer player in the seat to act does, and why."""

import json

import pytest

from tests.cli.commands import CASES, Shell

POSITIONS = ["priffe-third-hand-to-call", "preference-to-name", "perfrance-to-discard", "five-hundred-joker-to-lead"]


def decided(forehand: Shell, name: str, *more: str) -> dict[str, object]:
    done = forehand("decide", CASES / f"{name}.json", *more)
    assert (0, "") == (done.status, done.err)
    return json.loads(done.out)


@pytest.mark.parametrize("level", ["club", "expert", "master"])
@pytest.mark.parametrize("name", POSITIONS)
def test_a_legal_action_with_its_reason(forehand: Shell, name: str, level: str) -> None:
    answer = decided(forehand, name, "--level", level, "--worlds", "3")
    replayed = json.loads(forehand("replay", CASES / f"{name}.json").out)
    assert replayed["turn"] == answer["turn"]
    assert answer["action"] in replayed["legal"]
    assert answer["reason"]
    assert level != "club" or answer["values"] == {}


def test_the_action_is_among_those_that_promise_most(forehand: Shell) -> None:
    answer = decided(forehand, "preference-to-name", "--worlds", "8")
    values = answer["values"]
    assert isinstance(values, dict)
    assert values[answer["action"]] == pytest.approx(max(values.values()), abs=0.02)


def test_the_same_seed_decides_the_same(forehand: Shell) -> None:
    one, again = (decided(forehand, "perfrance-to-discard", "--worlds", "3", "--seed", "5") for _ in range(2))
    assert one == again


def test_nobody_is_to_act_when_no_deal_is_under_way(forehand: Shell) -> None:
    assert {"turn": None, "action": None, "reason": None, "values": {}} == decided(forehand, "priffe-no-deal")


def test_lines_are_answered_in_order(forehand: Shell) -> None:
    names = ["priffe-third-hand-to-call", "refused-two-faults", "five-hundred-joker-to-lead"]
    lines = [json.dumps(json.loads((CASES / f"{name}.json").read_text("utf-8"))) for name in names]
    done = forehand("decide", "--level", "club", "--lines", "-", stdin="\n".join(lines).encode())
    first, bad, last = map(json.loads, done.out.splitlines())
    assert (2, 0, {"error"}, 2) == (done.status, first["turn"], set(bad), last["turn"])


def test_a_level_that_nobody_has_is_refused(forehand: Shell) -> None:
    done = forehand("decide", CASES / "priffe-no-deal.json", "--level", "grandmaster")
    assert (2, "") == (done.status, done.out)
    assert "grandmaster" in done.err
    assert "master" in done.err
