"""Reads which areas of an exFAT filesystem are in use, and refuses the map if a file or folder contradicts it.

The bitmap of exFAT has no checksum. So the clusters of every file and folder are compared with it: all of them have to
be in use, and together they may not be more than it says.

Source: "exFAT file system specification" of Microsoft, sections 4.1, 6.3, 7.1, 7.2, 7.4 and 7.6.
"""

import itertools
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from shingleback.domain.superblocks.exfat import FIRST_CLUSTER, ExfatVolume, open_volume
from shingleback.domain.superblocks.structure import (
    Read,
    Structure,
    are_set,
    count_set,
    read_exactly,
    require,
    set_runs,
)

_NOT_CLOSED_OR_SECOND: Final = 0x7  # flags: the second table is active; not closed properly; media errors occurred
_ENTRY_BYTES: Final = 32
_END: Final = 0
_BITMAP, _UPCASE, _LABEL, _FILE, _STREAM = 0x81, 0x82, 0x83, 0x85, 0xC0
_GUID, _PADDING = 0xA0, 0xA1
_PRIMARY: Final = frozenset({_BITMAP, _UPCASE, _LABEL, _FILE, _GUID, _PADDING})
_IN_USE: Final = 0x80
_IS_FOLDER: Final = 0x10
_HAS_CLUSTERS, _IS_CONTIGUOUS = 0x1, 0x2
_TABLE_WINDOW_BYTES: Final = 64 * 1024
_TABLE_WINDOWS: Final = 256
_LAST_CLUSTER: Final = 0xFFFFFFF7  # larger values end a chain, or mark a bad cluster
_MAX_ENTRIES: Final = 20_000_000  # with more files, copying everything takes hardly longer than looking at each
_MAX_FOLDER_BYTES: Final = 256 << 20  # section 7.4: no folder is larger


class _Stretch(NamedTuple):
    """Where a file, folder or table is: its first cluster, its length, and whether the clusters follow each other."""

    first: int
    length: int
    is_contiguous: bool


def used(read: Read, size_bytes: int) -> Iterator[tuple[int, int]]:
    """The used areas as offsets and lengths in bytes, unordered. Raises NotThisFilesystem for an invalid map, too."""
    volume = open_volume(read, size_bytes)
    require(not volume.flags & _NOT_CLOSED_OR_SECOND and volume.tables == 1)
    tree = _Tree(read, volume)
    tree.walk()
    yield 0, volume.heap_bytes
    for start, length in set_runs(tree.bitmap, volume.clusters, volume.cluster_bytes):
        yield volume.heap_bytes + start, length


