"""Every store keeps what it was given, in order, all or none."""

import asyncio
import os
import signal
import subprocess
import sys
from dataclasses import replace

import pytest

from forehand.store.base import KeptPerson, KeptRun, KeptSet, PlayedDeal, Result, RunDeal, Store, StoreError
from tests.store.conftest import Open


async def test_events_come_back_in_order_after_the_store_is_opened_again(opened: Open) -> None:
    one = [b'{"n":1}', b'{"n":2}', '{"name":"Åsa"}'.encode()]
    async with opened() as store:
        await store.append("one", 1, one[:2])
        await store.append("two", 1, [b"{}"])
        await store.append("one", 3, one[2:])
    async with opened() as store:
        found = [await store.read(name) for name in ("one", "two", "?")]
        assert [one, [b"{}"], []] == found
        assert ["two", "one"] == await store.tables()


async def test_a_table_is_played_on_after_the_store_is_opened_again(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"1"])
    async with opened() as store:
        assert [b"1"] == await store.read("one")
        await store.append("one", 2, [b"2"])
        assert [b"1", b"2"] == await store.read("one")


@pytest.mark.parametrize("name", ["?", "", "\0", "a\0b", "\n"])
async def test_a_table_that_was_never_written_has_no_events_whatever_its_name(opened: Open, name: str) -> None:
    async with opened() as store:
        assert [] == await store.read(name)


async def test_a_number_that_is_taken_is_refused_and_spoils_nobody_elses_append(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        outcomes = await asyncio.gather(
            store.append("new", 1, [b"{}"]),
            store.append("one", 1, [b'"again"']),
            store.append("one", 2, [b"{}", b"{}"]),
            store.append("new", 2, [b"{}"]),
            return_exceptions=True,
        )
        assert [False, True, False, False] == [isinstance(outcome, StoreError) for outcome in outcomes]
        assert [b"{}"] * 3 == await store.read("one")
        assert [b"{}"] * 2 == await store.read("new")


async def test_many_events_are_kept_all_or_none(opened: Open) -> None:
    many = [str(number).encode() for number in range(1, 251)]
    async with opened() as store:
        await store.append("one", 1, many)
        with pytest.raises(StoreError):
            await store.append("one", 201, many)
        assert many == await store.read("one")
        await store.append("one", 251, [b"251"])
        assert [*many, b"251"] == await store.read("one")


async def test_the_use_of_a_table_is_told_by_how_long_the_server_ran(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        await store.mark_used([], 60)
        await store.append("two", 1, [b"{}"])
        found = [await store.unused_for(60, 9), await store.unused_for(0, 9), await store.unused_for(0, 1)]
        assert [["one"], ["one", "two"], ["one"]] == found
    async with opened() as store:
        await store.mark_used(["one"], 60)
        assert ["two"] == await store.unused_for(60, 9)
        await store.mark_over(["one", "two"])
        assert [] == await store.unused_for(0, 9)
        await store.mark_used(["one"], 0)
        assert ["one"] == await store.unused_for(0, 9)


async def test_what_nobody_used_for_long_is_archived_and_reads_and_goes_on_as_before(opened: Open) -> None:
    many = [f'{{"n":{number},"name":"Åsa"}}'.encode() for number in range(1, 251)]
    async with opened() as store:
        await store.append("old", 1, many)
        await store.append("over", 1, [b"{}"])
        await store.mark_over(["over"])
        await store.mark_used([], 60)
        await store.append("new", 1, many)
        assert [2, 0] == [await store.archive(60, 9), await store.archive(60, 9)]
        assert [many, [b"{}"], many] == [await store.look(name) for name in ("old", "over", "new")]
        assert many == await store.read("old")
        await store.append("old", 251, [b"251"])
        assert [*many, b"251"] == await store.read("old")
        await store.mark_used(["old"], 60)
        assert 1 == await store.archive(60, 9)
    async with opened() as store:
        assert [*many, b"251"] == await store.read("old")
        await store.append("old", 252, [b"252"])
        await store.mark_used(["old"], 60)
        assert [1, 0] == [await store.archive(0, 1), await store.archive(0, 1)]
        assert [*many, b"251", b"252"] == await store.look("old")


async def test_what_is_archived_is_not_written_again(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"1", b"2"])
        await store.append("two", 1, [b"1"])
        assert 2 == await store.archive(0, 9)
        outcomes = await asyncio.gather(
            *(store.append("one", version, [b"again"]) for version in (1, 2)),
            store.append("two", 2, [b"2"]),
            return_exceptions=True,
        )
        assert [True, True, False] == [isinstance(outcome, StoreError) for outcome in outcomes]
        assert [[b"1", b"2"], [b"1", b"2"]] == [await store.read("one"), await store.read("two")]


async def test_a_table_is_archived_while_it_is_played(opened: Open) -> None:
    """Whatever of it is where, all is read, once."""
    async with opened() as store:
        await store.append("one", 1, [b"1"])
        kept = [b"1"]

        async def play() -> None:
            for version in range(2, 120):
                await store.append("one", version, [str(version).encode()])
                kept.append(str(version).encode())

        async def look() -> None:
            while len(kept) < 119:
                before = len(kept)
                found = await store.look("one")
                assert [str(number).encode() for number in range(1, len(found) + 1)] == found
                assert before <= len(found)

        async def archive() -> None:
            while len(kept) < 119:
                await store.mark_used(["one"], 0)
                await store.archive(0, 9)

        await asyncio.gather(play(), look(), archive())
        assert kept == await store.read("one")


async def test_events_that_would_not_come_back_as_they_are_stay_where_they_are(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"1\n2"])
        with pytest.raises(StoreError, match="not archived"):
            await store.archive(0, 9)
        assert [b"1\n2"] == await store.read("one")


