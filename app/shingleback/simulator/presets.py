"""The drives that can be simulated, each with a filesystem and a port. `known_drives` has their sources.

All except the fresh ones are full of old data.

`demo` is the archive drive in miniature, so that a demo shows within minutes what takes hours. Sizes and rates are
about a 160th of the original, and time runs four times as fast. Seeks and rotation are unchanged. The rest was chosen
so that everything can be seen within a minute and a half: a cache that is soon full; heaps of more than a 160th,
because smaller ones would cost more rotations than bytes, and bands that hold four of them; a short queue, and streams
that begin early. In total, its cache fills up and is cleaned more than thirty times as fast as the original.

`Placement` decides where a filesystem puts data, in one of two ways. Short writes to new positions are grouped in
heaps, each in a place of its own. A write that continues the last one is put behind it. Real filesystems do better with
some mixtures of files, and worse with others; the sizes of the heaps are those of traced copies.
"""

from dataclasses import dataclass, field, replace
from typing import Final

from shingleback.simulator import known_drives
from shingleback.simulator.known_drives import ARCHIVE_FACTS, Facts, PublishedFact, SourceConfidence
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.model import ConventionalDrive, Mechanics, Model, SlowPort
from shingleback.simulator.translation import TranslatingDrive

_UNIT_BYTES: Final = 30 << 20  # the size of an area in which a filesystem groups files, on a drive without bands


_GOLDEN: Final = 0.6180339887498949  # the fractional parts of its multiples are spread evenly
_STREAM_PART: Final = 0.1  # the share of the drive, at its beginning, for long writes


@dataclass(frozen=True, slots=True)
class Habits:
    """How a filesystem scatters its writes.

    Attributes:
        heap_bytes: the size of a group of short writes.
        heaps_per_band: how many heaps are written near each other before it continues elsewhere.
        metadata_writes, metadata_bytes: the number and size of writes elsewhere with each flush.
    """

    heap_bytes: int
    heaps_per_band: int
    metadata_writes: int
    metadata_bytes: int = 4 << 10


