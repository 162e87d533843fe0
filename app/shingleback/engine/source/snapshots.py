"""Recognizes snapshots in a source: earlier states of the same files, which would be copied in full.

A snapshot costs no room where it is, but would cost all of it on the drive. The signs are those of the programs that
make them, not names alone: a person may call a folder anything.

- btrfs: a read-only snapshot; snapper's `.snapshots`, also on other filesystems.
- ZFS: the `.zfs` folder at the top of a filesystem, by the inode number that OpenZFS gives it on Linux.
- On servers: `.zfs`, `.snapshot`, `~snapshot` and `#snapshot`, since each kind of server numbers them differently.
- Timeshift, with rsync as well as with btrfs, and Back In Time: folders with the content that these programs give them.

Snapshots of LVM, NILFS and bcachefs have to be mounted to be seen, so they are other filesystems.
"""

import os
import re
from collections.abc import Set as AbstractSet
from typing import Final

from shingleback.devices.mounts import may_hang, mount_of
from shingleback.engine.files.attributes import Stat
from shingleback.engine.files.btrfs import is_read_only_copy
from shingleback.engine.files.folders import open_folder

_OF_SNAPPER: Final = frozenset({b".snapshots", b"@snapshots", b"@.snapshots"})
_OF_SERVERS: Final = frozenset({b".snapshot", b"~snapshot", b"#snapshot"})
_OF_ZFS: Final = b".zfs"
_INODE_OF_ZFS: Final = 0xFFFF_FFFF_FFFF  # ZFSCTL_INO_ROOT of OpenZFS, include/os/linux/zfs/sys/zfs_ctldir.h
_ROOT: Final = 0
_OF_TIMESHIFT: Final = b"snapshots"
_KINDS_OF_TIMESHIFT: Final = frozenset(
    b"snapshots-" + kind for kind in (b"boot", b"daily", b"hourly", b"monthly", b"ondemand", b"weekly")
)
_BACK_IN_TIME: Final = re.compile(rb"\d{8}-\d{6}-\d{3}")
_LAST: Final = b"last_snapshot"  # a symlink
_SIGNS: Final = frozenset({_OF_TIMESHIFT, _LAST})
_SUBVOLUME_INODE: Final = 256


def is_snapshot(entry: Stat, folder_fd: int, device: int) -> bool:
    """Whether a folder is a snapshot, or holds only snapshots.

    Args:
        entry: the folder.
        folder_fd: the folder that contains it.
        device: of that folder.
    """
    if entry.name in _OF_SNAPPER and entry.uid == _ROOT:
        return True
    if entry.name == _OF_ZFS or entry.name in _OF_SERVERS:
        mount = mount_of(folder_fd)
        is_of_zfs = entry.name == _OF_ZFS and entry.inode == _INODE_OF_ZFS
        return mount is not None and (may_hang(mount) or (is_of_zfs and mount.kind == "zfs"))
    if entry.inode != _SUBVOLUME_INODE:
        return False
    try:
        fd = open_folder(entry.name, folder_fd, no_atime=True)
    except OSError:
        return False
    try:
        return os.fstat(fd).st_dev != device and (entry.name in _OF_SNAPPER or is_read_only_copy(fd))
    finally:
        os.close(fd)


def holds_snapshots(names: AbstractSet[bytes], entries: list[Stat]) -> bool:
    """Whether a folder with these entries is one in which Timeshift or Back In Time keeps its snapshots.

    `names` are theirs.
    """
    if _SIGNS.isdisjoint(names):  # as in most folders; some have a million entries
        return False
    no_files = {entry.name for entry in entries if not entry.is_file}
    if _OF_TIMESHIFT in no_files and not _KINDS_OF_TIMESHIFT.isdisjoint(no_files):
        return True
    return _LAST in no_files and any(entry.is_folder and _BACK_IN_TIME.fullmatch(entry.name) for entry in entries)
