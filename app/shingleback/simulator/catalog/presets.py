"""Drives that can be simulated, each with a filesystem on it. `known_drives` says where their numbers come from.

All but the fresh ones are full of old data. `demo` is an archive drive that was made small.
"""

from dataclasses import replace
from typing import Final

from shingleback.simulator.catalog import known_drives
from shingleback.simulator.catalog.miniature import MINIATURE
from shingleback.simulator.catalog.placement import Habits
from shingleback.simulator.catalog.preset import Preset

# A traced copy of 1.14 GB to ext4 put 205-214 MB into the cache, in 535-640 pieces, which the model needs 25 s a GB to
# bring home: 37 bands. 1 GiB in 4 files made 13-22 jumps with 8-10 flushes.
_EXT4: Final = Habits(heap_bytes=340_000, heaps_per_band=16, metadata_writes=2)

_ARCHIVE: Final = Preset(known_drives.ARCHIVE, _EXT4, facts=known_drives.ARCHIVE_FACTS)
_PORTABLE: Final = Preset(known_drives.PORTABLE, _EXT4, facts=known_drives.PORTABLE_FACTS)
_WD40: Final = Preset(known_drives.WD40, _EXT4, facts=known_drives.WD40_FACTS)
_CONVENTIONAL: Final = Preset(known_drives.CONVENTIONAL, _EXT4, facts=known_drives.CONVENTIONAL_FACTS)
_SOLID_STATE: Final = Preset(known_drives.SOLID_STATE, _EXT4, facts=known_drives.SOLID_STATE_FACTS)


def _at_usb_2(preset: Preset) -> Preset:
    facts = {**preset.facts, "port_bytes_per_s": known_drives.USB_2_FACT}
    return replace(preset, port_bytes_per_s=known_drives.USB_2_BYTES_PER_S, facts=facts)


PRESETS: Final = {
    "archive-8tb-like": _ARCHIVE,
    "archive-8tb-like-fresh": _ARCHIVE.fresh(),
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
