"""Play that avoids tricks: misère, its defence, and deals in which everybody ducks."""

from collections.abc import Iterable

from forehand.bots.chances import Aims
from forehand.bots.playing import best_play
from forehand.bots.reading import Odds, Reading
from forehand.bots.worth import forced
from forehand.engine.cards import Card


def avoid_tricks(reading: Reading, prize: Iterable[float], side: Iterable[int], fear: float = 1.0) -> str:
    """A card for a deal in which tricks are avoided, by oneself or by the others.

    `fear` is what a trick that must be taken later counts against one avoided now.
    """
    aims = Aims(tuple(prize), tuple(side), ducking=True)
    foes = [seat for seat in reading.others if aims.side[seat] != aims.side[reading.me]]

    def dread(rest: list[Card], against: Odds) -> float:
        return -fear * forced(reading.ranking, rest, against)

    return best_play(reading, aims, reading.threat(foes), dread)
