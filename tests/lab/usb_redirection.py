"""Connects an emulated drive to QEMU: USB mass storage in bulk-only transport, over the USB redirection protocol.

Source: the protocol description of usbredir; the USB 3 specification for the descriptors.
"""

import contextlib
import socket
import struct
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.lab.emulated_drive import Disk, DriveFacts, Sense

_CAPABILITIES: Final = 1 << 1 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6  # device version, disconnect ack, sizes, 64-bit ids
_HELLO, _CONNECT, _INTERFACES, _ENDPOINTS = 0, 1, 4, 5
_CONFIGURATION, _ALTERNATIVE = 8, 11
_CONTROL, _BULK = 100, 101
_STALL: Final = 4


@contextlib.contextmanager
def served(path: Path, image: Path, facts: DriveFacts) -> Iterator[Disk]:
    """The drive waits at a socket during this block; it may be plugged and pulled any number of times."""
    disk, listener = Disk(image, facts), socket.socket(socket.AF_UNIX)
    listener.bind(str(path))
    listener.listen()
    thread = threading.Thread(target=_serve_all, args=(listener, disk, facts), name="emulated drive")
    thread.start()
    try:
        yield disk
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        thread.join()
        listener.close()
        disk.close()


def _serve_all(listener: socket.socket, disk: Disk, facts: DriveFacts) -> None:
    while True:
        try:
            wire, _ = listener.accept()
        except OSError:
            return
        with wire, contextlib.suppress(EOFError, ConnectionError):
            _Wire(wire, disk, facts).serve()


