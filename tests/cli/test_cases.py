"""The records in tests/cases, checked by hand, against the commands that read records."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import CASES, Shell

REPLAYS = sorted(CASES.glob("*.expected.json"))
VIEWS = sorted(CASES.glob("*.view-*.json"))
REFUSALS = sorted(CASES.glob("*.error.txt"))


def name(file: Path) -> str:
    return file.name.partition(".")[0]


def record(file: Path) -> Path:
    return CASES / f"{name(file)}.json"


@pytest.mark.parametrize("expected", REPLAYS, ids=name)
def test_a_record_replays_to_what_was_worked_out_by_hand(forehand: Shell, expected: Path) -> None:
    done = forehand("replay", record(expected))
    assert (0, "") == (done.status, done.err)
    assert json.loads(expected.read_text("utf-8")) == json.loads(done.out)
    assert done.out.count("\n") == 1


@pytest.mark.parametrize("expected", VIEWS, ids=lambda file: file.name.removesuffix(".json"))
def test_a_view_has_the_expected_bytes(forehand: Shell, expected: Path) -> None:
    viewer = expected.name.removesuffix(".json").rpartition("view-")[2]
    done = forehand("view", record(expected), *(["--watcher"] if viewer == "watcher" else ["--seat", viewer]))
    assert (0, "") == (done.status, done.err)
    assert expected.read_text("utf-8") == done.out


@pytest.mark.parametrize("expected", REFUSALS, ids=name)
def test_a_record_is_refused_at_its_first_fault(forehand: Shell, expected: Path) -> None:
    place = expected.read_text("utf-8").strip()
    done = forehand("replay", record(expected))
    assert (2, "") == (done.status, done.out)
    assert done.err.startswith(f"{place}: ")
    assert done.err.count("\n") == 1


def test_lines_answers_every_record_in_order(forehand: Shell) -> None:
    files = sorted({*map(record, REPLAYS), *map(record, REFUSALS)})
    lines = "\r\n".join(json.dumps(json.loads(file.read_text("utf-8"))) for file in files)
    done = forehand("replay", "--lines", "-", stdin=lines.encode())
    answers = [json.loads(line) for line in done.out.splitlines()]
    assert (2, "") == (done.status, done.err)
    assert len(files) == len(answers)
    for file, answer in zip(files, answers, strict=True):
        alone = forehand("replay", "-", stdin=file.read_bytes())
        assert (json.loads(alone.out) if alone.out else {"error": alone.err.rstrip("\n")}) == answer
