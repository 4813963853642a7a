"""Priffe's deals in Portable Bridge Notation, PBN 2.1, as far as it can say them, and back.

PBN says who sat where, the cards, the contracts for tricks (spill is seven tricks without trump, hearts and diamonds seven with
that trump), the tricks taken, and each card played. Bridge's auction is not Priffe's one round, so the calls stand in a
tag of our own, as do the contract and a claim; all else is kept in lines that begin with ``%forehand``, which other
readers skip. Its dealer, who calls first there, is our forehand. Seats 0 to 3 are South, West, North and East.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from forehand.engine.actions import Illegal, Unknown
from forehand.engine.cards import Seat, card_text, each
from forehand.engine.deal import Deal, apply, turn
from forehand.engine.game import read_action
from forehand.engine.match import Match, new_deal, next_forehand, why_no_deal, with_deal
from forehand.engine.options import changed
from forehand.engine.record import BadRecord, Record, read_record, write_record
from forehand.games import priffe

SEATS = "SWNE"
"""PBN's names of our seats."""
NAMES = ("South", "West", "North", "East")
SUITS = "SHDC"
"""In the order in which PBN writes a hand."""
CONTRACTS = {"spill": "1NT", "hearts": "1H", "diamonds": "1D"}
UNKNOWN = ("", "?")
"""How PBN writes a name that nobody knows."""
OURS = "%forehand "
WIDTH = 200
"""Characters of a line of ours; PBN allows 255."""

_TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_BEGINNING = re.compile(r'[\s\ufeff]*(?:[%;]|\[\s*\w+\s+")')
_DEAL = re.compile(r"([NESW]):(\S+)\s+(\S+)\s+(\S+)\s+(\S+)")


class BadPbn(ValueError):
    """What can't be read as deals of Priffe, with its line, from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


@dataclass
class _Game:
    """One game of a PBN text: its tags and the lines of its play, each with the line where it stands."""

    line: int
    tags: dict[str, tuple[str, int]] = field(default_factory=dict[str, tuple[str, int]])
    play: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    ours: str = ""

    @property
    def begun(self) -> bool:
        """Whether anything is told of it."""
        return bool(self.tags or self.ours)

    def tag(self, name: str) -> tuple[str, int]:
        """A tag's value and line; empty where there is none."""
        return self.tags.get(name, ("", self.line))


def is_pbn(text: str) -> bool:
    """Whether a text begins as PBN does, and a record, alone or in a mail, doesn't."""
    return _BEGINNING.match(text) is not None


def write_pbn(record: Record) -> str:
    """All deals of a record of Priffe. ValueError for another game."""
    if record.match.game.ID != priffe.ID:
        raise ValueError(f"PBN is for Priffe, not for {record.match.game.ID}")
    games = ["\n".join(_written(record, place)) for place in range(1, len(record.match.deals) + 1)]
    return "% PBN 2.1\n% EXPORT\n" + "\n\n".join(games or ["\n".join(_kept(record, 0))]) + "\n"


def _written(record: Record, place: int) -> Iterator[str]:
    deal = record.match.deals[place - 1]
    first, declarer = SEATS[deal.forehand], "" if deal.declarer is None else SEATS[deal.declarer]
    took = "" if deal.declarer is None or not deal.complete else str(_tricks(deal, deal.declarer))
    yield from _kept(record, place)
    yield from _tags({"Event": "Priffe", "Site": "", "Date": "", "Board": str(record.number(place))})
    players = {name: _ascii(record.players[seat] or "") for seat, name in enumerate(NAMES)}
    yield from _tags({name: players[name] for name in ("West", "North", "East", "South")})
    hands = " ".join(_hand(deal, (deal.forehand + step) % 4) for step in range(4))
    yield from _tags({"Dealer": first, "Vulnerable": "None", "Deal": f"{first}:{hands}", "Scoring": "Priffe"})
    contract = "" if deal.contract is None else CONTRACTS.get(deal.contract, "?")
    yield from _tags({"Declarer": declarer, "Contract": contract, "Result": took})
    yield from _tags({"PriffeCalls": " ".join(str(call) for _, call in deal.calls)})
    if deal.contract is not None:
        yield from _tags({"PriffeContract": deal.contract})
    if deal.claim is not None:
        yield from _tags({"PriffeClaim": " ".join(map(str, (SEATS[deal.claim.seat], *deal.claim.tricks)))})
    yield from _play(deal)


def _kept(record: Record, place: int) -> Iterator[str]:
    """What PBN can't say, as JSON: of the match before its first deal, then of each deal."""
    kept: dict[str, object] = {}
    if place <= 1:
        kept |= {"match": {"options": changed(record.match.options), "ended": record.ended} | {"added": record.added}}
        if place == 0 or any(name is not None and not _sayable(name) for name in record.players):
            kept["players"] = list(record.players)
    if place and record.beside(place - 1):
        kept["deal"] = record.beside(place - 1)
    text = json.dumps(kept) if kept else ""
    yield from (OURS + text[start : start + WIDTH] for start in range(0, len(text), WIDTH))


