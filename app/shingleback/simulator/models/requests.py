"""What a modeled drive was asked, counted as the kernel counts the requests of a real one."""

from collections import deque
from typing import Final, NamedTuple

from shingleback.model.counters import Counters
from shingleback.simulator.models.tally import Tally

READ, WRITE, FLUSH, TRIM = range(4)
_LONG_S: Final = 1.0
_VERY_LONG_S: Final = 10.0


class Pending(NamedTuple):
    """A request that is under way: `kind` is READ, WRITE, FLUSH or TRIM."""

    given_s: float
    done_s: float
    kind: int
    length: int


class Asked(NamedTuple):
    """All requests so far; `done` counts those under way as if they were done."""

    done: Counters
    pending: tuple[Pending, ...] = ()

    def at(self, now_s: float) -> Counters:
        """What the kernel has counted by then, if nothing more is asked."""
        under_way = [request for request in self.pending if request.done_s > now_s]
        if not under_way:
            return self.done
        counted = self.done._asdict()
        for request in under_way:
            took_s = request.done_s - request.given_s
            if request.kind == READ:
                counted["reads"] -= 1
                counted["read_bytes"] -= request.length
                counted["read_s"] -= took_s
            elif request.kind == WRITE:
                counted["writes"] -= 1
                counted["written_bytes"] -= request.length
                counted["write_s"] -= took_s
            elif request.kind == FLUSH:
                counted["flushes"] -= 1
                counted["flush_s"] -= took_s
            counted["queued_s"] -= request.done_s - max(now_s, request.given_s)
        counted["busy_s"] -= under_way[-1].done_s - max(now_s, under_way[0].given_s)
        counted["in_flight"] = len(under_way)
        return Counters(**counted)


class Requests:
    """Puts them one behind the other, in the order in which they are given, and counts them.

    Attributes:
        free_s: when the drive is done with all that it was given, and with what it began by itself.
        given_bytes: what it was asked to write.
        waited_1s, waited_10s: requests that took longer than that; `longest_s`: the longest.
    """

    def __init__(self, now_s: float) -> None:
        self.free_s = now_s
        self.given_bytes = 0
        self.waited_1s = 0
        self.waited_10s = 0
        self.longest_s = 0.0
        self._counts = [0, 0, 0, 0]
        self._seconds = [0.0, 0.0, 0.0, 0.0]
        self._read_bytes = 0
        self._busy_s = 0.0
        self._last_s = now_s
        self._pending: deque[Pending] = deque()

    def add(self, kind: int, length: int, given_s: float, work_s: float) -> float:
        """One that keeps the drive busy for a while; gives when it is done."""
        self.free_s = done_s = (self.free_s if self.free_s > given_s else given_s) + work_s  # noqa: FURB136 (quicker)
        took_s = done_s - given_s
        self._counts[kind] += 1
        self._seconds[kind] += took_s
        if kind == WRITE:
            self.given_bytes += length
        elif kind == READ:
            self._read_bytes += length
        self._busy_s += done_s - (self._last_s if self._last_s > given_s else given_s)  # noqa: FURB136
        self._last_s = done_s
        if took_s > _LONG_S:
            self.waited_1s += 1
            self.waited_10s += took_s > _VERY_LONG_S
        if took_s > self.longest_s:  # noqa: PLR1730 (quicker)
            self.longest_s = took_s
        pending = self._pending
        while pending and pending[0].done_s <= given_s:
            pending.popleft()
        pending.append(Pending(given_s, done_s, kind, length))
        return done_s

    @property
    def asked(self) -> Asked:
        return Asked(self.counters, tuple(self._pending))

    @property
    def tally(self) -> Tally:
        """Of a drive that writes what it is given, and nothing else."""
        return Tally(
            given_bytes=self.given_bytes,
            moved_bytes=self.given_bytes,
            waited_1s=self.waited_1s,
            waited_10s=self.waited_10s,
            longest_s=self.longest_s,
        )

    @property
    def counters(self) -> Counters:
        """As if all were done."""
        counts, seconds = self._counts, self._seconds
        return Counters(
            reads=counts[READ],
            read_bytes=self._read_bytes,
            read_s=seconds[READ],
            writes=counts[WRITE],
            written_bytes=self.given_bytes,
            write_s=seconds[WRITE],
            flushes=counts[FLUSH],
            flush_s=seconds[FLUSH],
            busy_s=self._busy_s,
            queued_s=sum(seconds),
        )
