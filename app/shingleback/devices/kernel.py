"""What the kernel itself reports about drives: mounts, processes with open files, and zones.

Each of these calls may hang for as long as the drive does. Open files are found from the links in /proc, which does not
touch the drive. A mount is reported for every device below it: the partition below LVM, and below encryption.

Zones are read with a command to the drive, which changes nothing.
"""

import errno
import fcntl
import os
import re
import struct
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.devices.mounts import MOUNTINFO, Mount, mount_of, mounts, mounts_on, number_of, number_of_node
from shingleback.devices.sysfs.reader import device_number, names_in
from shingleback.domain.zones import Zone, ZoneUse

_PROC: Final = Path("/proc")
_SYSFS: Final = Path("/sys")

_MAX_DEVICES: Final = 1000

_BLKSSZGET: Final = 0x1268
_BLKREPORTZONE: Final = 0xC0101282  # <linux/blkzoned.h>
_HEAD: Final = struct.Struct("=QII")  # sector, number of zones, flags
_ZONE: Final = struct.Struct("=QQQBBBB4xQ24x")  # start, length, write pointer, type, condition, -, -, capacity
_HAS_CAPACITY: Final = 1
_AT_ONCE: Final = 4096
_SECTOR: Final = 512
_MAX_ZONES: Final = 1 << 18  # enough for a drive of 60 TB
_MAX_SECTORS: Final = (1 << 63) // _SECTOR
_CONVENTIONAL: Final = 1  # BLK_ZONE_TYPE_CONVENTIONAL
_USES: Final = {
    0x0: ZoneUse.CONVENTIONAL,
    0x1: ZoneUse.EMPTY,
    0x2: ZoneUse.OPEN,
    0x3: ZoneUse.OPEN,
    0x4: ZoneUse.CLOSED,
    0xD: ZoneUse.READ_ONLY,
    0xE: ZoneUse.FULL,
    0xF: ZoneUse.OFFLINE,
}
_NOT_ZONED: Final = frozenset({errno.ENOTTY, errno.EOPNOTSUPP, errno.EINVAL})

Ioctl = Callable[[int, int, bytearray], object]

_LINE: Final = re.compile(
    r"start:\s*0x([0-9a-f]{1,16}), len 0x([0-9a-f]{1,16}),(?: cap 0x([0-9a-f]{1,16}),)? wptr 0x([0-9a-f]{1,16})"
    r".{0,80}?zcond:\s{0,9}(\d{1,2})\(.{0,40}?\[type:\s{0,9}(\d)\("
)


def programs_on(points: Iterable[Path], proc: Path = _PROC) -> list[str]:
    """Return the names of programs with a working folder or open file below these folders, except this one.

    Without root, only the user's own programs are found.
    """
    roots = [os.fsencode(point) for point in points]
    processes = [entry for entry in proc.iterdir() if entry.name.isdigit() and int(entry.name) != os.getpid()]
    users = {
        _name_of(process)
        for process in processes
        if any(target == root or target.startswith(root + b"/") for target in _targets(process) for root in roots)
    }
    return sorted(users)


def _targets(process: Path) -> list[bytes]:
    """Return where the links of a process lead; empty if they may not be read."""
    folder = bytes(process)
    try:
        names = [b"cwd", b"root", *(b"fd/" + name for name in os.listdir(folder + b"/fd"))]
    except OSError:
        return []
    targets = []
    for name in names:
        try:
            targets.append(os.readlink(folder + b"/" + name))
        except OSError:
            continue
    return targets


def _name_of(process: Path) -> str:
    try:
        return (process / "comm").read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return process.name


class Mounted(NamedTuple):
    """A filesystem on the device with a number, mounted at a point."""

    number: int
    point: Path


