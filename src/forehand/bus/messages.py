"""What goes over the bus, decoded and checked once: whoever can write to it may write anything."""

from __future__ import annotations

import msgspec
from msgspec import Struct

MOST_BYTES = 512 * 1024
"""Of what one piece carries; NATS itself takes 1 MiB unless it is told otherwise."""


class BusError(Exception):
    """The bus can't be used. The message is one line, for the operator."""


class NobodyThere(Exception):
    """Nobody answers what is asked under a subject, so nobody heard it."""


class BadMessage(Exception):
    """What came is no message of ours."""


class Here(Struct, frozen=True, array_like=True, tag="here"):
    """The sender is there. Said to all, again and again."""

    sender: int


class Open(Struct, frozen=True, array_like=True, tag="open"):
    """The sender asks for a channel, by a number that it has never used. `about` says what for."""

    sender: int
    number: int
    about: bytes


class Taken(Struct, frozen=True, array_like=True, tag="taken"):
    """The sender takes the channel that the receiver has opened, and waits for its first piece."""

    sender: int
    number: int


class Refused(Struct, frozen=True, array_like=True, tag="refused"):
    """The sender does not take it: nothing was done, and nothing will be."""

    sender: int
    number: int


class Piece(Struct, frozen=True, array_like=True, tag="piece"):
    """The next of what the sender has to say, counted from 1; `mine`: the sender opened the channel."""

    sender: int
    number: int
    mine: bool
    count: int
    body: bytes


class Read(Struct, frozen=True, array_like=True, tag="read"):
    """So many of the receiver's pieces have been used, so that more may be sent."""

    sender: int
    number: int
    mine: bool
    count: int


class End(Struct, frozen=True, array_like=True, tag="end"):
    """The channel is over: nothing more is sent or used by the sender."""

    sender: int
    number: int
    mine: bool


class Still(Struct, frozen=True, array_like=True, tag="still"):
    """All channels between the two, those that the sender opened and those that the receiver did, each with how many pieces
    the sender has sent. Who knows of others, or has received fewer, has missed something.
    """

    sender: int
    opened: dict[int, int]
    taken: dict[int, int]


Message = Here | Open | Taken | Refused | Piece | Read | End | Still

_decoder: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)
_encoder = msgspec.msgpack.Encoder()


def encode(message: Message) -> bytes:
    """As it goes over the bus."""
    return _encoder.encode(message)


def decode(raw: bytes) -> Message:
    """Raises BadMessage."""
    try:
        message = _decoder.decode(raw)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadMessage(str(error)) from None
    if isinstance(message, Piece) and len(message.body) > MOST_BYTES:
        raise BadMessage(f"a piece has at most {MOST_BYTES} bytes")
    return message
