"""Verbs that limit a disk's queue and what waits to be written. The limits are lost when the drive is unplugged."""

import os
from pathlib import Path
from typing import Final

from shingleback.domain.helper_protocol import HelperRefusal
from shingleback.helper.devices import (
    BlockDevice,
    Computer,
    check_still_there,
    disks_below,
    mounts_of,
    names_in,
)
from shingleback.helper.programs import ProgramCall
from shingleback.helper.verb_process import Refused

_FUSE: Final = "fuseblk"
_NO_LIMIT_PERCENT: Final = 100


def set_max_sectors(request: ProgramCall) -> list[object]:
    """Set the largest request to the disk below, in KiB. The kernel refuses more than the drive can take."""
    _write(request.device, _only_disk(request.device) / "queue/max_sectors_kb", request.number(0))
    return []


def set_command_timeout(request: ProgramCall) -> list[object]:
    """Set the command timeout of the disk below, in seconds. It must be a SCSI disk (USB or SATA)."""
    _write(request.device, _only_disk(request.device) / "device/timeout", request.number(0))
    return []


def set_write_limit(request: ProgramCall) -> list[object]:
    """Limit how much written data of this filesystem alone may wait in memory, in bytes; 0 removes the limit.

    `strict_limit` and `max_bytes` came with Linux 6.2. The kernel stores the bytes as a share of all memory that may be
    dirty, so the value read back differs a little. `max_bytes` has no effect without `strict_limit` while memory is
    free, so `strict_limit` is set last and removed first.
    """
    folder, most = _write_back_of(request.computer, request.device), request.number(0)
    if not (folder / "max_bytes").exists():
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE)
    if most:
        _write(request.device, folder / "max_bytes", most)
        _write(request.device, folder / "strict_limit", 1)
    else:
        _write(request.device, folder / "strict_limit", 0)
        _write(request.device, folder / "max_ratio", _NO_LIMIT_PERCENT)
    return []


def _write_back_of(computer: Computer, device: BlockDevice) -> Path:
    """Return the write-back folder (bdi) in sysfs. btrfs and FUSE have one per filesystem; others use their disk's."""
    if mounts_of(computer, device)[0].filesystem == "btrfs":
        filesystems = computer.sysfs / "fs/btrfs"
        for uuid in names_in(filesystems):
            if device.name in names_in(filesystems / uuid / "devices"):
                return (filesystems / uuid / "bdi").resolve()
    fuse = computer.sysfs / f"class/bdi/{os.major(device.number)}:{os.minor(device.number)}-{_FUSE}"
    return (fuse if fuse.exists() else device.disk / "bdi").resolve()


def _only_disk(device: BlockDevice) -> Path:
    disks = disks_below(device.folder)
    if len(disks) != 1:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE)
    return disks.pop()


def _write(device: BlockDevice, file: Path, value: int) -> None:
    """Write to a sysfs file. Once opened, such a file takes nothing if its drive has gone."""
    try:
        fd = os.open(file, os.O_WRONLY | os.O_CLOEXEC | os.O_NOFOLLOW)
    except OSError:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE) from None
    try:
        check_still_there(device)
        os.write(fd, b"%d" % value)
    except OSError as error:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE, error.strerror or "") from None
    finally:
        os.close(fd)
