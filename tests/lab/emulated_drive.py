"""A USB drive with a SATA disk in it, emulated in a thread for QEMU's usb-redir device.

Unlike QEMU's own USB drives, it can have any vendor and product ID, and answers ATA commands through its bridge
(IDENTIFY and SMART, as SAT says). Its data stays in a sparse file.

Sources: T10 SPC-4, SBC-3 and SAT-3; T13 ACS-3; the USB mass storage specification, bulk-only transport.
"""

import os
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_SECTOR: Final = 512
_UNMAP_HEAD: Final = 8
_UNMAP_BIT: Final = 1 << 3
_ENDS_TEST: Final = 127


@dataclass(frozen=True, kw_only=True)
class DriveFacts:
    """How the drive describes itself.

    Attributes:
        usb_id: vendor and product.
        zoned: ATA word 69 bits 1:0: 0 silent, 1 host-aware, 2 drive-managed.
        trim: IDENTIFY claims TRIM; the bridge offers no UNMAP.
        unmaps: the bridge supports UNMAP, and WRITE SAME to the same effect, which the kernel uses if it reads no VPD
        pages.
        raw: raw values of additional SMART attributes.
    """

    usb_id: tuple[int, int] = (0x0BC2, 0xAB38)
    maker: str = "Seagate"
    product: str = "Backup+ Desk"
    usb_serial: str = "NA7TLAB1"
    model: str = "ST8000AS0002-1NA17Z"
    serial: str = "Z840LAB1"
    firmware: str = "AR13"
    rpm: int = 5980
    zoned: int = 0
    trim: bool = False
    unmaps: bool = False
    size_bytes: int = 8_001_563_222_016
    raw: tuple[tuple[int, int], ...] = ()


class Sense(Exception):
    """A command has more to report than success: its sense data, and possibly data that was read."""

    def __init__(self, key: int, code: int, *, more: int = 0, data: bytes = b"", registers: bytes = b"") -> None:
        self.data = data
        if registers:
            self.bytes = struct.pack(">BBBB3xB", 0x72, key, code, more, 14) + b"\x09\x0c" + registers
        else:
            self.bytes = struct.pack(">BxB4xB4xBB4x", 0x70, key, 10, code, more)


