"""`forehand picture`: a deal or a score card as SVG."""

from __future__ import annotations

from pathlib import Path

from forehand.cli.failure import Failure, Refused
from forehand.cli.output import say
from forehand.cli.reading import read_one
from forehand.locale import t
from forehand.picture import draw_deal, draw_score


def picture(file: str, *, deal: int | None, output: str) -> int:
    """Draw that deal, or for None the score card, to the output's file; return the exit status."""
    record = read_one(file)
    deals = len(record.match.deals)
    if deal is not None and deal > deals:
        raise Refused(t("cli-no-such-deal", deal=deal, deals=deals)).of(file)
    drawn = draw_score(record, t) if deal is None else draw_deal(record, deal, t)
    if output == "-":
        say(drawn.removesuffix("\n"))
        return 0
    try:
        Path(output).write_text(drawn, "utf-8")
    except OSError as error:
        raise Failure(t("cli-unwritable", file=output, reason=error.strerror or str(error))) from None
    return 0
