"""The partition table of a clone (GPT): adapted to the size of the new drive, or made new with a single partition.

Source: UEFI specification 2.10, section 5.3. The backup table belongs at the end of the drive, so a mere copy would be
in the wrong place.
"""

import struct
import zlib
from collections.abc import Callable
from typing import Final, NamedTuple

from shingleback.cloning.patches import Patch
from shingleback.domain.superblocks.structure import (
    NotThisFilesystem,
    Read,
    read_exactly,
    require,
)

_SIGNATURE: Final = b"EFI PART"
_HEADER: Final = struct.Struct("<8sIIIIQQQQ16sQIII")
_REVISION: Final = 0x10000
_ENTRY_BYTES: Final = 128
_ENTRIES: Final = 128
_MAX_ENTRIES_BYTES: Final = 1 << 20
_ALIGN_BYTES: Final = 1 << 20
_PROTECTIVE: Final = 0xEE
_LARGEST_MBR: Final = 0xFFFFFFFF
_LINUX: Final = bytes.fromhex("af3dc60f838472478e793d69d8477de4")  # 0fc63daf-8483-4772-8e79-3d69d8477de4 on disk
_MICROSOFT: Final = bytes.fromhex("a2a0d0ebe5b9334487c068b6b72699c7")  # ebd0a0a2-b9e5-4433-87c0-68b6b72699c7
_FOR_WINDOWS: Final = ("exfat", "ntfs", "vfat")


class TablePartition(NamedTuple):
    """A partition, in bytes of the drive. `number` counts from 1."""

    number: int
    start: int
    length: int


class GuidTable(NamedTuple):
    """A GUID partition table as it was read. `entries` are the bytes of the whole array."""

    sector_bytes: int
    mbr: bytes
    disk_guid: bytes
    first_usable: int
    entries: bytes
    entry_bytes: int

    @property
    def partitions(self) -> list[TablePartition]:
        partitions = []
        for at in range(0, len(self.entries), self.entry_bytes):
            first, last = struct.unpack_from("<QQ", self.entries, at + 32)
            if any(self.entries[at : at + 16]):
                start, length = first * self.sector_bytes, (last - first + 1) * self.sector_bytes
                partitions.append(TablePartition(at // self.entry_bytes + 1, start, length))
        return partitions


def read_table(read: Read, sector_bytes: int) -> GuidTable | None:
    """Read the primary table; return None if there is none, or it is damaged."""
    try:
        raw = read_exactly(read, sector_bytes, sector_bytes)
        signature, _, size, crc, _, own_sector, _, first, _, guid, at, count, entry_bytes, entries_crc = (
            _HEADER.unpack_from(raw)
        )
        require(signature == _SIGNATURE and own_sector == 1 and _HEADER.size <= size <= sector_bytes)
        require(zlib.crc32(raw[:16] + bytes(4) + raw[20:size]) == crc)
        length = count * entry_bytes
        require(entry_bytes >= _ENTRY_BYTES and 0 < length <= _MAX_ENTRIES_BYTES)
        entries = read_exactly(read, at * sector_bytes, length)
        require(zlib.crc32(entries) == entries_crc)
        return GuidTable(sector_bytes, read_exactly(read, 0, sector_bytes), guid, first, entries, entry_bytes)
    except NotThisFilesystem:
        return None


def moved(
    table: GuidTable, size_bytes: int, *, grows: bool, new_guid: Callable[[], bytes] | None = None
) -> list[Patch]:
    """Return the table for a drive of this size, with sectors of the same size.

    `grows`: the last partition takes the rest of the drive. `new_guid` returns 16 bytes for the drive and for each
    partition, if they need other GUIDs than the source.
    """
    entries = bytearray(table.entries)
    if grows and table.partitions:
        last = max(table.partitions, key=lambda partition: partition.start)
        struct.pack_into("<Q", entries, (last.number - 1) * table.entry_bytes + 40, _last_usable(table, size_bytes))
    guid = table.disk_guid
    if new_guid is not None:
        guid = new_guid()
        for partition in table.partitions:
            at = (partition.number - 1) * table.entry_bytes + 16
            entries[at : at + 16] = new_guid()
    return _written(table._replace(entries=bytes(entries), disk_guid=guid), size_bytes)


def single(
    size_bytes: int, sector_bytes: int, name: str, filesystem: str, new_guid: Callable[[], bytes]
) -> list[Patch]:
    """Return a new table with one partition, from 1 MiB to the end."""
    first_usable = 2 + -(-_ENTRIES * _ENTRY_BYTES // sector_bytes)
    table = GuidTable(sector_bytes, b"", new_guid(), first_usable, bytes(_ENTRIES * _ENTRY_BYTES), _ENTRY_BYTES)
    kind = _MICROSOFT if filesystem in _FOR_WINDOWS else _LINUX
    first = partition_start(sector_bytes) // sector_bytes
    entry = kind + new_guid() + struct.pack("<QQQ", first, _last_usable(table, size_bytes), 0)
    entry += name.encode("utf-16-le")[:72].ljust(72, b"\0")
    return _written(table._replace(entries=entry + table.entries[len(entry) :]), size_bytes)


def partition_start(sector_bytes: int) -> int:
    """Return the start of a single partition."""
    return max(_ALIGN_BYTES, 64 * sector_bytes)


def single_room(size_bytes: int, sector_bytes: int) -> int:
    """Return the size of a drive's single partition."""
    return size_bytes - partition_start(sector_bytes) - (1 + -(-_ENTRIES * _ENTRY_BYTES // sector_bytes)) * sector_bytes


def _sectors(table: GuidTable) -> int:
    """Return the number of sectors of the header and the entries."""
    return 1 + -(-len(table.entries) // table.sector_bytes)


def _last_usable(table: GuidTable, size_bytes: int) -> int:
    return size_bytes // table.sector_bytes - _sectors(table) - 1


def _written(table: GuidTable, size_bytes: int) -> list[Patch]:
    sector_bytes = table.sector_bytes
    last = size_bytes // sector_bytes - 1
    entries = table.entries.ljust((_sectors(table) - 1) * sector_bytes, b"\0")
    first_copy = _header(table, 1, last, 2, size_bytes) + entries
    backup = entries + _header(table, last, 1, last - _sectors(table) + 1, size_bytes)
    # The protective MBR has one entry for the whole drive; the boot loader's code stays.
    old_mbr = table.mbr or bytes(sector_bytes)
    entry = struct.pack("<B3sB3sII", 0, b"\0\2\0", _PROTECTIVE, b"\xff\xff\xff", 1, min(last, _LARGEST_MBR))
    mbr = old_mbr[:446] + entry + bytes(48) + b"\x55\xaa" + old_mbr[512:]
    return [Patch(0, mbr + first_copy), Patch((last + 1) * sector_bytes - len(backup), backup)]


def _header(table: GuidTable, own_sector: int, other_sector: int, entries_at: int, size_bytes: int) -> bytes:
    def packed(crc: int) -> bytes:
        count, checksum = len(table.entries) // table.entry_bytes, zlib.crc32(table.entries)
        places = own_sector, other_sector, table.first_usable, _last_usable(table, size_bytes)
        remaining_fields = table.disk_guid, entries_at, count, table.entry_bytes, checksum
        return _HEADER.pack(_SIGNATURE, _REVISION, _HEADER.size, crc, 0, *places, *remaining_fields)

    return packed(zlib.crc32(packed(0))).ljust(table.sector_bytes, b"\0")
