"""What is counted of a deal, on deals that were looked through by hand."""

from pathlib import Path

import pytest

from forehand.engine.outcome import outcomes
from forehand.engine.record import read_record
from forehand.games import GAMES

CASES = Path(__file__).parents[1] / "cases"


@pytest.mark.parametrize(
    ("case", "contract", "seats"),
    [
        ("perfrance-folded", "C lost", ["declarer -20", "defender fold 0", "defender stay -20"]),
        ("perfrance-no-trump", "none", ["undeclared 6", "undeclared 2", "undeclared 12"]),
        ("preference-lone-whister", "7D lost", ["defender whist 16", "declarer -20", "defender pass 0"]),
        ("preference-pass-pass", "7D made", ["declarer 20", "defender pass 0", "defender pass 0"]),
        # Nobody is asked against a misère or a Stalingrad, whatever was said in the bidding.
        ("preference-misere", "misere lost", ["declarer -20", "defender 0", "defender 0"]),
        ("preference-stalingrad", "6S made", ["defender 2", "defender 0", "declarer 10"]),
        ("priffe-spill", "spill made", ["partner 30", "defender 0", "declarer 30", "defender 0"]),
        ("five-hundred-passed-out", "passed-out", ["undeclared 0"] * 4),
    ],
)
def test_each_seat_has_its_part(case: str, contract: str, seats: list[str]) -> None:
    match = read_record((CASES / f"{case}.json").read_text("utf-8"), GAMES).match
    seen = outcomes(match.game, match.deals[0])
    ends = {None: "", True: " made", False: " lost"}
    assert {contract} == {one.contract + ends[one.made] for one in seen}
    assert seats == [" ".join(filter(None, (one.role, one.answer, str(one.points)))) for one in seen]
