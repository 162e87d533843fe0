"""Finds the device that a caller means, by its numbers and never by a path, and checks that the helper may touch it.

The helper touches external drives only, and never the drive that the computer runs from. To find that drive, it looks
through everything that can be stacked on a disk: partitions, encryption, LVM, RAID, and a btrfs on several devices.

A filesystem is accessed through an open folder that is checked to be its mount: a user who may rename a folder above
the mount point could redirect a plain path.

The module also describes a drive for polkit's password prompt: its make, its size, and its kernel name. The roots of
/proc and /sys are parameters for tests.
"""

import contextlib
import fcntl
import os
import re
import stat
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.domain.helper_protocol import HelperRefusal
from shingleback.domain.text import mount_id_in, mount_lines, swap_paths, udev_properties
from shingleback.helper.verb_process import Refused

_MAX_BYTES = 4096
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{1,31}")
_BLKGETDISKSEQ: Final = 0x80081280  # linux/fs.h

_SYSTEM_POINTS: Final = frozenset({"/", "/home", "/srv", "/tmp", "/sysroot", "/ostree"})  # noqa: S108 (mount points)
_SYSTEM_TREES: Final = (
    *("/boot", "/efi", "/esp", "/etc", "/usr", "/var", "/opt", "/root", "/nix", "/gnu"),
    # where live systems mount the medium they run from
    *("/run/live", "/run/initramfs", "/run/overlay", "/run/archiso", "/run/miso", "/run/rootfsbase"),
    *("/lib/live", "/live", "/cdrom", "/isodevice", "/rofs", "/iso"),
)
_HOME_OF_SOMEBODY: Final = re.compile(r"/home/[^/]+")
_OUTSIDE: Final = re.compile(r"usb\d+|fw\d+")
_HOST_MANAGED: Final = "host-managed"
_DEEPEST: Final = 16
_POOLS: Final = {"zfs": "zfs_member", "bcachefs": "bcachefs"}
"""Filesystems whose mounts name no device, or only some of theirs, and what libblkid calls their devices."""
_ZFS_VOLUME: Final = re.compile(r"zd\d+")

_UNKNOWN: Final = "an external drive"
_STRANGE: Final = re.compile(r"[^A-Za-z0-9 .,:+()/_-]")
"""Drives report any name they like. Strip what polkit would replace and what could mislead the eye."""

_LONGEST: Final = 32
_SECTOR_BYTES: Final = 512
_STEP: Final = 1000
_UNITS: Final = ("bytes", "kB", "MB", "GB", "TB", "PB")


@dataclass(frozen=True, slots=True, kw_only=True)
class Computer:
    sysfs: Path = Path("/sys")
    dev: Path = Path("/dev")
    mountinfo: Path = Path("/proc/self/mountinfo")
    swaps: Path = Path("/proc/swaps")
    kmsg: Path = Path("/dev/kmsg")
    udev: Path = Path("/run/udev/data")
    command_line: Path = Path("/proc/cmdline")
    modprobe: tuple[Path, ...] = (
        Path("/etc/modprobe.d"),
        *(Path(f"/{above}/modprobe.d") for above in ("run", "usr/local/lib", "usr/lib", "lib")),
    )
    """The folders with options of modules; the first one is the administrator's."""

    udev_rules: Path = Path("/etc/udev/rules.d")


@dataclass(frozen=True, slots=True)
class MountEntry:
    """One line of mountinfo.

    Attributes:
        id: the mount's id; no other mount has it while this one exists.
        number: the device number (`st_rdev`), or 0. btrfs shows its device only as the source. No other filesystem's
            source is trusted, because whoever mounts with fusermount can write anything there.
    """

    id: int
    number: int
    point: str
    filesystem: str


def mounts(computer: Computer) -> Iterator[MountEntry]:
    for line in mount_lines(computer.mountinfo.read_bytes()):
        is_btrfs = line.kind == "btrfs"
        number = number_of_node(computer, line.source) if is_btrfs else _number(*line.device)
        yield MountEntry(line.id, number, line.point, line.kind)


def swaps(computer: Computer) -> Iterator[str]:
    """Yield the swap files and swap devices in use."""
    yield from swap_paths(computer.swaps.read_bytes())


