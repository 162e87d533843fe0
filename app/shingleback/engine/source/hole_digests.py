"""Remembers the digests of files with long holes, since hashing zeros takes a minute for some hundred gigabytes.

The digest of a file follows from its size, from where its data lies, and from the data. So it is remembered under a
digest of these, and is found again when only the time or the attributes of the file have changed. The two digests are
made in one pass, so they belong together even if the file changes in between.
"""

import os
import struct
from collections.abc import Callable
from typing import Final

import msgspec
from blake3 import blake3

from shingleback.domain.text import UNDECODABLE
from shingleback.engine.repo.index import Index
from shingleback.engine.source.reader import (
    SequentialReader,
    data_ranges,
    hash_zeros,
    hasher_of,
    long_holes_bytes,
)

_KEY: Final = "hole-digests"
_MAX_DIGESTS: Final = 200
_BUFFER_BYTES: Final = 1 << 20
_HOLES_PER_DATA: Final = 64  # reading the data has to be much faster than hashing the holes
_RANGE: Final = struct.Struct("=QQ")


class HoleDigests:
    """The remembered digests, in the index of the backup."""

    def __init__(self, index: Index) -> None:
        self._index = index
        try:
            self._digests = msgspec.msgpack.decode(index.get(_KEY) or b"\x80", type=dict[bytes, bytes])
        except UNDECODABLE:
            self._digests = {}

    def find(self, reader: SequentialReader, info: os.stat_result, size: int) -> bytes | None:
        """Return the digest of a file with long holes, of which only the data is read; None if it is not remembered."""
        holes_bytes = long_holes_bytes(info) if self._digests else 0
        if not holes_bytes:
            return None
        ranges = list(data_ranges(reader.fd, size))
        if sum(end - start for start, end in ranges) * _HOLES_PER_DATA > holes_bytes:
            return None
        content, buffer = _Content(), memoryview(bytearray(_BUFFER_BYTES))
        for start, end in ranges:
            content.skip_to(start)
            while content.done < end:
                count = reader.read(buffer[: end - content.done], content.done)
                if not count:
                    return None
                content.add(buffer[:count])
        return self._digests.get(content.key(size))

    def note(self, key: bytes, digest: bytes) -> None:
        """Remember the digest of a file by what `_Content` makes of its data. The oldest ones are forgotten."""
        if self._digests.get(key) != digest:
            self._digests[key] = digest
            for oldest in list(self._digests)[:-_MAX_DIGESTS]:
                del self._digests[oldest]
            self._index.set(_KEY, msgspec.msgpack.encode(self._digests))


class _Content:
    """The data of a file without its holes. `done` is the offset reached."""

    def __init__(self) -> None:
        self.done = 0
        self._begin = 0
        self._places = blake3()
        self._data = blake3()

    def add(self, view: memoryview) -> None:
        self._data.update(view)
        self.done += len(view)

    def skip_to(self, offset: int) -> None:
        """Go on after a hole, if there is one before `offset`."""
        if offset > self.done:
            self._end_range()
            self._begin = self.done = offset

    def key(self, size: int) -> bytes:
        """Return the digest of the size of the file, of the places of its data, and of the data."""
        self._end_range()
        self._begin = self.done
        return blake3(_RANGE.pack(size, 0) + self._places.digest() + self._data.digest()).digest()

    def _end_range(self) -> None:
        if self.done > self._begin:
            self._places.update(_RANGE.pack(self._begin, self.done))


class FileHasher:
    """Hashes a file from its beginning, with its holes and without them."""

    def __init__(self, info: os.stat_result) -> None:
        self._info = info
        self.reset()

    def reset(self) -> None:
        self._whole = hasher_of(self._info)
        self._content = _Content() if long_holes_bytes(self._info) else None

    def update(self, view: memoryview) -> None:
        self._whole.update(view)
        if self._content is not None:
            self._content.add(view)

    def update_zeros(self, count: int, on_hashed: Callable[[int], object]) -> None:
        hash_zeros(self._whole, count, on_hashed)
        if self._content is not None:
            self._content.skip_to(self._content.done + count)

    def digest(self) -> bytes:
        return self._whole.digest()

    def remember(self, digests: HoleDigests | None, size: int) -> None:
        """Remember the digest of a file that was hashed to its end."""
        if digests is not None and self._content is not None:
            digests.note(self._content.key(size), self.digest())
