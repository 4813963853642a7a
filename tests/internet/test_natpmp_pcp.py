"""PCP and NAT-PMP, asked of a router on loopback."""

from ipaddress import IPv4Address

import pytest

from forehand.internet.lease import LIFETIME, Denied, Lease, NoAnswer, Way
from forehand.internet.natpmp import NatPmp
from forehand.internet.pcp import Pcp
from tests.support.router import PUBLIC, Place, PmpRouter, listening

OWN = IPv4Address("127.0.0.1")


@pytest.fixture(autouse=True)
def _short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("forehand.internet.datagram.WAITS", (0.1, 0.1, 0.1))


def both(router: Place) -> tuple[Way, Way]:
    return Pcp(router, OWN), NatPmp(router)


@pytest.mark.parametrize("way", [0, 1], ids=["PCP", "NAT-PMP"])
async def test_a_port_is_opened_renewed_and_given_back(way: int) -> None:
    router = PmpRouter()
    async with listening(router.answer) as place:
        one = both(place)[way]
        lease = await one.open(8032, 8032)
        assert Lease(PUBLIC, 8032, LIFETIME) == lease == await one.open(8032, lease.port)
        assert {8032: 8032} == router.mapped
        await one.close(8032, lease)
        assert {} == router.mapped


@pytest.mark.parametrize("way", [0, 1], ids=["PCP", "NAT-PMP"])
async def test_a_port_of_somebody_elses_becomes_another(way: int) -> None:
    async with listening(PmpRouter(taken=frozenset({8032}), seconds=120).answer) as place:
        assert Lease(PUBLIC, 8033, 120) == await both(place)[way].open(8032, 8032)


@pytest.mark.parametrize("way", [0, 1], ids=["PCP", "NAT-PMP"])
async def test_a_datagram_that_is_lost_is_sent_again(way: int) -> None:
    router = PmpRouter(deaf=1)
    async with listening(router.answer) as place:
        assert 8032 == (await both(place)[way].open(8032, 8032)).port
        assert router.asked[0] == router.asked[1]


@pytest.mark.parametrize(
    ("way", "result", "reason"),
    [
        (0, 2, "not authorised"),
        (0, 8, "no resources"),
        (0, 11, "external port"),
        (0, 99, "result 99"),
        (1, 2, "not authorised"),
        (1, 4, "out of resources"),
    ],
)
async def test_a_refusal_has_its_reason(way: int, result: int, reason: str) -> None:
    async with listening(PmpRouter(result=result).answer) as place:
        with pytest.raises(Denied, match=reason):
            await both(place)[way].open(8032, 8032)


@pytest.mark.parametrize("way", [0, 1], ids=["PCP", "NAT-PMP"])
async def test_a_port_for_no_time_is_a_refusal(way: int) -> None:
    async with listening(PmpRouter(seconds=0).answer) as place:
        with pytest.raises(Denied, match="no time"):
            await both(place)[way].open(8032, 8032)


async def test_an_older_router_is_heard_at_once_and_asked_in_its_own_protocol() -> None:
    router = PmpRouter(pcp=False)
    async with listening(router.answer) as place:
        pcp, natpmp = both(place)
        with pytest.raises(NoAnswer, match="speak PCP"):
            await pcp.open(8032, 8032)
        assert 1 == len(router.asked)
        assert PUBLIC == (await natpmp.open(8032, 8032)).address


@pytest.mark.parametrize("way", [0, 1], ids=["PCP", "NAT-PMP"])
async def test_a_router_of_another_version_speaks_another_protocol(way: int) -> None:
    async with listening(PmpRouter(result=1).answer) as place:
        with pytest.raises(NoAnswer):
            await both(place)[way].open(8032, 8032)


@pytest.mark.parametrize("way", [0, 1], ids=["PCP", "NAT-PMP"])
@pytest.mark.parametrize(
    "answer", [None, b"", b"\x00", b"\x02\x81\x00", b"\x02\x81" + bytes(22), b"\xff" * 60, b"\x00\x80\x00\x00"]
)
async def test_silence_and_garbage_are_no_answer(way: int, answer: bytes | None) -> None:
    async with listening(lambda _: answer) as place:
        with pytest.raises(NoAnswer):
            await both(place)[way].open(8032, 8032)


async def test_an_answer_to_another_question_is_none() -> None:
    router = PmpRouter()

    def to_another(data: bytes) -> bytes | None:
        answer = router.answer(data)
        return answer and answer[:30] + b"another" + answer[37:]

    async with listening(to_another) as place:
        with pytest.raises(NoAnswer):
            await Pcp(place, OWN).open(8032, 8032)


@pytest.mark.parametrize("way", [0, 1], ids=["PCP", "NAT-PMP"])
async def test_where_nobody_listens_nobody_is_waited_for(way: int) -> None:
    async with listening(lambda _: None) as place:
        pass
    with pytest.raises(NoAnswer):
        await both(place)[way].open(8032, 8032)
