"""The same evening in two worlds: people, connections, questions and faults are the same, hidden cards are not.

An evening is played once by chance, each step written down with what every receiver was told in it. Then the last deal
is dealt otherwise, in a way that one viewer can't tell (`tests.contract.secrecy`), and the same steps are gone through
again with the cards that were laid away exchanged. What the viewer is told has to be the same to the byte.
"""

import asyncio
import json
import logging
import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from types import ModuleType
from typing import Any, cast

from forehand.engine.actions import Discard
from forehand.engine.cards import Seat
from forehand.engine.deal import Hands
from forehand.engine.game import Game
from forehand.engine.match import Match
from forehand.engine.view import View
from forehand.service import events as event
from forehand.service import tell
from forehand.service.live import LiveTable
from forehand.service.table import Table
from forehand.service.world import hashed
from forehand.web.app import Options, _App
from forehand.web.house import House
from tests.contract.secrecy import other_worlds
from tests.security.asgi import Inline, Line, request
from tests.service.shell import HandClock, KnownChance, Memory, because, settle

NAMES = ("Ada", "Bo", "Cy", "Dot")
Pack = tuple[int, ...]
Dealt = tuple[Hands, Pack]
FAULT = "a fault"
Step = tuple[Any, ...]
"""What somebody does: its kind and what it needs, without any card but those that everybody sees."""


@dataclass
class Fates:
    """What computer players do, in the order in which they are asked; drawn the first time and repeated after that."""

    chance: Random
    done: list[str | bool] = field(default_factory=list[Any])
    again: int | None = None
    """How many have been repeated; None while they are drawn."""
    other: Mapping[str, str] = field(default_factory=dict[str, str])
    """By what is laid away in the first world, what is laid away in this one."""
    dealt: bool = False
    """Whether the deal has begun that is dealt otherwise in this world: in those before it the same cards may have been laid away,
    and are."""

    def think(self, view: View, _: str, __: Random) -> str:
        """Anything legal, now and then a fault whose message holds the hand, or something illegal."""

        def drawn() -> str:
            kind = self.chance.random()
            if kind < 0.02:
                return FAULT
            return "pass pass" if kind < 0.04 else any_action(view, self.chance)

        fate = self._next(drawn)
        if fate == FAULT:
            raise RuntimeError(f"a fault in sight of {view['hand']}")
        return self.exchanged(str(fate))

    def exchanged(self, action: str) -> str:
        """What is done in this world where that was done in the first."""
        return self.other.get(action, action) if self.dealt else action

    def accepts(self, view: View, _: int, __: str, ___: Random) -> bool:
        """By chance, and now and then a fault whose message holds the hand."""

        def drawn() -> str | bool:
            return FAULT if self.chance.random() < 0.1 else self.chance.random() < 0.5

        fate = self._next(drawn)
        if fate == FAULT:
            raise RuntimeError(f"a fault in sight of {view['hand']}")
        return bool(fate)

    def _next(self, drawn: Callable[[], str | bool]) -> str | bool:
        if self.again is None:
            self.done.append(drawn())
            return self.done[-1]
        self.again += 1
        return self.done[self.again - 1]


def any_action(view: Mapping[str, Any], chance: Random) -> str:
    """Something legal."""
    choose = view["choose"]
    if choose is None:
        legal = view["legal"]
        return legal[int(len(legal) * chance.random() ** 1.5)]
    return f"{choose['verb']}:{','.join(sorted(chance.sample(choose['from'], choose['count'])))}"


class Logged(logging.Handler):
    """Every line that the server logs."""

    def __init__(self, heard: Callable[[str], None]) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s"))
        self._heard = heard

    def emit(self, record: logging.LogRecord) -> None:
        """See `logging.Handler`."""
        self._heard(self.format(record))


