"""The recording of one run, in bounded memory: the graph draws it, exports it, and compares it with a later run.

The recorder builds it from the run's events. It can be stored as compressed columns of bytes, in which all numbers
except times keep seven digits, more than are significant. It can be exported as a table (CSV). And it can be summarized
in a few figures: the speed at the start, when the cache was full, and the speed after that.
"""

import math
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from operator import mul
from typing import Final, NamedTuple

import msgspec

from shingleback.domain.monitoring import Phase, RunEvent, RunEventKind
from shingleback.domain.text import UNDECODABLE
from shingleback.protocol.events import DriveState, Event, Happened, Sampled
from shingleback.protocol.run_state import cache_state_of, preferred_drive_state

MAX_POINTS: Final = 36_000  # ten hours, one per second
_PHASES: Final = tuple(Phase)
_FULL: Final = frozenset({Phase.FULL, Phase.BYPASSING})
_OF_CLIFFS: Final = frozenset({RunEventKind.CLIFF, RunEventKind.RECOVERED})


class Point(NamedTuple):
    """Means over `span_s`, which ends `time_s` after the run began.

    Attributes:
        copied_bps: accepted by the filesystem from the engine.
        written_bps, read_bps: written to and read from the drive; `written_bps` is NaN if it is not counted.
        write_wait_s: the mean duration of a write.
        busy: 0 to 1.
        fill_bytes, capacity_bytes and their bands: of the cache, as in `CacheState`; 0 if unknown.
    """

    time_s: float
    span_s: float
    copied_bps: float
    written_bps: float
    read_bps: float = 0.0
    write_wait_s: float = 0.0
    busy: float = 0.0
    fill_bytes: float = 0.0
    fill_low_bytes: float = 0.0
    fill_high_bytes: float = 0.0
    capacity_bytes: float = 0.0
    capacity_low_bytes: float = 0.0
    capacity_high_bytes: float = 0.0
    phase: Phase = Phase.UNKNOWN


NUMBERS: Final = Point._fields[:-1]
"""The names of all columns but the phase."""
_MEANS: Final = ("copied_bps", "written_bps", "read_bps", "write_wait_s", "busy")


class Recording:
    """The points of a run, as columns of numbers. If there are too many, pairs are merged, which keeps means exact.

    Attributes:
        moments: the events, in order.
    """

    def __init__(self, most_points: int = MAX_POINTS) -> None:
        self.moments: list[RunEvent] = []
        self._most_points = most_points
        self._clear()

    def __len__(self) -> int:
        return len(self._phases)

    def __getitem__(self, number: int) -> Point:
        numbers = {name: column[number] for name, column in self._columns.items()}
        return Point(**numbers, phase=_PHASES[self._phases[number]])

    def __iter__(self) -> Iterator[Point]:
        return (self[number] for number in range(len(self)))

    def add(self, point: Point) -> None:
        for name, column in self._columns.items():
            column.append(getattr(point, name))
        self._phases.append(_PHASES.index(point.phase))
        # The stretches are kept up to date because the graph reads them often.
        newest = self._stretches[-1] if self._stretches else (0.0, point.time_s - point.span_s, None)
        if newest[2] is point.phase:
            self._stretches[-1] = (newest[0], point.time_s, point.phase)
        else:
            self._stretches.append((newest[1], point.time_s, point.phase))
        if len(self) > self._most_points:
            # Pairs of points are merged. If their number is odd, the newest point stays as it is.
            points = list(self)
            pairs = [_joined(*points[number : number + 2]) for number in range(0, len(points) - 1, 2)]
            self._replace_points(pairs + points[len(points) - len(points) % 2 :])

    def column(self, name: str) -> "array[float]":
        """Return all values of one field other than the phase."""
        return self._columns[name]

    def stretches(self) -> list[tuple[float, float, Phase]]:
        """Return the beginning, the end and the phase of each stretch of points with the same phase."""
        return list(self._stretches)

    def at(self, time_s: float) -> Point | None:
        """Return the point at that time; the last one for any later time, and None if there is none."""
        if not len(self):
            return None
        return self[min(bisect_left(self._columns["time_s"], time_s), len(self) - 1)]

    def averaged(self, point: Point, begin_s: float, end_s: float) -> Point:
        """Return `point` with the means of the points from `begin_s` to before `end_s`; its cache values stay."""
        times = self._columns["time_s"]
        part = slice(bisect_left(times, begin_s), bisect_left(times, end_s))
        spans = self._columns["span_s"][part]
        if not spans:
            return point
        span_s = sum(spans)
        means = {name: sum(map(mul, self._columns[name][part], spans)) / span_s for name in _MEANS}
        return point._replace(span_s=span_s, **means)

    def refute_cliffs(self, since_s: float) -> None:
        """Remove the cliffs from that time on, which were none, with what followed from them."""
        self.moments = [moment for moment in self.moments if moment.kind not in _OF_CLIFFS or moment.time_s < since_s]
        self._replace_points(
            [
                point._replace(phase=Phase.UNKNOWN) if point.time_s >= since_s and point.phase in _FULL else point
                for point in self
            ]
        )

    def _replace_points(self, points: list[Point]) -> None:
        self._clear()
        for point in points:
            self.add(point)

    def _clear(self) -> None:
        self._columns = {name: array("d") for name in NUMBERS}
        self._phases = array("B")
        self._stretches: list[tuple[float, float, Phase]] = []


