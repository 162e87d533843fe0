"""Which areas of a filesystem are in use, from its own maps: the others need not be copied.

A map is believed only if the filesystem says that it was closed properly. Otherwise, and for filesystems without a
reader here, all of it counts as used. Areas are rounded to whole MiB, so that the maps of 8 TB take seconds.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from shingleback.domain.superblocks import btrfs, exfat, ext4
from shingleback.domain.superblocks.structure import NotThisFilesystem, Read

_STEP_BYTES: Final = 1 << 20


class ByteArea(NamedTuple):
    """In bytes, from the start of the filesystem."""

    start: int
    length: int

    @property
    def end(self) -> int:
        return self.start + self.length


class Allocation(NamedTuple):
    """`filesystem` as UDisks2 calls it. `areas` are in order and do not touch."""

    filesystem: str
    areas: tuple[ByteArea, ...]


_MAPS: Final[dict[str, Callable[[Read, int], Iterator[tuple[int, int]]]]] = {
    "ext4": ext4.used,
    "btrfs": btrfs.used,
    "exfat": exfat.used,
}


def allocation(read: Read, size_bytes: int) -> Allocation | None:
    """None if no filesystem is recognized whose map can be believed. Raises OSError if its map cannot be read."""
    for filesystem, used in _MAPS.items():
        try:
            areas = [ByteArea(start, length) for start, length in used(read, size_bytes)]
        except NotThisFilesystem:
            continue
        return Allocation(filesystem, merged(areas, size_bytes))
    return None


def merged(areas: Iterable[ByteArea], size_bytes: int) -> tuple[ByteArea, ...]:
    """In order, rounded outward to whole steps, within the size, and joined where they touch."""
    found: list[ByteArea] = []
    for area in sorted(areas):
        start = area.start // _STEP_BYTES * _STEP_BYTES
        end = min(-(-area.end // _STEP_BYTES) * _STEP_BYTES, size_bytes)
        if found and start <= found[-1].end:
            found[-1] = ByteArea(found[-1].start, max(end, found[-1].end) - found[-1].start)
        elif end > start:
            found.append(ByteArea(start, end - start))
    return tuple(found)