def number_of_node(computer: Computer, path: str) -> int:
    """Return the number of the block device at a node; 0 if it is none. Does not touch paths outside of /dev."""
    if not path.startswith("/dev/"):
        return 0
    try:
        info = os.stat(computer.dev / path.removeprefix("/dev/"))
    except (OSError, ValueError):
        return 0
    return info.st_rdev if stat.S_ISBLK(info.st_mode) else 0


def text_of(path: Path) -> str:
    """Return the text of a small sysfs file; empty if it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(_MAX_BYTES).decode("utf-8", "replace").strip()
    except OSError:
        return ""


def names_in(folder: Path) -> list[str]:
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []


def _number(major: int, minor: int) -> int:
    return os.makedev(major, minor) if major else 0


@dataclass(frozen=True, slots=True)
class BlockDevice:
    """A whole disk, a partition, or a device-mapper device.

    Attributes:
        number: the device number, as in `st_rdev`.
        sequence: the kernel's `diskseq`, different for each disk that appears; a partition has the one of its disk.
        folder: its folder in sysfs.
        disk: the sysfs folder of the whole disk; the same as `folder` unless this is a partition.
        node: for example /dev/sdb1.
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


def find_device(computer: Computer, major: int, minor: int, sequence: int) -> BlockDevice:
    """Find the device with these numbers. Raises Refused if there is none, or if the sequence number is wrong or 0.

    Before Linux 5.15 there are no sequence numbers, so no device can be identified for certain.
    """
    link = computer.sysfs / f"dev/block/{major:d}:{minor:d}"
    if not link.exists():
        raise Refused(HelperRefusal.NO_SUCH_DEVICE)
    folder = link.resolve()
    disk = folder.parent if (folder / "partition").exists() else folder
    if not _NAME.fullmatch(folder.name) or not folder.is_relative_to(computer.sysfs.resolve()):
        raise Refused(HelperRefusal.NO_SUCH_DEVICE)
    if sequence == 0 or text_of(disk / "diskseq") != str(sequence):
        raise Refused(HelperRefusal.ANOTHER_DRIVE)
    return BlockDevice(os.makedev(major, minor), sequence, folder, disk, computer.dev / folder.name)


def check_still_there(device: BlockDevice) -> None:
    """Check that the device number still belongs to the same drive. Raises Refused if not.

    Call this after opening something on the device: what is open stays tied to that drive.
    """
    if text_of(device.disk / "diskseq") != str(device.sequence):
        raise Refused(HelperRefusal.ANOTHER_DRIVE)


@contextlib.contextmanager
def held_open(device: BlockDevice) -> Iterator[int]:
    """Open the device for reading and check that it is the right one. Raises Refused.

    While it is open, the kernel gives its number to no other drive, even if it is unplugged. So during that time its
    node means this drive or none, and can safely be passed to programs.
    """
    try:
        fd = os.open(device.node, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOFOLLOW)
    except OSError as error:
        raise Refused(HelperRefusal.NO_SUCH_DEVICE, error.strerror or "") from None
    try:
        info = os.fstat(fd)
        if not stat.S_ISBLK(info.st_mode) or info.st_rdev != device.number:
            raise Refused(HelperRefusal.ANOTHER_DRIVE)
        if _sequence(fd) != device.sequence:
            raise Refused(HelperRefusal.ANOTHER_DRIVE)
        yield fd
    finally:
        os.close(fd)


def _sequence(fd: int) -> int:
    try:
        raw = fcntl.ioctl(fd, _BLKGETDISKSEQ, bytes(8))
    except OSError:
        return 0
    (sequence,) = struct.unpack("=Q", raw)
    return int(sequence)


def is_outside(disk: Path) -> bool:
    """Whether a disk is on USB or FireWire, removable, or host-managed, judged by its sysfs folder."""
    if any(_OUTSIDE.fullmatch(part) for part in disk.parts):
        return True
    return text_of(disk / "removable") == "1" or text_of(disk / "queue/zoned") == _HOST_MANAGED