class Kernel:
    """The kernel's view of drives. Device numbers are those of `st_rdev`."""

    def __init__(
        self,
        syncfs: Callable[[int], None],
        mountinfo: Path = MOUNTINFO,
        sysfs: Path = _SYSFS,
    ) -> None:
        self._syncfs = syncfs
        self._mountinfo = mountinfo
        self._sysfs = sysfs

    def number_at(self, path: bytes) -> int:
        """Return the number of the device that holds a path, or that it is; 0 if there is none. Raises OSError."""
        fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
        try:
            device = number_of_node(fd)
            mount = mount_of(fd, self._mountinfo)
            return device or (number_of(mount) if mount else 0)
        finally:
            os.close(fd)

    def mounted(self, numbers: Iterable[int]) -> list[Mounted]:
        """Return all mounts of filesystems on these devices that this process can see, innermost first."""
        return [Mounted(number_of(mount), mount.point) for mount in mounts_on(set(numbers), self._mountinfo)]

    def mounts_on(self, number: int) -> list[Mount]:
        """Return the mounts of one device, with everything known about each."""
        return mounts_on({number}, self._mountinfo)

    def flush(self, point: Path | None) -> None:
        """Write out all pending data of a filesystem, or of all filesystems. Raises the drive's OSError."""
        if point is None:
            os.sync()
            return
        fd = os.open(point, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            self._syncfs(fd)
        finally:
            os.close(fd)

    def is_held(self, node: str) -> bool:
        """Whether a device is in use, or still being closed, although no mount of it is visible.

        This happens with a mount in another mount namespace, a lazy unmount, or an unmount that another program has
        begun. Callers that may open the device get an exact answer. Others get one for the filesystems that have a
        folder in sysfs: ext4, btrfs, XFS and f2fs.
        """
        try:
            os.close(os.open(node, os.O_RDONLY | os.O_EXCL | os.O_NONBLOCK | os.O_CLOEXEC))
        except PermissionError:
            name = os.path.basename(os.path.realpath(node))
            places = (f"fs/*/{name}", f"fs/btrfs/*/devices/{name}", f"class/block/{name}/holders/*")
            return any(True for place in places for _ in self._sysfs.glob(place))
        except OSError as error:
            return error.errno == errno.EBUSY
        return False

    def programs_on(self, points: Iterable[Path]) -> list[str]:
        """Return the names of programs with something open below these mount points, as far as this user may see."""
        return programs_on(points)


def all_mounted(mountinfo: Path = MOUNTINFO, sysfs: Path = _SYSFS) -> list[Mounted]:
    """Return every mount with each device below it, since UDisks2 does not link a logical volume to its disks.

    Never raises because of `sysfs`.
    """
    mounted = [Mounted(number_of(mount), mount.point) for mount in mounts(mountinfo)]
    return [Mounted(number, mount.point) for mount in mounted if mount.number for number in _down(mount.number, sysfs)]


def _down(number: int, sysfs: Path) -> Iterator[int]:
    """Yield a device's number, and then those of all devices below it."""
    visited: set[int] = set()
    waiting = [number]
    while waiting and len(visited) < _MAX_DEVICES:
        number = waiting.pop()
        if number in visited:
            continue
        visited.add(number)
        yield number
        slaves = sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}/slaves"
        numbers = (device_number(slaves / name / "dev") for name in names_in(slaves))
        waiting += [below for below in numbers if below is not None]


def _ask_kernel(fd: int, request: int, argument: bytearray) -> object:
    return fcntl.ioctl(fd, request, argument, True)  # noqa: FBT003 (the kernel writes its answer there)


def sector_bytes(fd: int) -> int | None:
    """Return the sector size of an open device; None for any other file."""
    try:
        return int.from_bytes(fcntl.ioctl(fd, _BLKSSZGET, bytes(4)), sys.byteorder)
    except OSError:
        return None


def zones_of(fd: int, ioctl: Ioctl = _ask_kernel) -> list[Zone]:
    """Return the zones of an open drive; empty if it has none. Raises OSError.

    The kernel passes on the drive's answer. A report ends where a zone does not begin at the end of the one before.
    """
    zones: list[Zone] = []
    while len(zones) < _MAX_ZONES:
        sector = (zones[-1].begin_bytes + zones[-1].size_bytes) // _SECTOR if zones else 0
        answer = bytearray(_HEAD.size + _AT_ONCE * _ZONE.size)
        _HEAD.pack_into(answer, 0, sector, _AT_ONCE, 0)
        try:
            ioctl(fd, _BLKREPORTZONE, answer)
        except OSError as error:
            if error.errno in _NOT_ZONED:
                return zones
            raise
        next_zones = list(_unpacked(bytes(answer), sector))
        if not next_zones:
            return zones
        zones += next_zones
    return zones


def _unpacked(answer: bytes, sector: int) -> Iterator[Zone]:
    """Yield the zones of an answer, as long as each follows the one before, from `sector` on."""
    _, count, flags = _HEAD.unpack_from(answer)
    for number in range(min(count, _AT_ONCE)):
        begin, length, pointer, kind, condition, _, _, capacity = _ZONE.unpack_from(
            answer, _HEAD.size + number * _ZONE.size
        )
        holds = capacity if flags & _HAS_CAPACITY else length
        if begin != sector or not _is_possible(begin, length, holds):
            return
        yield _zone(begin, length, holds, pointer - begin, kind, condition)
        sector += length


def zones_in(text: str) -> list[Zone]:
    """Return the zones in the output of `blkzone report`, where the write pointer counts from the start of its zone.

    The text is untrusted: impossible zones are skipped.
    """
    zones = []
    for match in islice(_LINE.finditer(text), _MAX_ZONES):
        begin, length, capacity, pointer = (int(part or "0", 16) for part in match.groups()[:4])
        if _is_possible(begin, length, capacity):
            zones.append(_zone(begin, length, capacity or length, pointer, int(match[6]), int(match[5])))
    return zones


def _is_possible(begin: int, length: int, capacity: int) -> bool:
    return 0 < length <= _MAX_SECTORS - begin and capacity <= length


def _zone(begin: int, length: int, capacity: int, written: int, kind: int, condition: int) -> Zone:
    """All values are in sectors. The write pointer means nothing in a zone that is empty, full or lost."""
    use = ZoneUse.CONVENTIONAL if kind == _CONVENTIONAL else _USES.get(condition, ZoneUse.OFFLINE)
    is_between = use in (ZoneUse.OPEN, ZoneUse.CLOSED)
    done = capacity if use is ZoneUse.FULL else min(max(0, written), capacity) if is_between else 0
    return Zone(use, begin * _SECTOR, length * _SECTOR, capacity * _SECTOR, done * _SECTOR)
