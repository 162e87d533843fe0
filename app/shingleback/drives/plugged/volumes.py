"""What is on a drive: partitions, the insides of what is encrypted and open, or one filesystem on all of it."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

from shingleback.drives.objects import Device
from shingleback.drives.whole import Whole
from shingleback.model.drive import Use, Volume
from shingleback.model.visible_text import visible

_SWAP: Final = ("swap", "swsuspend")
# What libblkid takes for a filesystem, though no one can be mounted from it alone.
_MEMBERS: Final = ("zfs_member",)
# Partitions of what Windows spreads over several disks; libblkid knows nothing of what is inside.
_MEMBER_TYPES: Final = (
    "e75caf8f-f680-4cee-afa3-b001e56efc2d",  # Storage Spaces
    "af9b60a0-1431-4f62-bc68-3311714a69ad",  # dynamic disk: the data
    "5808c8aa-7e8f-42e0-85d2-e1e90434cfb3",  # and what it says of itself
    "0x42",  # the same without GPT
)
_NO_RAID: Final = "/"
_NO_POINTS: Final[Mapping[int, Collection[Path]]] = {}


def volumes_of(
    whole: Whole,
    disk: Device,
    points: Mapping[int, Collection[Path]] = _NO_POINTS,
    swapped_on: Collection[str] = (),
    incomplete: Collection[str] = (),
) -> tuple[Volume, ...]:
    """In the order of the partitions, insides last.

    Args:
        whole: the drive.
        disk: the device that is all of it.
        points: where the kernel has mounted what is on a device, by its number.
        swapped_on: names of devices to which memory is swapped out, also by way of others.
        incomplete: names of devices with a filesystem that waits for other drives.
    """
    nodes = {device.path: device.node for device in whole.all}
    return tuple(
        _volume(
            device,
            Use.ARRAY if device.name in incomplete else use_of(device),
            points.get(device.number, ()),
            is_swapped_on=device.is_swapped_on or device.name in swapped_on,
            inside_of=nodes.get(device.backing, ""),
        )
        for device in [*sorted(whole.devices, key=_place), *whole.insides]
        if _is_volume(device, whole, disk)
    )


def use_of(device: Device) -> Use:
    """By what udev found on it. What is known by name, but no filesystem, is a part of something larger."""
    block = device.block
    if block.raid_member != _NO_RAID or block.id_usage == "raid" or block.id_type in _MEMBERS:
        return Use.ARRAY
    if device.partition and device.partition.type.lower() in _MEMBER_TYPES:
        return Use.ARRAY
    if block.id_type in _SWAP:
        return Use.SWAP
    if block.id_usage == "filesystem":
        return Use.FILES
    if block.id_usage == "crypto":
        return Use.ENCRYPTED
    return Use.ARRAY if block.id_type else Use.EMPTY


def _is_volume(device: Device, whole: Whole, disk: Device) -> bool:
    """A device that is divided is none, unless all of it is mounted, as a system on a USB stick may be, or a member."""
    if device.mount_points:
        return True
    if device.partition:
        return not device.partition.is_container
    if device is disk and use_of(device) is Use.ARRAY:
        return True
    is_divided = device.has_table or any(
        part.partition is not None and part.partition.table == device.path for part in whole.devices
    )
    is_besides = device not in (disk, *whole.insides)  # such as the boot areas of a soldered memory
    return not is_divided and not (is_besides and use_of(device) is Use.EMPTY)


def _volume(device: Device, use: Use, points: Collection[Path], *, is_swapped_on: bool, inside_of: str) -> Volume:
    """What is mounted by way of another device, such as one of LVM, is not mounted from the volume itself."""
    block = device.block
    mounted = [*device.mount_points, *(points if use is Use.FILES else ())]
    return Volume(
        device=device.node,
        number=device.number,
        use=use,
        filesystem=block.id_type,
        label=visible(block.id_label),
        uuid=block.id_uuid,
        size_bytes=block.size,
        mount_points=tuple(dict.fromkeys(map(str, mounted))),
        is_read_only=block.read_only,
        is_swapped_on=is_swapped_on,
        partition_uuid=device.partition.uuid if device.partition else "",
        inside_of=inside_of,
    )


def _place(device: Device) -> tuple[int, int]:
    return (device.partition.number if device.partition else 0, device.number)