def _joined(first: Point, second: Point) -> Point:
    span_s = first.span_s + second.span_s
    means = {
        name: (getattr(first, name) * first.span_s + getattr(second, name) * second.span_s) / span_s for name in _MEANS
    }
    return second._replace(span_s=span_s, **means)


_OF_CACHE: Final = tuple(name for name in NUMBERS if name.endswith("_bytes"))  # named as in `CacheState`


def with_drive(point: Point, drive: DriveState) -> Point:
    """Return the point with the phase and the cache of a drive state."""
    cache = cache_state_of(drive)
    return point._replace(phase=cache.phase, **{name: getattr(cache, name) for name in _OF_CACHE})


class Recorder:
    """Receives all events, and adds those about the drive to the recording.

    Attributes:
        recording: the recording so far.
        state: the last reported drive state.
    """

    def __init__(self, most_points: int = MAX_POINTS) -> None:
        self.recording = Recording(most_points)
        self.state: DriveState | None = None

    def take(self, event: Event) -> bool:
        """Process an event; return whether the recording has changed."""
        match event:
            case DriveState():
                self.state = preferred_drive_state(self.state, event)
            case Sampled():
                point = Point(
                    event.elapsed_s,
                    event.span_s,
                    event.copied_bps,
                    math.nan if event.written_bps is None else event.written_bps,
                    event.read_bps,
                    event.write_wait_s,
                    event.busy,
                )
                self.recording.add(point if self.state is None else with_drive(point, self.state))
                return True
            case Happened(kind=RunEventKind.CLIFF_REFUTED):
                cliffs = (moment.time_s for moment in self.recording.moments if moment.kind is RunEventKind.CLIFF)
                self.recording.refute_cliffs(max(cliffs, default=event.elapsed_s))
                return True
            case Happened():
                self.recording.moments.append(RunEvent(event.elapsed_s, RunEventKind(event.kind), event.values))
                return True
            case _:
                pass
        return False


_LEVEL: Final = 1


class _Form(msgspec.Struct, frozen=True):
    """The stored form. `columns` have names, so that other versions may have others; `stretches` as in `Recording`."""

    columns: dict[str, bytes]
    stretches: list[tuple[float, float, Phase]]
    moments: list[RunEvent]


def pack(recording: Recording) -> bytes:
    columns = {name: array(_code(name), recording.column(name)).tobytes() for name in NUMBERS}
    form = _Form(columns, recording.stretches(), recording.moments)
    return zlib.compress(msgspec.msgpack.encode(form), _LEVEL)


def unpack(data: bytes) -> Recording:
    """Return the recording that `pack` stored. Raises ValueError for any other data."""
    try:
        form = msgspec.msgpack.decode(zlib.decompress(data), type=_Form)
        names = [name for name in NUMBERS if name in form.columns]
        rows = list(zip(*(array(_code(name), form.columns[name]) for name in names), strict=True))
    except (zlib.error, *UNDECODABLE) as error:
        raise ValueError("no recording") from error
    recording = Recording()
    stretches = iter(form.stretches)
    _, end_s, phase = next(stretches, (0.0, 0.0, Phase.UNKNOWN))
    for row in rows:
        point = Point(**dict(zip(names, row, strict=True)))
        while point.time_s > end_s and (following := next(stretches, None)):
            _, end_s, phase = following
        recording.add(point._replace(phase=phase))
    recording.moments.extend(form.moments)
    if (refuted_s := run_summary(recording).refuted_s) is not None:  # stored by a version that did not check this
        recording.refute_cliffs(refuted_s)
    return recording


