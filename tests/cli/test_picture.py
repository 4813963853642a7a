"""`forehand picture`: a deal or a score card as SVG."""

import errno
import os
import shutil
from pathlib import Path

import pytest

from tests.cli.commands import CASES, Shell


def test_a_deal_goes_to_a_file_and_the_score_card_to_standard_output(forehand: Shell, tmp_path: Path) -> None:
    file = tmp_path / "deal.svg"
    done = forehand("picture", CASES / "preference-match-tied.json", "--deal", "2", "-o", file)
    assert (done.status, done.out, done.err) == (0, "", "")
    assert file.read_text("utf-8").startswith("<svg ")
    score = forehand("picture", CASES / "preference-match-tied.json")
    assert (score.status, score.err) == (0, "")
    assert score.out.startswith("<svg ")


def test_what_can_not_be_drawn_or_written_is_one_line(forehand: Shell, tmp_path: Path) -> None:
    done = forehand("picture", CASES / "preference-claim.json", "--deal", "2")
    assert (done.status, done.out) == (2, "")
    assert "deal 2 is not in the record" in done.err
    for place in (tmp_path / "none" / "deal.svg", tmp_path):
        done = forehand("picture", CASES / "preference-claim.json", "-o", place)
        assert (done.status, done.out, done.err.count("\n")) == (1, "", 1)


def test_a_picture_takes_no_records_place(forehand: Shell, tmp_path: Path) -> None:
    record, link = tmp_path / "deal.json", tmp_path / "link"
    shutil.copy(CASES / "preference-claim.json", record)
    link.symlink_to(record)
    for place in (record, link, tmp_path / "." / "deal.json"):
        done = forehand("picture", record, "-o", place)
        assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
        assert (CASES / "preference-claim.json").read_bytes() == record.read_bytes()


def test_what_was_there_stays_where_a_picture_has_no_room(
    forehand: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "deal.svg"
    file.write_text("the one before", "utf-8")
    write = Path.write_text

    def full(self: Path, text: str, encoding: str) -> int:
        write(self, text[:100], encoding)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", full)
    done = forehand("picture", CASES / "preference-claim.json", "-o", file)
    assert (1, f"forehand: {file} can't be written: No space left on device\n") == (done.status, done.err)
    assert ["the one before"] == [each.read_text("utf-8") for each in tmp_path.iterdir()]