class Disk:
    """The SCSI side of the bridge, and the disk behind it.

    Attributes:
        write_delay_s, read_delay_s, unmap_delay_s: an additional delay for each.
        read_bytes, written_bytes: the totals of what the computer read and wrote.
        has_write_cache: switched by SET FEATURES; `write_cache_turns`: the new state, each time.
        unmapped_bytes: the total of what the computer trimmed.
        standby_timers: the standby timers that were set, by the command IDLE.
        self_tests: the numbers of started or ended self-tests: 1 is short, 2 long, 127 ends one.
    """

    def __init__(self, image: Path, facts: DriveFacts) -> None:
        self.write_delay_s = self.read_delay_s = self.unmap_delay_s = 0.0
        self.read_bytes = self.written_bytes = 0
        self.has_write_cache = True
        self._unflushed: list[tuple[int, bytes, bytes]] = []
        self.write_cache_turns: list[bool] = []
        self.unmapped_bytes = 0
        self.standby_timers: list[int] = []
        self.self_tests: list[int] = []
        self._test_left_percent = 0
        self._facts = facts
        self._fd = os.open(image, os.O_RDWR | os.O_CREAT)
        os.truncate(image, facts.size_bytes)
        self._sectors = facts.size_bytes // _SECTOR
        self._commands: dict[int, Callable[[bytes, bytes], bytes]] = {
            0x12: self._inquire,
            0x1A: self._mode_6,
            0x5A: self._mode_10,
            0x25: self._capacity_10,
            0x9E: self._capacity_16,
            0x28: self._read,
            0x88: self._read,
            0x2A: self._write,
            0x8A: self._write,
            0x35: self._flush,
            0x91: self._flush,
            0xA0: lambda _command, _data: struct.pack(">I12x", 8),
            0x85: self._ata_16,
            0xA1: self._ata_12,
        }
        if facts.unmaps:
            self._commands[0x42] = self._unmap
            self._commands[0x93] = self._write_same
        for quiet in (0x00, 0x1B, 0x1E, 0x2F):
            self._commands[quiet] = lambda _command, _data: b""

    def close(self) -> None:
        os.close(self._fd)

    def lose_power(self, is_kept: Callable[[], bool]) -> int:
        """Keeps or loses each write since the last flush, and returns their number. Only while unplugged."""
        for start, before, _ in reversed(self._unflushed):
            os.pwrite(self._fd, before, start)
        for start, _, data in self._unflushed:
            if is_kept():
                os.pwrite(self._fd, data, start)
        count, self._unflushed = len(self._unflushed), []
        return count

    def do(self, command: bytes, data: bytes) -> bytes:
        """One SCSI command of 16 bytes; returns the data that the computer reads. Raises Sense and OSError."""
        if command[0] not in self._commands:
            raise Sense(5, 0x20)
        return self._commands[command[0]](command, data)

    def _extent(self, command: bytes) -> tuple[int, int]:
        form = ">xxIxH" if command[0] < 0x80 else ">xxQI"
        start, count = struct.unpack_from(form, command)
        if start + count > self._sectors:
            raise Sense(5, 0x21)
        return start * _SECTOR, count * _SECTOR

    def _read(self, command: bytes, _data: bytes) -> bytes:
        start, length = self._extent(command)
        time.sleep(self.read_delay_s)
        self.read_bytes += length
        return os.pread(self._fd, length, start)

    def _write(self, command: bytes, data: bytes) -> bytes:
        start, length = self._extent(command)
        time.sleep(self.write_delay_s)
        self.written_bytes += length
        if self.has_write_cache:
            self._unflushed.append((start, os.pread(self._fd, length, start), data))
        os.pwrite(self._fd, data, start)
        return b""

    def _flush(self, _command: bytes, _data: bytes) -> bytes:
        self._unflushed = []
        return b""

    def _unmap(self, _command: bytes, data: bytes) -> bytes:
        """The old data may still be read: the range is only counted."""
        (length,) = struct.unpack_from(">H", data, 2)
        for start, count in struct.iter_unpack(">QI4x", data[_UNMAP_HEAD : _UNMAP_HEAD + length]):
            if start + count > self._sectors:
                raise Sense(5, 0x21)
            time.sleep(self.unmap_delay_s)
            self.unmapped_bytes += count * _SECTOR
        return b""

    def _write_same(self, command: bytes, _data: bytes) -> bytes:
        if not command[1] & _UNMAP_BIT:
            raise Sense(5, 0x24)
        time.sleep(self.unmap_delay_s)
        self.unmapped_bytes += self._extent(command)[1]
        return b""

    def _inquire(self, command: bytes, _data: bytes) -> bytes:
        facts = self._facts
        if not command[1] & 1:
            names = facts.maker.ljust(8)[:8] + facts.product.ljust(16)[:16] + "0712"
            return bytes((0, 0, 6, 2, 31, 0, 0, 2)) + names.encode()
        pages = {
            0x00: bytes((0x00, 0x80, 0x83, 0xB1)),
            0x80: facts.usb_serial.encode(),
            0x83: b"\x01\x03\x00\x08" + bytes.fromhex("5000c5001ab00001"),
            0xB1: struct.pack(">H58x", facts.rpm),
        }
        if facts.unmaps:
            pages[0x00] = bytes((0x00, 0x80, 0x83, 0xB0, 0xB1, 0xB2))
            pages[0xB0] = struct.pack(">16xIII32x", 0xFFFFFFFF, 64, 8)
            pages[0xB2] = bytes((0, 0x80, 0, 0))
        page = pages.get(command[2])
        if page is None:
            raise Sense(5, 0x24)
        return struct.pack(">BBH", 0, command[2], len(page)) + page

    def _mode_6(self, command: bytes, _data: bytes) -> bytes:
        page = _caching_page(command)
        return bytes((3 + len(page), 0, 0, 0)) + page

    def _mode_10(self, command: bytes, _data: bytes) -> bytes:
        page = _caching_page(command)
        return struct.pack(">H6x", 6 + len(page)) + page

    def _capacity_10(self, _command: bytes, _data: bytes) -> bytes:
        return struct.pack(">II", min(self._sectors - 1, 0xFFFFFFFF), _SECTOR)

    def _capacity_16(self, command: bytes, _data: bytes) -> bytes:
        if command[1] & 31 != 0x10:
            raise Sense(5, 0x20)
        return struct.pack(">QIBBH16x", self._sectors - 1, _SECTOR, 0, 3, 0x8000 if self._facts.unmaps else 0)

    def _ata_12(self, command: bytes, _data: bytes) -> bytes:
        lba = int.from_bytes(command[5:8], "little")
        return self._ata(command[2], command[3], command[4], lba, command[9])

    def _ata_16(self, command: bytes, _data: bytes) -> bytes:
        lba = command[8] | command[10] << 8 | command[12] << 16
        return self._ata(command[2], command[4], command[6], lba, command[14])

    def _ata(self, flags: int, feature: int, count: int, lba: int, command: int) -> bytes:
        data, status = b"", 0x50
        if command == 0xEC:
            data = _identify(self._facts, self._sectors, has_write_cache=self.has_write_cache)
        elif command == 0xB0 and feature in (0xD0, 0xD1):
            data = _smart(self._facts, is_thresholds=feature == 0xD1, test_status=self._test_status())
        elif command == 0xB0 and feature == 0xD4:
            self._begin_test(lba & 0xFF)
        elif command == 0xEF and feature in (0x02, 0x82):
            self.has_write_cache = feature == 0x02
            self.write_cache_turns.append(self.has_write_cache)
        elif command == 0xE3:
            self.standby_timers.append(count)
        elif command == 0xE5:
            count = 0xFF  # awake
        elif command not in (0xB0, 0xE0, 0xE7, 0xEA, 0xEF):
            status = 0x51
        middle, high = lba >> 8 & 255, lba >> 16 & 255
        error = 4 if status & 1 else 0
        registers = bytes((0, error, 0, count, 0, lba & 255, 0, middle, 0, high, 0, status))
        if error:
            raise Sense(0x0B, 0, registers=registers)
        if flags & 0x20:  # the registers are requested, too
            raise Sense(0x01, 0, more=0x1D, data=data, registers=registers)
        return data

    def _begin_test(self, number: int) -> None:
        self.self_tests.append(number)
        self._test_left_percent = 0 if number == _ENDS_TEST else 100

    def _test_status(self) -> int:
        """Advances by a third with each query; finally the self-test has passed."""
        self._test_left_percent = max(0, self._test_left_percent - 30)
        return 0xF0 | self._test_left_percent // 10 if self._test_left_percent else 0