def kept_set(name: str, day: str | None = "2026-11-30", game: str = "priffe") -> KeptSet:
    return KeptSet(name, game, day, 1_796_083_200, b'{"name":"\xc3\x85"}')


async def test_a_game_has_one_set_a_day_whoever_makes_it_first(opened: Open) -> None:
    async with opened() as store:
        made = await asyncio.gather(*(store.keep_set(kept_set(name)) for name in ("one", "two", "three")))
        assert [made[0]] * 3 == made
        assert made[0] == kept_set(made[0].name)
        others = [kept_set("four", game="preference"), kept_set("five", "2026-12-01"), kept_set("six", None)]
        assert others == [await store.keep_set(other) for other in others]
        assert kept_set("seven", None) == await store.keep_set(kept_set("seven", None))
        with pytest.raises(StoreError):
            await store.keep_set(kept_set("seven", None))
    async with opened() as store:
        assert made[0] == await store.set_of_day("priffe", "2026-11-30")
        assert [made[0], others[2], None, None] == [
            await store.find_set(made[0].name),
            await store.find_set("six"),
            await store.find_set("\0"),
            await store.set_of_day("priffe", "2026-12-02"),
        ]


async def test_a_sets_runs_are_counted_and_nothing_is_kept_of_them_once_it_has_closed(opened: Open) -> None:
    async with opened() as store:
        for name in ("one", "two"):
            await store.keep_set(kept_set(name, None))
        numbers = await asyncio.gather(*(store.add_run("one", f"token {n}", f"Åda {n}", 2) for n in range(30)))
        assert list(range(1, 31)) == sorted(number for number in numbers if number is not None)
        assert 1 == await store.add_run("two", "token 1", "Bo", 1)
        assert [None, None] == [await store.add_run("two", "token 2", "Cy", 1, after=count) for count in (0, 2)]
        at_once = [store.add_run("two", f"token {n}", "Cy", 1, after=1) for n in range(2, 9)]
        assert [2] == [number for number in await asyncio.gather(*at_once) if number is not None]
        with pytest.raises(StoreError):
            await store.add_run("two", "token 1", "Bo", 1)
        assert ["a", "a", "b"] == [
            await store.begin_deal("one", *where) for where in ((2, 1, "a"), (2, 1, "b"), (3, 1, "b"))
        ]
        people = await store.people("one")
        token = f"token {people[1].name.split()[1]}"
        await plays(store, "a", PlayedDeal("one", token, 1, 5, -8, b'{"points":-8}'))
        for name, run, deal in (("one", 31, 1), ("one", 2, 3), ("?", 1, 1)):
            assert None is await store.begin_deal(name, run, deal, "c")
        assert None is await store.add_run("?", "token", "Cy", 1)
        await store.close_set("one")
    async with opened() as store:
        assert [None, None] == [
            await store.add_run("one", "late", "Cy", 2),
            await store.begin_deal("one", 1, 1, "late"),
        ]
        people = await store.people("one")
        assert (list(range(1, 31)), [0, 1, 0]) == ([one.number for one in people], [one.played for one in people[:3]])
        played = RunDeal(2, people[1].name, 1, "a", -8, b'{"points":-8}')
        assert KeptRun(2, token, people[1].name, (played, RunDeal(2, people[1].name, 2))) == await store.run_of(
            "one", token
        )
        assert (None, [], 30, 0) == (
            await store.run_of("one", "late"),
            await store.people("?"),
            await store.count_runs("one"),
            await store.count_runs("?"),
        )
        closed = await store.find_set("one")
        assert (True, [KeptPerson(1, "Bo", 0), KeptPerson(2, "Cy", 0)]) == (
            closed and closed.closed,
            await store.people("two"),
        )


