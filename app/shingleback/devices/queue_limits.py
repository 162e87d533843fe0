"""The limits of the drive's request queue during a run: the helper sets them, and restores the earlier ones afterward.

A limit is set only if it can be restored, and only if it still has the kernel's own value. The user is never asked for
a password for it.

Why these values: a drive with a full cache responds worst to long requests (4 MiB paused a drive for 30 s, up to 3 MiB
none did; Linux allows 4 MiB since 6.16). The kernel gives up on a command after 30 s and sends it again. Without a
limit, the data that waits in memory reaches the drive as one burst. Smaller limits than these were measured as slower.

The earlier limits are kept in a journal, one file for each run, which is written before anything is set. It identifies
a disk by its sequence number, which is valid until the next boot; by then the kernel has forgotten the limits, too.
"""

import contextlib
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from shingleback.devices.sysfs.reader import (
    HelperDevice,
    device_number,
    exists,
    helper_device,
    names_in,
    read_bytes,
    read_number,
    read_text,
    real,
)
from shingleback.domain.helper_protocol import SHAPES, Verb
from shingleback.domain.text import UNDECODABLE
from shingleback.store import private_files

_SYSFS: Final = Path("/sys")
_MAX_SECTORS_KIB: Final = 1024
_TIMEOUT_S: Final = 120
_WRITE_LIMIT_BYTES: Final = 256 << 20
_ALL_PERCENT: Final = 100
_DEEPEST: Final = 16


class QueueLimit(msgspec.Struct, frozen=True):
    """One setting of one device.

    Attributes:
        verb: by which the helper sets it.
        before, during: its values without the run and for it, in the unit of the verb.
    """

    verb: Verb
    device: HelperDevice
    before: int
    during: int


def limits_for(number: int, sysfs: Path = _SYSFS) -> list[QueueLimit]:
    """For a filesystem on the device with that number (`st_rdev`). None is worse for a drive that would not need it."""
    return [limit for limit in _wished(number, sysfs) if SHAPES[limit.verb].is_allowed([limit.before])]


def value_now(verb: Verb, device: HelperDevice, sysfs: Path = _SYSFS) -> int | None:
    """None where the device has gone, or does not have that."""
    if helper_device(device.number, sysfs) != device:
        return None
    folder = _folder(device.number, sysfs)
    match verb:
        case Verb.SET_MAX_SECTORS:
            return read_number(folder / "queue/max_sectors_kb")
        case Verb.SET_COMMAND_TIMEOUT:
            return read_number(folder / "device/timeout")
        case Verb.SET_WRITE_LIMIT:
            return _write_limit(_write_back_of(folder, device, sysfs))
    return None


def _wished(number: int, sysfs: Path) -> Iterator[QueueLimit]:
    mounted = helper_device(number, sysfs)
    if mounted and value_now(Verb.SET_WRITE_LIMIT, mounted, sysfs) == 0:
        yield QueueLimit(Verb.SET_WRITE_LIMIT, mounted, 0, _WRITE_LIMIT_BYTES)
    disk = _only_disk(number, sysfs)
    if disk is None:
        return
    sectors = value_now(Verb.SET_MAX_SECTORS, disk, sysfs)
    if sectors is not None and sectors > _MAX_SECTORS_KIB:
        yield QueueLimit(Verb.SET_MAX_SECTORS, disk, sectors, _MAX_SECTORS_KIB)
    timeout_s = value_now(Verb.SET_COMMAND_TIMEOUT, disk, sysfs)
    if timeout_s is not None and timeout_s < _TIMEOUT_S:
        yield QueueLimit(Verb.SET_COMMAND_TIMEOUT, disk, timeout_s, _TIMEOUT_S)


def _only_disk(number: int, sysfs: Path) -> HelperDevice | None:
    """The whole drive below. It has a sequence number of its own, which stays when an encryption on it is closed."""
    disks = _disks_below(_folder(number, sysfs))
    found = device_number(disks.pop() / "dev") if len(disks) == 1 else None
    return None if found is None else helper_device(found, sysfs)


