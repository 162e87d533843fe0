"""One measurement from its plan to its verdict, on any kind of area, and its export as a file.

An exported file has no names, serial numbers, times or paths: of these, a measurement holds only the day, which a
shared file omits.
"""

import csv
import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Final, Protocol

import msgspec

from shingleback.domain.errors import DriveFull
from shingleback.domain.measurement import (
    Behavior,
    CacheFigures,
    FillLevel,
    IdleRound,
    Measurement,
    ReadProbe,
    SpeedAt,
    TestName,
)
from shingleback.measuring import sequences
from shingleback.measuring.plan import BANDS_SCATTER, Plan
from shingleback.measuring.requests import Bench
from shingleback.measuring.sequences import MIB, fill_up, stretch_speed, until_collapse
from shingleback.measuring.verdict import MeasuredValues, judge_behavior, measured_values

_READS: Final = 60
_USUAL_S: Final = 0.012
_GAPS_S: Final = (3.0, 8.0, 12.0)  # a drive that starts cleaning late would never do so in short rests
_SETTLE_GAP_S: Final = 12.0
_SETTLE_PROBES: Final = 60
_AFTER_COLLAPSE_PROBES: Final = 150
_WAITED: Final = 4.0
_MIN_ROUNDS: Final = 3
_DIGITS: Final = 4  # of a second

FORMAT: Final = 1


class SmallFileMaker(Protocol):
    """Creates many small files on the same filesystem as the area."""

    def make(self, count: int, size_bytes: int) -> float:
        """Return how long creating them took, until everything is on the drive."""

    def remove(self) -> float: ...


class WriteCacheSwitch(Protocol):
    """Switches the write cache of the drive. Its creator restores the original setting."""

    def turn(self, *, is_on: bool) -> None: ...


@dataclass(slots=True)
class _Figures:
    """What the tests of a plan have measured so far; what was not measured is 0 or empty.

    Attributes:
        reads_s, write_s: of the random reads, and of a random write.
        files: how many small files are made per second, and how many are removed.
        switched_s: of a random write with the write cache, and without it.
    """

    write_curve: list[SpeedAt] = field(default_factory=list)
    read_curve: list[SpeedAt] = field(default_factory=list)
    places: list[SpeedAt] = field(default_factory=list)
    readers_bytes_per_s: float = 0.0
    reads_s: list[float] = field(default_factory=list)
    write_s: float = 0.0
    map_ratio: float = 0.0
    rounds: list[IdleRound] = field(default_factory=list)
    band_bytes: int = 0
    cache: list[CacheFigures] = field(default_factory=list)
    files: tuple[float, float] = (0.0, 0.0)
    switched_s: tuple[float, float] = (0.0, 0.0)
    fill_levels: list[FillLevel] = field(default_factory=list)
    fill_curve: list[SpeedAt] = field(default_factory=list)

    @property
    def values(self) -> MeasuredValues:
        return measured_values(
            self.reads_s, self.write_s, self.rounds, self.write_curve, self.cache, round(self.map_ratio, 3)
        )

    @property
    def usual_s(self) -> float:
        """The usual time of a random read."""
        return median(self.reads_s) if self.reads_s else _USUAL_S


