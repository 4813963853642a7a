"""What a seat may ask of the others. It depends on nothing but what everybody knows, so it tells nobody anything."""

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from forehand.engine.actions import Play
from forehand.engine.cards import Seat as SeatNumber
from forehand.engine.deal import Deal, why_no_claim_by
from forehand.engine.game import Aim, Game
from forehand.service import events as event
from forehand.service.messages import AskWhat, May, OfPlay, OfTable, Take
from forehand.service.table import Person, Table, in_sight

ABOUT_THE_PLAY: tuple[AskWhat, ...] = ("claim", "undo")
"""What is asked of the deal under way: it lapses when somebody plays on, and who may not see the deal hears nothing of
it."""

FEW_TRICKS: tuple[Aim, ...] = ("at-most", "fewest")
"""The aims of contracts whose declarer wants few tricks."""


def may(table: Table, seat: int | None, overdue: Collection[int] = ()) -> list[May]:
    """What the person in the seat may ask for now; `overdue` are the seats whose people are away beyond the grace."""
    return [*of_play(table, seat), *of_table(table, seat, overdue)]


def of_play(table: Table, seat: int | None) -> list[OfPlay]:
    """What the person in the seat may ask at this point of the play."""
    deal = table.deal
    if seat is None or deal is None or table.asking is not None or not table.in_progress:
        return []
    found: list[OfPlay] = []
    if not deal.table and deal.played and may_claim(table, seat, "all"):
        found.append("claim")
        if may_claim(table, seat, "none"):
            found.append("claim-none")
    if _was_last_to_show(table, deal, seat) and may_undo(table, seat):
        found.append("undo")
    return found


def of_table(table: Table, seat: int | None, overdue: Collection[int] = ()) -> list[OfTable]:
    """What the person in the seat may ask for, or do, at any point of the play."""
    if seat is None or table.seats[seat].person is None or not table.in_progress:
        return []
    pause: list[OfTable] = ["pause"] if may_pause(table, seat) else []
    if table.asking is not None:
        return pause
    found: list[OfTable] = ["end"] if may_end(table, seat) else []
    gone = missing(table, overdue)
    if gone:
        found.append("stand-in")
    if table.turn in gone:
        found.append("end-now")
    return found + pause


def _was_last_to_show(table: Table, deal: Deal, seat: int) -> bool:
    """Whether no other seat's card was the last thing that happened: quickly told, and mostly all there is to see."""
    return bool(table.deeds) and (table.deeds[-1].seat == seat or not isinstance(deal.actions[-1], Play))


def may_claim(table: Table, seat: int, take: Take) -> bool:
    """Between two tricks, by a seat still in the deal; that it takes none only for the side of a declarer who wants
    few.
    """
    deal = _deal_of(table, seat)
    if deal is None or why_no_claim_by(deal, SeatNumber(seat)):
        return False
    if ("claim", seat, len(deal.played)) in table.asked:
        return False
    if take == "all":
        return True
    declarers = () if deal.declarer is None else side_of(table.game, deal.declarer)
    return seat in declarers and _aims(table.game, deal.options).get(str(deal.contract)) in FEW_TRICKS


def may_undo(table: Table, seat: int) -> bool:
    """The seat's own last act of the deal, while nothing hidden has been learnt since. A deal of a set is played once."""
    if table.of_set is not None:
        return False
    acts = acts_to_take_back(table, seat)
    return acts > 0 and ("undo", seat, len(table.deeds) - acts) not in table.asked


def may_end(table: Table, seat: int) -> bool:
    """A match that has begun, and for which this has not been agreed on yet; a deal of a set has no other after it."""
    if table.of_set is not None:
        return False
    return bool(table.match.deals) and not table.ending and ("end", seat, 0) not in table.asked


def may_pause(table: Table, seat: int) -> bool:
    """Whether no other seat has let the game go on from a pause of this one since the deal began, or was over: nobody keeps others
    from playing by stopping the game again and again.
    """
    return ("pause", seat, 0) not in table.asked


def missing(table: Table, overdue: Collection[int]) -> list[int]:
    """Those of the absent who are waited for no longer: they have left, or had all the time of the grace to come back."""
    return [at for at in table.away if at in overdue or table.seats[at].person is None]


def held_up(table: Table) -> bool:
    """Whether the deal can't go on before somebody is back."""
    return table.turn is not None and table.turn in table.away


def _deal_of(table: Table, seat: int) -> Deal | None:
    """The deal under way, where the person in the seat may see it."""
    return None if _player(table, seat) is None else table.deal


def _player(table: Table, seat: int) -> Person | None:
    """The person who plays the deal under way in the seat."""
    person = table.seats[seat].person
    return None if person is None or person.waits else person


def acts_to_take_back(table: Table, seat: int) -> int:
    """How many of the deal's last acts are taken back with the seat's own last one; 0 where that can't be: another has
    shown a card since, the stock was seen, a hand was laid open, or somebody else acted for the seat.
    """
    deal, person = table.deal, _player(table, seat)
    if deal is None or person is None:
        return 0
    for back, (deed, action) in enumerate(zip(reversed(table.deeds), reversed(deal.actions), strict=True), 1):
        if deed.seat == seat:
            own = deed.person == person.number and deed.knowing == in_sight(deal)
            return back if own else 0
        if isinstance(action, Play):
            break
    return 0


def point_of(table: Table, what: AskWhat, seat: int) -> int:
    """The point of the deal at which something is asked: once each."""
    deal = table.deal
    if what not in ABOUT_THE_PLAY or deal is None:
        return 0
    return len(deal.played) if what == "claim" else len(table.deeds) - acts_to_take_back(table, seat)


def side_of(game: Game, seat: int) -> tuple[SeatNumber, ...]:
    """The seats that score together with this one, itself among them."""
    return next(side for side in game.SIDES if seat in side)


def claimed_tricks(table: Table, deal: Deal, seat: int, take: Take) -> list[int]:
    """The final numbers of tricks: those left are the seat's, or the next opponent's who is still in the deal."""
    tricks = list(deal.tricks)
    side = side_of(table.game, seat)
    around = ((seat + step) % deal.seats for step in range(1, deal.seats))
    gets = seat if take == "all" else next(at for at in around if at not in deal.out and at not in side)
    tricks[gets] += table.game.TRICKS - sum(tricks)
    return tricks


def request_text(happened: event.Asked | event.Answered | event.Paused | event.Resumed) -> str:
    """What a person's request was, to tell it from another with the same id; no action is spelled so."""
    match happened:
        case event.Asked():
            return f"?{happened.what} {happened.take}"
        case event.Answered():
            return f"?{'yes' if happened.yes else 'no'}"
        case event.Paused():
            return "?pause"
        case event.Resumed():
            return "?resume"


@lru_cache(maxsize=256)
def _aims(game: Game, options: Any) -> dict[str, Aim]:
    return {text: contract.aim for text, contract in game.contracts(options).items()}
