"""The results of measuring a drive, as values, and known figures of drives to compare with.

The values are used in `test --json`, stored results and shared files: existing fields keep their names and meanings.
"""

import tomllib
from enum import StrEnum
from typing import NamedTuple

import msgspec

from shingleback.domain.errors import Why
from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, VerdictReason


class Behavior(StrEnum):
    """The kind of drive that the measured behavior indicates."""

    MEDIA_CACHE = "media-cache"  # shingled: scattered writes go to a cache, which it cleans when idle
    TRANSLATION = "translation"  # shingled: it writes everything to a log, and cleans whole zones
    CONVENTIONAL = "conventional"
    NOT_A_HARD_DISK = "not-a-hard-disk"  # no moving parts
    NOT_TOLD = "not-told"  # the measurement fits more than one kind, or other programs disturbed it


SHINGLED_BEHAVIORS = frozenset({Behavior.MEDIA_CACHE, Behavior.TRANSLATION})


class TestName(LabeledEnum):
    """The tests to choose from; each can be run alone."""

    __test__ = False  # not a pytest class

    SEQUENTIAL = "sequential", QT_TRANSLATE_NOOP("measuring", "Sequential writing and reading")
    POSITION = "position", QT_TRANSLATE_NOOP("measuring", "Reading at ten places")
    RANDOM_READ = "random-read", QT_TRANSLATE_NOOP("measuring", "Random reading")
    READERS = "readers", QT_TRANSLATE_NOOP("measuring", "Ten readers at once")  # each reads a block of 100 MB
    # does data written scattered read as quickly as the rest?
    MAP = "map", QT_TRANSLATE_NOOP("measuring", "Reading back scattered writes")
    IDLE = "idle", QT_TRANSLATE_NOOP("measuring", "Activity while idle")  # after scattered writes
    # how large is the band that it rewrites as a whole?
    BANDS = "bands", QT_TRANSLATE_NOOP("measuring", "How much it rewrites at a time")
    RANDOM_WRITE = "random-write", QT_TRANSLATE_NOOP("measuring", "Random writing")
    COLLAPSE = "collapse", QT_TRANSLATE_NOOP("measuring", "Random writing until the cache is full")
    SMALL_FILES = "small-files", QT_TRANSLATE_NOOP("measuring", "Small files")
    # needs a password
    WRITE_CACHE = "write-cache", QT_TRANSLATE_NOOP("measuring", "Random writing with the write cache on and off")
    FILL = "fill", QT_TRANSLATE_NOOP("measuring", "Writing and reading by fill level")  # `--full` fills an empty volume


class BehaviorVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a measurement.

    Attributes:
        confidence: the probability of `behavior`, from 0 to 1; for NOT_TOLD, that of the most likely kind.
        likelihoods: the probability of each kind considered.
        cache_bytes: what the cache held when the largest writes had filled it; 0 if those reached no cliff.
        cache_writes: how many writes of 4 KiB had filled it; 0 if those reached no cliff.
        cleaned_bytes_per_s: how fast the drive cleans when idle; 0 if not observed.
    """

    behavior: Behavior
    confidence: float
    likelihoods: dict[str, float] = {}
    cache_bytes: int = 0
    cache_writes: int = 0
    cleaned_bytes_per_s: float = 0.0

    @property
    def is_shingled(self) -> bool:
        return self.behavior in SHINGLED_BEHAVIORS


class SpeedAt(msgspec.Struct, frozen=True):
    """A mean speed. `at` is a position in the measured area, from 0 to 1, or the bytes written before."""

    at: float
    bytes_per_s: float


class CacheFigures(msgspec.Struct, frozen=True, kw_only=True):
    """The results of scattered writes of one size.

    Attributes:
        piece_bytes: the size of each write.
        written_bytes: the total.
        curve: the write speed, by bytes written before.
        cliff_bytes: the bytes written when the speed collapsed; 0 if it did not.
        cliff_s: when that was, in seconds after the first write.
        floor_bytes_per_s: the speed after the collapse.
        longest_s: the duration of the slowest write.
        floor_waits_s: the duration of each of the last writes, if there was a collapse.
        regained: for each rest, its length in seconds and the bytes that could be written fast after it.
    """

    piece_bytes: int
    written_bytes: int
    curve: list[SpeedAt] = []
    cliff_bytes: int = 0
    cliff_s: float = 0.0
    floor_bytes_per_s: float = 0.0
    longest_s: float = 0.0
    floor_waits_s: list[float] = []
    regained: list[tuple[float, int]] = []


class ReadProbe(NamedTuple):
    """A read after a rest: when it was requested, and how long it took."""

    began_s: float
    took_s: float
    offset: int = 0


class ScatteredWrite(NamedTuple):
    """A scattered write of a round: its time, position and length."""

    began_s: float
    offset: int
    length: int


class IdleRound(NamedTuple):
    """A round of the test that shows whether the drive is busy without any request.

    Attributes:
        before: probes before any scattered write.
        writes: the scattered writes; `flushed_s`: when all of them were on the drive.
        after: probes from then on, until the drive was quiet for a while.
    """

    before: list[ReadProbe]
    writes: list[ScatteredWrite]
    flushed_s: float
    after: list[ReadProbe]


class FillLevel(msgspec.Struct, frozen=True, kw_only=True):
    """The sequential speed of the drive with a filesystem that is this full.

    Attributes:
        fill_part: from 0 to 1.
        write_bytes_per_s, read_bytes_per_s: in the space filled last, which is elsewhere at each level.
        rewrite_bytes_per_s: at the same place at each level; 0 if the filesystem writes changes elsewhere.
        stretch_bytes: the bytes written or read for each of these speeds; 0 if an earlier version measured it.
    """

    fill_part: float
    write_bytes_per_s: float
    read_bytes_per_s: float
    rewrite_bytes_per_s: float = 0.0
    stretch_bytes: int = 0


class Measurement(msgspec.Struct, frozen=True, kw_only=True):
    """A measurement of a drive. 0 and an empty list stand for a test that was not run.

    Attributes:
        measured_at: the local time, as ISO 8601; empty in a shared file.
        fill_part: how full the filesystem was before, from 0 to 1: drives are slower toward their end, and with age.
        area_bytes: the size of the file in which everything was measured.
        written_bytes: the total.
        elapsed_s: how long it took.
        write_curve, read_curve: the sequential speed along the area.
        places: the sequential read speed at ten positions of the area.
        readers_bytes_per_s: the speed of ten readers together, each of which reads a block of 100 MB elsewhere.
        random_read_s: the median time of a random read of 4 KiB.
        scattered_write_s: the mean time of a random write of 4 KiB, including the flush at the end.
        map_ratio: how many times as long a sequential read takes if the data was written scattered.
        idle_waits_s: the reads after scattered writes and a rest, one list per round; long ones indicate cleaning.
        rounds: the same with every request, in seconds since the measurement began, so that it can be judged again.
        band_bytes: the size of the band that the drive rewrites as a whole.
        cache: the results of writing until the collapse.
        cache_on_write_s, cache_off_write_s: as `scattered_write_s`, with the drive's write cache on and off.
        files_per_s, removed_per_s: small files created and removed on the filesystem.
        fill_levels: in the order in which they were reached.
        fill_curve: the speed at which the volume was filled, by fill level.
    """

    verdict: BehaviorVerdict
    measured_at: str = ""
    fill_part: float = 0.0
    area_bytes: int = 0
    written_bytes: int = 0
    elapsed_s: float = 0.0
    write_curve: list[SpeedAt] = []
    read_curve: list[SpeedAt] = []
    places: list[SpeedAt] = []
    readers_bytes_per_s: float = 0.0
    random_read_s: float = 0.0
    scattered_write_s: float = 0.0
    map_ratio: float = 0.0
    idle_waits_s: list[list[float]] = []
    rounds: list[IdleRound] = []
    band_bytes: int = 0
    cache: list[CacheFigures] = []
    cache_on_write_s: float = 0.0
    cache_off_write_s: float = 0.0
    files_per_s: float = 0.0
    removed_per_s: float = 0.0
    fill_levels: list[FillLevel] = []
    fill_curve: list[SpeedAt] = []


def levels_of(measurement: Measurement) -> list[FillLevel]:
    """The speed at each fill level; a plain sequential test counts as one level."""
    if measurement.fill_levels or not measurement.write_curve:
        return measurement.fill_levels
    return [
        FillLevel(
            fill_part=measurement.fill_part,
            write_bytes_per_s=mean_speed(measurement.write_curve),
            read_bytes_per_s=mean_speed(measurement.read_curve),
        )
    ]


def mean_speed(curve: list[SpeedAt]) -> float:
    """The mean of a curve; 0 if it is empty."""
    return sum(point.bytes_per_s for point in curve) / len(curve) if curve else 0.0


_VERY_LIKELY_FROM = 0.995
_RECORDINGS = {
    Behavior.MEDIA_CACHE: RecordingMethod.DRIVE_MANAGED,
    Behavior.TRANSLATION: RecordingMethod.DRIVE_MANAGED,
    Behavior.CONVENTIONAL: RecordingMethod.CONVENTIONAL,
    Behavior.NOT_A_HARD_DISK: RecordingMethod.NOT_A_HARD_DISK,
}


def reason_of(measured: Measurement) -> VerdictReason | None:
    """The measurement as evidence; None if it is inconclusive.

    It is never certain: a drive that was not pushed far enough may behave like another kind. Conventional behavior is
    weaker evidence than the opposite, because a shingled drive that cleans lazily or is unused shows it too.
    """
    recording = _RECORDINGS.get(measured.verdict.behavior)
    if recording is None:
        return None
    is_sure = measured.verdict.confidence >= _VERY_LIKELY_FROM and recording is not RecordingMethod.CONVENTIONAL
    sure = Confidence.VERY_LIKELY if is_sure else Confidence.LIKELY
    values = (("date", measured.measured_at[:10]),)
    return VerdictReason(f"measured-{measured.verdict.behavior.value}", recording, sure, values)


class Figure(StrEnum):
    """A figure that can be compared; the value contains the unit."""

    CACHE = "cache-bytes"
    BAND = "band-bytes"
    WRITING = "write-bytes-per-s"
    READING = "read-bytes-per-s"
    RANDOM_READ = "random-read-s"


class KnownFigure(msgspec.Struct, frozen=True):
    """A reported range. Attributes: `of`: the drives on which it was observed."""

    kind: Behavior
    figure: Figure
    low: float
    high: float
    of: str
    source: str


def parse_known(text: str) -> tuple[KnownFigure, ...]:
    """Parse a TOML table. Raises ValueError (also TOMLDecodeError), KeyError or TypeError if it is invalid."""
    figures = []
    for entry in tomllib.loads(text)["known"]:
        low, high = float(entry["low"]), float(entry["high"])
        if not 0 < low <= high:
            raise ValueError(f"no range: {low} to {high}")
        figures.append(
            KnownFigure(
                Behavior(entry["kind"]), Figure(entry["figure"]), low, high, str(entry["of"]), str(entry["source"])
            )
        )
    return tuple(figures)


def measured_figure(measurement: Measurement, figure: Figure) -> float:
    """The measured value; 0 if it was not measured."""
    match figure:
        case Figure.CACHE:
            return float(measurement.verdict.cache_bytes)
        case Figure.BAND:
            return float(measurement.band_bytes)
        case Figure.WRITING:
            return mean_speed(measurement.write_curve)
        case Figure.READING:
            return mean_speed(measurement.read_curve)
        case Figure.RANDOM_READ:
            return measurement.random_read_s


_OF_A_TEST = {
    Why.DRIVE_FULL: Why.TEST_DRIVE_FULL,
    Why.DRIVE_GONE: Why.TEST_DRIVE_GONE,
    Why.DRIVE_SILENT: Why.TEST_DRIVE_GONE,
    Why.PROCESS_ENDED: Why.TEST_PROCESS_ENDED,
}


def measurement_reason(why: Why) -> Why:
    """Replace a reason worded for a backup by its counterpart for a measurement."""
    return _OF_A_TEST.get(why, why)
