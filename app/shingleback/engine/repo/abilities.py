"""What the filesystem of the drive can store, tested in an empty folder."""

import errno
import os
import shutil
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from shingleback.devices.mounts import Mount, uuid_of
from shingleback.engine.files.folders import (
    open_folder,
    remove_tree,
)
from shingleback.engine.files.linux import DRIVE_ERRORS

_WINDOWS_KINDS: Final = frozenset({"vfat", "msdos", "exfat", "ntfs", "ntfs3", "fuseblk", "cifs", "smb3"})

_FAT_KINDS: Final = frozenset({"vfat", "msdos"})
_FAT_PART_BYTES: Final = (4 << 30) - (1 << 20)  # FAT ends at 4 GiB less one byte
_LARGE_CLUSTER_BYTES: Final = 1 << 20  # exFAT, as this program makes it
_BLOCK_BYTES: Final = 64 << 10
_KEEPING_ORDER: Final = frozenset({"ext3", "ext4", "xfs", "btrfs", "f2fs", "bcachefs", "zfs"})
_IN_MEMORY: Final = frozenset({"tmpfs", "ramfs"})


class FilesystemAbilities(msgspec.Struct, frozen=True):
    """The abilities of one filesystem.

    Attributes:
        windows_names: names must suit Windows too; see `naming`.
        holes: a file can be sparse.
        part_bytes: a larger file must be split into pieces of this size; None if there is no such limit.
        caches_writes: write(2) returns before the data is on its way, so dirty pages need a limit.
        syncs_whole: syncfs reaches the medium; a FUSE filesystem needs an fsync as well.
    """

    kind: str
    uuid: str | None
    windows_names: bool
    symlinks: bool
    hard_links: bool
    xattrs: bool
    modes: bool
    holes: bool
    part_bytes: int | None
    caches_writes: bool
    syncs_whole: bool

    @property
    def cluster_bytes(self) -> int:
        """At most so much more than its size a file takes, as drives are usually formatted."""
        return _LARGE_CLUSTER_BYTES if self.kind in _WINDOWS_KINDS else _BLOCK_BYTES

    @property
    def keeps_order(self) -> bool:
        """Whether after a power cut the surviving renames are the first ones, up to some moment.

        That holds as long as it has its journal: see `mounts.is_protected`.

        A filesystem without a journal may lose an older rename and keep a newer one, and lose files by it. So may the
        drivers of Linux for NTFS and HFS+, which don't write the journal, and whatever is behind FUSE or a network.
        """
        return self.kind in _KEEPING_ORDER | _IN_MEMORY


def probe(folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    """Try everything in a folder of its own below `folder_fd`, and leave nothing behind."""
    kind = mount.kind if mount else "unknown"
    name = b"probe"
    fatal = DRIVE_ERRORS - {errno.EIO} if kind.startswith("fuse") else DRIVE_ERRORS  # which may return it anytime
    works = partial(_works, fatal=fatal)
    remove_tree(name, folder_fd)  # of a run that was killed at this point
    os.mkdir(name, 0o700, dir_fd=folder_fd)
    probe_fd = open_folder(name, folder_fd)
    try:
        _make(probe_fd, b"file")
        return FilesystemAbilities(
            kind=kind,
            uuid=uuid_of(mount.source) if mount else None,
            windows_names=kind in _WINDOWS_KINDS or not works(lambda: _odd_names(probe_fd)),
            symlinks=works(lambda: os.symlink(b"file", b"symlink", dir_fd=probe_fd)),
            hard_links=works(lambda: os.link(b"file", b"link", src_dir_fd=probe_fd, dst_dir_fd=probe_fd)),
            xattrs=works(lambda: _xattr(probe_fd)),
            modes=works(lambda: _mode(probe_fd)),
            holes=works(lambda: _hole(probe_fd)),
            part_bytes=_FAT_PART_BYTES if kind in _FAT_KINDS else None,
            caches_writes=not kind.startswith("fuse"),
            syncs_whole=not kind.startswith("fuse"),
        )
    finally:
        os.close(probe_fd)
        shutil.rmtree(name, dir_fd=folder_fd)


def assume(mount: Mount | None) -> FilesystemAbilities:
    """What a filesystem of this kind can store, for when nothing may be tested."""
    kind = mount.kind if mount else "unknown"
    is_windows = kind in _WINDOWS_KINDS
    is_fuse = kind.startswith("fuse")
    return FilesystemAbilities(
        kind=kind,
        uuid=uuid_of(mount.source) if mount else None,
        windows_names=is_windows,
        symlinks=not is_windows,
        hard_links=not is_windows,
        xattrs=not is_windows,
        modes=not is_windows,
        holes=not is_windows,
        part_bytes=_FAT_PART_BYTES if kind in _FAT_KINDS else None,
        caches_writes=not is_fuse,
        syncs_whole=not is_fuse,
    )


def _works(attempt: Callable[[], None], fatal: frozenset[int]) -> bool:
    """Raises OSError for an error that says nothing about the abilities of the filesystem."""
    try:
        attempt()
    except NotImplementedError:
        return False
    except OSError as error:
        if error.errno in fatal:
            raise
        return False
    return True


def _make(folder_fd: int, name: bytes) -> None:
    os.close(os.open(name, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600, dir_fd=folder_fd))


def _odd_names(folder_fd: int) -> None:
    for name in (b"colon:", b"dot.", b"Twin", b"twin", b"\xff", "\u00e9".encode(), "e\u0301".encode()):
        _make(folder_fd, name)


def _xattr(folder_fd: int) -> None:
    fd = os.open(b"file", os.O_RDWR, dir_fd=folder_fd)
    try:
        os.setxattr(fd, "user.shingleback", b"probe")
    finally:
        os.close(fd)


def _mode(folder_fd: int) -> None:
    os.chmod(b"file", 0o640, dir_fd=folder_fd)
    first = os.stat(b"file", dir_fd=folder_fd).st_mode
    os.chmod(b"file", 0o600, dir_fd=folder_fd)
    if first & 0o777 != 0o640 or os.stat(b"file", dir_fd=folder_fd).st_mode & 0o777 != 0o600:
        raise NotImplementedError


def _hole(folder_fd: int) -> None:
    fd = os.open(b"hole", os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600, dir_fd=folder_fd)
    try:
        os.ftruncate(fd, 1 << 20)
        if os.fstat(fd).st_blocks:
            raise NotImplementedError
    finally:
        os.close(fd)


def space_of(fd: int) -> tuple[int, int]:
    """Bytes free for this user, and bytes in all, as statvfs has them."""
    found = os.statvfs(fd)
    return found.f_bavail * found.f_frsize, found.f_blocks * found.f_frsize


def is_same(filesystem: FilesystemAbilities, mount: Mount | None) -> bool:
    """Whether the abilities found earlier still hold: it is the same filesystem as far as anyone can say."""
    if mount is None or mount.kind != filesystem.kind:
        return False
    found = uuid_of(mount.source)
    return found is None or filesystem.uuid is None or found == filesystem.uuid


Probe = Callable[[int, Mount | None], FilesystemAbilities]
