"""The types of `alone.py` as Python sees them; its own annotations are those of C."""

from array import array

class AloneSolver:
    def __init__(self, bits: int = ...) -> None: ...
    @property
    def searched(self) -> int: ...
    def abort(self) -> None: ...
    def play_by(
        self,
        trump: int,
        must_trump: bool,
        last_must_take: bool,
        avoiding: bool,
        rivals: list[tuple[int, int]],
        worth: list[list[int]],
        fold_worth: int,
        walkover: int,
    ) -> None: ...
    def solve(
        self,
        worlds: array[int],
        turn: int,
        to_play: int,
        table: array[int],
        lead: int,
        opened: tuple[int, int, int],
        out: int,
        may_fold: int,
        plays: array[int],
        results: array[int],
        limit: int,
    ) -> int: ...
