"""The shell around a table: what waits how long, what is stored before it is told, who is told what."""

import asyncio
import threading
import weakref
from random import Random
from typing import Any

import pytest

from forehand.engine.view import View
from forehand.service import commands as ask
from forehand.service import events as event
from forehand.service import messages as say
from forehand.service import tell
from forehand.service.live import LiveTable
from forehand.service.table import Refused
from forehand.service.world import hashed
from forehand.store.base import StoreError
from forehand.web import wire
from tests.service.shell import Ear, House, first_legal

NAMES = ("Ada", "Bo", "Cy")


async def seated(house: House, *, connected: int = 3, **more: Any) -> LiveTable:
    """A table of Perfrance with three people, so many of them connected."""
    live = await house.open(**more)
    for name in NAMES:
        await live.do(ask.Sit(name, None, hashed(name)))
    for name in NAMES[:connected]:
        await house.come(live, name)
    return live


async def dealt(house: House, **more: Any) -> LiveTable:
    """The first deal is dealt."""
    live = await seated(house, **more)
    await house.wait(0)
    for seat in range(3):
        live.salt(seat, 1, f"{seat:032x}")
    await house.wait(0)
    assert live.table.deal is not None
    return live


async def finish_deal(house: House, live: LiveTable) -> None:
    """Everybody does the first thing that is legal."""
    while live.table.deal is not None:
        seat = live.table.turn
        assert seat is not None
        view = house.ears[NAMES[seat]].told
        legal = next(m["legal"] for m in reversed(view) if m["t"] == "event")
        await act(house, live, seat, legal[0])


async def act(house: House, live: LiveTable, seat: int, action: str, act_id: str | None = None) -> Ear:
    """One seat acts and gets its answer."""
    ear = house.ears[NAMES[seat]]
    await live.request(
        ear, ask.Act(hashed(NAMES[seat]), act_id or f"a{live.table.version}", live.table.version, action)
    )
    return ear


# Waiting


async def test_the_first_deal_is_prepared_once_all_are_connected() -> None:
    house = House()
    live = await seated(house, connected=2)
    await house.wait(4.9)
    assert live.table.secret is None
    await house.come(live, "Cy")
    await house.wait(0)
    assert live.table.secret is not None


async def test_five_seconds_after_the_last_seat_filled_it_is_prepared_anyway() -> None:
    house = House()
    live = await seated(house, connected=1)
    await house.wait(4.9)
    assert live.table.secret is None
    await house.wait(0.2)
    assert live.table.secret is not None


async def test_salts_are_gathered_for_three_seconds_or_until_all_present_gave_theirs() -> None:
    house = House()
    live = await seated(house)
    await house.wait(0)
    live.salt(0, 1, "a" * 32)
    live.salt(0, 1, "b" * 32)
    live.salt(1, 2, "c" * 32)
    await house.wait(2.9)
    assert live.table.deal is None
    await house.wait(0.2)
    assert house.ears["Ada"].last("dealt")["event"]["salts"] == ["a" * 32, None, None]


async def test_a_salt_that_comes_too_late_changes_nothing() -> None:
    house = House()
    live = await dealt(house)
    live.salt(0, 1, "f" * 32)
    assert house.ears["Bo"].last("dealt")["event"]["salts"] == [f"{seat:032x}" for seat in range(3)]


async def test_what_one_who_leaves_has_given_is_not_their_successors() -> None:
    """Neither a salt, which the successor would find altered, nor being ready."""
    house = House()
    live = await seated(house)
    await house.wait(0)
    live.salt(0, 1, "a" * 32)
    await live.do(ask.Leave(0, hashed("Ada")))
    await live.do(ask.Sit("Eve", 0, hashed("Eve")))
    eve = await house.come(live, "Eve")
    assert eve.last("welcome")["commit"]["deal"] == 1
    live.salt(0, 1, "e" * 32)
    await house.wait(3)
    assert eve.last("dealt")["event"]["salts"] == ["e" * 32, None, None]


async def test_one_who_connects_while_salts_are_gathered_finds_the_commit_in_the_welcome() -> None:
    house = House()
    live = await seated(house, connected=2)
    await house.wait(5)
    ear = await house.come(live, "Cy")
    assert ear.told[0]["commit"] | {"type": "commit"} == house.ears["Ada"].last("commit")["event"]
    live.salt(0, 1, "a" * 32)
    live.salt(1, 1, "b" * 32)
    await house.wait(0)
    assert live.table.deal is None
    live.salt(2, 1, "c" * 32)
    await house.wait(0)
    assert live.table.deal is not None


