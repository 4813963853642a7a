"""EG4 and EG5: a claim is made between two tricks, adds up, and takes nothing from anybody."""

import pytest

from forehand.engine.actions import Illegal
from forehand.engine.cards import Seat
from forehand.engine.deal import Claim, Deal, settle_claim, turn
from forehand.games import perfrance
from tests.games.hands import after, points, sitting

HANDS = ("S9 SJ SQ SK SA", "S7", "S8")
ONE_TRICK = "name:S pass pass SA S7 S8"


def after_one_trick(more: str = "") -> Deal:
    """Seat 0 has won one trick and may claim."""
    return after(sitting("perfrance", *HANDS), f"{ONE_TRICK} {more}")


def claimed(deal: Deal, seat: int, *tricks: int) -> Deal:
    return settle_claim(deal, Claim(Seat(seat), tricks), 10)


def test_a_claim_completes_the_deal_with_its_tricks() -> None:
    """EG5."""
    over = claimed(after_one_trick(), 1, 6, 3, 1)
    assert over.phase is None
    assert turn(over) is None
    assert over.tricks == (6, 3, 1)
    assert points(perfrance, over) == (12, 6, -20)


@pytest.mark.parametrize(
    ("seat", "tricks", "why"),
    [
        (0, (7, 3, 1), "add up"),
        (0, (6, 3), "seats"),
        (0, (6, 3, 1, 0), "seats"),
        (0, (0, 6, 4), "has won"),
        (3, (8, 1, 1), "not in the deal"),
        (-1, (8, 1, 1), "not in the deal"),
        (0, (11, 0, -1), "has won"),
    ],
)
def test_a_claim_that_can_not_be_is_refused(seat: int, tricks: tuple[int, ...], why: str) -> None:
    """EG4."""
    with pytest.raises(Illegal, match=why):
        claimed(after_one_trick(), seat, *tricks)


@pytest.mark.parametrize("calls", ["", "name:S pass", "name:S pass pass", "name:S pass pass SA", f"{ONE_TRICK} SK"])
def test_a_claim_is_made_between_two_tricks(calls: str) -> None:
    """EG4."""
    with pytest.raises(Illegal, match="between two tricks"):
        claimed(after(sitting("perfrance", *HANDS), calls), 0, 8, 1, 1)


def test_a_folded_seat_neither_claims_nor_gains() -> None:
    """EG4."""
    folded = after(sitting("perfrance", *HANDS), "name:S pass pass SA fold S8")
    assert claimed(folded, 2, 9, 0, 1).tricks == (9, 0, 1)
    with pytest.raises(Illegal, match="not in the deal"):
        claimed(folded, 1, 9, 0, 1)
    with pytest.raises(Illegal, match="out of the deal"):
        claimed(folded, 0, 8, 1, 1)


def test_a_complete_deal_takes_no_claim() -> None:
    """EG4."""
    with pytest.raises(Illegal, match="complete"):
        claimed(claimed(after_one_trick(), 1, 6, 3, 1), 1, 6, 3, 1)
