"""A shuffle that nobody can have rigged, and its verification.

The server commits to SHA-256 of a secret; then every person adds a salt; SHAKE-256 of both drives the shuffle. When
the deal is over the secret is published, and anyone can deal it again.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from forehand.engine.cards import Card, Seat
from forehand.engine.game import Game
from forehand.engine.record import AGAIN, Record

Salts = Sequence[bytes | None]

_BLOCK = 1024
"""Bytes squeezed at a time; a pack of 52 takes about 200."""


def commitment(secret: bytes) -> str:
    """SHA-256 of the secret, in hex: what is published before the salts are known."""
    return hashlib.sha256(secret).hexdigest()


def _draws(secret: bytes, salts: Salts) -> Iterator[int]:
    """The numbers below 2³² that four bytes each of SHAKE-256(secret ‖ salts in seat order) make, big-endian."""
    sponge = hashlib.shake_256(secret + b"".join(salt or b"" for salt in salts))
    start = 0
    while True:
        block = sponge.digest(start + _BLOCK)[start:]
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, _BLOCK, 4))
        start += _BLOCK


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A fair draw from 0 to bound − 1: numbers in the last, incomplete run of `bound` are skipped."""
    fair = (1 << 32) // bound * bound
    return next(number for number in numbers if number < fair) % bound


def shuffle(game: Game, secret: bytes, salts: Salts, forehand: Seat | None) -> tuple[Seat, tuple[Card, ...]]:
    """The forehand (drawn where it is None: a table's first deal) and the shuffled pack, the first card to be
    dealt first.
    """
    numbers = _draws(secret, salts)
    if forehand is None:
        forehand = Seat(_below(game.SEATS, numbers))
    pack = list(game.PACK)
    for last in range(len(pack) - 1, 0, -1):
        other = _below(last + 1, numbers)
        pack[last], pack[other] = pack[other], pack[last]
    return forehand, tuple(pack)


def verify(record: Record) -> list[str]:
    """One verdict a deal: ``ok``, ``wrong: reason``, ``given`` where the cards are those of an earlier deal, ``withheld``
    where the secret is told later, others having still to play the deal, or ``no shuffle`` where none is told (or its secret
    is not, the deal being under way).
    """
    return [_verdict(record, index, record.beside(index)) for index in range(len(record.match.deals))]


def _verdict(record: Record, index: int, added: Mapping[str, object]) -> str:
    told, deal = added.get("shuffle"), record.match.deals[index]
    if told is None:
        return "given" if AGAIN in added else "no shuffle"
    if not isinstance(told, dict):
        return "wrong: the shuffle is no JSON object"
    told = cast(dict[str, object], told)
    if "secret" not in told and told.get("withheld") is True:
        return "withheld"
    if "secret" not in told and not deal.complete:
        return "no shuffle"
    first = told.get("first", added.get("first", False))
    reason = _why_wrong(record, index, told, first is True)
    return f"wrong: {reason}" if reason else "ok"


def _why_wrong(record: Record, index: int, told: Mapping[str, object], first: bool) -> str | None:
    game, deal = record.match.game, record.match.deals[index]
    secret = _bytes(told.get("secret"), 32)
    if secret is None:
        return "the secret is not 64 hex digits"
    if not _salts_told(told.get("salts"), game.SEATS):
        return f"the salts are not {game.SEATS} times 32 hex digits or null"
    if first and index:
        return "forehand is drawn for a first deal only"
    if told.get("commit") != commitment(secret):
        return "the secret does not fit the commitment"
    salts = [_bytes(salt, 16) for salt in cast(list[object], told["salts"])]
    forehand, pack = shuffle(game, secret, salts, None if first else deal.forehand)
    if forehand != deal.forehand:
        return f"the draw makes seat {forehand} forehand, not seat {deal.forehand}"
    hands, stock = game.deal_out(pack, forehand)
    for seat, (drawn, written) in enumerate(zip(hands, deal.dealt, strict=True)):
        if drawn != written:
            return f"the shuffle deals other cards to seat {seat}"
    return None if stock == deal.stock else "the shuffle leaves another stock"


def _salts_told(salts: object, seats: int) -> bool:
    if not isinstance(salts, list):
        return False
    told = cast(list[object], salts)
    return len(told) == seats and all(salt is None or _bytes(salt, 16) is not None for salt in told)


def _bytes(text: object, length: int) -> bytes | None:
    """The bytes that `text` spells in lower-case hex, or None."""
    if not isinstance(text, str) or len(text) != 2 * length or text.strip("0123456789abcdef"):
        return None
    return bytes.fromhex(text)