class ProtectedDisks:
    def __init__(self, computer: Computer, is_external: Callable[[Path], bool] = is_outside) -> None:
        """`is_external` takes the sysfs folder of a whole disk."""
        self._computer = computer
        self._is_external = is_external

    def check(self, device: BlockDevice) -> None:
        """Raises Refused if the device may not be touched."""
        below = {disk for sibling in self._siblings(device.folder) for disk in disks_below(sibling)}
        if below & self.of_system():
            raise Refused(HelperRefusal.SYSTEM_DRIVE)
        if not below or not all(self._is_external(disk) for disk in below):
            raise Refused(HelperRefusal.BUILT_IN)

    def of_system(self) -> set[Path]:
        """Return the disks that the computer runs from."""
        of_system = [mount for mount in mounts(self._computer) if _is_of_system(mount.point)]
        numbers = {mount.number for mount in of_system} | {self._hibernates_to()}
        numbers.update(number for path in swaps(self._computer) for number in self._below_path(path))
        disks = self._below_all(numbers)
        pools = {_POOLS[mount.filesystem] for mount in of_system if mount.filesystem in _POOLS}
        if any(_ZFS_VOLUME.fullmatch(disk.name) for disk in disks):
            pools.add(_POOLS["zfs"])
        if any(mount.filesystem == "btrfs" and not mount.number for mount in of_system):
            # Every btrfs counts: a kernel that mounts / without an initramfs calls its source /dev/root.
            folders = (self._computer.sysfs / "fs/btrfs").glob("*/devices/*")
            disks |= {disk for folder in folders for disk in self._below(folder.resolve())}
        roots = {mount.number for mount in of_system if mount.point == "/"}
        if not pools and not self._below_all(roots):
            # A live system runs from a file that a loop device shows, through overlays.
            files = [text_of(file) for file in (self._computer.sysfs / "class/block").glob("loop*/loop/backing_file")]
            disks |= self._below_all({number for file in files if file for number in self._below_path(file)})
        return disks.union(*map(self._members, pools))

    def _below_all(self, numbers: set[int]) -> set[Path]:
        return {disk for number in numbers if number for disk in self._below(self._folder(number))}

    def _hibernates_to(self) -> int:
        """Return the number of the device that holds the memory while the computer is off; 0 if there is none."""
        major, _, minor = text_of(self._computer.sysfs / "power/resume").partition(":")
        return _number(int(major), int(minor)) if major.isdecimal() and minor.isdecimal() else 0

    def _below(self, folder: Path, depth: int = _DEEPEST) -> Iterator[Path]:
        """Yield the disks below a device, and below the file of a loop device."""
        for disk in {disk for sibling in self._siblings(folder) for disk in disks_below(sibling)}:
            yield disk
            file = text_of(disk / "loop/backing_file")
            for number in self._below_path(file) if file and depth else ():
                yield from self._below(self._folder(number), depth - 1) if number else ()

    def _members(self, signature: str) -> set[Path]:
        """Return the disks with this signature, as udev read it; every disk if udev knows of none."""
        folder = self._computer.sysfs / "class/block"
        blocks = [(folder / name).resolve() for name in names_in(folder)]
        members = [block for block in blocks if self._signature(block) == signature]
        return {disk for block in members or blocks for disk in self._below(block)}

    def _signature(self, folder: Path) -> str:
        try:
            properties = udev_properties((self._computer.udev / f"b{text_of(folder / 'dev')}").read_bytes())
        except OSError:
            return ""
        return properties.get("ID_FS_TYPE", "")

    def _below_path(self, path: str) -> Iterator[int]:
        """Yield the number of a swap partition, or of the device that holds a swap file."""
        number = number_of_node(self._computer, path)
        if number:
            yield number
            return
        holding = [mount for mount in mounts(self._computer) if Path(path).is_relative_to(mount.point)]
        longest = max((len(mount.point) for mount in holding), default=0)
        yield from (mount.number for mount in holding if len(mount.point) == longest)

    def _folder(self, number: int) -> Path:
        return (self._computer.sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}").resolve()

    def _siblings(self, folder: Path) -> Iterator[Path]:
        """Yield the device itself and the other devices of the same btrfs."""
        yield folder
        filesystems = self._computer.sysfs / "fs/btrfs"
        for uuid in names_in(filesystems):
            devices = filesystems / uuid / "devices"
            if folder.name in names_in(devices):
                yield from ((devices / name).resolve() for name in names_in(devices))


