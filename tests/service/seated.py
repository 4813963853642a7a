"""A table for tests, driven by commands one after the other; names and tokens are those of the people."""

from collections.abc import Iterable
from random import Random
from typing import Any

from forehand.games import GAMES
from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service import tell
from forehand.service.deciding import decide
from forehand.service.messages import AskWhat, TableSettings, Take
from forehand.service.opening import new_table, open_table
from forehand.service.table import Refused, Table

LEVELS = ("beginner", "club")
NAMES = ("Ada", "Bo", "Cy", "Dot")
HOST = "host's token"


def settings(**more: Any) -> TableSettings:
    """The usual settings of a table, some of them others."""
    usual: dict[str, Any] = {
        "listed": False,
        "watchers": True,
        "away": "wait",
        "grace": 60,
        "pause": 15,
        "hints": False,
        "chat": True,
    }
    return TableSettings(**(usual | more))


class Seated:
    """A table and all that happened at it."""

    def __init__(
        self, game: str, *, seats: list[str] | None = None, options: dict[str, Any] | None = None, **more: Any
    ) -> None:
        created = new_table(
            GAMES, LEVELS, game=game, options=options or {}, seats=seats, settings=settings(**more), host=HOST
        )
        self.log: list[event.Event] = [created]
        self.steps: list[tell.Step] = []
        self.table: Table = open_table("home", GAMES, LEVELS, created)

    def do(self, command: ask.Command) -> list[event.Event]:
        """What the command makes happen. Raises Refused."""
        steps = decide(self.table, command)
        for one, after in steps:
            self.steps.append(tell.Step(self.table, one, after))
            self.log.append(one)
            self.table = after
        return [one for one, _ in steps]

    def refused(self, command: ask.Command) -> str:
        """The code with which the command is refused; nothing changes."""
        before = self.table
        try:
            self.do(command)
        except Refused as refused:
            assert self.table is before
            return refused.code
        raise AssertionError(f"{command} was not refused")

    def fill(self) -> "Seated":
        """Somebody sits in each open seat, and all are connected."""
        for seat, name in zip(range(len(self.table.seats)), NAMES, strict=False):
            if self.table.seats[seat].open:
                self.do(ask.Sit(name, seat, name))
                self.do(ask.Connect(name))
        return self

    def deal(self, secret: int = 1) -> "Seated":
        """The next deal, with the salts that the people's clients would give."""
        self.do(ask.Commit(bytes([secret]) * 32))
        self.do(ask.MakeDeal({seat: f"{seat:032x}" for seat in range(len(self.table.seats))}))
        return self

    @property
    def actor(self) -> str:
        """The token of the person whose turn it is."""
        assert self.table.turn is not None
        person = self.table.seats[self.table.turn].person
        assert person is not None
        return person.token

    def act(self, action: str, by: str | None = None, act_id: str | None = None) -> list[event.Event]:
        """Somebody acts: the one whose turn it is, unless another is named."""
        return self.do(ask.Act(by or self.actor, act_id or f"act {self.table.version}", self.table.version, action))

    def ask_for(
        self, by: str, what: AskWhat, take: Take | None = None, overdue: Iterable[int] = ()
    ) -> list[event.Event]:
        """Somebody asks something of the others, while some are away beyond the grace."""
        v = self.table.version
        return self.do(ask.Ask(by, f"ask {v}", v, what, take, frozenset(overdue)))

    def answer(self, by: str, *, yes: bool = True) -> list[event.Event]:
        """Somebody answers what is asked."""
        return self.do(ask.Answer(by, f"answer {self.table.version}", self.table.version, yes))

    def play_until(self, chance: Random, tricks: int, cards: int = 0) -> "Seated":
        """Anything legal, until so many tricks are complete and so many cards of the next are on the table."""
        while self.table.deal is None or (len(self.table.deal.played), len(self.table.deal.table)) < (tricks, cards):
            if self.table.turn is None:
                self.deal(chance.randrange(256))
            seat = self.table.turn
            assert seat is not None
            action = self.any_action(chance)
            if self.table.seats[seat].level:
                self.do(ask.ComputerAct(seat, self.table.version, action))
            else:
                self.act(action)
        return self

    def any_action(self, chance: Random) -> str:
        """Something legal for the seat whose turn it is."""
        assert self.table.turn is not None
        view = tell.seen_by_computer(self.table, self.table.turn)
        choose = view["choose"]
        if choose is None:
            return chance.choice(view["legal"])
        return f"discard:{','.join(chance.sample(choose['from'], choose['count']))}"

    def play_deal(self, chance: Random) -> "Seated":
        """Anything legal, by whoever sits there, until the deal is over."""
        while self.table.turn is not None:
            seat = self.table.turn
            action = self.any_action(chance)
            if self.table.seats[seat].level:
                self.do(ask.ComputerAct(seat, self.table.version, action))
            else:
                self.act(action)
        return self

    def play_match(self, chance: Random) -> "Seated":
        """Deal after deal until somebody has won."""
        while not self.table.over:
            self.deal(chance.randrange(256)).play_deal(chance)
        return self
