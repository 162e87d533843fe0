"""Mounted filesystems: what is mounted where, with which options, from which device, and what is locked on it.

Only kernel memory (/proc/self/mountinfo) and udev's links (/dev/disk/by-uuid) are read, never a device, so nothing here
can hang. `runs_from` knows the places that the computer runs from.

A filesystem may also be in use in another mount namespace, such as a container's, where mountinfo does not show it.
UDisks2's `Format` erases such a drive (seen with 2.9.4), and sysfs says nothing about FAT and exFAT. ustat(2) asks the
kernel for the filesystem itself, and any user may call it.

Which files on it other programs have locked for writing, with flock(2), is read from /proc/locks and /proc/PID/fdinfo.
Programs of other users cannot be looked at: their locks are left out.
"""

import os
import platform
import re
import stat
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.devices.sysfs.reader import UDEV, noted_properties, read_text
from shingleback.domain.access_times import AccessTimes, access_times, worst
from shingleback.domain.text import device_numbers, fstab_mounts, kind_may_hang, mount_id_in, mount_lines

_USTAT: Final = {"x86_64": 136, "i686": 62}  # newer architectures do not have it
_MAX_BYTES: Final = 64  # the answer is shorter
MOUNTINFO: Final = Path("/proc/self/mountinfo")
FSTAB: Final = Path("/etc/fstab")
BY_UUID: Final = Path("/dev/disk/by-uuid")
_WITH_OWN_NUMBER: Final = frozenset({"btrfs", "bcachefs"})

_SYSFS: Final = Path("/sys")
_WITHOUT_WRITER: Final = "<none>"  # shown if no process writes the journal; see fs/ext4/sysfs.c
_WITHOUT_FLUSHES: Final = frozenset({"nobarrier", "barrier=0"})

_SHARES_IN_FSTAB: Final = frozenset(
    {"curlftpfs", "davfs", "glusterfs", "rclone", "s3fs", "sshfs"}
)  # mount.KIND, mount(8)

_POINTS: Final = frozenset(
    map(
        Path,
        (
            *("/", "/boot", "/boot/efi", "/boot/firmware", "/efi", "/esp", "/etc", "/home", "/nix", "/nix/store"),
            *("/gnu/store", "/opt", "/ostree", "/root", "/srv", "/sysroot", "/tmp", "/usr", "/usr/local", "/var"),  # noqa: S108
            *("/var/cache", "/var/home", "/var/lib", "/var/log", "/var/tmp"),  # noqa: S108
        ),
    )
)
# Where live systems mount their medium: Debian and Tails; Ubuntu; Fedora and openSUSE; Arch; NixOS; Gentoo.
_LIVE: Final = tuple(
    map(
        Path,
        (
            *("/run/live", "/lib/live/mount", "/usr/lib/live/mount", "/live", "/cdrom", "/isodevice", "/rofs"),
            *("/run/initramfs", "/run/overlay", "/run/archiso", "/run/miso", "/run/rootfsbase", "/iso", "/mnt/cdrom"),
        ),
    )
)

PROC: Final = Path("/proc")
_HELD: Final = re.compile(rb"FLOCK +ADVISORY +WRITE +([0-9]+) ([0-9a-f]+):([0-9a-f]+):([0-9]+) ")


def is_mounted_anywhere(number: int) -> bool:
    """Whether the device with this number is mounted. May wait for the drive; False if the kernel cannot say."""
    call = _USTAT.get(platform.machine())
    if call is None:
        return False
    import ctypes  # noqa: PLC0415 (not before the first page)

    answer = ctypes.create_string_buffer(_MAX_BYTES)
    return bool(ctypes.CDLL(None).syscall(ctypes.c_long(call), ctypes.c_ulong(number), answer) == 0)


class Mount(NamedTuple):
    """One line of mountinfo.

    Attributes:
        device: "major:minor" from the kernel; btrfs and FUSE show one of their own here, not the disk's.
        kind: the filesystem, for example "ext4"; "fuseblk" for ntfs-3g and exfat-fuse.
        source: the device node, if there is one.
        options: the options of this mount; `of_all` are the filesystem's, shared by all its mounts.
        root: the folder of the filesystem that is mounted at `point`; not / for a subvolume or a bind mount.
    """

    id: int
    device: str
    point: Path
    kind: str
    source: str
    options: frozenset[str]
    of_all: frozenset[str] = frozenset()
    root: Path = Path("/")

    @property
    def is_read_only(self) -> bool:
        return "ro" in self.options

    def inner(self, path: Path) -> Path:
        """Convert a path below this mount to one from the root of the filesystem."""
        return self.root / path.relative_to(self.point)

    def shown(self, inner: Path) -> Path | None:
        """Convert a path from the root of the filesystem to one below this mount; None if the mount hides it."""
        return self.point / inner.relative_to(self.root) if inner.is_relative_to(self.root) else None


def may_hang(mount: Mount) -> bool:
    """Whether a filesystem is on a server, or is a program's (FUSE), and may not answer. ntfs-3g has its own disk."""
    return kind_may_hang(mount.kind)


