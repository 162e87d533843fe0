"""Cleans up after a killed run: a drive whose server is dead. mkfs.btrfs then refuses every other device."""

import contextlib
import errno
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

from shingleback.devices.mounts import mounts

SERVERS = frozenset({"DriveFolder", "FaultyFolder", "LoggingDisk", "SlowDisk"})
"""The names under which our own FUSE filesystems are mounted: those of their classes."""


def sweep() -> list[Path]:
    """Returns the detached drives. Drives with a live server belong to a parallel run and stay."""
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
    """The devices that are backed by a file of this folder."""
    for backing in Path("/sys/block").glob("loop*/loop/backing_file"):
        with contextlib.suppress(OSError):  # another run detaches its device at this moment
            if backing.read_text(encoding="utf-8").startswith(f"{point}/"):
                yield f"/dev/{backing.parts[3]}"


def _let_go(*words: str | Path) -> None:
    subprocess.run(words, check=False, capture_output=True)
