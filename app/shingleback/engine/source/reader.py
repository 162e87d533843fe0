"""The source: the folders to back up, their names in the backup, and how their files are read.

Files are read without updating access times, in large steps, and without filling the page cache.

Two changes within one step of a filesystem's clock leave the same time. So a file that was changed in the very step in
which it is read may change again unnoticed, if it keeps its size: the next run has to read it again to be sure.
"""

import errno
import os
import re
import stat as modes
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from blake3 import blake3

from shingleback.devices.mounts import is_within, lies_within, mount_of
from shingleback.domain.errors import (
    LeftOutReason,
    SafetyRefusal,
    UsageError,
    Why,
)
from shingleback.domain.text import display_path, plain_name
from shingleback.engine.files.folders import FOLDER_FLAGS
from shingleback.engine.repo.format import Origin


class Source(NamedTuple):
    """One folder to back up. `name` is its folder in the backup; `fd` is open on it."""

    name: bytes
    path: bytes
    fd: int


def check_sources(paths: list[bytes], destination: bytes, note: Callable[..., None]) -> list[bytes]:
    """Real paths of the sources, without those that lie within another one.

    Raises UsageError or SafetyRefusal. `note` is called with those that are skipped.
    """
    real = []
    for path in paths:
        found = os.path.realpath(path)
        check_source(path, found)
        if lies_within(found, os.path.realpath(destination)):
            raise SafetyRefusal(
                Why.SOURCE_INSIDE_DESTINATION, source=os.fsdecode(path), destination=os.fsdecode(destination)
            )
        if found not in real:
            real.append(found)
    outer = [path for path in real if not any(path != other and is_within(path, other) for other in real)]
    for path in real:
        if path not in outer:
            note("source-within-source", path=display_path(path))
    return outer


def check_source(path: bytes, found: bytes) -> None:
    """`found` is its real path. Raises UsageError."""
    if not os.path.lexists(found):
        raise UsageError(Why.SOURCE_MISSING, path=os.fsdecode(path))
    if not os.path.isdir(found):
        raise UsageError(Why.SOURCE_IS_A_FILE, path=os.fsdecode(path))


def open_sources(paths: list[bytes], origins: list[Origin]) -> list[Source]:
    """Raises UsageError if one cannot be read."""
    names = {origin.path: origin.name for origin in origins}
    sources: list[Source] = []
    for path in paths:
        try:
            fd = os.open(path, FOLDER_FLAGS)
        except OSError:
            for source in sources:
                os.close(source.fd)
            raise UsageError(Why.SOURCE_UNREADABLE, path=os.fsdecode(path)) from None
        sources.append(Source(names[path_text(path)].encode(), path, fd))
    return sources


def with_origins(paths: list[bytes], known: list[Origin], taken: list[bytes], host: str) -> list[Origin]:
    """The origins of a backup, with those of new sources behind the others.

    A source keeps the name that it has. A new one is called like its folder, unless that name is taken in the backup.
    """
    origins = list(known)
    names = {origin.name for origin in known} | {os.fsdecode(name) for name in taken}
    for path in paths:
        if any(origin.path == path_text(path) and origin.host == host for origin in origins):
            continue
        name = free_name(_wanted_name(path), names)
        names.add(name)
        origins.append(Origin(name, path_text(path), host))
    return origins


def of_host(origins: list[Origin], host: str) -> list[Origin]:
    return [origin for origin in origins if origin.host == host]


def path_text(path: bytes) -> str:
    """As JSON can hold it; bytes that are not UTF-8 stand as escapes."""
    return path.decode("utf-8", "backslashreplace")


def _wanted_name(path: bytes) -> str:
    """The source's true path stands in its origin."""
    return plain_name(path_text(os.path.basename(path)))


def free_name(wanted: str, taken: set[str]) -> str:
    """Of a top folder: also where names that differ only in case are the same."""
    folded = {name.casefold() for name in taken}
    name, count = wanted, 1
    while name.casefold() in folded:
        count += 1
        name = f"{wanted} ({count})"
    return name


