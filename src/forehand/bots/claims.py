"""Whether the rest of the tricks may be left to the seat that claims them: judged from one's own view alone.

What the judge can't see is dealt out in every way that is possible, or in many ways where there are too many: some at
random, and those that are worst for a claimer, with the long suits and the high cards in one hand. In each of these
worlds the solver has the claimer's side play against all others with their cards known. A claim stands if it holds in
every one of them. What can't be shown is refused.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, islice, permutations
from typing import Literal

from forehand.bots.chance import Chance
from forehand.bots.facts import game_of, options_of, ranking_of
from forehand.bots.play_rules import must_trump, numbers_of, rules_of
from forehand.bots.reading import NOWHERE, card_of, held, open_hands_of, pairs, shown_voids, unseen_of
from forehand.engine.cards import JOKER, SUITS, Card, Ranking, Seat, Suit, card_text, set_of, suit
from forehand.engine.view import View
from forehand.solver import position as solver
from forehand.solver.position import NO_SUIT, Position, Rules
from forehand.solver.search import Solver

Hands = Mapping[Seat, tuple[Card, ...]]
"""The cards of the seats still in the deal."""

FEW = 256
"""So many possible worlds are looked at one and all."""
SAMPLES = 48
"""Worlds dealt at random where there are more."""
EFFORT = 400_000
"""Positions that may be searched for one claim; when they are not enough, the claim is refused."""


ENTRIES = 1 << 14
"""Size of the solver's memory: claims are judged near the end of a deal."""


def accepts_claim(view: View, seat: int, take: Literal["all", "none"], random: Chance) -> bool:
    """Whether the viewer accepts that all tricks to come, or none of them, are the `seat`'s and its partner's."""
    question = _question(view, Seat(seat), take)
    search = Solver(ENTRIES)
    good: set[solver.Play] | None = None
    for world in worlds(view, question.ranking, random):
        plays = question.plays(world)
        effort = EFFORT - search.searched
        if effort <= 0:
            return False
        found = solver.values(search, question.position(world), [question.numbered(world)], plays, effort)
        if not found:
            return False
        holding = {play for play, tricks in zip(plays, found[0], strict=True) if tricks == question.left}
        if not question.claimer_leads:
            good = holding if len(holding) == len(plays) else set[solver.Play]()
        elif good is None or not question.leader_is_known:
            good = holding
        else:
            good &= holding
        if not good:
            return False
    return bool(good)


@dataclass(frozen=True)
class _Question:
    """A claim, as the solver is asked about it."""

    view: View
    ranking: Ranking
    seats: tuple[Seat, ...]
    """Those still in the deal."""
    rules: Rules
    leader: Seat
    claimer_leads: bool
    """Whether the next trick is led by the claimer's side."""
    leader_is_known: bool
    """Whether the leader's cards are the same in every world: then one lead must do for all of them."""
    left: int
    """How many tricks are still to be played."""

    def numbers(self) -> tuple[int, ...]:
        """The solver's number of each card."""
        return numbers_of(self.ranking, set_of(game_of(self.view).PACK))

    def numbered(self, world: Hands) -> list[int]:
        """The hands as the solver has them."""
        numbers = self.numbers()
        return [sum(1 << numbers[one] for one in world[seat]) for seat in self.seats]

    def position(self, world: Hands) -> Position:
        """Where the play stands, in that world."""
        lead = self.view["lead"]
        return Position(
            self.rules,
            self.seats.index(self.leader),
            lead=NO_SUIT if lead is None else suit(lead),
            forbidden=self._forbidden(world),
        )

    def plays(self, world: Hands) -> list[solver.Play]:
        """What the leader may play, in that world."""
        numbers, hand = self.numbers(), world[self.leader]
        lead = self.view["lead"]
        if lead is not None:
            hand = tuple(one for one in hand if self.ranking.suit_of[one] == suit(lead)) or hand
        found: list[solver.Play] = []
        for one in hand:
            if one == JOKER and self.rules.joker_names:
                names = [name for name in SUITS if not self._forbidden(world) >> name & 1]
                found += [solver.Play(numbers[one] + 64 * (name + 1)) for name in names]
                if names:
                    continue
            found.append(solver.Play(numbers[one]))
        return found

    def _forbidden(self, world: Hands) -> int:
        """The suits that the joker's holder may not name, having failed to follow a plain card of it."""
        holder = next((seat for seat, hand in world.items() if JOKER in hand), None)
        if holder is None or not self.rules.joker_names:
            return 0
        forbidden = 0
        for trick in self.view["played"]:
            (_, first), *others = pairs(trick["cards"])
            lead = self.ranking.suit_of[card_of(first)]
            for who, text in others:
                if lead is not None and who == holder and self.ranking.suit_of[card_of(text)] != lead:
                    forbidden |= 1 << lead
        return 0 if forbidden == sum(1 << name for name in SUITS) else forbidden


