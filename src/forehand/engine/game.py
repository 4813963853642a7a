"""What a game is to the rest of the program: a module that satisfies `Game`."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from forehand.engine.actions import Action, Call, parse_action
from forehand.engine.cards import Card, Seat, Suit, card_text, ranking
from forehand.engine.deal import Deal, Hands
from forehand.engine.options import fields_of

Aim = Literal["at-least", "at-most", "most", "fewest"]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a deal's score: `points` for each of `seats`, and the id of the sentence that says why, with its
    numbers.
    """

    seats: tuple[Seat, ...]
    points: int
    why: str
    args: Mapping[str, int | str] = field(default_factory=dict[str, int | str])


@dataclass(frozen=True, slots=True)
class Contract:
    """What a contract asks for, in numbers.

    `tricks` is declarers' mark, to be reached or not to be passed as `aim` says; ``most`` and ``fewest`` know no
    mark. `others` is what each other side (in Preference both defenders together) is to take, `worth` the points
    that the game gives the contract, `trumps` all trumps, the highest first.
    """

    tricks: int
    aim: Aim
    others: int | None = None
    worth: int | None = None
    trump: Suit | None = None
    trumps: tuple[Card, ...] = ()


class Game(Protocol):
    """A game's rules. Each game is one module of `forehand.games`."""

    @property
    def ID(self) -> str:
        """The name in records and addresses: ``five-hundred``."""
        ...

    @property
    def RULES(self) -> int:
        """Raised when a mend changes legality or scores; records carry it."""
        ...

    @property
    def SEATS(self) -> int:
        """The number of seats."""
        ...

    @property
    def SIDES(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that score together."""
        ...

    @property
    def PACK(self) -> tuple[Card, ...]:
        """All cards, in canonical order."""
        ...

    @property
    def STOCK(self) -> int:
        """How many cards are dealt to nobody."""
        ...

    @property
    def TRICKS(self) -> int:
        """How many tricks a deal has."""
        ...

    @property
    def CALLS(self) -> tuple[Call, ...]:
        """All that can be said in this game, legal now or not."""
        ...

    @property
    def Options(self) -> Any:
        """The frozen dataclass of its house rules."""
        ...

    def deal_out(self, pack: Sequence[Card], forehand: Seat) -> tuple[Hands, tuple[Card, ...]]:
        """The hands and the stock, dealt from the pack's first card on."""
        ...

    def start(self, options: Any, hands: Hands, stock: tuple[Card, ...], forehand: Seat) -> Deal:
        """A deal at its first call."""
        ...

    def contracts(self, options: Any) -> Mapping[str, Contract]:
        """What each contract asks for, by its text, the lowest first."""
        ...

    def score(self, deal: Deal) -> Sequence[ScoreLine]:
        """The lines of a complete deal's score."""
        ...

    def winners(self, options: Any, deals: Sequence[Deal], totals: Sequence[int]) -> tuple[Seat, ...]:
        """The seats that have won after these complete deals (at least one); none while the match goes on."""
        ...

    def next_match_forehand(self, deals: Sequence[Deal], winners: Sequence[Seat]) -> Seat:
        """Who is forehand in the first deal of the next match at the same table."""
        ...


def read_action(game: Game, text: str) -> Action:
    """The action that `text` spells in this game. Raises `forehand.engine.actions.Unknown`."""
    return parse_action(text, spoken(game))


_SPOKEN: dict[str, dict[str, Call]] = {}


def spoken(game: Game) -> dict[str, Call]:
    """The game's calls by their text."""
    calls = _SPOKEN.get(game.ID)
    if calls is None:
        calls = _SPOKEN[game.ID] = {str(call): call for call in game.CALLS}
    return calls


def trumps_of(pack: Iterable[Card], trump: Suit | None, bowers: bool = False) -> tuple[Card, ...]:
    """The trumps of a pack, the highest first."""
    return tuple(ranking(trump, bowers).high_to_low(pack))


def game_facts(game: Game) -> dict[str, object]:
    """What a stranger needs to sit down to a game: seats, sides, tricks and the options with their bounds, as
    JSON.
    """
    options = [
        {"name": each.name, "type": each.kind.kind} | {name: getattr(each.kind, name) for name in each.kind.__slots__}
        for each in fields_of(game.Options)
    ]
    return {
        "id": game.ID,
        "seats": game.SEATS,
        "sides": [list(side) for side in game.SIDES],
        "tricks": game.TRICKS,
        "pack": [card_text(each) for each in game.PACK],
        "options": options,
    }
