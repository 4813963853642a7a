"""`forehand verify`: a line a deal, and status 2 where one is wrong."""

import json

from forehand.engine.shuffle import commitment
from tests.cli.commands import CASES, Shell

SHUFFLES = [each for each in json.loads((CASES / "shuffle.json").read_text("utf-8")) if each["game"] == "preference"]


def dealt(shuffle: dict[str, object], **changes: object) -> bytes:
    """A record of one deal that nobody played: all passed, and a claim cuts it short before its first trick."""
    told = {key: shuffle[key] for key in ("commit", "secret", "salts")} | changes
    deal = {
        "forehand": shuffle["forehand"],
        "hands": shuffle["hands"],
        "stock": shuffle["stock"],
        "actions": ["pass", "pass"],
        "shuffle": told,
        "first": shuffle["first"],
    }
    return json.dumps({"format": "forehand/1", "game": "preference", "deals": [deal]}).encode()


def test_an_honest_shuffle_is_ok(forehand: Shell) -> None:
    for shuffle in SHUFFLES:
        done = forehand("verify", "-", stdin=dealt(shuffle))
        assert (0, "ok\n", "") == (done.status, done.out, done.err)


def test_another_secret_is_wrong(forehand: Shell) -> None:
    done = forehand("verify", "-", stdin=dealt(SHUFFLES[0], secret="00" * 32))
    assert 2 == done.status
    assert done.out.startswith("wrong: ")


def test_another_secret_with_its_own_commitment_is_wrong(forehand: Shell) -> None:
    other = bytes(32)
    done = forehand("verify", "-", stdin=dealt(SHUFFLES[0], secret=other.hex(), commit=commitment(other)))
    assert 2 == done.status
    assert done.out.startswith("wrong: ")


def test_whatever_stands_in_the_place_of_a_shuffle_is_judged_in_one_line(forehand: Shell) -> None:
    for changes in (
        {"secret": 5},
        {"secret": None},
        {"commit": "half a commit"},
        {"commit": ["x"]},
        {"salts": None},
        {"salts": ["zz", None, 3]},
    ):
        done = forehand("verify", "-", stdin=dealt(SHUFFLES[0], **changes))
        assert (2, 1, "") == (done.status, done.out.count("\n"), done.err)
        assert done.out.startswith("wrong: ")


def test_a_deal_without_a_shuffle_says_so(forehand: Shell) -> None:
    done = forehand("verify", CASES / "preference-match-tied.json")
    assert (0, ["no shuffle"] * 3) == (done.status, done.out.splitlines())


def test_a_record_without_deals_has_no_lines(forehand: Shell) -> None:
    done = forehand("verify", CASES / "priffe-no-deal.json")
    assert (0, "") == (done.status, done.out)
