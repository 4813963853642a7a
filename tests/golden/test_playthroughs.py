"""Recorded matches look the same to everybody, step by step."""

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from tests.golden.playthrough import FOLDER, SCRIPTS, read_back, tell

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_match_is_told_the_same(file: Path) -> None:
    written = file.read_text("utf-8").splitlines()
    told = list(tell(read_back(written[0])))
    difference = "\n".join(islice(unified_diff(written[1:], told[1:], "recorded", "now", lineterm=""), 40))
    assert not difference, f"see tests/golden/playthrough.py\n{difference}"


def test_every_script_has_its_file() -> None:
    assert {file.stem for file in FILES} == set(SCRIPTS)
