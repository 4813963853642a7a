"""A match as text: read, checked, replayed and written. One JSON object, format ``forehand/1``."""

import json
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from forehand.engine.actions import Illegal, Unknown
from forehand.engine.cards import Card, Cards, Seat, card, card_text, cards_list, set_of
from forehand.engine.deal import Deal, Hands, legal, turn
from forehand.engine.game import Game, read_action
from forehand.engine.match import Match, act, begin, claim, new_deal, next_forehand, why_no_deal
from forehand.engine.options import BadOption, changed, read_options

FORMAT = "forehand/1"

AGAIN = "again"
"""Written beside a deal whose cards were not shuffled but are those of an earlier one, with how it came to be played again."""

MAX_DEPTH = 64
"""Lists and objects within each other, in what is written beside a match, too: what is read is written again."""

MAX_NUMBER = 9999
"""Of a deal, as it may be told."""

_HEAD_KEYS = ("format", "game", "rules", "options", "players", "deals", "ended")
_DEAL_KEYS = ("forehand", "hands", "stock", "actions", "claim")


class BadRecord(ValueError):
    """A record that breaks the rules. `place` is ``head``, ``deal D`` or ``deal D, action A``, counted from 1."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place, self.reason = place, reason

    @property
    def numbers(self) -> tuple[int, ...]:
        """Those of the deal and the action, as far as the place has them."""
        return tuple(int(number) for number in re.findall(r"\d+", self.place))


@dataclass(frozen=True)
class Record:
    """A match with what is written beside it. `added` and `deals_added` (one a deal) are keys that this reader
    gives no meaning to, kept as they are.
    """

    match: Match
    players: tuple[str | None, ...]
    ended: bool = False
    added: Mapping[str, object] = field(default_factory=dict[str, object])
    deals_added: tuple[Mapping[str, object], ...] = ()

    def beside(self, index: int) -> Mapping[str, object]:
        """What is written beside a deal."""
        return self.deals_added[index] if index < len(self.deals_added) else {}

    def number(self, place: int) -> int:
        """The number in its match of the deal in that place of the record, both from 1: a deal that was taken out of a
        match has it beside it.
        """
        told = self.beside(place - 1).get("number")
        return told if type(told) is int and 1 <= told <= MAX_NUMBER else place


def read_record(text: str, games: Mapping[str, Game]) -> Record:
    """The record in `text`, replayed by the rules of one of `games`. Raises `BadRecord` for its first fault."""
    raw = _object(_json(text), "head", "the record")
    _check_writable(raw)
    game, match = _head(raw, games)
    players = _players(raw, game)
    ended = raw.get("ended", False)
    if not isinstance(ended, bool):
        raise BadRecord("head", "ended: takes true or false")
    deals = _list(raw.get("deals"), "head", "deals")
    for number, deal in enumerate(deals, 1):
        match = _read_deal(match, _object(deal, f"deal {number}", "the deal"), f"deal {number}")
    added = {key: value for key, value in raw.items() if key not in _HEAD_KEYS}
    return Record(match, players, ended, added, tuple(_added(deal) for deal in deals))


def write_record(record: Record) -> dict[str, object]:
    """The record as JSON has it."""
    match = record.match
    head: dict[str, object] = {
        "format": FORMAT,
        "game": match.game.ID,
        "rules": match.game.RULES,
        "options": changed(match.options),
    }
    if any(record.players):
        head["players"] = list(record.players)
    deals = [_write_deal(deal) | dict(record.beside(index)) for index, deal in enumerate(match.deals)]
    ended = {"ended": True} if record.ended else {}
    return head | {"deals": deals} | ended | dict(record.added)


def of_deal(record: Record, number: int) -> Record:
    """The record of one of its deals (counted from 1) alone, with the deal's number in the match beside it. IndexError
    where there is no such deal.
    """
    match = record.match
    deal, scores = match.deals[number - 1], match.scores[number - 1 : number]
    alone = match.but(deals=(deal,), scores=scores, winners=())
    return Record(
        alone,
        record.players,
        added=record.added,
        deals_added=({"number": record.number(number)} | dict(record.beside(number - 1)),),
    )


def record_text(record: Record) -> str:
    """The record on one line."""
    return json.dumps(write_record(record), ensure_ascii=False)


def summary(match: Match) -> dict[str, object]:
    """What a replay tells: each deal's contract and score, the totals, and whose turn it is with all its legal
    actions.
    """
    deal = match.deal
    scores = (*match.scores, *(None for _ in match.deals[len(match.scores) :]))
    return {
        "game": match.game.ID,
        "deals": [_deal_summary(each, score) for each, score in zip(match.deals, scores, strict=True)],
        "totals": list(match.totals),
        "finished": match.finished,
        "winners": list(match.winners),
        "turn": turn(deal) if deal else None,
        "legal": sorted(str(action) for action in legal(deal)) if deal else [],
    }


def _deal_summary(deal: Deal, score: tuple[int, ...] | None) -> dict[str, object]:
    return {
        "complete": deal.complete,
        "contract": deal.contract,
        "declarer": deal.declarer,
        "tricks": list(deal.tricks),
        "scores": None if score is None else list(score),
    }


def _write_deal(deal: Deal) -> dict[str, object]:
    written: dict[str, object] = {
        "forehand": deal.forehand,
        "hands": [" ".join(cards_list(hand)) for hand in deal.dealt],
        "stock": " ".join(card_text(each) for each in deal.stock),
        "actions": [str(action) for action in deal.actions],
    }
    if deal.claim:
        written["claim"] = {"seat": deal.claim.seat, "tricks": list(deal.claim.tricks)}
    return written


def _added(deal: object) -> dict[str, object]:
    return {key: value for key, value in cast(dict[str, object], deal).items() if key not in _DEAL_KEYS}


class _Doubled(dict[str, object]):
    """A JSON object in which a name stands twice. Python would keep the last and say nothing."""

    name: str


def _members(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members = dict(pairs)
    if len(members) == len(pairs):
        return members
    seen: set[str] = set()
    doubled = _Doubled(members)
    doubled.name = next(name for name, _ in pairs if name in seen or seen.add(name))
    return doubled


def _json(text: str) -> object:
    if not text.strip():
        raise BadRecord("head", "not JSON: the text is empty")
    try:
        return json.loads(text, parse_constant=_no_constant, object_pairs_hook=_members)
    except BadRecord:
        raise
    except RecursionError:
        raise BadRecord("head", "not JSON: nested too deep") from None
    except json.JSONDecodeError as error:
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
            raise BadRecord("head", f"not JSON: it breaks off in line {1 + text.rstrip().count(chr(10))}") from None
        where = f"line {error.lineno}, column {error.colno}"
        what = error.msg[:1].lower() + error.msg[1:].removesuffix(" at")  # as in "invalid control character at"
        raise BadRecord("head", f"not JSON: {what} at {where}") from None
    except ValueError:  # Python reads no number of more than a few thousand digits
        raise BadRecord("head", "not JSON: a number is too long") from None


def _check_writable(raw: Mapping[str, object]) -> None:
    """Python reads more than JSON, or any other reader of it, can take when it is written again as it was."""
    if isinstance(raw, _Doubled):
        raise BadRecord("head", _said_twice(raw))
    deals = raw.get("deals")
    listed = cast(list[object], deals) if isinstance(deals, list) else []
    head = {key: value for key, value in raw.items() if value is not listed}
    for place, part, depth in (("head", head, 1), *((f"deal {at}", deal, 3) for at, deal in enumerate(listed, 1))):
        if reason := _why_not_writable(part, depth):
            raise BadRecord(place, reason)


def _why_not_writable(part: object, depth: int) -> str | None:
    """What is wrong with a value at that depth, or within it. By no recursion, which would have a depth of its own."""
    left = [(part, depth)]
    while left:
        value, depth = left.pop()
        if isinstance(value, dict | list) and depth > MAX_DEPTH:
            return f"lists and objects nested more than {MAX_DEPTH} deep"
        if isinstance(value, _Doubled):
            return _said_twice(value)
        if isinstance(value, dict):
            members = cast(dict[str, object], value)
            left += [(each, depth + 1) for pair in members.items() for each in pair]
        elif isinstance(value, list):
            left += [(each, depth + 1) for each in cast(list[object], value)]
        elif isinstance(value, str) and not value.isascii() and any("\ud800" <= each <= "\udfff" for each in value):
            return f"{_clipped(value)}: half a character (a lone surrogate)"
        elif isinstance(value, float) and not math.isfinite(value):
            return "a number is too large"
    return None


def _said_twice(value: _Doubled) -> str:
    return f"{_clipped(value.name)}: stands twice"


def _no_constant(word: str) -> object:
    """Python reads NaN and Infinity, which JSON does not have."""
    raise BadRecord("head", f"not JSON: {word} is no number")


def _head(raw: Mapping[str, object], games: Mapping[str, Game]) -> tuple[Game, Match]:
    if raw.get("format") != FORMAT:
        raise BadRecord("head", f"format: {_shown(raw.get('format'))} is not {FORMAT!r}")
    name = raw.get("game")
    if not isinstance(name, str) or name not in games:
        raise BadRecord("head", f"game: {_shown(name)} is none of {', '.join(games)}")
    game = games[name]
    given = _object(raw.get("options", {}), "head", "options")
    try:
        return game, begin(game, read_options(game.Options, given))
    except BadOption as error:
        raise BadRecord("head", f"options: {error.name}: {_shown(given[error.name])}: {error.reason}") from None


def _players(raw: Mapping[str, object], game: Game) -> tuple[str | None, ...]:
    if "players" not in raw:
        return (None,) * game.SEATS
    players = _list(raw["players"], "head", "players")
    if len(players) != game.SEATS or not all(name is None or isinstance(name, str) for name in players):
        raise BadRecord("head", f"players: takes {game.SEATS} names, null where there is none")
    return tuple(cast(Sequence[str | None], players))


def _read_deal(match: Match, raw: Mapping[str, object], place: str) -> Match:
    if reason := why_no_deal(match):
        raise BadRecord(place, reason)
    forehand = _forehand(match, raw.get("forehand"), place)
    hands, stock = _dealt(match.game, raw, place)
    match = new_deal(match, forehand, hands, stock)
    for number, text in enumerate(_list(raw.get("actions"), place, "actions"), 1):
        match = _read_action(match, text, f"{place}, action {number}")
    return _read_claim(match, raw["claim"], place) if "claim" in raw else match


def _forehand(match: Match, given: object, place: str) -> Seat:
    if type(given) is not int or not 0 <= given < match.game.SEATS:
        raise BadRecord(place, f"forehand: {_shown(given)} is no seat from 0 to {match.game.SEATS - 1}")
    due = next_forehand(match)
    if due is not None and given != due:
        raise BadRecord(place, f"forehand: seat {given}, but it is seat {due}'s turn to be forehand")
    return Seat(given)


def _dealt(game: Game, raw: Mapping[str, object], place: str) -> tuple[Hands, tuple[Card, ...]]:
    texts = _list(raw.get("hands"), place, "hands")
    if len(texts) != game.SEATS:
        raise BadRecord(place, f"hands: {len(texts)}, not {game.SEATS}")
    each = (len(game.PACK) - game.STOCK) // game.SEATS
    piles = [(f"hand of seat {seat}", text, each) for seat, text in enumerate(texts)]
    piles.append(("stock", raw.get("stock"), game.STOCK))
    seen: set[Card] = set()
    dealt: list[list[Card]] = []
    for name, text, count in piles:
        try:
            dealt.append(_read_cards(game, text, count, seen))
        except ValueError as error:
            raise BadRecord(place, f"{name}: {error}") from None
    return tuple(set_of(hand) for hand in dealt[:-1]), tuple(dealt[-1])


def _read_cards(game: Game, text: object, count: int, seen: set[Card]) -> list[Card]:
    """That many cards of the pack, none `seen` before; ValueError says what is wrong."""
    if not isinstance(text, str):
        raise ValueError(f"{_shown(text)} is no text of cards")  # noqa: TRY004 - a fault of the record, not of a caller
    found: list[Card] = []
    for word in filter(None, text.split(" ")):
        one = card(word)
        if one not in game.PACK:
            raise ValueError(f"{word} is not in this game's pack")
        if one in seen:
            raise ValueError(f"{word} is dealt twice")
        seen.add(one)
        found.append(one)
    if len(found) != count:
        raise ValueError(f"{len(found)} cards, not {count}; {_missing(game, seen)}")
    return found


def _missing(game: Game, seen: set[Card]) -> str:
    lacking = cards_list(Cards(set_of(game.PACK) & ~set_of(seen)))
    return "not dealt so far: " + (", ".join(lacking[:6]) + (", ..." if len(lacking) > 6 else "") or "none")


def _read_action(match: Match, text: object, place: str) -> Match:
    if not isinstance(text, str):
        raise BadRecord(place, f"{_shown(text)}: an action is a text")
    try:
        return act(match, read_action(match.game, text))
    except Unknown as error:
        raise BadRecord(place, f"{_clipped(text)}: {_unknown_in(match, error)}") from None
    except Illegal as error:
        raise BadRecord(place, f"{_clipped(text)}: {error}") from None


def _unknown_in(match: Match, error: Unknown) -> str:
    return "the deal is complete" if match.deal and match.deal.complete else str(error)


def _read_claim(match: Match, given: object, place: str) -> Match:
    raw = _object(given, place, "claim")
    seat, tricks = raw.get("seat"), _list(raw.get("tricks"), place, "claim: tricks")
    if type(seat) is not int or not 0 <= seat < match.game.SEATS:
        raise BadRecord(place, f"claim: seat: {_shown(seat)} is no seat from 0 to {match.game.SEATS - 1}")
    if any(type(number) is not int or not 0 <= number <= match.game.TRICKS for number in tricks):
        raise BadRecord(place, f"claim: tricks: takes numbers from 0 to {match.game.TRICKS}")
    try:
        return claim(match, Seat(seat), cast(Sequence[int], tricks))
    except Illegal as error:
        raise BadRecord(place, f"claim: {error}") from None


def _object(raw: object, place: str, what: str) -> Mapping[str, object]:
    if not isinstance(raw, dict):
        raise BadRecord(place, f"{what}: {_shown(raw)} is no JSON object")
    return cast(dict[str, object], raw)


def _list(raw: object, place: str, what: str) -> list[object]:
    if not isinstance(raw, list):
        raise BadRecord(place, f"{what}: {_shown(raw)} is no list")
    return cast(list[object], raw)


def _shown(value: object) -> str:
    """A value as JSON, short enough for a line."""
    return _clipped("nothing" if value is None else json.dumps(value))


def _clipped(text: str) -> str:
    """A text that keeps its message on one line, whatever was in it."""
    visible = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text)
    return visible if len(visible) <= 60 else visible[:57] + "..."
