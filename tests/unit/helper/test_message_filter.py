"""Messages that the filter drops without decoding, and those that it passes."""

import asyncio
import os
import socket
import struct
import tracemalloc

import pytest
from dbus_fast import Message, MessageType

from shingleback.devices.dbus import DBUS
from shingleback.devices.helper_client import Helper
from shingleback.devices.sysfs.reader import HelperDevice
from shingleback.domain.helper_protocol import NAME, PATH, VERB_SIGNATURES, Verb
from shingleback.helper.gate import MessageFilter, gate, sender_of
from shingleback.helper.main import serve
from tests.fakes.polkit import FakePolkit
from tests.helpers.bus import Bus
from tests.helpers.patience import PATIENCE_S
from tests.helpers.running_helper import Canned, running_helper

MIB = 1 << 20
MAX = 16 << 10


def message(
    body: bytes = b"", sender: str = ":1.7", kind: MessageType = MessageType.METHOD_CALL, signature: str = "au"
) -> bytes:
    """A message as the bus delivers it; without a sender, as a client sends it. dbus-fast writes no sender."""
    texts = {1: ("o", PATH), 2: ("s", NAME), 3: ("s", "RemountNoatime"), 6: ("s", NAME), 7: ("s", sender)}
    fields = b""
    for code, (form, text) in texts.items():
        if text:
            fields += bytes(-len(fields) % 8) + bytes([code, 1]) + form.encode() + b"\0"
            fields += struct.pack("<I", len(text)) + text.encode() + b"\0"
    fields += bytes(-len(fields) % 8) + bytes([8, 1]) + b"g\0" + bytes([len(signature)]) + signature.encode() + b"\0"
    whole = struct.pack("<I", len(body)) + body
    head = struct.pack("<cBBBIII", b"l", kind.value, 0, 1, len(whole), 1, len(fields))
    return head + fields + bytes(-len(fields) % 8) + whole


@pytest.fixture
def message_filter() -> MessageFilter:
    return MessageFilter(lambda: 0.0)


@pytest.mark.parametrize("step", [1, 7, 100, 100_000])
def test_messages_pass_intact_however_they_are_split(message_filter: MessageFilter, step: int) -> None:
    stream = b"".join(message(bytes(4 * size)) for size in (0, 1, 30, 200))

    passed = b"".join(message_filter.feed(stream[at : at + step]) for at in range(0, len(stream), step))

    assert passed == stream


@pytest.mark.parametrize("step", [13, 65_536])
def test_a_message_that_is_too_long_is_dropped_and_the_next_one_passes(
    message_filter: MessageFilter, step: int
) -> None:
    small = message(b"smal")
    stream = small + message(bytes(MAX)) + small + message(bytes(3 * MAX)) + small

    passed = b"".join(message_filter.feed(stream[at : at + step]) for at in range(0, len(stream), step))

    assert passed == 3 * small


def test_a_long_message_takes_no_memory(message_filter: MessageFilter) -> None:
    head, piece = message(bytes(8 * MIB))[:100], bytes(65_536)
    tracemalloc.start()
    message_filter.feed(head)
    for _ in range(100):
        message_filter.feed(piece)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert peak < MIB


def test_the_sender_is_found_in_the_header() -> None:
    assert sender_of(message(sender=":1.4711")) == b":1.4711"
    assert sender_of(message(sender="", signature="a{sv}")) == b""


def test_the_calls_of_one_sender_are_limited_without_affecting_others() -> None:
    now = [0.0]
    message_filter = MessageFilter(lambda: now[0])

    def passed(count: int, sender: str = ":1.7", kind: MessageType = MessageType.METHOD_CALL) -> int:
        single_message = message(sender=sender, kind=kind)
        return len(message_filter.feed(single_message * count)) // len(single_message)

    assert passed(1000) == 64
    assert passed(10, sender=":1.8") == 10
    assert passed(1000, sender="org.freedesktop.DBus", kind=MessageType.ERROR) == 1000
    now[0] = 1.0
    assert passed(1000) == 64


def test_the_calls_of_all_senders_are_limited_but_each_gets_one() -> None:
    """A user can have hundreds of connections."""
    message_filter, first = MessageFilter(lambda: 0.0), message(sender=":1.100")
    calls = [message(sender=f":1.{number}") for number in range(100, 300)]

    assert len(message_filter.feed(b"".join(calls) * 10)) // len(first) == 512
    assert message_filter.feed(message(sender=":1.8")) == message(sender=":1.8")
    assert message_filter.feed(message(sender=":1.8")) == b""


def test_a_signal_passes_only_if_the_bus_sends_it(message_filter: MessageFilter) -> None:
    """Anyone can send the helper any number of signals, and each would be decoded."""
    assert message_filter.feed(message(bytes(12_000), kind=MessageType.SIGNAL)) == b""
    signal = message(sender="org.freedesktop.DBus", kind=MessageType.SIGNAL)
    assert message_filter.feed(signal) == signal


def test_invalid_data_ends_the_connection(message_filter: MessageFilter) -> None:
    with pytest.raises(ValueError, match="88"):
        message_filter.feed(b"X" * 16)


@pytest.mark.parametrize("address", ["tcp:host=localhost", "", "unix:tmpdir=/tmp"])
def test_a_remote_bus_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", "tcp:host=localhost")

    async def run() -> None:
        async with gate(address):
            pass

    with pytest.raises(ValueError, match=":"):
        asyncio.run(run())


def flood(bus: Bus, count: int, size_bytes: int) -> socket.socket:
    """A client that sends the helper long arrays of numbers."""
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(bus.address.partition("path=")[2].partition(",")[0])
    connection.sendall(f"\0AUTH EXTERNAL {str(os.getuid()).encode().hex()}\r\n".encode())
    assert connection.recv(4096).startswith(b"OK")
    hello = Message(destination=DBUS, path="/org/freedesktop/DBus", interface=DBUS, member="Hello", serial=1)
    connection.sendall(b"BEGIN\r\n" + bytes(hello._marshall(negotiate_unix_fd=False)))
    for _ in range(count):
        connection.sendall(message(bytes(size_bytes), sender=""))
    return connection


def test_a_flood_of_long_messages_does_not_block_the_helper(bus: Bus) -> None:
    """Decoding twelve messages of a million numbers each took minutes, and a gigabyte of memory."""
    verbs = Canned([1])

    async def run() -> None:
        async with running_helper(bus.address, verbs.as_verbs()) as connection:
            flooding = await asyncio.to_thread(flood, bus, 12, 4 * MIB)
            with flooding:
                async with asyncio.timeout(PATIENCE_S):
                    await Helper(connection).remount_noatime(HelperDevice(8, 16, 7))

    with FakePolkit(bus.address):
        asyncio.run(run())
    assert len(verbs.calls) == 1


def test_the_helper_talks_to_the_bus_through_the_filter(bus: Bus) -> None:
    async def run() -> int:
        async with asyncio.timeout(PATIENCE_S):
            return await serve(Canned([]).as_verbs(), 0.05, bus.address)

    assert asyncio.run(run()) == 0
    assert VERB_SIGNATURES[Verb.REMOUNT_NOATIME].signature == "uut"
