"""Play for tricks, with trump or without."""

from collections.abc import Iterable

from forehand.bots.chances import Aims
from forehand.bots.playing import best_play
from forehand.bots.reading import Odds, Reading
from forehand.bots.worth import tricks
from forehand.engine.cards import Card


def take_tricks(reading: Reading, prize: Iterable[float], side: Iterable[int]) -> str:
    """A card for a deal in which tricks are taken."""
    aims = Aims(tuple(prize), tuple(side), ducking=False)
    foes = [seat for seat in reading.others if aims.side[seat] != aims.side[reading.me]]

    def hope(rest: list[Card], against: Odds) -> float:
        return tricks(reading.ranking, rest, against, len(foes))

    return best_play(reading, aims, reading.threat(foes), hope)
