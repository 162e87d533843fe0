"""Runs of a copier on a modeled drive, second by second, on a clock of its own: hours pass in a moment.

    for second in ModeledRun(PRESETS["archive-8tb-like"].model(0.0), home(50 * GB, random.Random(1))):
        estimator.after(second.sample, second.own)

The copier works like the real one: it writes files in bounded windows, short ones in batches, and makes everything
durable now and then. Foreign I/O comes in between.
"""

import heapq
import random
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from shingleback.domain.monitoring import Counters, OwnWrites, Sample, between
from shingleback.simulator.model import Model, ModelState
from tests.helpers.modeled_work import GB, MB, STREAM_BYTES, Deed, File, Habits, Land, Pause

_CAPACITY_BYTES: Final = 4_000_000_000_000
_NOT_OWN: Final = -1  # of the filesystem, unknown to the copier


@dataclass(frozen=True, slots=True)
class Copier:
    """How the copier works.

    Attributes:
        window_bytes: how much may be in flight.
        command_bytes: the largest request; larger ones make a model faster, and its drive a little less busy.
        checkpoint_bytes, checkpoint_files: everything is made durable after this much.
        source_bps, file_s: the read speed of the source, and the additional time for each file.
        sees_places: it knows which files are contiguous, and counts them as one write.
    """

    window_bytes: int = 32 << 20
    command_bytes: int = 1 << 20
    checkpoint_bytes: int = 512 * MB
    checkpoint_files: int = 4_000
    source_bps: float = 400.0 * MB
    file_s: float = 0.0005
    sees_places: bool = True


class Request(NamedTuple):
    """A request of another program."""

    at_s: float
    is_read: bool
    offset: int
    length: int


class _Sent(NamedTuple):
    given_s: float
    done_s: float
    length: int
    pieces: int


@dataclass(frozen=True, slots=True)
class Second:
    """One second of a run, and the state at its end.

    Attributes:
        copied_bytes, copied_files: since the run began.
        truth: the drive's own state.
        cached_bytes: everything that has gone into its cache since it was made.
        is_over: all was copied and made durable.
    """

    sample: Sample
    own: OwnWrites
    copied_bytes: int
    copied_files: int
    truth: ModelState
    cached_bytes: int
    is_over: bool = False


