"""The interface of a modeled drive, its mechanics and counters, and the simplest model, a conventional disk.

Every disk with a spindle and an arm has rotations, seeks, and tracks that are shorter further in. Requests are counted
as the kernel counts those of a real drive.

A conventional disk, or a drive without a spindle, writes everything directly to its place. There is also a port that is
slower than the drive behind it, such as USB 2.
"""

import math
from collections import deque
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Protocol

from shingleback.domain.monitoring import Counters, Phase

READ, WRITE, FLUSH, TRIM = range(4)
_LONG_S: Final = 1.0
_VERY_LONG_S: Final = 10.0


@dataclass(frozen=True, slots=True)
class Mechanics:
    """The mechanics of a drive. Sizes in bytes, times in seconds.

    Attributes:
        outer_bytes_per_s, inner_bytes_per_s: the speed at the first and at the last byte of the drive.
        shortest_seek_s, longest_seek_s: to the next track, and across all tracks.
        queue: how many commands the drive's queue holds; 1 for plain usb-storage.
    """

    capacity_bytes: int
    turns_per_minute: int
    outer_bytes_per_s: float
    inner_bytes_per_s: float
    shortest_seek_s: float
    longest_seek_s: float
    queue: int

    @property
    def turn_s(self) -> float:
        return 60 / self.turns_per_minute

    def bytes_per_s(self, offset: int) -> float:
        slower = self.outer_bytes_per_s - self.inner_bytes_per_s
        return self.outer_bytes_per_s - slower * offset / self.capacity_bytes

    def seek_s(self, distance: float) -> float:
        if distance == 0:
            return 0.0
        longer_s = self.longest_seek_s - self.shortest_seek_s
        return self.shortest_seek_s + longer_s * math.sqrt(abs(distance) / self.capacity_bytes)


class Arm:
    """The arm of a drive, with its heads.

    Attributes:
        at: the position of the head, as an offset of the drive.
    """

    def __init__(self, disk: Mechanics) -> None:
        self.at = 0
        self._disk = disk

    def go(self, begin: int, end: int) -> float:
        """Seek to `begin` and move on to `end`; return the seconds of seek and half a rotation, 0 if already there."""
        work_s = 0.0
        if begin != self.at:
            work_s = self._disk.seek_s(begin - self.at) + self._disk.turn_s / 2
        self.at = end
        return work_s


@dataclass(frozen=True, slots=True)
class ModelTally:
    """What a modeled drive has done since it was created.

    Attributes:
        given_bytes: the bytes that it was asked to write.
        cached_bytes, cached_writes: the part of them that went through its cache, and in how many writes.
        moved_bytes: all bytes that its head wrote, including what was rewritten.
        cleanings, cleaned_s: how many bands or zones were cleaned, and how long that took.
        waited_1s, waited_10s: how many commands took longer than 1 and 10 seconds.
        longest_s: the duration of the longest command.
    """

    given_bytes: int = 0
    cached_bytes: int = 0
    cached_writes: int = 0
    moved_bytes: int = 0
    cleanings: int = 0
    cleaned_s: float = 0.0
    waited_1s: int = 0
    waited_10s: int = 0
    longest_s: float = 0.0

    @property
    def amplification(self) -> float:
        """The write amplification: how many bytes were written per byte that the drive was asked to write."""
        return self.moved_bytes / self.given_bytes if self.given_bytes else 1.0


class PendingRequest(NamedTuple):
    """A request in progress; `kind` is READ, WRITE, FLUSH or TRIM."""

    given_s: float
    done_s: float
    kind: int
    length: int


