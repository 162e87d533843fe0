"""The tests that ask one thing of a drive: how fast is it in a row and at random, and does it work while idle?"""

from random import Random
from typing import Final, NamedTuple

from shingleback.domain.measurement import IdleRound, ReadProbe, ScatteredWrite, SpeedAt
from shingleback.measuring.requests import FLUSH, Sequence, read, rest, write

MIB: Final = 1 << 20
SMALL_BYTES: Final = 4 << 10
_POINTS: Final = 64  # of a curve
_PLACES: Final = 10
_AT_A_PLACE: Final = 16
_READERS: Final = 10
_READER_MIB: Final = 95  # about 100 MB
STRETCH_BYTES: Final = 16 * MIB
MAP_STRETCHES: Final = 5
MAP_PIECE_BYTES: Final = 64 << 10
_MAP_REST_S: Final = 10.0
_QUIET_FACTOR: Final = 4.0  # a read that takes so many times as long as usual waited for something
_QUIET_IN_A_ROW: Final = 4


def sequential(size_bytes: int, *, writes: bool) -> Sequence[list[SpeedAt]]:
    """The whole area from its beginning, a MiB at a time. Writing ends with a flush, which counts."""
    ask, curve = (write if writes else read), []
    count = size_bytes // MIB
    step = max(1, count // _POINTS)
    for first in range(0, count, step):
        took_s, end = 0.0, min(count, first + step)
        for number in range(first, end):
            took_s += (yield ask(number * MIB, MIB)).took_s
        if writes and end == count:
            took_s += (yield FLUSH).took_s
        curve.append(SpeedAt(round(first / count, 4), (end - first) * MIB / max(took_s, 1e-9)))
    return curve


def by_position(size_bytes: int) -> Sequence[list[SpeedAt]]:
    """Reading at ten places from one end of the area to the other. The first read at each place pays for the seek."""
    curve = []
    room = size_bytes // MIB - _AT_A_PLACE - 1
    for number in range(_PLACES):
        first = room * number // (_PLACES - 1)
        yield read(first * MIB, MIB)
        took_s = 0.0
        for one in range(1, _AT_A_PLACE + 1):
            took_s += (yield read((first + one) * MIB, MIB)).took_s
        curve.append(SpeedAt(round(number / (_PLACES - 1), 4), _AT_A_PLACE * MIB / max(took_s, 1e-9)))
    return curve


def readers(size_bytes: int) -> Sequence[float]:
    """The speed of ten readers together, each with a block of its own, a MiB in turns, as a busy drive gets them."""
    count = min(_READER_MIB, size_bytes // MIB // _READERS)
    room, took_s = size_bytes // MIB - count, 0.0
    for number in range(count):
        for reader in range(_READERS):
            first = room * reader // (_READERS - 1)
            took_s += (yield read((first + number) * MIB, MIB)).took_s
    return _READERS * count * MIB / max(took_s, 1e-9)


def random_read(size_bytes: int, count: int, chance: Random) -> Sequence[list[float]]:
    """How long each of some reads of 4 KiB took, all over the area."""
    times_s: list[float] = []
    while len(times_s) < count:
        times_s.append((yield from _probe(size_bytes, chance)).took_s)
    return times_s


def random_write(size_bytes: int, count: int, chance: Random) -> Sequence[float]:
    """The mean time of a write of 4 KiB, all over the area. The flush counts: a drive's memory takes many at once."""
    slots, total_s = size_bytes // SMALL_BYTES, 0.0
    for slot in chance.sample(range(slots), min(count, slots)):
        total_s += (yield write(slot * SMALL_BYTES, SMALL_BYTES)).took_s
    return (total_s + (yield FLUSH).took_s) / count


def scattered_map(size_bytes: int, chance: Random) -> Sequence[float]:
    """How many times as long it takes to read in a row what was written scattered; of some stretches, the least.

    Each stretch is compared with those beside it in time. So another program would have to be at work in each of them,
    and in none between.
    """
    room = size_bytes // STRETCH_BYTES
    mixed = chance.sample(range(room), min(MAP_STRETCHES, room // 2))
    even = [number for number in range(room) if number not in set(mixed)]
    places = [number * STRETCH_BYTES + part for number in mixed for part in range(0, STRETCH_BYTES, MAP_PIECE_BYTES)]
    chance.shuffle(places)
    for offset in places:
        yield write(offset, MAP_PIECE_BYTES)
    yield FLUSH
    yield rest(_MAP_REST_S)
    ratios = []
    before_s = yield from _stretch_s(chance.choice(even))
    for number in mixed:
        took_s = yield from _stretch_s(number)
        after_s = yield from _stretch_s(chance.choice(even))
        ratios.append(took_s / max(before_s, after_s, 1e-9))
        before_s = after_s
    return min(ratios, default=0.0)


def _stretch_s(number: int) -> Sequence[float]:
    """The first read pays for the seek."""
    first, took_s = number * STRETCH_BYTES, 0.0
    yield read(first, MIB)
    for offset in range(first + MIB, first + STRETCH_BYTES, MIB):
        took_s += (yield read(offset, MIB)).took_s
    return took_s


class Scatter(NamedTuple):
    """What is written in a round: so many groups of pieces, each group within a stretch of its own."""

    groups: int = 24
    pieces: int = 6
    piece_bytes: int = 832 << 10  # below what a drive takes for a stream
    stretch_bytes: int = 8 * MIB
    begin: int = 0
    within_bytes: int = 0  # 0: the whole area

    @property
    def size_bytes(self) -> int:
        return self.groups * self.pieces * self.piece_bytes


def settle(size_bytes: int, usual_s: float, most: int, chance: Random, gap_s: float = 3.0) -> Sequence[list[ReadProbe]]:
    """Rest and read in turns until some reads in a row are as quick as usual; at most so many."""
    probes: list[ReadProbe] = []
    quiet = 0
    while len(probes) < most and quiet < _QUIET_IN_A_ROW:
        yield rest(gap_s)
        probe = yield from _probe(size_bytes, chance)
        probes.append(probe)
        quiet = quiet + 1 if probe.took_s < _QUIET_FACTOR * usual_s else 0
    return probes


def idle_round(
    size_bytes: int, usual_s: float, scatter: Scatter, chance: Random, gap_s: float = 3.0
) -> Sequence[IdleRound]:
    """Scattered writes between two series of rests, each rest ended by one read."""
    before = []
    for _ in range(4):
        yield rest(gap_s)
        before.append((yield from _probe(size_bytes, chance)))
    writes = []
    for offset in _places(size_bytes, scatter, chance):
        answer = yield write(offset, scatter.piece_bytes)
        writes.append(ScatteredWrite(answer.began_s, offset, scatter.piece_bytes))
    flush = yield FLUSH
    after = yield from settle(size_bytes, usual_s, 60, chance, gap_s)
    return IdleRound(before, writes, flush.began_s + flush.took_s, after)


def _probe(size_bytes: int, chance: Random) -> Sequence[ReadProbe]:
    offset = chance.randrange(size_bytes // SMALL_BYTES) * SMALL_BYTES
    answer = yield read(offset, SMALL_BYTES)
    return ReadProbe(answer.began_s, answer.took_s, offset)


def _places(size_bytes: int, scatter: Scatter, chance: Random) -> list[int]:
    """In no order that a drive could take for a stream, and none beside another."""
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
