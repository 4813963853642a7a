"""`forehand solve`: what each action leads to, all cards known."""

import json

import pytest

from tests.cli.commands import CASES, Shell


def solved(forehand: Shell, name: str) -> dict[str, object]:
    done = forehand("solve", CASES / f"{name}.json")
    assert (0, "") == (done.status, done.err)
    return json.loads(done.out)


def test_declarers_tricks_come_first(forehand: Shell) -> None:
    assert {"turn": 2, "values": {"JK:D": [3, 7], "JK:H": [3, 7]}} == solved(forehand, "five-hundred-joker-to-lead")


def test_a_number_a_seat_where_each_plays_for_itself(forehand: Shell) -> None:
    assert {"turn": 2, "values": {"CQ": [3, 0, 7]}} == solved(forehand, "perfrance-folded")


@pytest.mark.parametrize("name", ["priffe-third-hand-to-call", "preference-to-name", "perfrance-to-discard"])
def test_before_the_play_every_value_is_null(forehand: Shell, name: str) -> None:
    answer = solved(forehand, name)
    replayed = json.loads(forehand("replay", CASES / f"{name}.json").out)
    assert {"turn": replayed["turn"], "values": dict.fromkeys(replayed["legal"])} == answer


@pytest.mark.parametrize("name", ["priffe-no-deal", "priffe-spill"])
def test_nobody_is_to_act_when_no_deal_is_under_way(forehand: Shell, name: str) -> None:
    assert {"turn": None, "values": {}} == solved(forehand, name)


@pytest.mark.parametrize("processes", ["1", "2"])
def test_lines_are_answered_in_order_and_a_bad_one_does_not_stop_the_others(forehand: Shell, processes: str) -> None:
    names = ["priffe-mid-trick", "refused-two-faults", "five-hundred-joker-to-lead"]
    lines = [json.dumps(json.loads((CASES / f"{name}.json").read_text("utf-8"))) for name in names]
    done = forehand("solve", "--lines", "--processes", processes, "-", stdin="\n".join(lines).encode())
    first, bad, last = map(json.loads, done.out.splitlines())
    assert (2, 1, {"error"}, 2) == (done.status, first["turn"], set(bad), last["turn"])


def test_a_bad_record_is_refused(forehand: Shell) -> None:
    done = forehand("solve", CASES / "refused-two-faults.json")
    assert (2, "") == (done.status, done.out)