class Measuring:
    """Runs the tests of one plan.

    Attributes:
        bench: runs each test on the area.
    """

    def __init__(
        self,
        bench: Bench,
        plan: Plan,
        *,
        small_files: SmallFileMaker | None = None,
        write_cache: WriteCacheSwitch | None = None,
        stays_in_place: bool = True,
        seed: int = 1,
    ) -> None:
        """`stays_in_place`: the filesystem overwrites data in place."""
        self.bench = bench
        self._area_bytes = min(plan.area_bytes, bench.area_bytes) // MIB * MIB
        self._plan = plan
        self._small_files = small_files
        self._write_cache = write_cache
        self._stays_in_place = stays_in_place
        self._chance = Random(seed)
        self._figures = _Figures()

    def run(self, measured_at: str = "", begins: Callable[[TestName], None] = lambda _test: None) -> Measurement:
        """Run all tests; `begins` is called before each. Raises Canceled, and any error of the area."""
        began_s = self.bench.now_s
        if not self._plan.is_read_only and TestName.SEQUENTIAL not in self._plan.tests:
            begins(TestName.SEQUENTIAL)
            self._write_area()
        work = self._work()
        for test in self._plan.in_order:
            begins(test)
            work[test]()
        figures = self._figures
        return Measurement(
            verdict=judge_behavior(figures.values),
            measured_at=measured_at,
            fill_part=self._plan.fill_part,
            area_bytes=self._area_bytes,
            written_bytes=self.bench.written_bytes + self._small_file_bytes,
            elapsed_s=round(self.bench.now_s - began_s, 1),
            write_curve=figures.write_curve,
            read_curve=figures.read_curve,
            places=figures.places,
            readers_bytes_per_s=figures.readers_bytes_per_s,
            random_read_s=figures.usual_s if figures.reads_s else 0.0,
            scattered_write_s=figures.write_s,
            map_ratio=round(figures.map_ratio, 3),
            idle_waits_s=[[round(probe.took_s, 4) for probe in idle_round.after] for idle_round in figures.rounds],
            rounds=[_since(began_s, idle_round) for idle_round in figures.rounds],
            band_bytes=figures.band_bytes,
            cache=figures.cache,
            cache_on_write_s=figures.switched_s[0],
            cache_off_write_s=figures.switched_s[1],
            files_per_s=figures.files[0],
            removed_per_s=figures.files[1],
            fill_levels=figures.fill_levels,
            fill_curve=figures.fill_curve,
        )

    def _work(self) -> dict[TestName, Callable[[], None]]:
        return {
            TestName.SEQUENTIAL: self._sequential,
            TestName.POSITION: self._position,
            TestName.RANDOM_READ: self._random_read,
            TestName.READERS: self._readers,
            TestName.RANDOM_WRITE: self._random_write,
            TestName.WRITE_CACHE: self._with_and_without_cache,
            TestName.MAP: self._map,
            TestName.IDLE: self._idle,
            TestName.BANDS: self._bands,
            TestName.SMALL_FILES: self._many_files,
            TestName.COLLAPSE: self._collapse,
            TestName.FILL: self._fill,
        }

    def _write_area(self) -> None:
        self._figures.write_curve = self.bench.run(sequences.sequential(self._area_bytes, writes=True))

    def _sequential(self) -> None:
        if not self._plan.is_read_only:
            self._write_area()
        self._figures.read_curve = self.bench.run(sequences.sequential(self._area_bytes, writes=False))

    def _position(self) -> None:
        self._figures.places = self.bench.run(sequences.by_position(self._area_bytes))

    def _readers(self) -> None:
        self._figures.readers_bytes_per_s = self.bench.run(sequences.readers(self._area_bytes))

    def _random_read(self) -> None:
        self._figures.reads_s = self.bench.run(sequences.random_read(self._area_bytes, _READS, self._chance))

    def _map(self) -> None:
        """Measure the map ratio, unless the filesystem itself moves what is overwritten."""
        if self._stays_in_place:
            self._figures.map_ratio = self.bench.run(sequences.scattered_map(self._area_bytes, self._chance))

    def _idle(self) -> None:
        """Run rounds until the verdict is clear. First the drive gets time to finish cleaning after earlier tests."""
        if not self._figures.reads_s:
            self._random_read()
        self._settle()
        for number in range(self._plan.most_rounds):
            if number >= _MIN_ROUNDS and judge_behavior(self._figures.values).behavior is not Behavior.NOT_TOLD:
                break
            gap_s = _GAPS_S[number % len(_GAPS_S)]
            test = sequences.idle_round(
                self._area_bytes, self._figures.usual_s, self._plan.scatter, self._chance, gap_s
            )
            self._figures.rounds.append(self.bench.run(test))
            self._settle()
        # Repeat the random reads and writes if the verdict is still open: another program may have disturbed them.
        # That only makes them slower, so the faster results count.
        for _ in range(self._plan.most_repeats):
            if judge_behavior(self._figures.values).behavior is not Behavior.NOT_TOLD:
                return
            before_s, write_s = self._figures.reads_s, self._figures.write_s
            self._random_read()
            self._figures.reads_s = min(before_s, self._figures.reads_s, key=median)
            if TestName.RANDOM_WRITE in self._plan.tests:
                self._random_write()
                self._figures.write_s = min(write_s, self._figures.write_s)
            self._settle()

    def _bands(self) -> None:
        """Scatter writes over 256 MiB; how long cleaning takes, compared with one band, shows how many bands it has."""
        self._settle()
        test = sequences.idle_round(self._area_bytes, self._figures.usual_s, BANDS_SCATTER, self._chance)
        in_stretch = self.bench.run(test)
        unit_s = max((probe.took_s for idle_round in self._figures.rounds for probe in idle_round.after), default=0.0)
        # The time from the first probe to the end of the last one that had to wait; 0 if none had.
        waited = [probe for probe in in_stretch.after if probe.took_s > _WAITED * self._figures.usual_s]
        waits_s = waited[-1].began_s + waited[-1].took_s - in_stretch.after[0].began_s if waited else 0.0
        if unit_s > _WAITED * self._figures.usual_s and waits_s > unit_s:
            self._figures.band_bytes = round(256 * MIB * min(1.0, unit_s / waits_s))

    def _many_files(self) -> None:
        plan, small_files = self._plan, self._small_files
        if small_files is not None:
            made_s = small_files.make(plan.small_files, plan.small_file_bytes)
            self._figures.files = (plan.small_files / made_s, plan.small_files / small_files.remove())

    def _random_write(self) -> None:
        if not self._figures.reads_s:
            self._random_read()
        test = sequences.random_write(self._area_bytes, self._plan.small_writes, self._chance)
        self._figures.write_s = self.bench.run(test)

    def _with_and_without_cache(self) -> None:
        """Time random writes with the write cache, and without it, when each write must be in place before the next."""
        if self._write_cache is not None:
            times_s = []
            for is_on in (True, False):
                self._write_cache.turn(is_on=is_on)
                writes = sequences.random_write(self._area_bytes, self._plan.switched_writes, self._chance)
                times_s.append(self.bench.run(writes))
            with_s, without_s = times_s
            self._figures.switched_s = with_s, without_s

    def _fill(self) -> None:
        """Measure each fill level. A volume that is not filled has one; if it is full early, the levels end."""
        filling = self._plan.filling
        if filling is None:
            self._figures.fill_levels = [self._level(self._plan.fill_part, 0, self._area_bytes)]
            return
        done = self._area_bytes
        try:
            for end in filling.ends_bytes:
                stretch = filling.stretch_bytes
                self._figures.fill_curve += self.bench.run(fill_up(done, end - stretch, filling))
                self._figures.fill_levels.append(self._level(filling.part_at(end), end - stretch, stretch))
                done = end
        except DriveFull:
            if not self._figures.fill_levels:
                raise

    def _level(self, part: float, begin: int, stretch: int) -> FillLevel:
        """Measure the speed where the volume was filled last, and again at the beginning of the file."""
        run = self.bench.run
        return FillLevel(
            fill_part=part,
            write_bytes_per_s=run(stretch_speed(begin, stretch, writes=True)),
            read_bytes_per_s=run(stretch_speed(begin, stretch, writes=False)),
            rewrite_bytes_per_s=run(stretch_speed(0, stretch, writes=True)) if begin and self._stays_in_place else 0.0,
            stretch_bytes=stretch,
        )

    def _collapse(self) -> None:
        for collapse in self._plan.collapses:
            self._settle(_AFTER_COLLAPSE_PROBES)
            test = until_collapse(
                self._area_bytes,
                collapse.piece_bytes,
                collapse.most_bytes,
                self._plan.rests_s,
                self._chance,
                collapse.most_s,
            )
            self._figures.cache.append(self.bench.run(test))

    def _settle(self, most: int = _SETTLE_PROBES) -> None:
        self.bench.run(sequences.settle(self._area_bytes, self._figures.usual_s, most, self._chance, _SETTLE_GAP_S))

    @property
    def _small_file_bytes(self) -> int:
        return self._plan.small_files * self._plan.small_file_bytes if self._figures.files[0] else 0


