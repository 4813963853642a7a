"""`forehand picture`: a deal or a score card as SVG."""

from __future__ import annotations

import os
from contextlib import suppress
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
        if file != "-" and Path(output).exists() and Path(output).samefile(file):
            raise Failure(t("cli-picture-over-record", file=output), status=2)
        _write(Path(output), drawn)
    except OSError as error:
        raise Failure(t("cli-unwritable", file=output, reason=error.strerror or str(error))) from None
    return 0


def _write(file: Path, drawn: str) -> None:
    """Put the picture in the place of what was there, which stays where the picture has no room. Raises OSError."""
    if file.exists() and not file.is_file():  # a pipe or a device
        file.write_text(drawn, "utf-8")
        return
    target = file.resolve()  # a link stays one
    beside = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        beside.write_text(drawn, "utf-8")
        beside.replace(target)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