async def plays(store: Store, table: str, played: PlayedDeal) -> None:
    """A deal of a set is played at the table, and is over with its second event."""
    await store.append(table, 1, [b"1"])
    await store.append(table, 2, [b"2"], played)


async def points_of(store: Store, token: str) -> list[int | None]:
    """What is kept of each deal of the set "one" in the run of that token."""
    run = await store.run_of("one", token)
    return [] if run is None else [deal.points for deal in run.deals]


async def test_what_came_of_a_deal_is_stored_with_its_last_event_or_neither_is(opened: Open) -> None:
    async with opened() as store:
        set_ = await store.keep_set(kept_set("one", None))
        for token in ("ada", "bo"):
            run = await store.add_run("one", token, token, 5) or 0
            for deal in range(1, 6):
                await store.begin_deal("one", run, deal, f"{token} {deal}")

        def over(deal: int, token: str = "ada", at: int = set_.closes - 1) -> PlayedDeal:
            return PlayedDeal("one", token, deal, at, 7, b"{}")

        await store.append("ada 1", 1, [b"1"])
        with pytest.raises(StoreError):
            await store.append("ada 1", 1, [b"2"], over(1))  # that version is taken
        assert [None] * 5 == await points_of(store, "ada")
        await asyncio.gather(
            store.append("ada 1", 2, [b"2"], over(1)),
            plays(store, "ada 2", over(2, at=set_.closes)),  # too late
            plays(store, "ada 3", over(3, "bo")),  # another's
            plays(store, "bo 1", over(2, "bo")),  # another deal's
            plays(store, "bo 4", over(4, "bo")),
        )
        assert [7, None, None, None, None] == await points_of(store, "ada")
        assert [None, None, None, 7, None] == await points_of(store, "bo")
        await plays(store, "ada 4", replace(over(4), points=3))
        await store.keep_played("ada 4", over(4))  # it is kept already
        await store.keep_played("ada 5", over(5))  # its log was written without
        await store.close_set("one")
        await plays(store, "bo 5", over(5, "bo"))
        await store.keep_played("bo 1", over(1, "bo"))
    async with opened() as store:
        assert [7, None, None, 3, 7] == await points_of(store, "ada")
        assert [None, None, None, 7, None] == await points_of(store, "bo")
        for table in ("ada 1", "ada 2", "ada 3", "bo 5"):
            assert [b"1", b"2"] == await store.read(table)


async def test_once_a_set_has_closed_nothing_more_comes_to_it(opened: Open) -> None:
    async with opened() as store:
        await store.keep_set(kept_set("one", None))
        for run in range(1, 21):
            await store.add_run("one", f"token {run}", f"P{run}", 1)
            await store.begin_deal("one", run, 1, f"t{run}")
            await store.append(f"t{run}", 1, [b"1"])

        async def play(run: int) -> None:
            await asyncio.sleep(run / 1000)
            await store.append(f"t{run}", 2, [b"2"], PlayedDeal("one", f"token {run}", 1, 5, run, b"{}"))

        playing = asyncio.gather(*map(play, range(1, 21)))
        await asyncio.sleep(0.01)
        await store.close_set("one")
        then = await store.best("one", 1, 99), await store.unfinished("one", 1, 99)
        await playing
        assert then == (await store.best("one", 1, 99), await store.unfinished("one", 1, 99))
        assert 20 == len(then[0]) + len(then[1])


async def test_a_look_at_a_set_reads_the_best_of_a_deal_and_who_has_not_played_it(opened: Open) -> None:
    async with opened() as store:
        await store.keep_set(kept_set("one", None))
        for run, points in enumerate((4, None, 10, 4, 7), 1):
            await store.add_run("one", f"token {run}", f"P{run}", 2)
            for deal in (1, 2):
                await store.begin_deal("one", run, deal, f"t{run}.{deal}")
            if points is not None:
                await plays(store, f"t{run}.1", PlayedDeal("one", f"token {run}", 1, 5, points, b"{}"))
        await store.add_run("one", "token 6", "P6", 2)
        best = await store.best("one", 1, 3)
        assert [(3, 10), (5, 7), (1, 4)] == [(one.run, one.points) for one in best]
        assert RunDeal(3, "P3", 1, "t3.1", 10, b"{}") == best[0]
        assert [["P2", "P6"], ["P2"], []] == [
            await store.unfinished("one", 1, 9),
            await store.unfinished("one", 1, 1),
            await store.unfinished("one", 3, 9),
        ]