def _tags(tags: Mapping[str, str]) -> Iterator[str]:
    for name, value in tags.items():
        quoted = value.replace("\\", "\\\\").replace('"', '\\"')
        yield f'[{name} "{quoted}"]'


def _sayable(name: str) -> bool:
    """Whether a tag brings it back as it is; one that begins with # stands for another game's value."""
    return name not in UNKNOWN and not name.startswith("#") and _ascii(name) == name


def _ascii(name: str) -> str:
    return "".join(letter if " " <= letter <= "~" else "?" for letter in name)


def _hand(deal: Deal, seat: int) -> str:
    texts = [card_text(one) for one in reversed(each(deal.dealt[seat]))]
    return ".".join("".join(text[1] for text in texts if text[0] == suit) for suit in SUITS)


def _tricks(deal: Deal, seat: Seat) -> int:
    return deal.tricks[seat] + deal.tricks[(seat + 2) % 4]


def _play(deal: Deal) -> Iterator[str]:
    """A trick a line, in each the seats clockwise from the one that led the first."""
    tricks = [trick.cards for trick in deal.played] + ([deal.table] if deal.table else [])
    if not tricks:
        return
    leader = tricks[0][0][0]
    yield f'[Play "{SEATS[leader]}"]'
    for trick in tricks:
        played = {seat: card_text(play.card) for seat, play in trick}
        yield " ".join(played.get(Seat((leader + step) % 4), "-") for step in range(4))
    if len(deal.played) < priffe.TRICKS:
        yield "*"


def read_pbn(text: str) -> list[Record]:
    """The records in a PBN text: what we have written comes back as it was, match by match; of another program's game
    the cards and who calls first make a deal at its first call, and bridge's auction and play are left out. Raises
    BadPbn.
    """
    records: list[Record] = []
    for game in _games(text):
        kept = _kept_in(game)
        if "match" in kept or "PriffeCalls" not in game.tags or not records:
            records.append(_begun(game, kept))
        if "Deal" in game.tags:
            records[-1] = _dealt(records[-1], game, kept)
        elif game.tags:
            raise BadPbn(game.line, "a game without the tag Deal")
    if not records:
        raise BadPbn(1, "no deal")
    return records


def _games(text: str) -> Iterator[_Game]:
    """Games end with an empty line, or where a tag comes again."""
    game, section, inherited = _Game(1), "", dict[str, str]()
    for line, content in _uncommented(text):
        ours = content.startswith(OURS.strip())
        if not content.strip() or (ours and game.tags):
            if game.begun:
                yield game
            game, section = _Game(line), ""
        tags = _tags_in(content, line)
        if ours:
            game.line = game.line if game.ours else line
            game.ours += content.removeprefix(OURS)
        elif section == "Play" and not tags:
            game.play.append((content, line))
        for section, value in tags:
            if section in game.tags:
                yield game
                game = _Game(line)
            inherited[section] = inherited.get(section, "") if value == "#" else value.removeprefix("##")
            game.tags[section] = inherited[section], line
    if game.begun:
        yield game


def _tags_in(content: str, line: int) -> list[tuple[str, str]]:
    tags = [(tag[1], re.sub(r"\\(.)", r"\1", tag[2])) for tag in _TAG.finditer(content)]
    if not tags and content.lstrip().startswith("["):
        raise BadPbn(line, 'a tag is written like [Dealer "N"]')
    return tags


def pbn_text(data: bytes) -> str:
    """PBN is written in Latin-1, and by some in UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _uncommented(text: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers, without what others have noted: after ; and within braces, and behind %."""
    within = False
    for line, content in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        if content.startswith("%") and not within:
            if content.startswith(OURS.strip()):
                yield line, content
            continue
        kept, quoted, escaped, noted = "", False, False, within
        for letter in content:
            if within:
                within = letter != "}"
            elif not quoted and letter == "{":
                within = noted = True
            elif not quoted and letter == ";":
                noted = True
                break
            else:
                quoted ^= letter == '"' and not escaped
                escaped = letter == "\\" and not escaped
                kept += letter
        if kept.strip() or not noted:
            yield line, kept


def _kept_in(game: _Game) -> dict[str, object]:
    """What stands after %forehand, as far as it is of the kinds that we write."""
    try:
        kept: object = json.loads(game.ours or "{}")
    except (ValueError, RecursionError):
        kept = None
    if isinstance(kept, dict):
        told = cast(dict[str, object], kept)
        if all(isinstance(told.get(part, {}), dict) for part in ("match", "deal")):
            return told
    raise BadPbn(game.line, "what stands after %forehand is damaged")