class Placement:
    def __init__(self, capacity_bytes: int, band_bytes: int, habits: Habits) -> None:
        self._habits = habits
        self._band_bytes = band_bytes
        self._stream_end = int(capacity_bytes * _STREAM_PART) // band_bytes * band_bytes
        self._bands = (capacity_bytes - self._stream_end) // band_bytes
        self._next = 0
        self._heaps = 0

    def behind(self, length: int) -> int:
        """Return the position after the last long write; after the end, it starts over at the beginning."""
        if self._next + length > self._stream_end:
            self._next = 0
        place = self._next
        self._next += length
        return place

    def elsewhere(self) -> int:
        """Return the position for the next heap."""
        number, heap = divmod(self._heaps, self._habits.heaps_per_band)
        self._heaps += 1
        band = int(number * _GOLDEN % 1 * self._bands)
        return self._stream_end + band * self._band_bytes + heap * (self._band_bytes // self._habits.heaps_per_band)


@dataclass(frozen=True, slots=True)
class EngineSizes:
    """The engine's buffer and checkpoint sizes for a drive that is too small for the default ones."""

    slot_bytes: int
    window_bytes: int
    checkpoint_bytes: int
    checkpoint_files: int
    checkpoint_s: float


@dataclass(frozen=True, slots=True)
class Preset:
    """A drive with a filesystem on it.

    Attributes:
        command_bytes: the largest command; linux-ide 2025 reports drives that hang at 4 MiB.
        is_for_show: the data written to it will not be needed.
        scale: how many bytes of a real drive one byte of this one stands for.
        times: how many times as fast its time passes.
        port_bytes_per_s: the speed of the port, if it is slower than the drive.
        facts: the sources of the numbers of the drive and of the port.
    """

    drive: MediaCacheDrive | TranslatingDrive | ConventionalDrive
    habits: Habits
    command_bytes: int = 1 << 20
    engine: EngineSizes | None = None
    is_for_show: bool = False
    scale: int = 1
    times: float = 1.0
    port_bytes_per_s: float | None = None
    facts: Facts = field(default_factory=dict)

    def model(self, now_s: float) -> Model:
        model = self.drive.model(now_s)
        return model if self.port_bytes_per_s is None else SlowPort(model, self.port_bytes_per_s, now_s)

    def placement(self) -> Placement:
        return Placement(self.drive.mechanics.capacity_bytes, self._unit_bytes, self.habits)

    @property
    def _unit_bytes(self) -> int:
        if isinstance(self.drive, MediaCacheDrive):
            return self.drive.band_bytes
        return self.drive.zone_bytes if isinstance(self.drive, TranslatingDrive) else _UNIT_BYTES

    @property
    def stream_bytes(self) -> int:
        return self.drive.stream_bytes if isinstance(self.drive, MediaCacheDrive) else self.command_bytes

    def fresh(self) -> "Preset":
        """Return this drive as a new one, to which nothing was ever written."""
        if isinstance(self.drive, ConventionalDrive):
            return self
        return replace(self, drive=replace(self.drive, is_used=False))

    def scaled(self, cache: float) -> "Preset":
        """Return this drive with a cache that is `cache` times as large, for a workload of that scale."""
        if not isinstance(self.drive, MediaCacheDrive):
            return self
        entries, size_bytes = round(self.drive.cache_entries * cache), round(self.drive.cache_bytes * cache)
        return replace(self, drive=replace(self.drive, cache_entries=entries, cache_bytes=size_bytes))


_MB: Final = 1_000_000
_SCALE: Final = 160
_TIMES: Final = 4.0
_HEAP_BYTES: Final = 192 << 10
_DRIVE: Final = MediaCacheDrive(
    Mechanics(
        capacity_bytes=8_001_563_222_016 // _SCALE,
        turns_per_minute=5980,
        outer_bytes_per_s=210 * _MB / _SCALE,
        inner_bytes_per_s=190 * _MB / _SCALE,
        shortest_seek_s=0.0015,
        longest_seek_s=0.022,
        queue=4,
    ),
    band_bytes=4 * _HEAP_BYTES,
    cache_bytes=45 * _MB,
    cache_entries=250_000,
    stream_bytes=512 << 10,
)
_HABITS: Final = Habits(heap_bytes=_HEAP_BYTES, heaps_per_band=4, metadata_writes=2)
MINIATURE_ENGINE: Final = EngineSizes(
    slot_bytes=256 << 10,
    window_bytes=2 << 20,
    checkpoint_bytes=16 << 20,
    checkpoint_files=1_000,
    checkpoint_s=5.0,
)

_FACTS: Final[Facts] = ARCHIVE_FACTS | {
    name: PublishedFact(SourceConfidence.CHOSEN, "so that all can be seen in some minutes")
    for name in (
        "capacity_bytes",
        "outer_bytes_per_s",
        "inner_bytes_per_s",
        "queue",
        "band_bytes",
        "cache_bytes",
        "cache_entries",
        "stream_bytes",
    )
}

MINIATURE: Final = Preset(
    _DRIVE,
    _HABITS,
    256 << 10,
    MINIATURE_ENGINE,
    is_for_show=True,
    scale=_SCALE,
    times=_TIMES,
    facts=_FACTS,
)


# A traced copy of 1.14 GB to ext4 put 205-214 MB into the cache, in 535-640 pieces in 37 bands, which the model cleans
# in 25 s per GB. 1 GiB in 4 files caused 13-22 jumps with 8-10 flushes.
_EXT4: Final = Habits(heap_bytes=340_000, heaps_per_band=16, metadata_writes=2)

FULL_SIZE: Final = Preset(known_drives.ARCHIVE, _EXT4, facts=known_drives.ARCHIVE_FACTS)
"""The drive that `MINIATURE` is a small copy of."""
_PORTABLE: Final = Preset(known_drives.PORTABLE, _EXT4, facts=known_drives.PORTABLE_FACTS)
_WD40: Final = Preset(known_drives.WD40, _EXT4, facts=known_drives.WD40_FACTS)
_CONVENTIONAL: Final = Preset(known_drives.CONVENTIONAL, _EXT4, facts=known_drives.CONVENTIONAL_FACTS)
_SOLID_STATE: Final = Preset(known_drives.SOLID_STATE, _EXT4, facts=known_drives.SOLID_STATE_FACTS)


def _at_usb_2(preset: Preset) -> Preset:
    facts = {**preset.facts, "port_bytes_per_s": known_drives.USB_2_FACT}
    return replace(preset, port_bytes_per_s=known_drives.USB_2_BYTES_PER_S, facts=facts)


PRESETS: Final = {
    "archive-8tb-like": FULL_SIZE,
    "archive-8tb-like-fresh": FULL_SIZE.fresh(),
    "portable-5tb-like": _PORTABLE,
    "portable-5tb-like-fresh": _PORTABLE.fresh(),
    "portable-5tb-like-usb2": _at_usb_2(_PORTABLE),
    "wd40-like": _WD40,
    "wd40-like-fresh": _WD40.fresh(),
    "cmr-like": _CONVENTIONAL,
    "cmr-like-usb2": _at_usb_2(_CONVENTIONAL),
    "ssd-like": _SOLID_STATE,
    "demo": MINIATURE,
}
