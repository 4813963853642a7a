"""What people may call themselves, and which names are too much alike.

Letters of different scripts that are drawn alike (Unicode's technical standard 39 calls them confusable) count as the
same when two names are compared, and only then: a name may be written in any script, or in several.
"""

import unicodedata
from typing import Literal

from forehand.service.table import Refused

MAX_NAME = 32


def clean_name(name: str) -> str:
    """A name as it is shown. Refused: `bad-name`."""
    name = unicodedata.normalize("NFC", name.strip())
    if not 1 <= len(name) <= MAX_NAME or not alike(name) or any(_disguises(letter) for letter in name):
        raise Refused("bad-name", f"a name has 1 to {MAX_NAME} characters, none of them control characters")
    return name


def _disguises(letter: str) -> bool:
    """Control characters, line breaks, lone surrogates, and the marks that turn the direction of writing."""
    if unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"}:
        return True
    return unicodedata.bidirectional(letter) in {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


_NO_INK = frozenset(map(chr, (0x34F, 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, *range(0xFE00, 0xFE10))))
"""Fillers and selectors: letters and marks by their category, and nothing to see."""


def too_alike(one: str, other: str) -> bool:
    """Whether people would take two names for the same: by their letters, large or small, or by how these are drawn."""
    return alike(one) == alike(other) or _drawn(one) == _drawn(other)


def alike(name: str) -> str:
    """What a name reads as: nothing where there is nothing to see."""
    return " ".join(_seen(name, "NFKC").casefold().split())


_PAIRS = (
    # Cyrillic
    "АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ҮY ԌG ԚQ ԜW ӀI "
    "аa еe ѕs іi јj кk оo рp сc уy хx үy ԁd ԛq ԝw һh ӏl "
    # Greek
    "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa ιi κk νv οo ρp υu χx "
    # Armenian, and what Latin has besides
    "ՕO օo սu հh ոn ցg ɑa ɡg ıi"
)
_SAME = {ord(letter): latin for letter, latin in _PAIRS.split()} | {ord("0"): "O", ord("1"): "l", ord("|"): "l"}


def _drawn(name: str) -> str:
    """How a name is drawn: what is drawn like a Latin letter becomes that, and a capital I what it is in most type, an l."""
    latin = _seen(name, "NFKD").translate(_SAME).replace("I", "l")
    return " ".join(latin.replace("rn", "m").replace("vv", "w").casefold().split())


def _seen(name: str, form: Literal["NFKC", "NFKD"]) -> str:
    return "".join(letter for letter in unicodedata.normalize(form, name) if not _invisible(letter))


def _invisible(letter: str) -> bool:
    """Format characters, such as spaces without a width, and what fills or selects."""
    return unicodedata.category(letter) == "Cf" or letter in _NO_INK