@pytest.mark.parametrize("ready", [True, False])
async def test_the_next_deal_comes_when_all_present_are_ready_or_after_the_pause(*, ready: bool) -> None:
    house = House()
    live = await dealt(house, pause=15)
    await finish_deal(house, live)
    if ready:
        for seat in range(3):
            live.ready(seat)
        await house.wait(0)
    else:
        live.ready(0)
        await house.wait(14.9)
        assert live.table.secret is None
        await house.wait(0.2)
    assert live.table.secret is not None


async def test_another_match_begins_when_all_who_sit_here_would_like_it() -> None:
    house = House()
    live = await dealt(house)
    live.again(0, wish=True)
    await live.do(ask.End(hashed(house.host)))
    await house.wait(0)
    assert [] == house.ears["Ada"].last("table")["table"]["again"]
    live.again(0, wish=True)
    live.again(2, wish=True)
    assert [0, 2] == house.ears["Bo"].last("table")["table"]["again"]
    live.again(0, wish=False)
    await live.disconnect(house.ears["Bo"])
    live.again(0, wish=True)
    await house.wait(1)
    assert 0 == len(live.table.past)
    await house.come(live, "Bo")
    live.again(1, wish=True)
    await house.wait(0)
    assert (1, False) == (len(live.table.past), live.table.over)
    assert [] == house.ears["Bo"].last("table")["table"]["again"]


async def test_computer_players_always_would_like_another_match() -> None:
    house = House()
    live = await dealt(house)
    for name in ("Bo", "Cy"):
        await live.do(ask.Leave(1 if name == "Bo" else 2, hashed(name)))
    await live.do(ask.End(hashed(house.host)))
    live.again(0, wish=True)
    await house.wait(1)
    assert 0 == len(live.table.past)
    await live.do(ask.Start(hashed(house.host)))
    await house.wait(0)
    assert 1 == len(live.table.past)


async def test_after_the_grace_a_computer_player_stands_in_until_the_person_is_back() -> None:
    house = House()
    live = await dealt(house, away="bot:club", grace=60)
    await live.disconnect(house.ears["Bo"])
    assert house.ears["Ada"].told[-1]["table"]["seats"][1]["present"] is False
    await house.wait(59)
    assert live.table.seats[1].level is None
    await house.wait(2)
    assert live.table.seats[1].level == "club"
    assert house.ears["Ada"].last("table")["table"]["seats"][1]["playing"] is True
    await house.come(live, "Bo")
    assert live.table.seats[1].level is None


async def test_after_two_minutes_an_absent_host_is_followed() -> None:
    house = House()
    live = await house.open()
    await live.do(ask.Sit("Ada", None, hashed("Ada"), by=hashed(house.host)))
    await live.do(ask.Sit("Bo", None, hashed("Bo")))
    await house.come(live, "Bo")
    await house.wait(119)
    assert live.table.host == 0
    await house.wait(2)
    assert live.table.host == 1


# Nobody there


async def test_while_none_of_its_people_is_there_a_table_rests_whoever_watches() -> None:
    """Nobody comes back to a match that computer players have finished."""
    house = House()
    live = await dealt(house, away="bot:club", grace=10)
    await live.connect(Ear(), None, None)
    for name in NAMES:
        await live.disconnect(house.ears[name])
    version = live.table.version
    await house.wait(100_000)
    assert version == live.table.version
    await house.come(live, "Bo")
    await house.wait(9)
    assert [None, None, None] == [seat.level for seat in live.table.seats]
    await house.wait(2)
    assert ["club", None, "club"] == [seat.level for seat in live.table.seats]


async def test_a_table_of_computer_players_plays_for_those_who_watch() -> None:
    house = House()
    live = await house.open(seats=["bot:club", "bot:club", "bot:club"])
    await house.wait(1000)
    assert 1 == live.table.version
    watcher = Ear()
    await live.connect(watcher, None, None)
    while live.table.deal is None or not live.table.deal.actions:
        await house.wait(1)
    await live.disconnect(watcher)
    while live.idle is False:
        await house.wait(1)
        await asyncio.sleep(0.001)
    version = live.table.version
    await house.wait(1000)
    assert version == live.table.version


