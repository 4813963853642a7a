"""A port from its opening to its end, with routers made of nothing and hours that pass at once."""

import asyncio
from ipaddress import IPv4Address

import pytest

from forehand.internet.door import RETRY, Door, Indoors
from forehand.internet.lease import Denied, Lease, NoAnswer

HERE, THERE = IPv4Address("198.41.0.4"), IPv4Address("198.41.0.5")
HOUR = Lease(HERE, 8032, 3600)


class Router:
    """Grants or refuses in this order, then the last for ever."""

    def __init__(self, *answers: Lease | Exception) -> None:
        self._answers = list(answers)
        self.wanted: list[int] = []
        self.closed: list[Lease | None] = []

    async def open(self, port: int, wanted: int) -> Lease:
        assert 8032 == port
        self.wanted.append(wanted)
        answer = self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def close(self, port: int, lease: Lease | None) -> None:
        assert 8032 == port
        self.closed.append(lease)


class Hours:
    """Time that passes at once, so many times."""

    def __init__(self, times: int) -> None:
        self.slept: list[float] = []
        self._times = times

    async def __call__(self, seconds: float) -> None:
        if len(self.slept) == self._times:
            raise asyncio.CancelledError
        self.slept.append(seconds)


async def kept(router: Router, times: int) -> tuple[list[Lease | None], list[float]]:
    """What is told while the port is kept, and the waits."""
    told: list[Lease | None] = []
    hours = Hours(times)
    door = Door(8032, [router], sleep=hours)
    await door.open()
    with pytest.raises(asyncio.CancelledError):
        await door.keep(told.append)
    await door.close()
    return told, hours.slept


async def test_the_first_way_that_grants_is_taken() -> None:
    silent, refusing, granting, never = Router(NoAnswer()), Router(Denied("no")), Router(HOUR), Router(HOUR)
    assert HOUR == await Door(8032, [silent, refusing, granting, never]).open()
    assert [] == never.wanted


async def test_a_refusal_counts_more_than_silence() -> None:
    with pytest.raises(Denied, match="first"):
        await Door(8032, [Router(Denied("first")), Router(NoAnswer())]).open()
    with pytest.raises(NoAnswer):
        await Door(8032, []).open()


@pytest.mark.parametrize(
    ("address", "shared"), [("192.168.0.2", False), ("10.1.2.3", False), ("100.64.0.9", True), ("100.127.1.1", True)]
)
async def test_an_address_behind_another_router_is_told_and_the_port_given_back(address: str, shared: bool) -> None:
    router = Router(Lease(IPv4Address(address), 8032, 3600))
    with pytest.raises(Indoors, match=address) as indoors:
        await Door(8032, [router]).open()
    assert (shared, 1) == (indoors.value.shared, len(router.closed))


async def test_the_lease_is_renewed_at_half_its_time_on_the_same_port() -> None:
    router = Router(Lease(HERE, 40000, 3600))
    assert ([], [1800.0] * 3) == await kept(router, 3)
    assert [8032, 40000, 40000, 40000] == router.wanted
    assert [Lease(HERE, 40000, 3600)] == router.closed


async def test_another_address_or_port_is_told_once() -> None:
    moved, other = Lease(THERE, 8032, 3600), Lease(THERE, 9000, 3600)
    told, _ = await kept(Router(HOUR, moved, moved, other), 4)
    assert [moved, other] == told


async def test_a_router_that_is_away_for_a_while_loses_nothing() -> None:
    told, slept = await kept(Router(HOUR, NoAnswer(), NoAnswer(), HOUR), 4)
    assert ([], [1800.0, RETRY, RETRY, 1800.0]) == (told, slept)


async def test_a_lease_that_ran_out_is_told_and_so_is_its_return() -> None:
    away = [NoAnswer()] * 40
    told, _ = await kept(Router(HOUR, *away, HOUR), 42)
    assert [None, HOUR] == told


async def test_a_permanent_lease_is_looked_after_too() -> None:
    assert ([], [1800.0] * 2) == await kept(Router(Lease(HERE, 8032, 0)), 2)


async def test_a_router_that_is_deaf_at_the_end_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("forehand.internet.door.GOODBYE", 0.01)

    class Deaf(Router):
        async def close(self, port: int, lease: Lease | None) -> None:
            await super().close(port, lease)
            await asyncio.sleep(60)

    door = Door(8032, [Deaf(HOUR)])
    await door.open()
    await door.close()


class Thinking(Router):
    """Grants, but has still to say so."""

    async def open(self, port: int, wanted: int) -> Lease:
        self.wanted.append(wanted)
        await asyncio.Event().wait()
        return await super().open(port, wanted)


async def test_what_was_being_asked_for_when_it_was_called_off_is_given_back() -> None:
    router = Thinking()
    door = Door(8032, [Router(NoAnswer()), router])
    opening = asyncio.create_task(door.open())
    while not router.wanted:
        await asyncio.sleep(0)
    opening.cancel()
    await asyncio.wait({opening})
    await door.close()
    assert [None] == router.closed


async def test_a_refusal_leaves_nothing_to_give_back() -> None:
    router = Router(Denied("no"))
    door = Door(8032, [router])
    with pytest.raises(Denied):
        await door.open()
    await door.close()
    assert [] == router.closed


async def test_a_short_lease_is_renewed_before_it_ends_and_a_very_short_one_is_none() -> None:
    short = Lease(HERE, 8032, 60)
    assert ([], [30.0, 15.0, 30.0]) == await kept(Router(short, NoAnswer(), short), 3)
    router = Router(Lease(HERE, 8032, 20))
    with pytest.raises(Denied, match="20 s only"):
        await Door(8032, [router]).open()
    assert 1 == len(router.closed)
