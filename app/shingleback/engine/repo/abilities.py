"""What the filesystem of the drive can store, tested in an empty folder, and how much more fits on it.

A completely full filesystem gets slow, and btrfs may turn read-only, so a share stays free. For the free space, statvfs
alone is not enough. Btrfs counts space in block groups for metadata, which may be full. A zoned one also counts deleted
data in zones that cannot be written before they are reclaimed: when it is full, it turns read-only for good.
"""

import errno
import math
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import msgspec.structs

from shingleback.devices.mounts import Mount, mount_above, uuid_of
from shingleback.devices.sysfs.reader import exists, read_text
from shingleback.domain.care.room import BtrfsSpace, RoomLimit
from shingleback.domain.errors import DriveRefused, ShinglebackError, Why
from shingleback.engine.files import btrfs
from shingleback.engine.files.attributes import time_of
from shingleback.engine.files.folders import open_folder, remove_tree
from shingleback.engine.files.linux import DRIVE_ERRORS, refusal

TIME_STEP_NS: Final = 2_000_000_000  # FAT's, the coarsest that a filesystem has
_EXFAT_STEP_NS: Final = 10_000_000
_NTFS_STEP_NS: Final = 100
_WINDOWS_KINDS: Final = frozenset({"vfat", "msdos", "exfat", "ntfs", "ntfs3", "fuseblk", "cifs", "smb3"})

_FAT_KINDS: Final = frozenset({"vfat", "msdos"})
_FAT_PART_BYTES: Final = (4 << 30) - (1 << 20)  # a file on FAT has 4 GiB less one byte at most
_LARGE_CLUSTER_BYTES: Final = 1 << 20  # exFAT as this program formats it
_BLOCK_BYTES: Final = 64 << 10
_KEEPING_ORDER: Final = frozenset({"ext3", "ext4", "xfs", "btrfs", "f2fs", "bcachefs", "zfs"})
_OFTEN_DAMAGED: Final = frozenset({"vfat", "msdos", "exfat", "ntfs", "ntfs3", "fuseblk", "ext2", "hfs", "hfsplus"})
"""Filesystems of drives that Linux writes without a journal: a pulled cable may damage them."""
_LIKE_BAD_CABLE: Final = frozenset({Why.DRIVE_READ_ERROR, Why.DRIVE_WRITE_ERROR})
_IN_MEMORY: Final = frozenset({"tmpfs", "ramfs"})


def is_stored_time(found_ns: int, given_ns: int) -> bool:
    """Whether a filesystem may have stored a given time as the one found: in steps of 100 ns, 10 ms or 2 s."""
    difference_ns = abs(time_of(found_ns) - given_ns)
    return difference_ns < _NTFS_STEP_NS or (found_ns % _EXFAT_STEP_NS == 0 and difference_ns <= TIME_STEP_NS)


class FilesystemAbilities(msgspec.Struct, frozen=True):
    """The abilities of one filesystem.

    Attributes:
        windows_names: names must suit Windows too; see `layout`.
        holes: files can be sparse.
        part_bytes: larger files must be split into parts of this size; None if there is no such limit.
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
        """How much more than its size a file takes at most, on a drive with the usual cluster size."""
        return _LARGE_CLUSTER_BYTES if self.kind in _WINDOWS_KINDS else _BLOCK_BYTES

    @property
    def keeps_order(self) -> bool:
        """Whether the renames that survive a power cut are the first ones, up to some moment.

        That holds only if the filesystem has its journal: see `mounts.is_protected`.

        A filesystem without a journal may lose an older rename and keep a newer one, and so lose files. So may Linux's
        drivers for NTFS and HFS+, which don't write the journal, and any filesystem behind FUSE or a network.
        """
        return self.kind in _KEEPING_ORDER | _IN_MEMORY


def probe(folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    """Test all abilities in a temporary folder below `folder_fd`."""
    kind = mount.kind if mount else "unknown"
    name = b"probe"
    fatal = DRIVE_ERRORS - {errno.EIO} if kind.startswith("fuse") else DRIVE_ERRORS  # FUSE may return EIO at any time
    works = partial(_works, fatal=fatal)
    remove_tree(name, folder_fd)  # left by a run that was killed here
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
        import shutil  # noqa: PLC0415 (seldom needed)

        shutil.rmtree(name, dir_fd=folder_fd)


def assume(mount: Mount | None) -> FilesystemAbilities:
    """Return the usual abilities of this kind of filesystem, when testing is not allowed."""
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


def with_likely_cause(error: ShinglebackError, destination: bytes) -> ShinglebackError:
    """Return the error to report: a damaged filesystem without a journal gives the same errors as a bad cable."""
    if error.why not in _LIKE_BAD_CABLE:
        return error
    mount = mount_above(Path(os.fsdecode(os.path.abspath(destination))))
    if mount is None or mount.kind not in _OFTEN_DAMAGED:
        return error
    return DriveRefused(Why.FILESYSTEM_TO_CHECK, detail=error.values.get("detail", ""))


def refusal_at(destination: bytes, number: int, *, is_gone: bool) -> ShinglebackError:
    """Return the error to report for an error number of the drive. See `linux.refusal`."""
    return with_likely_cause(refusal(number, is_gone=is_gone), destination)


def _works(attempt: Callable[[], None], fatal: frozenset[int]) -> bool:
    """Whether an attempt succeeds. Raises OSError for errors that say nothing about the filesystem's abilities."""
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
    """Return the bytes free for this user and the total bytes, from statvfs."""
    space = os.statvfs(fd)
    return space.f_bavail * space.f_frsize, space.f_blocks * space.f_frsize


