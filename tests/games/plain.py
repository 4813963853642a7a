"""The four games a second time, as plainly as they can be told, to check the engine against.

Nothing here is shared with the product: cards are their text, a hand is a set of them, and a deal is a
generator that asks a seat to act (it yields the seat and all that the seat may do) until it returns the
result. It is slow, keeps nothing secret and knows no claims. Comments name the clauses of docs/rules.
"""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

SUITS = "SCDH"
RANKS = "23456789TJQKA"
SAME_COLOUR = {"S": "C", "C": "S", "D": "H", "H": "D"}

Options = Mapping[str, Any]
Table = list[tuple[int, str]]


@dataclass(frozen=True)
class Result:
    """How a deal came out; tricks and scores are a number a seat."""

    contract: str
    declarer: int | None
    tricks: list[int]
    scores: list[int]


Asked = tuple[int, list[str]]
Deal = Generator[Asked, str, Result]


def canonical(card: str) -> tuple[int, int]:
    return (4, 0) if card == "JK" else (SUITS.index(card[0]), RANKS.index(card[1]))


def clockwise(first: int, seats: int) -> list[int]:
    return [(first + step) % seats for step in range(seats)]


def discards(hand: Iterable[str], count: int) -> list[str]:
    return ["discard:" + ",".join(cards) for cards in combinations(sorted(hand, key=canonical), count)]


def discarded(action: str) -> set[str]:
    return set(action.removeprefix("discard:").split(","))


def suit_of(card: str, trump: str | None, bowers: bool = False) -> str:
    """The suit that a card belongs to; the joker of a deal without trump is a suit of its own."""
    if card == "JK":
        return trump or "JK"
    if bowers and trump and card == SAME_COLOUR[trump] + "J":
        return trump
    return card[0]


def height(card: str, trump: str | None, bowers: bool) -> int:
    if card == "JK":
        return 16
    if bowers and trump and card[1] == "J" and suit_of(card, trump, True) == trump:
        return 15 if card[0] == trump else 14
    return RANKS.index(card[1])


def winner_of(table: Table, asked: str, trump: str | None, bowers: bool = False) -> int:
    def strength(play: tuple[int, str]) -> tuple[int, int]:
        suit = suit_of(play[1], trump, bowers)
        return (2 if suit in (trump, "JK") else 1 if suit == asked else 0), height(play[1], trump, bowers)

    return max(table, key=strength)[0]


def playable(
    hand: set[str], asked: str | None, trump: str | None, bowers: bool = False, must_trump: bool = False
) -> list[str]:
    """Follow suit; if void, and where there is that duty, trump; else anything."""
    following = [card for card in hand if suit_of(card, trump, bowers) == asked]
    trumps = [card for card in hand if suit_of(card, trump, bowers) == trump]
    return following or (trumps if must_trump and asked else []) or list(hand)


# ---------------------------------------------------------------- Perfrance


def perfrance(  # noqa: C901 - a whole deal in one breath
    o: Options, dealt: Sequence[set[str]], stock: Sequence[str], forehand: int
) -> Deal:
    hands = [set(hand) for hand in dealt]
    trump: str | None = None
    declarer: int | None = None
    for seat in clockwise(forehand, 3):  # PF6, PF7
        higher = SUITS[SUITS.index(trump) + 1 :] if trump else SUITS
        call = yield seat, ["pass", *("name:" + suit for suit in higher)]
        if call != "pass":
            trump, declarer = call[-1], seat
    if declarer is None:
        for seat in clockwise(forehand, 3):  # PF9
            if (yield seat, ["pass", "take"]) == "take":
                declarer = seat
                hands[seat] |= set(stock)
                trump = (yield seat, ["name:" + suit for suit in SUITS])[-1]  # PF10
                hands[seat] -= discarded((yield seat, discards(hands[seat], 2)))  # PF11
                break

    tricks, folded = [0, 0, 0], set[int]()
    rate, stake = (4, 40) if trump == "H" else (2, 20)  # PF23
    leader = declarer if declarer is not None and o["first_lead"] == "declarer" else forehand  # PF13, PF33
    for number in range(10):  # PF18
        table: Table = []
        waiting = [seat for seat in clockwise(leader, 3) if seat not in folded]
        while waiting:
            seat = waiting.pop(0)
            asked = table[0][1][0] if table else None
            cards = playable(hands[seat], asked, trump, must_trump=True)  # PF14
            if table and not waiting and o["last_must_take"]:  # PF15, PF16
                taking = [card for card in cards if winner_of([*table, (seat, card)], str(asked), trump) == seat]
                cards = taking or cards
            may_fold = number == 0 and trump is not None and seat != declarer  # PF19, PF21
            action = yield seat, cards + ["fold"] * may_fold
            if action != "fold":
                hands[seat].remove(action)
                table.append((seat, action))
                continue
            folded.add(seat)
            if len(folded) == 2:  # PF22, PF27
                scores = [stake if seat == declarer else 0 for seat in range(3)]
                return Result(str(trump), declarer, [0, 0, 0], scores)
        leader = winner_of(table, table[0][1][0], trump)  # PF17
        tricks[leader] += 1

    def score(seat: int) -> int:
        if trump is None:
            return 2 * tricks[seat]  # PF28
        if seat in folded:
            return 0  # PF26
        needed = 6 if seat == declarer else 2  # PF24, PF25
        return rate * tricks[seat] if tricks[seat] >= needed else -stake

    return Result(trump or "none", declarer, tricks, [score(seat) for seat in range(3)])