def _question(view: View, claimer: Seat, take: Literal["all", "none"]) -> _Question:
    game = game_of(view)
    if view["turn"] is None or view["table"]:
        raise ValueError("a claim is judged between two tricks")
    leader = Seat(view["turn"])
    out = [Seat(seat) for seat in view["folded"]]
    seats = tuple(Seat(seat) for seat in range(game.SEATS) if seat not in out)
    side = tuple(seat for each in game.SIDES if claimer in each for seat in each)
    others = tuple(seat for seat in seats if seat not in side)
    trump = None if view["trump"] is None else suit(view["trump"])
    rules = rules_of(game, options_of(view), view["contract"], trump, (side, others), out)
    return _Question(
        view=view,
        ranking=ranking_of(view),
        seats=seats,
        rules=replace(rules, avoiding=take == "none", stops=False),
        leader=leader,
        claimer_leads=leader in side,
        leader_is_known=leader == view["seat"] or str(int(leader)) in view["shown"],
        left=game.TRICKS - sum(view["tricks"]),
    )


# The worlds that the viewer must reckon with


@dataclass(frozen=True)
class _Unseen:
    """The cards that the viewer sees nowhere, the places where they may lie with their room, and which may not."""

    cards: tuple[Card, ...]
    room: Mapping[Seat, int]
    barred: Mapping[Seat, frozenset[Card]]


def worlds(view: View, ranking: Ranking, random: Chance) -> Iterator[Hands]:
    """All possible ways in which the cards lie; where there are many, the worst ones and some at random."""
    known = open_hands_of(view)
    if view["seat"] is not None:
        known[Seat(view["seat"])] = held(view["hand"])
    unseen = _unseen(view, ranking, known)
    all_ways = list(islice(_every_way(unseen, list(unseen.room)), FEW + 1))
    ways = all_ways if len(all_ways) <= FEW else _some_ways(unseen, ranking, random)
    for way in ways:
        yield {**known, **way}


def _unseen(view: View, ranking: Ranking, known: Hands) -> _Unseen:
    game = game_of(view)
    voids = shown_voids(view, ranking, must_trump=must_trump(game, options_of(view)))
    cards = tuple(unseen_of(view, game.PACK))
    hidden = [Seat(seat) for seat in range(game.SEATS) if Seat(seat) not in known and seat not in view["folded"]]
    barred = {
        seat: frozenset(
            one
            for one in cards
            if ranking.suit_of[one] in voids[seat] or (card_text(one) in view["stock"] and seat != view["declarer"])
        )
        for seat in hidden
    }
    # Those with the least choice come first, so that few beginnings end nowhere.
    hidden.sort(key=lambda seat: len(cards) - len(barred[seat]) - view["counts"][seat])
    room = {seat: view["counts"][seat] for seat in hidden}
    room[Seat(NOWHERE)] = len(cards) - sum(room.values())
    return _Unseen(cards, room, barred)


def _every_way(unseen: _Unseen, places: Sequence[Seat]) -> Iterator[dict[Seat, tuple[Card, ...]]]:
    """Every way to lay the cards in these places; the last, nowhere, has what is left."""
    if len(places) == 1:
        yield {}
        return
    place, *more = places
    allowed = [one for one in unseen.cards if one not in unseen.barred[place]]
    for hand in combinations(allowed, unseen.room[place]):
        left = replace(unseen, cards=tuple(one for one in unseen.cards if one not in hand))
        for way in _every_way(left, more):
            yield {place: hand, **way}


def _some_ways(unseen: _Unseen, ranking: Ranking, random: Chance) -> Iterator[dict[Seat, tuple[Card, ...]]]:
    """Each hidden seat with the longest suits that it may hold, the highest cards first; then some at random."""
    hidden = [place for place in unseen.room if place != NOWHERE]
    for seat in hidden:
        for suits in permutations(SUITS, 2):
            others = sorted((place for place in hidden if place != seat), key=lambda _: random.random())
            wish = {one: rank for rank, one in enumerate(_wished(unseen.cards, suits, ranking))}
            yield from _laid(unseen, [seat, *others], [wish, *({} for _ in others)], random)
    for _ in range(SAMPLES):
        yield from _laid(unseen, hidden, [{} for _ in hidden], random)


def _wished(cards: Sequence[Card], suits: Sequence[Suit], ranking: Ranking) -> list[Card]:
    """A joker, and the cards of these suits, the first suit first, from high to low."""
    free = [one for one in cards if ranking.suit_of[one] is None]
    for one_suit in suits:
        members = [one for one in cards if ranking.suit_of[one] == one_suit]
        free += sorted(members, key=lambda one: -ranking.strength[one_suit][one])
    return free


TRIES = 40
"""How often a deal is begun anew when the last cards would fit nowhere."""


def _laid(
    unseen: _Unseen, places: Sequence[Seat], wishes: Sequence[Mapping[Card, int]], random: Chance
) -> Iterator[dict[Seat, tuple[Card, ...]]]:
    """One way to lay the cards, each place taking first what it wishes; none where that was not found."""
    for _ in range(TRIES):
        left = list(unseen.cards)
        way: dict[Seat, tuple[Card, ...]] = {}
        for place, wish in zip(places, wishes, strict=True):
            later = [other for other in places if other not in way and other != place]
            allowed = [one for one in left if one not in unseen.barred[place]]
            # What fits nowhere else comes first after the wishes, so that little is left over in the end.
            allowed.sort(
                key=lambda one: (
                    wish.get(one, len(wish)),
                    sum(one not in unseen.barred[other] for other in later),
                    random.random(),
                )
            )
            way[place] = tuple(allowed[: unseen.room[place]])
            left = [one for one in left if one not in way[place]]
        if all(len(way[place]) == unseen.room[place] for place in places):
            yield way
            return
