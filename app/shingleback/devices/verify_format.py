"""Verifies a new filesystem from the drive itself, or from the kernel if the drive may not be read.

The success of the tool that made it is not enough: UDisks2 before 2.10 silently drops options. Nothing here changes a
drive.
"""

import fcntl
import os
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from shingleback.devices.dbus import BusError, Call, NotThere, Unanswered, ask_in_thread, typed
from shingleback.devices.kernel import sector_bytes
from shingleback.devices.mounts import mount_of
from shingleback.devices.sysfs.reader import read_number, read_text
from shingleback.devices.udisks import UDisks
from shingleback.devices.udisks_objects import UDISKS, Device, Objects
from shingleback.domain.superblocks.ext4 import rounded_to_power_of_two
from shingleback.domain.superblocks.reader import Facts, facts_of
from shingleback.domain.superblocks.structure import Structure

_SYSFS: Final = Path("/sys")
_PROC: Final = Path("/proc")
_BLOCK_SIZE: Final = 2  # FIGETBSZ
_GET_LABEL: Final = 0x81009431  # FS_IOC_GETFSLABEL
_LABEL_BYTES: Final = 256
_BTRFS_INFO: Final = 0x8400941F  # BTRFS_IOC_FS_INFO
_BTRFS_INFO_BYTES: Final = 1024
_BTRFS_FEATURES: Final = 0x80189439  # BTRFS_IOC_GET_FEATURES
_BTRFS_FEATURES_BYTES: Final = 24
_BTRFS_ZONED: Final = 1 << 12
_XFS_GEOMETRY: Final = 0x8100587E  # XFS_IOC_FSGEOMETRY
_XFS_GEOMETRY_BYTES: Final = 256
_XFS_ZONED: Final = 1 << 27
_SEGMENTS_PER_SECTION: Final = re.compile(r"Segs/Sections\s*:\s*(\d+)")


def facts_on_disk(fd: int, filesystem: str, *, partition_start_bytes: int | None = None) -> Facts:
    """Read the facts from the device that `fd` is open for, even if a write to it was never carried out.

    Raises:
        NotThisFilesystem: it is another filesystem, or damaged.
        OSError: the drive cannot be read.
    """
    drop_page_cache(fd)
    return facts_of(
        filesystem,
        lambda offset, length: os.pread(fd, length, offset),
        os.lseek(fd, 0, os.SEEK_END),
        partition_start_bytes=partition_start_bytes,
        drive_sector_bytes=sector_bytes(fd),
    )


def drop_page_cache(fd: int) -> None:
    """Drop the kernel's cached copy, so that the next read comes from the drive.

    This works while the filesystem is not mounted: a mounted one keeps parts of the copy. BLKFLSBUF would do the same,
    but needs root.
    """
    os.fsync(fd)  # data that has not been written out would not be dropped
    os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)


# what the kernel tells any user ---------------------------------------------------------------------------------


