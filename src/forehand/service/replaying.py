"""A deal of a record as it is told to those who look at it again: where it began, and what each step changed."""

from typing import Literal

from forehand.engine.cards import Seat
from forehand.engine.changes import compared
from forehand.engine.deal import Claim
from forehand.engine.mail import wrapped
from forehand.engine.options import changed
from forehand.engine.record import Record, of_deal
from forehand.engine.replay import Step, positions
from forehand.engine.shuffle import verify
from forehand.engine.view import View, seen_from
from forehand.service import messages as say
from forehand.service.table import Refused
from forehand.service.tell import contracts_told, line_told, result_told, target_of


def replay(record: Record, number: int, seat: int | None, you: int | None = None) -> say.Replay:
    """The deal of that number (from 1), seen from a seat or for None with all cards open. `you` is the asker's own seat of that
    time. Refused: `no-deal`, `no-such-seat`.
    """
    match, players = record.match, record.players
    if not 1 <= number <= len(match.deals):
        raise Refused("no-deal", f"the record has {len(match.deals)} deals")
    if seat is not None and not 0 <= seat < match.game.SEATS:
        raise Refused("no-such-seat", f"seats are 0 to {match.game.SEATS - 1}")
    viewer = None if seat is None else Seat(seat)
    seen = [(step, seen_from(at, viewer, players)) for step, at in positions(match, number)]
    complete = match.complete_deals[:number]
    return say.Replay(
        game=match.game.ID,
        options=dict(changed(match.options)),
        players=list(players),
        sides=[list(side) for side in match.game.SIDES],
        contracts=contracts_told(match.game, match.options),
        target=target_of(match.options),
        deal=number,
        deals=len(match.deals),
        ended=record.ended and number == len(match.deals),
        lines=[[line_told(line) for line in match.game.score(deal)] for deal in complete],
        results=[result_told(*each) for each in zip(complete, match.scores[:number], strict=True)],
        start=seen[0][1],
        steps=[step_told(at, *seen[at - 1 : at + 1]) for at in range(1, len(seen))],
        record=wrapped(of_deal(record, number)),
        shuffle=_shuffle(record, number),
        you=you,
    )


Seen = tuple[Step | None, View]


def step_told(number: int, before: Seen, after: Seen) -> say.EventMessage:
    """The step of that number (from 1) as it is told to whoever sees the deal in these views."""
    step, view = after
    changes = compared(before[1], view)
    return say.EventMessage(
        v=number,
        event=_event(step, before[1]["turn"]),
        turn=view["turn"],
        view=changes.keys,
        add=changes.added,
        legal=view["legal"],
        choose=view["choose"],
    )


def _event(step: Step | None, turn: int | None) -> say.Event:
    """As everybody at the table was told it; what was laid away stands in the view of those who may know it."""
    if isinstance(step, Claim):
        return say.ClaimEvent(step.seat, list(step.tricks))
    text = str(step)
    return say.ActedEvent(-1 if turn is None else turn, "discard" if text.startswith("discard:") else text)


def _shuffle(record: Record, number: int) -> Literal["ok", "wrong", "given", "none", "withheld"]:
    (verdict,) = verify(of_deal(record, number))
    match verdict:
        case "ok" | "given" | "withheld":
            return verdict
        case "no shuffle":
            return "none"
        case _:
            return "wrong"
