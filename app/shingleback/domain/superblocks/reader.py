"""Reads the facts of a filesystem by its name, and which of its areas are in use.

All filesystems have `label` and `uuid`; each module lists its other facts.

A map of areas is used only if the filesystem reports that it was closed properly. Otherwise, and for filesystems
without a reader here, everything counts as used. Areas are rounded to whole MiB, so that reading the maps of 8 TB takes
seconds.
"""

import itertools
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from shingleback.domain.errors import FactDifference
from shingleback.domain.formatting.types import ExpectedFact
from shingleback.domain.superblocks import (
    btrfs,
    btrfs_map,
    btrfs_superblock,
    exfat,
    exfat_map,
    ext4,
    ext4_map,
    f2fs,
    luks,
    nilfs2,
    ntfs,
    xfs,
)
from shingleback.domain.superblocks.structure import NotThisFilesystem, Read

Facts = Mapping[str, str | int]

_READERS: Final[Mapping[str, Callable[[Read, int], Facts]]] = {
    "btrfs": btrfs.facts,
    "crypto_LUKS": luks.facts,
    "ext4": ext4.facts,
    "f2fs": f2fs.facts,
    "nilfs2": nilfs2.facts,
    "ntfs": ntfs.facts,
    "xfs": xfs.facts,
}
_STEP_BYTES: Final = 1 << 20

_MAPS: Final[dict[str, Callable[[Read, int], Iterator[tuple[int, int]]]]] = {
    "ext4": ext4_map.used,
    "btrfs": btrfs_map.used,
    "exfat": exfat_map.used,
}

_FILES: Final = {"ext4": ext4_map.areas_of_files, "btrfs": btrfs_map.areas_of_files}

MAPPED: Final = frozenset(_MAPS)  # filesystems whose map of used areas can be read
_MAGICS: Final = (
    (ext4.SUPERBLOCK_AT + ext4.MAGIC_AT, ext4.MAGIC),
    (btrfs_superblock.SUPERBLOCKS_AT[0] + btrfs_superblock.MAGIC_AT, btrfs_superblock.MAGIC),
    (exfat.NAME_AT, exfat.NAME),
)


def facts_of(
    filesystem: str,
    read: Read,
    size_bytes: int,
    *,
    partition_start_bytes: int | None = None,
    drive_sector_bytes: int | None = None,
) -> Facts:
    """Read the facts of the filesystem on a device.

    Args:
        filesystem: as UDisks2 names it.
        read: reads the device that contains the filesystem.
        size_bytes: of that device.
        partition_start_bytes: where that device begins on the whole drive, if known.
        drive_sector_bytes: the logical sector size of the drive, if known.

    Raises:
        NotThisFilesystem: it is another filesystem, damaged, or unsupported here. The argument is its name.
    """
    on_drive = partial(exfat.facts, partition_start_bytes=partition_start_bytes, drive_sector_bytes=drive_sector_bytes)
    reader = on_drive if filesystem == "exfat" else _READERS.get(filesystem)
    if reader is None:
        raise NotThisFilesystem(filesystem)
    try:
        return reader(read, size_bytes)
    except NotThisFilesystem:
        raise NotThisFilesystem(filesystem) from None


@dataclass(frozen=True, slots=True)
class FactComparison:
    """Attributes: `unread`: facts that could not be read, so it is unknown whether they match."""

    differences: tuple[FactDifference, ...]
    unread: tuple[str, ...]


def compare(expected: Iterable[ExpectedFact], facts: Mapping[str, str | int]) -> FactComparison:
    expected_facts = tuple(expected)
    return FactComparison(
        differences=tuple(
            FactDifference(expectation.fact, expectation.value, facts[expectation.fact])
            for expectation in expected_facts
            if expectation.fact in facts and facts[expectation.fact] != expectation.value
        ),
        unread=tuple(expectation.fact for expectation in expected_facts if expectation.fact not in facts),
    )


class ByteArea(NamedTuple):
    """An area in bytes from the start of the filesystem."""

    start: int
    length: int

    @property
    def end(self) -> int:
        return self.start + self.length


class Allocation(NamedTuple):
    """The areas in use, sorted and not touching. `filesystem` as UDisks2 names it."""

    filesystem: str
    areas: tuple[ByteArea, ...]


def claims_a_map(read: Read) -> bool:
    """Whether a filesystem with a map was made there, however damaged it is. Raises OSError if reading fails."""
    return any(read(at, len(magic)) == magic for at, magic in _MAGICS)


def allocation(read: Read, size_bytes: int) -> Allocation | None:
    """The areas in use. None if there is no known filesystem with a reliable map. Raises OSError if reading fails."""
    for filesystem, used in _MAPS.items():
        try:
            areas = [ByteArea(start, length) for start, length in used(read, size_bytes)]
        except NotThisFilesystem:
            continue
        return Allocation(filesystem, merged(areas, size_bytes))
    return None


def is_covered(filesystem: str, read: Read, size_bytes: int, areas: tuple[ByteArea, ...]) -> bool:
    """Whether all that a filesystem's own tables name lies in some areas, which are sorted and do not touch.

    The map is made again and, where it is not made from the files themselves, each file is looked up. False also if the
    tables contradict each other. Raises OSError if reading fails.
    """
    named = [_MAPS[filesystem](read, size_bytes)]
    if filesystem in _FILES:
        named.append(_FILES[filesystem](read, size_bytes))
    starts = [area.start for area in areas]
    try:
        return all(
            start >= size_bytes  # a copy of the superblock that smaller drives lack
            or ((at := bisect_right(starts, start) - 1) >= 0 and min(start + length, size_bytes) <= areas[at].end)
            for start, length in itertools.chain.from_iterable(named)
        )
    except NotThisFilesystem:
        return False


def merged(areas: Iterable[ByteArea], size_bytes: int) -> tuple[ByteArea, ...]:
    """Sorted, rounded outward to whole steps, limited to the size, and joined if they touch."""
    rounded = []
    for area in areas:
        start = area.start // _STEP_BYTES * _STEP_BYTES
        rounded.append(ByteArea(start, min(-(-area.end // _STEP_BYTES) * _STEP_BYTES, size_bytes) - start))
    return joined(rounded)


def joined(areas: Iterable[ByteArea]) -> tuple[ByteArea, ...]:
    """Sorted, and joined if they touch; without empty ones."""
    joined_areas: list[ByteArea] = []
    for area in sorted(areas):
        if joined_areas and area.start <= joined_areas[-1].end:
            joined_areas[-1] = ByteArea(
                joined_areas[-1].start, max(area.end, joined_areas[-1].end) - joined_areas[-1].start
            )
        elif area.length > 0:
            joined_areas.append(area)
    return tuple(joined_areas)
