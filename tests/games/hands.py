"""Hands of cards for the tests of the games.

A test names the cards that matter; the rest of the pack falls where there is room.
"""

from collections.abc import Sequence

from forehand.engine.cards import Seat, card, card_text, set_of
from forehand.engine.deal import Deal, apply, legal, turn
from forehand.engine.game import Game
from forehand.engine.match import Match, points
from forehand.engine.options import read_options
from forehand.engine.view import View, view
from forehand.games import GAMES

__all__ = ["after", "may", "points", "seen_by", "sitting", "totals_end", "with_tricks"]


def sitting(game_id: str, *hands: str, stock: str = "", forehand: int = 0, **options: object) -> Deal:
    """A deal in which seat s holds `hands[s]`, before anybody has acted.

    Hands that are not full, and the stock, are filled up with what is left of the pack in canonical order,
    from the last seat down, so that a test names only the cards it is about.
    """
    game = GAMES[game_id]
    size = (len(game.PACK) - game.STOCK) // game.SEATS
    held = [text.split() for text in hands] + [[] for _ in range(game.SEATS - len(hands))]
    under = stock.split()
    named = {text for hand in (*held, under) for text in hand}
    assert len(named) == sum(map(len, held)) + len(under), "a card stands twice"
    left = [card_text(one) for one in game.PACK if card_text(one) not in named]
    for hand, full in [*((hand, size) for hand in reversed(held)), (under, game.STOCK)]:
        missing = full - len(hand)
        hand.extend(left[:missing])
        del left[:missing]
    return game.start(
        read_options(game.Options, options),
        tuple(set_of(map(card, hand)) for hand in held),
        tuple(map(card, under)),
        Seat(forehand),
    )


def after(deal: Deal, actions: str) -> Deal:
    """The deal when these actions, parted by spaces, have been taken in turn."""
    for text in actions.split():
        allowed = {str(action): action for action in legal(deal)}
        assert text in allowed, f"seat {turn(deal)} may not do {text}, only {sorted(allowed)}"
        deal = apply(deal, allowed[text])
    return deal


def may(deal: Deal) -> set[str]:
    """All that the seat to act may do."""
    return {str(action) for action in legal(deal)}


def with_tricks(deal: Deal, *tricks: int) -> Deal:
    """The deal as it stands, complete with that many tricks for each seat."""
    return deal.over(tricks=tuple(tricks))


def totals_end(game: Game, totals: Sequence[int], *deals: Deal) -> tuple[Seat, ...]:
    """The seats that have won when these complete deals have brought them to `totals`."""
    return tuple(game.winners(deals[-1].options, deals, totals))


def seen_by(deal: Deal, seat: int | None) -> View:
    """What a seat sees of the first deal of a match; None is a watcher."""
    game = next(game for game in GAMES.values() if isinstance(deal.options, game.Options))
    match = Match(game, deal.options, (deal,))
    return view(match, None if seat is None else Seat(seat), [None] * game.SEATS)
