"""What reads text from outside answers whatever it is given; by coverage and for longer: `python -m tests.security.fuzz`."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.security.targets import TARGETS, examples

WORDS = [
    b'"',
    b"[",
    b"]",
    b"{",
    b"}",
    b",",
    b":",
    b"null",
    b"true",
    b"-1",
    b"1e9",
    b'""',
    b"\\ud800",
    b"\xff",
    b"\0",
    b"S7",
    b"JK",
]


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_right_is_taken(target: str) -> None:
    taken = [TARGETS[target](example) for example in examples(target)]
    assert sum(taken) > len(taken) / 2


@pytest.mark.parametrize("target", TARGETS)
@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_what_is_nearly_right_is_taken_or_refused_in_order(target: str, seed: int) -> None:
    chance = Random(seed)
    data = bytearray(chance.choice(examples(target)))
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(data) + 1)
        match chance.randrange(4):
            case 0:
                del data[at : at + chance.randint(1, 12)]
            case 1:
                data[at:at] = chance.choice(WORDS)
            case 2:
                data[at : at + chance.randint(1, 4)] = chance.choice(WORDS)
            case _:
                data[at:at] = data[chance.randrange(len(data) + 1) :][: chance.randint(1, 40)]
    TARGETS[target](bytes(data))


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize("target", ["record", "message"])
@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32), other=ANYTHING)
def test_anything_in_the_place_of_anything_is_taken_or_refused_in_order(target: str, seed: int, other: object) -> None:
    chance = Random(seed)
    whole = json.loads(chance.choice(examples(target)))
    inner = whole
    while True:
        key = chance.choice([*inner] if isinstance(inner, dict) else [*range(len(inner))])
        if isinstance(inner[key], dict | list) and inner[key] and chance.random() < 0.8:
            inner = inner[key]
        else:
            inner[key] = other
            break
    TARGETS[target](json.dumps(whole).encode("utf-8", "surrogatepass"))
