"""Drives with published figures, each with the sources of its numbers, and how reliable they are.

Numbers that nobody measured are chosen so that the model behaves as owners observed.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.model import ConventionalDrive, Mechanics
from shingleback.simulator.translation import TranslatingDrive


class SourceConfidence(StrEnum):
    """How reliable a source is, from the strongest to the weakest."""

    DOCUMENTED = "documented"  # by the manufacturer, the kernel, or the tool that reads it from the drive
    MEASURED = "measured"  # with published output or numbers
    REPORTED = "reported"  # by owners of such drives
    RECALLED = "recalled"  # from general knowledge of a paper, not checked against it
    INFERRED = "inferred"  # from the other numbers
    ASSUMED = "assumed"  # nobody outside the manufacturer knows
    CHOSEN = "chosen"  # not a claim about any drive


@dataclass(frozen=True, slots=True)
class PublishedFact:
    confidence: SourceConfidence
    source: str


Facts = dict[str, PublishedFact]


_MB: Final = 1_000_000

_SMARTCTL: Final = PublishedFact(SourceConfidence.DOCUMENTED, "smartctl of such a drive")
_OWNERS: Final = PublishedFact(SourceConfidence.REPORTED, "owners of such drives (SMR Archive Drives, Fast, Now)")
_SKYLIGHT: Final = PublishedFact(SourceConfidence.RECALLED, "Skylight (FAST'15)")
_AS_ARCHIVE: Final = PublishedFact(SourceConfidence.ASSUMED, "as the archive drive")
_USUAL: Final = PublishedFact(SourceConfidence.INFERRED, "usual for the size")
_STATE: Final = PublishedFact(SourceConfidence.CHOSEN, "what the drive has behind it: full of old data, or new")

_MEDIA_CACHE: Final[Facts] = {
    "stream_bytes": PublishedFact(SourceConfidence.INFERRED, "with it the model falls off the cliff where owners did"),
    "streams": PublishedFact(SourceConfidence.ASSUMED, "drives know several streams; nobody published how many"),
    "gathered_bytes": PublishedFact(
        SourceConfidence.ASSUMED, "with it btrfs is about as fast as in the figures of the filesystems"
    ),
    "memory_bytes": PublishedFact(SourceConfidence.INFERRED, "half of the memory of such drives, 128 MB"),
    "open_bands": PublishedFact(
        SourceConfidence.ASSUMED, "with it used drives are as slow as in the figures of the filesystems"
    ),
    "idle_s": _SKYLIGHT,
    "header_bytes": PublishedFact(SourceConfidence.ASSUMED, "two blocks of 4 KiB"),
    "appended_at_once": PublishedFact(SourceConfidence.INFERRED, "389 random writes a second before the cliff"),
    "most_gathered": PublishedFact(SourceConfidence.ASSUMED, "some 12 minutes to clean 8 GB of random writes"),
    "scratch_part": PublishedFact(SourceConfidence.ASSUMED, "safe copies lie near"),
    "is_used": _STATE,
    "large": PublishedFact(
        SourceConfidence.MEASURED, "linux-ide, November and December 2025; off unless it is asked for"
    ),
}

# Seagate ST8000AS0002.
ARCHIVE: Final = MediaCacheDrive(
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
ARCHIVE_FACTS: Final[Facts] = _MEDIA_CACHE | {
    "capacity_bytes": _SMARTCTL,
    "turns_per_minute": _SMARTCTL,
    "outer_bytes_per_s": _OWNERS,
    "inner_bytes_per_s": PublishedFact(SourceConfidence.INFERRED, "half of the outer rate, as on most disks"),
    "shortest_seek_s": _USUAL,
    "longest_seek_s": _USUAL,
    "queue": PublishedFact(SourceConfidence.DOCUMENTED, "SATA NCQ"),
    "band_bytes": PublishedFact(SourceConfidence.REPORTED, "15-40 MiB (Skylight, and quotes of it)"),
    "cache_bytes": _OWNERS,
    "cache_entries": _OWNERS,
}

# Seagate ST5000LM000 behind plain usb-storage.
PORTABLE: Final = MediaCacheDrive(
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
PORTABLE_FACTS: Final[Facts] = ARCHIVE_FACTS | {
    "outer_bytes_per_s": PublishedFact(SourceConfidence.MEASURED, "Ceph operators measured 103-140"),
    "queue": PublishedFact(SourceConfidence.DOCUMENTED, "usb-storage sends one command at a time"),
    "band_bytes": _AS_ARCHIVE,
    "cache_bytes": _AS_ARCHIVE,
    "cache_entries": _AS_ARCHIVE,
}

# WD40NDZW, WD40EFAX and similar drives.
WD40: Final = TranslatingDrive(
    Mechanics(
        capacity_bytes=4_000_787_030_016,
        turns_per_minute=5400,
        outer_bytes_per_s=135 * _MB,
        inner_bytes_per_s=60 * _MB,
        shortest_seek_s=0.002,
        longest_seek_s=0.026,
        queue=30,
    ),
    log_at_bytes=4_000_787_030_016 // 3,
)
_WD40_RATE: Final = PublishedFact(SourceConfidence.INFERRED, "owners measured 100 writing and 69-79 reading over USB")
WD40_FACTS: Final[Facts] = {
    "capacity_bytes": _SMARTCTL,
    "turns_per_minute": _SMARTCTL,
    "outer_bytes_per_s": _WD40_RATE,
    "inner_bytes_per_s": _WD40_RATE,
    "shortest_seek_s": _USUAL,
    "longest_seek_s": _USUAL,
    "queue": PublishedFact(SourceConfidence.DOCUMENTED, "UAS"),
    "spare_part": PublishedFact(SourceConfidence.ASSUMED, "as much as on a cheap SSD"),
    "zone_bytes": PublishedFact(SourceConfidence.ASSUMED, "as on host-managed drives"),
    "spare_zones": PublishedFact(SourceConfidence.ASSUMED, "a few seconds of writing"),
    "log_at_bytes": PublishedFact(SourceConfidence.CHOSEN, "a third of the way in, where it writes 110 MB/s"),
    "idle_s": PublishedFact(SourceConfidence.ASSUMED, "as drives with a media cache"),
    "map_extents": PublishedFact(SourceConfidence.ASSUMED, "a block of the map"),
    "map_at_once": PublishedFact(SourceConfidence.ASSUMED, "some of a queue"),
    "is_used": _STATE,
}

# Conventional drives in general; one is a WD Elements of 4 TB.
CONVENTIONAL: Final = ConventionalDrive(
    Mechanics(
        capacity_bytes=4_000_787_030_016,
        turns_per_minute=5400,
        outer_bytes_per_s=180 * _MB,
        inner_bytes_per_s=85 * _MB,
        shortest_seek_s=0.0015,
        longest_seek_s=0.022,
        queue=32,
    ),
)
CONVENTIONAL_FACTS: Final[Facts] = {
    "capacity_bytes": _USUAL,
    "turns_per_minute": _USUAL,
    "outer_bytes_per_s": _USUAL,
    "inner_bytes_per_s": PublishedFact(SourceConfidence.INFERRED, "half of the outer rate, as on most disks"),
    "shortest_seek_s": _USUAL,
    "longest_seek_s": _USUAL,
    "queue": PublishedFact(SourceConfidence.DOCUMENTED, "SATA NCQ"),
    "sorted_at_once": PublishedFact(SourceConfidence.ASSUMED, "some 180 random writes a second, as people measure"),
}

# An SSD behind USB 3, without rotations and with short seeks.
SOLID_STATE: Final = ConventionalDrive(
    Mechanics(
        capacity_bytes=1_000_204_886_016,
        turns_per_minute=1_000_000,
        outer_bytes_per_s=420 * _MB,
        inner_bytes_per_s=420 * _MB,
        shortest_seek_s=0.0001,
        longest_seek_s=0.0001,
        queue=30,
    ),
)
_SOLID: Final = PublishedFact(SourceConfidence.INFERRED, "usual for a cheap SSD in a USB case")
SOLID_STATE_FACTS: Final[Facts] = CONVENTIONAL_FACTS | {
    "turns_per_minute": PublishedFact(SourceConfidence.CHOSEN, "nothing turns"),
    "outer_bytes_per_s": _SOLID,
    "inner_bytes_per_s": _SOLID,
    "shortest_seek_s": _SOLID,
    "longest_seek_s": _SOLID,
    "queue": PublishedFact(SourceConfidence.DOCUMENTED, "UAS"),
    "sorted_at_once": PublishedFact(SourceConfidence.CHOSEN, "it makes no difference"),
}

USB_2_BYTES_PER_S: Final = 35 * _MB
USB_2_FACT: Final = PublishedFact(SourceConfidence.REPORTED, "30-40 MB/s are what people see at a USB 2 port")
