"""What each receiver is told: enough to keep the view, and nothing that they may not know."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forehand.engine.record import read_record
from forehand.games import GAMES
from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service import tell
from forehand.service.asking import may
from forehand.service.consequences import evolve
from forehand.service.rebuilding import rebuild
from forehand.service.table import Refused, Table, seat_of
from forehand.web import wire
from tests.service.seated import HOST, LEVELS, Seated

RULES: dict[str, list[dict[str, Any]]] = {
    "perfrance": [{}, {"first_lead": "declarer", "last_must_take": False}],
    "preference": [{}, {"jump_bids": True, "open_misere": True}, {"passed_out_talon": True, "stalingrad": True}],
    "priffe": [{}, {"must_trump": True}],
    "five-hundred": [{}, {"misere": True, "joker_lead": "nominate"}],
}


def applied(view: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The view after an event, as any client would make it."""
    view = view | message["view"]
    for key, more in message["add"].items():
        view[key] = view[key] + more
    return view | {key: message[key] for key in ("turn", "legal", "choose")}


def texts(steps: list[tell.Step], seat: int | None) -> list[str]:
    """The messages of these events to a receiver."""
    return [wire.encode(step.for_receiver(seat).message(step.after.version)) for step in steps]


@pytest.mark.parametrize("game", list(GAMES))
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), rules=st.integers(0, 2), comings=st.booleans())
def test_a_view_kept_by_events_equals_the_view_made_afresh(game: str, seed: int, rules: int, *, comings: bool) -> None:
    chance = Random(seed)
    options = RULES[game][rules % len(RULES[game])]
    at = Seated(game, options=options, away="bot:club").fill()
    for number in range(2):
        if at.table.over:
            break
        if comings and number == 0:
            at.deal()
            at.act(at.any_action(chance))
            at.do(ask.Leave(1, HOST))
            at.do(ask.Sit("Eve", 1, "Eve"))
            at.do(ask.Connect("Eve"))
        else:
            at.deal(number)
        at.play_deal(chance)
    check_views(at)


def check_views(at: Seated) -> None:
    """A view kept by events equals the view made afresh, for every seat and a watcher, at each version."""
    for seat in (None, *range(len(at.table.seats))):
        view = json.loads(json.dumps(tell.seen(at.steps[0].before, seat)))
        for step in at.steps:
            if isinstance(step.happened, event.Swapped) and seat in step.happened.seats:
                view = json.loads(json.dumps(tell.seen(step.after, seat)))  # they are welcomed anew
                continue
            message = json.loads(wire.encode(step.for_receiver(seat).message(step.after.version)))
            view = applied(view, message)
            assert view == json.loads(json.dumps(tell.seen(step.after, seat)))


def something(at: Seated, chance: Random) -> ask.Command:
    """What somebody, or a computer player, may think of at a table; often in vain."""
    seats, v = range(len(at.table.seats)), at.table.version
    seat = chance.choice(seats)
    person, asking = at.table.seats[seat].person, at.table.asking
    by, new_id = person.token if person else "nobody", f"id {v}"
    if at.table.turn is not None and chance.random() < 0.6:
        action = at.any_action(chance)
        if at.table.seats[at.table.turn].level:
            return ask.ComputerAct(at.table.turn, v, action)
        acting = at.table.seats[at.table.turn].person
        return ask.Act(acting.token if acting else "nobody", new_id, v, action)
    if asking is not None and chance.random() < 0.7:
        yes, other = chance.random() < 0.8, chance.choice([asking.seat, *asking.waits])
        if at.table.seats[other].level or not at.table.seats[other].present:
            return ask.ComputerAnswer(other, asking.version, yes)
        answering = at.table.seats[other].person
        return ask.Answer(answering.token if answering else "nobody", new_id, v, yes)
    return chance.choice(
        [
            ask.Ask(by, new_id, v, "claim", chance.choice(["all", "none"])),
            ask.Ask(by, new_id, v, "undo"),
            ask.Ask(by, new_id, v, "undo"),
            ask.Ask(by, new_id, v, "end"),
            ask.Ask(by, new_id, v, "stand-in"),
            ask.Ask(by, new_id, v, "end-now"),
            ask.Pause(by, new_id, v),
            ask.Resume(by, new_id, v),
            ask.Resume(by, new_id, v),
            ask.Disconnect(seat),
            ask.Connect(by),
            ask.Connect(by),
            ask.Leave(seat, HOST),
            ask.Sit(f"New {v}", None, f"New {v}"),
            ask.Swap((seat, chance.choice(seats)), HOST),
            ask.Carry(seat, person.number if person else -1, f"carried {v}"),
            ask.StandIn(seat),
            ask.GiveUp(asking.version if asking else 0),
            ask.ChangeSettings({"chat": chance.random() < 0.5}, HOST),
            ask.Commit(bytes([chance.randrange(256)]) * 32),
            ask.MakeDeal({}),
            ask.MakeDeal({}),
            ask.PlayAgain(HOST),
        ]
    )


