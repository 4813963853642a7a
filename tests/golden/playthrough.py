"""Matches told step by step with all that is observable: for each action what changed for whom.

A file of ``playthroughs`` begins with the record of a match; under it each step says what changed in the watcher's view
and, where it is not the same, in each seat's. The test replays the record and expects the same lines, so a change of
any rule, score or view shows as a difference that can be read. To write the files anew, after a change that was meant::

    python -m tests.golden.playthrough
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from forehand.engine.match import Match, act, begin, claim, new_deal
from forehand.engine.options import read_options
from forehand.engine.record import Record, read_record, record_text
from forehand.engine.view import view
from forehand.games import GAMES
from tests.contract.playing import Script, any_claim, claimable, steps, viewers

FOLDER = Path(__file__).with_name("playthroughs")

SCRIPTS: Mapping[str, tuple[str, dict[str, Any], int, float, int]] = {
    "perfrance": ("perfrance", {}, 8, 0.3, 3),
    "perfrance-house-rules": (
        "perfrance",
        {"target": 40, "last_must_take": False, "first_lead": "declarer"},
        8,
        0.6,
        3,
    ),
    "preference": ("preference", {}, 8, 0.6, 3),
    "preference-house-rules": (
        "preference",
        {"deals": 3, "passed_out_talon": True, "jump_bids": True, "open_misere": True, "stalingrad": True},
        89,
        0.7,
        3,
    ),
    "priffe": ("priffe", {}, 1, 0.5, 2),
    "five-hundred": ("five-hundred", {}, 3, 0.5, 2),
    "five-hundred-house-rules": (
        "five-hundred",
        {"misere": True, "joker_lead": "nominate", "suit_order": "hearts-high", "slam_bonus": True},
        92,
        0.5,
        2,
    ),
}
"""File, game, house rules, seed, how quiet the seats are, and how many deals."""


def tell(record: Record) -> Iterator[str]:
    """The lines of a match."""
    yield record_text(record)
    game = record.match.game
    last: dict[object, Mapping[str, Any]] = {viewer: {} for viewer in viewers(game)}
    for step, match in replayed(record.match):
        yield step
        seen = {viewer: view(match, viewer, record.players) for viewer in viewers(game)}
        for_all = changes(last[None], seen[None])
        yield f"    watcher {for_all}"
        for viewer in viewers(game)[:-1]:
            own = changes(last[viewer], seen[viewer], besides=(last[None], seen[None]))
            if own:
                yield f"    seat {viewer} {own}"
        last = dict(seen)


def replayed(match: Match) -> Iterator[tuple[str, Match]]:
    """The match after each of its steps, and the step's name."""
    now = begin(match.game, match.options)
    yield "begin", now
    for number, deal in enumerate(match.deals, 1):
        now = new_deal(now, deal.forehand, deal.dealt, deal.stock)
        yield f"deal {number}", now
        for count, action in enumerate(deal.actions, 1):
            now = act(now, action)
            yield f"deal {number}, action {count}: {action}", now
        if deal.claim:
            now = claim(now, deal.claim.seat, deal.claim.tricks)
            yield f"deal {number}, claim: {deal.claim.seat} {deal.claim.tricks}", now


def changes(
    old: Mapping[str, Any], new: Mapping[str, Any], besides: tuple[Mapping[str, Any], Mapping[str, Any]] | None = None
) -> str:
    """The keys whose value changed, and for a list that grew only what is new; `besides` those that changed so for others."""
    told: list[str] = []
    for key, value in new.items():
        before = old.get(key)
        if value == before and key in old:
            continue
        if besides and (before, value) == (besides[0].get(key), besides[1][key]):
            continue
        grew = isinstance(value, list) and isinstance(before, list) and before and value[: len(before)] == before
        told.append(f"{key}+={_json(value[len(before) :])}" if grew and before else f"{key}={_json(value)}")
    return " ".join(told)


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def made_up(name: str) -> Record:
    """A match by chance, its last deal ended by a claim where that can be."""
    game_id, options, seed, quiet, deals = SCRIPTS[name]
    game = GAMES[game_id]
    script = Script(game, read_options(game.Options, options), seed, quiet, deals)
    found = list(steps(script))
    match = found[-1]
    if name in ("priffe", "five-hundred"):
        in_last = (moment for moment in reversed(found) if claimable(moment) and len(moment.deals) == deals)
        match = any_claim(next(in_last), Random(1))
    return Record(match, tuple(f"Seat {seat}" if seat else None for seat in range(game.SEATS)))


def read_back(text: str) -> Record:
    """The record in a file's first line."""
    return read_record(text.partition("\n")[0], GAMES)


def main() -> None:
    """Writes the files anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in SCRIPTS:
        (FOLDER / f"{name}.txt").write_text("\n".join(tell(made_up(name))) + "\n", "utf-8")


if __name__ == "__main__":
    main()
