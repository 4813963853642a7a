"""Claims as computer players judge them: only what they see counts, and they are never fooled."""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import pytest

from forehand.bots import accepts_claim
from forehand.engine.actions import Play
from forehand.engine.cards import Seat
from forehand.engine.deal import Deal, apply, choose, hand_laid_open, legal
from forehand.engine.game import Game
from forehand.engine.match import Match, with_deal
from forehand.engine.view import view
from forehand.games import GAMES
from tests.bots.hands import a_view, trick


def judged(game: str, hand: str, take: Literal["all", "none"], **more: Any) -> bool:
    return accepts_claim(a_view(game, hand, **more), 1, take, Random(1))


def spill(hand: str, claimers: str, partners: str = "", **more: Any) -> bool:
    """A claim of seat 1, which leads and shows these cards, judged by seat 0, in Priffe without trump."""
    cards = hand.split()
    usual: dict[str, Any] = {
        "turn": 1,
        "shown": {"1": claimers.split()} | ({"3": partners.split()} if partners else {}),
        "contract": "spill",
        "declarer": 1,
        "counts": [len(cards)] * 4,
        "tricks": [13 - len(cards), 0, 0, 0],
    }
    return judged("priffe", hand, "all", **(usual | more))


def test_the_highest_cards_are_given() -> None:
    assert spill("S2 S3", "SA DA")


def test_a_card_that_may_be_beaten_is_not() -> None:
    assert not spill("S2 S3", "SA DK")


def test_what_lies_well_by_luck_is_not_given() -> None:
    """Seat 0 does not hold the king that would win; seats 2 and 3 may."""
    assert not spill("S2 H3", "SA SQ")
    assert spill("SK H3", "SA DA")


def test_a_lead_that_has_to_be_guessed_is_refused() -> None:
    """The queen falls under one of two honours only where it stands alone, and nobody can see where."""
    assert not spill("H2 H3 H4", "SA SK SJ")


def test_the_partners_tricks_are_the_claimers_in_a_game_of_pairs() -> None:
    assert spill("S2 S3", "SA D2", partners="DA DK")
    assert not spill("S2 S3", "SA D2", partners="DQ DJ")


def test_a_contract_that_is_over_for_a_suit_gives_the_last_trumps() -> None:
    more: dict[str, Any] = {"contract": "hearts", "trump": "H"}
    assert spill("S2 S3", "HA HK", **more)
    assert not spill("S2 S3", "HA DA", **more)  # a trump may be out


def random_ending(game: Game, options: dict[str, Any], left: int, chance: Random) -> Deal | None:
    """A deal played at random until so many tricks are left; None where it does not come so far."""
    pack = list(game.PACK)
    chance.shuffle(pack)
    hands, stock = game.deal_out(pack, Seat(0))
    deal = game.start(game.Options(**options), hands, stock, Seat(0))
    while not deal.complete and (deal.table or game.TRICKS - len(deal.played) > left):
        choice = choose(deal)
        actions = legal(deal) if choice is None else list(legal(deal))[:40]
        calls = [one for one in actions if not isinstance(one, Play)]
        # Folds and passes end too many deals before anything is played.
        busy = [one for one in calls if str(one) not in {"pass", "fold"}]
        plays = [one for one in actions if isinstance(one, Play)]
        deal = apply(deal, chance.choice(plays or (busy if chance.random() < 0.5 else calls) or calls))
    return None if deal.complete else deal


def holds(deal: Deal, side: Sequence[int], take: str, over: int) -> bool:
    """Whether the claim, made after so many tricks, stands with all cards known, by trying everything."""
    if any((won.winner in side) != (take == "all") for won in deal.played[over:]):
        return False
    if deal.complete:
        return True
    plays = [one for one in legal(deal) if isinstance(one, Play)]
    after = (holds(apply(deal, play), side, take, over) for play in plays)
    return any(after) if deal.to_play[0] in side else all(after)


CASES: list[tuple[str, dict[str, Any]]] = [
    ("perfrance", {}),
    ("perfrance", {"last_must_take": False}),
    ("preference", {}),
    ("preference", {"passed_out_talon": True}),
    ("priffe", {"must_trump": True}),
    ("five-hundred", {"misere": True, "joker_lead": "nominate"}),
]


@pytest.mark.parametrize(("name", "options"), CASES)
def test_whatever_is_accepted_stands_with_all_cards_known(name: str, options: dict[str, Any]) -> None:
    game, accepted = GAMES[name], 0
    for seed in range(12):
        chance = Random(seed)
        deal = random_ending(game, options, 2, chance)
        if deal is None:
            continue
        for claimer in range(game.SEATS):
            if claimer in deal.out:
                continue
            match = with_deal(Match(game, deal.options, (deal,)), hand_laid_open(deal, Seat(claimer)))
            side = next(side for side in game.SIDES if claimer in side)
            for take in ("all", "none"):
                for judge in range(game.SEATS):
                    if judge != claimer and accepts_claim(view(match, Seat(judge), []), claimer, take, chance):
                        accepted += 1
                        assert holds(deal, side, take, len(deal.played)), (seed, claimer, take, judge)
    assert accepted


def test_with_many_cards_out_a_sure_claim_is_accepted_and_a_doubtful_one_refused() -> None:
    """Ten tricks of thirteen are left; the claimer has all of one suit, and the lead."""
    hand = "H2 H3 H4 H5 H6 D2 D3 D4 D5 D6"
    played = [
        trick("1:C2 2:C3 3:C4 0:C5", winner=1),
        trick("1:C6 2:C7 3:C8 0:C9", winner=1),
        trick("1:CT 2:CJ 3:CQ 0:CK", winner=1),
    ]
    more: dict[str, Any] = {"played": played, "tricks": [0, 0, 0, 0], "declarer": 1, "contract": "spill", "turn": 1}
    sure = ["S5", "S6", "S7", "S8", "S9", "ST", "SJ", "SQ", "SK", "SA"]
    assert judged("priffe", hand, "all", shown={"1": sure}, **more)
    doubtful = ["S5", "S6", "S7", "S8", "S9", "ST", "SJ", "SQ", "SA", "DA"]
    more["played"], more["tricks"] = played, [0, 0, 0, 0]
    assert not judged("priffe", hand, "all", shown={"1": doubtful}, **more)


def test_a_misere_without_a_trick_to_fear_is_given() -> None:
    more: dict[str, Any] = {"turn": 1, "contract": "misere", "declarer": 1, "counts": [2, 2, 2], "tricks": [8, 0, 0]}
    assert judged("preference", "SA HA", "none", shown={"1": ["S7", "D7"]}, **more)
    assert not judged("preference", "S7 H7", "none", shown={"1": ["S8", "D7"]}, **more)
