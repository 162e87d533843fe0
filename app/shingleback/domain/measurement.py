"""What a measurement of a drive found, as values; and what is known of how drives of a kind behave, to compare.

The values are those of `test --json`, of kept results and of shared files: what is there keeps its name and meaning.
"""

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

import msgspec

from shingleback.domain.errors import Why
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, VerdictReason


class Behavior(StrEnum):
    """The kind of drive that behaves like the measured one."""

    MEDIA_CACHE = "media-cache"  # shingled: scattered writes go to a cache, which it cleans when it is left alone
    TRANSLATION = "translation"  # shingled: it writes everything to a log, and cleans whole zones
    CONVENTIONAL = "conventional"
    NOT_A_HARD_DISK = "not-a-hard-disk"  # nothing in it turns
    NOT_TOLD = "not-told"  # the measurement fits more than one kind, or other programs disturbed it


SHINGLED_BEHAVIORS = frozenset({Behavior.MEDIA_CACHE, Behavior.TRANSLATION})


class TestName(StrEnum):
    """The tests that can be asked for; each is whole by itself."""

    __test__ = False  # not one of pytest's

    SEQUENTIAL = "sequential"  # writing and reading in a row
    POSITION = "position"  # reading at ten places
    RANDOM_READ = "random-read"
    READERS = "readers"  # ten at once, each reading a block of 100 MB
    MAP = "map"  # is what was written scattered read as quickly as the rest?
    IDLE = "idle"  # is the drive busy after scattered writes?
    BANDS = "bands"  # how large is the stretch that it rewrites as a whole?
    RANDOM_WRITE = "random-write"
    COLLAPSE = "collapse"  # random writes until the speed collapses
    SMALL_FILES = "small-files"
    WRITE_CACHE = "write-cache"  # random writing with the drive's write cache on and off; asks for a password
    FILL = "fill"  # writing and reading in a row at several fill levels; `--full` fills an empty volume for it


class BehaviorVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """The answer of a measurement.

    Attributes:
        confidence: the probability of `behavior`, from 0 to 1; of NOT_TOLD: that of the likeliest kind.
        likelihoods: the probability of each kind that was weighed.
        cache_bytes: what the cache held when the largest writes had filled it; 0 where those reached no cliff.
        cache_writes: how many writes of 4 KiB had filled it; likewise.
        cleaned_bytes_per_s: how fast the drive cleans while it is left alone; 0 where it was not seen.
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
    """A mean speed. `at` is a part of the measured area, from 0 to 1, or what was written before, in bytes."""

    at: float
    bytes_per_s: float


class CacheFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What scattered writes of one size showed.

    Attributes:
        piece_bytes: the size of each write.
        written_bytes: in all.
        curve: the speed of the writes, by what was written before.
        cliff_bytes: what was written when the speed collapsed; 0 where it did not.
        cliff_s: when that was, after the first write.
        floor_bytes_per_s: the speed after the collapse.
        longest_s: the longest that one write took.
        floor_waits_s: how long each of the last writes took, where there was a collapse.
        regained: for each rest, its length in seconds and what could be written fast after it.
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
    """A read after a rest: when it was asked for, and how long it took."""

    began_s: float
    took_s: float
    offset: int = 0


class ScatteredWrite(NamedTuple):
    """A scattered write of a round: when, where and how much."""

    began_s: float
    offset: int
    length: int


class IdleRound(NamedTuple):
    """Is the drive busy when nobody asks anything of it?

    Attributes:
        before: probes before anything was scattered.
        writes: what was scattered; `flushed_s`: when all of it was on the drive.
        after: probes from then on, until it was quiet for a while.
    """

    before: list[ReadProbe]
    writes: list[ScatteredWrite]
    flushed_s: float
    after: list[ReadProbe]


class FillLevel(msgspec.Struct, frozen=True, kw_only=True):
    """How fast the drive is in a row when a filesystem is so full.

    Attributes:
        fill_part: from 0 to 1.
        write_bytes_per_s, read_bytes_per_s: in the room that was taken last, which lies elsewhere at each level.
        rewrite_bytes_per_s: at the same place at each level; 0 where the filesystem writes changes elsewhere.
        stretch_bytes: so much was written or read for each of these speeds; 0 where an earlier version measured.
    """

    fill_part: float
    write_bytes_per_s: float
    read_bytes_per_s: float
    rewrite_bytes_per_s: float = 0.0
    stretch_bytes: int = 0


class Measurement(msgspec.Struct, frozen=True, kw_only=True):
    """One measurement of a drive. 0 and an empty list stand for a test that was not run.

    Attributes:
        measured_at: the local time, as ISO 8601; empty in a shared file.
        fill_part: how full the filesystem was before, from 0 to 1: drives are slower toward their end, and with age.
        area_bytes: the size of the file in which everything was measured.
        written_bytes: in all.
        elapsed_s: how long it took.
        write_curve, read_curve: the sequential speed along the area.
        places: the sequential reading speed at ten places of the area.
        readers_bytes_per_s: ten readers together, each of which reads a block of 100 MB elsewhere.
        random_read_s: the median time of a random read of 4 KiB.
        scattered_write_s: the mean time of a random write of 4 KiB, with the flush at the end.
        map_ratio: how many times as long it takes to read in a row what was written scattered.
        idle_waits_s: the reads after scattered writes and a rest, one list a round; long ones show cleaning.
        rounds: the same with all that was asked, in seconds since the measurement began, to judge it anew.
        band_bytes: the size of the stretch that the drive rewrites as a whole.
        cache: what writing until the collapse showed.
        cache_on_write_s, cache_off_write_s: as `scattered_write_s`, with the drive's write cache on, and off.
        files_per_s, removed_per_s: small files that were made, and removed, on the filesystem.
        fill_levels: in the order in which they were reached.
        fill_curve: the speed at which the volume was filled, by how full it was.
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


