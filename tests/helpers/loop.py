"""Real filesystems on loop devices. Root only; each says why it is not there."""

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest


@dataclass(frozen=True)
class Kind:
    """How to make and mount one filesystem; {device} and {point} are filled in."""

    name: str
    make: str
    mount: str
    needs_kernel: str = ""


KINDS = {
    kind.name: kind
    for kind in (
        Kind("ext4", "mkfs.ext4 -q {device}", "mount {device} {point}", "ext4"),
        Kind("btrfs", "mkfs.btrfs -q {device}", "mount {device} {point}", "btrfs"),
        Kind("xfs", "mkfs.xfs -q {device}", "mount {device} {point}", "xfs"),
        Kind("f2fs", "mkfs.f2fs -q {device}", "mount {device} {point}", "f2fs"),
        Kind("vfat", "mkfs.vfat {device}", "mount {device} {point}", "vfat"),
        Kind("exfat", "mkfs.exfat {device}", "mount.exfat-fuse {device} {point}"),
        Kind("ntfs", "mkntfs -Q -q -F {device}", "ntfs-3g {device} {point}"),
    )
}
LINUX_KINDS = ("ext4", "btrfs", "xfs", "f2fs")
OTHER_KINDS = ("exfat", "ntfs", "vfat")


def skip_unless_possible(kind: Kind) -> None:
    if os.geteuid() != 0:
        pytest.skip("needs root, to make loop devices and mount them")
    if not Path("/dev/loop-control").exists():
        pytest.skip("needs loop devices")
    for command in (kind.make, kind.mount):
        tool = command.split()[0]
        if shutil.which(tool) is None:
            pytest.skip(f"needs {tool}")
    if kind.needs_kernel and f"\t{kind.needs_kernel}\n" not in Path("/proc/filesystems").read_text():
        pytest.skip(f"needs a kernel with {kind.needs_kernel}")


@contextlib.contextmanager
def mounted(name: str, folder: Path, size_mb: int = 600) -> Iterator[Path]:
    """A new filesystem, mounted, for the time of a with statement."""
    kind = KINDS[name]
    skip_unless_possible(kind)
    image, point = folder / f"{name}.img", folder / f"{name}-drive"
    with open(image, "wb") as file:
        file.truncate(size_mb << 20)
    point.mkdir()
    device = _run(f"losetup --find --show {image}").strip()
    try:
        _run(kind.make.format(device=device, point=point))
        mount(name, device, point)
        try:
            yield point
        finally:
            unmount(point)
    finally:
        _run(f"losetup --detach {device}")
        image.unlink()


def mount(name: str, device: str, point: Path) -> None:
    _run(KINDS[name].mount.format(device=device, point=point))


def unmount(point: Path) -> None:
    """A filesystem in user space may need a moment to let go."""
    for _ in range(50):
        if subprocess.run(["umount", str(point)], check=False, capture_output=True).returncode == 0:
            return
        time.sleep(0.1)
    raise RuntimeError(f"{point} cannot be unmounted")


def device_of(point: Path) -> str:
    return _run(f"findmnt --noheadings --output SOURCE {point}").strip()


def _run(command: str) -> str:
    done = subprocess.run(command.split(), check=False, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{command}: {done.stderr}")
    return done.stdout
