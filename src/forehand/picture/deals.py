"""One deal: the hands round the plate, the calls, the tricks, and what it brought."""

from forehand.engine.actions import Action, Discard
from forehand.engine.cards import JOKER, SUITS, Cards, each, suit_letter
from forehand.engine.deal import Deal
from forehand.engine.match import Match
from forehand.engine.record import Record
from forehand.picture.drawing import DISPLAY, PLUM, QUIET, TINT, Say, Sheet, clipped, name_of, signed

WIDTH = 1000
LEFT, RIGHT, COLUMN = 40, 960, 600
"""The edges, and where the column of calls and tricks begins."""
PLACES = {3: ((230, 366), (48, 128), (400, 128)), 4: ((230, 416), (48, 262), (230, 108), (412, 262))}
"""Where each seat's hand begins, by the number of seats: seat 0 below, the others clockwise."""
ROOM = {3: (330, 170, 160), 4: (330, 180, 330, 150)}
"""For a suit of each seat: a long one is written closer."""
MIDDLE = {3: (300, 300), 4: (322, 330)}
ROW = 23


def draw_deal(record: Record, number: int, say: Say) -> str:
    """The deal of that number, from 1, as SVG. IndexError where there is no such deal."""
    match, deal = record.match, record.match.deals[number - 1]
    names = [name_of(say, record.players, seat) for seat in range(deal.seats)]
    sheet = Sheet(say)
    title = _title(say, match, record.number(number))
    sheet.text(LEFT, 56, title, 30, font_family=DISPLAY, font_weight=700, fill=PLUM)
    for seat, (x, y) in enumerate(PLACES[deal.seats]):
        _hand(sheet, x, y, ROOM[deal.seats][seat], names[seat], deal.dealt[seat])
    _middle(sheet, deal)
    below = _stock(sheet, match, deal, 556 if deal.seats == 4 else 484)
    calls = _calls(sheet, deal, names)
    tricks = _tricks(sheet, deal, names, calls + 26)
    scored = number <= len(match.scores)
    y = _score(sheet, match, deal, names, max(below, tricks) + 34) if scored else max(below, tricks)
    return sheet.svg(WIDTH, y + 24, title)


