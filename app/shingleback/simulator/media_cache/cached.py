"""What a media cache holds for one band."""

import sys


class Cached:
    """Each thing has a place of its own; what is written there again takes the place of what was there before.

    Attributes:
        size_bytes: all of it.
        owed_bytes: what has to be read and written to bring it home, as last computed.
    """

    __slots__ = ("_end", "_lengths", "_low", "owed_bytes", "size_bytes")

    def __init__(self) -> None:
        self.size_bytes = 0
        self.owed_bytes = 0
        self._lengths: dict[int, int] = {}  # by offset
        self._low = sys.maxsize
        self._end = 0

    @property
    def entries(self) -> int:
        return len(self._lengths)

    def put(self, offset: int, length: int) -> int:
        """Gives how many bytes of what was there are not needed any more."""
        lengths, end = self._lengths, offset + length
        old = lengths.get(offset, 0)
        lengths[offset] = max(old, length)
        self.size_bytes += lengths[offset] - old
        self._low = min(self._low, offset)
        self._end = max(self._end, end)
        return min(old, length)

    def extend(self, begin: int, end: int, length: int) -> bool:
        """Make what lies there, from where to where, longer; False where it does not lie there any more."""
        if self._lengths.get(begin) != end - begin:
            return False
        self.size_bytes += length
        self._lengths[begin] += length
        self._end = max(self._end, end + length)
        return True

    def drop(self, begin: int, end: int) -> int:
        """What lies there, and nowhere else, is not needed any more: how many bytes that were."""
        lengths = self._lengths
        covered = [offset for offset, length in lengths.items() if begin <= offset and offset + length <= end]
        dropped_bytes = sum(lengths.pop(offset) for offset in covered)
        self.size_bytes -= dropped_bytes
        return dropped_bytes

    def count(self, begin: int, end: int) -> int:
        """How many things lie there, in part at least."""
        if begin >= self._end or end <= self._low:
            return 0
        return sum(offset < end and begin < offset + length for offset, length in self._lengths.items())

    def way_home(self, top: int, band_begin: int) -> tuple[int, int]:
        """How much has to be read and written, and what of that is written, where the band holds data up to `top`.

        Behind that, things can be written as they come; otherwise the whole is read, kept safe, and written again.
        """
        begin, end = self._low - band_begin, self._end - band_begin
        if begin >= top:
            return end - begin, end - begin
        written_bytes = 2 * max(top, end)
        return top + written_bytes, written_bytes

    @property
    def end(self) -> int:
        return self._end