def is_same(filesystem: FilesystemAbilities, mount: Mount | None) -> bool:
    """Whether this is still the filesystem whose abilities were found: same kind, and no different UUID."""
    if mount is None or mount.kind != filesystem.kind:
        return False
    uuid = uuid_of(mount.source)
    return uuid is None or filesystem.uuid is None or uuid == filesystem.uuid


Probe = Callable[[int, Mount | None], FilesystemAbilities]


_RESERVE: Final = 0.05
_RESERVE_ZONED: Final = 0.15  # zones are reclaimed by copying, which needs free room
_RESERVE_INODES: Final = 0.01  # for filesystems with a fixed number of inodes, such as ext4


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """The kernel's space statistics of a filesystem.

    Attributes:
        free_bytes, total_bytes: free bytes for this user and total bytes, from statvfs.
        free_files, files: free and total inodes; both 0 if there is no such limit.
        btrfs: btrfs's own statistics; None for other filesystems, or if btrfs does not report them.
    """

    total_bytes: int
    free_bytes: int
    files: int = 0
    free_files: int = 0
    is_zoned: bool = False
    btrfs: BtrfsSpace | None = None


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """How much fits on a filesystem without touching the reserve.

    Attributes:
        fits_bytes: bytes of data.
        limit: the limit that is reached first; if nothing fits, the reason.
        fits_files: the number of files, however small; None if there is no such limit.
    """

    fits_bytes: int
    limit: RoomLimit
    fits_files: int | None = None


def room_of(space: Space) -> Room:
    """Return how much fits without touching the reserve; 0 if it is reached."""
    reserve_files = math.ceil(_RESERVE_INODES * space.files)  # renames make folders, and each takes an inode
    fits_files = max(0, space.free_files - reserve_files) if space.files else None
    if space.free_files < reserve_files:
        return Room(fits_bytes=0, limit=RoomLimit.INODES, fits_files=0)
    free = space.free_bytes
    if space.btrfs is not None:
        # 100,000 small files take about 200 MB of metadata.
        least_bytes = min(256 << 20, space.btrfs.total_bytes // 100)
        if space.btrfs.metadata_free_bytes + space.btrfs.unallocated_bytes // space.btrfs.metadata_copies < least_bytes:
            return Room(fits_bytes=0, limit=RoomLimit.METADATA)
        free = min(free, space.btrfs.data_free_bytes + space.btrfs.unallocated_bytes)
        free -= space.btrfs.unplaced_bytes
    reserve = int(space.total_bytes * (_RESERVE_ZONED if space.is_zoned else _RESERVE))
    limit = RoomLimit.ZONES if space.is_zoned else RoomLimit.SPACE
    return Room(fits_bytes=max(0, free - reserve), limit=limit, fits_files=fits_files)


SYSFS_BLOCK: Final = Path("/sys/class/block")


def room_files(fd: int, mount: Mount | None) -> int:
    """Return how many more files fit, however small; -1 if there is no limit."""
    fits = room_of(space_on(fd, mount)).fits_files
    return -1 if fits is None else fits


def room_bytes(fd: int, mount: Mount | None, sysfs_block: Path = SYSFS_BLOCK) -> int:
    """Return how many bytes fit without touching the reserve; 0 if it is reached."""
    return room_of(space_on(fd, mount, sysfs_block)).fits_bytes


def within_quota(room: int, fd: int, mount: Mount | None) -> int:
    """Return how much of that room a btrfs quota allows. Other quotas show only when they are reached.

    For a project quota, ext4 and XFS already report its room as that of the drive.
    """
    quota_bytes = btrfs.left_of_quota(fd) if mount is not None and mount.kind == "btrfs" else None
    return room if quota_bytes is None else min(room, quota_bytes)


def space_on(fd: int, mount: Mount | None, sysfs_block: Path = SYSFS_BLOCK) -> Space:
    """Return the kernel's space statistics of a filesystem."""
    free, total = space_of(fd)
    inodes = os.statvfs(fd)
    is_known = inodes.f_favail or mount is None or not mount.kind.startswith("fuse.")  # rclone says that none is free
    is_zoned = False
    if mount is not None:  # a partition's queue is its disk's; LUKS mounts are names in /dev/mapper
        folder = sysfs_block / os.path.basename(os.path.realpath(mount.source))
        disk = folder / ".." if exists(folder / "partition") else folder
        is_zoned = read_text(disk / "queue/zoned") == "host-managed"
    return Space(
        total_bytes=total,
        free_bytes=free,
        files=inodes.f_files if is_known else 0,
        free_files=inodes.f_favail,
        is_zoned=is_zoned,
        btrfs=btrfs.space(fd, total) if mount is not None and mount.kind == "btrfs" else None,
    )
