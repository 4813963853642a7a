"""The phases that games are made of: speaking, laying cards away, playing tricks.

A phase holds the seat to act and the game's own sentences (named, module-level functions), nothing else.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from forehand.engine.actions import NAMING_PLAYS, PLAYS, Action, Call, Discard, Illegal, Play, plays_of
from forehand.engine.cards import JOKER, Cards, Ranking, Seat, Suit, each, set_of
from forehand.engine.deal import Choice, Deal, Sentence, Table, Trick, clockwise, lacks, refuse


def nobody(deal: Deal) -> tuple[Seat, ...]:
    """No seat's cards lie open."""
    return ()


@dataclass(frozen=True)
class Speaking:
    """One seat says one of a few things."""

    name: str
    seat: Seat
    may_say: Callable[[Deal, Seat], Sequence[Call]]
    then: Callable[[Deal, Seat, Call], Deal]

    def turn(self, deal: Deal) -> Seat:
        """The seat that speaks."""
        return self.seat

    def legal(self, deal: Deal) -> Sequence[Call]:
        """What it may say."""
        return self.may_say(deal, self.seat)

    def choose(self, deal: Deal) -> None:
        """Everything that may be said is listed."""

    def apply(self, deal: Deal, action: Action) -> Deal:
        """The call is heard by all, then the game goes on."""
        allowed = self.legal(deal)
        if not isinstance(action, Call) or action not in allowed:
            raise refuse(self.seat, allowed)
        return self.then(deal.said(self.seat, action), self.seat, action)

    def face_up(self, deal: Deal) -> tuple[Seat, ...]:
        """Nobody's cards."""
        return ()


@dataclass(frozen=True)
class Discarding:
    """One seat lays some of its cards away, face down: any it likes."""

    seat: Seat
    count: int
    then: Sentence
    name: str = "discarding"

    def turn(self, deal: Deal) -> Seat:
        """The seat that lays away."""
        return self.seat

    def legal(self, deal: Deal) -> Sequence[Discard]:
        """Every choice of that many cards."""
        return [Discard(set_of(away)) for away in combinations(each(deal.hands[self.seat]), self.count)]

    def choose(self, deal: Deal) -> Choice:
        """How many of which cards."""
        return Choice("discard", self.count, deal.hands[self.seat])

    def apply(self, deal: Deal, action: Action) -> Deal:
        """The cards leave the hand; nobody else learns which they were."""
        if not isinstance(action, Discard):
            raise Illegal(f"seat {self.seat} must lay {self.count} cards away")
        if reason := lacks(deal, self.seat, action.cards):
            raise Illegal(reason)
        if action.cards.bit_count() != self.count:
            raise Illegal(f"{self.count} cards must be laid away, not {action.cards.bit_count()}")
        left = Cards(deal.hands[self.seat] & ~action.cards)
        away = deal.said(self.seat, action).but(
            hands=replaced(deal.hands, self.seat, left),
            discarded=replaced(deal.discarded, self.seat, action.cards),
        )
        return self.then(away)

    def face_up(self, deal: Deal) -> tuple[Seat, ...]:
        """Nobody's cards."""
        return ()


