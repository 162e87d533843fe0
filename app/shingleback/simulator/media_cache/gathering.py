"""What a drive has taken for its streams and holds in its memory, until there is enough of it to go there."""


class Gathering:
    """Pieces of a stream that lie side by side go to their place together, in whatever order they came.

    Places are offsets of the drive.
    """

    def __init__(self, enough_bytes: int, most_bytes: int) -> None:
        """So much of one piece is enough; of more than `most_bytes` in all, the oldest piece is put to its place."""
        self._begins: dict[int, int] = {}  # by the end of what is held; oldest first
        self._ends: dict[int, int] = {}  # the same, by its begin
        self._enough_bytes = enough_bytes
        self._most_bytes = most_bytes
        self._held_bytes = 0

    def __bool__(self) -> bool:
        return bool(self._begins)

    def take(self, begin: int, end: int) -> tuple[int, int] | None:
        """Gives what is to be put to its place now, from where to where, if there is something."""
        if begin in self._begins:
            begin = self._drop(begin)[0]
        if begin in self._ends:
            end = max(end, self._drop(self._ends[begin])[1])
        if end in self._ends:
            end = self._drop(self._ends[end])[1]
        if end in self._begins:
            begin = min(begin, self._drop(end)[0])
        if end - begin >= self._enough_bytes:
            return begin, end
        self._begins[end] = begin
        self._ends[begin] = end
        self._held_bytes += end - begin
        return self._drop(next(iter(self._begins))) if self._held_bytes > self._most_bytes else None

    def all(self) -> list[tuple[int, int]]:
        """The same for all that is held, in the order of the places."""
        held = sorted(self._ends.items())
        self._begins.clear()
        self._ends.clear()
        self._held_bytes = 0
        return held

    def _drop(self, end: int) -> tuple[int, int]:
        begin = self._begins.pop(end)
        del self._ends[begin]
        self._held_bytes -= end - begin
        return begin, end