class _Tree:
    """All files and folders.

    Attributes:
        bitmap: of the clusters, from the first one.
    """

    def __init__(self, read: Read, volume: ExfatVolume) -> None:
        self._read = read
        self._volume = volume
        self._window = lru_cache(_TABLE_WINDOWS)(self._table_window)
        self._entries = 0
        self._claimed = self._in_use = 0
        self.bitmap = b""

    def walk(self) -> None:
        clusters = self._chain(self._volume.root, _MAX_FOLDER_BYTES // self._volume.cluster_bytes + 1)
        top = self._content(clusters)
        entries = [entry for entry in _entries(top) if entry.u8(0) == _BITMAP]
        require(len(entries) == 1)
        length = entries[0].u64(24)
        require(length == -(-self._volume.clusters // 8))
        self.bitmap = self._content(self._clusters(_Stretch(entries[0].u32(20), length, is_contiguous=False)))[:length]
        self._in_use = count_set(self.bitmap, self._volume.clusters)
        self._claim(clusters)
        waiting = list(self._folders(top))
        while waiting:
            stretch = waiting.pop()
            require(stretch.length <= _MAX_FOLDER_BYTES)
            waiting += self._folders(self._content(self._clusters(stretch)))

    def _folders(self, content: bytes) -> Iterator[_Stretch]:
        """Check the clusters of everything in a folder; yield the folders in it."""
        for kind, stretch, is_folder in self._stretches(content):
            self._claim(self._clusters(stretch))
            if kind == _FILE and is_folder:
                yield stretch

    def _stretches(self, content: bytes) -> Iterator[tuple[int, _Stretch, bool]]:
        """What the entries of a folder have clusters for: the type of the entry, where, and whether it is a folder."""
        entries = _entries(content)
        for entry in entries:
            self._entries += 1
            kind = entry.u8(0)
            require(self._entries <= _MAX_ENTRIES and kind in _PRIMARY)
            if kind in (_BITMAP, _UPCASE):
                yield kind, _Stretch(entry.u32(20), entry.u64(24), is_contiguous=False), False
            elif kind == _FILE:
                secondary = list(itertools.islice(entries, entry.u8(1)))
                require(len(secondary) == entry.u8(1) and _set_checksum([entry, *secondary]) == entry.u16(2))
                require(secondary[:1] != [] and secondary[0].u8(0) == _STREAM)
                for part in secondary:
                    if part.u8(1) & _HAS_CLUSTERS and part.u32(20):
                        is_folder = part is secondary[0] and bool(entry.u16(4) & _IS_FOLDER)
                        is_contiguous = bool(part.u8(1) & _IS_CONTIGUOUS)
                        yield kind, _Stretch(part.u32(20), part.u64(24), is_contiguous), is_folder

    def _claim(self, runs: list[tuple[int, int]]) -> None:
        for first, count in runs:
            require(are_set(self.bitmap, first - FIRST_CLUSTER, count))
            self._claimed += count
        require(self._claimed <= self._in_use)

    def _clusters(self, stretch: _Stretch) -> list[tuple[int, int]]:
        """The clusters as runs: the number of the first one, and how many."""
        count = -(-stretch.length // self._volume.cluster_bytes)
        require(count <= self._volume.clusters)
        if not stretch.is_contiguous:
            runs = self._chain(stretch.first, count)
            require(sum(length for _, length in runs) == count)
            return runs
        require(stretch.first >= FIRST_CLUSTER and stretch.first - FIRST_CLUSTER + count <= self._volume.clusters)
        return [(stretch.first, count)]

    def _chain(self, first: int, most: int) -> list[tuple[int, int]]:
        """The clusters of a chain in the table, at most so many. More of them belong to nobody's content."""
        runs: list[tuple[int, int]] = []
        cluster, count = first, 0
        while count < most and cluster < _LAST_CLUSTER:
            require(FIRST_CLUSTER <= cluster < self._volume.clusters + FIRST_CLUSTER)
            if runs and cluster == runs[-1][0] + runs[-1][1]:
                runs[-1] = (runs[-1][0], runs[-1][1] + 1)
            else:
                runs.append((cluster, 1))
            count += 1
            window, at = divmod(4 * cluster, _TABLE_WINDOW_BYTES)
            cluster = int.from_bytes(self._window(window)[at : at + 4], "little")
        return runs

    def _table_window(self, number: int) -> bytes:
        start = number * _TABLE_WINDOW_BYTES
        length = min(_TABLE_WINDOW_BYTES, 4 * (self._volume.clusters + FIRST_CLUSTER) - start)
        return read_exactly(self._read, self._volume.table_bytes + start, length)

    def _content(self, runs: list[tuple[int, int]]) -> bytes:
        size = self._volume.cluster_bytes
        require(sum(count for _, count in runs) * size <= _MAX_FOLDER_BYTES)
        pieces = (read_exactly(self._read, self._volume.place_of(first), count * size) for first, count in runs)
        return b"".join(pieces)


def _entries(content: bytes) -> Iterator[Structure]:
    """The entries of a folder that are in use."""
    for at in range(0, len(content), _ENTRY_BYTES):
        kind = content[at]
        if kind == _END:
            return
        if kind & _IN_USE:
            yield Structure(content[at : at + _ENTRY_BYTES])


def _set_checksum(entries: list[Structure]) -> int:
    """The checksum of a file's entries, in which it is left out itself (section 6.3.3)."""
    checksum = 0
    for number, entry in enumerate(entries):
        for at, byte in enumerate(entry.raw(0, _ENTRY_BYTES)):
            if number or at not in (2, 3):
                checksum = ((checksum >> 1 | checksum << 15) + byte) & 0xFFFF
    return checksum
