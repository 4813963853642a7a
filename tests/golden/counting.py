"""Counts of action sequences: how many ways there are to go on, to a depth, from a fixed deal.

A single wrong rule changes the numbers, so they are kept in ``counts.json``. To write that file anew, after a rule
has been mended on purpose and the change of each number has been understood::

    python -m tests.golden.counting
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from forehand.engine.cards import Seat
from forehand.engine.deal import Deal, apply, legal
from forehand.engine.options import read_options
from forehand.engine.shuffle import shuffle
from forehand.games import GAMES

FILE = Path(__file__).with_name("counts.json")
SEQUENCES = 20_000
"""A row goes as deep as this many sequences allow."""

ROWS: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("perfrance", {}, ""),
    ("perfrance", {}, "pass pass pass"),
    ("perfrance", {}, "pass pass pass pass pass pass"),
    ("perfrance", {}, "name:S pass name:H"),
    ("perfrance", {}, "name:S pass name:H * fold"),
    ("perfrance", {"last_must_take": False, "first_lead": "declarer"}, "pass name:D pass"),
    ("preference", {}, ""),
    ("preference", {"jump_bids": True}, ""),
    ("preference", {}, "pass pass pass"),
    ("preference", {"passed_out_talon": True}, "pass pass pass"),
    ("preference", {}, "bid:6S pass pass"),
    ("preference", {}, "bid:6S pass pass ~ contract:6H"),
    ("preference", {"stalingrad": True}, "bid:6S pass pass ~"),
    ("preference", {"naming": "free"}, "bid:6S pass pass ~"),
    ("preference", {"open_misere": True}, "pass bid:misere pass ~"),
    ("priffe", {}, ""),
    ("priffe", {}, "bid:hearts pass pass pass" + 24 * " *"),
    ("priffe", {"must_trump": True}, "bid:hearts pass pass pass" + 24 * " *"),
    ("priffe", {}, "pass bid:spill"),
    ("five-hundred", {}, ""),
    ("five-hundred", {"misere": True, "suit_order": "hearts-high"}, "bid:7H"),
    ("five-hundred", {"one_round": True}, "bid:10H"),
    ("five-hundred", {}, "bid:6C pass pass pass"),
    ("five-hundred", {}, "bid:6H pass pass pass ~"),
    ("five-hundred", {"joker_lead": "nominate"}, "bid:6NT pass pass pass ~"),
    ("five-hundred", {"joker_lead": "nominate", "misere": True}, "bid:open-misere pass pass pass ~"),
)
"""Game, house rules, and what has been done before the counting starts; ``*`` is the first card of all that
may be played, ``~`` the first discard."""


@dataclass(frozen=True)
class Row:
    """A position and its counts: `counts[n]` sequences of n + 1 actions."""

    game: str
    options: dict[str, Any]
    pack: int
    prefix: list[str]
    counts: list[int]


def dealt(game_id: str, options: dict[str, Any], pack: int) -> Deal:
    """The deal of pack number `pack`: the shuffle of a secret that is that number 32 times."""
    game = GAMES[game_id]
    forehand = Seat(pack % game.SEATS)
    _, cards = shuffle(game, bytes([pack]) * 32, [None] * game.SEATS, forehand)
    return game.start(read_options(game.Options, options), *game.deal_out(cards, forehand), forehand)


def sequences(deal: Deal, depth: int) -> int:
    """How many sequences of `depth` actions there are; a complete deal has none but the empty one."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(legal(deal))
    return sum(sequences(apply(deal, action), depth - 1) for action in legal(deal))


def after(deal: Deal, actions: list[str]) -> Deal:
    """The deal after these actions."""
    for text in actions:
        deal = apply(deal, next(action for action in legal(deal) if str(action) == text))
    return deal


def _spelled_out(deal: Deal, prefix: str) -> list[str]:
    """The prefix with ``*`` and ``~`` replaced by the first action that is legal then."""
    found: list[str] = []
    for word in prefix.split():
        text = str(legal(deal)[0]) if word in ("*", "~") else word
        found.append(text)
        deal = after(deal, [text])
    return found


def _counts(deal: Deal) -> Iterator[int]:
    for depth in range(1, 9):
        count = sequences(deal, depth)
        yield count
        if count * len(legal(deal)) > SEQUENCES:
            return


def rows() -> list[Row]:
    """The rows of the file."""
    return [Row(**row) for row in json.loads(FILE.read_text("utf-8"))]


def main() -> None:
    """Writes the file anew."""
    found: list[str] = []
    for game, options, prefix in ROWS:
        for pack in (1, 2):
            deal = dealt(game, options, pack)
            spelled = _spelled_out(deal, prefix)
            row = Row(game, options, pack, spelled, list(_counts(after(deal, spelled))))
            found.append(json.dumps(row.__dict__))
    FILE.write_text("[\n" + ",\n".join(found) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
