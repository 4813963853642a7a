"""Play that avoids tricks: misère, its defence, and deals in which everybody ducks."""

from dataclasses import replace

from forehand.bots.chances import Aims
from forehand.bots.playing import judge_plays
from forehand.bots.reading import Odds, Reading
from forehand.bots.worth import forced
from forehand.engine.cards import Card


def avoid_tricks(reading: Reading, aims: Aims) -> dict[str, float]:
    """What each play is worth in a deal in which tricks are avoided, by oneself or by the others."""
    foes = [seat for seat in reading.others if aims.side[seat] != aims.side[reading.me]]

    def dread(rest: list[Card], against: Odds) -> float:
        return -forced(reading.ranking, rest, against)

    return judge_plays(reading, replace(aims, ducking=True), reading.threat(foes), dread)
