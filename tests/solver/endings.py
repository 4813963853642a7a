"""Random endings of every contract, and what plain minimax over the engine says of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from forehand.bots.play_rules import AVOIDING, sides_of
from forehand.engine.actions import PASS, Action, Call
from forehand.engine.cards import Seat, each, set_of
from forehand.engine.deal import Deal, apply, legal
from forehand.engine.game import Game
from forehand.engine.match import points
from forehand.games import GAMES


@dataclass(frozen=True)
class Setup:
    """A contract under house rules, and how many cards a hand a plain minimax can bear."""

    game: Game
    options: dict[str, Any]
    contract: str
    cards: int

    def __str__(self) -> str:
        return " ".join([self.game.ID, self.contract, *(f"{name}={value}" for name, value in self.options.items())])


def _two_sided() -> Iterator[Setup]:
    """Every contract with two sides, by strain, under each option that changes the play."""
    for contract in ("6S", "6C", "6D", "6H", "6NT", "misere"):
        yield Setup(GAMES["preference"], {"jump_bids": True}, contract, 5)
    for must_trump in (False, True):
        for contract in ("spill", "null", "hearts", "diamonds", "forced-null"):
            yield Setup(GAMES["priffe"], {"must_trump": must_trump}, contract, 4)
    for joker_lead in ("free", "nominate"):
        for contract in ("6S", "6C", "6D", "6H", "6NT", "misere", "open-misere"):
            options = {"joker_lead": joker_lead, "misere": True, "one_round": True}
            yield Setup(GAMES["five-hundred"], options, contract, 4)


def _alone() -> Iterator[Setup]:
    """Every contract in which three seats play each for itself, under each option that changes the play."""
    for last_must_take in (True, False):
        for first_lead in ("forehand", "declarer"):
            for contract in ("S", "H", "none"):
                options = {"last_must_take": last_must_take, "first_lead": first_lead}
                yield Setup(GAMES["perfrance"], options, contract, 5)
    for passed_out_talon in (False, True):
        yield Setup(GAMES["preference"], {"passed_out_talon": passed_out_talon}, "passed-out", 5)


TWO_SIDED = tuple(_two_sided())
ALONE = tuple(_alone())


def ending(setup: Setup, chance: random.Random) -> Deal:
    """A deal of that contract, played at random until a hand has no more cards than it may, or one fewer."""
    while True:
        deal = play_begins(setup, chance)
        cards, in_trick = setup.cards - chance.randrange(2), chance.randrange(setup.game.SEATS)
        while deal.phase is not None:
            if deal.hands[deal.to_play[0]].bit_count() <= cards and len(deal.table) == in_trick % len(deal.to_play):
                return deal
            deal = apply(deal, chance.choice(legal(deal)))


def short_deal(setup: Setup, chance: random.Random) -> Deal:
    """A deal of that contract before its first card, with hands short enough for a plain search."""
    deal = play_begins(setup, chance)
    return deal.but(hands=tuple(set_of(chance.sample(each(hand), setup.cards - 1)) for hand in deal.hands))


def play_begins(setup: Setup, chance: random.Random) -> Deal:
    """A random deal, bid to the contract."""
    pack = list(setup.game.PACK)
    chance.shuffle(pack)
    forehand = Seat(chance.randrange(setup.game.SEATS))
    hands, stock = setup.game.deal_out(pack, forehand)
    deal = setup.game.start(setup.game.Options(**setup.options), hands, stock, forehand)
    while deal.phase is not None and deal.phase.name != "playing":
        deal = apply(deal, step_to(setup.contract, legal(deal), chance))
    return deal


def step_to(contract: str, allowed: Sequence[Action], chance: random.Random) -> Action:
    """Bid the contract, or the seven over which a misère may be bid; whist; else pass, or lay any cards away."""
    wanted = [call for call in allowed if isinstance(call, Call) and (call.what == contract or call.verb == "whist")]
    below = [Call("bid", "7C")] if contract == "misere" and Call("bid", "7C") in allowed else []
    return next(iter(wanted or below), PASS if PASS in allowed else chance.choice(allowed))


def minimax(deal: Deal) -> dict[str, list[int]]:
    """The final tricks of each side under best play, for each legal play: declarers first."""
    sides, known = sides_of(setup_game(deal), deal.declarer, deal.out), {}

    def best(deal: Deal) -> tuple[int, int]:
        if deal.phase is None:
            return sum(deal.tricks[seat] for seat in sides[0]), sum(deal.tricks[seat] for seat in sides[1])
        place = (deal.hands, deal.table, deal.lead, deal.to_play, deal.tricks)
        if place not in known:
            choose = max if deal.to_play[0] in sides[0] else min
            known[place] = choose((best(apply(deal, action)) for action in legal(deal)), key=worth)
        return known[place]

    def worth(tricks: tuple[int, int]) -> tuple[int, int]:
        avoided = deal.contract in AVOIDING
        # A lost misère of Five Hundred is over at once: declarers hold out as long as they can.
        return (-tricks[0], tricks[1]) if avoided else tricks

    return {str(action): list(best(apply(deal, action))) for action in legal(deal)}


def max_n(deal: Deal) -> dict[str, list[int]]:
    """The final tricks of each seat where each plays for itself, for each legal action.

    While seats may fold each weighs points, then its rivals' points; else, and where that is no difference, tricks.
    """
    game, known = setup_game(deal), {}
    declarer, fewer = deal.declarer, -1 if deal.contract == "passed-out" else 1

    def best(deal: Deal) -> Deal:
        if deal.phase is None:
            return deal
        place = (deal.hands, deal.table, deal.lead, deal.to_play, deal.tricks, deal.out)
        if place not in known:
            seat, folding = deal.to_play[0], game.ID == "perfrance" and declarer is not None and not deal.played
            results = [best(apply(deal, action)) for action in legal(deal)]
            known[place] = max(results, key=lambda end: (points_of(seat, end) if folding else (), tricks_of(seat, end)))
        return known[place]

    def order(seat: Seat) -> list[int]:
        left, right = (seat + 1) % 3, (seat + 2) % 3
        return [seat, right, left] if declarer == right else [seat, left, right]

    def tricks_of(seat: Seat, end: Deal) -> list[int]:
        own, *rivals = (fewer * end.tricks[each] for each in order(seat))
        return [own, *(-rival for rival in rivals)]

    def points_of(seat: Seat, end: Deal) -> list[int]:
        own, *rivals = (points(game, end)[each] for each in order(seat))
        return [own, *(-rival for rival in rivals)]

    return {str(action): list(best(apply(deal, action)).tricks) for action in legal(deal)}


def setup_game(deal: Deal) -> Game:
    """The game whose options a deal has."""
    return next(game for game in GAMES.values() if isinstance(deal.options, game.Options))
