"""The actions of every game and their text."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from forehand.engine.cards import (
    JOKER,
    SUIT_LETTERS,
    SUITS,
    Card,
    Cards,
    Suit,
    card,
    card_text,
    cards_list,
    each,
    set_of,
    suit,
)


class Illegal(Exception):
    """The rules do not allow an action now; the message says why, in words for people."""


class Unknown(ValueError):
    """A text that spells no action of the game."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card played; with a suit `named` where a joker that is led asks for one."""

    card: Card
    named: Suit | None = None

    def __str__(self) -> str:
        text = card_text(self.card)
        return text if self.named is None else f"{text}:{SUIT_LETTERS[self.named]}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Cards laid away, face down."""

    cards: Cards

    def __str__(self) -> str:
        return "discard:" + ",".join(cards_list(self.cards))


@dataclass(frozen=True, slots=True)
class Call:
    """Something said: ``pass``, ``take``, or with a word after the colon ``bid:6S``."""

    verb: str
    what: str | None = None

    def __str__(self) -> str:
        return self.verb if self.what is None else f"{self.verb}:{self.what}"


Action = Play | Discard | Call

PASS = Call("pass")
PLAYS = tuple(Play(Card(number)) for number in range(53))
NAMING_PLAYS = tuple(Play(JOKER, named) for named in SUITS)

_SPELLED = {str(play): play for play in PLAYS + NAMING_PLAYS}


@lru_cache(maxsize=4096)
def plays_of(some: Cards) -> tuple[Play, ...]:
    """A play of each card, in canonical order. (The few sets that can follow a suit come up again and again.)"""
    return tuple(PLAYS[one] for one in each(some))


def calls(verb: str, *words: str) -> tuple[Call, ...]:
    """One call a word: ``calls("name", "S", "C")``."""
    return tuple(Call(verb, word) for word in words)


def parse_action(text: str, spoken: Mapping[str, Call]) -> Action:
    """The action spelled `text` in a game whose calls are `spoken` (by text).

    The cards of a discard may stand in any order. Raises `Unknown`.
    """
    if text in _SPELLED:
        return _SPELLED[text]
    if text in spoken:
        return spoken[text]
    verb, colon, rest = text.partition(":")
    if verb == "discard" and colon:
        return _parse_discard(rest)
    raise Unknown("no action of this game is spelled so")


def _parse_discard(text: str) -> Discard:
    try:
        named = [card(word) for word in text.split(",")]
    except ValueError as error:
        raise Unknown(str(error)) from None
    away = set_of(named)
    if away.bit_count() != len(named):
        raise Unknown("a card stands twice")
    return Discard(away)


def suit_named(call: Call) -> Suit:
    """The suit after the colon of a call such as ``name:S``."""
    if call.what is None:
        raise ValueError(f"{call} names no suit")
    return suit(call.what)