class ModeledRun:
    """Iterate over it once."""

    def __init__(
        self,
        model: Model,
        deeds: Iterable[Deed],
        *,
        capacity_bytes: int = _CAPACITY_BYTES,
        copier: Copier = Copier(),
        habits: Habits = Habits(),  # noqa: B008 (frozen)
        other_requests: Iterable[Request] = (),
        watched_s: float = 0.0,
        seed: int = 1,
    ) -> None:
        """`others` are in order of time, on the model's clock, which begins at 0.

        After its end, the drive is watched for `watched_s`.
        """
        self._model = model
        self._deeds = deeds
        self._copier = copier
        self._land = Land(capacity_bytes, habits, random.Random(seed))
        self._heap_limit = habits.heap_bytes
        self._others = iter(other_requests)
        self._other = next(self._others, None)
        self._watched_s = watched_s
        self._now_s = 0.0
        self._looked_s = 0.0
        self._next_s = self._happens_s()
        self._counters = Counters()
        self._streamed_bytes = self._scattered_bytes = self._scattered_writes = self._flushes = 0
        self._copied_bytes = self._copied_files = 0
        self._unsafe_bytes = self._unsafe_files = 0
        self._heap_bytes = self._heap_files = 0
        self._under_way: deque[_Sent] = deque()
        self._under_way_bytes = 0
        self._window_s = 0.0
        self._is_over = False
        self._seconds: list[Second] = []  # complete and not yet yielded

    def __iter__(self) -> Iterator[Second]:
        """Each deed is carried out as a whole before its seconds are yielded."""
        for deed in self._deeds:
            if isinstance(deed, Pause):
                self._pause(deed)
            else:
                self._copy(deed)
            if self._seconds:
                yield from self._seconds
                self._seconds.clear()
        self._checkpoint()
        self._is_over = True
        self._until(max(self._now_s + self._watched_s, self._looked_s + 1.0))
        yield from self._seconds

    def _copy(self, file: File) -> None:
        copier = self._copier
        self._until(self._now_s + copier.file_s)
        left_bytes = file.size_bytes
        if left_bytes >= STREAM_BYTES:
            while left_bytes > 0:
                part = min(copier.command_bytes, left_bytes)
                self._write(self._land.behind(part), part)
                self._copied_bytes += part
                left_bytes -= part
        else:
            if self._heap_bytes + left_bytes > self._heap_limit:
                self._write_heap()
            self._heap_bytes += left_bytes
            self._heap_files += 1
            self._copied_bytes += left_bytes
        self._copied_files += 1
        self._unsafe_bytes += file.size_bytes
        self._unsafe_files += 1
        if self._unsafe_bytes >= copier.checkpoint_bytes or self._unsafe_files >= copier.checkpoint_files:
            self._checkpoint()

    def _write_heap(self) -> None:
        if not self._heap_bytes:
            return
        size_bytes, files = self._heap_bytes, self._heap_files
        self._heap_bytes = self._heap_files = 0
        self._write(self._land.elsewhere(), size_bytes, 1 if self._copier.sees_places else files)

    def _write(self, offset: int, length: int, pieces: int = 0) -> None:
        """`pieces`: how many scattered writes it counts as; 0 for a part of a stream."""
        self._until(self._now_s + length / self._copier.source_bps)
        while self._under_way and self._under_way_bytes + length > self._copier.window_bytes:
            self._wait_for_oldest()
        done_s = self._model.write(self._now_s, offset, length)
        self._under_way.append(_Sent(self._now_s, done_s, length, pieces))
        self._under_way_bytes += length

    def _wait_for_oldest(self) -> None:
        sent = self._under_way.popleft()
        self._under_way_bytes -= sent.length
        self._window_s = sent.done_s - sent.given_s
        self._until(sent.done_s)
        if sent.pieces < 0:
            return
        if sent.pieces:
            self._scattered_bytes += sent.length
            self._scattered_writes += sent.pieces
        else:
            self._streamed_bytes += sent.length

    def _checkpoint(self) -> None:
        if not self._unsafe_files:
            return
        self._write_heap()
        for offset, length in self._land.metadata():
            self._write(offset, length, _NOT_OWN)
        while self._under_way:
            self._wait_for_oldest()
        self._until(self._model.flush(self._now_s))
        self._flushes += 1
        self._unsafe_bytes = self._unsafe_files = 0

    def _pause(self, pause: Pause) -> None:
        if pause.is_rest:
            self._checkpoint()
        self._until(self._now_s + pause.seconds)

    def _until(self, time_s: float) -> None:
        """Everything that happens until then, in order: samples of the drive, and foreign I/O."""
        while self._next_s <= time_s:
            if self._other is not None and self._other.at_s < self._looked_s + 1.0:
                self._let(self._other)
            else:
                self._seconds.append(self._look(self._looked_s + 1.0))
            self._next_s = self._happens_s()
        if time_s > self._now_s:  # noqa: PLR1730 (faster)
            self._now_s = time_s

    def _happens_s(self) -> float:
        """When the next event is due."""
        look_s = self._looked_s + 1.0
        return min(look_s, self._other.at_s) if self._other else look_s

    def _let(self, request: Request) -> None:
        """Only its own schedule delays it."""
        at_s = max(request.at_s, self._now_s)
        ask = self._model.read if request.is_read else self._model.write
        ask(at_s, request.offset, request.length)
        self._now_s = at_s
        self._other = next(self._others, None)

    def _look(self, time_s: float) -> Second:
        after = self._model.request_counts.at(time_s)
        sample = between(self._counters, after, time_s, time_s - self._looked_s)
        if sample is None:
            msg = "the counters of a model never go back"
            raise AssertionError(msg)
        self._counters, self._looked_s = after, time_s
        return Second(
            sample,
            self._own(after.in_flight > 0),
            self._copied_bytes,
            self._copied_files,
            self._model.reading.at(time_s),
            self._model.tally.cached_bytes,
            self._is_over,
        )

    def _own(self, is_asked: bool) -> OwnWrites:
        return OwnWrites(
            self._streamed_bytes,
            self._scattered_bytes,
            self._scattered_writes,
            self._flushes,
            self._copier.window_bytes,
            self._window_s,
            is_asked=is_asked,
        )


def browsing(chance: random.Random, until_s: float, capacity_bytes: int = _CAPACITY_BYTES) -> Iterator[Request]:
    """Somebody browses folders and pictures on the drive: a burst of a few dozen reads every half minute or so."""
    time_s = 0.0
    while (time_s := time_s + chance.expovariate(1 / 30)) < until_s:
        for _ in range(chance.randint(5, 80)):
            yield Request(time_s, is_read=True, offset=chance.randrange(capacity_bytes - MB), length=128 << 10)
            time_s += chance.expovariate(1 / 0.02)


def watching_a_film(until_s: float, begin: int = 500 * GB) -> Iterator[Request]:
    """Half a MiB ten times a second, sequentially."""
    for number in range(int(until_s * 10)):
        yield Request(number / 10, is_read=True, offset=begin + number * (512 << 10), length=512 << 10)


def saving(chance: random.Random, until_s: float, capacity_bytes: int = _CAPACITY_BYTES) -> Iterator[Request]:
    """Another program writes some small files every ten seconds."""
    time_s = 0.0
    while (time_s := time_s + 10.0) < until_s:
        place = chance.randrange(capacity_bytes // MB) * MB
        for number in range(chance.randint(1, 30)):
            yield Request(time_s + number / 1000, is_read=False, offset=place + number * 65_536, length=16 << 10)


def together(*other_requests: Iterable[Request]) -> Iterator[Request]:
    return heapq.merge(*other_requests, key=lambda request: request.at_s)
