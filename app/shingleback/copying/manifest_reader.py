"""Reading the manifest of a backup, while somebody may listen how far that is, and end it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from blake3 import blake3

from shingleback.copying.manifest import Record
from shingleback.copying.manifest_batches import Batches
from shingleback.copying.segments import Extent, read_segment

Listen = Callable[[int, int], None]
"""Is told how many bytes were read, and of how many. It may raise, which ends the reading."""


class Hasher(Protocol):
    def update(self, data: bytes, /) -> object: ...


class ManifestReader:
    """Attributes: `is_damaged`: something is missing, or could not be read."""

    def __init__(self, home_fd: int, listen: Listen) -> None:
        self.is_damaged = False
        self._home_fd = home_fd
        self._listen = listen
        self._done_bytes = 0
        self._total_bytes = 0

    def begin(self, extents: Iterable[Extent]) -> None:
        """These are going to be read."""
        self._done_bytes, self._total_bytes = 0, sum(extent.size for extent in extents)

    def batches(self, extent: Extent, hasher: Hasher | None = None) -> Iterator[tuple[int, list[Record]]]:
        """Those of one segment, each with the place at which it ends. `hasher` gets all bytes of the segment."""
        batches = Batches()
        for data in self._read(extent):
            if hasher is not None:
                hasher.update(data)
            for records in batches.feed(data):
                yield batches.length, records
            if batches.is_endless:
                break
        batches.end()
        self.is_damaged = self.is_damaged or batches.is_damaged

    def digest(self, extent: Extent) -> bytes:
        """Of all bytes of a segment, which are not looked into."""
        hasher = blake3()
        for data in self._read(extent):
            hasher.update(data)
        return hasher.digest()

    def _read(self, extent: Extent) -> Iterator[bytes]:
        for data in read_segment(self._home_fd, extent.name, until=extent.size):
            yield data
            self._done_bytes += len(data)
            self._listen(self._done_bytes, self._total_bytes)
