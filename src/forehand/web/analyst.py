"""The process that goes through deals for the replay page, and plays them on from there, so that no table in play waits for it.

Lines of JSON come by standard input and go by standard output. An analysis is begun, then asked for its next line, one
at a time: whoever asks no more has no more worked out. Several go side by side, each under its own number. The process
ends with its standard input.
"""

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from sys import stdin, stdout

import msgspec
from msgspec import Struct

from forehand.bots.open_cards import Solvers
from forehand.engine.actions import Action
from forehand.engine.deal import legal
from forehand.engine.game import read_action
from forehand.engine.record import read_record
from forehand.games import GAMES
from forehand.review import Decision, Value, best_action, computer_action, lost, review
from forehand.service import branching
from forehand.service.faults import places
from forehand.service.messages import Branch, Went
from forehand.web.wire import PlayAgain

SEED = 1
"""That of `forehand analyse` where none is asked for."""
NICENESS = 10
"""Beside the server's own: where both could run, the tables do."""

MeanAndError = tuple[float, float]
"""A mean over imagined deals and its standard error, in points."""


class Judged(Struct, frozen=True, tag_field="type", tag="decision"):
    """A card played, or a fold in the play, where there was a choice. `action` is its number among the deal's actions and so
    the step of the replay, `trick` that of its trick, both from 1. Values are points of the seat that acts, above the mean
    of those not on its side: `open` with all cards known, `seen` over the `worlds` deals that the seat could not tell from
    this one; either is null where it could not be worked out. `best` is what the seat might have done, `cost` what that
    would have brought beyond what was played; `mistake` says that this is beyond doubt.
    """

    action: int
    trick: int
    seat: int
    played: str
    open: dict[str, float] | None
    seen: dict[str, MeanAndError] | None
    worlds: int
    best: str
    cost: MeanAndError
    mistake: bool


class JudgedDeal(Struct, frozen=True, tag_field="type", tag="summary"):
    """The last line: the points that each seat has lost by mistakes, and how many decisions there were."""

    lost: list[float]
    decisions: int


class Failed(Struct, frozen=True, tag_field="type", tag="failed"):
    """For the server's log: a fault of ours, or a number under which nothing was begun."""

    why: str


Answer = Judged | JudgedDeal | Went | Branch | Failed


class Begin(Struct, frozen=True, tag="begin"):
    """A deal (counted from 1) of a record that was read once and found in order; to be played `again` in such a way, or to be
    gone through where that is null.
    """

    id: int
    record: str
    deal: int
    again: PlayAgain | None = None


class Next(Struct, frozen=True, tag="next"):
    """The only message that is answered."""

    id: int


class Drop(Struct, frozen=True, tag="drop"):
    """Nobody looks any more, or the end was reached."""

    id: int


def judged(each: Decision) -> Judged:
    """A decision as it is told, rounded to hundredths of a point."""
    return Judged(
        action=each.action,
        trick=each.trick,
        seat=each.seat,
        played=each.played,
        open=None if each.open is None else {text: round(value, 2) for text, value in each.open.items()},
        seen=None if each.seen is None else {text: _told(value) for text, value in each.seen.items()},
        worlds=each.worlds,
        best=each.best,
        cost=_told(each.cost),
        mistake=each.mistake,
    )


def chance_of(seed: int, number: int) -> Random:
    """By which a deal's worlds are drawn: the same seed gives the same values, on the page and on the command line."""
    return Random(f"{seed} {number}")  # noqa: S311


def _told(value: Value) -> MeanAndError:
    return round(value.mean, 2), round(value.error, 2)


def _lines(text: str, number: int) -> Iterator[Answer]:
    """Reads only when the first line is asked for: a fault then ends this analysis and no other."""
    record = read_record(text, GAMES)
    decisions: list[Decision] = []
    for each in review(record.match, number, chance_of(SEED, number)):
        decisions.append(each)
        yield judged(each)
    points = lost(decisions, record.match.game.SEATS)
    yield JudgedDeal([round(each, 2) for each in points], len(decisions))


def _steps(text: str, number: int, again: PlayAgain) -> Iterator[Answer]:
    """The last of the actions, which nobody has been told of, what the computer players do then, and how it stands."""
    record, actions = read_record(text, GAMES), again.actions
    at = branching.branch(record, number, again.at, actions[:-1], again.seat, open_=again.open)
    solvers, exact = Solvers(), True
    wished = [read_action(at.match.game, last) for last in actions[-1:]]
    while wished or _goes_on(at, again.best):
        if wished:
            action = wished.pop()
        else:
            action, found = _action(at, solvers if again.best else None, number)
            exact = exact and (found or not again.best)
        before, at = at, at.after(action)
        yield branching.gone_on(before, at)
    yield branching.told(at, exact=exact)


def _goes_on(at: branching.Branch, best: bool) -> bool:
    """Whether a computer player is to act; it also plays a last card, with which there is nothing to decide."""
    if at.turn is None or best or at.turn != at.seat:
        return at.turn is not None
    deal = at.match.deals[-1]
    return bool(deal.to_play) and deal.hands[at.seat].bit_count() == 1 and len(legal(deal)) == 1


def _action(at: branching.Branch, solvers: Solvers | None, number: int) -> tuple[Action, bool]:
    """What is done next, and whether it is the best where that is wanted. The same line is always answered alike."""
    best = None if solvers is None else best_action(at.match, solvers)
    if best is not None:
        return best, True
    return computer_action(at.match, chance_of(SEED + at.at + len(at.actions), number)), not at.match.deals[-1].to_play


class Worker:
    """The analyses under way, by number."""

    def __init__(self) -> None:
        self._under_way: dict[int, Iterator[Answer]] = {}

    def hear(self, message: Begin | Next | Drop) -> Answer | None:
        """Do what the message says; only `Next` is answered."""
        match message:
            case Begin(number, text, deal, again):
                self._under_way[number] = _lines(text, deal) if again is None else _steps(text, deal, again)
                return None
            case Next(number):
                return self._next(number)
            case Drop(number):
                self._under_way.pop(number, None)
                return None

    def _next(self, number: int) -> Answer:
        try:
            return next(self._under_way[number])
        except Exception as error:  # noqa: BLE001 (one analysis that fails ends no other)
            return Failed(places(error))


def main() -> None:
    """Answer until standard input ends."""
    # Ctrl-C goes to all processes of a terminal; the server ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    worker = Worker()
    decoder = msgspec.json.Decoder(Begin | Next | Drop)
    for line in stdin.buffer:
        answer = worker.hear(decoder.decode(line))
        if answer is not None:
            stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
            stdout.buffer.flush()


if __name__ == "__main__":
    main()
