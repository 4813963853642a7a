"""A match's score card: a line a deal, with what each side got and has."""

from collections.abc import Sequence

from forehand.engine.deal import Deal
from forehand.engine.match import Match
from forehand.engine.record import Record
from forehand.picture.drawing import DISPLAY, PLUM, QUIET, TINT, Say, Sheet, clipped, name_of, signed

WIDTH = 900
LEFT, RIGHT, FIRST = 40, 860, 400
"""The edges, and where the columns of the sides begin."""
ROW = 46


def draw_score(record: Record, say: Say) -> str:
    """The complete deals of the match as SVG."""
    match = record.match
    names = [name_of(say, record.players, seat) for seat in range(match.game.SEATS)]
    sheet = Sheet(say)
    title = f"{say('score-title')}: {say(f'game-{match.game.ID}')}"
    sheet.text(LEFT, 56, title, 30, font_family=DISPLAY, font_weight=700, fill=PLUM)
    sides = match.game.SIDES
    ends = [FIRST + (RIGHT - FIRST) * (place + 1) / len(sides) for place in range(len(sides))]
    for end, side in zip(ends, sides, strict=True):
        words = clipped(" + ".join(names[seat] for seat in side), 36 // len(sides) + 6)
        sheet.text(end, 100, words, 15, font_weight=600, text_anchor="end")
    y = _deals(sheet, record, names, ends)
    sheet.box(LEFT - 12, y - 22, RIGHT - LEFT + 24, 36, TINT, 10)
    sheet.text(LEFT, y + 2, say("score-total"), 16, font_weight=600)
    for end, side in zip(ends, sides, strict=True):
        total = signed(match.totals[side[0]]).removeprefix("+")
        sheet.text(end, y + 3, total, 20, font_family=DISPLAY, font_weight=700, text_anchor="end")
    return sheet.svg(WIDTH, y + 44, title)


def _verdict(say: Say, match: Match, deal: Deal, score: Sequence[int]) -> str:
    """Made, or missed by how much. A declarer gains by a contract made and by no other."""
    declarer, contract = deal.declarer, match.game.contracts(match.options).get(deal.contract or "")
    if declarer is None or contract is None:
        return ""
    if score[declarer] > 0:
        return say("score-made")
    if contract.tricks == 0:
        return say("score-set")
    side = next(each for each in match.game.SIDES if declarer in each)
    missing = contract.tricks - sum(deal.tricks[seat] for seat in side)
    return say("score-short", missing=missing) if missing >= 0 else say("score-over", over=-missing)


def _deals(sheet: Sheet, record: Record, names: list[str], ends: list[float]) -> float:
    """Returns where the line of totals goes."""
    match = record.match
    y, totals = 100.0, [0] * match.game.SEATS
    for number, (deal, score) in enumerate(zip(match.complete_deals, match.scores, strict=True), 1):
        y += ROW
        totals = [had + got for had, got in zip(totals, score, strict=True)]
        sheet.line(LEFT, y - 22, RIGHT)
        sheet.text(LEFT, y, str(record.number(number)), 14, fill=QUIET)
        if deal.contract:
            sheet.call(LEFT + 36, y, deal.contract, 18)
        if deal.declarer is not None:
            sheet.text(LEFT + 150, y, clipped(names[deal.declarer], 18), 15)
            sheet.text(LEFT + 150, y + 17, _verdict(sheet.say, match, deal, score), 13, fill=QUIET)
        for end, side in zip(ends, match.game.SIDES, strict=True):
            sheet.text(end - 62, y, signed(score[side[0]]), 17, font_family=DISPLAY, font_weight=700, text_anchor="end")
            sheet.text(end, y, signed(totals[side[0]]).removeprefix("+"), 14, fill=QUIET, text_anchor="end")
    return y + ROW + 10
