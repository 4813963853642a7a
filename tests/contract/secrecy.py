"""Other deals that a viewer could not tell from the one at hand.

A deal is turned into another by exchanging two cards that the viewer does not see, over and over; an exchange
counts only if every recorded action is still legal. What a viewer sees is told here a second time, from the
rules pages, so that a view which shows too much is caught.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random

from forehand.engine.actions import Action, Discard, Illegal
from forehand.engine.cards import Card, Cards, Seat, each, set_of
from forehand.engine.deal import Deal
from forehand.engine.match import Match, act, new_deal


@dataclass(frozen=True)
class Open:
    """What the rules of a game lay open while a deal lasts."""

    taker: Callable[[Deal], Seat | None]
    """The seat that has taken up the whole stock."""
    stock: Callable[[Deal], int]
    """How many cards of the stock everybody has seen."""
    hands: Callable[[Deal], tuple[Seat, ...]]
    """The seats whose cards lie face up."""


def _nobody(_: Deal) -> Seat | None:
    return None


def _none(_: Deal) -> int:
    return 0


def _no_hands(_: Deal) -> tuple[Seat, ...]:
    return ()


def _declarer(deal: Deal) -> Seat | None:
    """PR13, FH9."""
    return deal.declarer


def _blind_taker(deal: Deal) -> Seat | None:
    """PF10."""
    return next((seat for seat, call in deal.calls if str(call) == "take"), None)


def _talon_seen(deal: Deal) -> int:
    """PR13, PR24, PR35."""
    if deal.declarer is not None:
        return 2
    turned_up = deal.contract == "passed-out" and deal.options.passed_out_talon
    return min(2, 1 + len(deal.played)) if turned_up else 0


def _misere_defenders(deal: Deal) -> tuple[Seat, ...]:
    """PR38."""
    open_now = deal.contract == "misere" and deal.options.open_misere and (deal.table or deal.played)
    return tuple(Seat(seat) for seat in range(3) if seat != deal.declarer) if open_now else ()


def _open_declarer(deal: Deal) -> tuple[Seat, ...]:
    """FH37."""
    open_now = deal.contract == "open-misere" and deal.played and deal.declarer is not None
    return (deal.declarer,) if open_now and deal.declarer is not None else ()


LAID_OPEN = {
    "perfrance": Open(_blind_taker, _none, _no_hands),
    "preference": Open(_declarer, _talon_seen, _misere_defenders),
    "five-hundred": Open(_declarer, _none, _open_declarer),
}
NOTHING = Open(_nobody, _none, _no_hands)
"""A game that is not listed shows nothing but the cards played."""


@dataclass(frozen=True)
class World:
    """The secrets of a deal: the hands and the stock as dealt, and the actions with their discards."""

    hands: tuple[Cards, ...]
    stock: tuple[Card, ...]
    actions: tuple[Action, ...]


def other_worlds(match: Match, viewer: Seat | None, chance: Random, tries: int) -> Iterator[Match | None]:
    """For each try the match in yet another world that the viewer can't tell from the real one; None where it failed.

    The match's last deal is under way. Each world starts from the one before it, so that they drift apart.
    """
    deal = match.deals[-1]
    laid_open = LAID_OPEN.get(match.game.ID, NOTHING)
    world = World(deal.dealt, deal.stock, deal.actions)
    unseen = _unseen(deal, viewer, laid_open)
    for _ in range(tries):
        if len(unseen) < 2:
            return
        changed = _exchange(world, *chance.sample(unseen, 2), chance.choice(KINDS))
        other = None if changed == world else _played_again(match, changed)
        if other is None or not _looks_the_same(deal, other.deals[-1], viewer, laid_open):
            yield None
            continue
        world = changed
        yield other


def _unseen(deal: Deal, viewer: Seat | None, laid_open: Open) -> list[Card]:
    """The cards of which the viewer does not know to whom they were dealt."""
    seen = set_of(deal.stock[: laid_open.stock(deal)])
    if viewer is not None:
        seen = Cards(seen | deal.dealt[viewer])
        if laid_open.taker(deal) == viewer:
            seen = Cards(seen | set_of(deal.stock))
    pack = set_of(deal.stock)
    for hand in deal.dealt:
        pack = Cards(pack | hand)
    return each(Cards(pack & ~seen))


KINDS = ("dealt", "away", "both")
"""Where two cards change places: where they were dealt, among the cards laid away, or throughout."""


def _exchange(world: World, a: Card, b: Card, kind: str) -> World:
    if kind in ("dealt", "both"):
        world = replace(
            world,
            hands=tuple(_with_places_changed(hand, a, b) for hand in world.hands),
            stock=tuple({a: b, b: a}.get(card, card) for card in world.stock),
        )
    if kind in ("away", "both"):
        actions = tuple(
            Discard(_with_places_changed(action.cards, a, b)) if isinstance(action, Discard) else action
            for action in world.actions
        )
        world = replace(world, actions=actions)
    return world


def _with_places_changed(cards: Cards, a: Card, b: Card) -> Cards:
    if (cards >> a & 1) == (cards >> b & 1):
        return cards
    return Cards(cards ^ (1 << a | 1 << b))


def _played_again(match: Match, world: World) -> Match | None:
    """The match with its last deal in another world; None if an action would not be legal there."""
    again = replace(match, deals=match.deals[:-1])
    again = new_deal(again, match.deals[-1].forehand, world.hands, world.stock)
    try:
        for action in world.actions:
            again = act(again, action)
    except Illegal:
        return None
    return again


def _looks_the_same(deal: Deal, other: Deal, viewer: Seat | None, laid_open: Open) -> bool:
    """Whether what the viewer has laid away, and the hands that lie open, are the same in both."""
    own = viewer is None or deal.discarded[viewer] == other.discarded[viewer]
    return own and all(deal.hands[seat] == other.hands[seat] for seat in laid_open.hands(deal))