def mounts(mountinfo: Path = MOUNTINFO) -> list[Mount]:
    return list(_parsed(mountinfo.read_bytes()))


def mount_of(fd: int, mountinfo: Path = MOUNTINFO) -> Mount | None:
    """Return the mount that a descriptor was opened on; None if it has been unmounted since (even lazily)."""
    number = mount_id(fd)
    return next((mount for mount in mounts(mountinfo) if mount.id == number), None)


def mounts_on(numbers: Collection[int], mountinfo: Path = MOUNTINFO) -> list[Mount]:
    """Return the mounts of filesystems on these devices that this process can see, innermost first."""
    mounted = [mount for mount in mounts(mountinfo) if number_of(mount) in numbers]
    return sorted(mounted, key=lambda mount: mount.point.parts, reverse=True)


def mount_above(path: Path, mountinfo: Path = MOUNTINFO) -> Mount | None:
    """Return the mount that holds a path, judged by its name: the path is not accessed, and links are not followed."""
    return uppermost(path, mounts(mountinfo))


def uppermost(path: Path, mounted: Iterable[Mount]) -> Mount | None:
    """Do the same as `mount_above`, from a list of all mounts."""
    holding = [mount for mount in mounted if is_within(os.fsencode(path), os.fsencode(mount.point))]
    return max(holding, key=lambda mount: (len(mount.point.parts), mount.id), default=None)


def is_within(path: bytes, folder: bytes) -> bool:
    """Whether a real path is a folder, or is below it, judged by their names."""
    return (path + b"/").startswith(folder.rstrip(b"/") + b"/")


def lies_within(path: bytes, folder: bytes, mountinfo: Path = MOUNTINFO) -> bool:
    """Whether a real path is a folder or is below it, even if a bind mount, or another case, gives it another name.

    It compares names, so the path need not exist. Nothing is accessed unless names differ only in case.
    """
    if is_within(path, folder) or _is_within_in_other_case(path, folder):
        return True
    mounted = mounts(mountinfo)
    inner, outer = (Path(os.fsdecode(real_path)) for real_path in (path, folder))
    inner_mount, outer_mount = uppermost(inner, mounted), uppermost(outer, mounted)
    if inner_mount is None or outer_mount is None or inner_mount.device != outer_mount.device:
        return False
    return inner_mount.inner(inner).is_relative_to(outer_mount.inner(outer))


def _is_within_in_other_case(path: bytes, folder: bytes) -> bool:
    """Do the same where a filesystem ignores case; FUSE may then give one folder two inode numbers."""
    top = b"/".join(path.split(b"/")[: folder.count(b"/") + 1])
    is_alike = os.fsdecode(top).casefold() == os.fsdecode(folder).casefold()
    return is_alike and os.path.lexists(top) and not _is_listed(top)


def _is_listed(path: bytes) -> bool:
    """Whether each folder of an existing path is listed under the name that it has there."""
    while path.strip(b"/"):
        path, name = os.path.split(path)
        try:
            if name not in os.listdir(path):
                return False
        except OSError:  # it may only be passed through
            continue
    return True


def fstab_folders(fstab: Path = FSTAB) -> list[bytes]:
    """Return the mount points in fstab except /, mounted or not."""
    return [point for point, _ in _fstab_mounts(fstab)]


def fstab_shares(fstab: Path = FSTAB) -> list[bytes]:
    """Return the mount points in fstab of shares and of filesystems that programs provide, mounted or not."""
    return [point for point, kind in _fstab_mounts(fstab) if kind in _SHARES_IN_FSTAB or kind_may_hang(kind)]


def _fstab_mounts(fstab: Path) -> list[tuple[bytes, str]]:
    try:
        raw = fstab.read_bytes()
    except OSError:
        return []
    return [(point, kind) for point, kind in fstab_mounts(raw) if point.startswith(b"/") and point != b"/"]


def mount_id(fd: int) -> int:
    """Return the id of the mount that `fd` was opened on. It tells a mounted filesystem from a btrfs subvolume."""
    return mount_id_in(Path(f"/proc/self/fdinfo/{fd}").read_bytes())


def number_of_node(node: int | str | bytes) -> int:
    """Return the number (`st_rdev`) of a block device, by its path or its open descriptor; 0 for anything else.

    That includes what cannot be looked at, such as a folder that a bad drive cannot stat.
    """
    try:
        info = os.stat(node)
    except OSError:
        return 0
    return info.st_rdev if stat.S_ISBLK(info.st_mode) else 0


def number_of(mount: Mount) -> int:
    """Return the number (`st_rdev`) of a filesystem's device; 0 if it is on none.

    The source counts only for a filesystem that the kernel shows with its own number. Other sources are not trusted:
    any user may mount FUSE and name a source, and the path of a network mount could hang.
    """
    is_own = mount.kind in _WITH_OWN_NUMBER and mount.source.startswith("/dev/")
    if is_own and (number := number_of_node(mount.source)):
        return number
    major, _, minor = mount.device.partition(":")
    return os.makedev(int(major), int(minor)) if major != "0" else 0


