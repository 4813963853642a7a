"""A deal of a record as it is told to those who look at it again: where it began, and what each step changed."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from forehand.engine.cards import Seat
from forehand.engine.changes import compared
from forehand.engine.deal import Claim
from forehand.engine.mail import wrapped
from forehand.engine.options import changed
from forehand.engine.record import Record, of_deal
from forehand.engine.replay import Step, positions, seen_from
from forehand.engine.shuffle import verify
from forehand.engine.view import View
from forehand.service import messages as say
from forehand.service.table import Refused
from forehand.service.tell import contracts_told, line_told, result_told, target_of


class Replay(Struct, frozen=True):
    """One deal of a record. `start` is the view when it was dealt, from the seat asked for or with all cards open; each
    of `steps` says what changed, as an event of the table does, its `v` counted from 1. `deal` is the deal's number
    and `deals` how many the record has; `lines` and `results` are those of the complete deals up to this one, `record`
    is this deal's record as text, `shuffle` what a check of its shuffle finds: "none" where nothing is known of it.
    """

    game: str
    options: dict[str, Any]
    players: list[str | None]
    sides: list[list[int]]
    contracts: dict[str, say.Contract]
    target: say.DealsTarget | say.PointsTarget
    deal: int
    deals: int
    ended: bool
    lines: list[list[say.ScoreLine]]
    results: list[say.DealResult]
    start: Mapping[str, Any]
    steps: list[say.EventMessage]
    record: str
    shuffle: Literal["ok", "wrong", "none"]


def replay(record: Record, number: int, seat: int | None) -> Replay:
    """The deal of that number (from 1), seen from a seat or for None with all cards open. Refused: `no-deal`,
    `no-such-seat`.
    """
    match, players = record.match, record.players
    if not 1 <= number <= len(match.deals):
        raise Refused("no-deal", f"the record has {len(match.deals)} deals")
    if seat is not None and not 0 <= seat < match.game.SEATS:
        raise Refused("no-such-seat", f"seats are 0 to {match.game.SEATS - 1}")
    viewer = None if seat is None else Seat(seat)
    seen = [(step, seen_from(at, viewer, players)) for step, at in positions(match, number)]
    complete = match.complete_deals[:number]
    return Replay(
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
        steps=[_step(at, *seen[at - 1 : at + 1]) for at in range(1, len(seen))],
        record=wrapped(of_deal(record, number)),
        shuffle=_shuffle(record, number),
    )


Seen = tuple[Step | None, View]


def _step(number: int, before: Seen, after: Seen) -> say.EventMessage:
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


def _shuffle(record: Record, number: int) -> Literal["ok", "wrong", "none"]:
    (verdict,) = verify(of_deal(record, number))
    return "ok" if verdict == "ok" else "none" if verdict == "no shuffle" else "wrong"
