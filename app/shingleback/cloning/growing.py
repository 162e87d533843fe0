"""The steps after a clone: growing its filesystem to the size of the new drive, and finding the names of damaged files.

Some filesystems grow only while they are mounted, others only while they are not: UDisks2 says which.

Files are found only on filesystems that report positions on the device: ext4, XFS and f2fs. btrfs reports logical
addresses.
"""

import contextlib
import fcntl
import functools
import os
import struct
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Final

import msgspec

from shingleback.devices.dbus import BusError, ask_in_thread
from shingleback.devices.udisks import MANAGER, UDisks
from shingleback.devices.udisks_objects import Device, Objects
from shingleback.domain.superblocks.reader import ByteArea
from shingleback.engine.files.linux import extents

SETTLE_S: Final = 20.0
_OFFLINE_GROW: Final = 1 << 2  # libblockdev: BDFsResizeFlags
_ONLINE_GROW: Final = 1 << 4
_ALL: Final = 0
CAN_GROW: Final = frozenset({"btrfs", "ext4", "f2fs", "ntfs", "xfs"})
ENCRYPTED: Final = "crypto_LUKS"
_BTRFS: Final = "btrfs"
_BTRFS_RESIZE: Final = 0x50009403  # BTRFS_IOC_RESIZE
_BTRFS_ARGUMENTS: Final = struct.Struct("=q4088s")
REPORTING_POSITIONS: Final = frozenset({"ext4", "f2fs", "xfs"})
_FLAGS: Final = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


async def cloned_volume(udisks: UDisks, node: str, filesystem: str, number: int = 0) -> Device | None:
    """Return the volume on a drive that was just cloned; None if UDisks2 shows none.

    `number` is its partition's number; 0 for the whole drive, or its only partition.
    """
    volumes: list[Device] = []

    def is_seen(objects: Objects) -> bool:
        disk = next((device for device in objects.devices.values() if device.node == node), None)
        parts = [
            device
            for device in objects.devices.values()
            if disk
            and (
                (device.path == disk.path and not number)
                or (device.partition and device.partition.table == disk.path and number in (0, device.partition.number))
            )
        ]
        volumes[:] = [device for device in parts if device.block.id_type == filesystem]
        return len(volumes) == 1

    objects = await udisks.objects()
    disk = next((device for device in objects.devices.values() if device.node == node), None)
    if disk is not None:
        with contextlib.suppress(BusError):  # a device that cannot have partitions refuses this
            await udisks.carry_out(disk.path, "Block", "Rescan")
    await udisks.until(is_seen, SETTLE_S)
    return volumes[0] if len(volumes) == 1 else None


async def grow(udisks: UDisks, device: Device, filesystem: str, mount: Callable[[], Awaitable[str]]) -> bool:
    """Grow a filesystem to the size of its device; return whether it has grown.

    `mount` mounts it, if it is not mounted yet, and returns the mount point. Raises the errors of `mount`.
    """
    how = await _growth_methods(udisks, filesystem)
    is_open = device.filesystem is not None and bool(device.filesystem.mount_points)
    resize = functools.partial(_is_done, udisks, device, "Resize", "ta{sv}", (_ALL, {}))
    check = functools.partial(_is_done, udisks, device, "Repair", "a{sv}", ({},))
    # Before it grows a filesystem that is not mounted, resize2fs may require a check.
    if how & _OFFLINE_GROW and not is_open and (await resize() or (await check() and await resize())):
        return True
    if how & _ONLINE_GROW:
        await mount()
        return await resize()
    if filesystem != _BTRFS:
        return False
    point = await mount()
    return await ask_in_thread(lambda: _resize_btrfs(point))


async def _growth_methods(udisks: UDisks, filesystem: str) -> int:
    try:
        answer = await udisks.ask(MANAGER, "Manager", "CanResize", "s", (filesystem,))
        can, how, _missing = msgspec.convert(answer[0], tuple[bool, int, str])
    except (BusError, msgspec.ValidationError):
        return 0
    return how if can else 0


async def _is_done(udisks: UDisks, device: Device, member: str, signature: str, body: tuple[object, ...]) -> bool:
    try:
        await udisks.carry_out(device.path, "Filesystem", member, signature, body)
    except BusError:
        return False
    return True


def _resize_btrfs(point: str) -> bool:
    """Grow a mounted btrfs; return False if that fails. The kernel allows it only to administrators."""
    try:
        fd = os.open(point, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        fcntl.ioctl(fd, _BTRFS_RESIZE, bytearray(_BTRFS_ARGUMENTS.pack(0, b"max")))
    except OSError:
        return False
    finally:
        os.close(fd)
    return True


def files_in(point: bytes, areas: Iterable[ByteArea]) -> Iterator[bytes]:
    """Yield paths, below the mount point, of files in some areas of the device. Unreadable files are skipped."""
    target_areas = tuple(areas)
    for folder, _folders, names in os.walk(point):
        for name in names:
            path = os.path.join(folder, name)
            if any(
                start < area.end and area.start < start + length
                for start, length in _places(path)
                for area in target_areas
            ):
                yield os.path.relpath(path, point)


def _places(path: bytes) -> list[tuple[int, int]]:
    try:
        fd = os.open(path, _FLAGS)
    except OSError:
        return []
    try:
        return extents(fd, 0, os.fstat(fd).st_size)
    except OSError:
        return []
    finally:
        os.close(fd)