def disks_below(folder: Path, depth: int = _DEEPEST) -> set[Path]:
    """Return the sysfs folders of the whole disks below a device; the disk itself if it is not stacked on others."""
    if not folder.exists():
        return set()
    disk = folder.parent if (folder / "partition").exists() else folder
    slaves = [disk / "slaves" / name for name in names_in(disk / "slaves")]
    if not slaves or depth == 0:
        return {disk}
    return {disk for slave in slaves for disk in disks_below(slave.resolve(), depth - 1)}


def _is_of_system(point: str) -> bool:
    in_tree = any(point == tree or point.startswith(tree + "/") for tree in _SYSTEM_TREES)
    return in_tree or point in _SYSTEM_POINTS or _HOME_OF_SOMEBODY.fullmatch(point) is not None


def mounts_of(computer: Computer, device: BlockDevice) -> list[MountEntry]:
    """Return the mounts of this device. Raises Refused if it is not mounted."""
    device_mounts = [mount for mount in mounts(computer) if mount.number == device.number]
    if not device_mounts:
        raise Refused(HelperRefusal.NOT_MOUNTED)
    return device_mounts


@contextlib.contextmanager
def open_mount(mount: MountEntry, device: BlockDevice) -> Iterator[int]:
    """Open the top folder of a mount. Raises Refused if another filesystem or another drive is at that path by now.

    An open folder pins its filesystem, and so the device number cannot pass to another drive.
    """
    try:
        fd = os.open(mount.point, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    except OSError as error:
        raise Refused(HelperRefusal.NOT_MOUNTED, error.strerror or "") from None
    try:
        if mount_id_in(Path(f"/proc/self/fdinfo/{fd}").read_bytes()) != mount.id:
            raise Refused(HelperRefusal.NOT_MOUNTED)
        check_still_there(device)
        yield fd
    finally:
        os.close(fd)


@contextlib.contextmanager
def open_filesystem(computer: Computer, device: BlockDevice, *kinds: str) -> Iterator[int]:
    """Open the top folder of any mount of the device. Raises Refused, also if the filesystem is not one of `kinds`."""
    mounts = mounts_of(computer, device)
    if kinds and mounts[0].filesystem not in kinds:
        raise Refused(HelperRefusal.OTHER_FILESYSTEM, mounts[0].filesystem)
    with contextlib.ExitStack() as stack:
        yield _first_open(mounts, device, stack)


def path_of(fd: int) -> str:
    """Return the path by which a program that inherits the open folder reaches it."""
    return f"/proc/self/fd/{fd}"


def _first_open(device_mounts: list[MountEntry], device: BlockDevice, stack: contextlib.ExitStack) -> int:
    refused = Refused(HelperRefusal.NOT_MOUNTED)
    for mount in device_mounts:
        try:
            return stack.enter_context(open_mount(mount, device))
        except Refused as error:
            refused = error
    raise refused


def drive_name(computer: Computer, major: int, minor: int, sequence: int) -> str:
    """Return a name such as "Seagate Expansion HDD (8.0 TB, sdb)"; if several drives are below, all of them."""
    try:
        device = find_device(computer, major, minor, sequence)
    except Refused:
        return _UNKNOWN
    names = []
    for disk in sorted(disks_below(device.folder)):
        words = [_STRANGE.sub("", text_of(disk / "device" / part)).split() for part in ("vendor", "model")]
        visible_name = " ".join(filter(None, (" ".join(part_words)[:_LONGEST].strip() for part_words in words)))
        sectors = text_of(disk / "size")
        size = [_size(int(sectors) * _SECTOR_BYTES)] if sectors.isdecimal() else []
        names.append(f"{visible_name or _UNKNOWN} ({', '.join([*size, disk.name])})")
    return " + ".join(names) or _UNKNOWN


def _size(size_bytes: int) -> str:
    size, unit = float(size_bytes), 0
    while size >= _STEP and unit < len(_UNITS) - 1:
        size, unit = size / _STEP, unit + 1
    return f"{size:.1f} {_UNITS[unit]}" if unit else f"{size_bytes} {_UNITS[0]}"