class _BulkOnly:
    """A command of 31 bytes, its data, a status of 13 bytes."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._sense = bytes(18)
        self.reset()

    def reset(self) -> None:
        self._out_left = 0
        self._data = b""
        self._answer: list[bytes] = []

    def from_host(self, data: bytes) -> None:
        if self._out_left:
            self._data += data
            self._out_left -= len(data)
        else:
            _, self._tag, self._length, flags, _, size = struct.unpack_from("<4sIIBBB", data)
            self._command, self._data = data[15 : 15 + size].ljust(16, b"\0"), b""
            self._is_reading = bool(flags & 0x80)
            self._out_left = 0 if self._is_reading else self._length
        if not self._out_left:
            self._do()

    def to_host(self, size: int) -> bytes:
        if not self._answer:
            return b""
        chunk, rest = self._answer[0][:size], self._answer[0][size:]
        self._answer[:1] = [rest] if rest else []
        return chunk

    def _do(self) -> None:
        status, data = 0, b""
        try:
            if self._command[0] == 0x03:
                data, self._sense = self._sense, bytes(18)
            else:
                data = self._disk.do(self._command, self._data)
        except Sense as more:
            status, data, self._sense = 1, more.data, more.bytes
        except OSError:
            status, self._sense = 1, Sense(3, 0x0C).bytes
        data = data[: self._length]
        missing_bytes = self._length - len(data if self._is_reading else self._data)
        end = struct.pack("<4sIIB", b"USBS", self._tag, missing_bytes, status)
        self._answer = [data, end] if self._is_reading and self._length else [end]


class _Wire:
    """One connection of the redirection protocol: from plug to pull."""

    def __init__(self, wire: socket.socket, disk: Disk, facts: DriveFacts) -> None:
        self._socket = wire
        self._bulk = _BulkOnly(disk)
        self._facts = facts

    def serve(self) -> None:
        self._introduce()
        while True:
            kind, size, number = struct.unpack("<IIQ", self._receive(16))
            self._answer(kind, self._receive(size), number)

    def _introduce(self) -> None:
        hello = b"emulated drive".ljust(64, b"\0") + struct.pack("<I", _CAPABILITIES)
        self._socket.sendall(struct.pack("<III", _HELLO, len(hello), 0) + hello)
        _, size, _ = struct.unpack("<III", self._receive(12))
        self._receive(size)
        types, sizes = bytearray([255] * 32), [0] * 32
        for control in (0, 16):
            types[control] = 0
        for bulk in (2, 17):  # 0x02 out and 0x81 in
            types[bulk], sizes[bulk] = 2, 1024
        self._send(_ENDPOINTS, bytes(types) + bytes(64) + struct.pack("<32H", *sizes))
        rest = bytes(31)
        self._send(_INTERFACES, struct.pack("<I", 1) + b"\0" + rest + b"\x08" + rest + b"\x06" + rest + b"\x50" + rest)
        self._send(_CONNECT, struct.pack("<BBBBHHH", 3, 0, 0, 0, *self._facts.usb_id, 0x0712))

    def _answer(self, kind: int, body: bytes, number: int) -> None:
        match kind:
            case 3:  # reset of the port
                self._bulk.reset()
            case 6 | 7:  # set or get the configuration
                self._send(_CONFIGURATION, b"\0\1", number)
            case 9 | 10:  # set or get the alternative of the interface
                self._send(_ALTERNATIVE, b"\0\0\0", number)
            case 100:  # _CONTROL
                self._on_control(body, number)
            case 101:  # _BULK
                self._on_bulk(body, number)

    def _on_control(self, body: bytes, number: int) -> None:
        endpoint, request, kind, _, value, index, length = struct.unpack_from("<BBBBHHH", body)
        data = self._control(kind, request, value)
        status, data = (_STALL, b"") if data is None else (0, data[:length])
        length_of_reply = len(data) if kind & 0x80 else length
        self._send(
            _CONTROL,
            struct.pack("<BBBBHHH", endpoint, request, kind, status, value, index, length_of_reply) + data,
            number,
        )

    def _control(self, kind: int, request: int, value: int) -> bytes | None:
        if request == 6 and kind == 0x80:
            return self._descriptor(value)
        if request == 0 and kind & 0x80:
            return b"\0\0"
        if request == 0xFE:  # number of units
            return b"\0"
        if request == 0xFF:
            self._bulk.reset()
        return None if kind & 0x80 else b""

    def _on_bulk(self, body: bytes, number: int) -> None:
        endpoint, _, low, stream, high = struct.unpack_from("<BBHIH", body)
        if endpoint & 0x80:
            data = self._bulk.to_host(high << 16 | low)
            head = struct.pack("<BBHIH", endpoint, 0, len(data) & 0xFFFF, stream, len(data) >> 16)
            self._send(_BULK, head + data, number)
        else:
            self._bulk.from_host(body[10:])
            self._send(_BULK, struct.pack("<BBHIH", endpoint, 0, low, stream, high), number)

    def _descriptor(self, value: int) -> bytes | None:
        kind, number = value >> 8, value & 255
        if kind == 3:
            strings = ["", self._facts.maker, self._facts.product, self._facts.usb_serial]
            text = strings[number].encode("utf-16-le") if number else b"\x09\x04"
            return bytes((2 + len(text), 3)) + text
        endpoints = b"".join(
            struct.pack("<BBBBHB", 7, 5, address, 2, 1024, 0) + struct.pack("<BBBBH", 6, 0x30, 15, 0, 0)
            for address in (0x81, 0x02)
        )
        parts = struct.pack("<BBBBBBBBB", 9, 4, 0, 0, 2, 8, 6, 0x50, 0) + endpoints
        powers = struct.pack("<BBBI", 7, 16, 2, 2) + struct.pack("<BBBBHBBH", 10, 16, 3, 0, 0x0E, 3, 10, 0x7FF)
        return {
            1: struct.pack("<BBHBBBBHHHBBBB", 18, 1, 0x300, 0, 0, 0, 9, *self._facts.usb_id, 0x0712, 1, 2, 3, 1),
            2: struct.pack("<BBHBBBBB", 9, 2, 9 + len(parts), 1, 1, 0, 0x80, 112) + parts,
            15: struct.pack("<BBHB", 5, 15, 22, 2) + powers,
        }.get(kind)

    def _send(self, kind: int, body: bytes, number: int = 0) -> None:
        self._socket.sendall(struct.pack("<IIQ", kind, len(body), number) + body)

    def _receive(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            more = self._socket.recv(size - len(data), socket.MSG_WAITALL)
            if not more:
                raise EOFError
            data += more
        return data