# --------------------------------------------------------------- Preference

STRAINS = ("S", "C", "D", "H", "NT")
STEPS = [f"{level}{strain}" for level in range(6, 11) for strain in STRAINS]  # PR5
ABOVE_MISERE = STEPS.index("9S")
WORTH = {6: 2, 7: 4, 8: 6, 9: 8, 10: 10}
DUTY = {6: 4, 7: 2, 8: 1, 9: 1, 10: 1}


def level_of(step: str) -> int:
    return int(step.rstrip("SCDHNT"))


def strain_of(step: str) -> str:
    return step.lstrip("0123456789")


def preference(  # noqa: C901
    o: Options, dealt: Sequence[set[str]], stock: Sequence[str], forehand: int
) -> Deal:
    hands = [set(hand) for hand in dealt]
    last, declarer, passed, spoken = "", None, set[int](), set[int]()
    seat = forehand
    while len(passed) < 3 and not (declarer is not None and len(passed) == 2):  # PR11
        lowest = 0 if not last else ABOVE_MISERE if last == "misere" else STEPS.index(last) + 1
        steps = STEPS[lowest:] if o["jump_bids"] else STEPS[lowest : lowest + 1]  # PR7, PR8, PR36
        may_misere = seat not in spoken and last != "misere" and lowest <= ABOVE_MISERE  # PR9
        action = yield seat, ["pass", *("bid:" + step for step in steps), *["bid:misere"] * may_misere]
        spoken.add(seat)
        if action == "pass":
            passed.add(seat)
        else:
            last, declarer = action.removeprefix("bid:"), seat
        seat = next((s for s in clockwise((seat + 1) % 3, 3) if s not in passed), seat)  # PR6

    contract, trump, whisters = last or "passed-out", None, list[int]()
    defenders = [] if declarer is None else clockwise(declarer, 3)[1:]
    if declarer is not None:
        hands[declarer] |= set(stock)  # PR13
        hands[declarer] -= discarded((yield declarer, discards(hands[declarer], 2)))
    if declarer is not None and last != "misere":
        top = 10 if o["naming"] == "free" else level_of(last) + 1  # PR14, PR37
        named = [step for step in STEPS[STEPS.index(last) :] if level_of(step) <= top]
        contract = (yield declarer, ["contract:" + step for step in named]).removeprefix("contract:")
        trump = None if strain_of(contract) == "NT" else strain_of(contract)
        if contract == "6S" and o["stalingrad"]:  # PR34
            whisters = list(defenders)
        else:
            for seat in defenders:  # PR16
                if (yield seat, ["pass", "whist"]) == "whist":
                    whisters.append(seat)
        if not whisters:  # PR18
            given = [5 * WORTH[level_of(contract)] if seat == declarer else 0 for seat in range(3)]
            return Result(contract, declarer, [0, 0, 0], given)

    tricks, leader = [0, 0, 0], forehand  # PR20
    for number in range(10):
        turned = stock[number] if declarer is None and o["passed_out_talon"] and number < 2 else None  # PR35
        table: Table = []
        for seat in clockwise(forehand if turned else leader, 3):
            asked = turned[0] if turned else table[0][1][0] if table else None
            action = yield seat, playable(hands[seat], asked, trump, must_trump=True)  # PR21
            hands[seat].remove(action)
            table.append((seat, action))
        leader = winner_of(table, turned[0] if turned else table[0][1][0], trump)  # PR22
        tricks[leader] += 1
    return Result(contract, declarer, tricks, preference_scores(contract, declarer, whisters, tricks))