def _hand(sheet: Sheet, x: float, y: float, room: float, name: str, hand: Cards) -> None:
    sheet.text(x, y, clipped(name, 18), 16, font_weight=600)
    cards = sorted(each(hand), reverse=True)
    for row, suit in enumerate(SUITS, 1):
        held = [card for card in cards if card != JOKER and card // 13 == suit]
        sheet.pip(x, y + row * ROW + 2, suit_letter(suit) or "", 16)
        step = min(21.0, room / max(len(held), 1))
        for place, card in enumerate(held):
            sheet.text(
                x + 34 + place * step,
                y + row * ROW,
                sheet.rank(card),
                17 * step / 21,
                font_family=DISPLAY,
                font_weight=700,
                text_anchor="middle",
            )
        if not held:
            sheet.text(x + 34, y + row * ROW, "–", 17, fill=QUIET, text_anchor="middle")
    if JOKER in cards:
        sheet.text(x, y + 5 * ROW, sheet.rank(JOKER), 16, font_family=DISPLAY, font_weight=700)


def _middle(sheet: Sheet, deal: Deal) -> None:
    x, y = MIDDLE[deal.seats]
    sheet.box(x - 56, y - 40, 112, 64, TINT, 32)
    if deal.contract:
        words = sheet.call_words(deal.contract)
        sheet.text(
            x, y - 2, clipped(words, 16), 15, font_family=DISPLAY, font_weight=700, fill=PLUM, text_anchor="middle"
        )


def _title(say: Say, match: Match, number: int) -> str:
    """Which deal of the match it is, and how far the match goes."""
    game, options = say(f"game-{match.game.ID}"), match.options
    if hasattr(options, "deals"):
        return say("score-deal-of", game=game, deal=number, deals=options.deals)
    return say("score-deal-to", game=game, deal=number, points=options.target)


def _stock(sheet: Sheet, match: Match, deal: Deal, y: float) -> float:
    """The stock, and what was laid away; returns where they end."""
    rows = [(f"table-stock-{match.game.ID}", list(deal.stock))]
    rows += [("replay-laid-away", each(away)) for away in deal.discarded]
    for key, cards in rows:
        if not cards:
            continue
        sheet.text(LEFT, y, sheet.say(key), 15, font_weight=600)
        for place, card in enumerate(cards):
            sheet.card(LEFT + 104 + place * 52, y, card, 16)
        y += 26
    return y


def _calls(sheet: Sheet, deal: Deal, names: list[str]) -> float:
    """The calls in two columns; returns where they end."""
    y = 108.0
    sheet.text(COLUMN, y, sheet.say("table-auction"), 16, font_weight=600)
    rows = -(-len(deal.calls) // 2)
    for place, (seat, call) in enumerate(deal.calls):
        x, line = COLUMN + 185 * (place // rows), y + 22 * (place % rows + 1)
        sheet.text(x, line, clipped(names[seat], 9), 14, fill=QUIET)
        sheet.call(x + 84, line, _what(call), 15)
    return y + 22 * rows


def _what(call: Action) -> str:
    """What a call names, or the call itself."""
    if isinstance(call, Discard):
        return "discard"
    return str(call).split(":")[-1]


def _tricks(sheet: Sheet, deal: Deal, names: list[str], y: float) -> float:
    """A row a trick, a column a seat, the winner's card on a tint; returns where they end."""
    if not deal.played:
        return y
    column = (RIGHT - COLUMN - 36) / deal.seats
    y += 8
    for seat, name in enumerate(names):
        sheet.text(COLUMN + 40 + seat * column, y, clipped(name, 9), 14, font_weight=600)
    for number, trick in enumerate(deal.played, 1):
        y += 25
        sheet.line(COLUMN, y - 18, RIGHT)
        sheet.text(COLUMN + 4, y, str(number), 14, fill=QUIET)
        for seat, play in trick.cards:
            x = COLUMN + 40 + seat * column
            if seat == trick.winner:
                sheet.frame(x - 6, y - 16, column - 10, 21)
            sheet.card(x, y, play.card, 16)
            if seat == trick.cards[0][0]:
                sheet.box(x - 2, y + 3, 34, 1.5, QUIET, 1)
    return _claim(sheet, deal, names, y)


def _claim(sheet: Sheet, deal: Deal, names: list[str], y: float) -> float:
    """Who claimed the rest, and with how many tricks each ended; returns where that ends."""
    if deal.claim is None:
        return y
    sheet.line(COLUMN, y + 7, RIGHT)
    sheet.text(COLUMN, y + 27, sheet.say("table-told-claim", you="no", name=clipped(names[deal.claim.seat], 18)), 14)
    column = (RIGHT - COLUMN - 36) / deal.seats
    for seat, tricks in enumerate(deal.claim.tricks):
        x = COLUMN + 40 + seat * column
        sheet.text(x, y + 50, str(tricks), 16, font_family=DISPLAY, font_weight=700)
    return y + 50


def _score(sheet: Sheet, match: Match, deal: Deal, names: list[str], y: float) -> float:
    """What the deal brought, line by line; returns where that ends."""
    for line in match.game.score(deal):
        who = ", ".join(names[seat] for seat in line.seats)
        why = sheet.say(f"score-{match.game.ID}-{line.why}".replace("_", "-"), **line.args, points=line.points)
        sheet.line(LEFT, y - 20, RIGHT)
        sheet.text(LEFT, y, clipped(f"{who} {why}", 110), 15)
        sheet.text(RIGHT, y, signed(line.points), 17, font_family=DISPLAY, font_weight=700, text_anchor="end")
        y += 28
    return y