def lacks_journal(name: str, sysfs: Path = _SYSFS) -> bool:
    """Whether a mounted ext4 has no journal, by its device's kernel name; False if unknown."""
    return read_text(sysfs / "fs/ext4" / name / "journal_task") == _WITHOUT_WRITER


def is_protected(mount: Mount | None, sysfs: Path = _SYSFS) -> bool:
    """Whether the filesystem survives a power cut, as far as known: it has its journal, and flushes are not disabled.

    ext4 can be made without a journal (`mkfs.ext4 -O ^has_journal`), and any filesystem can be mounted without flushes.
    """
    if mount is None:
        return True
    name = os.path.basename(os.path.realpath(sysfs / "dev/block" / mount.device))
    return not lacks_journal(name, sysfs) and _WITHOUT_FLUSHES.isdisjoint(mount.of_all)


def uuid_of(device: str, by_uuid: Path = BY_UUID) -> str | None:
    """Return the filesystem's UUID from udev; None if udev does not run or does not know it."""
    try:
        number = os.stat(device).st_rdev
        links = list(by_uuid.iterdir())
    except OSError:
        return None
    for link in links:
        try:
            if link.stat().st_rdev == number:
                return link.name
        except OSError:
            continue
    return None


@lru_cache(maxsize=2)
def _parsed(mountinfo: bytes) -> tuple[Mount, ...]:
    """Cached, because the table seldom changes, and the window needs it many times when it shows the backups."""
    return tuple(
        Mount(
            line.id,
            "{}:{}".format(*line.device),
            Path(line.point),
            line.kind,
            line.source,
            line.options,
            line.of_all,
            Path(line.root),
        )
        for line in mount_lines(mountinfo)
    )


class MountedFilesystem(NamedTuple):
    """A filesystem on one device.

    Attributes:
        number: the device number, as in `st_rdev`.
        part: the UUID of this device's part of a filesystem on several devices; empty if it is on one device.
        is_logical: the device is an LVM volume, whose snapshots have the UUID of their origin.
    """

    number: int
    uuid: str
    part: str = ""
    is_logical: bool = False


def filesystems(udev: Path = UDEV, by_uuid: Path = BY_UUID) -> list[MountedFilesystem]:
    """Return all filesystems on devices.

    If udev's database is unreadable, only one of two with the same UUID is found: `BY_UUID` has one link for both.
    """
    by_number = {filesystem.number: filesystem for filesystem in _noted(udev)}
    for filesystem in _linked(by_uuid):
        by_number.setdefault(filesystem.number, filesystem)
    return list(by_number.values())


def _noted(udev: Path) -> Iterator[MountedFilesystem]:
    for file in udev.glob("b*:*"):
        numbers = device_numbers(os.fsencode(file.name[1:]))
        properties = noted_properties(file)
        uuid = properties.get("ID_FS_UUID_ENC", "")
        if numbers and uuid and properties.get("ID_FS_USAGE") == "filesystem":
            is_logical = properties.get("DM_UUID", "").startswith("LVM-")
            yield MountedFilesystem(os.makedev(*numbers), uuid, properties.get("ID_FS_UUID_SUB_ENC", ""), is_logical)


def _linked(by_uuid: Path) -> Iterator[MountedFilesystem]:
    try:
        links = list(by_uuid.iterdir())
    except OSError:
        return
    for link in links:
        try:
            yield MountedFilesystem(link.stat().st_rdev, link.name)
        except OSError:
            continue


def times_at(points: Collection[str]) -> AccessTimes:
    """Return the worst access time mode of these mount points; UNKNOWN if nothing is mounted there."""
    wanted_paths = set(map(Path, points))
    mounted = [mount for mount in mounts() if mount.point in wanted_paths] if wanted_paths else []
    return worst(access_times(mount.kind, mount.options, mount.of_all) for mount in mounted)


def runs_from(points: Iterable[Path]) -> bool:
    """Whether the computer runs from something mounted at one of these points."""
    return any(point in _POINTS or any(point.is_relative_to(place) for place in _LIVE) for point in points)


def locked_on(mount: Mount, proc: Path = PROC) -> set[bytes]:
    """Return the paths of files on this mount that are locked for writing, as their holders opened them."""
    major, _, minor = mount.device.partition(":")
    device_id = (int(major), int(minor))
    folders: set[bytes] = set()
    for line in _read(proc / "locks").split(b"\n"):
        match = _HELD.search(line)
        if match and b"->" not in line and (int(match[2], 16), int(match[3], 16)) == device_id:
            folders.update(_opened(proc / match[1].decode(), int(match[4])))
    return folders


def _opened(holder: Path, inode: int) -> Iterator[bytes]:
    try:
        numbers = os.listdir(holder / "fdinfo")
    except OSError:
        return
    for number in numbers:
        for line in _read(holder / "fdinfo" / number).split(b"\n"):
            match = _HELD.search(line)
            if match and int(match[4]) == inode:
                try:
                    yield os.fsencode(os.readlink(holder / "fd" / number))
                except OSError:
                    continue


def _read(file: Path) -> bytes:
    """Read a file; empty if its process has ended or belongs to another user."""
    try:
        return file.read_bytes()
    except OSError:
        return b""
