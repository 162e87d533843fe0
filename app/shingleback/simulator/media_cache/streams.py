"""Which writes go on where an earlier one ended."""

from collections import OrderedDict


class Streams:
    """Remembers where the newest writes ended, so that several streams are known when they take turns."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._begins: OrderedDict[int, int] = OrderedDict()  # by the end of what was written in one go; oldest first

    def begin_of(self, offset: int, length: int) -> int:
        """Where that began which this write goes on with: the write's own place, if it goes on with nothing."""
        begins = self._begins
        begin = begins.pop(offset, offset)
        begins[offset + length] = begin
        if len(begins) > self._places:
            begins.popitem(last=False)
        return begin