class RequestCounts(NamedTuple):
    """All requests so far; `done` counts the pending ones as if they were done."""

    done: Counters
    pending: tuple[PendingRequest, ...] = ()

    def at(self, now_s: float) -> Counters:
        """Return the kernel's counters at `now_s`, if there are no more requests until then."""
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
    """Executes requests one after the other, in the order in which they arrive, and counts them.

    Attributes:
        free_s: when the drive has finished all requests, and the cleaning that it began.
        given_bytes: the bytes that it was asked to write.
        waited_1s, waited_10s: how many requests took longer than 1 and 10 seconds.
        longest_s: the duration of the longest request.
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
        self._pending: deque[PendingRequest] = deque()

    def add(self, kind: int, length: int, given_s: float, work_s: float) -> float:
        """Add a request that keeps the drive busy for `work_s`; return when it is done."""
        self.free_s = done_s = (self.free_s if self.free_s > given_s else given_s) + work_s  # noqa: FURB136 (faster)
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
        if took_s > self.longest_s:  # noqa: PLR1730 (faster)
            self.longest_s = took_s
        pending = self._pending
        while pending and pending[0].done_s <= given_s:
            pending.popleft()
        pending.append(PendingRequest(given_s, done_s, kind, length))
        return done_s

    @property
    def request_counts(self) -> RequestCounts:
        return RequestCounts(self.counters, tuple(self._pending))

    @property
    def tally(self) -> ModelTally:
        """The tally of a drive that never rewrites anything."""
        return ModelTally(
            given_bytes=self.given_bytes,
            moved_bytes=self.given_bytes,
            waited_1s=self.waited_1s,
            waited_10s=self.waited_10s,
            longest_s=self.longest_s,
        )

    @property
    def counters(self) -> Counters:
        """The counters as if all requests were done."""
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


@dataclass(frozen=True, slots=True)
class ModelState:
    """A modeled drive at one moment.

    Attributes:
        written_bytes: the bytes that it was asked to write since it was created, without rewritten ones.
        cache_used_bytes: the data in the cache that waits for cleaning; at most `cache_bytes`.
        tidy_s: how long the drive would clean if it were idle from now on.
    """

    written_bytes: int
    cache_used_bytes: int
    cache_bytes: int
    phase: Phase
    tidy_s: float


@dataclass(frozen=True, slots=True)
class ModelReport:
    """The state of a modeled drive after its newest command, from which its state until the next one can be computed.

    Attributes:
        has_overflowed: a write had to wait for room in the cache since the drive was last idle.
        busy_until_s: when all commands will be done.
        tidies_from_s: when the drive begins to empty its cache if it stays idle.
        tidy_s: how long that takes; an estimate, because it depends on the position of the head.
    """

    written_bytes: int
    cache_used_bytes: int
    cache_bytes: int
    has_overflowed: bool
    busy_until_s: float
    tidies_from_s: float
    tidy_s: float

    def at(self, now_s: float) -> ModelState:
        """Return the state at `now_s`, if there are no commands until then."""
        rested_s = max(0.0, now_s - self.tidies_from_s)
        left_s = max(0.0, self.tidy_s - rested_s)
        used_bytes = round(self.cache_used_bytes * left_s / self.tidy_s) if self.tidy_s else 0
        return ModelState(self.written_bytes, used_bytes, self.cache_bytes, self._phase(now_s, left_s), left_s)

    def _phase(self, now_s: float, left_s: float) -> Phase:
        if now_s > self.busy_until_s and not left_s:
            return Phase.RESTING
        if not self.cache_bytes:
            return Phase.NOT_SMR_LIKE
        if now_s > self.tidies_from_s:
            return Phase.TIDYING
        return Phase.FULL if self.has_overflowed else Phase.FILLING


class Model(Protocol):
    """A drive that executes one command after the other, and cleans when idle.

    Times are in seconds of any one clock, which must not go back. Each command returns when it will be done.
    """

    def write(self, now_s: float, offset: int, length: int) -> float:
        """Write `length` bytes."""

    def read(self, now_s: float, offset: int, length: int) -> float: ...

    def trim(self, now_s: float, offset: int, length: int) -> float:
        """Mark the range as no longer needed."""

    def flush(self, now_s: float) -> float:
        """Make all data written so far durable."""

    @property
    def reading(self) -> ModelReport: ...

    @property
    def tally(self) -> ModelTally: ...

    @property
    def request_counts(self) -> RequestCounts:
        """The requests as the kernel would count them, at any time since the newest command."""


@dataclass(frozen=True, slots=True)
class ConventionalDrive:
    """The parameters of a conventional disk.

    Attributes:
        sorted_at_once: how many queued writes are done with one seek and in one rotation.
    """

    mechanics: Mechanics
    sorted_at_once: int = 4

    def model(self, now_s: float) -> "ConventionalModel":
        return ConventionalModel(self, now_s)


class ConventionalModel:
    """The model of a conventional disk."""

    def __init__(self, drive: ConventionalDrive, now_s: float = 0.0) -> None:
        self._disk = drive.mechanics
        self._sorted = min(drive.mechanics.queue, drive.sorted_at_once)
        self._requests = Requests(now_s)
        self._arm = Arm(drive.mechanics)

    def write(self, now_s: float, offset: int, length: int) -> float:
        work_s = length / self._disk.bytes_per_s(offset) + self._arm.go(offset, offset + length) / self._sorted
        return self._requests.add(WRITE, length, now_s, work_s)

    def read(self, now_s: float, offset: int, length: int) -> float:
        work_s = length / self._disk.bytes_per_s(offset) + self._arm.go(offset, offset + length)
        return self._requests.add(READ, length, now_s, work_s)

    def trim(self, now_s: float, offset: int, length: int) -> float:  # noqa: ARG002 (the offset makes no difference)
        return self._requests.add(TRIM, length, now_s, 0.0)

    def flush(self, now_s: float) -> float:
        return self._requests.add(FLUSH, 0, now_s, self._disk.turn_s)

    @property
    def reading(self) -> ModelReport:
        """The state; a conventional disk has no cache and never cleans."""
        free_s = self._requests.free_s
        return ModelReport(
            written_bytes=self._requests.given_bytes,
            cache_used_bytes=0,
            cache_bytes=0,
            has_overflowed=False,
            busy_until_s=free_s,
            tidies_from_s=free_s,
            tidy_s=0.0,
        )

    @property
    def tally(self) -> ModelTally:
        return self._requests.tally

    @property
    def request_counts(self) -> RequestCounts:
        return self._requests.request_counts


class SlowPort:
    """A port that transfers data slower than the drive; a request takes as long as the slower of the two."""

    def __init__(self, model: Model, bytes_per_s: float, now_s: float = 0.0) -> None:
        self._model = model
        self._bytes_per_s = bytes_per_s
        self._requests = Requests(now_s)

    def write(self, now_s: float, offset: int, length: int) -> float:
        return self._through(WRITE, length, now_s, self._model.write(self._begin_s(now_s), offset, length))

    def read(self, now_s: float, offset: int, length: int) -> float:
        return self._through(READ, length, now_s, self._model.read(self._begin_s(now_s), offset, length))

    def trim(self, now_s: float, offset: int, length: int) -> float:
        done_s = self._model.trim(self._begin_s(now_s), offset, length)
        return self._requests.add(TRIM, length, now_s, done_s - self._begin_s(now_s))

    def flush(self, now_s: float) -> float:
        done_s = self._model.flush(self._begin_s(now_s))
        return self._requests.add(FLUSH, 0, now_s, done_s - self._begin_s(now_s))

    @property
    def reading(self) -> ModelReport:
        reading = self._model.reading
        return replace(reading, busy_until_s=max(reading.busy_until_s, self._requests.free_s))

    @property
    def tally(self) -> ModelTally:
        """The drive's tally, with the durations as seen through the port."""
        requests = self._requests
        return replace(
            self._model.tally,
            waited_1s=requests.waited_1s,
            waited_10s=requests.waited_10s,
            longest_s=requests.longest_s,
        )

    @property
    def request_counts(self) -> RequestCounts:
        return self._requests.request_counts

    def _begin_s(self, now_s: float) -> float:
        return max(now_s, self._requests.free_s)

    def _through(self, kind: int, length: int, now_s: float, done_s: float) -> float:
        """Add a request that takes as long as the drive or the port, whichever is slower; return when it is done."""
        begin_s = self._begin_s(now_s)
        return self._requests.add(kind, length, now_s, max(done_s - begin_s, length / self._bytes_per_s))