async def test_comings_and_goings_make_no_computer_player_think_twice() -> None:
    thoughts: list[int] = []
    go_on = threading.Event()

    def think(view: View, level: str, random: Random) -> str:
        thoughts.append(len(view["calls"]))
        go_on.wait(10)
        return first_legal(view, level, random)

    house = House(think=think)
    live = await house.open(seats=["bot:club", "bot:club", "bot:club"])
    await live.connect(Ear(), None, None)
    while not thoughts:
        await house.wait(5)
    for _ in range(5):
        watcher = Ear()
        await live.connect(watcher, None, None)
        await live.disconnect(watcher)
        await house.wait(0)
    assert [0] == thoughts
    await house.tables.stop()
    go_on.set()


# Computer players


async def test_computer_players_answer_in_a_time_drawn_before_they_think() -> None:
    done: list[str] = []

    def thinking_time(level: str, _: Random) -> float:
        done.append(f"time drawn for {level}")
        return 4.0

    def think(view: View, level: str, random: Random) -> str:
        done.append("thought")
        return first_legal(view, level, random)

    house = House(think=think, thinking_time=thinking_time, slowness=0.5)
    live = await house.open(seats=["bot:club", "bot:club", "bot:club"])
    await live.connect(Ear(), None, None)
    await house.wait(0)
    while "thought" not in done:
        await asyncio.sleep(0)
    version = live.table.version
    assert done == ["time drawn for club", "thought"]
    await house.wait(1.9)
    assert live.table.version == version
    await house.wait(0.2)
    assert live.table.version == version + 1
    await house.tables.stop()