@dataclass(frozen=True)
class Playing:
    """Tricks: the seats in `Deal.to_play` play to the table in turn, and the winner of a trick leads the next.

    `may_play` tells which cards of its hand a seat may play. `then` goes on after each trick. Where a game has more
    to it: `besides` are calls that may be made in place of a play and `heard` what comes of one, `may_name` the
    suits that a joker led may be called (none: it is led without a word), `open_hands` the seats whose cards lie
    open.
    """

    may_play: Callable[[Deal, Seat], Cards]
    then: Sentence
    besides: Callable[[Deal, Seat], tuple[Call, ...]] | None = None
    heard: Callable[[Deal, Seat], Deal] | None = None
    may_name: Callable[[Deal, Seat], tuple[Suit, ...]] | None = None
    open_hands: Callable[[Deal], tuple[Seat, ...]] = nobody
    name: str = "playing"

    def turn(self, deal: Deal) -> Seat:
        """The seat to play."""
        return deal.to_play[0]

    def legal(self, deal: Deal) -> Sequence[Action]:
        """The cards that may be played, in canonical order, then the calls that may be made instead."""
        seat = deal.to_play[0]
        plays: tuple[Action, ...] = plays_of(self.may_play(deal, seat))
        if plays[-1] == PLAYS[JOKER]:
            plays = (*plays[:-1], *self._joker(deal, seat))
        return (*plays, *self.besides(deal, seat)) if self.besides else plays

    def choose(self, deal: Deal) -> None:
        """Every play is listed."""

    def apply(self, deal: Deal, action: Action) -> Deal:
        """The card goes to the table; the last card of a trick decides it."""
        seat = deal.to_play[0]
        if isinstance(action, Call):
            return self._call(deal, seat, action)
        if not isinstance(action, Play):
            raise refuse(seat, self.legal(deal))
        self._check(deal, seat, action)
        card = action.card
        table = (*deal.table, (seat, action))
        left = list(deal.hands)
        left[seat] = Cards(left[seat] & ~(1 << card))
        hands = tuple(left)
        lead = deal.lead
        if lead is None and not deal.table:
            lead = deal.ranking.suit_of[card] if action.named is None else action.named
        to_play = deal.to_play[1:]
        actions = (*deal.actions, action)
        if not to_play:
            return self.trick_over(deal, table, lead, hands=hands, actions=actions)
        return deal.but(hands=hands, table=table, lead=lead, to_play=to_play, actions=actions)

    def _joker(self, deal: Deal, seat: Seat) -> list[Play]:
        """How the joker may be played: where it is led and asks for a suit, with each suit that may be named."""
        suits = self.may_name(deal, seat) if self.may_name and not deal.table else ()
        return [NAMING_PLAYS[suit] for suit in suits] or [PLAYS[JOKER]]

    def _check(self, deal: Deal, seat: Seat, play: Play) -> None:
        if not self.may_play(deal, seat) >> play.card & 1:
            raise Illegal(lacks(deal, seat, Cards(1 << play.card)) or str(refuse(seat, self.legal(deal))))
        if (play.card == JOKER or play.named is not None) and play not in self._joker(deal, seat):
            raise refuse(seat, self.legal(deal))

    def _call(self, deal: Deal, seat: Seat, call: Call) -> Deal:
        if self.heard is None or self.besides is None or call not in self.besides(deal, seat):
            raise refuse(seat, self.legal(deal))
        return self.heard(deal.said(seat, call), seat)

    def trick_over(self, deal: Deal, table: Table, lead: Suit | None, **besides: Any) -> Deal:
        """The trick on the table goes to its winner, who leads the next one, as long as the game goes on. `besides` are
        what else has changed in the deal by its last card.
        """
        winner = winner_of(table, deal.ranking, lead)
        tricks = deal.tricks
        gathered = deal.but(
            table=(),
            lead=None,
            played=(*deal.played, Trick(table, winner)),
            tricks=(*tricks[:winner], tricks[winner] + 1, *tricks[winner + 1 :]),
            to_play=clockwise(winner, len(tricks), deal.out),
            **besides,
        )
        return self.then(gathered)

    def face_up(self, deal: Deal) -> tuple[Seat, ...]:
        """The seats whose cards lie open by the contract."""
        return self.open_hands(deal)


def winner_of(table: Sequence[tuple[Seat, Play]], ranking: Ranking, lead: Suit | None) -> Seat:
    """The seat that played the highest trump, else the highest card of the suit led."""
    strength = ranking.strength[lead]
    best, winner = -1, table[0][0]
    for seat, play in table:
        if strength[play.card] > best:
            best, winner = strength[play.card], seat
    return winner


def follow_suit(deal: Deal, seat: Seat) -> Cards:
    """Follow suit if you can, else play any card."""
    hand = deal.hands[seat]
    if deal.lead is None:
        return hand
    return Cards(hand & deal.ranking.members[deal.lead]) or hand


def follow_or_trump(deal: Deal, seat: Seat) -> Cards:
    """Follow suit if you can; if you are void, play a trump if you hold one; else any card."""
    hand = deal.hands[seat]
    if deal.lead is None:
        return hand
    return Cards(hand & deal.ranking.members[deal.lead]) or Cards(hand & deal.ranking.trumps) or hand


def until_hands_are_empty(deal: Deal) -> Deal:
    """All tricks are played, also when the result is settled."""
    return deal if deal.hands[deal.to_play[0]] else deal.over()


def replaced(hands: tuple[Cards, ...], seat: Seat, hand: Cards) -> tuple[Cards, ...]:
    """The hands, one seat's being another."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def pick_up_stock(deal: Deal, seat: Seat) -> Deal:
    """A seat takes the stock into its hand and so sees it."""
    hand = Cards(deal.hands[seat] | set_of(deal.stock))
    return deal.but(hands=replaced(deal.hands, seat, hand), stock_taker=seat)