def facts_of_mounted(
    point: Path, filesystem: str, number: int, *, sysfs: Path = _SYSFS, proc: Path = _PROC
) -> dict[str, str | int]:
    """Read the facts of a mounted filesystem, without privileges; what the kernel does not tell is missing.

    Args:
        point: where it is mounted.
        filesystem: as UDisks2 calls it.
        number: the number of its device (`os.makedev`).
        sysfs: where sysfs is mounted.
        proc: where procfs is mounted.

    Raises:
        OSError: it is no longer mounted there, or the drive does not answer.
    """
    fd = os.open(point, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        label = _ioctl_answer(fd, _GET_LABEL, _LABEL_BYTES)
        facts: dict[str, str | int] = {"label": label.text(0, _LABEL_BYTES)} if label else {}
        tell = _TELLERS.get(filesystem)
        return facts | tell(fd, _Kernel(number, sysfs, proc)) if tell else facts
    finally:
        os.close(fd)


def facts_of_unlocked(number: int, *, sysfs: Path = _SYSFS) -> dict[str, str | int]:
    """Read the facts of an encrypted volume, from the device number of its unlocked inside.

    dm-crypt never processes less than its own unit, so the inside reports that unit as its sector size. This is right
    as long as the drive's own sectors are not larger.
    """
    device = _Kernel(number, sysfs, _PROC).device
    version = re.match(r"CRYPT-LUKS(\d)-", read_text(device / "dm" / "uuid"))
    sector_bytes = read_number(device / "queue" / "logical_block_size")
    if version is None or sector_bytes is None:
        return {}
    return {"luks_version": int(version[1]), "luks_sector_bytes": sector_bytes}


class _Kernel:
    """Paths of the kernel's data about one device."""

    def __init__(self, number: int, sysfs: Path, proc: Path) -> None:
        self.sysfs = sysfs
        self.proc = proc
        self.device = sysfs / "dev" / "block" / f"{os.major(number)}:{os.minor(number)}"

    @property
    def name(self) -> str:
        """The kernel name, such as sdb1."""
        return self.device.resolve().name

    @property
    def size_bytes(self) -> int:
        """The size; 0 if unknown."""
        return (read_number(self.device / "size") or 0) * 512

    @property
    def sector_bytes(self) -> int:
        """The drive's sector size; 0 if unknown."""
        folder = self.device.resolve()
        disk = folder.parent if (folder / "partition").exists() else folder
        return read_number(disk / "queue" / "logical_block_size") or 0


def _ext4(fd: int, kernel: _Kernel) -> dict[str, str | int]:
    """The kernel reserves some clusters for itself, in addition to the blocks reserved for root."""
    counts = os.fstatvfs(fd)
    facts: dict[str, str | int] = {"inodes": counts.f_files}
    if kernel.size_bytes:
        facts["bytes_per_inode"] = rounded_to_power_of_two(kernel.size_bytes, counts.f_files)
    reserved = read_number(kernel.sysfs / "fs" / "ext4" / kernel.name / "reserved_clusters")
    if reserved is not None and counts.f_bavail:
        facts["reserved_blocks"] = counts.f_bfree - counts.f_bavail - reserved
    return facts


def _btrfs(fd: int, kernel: _Kernel) -> dict[str, str | int]:
    facts: dict[str, str | int] = {}
    if features := _ioctl_answer(fd, _BTRFS_FEATURES, _BTRFS_FEATURES_BYTES):
        facts["zoned"] = int(bool(features.u64(16) & _BTRFS_ZONED))
    if info := _ioctl_answer(fd, _BTRFS_INFO, _BTRFS_INFO_BYTES):
        facts |= {"uuid": info.uuid(16), "devices": info.u64(8), "node_bytes": info.u32(32)}
        allocation = kernel.sysfs / "fs" / "btrfs" / info.uuid(16) / "allocation"
        for kind in ("data", "metadata", "system"):
            used = sorted(path.parent.name for path in allocation.glob(f"{kind}/*/total_bytes") if read_number(path))
            if used:
                facts[kind] = "+".join(used)
    return facts


def _xfs(fd: int, _kernel: _Kernel) -> dict[str, str | int]:
    geometry = _ioctl_answer(fd, _XFS_GEOMETRY, _XFS_GEOMETRY_BYTES)
    if geometry is None:
        return {}
    return {
        "uuid": geometry.uuid(64),
        "block_bytes": geometry.u32(0),
        "zoned": int(bool(geometry.u32(92) & _XFS_ZONED)),
    }


def _clusters(fd: int, _kernel: _Kernel) -> dict[str, str | int]:
    """For exFAT and NTFS, the kernel reports the cluster as the block size."""
    return {"cluster_bytes": os.fstatvfs(fd).f_bsize}


def _exfat(fd: int, kernel: _Kernel) -> dict[str, str | int]:
    """Linux's own exFAT driver uses the filesystem's sector as its block (fs/exfat/super.c).

    exfat-fuse has a block size of its own.
    """
    facts = _clusters(fd, kernel)
    mount = mount_of(fd, kernel.proc / "self" / "mountinfo")
    is_by_linux = mount is not None and mount.kind == "exfat"
    if is_by_linux and (answer := _ioctl_answer(fd, _BLOCK_SIZE, 4)):
        facts["sector_bytes"] = answer.u32(0)
        if kernel.sector_bytes:
            facts["sectors_as_drive"] = int(answer.u32(0) == kernel.sector_bytes)
    return facts


def _f2fs(_fd: int, kernel: _Kernel) -> dict[str, str | int]:
    """The file `disk_map` exists since Linux 6.9."""
    match = _SEGMENTS_PER_SECTION.search(read_text(kernel.proc / "fs" / "f2fs" / kernel.name / "disk_map"))
    return {"segments_per_section": int(match[1])} if match else {}


_TELLERS: Final[dict[str, Callable[[int, _Kernel], dict[str, str | int]]]] = {
    "btrfs": _btrfs,
    "exfat": _exfat,
    "ext4": _ext4,
    "f2fs": _f2fs,
    "ntfs": _clusters,
    "xfs": _xfs,
}


def _ioctl_answer(fd: int, request: int, length: int) -> Structure | None:
    """Return the answer of an ioctl; None if this kernel or filesystem does not support it."""
    try:
        return Structure(fcntl.ioctl(fd, request, bytes(length)))
    except OSError:
        return None


_SETTLE_S: Final = 60.0
_ANSWER_S: Final = 30.0


class FreshVolumes:
    """Finds devices by their node. Raises NotThere, Unanswered and BusError, unless stated otherwise."""

    def __init__(self, udisks: UDisks, settle_s: float = _SETTLE_S) -> None:
        """`settle_s` is how long udev and UDisks2 may take to notice a change."""
        self._udisks = udisks
        self._settle_s = settle_s

    async def inside_of(self, node: str) -> str:
        """Wait for the inside of an encrypted device, and return its node; empty if none appears."""
        nodes: list[str] = []

        def is_open(objects: Objects) -> bool:
            paths = {device.path for device in objects.devices.values() if device.node == node}
            nodes[:] = [inner.node for inner in objects.devices.values() if inner.backing in paths]
            return bool(nodes)

        await self._udisks.until(is_open, self._settle_s)
        return nodes[0] if nodes else ""

    async def uuid_of(self, node: str) -> str:
        device = await self._device(node)
        return device.block.id_uuid if device else ""

    async def open_to_read(self, node: str) -> int | None:
        """Open a device; the caller must close it. None if not allowed without a password. Raises nothing."""
        fd = await ask_in_thread(lambda: _opened(node))
        if fd is not None:
            return fd
        quietly = {"auth.no_user_interaction": typed("b", value=True)}
        try:
            device = await self._device(node)
            path = device.path if device else "/"
            call = Call(UDISKS, path, f"{UDISKS}.Block", "OpenDevice", "sa{sv}", ("r", quietly))
            return await self._udisks.bus.call_for_fd(call, _ANSWER_S)
        except (NotThere, Unanswered, BusError):
            return None

    async def _device(self, node: str) -> Device | None:
        objects = await self._udisks.objects()
        return next((device for device in objects.devices.values() if device.node == node), None)


async def is_writable(point: str) -> bool:
    """Whether this user can create a file there; tested by creating one, since permissions do not tell everything."""
    return await ask_in_thread(lambda: _takes_file(Path(point)))


def _takes_file(point: Path) -> bool:
    try:
        with tempfile.TemporaryFile(dir=point) as file:
            file.write(b"\0")
    except OSError:
        return False
    return True


def _opened(node: str) -> int | None:
    try:
        return os.open(node, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
