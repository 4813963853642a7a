"""A record that goes through a mail comes back as it was."""

import json
import re
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from forehand.engine.mail import WIDTH, unwrapped, wrapped
from forehand.engine.record import BadRecord, Record, of_deal, read_record, write_record
from forehand.games import GAMES
from tests.engine.test_record import PLAYED, deal, read, record, second

CASES = Path(__file__).parents[1] / "cases"


def sent() -> Record:
    raw = record(deal(), second(), players=["Ada {the first}", 'Bo > "Hearts"', "Сай"], kept={"by": "others"})
    return read(raw)


def test_lines_are_short_and_nothing_is_lost() -> None:
    text = wrapped(sent())
    assert json.loads(text) == write_record(sent())
    assert max(map(len, text.splitlines())) <= WIDTH
    assert "\n\n" not in text


def quoted(text: str) -> str:
    return "".join(f"> > {line}\n" for line in text.splitlines())


def broken(text: str) -> str:
    return "\n".join(textwrap.wrap(text.replace("\n", " "), 40, break_long_words=False, break_on_hyphens=False))


def quoted_then_broken(text: str) -> str:
    return "\n".join(line.replace(" S9", "\nS9") for line in quoted(text).splitlines())


@pytest.mark.parametrize(
    "mail",
    [
        quoted,
        broken,
        quoted_then_broken,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace(" ", "\N{NO-BREAK SPACE}"),
        lambda text: f"\ufeffHi,\n\nlook {{at}} this:\n{text}\n-- \nCy {{not this}}\n",
        lambda text: quoted(f"Look:\n\n{text}").replace("\n", "\r\n") + "\r\nYes, unlucky!\r\n",
        lambda text: f"Hi Bo, look at this: {text}",
        lambda text: f"{{smile}}\n\n{quoted(text)}",
        lambda text: f"<html><body><pre>{text}</pre></body></html>",
    ],
)
def test_what_a_mail_does_to_it_is_undone(mail: Callable[[str], str]) -> None:
    text = unwrapped(mail(wrapped(sent())))
    assert write_record(read_record(text, GAMES)) == write_record(sent())


@pytest.mark.parametrize("marks", ["\u201c\u201d", "\u201e\u201c", "\u201d\u201d", "\xab\xbb"])
def test_curly_quotation_marks_are_made_straight(marks: str) -> None:
    told = read(record(deal(), players=["Ada", "Bo", "Cy"]))
    curly = re.sub(r'"([^"]*)"', rf"{marks[0]}\1{marks[1]}", wrapped(told))
    assert '"' not in curly
    assert write_record(told) == write_record(read_record(unwrapped(f"Look:\n{curly}\nWell?"), GAMES))


def test_a_claim_travels_with_its_deal() -> None:
    told = read_record((CASES / "preference-claim.json").read_text("utf-8"), GAMES)
    back = read_record(unwrapped(quoted(wrapped(of_deal(told, 1)))), GAMES)
    assert told.match.deals[0].claim == back.match.deals[0].claim
    assert told.match == back.match


def test_a_fault_is_named_where_it_stands_in_the_mail() -> None:
    text = wrapped(read(record(deal(actions=PLAYED)))).replace('"deals"', "deals")
    line = next(at for at, line in enumerate(text.splitlines(), 1) if "deals" in line)
    with pytest.raises(BadRecord, match=f"head: not JSON: .* at line {line + 2}, column"):
        read_record(unwrapped("Look:\n\n" + text), GAMES)


def test_a_text_without_a_record_is_left_as_it_is() -> None:
    assert unwrapped("> nothing\r\nhere") == "> nothing\r\nhere"