def _caching_page(command: bytes) -> bytes:
    return bytes((0x08, 0x12, 0x04)) + bytes(17) if command[2] & 63 in (0x08, 0x3F) else b""


def _ata_text(text: str, length: int) -> bytes:
    raw = text.ljust(length)[:length].encode()
    return b"".join(raw[at + 1 : at + 2] + raw[at : at + 1] for at in range(0, length, 2))


def _identify(facts: DriveFacts, sectors: int, *, has_write_cache: bool) -> bytes:
    page = bytearray(512)
    words = {0: 0x0C5A, 47: 0x8010, 49: 0x2F00, 50: 0x4000, 53: 7, 63: 7, 69: facts.zoned, 75: 31, 76: 0x850E}
    words |= {80: 0x07F0, 82: 0x346B, 83: 0x7561, 84: 0x4163, 85: 0x3469, 86: 0x7441, 87: 0x4163, 106: 0x6003}
    words |= {108: 0x5000, 109: 0xC500, 110: 0x1AB0, 111: 0x0001, 169: int(facts.trim), 217: facts.rpm, 222: 0x107F}
    words[85] = words[85] | 1 << 5 if has_write_cache else words[85] & ~(1 << 5)
    for number, value in (words | {255: 0x00A5}).items():
        struct.pack_into("<H", page, 2 * number, value)
    page[20:40], page[46:54] = _ata_text(facts.serial, 20), _ata_text(facts.firmware, 8)
    page[54:94] = _ata_text(facts.model, 40)
    struct.pack_into("<I", page, 120, min(sectors, 0x0FFFFFFF))
    struct.pack_into("<Q", page, 200, sectors)
    page[511] = -sum(page) & 0xFF
    return bytes(page)


def _smart(facts: DriveFacts, *, is_thresholds: bool, test_status: int) -> bytes:
    raw = {1: 0, 5: 0, 9: 900, 187: 0, 194: 33, 197: 0, 198: 0} | dict(facts.raw)
    page = bytearray(512)
    struct.pack_into("<H", page, 0, 10)
    for place, (number, count) in enumerate(sorted(raw.items())):
        if is_thresholds:
            struct.pack_into("<BB", page, 2 + 12 * place, number, 6 if number in (1, 5) else 0)
        else:
            value = 67 if number == 194 else 100
            struct.pack_into("<BHBBQ", page, 2 + 12 * place, number, 0x000F, value, value, count)
    page[363], page[367] = test_status, 0x59  # a self-test is supported, short and long, and can be ended
    struct.pack_into("<H", page, 368, 0x0003)
    page[511] = -sum(page) & 0xFF
    return bytes(page)
