"""What a run that was killed has left: a drive whose server is dead. mkfs.btrfs then refuses every other device."""

import contextlib
import errno
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

from shingleback.devices.mounts import mounts

SERVERS = frozenset({"DriveFolder", "FaultyFolder", "LoggingDisk", "SlowDisk"})
"""Under these names our own filesystems in user space are mounted: their classes'."""


def sweep() -> list[Path]:
    """Those that were let go. Drives whose servers live belong to a run beside this one and stay."""
    if os.geteuid() != 0:
        return []
    known = mounts()
    dead = [mount.point for mount in known if mount.source in SERVERS and is_dead(mount.point)]
    for point in dead:
        for device in _devices_in(point):
            for mount in known:
                if mount.source == device:
                    _let_go("umount", "--lazy", mount.point)
            _let_go("losetup", "--detach", device)
        _let_go("umount", "--lazy", point)
    return dead


def is_dead(point: Path) -> bool:
    try:
        os.stat(point)
    except OSError as error:
        return error.errno == errno.ENOTCONN
    return False


def _devices_in(point: Path) -> Iterator[str]:
    """The nodes of the devices that have a file of that folder in them."""
    for told in Path("/sys/block").glob("loop*/loop/backing_file"):
        with contextlib.suppress(OSError):  # another run gives its device back at this instant
            if told.read_text(encoding="utf-8").startswith(f"{point}/"):
                yield f"/dev/{told.parts[3]}"


def _let_go(*words: str | Path) -> None:
    subprocess.run(words, check=False, capture_output=True)
