"""The archive drive in miniature, so that a demonstration shows within minutes what takes hours.

Sizes and rates are about a 160th of what they are there, and time passes four times as fast. Arm and turns are as
they were. The rest was chosen, so that all can be seen within a minute and a half: a cache that is soon full; heaps
of more than a 160th, which would cost more turns than bytes, and bands that hold four of them; a short queue, and
streams that begin early. All in all, its cache fills up, and is tidied up, more than thirty times as fast as that of
the original.
"""

from typing import Final

from shingleback.simulator.catalog.facts import Confidence, Fact, Facts
from shingleback.simulator.catalog.known_drives import ARCHIVE_FACTS
from shingleback.simulator.catalog.placement import Habits
from shingleback.simulator.catalog.preset import EngineSizes, Preset
from shingleback.simulator.media_cache.drive import MediaCacheDrive
from shingleback.simulator.models.mechanics import Mechanics

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
_ENGINE: Final = EngineSizes(
    slot_bytes=256 << 10,
    window_bytes=2 << 20,
    checkpoint_bytes=16 << 20,
    checkpoint_files=1_000,
    checkpoint_s=5.0,
)

_FACTS: Final[Facts] = ARCHIVE_FACTS | {
    name: Fact(Confidence.CHOSEN, "so that all can be seen in some minutes")
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
    _ENGINE,
    is_for_show=True,
    scale=_SCALE,
    times=_TIMES,
    facts=_FACTS,
)
