"""A sheet of paper that words, suits and lines are drawn on."""

import re
from collections.abc import Sequence
from html import escape
from typing import Protocol

from forehand.engine.cards import JOKER, SUIT_LETTERS, Card, card_text

INK, QUIET, PLUM, TINT, LINE, RED, PAPER = "#2a1f33", "#5f4f63", "#4c2b57", "#eadde8", "#d2bdb6", "#b0172f", "#fffefb"
DISPLAY = "Vollkorn, Georgia, 'Times New Roman', serif"
TEXT = "Inter, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

PAGE = 190, 277
"""Millimetres of an A4 page within its margins."""

_PIPS = {
    "S": "M12 1.2C9.4 6 2.2 9.9 2.2 15.2a4.9 4.9 0 0 0 8.6 3.2c-.2 2.1-1.1 3.5-2.7 4.6h7.8c-1.6-1.1-2.5-2.5-2.7-4.6a4.9 4.9 0 0 "
    "0 8.6-3.2C21.8 9.9 14.6 6 12 1.2Z",
    "C": "M12 1.2a5 5 0 0 0-4.1 7.9A5 5 0 1 0 10.8 17.4c-.2 2.3-1.1 4.3-2.7 5.6h7.8c-1.6-1.3-2.5-3.3-2.7-5.6A5 5 0 1 0 16.1 9.1 "
    "5 5 0 0 0 12 1.2Z",
    "D": "M12 .8C14.3 5 17.4 8.9 21.2 12 17.4 15.1 14.3 19 12 23.2 9.7 19 6.6 15.1 2.8 12 6.6 8.9 9.7 5 12 .8Z",
    "H": "M12 22.6C9.6 18 1.8 13.9 1.8 7.9a5.4 5.4 0 0 1 10.2-2.5A5.4 5.4 0 0 1 22.2 7.9C22.2 13.9 14.4 18 12 22.6Z",
}
_SUIT_WORDS = {"spades": "S", "clubs": "C", "diamonds": "D", "hearts": "H"}


class Say(Protocol):
    """A message of the catalogue in the language of the picture."""

    def __call__(self, key: str, /, **args: str | int) -> str:
        """The words of that key."""
        ...


class Sheet:
    """Things drawn, in the order in which they were. Lengths are in points of the picture; y grows downwards."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self._drawn: list[str] = []

    def text(self, x: float, y: float, words: str, size: float = 15, **style: str | float) -> None:
        """A line of words whose base is at y. `style` are SVG's properties, with _ for -."""
        style = {"font-family": TEXT, "fill": INK} | {name.replace("_", "-"): value for name, value in style.items()}
        given = "".join(f' {name}="{value}"' for name, value in style.items())
        self._drawn.append(f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{given}>{_written(words)}</text>')

    def pip(self, x: float, y: float, suit: str, size: float = 15) -> None:
        """A suit's sign, its left lower corner there."""
        ink = RED if suit in "DH" else INK
        self._drawn.append(
            f'<use href="#pip-{suit}" x="{x:g}" y="{y - size:g}" width="{size:g}" height="{size:g}" fill="{ink}"/>'
        )

    def line(self, x: float, y: float, to: float) -> None:
        """A thin line from left to right."""
        self._drawn.append(f'<path d="M{x:g} {y:g}H{to:g}" stroke="{LINE}"/>')

    def box(self, x: float, y: float, width: float, height: float, fill: str = TINT, radius: float = 6) -> None:
        """A filled box with round corners."""
        self._drawn.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}"/>'
        )

    def frame(self, x: float, y: float, width: float, height: float) -> None:
        """A box with a thin border, which is seen in black and white as well."""
        self._drawn.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" fill="{TINT}" stroke="{QUIET}"/>'
        )

    def card(self, x: float, y: float, card: Card, size: float = 15) -> None:
        """A card as its suit and rank."""
        if card == JOKER:
            self.text(x, y, self.rank(card), size * 0.85, font_family=DISPLAY, font_weight=700)
            return
        self.pip(x, y + size * 0.08, card_text(card)[0], size * 0.86)
        self.text(x + size, y, self.rank(card), size, font_family=DISPLAY, font_weight=700)

    def rank(self, card: Card) -> str:
        """A card's letters in the language; the joker's name."""
        if card == JOKER:
            return self.say("table-card", rank="joker", suit="none")
        return self.say(f"table-index-{card_text(card)[1]}")

    def call(self, x: float, y: float, what: str, size: float = 15, fill: str = INK) -> None:
        """A contract or bid: a number and a suit, or words."""
        number, suit = sign_of(what)
        if suit is None:
            self.text(x, y, self.call_words(what), size, font_family=DISPLAY, font_weight=700, fill=fill)
            return
        if number:
            self.text(x, y, number, size, font_family=DISPLAY, font_weight=700, fill=fill)
        self.pip(x + size * 0.62 * len(number), y + size * 0.08, suit, size * 0.9)

    def call_words(self, what: str) -> str:
        """A contract or call in words."""
        if step := re.fullmatch(r"(\d+)(S|C|D|H|NT)", what):
            return self.say("table-call", call="step", number=int(step[1]), suit=step[2])
        suit = what if what in SUIT_LETTERS else _SUIT_WORDS.get(what)
        if suit is not None:
            return self.say("table-call", call="suit", suit=suit)
        return self.say("table-call", call=what, word=what)

    def svg(self, width: float, height: float, title: str) -> str:
        """The whole picture, as large as goes on a page."""
        scale = min(PAGE[0] / width, PAGE[1] / height)
        pips = "".join(
            f'<symbol id="pip-{suit}" viewBox="0 0 24 24"><path d="{way}"/></symbol>' for suit, way in _PIPS.items()
        )
        drawn = "\n".join(self._drawn)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width * scale:.1f}mm" height="{height * scale:.1f}mm"'
            f' role="img" aria-label="{_written(title)}">\n<title>{_written(title)}</title>\n{pips}\n'
            f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>\n{drawn}\n</svg>\n'
        )


def _written(words: str) -> str:
    """Words as XML has them, which knows no control characters."""
    return escape("".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in words))


def sign_of(what: str) -> tuple[str, str | None]:
    """The number and the suit that stand for a call; no suit where words do."""
    if step := re.fullmatch(r"(\d*)(S|C|D|H)", what):
        return step[1], step[2]
    return "", _SUIT_WORDS.get(what)


def name_of(say: Say, players: Sequence[str | None], seat: int) -> str:
    """A seat's name; a computer player's where nobody is named."""
    return players[seat] or say("table-computer-name", seat=seat + 1)


def signed(points: int) -> str:
    """Points with their sign, a true minus."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def clipped(words: str, longest: int) -> str:
    """Words that fit, three dots for the rest."""
    return words if len(words) <= longest else words[: longest - 1].rstrip() + "…"
