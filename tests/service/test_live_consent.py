"""What is asked, paused and moved at a table in use: who is told, who answers for whom, and what is waited for."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest

from forehand.engine.view import View
from forehand.service import commands as ask
from forehand.service.acting import JUDGING
from forehand.service.asking import may
from forehand.service.carrying import EXPIRES
from forehand.service.live import LiveTable
from forehand.service.messages import AskWhat, Take
from forehand.service.table import Refused
from forehand.service.waiting import HOST_AWAY
from forehand.service.world import hashed
from tests.service.shell import Ear, House, because, first_legal
from tests.service.test_live import NAMES, act, dealt, finish_deal, seated


async def ask_for(house: House, live: LiveTable, name: str, what: AskWhat, take: Take | None = None) -> None:
    v = live.table.version
    await live.request(house.ears[name], ask.Ask(hashed(name), f"ask {name} {v}", v, what, take))


async def answer(house: House, live: LiveTable, name: str, *, yes: bool = True) -> None:
    v = live.table.version
    await live.request(house.ears[name], ask.Answer(hashed(name), f"answer {name} {v}", v, yes))


async def judged(house: House, live: LiveTable) -> None:
    """Wait until the computer players have judged, which they do in threads of their own."""
    while live.table.asking is not None:
        await house.wait(1)
        await asyncio.sleep(0.002)


async def one_trick(house: House, live: LiveTable) -> None:
    """Everybody does the first thing that is legal, until a trick is complete."""
    while live.table.deal is not None and (not live.table.deal.played or live.table.deal.table):
        seat = live.table.turn
        assert seat is not None
        if live.table.seats[seat].level:
            await house.wait(1)
            continue
        told = house.ears[NAMES[seat]].told
        latest = next(m for m in reversed(told) if m["t"] in {"event", "view"} and m.get("legal", True))
        legal = latest["legal"] if latest["t"] == "event" else latest["view"]["legal"]
        await act(house, live, seat, legal[0])
    assert live.table.deal is not None


async def alone(house: House, **more: object) -> LiveTable:
    """Ada plays with two computer players, and a trick is complete."""
    live = await house.open(seats=["open", "bot:club", "bot:club"], **more)
    await live.do(ask.Sit("Ada", 0, hashed("Ada")))
    await house.come(live, "Ada")
    await house.wait(0)
    live.salt(0, 1, "0" * 32)
    await house.wait(0)
    await one_trick(house, live)
    return live


async def test_computer_players_judge_a_claim_at_once_and_one_no_is_enough() -> None:
    asked: list[tuple[int | None, int, str]] = []

    def doubting(view: View, seat: int, take: Take, _: Random) -> bool:
        asked.append((view["seat"], seat, take))
        return view["seat"] == 1

    house = House(accepts_claim=doubting)
    live = await alone(house)
    await ask_for(house, live, "Ada", "claim", "all")
    assert house.ears["Ada"].last("asked")["event"] == {"type": "asked", "seat": 0, "what": "claim", "take": "all"}
    await judged(house, live)
    assert house.ears["Ada"].last("dropped")["event"] == {"type": "dropped", "what": "claim", "why": "no"}
    assert {(seat, take) for _, seat, take in asked} == {(0, "all")}


async def test_the_time_of_an_answer_to_a_claim_is_drawn_before_the_claim_is_judged() -> None:
    order: list[str] = []

    def judging(*_: object) -> bool:
        order.append("judged")
        return True

    def drawing(_: str, __: Random) -> float:
        order.append("drawn")
        return 3.0

    house = House(accepts_claim=judging)
    live = await alone(house)
    house = House(house.store, accepts_claim=judging, thinking_time=drawing)
    live = await house.tables.find(live.table.id)
    await house.come(live, "Ada")
    await ask_for(house, live, "Ada", "claim", "all")
    await house.wait(0)
    while order.count("judged") < 2:
        await asyncio.sleep(0)
    assert all(order[:n].count("drawn") >= order[:n].count("judged") for n in range(5))
    await house.wait(2.9)
    assert live.table.asking is not None
    assert (1, 2) == live.table.asking.waits
    await house.wait(0.2)
    assert live.table.deal is None


async def test_computer_players_that_think_in_no_time_take_time_for_a_claim() -> None:
    house = House(slowness=0)
    live = await alone(house)
    await ask_for(house, live, "Ada", "claim", "all")
    await house.wait(0.9 * JUDGING)
    assert live.table.asking is not None
    assert (1, 2) == live.table.asking.waits
    await judged(house, live)
    assert live.table.deal is None


async def test_a_claim_that_all_accept_ends_the_deal() -> None:
    house = House()
    live = await alone(house)
    await ask_for(house, live, "Ada", "claim", "all")
    await judged(house, live)
    assert live.table.deal is None
    kinds = [kind for kind in house.ears["Ada"].kinds() if kind != "table"]
    assert kinds[-4:] == ["answered", "answered", "claim", "deal-over"]


async def test_a_judge_that_fails_refuses() -> None:
    def failing(*_: object) -> bool:
        raise RuntimeError("SA")

    house = House(accepts_claim=failing)
    live = await alone(house)
    await ask_for(house, live, "Ada", "claim", "all")
    await judged(house, live)
    assert live.table.asking is None
    assert live.table.deal is not None


async def test_computer_players_wait_while_something_is_asked_or_the_game_rests() -> None:
    house = House()
    live = await dealt(house, away="bot:club", grace=5)
    await live.disconnect(house.ears["Bo"])
    await house.wait(6)
    if live.table.turn == 0:
        await act(house, live, 0, "pass")
    assert live.table.turn in {1, 2}
    await live.request(house.ears["Ada"], ask.Pause(hashed("Ada"), "p", live.table.version))
    v = live.table.version
    await house.wait(HOST_AWAY + 10)
    assert live.table.version == v
    await live.request(house.ears["Cy"], ask.Resume(hashed("Cy"), "r", v))
    await ask_for(house, live, "Ada", "end")
    assert live.table.asking is not None
    v = live.table.version
    await house.wait(3)
    assert live.table.version == v


async def test_an_answer_is_given_for_one_who_stays_away_and_the_asker_is_waited_for_no_longer() -> None:
    house = House()
    live = await dealt(house, grace=20)
    await one_trick(house, live)
    await ask_for(house, live, "Ada", "claim", "all")
    await answer(house, live, "Bo")
    await live.disconnect(house.ears["Cy"])
    await house.wait(19)
    assert live.table.asking is not None
    await house.wait(1)
    await judged(house, live)
    assert live.table.deal is None
    await ask_for(house, live, "Ada", "end")
    await live.disconnect(house.ears["Ada"])
    await house.wait(20)
    assert live.table.asking is None
    assert house.ears["Bo"].last("dropped")["event"]["why"] == "gone"


async def test_what_is_asked_while_the_other_reloads_the_page_waits_for_them_until_the_grace_is_over() -> None:
    house = House()
    live = await dealt(house, grace=20)
    missing = live.table.turn
    assert missing is not None
    one, other = (name for seat, name in enumerate(NAMES) if seat != missing)
    await live.disconnect(house.ears[NAMES[missing]])
    await live.disconnect(house.ears[other])
    await ask_for(house, live, one, "end-now")
    assert house.ears[one].told[-1]["code"] == "not-now"
    await ask_for(house, live, one, "end")
    assert live.table.asking is not None
    assert not live.table.ending
    await house.come(live, other)
    await answer(house, live, other, yes=False)
    await house.wait(20)
    assert house.ears[one].told[-1]["may"] == ["stand-in", "end-now", "pause"]
    await ask_for(house, live, one, "end-now")
    assert live.table.asking is not None
    assert live.table.asking.waits == (NAMES.index(other),)
    await answer(house, live, other)
    assert live.table.over


async def test_whose_grace_has_run_out_has_a_new_one_when_they_have_been_back() -> None:
    house = House()
    live = await dealt(house, grace=20)
    missing = live.table.turn
    assert missing is not None
    one = next(name for seat, name in enumerate(NAMES) if seat != missing)
    await live.disconnect(house.ears[NAMES[missing]])
    await house.wait(20)
    assert "end-now" in house.ears[one].last("table")["may"]
    await house.come(live, NAMES[missing])
    await live.disconnect(house.ears[NAMES[missing]])
    assert "end-now" not in house.ears[one].last("table")["may"]
    await house.wait(19)
    assert "end-now" not in house.ears[one].last("table")["may"]


async def test_a_question_outlives_the_server() -> None:
    house = House()
    live = await dealt(house)
    await ask_for(house, live, "Ada", "end")
    again = House(house.store)
    found = await again.tables.find(live.table.id)
    assert found.table.asking == live.table.asking
    for name in NAMES:
        await again.come(found, name)
    assert again.ears["Bo"].last("table")["table"]["asking"]["waits"] == [1, 2]
    await answer(again, found, "Bo")
    await answer(again, found, "Cy")
    assert found.table.ending


async def test_each_is_told_what_they_may_ask_for_when_it_changes() -> None:
    house = House()
    live = await dealt(house)
    seat = live.table.turn
    assert seat is not None
    await act(house, live, seat, "pass")
    told = house.ears[NAMES[seat]].last("acted")
    assert (told["now"], "may" in told) == (["undo"], False)
    other = house.ears[NAMES[(seat + 1) % 3]].last("acted")
    assert {"now", "may"}.isdisjoint(other)
    await live.request(house.ears["Ada"], ask.Pause(hashed("Ada"), "p", live.table.version))
    assert house.ears["Bo"].last("paused")["may"] == []
    assert house.ears["Bo"].last("table")["table"]["paused"] == 0


def known_to(ear: Ear) -> list[str]:
    """What one may ask for, as far as they were told."""
    now: list[str] = []
    rest: list[str] = []
    for message in ear.told:
        if message["t"] in {"event", "table"}:
            now = message.get("now", [])
            rest = message.get("may", rest)
    return now + rest


async def test_what_each_was_told_is_always_what_they_may_ask_for() -> None:
    house = House()
    live = await dealt(house)

    def check() -> None:
        assert [known_to(house.ears[name]) for name in NAMES] == [may(live.table, seat) for seat in range(3)]

    check()
    await act(house, live, live.table.turn or 0, "pass")
    check()
    await live.request(house.ears["Ada"], ask.Pause(hashed("Ada"), "p", live.table.version))
    check()
    await live.request(house.ears["Bo"], ask.Resume(hashed("Bo"), "r", live.table.version))
    check()
    await one_trick(house, live)
    claimant = next(name for seat, name in enumerate(NAMES) if "claim" in may(live.table, seat))
    check()
    await ask_for(house, live, claimant, "claim", "all")
    check()
    await answer(house, live, next(name for name in NAMES if name != claimant), yes=False)
    check()
    await live.disconnect(house.ears["Cy"])
    await house.come(live, "Cy")
    check()
    await finish_deal(house, live)
    check()


# Settings


async def test_settings_are_changed_by_the_host_and_timers_follow() -> None:
    house = House()
    live = await dealt(house, pause=60)
    await finish_deal(house, live)
    await live.do(ask.ChangeSettings({"pause": 5, "chat": False}, hashed(house.host)))
    assert house.ears["Ada"].last("table")["table"]["settings"]["pause"] == 5
    with pytest.raises(Refused, match="no chat"):
        live.note(0, "chat", "hello")
    live.note(0, "emote", "hello")
    await house.wait(5)
    assert house.ears["Ada"].kinds()[-2:] == ["commit", "table"]
    with pytest.raises(Refused) as refused:
        await live.do(ask.ChangeSettings({"pause": -1}, hashed(house.host)))
    assert refused.value.code == "bad-setting"
    with pytest.raises(Refused) as refused:
        await live.do(ask.ChangeSettings({"pause": 1}, hashed("Bo")))
    assert refused.value.code == "bad-token"


async def test_a_wait_that_is_made_longer_or_shorter_counts_from_its_beginning() -> None:
    house = House()
    live = await dealt(house, away="bot:club", grace=60)
    await live.disconnect(house.ears["Bo"])
    await house.wait(50)
    await live.do(ask.ChangeSettings({"chat": False}, hashed(house.host)))
    await live.do(ask.ChangeSettings({"grace": 90}, hashed(house.host)))
    await house.wait(39)
    assert live.table.seats[1].level is None
    await house.wait(1)
    assert "club" == live.table.seats[1].level
    await live.disconnect(house.ears["Cy"])
    await house.wait(40)
    await live.do(ask.ChangeSettings({"grace": 30}, hashed(house.host)))
    await house.wait(0)
    assert "club" == live.table.seats[2].level


async def test_an_answer_for_one_who_is_away_follows_the_settings_too() -> None:
    house = House()
    live = await dealt(house, grace=60)
    await one_trick(house, live)
    await ask_for(house, live, "Ada", "end")
    await live.disconnect(house.ears["Bo"])
    await answer(house, live, "Cy")
    await live.do(ask.ChangeSettings({"grace": 5}, hashed(house.host)))
    await house.wait(5)
    assert live.table.ending


async def test_a_table_without_watchers_shows_them_out() -> None:
    house = House()
    live = await seated(house)
    watcher = Ear()
    await live.connect(watcher, None, None)
    await live.do(ask.ChangeSettings({"watchers": False}, hashed(house.host)))
    assert watcher.told[-1]["code"] == "no-watchers"
    assert watcher.ended


async def test_an_emote_is_one_of_the_list() -> None:
    house = House()
    live = await seated(house)
    live.note(1, "emote", "thumbs-up")
    assert house.ears["Ada"].last("note")["text"] == "thumbs-up"
    with pytest.raises(Refused) as refused:
        live.note(1, "emote", "<b>")
    assert refused.value.code == "bad-emote"


# Seats that change places


async def test_who_changes_places_is_welcomed_there_and_the_others_are_told() -> None:
    house = House()
    live = await seated(house, connected=0)
    for name in ("Ada", "Bo"):
        await house.come(live, name)
    await live.do(ask.Swap((0, 2), hashed(house.host)))
    assert house.ears["Ada"].kinds()[-3:] == ["welcome", "view", "table"]
    assert (house.ears["Ada"].last("welcome")["seat"], house.ears["Ada"].last("view")["view"]["seat"]) == (2, 2)
    assert house.ears["Bo"].last("table")["table"]["seats"][2]["name"] == "Ada"
    assert "swapped" in [m["event"].get("what") for m in house.ears["Bo"].told if m["t"] == "event"]
    assert live.seat_of(house.ears["Ada"]) == 2
    await house.come(live, "Ada", v=live.table.version - 1)
    assert house.ears["Ada"].kinds()[:2] == ["welcome", "view"]  # no gap is filled across seats


async def test_seats_are_swapped_by_the_host_while_no_match_is_under_way() -> None:
    house = House()
    live = await seated(house)
    for command, code in (
        (ask.Swap((0, 2), hashed("Bo")), "bad-token"),
        (ask.Swap((0, 3), hashed(house.host)), "no-such-seat"),
        (ask.Swap((1, 1), hashed(house.host)), "bad-seats"),
    ):
        with pytest.raises(Refused) as refused:
            await live.do(command)
        assert refused.value.code == code
    await house.wait(10)
    with pytest.raises(Refused) as refused:
        await live.do(ask.Swap((0, 2), hashed(house.host)))
    assert refused.value.code == "not-now"
    await live.do(ask.End(hashed(house.host)))
    await live.do(ask.Swap((0, 2), hashed(house.host)))
    info = live.info("")
    assert ([seat.name for seat in info.seats], info.players) == (["Cy", "Bo", "Ada"], ["Ada", "Bo", "Cy"])
    assert [seat.played for seat in info.seats] == [2, 1, 0]


async def test_a_newcomer_by_the_name_of_one_who_has_left_has_not_played_the_match_that_is_over() -> None:
    house = House()
    live = await seated(house)
    await house.wait(10)
    assert [seat.played for seat in live.info("").seats] == [0, 1, 2]
    await live.do(ask.End(hashed(house.host)))
    await live.do(ask.Leave(1, hashed("Bo")))
    await live.do(ask.Sit("Bo", 1, hashed("another Bo"), None))
    info = live.info("")
    assert ([seat.name for seat in info.seats], info.players) == (["Ada", "Bo", "Cy"], ["Ada", "Bo", "Cy"])
    assert [seat.played for seat in info.seats] == [0, None, 2]
    await live.do(ask.PlayAgain(hashed("Ada")))
    assert [seat.played for seat in live.info("").seats] == [0, 1, 2]


# A seat taken along


async def test_a_seat_is_taken_to_another_device_once() -> None:
    house = House()
    live = await dealt(house)
    code = live.carry_code(0, hashed("Ada"))
    seat, token = live.carry(code)
    assert seat == 0
    assert not house.ears["Ada"].ended
    ear = await house.come(live, token)
    assert ear.last("welcome")["seat"] == 0
    assert house.ears["Ada"].last("error")["code"] == "carried"
    assert house.ears["Ada"].ended
    assert house.ears["Bo"].last("seat")["event"] == {"type": "seat", "seat": 0, "what": "back"}
    with pytest.raises(Refused) as refused:
        await house.come(live, "Ada")
    assert refused.value.code == "carried"
    with pytest.raises(Refused) as refused:
        live.carry(code)
    assert refused.value.code == "bad-code"


async def test_a_device_that_was_away_while_the_seat_was_taken_along_is_told_so_until_nobody_sits_there_any_more() -> (
    None
):
    """Also after a restart; whoever has left the table has no seat that could be elsewhere."""
    house = House()
    live = await seated(house)
    await live.disconnect(house.ears["Ada"])
    for _ in range(2):
        _, token = live.carry(
            live.carry_code(0, live.table.seats[0].person.token if live.table.seats[0].person else "")
        )
        await house.come(live, token)
    live = await House(house.store).tables.find(live.table.id)
    with pytest.raises(Refused) as refused:
        await house.come(live, "Ada")
    assert refused.value.code == "carried"
    await live.do(ask.Leave(0, hashed(house.host)))
    with pytest.raises(Refused) as refused:
        await house.come(live, "Ada")
    assert refused.value.code == "bad-token"


async def test_an_answer_lost_on_its_way_loses_no_seat() -> None:
    """Who was given the new token never heard of it: the old device goes on, and asks for another code."""
    house = House()
    live = await dealt(house)
    live.carry(live.carry_code(0, hashed("Ada")))
    assert (await house.come(live, "Ada")).last("welcome")["seat"] == 0
    _, token = live.carry(live.carry_code(0, hashed("Ada")))
    assert (await house.come(live, token)).last("welcome")["seat"] == 0


async def test_a_code_follows_its_person_to_another_place() -> None:
    house = House()
    live = await seated(house)
    await live.do(ask.End(hashed(house.host)))
    code = live.carry_code(0, hashed("Ada"))
    await live.do(ask.Swap((0, 2), hashed(house.host)))
    seat, token = live.carry(code)
    assert seat == 2
    assert (await house.come(live, token)).last("welcome")["seat"] == 2


async def test_a_closed_table_gives_no_codes_and_no_hints() -> None:
    house = House()
    live = await dealt(house)
    code = live.carry_code(0, hashed("Ada"))
    await live.do(ask.Close())
    for call in (lambda: live.carry_code(0, hashed("Ada")), lambda: live.carry(code)):
        with pytest.raises(Refused, match="closed"):
            call()
    with pytest.raises(Refused, match="closed"):
        await live.hint(hashed("Ada"))


async def test_a_code_is_good_for_five_minutes_and_for_its_own_person() -> None:
    house = House()
    live = await seated(house)
    with pytest.raises(Refused):
        live.carry_code(1, hashed("Ada"))
    late, left = live.carry_code(0, hashed("Ada")), ""
    house.clock.now += EXPIRES
    left = live.carry_code(1, hashed("Bo"))
    await live.do(ask.Leave(1, hashed("Bo")))
    older = live.carry_code(2, hashed("Cy"))
    live.carry_code(2, hashed("Cy"))
    for code in (late, left, older, "guess"):
        with pytest.raises(Refused) as refused:
            live.carry(code)
        assert refused.value.code == "bad-code"


# Hints


async def test_a_lone_person_is_told_what_a_computer_player_would_do() -> None:
    house = House()
    live = await alone(house)
    while live.table.turn != 0:
        await house.wait(1)
    hint = await live.hint(hashed("Ada"))
    assert (hint.seat, hint.level) == (0, house.shell.levels[-1])
    assert [reason.code for reason in hint.reasons] == ["only"]
    assert hint.action in house.ears["Ada"].told[-1].get("legal", [hint.action])
    assert "note" not in house.ears["Ada"].kinds()


async def test_where_others_sit_hints_need_the_tables_leave_and_all_are_told_once() -> None:
    house = House(think=first_legal)
    live = await dealt(house)
    seat = live.table.turn
    assert seat is not None
    name, other = NAMES[seat], NAMES[(seat + 1) % 3]
    for by, code in ((name, "no-hints"), ("nobody", "bad-token")):
        with pytest.raises(Refused) as refused:
            await live.hint(hashed(by))
        assert refused.value.code == code
    await live.do(ask.ChangeSettings({"hints": True}, hashed(house.host)))
    with pytest.raises(Refused) as refused:
        await live.hint(hashed(other))
    assert refused.value.code == "not-your-turn"
    assert await live.hint(hashed(name)) == await live.hint(hashed(name))
    notes = [m for m in house.ears[other].told if m["t"] == "note"]
    assert [(m["kind"], m["seat"], m["text"]) for m in notes] == [("hint", seat, "")]


class Slow:
    """A computer player that thinks until it is told to act."""

    def __init__(self) -> None:
        self.thinking = 0
        self.go_on = threading.Event()

    def __call__(self, view: View, level: str, random: Random) -> str:
        self.thinking += 1
        self.go_on.wait(10)
        return first_legal(view, level, random)

    async def asked(self, house: House, live: LiveTable) -> tuple[str, "asyncio.Task[object]"]:
        """Who has asked for a hint, which is being thought out."""
        name = NAMES[live.table.turn or 0]
        task: asyncio.Task[object] = asyncio.create_task(live.hint(hashed(name)))
        while not self.thinking:
            await house.wait(0)
        return name, task


async def test_one_hint_at_a_time_is_thought_out_for_a_seat() -> None:
    slow = Slow()
    house = House(think=slow)
    live = await dealt(house, hints=True)
    name, task = await slow.asked(house, live)
    with pytest.raises(Refused) as refused:
        await live.hint(hashed(name))
    assert "rate-limited" == refused.value.code
    slow.go_on.set()
    await task
    assert 1 == slow.thinking


async def test_computer_players_never_wait_behind_hints() -> None:
    """They have threads of their own: here no more than one."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    slow = Slow()
    house = House(advise=because(slow))
    live = await dealt(house, hints=True)
    _, task = await slow.asked(house, live)
    assert "pass" == await asyncio.wait_for(asyncio.to_thread(lambda: "pass"), 5)
    slow.go_on.set()
    await task


