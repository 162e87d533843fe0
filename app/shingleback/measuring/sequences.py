"""The tests of a measurement: generators that yield requests and receive the time that each took.

Most measure one thing: how fast is the drive sequentially and at random, and does it work while idle? Another one
writes at random until the speed collapses, to measure the size of the cache, the floor under pressure, and how much a
rest regains. A collapse counts only if reads are still as fast as before: otherwise another program uses the drive.

One test fills the drive. A hard disk is slower toward its end, even when it is new. So a level is measured in two
places: where the volume was filled last, and at the beginning of the file, which is the same place each time. If that
is slower, the level is the reason.
"""

import sys
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Final, NamedTuple

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.measurement import CacheFigures, IdleRound, ReadProbe, ScatteredWrite, SpeedAt
from shingleback.measuring.requests import Request, Sequence, Timing, flush, idle, read, write

MIB: Final = 1 << 20
SMALL_BYTES: Final = 4 << 10
_POINTS: Final = 64  # in a curve
_PLACES: Final = 10
_AT_A_PLACE: Final = 16
_READERS: Final = 10
_READER_MIB: Final = 95  # about 100 MB
STRETCH_BYTES: Final = 16 * MIB
MAP_STRETCHES: Final = 5
MAP_PIECE_BYTES: Final = 64 << 10
_MAP_REST_S: Final = 10.0
_QUIET_FACTOR: Final = 4.0  # a read that takes this many times as long as usual has waited
_QUIET_IN_A_ROW: Final = 4
_WINDOW_WRITES: Final = 16
_WINDOW_S: Final = 5.0
_EARLY_WINDOWS: Final = 6
_COLLAPSED: Final = 1.4  # a window is slow if writes take this many times as long as early on
_CONFIRMED: Final = 4  # slow windows in a row, each with a stall, are a collapse
_STALL_FACTOR: Final = 10.0
_STALL_S: Final = 0.2  # a write that waits for a band or a zone takes at least this long
_CONTROLS: Final = 5
_CONTROL_FACTOR: Final = 4.0
_MAX_POINTS: Final = 200
_MAX_WAITS: Final = 1000
_MAX_DRAWN: Final = 1 << 20

LEVELS: Final = (0.10, 0.50, 0.90, 0.99)
_EMPTY_PART: Final = 0.10
_MAX_STRETCH_BYTES: Final = 4 << 30
_MIN_STRETCH_BYTES: Final = 16 * MIB
_STRETCHES: Final = 50  # at least this many fit into a volume
_LEFT_BYTES: Final = 64 * MIB  # for the filesystem's own data
_POINTS_A_LEVEL: Final = 16  # of the curve


