"""Drives for histories: new filesystems on loop devices, or a folder of the current filesystem."""

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

HERE = "here"
_TOOLS = {
    "ext4": ("mkfs.ext4 -q {device}", "mount {device} {point}"),
    "btrfs": ("mkfs.btrfs -q {device}", "mount {device} {point}"),
    "btrfs-folders": ("mkfs.btrfs -q {device}", "mount {device} {point}"),
    "xfs": ("mkfs.xfs -q {device}", "mount {device} {point}"),
    "exfat": ("mkfs.exfat {device}", "mount.exfat-fuse {device} {point}"),
}
FILESYSTEMS = (HERE, *_TOOLS)
_SIZE_BYTES = 3 << 30
"""Unused space takes none."""


def why_not(filesystem: str) -> str:
    """What is missing for this filesystem; empty if nothing is."""
    if filesystem == HERE:
        return ""
    if os.geteuid() != 0 or not Path("/dev/loop-control").exists():
        return "needs root and loop devices"
    missing = [command.split()[0] for command in _TOOLS[filesystem] if shutil.which(command.split()[0]) is None]
    return f"needs {', '.join(missing)}" if missing else ""


@contextlib.contextmanager
def drive(filesystem: str, folder: Path) -> Iterator[Path]:
    """Yields a folder without a backup."""
    point = folder / "drive"
    point.mkdir()
    if filesystem == HERE:
        yield point
        return
    image = folder / "image"
    with open(image, "wb") as file:
        file.truncate(_SIZE_BYTES)
    make, mount = _TOOLS[filesystem]
    device = _run(f"losetup --find --show {image}").strip()
    try:
        _run(make.format(device=device))
        _run(mount.format(device=device, point=point))
        try:
            yield point
        finally:
            _unmount(point)
    finally:
        _run(f"losetup --detach {device}")


def destination_in(point: Path, filesystem: str) -> Path:
    """On btrfs, the program makes a subvolume if the folder does not exist yet, and cannot if it does."""
    folder = point / "backup"
    if filesystem == "btrfs-folders":
        folder.mkdir()
    return folder


def _unmount(point: Path) -> None:
    """A filesystem in user space may need a moment to release its device."""
    for _ in range(50):
        if subprocess.run(["umount", point], check=False, capture_output=True).returncode == 0:
            return
        time.sleep(0.1)
    raise RuntimeError(f"{point} cannot be unmounted")


def _run(command: str) -> str:
    done = subprocess.run(command.split(), check=False, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{command}: {done.stderr}")
    return done.stdout
