"""Recognizes folders of a source that are not backed up like others: caches, snapshots, and those that are locked.

A cache has a tag (https://bford.info/cachedir/). A locked folder is one that its filesystem has encrypted, and whose
key is not there: it lists made-up names, and its files cannot be opened (fscrypt, Documentation/filesystems/fscrypt.rst
of Linux). A name takes at least 22 letters then: base64 of the 16 bytes that any encrypted name has.

Snapshots are earlier states of the same files, which cost no room where they are, but would cost all of it on the
drive. The signs are those of the programs that make them, not names alone: a person may call a folder anything.

- btrfs: a read-only snapshot; snapper's `.snapshots`, also on other filesystems.
- ZFS: the `.zfs` folder at the top of a filesystem, by the inode number that OpenZFS gives it on Linux.
- On servers: `.zfs`, `.snapshot`, `~snapshot` and `#snapshot`, since each kind of server numbers them differently.
- Timeshift, with rsync as well as with btrfs, and Back In Time: folders with the content that these programs give them.

Snapshots of LVM, NILFS and bcachefs have to be mounted to be seen, so they are other filesystems.
"""

import errno
import fcntl
import itertools
import os
import re
import struct
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from shingleback.devices.mounts import may_hang, mount_of
from shingleback.engine.files.attributes import Stat
from shingleback.engine.files.btrfs import is_read_only_copy
from shingleback.engine.files.folders import open_folder
from shingleback.engine.files.linux import encryption_policy
from shingleback.engine.source.reader import open_file

CACHE_TAG: Final = b"CACHEDIR.TAG"
_CACHE_SIGNATURE: Final = b"Signature: 8a477f597d28d172789f06886806bc55"

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

_MIN_NAME: Final = 22
_KEY_STATUS: Final = 0xC080661A  # FS_IOC_GET_ENCRYPTION_KEY_STATUS of <linux/fscrypt.h>
_QUESTION: Final = struct.Struct("=I4x32s24xI60x")
_ABSENT: Final = 1
_PRESENT: Final = 2
_VERSION_2: Final = 2
_BY_DESCRIPTOR: Final = 1
_BY_IDENTIFIER: Final = 2


def is_cache(folder_fd: int, entries: list[Stat]) -> bool:
    """Whether the folder is tagged as a cache: it has a CACHEDIR.TAG that begins with the standard signature."""
    if not any(entry.name == CACHE_TAG and entry.is_file for entry in entries):
        return False
    try:
        tag_fd = open_file(CACHE_TAG, folder_fd)
    except OSError:
        return False
    try:
        return os.read(tag_fd, len(_CACHE_SIGNATURE)) == _CACHE_SIGNATURE
    except OSError:
        return False
    finally:
        os.close(tag_fd)


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


def is_locked(folder_fd: int, files: Sequence[Stat], folders: Sequence[Stat]) -> bool:
    """Whether a folder with these entries is locked. An empty one is not: its name is all there is."""
    if any(len(entry.name) < _MIN_NAME for entry in itertools.chain(files, folders)) or not (files or folders):
        return False
    policy = encryption_policy(folder_fd)
    if not policy:
        return False
    status = _status(folder_fd, policy)
    if policy[0] == _VERSION_2 and status in (_ABSENT, _PRESENT):
        return status == _ABSENT
    return _has_no_key(folder_fd, files)


def _status(folder_fd: int, policy: bytes) -> int:
    """Return the kernel's answer about the key; 0 if it gives none. It does not know all keys of version 1."""
    is_new = policy[0] == _VERSION_2
    name = policy[8:24] if is_new else policy[4:12]
    question = bytearray(_QUESTION.pack(_BY_IDENTIFIER if is_new else _BY_DESCRIPTOR, name, 0))
    try:
        fcntl.ioctl(folder_fd, _KEY_STATUS, question)
    except OSError:
        return 0
    _, _, status = _QUESTION.unpack(question)
    return int(status)


def _has_no_key(folder_fd: int, files: Sequence[Stat]) -> bool:
    """Whether the first file that may be read cannot be opened for want of its key."""
    for entry in files:
        if entry.is_file:
            try:
                os.close(open_file(entry.name, folder_fd))
            except OSError as error:
                if error.errno == errno.ENOKEY:
                    return True
            else:
                return False
    return False