@pytest.mark.parametrize("game", list(GAMES))
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), away=st.sampled_from(["wait", "bot:club"]))
def test_whatever_is_asked_answered_and_moved_views_stay_right_and_the_log_makes_the_table(
    game: str, seed: int, away: str
) -> None:
    chance = Random(seed)
    at = Seated(game, options=chance.choice(RULES[game]), away=away).fill().deal()
    codes: set[str] = set()
    offered_in_vain = False
    for _ in range(150):
        may_before = [may(at.table, seat) for seat in range(len(at.table.seats))]
        command = something(at, chance)
        try:
            at.do(command)
        except Refused as refused:
            codes.add(refused.code)
            if isinstance(command, ask.Ask) and refused.code == "not-now":
                asked = "claim-none" if command.take == "none" else command.what
                offered_in_vain |= asked in may_before[seat_of(at.table, command.by) or 0]
    assert not offered_in_vain
    assert codes <= CODES
    check_views(at)
    assert rebuild("home", GAMES, LEVELS, [event.to_bytes(one) for one in at.log]) == at.table
    read_record(json.dumps(tell.record(at.table)), GAMES)


CODES = {
    "asked-already",
    "bad-code",
    "bad-seats",
    "bad-token",
    "finished",
    "illegal",
    "name-taken",
    "no-person",
    "no-seat",
    "not-finished",
    "not-now",
    "not-your-turn",
    "nothing-asked",
    "paused",
    "seat-taken",
    "stale",
    "table-full",
}
"""All with which these commands may be refused."""


def test_hidden_cards_change_nothing_of_what_is_asked_or_may_be_asked() -> None:
    at = Seated("priffe").fill().deal()
    for call in ["bid:clubs", "bid:spades", "bid:hearts", "bid:null"]:
        at.act(call)
    at.ask_for("Bo", "end")
    at.answer("Ada", yes=False)
    at.do(ask.Pause("Cy", "p", at.table.version))
    at.do(ask.Resume("Cy", "r", at.table.version))
    for viewer in (None, *range(4)):
        other = with_other_cards(at, viewer)
        assert texts(other, viewer) == texts(at.steps, viewer)
        assert [may(step.after, viewer) for step in other] == [may(step.after, viewer) for step in at.steps]


def test_in_a_gap_nothing_is_said_of_what_was_legal_then() -> None:
    at = Seated("preference").fill().deal()
    now = tell.May(("undo",), ("end",))
    told = wire.encode(at.steps[-1].for_receiver(0).message(9, now, tell.say.Clocks([1, 2, 3], 0)))
    inside, last = json.loads(tell.in_gap(told, last=False)), json.loads(tell.in_gap(told, last=True))
    whole = json.loads(told)
    assert whole.keys() - inside.keys() == {"legal", "choose", "now", "may", "clocks"}
    assert whole.keys() - last.keys() == {"now", "may", "clocks"}
    assert inside.items() <= last.items() <= whole.items()


