"""Swap what a viewer can't know, and all that it receives is the same, to the byte.

Longer: `python -m tests.security.leaks --evenings 250`.
"""

from typing import Any

import pytest

from forehand.games import GAMES
from forehand.service import tell
from forehand.service.table import Table
from tests.security.worlds import Evening, Fates, Tally, differing, secrets_logged


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", list(GAMES))
async def test_hidden_cards_change_no_byte_that_anybody_receives(game: str, seed: int) -> None:
    """Events, views, answers, errors, pages, records, measurements, the log, and when what is waited for."""
    tally = Tally()
    assert None is await differing(GAMES[game], seed, 100, tally)
    assert tally.worlds > tally.apart


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_server_that_tells_one_bit_too_much_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = tell.seen

    def seen(table: Table, seat: int | None) -> Any:
        view = honest(table, seat)
        if table.deal is not None and seat is None:
            view = view | {"counts": [*view["counts"], table.deal.hands[0] % 5]}
        return view

    monkeypatch.setattr(tell, "seen", seen)
    for seed in range(6):
        leak = await differing(GAMES[game], seed, 60, Tally())
        if leak and "was told" in leak:
            return
    pytest.fail("nobody was told")


def test_a_card_or_a_token_in_the_log_is_seen() -> None:
    for line in ("a fault in sight of ['S7', 'HA']", "discard:JK", "token=token1"):
        evening = Evening(GAMES["priffe"], Fates(None))  # type: ignore[arg-type]
        evening.tokens["Ada"] = "token1"
        evening.hears("the log")(line)
        assert secrets_logged(evening)
