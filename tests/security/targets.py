"""What reads text from outside, and what each may answer. A fault is any other exception.

`tests.security.fuzz` feeds them by coverage, `tests.security.test_fuzz` by small changes of what is right.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from forehand.engine.actions import Unknown
from forehand.engine.game import read_action
from forehand.engine.mail import unwrapped
from forehand.engine.record import BadRecord, read_record, record_text, summary
from forehand.games import GAMES
from forehand.web import wire

CASES = Path(__file__).parents[1] / "cases"
BODIES = (wire.NewTable, wire.Join, wire.SetSeat, wire.SettingsChange, wire.SwapSeats, wire.Carry, wire.HouseChange)


def record(data: bytes) -> bool:
    """A record, as it comes by HTTP or from a file. What is taken is written and read again as the same."""
    try:
        text = unwrapped(data.decode("utf-8-sig"))
        read = read_record(text, GAMES)
    except (BadRecord, UnicodeDecodeError):
        return False
    again = read_record(record_text(read), GAMES)
    assert (read.match, read.players, read.ended) == (again.match, again.players, again.ended)
    summary(again.match)
    return True


def action(data: bytes) -> bool:
    """An action, in each game. What is taken is spelt the same again."""
    taken = False
    for game in GAMES.values():
        try:
            text = data.decode("utf-8")
            read = read_action(game, text)
        except (Unknown, UnicodeDecodeError):
            continue
        assert read == read_action(game, str(read))
        taken = True
    return taken


def message(data: bytes) -> bool:
    """A frame of a websocket, and a body of each kind."""
    taken = False
    for read in (wire.decode, *(_reader(body) for body in BODIES)):
        try:
            read(data)
        except wire.BadMessage:
            continue
        taken = True
    return taken


def _reader(kind: type[wire.Body]) -> Callable[[bytes], wire.Body]:
    return lambda data: wire.read_body(kind, data)


TARGETS: Mapping[str, Callable[[bytes], bool]] = {"record": record, "action": action, "message": message}


def examples(target: str) -> list[bytes]:
    """Things that are right, to begin from."""
    match target:
        case "record":
            found = sorted(CASES.glob("*.json"))
            return [
                file.read_bytes()
                for file in found
                if not file.stem.endswith(("expected", "shuffle")) and "view" not in file.name
            ]
        case "action":
            texts = {text for game in GAMES.values() for text in map(str, game.CALLS)}
            return [
                each.encode()
                for each in sorted({*texts, "play:S7", "S7", "JK", "JK:S", "discard:S7,HA", "discard:JK,H2,D3"})
            ]
        case _:
            return [
                json.dumps(each).encode()
                for each in (
                    {"t": "hello", "token": "x" * 32, "v": 17},
                    {"t": "act", "id": "c0ffee-1", "v": 23, "action": "bid:6S"},
                    {"t": "ask", "id": "a", "v": 1, "what": "claim", "take": "all"},
                    {"t": "answer", "id": "a", "v": 1, "yes": True},
                    {"t": "pause", "id": "a", "v": 1},
                    {"t": "salt", "deal": 4, "salt": "0" * 32},
                    {"t": "note", "kind": "chat", "text": "well played"},
                    {"t": "ping"},
                    {
                        "game": "preference",
                        "options": {"deals": 12},
                        "seats": ["open", "bot:club", "open"],
                        "grace": 60,
                        "clock": {"per": "match", "seconds": 600, "more": 10, "at_zero": "show"},
                    },
                    {"name": "Ada", "seat": 2},
                    {"seats": [0, 2]},
                )
            ]
