"""Sets of deals that several people play, each in the same seat against computer players, and compare: duplicate. The deal of the
day is a set of one deal that the server makes, for each game and day.

A run is one person's way through a set. Each deal of it is an ordinary table, where the cards follow from the set's secret
alone and the computer players' chance as well, so that the same is answered to all who play the same. A deal's results and
records are told to those who have played it, its secret to nobody before the set has closed; then to everybody.
"""

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from forehand.engine.game import Game
from forehand.engine.options import BadOption, changed, read_options
from forehand.engine.shuffle import commitment
from forehand.service import events as event
from forehand.service import messages as say
from forehand.service import tell
from forehand.service.counting import SEAT, Result
from forehand.service.deciding.who import check_not_of_set
from forehand.service.names import clean_name, too_alike
from forehand.service.table import Refused, Table, same, seat_of
from forehand.service.tables import Tables
from forehand.service.world import Shell, hashed
from forehand.store.base import KeptPerson, KeptRun, KeptSet, RunDeal, StoreError

LEVEL = "expert"
"""That of the computer players: strong, and quick enough for somebody who waits."""
MOST_DEALS = 12
MOST_DAYS = 60
"""Days after which a set closes by itself, at most."""
MOST_PEOPLE = 100
"""Who may play a set that a person has made. Everybody may play the deal of the day."""
MOST_TOLD = 200
"""Results of a deal in one answer, the best first."""
SETTINGS = say.TableSettings(
    listed=False, watchers=False, away="wait", grace=60, pause=15, hints=False, chat=False, clock=None
)


class OfMatch(Struct, frozen=True):
    """The match whose deals a set has: for each the salts, by seat, the forehand where that was not drawn, and a new secret for the chance
    of computer players, since those who sat there know the deal's; and who they are, by the hashes of their tokens and by their names.
    """

    salts: list[list[str | None]]
    forehands: list[int | None]
    chances: list[str]
    tokens: list[str]
    names: list[str]


class SetBody(Struct, frozen=True):
    """A set as it is stored: its deals' secrets, and the hash of its maker's token."""

    rules: int
    options: dict[str, int | bool | str]
    level: str
    secrets: list[str]
    maker: str | None = None
    of_match: OfMatch | None = None


@dataclass(frozen=True)
class DealSet:
    """A set of deals."""

    kept: KeptSet
    game: Game

    @cached_property
    def body(self) -> SetBody:
        """What it is made of, secrets included."""
        return msgspec.json.decode(self.kept.body, type=SetBody)

    @property
    def name(self) -> str:
        """By this it is found."""
        return self.kept.name

    @property
    def seat(self) -> int:
        """Where everybody sits."""
        return SEAT


