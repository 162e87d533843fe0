"""Mounted filesystems, from /proc/self/mountinfo and /dev/disk/by-uuid. Reads kernel memory only: it cannot hang."""

import os
import stat
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.model.kernel_text import MountLine, mount_id_in, mount_lines

MOUNTINFO: Final = Path("/proc/self/mountinfo")
BY_UUID: Final = Path("/dev/disk/by-uuid")
_WITH_OWN_NUMBER: Final = frozenset({"btrfs", "bcachefs"})


class Mount(NamedTuple):
    """One line of mountinfo.

    Attributes:
        device: "major:minor" as the kernel counts it; btrfs and FUSE show one of their own here, not the disk's.
        kind: the filesystem, for example "ext4"; "fuseblk" for ntfs-3g and exfat-fuse.
        source: the device node where there is one.
        options: of this mount; `of_all` are those of the filesystem, however often it is mounted.
        root: the folder of the filesystem that is at `point`: another one than / for a subvolume, or a bind mount.
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


def mounts(mountinfo: Path = MOUNTINFO) -> list[Mount]:
    return [_mount(line) for line in mount_lines(mountinfo.read_bytes())]


def mount_of(fd: int, mountinfo: Path = MOUNTINFO) -> Mount | None:
    """The mount that a descriptor was opened on; None when it has been unmounted meanwhile (even lazily)."""
    number = mount_id(fd)
    return next((mount for mount in mounts(mountinfo) if mount.id == number), None)


def mounts_on(numbers: Collection[int], mountinfo: Path = MOUNTINFO) -> list[Mount]:
    """The mounts of filesystems on these devices that this process can see, the innermost first."""
    found = [mount for mount in mounts(mountinfo) if number_of(mount) in numbers]
    return sorted(found, key=lambda mount: mount.point.parts, reverse=True)


def mount_above(path: Path, mountinfo: Path = MOUNTINFO) -> Mount | None:
    """The mount that holds a path, by its name alone: the path is not touched, and symlinks are not followed."""
    return uppermost(path, mounts(mountinfo))


def uppermost(path: Path, mounted: Iterable[Mount]) -> Mount | None:
    """The same, of a list of all mounts."""
    holding = [mount for mount in mounted if path.is_relative_to(mount.point)]
    return max(holding, key=lambda mount: (len(mount.point.parts), mount.id), default=None)


def mount_id(fd: int) -> int:
    """The number of the mount that `fd` was opened on: it tells a mounted filesystem from a btrfs subvolume."""
    return mount_id_in(Path(f"/proc/self/fdinfo/{fd}").read_bytes())


def number_of(mount: Mount) -> int:
    """The number (`st_rdev`) of the device a filesystem is on; 0 where it is on none.

    The source counts for a filesystem that the kernel shows with a number of its own. That of others is not believed:
    any user may mount FUSE and name a source, and a path of a network mount could hang.
    """
    if mount.kind in _WITH_OWN_NUMBER and mount.source.startswith("/dev/"):
        try:
            info = os.stat(mount.source)
        except OSError:
            pass
        else:
            if stat.S_ISBLK(info.st_mode):
                return info.st_rdev
    major, _, minor = mount.device.partition(":")
    return os.makedev(int(major), int(minor)) if major != "0" else 0


def uuid_of(device: str, by_uuid: Path = BY_UUID) -> str | None:
    """The filesystem's UUID as udev found it, or None where udev does not run or does not know."""
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


def _mount(line: MountLine) -> Mount:
    return Mount(
        line.id,
        "{}:{}".format(*line.device),
        Path(line.point),
        line.kind,
        line.source,
        line.options,
        line.of_all,
        Path(line.root),
    )
