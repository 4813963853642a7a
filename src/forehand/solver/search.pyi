"""The types of `search.py` as Python sees them; its own annotations are those of C."""

from array import array

class Solver:
    def __init__(self, entries: int = ...) -> None: ...
    @property
    def searched(self) -> int: ...
    def abort(self) -> None: ...
    def play_by(
        self,
        seats: int,
        trump: int,
        maximizing: int,
        counted: int,
        must_trump: bool,
        last_must_take: bool,
        joker_names: bool,
        stops: bool,
    ) -> None: ...
    def solve(
        self,
        worlds: array[int],
        turn: int,
        table: array[int],
        lead: int,
        forbidden: int,
        opened: tuple[int, int, int],
        plays: array[int],
        results: array[int],
        limit: int,
    ) -> int: ...
