"""Why an action is advised: each sentence is true of what the seat sees, and of what was worked out."""

from collections.abc import Mapping
from random import Random
from typing import get_args

import pytest

from forehand.bots import advise
from forehand.bots.codes import Code
from forehand.bots.reasons import why
from forehand.bots.thinking import Thoughts, _thoughts, _World
from forehand.engine.game import Game
from forehand.engine.match import act, begin
from forehand.engine.view import View, view
from forehand.games import GAMES
from tests.bots.hands import a_view, on_table, trick
from tests.contract.playing import any_action, deal_next, to_act
from tests.locale.catalogues import catalogue


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


@pytest.mark.parametrize(("chance", "said"), [(0.31, "made"), (0.64, "made-but")])
def test_a_pass_says_what_a_bid_would_have_come_to(chance: float, said: str) -> None:
    seen = a_view("preference", "S7 H7", phase="bidding", legal="pass bid:6S")
    worth = {"pass": 0.0, "bid:6S": -1.0}
    reason = why(seen, "pass", worth, None, lambda text: ("6S", chance) if text != "pass" else None)
    assert [(said, {"contract": "6S", "good": round(100 * chance)})] == [(each.code, each.args) for each in reason]


def thoughts(best: tuple[float, float], made: tuple[float, float] | None) -> Thoughts:
    """Of two hearts, in forty worlds."""
    values = {"HK": 1.0, "H7": 0.5}
    both = None if made is None else dict(zip(values, made, strict=True))
    return Thoughts(values, dict(zip(values, best, strict=True)), both, 40)


@pytest.mark.parametrize(
    ("seat", "best", "made", "said"),
    [
        (0, (0.75, 0.5), (0.775, 0.5), "made-in"),
        (1, (0.75, 0.5), (0.5, 0.775), "down-in"),
        (1, (0.75, 0.5), (1.0, 1.0), "best-in"),
        (1, (0.75, 0.5), None, "best-in"),
        (1, (1.0, 1.0), (0.25, 0.25), "all-same"),
    ],
)
def test_what_came_of_imagined_deals(
    seat: int, best: tuple[float, float], made: tuple[float, float] | None, said: str
) -> None:
    assert codes(preference("HK H7", seat), "HK", thoughts(best, made))[-1] == said


@pytest.mark.parametrize(("part", "good"), [(0.0, 0), (0.001, 1), (0.31, 12), (0.999, 39), (1.0, 40)])
def test_all_and_none_of_the_deals_are_told_only_where_it_is_so(part: float, good: int) -> None:
    (*_, reason) = why(preference("HK H7"), "HK", {}, thoughts((part, 0.5), None), lambda _: None)
    assert ("best-in", {"good": good, "deals": 40}) == (reason.code, reason.args)


def test_a_likelier_deal_counts_for_more_in_what_is_told_as_in_what_is_chosen() -> None:
    """One world in which the king is best, and as likely as the three others together are twice."""
    likely = _World(6.0, {"HK": 10.0, "H7": 0.0}, {"HK": True, "H7": False})
    others = [_World(1.0, {"HK": 0.0, "H7": 8.0}, {"HK": False, "H7": True})] * 3
    found = _thoughts([likely, *others])
    assert found.values["HK"] > found.values["H7"]
    assert found.made_in is not None
    for told in found.best_in, found.made_in:
        assert {"HK": pytest.approx(2 / 3), "H7": pytest.approx(1 / 3)} == told


def test_each_reason_is_in_the_catalogue() -> None:
    assert set(get_args(Code)) == {
        key.removeprefix("reason-") for key in catalogue("en").messages if key.startswith("reason-")
    }


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_there_is_always_a_reason(game: Game) -> None:
    """For some of the decisions of a deal, by a level that imagines and by one that does not."""
    chance = Random(game.ID)
    match, at = deal_next(begin(game, game.Options()), chance), 0
    while not match.deals[-1].complete:
        for level in ("club", *["master"] * (at % 8 == 7)):
            seen = view(match, to_act(match.deals[-1]), [None] * game.SEATS)
            assert advise(seen, level, chance, worlds=2).reasons
        match, at = act(match, any_action(match.deals[-1], chance)), at + 1


def test_a_player_who_forgets_gives_no_reason_from_what_it_has_forgotten() -> None:
    played = [trick("1:HA 2:H9 0:S7", winner=0), trick("0:CA 1:C8 2:C7", winner=0)]
    seen = preference("HK HJ", played=played)
    reasons = {level: [each.code for each in advise(seen, level, Random(1)).reasons] for level in ("beginner", "club")}
    assert {"beginner": ["rules"], "club": ["void"]} == reasons
