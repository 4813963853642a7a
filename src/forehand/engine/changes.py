"""What an action changes in what may be seen, without two whole views to compare.

For the many small steps of a deal. Where one begins nearly everything changes: compare views there.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from forehand.engine import view
from forehand.engine.actions import Discard
from forehand.engine.cards import Seat, cards_list, suit_letter
from forehand.engine.deal import Deal
from forehand.engine.match import Match


@dataclass(slots=True)
class Changes:
    """The keys of a view whose values are others now, and what was appended to lists that only grew."""

    keys: dict[str, Any] = field(default_factory=dict[str, Any])
    added: dict[str, list[Any]] = field(default_factory=dict[str, list[Any]])

    def __or__(self, more: "Changes") -> "Changes":
        """Both together."""
        return Changes(self.keys | more.keys, self.added | more.added)

    def __bool__(self) -> bool:
        """Whether anything changed."""
        return bool(self.keys or self.added)


GROWING = ("calls", "table", "played", "scores")


def compared(before: view.View, after: view.View) -> Changes:
    """The changes from one view to another, besides those of whose turn it is and what is legal."""
    changes = Changes()
    old: dict[str, Any] = dict(before)
    for key, value in after.items():
        was = old[key]
        if was == value or key in {"turn", "legal", "choose"}:
            continue
        if key in GROWING and _grew(was, value):
            changes.added[key] = value[len(was) :]  # type: ignore[index]
        else:
            changes.keys[key] = value
    return changes


def _grew(before: Sequence[Any], after: Any) -> bool:
    return len(after) > len(before) and after[: len(before)] == before


def seen_by_all(before: Deal, after: Deal) -> Changes:
    """What one action changed of what everybody sees of the deal."""
    changes = Changes()
    if before.calls is not after.calls or before.phase is not after.phase:
        _changed_bidding(before, after, changes)
    if before.hands is not after.hands and (counts := view.counts_of(after)) != view.counts_of(before):
        changes.keys["counts"] = counts
    if before.lead != after.lead:
        changes.keys["lead"] = suit_letter(after.lead)
    if before.table is not after.table:
        _changed_table(before, after, changes)
    if before.played is not after.played:
        changes.keys["tricks"] = list(after.tricks)
        changes.added["played"] = [view.trick_seen(trick) for trick in after.played[len(before.played) :]]
    return changes


def _changed_bidding(before: Deal, after: Deal, changes: Changes) -> None:
    keys = changes.keys
    if (phase := view.phase_of(after)) != view.phase_of(before):
        keys["phase"] = phase
    if before.contract != after.contract:
        keys["contract"] = after.contract
    if before.declarer != after.declarer:
        keys["declarer"] = after.declarer
    if (trump := view.trump_of(after)) != view.trump_of(before):
        keys["trump"] = trump
    if before.out != after.out:
        keys["folded"] = list(after.out)
    new_calls = after.calls[len(before.calls) :]
    if new_calls and not isinstance(new_calls[-1][1], Discard):
        changes.added["calls"] = [view.heard(who, call, None) for who, call in new_calls]


def _changed_table(before: Deal, after: Deal, changes: Changes) -> None:
    if _grew(before.table, after.table):
        changes.added["table"] = view.plays_of(after.table[len(before.table) :])
    elif before.table != after.table:
        changes.keys["table"] = view.plays_of(after.table)


def seen_alike(before: Deal, after: Deal) -> bool:
    """Whether the same action changed besides no more than the actor's own cards: no stock was seen, nothing was laid
    away, no hand lies open.
    """
    if after.complete or before.stock_taker != after.stock_taker or before.stock_up != after.stock_up:
        return False
    return before.discarded is after.discarded and not before.face_up and not after.face_up


def seen_by_one(before: Deal, after: Deal, seat: Seat | None) -> Changes:
    """What the same action changed besides for one viewer."""
    changes = Changes()
    keys = changes.keys
    if seat is not None and before.hands[seat] != after.hands[seat]:
        keys["hand"] = cards_list(after.hands[seat])
    _changed_stock(before, after, seat, keys)
    if after.complete or before.face_up or after.face_up:
        if (shown := view.shown_to(after, seat)) != view.shown_to(before, seat):
            keys["shown"] = shown
    new_calls = after.calls[len(before.calls) :]
    if new_calls and isinstance(new_calls[-1][1], Discard):
        changes.added["calls"] = [view.heard(who, call, seat) for who, call in new_calls]
        if seat is not None and before.discarded[seat] != after.discarded[seat]:
            keys["discarded"] = cards_list(after.discarded[seat])
    return changes


def _changed_stock(before: Deal, after: Deal, seat: Seat | None, keys: dict[str, Any]) -> None:
    same = before.stock_taker == after.stock_taker and before.stock_up == after.stock_up
    if same and not after.complete:
        return
    if (stock := view.stock_seen(after, seat)) != view.stock_seen(before, seat):
        keys["stock"] = stock


def of_scores(before: Match, after: Match) -> Changes:
    """What the end of a deal changed of the match's scores."""
    changes = Changes()
    if after.scores is not before.scores and len(after.scores) > len(before.scores):
        changes.added["scores"] = [list(score) for score in after.scores[len(before.scores) :]]
        if after.totals != before.totals:
            changes.keys["totals"] = list(after.totals)
        if after.finished:
            changes.keys["finished"] = True
            changes.keys["winners"] = list(after.winners)
    return changes
