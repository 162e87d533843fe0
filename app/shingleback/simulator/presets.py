"""Drives that can be simulated. Every number says where it comes from.

`archive-8tb-like` and `portable-5tb-like` are drives about which something was published; the numbers that nobody has
measured are those with which the model shows what people saw. `wd40-like` is an old and full drive. `demo` is an
archive drive that was made small.
"""

from dataclasses import dataclass
from typing import Final

from shingleback.simulator.mechanics import Mechanics
from shingleback.simulator.media_cache import MediaCacheDrive, MediaCacheModel
from shingleback.simulator.model import Model
from shingleback.simulator.placement import Habits, Placement
from shingleback.simulator.translation import TranslatingDrive, TranslatingModel

_MB: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class EngineSizes:
    """What the engine takes at once, where the drive is so small that the usual amounts would be too coarse."""

    slot_bytes: int
    window_bytes: int
    checkpoint_bytes: int
    checkpoint_files: int
    checkpoint_s: float


@dataclass(frozen=True, slots=True)
class Preset:
    """A drive with a filesystem on it.

    Attributes:
        command_bytes: the largest that is sent to it at once; linux-ide 2025 tells of drives that hang at 4 MiB.
        is_for_show: what is written to it is not going to be needed.
    """

    drive: MediaCacheDrive | TranslatingDrive
    habits: Habits
    command_bytes: int = 1 << 20
    engine: EngineSizes | None = None
    is_for_show: bool = False

    def model(self, now_s: float) -> Model:
        if isinstance(self.drive, MediaCacheDrive):
            return MediaCacheModel(self.drive, now_s)
        return TranslatingModel(self.drive, now_s)

    def placement(self) -> Placement:
        drive = self.drive
        band_bytes = drive.band_bytes if isinstance(drive, MediaCacheDrive) else drive.zone_bytes
        return Placement(drive.mechanics.capacity_bytes, band_bytes, self.habits)

    @property
    def stream_bytes(self) -> int:
        return self.drive.stream_bytes if isinstance(self.drive, MediaCacheDrive) else self.command_bytes


# A traced copy of 1.14 GB to ext4 put 205-214 MB into the cache, in 535-640 pieces, which the model needs 25 s a GB to
# bring home: 37 bands. 1 GiB in 4 files made 13-22 jumps with 8-10 flushes.
_EXT4: Final = Habits(heap_bytes=340_000, heaps_per_band=16, metadata_writes=2)

# Seagate ST8000AS0002. Capacity and turns: smartctl. Rates, cache and map: owners of such drives (SMR Archive Drives,
# Fast, Now); the bands of 15-40 MiB: Skylight (FAST'15). Seeks: typical for the size.
_ARCHIVE: Final = MediaCacheDrive(
    Mechanics(
        capacity_bytes=8_001_563_222_016,
        turns_per_minute=5980,
        outer_bytes_per_s=190 * _MB,
        inner_bytes_per_s=90 * _MB,
        shortest_seek_s=0.0015,
        longest_seek_s=0.022,
        queue=32,
    ),
    band_bytes=30 << 20,
    cache_bytes=25_000 * _MB,
    cache_entries=250_000,
)

# Seagate ST5000LM000 behind plain usb-storage. Capacity and turns: smartctl; 140 MB/s: Ceph operators measured
# 103-140. The rate at its inner edge, bands, cache and map are assumed.
_PORTABLE: Final = MediaCacheDrive(
    Mechanics(
        capacity_bytes=5_000_981_078_016,
        turns_per_minute=5526,
        outer_bytes_per_s=140 * _MB,
        inner_bytes_per_s=65 * _MB,
        shortest_seek_s=0.002,
        longest_seek_s=0.026,
        queue=1,
    ),
    band_bytes=30 << 20,
    cache_bytes=20_000 * _MB,
    cache_entries=200_000,
)

# WD40NDZW, WD40EFAX and their like, full, and never trimmed. Rates at its ends: owners measured 100 writing and 69-79
# reading over USB. 8.5 is what a greedy cleaner needs with 7 % to spare, which is assumed; at a third of the way in the
# drive makes 110 MB/s. Zones as on host-managed drives.
_WD40: Final = TranslatingDrive(
    Mechanics(
        capacity_bytes=4_000_787_030_016,
        turns_per_minute=5400,
        outer_bytes_per_s=135 * _MB,
        inner_bytes_per_s=60 * _MB,
        shortest_seek_s=0.002,
        longest_seek_s=0.026,
        queue=30,
    ),
    amplification=8.5,
    log_at_bytes=4_000_787_030_016 // 3,
)

# The archive drive, 40 times smaller and slower; arm and turns are as they were, and so bringing home a band takes as
# long as it did. The rest was chosen: a cache that is full after some twenty seconds; heaps of more than a fortieth,
# which would cost more turns than bytes; a short queue, and streams that begin early, so that both can be seen.
DEMO_SCALE: Final = 40
_DEMO: Final = MediaCacheDrive(
    Mechanics(
        capacity_bytes=8_001_563_222_016 // DEMO_SCALE,
        turns_per_minute=5980,
        outer_bytes_per_s=190 * _MB / DEMO_SCALE,
        inner_bytes_per_s=90 * _MB / DEMO_SCALE,
        shortest_seek_s=0.0015,
        longest_seek_s=0.022,
        queue=4,
    ),
    band_bytes=(30 << 20) // DEMO_SCALE,
    cache_bytes=84 * _MB,
    cache_entries=250_000,
    stream_bytes=512 << 10,
)
_DEMO_HABITS: Final = Habits(heap_bytes=192 << 10, heaps_per_band=2, metadata_writes=2)
_DEMO_ENGINE: Final = EngineSizes(
    slot_bytes=256 << 10,
    window_bytes=1 << 20,
    checkpoint_bytes=16 << 20,
    checkpoint_files=1_000,
    checkpoint_s=5.0,
)

PRESETS: Final = {
    "archive-8tb-like": Preset(_ARCHIVE, _EXT4),
    "portable-5tb-like": Preset(_PORTABLE, _EXT4),
    "wd40-like": Preset(_WD40, _EXT4),
    "demo": Preset(_DEMO, _DEMO_HABITS, 256 << 10, _DEMO_ENGINE, is_for_show=True),
}