@pytest.mark.parametrize("choice", ["nonsense", "SA", None])
async def test_a_computer_player_that_fails_does_something_legal(
    choice: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    def think(_: View, __: str, ___: Random) -> str:
        if choice is None:
            raise KeyError("SA")
        return choice

    house = House(think=think, slowness=0)
    live = await house.open(seats=["bot:club", "bot:club", "bot:club"])
    await live.connect(Ear(), None, None)
    while not (live.table.match.deal and live.table.match.deal.actions):
        await house.wait(0)
    await house.tables.stop()
    assert "a computer player (club)" in caplog.text
    assert "KeyError: 'SA'" not in caplog.text


# Storing first


async def test_nobody_hears_of_an_event_before_it_is_stored() -> None:
    house = House()
    live = await dealt(house)
    heard = {name: len(ear.told) for name, ear in house.ears.items()}
    house.store.gate = asyncio.Event()
    seat = live.table.turn or 0
    acting = asyncio.create_task(act(house, live, seat, "pass"))
    for _ in range(10):
        await asyncio.sleep(0)
    assert {name: len(ear.told) for name, ear in house.ears.items()} == heard
    house.store.gate.set()
    await acting
    assert all(len(ear.told) > heard[name] for name, ear in house.ears.items())


async def test_what_can_not_be_stored_has_not_happened() -> None:
    house = House()
    live = await dealt(house)
    seat, before = live.table.turn or 0, live.table
    house.store.fails = True
    ear = await act(house, live, seat, "pass", "one")
    assert ear.told[-1]["code"] == "not-stored"
    assert live.table == before
    house.store.fails = False
    ear = await act(house, live, seat, "pass", "one")
    assert ear.told[-1] == {"t": "ok", "id": "one", "v": before.version + 1}


@pytest.mark.parametrize("stored", [True, False])
async def test_an_append_whose_outcome_was_not_seen_is_looked_up(*, stored: bool) -> None:
    house = House()
    live = await dealt(house)
    seat, version = live.table.turn or 0, live.table.version
    house.store.gate = asyncio.Event()
    acting = asyncio.create_task(act(house, live, seat, "pass", "one"))
    for _ in range(10):
        await asyncio.sleep(0)
    acting.cancel()
    await asyncio.gather(acting, return_exceptions=True)
    house.store.gate = None
    if stored:
        body = event.to_bytes(event.Acted(seat, "pass", live.table.seats[seat].person.number, "one"))
        await house.store.append(live.table.id, version + 1, [body])
    ear = await act(house, live, seat, "pass", "one")
    assert ear.told[-1] == {"t": "ok", "id": "one", "v": version + 1}
    assert live.table.version == version + 1


async def test_events_that_can_not_be_told_have_happened_and_everybody_asks_anew() -> None:
    broken = False

    def encode(message: say.Message) -> str:
        if broken:
            raise ZeroDivisionError
        return wire.encode(message)

    house = House(encode=encode)
    live = await dealt(house)
    version = live.table.version
    broken = True
    await live.do(ask.Act(hashed(NAMES[live.table.turn or 0]), "one", version, "pass"))
    broken = False
    assert live.table.version == len(house.store.events[live.table.id]) == version + 1
    assert all(ear.ended for ear in house.ears.values())
    ear = await house.come(live, "Ada", version)
    assert ear.kinds()[:2] == ["welcome", "view"]


# Connections


async def test_the_newest_connection_owns_the_seat() -> None:
    house = House()
    live = await dealt(house)
    older = house.ears["Ada"]
    newer = await house.come(live, "Ada")
    assert older.told[-1] == {"t": "moved"}
    assert older.ended
    await live.disconnect(older)
    assert live.table.seats[0].present
    assert live.seat_of(newer) == 0


async def test_one_who_is_removed_is_told_and_hears_no_more() -> None:
    house = House()
    live = await dealt(house)
    ear = house.ears["Bo"]
    await live.do(ask.Leave(1, hashed(house.host)))
    assert ear.told[-1]["code"] == "no-seat"
    assert ear.ended


async def test_missed_events_are_filled_in_only_to_whom_they_were_meant() -> None:
    house = House()
    live = await dealt(house)
    v = live.table.version
    await live.disconnect(house.ears["Bo"])
    await act(house, live, live.table.turn or 0, "pass")
    again = await house.come(live, "Bo", v)
    assert [message["t"] for message in again.told[:2]] == ["welcome", "event"]
    assert [message["v"] for message in again.told if message["t"] == "event"] == list(
        range(v + 1, live.table.version + 1)
    )
    await live.do(ask.Leave(0, hashed("Ada")))
    await live.do(ask.Sit("Eve", 0, hashed("Eve")))
    eve = await house.come(live, "Eve", v)
    assert [message["t"] for message in eve.told] == ["welcome", "view", "table"]
    future = await house.come(live, "Cy", live.table.version + 9)
    assert [message["t"] for message in future.told] == ["welcome", "view", "table"]


async def test_what_a_table_was_is_not_kept_for_those_who_miss_something() -> None:
    """The last 64 values of a thousand tables would be the greater part of what is looked through for garbage."""
    house = House()
    live = await dealt(house)
    before = weakref.ref(live.table)
    for _ in range(2):
        seat = live.table.turn
        assert seat is not None
        await act(house, live, seat, first_legal(tell.seen(live.table, seat), "", Random(0)))
    assert before() is None


async def test_everybody_is_told_when_watchers_come_and_go() -> None:
    house = House()
    live = await dealt(house)
    ear, one, other, looks_in = Ear(), Ear(), Ear(), Ear()
    await live.connect(ear, hashed("Ada"), None)
    await live.look(looks_in)
    counted: list[int] = []
    for watcher in (one, other):
        await live.connect(watcher, None, None)
        await house.wait(1)
        counted.append(ear.last("table")["table"]["watchers_now"])
    for watcher in (one, other):
        await live.disconnect(watcher)
        await house.wait(1)
        counted.append(ear.last("table")["table"]["watchers_now"])
    assert counted == [1, 2, 1, 0]
    assert looks_in.last("table")["table"]["watchers_now"] == 0
    assert one.kinds() == ["welcome", "view", "table", "table"]
    assert other.kinds() == ["welcome", "view", "table", "table"]
    told = len(ear.told)
    await live.disconnect(looks_in)
    assert len(ear.told) == told


async def test_watchers_who_come_all_at_once_are_told_of_together() -> None:
    house = House()
    live = await dealt(house)
    ear = await house.come(live, "Ada")
    before = len(ear.told)
    crowd = [Ear() for _ in range(200)]
    for watcher in crowd:
        await live.connect(watcher, None, None)
    assert len(ear.told) - before < 3
    assert sum(len(watcher.told) for watcher in crowd) < 4 * len(crowd)
    await house.wait(10)
    assert ear.last("table")["table"]["watchers_now"] == crowd[0].last("table")["table"]["watchers_now"] == 200
    for watcher in crowd:
        await live.disconnect(watcher)
    await house.wait(10)
    assert ear.last("table")["table"]["watchers_now"] == 0
    assert len(ear.told) - before < 10


async def test_what_all_watchers_are_told_is_worded_once() -> None:
    worded: list[str] = []

    def encode(message: say.Message) -> str:
        worded.append(wire.encode(message))
        return worded[-1]

    house = House(encode=encode)
    live = await dealt(house)
    crowd = [Ear() for _ in range(50)]
    for watcher in crowd:
        await live.connect(watcher, None, None)
    await house.wait(10)
    worded.clear()
    await live.do(ask.ChangeSettings({"grace": 30}, hashed(house.host)))
    assert {30} == {watcher.last("table")["table"]["settings"]["grace"] for watcher in crowd}
    assert len(worded) < 10


async def test_a_table_without_watchers_has_none() -> None:
    house = House()
    live = await house.open(watchers=False)
    with pytest.raises(Refused, match="watchers"):
        await live.connect(Ear(), None, None)


async def test_a_wrong_token_learns_nothing() -> None:
    house = House()
    live = await dealt(house)
    ear = Ear()
    with pytest.raises(Refused, match="token"):
        await live.connect(ear, hashed("guess"), 1)
    assert ear.told == []


async def test_all_are_told_who_sits_at_the_table_when_that_changes_and_only_then() -> None:
    house = House()
    live = await dealt(house)
    ear = house.ears["Ada"]
    before = ear.kinds().count("table")
    await act(house, live, live.table.turn or 0, "pass")
    assert ear.kinds().count("table") == before
    await live.disconnect(house.ears["Bo"])
    assert ear.kinds().count("table") == before + 1
    assert ear.told[-1]["table"]["invite"] == f"http://home/t/{live.table.id}"


async def test_what_is_said_reaches_everybody_where_there_is_chat() -> None:
    house = House()
    live = await seated(house)
    live.note(1, "chat", "hello")
    assert house.ears["Ada"].told[-1] == {"t": "note", "kind": "chat", "seat": 1, "name": "Bo", "text": "hello"}
    quiet = await house.open(chat=False)
    with pytest.raises(Refused, match="chat"):
        quiet.note(0, "chat", "hello")
    quiet.note(0, "emote", say.EMOTES[0])
    still = await house.open(chat=False, emotes=False)
    with pytest.raises(Refused, match="emotes"):
        still.note(0, "emote", say.EMOTES[0])


# Starting again


async def test_after_a_restart_everybody_is_away_and_the_deal_goes_on() -> None:
    house = House()
    live = await dealt(house, away="bot:club", grace=60)
    hands = live.table.match.deals[0].hands
    again = House(house.store)
    taken_up = await again.tables.find(live.table.id)
    assert taken_up.table.match.deals[0].hands == hands
    assert not any(seat.present for seat in taken_up.table.seats)
    ear = await again.come(taken_up, "Ada", live.table.version)
    assert ear.kinds() == ["welcome", "seat", "seat", "seat", "seat", "table"]
    assert taken_up.table.version == live.table.version + 4
    await again.wait(61)
    assert [seat.level for seat in taken_up.table.seats] == [None, "club", "club"]


async def test_salts_are_gathered_again_after_a_restart() -> None:
    house = House()
    live = await seated(house)
    await house.wait(0)
    again = House(house.store)
    taken_up = await again.tables.find(live.table.id)
    ear = await again.come(taken_up, "Ada")
    assert ear.told[0]["commit"]["deal"] == 1
    taken_up.salt(0, 1, "a" * 32)
    await again.wait(0)
    assert ear.last("dealt")["event"]["salts"] == ["a" * 32, None, None]


async def test_a_table_that_can_not_be_read_does_not_keep_others_from_being_taken_up() -> None:
    house = House()
    live = await house.open()
    house.store.events["broken"] = [b'{"type":"acted","seat":0,"action":"pass"}']
    again = House(house.store)
    again.tables.begin()
    await again.wait(0)
    assert again.tables.ready
    assert (await again.tables.find(live.table.id)).table.version == 1
    with pytest.raises(ValueError, match="does not make it"):
        await again.tables.find("broken")
    with pytest.raises(Refused, match="no such table"):
        await again.tables.find("missing")


async def test_a_timer_that_can_not_store_tries_again() -> None:
    house = House()
    live = await seated(house)
    house.store.fails = True
    await house.wait(1)
    assert live.table.secret is None
    house.store.fails = False
    await house.wait(5)
    assert live.table.secret is not None


async def test_that_somebody_is_gone_is_stored_as_soon_as_it_can_be() -> None:
    house = House()
    live = await dealt(house)
    house.store.fails = True
    await live.disconnect(house.ears["Bo"])
    assert live.table.seats[1].present
    house.store.fails = False
    await house.wait(5)
    assert not live.table.seats[1].present


async def test_who_is_back_before_their_going_is_stored_stays_present() -> None:
    house = House()
    live = await dealt(house)
    house.store.fails = True
    await live.disconnect(house.ears["Bo"])
    house.store.fails = False
    await house.come(live, "Bo")
    await house.wait(5)
    assert live.table.seats[1].present


async def test_a_table_that_can_not_be_stored_is_not_made() -> None:
    house = House()
    house.store.fails = True
    with pytest.raises(StoreError):
        await house.open()
    assert house.tables.count == 0


# Time that is left


def seats_left(ear: Ear) -> list[float | None]:
    """What the table last told one who is there, of the time that is left for each seat."""
    return [seat["left"] for seat in ear.last("table")["table"]["seats"]]


@pytest.mark.parametrize("away", ["bot:club", "wait"])
async def test_what_is_left_of_a_grace_is_the_same_for_those_who_stay_and_one_who_comes_later(away: str) -> None:
    house = House()
    live = await dealt(house, away=away, grace=60)
    await live.disconnect(house.ears["Bo"])
    assert seats_left(house.ears["Ada"]) == [None, 60, None]
    await house.wait(18.4)
    late = Ear()
    await live.connect(late, None, None)
    assert seats_left(late) == [None, 41.6, None]
    assert seats_left(await house.come(live, "Cy")) == [None, 41.6, None]


async def test_nothing_is_left_once_the_grace_is_over_and_in_a_pause_nothing_runs_out() -> None:
    house = House()
    live = await dealt(house, away="wait", grace=60)
    await live.disconnect(house.ears["Bo"])
    await live.request(house.ears["Ada"], ask.Pause(hashed("Ada"), "p", live.table.version))
    assert seats_left(house.ears["Cy"]) == [None, None, None]
    await live.request(house.ears["Ada"], ask.Resume(hashed("Ada"), "r", live.table.version))
    assert seats_left(house.ears["Cy"]) == [None, 60, None]
    await house.wait(60)
    assert seats_left(house.ears["Cy"]) == [None, None, None]


async def test_after_a_restart_what_is_left_is_told_from_when_somebody_is_back() -> None:
    house = House()
    live = await dealt(house, away="bot:club", grace=60)
    again = House(house.store)
    back = await again.tables.find(live.table.id)
    ear = await again.come(back, "Ada")
    assert seats_left(ear) == [None, 60, 60]


async def test_a_wait_that_is_made_shorter_or_longer_goes_on_from_its_beginning() -> None:
    house = House()
    live = await dealt(house, away="bot:club", grace=60)
    await live.disconnect(house.ears["Bo"])
    await house.wait(10)
    await live.do(ask.ChangeSettings({"grace": 120}, hashed(house.host)))
    assert seats_left(house.ears["Ada"]) == [None, 110, None]


async def test_how_long_it_is_until_the_next_deal_is_told_while_it_is_waited_for() -> None:
    house = House()
    live = await dealt(house, pause=15)
    await finish_deal(house, live)
    told = house.ears["Ada"].last("table")["table"]
    assert told["next_deal"] == 15
    await house.wait(5)
    assert (await house.come(live, "Ada")).last("table")["table"]["next_deal"] == 10
    await house.wait(10)
    assert house.ears["Ada"].last("table")["table"]["next_deal"] is None


# Who has not chosen yet


async def test_one_who_only_looks_in_is_no_watcher_and_sees_who_is_there_but_nothing_of_the_play() -> None:
    house = House()
    live = await dealt(house)
    ear = Ear()
    await live.look(ear)
    assert ear.kinds() == ["welcome", "table"]
    assert live.info("").watchers_now == live.connected - 3 == 0
    live.note(0, "chat", "hello")
    await finish_deal(house, live)
    await live.do(ask.Leave(1, hashed(house.host)))
    assert set(ear.kinds()) == {"welcome", "table"}
    assert ear.last("table")["table"]["seats"][1]["kind"] == "open"
    await live.disconnect(ear)
    told = len(ear.told)
    await live.do(ask.Sit("Dot", 1, hashed("Dot")))
    assert len(ear.told) == told


async def test_looking_in_is_possible_where_nobody_may_watch_and_over_when_the_table_is_closed() -> None:
    house = House()
    live = await dealt(house, watchers=False)
    ear = Ear()
    await live.look(ear)
    assert not live.idle
    await live.do(ask.Close())
    assert (ear.told[-1]["code"], ear.ended) == ("closed", True)
    with pytest.raises(Refused, match="closed"):
        await live.look(Ear())


async def test_for_those_who_only_look_in_computer_players_do_not_play() -> None:
    house = House()
    live = await house.open(seats=["bot:club"] * 3)
    await live.look(Ear())
    await house.wait(60)
    assert not live.table.started
