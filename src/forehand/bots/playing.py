"""Choosing a card: what the trick brings, and what the hand is worth after it."""

from collections.abc import Callable

from forehand.bots.chances import Aims, none_of, prospects
from forehand.bots.reading import Odds, Plain, Reading
from forehand.engine.cards import Card, Seat, suit

Outlook = Callable[[list[Card], Odds], float]
"""What a hand is worth for the rest of the deal against cards in the others' hands."""


def judge_plays(reading: Reading, aims: Aims, threat: Odds, outlook: Outlook) -> dict[str, float]:
    """What each legal play brings: by the trick under way, and by the hand that is left after it."""
    return {text: _value(reading, aims, threat, outlook, text) for text in reading.plays}


def _value(reading: Reading, aims: Aims, threat: Odds, outlook: Outlook, text: str) -> float:
    mine = reading.plays[text]
    lead = _lead_after(reading, text)
    chances = prospects(reading, aims, mine, lead)
    brings = sum(prize * chance for prize, chance in zip(aims.prize, chances, strict=True))
    rest = [one for one in reading.hand if one != mine]
    gone = _falling(reading, aims, mine, lead, chances[reading.me])
    left = {one: weight for one, weight in threat.items() if one not in gone}
    return brings + aims.foresight * outlook(rest, left) + _nicety(reading, aims, mine)


def _nicety(reading: Reading, aims: Aims, mine: Card) -> float:
    """Between equals: keep high cards for taking tricks, and get rid of them when avoiding tricks."""
    return reading.height[mine] * (0.001 if aims.ducking else -0.0002)


def _lead_after(reading: Reading, text: str) -> Plain:
    """The suit to follow once this play lies on the table."""
    if not reading.leading:
        return reading.lead
    return suit(text[-1]) if ":" in text else reading.suit(reading.plays[text])


def _falling(reading: Reading, aims: Aims, mine: Card, lead: Plain, taking: float) -> set[Card]:
    """The unseen cards that will likely have gone to this trick: a card for each later seat that follows suit, low ones
    but for the one that takes the trick.
    """
    suit_cards = sorted(
        {one for seat in reading.later for one in reading.odds[seat] if reading.suit(one) == lead},
        key=reading.height.__getitem__,
    )
    followers = sum(1 - none_of(reading.odds[seat], _of(reading, seat, lead)) for seat in reading.later)
    count = min(round(followers), len(suit_cards))
    if not count:
        return set()
    if aims.ducking:
        return _ducked(reading, mine, suit_cards, count)
    higher = [one for one in suit_cards if reading.height[one] > reading.height[mine]]
    if taking < 0.5 and higher and reading.suit(mine) == lead:
        return {higher[0], *suit_cards[: count - 1]}
    return set(suit_cards[:count])


def _ducked(reading: Reading, mine: Card, suit_cards: list[Card], count: int) -> set[Card]:
    """The cards that fall where all duck: the highest under mine, and where those don't suffice the highest of all."""
    below = [one for one in suit_cards if reading.height[one] < reading.height[mine]][-count:]
    above = [one for one in suit_cards if reading.height[one] > reading.height[mine]]
    more = count - len(below)
    if more <= 0:
        return set(below)
    return {*below, *above[-more:]}


def _of(reading: Reading, seat: Seat, suit: Plain) -> list[Card]:
    return [one for one in reading.odds[seat] if reading.suit(one) == suit]
