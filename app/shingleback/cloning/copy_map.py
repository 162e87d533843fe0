"""The map of a copy: which areas are copied.

It has the format of ddrescue's mapfile, so that ddrescue can continue. Its positions are positions in the source. Areas
that the filesystem does not use count as finished, because they need no work.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple

_HEAD: Final = "# Mapfile. Created by Shingleback\n# Areas that the filesystem does not use count as finished.\n"
_LINE: Final = re.compile(r"(0x[0-9A-F]{1,16}|[0-9]{1,19})\s+(0x[0-9A-F]{1,16}|[0-9]{1,19})\s+([-?*/+])", re.IGNORECASE)
_OF_DDRESCUE: Final = {"/": "*"}  # a trimmed area; here all of it is tried again


class CopyState(StrEnum):
    """The states of an area, with the letters of ddrescue's manual, section "Mapfile structure"."""

    TODO = "?"
    FAILED = "*"  # a read of the whole area failed; its parts have not been tried
    BAD = "-"  # unreadable
    DONE = "+"


class MapEntry(NamedTuple):
    start: int
    length: int
    state: CopyState


class NoMapfile(ValueError):
    """The text is not a mapfile, or does not cover the source from its start to its end."""


class CopyMap:
    """The state of each area of the source, without gaps."""

    def __init__(self, size_bytes: int) -> None:
        self.size_bytes = size_bytes
        self._starts = [0]
        self._states = [CopyState.TODO]

    def __iter__(self) -> Iterator[MapEntry]:
        for at, start in enumerate(self._starts):
            yield MapEntry(start, self._end_of(at) - start, self._states[at])

    def mark(self, start: int, length: int, state: CopyState) -> None:
        """Set the state of an area. Parts beyond the source are ignored."""
        start, end = max(0, start), min(start + length, self.size_bytes)
        if start >= end:
            return
        first, last = bisect_right(self._starts, start) - 1, bisect_right(self._starts, end - 1) - 1
        parts = [
            (self._starts[first], self._states[first]),
            (start, state),
            (end, self._states[last]),
        ]
        after = self._end_of(last)
        retained = [part for part, until in zip(parts, (start, end, after), strict=True) if part[0] < until]
        self._starts[first : last + 1] = [place for place, _ in retained]
        self._states[first : last + 1] = [state for _, state in retained]
        # Neighbors of the same state become one area.
        for at in range(min(first + len(retained) + 1, len(self._starts) - 1), max(0, first - 1), -1):
            if self._states[at] is self._states[at - 1]:
                del self._starts[at], self._states[at]

    def within(self, start: int, length: int) -> Iterator[MapEntry]:
        """Yield the entries within an area, cut at its ends."""
        end = min(start + length, self.size_bytes)
        at = bisect_right(self._starts, start) - 1
        while at < len(self._starts) and self._starts[at] < end:
            begin = max(start, self._starts[at])
            yield MapEntry(begin, min(end, self._end_of(at)) - begin, self._states[at])
            at += 1

    def is_all(self, start: int, length: int, state: CopyState) -> bool:
        return all(entry.state is state for entry in self.within(start, length))

    def bytes_in(self, state: CopyState) -> int:
        return sum(entry.length for entry in self if entry.state is state)

    def having(self, state: CopyState) -> list[MapEntry]:
        return [entry for entry in self if entry.state is state]

    @property
    def text(self) -> str:
        place = next((entry.start for entry in self if entry.state is not CopyState.DONE), self.size_bytes)
        status = "+" if place == self.size_bytes else "?"
        lines = [f"0x{place:08X}     {status}               1\n"]
        lines += [f"0x{entry.start:08X}  0x{entry.length:08X}  {entry.state}\n" for entry in self]
        return _HEAD + "".join(lines)

    @classmethod
    def parsed(cls, text: str, size_bytes: int) -> "CopyMap":
        """Parse a mapfile. Raises NoMapfile."""
        rows = [row for line in text.split("\n") if (row := line.strip()) and not row.startswith("#")]
        copy_map = cls(size_bytes)
        place = 0
        for row in rows[1:]:
            match = _LINE.fullmatch(row)
            if match is None:
                raise NoMapfile(row)
            start, length = int(match[1], 0), int(match[2], 0)
            if start != place or length <= 0:
                raise NoMapfile(row)
            copy_map.mark(start, length, CopyState(_OF_DDRESCUE.get(match[3], match[3])))
            place += length
        if place != size_bytes:
            raise NoMapfile(text[:80])
        return copy_map

    def _end_of(self, at: int) -> int:
        return self._starts[at + 1] if at + 1 < len(self._starts) else self.size_bytes