_FLAGS: Final = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_OWN_FLAGS: Final = _FLAGS | os.O_NOATIME
_AHEAD_BYTES: Final = 8 << 20
_LOOK_BYTES: Final = 4096
PIECE_BYTES: Final = 128 << 10
_BLOCK_BYTES: Final = 512  # the unit of st_blocks
ZEROS: Final = bytes(1 << 20)
_ONE_BYTE: Final = [bytearray(1)]
_LONG_HOLES_BYTES: Final = 1 << 30


def open_file(name: bytes, folder_fd: int) -> int:
    """Only its owner, and root, may ask for O_NOATIME; other people's files are opened without (EPERM)."""
    try:
        return os.open(name, _OWN_FLAGS, dir_fd=folder_fd)
    except PermissionError:
        return os.open(name, _FLAGS, dir_fd=folder_fd)


def ask_ahead(fd: int, start: int, length: int) -> None:
    """Have data read in the background."""
    for _ in asking_ahead(fd, start, length):
        pass


def asking_ahead(fd: int, start: int, length: int) -> Iterator[int]:
    """The same, one request at a time: how many bytes each was for.

    In pieces: of a longer request the kernel reads no more than the read-ahead of the device, which is 128 KiB unless
    somebody changed it, or than the device takes at once, where that is more (`force_page_cache_ra`, mm/readahead.c).
    """
    for offset in range(start, start + length, PIECE_BYTES):
        count = min(PIECE_BYTES, start + length - offset)
        os.posix_fadvise(fd, offset, count, os.POSIX_FADV_WILLNEED)
        yield count


def begins_in_memory(fd: int) -> bool:
    """Whether the beginning of a file is in the page cache; also true if the filesystem cannot tell (FUSE)."""
    try:
        os.preadv(fd, _ONE_BYTE, 0, os.RWF_NOWAIT)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def data_ranges(fd: int, size: int, start: int = 0) -> Iterator[tuple[int, int]]:
    """The parts of a file that hold data, from `start` on; holes lie between them. Raises OSError."""
    while start < size:
        try:
            begin = os.lseek(fd, start, os.SEEK_DATA)
        except OSError as error:
            if error.errno != errno.ENXIO:  # nothing but a hole from here on
                raise
            return
        end = min(size, os.lseek(fd, begin, os.SEEK_HOLE))
        if begin >= size or end <= begin:
            return
        yield begin, end
        start = end


def is_sparse(info: os.stat_result) -> bool:
    """Whether it may have holes; some filesystems compress instead."""
    return info.st_blocks * _BLOCK_BYTES < info.st_size


def hole_bytes(name: bytes, folder_fd: int, size: int) -> int:
    """0 where it cannot be read, which is reported when it is copied."""
    try:
        fd = open_file(name, folder_fd)
    except OSError:
        return 0
    try:
        return size - sum(end - start for start, end in data_ranges(fd, size))
    except OSError:
        return 0
    finally:
        os.close(fd)


def hasher_of(info: os.stat_result) -> blake3:
    """For all of a file. Zeros come without reading, so for long holes all processors compute."""
    is_long = info.st_size - info.st_blocks * _BLOCK_BYTES >= _LONG_HOLES_BYTES
    return blake3(max_threads=len(os.sched_getaffinity(0)) if is_long else 1)


def hash_zeros(hasher: blake3, count: int, attend: Callable[[], object] = lambda: None) -> None:
    """The zeros of a hole, without reading them. `attend` is called often.

    The hash of zeros depends on where they are (BLAKE3 counts its chunks), so nothing can be kept of it.
    """
    while count > 0:
        step = min(count, len(ZEROS))
        hasher.update(ZEROS if step == len(ZEROS) else ZEROS[:step])
        count -= step
        attend()


