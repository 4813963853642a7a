"""Cards as small integers, sets of cards as bit sets, and which card beats which.

A card is ``suit * 13 + rank`` with suits S, C, D, H = 0 to 3 and ranks 2 to ace = 0 to 12; the joker is 52.
The integers run in the canonical order, so the lowest bit of a set is its first card.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import NewType

Card = NewType("Card", int)
Cards = NewType("Cards", int)
Suit = NewType("Suit", int)
Seat = NewType("Seat", int)

SUITS = S, C, D, H = Suit(0), Suit(1), Suit(2), Suit(3)
SUIT_LETTERS = "SCDH"
RANK_LETTERS = "23456789TJQKA"
JOKER = Card(52)
NONE = Cards(0)

_JACK = RANK_LETTERS.index("J")
_CARD_TEXTS = (*(suit + rank for suit, rank in product(SUIT_LETTERS, RANK_LETTERS)), "JK")
_CARDS = {text: Card(number) for number, text in enumerate(_CARD_TEXTS)}


def card(text: str) -> Card:
    """The card spelled `text`, such as ``SQ`` or ``JK``; ValueError when there is none."""
    try:
        return _CARDS[text]
    except KeyError:
        raise ValueError(f"{text[:20]!r} is no card") from None


def card_text(of: Card) -> str:
    """How a card is written: suit letter, then rank; ``JK`` for the joker."""
    return _CARD_TEXTS[of]


def cards(text: str) -> Cards:
    """The set of the cards in `text`, which spaces part: ``cards("S7 SA")``."""
    return set_of(card(word) for word in text.split())


def cards_list(of: Cards) -> list[str]:
    """The cards' texts in canonical order."""
    return [_CARD_TEXTS[each_card] for each_card in each(of)]


def set_of(some: Iterable[Card]) -> Cards:
    """The set that holds each of `some`."""
    bits = 0
    for one in some:
        bits |= 1 << one
    return Cards(bits)


def each(of: Cards) -> list[Card]:
    """The cards of a set, one by one, in canonical order."""
    bits: int = of
    found: list[Card] = []
    while bits:
        lowest = bits & -bits
        found.append(Card(lowest.bit_length() - 1))
        bits ^= lowest
    return found


def suit_letter(of: Suit | None) -> str | None:
    """S, C, D or H; None for no suit."""
    return None if of is None else SUIT_LETTERS[of]


def suit(letter: str) -> Suit:
    """The suit with that letter; ValueError when there is none."""
    return Suit(SUIT_LETTERS.index(letter))


def pack_of(ranks: str, *more: str) -> tuple[Card, ...]:
    """A pack in canonical order: the `ranks` in each suit, and the cards in `more`."""
    return tuple(
        sorted([card(letter + rank) for letter, rank in product(SUIT_LETTERS, ranks)] + [card(m) for m in more])
    )


@dataclass(frozen=True)
class Ranking:
    """Where each card belongs and what it beats, once trump is known. Made by `ranking`, then only asked.

    `suit_of[card]` is the suit that a card belongs to: a bower's is trump, the joker's is trump, and None without
    trump. `members[suit]` are the cards that belong to a suit, `trumps` those that win over all plain suits.
    `strength[lead][card]` orders the cards of a trick in which `lead` was led (None: no suit); 0 can't win.
    """

    trump: Suit | None
    bowers: bool
    suit_of: tuple[Suit | None, ...] = field(compare=False, repr=False)
    members: tuple[Cards, ...] = field(compare=False, repr=False)
    trumps: Cards = field(compare=False, repr=False)
    strength: dict[Suit | None, tuple[int, ...]] = field(compare=False, repr=False)

    def __reduce__(self) -> tuple[object, ...]:
        return ranking, (self.trump, self.bowers)

    def high_to_low(self, some: Iterable[Card]) -> list[Card]:
        """The trumps among `some`, the highest first."""
        power = self.strength[self.trump]
        return sorted((c for c in some if self.trumps >> c & 1), key=lambda c: -power[c])


@cache
def ranking(trump: Suit | None, bowers: bool = False) -> Ranking:
    """Ace high and two low in each suit, the joker above all; with `bowers` the jack of trumps comes next, then the
    other jack of the same colour, which belongs to the trump suit.
    """
    suit_of: list[Suit | None] = [Suit(number // 13) for number in range(52)] + [trump]
    height = [number % 13 + 1 for number in range(52)] + [20]
    if bowers and trump is not None:
        right, left = Card(trump * 13 + _JACK), Card((trump ^ 1) * 13 + _JACK)
        suit_of[left] = trump
        height[right], height[left] = 19, 18
    members = tuple(set_of(Card(c) for c in range(53) if suit_of[c] == one) for one in SUITS)
    trumps = Cards(1 << JOKER | (0 if trump is None else members[trump]))
    strength: dict[Suit | None, tuple[int, ...]] = {}
    for lead in (None, *SUITS):
        strength[lead] = tuple(
            100 + height[c] if trumps >> c & 1 else height[c] if lead is not None and suit_of[c] == lead else 0
            for c in range(53)
        )
    return Ranking(trump, bowers, tuple(suit_of), members, trumps, strength)
