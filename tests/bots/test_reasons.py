"""Why an action is advised: each sentence is true of what the seat sees, and of what was worked out."""

from collections.abc import Mapping
from random import Random

import pytest

from forehand.bots import advise
from forehand.bots.reasons import why
from forehand.bots.thinking import Thoughts
from forehand.engine.game import Game
from forehand.engine.match import act, begin
from forehand.engine.view import View, view
from forehand.games import GAMES
from forehand.locale import bundle
from tests.bots.hands import a_view, on_table, trick
from tests.contract.playing import any_action, deal_next, to_act


def codes(seen: View, action: str, thoughts: Thoughts | None = None, **chances: float) -> list[str]:
    """What is said for the action."""
    worth: Mapping[str, float] = dict.fromkeys([*seen["legal"], *(f"bid:{name}" for name in chances)], 0.0)
    reasons = why(seen, action, worth, thoughts, lambda text: _named(text, chances))
    return [reason.code for reason in reasons]


def _named(text: str, chances: Mapping[str, float]) -> tuple[str, float] | None:
    name = text.removeprefix("bid:")
    return (name, chances[name]) if name in chances else None


def preference(hand: str, seat: int = 1, **more: object) -> View:
    return a_view("preference", hand, seat, **({"contract": "6S", "trump": "S", "declarer": 0} | more))


def test_a_lead_of_a_suit_that_declarer_has_shown_to_be_out_of() -> None:
    played = [trick("1:HA 2:H9 0:S7", winner=0), trick("0:CA 1:C8 2:C7", winner=0)]
    seen = preference("HK D7 D8 D9 CK CQ SA SK", played=played)
    assert ["void"] == codes(seen, "HK")
    assert "void" not in codes(seen, "D7")


def test_the_lowest_card_that_takes_the_trick_in_last_seat() -> None:
    seen = preference("HK HA H7 D7", table=on_table("2:H9 0:HQ"), lead="H", legal="HK HA H7")
    assert ["takes-cheaply"] == codes(seen, "HK")
    assert ["rules"] == codes(seen, "HA")
    assert ["keeps"] == codes(seen, "H7")


def test_a_trick_that_the_partner_holds() -> None:
    seen = preference("HK H7 D7", table=on_table("0:H9 2:HQ"), lead="H", legal="HK H7")
    assert ["partners-trick"] == codes(seen, "H7")


def test_a_ruff() -> None:
    seen = preference("S7 D7", table=on_table("0:H9 2:HQ"), lead="H", legal="S7")
    seen["legal"] = ["S7", "D7"]
    assert ["ruffs"] == codes(seen, "S7")


def test_the_highest_card_under_a_trick_that_is_avoided() -> None:
    misere = {"contract": "misere", "trump": None, "declarer": 1}
    seen = preference("DJ D9 D7 H7", table=on_table("2:D8 0:DQ"), lead="D", legal="DJ D9 D7", **misere)
    assert ["highest-under"] == codes(seen, "DJ")


def test_a_pass_says_what_a_bid_would_have_come_to() -> None:
    seen = a_view("preference", "S7 H7", phase="bidding", legal="pass bid:6S")
    reason = why(
        seen, "pass", {"pass": 0.0, "bid:6S": -1.0}, None, lambda text: ("6S", 0.31) if text != "pass" else None
    )
    assert [("made", {"contract": "6S", "good": 31})] == [(each.code, each.args) for each in reason]


def thoughts(best: tuple[int, int], made: tuple[int, int] | None) -> Thoughts:
    """Of two hearts, in forty worlds."""
    values = {"HK": 1.0, "H7": 0.5}
    both = None if made is None else dict(zip(values, made, strict=True))
    return Thoughts(values, dict(zip(values, best, strict=True)), both, 40)


@pytest.mark.parametrize(
    ("seat", "best", "made", "said"),
    [
        (0, (30, 20), (31, 20), "made-in"),
        (1, (30, 20), (20, 31), "down-in"),
        (1, (30, 20), (40, 40), "best-in"),
        (1, (30, 20), None, "best-in"),
        (1, (40, 40), (10, 10), "all-same"),
    ],
)
def test_what_came_of_imagined_deals(seat: int, best: tuple[int, int], made: tuple[int, int] | None, said: str) -> None:
    assert codes(preference("HK H7", seat), "HK", thoughts(best, made))[-1] == said


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_each_reason_is_in_the_catalogue(game: Game) -> None:
    """For all that is said over some deals, by a level that imagines and by one that does not."""
    chance = Random(game.ID)
    for level in ("club", "master"):
        match = deal_next(begin(game, game.Options()), chance)
        while not match.deals[-1].complete:
            seen = view(match, to_act(match.deals[-1]), [None] * game.SEATS)
            reasons = advise(seen, level, chance, worlds=2).reasons
            assert reasons
            assert all(bundle("en").has_message(f"reason-{reason.code}") for reason in reasons)
            match = act(match, any_action(match.deals[-1], chance))
