"""Whole deals made from a view: what the seat knows, and for the rest a world."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any

from forehand.bots.chance import Chance
from forehand.bots.facts import game_of, options_of, ranking_of
from forehand.bots.play_rules import must_trump
from forehand.bots.reading import card_of, held, pairs
from forehand.bots.worlds import NoWorld, World, worlds
from forehand.engine.actions import Illegal, Unknown
from forehand.engine.cards import Card, Cards, Seat, cards_list, each, set_of
from forehand.engine.deal import Deal, apply, turn
from forehand.engine.game import Game, read_action
from forehand.engine.match import Match
from forehand.engine.view import View

TRIES = 30
"""So many worlds are tried for one in which all that has been done was allowed."""


@dataclass(frozen=True)
class Imagined:
    """The match as the seat to act knows it, and deals that agree with its view, its own among equals."""

    game: Game
    options: Any
    match: Match
    """Whose last deal is the first of them."""
    me: Seat
    deals: Iterator[Deal]
    """As many as are asked for; they differ in nothing but how the unseen cards lie."""


def imagine(view: View, random: Chance, *, reads: bool = True) -> Imagined:
    """Deals without end that agree with the view. Raises NoWorld where there are none.

    One who `reads` thinks some ways for the cards to lie likelier than others, by what the declarer is likely to have
    kept.
    """
    game, options, me = game_of(view), options_of(view), Seat(view["seat"] or 0)
    drawn = worlds(view, game.PACK, ranking_of(view), random, must_trump=must_trump(game, options), reads=reads)
    first = _first(game, options, view, drawn, random)
    deals = chain([first], (_with_world(first, view, world, random) for world in drawn))
    return Imagined(game, options, _match(game, options, view, first), me, deals)


def _first(game: Game, options: Any, view: View, drawn: Iterator[World], random: Chance) -> Deal:
    """A deal played by the rules up to the view, in a world in which everything was allowed."""
    for world in islice(drawn, TRIES):
        try:
            return _replayed(game, options, view, world, random)
        except (Illegal, Unknown):
            continue
    raise NoWorld


def _match(game: Game, options: Any, view: View, deal: Deal) -> Match:
    """The match up to the deal. Of the deals before it only their number and scores matter to anybody."""
    scores = tuple(tuple(score) for score in view["scores"])
    return Match(game, options, (*(deal for _ in scores), deal), scores)


@dataclass(frozen=True)
class _Cards:
    """Where every card of the pack was and is."""

    dealt: tuple[Cards, ...]
    stock: tuple[Card, ...]
    discarded: tuple[Cards, ...]


def _cards(view: View, world: World, random: Chance) -> _Cards:
    me, taker = view["seat"], _taker(view)
    dealt = [Cards(hand | played) for hand, played in zip(world.hands, _played(view), strict=True)]
    discarded = [Cards(0)] * len(dealt)
    stock = held(view["stock"])
    if taker is None:
        stock = (*stock, *world.aside)
    elif taker == me:
        discarded[taker] = set_of(held(view["discarded"] or ()))
    else:
        discarded[taker] = set_of(world.aside)
        stock = stock or _some_of(Cards(dealt[taker] | discarded[taker]), len(world.aside), random)
        dealt[taker] = Cards((dealt[taker] | discarded[taker]) & ~set_of(stock))
    if me is not None:
        dealt[me] = set_of(held(view["dealt"]))
    return _Cards(tuple(dealt), stock, tuple(discarded))


def _taker(view: View) -> int | None:
    """The seat that has picked up the stock."""
    has_seen = any(text == "take" or text.startswith("discard") for _, text in pairs(view["calls"]))
    return view["declarer"] if has_seen or view["phase"] == "discarding" else None


def _some_of(cards: Cards, count: int, random: Chance) -> tuple[Card, ...]:
    """Any cards, where it is not known which of them came from the stock."""
    return tuple(sorted(each(cards), key=lambda _: random.random())[:count])


def _played(view: View) -> list[int]:
    """The cards that each seat has played."""
    played = [0] * len(view["counts"])
    for cards in (*(trick["cards"] for trick in view["played"]), view["table"]):
        for seat, text in pairs(cards):
            played[seat] |= 1 << card_of(text)
    return played


def _replayed(game: Game, options: Any, view: View, world: World, random: Chance) -> Deal:
    cards = _cards(view, world, random)
    deal = game.start(options, cards.dealt, cards.stock, Seat(view["forehand"] or 0))
    calls = pairs(view["calls"])[::-1]
    plays = [said for trick in view["played"] for said in pairs(trick["cards"])] + pairs(view["table"])
    plays.reverse()
    while calls or plays:
        seat = turn(deal)
        # Who folds has played no card, so the next call is made as soon as it is its seat's turn.
        text = (calls if calls and calls[-1][0] == seat else plays).pop()[1]
        if text.startswith("discard") and seat is not None:
            text = "discard:" + ",".join(cards_list(cards.discarded[seat]))
        deal = apply(deal, read_action(game, text))
    return deal


def _with_world(deal: Deal, view: View, world: World, random: Chance) -> Deal:
    """The same deal, its unseen cards lying in another way."""
    cards = _cards(view, world, random)
    return deal.but(hands=world.hands, dealt=cards.dealt, stock=cards.stock, discarded=cards.discarded)
