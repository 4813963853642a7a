"""What deals bring people is kept for those who want it, once, and forgotten whole."""

from forehand.store.base import Result
from tests.store.conftest import Open


def result(who: int, version: int, deal: int = 1, at: int = 0) -> Result:
    return Result(who, version, 1, deal, at, f'{{"who":{who},"deal":{deal}}}'.encode())


async def test_results_are_kept_for_those_who_want_them_and_for_nobody_else(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        assert await store.kept_through("one") is None
        await store.keep_results("one", 0, "ada", 1)
        await store.add_results("one", [result(0, 5), result(1, 5)], 5)
    async with opened() as store:
        (kept,) = await store.results("ada")
        assert ("one", 1, 1, 0, b'{"who":0,"deal":1}') == (kept.table, kept.match, kept.deal, kept.at, kept.body)
        assert [] == await store.results("bo")
        assert 5 == await store.kept_through("one")


async def test_a_result_that_comes_again_is_kept_once(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        await store.keep_results("one", 0, "ada", 1)
        for _ in range(2):
            await store.add_results("one", [result(0, 5, at=7)], 5)
        await store.keep_results("one", 1, "bo", 1)
        await store.add_results("one", [result(0, 5, at=8), result(1, 5, at=8)], 5)
        assert [7] == [kept.at for kept in await store.results("ada")]
        assert [8] == [kept.at for kept in await store.results("bo")]


async def test_what_was_over_before_somebody_wanted_it_is_not_kept(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        await store.keep_results("one", 0, "ada", 5)
        await store.add_results("one", [result(0, 5), result(0, 9, deal=2)], 9)
        assert [2] == [kept.deal for kept in await store.results("ada")]


async def test_whoever_wants_no_more_keeps_what_there_is(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        await store.keep_results("one", 0, "ada", 1)
        await store.add_results("one", [result(0, 5)], 5)
        await store.keep_no_results("one", 0)
        await store.add_results("one", [result(0, 9, deal=2)], 9)
        assert [1] == [kept.deal for kept in await store.results("ada")]
        assert await store.kept_through("one") is None


async def test_another_person_in_the_same_place_gets_what_comes_from_then_on(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        await store.keep_results("one", 0, "ada", 1)
        await store.add_results("one", [result(0, 5)], 5)
        await store.keep_results("one", 0, "bo", 6)
        await store.add_results("one", [result(0, 5), result(0, 9, deal=2)], 9)
        assert [1] == [kept.deal for kept in await store.results("ada")]
        assert [2] == [kept.deal for kept in await store.results("bo")]


async def test_the_oldest_result_comes_first_over_all_tables(opened: Open) -> None:
    async with opened() as store:
        for table, at in (("one", 20), ("two", 10)):
            await store.append(table, 1, [b"{}"])
            await store.keep_results(table, 0, "ada", 1)
            await store.add_results(table, [result(0, 5, at=at)], 5)
        assert ["two", "one"] == [kept.table for kept in await store.results("ada")]


async def test_two_people_become_one_and_a_deal_that_both_have_is_kept_once(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        await store.keep_results("one", 0, "ada", 1)
        await store.keep_results("one", 1, "phone", 1)
        await store.add_results("one", [result(0, 5), result(1, 5), result(1, 9, deal=2)], 9)
        for _ in range(2):
            await store.join_people("ada", "phone")
        assert [(1, b'{"who":0,"deal":1}'), (2, b'{"who":1,"deal":2}')] == [
            (kept.deal, kept.body) for kept in await store.results("ada")
        ]
        assert [] == await store.results("phone")
        await store.add_results("one", [result(1, 12, deal=3)], 12)
        assert [1, 2, 3] == [kept.deal for kept in await store.results("ada")]


async def test_whoever_is_forgotten_has_nothing_and_gets_nothing_more(opened: Open) -> None:
    async with opened() as store:
        await store.append("one", 1, [b"{}"])
        for who, person in enumerate(("ada", "bo")):
            await store.keep_results("one", who, person, 1)
        await store.add_results("one", [result(0, 5), result(1, 5)], 5)
        await store.forget_person("ada")
        await store.add_results("one", [result(0, 9, deal=2), result(1, 9, deal=2)], 9)
        assert [] == await store.results("ada")
        assert [1, 2] == [kept.deal for kept in await store.results("bo")]
