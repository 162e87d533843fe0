"""Real filesystems on loop devices. Root only; each fixture says why it is not available."""

import contextlib
import fcntl
import os
import shutil
import struct
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from shingleback.devices.mounts import BY_UUID
from shingleback.engine.files.linux import syncfs
from tests.helpers.patience import PATIENCE_S
from tests.helpers.probing import wait_until_probed


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
_SHUT_DOWN = 0x8004587D  # FS_IOC_GOINGDOWN
_WITHOUT_LOG_FLUSH = 2


def skip_unless_possible(kind: Kind) -> None:
    if os.geteuid() != 0:
        pytest.skip("needs root, to make loop devices and mount them")
    if not Path("/dev/loop-control").exists():
        pytest.skip("needs loop devices")
    for command in (kind.make, kind.mount):
        tool = command.split()[0]
        if shutil.which(tool) is None:
            pytest.skip(f"needs {tool}")
    if kind.needs_kernel and not _kernel_has(kind.needs_kernel):
        pytest.skip(f"needs a kernel with {kind.needs_kernel}")


def _kernel_has(filesystem: str) -> bool:
    """The kernel lists a filesystem that is a module only after somebody has loaded it."""
    if shutil.which("modprobe"):
        subprocess.run(["modprobe", filesystem], check=False, capture_output=True)
    return f"\t{filesystem}\n" in Path("/proc/filesystems").read_text()


@contextlib.contextmanager
def mounted(name: str, folder: Path, size_mb: int = 600) -> Iterator[Path]:
    """A new filesystem, mounted in a with statement."""
    point = folder / f"{name}-drive"
    point.mkdir()
    with loop_device(name, folder / f"{name}.img", size_mb) as device:
        mount(name, device, point)
        try:
            yield point
        finally:
            unmount(point)


@contextlib.contextmanager
def loop_device(name: str, image: Path, size_mb: int = 600) -> Iterator[str]:
    """The node of a device with a new filesystem, in a with statement."""
    kind = KINDS[name]
    skip_unless_possible(kind)
    with open(image, "wb") as file:
        file.truncate(size_mb << 20)
    with attached(image) as device:
        try:
            _run(kind.make.format(device=device))
            yield device
        finally:
            image.unlink()


@contextlib.contextmanager
def attached(image: Path) -> Iterator[str]:
    """The node of a loop device for this file, in a with statement."""
    if os.geteuid() != 0 or not Path("/dev/loop-control").exists():
        pytest.skip("needs root and loop devices")
    device = _run(f"losetup --find --show {image}").strip()
    try:
        yield device
    finally:
        _run(f"losetup --detach {device}")


def mount(name: str, device: str, point: Path) -> None:
    _run(KINDS[name].mount.format(device=device, point=point))


@contextlib.contextmanager
def known_by_uuid(device: str) -> Iterator[str]:
    """The UUID of a device's content, with a link that everybody can look up; udev, which makes such links, may not run
    here.
    """
    uuid = _run(f"blkid --output value --match-tag UUID {device}").strip()
    link = BY_UUID / uuid
    if Path("/run/udev/control").exists():
        wait_until_probed([device], link.exists)
        yield uuid
        return
    link.parent.mkdir(parents=True, exist_ok=True)
    for link_by_uuid in link.parent.iterdir():  # from a killed test
        with contextlib.suppress(FileNotFoundError):  # from another test that has ended
            if os.readlink(link_by_uuid) == device:
                link_by_uuid.unlink()
    link.symlink_to(device)
    try:
        yield uuid
    finally:
        link.unlink(missing_ok=True)


def unmount(point: Path) -> None:
    """A filesystem in user space may need a moment to release it, and another namespace may keep it busy."""
    end = time.monotonic() + PATIENCE_S
    while subprocess.run(["umount", str(point)], check=False, capture_output=True).returncode:
        if time.monotonic() > end:
            raise RuntimeError(f"{point} cannot be unmounted")
        time.sleep(0.1)


def write_out(point: Path) -> None:
    """Syncs this filesystem only: another test may be watching the pending writes of its own."""
    fd = os.open(point, os.O_RDONLY)
    try:
        syncfs(fd)
    finally:
        os.close(fd)


def shut_down(point: Path) -> bool:
    """From now on the filesystem writes nothing more, as when the plug is pulled.

    Returns whether one was mounted there: it may just have been unmounted, and the folder's own filesystem is that of
    this computer.
    """
    fd = os.open(point, os.O_RDONLY)
    try:
        is_mounted = os.fstat(fd).st_dev != os.stat(point.parent).st_dev
        if is_mounted:
            fcntl.ioctl(fd, _SHUT_DOWN, struct.pack("=I", _WITHOUT_LOG_FLUSH))
    finally:
        os.close(fd)
    return is_mounted


def device_of(point: Path) -> str:
    return _run(f"findmnt --noheadings --output SOURCE {point}").strip()


def _run(command: str) -> str:
    done = subprocess.run(command.split(), check=False, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{command}: {done.stderr}")
    return done.stdout
