"""What the cards that others have played tell of those they still hold: players of cards have habits.

How often a card is played from a hand, against the others that might have been, is a matter of a few things that everybody looks
at: whether it takes the trick, whether a lower one had done so, how long its suit is, who led that suit before. What each of
them weighs was learned from deals that computer players played; `bench/habits.py` makes the file anew.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, log
from operator import mul
from typing import Literal

from forehand.bots.facts import game_of, options_of, pack_of, ranking_of
from forehand.bots.play_rules import AVOIDING, must_trump, numbers_of, sides_of
from forehand.bots.reading import Begun, tricks_begun
from forehand.engine.cards import Card, Cards, Seat, Suit, each, set_of
from forehand.engine.view import View

TRUST = 0.5
"""How much of what the habits tell is believed: some players have others. With 1 all of it would be, with 0 none."""

TRAITS = (
    "lowest of its suit in hand",
    "highest of its suit in hand",
    "nothing unseen beats it in its suit",
    "one unseen card does",
    "length of its suit in hand",
    "only card of its suit in hand",
    "trump",
    "takes an opponent's trick for good",
    "takes an opponent's trick so far",
    "takes a partner's trick",
    "lowest that takes the trick",
    "lowest that does not",
    "its suit was led before by the seat",
    "by a partner",
    "by an opponent",
)
"""What a card is to a hand that may play it: a number each, as `traits` has them."""

Takes = Literal["for good", "so far", "from a partner"]


@dataclass(frozen=True, slots=True)
class Choice:
    """A card that was played, and what all could see then. Cards are the solver's numbers, sets of them its bit sets."""

    seat: Seat
    card: int
    since: int
    """The cards that the seat has played from then on."""
    situation: str
    """The habits that such a choice is made by."""
    suits: Mapping[int, int]
    """By card: those that belong to its suit."""
    must: tuple[int, ...]
    """What has to be played if the hand has any of it, the first duty first."""
    unplayed: int
    trumps: int
    winners: int
    """The cards that would take the trick over as it lies."""
    takes: Takes
    """How it is taken over by one of them."""
    led: tuple[int, int, int]
    """The suits that were led before: by the seat, by its partners, by its opponents."""

    def allowed(self, hand: int) -> int:
        """The cards of a hand that may be played, as far as this takes the rules."""
        return next((hand & duty for duty in self.must if hand & duty), hand)


def traits(choice: Choice, hand: int, allowed: int, card: int) -> list[float]:
    """What a card is to the hand, of which that much is allowed, by `TRAITS`."""
    bit = 1 << card
    lower, own = bit - 1, choice.suits[card]
    mine, higher = hand & own, (choice.unplayed & own & ~hand & ~lower).bit_count()
    takes = bool(bit & choice.winners)
    found = (
        not mine & lower,
        not mine & ~lower & ~bit,
        higher == 0,
        higher == 1,
        mine.bit_count() / 4,
        mine == bit,
        bit & choice.trumps != 0,
        takes and choice.takes == "for good",
        takes and choice.takes == "so far",
        takes and choice.takes == "from a partner",
        takes and not allowed & choice.winners & lower,
        not takes and choice.winners != 0 and not allowed & own & ~choice.winners & lower,
        *(bit & suits != 0 for suits in choice.led),
    )
    return [float(one) for one in found]


def chances(weights: Sequence[float], options: Sequence[Sequence[float]]) -> list[float]:
    """How likely each card is to be played, by the traits of all that might be."""
    likings = [exp(sum(map(mul, weights, option))) for option in options]
    total = sum(likings)
    return [liking / total for liking in likings]


def alternatives(choice: Choice, hand: int) -> tuple[list[list[float]], int] | None:
    """The traits of all cards that might have been played from that hand, and which of them was; None where there was
    no choice.
    """
    allowed = choice.allowed(hand)
    cards = each(Cards(allowed))
    if len(cards) < 2 or choice.card not in cards:
        return None
    return [traits(choice, hand, allowed, card) for card in cards], cards.index(Card(choice.card))


def _surprise(weights: Sequence[float], choice: Choice, hand: int) -> float:
    """The logarithm of how likely the card was to be played from that hand, by its player's habits."""
    known = alternatives(choice, hand)
    return 0.0 if known is None else log(chances(weights, known[0])[known[1]])


class Witness:
    """What one seat has seen the others play."""

    def __init__(self, view: View) -> None:
        self._numbers = numbers_of(ranking_of(view), set_of(pack_of(view)))
        self._weights = learned()[view["game"]]
        self._choices = [choice for choice in choices(view) if choice.seat != view["seat"]]
        self._known: dict[tuple[Seat, Cards], float] = {}

    def __bool__(self) -> bool:
        return bool(self._choices)

    def likelihood(self, hands: Sequence[Cards]) -> float:
        """How likely the others have played as they did with these cards still in hand, against other
        ways for the cards to lie.
        """
        return exp(TRUST * sum(self._of_seat(Seat(seat), hand) for seat, hand in enumerate(hands)))

    def _of_seat(self, seat: Seat, hand: Cards) -> float:
        key = seat, hand
        if key not in self._known:
            numbered = sum(1 << self._numbers[one] for one in each(hand))
            self._known[key] = sum(
                _surprise(self._weights[choice.situation], choice, numbered | choice.since)
                for choice in self._choices
                if choice.seat == seat and choice.situation in self._weights
            )
        return self._known[key]


