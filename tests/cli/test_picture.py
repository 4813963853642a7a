"""`forehand picture`: a deal or a score card as SVG."""

from pathlib import Path

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
    done = forehand("picture", CASES / "preference-claim.json", "-o", tmp_path / "none" / "deal.svg")
    assert (done.status, done.out, done.err.count("\n")) == (1, "", 1)