class Evening:
    """A server with one table, and everything that anybody is told."""

    def __init__(self, game: Game, fates: Fates, dealt_otherwise: tuple[Pack, Dealt] | None = None) -> None:
        self.packs: dict[Any, Pack] = {}
        """What was dealt, and from which pack."""
        self.heard: dict[str, list[tuple[int, str]]] = defaultdict(list)
        """By receiver: in which step, and what. The log, the measurements and the clock are receivers, too."""
        self.step = 0
        self.tokens: dict[str, str] = {}
        self.lines: dict[str, Line] = {}
        """Everybody's newest connection."""
        self._opened: list[Line] = []
        self.all_lines: list[Line] = []
        self.clock = HandClock()
        self.store = Memory()
        self.fates = fates
        wrapped = ModuleType(game.ID)
        vars(wrapped).update(vars(game) | {"deal_out": self._dealing(game, dealt_otherwise)})
        self.games = {game.ID: cast(Game, wrapped)}
        options = Options(
            house=House(key="the operator's key", run="run"),
            games=self.games,
            think=fates.think,
            advise=because(fates.think),
            accepts_claim=fates.accepts,
            clock=self.clock,
            chance=KnownChance(),
        )
        self._server = _App(self.store, options)
        self.app = self._server.asgi()
        self.table_name = ""

    def _dealing(self, game: Game, otherwise: tuple[Pack, Dealt] | None) -> Callable[..., Any]:
        def deal_out(pack: tuple[int, ...], forehand: Seat) -> Any:
            if otherwise is not None and pack == otherwise[0]:
                self.fates.dealt = True
                return otherwise[1]
            dealt = game.deal_out(cast(Any, pack), forehand)
            self.packs[dealt] = pack
            return dealt

        return deal_out

    @property
    def live(self) -> LiveTable:
        """The table in use."""
        return self._server._tables._held[self.table_name]

    @property
    def table(self) -> Table:
        """As it stands."""
        return self.live.table

    def hears(self, who: str) -> Callable[[str], None]:
        """What this receiver is told is kept."""
        return lambda text: self.heard[who].append((self.step, text))

    async def take(self, step: Step) -> None:
        """One step, and all that comes of it."""
        asyncio.get_running_loop().set_default_executor(Inline())
        before = len(self.clock.timers)
        await getattr(self, f"_{step[0]}")(*step[1:])
        await settle()
        for at, _ in self.clock.timers[before:]:
            self.hears("the clock")(f"{at - self.clock.now:.9f}")
        self.step += 1
        for line in [line for line in self._opened if line.task.done()]:
            self._opened.remove(line)
            line.task.result()

    async def _http(self, who: str, method: str, path: str, body: Any = None, keep: str | None = None) -> None:
        sent = b"" if body is None else json.dumps(body).encode()
        path = path.format(table=self.table_name, **self.tokens)
        address = "127.0.0.1" if who == "the operator" else "192.0.2.1"  # measurements are for the machine itself
        status, headers, answer = await request(self.app, method, path, sent, self.tokens.get(who), address)
        if path == "/metrics":
            answer = b"\n".join(
                line for line in answer.splitlines() if not re.search(rb"(_bucket|_sum|_created)\b", line)
            )
            headers = b""
        self.hears(who)(f"{status} {headers.decode()} {answer.decode()}")
        if keep is not None and status == 201:
            told = json.loads(answer)
            self.table_name = told.get("table", self.table_name)
            self.tokens[keep] = told.get("host_token") or told.get("token") or told["code"]

    async def _carry(self, who: str, keep: str) -> None:
        await self._http(who, "POST", "/api/tables/{table}/carry", {"code": self.tokens.get("code", "x")}, keep)

    async def _line(self, who: str, known: bool) -> None:
        told = [json.loads(text).get("v") for _, text in self.heard[who] if text.startswith('{"t":"event"')]
        self.lines[who] = line = Line(self.app, f"/api/tables/{self.table_name}/ws", self.hears(who))
        self._opened.append(line)
        self.all_lines.append(line)
        hello: dict[str, Any] = {"t": "hello"}
        if who in self.tokens:
            hello["token"] = self.tokens[who]
        if known and told:
            hello["v"] = told[-1]
        line.say(hello)

    async def _hang_up(self, who: str) -> None:
        if who in self.lines:
            self.lines.pop(who).hang_up()

    async def _say(self, who: str, message: dict[str, Any]) -> None:
        if who not in self.lines:
            return
        if "action" in message:
            message = message | {"action": self.fates.exchanged(message["action"])}
        if message.get("v") == "now":
            message = message | {"v": self.table.version}
        self.lines[who].say(message)

    async def _wait(self, seconds: float) -> None:
        await self.clock.advance(seconds)

    async def _fail(self, fails: bool) -> None:
        self.store.fails = fails

    async def close(self) -> None:
        """Everybody hangs up."""
        self.store.fails = False
        for line in self._opened:
            line.hang_up()
        await settle()
        await self._server._tables.stop()
        await asyncio.gather(*(line.task for line in self._opened))


@dataclass(frozen=True)
class Moment:
    """An evening up to a step in which a deal is under way."""

    steps: tuple[Step, ...]
    match: Match
    pack: Pack
    knows: Mapping[str, int]
    """Who has been dealt which seat's hand, in this deal."""
    phase: str
    version: int


