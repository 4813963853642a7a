"""What people may call themselves, and which names are too much alike."""

import unicodedata

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


def alike(name: str) -> str:
    """What two names share that people would take for the same: nothing where there is nothing to see."""
    seen = "".join(letter for letter in unicodedata.normalize("NFKC", name) if not _invisible(letter))
    return " ".join(seen.casefold().split())


def _invisible(letter: str) -> bool:
    """Format characters, such as spaces without a width, and what fills or selects."""
    return unicodedata.category(letter) == "Cf" or letter in _NO_INK
