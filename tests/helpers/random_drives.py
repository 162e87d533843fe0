"""Drives with random constants, and other things that a measurement must not take for a shingled drive."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import exp, log
from random import Random

from shingleback.domain.measurement import Behavior
from shingleback.measuring.requests import Area
from shingleback.measuring.simulated_area import SimulatedArea
from shingleback.simulator.known_drives import ARCHIVE, CONVENTIONAL, PORTABLE, SOLID_STATE, WD40
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.model import ConventionalDrive, Mechanics, SlowPort
from shingleback.simulator.translation import TranslatingDrive

AREA_BYTES = 100 << 30
MB = 1_000_000


@dataclass(frozen=True)
class RandomDrive:
    """A drive to measure, and the truth about it.

    Attributes:
        behaviors: the correct verdicts.
        cache_bytes: the size of its cache; 0 if it has none.
    """

    kind: str
    behaviors: tuple[Behavior, ...]
    area: Area
    cache_bytes: int = 0
    cache_entries: int = 0


def near(value: float, factor: float, chance: Random) -> float:
    """Two of three values are within the factor, and none beyond its square."""
    return value * exp(log(factor) * max(-2.0, min(2.0, chance.gauss(0, 1))))


def _turning(like: Mechanics, chance: Random) -> Mechanics:
    outer = near(like.outer_bytes_per_s, 1.25, chance)
    return replace(
        like,
        turns_per_minute=chance.choice((5400, 5526, 5980, 7200)),
        outer_bytes_per_s=outer,
        inner_bytes_per_s=outer * chance.uniform(0.42, 0.6),
        shortest_seek_s=near(like.shortest_seek_s, 1.3, chance),
        longest_seek_s=near(like.longest_seek_s, 1.25, chance),
    )


def _area(model: object, mechanics: Mechanics) -> SimulatedArea:
    return SimulatedArea(model, AREA_BYTES, mechanics.capacity_bytes)  # type: ignore[arg-type]


def _media_cache(kind: str, like: MediaCacheDrive, chance: Random, **changes: float) -> RandomDrive:
    drive = replace(
        like,
        mechanics=_turning(like.mechanics, chance),
        band_bytes=round(chance.uniform(15, 40)) << 20,
        cache_bytes=round(near(like.cache_bytes, 1.3, chance)),
        cache_entries=round(near(like.cache_entries, 1.3, chance)),
        idle_s=near(1.0, 1.3, chance),
        is_used=chance.random() < 0.7,
        **changes,  # type: ignore[arg-type]
    )
    area = _area(drive.model(0.0), drive.mechanics)
    return RandomDrive(kind, (Behavior.MEDIA_CACHE,), area, drive.cache_bytes, drive.cache_entries)


def archive(chance: Random) -> RandomDrive:
    return _media_cache("media cache, SATA", ARCHIVE, chance)


def portable(chance: Random) -> RandomDrive:
    return _media_cache("media cache, USB", PORTABLE, chance)


def late_cleaner(chance: Random) -> RandomDrive:
    """Not in the catalog: a small cache, short bands, and late cleaning."""
    cleaner = replace(ARCHIVE, cache_bytes=8_000 * MB, cache_entries=80_000, streams=4, appended_at_once=2)
    drive = replace(
        cleaner,
        mechanics=_turning(cleaner.mechanics, chance),
        band_bytes=round(chance.uniform(10, 20)) << 20,
        cache_bytes=round(near(cleaner.cache_bytes, 1.3, chance)),
        idle_s=chance.uniform(2.0, 6.0),
    )
    area = _area(drive.model(0.0), drive.mechanics)
    return RandomDrive(
        "late cleaner (not in the catalog)", (Behavior.MEDIA_CACHE,), area, drive.cache_bytes, drive.cache_entries
    )


def _translator(kind: str, drive: TranslatingDrive, chance: Random) -> RandomDrive:
    drive = replace(drive, mechanics=_turning(drive.mechanics, chance))
    return RandomDrive(kind, (Behavior.TRANSLATION,), _area(drive.model(0.0), drive.mechanics))


def translator(chance: Random) -> RandomDrive:
    drive = replace(WD40, spare_part=chance.uniform(0.04, 0.12), idle_s=near(1.0, 1.3, chance))
    return _translator("translation layer", drive, chance)


def new_translator(chance: Random) -> RandomDrive:
    """Only the area was ever written, so nothing has to be cleaned."""
    drive = replace(WD40, spare_part=chance.uniform(0.04, 0.12), idle_s=near(1.0, 1.3, chance), is_used=False)
    return _translator("translation layer, new", drive, chance)


def small_zones(chance: Random) -> RandomDrive:
    """Not in the catalog: zones of half the size, more spare ones, and fewer kept erased."""
    drive = replace(WD40, zone_bytes=128 << 20, spare_part=chance.uniform(0.08, 0.2), spare_zones=chance.choice((4, 6)))
    return _translator("translation layer with small zones (not in the catalog)", drive, chance)


SHINGLED: tuple[Callable[[Random], RandomDrive], ...] = (archive, portable, translator, late_cleaner, small_zones)


def _disk(chance: Random) -> ConventionalDrive:
    return ConventionalDrive(_turning(CONVENTIONAL.mechanics, chance), chance.choice((2, 4, 8)))


_NOT_SHINGLED = (Behavior.CONVENTIONAL,)


def conventional(chance: Random) -> RandomDrive:
    drive = _disk(chance)
    return RandomDrive("conventional disk", _NOT_SHINGLED, _area(drive.model(0.0), drive.mechanics))


def solid_state(chance: Random) -> RandomDrive:
    """Cheap SSDs collapse, too, when their fast cells are full."""
    disk = SOLID_STATE.mechanics
    outer = near(disk.outer_bytes_per_s, 1.4, chance)
    seek_s = near(0.00015, 1.8, chance)
    disk = replace(
        disk, outer_bytes_per_s=outer, inner_bytes_per_s=outer, shortest_seek_s=seek_s, longest_seek_s=seek_s
    )
    area: Area = _area(ConventionalDrive(disk).model(0.0), disk)
    if chance.random() < 0.5:
        area = FoldingArea(area, fast_bytes=round(chance.uniform(1, 12) * 1e9), slower=chance.uniform(4, 20))
    return RandomDrive("SSD", (Behavior.NOT_A_HARD_DISK,), area)


def usb_2(chance: Random) -> RandomDrive:
    drive = ConventionalDrive(SOLID_STATE.mechanics) if chance.random() < 0.25 else _disk(chance)
    model = SlowPort(drive.model(0.0), chance.uniform(28, 40) * MB)
    right = (Behavior.CONVENTIONAL, Behavior.NOT_A_HARD_DISK)
    return RandomDrive("USB 2 port", right, _area(model, drive.mechanics))


def busy_computer(chance: Random) -> RandomDrive:
    disk = conventional(chance)
    return replace(disk, kind="busy computer", area=BusyArea(disk.area, chance))


def lying_adapter(chance: Random) -> RandomDrive:
    disk = conventional(chance)
    return replace(disk, kind="adapter that passes on no flush", area=AbsorbingArea(disk.area, 64 << 20))


OTHERS: tuple[Callable[[Random], RandomDrive], ...] = (
    conventional,
    solid_state,
    usb_2,
    busy_computer,
    lying_adapter,
)


class _Around:
    """An area that changes the replies of another one; time passes by resting on it."""

    def __init__(self, area: Area) -> None:
        self._area = area

    @property
    def size_bytes(self) -> int:
        return self._area.size_bytes

    def now_s(self) -> float:
        return self._area.now_s()

    def write(self, offset: int, length: int) -> None:
        self._area.write(offset, length)

    def read(self, offset: int, length: int) -> None:
        self._area.read(offset, length)

    def flush(self) -> None:
        self._area.flush()

    def idle(self, seconds: float) -> None:
        self._area.idle(seconds)


class BusyArea(_Around):
    """Other programs repeatedly use the drive and the CPU for a while."""

    def __init__(self, area: Area, chance: Random) -> None:
        super().__init__(area)
        self._chance = chance
        self._busy_s, self._free_s = chance.uniform(3, 120), chance.uniform(5, 200)
        self._share, self._delay_s = chance.uniform(0.1, 1.0), near(0.08, 3.0, chance)
        self._is_busy = chance.random() < 0.5
        self._until_s = 0.0

    def write(self, offset: int, length: int) -> None:
        self._wait()
        super().write(offset, length)

    def read(self, offset: int, length: int) -> None:
        self._wait()
        super().read(offset, length)

    def _wait(self) -> None:
        while self.now_s() >= self._until_s:
            self._is_busy = not self._is_busy
            self._until_s += self._chance.expovariate(1 / (self._busy_s if self._is_busy else self._free_s))
        if self._is_busy and self._chance.random() < self._share:
            self.idle(near(self._delay_s, 2.0, self._chance))


class FoldingArea(_Around):
    """An SSD whose fast cells are full after some bytes, and are emptied while it is idle."""

    def __init__(self, area: Area, fast_bytes: int, slower: float) -> None:
        super().__init__(area)
        self._fast_bytes, self._slower, self._used_bytes = fast_bytes, slower, 0.0

    def write(self, offset: int, length: int) -> None:
        began_s = self.now_s()
        super().write(offset, length)
        self._used_bytes += length
        if self._used_bytes > self._fast_bytes:
            self.rest_busy((self._slower - 1) * (self.now_s() - began_s))

    def rest_busy(self, seconds: float) -> None:
        self._area.idle(seconds)

    def idle(self, seconds: float) -> None:
        super().idle(seconds)
        self._used_bytes = max(0.0, self._used_bytes - 100e6 * seconds)


class AbsorbingArea(_Around):
    """A disk behind an adapter that drops flushes: its memory accepts what fits, at once, and writes it out later.

    A read comes between two of the pending writes.
    """

    def __init__(self, area: Area, memory_bytes: int) -> None:
        super().__init__(area)
        self._memory_bytes = memory_bytes
        self._held: list[tuple[int, int]] = []
        self._held_bytes = 0
        self._ahead_s = 0.0  # how far the caller's time is behind that of the disk

    def now_s(self) -> float:
        return super().now_s() - self._ahead_s

    def write(self, offset: int, length: int) -> None:
        self._held.append((offset, length))
        self._held_bytes += length
        while self._held_bytes > self._memory_bytes:
            self._write_out()
            self._ahead_s = 0.0
        if self._ahead_s < 0.0002:
            self._area.idle(0.0002)
        else:
            self._ahead_s -= 0.0002

    def read(self, offset: int, length: int) -> None:
        super().read(offset, length)
        self._ahead_s = 0.0

    def flush(self) -> None:
        pass

    def idle(self, seconds: float) -> None:
        end_s = self.now_s() + seconds
        while self._held and super().now_s() < end_s:
            self._write_out()
        if (left_s := end_s - super().now_s()) > 0:
            self._area.idle(left_s)
        self._ahead_s = max(0.0, super().now_s() - end_s)

    def _write_out(self) -> None:
        offset, length = self._held.pop(0)
        self._held_bytes -= length
        self._area.write(offset, length)
