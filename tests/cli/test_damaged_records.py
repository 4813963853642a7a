"""Records with something else in the place of any part: replayed, viewed and verified, or refused in one line."""

import copy
import json
from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.commands import CASES, Shell

RECORDS = [
    json.loads(file.read_text("utf-8"))
    for file in sorted(CASES.glob("*.json"))
    if file.name.count(".") == 1 and file.name != "shuffle.json"
]
WORDS = ["SA", "JK", "JK:H", "pass", "bid:6S", "discard:S7,S7", "", " ", "\ud800", "\u2028", "null", "S7 " * 99]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 60) | st.floats() | st.sampled_from(WORDS) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def places(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each part of a JSON value, itself excepted."""
    keys = node if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ()
    for key in keys:
        yield (*path, key)
        yield from places(node[key], (*path, key))


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A record with one to three of its parts replaced, doubled or gone."""
    record = copy.deepcopy(draw(st.sampled_from(RECORDS)))
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(sorted(places(record), key=repr)))
        node = record
        for key in way:
            node = node[key]
        harm = draw(st.sampled_from(["replace", "remove", "double"]))
        if harm == "replace":
            node[last] = draw(ANYTHING)
        elif harm == "remove":
            del node[last]
        elif isinstance(node, list):
            node.insert(last, node[last])
        if not any(places(record)):
            break
    return json.dumps(record)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=damaged(), seat=st.integers(-1, 4))
def test_a_damaged_record_is_answered_or_refused_in_one_line(forehand: Shell, text: str, seat: int) -> None:
    for words in (
        ("replay", "-"),
        ("view", "-", f"--seat={seat}"),
        ("verify", "-"),
        ("picture", "-"),
        ("picture", "-", "--deal=1"),
    ):
        done = forehand(*words, stdin=text.encode())
        if done.err:
            assert (2, "", 1) == (done.status, done.out, done.err.count("\n"))
            assert done.err.startswith(("head: ", "deal "))
        elif words[0] in {"replay", "view"}:
            assert (0, 1) == (done.status, done.out.count("\n"))