class Duplicates:
    """All sets, and those who play them. Nothing of them is kept in memory."""

    def __init__(self, shell: Shell, tables: Tables) -> None:
        self._shell = shell
        self._tables = tables

    # Making and finding

    async def of_day(self, game: str) -> DealSet:
        """Today's deal of the game, made by whoever asks for it first. Refused: `unknown-game`."""
        rules = self._game(game)
        today = self._shell.utc().date()
        kept = await self._shell.store.set_of_day(game, today.isoformat())
        if kept is None:
            midnight = datetime.combine(today + timedelta(days=1), time(), UTC)
            body = SetBody(rules.RULES, {}, LEVEL, [self._shell.chance.secret().hex()])
            kept = await self._shell.store.keep_set(
                self._new(rules, body, int(midnight.timestamp()), today.isoformat())
            )
        return await self._looked_at(kept)

    async def of_days(self) -> list[DealSet]:
        """Today's deals, one a game."""
        return [await self.of_day(game) for game in self._shell.games]

    async def before(self, found: DealSet) -> str | None:
        """The name of the deal of the day before, where somebody asked for it."""
        if found.kept.day is None:
            return None
        yesterday = datetime.fromisoformat(found.kept.day) - timedelta(days=1)
        kept = await self._shell.store.set_of_day(found.kept.game, yesterday.date().isoformat())
        return None if kept is None else kept.name

    async def make(self, game: str, options: Mapping[str, Any], deals: int, days: int) -> tuple[DealSet, str]:
        """A new set and its maker's token. Refused: `unknown-game`, `bad-option`, `bad-setting`."""
        rules = self._game(game)
        if not 1 <= deals <= MOST_DEALS:
            raise Refused("bad-setting", f"takes 1 to {MOST_DEALS} deals")
        try:
            house_rules = changed(read_options(rules.Options, options))
        except BadOption as error:
            raise Refused("bad-option", f"{error.name}: {error.reason}") from None
        secrets = [self._shell.chance.secret().hex() for _ in range(deals)]
        return await self._make(rules, house_rules, secrets, days, None)

    async def make_of_match(self, table: Table, match: int | None, days: int, by: str) -> tuple[DealSet, str]:
        """A new set of the first deals, at most so many as a set may have, of a match that is over, and its maker's token. Only who
        sits at the table makes it. Refused: `bad-token`, `not-now`, `no-match`, `bad-setting`.
        """
        check_not_of_set(table)
        if seat_of(table, by) is None:
            raise Refused("bad-token", "only who sits at the table makes a set of its match")
        played = tell.match_of(table, match)
        if played is table.now and not table.over:
            raise Refused("not-now", "the match is not over")
        shuffles = played.shuffles[: len(played.match.complete_deals)][:MOST_DEALS]
        if not shuffles:
            raise Refused("not-now", "no deal of the match was played")
        tokens, names = _who_sat(await self._shell.store.look(table.id))
        of_match = OfMatch(
            [list(made.salts) for made in shuffles],
            [
                None if made.first else int(deal.forehand)
                for made, deal in zip(shuffles, played.match.deals, strict=False)
            ],
            [self._shell.chance.secret().hex() for _ in shuffles],
            tokens,
            names,
        )
        secrets = [made.secret.hex() for made in shuffles]
        where = table.id, len(table.past) + 1 if match is None else match
        return await self._make(table.game, changed(played.match.options), secrets, days, of_match, where)

    async def _make(
        self,
        game: Game,
        house_rules: dict[str, Any],
        secrets: list[str],
        days: int,
        of_match: OfMatch | None,
        where: tuple[str | None, int | None] = (None, None),
    ) -> tuple[DealSet, str]:
        if not 1 <= days <= MOST_DAYS:
            raise Refused("bad-setting", f"closes after 1 to {MOST_DAYS} days")
        token = self._shell.chance.token()
        closes = int((self._shell.utc() + timedelta(days=days)).timestamp())
        body = SetBody(game.RULES, house_rules, LEVEL, secrets, hashed(token), of_match)
        new = self._new(game, body, closes, None)
        kept = await self._shell.store.keep_set(replace(new, of_table=where[0], of_match=where[1]))
        return DealSet(kept, game), token

    def _new(self, game: Game, body: SetBody, closes: int, day: str | None) -> KeptSet:
        return KeptSet(self._shell.chance.table(), game.ID, day, closes, msgspec.json.encode(body))

    def _game(self, game: str) -> Game:
        if game not in self._shell.games:
            raise Refused("unknown-game", f"the games are {', '.join(self._shell.games)}")
        return self._shell.games[game]

    async def find(self, name: str) -> DealSet:
        """The set of that name, closed where its time is over. Refused: `not-found`."""
        kept = await self._shell.store.find_set(name)
        if kept is None:
            raise Refused("not-found", "there is no such set of deals")
        return await self._looked_at(kept)

    async def _looked_at(self, kept: KeptSet) -> DealSet:
        if not kept.closed and self._is_due(kept):
            kept = await self._closed(kept.name)
        return DealSet(kept, self._game(kept.game))

    def _is_due(self, kept: KeptSet) -> bool:
        return self._shell.utc().timestamp() >= kept.closes

    # Playing

    async def join(self, name: str, person: str, sat: Collection[str] = ()) -> tuple[int, str]:
        """Somebody wants to play the set, who `sat` at other tables by tokens of those hashes: the number of their run, and their token. Refused: `not-found`, `set-closed`, `bad-name`,
        `name-taken`, `table-full`.
        """
        person = clean_name(person)
        token = self._shell.chance.token()
        while True:
            found = await self.find(name)
            if found.kept.closed:
                raise _closed()
            others = None if found.kept.day else await self._shell.store.people(name)
            if others is not None:
                _check_room(person, others)
            number = await self._shell.store.add_run(
                name,
                hashed(token),
                person,
                len(found.body.secrets),
                knew=await self._knows(found, person, sat),
                after=None if others is None else len(others),
            )
            if number is not None:
                return number, token
            # It has closed, or others have come, at this server or at another.

    async def _knows(self, found: DealSet, person: str, sat: Collection[str]) -> bool:
        """Whether somebody sat at the match whose deals they want to play, or plays them in another set: by a token, or by their name."""
        of_match = found.body.of_match
        if of_match is None:
            return False
        by_token = any(same(one, other) for one in of_match.tokens for other in sat)
        by_name = any(too_alike(person, name) for name in of_match.names)
        return by_token or by_name or await self._shell.store.play_alike(found.name, list(sat))

    async def play(self, name: str, deal: int, by: str) -> str:
        """The name of the table at which the one with that token plays the deal (from 1), made where they begin; the same one, also
        where they begin twice at once. Refused: `not-found`, `bad-token`, `no-deal`, `set-closed`.
        """
        found = await self.find(name)
        run = await self._run(found, by)
        if run is None:
            raise Refused("bad-token", "nobody who plays this set has this token")
        if not 1 <= deal <= len(run.deals):
            raise Refused("no-deal", f"the set has {len(run.deals)} deals")
        table = run.deals[deal - 1].table
        if table is None:
            table = await self._shell.store.begin_deal(name, run.number, deal, self._shell.chance.table())
        if table is None:
            raise _closed()
        await self._tables.open(table, *_first_events(found, run, deal))
        return table

    async def close(self, name: str, by: str) -> None:
        """The set's maker closes it. Refused: `not-found`, `bad-token`."""
        found = await self.find(name)
        if not same(found.body.maker, by):
            raise Refused("bad-token", "only who made the set can close it")
        await self._closed(found.name)

    async def _closed(self, name: str) -> KeptSet:
        """The set once nothing more is kept of it: only now may secrets be told."""
        await self._shell.store.close_set(name)
        kept = await self._shell.store.find_set(name)
        if kept is None or not kept.closed:
            raise StoreError(f"set {name} is not closed")
        return kept

    # Telling

    async def may_see(self, table: Table, by: str | None) -> bool:
        """Whether the one with that token may know of a table: who plays there, who has played the deal, and once the set has
        closed everybody.
        """
        if table.of_set is None or (by is not None and seat_of(table, by) is not None):
            return True
        found = await self.find(table.of_set.set)
        if found.kept.closed:
            return True
        run = await self._run(found, by)
        return run is not None and run.deals[table.of_set.deal - 1].points is not None

    async def closed(self, table: Table) -> bool:
        """Whether the set of which a deal is played at the table has closed, and its secret may be told."""
        return table.of_set is not None and (await self.find(table.of_set.set)).kept.closed

    async def told(self, found: DealSet, by: str | None, invite: str) -> say.DealSet:
        """What the one with that token may know of a set."""
        store = self._shell.store
        run = await self._run(found, by)
        own: Sequence[RunDeal | None] = run.deals if run is not None else [None] * len(found.body.secrets)
        count, people, before, deals = await asyncio.gather(
            store.count_runs(found.name),
            _nobody() if found.kept.day else store.people(found.name),
            self.before(found),
            asyncio.gather(*(self._deal_told(found, number, deal) for number, deal in enumerate(own, 1))),
        )
        return say.DealSet(
            set=found.name,
            game=found.game.ID,
            options=found.body.options,
            day=found.kept.day,
            before=before,
            seat=SEAT,
            level=found.body.level,
            closes=found.kept.closes,
            closed=found.kept.closed,
            invite=invite,
            maker=same(found.body.maker, by),
            you=None if run is None else run.number,
            count=count,
            of_match=found.body.of_match is not None,
            people=[say.SetPerson(each.number, each.name, each.played, each.knew) for each in people],
            deals=deals,
        )

    async def _deal_told(self, found: DealSet, number: int, own: RunDeal | None) -> say.SetDeal:
        store = self._shell.store
        secret = found.body.secrets[number - 1]
        closed = found.kept.closed
        played = own is not None and own.points is not None
        best = await store.best(found.name, number, MOST_TOLD) if closed or played else None
        if best is not None and own is not None and played and own.run not in {deal.run for deal in best}:
            best.append(own)
        return say.SetDeal(
            deal=number,
            commit=commitment(bytes.fromhex(secret)),
            secret=secret if closed else None,
            table=None if own is None else own.table,
            played=played,
            results=None if best is None else [_result_told(deal) for deal in sorted(best, key=lambda deal: deal.knew)],
            unfinished=await store.unfinished(found.name, number, MOST_TOLD) if closed else [],
            salts=_salts(found, number) if closed else None,
        )

    async def plays(self, found: DealSet, by: str | None) -> bool:
        """Whether the one with that token plays the set, or has made it."""
        return same(found.body.maker, by) or await self._run(found, by) is not None

    async def _run(self, found: DealSet, by: str | None) -> KeptRun | None:
        return None if by is None else await self._shell.store.run_of(found.name, by)