@pytest.mark.parametrize(
    ("meanwhile", "code"),
    [
        (lambda name: ask.Leave(NAMES.index(name), hashed(name)), "bad-token"),
        (lambda name: ask.Act(hashed(name), "a", 99, "pass"), "not-your-turn"),
        (lambda name: ask.Pause(hashed(name), "p", 1), "paused"),
        (lambda _: ask.Close(), "closed"),
    ],
)
async def test_a_hint_that_comes_too_late_is_not_given(meanwhile: Callable[[str], ask.Command], code: str) -> None:
    slow = Slow()
    house = House(think=slow)
    live = await dealt(house, hints=True)
    name, task = await slow.asked(house, live)
    command = meanwhile(name)
    await live.do(replace(command, v=live.table.version) if isinstance(command, ask.Act) else command)
    slow.go_on.set()
    with pytest.raises(Refused) as refused:
        await task
    assert code == refused.value.code
    assert "note" not in house.ears[NAMES[(NAMES.index(name) + 1) % 3]].kinds()


# Connections that fail


async def test_one_who_can_not_be_greeted_leaves_nothing_behind() -> None:
    house = House()
    live = await seated(house, connected=1)

    class Broken(Ear):
        @property
        def base(self) -> str:  # type: ignore[override]
            raise RuntimeError("gone")

    ears = (Broken(), Broken())
    with pytest.raises(RuntimeError):
        await live.connect(ears[0], hashed("Bo"), None)
    with pytest.raises(RuntimeError):
        await live.connect(ears[1], None, None)
    await house.wait(0)
    assert live.seat_of(ears[0]) is None
    assert not live.table.seats[1].present
    assert live.info("").watchers_now == 0