def levels_of(one: Measurement) -> list[FillLevel]:
    """How fast it was at which fill level; every sequential test shows one."""
    if one.fill_levels or not one.write_curve:
        return one.fill_levels
    return [
        FillLevel(
            fill_part=one.fill_part,
            write_bytes_per_s=mean_speed(one.write_curve),
            read_bytes_per_s=mean_speed(one.read_curve),
        )
    ]


def mean_speed(curve: list[SpeedAt]) -> float:
    """0 where nothing was measured."""
    return sum(point.bytes_per_s for point in curve) / len(curve) if curve else 0.0


_VERY_LIKELY_FROM = 0.995
_RECORDINGS = {
    Behavior.MEDIA_CACHE: RecordingMethod.DRIVE_MANAGED,
    Behavior.TRANSLATION: RecordingMethod.DRIVE_MANAGED,
    Behavior.CONVENTIONAL: RecordingMethod.CONVENTIONAL,
    Behavior.NOT_A_HARD_DISK: RecordingMethod.NOT_A_HARD_DISK,
}


def reason_of(measured: Measurement) -> VerdictReason | None:
    """The measurement as evidence; None where it says nothing.

    It is never certain: a drive that was not pushed far enough may behave like another kind. That a drive behaves like
    a conventional one is weaker than the opposite, because a lazy or unused shingled drive does so, too.
    """
    recording = _RECORDINGS.get(measured.verdict.behavior)
    if recording is None:
        return None
    is_sure = measured.verdict.confidence >= _VERY_LIKELY_FROM and recording is not RecordingMethod.CONVENTIONAL
    sure = Confidence.VERY_LIKELY if is_sure else Confidence.LIKELY
    values = (("date", measured.measured_at[:10]),)
    return VerdictReason(f"measured-{measured.verdict.behavior.value}", recording, sure, values)


class Figure(StrEnum):
    """What can be compared; the unit is in the name."""

    CACHE = "cache-bytes"
    BAND = "band-bytes"
    WRITING = "write-bytes-per-s"
    READING = "read-bytes-per-s"
    RANDOM_READ = "random-read-s"


@dataclass(frozen=True, slots=True)
class KnownFigure:
    """A range that was reported. Attributes: `of`: the drives on which it was seen."""

    kind: Behavior
    figure: Figure
    low: float
    high: float
    of: str
    source: str


def parse_known(text: str) -> tuple[KnownFigure, ...]:
    """Raises ValueError (also TOMLDecodeError), KeyError and TypeError for a table that is wrong."""
    found = []
    for one in tomllib.loads(text)["known"]:
        low, high = float(one["low"]), float(one["high"])
        if not 0 < low <= high:
            raise ValueError(f"no range: {low} to {high}")
        found.append(
            KnownFigure(Behavior(one["kind"]), Figure(one["figure"]), low, high, str(one["of"]), str(one["source"]))
        )
    return tuple(found)


def measured_figure(one: Measurement, figure: Figure) -> float:
    """0 where it was not measured."""
    match figure:
        case Figure.CACHE:
            return float(one.verdict.cache_bytes)
        case Figure.BAND:
            return float(one.band_bytes)
        case Figure.WRITING:
            return mean_speed(one.write_curve)
        case Figure.READING:
            return mean_speed(one.read_curve)
        case Figure.RANDOM_READ:
            return one.random_read_s


_OF_A_TEST = {
    Why.DRIVE_FULL: Why.TEST_DRIVE_FULL,
    Why.DRIVE_GONE: Why.TEST_DRIVE_GONE,
    Why.DRIVE_SILENT: Why.TEST_DRIVE_GONE,
    Why.PROCESS_ENDED: Why.TEST_PROCESS_ENDED,
}


def why_of_test(why: Why) -> Why:
    """What speaks of a backup elsewhere speaks of a measurement here."""
    return _OF_A_TEST.get(why, why)
