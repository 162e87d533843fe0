"""What the kernel itself reports about drives, independently of any service: mounts, and processes with open files.

Each of these calls may hang for as long as the drive does. Open files are found from the links in /proc, which
does not touch the drive. A mount is reported for every device below it: the partition below LVM, and below encryption.
"""

import errno
import os
import stat
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.devices.mounts import MOUNTINFO, Mount, mount_of, mounts, mounts_on, number_of
from shingleback.devices.sysfs.reader import device_number, names_in

_PROC: Final = Path("/proc")


def programs_on(points: Iterable[Path], proc: Path = _PROC) -> list[str]:
    """Names of programs that stand or read below these folders, except this one; of other users' only for root."""
    roots = [os.fsencode(point) for point in points]
    processes = [entry for entry in proc.iterdir() if entry.name.isdigit() and int(entry.name) != os.getpid()]
    return sorted({_name_of(process) for process in processes if _uses(process, roots)})


def _uses(process: Path, roots: list[bytes]) -> bool:
    return any(target == root or target.startswith(root + b"/") for target in _targets(process) for root in roots)


def _targets(process: Path) -> list[bytes]:
    """Where the links of a process lead; nowhere, where they may not be read."""
    folder = bytes(process)
    try:
        names = [b"cwd", b"root", *(b"fd/" + name for name in os.listdir(folder + b"/fd"))]
    except OSError:
        return []
    found = []
    for name in names:
        try:
            found.append(os.readlink(folder + b"/" + name))
        except OSError:
            continue
    return found


def _name_of(process: Path) -> str:
    try:
        return (process / "comm").read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return process.name


_SYSFS: Final = Path("/sys")


class Mounted(NamedTuple):
    """A filesystem on the device with a number, mounted at a point."""

    number: int
    point: Path


class Kernel:
    """Device numbers are those of `st_rdev`."""

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
        """The device that a path is on, or that it is itself; 0 if there is none. Raises OSError."""
        fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
        try:
            device = _number_of_node(fd)
            mount = mount_of(fd, self._mountinfo)
            return device or (number_of(mount) if mount else 0)
        finally:
            os.close(fd)

    def mounted(self, numbers: Iterable[int]) -> list[Mounted]:
        """All mounts of filesystems on these devices that this process can see, the innermost first."""
        return [Mounted(number_of(mount), mount.point) for mount in mounts_on(set(numbers), self._mountinfo)]

    def mounts_on(self, number: int) -> list[Mount]:
        """The same of one device, with everything that is known of each mount."""
        return mounts_on({number}, self._mountinfo)

    def flush(self, point: Path | None) -> None:
        """Write out everything that waits for a filesystem, or for all of them. Raises OSError as the drive does."""
        if point is None:
            os.sync()
            return
        fd = os.open(point, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            self._syncfs(fd)
        finally:
            os.close(fd)

    def is_held(self, node: str) -> bool:
        """Whether something on a device is in use, or still being closed, although no mount of it is visible.

        This happens with a mount in another mount namespace, a lazy unmount, and an unmount that another program has
        begun. Callers that may open the device get an exact answer. Others get one for the filesystems that have a
        folder in sysfs: ext4, btrfs, XFS and f2fs.
        """
        try:
            os.close(os.open(node, os.O_RDONLY | os.O_EXCL | os.O_NONBLOCK | os.O_CLOEXEC))
        except PermissionError:
            return self._is_in_sysfs(os.path.basename(os.path.realpath(node)))
        except OSError as error:
            return error.errno == errno.EBUSY
        return False

    def programs_on(self, points: Iterable[Path]) -> list[str]:
        """Names of programs that have something open below these mount points, as far as this user may see."""
        return programs_on(points)

    def _is_in_sysfs(self, name: str) -> bool:
        places = (f"fs/*/{name}", f"fs/btrfs/*/devices/{name}", f"class/block/{name}/holders/*")
        return any(True for place in places for _ in self._sysfs.glob(place))


def _number_of_node(fd: int) -> int:
    """0 for what is no device, and for a folder that a failing drive does not even describe."""
    try:
        info = os.fstat(fd)
    except OSError:
        return 0
    return info.st_rdev if stat.S_ISBLK(info.st_mode) else 0


_MOST_DEVICES: Final = 1000


def all_mounted(mountinfo: Path = MOUNTINFO, sysfs: Path = _SYSFS) -> list[Mounted]:
    """UDisks2 tells of no way from a logical volume down to its disks; the kernel does. Never raises for `sysfs`."""
    found = [Mounted(number_of(mount), mount.point) for mount in mounts(mountinfo)]
    return [Mounted(number, mount.point) for mount in found if mount.number for number in _down(mount.number, sysfs)]


def _down(number: int, sysfs: Path) -> Iterator[int]:
    """The device itself first."""
    seen: set[int] = set()
    waiting = [number]
    while waiting and len(seen) < _MOST_DEVICES:
        number = waiting.pop()
        if number in seen:
            continue
        seen.add(number)
        yield number
        slaves = sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}/slaves"
        found = (device_number(slaves / name / "dev") for name in names_in(slaves))
        waiting += [below for below in found if below is not None]
