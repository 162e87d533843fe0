"""Small filesystems on loop devices for the campaigns. They need root; `why_not` says what else is missing."""

import contextlib
import itertools
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.helpers.own_folder import temporary_folder

_MEMORY: Final = Path("/dev/shm")
_TRIES: Final = 1_200  # on a busy computer, releasing a device takes up to half a minute
_BETWEEN_S: Final = 0.05
_QUOTA_PART: Final = 4


@dataclass(frozen=True)
class Filesystem:
    """How one filesystem is made, mounted and checked.

    Attributes:
        driver: the kernel's name for it; empty if a program in user space mounts it.
        check: the tool that finds errors and changes nothing.
        least_mb: the smallest image that its tools can make.
        has_quota: the backup has a quota of a quarter of the drive.
        has_journal: it is consistent after a cut once mounted, by a journal or otherwise, so its tool then finds
        nothing.
        holds_everything: the plain copy keeps the modes, times, attributes and links of the source.
    """

    name: str
    make: tuple[str, ...]
    mount: tuple[str, ...]
    check: tuple[str, ...]
    driver: str = ""
    least_mb: int = 16
    holds_everything: bool = True
    has_journal: bool = True
    has_quota: bool = False


_PACKED: Final = "num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard"
FILESYSTEMS: Final = {
    kind.name: kind
    for kind in (
        Filesystem(
            "ext4",
            ("mkfs.ext4", "-q", "-F", "-b", "4096"),
            ("mount", "-t", "ext4"),
            ("e2fsck", "-f", "-n"),
            driver="ext4",
        ),
        Filesystem(  # the profile for drives has an inode for each MiB; this has more
            "ext4-packed",
            ("mkfs.ext4", "-q", "-F", "-b", "4096", "-m", "0", "-i", "4096", "-O", "sparse_super2", "-E", _PACKED),
            ("mount", "-t", "ext4", "-o", "noatime"),
            ("e2fsck", "-f", "-n"),
            driver="ext4",
        ),
        Filesystem(  # few inodes, as in the profile for drives: they may run out before the space does
            "ext4-few-inodes",
            ("mkfs.ext4", "-q", "-F", "-b", "4096", "-m", "0", "-i", "65536", "-O", "sparse_super2", "-E", _PACKED),
            ("mount", "-t", "ext4", "-o", "noatime"),
            ("e2fsck", "-f", "-n"),
            driver="ext4",
        ),
        Filesystem(
            "btrfs",
            ("mkfs.btrfs", "-q", "-f", "-K", "-d", "single", "-m", "dup"),
            ("mount", "-t", "btrfs", "-o", "noatime,nodiscard"),
            ("btrfs", "check", "--readonly"),
            driver="btrfs",
            least_mb=110,
        ),
        Filesystem(  # what mkfs.btrfs advises for small devices: content and metadata share their block groups
            "btrfs-mixed",
            ("mkfs.btrfs", "-q", "-f", "-K", "--mixed", "-d", "single", "-m", "single"),
            ("mount", "-t", "btrfs", "-o", "noatime,nodiscard"),
            ("btrfs", "check", "--readonly"),
            driver="btrfs",
            least_mb=60,
        ),
        Filesystem(
            "xfs",
            ("mkfs.xfs", "-q", "-f", "-K"),
            ("mount", "-t", "xfs", "-o", "noatime,nodiscard"),
            ("xfs_repair", "-n"),
            driver="xfs",
            least_mb=300,
        ),
        Filesystem(
            "f2fs",
            ("mkfs.f2fs", "-q", "-t", "0"),
            ("mount", "-t", "f2fs", "-o", "noatime,nodiscard"),
            ("fsck.f2fs", "--dry-run"),
            driver="f2fs",
            least_mb=64,
        ),
        Filesystem(
            "exfat",
            ("mkfs.exfat",),
            ("mount.exfat-fuse", "-o", "noatime"),
            ("fsck.exfat", "-n"),
            holds_everything=False,
            has_journal=False,
        ),
        Filesystem(
            "ntfs",
            ("mkfs.ntfs", "--quick", "--force", "--quiet"),
            ("ntfs-3g", "-o", "noatime"),
            ("ntfsfix", "--no-action"),
            holds_everything=False,
            has_journal=False,
        ),
        Filesystem(  # the quota of ext4 does not apply to root, and not every kernel has one for XFS
            "btrfs-quota",
            ("mkfs.btrfs", "-q", "-f", "-K", "-d", "single", "-m", "dup"),
            ("mount", "-t", "btrfs", "-o", "noatime,nodiscard"),
            ("btrfs", "check", "--readonly"),
            driver="btrfs",
            has_quota=True,
        ),
    )
}


class DiskError(Exception):
    """A filesystem's tool failed; the text is its output."""


def why_not(filesystem: str, *, needs_log: bool = False) -> str:
    """What is missing here to make this filesystem; empty if nothing is."""
    kind = FILESYSTEMS[filesystem]
    if os.geteuid() != 0 or not Path("/dev/loop-control").exists():
        return "needs root and loop devices"
    tools = [kind.make[0], kind.mount[0], "losetup"]
    if missing := [tool for tool in tools if shutil.which(tool) is None]:
        return f"needs {missing[0]}"
    if kind.driver and not _kernel_has(kind.driver):
        return f"needs a kernel with {kind.driver}"
    needs_fuse = needs_log or not kind.driver
    if needs_fuse and (shutil.which("fusermount3") is None or not Path("/dev/fuse").exists()):
        return "needs FUSE"
    return ""


