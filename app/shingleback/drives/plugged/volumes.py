"""What is on a drive: partitions, the insides of what is encrypted and open, or one filesystem on all of it."""

from typing import Final

from shingleback.drives.objects import Device
from shingleback.drives.whole import Whole
from shingleback.model.drive import Use, Volume

_SWAP: Final = ("swap", "swsuspend")
# What libblkid takes for a filesystem, though no one can be mounted from it alone.
_MEMBERS: Final = ("zfs_member",)
_NO_RAID: Final = "/"


def volumes_of(whole: Whole, disk: Device) -> tuple[Volume, ...]:
    """`disk` is the device that is all of the drive. In the order of the partitions, insides last."""
    devices = [*sorted(whole.devices, key=_place), *whole.insides]
    return tuple(_volume(device) for device in devices if _is_volume(device, whole, disk))


def use_of(device: Device) -> Use:
    """By what udev found on it. What is known by name, but no filesystem, is a part of something larger."""
    block = device.block
    if block.raid_member != _NO_RAID or block.id_usage == "raid" or block.id_type in _MEMBERS:
        return Use.ARRAY
    if block.id_type in _SWAP:
        return Use.SWAP
    if block.id_usage == "filesystem":
        return Use.FILES
    if block.id_usage == "crypto":
        return Use.ENCRYPTED
    return Use.ARRAY if block.id_type else Use.EMPTY


def _is_volume(device: Device, whole: Whole, disk: Device) -> bool:
    """A device that is divided is none, unless all of it is mounted, as a system on a USB stick may be."""
    if device.mount_points:
        return True
    if device.partition:
        return not device.partition.is_container
    is_divided = device.has_table or any(
        part.partition is not None and part.partition.table == device.path for part in whole.devices
    )
    is_besides = device not in (disk, *whole.insides)  # such as the boot areas of a soldered memory
    return not is_divided and not (is_besides and use_of(device) is Use.EMPTY)


def _volume(device: Device) -> Volume:
    block = device.block
    return Volume(
        device=device.node,
        number=device.number,
        use=use_of(device),
        filesystem=block.id_type,
        label=block.id_label,
        uuid=block.id_uuid,
        size_bytes=block.size,
        mount_points=tuple(str(point) for point in device.mount_points),
        is_read_only=block.read_only,
    )


def _place(device: Device) -> tuple[int, int]:
    return (device.partition.number if device.partition else 0, device.number)
