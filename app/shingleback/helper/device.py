"""The device that a caller means, found by its numbers; never by a path of the caller's."""

import contextlib
import fcntl
import os
import re
import stat
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.helper.computer import Computer, text_of
from shingleback.helper.refused import Refused
from shingleback.model.helper_verbs import Refusal

_NAME: Final = re.compile(r"[a-z][a-z0-9-]{1,31}")
_BLKGETDISKSEQ: Final = 0x80081280  # linux/fs.h


@dataclass(frozen=True, slots=True)
class Device:
    """A whole disk, a partition, or what the device mapper makes.

    Attributes:
        number: as in `st_rdev`.
        sequence: the kernel gives each disk that appears another one; a partition has that of its disk.
        folder: its own in sysfs.
        disk: the folder of the whole disk; the same as `folder` where it is no partition.
        node: such as /dev/sdb1.
    """

    number: int
    sequence: int
    folder: Path
    disk: Path
    node: Path

    @property
    def name(self) -> str:
        return self.folder.name

    @property
    def is_partition(self) -> bool:
        return self.folder != self.disk


def find_device(computer: Computer, major: int, minor: int, sequence: int) -> Device:
    """Raises Refused. Without a sequence number (before Linux 5.15) no device can be meant for certain."""
    link = computer.sysfs / f"dev/block/{major:d}:{minor:d}"
    if not link.exists():
        raise Refused(Refusal.NO_SUCH_DEVICE)
    folder = link.resolve()
    disk = folder.parent if (folder / "partition").exists() else folder
    if not _NAME.fullmatch(folder.name) or not folder.is_relative_to(computer.sysfs.resolve()):
        raise Refused(Refusal.NO_SUCH_DEVICE)
    if sequence == 0 or text_of(disk / "diskseq") != str(sequence):
        raise Refused(Refusal.ANOTHER_DRIVE)
    return Device(os.makedev(major, minor), sequence, folder, disk, computer.dev / folder.name)


def check_still_there(device: Device) -> None:
    """Whether the number is still that of the same drive. Raises Refused.

    To be asked after something of it was opened: what is open of a drive stays that drive's.
    """
    if text_of(device.disk / "diskseq") != str(device.sequence):
        raise Refused(Refusal.ANOTHER_DRIVE)


@contextlib.contextmanager
def held_open(device: Device) -> Iterator[int]:
    """The device, open for reading and checked to be the right one. Raises Refused.

    As long as it is open, the kernel gives its number to no other drive, not even when it is unplugged: so during that
    time its node means this drive or none, and programs can be given the node.
    """
    try:
        fd = os.open(device.node, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOFOLLOW)
    except OSError as error:
        raise Refused(Refusal.NO_SUCH_DEVICE, error.strerror or "") from None
    try:
        info = os.fstat(fd)
        if not stat.S_ISBLK(info.st_mode) or info.st_rdev != device.number:
            raise Refused(Refusal.ANOTHER_DRIVE)
        if _sequence(fd) != device.sequence:
            raise Refused(Refusal.ANOTHER_DRIVE)
        yield fd
    finally:
        os.close(fd)


def _sequence(fd: int) -> int:
    try:
        raw = fcntl.ioctl(fd, _BLKGETDISKSEQ, bytes(8))
    except OSError:
        return 0
    (found,) = struct.unpack("=Q", raw)
    return int(found)
