"""What goes in at one end of a channel comes out at the other, whole and in order, or the channel ends at both."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import cast

import pytest

from forehand.bus import channels, messages
from forehand.bus.channels import WINDOW, Channel, Channels, Gone, NotTaken
from forehand.bus.messages import BusError
from forehand.bus.nats import Bus


class Net:
    """Delivers at once, in order, what `passes`, as often as it says."""

    def __init__(self) -> None:
        self.hearers: dict[tuple[str, int], Callable[[bytes], Awaitable[None]]] = {}
        self.passes: Callable[[messages.Message], int] = lambda _: 1
        self.said: list[messages.Message] = []
        self.whole = True

    def bus(self, number: int) -> Bus:
        return cast(Bus, _Bus(self, number))


class _Bus:
    def __init__(self, net: Net, number: int) -> None:
        self._net, self._number = net, number
        self.lost: Callable[[], None] = lambda: None

    async def hear(self, subject: str, hear: Callable[[bytes], Awaitable[None]]) -> None:
        self._net.hearers[subject, self._number] = hear

    def deaf(self) -> None:
        for key in [key for key in self._net.hearers if key[1] == self._number]:
            del self._net.hearers[key]

    async def say(self, subject: str, message: bytes) -> None:
        if not self._net.whole:
            raise BusError("gone")
        told = messages.decode(message)
        self._net.said.append(told)
        for _ in range(self._net.passes(told)):
            for (heard, _), hear in list(self._net.hearers.items()):
                if heard == subject:
                    asyncio.get_running_loop().call_soon(asyncio.ensure_future, hear(message))


class Pair:
    def __init__(self, net: Net, one: Channels, other: Channels) -> None:
        self.net, self.one, self.other = net, one, other
        self.served: list[bytes] = []
        """The first pieces of what was served."""
        self.ends = 0


@asynccontextmanager
async def pair(takes: Callable[[bytes], bool] = lambda _: True) -> AsyncGenerator[Pair]:
    """Server 1 opens channels to server 2, which sends everything back."""
    net = Net()

    async def echo(channel: Channel, _: bytes) -> None:
        try:
            body = await channel.receive()
            both.served.append(body)
            while True:
                await channel.send(body)
                body = await channel.receive()
        finally:
            both.ends += 1

    both = Pair(net, Channels(net.bus(1), "t", 1, takes, echo), Channels(net.bus(2), "t", 2, takes, echo))
    await both.one.begin()
    await both.other.begin()
    try:
        yield both
    finally:
        await both.one.ended()
        await both.other.ended()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("BEAT", 0.02), ("SILENT", 0.2), ("TAKEN_WITHIN", 0.1)):
        monkeypatch.setattr(channels, name, seconds)


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not done():
            await asyncio.sleep(0.005)


async def receive(channel: Channel) -> bytes:
    return await asyncio.wait_for(channel.receive(), 10)


async def test_pieces_come_back_in_order_however_many_there_are() -> None:
    async with pair() as both, both.one.open(2, b"") as channel:
        sent = [str(number).encode() for number in range(5 * WINDOW)]

        async def send() -> None:
            for body in sent:
                await channel.send(body)

        sending = asyncio.create_task(send())
        assert sent == [await receive(channel) for _ in sent]
        await sending
    await until(lambda: both.one.count == both.other.count == 0)


async def test_who_does_not_read_is_sent_no_more_than_a_window() -> None:
    async with pair() as both, both.one.open(2, b"") as channel:
        sending = asyncio.create_task(_send_for_ever(channel))
        await until(lambda: len(channel._waiting) == WINDOW)
        await until(lambda: channel.sent == 3 * WINDOW or not sending.done())
        for _ in range(100):
            await asyncio.sleep(0)
        assert (WINDOW, False) == (len(channel._waiting), sending.done())
        assert channel.sent <= 3 * WINDOW
        sending.cancel()


async def _send_for_ever(channel: Channel) -> None:
    while True:
        await channel.send(b"x")


async def test_nothing_is_served_before_its_first_piece_has_come_and_nothing_twice() -> None:
    async with pair() as both:
        both.net.passes = lambda _: 2
        async with both.one.open(2, b"") as channel:
            assert ([], 1) == (both.served, both.other.count)
            both.net.passes = lambda message: 2 if isinstance(message, messages.Open) else 1
            await channel.send(b"once")
            assert b"once" == await receive(channel)
        opened = next(message for message in both.net.said if isinstance(message, messages.Open))
        await both.other._hear(messages.encode(opened))
        await until(lambda: both.other.count == 0)
        assert [b"once"] == both.served


async def test_a_channel_that_is_not_taken_was_not_begun() -> None:
    async with pair(takes=lambda _: False) as both:
        with pytest.raises(NotTaken):
            async with both.one.open(2, b""):
                pass
        both.net.whole = False
        with pytest.raises(NotTaken):
            async with both.one.open(2, b""):
                pass
        assert (0, 0) == (both.one.count, both.ends)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("sender", "kind"), [(1, messages.Piece), (1, messages.End), (2, messages.Piece), (2, messages.End)]
)
async def test_what_is_lost_on_the_way_ends_the_channel_at_both_ends(sender: int, kind: type[messages.Message]) -> None:
    """A last piece, after which no other comes, or the word that it is over, of either side."""
    lost: list[messages.Message] = []

    def lose(message: messages.Message) -> int:
        if lost or not (isinstance(message, kind) and message.sender == sender):
            return 1
        lost.append(message)
        return 0

    async with pair() as both:
        async with both.one.open(2, b"") as channel:
            await channel.send(b"1")
            assert b"1" == await receive(channel)
            both.net.passes = lose
            if kind is messages.Piece:
                await channel.send(b"2")
            if sender == 2 and kind is messages.End:
                for end in both.other._all():
                    await both.other._end(end)
            if (sender, kind) != (1, messages.End):
                with pytest.raises(Gone):
                    await receive(channel)
        await until(lambda: (both.other.count, both.ends) == (0, 1))
        assert 1 == len(lost)


@pytest.mark.usefixtures("quick")
async def test_a_server_that_is_silent_has_no_channels_any_more() -> None:
    async with pair() as both, both.one.open(2, b"") as channel:
        await channel.send(b"1")
        assert b"1" == await receive(channel)
        await until(lambda: both.one.others == [2])
        both.net.passes = lambda message: int(message.sender != 2)
        with pytest.raises(Gone):
            await receive(channel)
        assert [] == both.one.others
        await until(lambda: both.other.count == 0)


async def test_what_is_no_message_of_ours_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async with pair() as both, both.one.open(2, b"") as channel:
        await channel.send(b"1")
        assert b"1" == await receive(channel)
        for raw in (
            b"",
            b"\xc1",
            b"{}",
            messages.encode(messages.Here(1))[:-1],
            b"\x92\xa4here\xa1x",
            b"\x92\xa5other\x01",
            b"\x91" * 5000,
        ):
            await both.one._hear(raw)
        assert 7 == len([record for record in caplog.records if "no message of ours" in record.message])
        # From a server that is not at the other end.
        await both.one._hear(messages.encode(messages.Piece(3, channel.number, False, 2, b"forged")))
        await both.one._hear(messages.encode(messages.End(3, channel.number, False)))
        await channel.send(b"2")
        assert b"2" == await receive(channel)
