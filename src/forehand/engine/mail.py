"""A record as a text that survives a mail: in short lines, and read again whatever the mail has done to them."""

import json
import re

from forehand.engine.record import Record, record_text

WIDTH = 70
"""Columns. Mail programs break lines from about 76 on, and quote with two characters or more."""

_TOKEN = re.compile(r'[\[{]*"(?:[^"\\]|\\.)*"[]},:]*|[^\s"]+')
_QUOTED = re.compile(r"[ \t]*>[> \t]*")
"""At the start of a line only: a name may have one, too."""
_LINE_END = re.compile(r"\r\n|\r|\n|\u2028")
_CURLY = "\u201c\u201d\u201e\u201f\xab\xbb"
"""The quotation marks that word processors put in the place of straight ones."""
_BEGINS = re.compile(rf'(\{{)\s*["{_CURLY}]format["{_CURLY}]')
"""As every record does that Forehand writes."""
_BEGINS_A_LINE = re.compile(r"^[^\S\n]*(\{)", re.MULTILINE)
_IS_CURLY = re.compile(rf"\{{\s*[{_CURLY}]")
_STRAIGHT = str.maketrans(dict.fromkeys(_CURLY, '"'))


def wrapped(record: Record) -> str:
    """The record as JSON in lines of at most `WIDTH` columns, broken between its words only; longer is only a line
    with a single long name.
    """
    lines = [""]
    for token in _TOKEN.findall(record_text(record)):
        longer = f"{lines[-1]} {token}".lstrip()
        if lines[-1] and len(longer) > WIDTH:
            lines.append(token)
        else:
            lines[-1] = longer
    return "\n".join(lines) + "\n"


def unwrapped(text: str) -> str:
    """The record in a text that may have words before and after it, marks of quotation, other line ends, lines broken
    within a text, and curly quotation marks for all the straight ones. Each place keeps its line, so that a fault is found
    where it stands. A text that is JSON, one value or several, and one without a record are left as they are.
    """
    if _is_json(text):
        return text
    lines = [line[mark.end() :] if (mark := _QUOTED.match(line)) else line for line in _LINE_END.split(text)]
    lines = [line.replace("\N{NO-BREAK SPACE}", " ").replace("\ufeff", "") for line in lines]
    read = "\n".join(lines)
    if (begins := _BEGINS.search(read) or _BEGINS_A_LINE.search(read)) is None:
        return text
    before, found = read[: begins.start(1)], read[begins.start(1) :]
    if _IS_CURLY.match(found):
        found = found.translate(_STRAIGHT)
    return "\n" * before.count("\n") + " " * len(before.rpartition("\n")[2]) + _object_in(found)


def _is_json(text: str) -> bool:
    """Whether it is a JSON value as it stands, or begins with a whole object after which another begins."""
    try:
        _, end = json.JSONDecoder().raw_decode(text := text.strip())
    except (ValueError, RecursionError):
        return False
    rest = text[end:].lstrip()
    return not rest or rest.startswith("{")


def _object_in(text: str) -> str:
    """The JSON object that a text begins with; a line break within one of its texts is made a space and put after it."""
    kept: list[str] = []
    depth, quoted, escaped, owed = 0, False, False, 0
    for each in text:
        if not quoted:
            kept.append(each)
            quoted = each == '"'
            depth += (each in "{[") - (each in "]}")
            if depth == 0 and each == "}":
                break
        elif each == "\n":
            owed += 1
            kept.append("" if kept[-1] == " " else " ")
        else:
            ends = each == '"' and not escaped
            kept.append(each + "\n" * owed if ends else each)
            owed = 0 if ends else owed
            quoted, escaped = not ends, each == "\\" and not escaped
    return "".join(kept)