async def test_who_sat_at_a_match_or_plays_its_deals_in_another_set_knows_them(opened: Open) -> None:
    async with opened() as store:
        for name, of_match in (("one", 1), ("two", 1), ("three", 2)):
            new = replace(kept_set(name, None), of_table="match", of_match=of_match)
            assert new == await store.keep_set(new)
            for person in ("ada", "bo", "cy"):
                await store.add_run(name, f"{person} {name}", person, 2)
        for table in ("match", "table"):
            await store.append(table, 1, [b"{}"])
        assert "table" == await store.begin_deal("two", 2, 1, "table")
        alike = [
            await store.play_alike(*asked)
            for asked in (
                ("one", ["?", "bo two"]),
                ("one", ["cy two"]),  # who has begun no deal
                ("one", ["bo one"]),
                ("one", []),
                ("two", ["bo two"]),  # this very set
                ("three", ["bo two"]),  # other deals
                ("?", ["bo two"]),
            )
        ]
        assert [True, *[False] * 6] == alike

        await store.keep_results("match", 0, "Ada", 1)
        await store.add_results("match", [Result(0, 2, 1, 1, 5, b"{}")], 2)
        await store.keep_no_results("match", 0)
        await store.keep_results("match", 1, "Eve", 1)
        await store.keep_results("table", 0, "Bo", 1)
        for name in ("one", "two", "three"):
            for person in ("Ada", "Bo", "Cy"):
                await store.find_out(name, f"{person.lower()} {name}", person)
        await store.find_out("three", "cy three", "Eve")
    async with opened() as store:
        knew = {name: [one.knew for one in await store.people(name)] for name in ("one", "two", "three")}
        assert {"one": [True, True, False], "two": [True, False, False], "three": [True, False, True]} == knew


async def test_a_probe_changes_nothing(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        await store.probe()
        assert [b"{}"] == await store.read("one")
        assert ["one"] == await store.unused_for(0, 9)


async def test_a_cancelled_append_spoils_no_other(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"1"])
        gone = asyncio.create_task(store.append("one", 2, [b"2"]))
        await asyncio.sleep(0)
        gone.cancel()
        await store.append("two", 1, [b"{}"])
        assert [b"{}"] == await store.read("two")


APPENDER = """
import asyncio, sys
from tests.store.conftest import opener

async def main():
    async with opener(*sys.argv[2:])() as store:
        for version in range(1, 100_000):
            await store.append("one", version, [str(version).encode()])
            print(version, flush=True)
            if sys.argv[1] == "archives" and version % 3 == 0:
                await store.mark_used(["one"], 0)
                archiving = asyncio.create_task(store.archive(0, 9))

asyncio.run(main())
"""


PLAYER = """
import asyncio, sys
from forehand.store.base import KeptSet, PlayedDeal
from tests.store.conftest import opener

async def main():
    async with opener(*sys.argv[2:])() as store:
        await store.keep_set(KeptSet("one", "priffe", None, 9, b"{}"))
        for run in range(1, 100_000):
            await store.add_run("one", f"token {run}", f"P{run}", 1)
            await store.begin_deal("one", run, 1, f"t{run}")
            await store.append(f"t{run}", 1, [b"1"])
            await store.append(f"t{run}", 2, [b"2"], PlayedDeal("one", f"token {run}", 1, 5, run, b"{}"))
            print(run, flush=True)

asyncio.run(main())
"""


def work_until_killed(where: tuple[str, str], work: str, how: str = "") -> list[int]:
    """The numbers whose storing was answered."""
    command = [sys.executable, "-c", work, how, *where]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = iter(process.stdout)
        acknowledged = [int(next(lines)) for _ in range(50)]
        os.kill(process.pid, signal.SIGKILL)
        return acknowledged + [int(line) for line in lines if line.endswith("\n")]


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL on Windows")
@pytest.mark.parametrize("archives", [False, True])
async def test_what_was_acknowledged_survives_kill_minus_nine(
    where: tuple[str, str], opened: Open, archives: bool
) -> None:
    acknowledged = work_until_killed(where, APPENDER, "archives" if archives else "")
    async with opened() as store:
        events = await store.read("one")
    assert acknowledged[-1] <= len(events)
    assert [str(n + 1).encode() for n in range(len(events))] == events


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL on Windows")
async def test_no_kill_comes_between_a_deals_last_event_and_what_came_of_it(
    where: tuple[str, str], opened: Open
) -> None:
    acknowledged = work_until_killed(where, PLAYER)
    async with opened() as store:
        for run in range(1, acknowledged[-1] + 2):
            over = 2 == len(await store.read(f"t{run}"))
            assert over >= (run <= acknowledged[-1])
            assert ([run] if over else [None]) == (await points_of(store, f"token {run}") or [None])
