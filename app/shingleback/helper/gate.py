"""A gate between the bus and the helper: it drops messages that are too long, or too many from one sender, unread.

dbus-fast accepts a message of up to 128 MiB and decodes it completely before anything can refuse it. So the helper
connects through this gate, which reads only the header of each message. Legitimate callers never reach its limits.
"""

import asyncio
import contextlib
import os
import re
import socket
import struct
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Final
from urllib.parse import unquote

_MAX_BYTES: Final = 16 << 10
"""The longest message. A call has a device, three numbers or a label; answers of polkit and the bus are as short."""

_MAX_CALLS_A_SECOND: Final = 64
"""From one sender."""

_MAX_OF_ALL_A_SECOND: Final = 512
"""From all senders together: one user may have 256 connections. The helper handles some thousands a second."""

_SYSTEM_BUS: Final = "unix:path=/run/dbus/system_bus_socket"
_READ_BYTES: Final = 1 << 16
_HEAD_BYTES: Final = 16
_METHOD_CALL: Final = 1
_SIGNAL: Final = 4
_THE_BUS: Final = b"org.freedesktop.DBus"
_SENDER: Final = 7
_BEGIN: Final = b"\r\nBEGIN\r\n"
_PEER: Final = struct.Struct("=iII")  # struct ucred


class MessageFilter:
    """Passes on whole bus messages and drops those over the limits."""

    def __init__(self, now_s: Callable[[], float]) -> None:
        """`now_s` is a monotonic clock."""
        self._now_s = now_s
        self._pending = bytearray()
        self._to_drop = 0
        self._second = 0
        self._calls: Counter[bytes] = Counter()
        self._passed = 0  # calls passed in this second

    def feed(self, data: bytes) -> bytes:
        """Take bytes from the bus, and return the messages to pass on. Raises ValueError if they are no message."""
        if self._to_drop:
            dropped = min(self._to_drop, len(data))
            self._to_drop -= dropped
            data = data[dropped:]
        self._pending += data
        passed, at = bytearray(), 0
        while len(self._pending) - at >= _HEAD_BYTES:
            order = _order(self._pending, at)
            (body,) = struct.unpack_from(f"{order}I", self._pending, at + 4)
            (fields,) = struct.unpack_from(f"{order}I", self._pending, at + 12)
            length = _aligned(_HEAD_BYTES + int(fields), 8) + int(body)
            if length > _MAX_BYTES:
                self._to_drop = max(0, at + length - len(self._pending))
                at = min(at + length, len(self._pending))
                continue
            if len(self._pending) - at < length:
                break
            message = bytes(self._pending[at : at + length])
            at += length
            if self._is_passed(message):
                passed += message
        del self._pending[:at]
        return bytes(passed)

    def _is_passed(self, message: bytes) -> bool:
        """Limit the calls per sender and in total. A sender's first call in a second always passes."""
        if message[1] == _SIGNAL:  # anybody may send a signal to the helper, which only listens to the bus
            return sender_of(message) == _THE_BUS
        if message[1] != _METHOD_CALL:
            return True
        sender = sender_of(message)
        second = int(self._now_s())
        if second != self._second:
            self._second = second
            self._calls.clear()
            self._passed = 0
        self._calls[sender] += 1
        calls = self._calls[sender]
        is_passed = calls <= _MAX_CALLS_A_SECOND and (calls == 1 or self._passed < _MAX_OF_ALL_A_SECOND)
        self._passed += is_passed
        return is_passed


def sender_of(message: bytes) -> bytes:
    """Return the sender that the bus wrote into the message header; empty if missing."""
    order = _order(message, 0)
    (length,) = struct.unpack_from(f"{order}I", message, 12)
    at, end = _HEAD_BYTES, min(_HEAD_BYTES + length, len(message))
    while (at := _aligned(at, 8)) + 8 <= end:
        code, kind = message[at], message[at + 2 : at + 3]
        if kind == b"g":
            at += 6 + message[at + 4]
        elif kind in (b"s", b"o"):
            (size,) = struct.unpack_from(f"{order}I", message, at + 4)
            if code == _SENDER:
                return message[at + 8 : at + 8 + size]
            at += 9 + size
        else:
            at += 8
    return b""


@contextlib.asynccontextmanager
async def gate(address: str | None = None) -> AsyncIterator[str]:
    """Yield the address of a filtered connection to the bus, for one connection of this process.

    Raises OSError if the bus is unreachable, ValueError if its address cannot be parsed.
    """
    bus = _socket_name(address or os.environ.get("DBUS_SYSTEM_BUS_ADDRESS") or _SYSTEM_BUS)
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("")  # an empty name: the kernel picks one
        listener.listen(1)
        listener.setblocking(False)  # noqa: FBT003 (the name says it)
        to_bus = await asyncio.open_unix_connection(bus)
        passing = asyncio.ensure_future(_pass_on(listener, to_bus, MessageFilter(loop.time)))
        try:
            yield f"unix:abstract={listener.getsockname()[1:].decode()}"
        finally:
            passing.cancel()
            await asyncio.wait([passing])
            to_bus[1].close()


async def _pass_on(
    listener: socket.socket, to_bus: tuple[asyncio.StreamReader, asyncio.StreamWriter], sieve: MessageFilter
) -> None:
    """Pass bytes both ways until one side hangs up."""
    with await _accept_own(listener) as own_socket:
        reader, writer = await asyncio.open_unix_connection(sock=own_socket)
        listener.close()
        from_bus, bus = to_bus
        has_begun = asyncio.Event()
        directions = [
            asyncio.ensure_future(direction)
            for direction in (_outward(reader, bus, has_begun), _inward(from_bus, writer, has_begun, sieve))
        ]
        try:
            await asyncio.wait(directions, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for direction in directions:
                direction.cancel()
            await asyncio.gather(*directions, return_exceptions=True)
            writer.close()


async def _accept_own(listener: socket.socket) -> socket.socket:
    """Return the connection from this process; close any other, since anyone can find the abstract socket."""
    while True:
        connection, _ = await asyncio.get_running_loop().sock_accept(listener)
        peer = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _PEER.size)
        if _PEER.unpack(peer)[0] == os.getpid():
            return connection
        connection.close()


async def _outward(reader: asyncio.StreamReader, bus: asyncio.StreamWriter, has_begun: asyncio.Event) -> None:
    authentication = b""
    while data := await reader.read(_READ_BYTES):
        if not has_begun.is_set():
            authentication += data
            if _BEGIN in authentication:
                has_begun.set()
        bus.write(data)
        await bus.drain()


async def _inward(
    bus: asyncio.StreamReader, writer: asyncio.StreamWriter, has_begun: asyncio.Event, sieve: MessageFilter
) -> None:
    """Pass on what the bus sends. Before BEGIN these are lines of authentication, not messages: no filter."""
    while data := await bus.read(_READ_BYTES):
        writer.write(sieve.feed(data) if has_begun.is_set() else data)
        await writer.drain()


def _order(data: bytes | bytearray, at: int) -> str:
    match data[at]:
        case 0x6C:  # "l"
            return "<"
        case 0x42:  # "B"
            return ">"
    raise ValueError(data[at])


def _aligned(at: int, step: int) -> int:
    return (at + step - 1) // step * step


def _socket_name(address: str) -> str:
    """Return the first Unix socket of a D-Bus address, kind:key=value,key=value;kind:... Raises ValueError if none."""
    match = re.search(r"(?:^|;)unix:(?:[^;]*,)?(path|abstract)=([^,;]+)", address)
    if match is None:
        raise ValueError(address)
    name = unquote(match[2])
    return name if match[1] == "path" else f"\0{name}"
