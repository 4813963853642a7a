"""A deal played again from one of its positions: what was kept of it, what has been done since, and how that is told."""

from dataclasses import dataclass, replace

from msgspec import structs

from forehand.engine.actions import Action, Illegal, Unknown
from forehand.engine.cards import Seat
from forehand.engine.deal import turn
from forehand.engine.game import read_action
from forehand.engine.match import Match, act
from forehand.engine.record import AGAIN, Record
from forehand.engine.replay import position
from forehand.engine.view import may_do, seen_from
from forehand.service import messages as say
from forehand.service.replaying import replay, step_told
from forehand.service.table import Refused


@dataclass(frozen=True)
class Branch:
    """A deal (counted from 1) of a record played again: as it was for `at` steps, then by `actions`, by which it has come to
    `match`. `seat` is whose actions a person decides on, and `open` says that all cards are seen, not only that seat's.
    """

    record: Record
    number: int
    at: int
    seat: Seat
    open: bool
    match: Match
    actions: tuple[Action, ...] = ()

    @property
    def turn(self) -> Seat | None:
        """The seat to act; None once the deal is over."""
        return turn(self.match.deals[-1])

    def after(self, action: Action) -> "Branch":
        """The branch after the seat to act has done `action`. Raises `Illegal`."""
        return replace(self, match=act(self.match, action), actions=(*self.actions, action))


def branch(record: Record, number: int, at: int, actions: list[str], seat: int | None, *, open_: bool) -> Branch:
    """The branch, every action of it checked. `seat` is None for the one to act where it leaves what was played. Refused:
    `no-deal`, `no-step`, `no-such-seat`, `illegal`.
    """
    match = record.match
    if not 1 <= number <= len(match.deals):
        raise Refused("no-deal", f"the record has {len(match.deals)} deals")
    try:
        left = position(match, number, at)
    except IndexError:
        raise Refused("no-step", f"deal {number} has no position {at}") from None
    to_act = turn(left.deals[-1])
    if to_act is None:
        raise Refused("no-step", f"deal {number} is over at position {at}")
    if seat is not None and not 0 <= seat < match.game.SEATS:
        raise Refused("no-such-seat", f"seats are 0 to {match.game.SEATS - 1}")
    found = Branch(record, number, at, to_act if seat is None else Seat(seat), open_, left)
    for count, text in enumerate(actions, 1):
        try:
            found = found.after(read_action(match.game, text))
        except (Illegal, Unknown) as error:
            raise Refused("illegal", f"action {count}: {error}") from None
    return found


def gone_on(before: Branch, found: Branch) -> say.Went:
    """The step by which a branch came from what it was before."""
    viewer = None if found.open else found.seat
    names = found.record.players
    step = found.actions[-1]
    number = found.at + len(found.actions)
    return say.Went(
        step_told(number, (None, seen_from(before.match, viewer, names)), (step, seen_from(found.match, viewer, names)))
    )


def told(found: Branch, *, exact: bool) -> say.Branch:
    """How it stands. Once it is over all cards are open."""
    over = found.turn is None
    viewer = None if found.open or over else found.seat
    shown = replay(_record(found), found.number, viewer)
    legal, choose = may_do(found.match.deals[-1], found.seat)
    really = found.record.match.scores[found.number - 1 : found.number]
    return say.Branch(
        # Before it is over, its record would tell the cards that its player is not to see.
        replay=shown if viewer is None else structs.replace(shown, record=""),
        actions=[str(action) for action in found.actions],
        seat=found.seat,
        legal=legal,
        choose=choose,
        brought=list(found.match.scores[-1]) if over else None,
        really=list(really[0]) if really else None,
        exact=exact,
    )


def _record(found: Branch) -> Record:
    """The record of the branch, which says that it is one: its cards were not shuffled for it."""
    beside = {AGAIN: {"at": found.at, "seat": found.seat}}
    return Record(found.match, found.record.players, deals_added=(*({} for _ in range(found.number - 1)), beside))
