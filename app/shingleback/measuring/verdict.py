"""Which kind of drive behaves like the measured one: explicit likelihoods of the measurements, for each kind.

Five things are weighed: how long a random read takes (does anything rotate?), how long a random write takes compared
with it, whether data that was written in random order is slow to read sequentially, whether reads wait after scattered
writes and a rest (is the drive cleaning?), and whether the speed of random writes collapsed.

Other programs make reads wait, too. So the drive is in one of two states, undisturbed or disturbed, which alternate at
random (a hidden Markov chain). Evidence for a shingled drive is that reads wait exactly when simulated candidates would
be cleaning, in each round, and neither before nor afterward; other programs would have to come and go with each round
to cause that.

A candidate is a simulated drive that could be the measured one. It receives the same requests as the real one, at the
same times, and shows whether it would have been cleaning at each read. Unpublished numbers are drawn from wide ranges.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erf, exp, log, pi, sqrt
from random import Random
from statistics import median
from typing import Final

from shingleback.domain.measurement import Behavior, BehaviorVerdict, CacheFigures, IdleRound, SpeedAt
from shingleback.domain.monitoring import Phase
from shingleback.measuring.sequences import MIB, SMALL_BYTES
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.model import Mechanics, Model
from shingleback.simulator.translation import TranslatingDrive

_CAPACITY_BYTES: Final = 64 << 30  # anything outside of the area makes no difference here
_BAND_BYTES: Final = 30 << 20
_IDLE_S: Final = 1.4
_ZONE_BYTES: Final = 256 << 20
KINDS: Final = (Behavior.MEDIA_CACHE, Behavior.TRANSLATION, Behavior.CONVENTIONAL, Behavior.NOT_A_HARD_DISK)
_NO_MEMORY_BYTES: Final = 600 * MIB  # more than any drive's memory holds
_USUAL_BYTES_PER_S: Final = 1e8
_CANDIDATES: Final = 48
_SHINGLED_FROM: Final = 0.999  # a wrong verdict is worse than none
_OTHER_FROM: Final = 0.95
_TURNING_READ: Final = (0.011, 1.6)  # a seek and half a rotation; two of three are within the factor 1.6
_SOLID_READ: Final = (0.0002, 3.0)
_WRITE_COST: Final = {  # the time of a random write with its share of the flush, relative to a random read
    Behavior.MEDIA_CACHE: (0.35, 2.4),
    Behavior.TRANSLATION: (0.012, 2.5),
    Behavior.CONVENTIONAL: (0.3, 1.8),
    Behavior.NOT_A_HARD_DISK: (1.0, 4.0),
}
_ABSORBED: Final = 0.1  # the share of conventional drives that buffer a few MB because their adapter drops flushes
_ABSORBED_COST: Final = (0.02, 3.0)
_EVEN_MAP: Final = (1.0, 1.4)  # the map ratio if data lies in order
_SCATTERED_MAP: Final = (12.0, 3.0)
_ODD_MAP: Final = 0.001  # the probability of five waits in a row by chance, and none in between
_ODD: Final = 0.01  # the share of values that are outliers
_ODD_SPREAD: Final = 100.0
_DISTURBED: Final = (0.15, 4.0)  # seconds
_DISTURBED_AT_FIRST: Final = 0.1
_SWITCHES: Final = (0.005, 0.05, 0.2)  # the probability that other programs come or go between two probes
_QUIET_SPREAD: Final = 1.6
_WAITED: Final = 4.0  # a read that takes this many times as long as usual has waited
_FOREIGN_PART: Final = 0.25
_TELLING_MAP: Final = 3.0
_WORKING_MARGIN: Final = 1.5
_IDLE_WORK: Final = 0.85  # the share of probes of a cleaning drive that wait, for one band at most
_CACHE: Final = ((20e9, 2.5), (200_000.0, 2.5))  # bytes and writes, with wide ranges: Skylight, SMR Archive Drives
_ZONES: Final = (2e9, 4.0)
_COLLAPSES_ANYWAY: Final = {Behavior.CONVENTIONAL: 0.01, Behavior.NOT_A_HARD_DISK: 0.3}
_FULL_AND_UNTRIMMED: Final = 0.6


@dataclass(frozen=True, slots=True)
class CleaningForecast:
    """What a candidate does at each probe, in order.

    Attributes:
        cleans: whether it is cleaning when the probe arrives.
        unit_s: how long it takes to clean one band or zone; a probe waits for the rest of that time.
    """

    cleans: tuple[bool, ...]
    unit_s: float


def media_caches(rounds: Sequence[IdleRound], bytes_per_s: float, count: int) -> list[CleaningForecast]:
    chance = Random(1)
    drives = (
        MediaCacheDrive(
            _mechanics(bytes_per_s, chance),
            band_bytes=round(_spread(_BAND_BYTES, 1.6, chance)) >> 12 << 12,
            cache_bytes=_CAPACITY_BYTES,
            cache_entries=1_000_000,
            idle_s=_spread(_IDLE_S, 2.4, chance),
        )
        for _ in range(count)
    )
    return [_simulate(drive.model, rounds) for drive in drives]


def translators(rounds: Sequence[IdleRound], bytes_per_s: float, count: int) -> list[CleaningForecast]:
    chance = Random(2)
    # All of them are full: one that is nearly empty, or trimmed, has hardly anything to clean.
    drives = (
        TranslatingDrive(
            _mechanics(bytes_per_s, chance),
            spare_part=_spread(0.09, 2.0, chance),
            zone_bytes=round(_spread(_ZONE_BYTES, 1.5, chance)),
            idle_s=_spread(_IDLE_S, 2.4, chance),
        )
        for _ in range(count)
    )
    return [_simulate(drive.model, rounds) for drive in drives]


def _spread(middle: float, factor: float, chance: Random) -> float:
    """Draw a log-normal value; two of three draws are within `factor` of `middle`."""
    return middle * exp(chance.gauss(0, log(factor)))


def _mechanics(bytes_per_s: float, chance: Random) -> Mechanics:
    return Mechanics(
        capacity_bytes=_CAPACITY_BYTES,
        turns_per_minute=chance.choice((5400, 5526, 5980, 7200)),
        outer_bytes_per_s=bytes_per_s,
        inner_bytes_per_s=bytes_per_s,
        shortest_seek_s=0.002,
        longest_seek_s=_spread(0.02, 1.3, chance),
        queue=chance.choice((1, 32)),
    )


def _simulate(make_model: Callable[[float], Model], rounds: Sequence[IdleRound]) -> CleaningForecast:
    model = make_model(rounds[0].before[0].began_s if rounds else 0.0)
    cleans: list[bool] = []
    for idle_round in rounds:
        cleans += [_probed(model, probe.began_s, probe.offset) for probe in idle_round.before]
        for piece in idle_round.writes:
            model.write(piece.began_s, piece.offset, piece.length)
        model.flush(idle_round.flushed_s)
        cleans += [_probed(model, probe.began_s, probe.offset) for probe in idle_round.after]
    tally = model.tally
    return CleaningForecast(tuple(cleans), tally.cleaned_s / tally.cleanings if tally.cleanings else 0.0)


def _probed(model: Model, began_s: float, offset: int) -> bool:
    is_cleaning = model.reading.at(began_s).phase is Phase.TIDYING
    model.read(began_s, offset, 4096)
    return is_cleaning


@dataclass(frozen=True, slots=True)
class MeasuredValues:
    """The results of a measurement. An empty list or 0 means that a value was not measured.

    Attributes:
        write_s: the mean time of a random write of 4 KiB.
        bytes_per_s: the speed of a sequential write.
        is_sustained: `write_s` is the mean of more writes than fit into any drive's memory.
        map_ratio: as in `Measurement`.
    """

    reads_s: Sequence[float]
    write_s: float
    rounds: Sequence[IdleRound]
    bytes_per_s: float
    cache: Sequence[CacheFigures] = ()
    is_sustained: bool = False
    map_ratio: float = 0.0


def measured_values(
    reads_s: Sequence[float],
    write_s: float,
    rounds: Sequence[IdleRound],
    write_curve: Sequence[SpeedAt],
    cache: Sequence[CacheFigures],
    map_ratio: float = 0.0,
) -> MeasuredValues:
    """Return the results, with the highest write speed: a drive that writes to a log soon cleans while it writes."""
    small = [
        figures for figures in cache if figures.piece_bytes == SMALL_BYTES and figures.written_bytes > _NO_MEMORY_BYTES
    ]
    sustained_s = small[0].piece_bytes / small[0].curve[0].bytes_per_s if small else write_s
    bytes_per_s = max((point.bytes_per_s for point in write_curve), default=_USUAL_BYTES_PER_S)
    return MeasuredValues(
        reads_s, sustained_s, rounds, bytes_per_s, cache, is_sustained=bool(small), map_ratio=map_ratio
    )


def judge_behavior(values: MeasuredValues) -> BehaviorVerdict:
    weights = {kind: _log_likelihood(kind, values) for kind in KINDS}
    most = max(weights.values())
    parts = {kind: exp(weight - most) for kind, weight in weights.items()}
    total = sum(parts.values())
    likely = {kind: part / total for kind, part in parts.items()}
    best = max(likely, key=lambda kind: likely[kind])
    shingled = likely[Behavior.MEDIA_CACHE] + likely[Behavior.TRANSLATION]
    is_shingled = best in (Behavior.MEDIA_CACHE, Behavior.TRANSLATION)
    is_told = shingled >= _SHINGLED_FROM and not _is_foreign(values) if is_shingled else likely[best] >= _OTHER_FROM
    full = [figures for figures in values.cache if figures.cliff_bytes] if is_shingled and is_told else []
    # Small writes fill the cache by their number, and large ones by their bytes.
    largest = max(values.cache, key=lambda figures: figures.piece_bytes, default=None)
    cache = largest if largest in full else None
    # In the longest rest, work at its beginning and end matters least.
    rest_s, cleaned_bytes = max(cache.regained, default=(0.0, 0)) if cache else (0.0, 0)
    return BehaviorVerdict(
        behavior=best if is_told else Behavior.NOT_TOLD,
        confidence=round(min(shingled if is_shingled else likely[best], 0.9999), 4),
        likelihoods={kind.value: round(part, 4) for kind, part in likely.items()},
        cache_bytes=cache.cliff_bytes if cache else 0,
        cache_writes=max(
            (figures.cliff_bytes // figures.piece_bytes for figures in full if figures.piece_bytes == SMALL_BYTES),
            default=0,
        ),
        cleaned_bytes_per_s=cleaned_bytes / rest_s if rest_s else 0.0,
    )


def _is_foreign(values: MeasuredValues) -> bool:
    """Whether reads already waited before the scattered writes, so that later waits are no sign of cleaning."""
    usual_s = median(values.reads_s) if values.reads_s else 0.01
    before = [probe.took_s > _WAITED * usual_s for idle_round in values.rounds for probe in idle_round.before]
    return sum(before) > _FOREIGN_PART * len(before) and values.map_ratio < _TELLING_MAP


def _log_likelihood(kind: Behavior, values: MeasuredValues) -> float:
    weight = 0.0
    usual_s = median(values.reads_s) if values.reads_s else 0.01
    if values.reads_s:
        range_s = _SOLID_READ if kind is Behavior.NOT_A_HARD_DISK else _TURNING_READ
        weight += log(_density(usual_s, *range_s))
    if values.reads_s and values.write_s:
        weight += log(_of_write_cost(kind, values.write_s / usual_s, is_sustained=values.is_sustained))
    if values.map_ratio:
        weight += log(_of_map(kind, max(1.0, values.map_ratio)))
    if values.rounds:
        weight += _idle_work(kind, values, usual_s)
    return weight + sum(log(_of_collapse(kind, figures)) for figures in values.cache)


def _of_write_cost(kind: Behavior, reads: float, *, is_sustained: bool) -> float:
    usual = _density(reads, *_WRITE_COST[kind])
    if kind is not Behavior.CONVENTIONAL or is_sustained:
        return usual
    return (1 - _ABSORBED) * usual + _ABSORBED * _density(reads, *_ABSORBED_COST)


def _of_map(kind: Behavior, ratio: float) -> float:
    """Return the density of the map ratio: a log keeps the order of arrival, a media cache until it has cleaned."""
    even = _density(ratio, *_EVEN_MAP, odd=_ODD_MAP)
    scattered = _density(ratio, *_SCATTERED_MAP)
    if kind is Behavior.TRANSLATION:
        return scattered
    return (even + scattered) / 2 if kind is Behavior.MEDIA_CACHE else even


def _idle_work(kind: Behavior, values: MeasuredValues, usual_s: float) -> float:
    """Return the log of the mean likelihood over the candidates; a drive with nothing to clean is one of them."""
    waits_s = [probe.took_s for idle_round in values.rounds for probe in (*idle_round.before, *idle_round.after)]
    idle = CleaningForecast((False,) * len(waits_s), 0.0)
    foreseen = [idle]
    if kind is Behavior.MEDIA_CACHE:
        foreseen = media_caches(values.rounds, values.bytes_per_s, _CANDIDATES)
    elif kind is Behavior.TRANSLATION:
        foreseen = translators(values.rounds, values.bytes_per_s, _CANDIDATES)
        foreseen += [idle] * round(_CANDIDATES * (1 - _FULL_AND_UNTRIMMED) / _FULL_AND_UNTRIMMED)
    disturbed = [_density(wait_s, *_DISTURBED) for wait_s in waits_s]
    quiet = [_density(wait_s, usual_s, _QUIET_SPREAD, odd=0.0) for wait_s in waits_s]
    logs = []
    for simulation in foreseen:
        alone = [
            _while_cleaning(wait_s, simulation.unit_s, ignore_stray_wheel) if cleans else ignore_stray_wheel
            for wait_s, cleans, ignore_stray_wheel in zip(waits_s, simulation.cleans, quiet, strict=True)
        ]
        logs += [_chain(alone, disturbed, switch) for switch in _SWITCHES]
    most = max(logs)
    return most + log(sum(exp(value - most) for value in logs) / len(logs))


def _while_cleaning(wait_s: float, unit_s: float, quiet: float) -> float:
    """Return the density of a wait: a probe waits for the rest of a band, or is served in between as usual."""
    longest_s = _WORKING_MARGIN * unit_s
    inside = 1 / longest_s if wait_s < longest_s else 0.0
    return _IDLE_WORK * inside + (1 - _IDLE_WORK) * quiet


def _chain(alone: Sequence[float], disturbed: Sequence[float], switch: float) -> float:
    """Return the log likelihood of all waits, whenever other programs came and went (the forward algorithm)."""
    free, occupied, weight = 1 - _DISTURBED_AT_FIRST, _DISTURBED_AT_FIRST, 0.0
    for when_free, when_taken in zip(alone, disturbed, strict=True):
        free, occupied = free * when_free, occupied * when_taken
        total = free + occupied
        if total <= 0:
            return -1e9
        weight += log(total)
        free, occupied = free / total, occupied / total
        free, occupied = free * (1 - switch) + occupied * switch, occupied * (1 - switch) + free * switch
    return weight


def _of_collapse(kind: Behavior, figures: CacheFigures) -> float:
    """Return the probability that this many writes did, or did not, end in a collapse."""
    writes = figures.written_bytes / figures.piece_bytes
    if kind is Behavior.MEDIA_CACHE:
        by_bytes, by_writes = _part_below(figures.written_bytes, *_CACHE[0]), _part_below(writes, *_CACHE[1])
        part = 1 - (1 - by_bytes) * (1 - by_writes)
    elif kind is Behavior.TRANSLATION:
        part = _FULL_AND_UNTRIMMED * _part_below(figures.written_bytes, *_ZONES)
    else:
        part = _COLLAPSES_ANYWAY[kind]
    part = min(max(part, _ODD), 1 - _ODD)
    return part if figures.cliff_bytes else 1 - part


def _part_below(value: float, middle: float, factor: float) -> float:
    return 0.5 * (1 + erf(log(max(value, 1e-9) / middle) / log(factor) / sqrt(2)))


def _density(value: float, middle: float, factor: float, odd: float = _ODD) -> float:
    """Return the density of a value that is within `factor` of `middle` in two of three cases; some are outliers."""
    usual = _log_normal(value, middle, factor)
    return (1 - odd) * usual + odd * _log_normal(value, middle, _ODD_SPREAD) if odd else usual


def _log_normal(value: float, middle: float, factor: float) -> float:
    value, width = max(value, 1e-7), log(factor)
    miss = log(value / middle) / width
    return exp(-0.5 * miss * miss) / (value * width * sqrt(2 * pi))