async def play(game: Game, seed: int, most: int) -> tuple[Evening, Fates, list[Moment]]:
    """An evening by chance, and its moments."""
    chance = Random(seed)
    fates = Fates(Random(seed + 1))
    evening = Evening(game, fates)
    driver = Driver(evening, chance)
    steps: list[Step] = []
    moments: list[Moment] = []

    async def take(step: Step) -> None:
        await evening.take(step)
        steps.append(step)

    log = Logged(evening.hears("the log"))
    logger = logging.getLogger("forehand")
    logger.addHandler(log)
    try:
        for step in driver.opening(game):
            await take(step)
        while len(steps) < most:
            await take(driver.next())
            driver.notice()
            deal = evening.table.deal
            if deal is not None and deal.phase is not None:
                moments.append(
                    Moment(
                        tuple(steps),
                        evening.table.match,
                        evening.packs[deal.dealt, deal.stock],
                        dict(driver.knows),
                        deal.phase.name,
                        evening.table.version,
                    )
                )
        await evening.close()
    finally:
        logger.removeHandler(log)
    return evening, fates, moments


async def play_again(game: Game, moment: Moment, fates: Fates, other: Match) -> Evening:
    """The same steps, the last deal dealt as in the other world."""
    before, after = moment.match.deals[-1], other.deals[-1]
    exchanged = {
        str(one): str(another)
        for one, another in zip(before.actions, after.actions, strict=True)
        if isinstance(one, Discard)
    }
    again = Fates(fates.chance, fates.done, 0, exchanged)
    evening = Evening(game, again, (moment.pack, (after.dealt, after.stock)))
    log = Logged(evening.hears("the log"))
    logger = logging.getLogger("forehand")
    logger.addHandler(log)
    try:
        for step in moment.steps:
            await evening.take(step)
        await evening.close()
    finally:
        logger.removeHandler(log)
    return evening


