"""What deals bring people is kept for those who want it, once, and forgotten whole."""

import asyncio

from forehand.store.base import Kept, Result, Store
from tests.store.conftest import Open


def result(who: int, version: int, deal: int = 1, at: int = 0) -> Result:
    return Result(who, version, 1, deal, at, f'{{"who":{who},"deal":{deal}}}'.encode())


async def all_of(store: Store, person: str) -> list[Kept]:
    return await store.results(person, None, 99)


async def keeps(store: Store, person: str, deals: int, table: str = "one") -> None:
    """A person has so many results, of one table."""
    await store.append(table, 1, [b"{}"])
    await store.keep_results(table, 0, person, 1)
    await store.add_results(table, [result(0, 5, deal) for deal in range(1, deals + 1)], 5)


async def test_results_are_kept_for_those_who_want_them_and_for_nobody_else(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        assert await store.kept_through("one") is None
        await store.keep_results("one", 0, "ada", 1)
        await store.add_results("one", [result(0, 5), result(1, 5)], 5)
    async with opened() as store:
        (kept,) = await all_of(store, "ada")
        assert ("one", 1, 1, 0, b'{"who":0,"deal":1}') == (kept.table, kept.match, kept.deal, kept.at, kept.body)
        assert [] == await all_of(store, "bo")
        assert 5 == await store.kept_through("one")


async def test_a_result_that_comes_again_is_kept_once(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        await store.keep_results("one", 0, "ada", 1)
        for _ in range(2):
            await store.add_results("one", [result(0, 5, at=7)], 5)
        await store.keep_results("one", 1, "bo", 1)
        await store.add_results("one", [result(0, 5, at=8), result(1, 5, at=8)], 5)
        assert [7] == [kept.at for kept in await all_of(store, "ada")]
        assert [8] == [kept.at for kept in await all_of(store, "bo")]


async def test_what_was_over_before_somebody_wanted_it_is_not_kept(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        await store.keep_results("one", 0, "ada", 5)
        await store.add_results("one", [result(0, 5), result(0, 9, deal=2)], 9)
        assert [2] == [kept.deal for kept in await all_of(store, "ada")]


async def test_whoever_wants_no_more_keeps_what_there_is(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        await store.keep_results("one", 0, "ada", 1)
        await store.add_results("one", [result(0, 5)], 5)
        await store.keep_no_results("one", 0)
        await store.add_results("one", [result(0, 9, deal=2)], 9)
        assert [1] == [kept.deal for kept in await all_of(store, "ada")]
        assert await store.kept_through("one") is None


async def test_another_person_in_the_same_place_gets_what_comes_from_then_on(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        await store.keep_results("one", 0, "ada", 1)
        await store.add_results("one", [result(0, 5)], 5)
        await store.keep_results("one", 0, "bo", 6)
        await store.add_results("one", [result(0, 5), result(0, 9, deal=2)], 9)
        assert [1] == [kept.deal for kept in await all_of(store, "ada")]
        assert [2] == [kept.deal for kept in await all_of(store, "bo")]


async def test_the_oldest_result_comes_first_over_all_tables(opened: Open) -> None:
    async with opened() as store:
        for table, at in (("one", 20), ("two", 10)):
            await store.append(table, 1, [b"{}"])
            await store.keep_results(table, 0, "ada", 1)
            await store.add_results(table, [result(0, 5, at=at)], 5)
        assert ["two", "one"] == [kept.table for kept in await all_of(store, "ada")]


async def test_two_people_become_one_and_a_deal_that_both_have_is_kept_once(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        await store.keep_results("one", 0, "ada", 1)
        await store.keep_results("one", 1, "phone", 1)
        await store.add_results("one", [result(0, 5), result(1, 5), result(1, 9, deal=2)], 9)
        for _ in range(2):
            await store.join_people("ada", "phone")
        assert [(1, b'{"who":0,"deal":1}'), (2, b'{"who":1,"deal":2}')] == [
            (kept.deal, kept.body) for kept in await all_of(store, "ada")
        ]
        assert [] == await all_of(store, "phone")
        await store.add_results("one", [result(1, 12, deal=3)], 12)
        assert [1, 2, 3] == [kept.deal for kept in await all_of(store, "ada")]


async def test_whoever_is_forgotten_has_nothing_and_gets_nothing_more(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        for who, person in enumerate(("ada", "bo")):
            await store.keep_results("one", who, person, 1)
        await store.add_results("one", [result(0, 5), result(1, 5)], 5)
        await store.forget_person("ada")
        await store.add_results("one", [result(0, 9, deal=2), result(1, 9, deal=2)], 9)
        assert [] == await all_of(store, "ada")
        assert [1, 2] == [kept.deal for kept in await all_of(store, "bo")]


async def test_results_are_read_in_pages_each_once(opened: Open) -> None:
    async with opened() as store:
        for table in ("one", "two"):
            await keeps(store, "ada", 5, table)
        found: list[Kept] = []
        while page := await store.results("ada", found[-1] if found else None, 3):
            assert len(page) <= 3
            found += page
        assert [(table, deal) for table in ("one", "two") for deal in range(1, 6)] == [
            (kept.table, kept.deal) for kept in found
        ]


async def test_each_result_is_counted_once_whoever_counts_at_the_same_time(opened: Open) -> None:
    async with opened() as store:
        await keeps(store, "ada", 5)
        first = await store.to_count("ada", 3)
        assert (0, None, [1, 2, 3]) == (first.revision, first.sums, [kept.deal for kept in first.results])
        at_once = await asyncio.gather(*(store.count_results("ada", first, b"3") for _ in range(4)))
        assert [False, False, False, True] == sorted(at_once)
        second = await store.to_count("ada", 3)
        assert (1, b"3", [4, 5]) == (second.revision, second.sums, [kept.deal for kept in second.results])
        assert await store.count_results("ada", second, b"5")
    async with opened() as store:
        done = await store.to_count("ada", 3)
        assert (2, b"5", []) == (done.revision, done.sums, done.results)


async def test_when_two_people_become_one_all_is_counted_anew(opened: Open) -> None:
    async with opened() as store:
        await keeps(store, "ada", 2)
        await keeps(store, "phone", 1, "two")
        for person in ("ada", "phone"):
            assert await store.count_results(person, await store.to_count(person, 9), b"{}")
        await store.join_people("ada", "phone")
        joined = await store.to_count("ada", 9)
        assert (0, None, 3) == (joined.revision, joined.sums, len(joined.results))


async def test_what_is_forgotten_while_it_is_counted_stays_forgotten(opened: Open) -> None:
    async with opened() as store:
        await keeps(store, "ada", 2)
        found = await store.to_count("ada", 9)
        await store.forget_person("ada")
        assert not await store.count_results("ada", found, b"2")
        left = await store.to_count("ada", 9)
        assert (0, None, []) == (left.revision, left.sums, left.results)


async def test_what_a_code_seals_is_taken_once_and_in_time(opened: Open) -> None:
    async with opened() as store:
        await store.keep_code("late", "cy", "sealed", 0)
        await store.keep_code("old", "ada", "sealed", 60)
        await store.keep_code("code", "ada", "sealed again", 60)
        await store.keep_code("other", "bo", "other", 60)
    async with opened() as store:
        taken = await asyncio.gather(*(store.take_code("code") for _ in range(4)))
        assert ["sealed again"] == [sealed for sealed in taken if sealed is not None]
        await store.forget_person("bo")
        assert [None] * 4 == [await store.take_code(code) for code in ("late", "old", "other", "never")]
