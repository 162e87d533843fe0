"""Replays a kept or shared measurement through the program's model of drives, so that a wrong model shows.

The verdict is computed again from the measured data. The cache estimate starts with what the next backup would believe
of the drive, gets the random writes second by second, as if a backup had written them, and must find the cliff. The
policy of rests says what it would do there.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from shingleback.domain.drive import Evidence
from shingleback.domain.measurement import BehaviorVerdict, CacheFigures, Measurement, SpeedAt
from shingleback.domain.monitoring import CachePrior, CacheState, OwnWrites, RunEventKind, Sample
from shingleback.domain.smr.drive_database import DriveTable
from shingleback.domain.smr.verdict import judge
from shingleback.engine.drive.pace import parse_pace
from shingleback.engine.source.resting import RestInputs, RestPolicy
from shingleback.measuring.sequences import MIB
from shingleback.measuring.verdict import judge_behavior, measured_values
from shingleback.monitor.cache.estimator import CacheEstimator, prior_of

_GOES_ON_S: Final = 180.0  # a backup continues after the cliff, at the speed that was measured there
_LEFT_BYTES: Final = 1_000_000_000_000  # there is always more to back up
_SETTLED_S: Final = 60.0  # the drive rested before the random writes


@dataclass(frozen=True, slots=True)
class CliffReplay:
    """The estimate compared with the truth, for random writes of one size.

    Attributes:
        measured_bytes: how much had been written at the cliff; 0 if there was none.
        announced_bytes: how much had been written when the estimate announced one; 0 if it did not.
        late_s: how much later than the cliff that was; negative if before it.
        believed: at the end of the writes.
        rest_s: how long the pace "balanced" would let the drive rest then; 0: not at all.
        regained: for each rest of the measurement: its length, how much could be written fast after it, and how much
            free space the estimate believed in.
    """

    piece_bytes: int
    measured_bytes: int
    announced_bytes: int
    late_s: float
    believed: CacheState
    rest_s: float
    regained: tuple[tuple[float, int, int], ...]


@dataclass(frozen=True, slots=True)
class MeasurementReplay:
    """`recorded`: the verdict in the file; `judged`: the verdict of this version of the program."""

    recorded: BehaviorVerdict
    judged: BehaviorVerdict
    cliffs: tuple[CliffReplay, ...]


def replay(measurement: Measurement) -> MeasurementReplay:
    reads_s = [measurement.random_read_s] if measurement.random_read_s else []
    measured = measured_values(
        reads_s,
        measurement.scattered_write_s,
        measurement.rounds,
        measurement.write_curve,
        measurement.cache,
        measurement.map_ratio,
    )
    cliffs = tuple(_replay_cliff(measurement, cache) for cache in measurement.cache if cache.curve)
    return MeasurementReplay(measurement.verdict, judge_behavior(measured), cliffs)


def _replay_cliff(measurement: Measurement, cache: CacheFigures) -> CliffReplay:
    drive = _Drive(prior_of(judge(Evidence(), DriveTable(), measurement)))
    for span_bytes, bytes_per_s in _spans(measurement.write_curve, measurement.area_bytes):
        drive.write(span_bytes, bytes_per_s, 0)
    drive.idle(_SETTLED_S)
    drive.begin_counting()
    for span_bytes, bytes_per_s in _spans(cache.curve, cache.cliff_bytes or cache.written_bytes):
        drive.write(span_bytes, bytes_per_s, cache.piece_bytes)
    drive.go_on(cache)
    believed, rest_s = drive.state, drive.wanted_rest_s()
    regained = []
    for seconds, count_bytes in cache.regained:
        drive.idle(seconds)
        state = drive.state
        regained.append((seconds, count_bytes, max(0, state.capacity_bytes - state.fill_bytes)))
        drive.write(count_bytes, cache.curve[0].bytes_per_s, cache.piece_bytes)
    return CliffReplay(
        piece_bytes=cache.piece_bytes,
        measured_bytes=cache.cliff_bytes,
        announced_bytes=drive.announced_bytes,
        late_s=drive.announced_s - cache.cliff_s if drive.announced_bytes and cache.cliff_bytes else 0.0,
        believed=believed,
        rest_s=rest_s,
        regained=tuple(regained),
    )


def _spans(curve: list[SpeedAt], end_bytes: int) -> Iterator[tuple[float, float]]:
    """How many bytes were written at which speed. A curve of the whole area has fractions of it instead of bytes."""
    is_part = bool(curve) and curve[-1].at <= 1.0
    unit = float(end_bytes) if is_part else 1.0
    for point, after in pairwise([*curve, SpeedAt(end_bytes / unit if unit else 1.0, 0.0)]):
        if after.at > point.at:
            yield (after.at - point.at) * unit, point.bytes_per_s


class _Drive:
    """What the kernel would count, and what this program would have written, a second at a time."""

    def __init__(self, prior: CachePrior) -> None:
        self._estimator = CacheEstimator(prior)
        self._now_s = self._counted_from_s = 0.0
        self._streamed_bytes = self._scattered_bytes = self._scattered_writes = 0.0
        self._counted_from_bytes = 0.0
        self.announced_bytes = 0
        self.announced_s = 0.0

    @property
    def state(self) -> CacheState:
        return self._estimator.state

    def begin_counting(self) -> None:
        self._counted_from_bytes, self._counted_from_s = self._scattered_bytes, self._now_s

    def go_on(self, cache: CacheFigures) -> None:
        """Repeats the writes after the cliff until the estimate notices it."""
        end_s, second_s, writes = self._now_s + _GOES_ON_S, 0.0, 0
        for took_s in itertools.cycle(cache.floor_waits_s):
            second_s, writes = second_s + took_s, writes + 1
            while second_s >= 1.0:
                self._write_for(1.0, writes * float(cache.piece_bytes), cache.piece_bytes)
                second_s, writes = second_s - 1.0, 0
            if self.announced_bytes or self._now_s >= end_s:
                break

    def write(self, span_bytes: float, bytes_per_s: float, piece_bytes: int) -> None:
        """`piece_bytes` 0: sequential."""
        left_s = span_bytes / bytes_per_s
        while left_s > 0:
            span_s = min(1.0, left_s)
            self._write_for(span_s, bytes_per_s, piece_bytes)
            left_s -= span_s

    def idle(self, seconds: float) -> None:
        for _ in range(round(seconds)):
            self._look(Sample(self._now_s + 1.0, 1.0))

    def wanted_rest_s(self) -> float:
        policy = RestPolicy(parse_pace("balanced").manners)
        looked = RestInputs(self._now_s, self.state, self._own, has_foreign_io=False, left_bytes=_LEFT_BYTES)
        policy.due_break(RestInputs(0.0, None, OwnWrites(), has_foreign_io=False, left_bytes=_LEFT_BYTES))
        due_rest = policy.due_break(looked)
        return due_rest.longest_s if due_rest is not None else 0.0

    def _write_for(self, span_s: float, bytes_per_s: float, piece_bytes: int) -> None:
        count = bytes_per_s * span_s
        writes = count / (piece_bytes or MIB)
        if piece_bytes:
            self._scattered_bytes += count
            self._scattered_writes += writes
        else:
            self._streamed_bytes += count
        sample = Sample(
            self._now_s + span_s,
            span_s,
            written_bps=bytes_per_s,
            writes=round(writes),
            write_wait_s=span_s / max(1.0, writes),
            queue=1.0,
            busy=1.0,
            in_flight=1,
        )
        self._look(sample)

    def _look(self, sample: Sample) -> None:
        self._now_s = sample.time_s
        self._estimator.after(sample, self._own)
        for moment in self._estimator.take_events():
            if moment.kind is RunEventKind.CLIFF and not self.announced_bytes:
                self.announced_bytes = round(self._scattered_bytes - self._counted_from_bytes)
                self.announced_s = self._now_s - self._counted_from_s

    @property
    def _own(self) -> OwnWrites:
        return OwnWrites(
            streamed_bytes=round(self._streamed_bytes),
            scattered_bytes=round(self._scattered_bytes),
            scattered_writes=round(self._scattered_writes),
        )