class Driver:
    """Chooses what happens next, from what a table of people may do."""

    def __init__(self, evening: Evening, chance: Random) -> None:
        self._evening = evening
        self._chance = chance
        self._ids = 0
        self._people = 0
        self.knows: dict[str, int] = {}
        self._deal: tuple[int, int] | None = None
        self._dealt_to: dict[int, int] = {}
        """The seats by those who were dealt a hand there."""

    def opening(self, game: Game) -> list[Step]:
        """A table is made, people sit down, watchers and strangers come."""
        chance = self._chance
        options = {"deals": 12} if game.ID in ("preference", "priffe") else {}
        people = chance.randint(1, game.SEATS)
        seats = chance.sample(["open"] * people + ["bot:club"] * (game.SEATS - people), game.SEATS)
        new = {
            "game": game.ID,
            "options": options | chance.choice(RULES.get(game.ID, [{}])),
            "seats": seats,
            "listed": chance.random() < 0.5,
            "away": chance.choice(["wait", "bot:club"]),
            "grace": 60,
            "pause": 1,
            "hints": chance.random() < 0.5,
            "clock": chance.choice(CLOCKS),
        }
        steps: list[Step] = [("http", "nobody", "POST", "/api/tables", new, "host")]
        for name in NAMES[:people]:
            self._people += 1
            body = {"name": name}
            steps.append(("http", "host" if name == "Ada" else "nobody", "POST", SEATS, body, name))
            steps.append(("line", name, False))
        steps += [("http", "stranger", "GET", "/api/tables/{table}"), ("line", "watcher", False)]
        return steps

    def notice(self) -> None:
        """Who was dealt a hand knows its seat's cards, also on the device to which they take the seat along."""
        table = self._evening.table
        now = (len(table.past), len(table.match.deals))
        people = {seat.person.number: (at, seat.person.token) for at, seat in enumerate(table.seats) if seat.person}
        if table.deal is not None and now != self._deal:
            self._deal, self._dealt_to, self.knows = now, {number: at for number, (at, _) in people.items()}, {}
        who_has = {hashed(token): who for who, token in self._evening.tokens.items()}
        for number, at in self._dealt_to.items():
            if number in people and people[number][1] in who_has:
                self.knows[who_has[people[number][1]]] = at

    def next(self) -> Step:
        """The next step."""
        table = self._evening.table
        if self._chance.random() < 0.3:
            return self._aside(table)
        if table.over:
            return ("http", self._somebody(table), "POST", "/api/tables/{table}/rematch")
        if table.asking is not None:
            return self._answer(table)
        if table.paused is not None:
            return self._request(self._somebody(table), "resume")
        turn = table.turn
        if turn is None:
            return ("wait", self._chance.choice([0.5, 1.5, 4.0, 6.0]))
        who = self._holder(table, turn)
        if table.seats[turn].level or who not in self._evening.lines:
            return ("line", who, True) if who and self._chance.random() < 0.4 else ("wait", 4.0)
        action = any_action(cast(dict[str, Any], tell.seen(table, turn)), self._chance)
        return self._request(who, "act", action=action)

    def _answer(self, table: Table) -> Step:
        assert table.asking is not None
        if self._chance.random() < 0.1:
            return ("wait", 61.0)
        seat = self._chance.choice([*table.asking.waits, table.asking.seat])
        return self._request(self._holder(table, seat), "answer", yes=self._chance.random() < 0.6)

    def _aside(self, table: Table) -> Step:
        chance, who = self._chance, self._somebody(table)
        keys = [key for key in self._evening.tokens if key not in ("host", "code")]
        anybody = chance.choice([*keys, "watcher", "stranger", "guesser"])
        seat = chance.randrange(len(table.seats))
        kinds: list[Callable[[], Step]] = [
            lambda: ("http", anybody, "GET", chance.choice(PAGES)),
            lambda: ("http", "the operator", "GET", "/metrics"),
            lambda: ("http", anybody, "POST", "/api/tables/{table}/hint"),
            lambda: ("http", who, "POST", "/api/tables/{table}/hint"),
            lambda: ("line", anybody, chance.random() < 0.5),
            lambda: ("line", who, chance.random() < 0.5),
            lambda: ("hang_up", anybody),
            lambda: self._request(who, "ask", what="undo"),
            lambda: self._request(who, "ask", what="claim", take=chance.choice(["all", "none"])),
            lambda: self._request(who, "ask", what="claim", take="all"),
            lambda: self._request(anybody, "ask", what="end"),
            lambda: self._request(anybody, "pause"),
            lambda: self._request(anybody, "resume"),
            lambda: self._request(anybody, "act", action=self._out_of_place(table, anybody)),
            lambda: ("say", anybody, {"t": "note", "kind": "chat", "text": "well played"}),
            lambda: ("say", anybody, {"t": "ready"}),
            lambda: ("say", anybody, {"t": "again", "wish": chance.random() < 0.8}),
            lambda: ("say", who, {"t": "salt", "deal": len(table.match.deals), "salt": f"{self._ids:032x}"}),
            lambda: ("http", chance.choice([who, "host"]), "DELETE", f"{SEATS}/{seat}"),
            self._newcomer,
            self._newcomer,
            lambda: ("http", who, "POST", f"{SEATS}/{self.knows.get(who, seat)}/carry", None, "code"),
            self._carried,
            lambda: ("http", "host", "PATCH", "/api/tables/{table}", {"watchers": chance.random() < 0.8}),
            lambda: ("http", "host", "PUT", f"{SEATS}/{seat}", {"kind": "bot:club"}),
            lambda: ("http", "host", "POST", "/api/tables/{table}/end"),
            lambda: ("wait", chance.choice([1.0, 61.0])),
            lambda: ("fail", not self._evening.store.fails),
        ]
        if self._evening.store.fails:
            return ("fail", False)
        return chance.choice(kinds)()

    def _request(self, who: str, kind: str, **more: Any) -> Step:
        self._ids += 1
        return ("say", who, {"t": kind, "id": f"id {self._ids}", "v": "now", **more})

    def _out_of_place(self, table: Table, who: str) -> str:
        """What is refused whatever anybody holds: no word of the game, out of turn, or a card that has been played."""
        deal = table.deal
        played = [str(play) for trick in deal.played for _, play in trick.cards] if deal else []
        yours = table.turn is not None and self.knows.get(who) == table.turn
        return self._chance.choice([*(played or ["nonsense"])[:3], "nonsense", "nonsense" if yours else "pass"])

    def _newcomer(self) -> Step:
        self._people += 1
        name = f"Newcomer {self._people}"
        return ("http", "nobody", "POST", SEATS, {"name": name}, name)

    def _carried(self) -> Step:
        self._people += 1
        return ("carry", "nobody", f"carried {self._people}")

    def _holder(self, table: Table, seat: int) -> str:
        """Who sits there; nobody where nobody does."""
        person = table.seats[seat].person
        found = [who for who, token in self._evening.tokens.items() if person and person.token == hashed(token)]
        return found[0] if found else ""

    def _somebody(self, table: Table) -> str:
        found = [who for seat in range(len(table.seats)) if (who := self._holder(table, seat))]
        return self._chance.choice(found or ["watcher"])