def _closed() -> Refused:
    return Refused("set-closed", "this set of deals has closed")


def _check_room(person: str, others: Sequence[KeptPerson]) -> None:
    """Refused: `table-full`, `name-taken`."""
    if len(others) >= MOST_PEOPLE:
        raise Refused("table-full", f"{MOST_PEOPLE} play this set already")
    if any(too_alike(person, other.name) for other in others):
        raise Refused("name-taken", "somebody who plays this set has this name, or one that looks the same")


def _first_events(found: DealSet, run: KeptRun, deal: int) -> tuple[event.Created, event.Joined]:
    """Of the table at which a deal is played: nobody has its host's token."""
    body = found.body
    seats = ["bot:" + body.level] * found.game.SEATS
    seats[SEAT] = "open"
    of_set = event.OfSet(
        found.name,
        deal,
        len(body.secrets),
        found.kept.day,
        body.secrets[deal - 1],
        None if body.of_match is None else body.of_match.salts[deal - 1],
        None if body.of_match is None else body.of_match.forehands[deal - 1],
        None if body.of_match is None else body.of_match.chances[deal - 1],
    )
    created = event.Created(found.game.ID, body.rules, body.options, seats, SETTINGS, "", of_set=of_set)
    return created, event.Joined(SEAT, run.name, run.token, host=False)


def _who_sat(log: Iterable[bytes]) -> tuple[list[str], list[str]]:
    """The hashes of the tokens, and the names, of all who ever sat at a table, those who have left among them: what was played there
    is read by whoever knows its name.
    """
    tokens: list[str] = []
    names: dict[str, None] = {}
    for body in log:
        match event.from_bytes(body):
            case event.Joined(name=name, token=token):
                tokens.append(token)
                names[name] = None
            case event.Carried(token=token):
                tokens.append(token)
            case _:
                pass
    return tokens, list(names)


def _salts(found: DealSet, number: int) -> list[str | None]:
    of_match = found.body.of_match
    return [None] * found.game.SEATS if of_match is None else of_match.salts[number - 1]


async def _nobody() -> list[KeptPerson]:
    return []


def _result_told(deal: RunDeal) -> say.SetResult:
    """Of a deal that is over."""
    result = msgspec.json.decode(deal.result or b"", type=Result)
    return say.SetResult(
        person=deal.run,
        name=deal.name,
        knew=deal.knew,
        table=deal.table or "",
        points=result.points,
        contract=result.contract,
        declarer=result.declarer,
        tricks=result.tricks,
    )
