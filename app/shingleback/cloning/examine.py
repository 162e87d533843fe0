"""What a source is made of, from the source itself: its partitions, its filesystem, and which areas are in use."""

import mmap
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, NamedTuple

from shingleback.cloning.media import SourceMedium
from shingleback.cloning.patches import GuidTable, read_table
from shingleback.domain.superblocks.reader import ByteArea, allocation, facts_of, merged
from shingleback.domain.superblocks.structure import NotThisFilesystem, Read

_WINDOW_BYTES: Final = 1 << 20
_WINDOWS: Final = 16
_SECTORS: Final = (512, 4096)
_LUKS: Final = "crypto_LUKS"
_UNITS: Final = ("block_bytes", "luks_sector_bytes", "sector_bytes")


class FoundVolume(NamedTuple):
    """A filesystem on the source, and the room that it has; `filesystem` is empty if it is not known.

    Attributes:
        number: of its partition; 0 if it is no partition.
    """

    filesystem: str
    start: int
    length: int
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceFacts:
    """What was found.

    Attributes:
        table: None also for an old kind of table (MBR), which `has_table` includes.
        areas: what has to be copied.
        uses_map: whether that is less than all, by the maps of the filesystems.
        unit_bytes: no drive with larger sectors can hold it.
    """

    table: GuidTable | None
    has_table: bool
    volumes: tuple[FoundVolume, ...]
    areas: tuple[ByteArea, ...]
    uses_map: bool
    unit_bytes: int

    @property
    def last(self) -> FoundVolume:
        """The one that lies last: only that can take more room."""
        return max(self.volumes, key=lambda one: one.start, default=FoundVolume("", 0, 0))


def examine(source: SourceMedium, *, copies_all: bool = False) -> SourceFacts:
    """Raises OSError. With `copies_all`, no map of a filesystem is believed."""
    read = reader_of(source)
    size = source.size_bytes
    table = next((found for sector in _sectors(source) if (found := read_table(read, sector))), None)
    if table is not None:
        return _divided(read, size, table, copies_all=copies_all)
    used = None if copies_all else allocation(read, size)
    name = used.filesystem if used else _named(read, size)
    return SourceFacts(
        table=None,
        has_table=not name and _has_old_table(read),
        volumes=(FoundVolume(name, 0, size),),
        areas=used.areas if used else (ByteArea(0, size),),
        uses_map=used is not None,
        unit_bytes=_unit_bytes(read, size, name) or source.sector_bytes,
    )


def _divided(read: Read, size: int, table: GuidTable, *, copies_all: bool) -> SourceFacts:
    """Room that belongs to no partition is not copied, but for what lies before the first one."""
    parts = table.partitions
    areas = [ByteArea(0, min((part.start for part in parts), default=_WINDOW_BYTES))]
    volumes = []
    uses_map = False
    for part in parts:
        inside = part_of(read, part.start, part.length)
        found = None if copies_all else allocation(inside, part.length)
        uses_map = uses_map or found is not None
        within = found.areas if found else (ByteArea(0, part.length),)
        areas += [ByteArea(part.start + area.start, area.length) for area in within]
        name = found.filesystem if found else _named(inside, part.length)
        volumes.append(FoundVolume(name, part.start, part.length, part.number))
    return SourceFacts(
        table=table,
        has_table=True,
        volumes=tuple(volumes),
        areas=(ByteArea(0, size),) if copies_all else merged(areas, size),
        uses_map=uses_map,
        unit_bytes=table.sector_bytes,
    )


def reader_of(source: SourceMedium) -> Read:
    """For small reads anywhere: a medium itself wants whole, aligned sectors."""
    windows: OrderedDict[int, bytes] = OrderedDict()
    memory = mmap.mmap(-1, _WINDOW_BYTES)

    def window(number: int) -> bytes:
        if number not in windows:
            start = number * _WINDOW_BYTES
            length = max(0, min(_WINDOW_BYTES, source.size_bytes - start))
            source.read(start, memoryview(memory)[:length])
            windows[number] = memory[:length]
            if len(windows) > _WINDOWS:
                windows.popitem(last=False)
        return windows[number]

    def read(offset: int, length: int) -> bytes:
        first, last = offset // _WINDOW_BYTES, (offset + length - 1) // _WINDOW_BYTES
        there = [number for number in range(first, last + 1) if number * _WINDOW_BYTES < source.size_bytes]
        data = b"".join(window(number) for number in there)
        return data[offset - first * _WINDOW_BYTES :][:length]

    return read


def part_of(read: Read, start: int, size: int) -> Read:
    return lambda offset, length: read(start + offset, max(0, min(length, size - offset)))


def _sectors(source: SourceMedium) -> tuple[int, ...]:
    """An image does not tell which sectors its drive had."""
    return tuple(dict.fromkeys((source.sector_bytes, *_SECTORS)))


def _named(read: Read, size: int) -> str:
    """A filesystem whose map cannot be used, or an encrypted volume; empty for what is not known."""
    for name in ("ext4", "btrfs", "exfat", "xfs", "f2fs", "ntfs", _LUKS):
        try:
            facts_of(name, read, size)
        except NotThisFilesystem:
            continue
        return name
    return ""


def _unit_bytes(read: Read, size: int, name: str) -> int:
    try:
        facts = facts_of(name, read, size) if name else {}
    except NotThisFilesystem:
        return 0
    return next((int(facts[key]) for key in _UNITS if key in facts), 0)


def _has_old_table(read: Read) -> bool:
    """An MBR: its signature, with at least one partition."""
    sector = read(0, 512)
    return sector[510:512] == b"\x55\xaa" and any(sector[446 + 4 :: 16][:4])
