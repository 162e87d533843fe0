"""Which parts of a drive that translates addresses hold something, and in how many pieces each was written."""

from array import array
from typing import Final

_CHUNK: Final = 1 << 20


class InUse:
    """Counted for each MiB. What is written there once more is believed to be new, until the MiB is full.

    Attributes:
        size_bytes: all that is in use.
    """

    def __init__(self, capacity_bytes: int, *, is_used: bool) -> None:
        chunks = capacity_bytes // _CHUNK + 1
        self._live = array("I", [_CHUNK if is_used else 0]) * chunks
        self._pieces: dict[int, int] = {}
        self.size_bytes = capacity_bytes if is_used else 0

    def write(self, offset: int, length: int, *, goes_on: bool) -> None:
        """`goes_on`: it follows what was written before it, in place as in time."""
        live, end = self._live, offset + length
        while offset < end:
            chunk, within = divmod(offset, _CHUNK)
            part = min(_CHUNK - within, end - offset)
            was = live[chunk]
            live[chunk] = min(_CHUNK, was + part)
            self.size_bytes += live[chunk] - was
            if part == _CHUNK or (within == 0 and goes_on):
                self._pieces.pop(chunk, None)
            elif not goes_on:
                self._pieces[chunk] = min(self._pieces.get(chunk, 0) + 1, _CHUNK >> 12)
            offset += part

    def trim(self, offset: int, length: int) -> None:
        """Only what fills a MiB, as drives do with what is too small for them."""
        first, end = -(-offset // _CHUNK), (offset + length) // _CHUNK
        if end > first:
            self.size_bytes -= sum(self._live[first:end])
            self._live[first:end] = array("I", [0]) * (end - first)

    def pieces(self, offset: int, length: int) -> int:
        """At how many more places than one that lies."""
        if not self._pieces:
            return 0
        first, last = offset // _CHUNK, (offset + length - 1) // _CHUNK
        return (
            sum(self._pieces.get(chunk, 0) for chunk in range(first, last + 1))
            * length
            // ((last + 1 - first) * _CHUNK)
        )