def sequential(size_bytes: int, *, writes: bool) -> Sequence[list[SpeedAt]]:
    """Write or read the whole area sequentially, a MiB at a time. Writing ends with a flush, whose time counts."""
    ask, curve = (write if writes else read), []
    count = size_bytes // MIB
    step = max(1, count // _POINTS)
    for first in range(0, count, step):
        took_s, end = 0.0, min(count, first + step)
        for number in range(first, end):
            took_s += (yield ask(number * MIB, MIB)).took_s
        if writes and end == count:
            took_s += (yield flush()).took_s
        curve.append(SpeedAt(round(first / count, 4), (end - first) * MIB / max(took_s, 1e-9)))
    return curve


def by_position(size_bytes: int) -> Sequence[list[SpeedAt]]:
    """Read at ten places from one end of the area to the other. The first read at each, with the seek, is not timed."""
    curve = []
    room = size_bytes // MIB - _AT_A_PLACE - 1
    for number in range(_PLACES):
        first = room * number // (_PLACES - 1)
        yield read(first * MIB, MIB)
        took_s = 0.0
        for step in range(1, _AT_A_PLACE + 1):
            took_s += (yield read((first + step) * MIB, MIB)).took_s
        curve.append(SpeedAt(round(number / (_PLACES - 1), 4), _AT_A_PLACE * MIB / max(took_s, 1e-9)))
    return curve


def readers(size_bytes: int) -> Sequence[float]:
    """Measure the total speed of ten interleaved readers, each with its own block, as on a busy drive."""
    count = min(_READER_MIB, size_bytes // MIB // _READERS)
    room, took_s = size_bytes // MIB - count, 0.0
    for number in range(count):
        for reader in range(_READERS):
            first = room * reader // (_READERS - 1)
            took_s += (yield read((first + number) * MIB, MIB)).took_s
    return _READERS * count * MIB / max(took_s, 1e-9)


def random_read(size_bytes: int, count: int, chance: Random) -> Sequence[list[float]]:
    """Measure the time of each of `count` random reads of 4 KiB."""
    times_s: list[float] = []
    while len(times_s) < count:
        times_s.append((yield from _probe(size_bytes, chance)).took_s)
    return times_s


def random_write(size_bytes: int, count: int, chance: Random) -> Sequence[float]:
    """Measure the mean time of a random write of 4 KiB, with the flush: a drive's memory buffers many at once."""
    slots, total_s = size_bytes // SMALL_BYTES, 0.0
    for slot in chance.sample(range(slots), min(count, slots)):
        total_s += (yield write(slot * SMALL_BYTES, SMALL_BYTES)).took_s
    return (total_s + (yield flush()).took_s) / count


def scattered_map(size_bytes: int, chance: Random) -> Sequence[float]:
    """Measure how much slower sequential reads are where data was written in random order: the least of some ratios.

    Each such stretch is compared with ones in order that are read just before and after it. So another program would
    have to disturb each of them, and none in between.
    """
    room = size_bytes // STRETCH_BYTES
    mixed = chance.sample(range(room), min(MAP_STRETCHES, room // 2))
    even = [number for number in range(room) if number not in set(mixed)]
    places = [number * STRETCH_BYTES + part for number in mixed for part in range(0, STRETCH_BYTES, MAP_PIECE_BYTES)]
    chance.shuffle(places)
    for offset in places:
        yield write(offset, MAP_PIECE_BYTES)
    yield flush()
    yield idle(_MAP_REST_S)
    ratios = []
    before_s = yield from _stretch_s(chance.choice(even))
    for number in mixed:
        took_s = yield from _stretch_s(number)
        after_s = yield from _stretch_s(chance.choice(even))
        ratios.append(took_s / max(before_s, after_s, 1e-9))
        before_s = after_s
    return min(ratios, default=0.0)


def _stretch_s(number: int) -> Sequence[float]:
    """Time reading a stretch, without the first read, which includes the seek."""
    first, took_s = number * STRETCH_BYTES, 0.0
    yield read(first, MIB)
    for offset in range(first + MIB, first + STRETCH_BYTES, MIB):
        took_s += (yield read(offset, MIB)).took_s
    return took_s


class Scatter(NamedTuple):
    """The scattered writes of a round: groups of pieces, each group within a stretch of its own."""

    groups: int = 24
    pieces: int = 6
    piece_bytes: int = 832 << 10  # too small to look like a stream to the drive
    stretch_bytes: int = 8 * MIB
    begin: int = 0
    within_bytes: int = 0  # 0: the whole area

    @property
    def size_bytes(self) -> int:
        return self.groups * self.pieces * self.piece_bytes


def settle(size_bytes: int, usual_s: float, most: int, chance: Random, gap_s: float = 3.0) -> Sequence[list[ReadProbe]]:
    """Alternate rests and reads until some reads in a row are as fast as usual, with at most `most` reads."""
    probes: list[ReadProbe] = []
    quiet = 0
    while len(probes) < most and quiet < _QUIET_IN_A_ROW:
        yield idle(gap_s)
        probe = yield from _probe(size_bytes, chance)
        probes.append(probe)
        quiet = quiet + 1 if probe.took_s < _QUIET_FACTOR * usual_s else 0
    return probes


def idle_round(
    size_bytes: int, usual_s: float, scatter: Scatter, chance: Random, gap_s: float = 3.0
) -> Sequence[IdleRound]:
    """Scatter writes between two series of rests, each of which ends with one read."""
    before = []
    for _ in range(4):
        yield idle(gap_s)
        before.append((yield from _probe(size_bytes, chance)))
    writes = []
    for offset in _places(size_bytes, scatter, chance):
        answer = yield write(offset, scatter.piece_bytes)
        writes.append(ScatteredWrite(answer.began_s, offset, scatter.piece_bytes))
    flushed = yield flush()
    after = yield from settle(size_bytes, usual_s, 60, chance, gap_s)
    return IdleRound(before, writes, flushed.began_s + flushed.took_s, after)


def _probe(size_bytes: int, chance: Random) -> Sequence[ReadProbe]:
    offset = chance.randrange(size_bytes // SMALL_BYTES) * SMALL_BYTES
    answer = yield read(offset, SMALL_BYTES)
    return ReadProbe(answer.began_s, answer.took_s, offset)


def _places(size_bytes: int, scatter: Scatter, chance: Random) -> list[int]:
    """Return the offsets in an order that does not look like a stream to the drive, with gaps between them."""
    within = min(scatter.within_bytes or size_bytes, size_bytes)
    stretches = max(1, within // scatter.stretch_bytes)
    groups = chance.sample(range(stretches), min(scatter.groups, stretches))
    slots = scatter.stretch_bytes // MIB
    places = [
        scatter.begin + group * scatter.stretch_bytes + slot * MIB
        for group in groups
        for slot in chance.sample(range(slots), min(scatter.pieces, slots))
    ]
    chance.shuffle(places)
    return places


class _Pieces:
    """Yields write requests in a random order: each offset once, then all of them again."""

    def __init__(self, size_bytes: int, piece_bytes: int, chance: Random) -> None:
        self.piece_bytes = piece_bytes
        self._slots = range(size_bytes // piece_bytes)
        self._chance = chance
        self._order: Iterator[int] = iter(())

    def next(self) -> Request:
        slot = next(self._order, None)
        if slot is None:
            self._order = iter(self._chance.sample(self._slots, min(len(self._slots), _MAX_DRAWN)))
            slot = next(self._order)
        return write(slot * self.piece_bytes, self.piece_bytes)


class _Log:
    """The writes so far, in windows of some seconds."""

    def __init__(self) -> None:
        self.times_s: list[float] = []
        self.windows: list[tuple[int, float]] = []  # writes, seconds
        self._stalled: list[bool] = []
        self._count = 0
        self._s = 0.0

    def add(self, took_s: float) -> bool:
        """Add a write; return whether it completed a window."""
        self.times_s.append(took_s)
        self._count += 1
        self._s += took_s
        if self._count < _WINDOW_WRITES or self._s < _WINDOW_S:
            return False
        self.windows.append((self._count, self._s))
        self._stalled.append(any(self.is_stall(one_s) for one_s in self.times_s[-self._count :]))
        self._count, self._s = 0, 0.0
        return True

    @property
    def early_s(self) -> float:
        """The mean time of a write early on, in the fastest of the first windows."""
        return min(seconds / count for count, seconds in self.windows[:_EARLY_WINDOWS])

    @property
    def has_collapsed(self) -> bool:
        """Whether the last windows are all slow, each with a stalled write."""
        return self._are_slow(_CONFIRMED)

    @property
    def is_in_doubt(self) -> bool:
        """Whether the last writes look like a collapse, which only the next windows can confirm."""
        is_waiting = any(self.is_stall(took_s) for took_s in self.times_s[len(self.times_s) - self._count :])
        return len(self.windows) > _CONFIRMED and (is_waiting or self._are_slow(1))

    def _are_slow(self, count: int) -> bool:
        """Whether the last `count` windows are all slow, each with a stalled write."""
        slow = (seconds / writes > _COLLAPSED * self.early_s for writes, seconds in self.windows[-count:])
        return len(self.windows) > _CONFIRMED and all(self._stalled[-count:]) and all(slow)

    def is_stall(self, took_s: float) -> bool:
        return took_s > max(_STALL_S, _STALL_FACTOR * self.early_s)

    def cliff(self) -> int:
        """Return how many writes came before the first stall, searched from the window before the slow ones on."""
        first = sum(count for count, _ in self.windows[: -_CONFIRMED - 1])
        stalls = (number for number in range(first, len(self.times_s)) if self.is_stall(self.times_s[number]))
        return next(stalls, first)

    def curve(self, piece_bytes: int) -> list[SpeedAt]:
        """Return the speed of each window by the bytes written before it; if too many, neighbors are merged."""
        points, done, step = [], 0, -(-len(self.windows) // _MAX_POINTS) or 1
        for first in range(0, len(self.windows), step):
            part = self.windows[first : first + step]
            count, seconds = sum(writes for writes, _ in part), sum(window_s for _, window_s in part)
            points.append(SpeedAt(float(done * piece_bytes), count * piece_bytes / seconds))
            done += count
        return points


def until_collapse(
    size_bytes: int, piece_bytes: int, most_bytes: int, rests_s: tuple[float, ...], chance: Random, most_s: float
) -> Sequence[CacheFigures]:
    """Write at random until the collapse, or until `most_bytes` or `most_s` is reached; then measure the rests.

    If a collapse seems to begin just at a limit, the test goes on for a few windows to confirm it.
    """
    pieces, log = _Pieces(size_bytes, piece_bytes, chance), _Log()
    before_s = yield from _control(size_bytes, chance)
    cliff, spent_s = 0, 0.0
    while (len(log.times_s) * piece_bytes < most_bytes and spent_s < most_s) or log.is_in_doubt:
        took_s = (yield pieces.next()).took_s
        spent_s += took_s
        if log.add(took_s) and log.has_collapsed:
            if (yield from _control(size_bytes, chance)) < _CONTROL_FACTOR * before_s:
                cliff = log.cliff()
                break
            log = _Log()  # another program was active: learn the usual speed again
    floor_bytes, spent_at_floor_s = (len(log.times_s) - cliff) * piece_bytes, sum(log.times_s[cliff:])
    floor_s = log.times_s[-min(_MAX_WAITS, len(log.times_s) - cliff) :] if cliff else []
    regained: list[tuple[float, int]] = []
    for seconds in rests_s if cliff else ():
        count_bytes = yield from _regained(pieces, log, seconds)
        regained.append((seconds, count_bytes))
    return CacheFigures(
        piece_bytes=piece_bytes,
        written_bytes=len(log.times_s) * piece_bytes + sum(count for _, count in regained),
        curve=log.curve(piece_bytes),
        cliff_bytes=cliff * piece_bytes,
        cliff_s=sum(log.times_s[:cliff]),
        floor_bytes_per_s=floor_bytes / spent_at_floor_s if cliff else 0.0,
        longest_s=max(log.times_s, default=0.0),
        floor_waits_s=[round(took_s, 5) for took_s in floor_s],
        regained=regained,
    )


def _control(size_bytes: int, chance: Random) -> Sequence[float]:
    """Measure the median time of some reads."""
    times_s = []
    for _ in range(_CONTROLS):
        offset = chance.randrange(size_bytes // SMALL_BYTES) * SMALL_BYTES
        times_s.append((yield read(offset, SMALL_BYTES)).took_s)
    return median(times_s)


def _regained(pieces: _Pieces, log: _Log, seconds: float) -> Generator[Request, Timing, int]:
    """Measure how many bytes can be written fast after a rest; the first write may wait for work in progress."""
    yield idle(seconds)
    yield pieces.next()
    done, is_full = 1, False
    while not is_full and done < len(log.times_s):
        is_full = log.is_stall((yield pieces.next()).took_s)
        done += not is_full
    return done * pieces.piece_bytes


@dataclass(frozen=True, slots=True)
class VolumeSpace:
    """The space of a filesystem; `free_bytes` is for ordinary users, and `most_file_bytes` the largest file size."""

    total_bytes: int
    used_bytes: int
    free_bytes: int
    most_file_bytes: int = sys.maxsize

    @property
    def fill_part(self) -> float:
        return round(self.used_bytes / self.total_bytes, 3) if self.total_bytes else 0.0

    @property
    def stretch_bytes(self) -> int:
        """The size of the stretch that is measured at each level."""
        return min(_MAX_STRETCH_BYTES, self.total_bytes // _STRETCHES, self.most_file_bytes) // MIB * MIB


@dataclass(frozen=True, slots=True)
class Filling:
    """How an empty volume is filled.

    Attributes:
        ends_bytes: the size of the file at each level.
        stretch_bytes: how much of it is measured at each level.
    """

    volume: VolumeSpace
    ends_bytes: tuple[int, ...]
    stretch_bytes: int

    @property
    def levels(self) -> tuple[float, ...]:
        return tuple(self.part_at(end) for end in self.ends_bytes)

    @property
    def most_bytes(self) -> int:
        """The size of the file at the end."""
        return self.ends_bytes[-1]

    def part_at(self, offset: int) -> float:
        """Return how full the volume is when the file has `offset` bytes."""
        return round((self.volume.used_bytes + offset) / self.volume.total_bytes, 4)

    def written_bytes(self, area_bytes: int) -> int:
        """Return how much is written in addition to the area."""
        return self.most_bytes - area_bytes + len(self.ends_bytes) * self.stretch_bytes


def filling_of(volume: VolumeSpace, area_bytes: int, most_written_bytes: int | None) -> Filling:
    """Return the levels that can be reached within the budget. Raises UsageError if there are none."""
    if volume.fill_part >= _EMPTY_PART:
        raise UsageError(Why.TEST_NEEDS_EMPTY)
    stretch, room = volume.stretch_bytes, min(volume.free_bytes - _LEFT_BYTES, volume.most_file_bytes)
    ends: tuple[int, ...] = ()
    too_costly: list[int] = []
    for level in LEVELS:
        end = int(level * volume.total_bytes - volume.used_bytes) // MIB * MIB
        longer = Filling(volume, (*ends, end), stretch)
        if not area_bytes + stretch <= end <= room:
            continue
        costs = longer.written_bytes(area_bytes)
        if most_written_bytes is None or costs <= most_written_bytes:
            ends = longer.ends_bytes
        else:
            too_costly.append(costs)
    if too_costly and not ends:
        raise UsageError(Why.TEST_NEEDS_BUDGET, least=too_costly[0])
    if not ends or stretch < _MIN_STRETCH_BYTES:
        raise UsageError(Why.TEST_NEEDS_MORE, least=_STRETCHES * _MIN_STRETCH_BYTES, room=max(0, room))
    return Filling(volume, ends, stretch)


def fill_up(begin: int, end: int, filling: Filling) -> Sequence[list[SpeedAt]]:
    """Write this part of the file, and measure the speed by how full the volume is."""
    curve = []
    count = (end - begin) // MIB
    step = max(1, -(-count // _POINTS_A_LEVEL))
    for first in range(0, count, step):
        took_s, last = 0.0, min(count, first + step)
        for number in range(first, last):
            took_s += (yield write(begin + number * MIB, MIB)).took_s
        curve.append(SpeedAt(filling.part_at(begin + first * MIB), (last - first) * MIB / max(took_s, 1e-9)))
    yield flush()
    return curve


def stretch_speed(begin: int, size_bytes: int, *, writes: bool) -> Sequence[float]:
    """Measure the speed of sequential writes or reads of a MiB each. Writing ends with a flush, which counts."""
    ask, took_s = (write if writes else read), 0.0
    for offset in range(begin, begin + size_bytes, MIB):
        took_s += (yield ask(offset, MIB)).took_s
    if writes:
        took_s += (yield flush()).took_s
    return size_bytes / max(took_s, 1e-9)
