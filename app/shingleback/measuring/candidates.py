"""Drives as the measured one may be, drawn at random, and when each of them would clean its bands.

They are drives of the simulator: each gets the very requests that the real one got, at the same times, and tells
whether it would have been cleaning at each read. Numbers that nobody has published are drawn from wide ranges.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

from shingleback.domain.measurement import IdleRound
from shingleback.domain.monitoring import Phase
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.model import Mechanics, Model
from shingleback.simulator.translation import TranslatingDrive

_CAPACITY_BYTES: Final = 64 << 30  # what lies outside of the area makes no difference here
_BAND_BYTES: Final = 30 << 20
_IDLE_S: Final = 1.4
_ZONE_BYTES: Final = 256 << 20


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What a candidate does at each probe, in their order.

    Attributes:
        cleans: whether it is cleaning when the probe comes.
        unit_s: how long it takes for one band or zone: a probe waits for the rest of it.
    """

    cleans: tuple[bool, ...]
    unit_s: float


def media_caches(rounds: Sequence[IdleRound], bytes_per_s: float, count: int, seed: int = 1) -> list[Foreseen]:
    chance = Random(seed)
    return [_foresee(_media_cache(bytes_per_s, chance).model, rounds) for _ in range(count)]


def translators(rounds: Sequence[IdleRound], bytes_per_s: float, count: int, seed: int = 2) -> list[Foreseen]:
    chance = Random(seed)
    return [_foresee(_translator(bytes_per_s, chance).model, rounds) for _ in range(count)]


def _spread(middle: float, factor: float, chance: Random) -> float:
    """Two of three draws lie within that factor."""
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


def _media_cache(bytes_per_s: float, chance: Random) -> MediaCacheDrive:
    return MediaCacheDrive(
        _mechanics(bytes_per_s, chance),
        band_bytes=round(_spread(_BAND_BYTES, 1.6, chance)) >> 12 << 12,
        cache_bytes=_CAPACITY_BYTES,
        cache_entries=1_000_000,
        idle_s=_spread(_IDLE_S, 2.4, chance),
    )


def _translator(bytes_per_s: float, chance: Random) -> TranslatingDrive:
    """One that is nearly empty, or was trimmed, has hardly anything to clean."""
    return TranslatingDrive(
        _mechanics(bytes_per_s, chance),
        spare_part=_spread(0.09, 2.0, chance),
        zone_bytes=round(_spread(_ZONE_BYTES, 1.5, chance)),
        idle_s=_spread(_IDLE_S, 2.4, chance),
    )


def _foresee(make_model: Callable[[float], Model], rounds: Sequence[IdleRound]) -> Foreseen:
    model = make_model(rounds[0].before[0].began_s if rounds else 0.0)
    cleans: list[bool] = []
    for one in rounds:
        cleans += [_probed(model, probe.began_s, probe.offset) for probe in one.before]
        for piece in one.writes:
            model.write(piece.began_s, piece.offset, piece.length)
        model.flush(one.flushed_s)
        cleans += [_probed(model, probe.began_s, probe.offset) for probe in one.after]
    tally = model.tally
    return Foreseen(tuple(cleans), tally.cleaned_s / tally.cleanings if tally.cleanings else 0.0)


def _probed(model: Model, began_s: float, offset: int) -> bool:
    is_cleaning = model.reading.at(began_s).phase is Phase.TIDYING
    model.read(began_s, offset, 4096)
    return is_cleaning