def _since(began_s: float, idle_round: IdleRound) -> IdleRound:
    """Make times relative to `began_s`: the monotonic clock would reveal how long the computer has been running."""

    def probe(each: ReadProbe) -> ReadProbe:
        return ReadProbe(round(each.began_s - began_s, _DIGITS), round(each.took_s, _DIGITS), each.offset)

    return IdleRound(
        [probe(each) for each in idle_round.before],
        [each._replace(began_s=round(each.began_s - began_s, _DIGITS)) for each in idle_round.writes],
        round(idle_round.flushed_s - began_s, _DIGITS),
        [probe(each) for each in idle_round.after],
    )


class SharedMeasurement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of a shared file.

    Attributes:
        model: the drive's model, as `shingleback drives` shows it; empty until the person who shares it fills it in.
        state: how full the drive was: `empty`, `used`, `nearly-full` or `filled`; filled in likewise.
    """

    format: int = FORMAT
    model: str = ""
    state: str = ""
    measurement: Measurement


def as_json(measurement: Measurement) -> bytes:
    return msgspec.json.format(msgspec.json.encode(measurement), indent=1) + b"\n"


def shared(measurement: Measurement) -> bytes:
    anonymous = msgspec.structs.replace(measurement, measured_at="")
    return msgspec.json.format(msgspec.json.encode(SharedMeasurement(measurement=anonymous)), indent=1) + b"\n"


def as_csv(measurement: Measurement) -> str:
    """Return a CSV table with one line per figure: test, at, value, unit."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("test", "at", "value", "unit"))
    writer.writerows(_rows(measurement))
    return out.getvalue()


