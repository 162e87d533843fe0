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
from shingleback.domain.helper_protocol import VERB_SIGNATURES, Verb
from shingleback.domain.text import UNDECODABLE
from shingleback.store import private_files

SYSFS: Final = Path("/sys")
_MAX_SECTORS_KIB: Final = 1024
_TIMEOUT_S: Final = 120
_WRITE_LIMIT_BYTES: Final = 256 << 20
_ALL_PERCENT: Final = 100
_DEEPEST: Final = 16
_PROCFS: Final = Path("/proc")

_BEGAN: Final = 19  # after the name of the process (proc/pid/stat, field 22)
_DEAD: Final = ("Z", "X")


class QueueLimit(msgspec.Struct, frozen=True):
    """One limit of one device.

    Attributes:
        verb: the helper's verb that sets it.
        before, during: its values without a run and during one, in the unit of the verb.
    """

    verb: Verb
    device: HelperDevice
    before: int
    during: int


def limits_for(number: int, sysfs: Path = SYSFS) -> list[QueueLimit]:
    """Return the limits for a filesystem on the device with that number (`st_rdev`).

    No limit harms a drive that would not need it.
    """
    return [limit for limit in _wished(number, sysfs) if VERB_SIGNATURES[limit.verb].is_allowed([limit.before])]


def value_now(verb: Verb, device: HelperDevice, sysfs: Path = SYSFS) -> int | None:
    """Return the current value; None if the device has gone, or has no such limit."""
    if helper_device(device.number, sysfs) != device:
        return None
    folder = _folder(device.number, sysfs)
    match verb:
        case Verb.SET_MAX_SECTORS:
            return read_number(folder / "queue/max_sectors_kb")
        case Verb.SET_COMMAND_TIMEOUT:
            return read_number(folder / "device/timeout")
        case Verb.SET_WRITE_LIMIT:
            write_back = _write_back_of(folder, device, sysfs)
            is_strict, percent = read_number(write_back / "strict_limit"), read_number(write_back / "max_ratio")
            most_bytes = read_number(write_back / "max_bytes")
            is_default = (is_strict, percent) == (0, _ALL_PERCENT) and most_bytes is not None
            return 0 if is_default else most_bytes  # the verb takes 0 for the kernel's default
    return None


def _wished(number: int, sysfs: Path) -> Iterator[QueueLimit]:
    mounted = helper_device(number, sysfs)
    if mounted and value_now(Verb.SET_WRITE_LIMIT, mounted, sysfs) == 0:
        yield QueueLimit(Verb.SET_WRITE_LIMIT, mounted, 0, _WRITE_LIMIT_BYTES)
    # The sequence number of the whole drive below stays valid when an encrypted volume on it is locked.
    disks = _disks_below(_folder(number, sysfs))
    disk_number = device_number(disks.pop() / "dev") if len(disks) == 1 else None
    disk = None if disk_number is None else helper_device(disk_number, sysfs)
    if disk is None:
        return
    sectors = value_now(Verb.SET_MAX_SECTORS, disk, sysfs)
    if sectors is not None and sectors > _MAX_SECTORS_KIB:
        yield QueueLimit(Verb.SET_MAX_SECTORS, disk, sectors, _MAX_SECTORS_KIB)
    timeout_s = value_now(Verb.SET_COMMAND_TIMEOUT, disk, sysfs)
    if timeout_s is not None and timeout_s < _TIMEOUT_S:
        yield QueueLimit(Verb.SET_COMMAND_TIMEOUT, disk, timeout_s, _TIMEOUT_S)


def _disks_below(folder: Path, depth: int = _DEEPEST) -> set[Path]:
    disk = folder.parent if exists(folder / "partition") else folder
    slaves = names_in(disk / "slaves")
    if not slaves or depth == 0:
        return {disk}
    return {below for name in slaves for below in _disks_below(real(disk / "slaves" / name), depth - 1)}


def _write_back_of(folder: Path, device: HelperDevice, sysfs: Path) -> Path:
    """Return the write-back folder (bdi) in sysfs. btrfs and FUSE have one per filesystem; others use their disk's."""
    filesystems = sysfs / "fs/btrfs"
    for uuid in names_in(filesystems):
        if folder.name in names_in(filesystems / uuid / "devices"):
            return filesystems / uuid / "bdi"
    fuse = sysfs / f"class/bdi/{device.major}:{device.minor}-fuseblk"
    disk = folder.parent if exists(folder / "partition") else folder
    return fuse if exists(fuse) else disk / "bdi"


def _folder(number: int, sysfs: Path) -> Path:
    return real(sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}")


class LimitsEntry(msgspec.Struct, frozen=True):
    """The limits of one run.

    Attributes:
        boot: the kernel's boot id.
        pid, began: the process that will restore them, and its start time (in the kernel's ticks).
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
        """Record that this process will restore the limits. Raises OSError if that cannot be written."""
        pid = os.getpid()
        entry = self._folder / f"{pid}.json"
        private_files.make_folder(self._folder)
        self._write(entry, LimitsEntry(self._boot, pid, self._began(pid), limits))
        return entry

    def take_over(self) -> list[tuple[Path, list[QueueLimit]]]:
        """Return the entries of processes that have ended, and the limits still to be restored."""
        try:
            files = sorted(self._folder.glob("*.json"))
        except OSError:
            return []
        entries = []
        for entry in files:
            borrowed = _read(entry)
            if borrowed is None or borrowed.boot != self._boot:
                self.settle(entry, [])
            elif self._began(borrowed.pid) != borrowed.began:
                entries.append((entry, borrowed.limits))
        return entries

    def settle(self, entry: Path, limits: list[QueueLimit]) -> None:
        """Keep only `limits` in the entry; remove the entry if nothing is left."""
        borrowed = _read(entry) if limits else None
        with contextlib.suppress(OSError):  # the next process reads and settles it again
            if borrowed:
                self._write(entry, msgspec.structs.replace(borrowed, limits=limits))
            else:
                entry.unlink(missing_ok=True)

    # internals ----------------------------------------------------------------------------------------------

    @property
    def _boot(self) -> str:
        return read_text(self._procfs / "sys/kernel/random/boot_id")

    def _began(self, pid: int) -> str:
        """Return a process's start time; empty if it has ended. Its name in the line may have spaces and brackets."""
        line = read_bytes(self._procfs / f"{pid}/stat").decode("utf-8", "replace")
        fields = re.sub(r"^.*\)", "", line, flags=re.DOTALL).split()
        return fields[_BEGAN] if len(fields) > _BEGAN and fields[0] not in _DEAD else ""

    @staticmethod
    def _write(entry: Path, borrowed: LimitsEntry) -> None:
        private_files.replace(entry, msgspec.json.encode(borrowed))


def _read(entry: Path) -> LimitsEntry | None:
    try:
        return msgspec.json.decode(entry.read_bytes(), type=LimitsEntry)
    except (OSError, *UNDECODABLE):
        return None
