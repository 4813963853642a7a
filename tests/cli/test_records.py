"""What replay, view and verify do with files that are no records, and with readers that go away."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from forehand.cli import reading
from forehand.engine.mail import wrapped
from forehand.engine.record import read_record
from forehand.games import GAMES
from tests.cli.commands import CASES, Shell

RECORD = CASES / "priffe-mid-trick.json"


@pytest.mark.parametrize("command", [("replay",), ("view", "--watcher"), ("verify",)], ids=lambda words: words[0])
def test_a_file_that_cant_be_read_is_one_line_and_status_1(
    forehand: Shell, tmp_path: Path, command: tuple[str, ...]
) -> None:
    for file in (tmp_path / "missing.json", tmp_path):
        done = forehand(*command, file)
        assert (1, "", 1) == (done.status, done.out, done.err.count("\n"))
        assert str(file) in done.err


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x80\x02binary",
        b"[" * 200_000,
        b'{"format": ' + b"9" * 5_000 + b"}",
        b'{"format": "forehand/1", "game": "x\\u0007\\ud800\\ny"}',
        b'{"format": "forehand/1", "game": "' + b"x" * 100_000 + b'"}',
        b"null",
    ],
    ids=["empty", "binary", "deep", "long number", "controls", "long word", "null"],
)
def test_what_is_no_record_is_refused_in_one_line(forehand: Shell, data: bytes) -> None:
    for words in (("replay", "-"), ("view", "-", "--seat", "0"), ("verify", "-")):
        done = forehand(*words, stdin=data)
        assert (2, "", 1) == (done.status, done.out, done.err.count("\n"))
        assert done.err.startswith("head: ")
        assert len(done.err) < 500


def test_a_record_that_never_ends_is_refused(forehand: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LONGEST", 100)
    done = forehand("replay", RECORD)
    assert (2, "") == (done.status, done.out)
    done = forehand("replay", "--lines", "-", stdin=b"x" * 5000 + b"\nnull\n")
    first, second = (json.loads(each)["error"] for each in done.out.splitlines())
    assert first.startswith("head: longer than")
    assert second.startswith("head: the record")


def test_an_empty_line_among_records_is_answered_too(forehand: Shell) -> None:
    line = json.dumps(json.loads(RECORD.read_text("utf-8"))).encode()
    done = forehand("replay", "--lines", "-", stdin=line + b"\n\n" + line)
    assert ["game", "error", "game"] == [next(iter(json.loads(each))) for each in done.out.splitlines()]


def test_no_records_at_all_are_no_answers(forehand: Shell) -> None:
    assert (0, "") == (forehand("replay", "--lines", "-").status, forehand("replay", "--lines", "-").out)


@pytest.mark.parametrize("seat", ["4", "-1"])
def test_a_seat_that_the_game_lacks_is_refused(forehand: Shell, seat: str) -> None:
    done = forehand("view", RECORD, f"--seat={seat}")
    assert (2, "", f"head: seat {seat} is none of 0 to 3 ({RECORD})\n") == (done.status, done.out, done.err)
    record = json.dumps(json.loads(RECORD.read_text("utf-8"))).encode()
    done = forehand("view", "--lines", "-", f"--seat={seat}", stdin=record)
    assert (2, {"error": f"head: seat {seat} is none of 0 to 3"}) == (done.status, json.loads(done.out))


@pytest.mark.parametrize("words", [(), ("--seat", "0", "--watcher")], ids=["neither", "both"])
def test_a_view_has_one_viewer(forehand: Shell, words: tuple[str, ...]) -> None:
    done = forehand("view", RECORD, *words)
    assert (2, "", 1) == (done.status, done.out, done.err.count("\n"))


@pytest.mark.parametrize(
    "words",
    [
        ("replay",),
        ("replay", "--linez"),
        ("replay", "-x"),
        ("view", "-", "--seat", "two"),
        ("play",),
        ("replay", "a", "b"),
    ],
    ids=" ".join,
)
def test_a_wrong_question_is_one_line_and_status_2(forehand: Shell, words: tuple[str, ...]) -> None:
    done = forehand(*words)
    assert (2, "", 1) == (done.status, done.out, done.err.count("\n"))


def test_a_reader_that_leaves_ends_the_command_in_silence() -> None:
    records_in = subprocess.Popen(
        [sys.executable, "-c", "print(('{}' + chr(10)) * 200_000, end='')"], stdout=subprocess.PIPE
    )
    answers = subprocess.Popen(
        [sys.executable, "-m", "forehand", "replay", "--lines", "-"],
        stdin=records_in.stdout,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert records_in.stdout
    assert answers.stdout
    assert answers.stderr
    records_in.stdout.close()
    assert answers.stdout.readline().startswith(b'{"error"')
    answers.stdout.close()
    with answers.stderr as err:
        assert err.read() == b""
    assert answers.wait() == 1
    records_in.wait()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
@pytest.mark.parametrize("words", [("replay", RECORD), ("games",), ("--help",)], ids=lambda words: words[0])
def test_a_full_disk_is_one_line_and_status_1(words: tuple[str | Path, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "forehand", *words],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert (1, 1) == (done.returncode, done.stderr.count("\n"))


def test_a_closed_standard_input_is_one_line_and_status_1() -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f"exec {sys.executable} -m forehand replay - <&-"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (1, "", "forehand: standard input can't be read: Bad file descriptor\n") == (
        done.returncode,
        done.stdout,
        done.stderr,
    )


MAIL = "Look at this one:\n\n{record}\n-- \nCy {not this}\n"
READERS = [
    ("replay",),
    ("view", "--watcher"),
    ("verify",),
    ("picture", "--deal", "1"),
    ("analyse", "--worlds", "16"),
]


def quoted(record: Path) -> str:
    text = MAIL.replace("{record}", wrapped(read_record(record.read_text("utf-8"), GAMES)))
    return "".join(f"> {line}\r\n" for line in text.splitlines())


@pytest.mark.parametrize("command", READERS, ids=lambda words: words[0])
def test_a_record_is_read_as_it_stands_in_a_mail(forehand: Shell, tmp_path: Path, command: tuple[str, ...]) -> None:
    mail, record = tmp_path / "mail.txt", CASES / "preference-pass-pass.json"
    mail.write_bytes(quoted(record).encode())
    done, alone = (forehand(command[0], file, *command[1:]) for file in (mail, record))
    assert (0, "") == (alone.status, alone.err)
    assert alone == done


@pytest.mark.parametrize("command", READERS, ids=lambda words: words[0])
def test_a_fault_names_place_reason_and_file(forehand: Shell, tmp_path: Path, command: tuple[str, ...]) -> None:
    mail = tmp_path / "mail.txt"
    mail.write_text(quoted(CASES / "preference-pass-pass.json").replace('"pass"', '"pas"'), "utf-8")
    done = forehand(command[0], mail, *command[1:])
    expected = f"deal 1, action 1: pas: no action of this game is spelled so ({mail})\n"
    assert (2, "", expected) == (done.status, done.out, done.err)


def test_lines_of_records_are_no_mails(forehand: Shell) -> None:
    record = json.dumps(json.loads(RECORD.read_text("utf-8")))
    done = forehand("replay", "-", stdin=f"{record}\n{record}\n".encode())
    assert (2, "head: not JSON: extra data at line 2, column 1\n") == (done.status, done.err)
    done = forehand("replay", "--lines", "-", stdin=f"> {record}\n".encode())
    assert 2 == done.status


def test_a_name_is_kept_letter_by_letter_where_the_record_stands_alone(forehand: Shell) -> None:
    raw = json.loads(RECORD.read_text("utf-8")) | {"players": ["A\u2028\u00a0B", None, None, None]}
    done = forehand("view", "-", "--watcher", stdin=json.dumps(raw, ensure_ascii=False).encode())
    assert raw["players"] == json.loads(done.out)["players"]


@pytest.mark.parametrize(
    ("text", "told"), [('{"format', "breaks off in line 1"), ('{"a\t": 1}', "character at line 1")]
)
def test_what_is_no_json_is_told_in_good_english(forehand: Shell, text: str, told: str) -> None:
    done = forehand("replay", "-", stdin=text.encode())
    assert told in done.err
    assert " at at " not in done.err


@pytest.mark.parametrize("language", ["nb", "nl", "ru"])
def test_the_place_of_a_fault_is_for_programs_and_the_same_in_every_language(
    forehand: Shell, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    claimed = (CASES / "preference-claim.json").read_bytes()
    for words, stdin in ((("replay",), b"\xff"), (("replay",), b"{"), (("view", "--seat", "9"), claimed)):
        assert forehand(*words, "-", stdin=stdin).err.startswith("head: ")
