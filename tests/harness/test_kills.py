"""Nothing is lost by kill -9: the short runs. The long ones are commands, see docs/security.md."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.harness.answers import Act, Answers

if os.name == "nt":
    pytest.skip("there is neither fork nor SIGKILL on Windows", allow_module_level=True)

from tests.harness.server_kills import kill_many
from tests.harness.store_kills import Ledger

STORE_KILLS, SERVER_KILLS = 500, 15


@pytest.mark.timeout(300)
def test_the_store_keeps_what_it_said_is_kept_wherever_it_is_killed() -> None:
    command = [sys.executable, "-m", "tests.harness.store_kills", "--times", str(STORE_KILLS)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (0, "") == (done.returncode, done.stderr)
    assert "0" == re.search("none: .* refused: (.*)", done.stdout)[1]
    for trouble in ("disk full", "short write", "file locked", "read-only disk"):
        assert int(re.search(f"{trouble}: .* refused: (.*)", done.stdout)[1]) > 0
    assert done.stdout.endswith(f"{STORE_KILLS} kills of the store survived\n")


@pytest.mark.timeout(300)
async def test_the_server_keeps_what_it_answered_whenever_it_is_killed(tmp_path: Path) -> None:
    figures = await kill_many(tmp_path, SERVER_KILLS, seed=1)
    assert SERVER_KILLS == figures["kills"]
    assert figures["acts answered ok"] > figures["clients"]
    assert figures["clocks told to who came back"] > figures["clients"]


# The judges themselves


ACT = Act("one", 0, "a", 7, "pass")
THERE = {"one": [(8, 0, "a", "pass")]}


def judged(what: Callable[[Answers], None]) -> Answers:
    answers = Answers()
    answers.sent(ACT)
    what(answers)
    return answers


def test_what_was_answered_is_there_once_and_what_was_not_at_most_once() -> None:
    ok, open_, refused = (
        judged(lambda answers: answers.ok(ACT, 8)),
        judged(lambda _: None),
        judged(lambda answers: answers.refused(ACT)),
    )
    ok.check(THERE)
    open_.check(THERE)
    open_.check({})
    refused.check({})
    for answers, found in (
        (ok, {}),
        (ok, {"one": [(9, 0, "a", "pass")]}),
        (open_, {"one": [*THERE["one"], (9, 0, "a", "pass")]}),
        (open_, {"one": [(8, 0, "a", "bid:6S")]}),
        (refused, THERE),
    ):
        with pytest.raises(AssertionError):
            answers.check(found)


def test_the_stores_ledger_finds_what_is_lost_doubled_missing_or_strange() -> None:
    ledger = Ledger()
    ledger.take("ask one 1 x\nask one 2 y\nkept one 1 x\nask one 3 cut")
    ledger.check([("one", 1, "x")])
    ledger.check([("one", 1, "x"), ("one", 2, "y")])
    for rows in (
        [],
        [("one", 1, "y")],
        [("one", 2, "y")],
        [("one", 1, "x"), ("one", 1, "x")],
        [("one", 1, "x"), ("one", 2, "x")],
        [("one", 1, "x"), ("one", 2, "z")],
    ):
        with pytest.raises(AssertionError):
            ledger.check(rows)
