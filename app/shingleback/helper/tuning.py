"""Verbs that turn a knob of the kernel's. All of it is forgotten when the drive is unplugged."""

import os
from pathlib import Path
from typing import Final

from shingleback.helper.computer import Computer, names_in
from shingleback.helper.device import Device, check_still_there
from shingleback.helper.drives import disks_below
from shingleback.helper.mounted import mounts_of
from shingleback.helper.refused import Refused
from shingleback.helper.request import Request
from shingleback.model.helper_verbs import Refusal

_NO_LIMIT_PERCENT: Final = 100
_FUSE: Final = "fuseblk"


def set_max_sectors(request: Request) -> list[object]:
    """Of the disk below. The kernel refuses more than the drive can take."""
    _write(request.device, _only_disk(request.device) / "queue/max_sectors_kb", request.number(0))
    return []


def set_command_timeout(request: Request) -> list[object]:
    """Of the disk below, which has to be a SCSI one: USB and SATA."""
    _write(request.device, _only_disk(request.device) / "device/timeout", request.number(0))
    return []


def set_write_limit(request: Request) -> list[object]:
    """How much of what was written may wait in memory, of this filesystem alone.

    `strict_limit` and `max_bytes` came with Linux 6.2. The kernel keeps the bytes as a share of all memory that may be
    dirty, so what can be read afterward differs a little. Without the strict limit the other one means nothing as
    long as there is memory: so it is set last, and taken away first.
    """
    folder, most = _write_back_of(request.computer, request.device), request.number(0)
    if not (folder / "max_bytes").exists():
        raise Refused(Refusal.NOT_POSSIBLE_HERE)
    if most:
        _write(request.device, folder / "max_bytes", most)
        _write(request.device, folder / "strict_limit", 1)
    else:
        _write(request.device, folder / "strict_limit", 0)
        _write(request.device, folder / "max_ratio", _NO_LIMIT_PERCENT)
    return []


def _write_back_of(computer: Computer, device: Device) -> Path:
    """A btrfs and a filesystem in user space have one of their own; any other has that of its disk."""
    if mounts_of(computer, device)[0].filesystem == "btrfs":
        filesystems = computer.sysfs / "fs/btrfs"
        for uuid in names_in(filesystems):
            if device.name in names_in(filesystems / uuid / "devices"):
                return (filesystems / uuid / "bdi").resolve()
    fuse = computer.sysfs / f"class/bdi/{os.major(device.number)}:{os.minor(device.number)}-{_FUSE}"
    return (fuse if fuse.exists() else device.disk / "bdi").resolve()


def _only_disk(device: Device) -> Path:
    disks = disks_below(device.folder)
    if len(disks) != 1:
        raise Refused(Refusal.NOT_POSSIBLE_HERE)
    return disks.pop()


def _write(device: Device, file: Path, value: int) -> None:
    """A file of sysfs that was opened takes nothing any more when its drive has gone."""
    try:
        fd = os.open(file, os.O_WRONLY | os.O_CLOEXEC | os.O_NOFOLLOW)
    except OSError:
        raise Refused(Refusal.NOT_POSSIBLE_HERE) from None
    try:
        check_still_there(device)
        os.write(fd, b"%d" % value)
    except OSError as error:
        raise Refused(Refusal.NOT_POSSIBLE_HERE, error.strerror or "") from None
    finally:
        os.close(fd)