class SequentialReader:
    """Reads ahead; data that was not in memory before does not stay there."""

    def __init__(self, fd: int, size: int) -> None:
        self._fd = fd
        self._size = size
        self._asked_to = 0
        self._dropped_to = 0
        self._drops = not _is_cached(fd, size)
        os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_SEQUENTIAL)

    def read(self, view: memoryview, offset: int) -> int:
        """Bytes that were read into `view`; fewer than its length only at the end of the file."""
        self._look_ahead(offset + len(view))
        done = os.preadv(self._fd, [view], offset)
        while 0 < done < len(view):
            more = os.preadv(self._fd, [view[done:]], offset + done)
            if not more:
                break
            done += more
        return done

    def _look_ahead(self, offset: int) -> None:
        if offset + _AHEAD_BYTES // 2 > self._asked_to:
            start = max(self._asked_to, offset)
            ask_ahead(self._fd, start, min(_AHEAD_BYTES, self._size - start))
            self._asked_to = start + _AHEAD_BYTES
            if self._drops and offset > _AHEAD_BYTES:
                self.drop(offset - _AHEAD_BYTES)

    def drop(self, offset: int) -> None:
        """Data before `offset` will not be read again."""
        if self._drops:
            os.posix_fadvise(self._fd, self._dropped_to, offset - self._dropped_to, os.POSIX_FADV_DONTNEED)
            self._dropped_to = offset


def _is_cached(fd: int, size: int) -> bool:
    """Whether the file was in memory before: its end tells, because nothing reads that ahead of time."""
    try:
        os.preadv(fd, [bytearray(_LOOK_BYTES)], max(0, size - _LOOK_BYTES), os.RWF_NOWAIT)
    except BlockingIOError:
        return False
    except OSError:  # the filesystem cannot tell
        return True
    return True


SPECIAL_KINDS = {
    modes.S_IFSOCK: "socket",
    modes.S_IFIFO: "fifo",
    modes.S_IFCHR: "device",
    modes.S_IFBLK: "device",
}


_OF_ANOTHER_KIND = frozenset({errno.ELOOP, errno.ENOTDIR, errno.EISDIR, errno.EINVAL, errno.ESPIPE, errno.ENXIO})


def reason_of(error: OSError) -> LeftOutReason:
    """Why reading from the source failed."""
    if isinstance(error, FileNotFoundError):
        return LeftOutReason.VANISHED
    if isinstance(error, PermissionError):
        return LeftOutReason.UNREADABLE
    if error.errno in _OF_ANOTHER_KIND:
        return LeftOutReason.CHANGING
    return LeftOutReason.READ_ERROR


_EXACT_KINDS: Final = frozenset({"ext4", "xfs", "btrfs", "tmpfs"})
_EXACT_SINCE: Final = (6, 13)  # from then on a time that somebody has seen is not given twice
_OTHER_KINDS: Final = frozenset({"ext2", "ext3", "f2fs", "bcachefs", "overlay", "zfs", "ramfs"})
_TICK_NS: Final = 20_000_000  # the kernel's clock moves every 10 ms at most
_COARSE_NS: Final = 2_000_000_000  # FAT; FUSE and servers may be as coarse


def step_ns(kind: str, release: str) -> int:
    """Of a kind of filesystem, with a kernel such as 6.8.0-45-generic."""
    number = re.match(r"(\d+)\.(\d+)", release)
    is_exact = number is not None and (int(number[1]), int(number[2])) >= _EXACT_SINCE
    if kind in _EXACT_KINDS:
        return 0 if is_exact else _TICK_NS
    return _TICK_NS if kind in _OTHER_KINDS else _COARSE_NS


class ClockSteps:
    """The steps of the filesystems from which a run reads."""

    def __init__(
        self, release: str = "", now_ns: Callable[[], int] = time.time_ns, step_of: Callable[[str, str], int] = step_ns
    ) -> None:
        """`release` is that of this kernel where nothing else is said."""
        self.now_ns = now_ns
        self._release = release or os.uname().release
        self._step_of = step_of
        self._known: dict[int, int] = {}

    def may_change_unnoticed(self, fd: int, info: os.stat_result, began_ns: int) -> bool:
        """Of an open file whose reading began at this time. After the clock was set back, a time may lie far ahead."""
        return abs(began_ns - info.st_ctime_ns) < self._of(fd, info.st_dev)

    def _of(self, fd: int, device: int) -> int:
        if device not in self._known:
            mount = mount_of(fd)
            self._known[device] = self._step_of(mount.kind if mount is not None else "", self._release)
        return self._known[device]
