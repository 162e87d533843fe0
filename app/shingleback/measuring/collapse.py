"""Writing at random until the speed collapses: the size of the cache, the floor under pressure, what a rest regains.

A collapse is believed only if reads are still as quick as before: otherwise another program uses the drive.
"""

from collections.abc import Generator, Iterator
from random import Random
from statistics import median
from typing import Final

from shingleback.domain.measurement import CacheFigures, SpeedAt
from shingleback.measuring.requests import Request, Sequence, Timing, read, rest, write
from shingleback.measuring.sequences import SMALL_BYTES

_WINDOW_WRITES: Final = 16
_WINDOW_S: Final = 5.0
_EARLY_WINDOWS: Final = 6
_COLLAPSED: Final = 1.4  # times the early cost of a write, and a stall in each window
_CONFIRMED: Final = 4  # windows in a row
_STALL_FACTOR: Final = 10.0
_STALL_S: Final = 0.2  # a write that waits for a band or a zone takes at least that long
_CONTROLS: Final = 5
_CONTROL_FACTOR: Final = 4.0
_MOST_POINTS: Final = 200
_MOST_WAITS: Final = 1000
_MOST_DRAWN: Final = 1 << 20


class _Pieces:
    """Hands out places in a random order, each once, then all of them again."""

    def __init__(self, size_bytes: int, piece_bytes: int, chance: Random) -> None:
        self.piece_bytes = piece_bytes
        self._slots = range(size_bytes // piece_bytes)
        self._chance = chance
        self._order: Iterator[int] = iter(())

    def next(self) -> Request:
        slot = next(self._order, None)
        if slot is None:
            self._order = iter(self._chance.sample(self._slots, min(len(self._slots), _MOST_DRAWN)))
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
        """Whether that completed a window."""
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
        """The usual cost of a write, before anything happened."""
        return min(seconds / count for count, seconds in self.windows[:_EARLY_WINDOWS])

    @property
    def has_collapsed(self) -> bool:
        """For some windows in a row, each is slow and has a write that waited."""
        slow = (seconds / count > _COLLAPSED * self.early_s for count, seconds in self.windows[-_CONFIRMED:])
        return len(self.windows) > _CONFIRMED and all(self._stalled[-_CONFIRMED:]) and all(slow)

    def is_stall(self, took_s: float) -> bool:
        return took_s > max(_STALL_S, _STALL_FACTOR * self.early_s)

    def cliff(self) -> int:
        """How many writes went well: the search begins in the window before those that are slow."""
        first = sum(count for count, _ in self.windows[: -_CONFIRMED - 1])
        stalls = (number for number in range(first, len(self.times_s)) if self.is_stall(self.times_s[number]))
        return next(stalls, first)

    def curve(self, piece_bytes: int) -> list[SpeedAt]:
        """By what was written before each window; neighbors are joined where there are too many."""
        points, done, step = [], 0, -(-len(self.windows) // _MOST_POINTS) or 1
        for first in range(0, len(self.windows), step):
            part = self.windows[first : first + step]
            count, seconds = sum(one for one, _ in part), sum(one for _, one in part)
            points.append(SpeedAt(float(done * piece_bytes), count * piece_bytes / seconds))
            done += count
        return points


def until_collapse(
    size_bytes: int, piece_bytes: int, most_bytes: int, rests_s: tuple[float, ...], chance: Random, most_s: float
) -> Sequence[CacheFigures]:
    """Ends at the collapse, or when so many bytes are written or so many seconds have passed; then come the rests."""
    pieces, log = _Pieces(size_bytes, piece_bytes, chance), _Log()
    before_s = yield from _control(size_bytes, chance)
    cliff, spent_s = 0, 0.0
    while len(log.times_s) * piece_bytes < most_bytes and spent_s < most_s:
        took_s = (yield pieces.next()).took_s
        spent_s += took_s
        if log.add(took_s) and log.has_collapsed:
            if (yield from _control(size_bytes, chance)) < _CONTROL_FACTOR * before_s:
                cliff = log.cliff()
                break
            log = _Log()  # another program was at work: the usual speed is learned again
    floor_bytes = sum(count for count, _ in log.windows[-_CONFIRMED:]) * piece_bytes
    spent_at_floor_s = sum(seconds for _, seconds in log.windows[-_CONFIRMED:])
    floor_s = log.times_s[-min(_MOST_WAITS, len(log.times_s) - cliff) :] if cliff else []
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
    """The median time of some reads."""
    times_s = []
    for _ in range(_CONTROLS):
        offset = chance.randrange(size_bytes // SMALL_BYTES) * SMALL_BYTES
        times_s.append((yield read(offset, SMALL_BYTES)).took_s)
    return median(times_s)


def _regained(pieces: _Pieces, log: _Log, seconds: float) -> Generator[Request, Timing, int]:
    """What can be written fast after a rest. The first write may wait for what the drive was just doing."""
    yield rest(seconds)
    yield pieces.next()
    done, is_full = 1, False
    while not is_full and done < len(log.times_s):
        is_full = log.is_stall((yield pieces.next()).took_s)
        done += not is_full
    return done * pieces.piece_bytes