@contextlib.contextmanager
def work_folder(preferred_folder: Path | None = None) -> Iterator[Path]:
    """A temporary folder, in memory if possible, since nothing in it has to last."""
    place = preferred_folder or (_MEMORY if os.access(_MEMORY, os.W_OK) else None)
    folder = temporary_folder("faults", place)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def make(kind: Filesystem, image: Path, mb: int) -> None:
    with open(image, "wb") as file:
        file.truncate(max(mb * (_QUOTA_PART if kind.has_quota else 1), kind.least_mb) << 20)
    with attached(image) as device:
        _run(*kind.make, device)


def make_folder(kind: Filesystem, folder: Path, mb: int) -> None:
    """Make the folder for a backup, with a quota if the filesystem has one."""
    if not kind.has_quota:
        folder.mkdir()
        return
    _run("btrfs", "quota", "enable", folder.parent)
    _run("btrfs", "quota", "rescan", "-w", folder.parent)
    _run("btrfs", "subvolume", "create", folder)
    _run("btrfs", "qgroup", "limit", f"{mb}M", folder)


@contextlib.contextmanager
def attached(image: Path, preferred_device: str = "") -> Iterator[str]:
    """Attach a loop device, and yield its node: `wanted` if it is free."""
    done = (
        subprocess.run(["losetup", preferred_device, image], check=False, capture_output=True)
        if preferred_device
        else None
    )
    is_free = done is not None and done.returncode == 0
    device = preferred_device if is_free else _run("losetup", "--find", "--show", image).strip()
    try:
        yield device
    finally:
        if shutil.which("btrfs"):  # the kernel remembers the generation of every btrfs device that it has seen
            subprocess.run(["btrfs", "device", "scan", "--forget", device], check=False, capture_output=True)
        subprocess.run(["losetup", "--detach", device], check=False, capture_output=True)
        _wait_until_free(device, image)


@contextlib.contextmanager
def mounted(kind: Filesystem, device: str, point: Path) -> Iterator[Path]:
    point.mkdir(exist_ok=True)
    _run(*kind.mount, device, point)
    try:
        yield point
    finally:
        unmount(point)


@contextlib.contextmanager
def mounted_image(kind: Filesystem, image: Path, point: Path, preferred_device: str = "") -> Iterator[str]:
    """Mount an image, and yield the node of its loop device."""
    with attached(image, preferred_device) as device, mounted(kind, device, point):
        yield device


def unmount(point: Path) -> None:
    shown = ""
    for _ in range(_TRIES):
        done = subprocess.run(["umount", str(point)], check=False, capture_output=True, text=True)
        if done.returncode == 0:
            return
        shown = done.stderr
        time.sleep(_BETWEEN_S)
    subprocess.run(["umount", "--lazy", str(point)], check=False, capture_output=True)
    raise DiskError(f"{point} cannot be unmounted: {shown}")


def find_damage(kind: Filesystem, image: Path) -> str:
    """What the filesystem's own tool finds; empty if it is sound, or if there is no such tool."""
    if shutil.which(kind.check[0]) is None:
        return ""
    with attached(image) as device:
        done = subprocess.run([*kind.check, device], check=False, capture_output=True, text=True)
    return (done.stdout + done.stderr)[-600:] if done.returncode else ""


def fits_bytes(drive: Path, size: int = 0) -> int:
    """How many incompressible bytes fit, in files of this size or in one file; they are deleted again."""
    folder, block, done = drive / "filler", os.urandom(size or 1 << 20), 0
    with contextlib.suppress(OSError):
        folder.mkdir()
        for number in itertools.count():
            fd = os.open(folder / f"{number if size else 0}", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            try:
                done += os.write(fd, block)
                if number % max(1, (1 << 20) // len(block)) == 0:
                    os.fdatasync(fd)
            finally:
                os.close(fd)
    shutil.rmtree(folder, ignore_errors=True)
    os.sync()
    return done


def has_inodes(drive: Path) -> bool:
    """Whether more than a few files fit, if their number is limited."""
    filesystem = os.statvfs(drive)
    return filesystem.f_files == 0 or filesystem.f_favail > 0.02 * filesystem.f_files


def _wait_until_free(device: str, image: Path) -> None:
    """A filesystem in user space releases its device a moment after it is unmounted."""
    backing_file = Path("/sys/block", Path(device).name, "loop", "backing_file")
    for _ in range(_TRIES):
        try:
            if backing_file.read_text().rstrip("\n") != str(image):
                return
        except OSError:
            return
        time.sleep(_BETWEEN_S)
    raise DiskError(f"{device} does not let go of {image}")


def _kernel_has(driver: str) -> bool:
    if shutil.which("modprobe"):
        subprocess.run(["modprobe", driver], check=False, capture_output=True)
    return f"\t{driver}\n" in Path("/proc/filesystems").read_text()


def _run(*command: str | Path) -> str:
    done = subprocess.run([str(part) for part in command], check=False, capture_output=True, text=True)
    if done.returncode:
        raise DiskError(f"{' '.join(map(str, command))}: {done.stdout}{done.stderr}")
    return done.stdout
