"""Views written by hand: a hand of cards, what lies on the table, what has been played."""

from random import Random
from typing import Any, cast

from forehand.bots import advise, decide
from forehand.engine.cards import cards, cards_list
from forehand.engine.view import View
from forehand.games import GAMES


def club(view: View) -> str:
    """What a club player does."""
    return decide(view, "club", Random(1))


def quick(view: View, level: str, random: Random) -> str:
    """What a player of that level does, who thinks of two worlds where it thinks of worlds."""
    return advise(view, level, random, worlds=2).action


def a_view(game: str, hand: str, seat: int = 0, **more: Any) -> View:
    """The view of `seat`, whose turn it is, holding `hand`; a key of the view each for what else is to be seen.

    `legal` is given as words in one text; without it any card of the hand may be played.
    """
    seats = GAMES[game].SEATS
    own = cards_list(cards(hand))
    whole: dict[str, Any] = {
        "game": game,
        "options": {},
        "players": [None] * seats,
        "seat": seat,
        "deal": 1,
        "forehand": 0,
        "phase": "playing",
        "turn": seat,
        "legal": own,
        "choose": None,
        "hand": own,
        "dealt": own,
        "discarded": None,
        "counts": [],
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
        "scores": [],
        "totals": [0] * seats,
        "finished": False,
        "winners": [],
    } | more
    if isinstance(whole["legal"], str):
        whole["legal"] = sorted(whole["legal"].split())
    for trick in whole["played"]:
        whole["tricks"][trick["winner"]] += 1
        whole["dealt"] = cards_list(
            cards(" ".join([*whole["dealt"], *(text[:2] for who, text in trick["cards"] if who == seat)]))
        )
    if not whole["counts"]:
        played = {who for who, _ in whole["table"]}
        whole["counts"] = [len(own) - (who in played) for who in range(seats)]
    return cast(View, whole)


def trick(text: str, winner: int) -> dict[str, Any]:
    """A complete trick, written as it was played: ``trick("0:SA 1:S7 2:S9", winner=0)``."""
    return {"cards": on_table(text), "winner": winner}


def on_table(text: str) -> list[list[int | str]]:
    """Cards on the table: ``on_table("1:SA 2:S7")``."""
    return [[int(word[0]), word[2:]] for word in text.split()]
