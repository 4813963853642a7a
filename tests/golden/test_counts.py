"""The counts of action sequences, from the engine and from the plain telling of the rules."""

from collections.abc import Sequence

import pytest

from forehand.engine.cards import card_text, cards_list
from forehand.engine.options import fields_of
from forehand.games import GAMES
from tests.games import plain
from tests.golden.counting import Row, after, dealt, rows, sequences

ROWS = rows()
NAMES = [f"{row.game}-{row.pack}-{'-'.join(row.prefix)[:40] or 'start'}" for row in ROWS]


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_the_engine_counts_the_same(row: Row) -> None:
    deal = after(dealt(row.game, row.options, row.pack), row.prefix)
    assert [sequences(deal, depth + 1) for depth in range(len(row.counts))] == row.counts


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_the_plain_rules_count_the_same(row: Row) -> None:
    """As deep as a thousand sequences or so: these rules are slow."""
    depths = max(1, sum(count <= 1500 for count in row.counts))
    assert [_plain_sequences(row, row.prefix, depth + 1) for depth in range(depths)] == row.counts[:depths]


def _plain_sequences(row: Row, actions: Sequence[str], depth: int) -> int:
    if depth == 0:
        return 1
    asked = plain.after(_told_plainly(row), actions)
    if isinstance(asked, plain.Result):
        return 0
    if depth == 1:
        return len(asked[1])
    return sum(_plain_sequences(row, [*actions, action], depth - 1) for action in asked[1])


def _told_plainly(row: Row) -> plain.Deal:
    deal = dealt(row.game, row.options, row.pack)
    options = {field.name: field.kind.default for field in fields_of(GAMES[row.game].Options)} | row.options
    hands = [set(cards_list(hand)) for hand in deal.dealt]
    return plain.DEALS[row.game](options, hands, [card_text(card) for card in deal.stock], deal.forehand)