def _rows(measurement: Measurement) -> Iterator[tuple[str, float | str, float | str, str]]:
    yield "verdict", "", measurement.verdict.behavior.value, ""
    yield "verdict", "", measurement.verdict.confidence, "probability"
    yield from _curve("sequential-write", measurement.write_curve)
    yield from _curve("sequential-read", measurement.read_curve)
    yield from _curve("position", measurement.places)
    yield "fill", "", measurement.fill_part, "part"
    yield "readers", "", round(measurement.readers_bytes_per_s), "bytes/s"
    yield "random-read", "", measurement.random_read_s, "s"
    yield "random-write", "", measurement.scattered_write_s, "s"
    yield "write-cache-on", "", measurement.cache_on_write_s, "s"
    yield "write-cache-off", "", measurement.cache_off_write_s, "s"
    yield "map", "", measurement.map_ratio, "times"
    for number, waits_s in enumerate(measurement.idle_waits_s, 1):
        yield from (("idle", number, wait_s, "s") for wait_s in waits_s)
    yield "bands", "", measurement.band_bytes, "bytes"
    for cache in measurement.cache:
        name = f"collapse-{cache.piece_bytes}"
        yield from _curve(name, cache.curve)
        yield f"{name}-cliff", cache.cliff_s, cache.cliff_bytes, "bytes"
        yield from ((f"{name}-rest", seconds, count, "bytes") for seconds, count in cache.regained)
    yield "small-files-made", "", measurement.files_per_s, "1/s"
    yield "small-files-removed", "", measurement.removed_per_s, "1/s"
    yield from _curve("fill-curve", measurement.fill_curve)
    for level in measurement.fill_levels:
        yield "fill-level-write", level.fill_part, round(level.write_bytes_per_s), "bytes/s"
        yield "fill-level-read", level.fill_part, round(level.read_bytes_per_s), "bytes/s"
        yield "fill-level-rewrite", level.fill_part, round(level.rewrite_bytes_per_s), "bytes/s"


def _curve(name: str, points: list[SpeedAt]) -> Iterator[tuple[str, float, float, str]]:
    yield from ((name, point.at, round(point.bytes_per_s), "bytes/s") for point in points)