def preference_scores(contract: str, declarer: int | None, whisters: list[int], tricks: list[int]) -> list[int]:
    if declarer is None:
        return [-2 * count if count else 5 for count in tricks]  # PR31
    if contract == "misere":  # PR30
        return [(-20 * n if n else 50) if seat == declarer else 0 for seat, n in enumerate(tricks)]
    level, scores = level_of(contract), [0, 0, 0]
    missing = level - tricks[declarer]
    scores[declarer] = -5 * WORTH[level] * missing if missing > 0 else 5 * WORTH[level]  # PR26
    short = max(0, DUTY[level] - (10 - tricks[declarer]))  # PR28
    for seat in whisters:  # PR27
        counted = tricks[seat] if len(whisters) == 2 else 10 - tricks[declarer]
        scores[seat] = WORTH[level] * (counted - short)
    return scores


# ------------------------------------------------------------------- Priffe

PRIFFE_BIDS = ["clubs", "spades", "diamonds", "hearts", "null", "spill"]  # PI4, low to high


def priffe(o: Options, dealt: Sequence[set[str]], _stock: Sequence[str], forehand: int) -> Deal:
    hands = [set(hand) for hand in dealt]
    best, bidder = -1, None
    for place, seat in enumerate(clockwise(forehand, 4)):
        open_to = [b for b in PRIFFE_BIDS[best + 1 :] if b != "spades" or place < 2]  # PI5, PI6
        action = yield seat, ["pass", *("bid:" + b for b in open_to)]
        if action != "pass":
            best, bidder = PRIFFE_BIDS.index(action.removeprefix("bid:")), seat
        if action == "bid:spill":  # PI7
            break
    contract = PRIFFE_BIDS[best] if best >= 2 else "forced-null"  # PI8, PI9
    declarer = bidder if best >= 2 else None
    trump = {"hearts": "H", "diamonds": "D"}.get(contract)
    leader = (declarer + 3) % 4 if contract == "spill" and declarer is not None else forehand  # PI10

    tricks = [0, 0, 0, 0]
    for _ in range(13):
        table: Table = []
        for seat in clockwise(leader, 4):
            asked = table[0][1][0] if table else None
            action = yield seat, playable(hands[seat], asked, trump, must_trump=o["must_trump"])  # PI11, PI20
            hands[seat].remove(action)
            table.append((seat, action))
        leader = winner_of(table, table[0][1][0], trump)  # PI12
        tricks[leader] += 1

    pairs = [tricks[0] + tricks[2], tricks[1] + tricks[3]]
    points = [0, 0]
    if declarer is None:
        points = [10 * max(0, 6 - taken) for taken in pairs]  # PI15
    else:
        ours = declarer % 2
        wanted = contract != "null"
        over = pairs[ours] - 6 if wanted else 7 - pairs[ours]  # PI13, PI14
        points[ours] = 10 * max(0, over)
        points[1 - ours] = 20 * max(0, 1 - over)
    for pair, taken in enumerate(pairs):
        if declarer is not None and o["slam_for"] == "declarers" and pair != declarer % 2:  # PI17, PI21
            continue
        wanted = contract not in ("null", "forced-null")
        missed = 13 - taken if wanted else taken  # PI16
        points[pair] += {0: 20, 1: 10}.get(missed, 0)
    return Result(contract, declarer, tricks, [points[seat % 2] for seat in range(4)])


# ------------------------------------------------------------- Five Hundred


def five_hundred_ladder(o: Options) -> list[str]:
    """All bids from low to high, as FH5, FH23, FH33 and FH34 have them."""
    suits = "SCDH" if o["suit_order"] == "hearts-high" else "CDHS"
    ladder = [f"{level}{strain}" for level in range(6, 11) for strain in (*suits, "NT")]
    if o["misere"]:
        ladder.insert(ladder.index("7NT") + 1, "misere")
        ladder.insert(ladder.index("10" + suits[3]), "open-misere")
    return ladder


def five_hundred_value(bid: str, o: Options) -> int:
    if bid == "misere":
        return 250
    if bid == "open-misere":
        return 500
    strains = [*("SCDH" if o["suit_order"] == "hearts-high" else "CDHS"), "NT"]
    return 40 + 20 * strains.index(strain_of(bid)) + 100 * (level_of(bid) - 6)  # FH18


