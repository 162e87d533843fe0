"""How the kernel sends commands to a drive: its timeout, its flushes, and its counters. Nothing accesses the drive."""

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.devices.sysfs.reader import SystemFolders, read_number, read_text

_IS_FLUSHED: Final = {"write back": True, "write through": False}


@dataclass(frozen=True, slots=True)
class CommandCounters:
    """The kernel's counters for a SCSI device since it appeared; `device/io*_cnt`.

    Attributes:
        timed_out: None if the kernel is too old to count timeouts separately.
    """

    requested: int
    done: int
    failed: int
    timed_out: int | None = None


def is_flushed(place: SystemFolders) -> bool | None:
    """Whether the kernel tells the drive to write out its cache (Documentation/ABI/stable/sysfs-block, write_cache).

    None as well if the drive has told that it has a cache and somebody has switched the flushes off: the two disagree.
    """
    flushes = _IS_FLUSHED.get(read_text(place.disk / "queue/write_cache"))
    if flushes is False:
        with contextlib.suppress(OSError, ValueError):  # a folder that cannot be listed, or a name that cannot be one
            cache_types = map(read_text, place.device.glob("scsi_disk/*/cache_type"))
            if any(cache_type.startswith("write back") for cache_type in cache_types):
                return None
    return flushes


def timeout_s(place: SystemFolders) -> int | None:
    seconds = read_number(place.device / "timeout")
    milliseconds = read_number(place.disk / "queue/io_timeout")
    return seconds if seconds is not None or milliseconds is None else milliseconds // 1000


def counters_of(device: Path) -> CommandCounters | None:
    requested, done, failed, timed_out = (
        read_number(device / f"io{counter}_cnt", base=16) for counter in ("request", "done", "err", "tmo")
    )
    if requested is None or done is None or failed is None:
        return None
    return CommandCounters(requested, done, failed, timed_out)
