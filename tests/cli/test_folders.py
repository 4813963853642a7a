"""A folder of records: answered once each, by several processes, and gone on with where a command was broken off."""

import errno
import io
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from forehand.cli.progress import Progress
from tests.cli.commands import CASES, Shell

NAMES = ["preference-claim", "priffe-match", "refused-card-doubled", "perfrance-to-name"]


def one_line(name: str) -> str:
    return json.dumps(json.loads((CASES / f"{name}.json").read_text("utf-8")))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "records"
    (made / "more").mkdir(parents=True)
    for name in NAMES:
        shutil.copy(CASES / f"{name}.json", made)
    lines = [one_line("preference-claim"), "", "null", one_line("five-hundred-failed")]
    (made / "more" / "some.jsonl").write_text("\r\n".join(lines), "utf-8")
    (made / "notes.txt").write_text("nothing of ours", "utf-8")
    return made


def results(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_every_record_is_answered_by_its_file_and_line(forehand: Shell, folder: Path) -> None:
    done = forehand("replay", folder, "--processes", "1")
    head, *told = results(folder.with_name("records.replay.jsonl"))
    assert {"results": "forehand replay"} == head
    assert [(each["file"], each.get("line"), "error" in each) for each in told] == [
        ("more/some.jsonl", 1, False),
        ("more/some.jsonl", 3, True),
        ("more/some.jsonl", 4, False),
        ("perfrance-to-name.json", None, False),
        ("preference-claim.json", None, False),
        ("priffe-match.json", None, False),
        ("refused-card-doubled.json", None, True),
    ]
    alone = json.loads(forehand("replay", folder / "priffe-match.json").out)
    assert {"file": "priffe-match.json"} | alone == told[5]
    assert (2, "", 2) == (done.status, done.err, done.out.count("\n"))


def test_several_processes_tell_the_same(forehand: Shell, folder: Path, tmp_path: Path) -> None:
    for processes in ("1", "2"):
        assert 2 == forehand("verify", folder, "-o", tmp_path / processes, "--processes", processes).status
    one, two = (sorted((tmp_path / processes).read_text("utf-8").splitlines()) for processes in ("1", "2"))
    assert one == two
    assert 8 == len(one)


def test_what_was_broken_off_is_gone_on_with(forehand: Shell, folder: Path) -> None:
    file = folder.with_name("records.verify.jsonl")
    forehand("verify", folder, "--processes", "1")
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    marked = lines[1].replace(b'"verdicts"', b'"kept":1,"verdicts"')  # to see that it isn't asked again
    for broken in (b"", lines[0][:9], lines[0], b"".join([lines[0], marked, lines[2][:-4]])):
        file.write_bytes(broken)
        done = forehand("verify", folder, "--processes", "1")
        assert 2 == done.status
        assert whole == file.read_bytes().replace(b'"kept":1,', b"")
        assert (b"kept" in broken) == (b"kept" in file.read_bytes())
        file.write_bytes(whole)
    assert forehand("verify", folder).out.endswith("2 of them are faults.\n")
    assert whole == file.read_bytes()


def test_each_deal_is_analysed_by_itself(forehand: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "ours"
    folder.mkdir()
    shutil.copy(CASES / "preference-ended.json", folder)
    assert 0 == forehand("analyse", folder, "--worlds", "16", "--processes", "1").status
    _, *told = results(tmp_path / "ours.analyse.jsonl")
    lines = forehand("analyse", CASES / "preference-ended.json", "--worlds", "16").out.splitlines()
    assert [{"file": "preference-ended.json"} | json.loads(line) for line in lines] == told
    other = forehand("analyse", folder, "--worlds", "17")
    assert (2, "") == (other.status, other.out)
    assert "results of other settings" in other.err


def test_each_deal_in_a_mail_is_found_and_a_damaged_record_is_refused_once(forehand: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "mails"
    folder.mkdir()
    record = one_line("preference-ended")
    (folder / "mail.json").write_text(f"Look at this:\n\n> {record}\n\nUntil soon", "utf-8")
    (folder / "wrong.json").write_text(json.dumps({"deals": "x" * 1000}), "utf-8")
    assert 2 == forehand("analyse", folder, "--worlds", "16", "--processes", "1").status
    _, *told = results(tmp_path / "mails.analyse.jsonl")
    deals = len(json.loads(record)["deals"])
    whole = [("mail.json", deal + 1, False) for deal in range(deals)]
    assert [(each["file"], each["deal"], "error" in each) for each in told] == [*whole, ("wrong.json", 1, True)]
    assert deals > 1


@pytest.mark.parametrize("line", ["[" * 100_000, '{"file":"a.json","verdicts":5}', '{"file":"a.json","verdicts":[5]}'])
def test_results_that_another_has_written_are_left_as_they_are(forehand: Shell, folder: Path, line: str) -> None:
    file = folder.with_name("records.verify.jsonl")
    forehand("verify", folder, "--processes", "1")
    for text in (f"{line}\n", f"{file.read_text('utf-8')}{line}\n"):
        file.write_text(text, "utf-8")
        done = forehand("verify", folder, "--processes", "1")
        assert (2, "", 1) == (done.status, done.out, done.err.count("\n"))
        assert text == file.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("replay", "--lines"), "--lines is for a file"),
        (("analyse", "--text"), "single file"),
        (("replay", "-o", "{tmp}/none/results"), "can't be written"),
        (("replay", "-o", "{tmp}/records/notes.txt"), "something else"),
        (("replay", "-o", os.devnull), "something else"),
    ],
)
def test_what_is_asked_wrongly_of_a_folder_is_one_line(
    forehand: Shell, folder: Path, tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    done = forehand(words[0], folder, *(word.format(tmp=tmp_path) for word in words[1:]))
    assert done.status in {1, 2}
    assert ("", 1) == (done.out, done.err.count("\n"))
    assert told in done.err
    assert "nothing of ours" == (folder / "notes.txt").read_text("utf-8")


def test_a_folder_without_records_gets_no_results(forehand: Shell, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    done = forehand("replay", empty)
    assert (1, "", 1) == (done.status, done.out, done.err.count("\n"))
    assert ["empty"] == [each.name for each in tmp_path.iterdir()]


def test_a_folder_within_that_can_not_be_read_is_told(
    forehand: Shell, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = os.scandir

    def forbidden(path: str) -> Any:
        if Path(path).name == "more":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        return read(path)

    monkeypatch.setattr(os, "scandir", forbidden)
    done = forehand("replay", folder)
    assert (1, "", f"forehand: {folder / 'more'} can't be read: Permission denied\n") == (
        done.status,
        done.out,
        done.err,
    )


def test_results_of_a_file_have_no_file(forehand: Shell, tmp_path: Path) -> None:
    done = forehand("verify", CASES / "priffe-match.json", "-o", tmp_path / "results")
    assert (2, "") == (done.status, done.out)
    assert "the results of a folder" in done.err


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_ctrl_c_leaves_whole_lines(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    for number in range(40):
        shutil.copy(CASES / "preference-lone-whister.json", folder / f"{number}.json")
    file = tmp_path / "results"
    words = ("analyse", folder, "--worlds", "60", "--processes", "2", "-o", file)
    running = subprocess.Popen(
        [sys.executable, "-m", "forehand", *words], stderr=subprocess.PIPE, start_new_session=True
    )
    while running.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 1):
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    _, err = running.communicate(timeout=60)
    assert (130, b"") == (running.returncode, err)
    assert file.read_bytes().endswith(b"}\n")
    assert 2 <= len(results(file)) < 41


@pytest.fixture
def at_work(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A command that goes through many records, and has begun to."""
    folder = tmp_path / "records"
    folder.mkdir()
    for number in range(60):
        shutil.copy(CASES / "preference-lone-whister.json", folder / f"{number}.json")
    words = ("analyse", folder, "--worlds", "60", "--processes", "2", "-o", tmp_path / "results")
    running = subprocess.Popen(
        [sys.executable, "-m", "forehand", *words], stderr=subprocess.PIPE, start_new_session=True
    )
    file = tmp_path / "results"
    while running.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 1):
        time.sleep(0.05)
    yield running
    with suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)
    running.communicate()


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_two_commands_do_not_write_the_same_results(
    forehand: Shell, at_work: subprocess.Popen[bytes], tmp_path: Path
) -> None:
    at_work.send_signal(signal.SIGSTOP)
    before = (tmp_path / "results").read_bytes()
    done = forehand("analyse", tmp_path / "records", "--worlds", "60", "-o", tmp_path / "results")
    assert (1, "", 1) == (done.status, done.out, done.err.count("\n"))
    assert "being written by another command" in done.err
    assert before == (tmp_path / "results").read_bytes()


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_no_process_outlives_a_command_that_is_killed(at_work: subprocess.Popen[bytes]) -> None:
    at_work.kill()
    at_work.communicate(timeout=60)  # which waits for all that have its standard error
    assert -signal.SIGKILL == at_work.returncode


def test_the_bar_tells_how_far_it_is_where_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("LANGUAGE", "en")
    terminal, file = Terminal(), io.StringIO()
    monkeypatch.setattr(sys, "stderr", terminal)
    with Progress(10, 4):
        assert "4 of 10, ? to go" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\033[K")
    monkeypatch.setattr(sys, "stderr", file)
    with Progress(10, 4) as progress:
        progress.more(6)
    assert "" == file.getvalue()
