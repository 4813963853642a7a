"""What people may call themselves, which names are too much alike, and how what they write is shown.

Letters of different scripts that are drawn alike (Unicode's technical standard 39 calls them confusable) count as the
same when two names are compared, and only then: a name may be written in any script, or in several.
"""

import re
import unicodedata
from typing import Literal

from forehand.service.table import Refused

MAX_NAME = 32
MOST_MARKS = 2
"""On one letter, beyond those with which it is one character: a vowel and a tone, as Thai has them."""
MOST_MARKS_WRITTEN = 4
"""The same in what is written: pointed Hebrew has three."""


def clean_name(name: str) -> str:
    """A name as it is shown. Refused: `bad-name`."""
    name = unicodedata.normalize("NFC", name.strip())
    if not 1 <= len(name) <= MAX_NAME or not alike(name) or any(_disguises(letter) for letter in name) or _piles(name):
        raise Refused("bad-name", f"a name has 1 to {MAX_NAME} characters, no control characters and no piled marks")
    return name


def clean_text(text: str) -> str:
    """What somebody writes as it is shown: a line that runs in its own direction, whose marks are not drawn over others' lines.
    Refused: `bad-message` where nothing is left to see.
    """
    shown: list[str] = []
    marks = MOST_MARKS_WRITTEN  # none at the beginning
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if category in {"Cc", "Zl", "Zp"}:
            shown.append(" ")
        elif category in {"Mn", "Me"}:
            marks += 1
            if marks <= MOST_MARKS_WRITTEN:
                shown.append(letter)
        elif not _disguises(letter):
            shown.append(letter)
            marks = marks if category == "Cf" else 0
    cleaned = "".join(shown).strip()
    if not alike(cleaned):
        raise Refused("bad-message", "there is nothing to see in that")
    return cleaned


def _piles(name: str) -> bool:
    """Whether marks stand without a letter, go round one, or pile up so that they are drawn over what is beside."""
    row = MOST_MARKS  # none at the beginning
    for letter in name:
        category = unicodedata.category(letter)
        if category == "Me":
            return True
        if category == "Mn":
            row += 1
        elif category != "Cf":
            row = 0
        if row > MOST_MARKS:
            return True
    return False


def _disguises(letter: str) -> bool:
    """Control characters, line breaks, lone surrogates, and the marks that turn the direction of writing."""
    if unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"}:
        return True
    return unicodedata.bidirectional(letter) in {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


_NO_INK = frozenset(
    map(
        chr,
        (
            *(0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xFFF0, 0xFFF9),
            *range(0xE0000, 0xE1000),
        ),
    )
)
"""Fillers, selectors and what Unicode has every program ignore: nothing to see, whatever their category."""
_JOINER = "\N{ZERO WIDTH JOINER}"


def too_alike(one: str, other: str) -> bool:
    """Whether people would take two names for the same: by their letters, large or small, or by how these are drawn."""
    return bool(_read(one) & _read(other))


def _read(name: str) -> set[str]:
    """All that a name may be read as."""
    latin = _latin(name)
    among_capitals = _L_AMONG_CAPITALS.sub("I", latin)
    return {alike(name), _folded(latin.replace("I", "l")), _folded(among_capitals)}


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
    "ՕO օo սu հh ոn ցg ɑa ɡg ıi Ьb "
    # Small capitals
    "ᴀA ʙB ᴄC ᴅD ᴇE ɢG ʜH ɪI ᴊJ ᴋK ʟL ᴍM ɴN ᴏO ᴘP ʀR ꜱS ᴛT ᴜU ᴠV ᴡW ʏY ᴢZ "
    # Cherokee
    "ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏙV ᎳW ᎽY ᏃZ "
    # Lisu
    "ꓮA ꓐB ꓚC ꓓD ꓰE ꓝF ꓖG ꓧH ꓲI ꓙJ ꓗK ꓡL ꓟM ꓠN ꓳO ꓑP ꓣR ꓢS ꓔT ꓴU ꓦV ꓪW ꓫX ꓬY ꓜZ "
    # Coptic and Canadian syllabics
    "ⲂB ⲈE ⲎH ⲒI ⲔK ⲘM ⲚN ⲞO ⲢP ⲤC ⲦT ⲨY ⲬX ⲟo ⲣp ⲥc ⲭx ᗩA ᗷB ᑕC ᗞD ᖴF ᕼH ᒍJ ᒪL ᗰM ᑭP ᖇR ᑌU ᐯV ᗯW ᙭X "
    # Numerals, letters and signs of other scripts, and what else is a stroke, a ring or a cross
    "०o ০o ੦o ૦o ୦o ௦o ౦o ೦o ൦o ๐o ໐o ၀o ဝo ഠo ჿo ٥o ۵o ⵔo 〇O σo ǀl Ɩl ∣l ❘l │l ⵏl וl ןl اl ١l ۱l ×x пn ռn ղn ĸk ⱭA өø ѳø"
)
_L_AMONG_CAPITALS = re.compile("(?<=[A-Z])l(?=[A-Z])|(?<=[A-Z]{2})l(?![A-Za-z])|(?<![A-Za-z])l(?=[A-Z]{2})")
_SAME = {ord(letter): latin for letter, latin in _PAIRS.split()} | {ord("0"): "O", ord("1"): "l", ord("|"): "l"}


def _latin(name: str) -> str:
    """How a name is drawn: what is drawn like a Latin letter becomes that. A capital I is an l in most type, and an l among capitals
    an I; a dot over an i is drawn once.
    """
    latin = _seen(name, "NFKD").translate(_SAME)
    dotted = latin.replace("i\u0307", "i").replace("j\u0307", "j")
    return dotted.replace("o\u0338", "ø").replace("O\u0338", "Ø")


def _folded(latin: str) -> str:
    return " ".join(latin.replace("vv", "w").replace("VV", "W").casefold().split())


def _seen(name: str, form: Literal["NFKC", "NFKD"]) -> str:
    """The name without what can't be seen; what joins two pictures to one is seen by that."""
    letters = [each for each in unicodedata.normalize(form, name) if each == _JOINER or not _invisible(each)]
    around = zip(["", *letters], letters, [*letters[1:], ""], strict=False)
    return "".join(each for before, each, after in around if each != _JOINER or _joins(before, after))


def _joins(before: str, after: str) -> bool:
    return all(each and unicodedata.category(each) in {"So", "Sk"} for each in (before, after))


def _invisible(letter: str) -> bool:
    """Format characters, such as spaces without a width, and what fills or selects."""
    return unicodedata.category(letter) == "Cf" or letter in _NO_INK
