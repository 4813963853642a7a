"""docs/records.md: its files are written, its commands run, and their output compared."""

from pathlib import Path

import pytest

from tests.cli.commands import Shell
from tests.docs.blocks import Block, blocks

PAGE = blocks("docs/records.md")
CONSOLES = [each for each in PAGE if each.language == "console"]


@pytest.fixture
def forehand(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Shell:
    for each in PAGE:
        if each.language == "json" and each.label:
            (tmp_path / each.label).write_text(each.text, "utf-8")
    monkeypatch.chdir(tmp_path)
    return Shell(monkeypatch, capsys)


@pytest.mark.parametrize("console", CONSOLES, ids=lambda console: console.text.partition("\n")[0])
def test_a_command_prints_what_the_page_says(forehand: Shell, console: Block) -> None:
    prompt, _, expected = console.text.partition("\n")
    program, *arguments = prompt.removeprefix("$ ").split()
    assert "forehand" == program
    done = forehand(*arguments)
    status = f"[exit status {done.status}]\n" if done.status else ""
    assert expected == done.out + done.err + status