@cache
def learned() -> Mapping[str, Mapping[str, Sequence[float]]]:
    """By game and situation: what each of `TRAITS` weighs."""
    return json.loads((files("forehand.bots") / "habits.json").read_text("utf-8"))


def choices(view: View) -> list[Choice]:
    """All cards that were played, in order, each with what could be seen then."""
    table = _Table(view)
    return [choice for trick in tricks_begun(view, ranking_of(view)) for choice in table.trick(trick)]


class _Table:
    """The play of a deal, gone through once more."""

    def __init__(self, view: View) -> None:
        pack, seats, ranks = pack_of(view), len(view["counts"]), ranking_of(view)
        declarer = None if view["declarer"] is None else Seat(view["declarer"])
        self._sides = sides_of(game_of(view), declarer, [Seat(seat) for seat in view["folded"]])
        self._declarer = declarer
        self._aim = "avoiding" if view["contract"] in AVOIDING else "taking"
        self._ranks = ranks
        self._pack = pack
        self._numbers = numbers_of(ranks, set_of(pack))
        self._suits = {self._numbers[one]: self._set(self._suit_mates(one)) for one in pack}
        self._trumps = self._set(one for one in pack if ranks.trumps >> one & 1)
        self._must_trump = must_trump(game_of(view), options_of(view))
        self._unplayed = self._set(pack)
        self._led = [0] * seats
        self._since = [0] * seats
        for trick in tricks_begun(view, ranks):
            for seat, one in trick.cards:
                self._since[seat] |= 1 << self._numbers[one]

    def trick(self, trick: Begun) -> Iterator[Choice]:
        """The choices of one trick."""
        best: tuple[Seat, Card] | None = None
        lead = self._lead(trick)
        playing = sum(len(side) for side in self._sides)
        for number, (seat, one) in enumerate(trick.cards):
            leads = trick.opened and not number
            last = number == playing - 1
            card = self._numbers[one]
            yield Choice(
                seat,
                card,
                self._since[seat],
                self._situation(seat, "leads" if leads else "follows" if 1 << card & lead else "is void"),
                self._suits,
                () if leads else (lead, self._trumps) if self._must_trump else (lead,),
                self._unplayed,
                self._trumps,
                0 if leads else self._winners(trick.lead, best),
                self._takes(seat, best, last),
                self._led_by(seat),
            )
            power = self._ranks.strength[trick.lead]
            if power[one] > (0 if best is None else power[best[1]]):
                best = seat, one
            self._unplayed &= ~(1 << card)
            self._since[seat] &= ~(1 << card)
            if leads:
                self._led[seat] |= self._suits[card]

    def _set(self, some: Iterable[Card]) -> int:
        return sum(1 << self._numbers[one] for one in some)

    def _suit_mates(self, one: Card) -> Iterator[Card]:
        """The cards that belong to the suit of one; a joker without trump is alone."""
        suit = self._ranks.suit_of[one]
        return (
            other for other in self._pack if other == one or (suit is not None and self._ranks.suit_of[other] == suit)
        )

    def _lead(self, trick: Begun) -> int:
        return self._set(one for one in self._pack if trick.lead is not None and self._ranks.suit_of[one] == trick.lead)

    def _situation(self, seat: Seat, does: str) -> str:
        on_side = self._declarer is not None and self._side(seat) == self._side(self._declarer)
        return f"{self._aim}: {'declarer' if on_side else 'other'} {does}"

    def _side(self, seat: Seat) -> int:
        return next((number for number, side in enumerate(self._sides) if seat in side), -1 - seat)

    def _winners(self, lead: Suit | None, best: tuple[Seat, Card] | None) -> int:
        power = self._ranks.strength[lead]
        return self._set(one for one in self._pack if power[one] > (0 if best is None else power[best[1]]))

    def _takes(self, seat: Seat, best: tuple[Seat, Card] | None, last: bool) -> Takes:
        if best is not None and self._side(best[0]) == self._side(seat):
            return "from a partner"
        return "for good" if last else "so far"

    def _led_by(self, seat: Seat) -> tuple[int, int, int]:
        partners = opponents = 0
        for other, suits in enumerate(self._led):
            if other == seat:
                continue
            if self._side(Seat(other)) == self._side(seat):
                partners |= suits
            else:
                opponents |= suits
        return self._led[seat], partners, opponents