def _disks_below(folder: Path, depth: int = _DEEPEST) -> set[Path]:
    disk = folder.parent if exists(folder / "partition") else folder
    slaves = names_in(disk / "slaves")
    if not slaves or depth == 0:
        return {disk}
    return {found for name in slaves for found in _disks_below(real(disk / "slaves" / name), depth - 1)}


def _write_back_of(folder: Path, device: HelperDevice, sysfs: Path) -> Path:
    """A btrfs and a filesystem in user space have one of their own; any other has that of its disk."""
    filesystems = sysfs / "fs/btrfs"
    for uuid in names_in(filesystems):
        if folder.name in names_in(filesystems / uuid / "devices"):
            return filesystems / uuid / "bdi"
    fuse = sysfs / f"class/bdi/{device.major}:{device.minor}-fuseblk"
    disk = folder.parent if exists(folder / "partition") else folder
    return fuse if exists(fuse) else disk / "bdi"


def _write_limit(folder: Path) -> int | None:
    """As the verb takes it: 0 where the kernel does as it does by itself."""
    is_strict, percent = read_number(folder / "strict_limit"), read_number(folder / "max_ratio")
    most_bytes = read_number(folder / "max_bytes")
    return 0 if (is_strict, percent) == (0, _ALL_PERCENT) and most_bytes is not None else most_bytes


def _folder(number: int, sysfs: Path) -> Path:
    return real(sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}")


_PROCFS: Final = Path("/proc")


class Borrowed(msgspec.Struct, frozen=True):
    """The limits of one run.

    Attributes:
        boot: since which start of the computer.
        pid, began: the process that will give them back, and when it began (in the kernel's own ticks).
    """

    boot: str
    pid: int
    began: str
    limits: list[QueueLimit]


class LimitsJournal:
    def __init__(self, folder: Path, procfs: Path = _PROCFS) -> None:
        self._folder = folder
        self._procfs = procfs

    def borrow(self, limits: list[QueueLimit]) -> Path:
        """This process will give them back. Raises OSError where that cannot be kept."""
        pid = os.getpid()
        entry = self._folder / f"{pid}.json"
        private_files.make_folder(self._folder)
        self._write(entry, Borrowed(self._boot, pid, self._began(pid), limits))
        return entry

    def take_over(self) -> list[tuple[Path, list[QueueLimit]]]:
        """Entries of processes that have ended and what they had still to give back."""
        found = []
        for entry in self._entries():
            borrowed = _read(entry)
            if borrowed is None or borrowed.boot != self._boot:
                self.settle(entry, [])
            elif self._began(borrowed.pid) != borrowed.began:
                found.append((entry, borrowed.limits))
        return found

    def settle(self, entry: Path, left: list[QueueLimit]) -> None:
        """All but `left` was given back; where nothing is left the entry goes."""
        borrowed = _read(entry) if left else None
        with contextlib.suppress(OSError):  # it is read and settled again by the next one
            if borrowed:
                self._write(entry, msgspec.structs.replace(borrowed, limits=left))
            else:
                entry.unlink(missing_ok=True)

    # under the surface --------------------------------------------------------------------------------------

    def _entries(self) -> list[Path]:
        try:
            return sorted(self._folder.glob("*.json"))
        except OSError:
            return []

    @property
    def _boot(self) -> str:
        return read_text(self._procfs / "sys/kernel/random/boot_id")

    def _began(self, pid: int) -> str:
        """Empty where there is no such process. The name in the line may have spaces and brackets in it."""
        line = read_bytes(self._procfs / f"{pid}/stat").decode("utf-8", "replace")
        fields = re.sub(r"^.*\)", "", line, flags=re.DOTALL).split()
        return fields[_BEGAN] if len(fields) > _BEGAN and fields[0] not in _DEAD else ""

    @staticmethod
    def _write(entry: Path, borrowed: Borrowed) -> None:
        private_files.replace(entry, msgspec.json.encode(borrowed))


_BEGAN: Final = 19  # after the name of the process (proc/pid/stat, field 22)
_DEAD: Final = ("Z", "X")


def _read(entry: Path) -> Borrowed | None:
    try:
        return msgspec.json.decode(entry.read_bytes(), type=Borrowed)
    except (OSError, *UNDECODABLE):
        return None
