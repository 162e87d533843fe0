"""The engine's own pace, windows and rests on a modeled drive, without files: hours pass in a moment.

Reading and comparing files is left out; the code that decides when to write to the drive is the program's own.
"""

import math
import os
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from shingleback.domain.monitoring import CacheState, Counters, OwnWrites, RestReason, between
from shingleback.engine.drive.messages import SetPace
from shingleback.engine.drive.pace import Pace
from shingleback.engine.drive.writeback import WritePath
from shingleback.engine.source.copy_context import Limits
from shingleback.engine.source.resting import RestInputs, RestPolicy
from shingleback.monitor.cache.estimator import CacheEstimator
from shingleback.simulator.disk import DriveSnapshot, SimulatedDisk
from shingleback.simulator.model import ModelState, ModelTally
from shingleback.simulator.presets import Preset
from tests.fakes.disks import NoFolder
from tests.helpers.modeled_work import MB, File, WorkItems
from tests.helpers.workshop import Clock

_SOURCE_BPS = 400 * MB
_FILE_S = 0.0005
_PIECE_BYTES = 1 << 20
_STEP_S = 1.0


class TickingClock(Clock):
    """A clock that ticks.

    Attributes:
        on_second: called at each full second, however far the time jumps.
    """

    def __init__(self) -> None:
        super().__init__()
        self.on_second: Callable[[], None] = lambda: None

    def sleep(self, seconds: float) -> None:
        until_s = self.seconds + seconds
        while (next_s := math.floor(self.seconds) + 1.0) <= until_s:
            self.seconds = next_s
            self.on_second()
        self.seconds = until_s


@dataclass(frozen=True, slots=True)
class Paced:
    """The result of a run.

    Attributes:
        took_s: until all was durable; `owed_s`: how long the drive cleans its cache after that.
        rested_s: how long it rested, by reason.
        fill: the mean and the maximum fill level of the cache, from 0 to 1.
    """

    took_s: float
    owed_s: float
    tally: ModelTally
    rest_count: int
    rested_s: dict[RestReason, float]
    mean_fill: float
    fullest: float


@dataclass
class PacedRun:
    """One run of `work` on a drive; call `run` once.

    Attributes:
        estimator: gives the believed state of the cache; without it, the truth is used.
    """

    preset: Preset
    pace: Pace
    work: WorkItems
    total_bytes: float
    estimator: CacheEstimator | None = None
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        self.clock = TickingClock()
        self.clock.on_second = self._look_at_drive
        self._counters = Counters()
        self._shown: DriveSnapshot | None = None
        disk = SimulatedDisk(NoFolder(), self.preset, self._show, self.clock, self.clock.sleep)
        self._write_path = WritePath(disk, self.clock, self.clock.sleep, lambda: False)
        self._policy = RestPolicy(self.pace.manners)
        self._own = OwnWrites()
        self._copied_bytes = self._unsafe_bytes = self._unsafe_files = 0
        self._flushed_s = self._looked_s = 0.0
        self._rests, self._rested_s = 0, dict.fromkeys(RestReason, 0.0)
        self._fill_s = self._fullest = 0.0
        self._content = memoryview(bytes(_PIECE_BYTES))

    def run(self) -> Paced:
        self._write_path.set_pace(SetPace(self.pace.bytes_per_s, self.pace.window_bytes, self.pace.burst_s))
        for deed in self.work:
            if isinstance(deed, File):
                self._copy(deed.size_bytes)
        self._checkpoint()
        took_s, state = self.clock(), self._state()
        mean_fill = self._fill_s / took_s
        return Paced(
            took_s,
            state.tidy_s,
            self._newest.tally,
            self._rests,
            self._rested_s,
            mean_fill,
            self._fullest,
        )

    def _copy(self, size_bytes: int) -> None:
        write_path = self._write_path
        fd = os.open("/dev/null", os.O_WRONLY)
        self.clock.sleep(_FILE_S)
        for offset in range(0, size_bytes, _PIECE_BYTES):
            length = min(_PIECE_BYTES, size_bytes - offset)
            self.clock.sleep(length / _SOURCE_BPS)
            write_path.disk.write(fd, self._content[:length], offset)
            write_path.windows.wrote(fd, offset, length, is_last=offset + length == size_bytes)
            self._copied_bytes += length
            self._unsafe_bytes += length
            self._between()
        self._unsafe_files += 1

    def _between(self) -> None:
        limits, now_s = self.limits, self.clock()
        if now_s - self._looked_s >= _STEP_S:
            self._rest_if_wished()
        is_due = self._unsafe_bytes >= limits.bytes or self._unsafe_files >= limits.files
        if is_due or now_s - self._flushed_s >= limits.seconds:
            self._checkpoint()

    def _checkpoint(self) -> None:
        self._write_path.windows.drain()
        self._write_path.disk.sync(0)
        self._unsafe_bytes = self._unsafe_files = 0
        self._flushed_s = self.clock()

    def _rest_if_wished(self) -> None:
        rest = self._policy.due_break(self._look())
        if rest is None:
            return
        self._checkpoint()
        began_s = self.clock()
        self._policy.begin_rest(self._look())
        while self.clock() < began_s + rest.longest_s and not self._policy.is_over(rest, self._look()):
            self.clock.sleep(_STEP_S)
        self._policy.end_rest(rest, self._look())
        self._rests += 1
        self._rested_s[rest.reason] += self.clock() - began_s

    def _look(self) -> RestInputs:
        self._looked_s = self.clock()
        cache = self.estimator.state if self.estimator else _believed(self._state())
        left_bytes = int(self.total_bytes) - self._copied_bytes
        return RestInputs(self._looked_s, cache, self._own, has_foreign_io=False, left_bytes=left_bytes)

    def _look_at_drive(self) -> None:
        """Each second, whatever the run is waiting for."""
        for report in self._write_path.news(now=True):
            self._own = report.writes
        state = self._state()
        fill = state.cache_used_bytes / state.cache_bytes if state.cache_bytes else 0.0
        self._fill_s += fill
        self._fullest = max(self._fullest, fill)
        if self.estimator is not None:
            before, self._counters = self._counters, self._newest.request_counts.at(self.clock())
            sample = between(before, self._counters, self.clock(), 1.0)
            assert sample is not None
            self.estimator.after(sample, replace(self._own, is_asked=sample.in_flight > 0))

    def _show(self, shown: DriveSnapshot) -> None:
        self._shown = shown

    @property
    def _newest(self) -> DriveSnapshot:
        assert self._shown is not None
        return self._shown

    def _state(self) -> ModelState:
        return self._newest.reading.at(self.clock())


def _believed(state: ModelState) -> CacheState:
    """As if the truth were known."""
    return CacheState(
        state.phase,
        state.cache_used_bytes,
        capacity_bytes=state.cache_bytes,
        tidy_low_s=state.tidy_s,
        tidy_high_s=state.tidy_s,
        cliffs=1,
    )