def _begun(game: _Game, kept: Mapping[str, object]) -> Record:
    """A match before its first deal, by the rules of a record's head."""
    match = cast(dict[str, object], kept.get("match", {}))
    head: dict[str, object] = {
        "format": "forehand/1",
        "game": priffe.ID,
        "options": match.get("options", {}),
        "deals": [],
    }
    if match.get("ended"):
        head["ended"] = match["ended"]
    names = [None if (told := game.tag(name)[0]) in UNKNOWN else told for name in NAMES]
    head["players"] = kept.get("players", names)
    added = match.get("added", {})
    if isinstance(added, dict):
        head = cast(dict[str, object], added) | head
    try:
        return read_record(json.dumps(head), {priffe.ID: priffe})
    except BadRecord as bad:
        raise BadPbn(game.line, bad.reason) from None


def _dealt(record: Record, game: _Game, kept: Mapping[str, object]) -> Record:
    """The match with the game's deal."""
    text, line = game.tag("Deal")
    forehand, match = Seat(_seat(game, "Dealer")), record.match
    if reason := why_no_deal(match):
        raise BadPbn(line, reason)
    due = next_forehand(match)
    if due not in (None, forehand):
        raise BadPbn(game.tag("Dealer")[1], f"Dealer: {SEATS[forehand]}, but {SEATS[due]} is to call first")
    raw = dict(cast(dict[str, object], kept.get("deal", {})))
    raw |= {"forehand": forehand, "hands": _hands(text, line), "stock": ""}
    calls, where = _calls(game)
    alone = _alone(match, raw | {"actions": calls}, where, line)
    if "PriffeCalls" in game.tags:
        plays, lines = _cards_in_order(alone.match.deals[0], game)
        raw["actions"] = calls + plays
        if "PriffeClaim" in game.tags:
            raw["claim"], line = _claim(game), game.tag("PriffeClaim")[1]
        alone = _alone(match, raw, where + lines, line)
    deal = alone.match.deals[0]
    match = with_deal(new_deal(match, forehand, deal.dealt, deal.stock), deal)
    return replace(record, match=match, deals_added=(*record.deals_added, *alone.deals_added))


def _alone(match: Match, raw: Mapping[str, object], lines: Sequence[int], line: int) -> Record:
    """The record of one deal by the rules of a match. A fault is on the line of its action, or on that other one."""
    head = write_record(Record(match.but(deals=(), scores=(), winners=()), (None,) * priffe.SEATS))
    try:
        return read_record(json.dumps(head | {"deals": [raw]}), {priffe.ID: priffe})
    except BadRecord as bad:
        action = bad.numbers[1] if len(bad.numbers) > 1 else 0
        raise BadPbn(lines[action - 1] if action else line, bad.reason) from None


def _seat(game: _Game, name: str) -> int:
    value, line = game.tag(name)
    if value not in tuple(SEATS):
        raise BadPbn(line, f"{name}: takes one of N, E, S and W")
    return SEATS.index(value)


def _hands(text: str, line: int) -> list[str]:
    told = _DEAL.fullmatch(text.strip())
    if told is None:
        raise BadPbn(line, "Deal: takes a seat and four hands that are told")
    first, hands = SEATS.index(told[1]), [""] * 4
    for step in range(4):
        if told[step + 2] == "-":
            raise BadPbn(line, f"Deal: hand {step + 1} is not told")
        suits = told[step + 2].split(".")
        if len(suits) != 4:
            raise BadPbn(line, f"Deal: hand {step + 1} has {len(suits)} suits, not 4")
        hands[(first + step) % 4] = " ".join(
            suit + rank for suit, ranks in zip(SUITS, suits, strict=True) for rank in ranks
        )
    return hands


def _calls(game: _Game) -> tuple[list[str], list[int]]:
    text, line = game.tag("PriffeCalls")
    actions = text.split()
    return actions, [line] * len(actions)


def _claim(game: _Game) -> dict[str, object]:
    text, line = game.tag("PriffeClaim")
    told = re.fullmatch(r"([NESW]) (\d{1,2}) (\d{1,2}) (\d{1,2}) (\d{1,2})", text)
    if told is None:
        raise BadPbn(line, "PriffeClaim: takes a seat and the tricks of the four")
    return {"seat": SEATS.index(told[1]), "tricks": [int(told[number]) for number in range(2, 6)]}


def _cards_in_order(deal: Deal, game: _Game) -> tuple[list[str], list[int]]:
    """The cards in the order in which they fell: a line of PBN has those of a trick in another."""
    found: list[str] = []
    lines: list[int] = []
    if "Play" not in game.tags:
        return found, lines
    first = _seat(game, "Play")
    for text, line in game.play:
        row = text.split()
        if row == ["*"]:
            break
        if len(row) != 4:
            raise BadPbn(line, f"a trick of {len(row)} cards, not 4")
        while (seat := turn(deal)) is not None and (word := row[(seat - first) % 4]) != "-":
            row[(seat - first) % 4] = "-"
            try:
                deal = apply(deal, read_action(priffe, word))
            except (Illegal, Unknown) as error:
                raise BadPbn(line, f"{word}: {error}") from None
            found.append(word)
            lines.append(line)
        if row != ["-"] * 4:
            raise BadPbn(line, f"{' '.join(word for word in row if word != '-')}: not in this trick's turn")
    return found, lines