SEATS = "/api/tables/{table}/seats"
PAGES = (
    "/api/tables/{table}",
    "/api/tables",
    "/api/tables/{table}/record",
    "/api/tables/{table}/record?match=1",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/replay?deal=2&seat=0",
    "/api/tables/{table}/qr.svg",
    "/api/games",
    "/healthz",
    "/readyz",
    "/metrics",
)
RULES: dict[str, list[dict[str, Any]]] = {
    "perfrance": [{}, {"first_lead": "declarer", "last_must_take": False}],
    "preference": [{}, {"jump_bids": True, "open_misere": True}, {"passed_out_talon": True, "stalingrad": True}],
    "priffe": [{}, {"must_trump": True}],
    "five-hundred": [{}, {"misere": True, "joker_lead": "nominate"}],
}


@dataclass
class Tally:
    """How many worlds were compared, and how many receivers and messages in them."""

    worlds: int = 0
    apart: int = 0
    """Worlds in which somebody's act was not possible, so that they could be told from the first."""
    messages: int = 0
    phases: dict[str, int] = field(default_factory=lambda: defaultdict(int))


async def differing(game: Game, seed: int, most: int, tally: Tally, tries: int = 12) -> str | None:
    """The first thing that a receiver was told and could not have known, in one evening; None where there is none."""
    evening, fates, moments = await play(game, seed, most)
    if leak := secrets_logged(evening):
        return leak
    chance = Random(seed + 2)
    by_phase: dict[str, list[Moment]] = defaultdict(list)
    for moment in moments:
        by_phase[moment.phase].append(moment)
    for found in by_phase.values():
        moment = chance.choice(found)
        for viewer in (None, *range(game.SEATS)):
            other = _another(moment, viewer, chance, tries)
            if other is None:
                continue
            again = await play_again(game, moment, fates, other)
            tally.phases[moment.phase] += 1
            if leak := _compare(evening, again, moment, viewer, tally):
                return f"{game.ID}, seed {seed}, {len(moment.steps)} steps, viewer {viewer}: {leak}"
    return None


def _another(moment: Moment, viewer: int | None, chance: Random, tries: int) -> Match | None:
    """The world farthest from the first, in which the hands that lie open are the same."""
    seat = None if viewer is None else Seat(viewer)
    deal = moment.match.deals[-1]
    other = None
    for world in other_worlds(moment.match, seat, chance, tries):
        if world is not None and all(world.deals[-1].hands[at] == deal.hands[at] for at in deal.face_up):
            other = world
    return other


def _compare(evening: Evening, again: Evening, moment: Moment, viewer: int | None, tally: Tally) -> str | None:
    end = len(moment.steps)

    def until_then(heard: list[tuple[int, str]]) -> list[tuple[int, str]]:
        return [one for one in heard if one[0] < end]

    def acts(of: Evening) -> list[object]:
        """What became of everybody's acts, and what the computer players did or failed at."""
        answers = [
            (who, step, json.loads(text)["t"])
            for who, heard in of.heard.items()
            for step, text in until_then(heard)
            if text.startswith(('{"t":"ok"', '{"t":"refused"'))
        ]
        (log,) = of.store.events.values()
        happened = [event.from_bytes(body) for body in log[: moment.version]]
        done = [
            (one.seat, "discard" if one.action.startswith("discard") else one.action)
            for one in happened
            if isinstance(one, event.Acted)
        ]
        failed = [line for line in until_then(of.heard["the log"]) if "was refused" in line[1]]
        return [answers, done, failed]

    if acts(evening) != acts(again):
        tally.apart += 1
        return None
    tally.worlds += 1
    for who in sorted({*evening.heard, *again.heard}):
        if moment.knows.get(who, viewer) != viewer:
            continue
        told, told_again = until_then(evening.heard[who]), [one for one in again.heard[who] if one[0] < end]
        tally.messages += len(told)
        if told != told_again:
            pairs = [pair for pair in zip(told, told_again, strict=False) if pair[0] != pair[1]]
            return f"{who} was told {pairs[:1] or (len(told), len(told_again))}"
    return None


CARD = re.compile(r"\b[SCDH][2-9TJQKA]\b|\bJK\b")


def secrets_logged(evening: Evening) -> str | None:
    """A line of the log or a measurement that holds a card, a token, its hash, or a secret."""
    known = [*evening.tokens.values(), *map(hashed, evening.tokens.values())]
    for _, line in evening.heard["the log"]:
        if CARD.search(line) or any(token in line for token in known):
            return f"the log says {line}"
    return None


CLOCKS: list[dict[str, Any] | None] = [
    None,
    {"per": "act", "seconds": 10},
    {"per": "match", "seconds": 60, "more": 5, "at_zero": "take-over"},
    {"per": "match", "seconds": 60, "at_zero": "show"},
]
