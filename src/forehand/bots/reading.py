"""What a seat can read from its view while cards are played: who is void where, and where an unseen card may lie."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from forehand.engine.cards import Card, Ranking, Seat, Suit, card, card_text, suit
from forehand.engine.view import View

Plain = Suit | None
"""The suit a card belongs to; None is the joker's where there is no trump."""

NOWHERE = -1
"""In place of a seat: the cards out of play, which lie in a blind, among discards or in a folded hand."""

Odds = dict[Card, float]
"""For each unseen card the chance that it lies in one certain place."""


@dataclass(frozen=True)
class Reading:
    """The play of a deal as one seat sees it."""

    ranking: Ranking
    height: tuple[int, ...]
    """By card: how high it stands in the suit it belongs to, every trump above every other card."""
    me: Seat
    hand: tuple[Card, ...]
    plays: dict[str, Card]
    """The legal plays: their text and the card."""
    lead: Plain
    """The suit to follow, where `leading` is false."""
    leading: bool
    best: tuple[Seat, Card] | None
    """Who holds the trick under way, and with what."""
    later: tuple[Seat, ...]
    """The seats that play to this trick after me."""
    others: tuple[Seat, ...]
    """The other seats still in the deal."""
    voids: tuple[frozenset[Plain], ...]
    """By seat: the suits it has shown to be out of."""
    odds: dict[Seat, Odds]

    def suit(self, of: Card) -> Plain:
        """The suit that a card belongs to."""
        return self.ranking.suit_of[of]

    def threat(self, foes: Iterable[Seat]) -> Odds:
        """For each unseen card the chance that one of `foes` holds it."""
        total: Odds = {}
        for seat in foes:
            for one, chance in self.odds[seat].items():
                total[one] = total.get(one, 0.0) + chance
        return total

    def expected(self, seat: Seat, of: Plain) -> float:
        """How many cards of a suit the seat holds, on average."""
        return sum(chance for one, chance in self.odds[seat].items() if self.suit(one) == of)


@lru_cache(maxsize=64)
def heights(ranking: Ranking) -> tuple[int, ...]:
    """By card: how high it stands in the suit it belongs to."""
    return tuple(ranking.strength[ranking.suit_of[number]][number] for number in range(53))


def card_of(play: str) -> Card:
    """The card of a play, without the suit that a joker names."""
    return card(play[:2])


def held(texts: Iterable[str]) -> tuple[Card, ...]:
    """Cards from their texts."""
    return tuple(card(text) for text in texts)


def read(view: View, pack: Sequence[Card], ranking: Ranking, *, must_trump: bool) -> Reading:
    """Reads the view of a seat whose turn it is to play a card."""
    me = _mine(view)
    table = [(seat, card_of(text)) for seat, text in pairs(view["table"])]
    lead = None if view["lead"] is None else suit(view["lead"])
    seats = len(view["counts"])
    around = [Seat((me + step) % seats) for step in range(1, seats)]
    others = tuple(seat for seat in around if seat not in view["folded"])
    played_already = {seat for seat, _ in table}
    voids = shown_voids(view, ranking, must_trump=must_trump)
    return Reading(
        ranking=ranking,
        height=heights(ranking),
        me=me,
        hand=held(view["hand"]),
        plays={text: card_of(text) for text in view["legal"] if text[:2] in view["hand"]},
        lead=lead,
        leading=not table and lead is None,
        best=_best(table, lead, ranking),
        later=tuple(seat for seat in others if seat not in played_already),
        others=others,
        voids=voids,
        odds=_odds(view, others, pack, ranking, voids),
    )


def _mine(view: View) -> Seat:
    if view["seat"] is None:
        raise ValueError("a watcher has nothing to play")
    return Seat(view["seat"])


def _best(table: Sequence[tuple[Seat, Card]], lead: Plain, ranking: Ranking) -> tuple[Seat, Card] | None:
    power = ranking.strength[lead]
    best: tuple[Seat, Card] | None = None
    for seat, one in table:
        if power[one] > (0 if best is None else power[best[1]]):
            best = (seat, one)
    return best


@dataclass(frozen=True)
class Begun:
    """A trick, complete or under way: the suit to follow in it, and its cards."""

    lead: Plain
    opened: bool
    """Whether its first card led it (a turned-up talon did not)."""
    cards: Sequence[tuple[Seat, Card]]


def tricks_begun(view: View, ranking: Ranking) -> list[Begun]:
    """The deal's tricks in order, the one under way last."""
    tricks = [pairs(trick["cards"]) for trick in view["played"]]
    if view["table"]:
        tricks.append(pairs(view["table"]))
    forgotten = sum(view["tricks"]) - len(view["played"])
    return [_begun(view, ranking, number, cards) for number, cards in enumerate(tricks, forgotten)]


