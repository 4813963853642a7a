"""Who is likely to take the trick, if I play this card?"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod

from forehand.bots.reading import Odds, Plain, Reading
from forehand.engine.cards import Card, Seat


@dataclass(frozen=True)
class Aims:
    """What the play is about, for one seat."""

    prize: tuple[float, ...]
    """By seat: what a trick in that seat's pile is worth to me; less than nothing where I want to avoid it."""
    side: tuple[int, ...]
    """By seat: which side it is on. Nobody overtakes his own side in order to win."""
    foresight: float
    """What a trick hoped for or feared later in the deal counts, against one now."""
    ducking: bool = False
    """Whether tricks are avoided, by all, rather than taken: a later seat takes only what it can't help taking."""


def prospects(reading: Reading, aims: Aims, mine: Card, lead: Plain) -> list[float]:
    """By seat, the chance to take the trick under way when I play the card `mine`."""
    chances = [0.0] * len(aims.side)
    power = reading.ranking.strength[lead]
    holder = (reading.me, mine)
    if reading.best is not None and power[reading.best[1]] >= power[mine]:
        holder = reading.best
    _play_on(reading, aims, lead, reading.later, holder, 1.0, chances)
    return chances


def _play_on(
    reading: Reading,
    aims: Aims,
    lead: Plain,
    later: Sequence[Seat],
    holder: tuple[Seat, Card],
    chance: float,
    chances: list[float],
) -> None:
    """Splits `chance` over the ways in which the seats still to play may change who holds the trick."""
    if not later or chance < 0.01:
        chances[holder[0]] += chance
        return
    seat = later[0]
    beats, card = _overtakes(reading, aims, lead, seat, holder)
    if beats and card is not None:
        _play_on(reading, aims, lead, later[1:], (seat, card), chance * beats, chances)
    _play_on(reading, aims, lead, later[1:], holder, chance * (1 - beats), chances)


def _overtakes(
    reading: Reading, aims: Aims, lead: Plain, seat: Seat, holder: tuple[Seat, Card]
) -> tuple[float, Card | None]:
    """The chance that a later seat takes the trick over, and the card it is likely to do it with."""
    odds = reading.odds[seat]
    power = reading.ranking.strength[lead]
    following = [one for one in odds if reading.suit(one) == lead]
    higher = sorted((one for one in following if power[one] > power[holder[1]]), key=power.__getitem__)
    void = none_of(odds, following)
    if aims.ducking:
        lower = [one for one in following if power[one] < power[holder[1]]]
        return max(none_of(odds, lower) - void, 0.0), _middle(higher)
    if aims.side[seat] == aims.side[holder[0]]:
        return 0.0, None
    trumps = [one for one in odds if reading.suit(one) != lead and power[one] > power[holder[1]]]
    over = 1 - none_of(odds, higher)
    ruffs = void * (1 - none_of(odds, trumps))
    return min(over + ruffs, 1.0), _middle(higher) if over >= ruffs else _middle(trumps)


def none_of(odds: Odds, some: Iterable[Card]) -> float:
    """The chance that a hand with these odds holds none of `some`."""
    return prod(1 - odds[one] for one in some)


def _middle(some: Sequence[Card]) -> Card | None:
    return some[len(some) // 2] if some else None
