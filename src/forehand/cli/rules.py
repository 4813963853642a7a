"""`forehand games`: the games and their house rules, with the texts that the browser shows too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from forehand.cli.failure import Failure
from forehand.cli.output import say
from forehand.engine.game import Game
from forehand.engine.options import BadOption, Choice, Field, Flag, Integer, OptionValue, fields_of, read_options
from forehand.games import GAMES
from forehand.locale import t


def show(game_id: str | None) -> int:
    """Print a line a game, or the house rules of one."""
    say("\n".join(list_of_games() if game_id is None else house_rules(game_named(game_id))))
    return 0


def game_named(game_id: str) -> Game:
    """The game with this id; a Failure that lists the ids where there is none."""
    if game_id not in GAMES:
        raise Failure(t("cli-no-such-game", game=game_id, games=", ".join(GAMES)), status=2)
    return GAMES[game_id]


def list_of_games() -> list[str]:
    """A line a game: id, name and number of seats."""
    width = max(len(game_id) for game_id in GAMES)
    return [
        f"{game_id:<{width}}  {t(f'game-{game_id}')}, {t('cli-seats', seats=game.SEATS)}"
        for game_id, game in GAMES.items()
    ]


def house_rules(game: Game) -> list[str]:
    """The game's name, then two lines a house rule: name, values and default; what it means."""
    lines = [f"{t(f'game-{game.ID}')}, {t('cli-seats', seats=game.SEATS)}"]
    for each in fields_of(game.Options):
        key = f"option-{game.ID}-{each.name.replace('_', '-')}"
        lines += ["", f"{each.name}  {bounds(each)}", f"    {t(key)}. {t(f'{key}-help')}"]
    return lines


def bounds(option: Field) -> str:
    """What values the option takes, and its default."""
    default = spelled(option.kind.default)
    match option.kind:
        case Integer(low=low, high=high, step=1):
            return t("cli-integer", low=str(low), high=str(high), default=default)
        case Integer(low=low, high=high, step=step):
            return t("cli-integer-steps", low=str(low), high=str(high), step=str(step), default=default)
        case Flag():
            return t("cli-choice", values="true, false", default=default)
        case Choice(values=values):
            return t("cli-choice", values=", ".join(values), default=default)


def spelled(value: OptionValue) -> str:
    """An option's value as it stands in a record and on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_rules(game: Game, rules: Sequence[str]) -> dict[str, OptionValue]:
    """House rules written as NAME=VALUE, checked against the game; a Failure tells the first wrong one."""
    given = dict(read_rule(game, rule) for rule in rules)
    try:
        read_options(game.Options, given)
    except BadOption as bad:
        raise Failure(f"{game.ID}: {bad}", status=2) from None
    return given


def read_rule(game: Game, rule: str) -> tuple[str, OptionValue]:
    """One NAME=VALUE; an unknown name is left for the options' own check."""
    name, equals, text = rule.partition("=")
    if not equals:
        raise Failure(t("cli-rule-form", rule=rule), status=2)
    kinds: Mapping[str, Integer | Flag | Choice] = {each.name: each.kind for each in fields_of(game.Options)}
    return name, read_value(kinds.get(name), text)


def read_value(kind: Integer | Flag | Choice | None, text: str) -> OptionValue:
    """The text as a value of this kind; one that it can't be is handed on as text, to be refused."""
    match kind:
        case Integer() if text.isascii() and text.isdecimal() and len(text) < 10:
            return int(text)
        case Flag() if text in ("true", "false"):
            return text == "true"
        case _:
            return text
