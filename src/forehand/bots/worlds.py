"""Worlds: ways in which the cards that a seat can't see may lie, drawn by what it knows of them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from forehand.bots.chance import Chance
from forehand.bots.reading import DECLARER_KEEPS, NOWHERE, open_hands_of, room_of, shown_voids, unseen_of, weight_of
from forehand.engine.cards import Card, Cards, Ranking, Seat, card, set_of
from forehand.engine.view import View

MIXING = 3
"""How often, on average, each card tries to change its place before a world is taken for a fresh one."""

Places = dict[Seat, float]
"""Where a card may lie, and how likely each place is against the others, room apart."""


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the cards may lie: the hands by seat, and the unseen cards in none of them, which are a stock that
    nobody has taken or what another seat has laid away.
    """

    hands: tuple[Cards, ...]
    aside: tuple[Card, ...]


class NoWorld(Exception):
    """The cards can't lie in any way that agrees with the view."""


def worlds(
    view: View, pack: Sequence[Card], ranking: Ranking, random: Chance, *, must_trump: bool, reads: bool = True
) -> Iterator[World]:
    """Worlds without end that agree with the cards and the voids shown in the view, by the odds that its seat gives each
    card: a Markov chain over all ways to lay the cards, in which two cards change places (Metropolis). One who `reads`
    knows what a declarer is likely to have kept; for another every way to lay the cards is as likely.

    Raises NoWorld.
    """
    me = view["seat"]
    others = [Seat(seat) for seat in range(len(view["counts"])) if seat != me]
    unseen = unseen_of(view, pack)
    room = room_of(view, others, len(unseen))
    voids = shown_voids(view, ranking, must_trump=must_trump)
    keeps = DECLARER_KEEPS if reads else 1.0
    places = [
        {
            seat: weight
            for seat in room
            if room[seat] and (weight := weight_of(view, ranking, voids, seat, one, keeps)) > 0
        }
        for one in unseen
    ]
    at = _lay_out(places, room, random)
    while True:
        for _ in range(MIXING * len(unseen) if len(room) > 1 else 0):
            _maybe_swap(places, at, random)
        yield _world(view, unseen, at)


def _lay_out(places: Sequence[Places], room: Mapping[Seat, int], random: Chance) -> list[Seat]:
    """A place for each card, none over-full: the cards with the fewest places first; where a place is full, a card that
    lies there moves on (an augmenting path).
    """
    left = dict(room)
    at: list[Seat | None] = [None] * len(places)
    order = sorted(range(len(places)), key=lambda one: (len(places[one]), random.random()))
    for one in order:
        if not _find_place(one, places, at, left, set()):
            raise NoWorld
    return [place for place in at if place is not None]


def _find_place(
    one: int, places: Sequence[Places], at: list[Seat | None], left: dict[Seat, int], tried: set[Seat]
) -> bool:
    wanted = sorted(places[one], key=lambda place: left[place], reverse=True)
    for place in wanted:
        if left[place]:
            left[place] -= 1
            at[one] = place
            return True
    for place in wanted:
        if place in tried:
            continue
        tried.add(place)
        for other, where in enumerate(at):
            if where == place and _find_place(other, places, at, left, tried):
                at[one] = place
                return True
    return False


def _maybe_swap(places: Sequence[Places], at: list[Seat], random: Chance) -> None:
    one, other = int(random.random() * len(at)), int(random.random() * len(at))
    here, there = at[one], at[other]
    if here == there:
        return
    now = places[one][here] * places[other][there]
    then = places[one].get(there, 0.0) * places[other].get(here, 0.0)
    if then > 0 and (then >= now or random.random() * now < then):
        at[one], at[other] = there, here


def _world(view: View, unseen: Sequence[Card], at: Sequence[Seat]) -> World:
    hands = [0] * len(view["counts"])
    hands[view["seat"] or 0] = set_of(card(text) for text in view["hand"])
    for seat, cards in open_hands_of(view).items():
        hands[seat] = set_of(cards)
    for one, seat in zip(unseen, at, strict=True):
        if seat != NOWHERE:
            hands[seat] |= 1 << one
    aside = tuple(one for one, seat in zip(unseen, at, strict=True) if seat == NOWHERE)
    return World(tuple(Cards(hand) for hand in hands), aside)