def five_hundred(  # noqa: C901, PLR0912
    o: Options, dealt: Sequence[set[str]], stock: Sequence[str], forehand: int
) -> Deal:
    hands = [set(hand) for hand in dealt]
    ladder = five_hundred_ladder(o)
    bid, declarer, passed, calls, seat = "", None, set[int](), 0, forehand
    while len(passed) < 4 and not (declarer is not None and len(passed) == 3):  # FH7
        if o["one_round"] and calls == 4:  # FH30
            break
        higher = ladder[ladder.index(bid) + 1 :] if bid else ladder
        higher = [b for b in higher if b != "misere" or bid.startswith("7")]  # FH33
        action = yield seat, ["pass", *("bid:" + b for b in higher)]
        calls += 1
        if action == "pass":
            passed.add(seat)
        else:
            bid, declarer = action.removeprefix("bid:"), seat
        seat = next((s for s in clockwise((seat + 1) % 4, 4) if s not in passed), seat)  # FH6
    if declarer is None:
        return Result("passed-out", None, [0] * 4, [0] * 4)  # FH8

    hands[declarer] |= set(stock)  # FH9
    hands[declarer] -= discarded((yield declarer, discards(hands[declarer], 3)))
    misere = bid.endswith("misere")
    trump = None if misere or strain_of(bid) == "NT" else strain_of(bid)
    idle = (declarer + 2) % 4 if misere else None  # FH35
    tricks, leader, failed = [0, 0, 0, 0], declarer, {s: set[str]() for s in range(4)}  # FH13
    for _ in range(10):
        table: Table = []
        asked, plain_led = None, False
        for seat in clockwise(leader, 4):
            if seat == idle:
                continue
            choices = playable(hands[seat], asked, trump, bowers=True)  # FH14, FH16
            if not table and trump is None and o["joker_lead"] == "nominate" and "JK" in choices:  # FH31, FH32
                choices.remove("JK")
                choices += ["JK:" + suit for suit in SUITS if suit not in failed[seat]]
            action = yield seat, choices
            hands[seat].remove(action[:2])
            if not table:
                asked = action[3:] or suit_of(action, trump, bowers=True)
                plain_led = action[:2] != "JK"
            elif plain_led and suit_of(action, trump, bowers=True) != asked:
                failed[seat].add(str(asked))
            table.append((seat, action[:2]))
        leader = winner_of(table, str(asked), trump, bowers=True)  # FH15
        tricks[leader] += 1
        if misere and leader == declarer:  # FH36
            break
    ours = tricks[declarer] + tricks[(declarer + 2) % 4]
    made = ours == 0 if misere else ours >= level_of(bid)
    value = five_hundred_value(bid, o)
    if o["slam_bonus"] and made and not misere and ours == 10:  # FH26
        value = max(250, value)
    theirs = 0 if misere else 10 * (sum(tricks) - ours)  # FH20
    scores = [(value if made else -value) if seat % 2 == declarer % 2 else theirs for seat in range(4)]
    return Result(bid, declarer, tricks, scores)


# --------------------------------------------------------------- any of them

DEALS: dict[str, Callable[[Options, Sequence[set[str]], Sequence[str], int], Deal]] = {
    "perfrance": perfrance,
    "preference": preference,
    "priffe": priffe,
    "five-hundred": five_hundred,
}


def after(deal: Deal, actions: Iterable[str]) -> Asked | Result:
    """Whom the deal asks, and for what, when these actions have been taken; or its result.

    An action that the deal does not offer fails the test.
    """
    try:
        asked = next(deal)
        for action in actions:
            assert action in asked[1], f"{action} is not among {sorted(asked[1])}"
            asked = deal.send(action)
    except StopIteration as end:
        return end.value
    return asked


def winners(game: str, o: Options, results: Sequence[Result]) -> list[int] | None:
    """The seats that have won after these deals, or None while the match goes on."""
    seats = range(len(results[0].scores))
    totals = [sum(result.scores[seat] for result in results) for seat in seats]
    best = [seat for seat in seats if totals[seat] == max(totals)]
    if game in ("preference", "priffe"):
        return best if len(results) == o["deals"] else None  # PR32, PI18
    target = o["target"]
    if game == "perfrance":
        return best if max(totals) >= target or min(totals) < -target else None  # PF29, PF30
    last = results[-1]
    there = [seat for seat in seats if totals[seat] >= target]
    mine = [] if last.declarer is None else [last.declarer % 2, last.declarer % 2 + 2]
    if o["win_on_bid_only"]:  # FH29
        made = last.declarer is not None and last.scores[last.declarer] > 0
        there = [seat for seat in there if made and seat in mine]
    elif any(seat in mine for seat in there):
        there = [seat for seat in there if seat in mine]  # FH21
    if there:
        return there
    fallen = [seat for seat in seats if totals[seat] <= -target]  # FH22, FH28
    if fallen and o["lose_at_minus_target"]:
        return [seat for seat in seats if seat not in fallen]
    return None
