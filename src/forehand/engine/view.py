"""What a seat, or a watcher, may see. Built up from nothing, by one function for all games."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict

from forehand.engine.actions import Action, Discard, Play
from forehand.engine.cards import Seat, card_text, cards_list, suit_letter
from forehand.engine.deal import Deal, Trick, choose, legal, turn
from forehand.engine.match import Match
from forehand.engine.options import OptionValue, changed

Choose = TypedDict("Choose", {"verb": str, "count": int, "from": list[str]})
"""Several cards at once, too many choices to list: do `verb` with `count` of the cards in `from`."""


class PlayedTrick(TypedDict):
    """A complete trick."""

    cards: list[list[int | str]]
    winner: int


class View(TypedDict):
    """All that one viewer may know, as JSON; the keys stand in this order."""

    game: str
    options: Mapping[str, OptionValue]
    players: list[str | None]
    seat: int | None
    deal: int
    forehand: int | None
    phase: str | None
    turn: int | None
    legal: list[str]
    choose: Choose | None
    hand: list[str]
    dealt: list[str]
    discarded: list[str] | None
    counts: list[int]
    shown: dict[str, list[str]]
    stock: list[str]
    calls: list[list[int | str]]
    contract: str | None
    declarer: int | None
    trump: str | None
    folded: list[int]
    table: list[list[int | str]]
    lead: str | None
    played: list[PlayedTrick]
    tricks: list[int]
    scores: list[list[int]]
    totals: list[int]
    finished: bool
    winners: list[int]


def view(match: Match, seat: Seat | None, players: Sequence[str | None]) -> View:
    """Everything that the player in `seat` (None: a watcher) may know, and nothing else."""
    seen = _nothing(match, seat, players)
    if match.deal:
        _see_deal(seen, match.deal, seat)
        seen["deal"] = len(match.deals)
    return seen


def open_view(match: Match, players: Sequence[str | None]) -> View:
    """What one sees who sits in no seat and to whom all cards are shown: `shown` has every hand, `stock` the whole
    stock, and `calls` say what was laid away.
    """
    seen = view(match, None, players)
    if match.deal:
        seen["shown"] = {str(at): cards_list(hand) for at, hand in enumerate(match.deal.hands) if hand}
        seen["stock"] = [card_text(card) for card in match.deal.stock]
        seen["calls"] = [[who, str(action)] for who, action in match.deal.calls]
    return seen


def seen_from(match: Match, seat: Seat | None, players: Sequence[str | None]) -> View:
    """The view of a seat, or for None the open one."""
    return open_view(match, players) if seat is None else view(match, seat, players)


def _nothing(match: Match, seat: Seat | None, players: Sequence[str | None]) -> View:
    seats = match.game.SEATS
    return {
        "game": match.game.ID,
        "options": changed(match.options),
        "players": list(players),
        "seat": seat,
        "deal": 0,
        "forehand": None,
        "phase": None,
        "turn": None,
        "legal": [],
        "choose": None,
        "hand": [],
        "dealt": [],
        "discarded": None,
        "counts": [0] * seats,
        "shown": {},
        "stock": [],
        "calls": [],
        "contract": None,
        "declarer": None,
        "trump": None,
        "folded": [],
        "table": [],
        "lead": None,
        "played": [],
        "tricks": [0] * seats,
        "scores": [list(score) for score in match.scores],
        "totals": list(match.totals),
        "finished": match.finished,
        "winners": list(match.winners),
    }


def _see_deal(seen: View, deal: Deal, seat: Seat | None) -> None:
    """What all know of the deal, and what this viewer knows besides."""
    seen["forehand"] = deal.forehand
    seen["phase"] = phase_of(deal)
    seen["turn"] = turn(deal)
    seen["counts"] = counts_of(deal)
    seen["shown"] = shown_to(deal, seat)
    seen["stock"] = stock_seen(deal, seat)
    seen["calls"] = [heard(who, action, seat) for who, action in deal.calls]
    seen["contract"] = deal.contract
    seen["declarer"] = deal.declarer
    seen["trump"] = trump_of(deal)
    seen["folded"] = list(deal.out)
    seen["table"] = plays_of(deal.table)
    seen["lead"] = suit_letter(deal.lead)
    seen["played"] = [trick_seen(trick) for trick in deal.played]
    seen["tricks"] = list(deal.tricks)
    if seat is not None:
        _see_own(seen, deal, seat)


def _see_own(seen: View, deal: Deal, seat: Seat) -> None:
    seen["hand"] = cards_list(deal.hands[seat])
    seen["dealt"] = cards_list(deal.dealt[seat])
    seen["discarded"] = cards_list(deal.discarded[seat]) or None
    seen["legal"], seen["choose"] = may_do(deal, seat)


def may_do(deal: Deal, seat: Seat | None) -> tuple[list[str], Choose | None]:
    """The legal actions on the viewer's own turn, or what to choose among."""
    if seat is None or turn(deal) != seat:
        return [], None
    if choice := choose(deal):
        return [], {"verb": choice.verb, "count": choice.count, "from": cards_list(choice.among)}
    return sorted(map(str, legal(deal))), None


def phase_of(deal: Deal) -> str:
    """What the deal has come to: ``bidding`` or another phase's name, ``over`` in the end."""
    return deal.phase.name if deal.phase else "over"


def counts_of(deal: Deal) -> list[int]:
    """How many cards each seat holds."""
    return list(map(int.bit_count, deal.hands))


def trump_of(deal: Deal) -> str | None:
    """The trump suit's letter, once there is a contract."""
    return suit_letter(deal.ranking.trump) if deal.contract else None


def plays_of(plays: Iterable[tuple[Seat, Play]]) -> list[list[int | str]]:
    """Who played what."""
    return [[who, str(play)] for who, play in plays]


def trick_seen(trick: Trick) -> PlayedTrick:
    """A complete trick."""
    return {"cards": plays_of(trick.cards), "winner": trick.winner}


def shown_to(deal: Deal, seat: Seat | None) -> dict[str, list[str]]:
    """The other seats' cards that lie face up; when the deal is complete (EG2) that is every seat with cards."""
    seats = range(deal.seats) if deal.complete else sorted({*deal.face_up})
    return {str(other): cards_list(deal.hands[other]) for other in seats if other != seat and deal.hands[other]}


def stock_seen(deal: Deal, seat: Seat | None) -> list[str]:
    """The stock's cards that the viewer sees or has seen."""
    whole = deal.complete or (seat is not None and seat == deal.stock_taker)
    return [card_text(card) for card in (deal.stock if whole else deal.stock[: deal.stock_up])]


def heard(who: Seat, action: Action, seat: Seat | None) -> list[int | str]:
    """A call as the viewer heard it: what another lays away stays unsaid, also when the deal is complete."""
    if isinstance(action, Discard) and who != seat:
        return [who, "discard"]
    return [who, str(action)]
