"""How a drive did in the past, as runs have kept it."""

import os
import stat
from contextlib import closing
from pathlib import Path

from shingleback.devices.mounts import mount_above, number_of
from shingleback.domain.errors import UsageError, Why
from shingleback.monitor.drive_history import DriveStore
from shingleback.monitor.run_monitor import RealDrives, drive_table_of
from shingleback.protocol.result_items import LookItem
from shingleback.store.paths import Paths


def looks_at(place: str, step_s: int, paths: Paths, drives: RealDrives | None = None) -> list[LookItem]:
    """Means over so many seconds, the oldest first; `place` is a device, or a path on it. Raises UsageError."""
    found = (drives or RealDrives(drive_table_of(paths))).find(_number_of(place))
    if not found.key:
        raise UsageError(Why.NO_SUCH_DRIVE, device=place)
    with closing(DriveStore(paths.drives_folder, found.key)) as store:
        return [
            LookItem(
                at=look.at,
                seconds=look.seconds,
                copied_bytes=round(look.copied_bytes),
                written_bytes=round(look.written_bytes),
                read_bytes=round(look.read_bytes),
                writes=look.writes,
                write_s=round(look.write_s, 3),
                busy_s=round(look.busy_s, 3),
                fill_bytes=round(look.fill_bytes),
                capacity_bytes=round(look.capacity_bytes),
            )
            for look in store.looks(step_s)
            if look.seconds > 0
        ]


def _number_of(place: str) -> int:
    """Of the block device; 0 where there is none. A path is not touched: its drive may not answer."""
    if place.startswith("/dev/"):
        try:
            info = os.stat(place)
        except OSError:
            return 0
        return info.st_rdev if stat.S_ISBLK(info.st_mode) else 0
    mount = mount_above(Path(place).absolute())
    return number_of(mount) if mount else 0
