"""Reads the zones of a drive from the kernel (BLKREPORTZONE), or from what `blkzone report` has printed.

The report is a command to the drive, which only reads.
"""

import errno
import fcntl
import re
import struct
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from shingleback.domain.zones import Zone, ZoneUse

_BLKREPORTZONE: Final = 0xC0101282  # <linux/blkzoned.h>
_HEAD: Final = struct.Struct("=QII")  # sector, number of zones, flags
_ZONE: Final = struct.Struct("=QQQBBBB4xQ24x")  # start, length, write pointer, type, condition, -, -, capacity
_HAS_CAPACITY: Final = 1
_AT_ONCE: Final = 4096
_SECTOR: Final = 512
_MOST_ZONES: Final = 1 << 18  # a drive of 60 TB has no more
_MOST_SECTORS: Final = (1 << 63) // _SECTOR
_CONVENTIONAL: Final = 1  # BLK_ZONE_TYPE_CONVENTIONAL
_USES: Final = {
    0x0: ZoneUse.CONVENTIONAL,
    0x1: ZoneUse.EMPTY,
    0x2: ZoneUse.OPEN,
    0x3: ZoneUse.OPEN,
    0x4: ZoneUse.CLOSED,
    0xD: ZoneUse.READ_ONLY,
    0xE: ZoneUse.FULL,
    0xF: ZoneUse.OFFLINE,
}
_NOT_ZONED: Final = frozenset({errno.ENOTTY, errno.EOPNOTSUPP, errno.EINVAL})

Ioctl = Callable[[int, int, bytearray], object]


def _ask_kernel(fd: int, request: int, given: bytearray) -> object:
    return fcntl.ioctl(fd, request, given, True)  # noqa: FBT003 (the kernel writes its answer there)


def zones_of(fd: int, ioctl: Ioctl = _ask_kernel) -> list[Zone]:
    """Of an open drive; empty where it has no zones. Raises OSError.

    The kernel passes on what the drive answers: a report ends where a zone does not begin at the end of the one before.
    """
    found: list[Zone] = []
    while len(found) < _MOST_ZONES:
        sector = (found[-1].begin_bytes + found[-1].size_bytes) // _SECTOR if found else 0
        answer = bytearray(_HEAD.size + _AT_ONCE * _ZONE.size)
        _HEAD.pack_into(answer, 0, sector, _AT_ONCE, 0)
        try:
            ioctl(fd, _BLKREPORTZONE, answer)
        except OSError as error:
            if error.errno in _NOT_ZONED:
                return found
            raise
        more = list(_unpacked(bytes(answer), sector))
        if not more:
            return found
        found += more
    return found


def _unpacked(answer: bytes, sector: int) -> Iterator[Zone]:
    """The zones that follow each other from that sector on."""
    _, count, flags = _HEAD.unpack_from(answer)
    for number in range(min(count, _AT_ONCE)):
        begin, length, pointer, kind, condition, _, _, capacity = _ZONE.unpack_from(
            answer, _HEAD.size + number * _ZONE.size
        )
        holds = capacity if flags & _HAS_CAPACITY else length
        if begin != sector or not _is_possible(begin, length, holds):
            return
        yield _zone(begin, length, holds, pointer - begin, kind, condition)
        sector += length


_LINE: Final = re.compile(
    r"start:\s*0x([0-9a-f]{1,16}), len 0x([0-9a-f]{1,16}),(?: cap 0x([0-9a-f]{1,16}),)? wptr 0x([0-9a-f]{1,16})"
    r".{0,80}?zcond:\s{0,9}(\d{1,2})\(.{0,40}?\[type:\s{0,9}(\d)\("
)


def zones_in(text: str) -> list[Zone]:
    """What `blkzone report` prints, in which the write pointer counts from the beginning of its zone.

    The text may be anybody's: zones that no drive can have are passed over.
    """
    found = []
    for match in islice(_LINE.finditer(text), _MOST_ZONES):
        begin, length, capacity, pointer = (int(part or "0", 16) for part in match.groups()[:4])
        if _is_possible(begin, length, capacity):
            found.append(_zone(begin, length, capacity or length, pointer, int(match[6]), int(match[5])))
    return found


def _is_possible(begin: int, length: int, capacity: int) -> bool:
    return 0 < length <= _MOST_SECTORS - begin and capacity <= length


def _zone(begin: int, length: int, capacity: int, written: int, kind: int, condition: int) -> Zone:
    """In sectors. The write pointer of a zone that is empty, full or lost says nothing."""
    use = ZoneUse.CONVENTIONAL if kind == _CONVENTIONAL else _USES.get(condition, ZoneUse.OFFLINE)
    is_between = use in (ZoneUse.OPEN, ZoneUse.CLOSED)
    done = capacity if use is ZoneUse.FULL else min(max(0, written), capacity) if is_between else 0
    return Zone(use, begin * _SECTOR, length * _SECTOR, capacity * _SECTOR, done * _SECTOR)
