"""Play for tricks, with trump or without."""

from dataclasses import replace

from forehand.bots.chances import Aims
from forehand.bots.playing import judge_plays
from forehand.bots.reading import Odds, Reading
from forehand.bots.worth import tricks
from forehand.engine.cards import Card

LATER = 0.6
"""What a trick hoped for later counts where it may well never come: without trump, since suits then run away with the
lead, and with a partner, since the same trick is hoped for twice."""


def take_tricks(reading: Reading, aims: Aims) -> dict[str, float]:
    """What each play is worth in a deal in which tricks are taken."""
    foes = [seat for seat in reading.others if aims.side[seat] != aims.side[reading.me]]

    def hope(rest: list[Card], against: Odds) -> float:
        return tricks(reading.ranking, rest, against, len(foes))

    sure_to_come = reading.ranking.trump is not None and len(aims.side) < 4
    patience = 1.0 if sure_to_come else LATER
    return judge_plays(reading, replace(aims, foresight=aims.foresight * patience), reading.threat(foes), hope)