def _begun(view: View, ranking: Ranking, number: int, cards: Sequence[tuple[Seat, str]]) -> Begun:
    played = [(seat, card_of(text)) for seat, text in cards]
    if number < len(talon_leads(view)):
        return Begun(ranking.suit_of[talon_leads(view)[number]], opened=False, cards=played)
    first = cards[0][1]
    lead = suit(first[-1]) if ":" in first else ranking.suit_of[card(first)]
    return Begun(lead, opened=True, cards=played)


def talon_leads(view: View) -> tuple[Card, ...]:
    """The cards of a passed-out deal's talon that have opened a trick each."""
    return held(view["stock"]) if view["declarer"] is None else ()


def shown_voids(view: View, ranking: Ranking, *, must_trump: bool) -> tuple[frozenset[Plain], ...]:
    """By seat: the suits it did not follow, and trumps too where it had to trump and did not."""
    voids: list[set[Plain]] = [set() for _ in view["counts"]]
    for trick in tricks_begun(view, ranking):
        if trick.lead is None:
            continue
        for seat, one in trick.cards[1 if trick.opened else 0 :]:
            belongs = ranking.suit_of[one]
            if belongs == trick.lead:
                continue
            voids[seat].add(trick.lead)
            if must_trump and ranking.trump is not None and belongs != ranking.trump:
                voids[seat].add(ranking.trump)
    return tuple(frozenset(suits) for suits in voids)


def _odds(
    view: View,
    others: Sequence[Seat],
    pack: Sequence[Card],
    ranking: Ranking,
    voids: Sequence[frozenset[Plain]],
) -> dict[Seat, Odds]:
    """For each other seat, the chance of each unseen card to be in its hand."""
    open_hands = open_hands_of(view)
    odds: dict[Seat, Odds] = {seat: dict.fromkeys(open_hands.get(seat, ()), 1.0) for seat in others}
    unseen = unseen_of(view, pack)
    room = {seat: float(count) for seat, count in room_of(view, others, len(unseen)).items()}
    share = {
        one: {seat: weight for seat in room if (weight := weight_of(view, ranking, voids, seat, one) * room[seat]) > 0}
        for one in unseen
    }
    _fit(share, room)
    for one, places in share.items():
        for seat, chance in places.items():
            if seat in odds:
                odds[seat][one] = chance
    return odds


def open_hands_of(view: View) -> dict[Seat, tuple[Card, ...]]:
    """The other hands that lie face up."""
    return {Seat(int(seat)): held(texts) for seat, texts in view["shown"].items()}


def room_of(view: View, others: Sequence[Seat], unseen: int) -> dict[Seat, int]:
    """How many of the `unseen` cards each of the hidden hands of `others` has room for, and how many lie `NOWHERE`."""
    room = {seat: view["counts"][seat] for seat in others if str(seat) not in view["shown"]}
    room[Seat(NOWHERE)] = unseen - sum(room.values())
    return room


def unseen_of(view: View, pack: Sequence[Card]) -> list[Card]:
    """The cards of the pack that this seat sees nowhere."""
    seen = {*held(view["dealt"]), *held(view["hand"]), *held(view["discarded"] or ()), *talon_leads(view)}
    for trick in view["played"]:
        seen.update(card_of(text) for _, text in pairs(trick["cards"]))
    seen.update(card_of(text) for _, text in pairs(view["table"]))
    for cards in open_hands_of(view).values():
        seen.update(cards)
    return [one for one in pack if one not in seen]


DECLARER_KEEPS = 5.0
"""How much likelier the declarer keeps a card of the stock or a trump than any other card, when discarding."""


def weight_of(
    view: View,
    ranking: Ranking,
    voids: Sequence[frozenset[Plain]],
    seat: Seat,
    one: Card,
    keeps: float = DECLARER_KEEPS,
) -> float:
    """How likely a place holds a card, against other places of its size."""
    belongs = ranking.suit_of[one]
    declarer_took = view["declarer"] is not None and any(call == "discard" for _, call in pairs(view["calls"]))
    if seat == NOWHERE:
        return 1.0 if not declarer_took or belongs != ranking.trump else 1 / keeps
    if belongs in voids[seat]:
        return 0.0
    if card_text(one) in view["stock"]:
        return keeps if seat == view["declarer"] else 0.0
    return 1.0


def _fit(share: dict[Card, dict[Seat, float]], room: Mapping[Seat, float]) -> None:
    """Scales the weights into chances: one a card, and in the sum what each place has room for."""
    for _ in range(3):
        filled = dict.fromkeys(room, 0.0)
        for places in share.values():
            for seat, weight in places.items():
                filled[seat] += weight
        for places in share.values():
            for seat in places:
                places[seat] *= room[seat] / filled[seat]
            total = sum(places.values())
            for seat in places:
                places[seat] /= total


def pairs(said: Iterable[Sequence[int | str]]) -> list[tuple[Seat, str]]:
    """Seats and texts from a list of a view's pairs."""
    return [(Seat(int(seat)), str(text)) for seat, text in said]