def _code(name: str) -> str:
    return "d" if name == "time_s" else "f"


_WITH_FRACTION: Final = {"time_s": 2, "span_s": 2, "write_wait_s": 4, "busy": 3}
_HEAD: Final = (*Point._fields, "happened")


def lines(recording: Recording) -> Iterator[str]:
    """Yield the CSV header and a line for each point. An event is on the line of the first point at or after it.

    Units are in the names; unknown values are empty.
    """
    yield ",".join(_HEAD) + "\n"
    waiting = sorted(recording.moments, key=lambda moment: -moment.time_s)
    for number, point in enumerate(recording):
        is_last = number == len(recording) - 1
        happened = []
        while waiting and (waiting[-1].time_s <= point.time_s or is_last):
            happened.append(waiting.pop())
        values = [(name, getattr(point, name)) for name in NUMBERS]
        numbers = ["" if math.isnan(value) else f"{value:.{_WITH_FRACTION.get(name, 0)}f}" for name, value in values]
        kinds = " ".join(moment.kind for moment in happened)
        yield ",".join([*numbers, point.phase, kinds]) + "\n"


_OF_A_CACHE: Final = (Phase.FILLING, Phase.TIDYING, Phase.RESTING)


class RunSummary(msgspec.Struct, frozen=True):
    """A run in a few figures. Means are of the drive's writes, or of the copied data if the drive is not counted.

    Attributes:
        mean_bps: over the time in which data was copied; 0 if none was.
        full_s: when the cache was first full; None if it never was. The next fields refer to that moment.
        fast_bps, slow_bps: before that moment, and while the cache was full.
        rested_s: the total duration of rests after it.
        again_s: when the drive was first fast again; None if it was not.
        has_cache: according to the estimate, the drive filled a cache.
        refuted_s: when the cache was said to be full although nothing got slower; None if it never was.
    """

    mean_bps: float = 0.0
    full_s: float | None = None
    fast_bps: float = 0.0
    slow_bps: float = 0.0
    rested_s: float = 0.0
    again_s: float | None = None
    has_cache: bool = False
    refuted_s: float | None = None


def run_summary(recording: Recording) -> RunSummary:
    points = list(recording)
    last = max((number for number, point in enumerate(points) if point.copied_bps > 0), default=-1)
    points = points[: last + 1]  # later activity of the drive is not part of the backup
    if not points:
        return RunSummary()
    mean = _mean(points)
    end_s = points[-1].time_s
    full_s = _first(recording, RunEventKind.CLIFF, 0.0, end_s)
    if full_s is None:
        return RunSummary(mean, has_cache=points[-1].phase in _OF_A_CACHE)
    fast_bps = _mean([point for point in points if point.time_s <= full_s])
    slow_bps = _mean([point for point in points if point.time_s > full_s and point.phase is Phase.FULL])
    if slow_bps >= fast_bps > 0:
        return RunSummary(mean, refuted_s=full_s)
    return RunSummary(
        mean,
        full_s,
        fast_bps,
        slow_bps,
        _rested_s(recording, full_s, end_s),
        _first(recording, RunEventKind.RECOVERED, full_s, end_s),
        has_cache=True,
    )


def _mean(points: list[Point]) -> float:
    span_s = sum(point.span_s for point in points)
    speeds = ((point.copied_bps if math.isnan(point.written_bps) else point.written_bps, point) for point in points)
    return sum(speed * point.span_s for speed, point in speeds) / span_s if span_s else 0.0


def _first(recording: Recording, kind: RunEventKind, after_s: float, until_s: float) -> float | None:
    times = (moment.time_s for moment in recording.moments if moment.kind is kind)
    return min((time_s for time_s in times if after_s <= time_s <= until_s), default=None)


def _rested_s(recording: Recording, after_s: float, until_s: float) -> float:
    rested_s, begun_s = 0.0, None
    for moment in sorted(recording.moments, key=lambda moment: moment.time_s):
        if moment.kind is RunEventKind.REST and moment.time_s >= after_s:
            begun_s = moment.time_s
        elif moment.kind is RunEventKind.REST_OVER and begun_s is not None:
            rested_s += min(moment.time_s, until_s) - min(begun_s, until_s)
            begun_s = None
    return rested_s