# Secrecy


def with_other_cards(at: Seated, viewer: int | None) -> list[tell.Step]:
    """What would have been told, had two seats that the viewer can't see been dealt each other's hands."""
    unseen = [seat for seat in range(len(at.table.seats)) if seat != viewer][:2]
    table: Table = at.steps[0].before
    steps: list[tell.Step] = []
    for step in at.steps:
        happened = step.happened
        if isinstance(happened, event.Dealt):
            hands = list(happened.hands)
            hands[unseen[0]], hands[unseen[1]] = hands[unseen[1]], hands[unseen[0]]
            happened = event.Dealt(
                happened.deal, happened.forehand, happened.first, happened.salts, hands, happened.stock
            )
        after = evolve(table, happened)
        steps.append(tell.Step(table, happened, after))
        table = after
    return steps


@pytest.mark.parametrize(
    ("game", "calls"),
    [
        ("perfrance", ["pass", "pass", "pass", "pass", "take", "name:H"]),
        ("preference", ["bid:6S", "pass", "pass"]),
        ("priffe", ["bid:clubs", "bid:spades", "bid:hearts", "bid:null"]),
        ("five-hundred", ["bid:6S", "pass", "pass", "pass"]),
    ],
)
def test_hidden_cards_change_no_byte_that_a_viewer_gets(game: str, calls: list[str]) -> None:
    at = Seated(game).fill().deal()
    for call in calls:
        at.act(call)
    for viewer in (None, *range(len(at.table.seats))):
        other = with_other_cards(at, viewer)
        told_first = [*texts(at.steps, viewer), json.dumps(tell.seen(at.steps[-1].after, viewer))]
        told_other = [*texts(other, viewer), json.dumps(tell.seen(other[-1].after, viewer))]
        assert told_other == told_first


@pytest.mark.parametrize("game", ["perfrance", "preference", "five-hundred"])
def test_which_cards_were_laid_away_changes_no_byte_that_others_get(game: str) -> None:
    def told(away: slice) -> tuple[list[list[str]], int]:
        at = Seated(game).fill().deal()
        for call in {"perfrance": ["pass"] * 3 + ["take", "name:H"], "preference": ["bid:6S", "pass", "pass"]}.get(
            game, ["bid:6S", "pass", "pass", "pass"]
        ):
            at.act(call)
        seat = at.table.turn or 0
        choose = tell.seen(at.table, seat)["choose"]
        assert choose is not None
        at.act("discard:" + ",".join(choose["from"][away]))
        others = [None, *(other for other in range(len(at.table.seats)) if other != seat)]
        return [texts(at.steps, other) for other in others], seat

    count = 3 if game == "five-hundred" else 2
    assert told(slice(0, count)) == told(slice(count, 2 * count))


@pytest.mark.parametrize("game", list(GAMES))
def test_neither_a_secret_nor_a_hand_is_told_before_its_time(game: str) -> None:
    at = Seated(game).fill().deal(7)
    secret = (b"\7" * 32).hex()
    hands = [set(tell.seen(at.table, seat)["dealt"]) for seat in range(len(at.table.seats))]
    for viewer in (None, *range(len(at.table.seats))):
        told = "".join(texts(at.steps, viewer))
        assert secret not in told + wire.encode(tell.say.TableMessage(tell.info(at.table, 0, ""), [], []))
        others = set[str]().union(*(hand for seat, hand in enumerate(hands) if seat != viewer))
        assert not [card for card in others if f'"{card}"' in told]
    at.play_deal(Random(4))
    over = [text for text in texts(at.steps, None) if '"deal-over"' in text]
    assert len(over) == 1
    assert secret in over[0]


def test_tokens_and_their_hashes_are_told_to_nobody() -> None:
    at = Seated("perfrance").fill().deal()
    told = "".join(texts(at.steps, 0)) + wire.encode(tell.say.TableMessage(tell.info(at.table, 0, ""), [], []))
    assert HOST not in told
    assert '"token"' not in told
