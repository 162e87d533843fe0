"""The source: the folders to back up, their names in the backup, and how their files are read.

Files are read without updating access times, in large steps, and without filling the page cache.

Two changes within one tick of a filesystem's clock leave the same timestamp. So a file that changed in the same tick in
which it is read may change again unnoticed, if it keeps its size: the next run has to read it again to be sure.

Two kinds of changes do not update the ctime. `settle` prevents both after a file was read.
"""

import errno
import os
import re
import stat as modes
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from blake3 import blake3

from shingleback.devices.mounts import is_within, lies_within, mount_of
from shingleback.domain.errors import (
    OF_NO_SUCH_PATH,
    DriveGone,
    LeftOut,
    LeftOutReason,
    SafetyRefusal,
    UsageError,
    Why,
)
from shingleback.domain.text import display_path, plain_name
from shingleback.engine.files import linux
from shingleback.engine.files.attributes import UnreadableAttributes
from shingleback.engine.files.folders import open_folder
from shingleback.engine.repo import layout
from shingleback.engine.repo.computers import BackupOwner
from shingleback.engine.repo.format import Origin
from shingleback.engine.repo.origins import path_text
from shingleback.engine.source.access import SourceAccess

_MAX_LINKS: Final = 40  # as in the kernel
_NOTHING_THERE: Final = OF_NO_SUCH_PATH | {errno.ENOTDIR}
_FLAGS: Final = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_OWN_FLAGS: Final = _FLAGS | os.O_NOATIME
_LEASE_WAITS_S: Final = (0.01, 0.05, 0.25)
_AHEAD_BYTES: Final = 8 << 20
_LOOK_BYTES: Final = 4096
PIECE_BYTES: Final = 128 << 10
_BLOCK_BYTES: Final = 512  # the unit of st_blocks
ZEROS: Final = bytes(1 << 20)
_LONG_HOLES_BYTES: Final = 1 << 30
_ZEROS_STEP_BYTES: Final = 64 << 20  # with 1 MiB at a time, a second processor makes no difference; with 64 MiB it does
_ONE_BYTE: Final = [bytearray(1)]
_UNWRITTEN_NS: Final = 900_000_000_000  # a change may lie in memory for so long

SPECIAL_KINDS = {
    modes.S_IFSOCK: "socket",
    modes.S_IFIFO: "fifo",
    modes.S_IFCHR: "device",
    modes.S_IFBLK: "device",
}

_OF_ANOTHER_KIND = frozenset({errno.ELOOP, errno.ENOTDIR, errno.EISDIR, errno.EINVAL, errno.ESPIPE, errno.ENXIO})

_REASONS: Final[dict[type[OSError], LeftOutReason]] = {
    FileNotFoundError: LeftOutReason.VANISHED,
    UnreadableAttributes: LeftOutReason.ATTRIBUTES,
    PermissionError: LeftOutReason.UNREADABLE,
    TimeoutError: LeftOutReason.NOT_ANSWERING,
    BlockingIOError: LeftOutReason.LEASED,
}

_EXACT_KINDS: Final = frozenset({"ext4", "xfs", "btrfs", "tmpfs"})
_EXACT_SINCE: Final = (6, 13)  # multigrain timestamps: no change gets a time that somebody has already read
_OTHER_KINDS: Final = frozenset({"ext2", "ext3", "f2fs", "bcachefs", "overlay", "zfs", "ramfs"})
_TICK_NS: Final = 20_000_000  # twice the longest tick of the kernel's clock, 10 ms
_COARSE_NS: Final = 2_000_000_000  # FAT's step; FUSE and network filesystems may be as coarse


class Source(NamedTuple):
    """One folder to back up. `name` is its folder in the backup; `fd` is its open descriptor."""

    name: bytes
    path: bytes
    fd: int


class CheckedSources(NamedTuple):
    """The real paths of the sources of a run, and the refusals of those that are missing, by their real paths."""

    paths: list[bytes]
    missing: dict[bytes, UsageError]


def check_sources(
    paths: list[bytes], destination: bytes, access: SourceAccess, note: Callable[..., None], *, has_backup: bool
) -> CheckedSources:
    """Return the sources, without those that lie within another one.

    Raises UsageError, SafetyRefusal or DriveGone. One may be missing if another one is not, and the destination is
    known to have a backup (`has_backup`), which may have it. `note` is called for each skipped source.
    """
    try:
        access.touch(destination)
    except TimeoutError:  # it is on a mount that was left out as a source
        raise DriveGone(Why.DESTINATION_SILENT, path=display_path(destination)) from None
    real_destination = os.path.realpath(destination)
    real: list[bytes] = []
    missing: dict[bytes, UsageError] = {}
    for path in paths:
        resolved, refusal = _checked(path, access)
        if refusal is not None:
            missing[resolved] = refusal
            continue
        if lies_within(resolved, real_destination):
            raise SafetyRefusal(
                Why.SOURCE_INSIDE_DESTINATION, source=os.fsdecode(path), destination=os.fsdecode(destination)
            )
        if resolved not in real:
            real.append(resolved)
    access.done()
    if missing and not (real and has_backup):
        raise next(iter(missing.values()))
    outer = [
        path for path in real if not any(path != other_path and is_within(path, other_path) for other_path in real)
    ]
    for path in real:
        if path not in outer:
            note("source-within-source", path=display_path(path))
    return CheckedSources(outer, missing)


def real_path(path: bytes, access: SourceAccess) -> bytes:
    """Return the same as os.path.realpath, but report each step. Raises TimeoutError if one leads to a silent mount."""
    real, remaining_names, links = b"/", os.path.join(os.getcwdb(), path).split(b"/")[::-1], 0
    while remaining_names:
        name = remaining_names.pop()
        if name in (b"", b"."):
            continue
        if name == b"..":
            real = os.path.dirname(real)
            continue
        place = os.path.join(real, name)
        access.touch(place)
        try:
            target = os.readlink(place)
        except OSError:
            real = place
            continue
        links += 1
        if links > _MAX_LINKS:
            return os.path.abspath(path)
        real = b"/" if target.startswith(b"/") else real
        remaining_names += target.split(b"/")[::-1]
    return real


def _checked(path: bytes, access: SourceAccess) -> tuple[bytes, UsageError | None]:
    """Return the real path of a source, and the refusal if it is missing. Raises UsageError if it is no folder."""
    try:
        resolved = real_path(path, access)
        check_source(path, resolved)
    except TimeoutError:  # opening it tells
        resolved = os.path.abspath(path)
    except UsageError as refusal:
        if refusal.why is not Why.SOURCE_MISSING:
            raise
        return resolved, refusal
    return resolved, None


def check_source(path: bytes, resolved: bytes) -> None:
    """Raise UsageError if a source is missing or not a folder. `resolved` is its real path.

    One that cannot be looked at is neither: opening it tells why.
    """
    try:
        mode = os.lstat(resolved).st_mode
    except OSError as error:
        if error.errno in _NOTHING_THERE:
            raise UsageError(Why.SOURCE_MISSING, path=os.fsdecode(path)) from None
    else:
        if not modes.S_ISDIR(mode):
            raise UsageError(Why.SOURCE_IS_A_FILE, path=os.fsdecode(path))


def open_sources(
    paths: list[bytes], origins: list[Origin], access: SourceAccess, leave_out: Callable[[LeftOut], None]
) -> list[Source]:
    """Open the sources. `leave_out` is called for each that cannot be opened. Raises UsageError if none can."""
    names = {origin.path: origin.name.encode() for origin in origins}
    sources: list[Source] = []
    refusals: list[UsageError] = []
    for path in paths:
        name = names[path_text(path)]
        try:
            access.touch(path)
            sources.append(Source(name, path, open_folder(path, no_atime=True)))
        except OSError as error:
            leave_out(LeftOut(name, reason_of(error), os.strerror(error.errno or 0)))
            refusals.append(source_refusal(path, error))
    access.done()
    if not sources:
        raise refusals[0]
    return sources


def leave_out_missing(
    missing: Mapping[bytes, UsageError], origins: list[Origin], leave_out: Callable[[LeftOut], None]
) -> None:
    """Leave out the missing sources that the backup has: a drive may be unplugged. Raises the refusal of another.

    `origins` are those of this computer.
    """
    names = {origin.path: origin.name.encode() for origin in origins}
    for path, refusal in missing.items():
        if path_text(path) not in names:
            raise refusal
        leave_out(LeftOut(names[path_text(path)], LeftOutReason.NOT_MOUNTED))


def source_refusal(path: bytes, error: OSError) -> UsageError:
    """Return the error to report when a source cannot be opened."""
    if isinstance(error, PermissionError):
        return UsageError(Why.SOURCE_UNREADABLE, path=os.fsdecode(path))
    return UsageError(Why.SOURCE_FAILED, path=os.fsdecode(path), detail=os.strerror(error.errno or 0))


def with_origins(
    paths: list[bytes], known_origins: list[Origin], taken_names: list[bytes], owner: BackupOwner
) -> list[Origin]:
    """Return the origins of a backup, followed by those of new sources.

    A source keeps its name. A new one gets the name of its folder, unless that name is taken in the backup.
    """
    origins = list(known_origins)
    names = {origin.name for origin in known_origins}
    names |= {os.fsdecode(name) for name in (*taken_names, *layout.OWN_FOLDERS)}
    for path in paths:
        if any(origin.path == path_text(path) and owner.owns(origin) for origin in origins):
            continue
        # The exact path is recorded in the origin.
        name = free_name(plain_name(path_text(os.path.basename(path))), names)
        names.add(name)
        origins.append(owner.origin(name, path_text(path)))
    return origins


def free_name(preferred: str, taken_names: set[str]) -> str:
    """Return a free name for a top folder. Names that differ only in case count as equal."""
    folded = {name.casefold() for name in taken_names}
    name, count = preferred, 1
    while name.casefold() in folded:
        count += 1
        name = f"{preferred} ({count})"
    return name


def open_file(name: bytes, folder_fd: int) -> int:
    """Open a file, with O_NOATIME if possible: only its owner and root may use that, others get EPERM.

    A program with a lease on the file is asked to let go, and Samba, for example, does so within an instant.
    """
    for wait_s in _LEASE_WAITS_S:
        try:
            return _opened(name, folder_fd)
        except BlockingIOError:
            time.sleep(wait_s)
    return _opened(name, folder_fd)


def _opened(name: bytes, folder_fd: int) -> int:
    try:
        return os.open(name, _OWN_FLAGS, dir_fd=folder_fd)
    except PermissionError:
        return os.open(name, _FLAGS, dir_fd=folder_fd)


def ask_ahead(fd: int, start: int, length: int) -> None:
    """Have the kernel read data ahead in the background."""
    for _ in asking_ahead(fd, start, length):
        pass


def asking_ahead(fd: int, start: int, length: int) -> Iterator[int]:
    """Do the same as `ask_ahead`, one request at a time; yield the size of each in bytes.

    The requests are small because the kernel reads only a part of a longer one: the device's read-ahead (128 KiB by
    default), or the device's optimal request size if that is larger (`force_page_cache_ra`, mm/readahead.c).
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
    """Yield the ranges of a file that hold data, from `start` on; holes lie between them. Raises OSError."""
    while start < size:
        try:
            begin = os.lseek(fd, start, os.SEEK_DATA)
        except OSError as error:
            if error.errno != errno.ENXIO:  # ENXIO: only a hole follows
                raise
            return
        end = min(size, os.lseek(fd, begin, os.SEEK_HOLE))
        if begin >= size or end <= begin:
            return
        yield begin, end
        start = end


def hole_bytes_of(info: os.stat_result) -> int:
    """Return about how much of a file is holes; compressed files look the same."""
    return max(0, info.st_size - info.st_blocks * _BLOCK_BYTES)


def is_sparse(info: os.stat_result) -> bool:
    """Whether a file may have holes. Compressed files look the same."""
    return info.st_size > info.st_blocks * _BLOCK_BYTES


def hole_bytes(name: bytes, folder_fd: int, size: int) -> int:
    """Return the size of a file's holes, or 0 if it cannot be read, which copying it will report."""
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


def long_holes_bytes(info: os.stat_result) -> int:
    """Return about how much of a file is holes, or 0 if hashing them takes no noticeable time."""
    count = hole_bytes_of(info)
    return count if count >= _LONG_HOLES_BYTES else 0


def hasher_of(info: os.stat_result) -> blake3:
    """Return a hasher for a whole file. Holes are hashed without reading, so long ones use all processors."""
    return blake3(max_threads=len(os.sched_getaffinity(0)) if long_holes_bytes(info) else 1)


def hash_zeros(hasher: blake3, count: int, on_hashed: Callable[[int], object] = lambda _bytes: None) -> None:
    """Hash the zeros of a hole without reading them. `on_hashed` is called often, with the bytes hashed since then.

    The hash of zeros depends on their position (BLAKE3 counts its chunks), so it cannot be cached.
    """
    zeros = _many_zeros() if count >= _ZEROS_STEP_BYTES else memoryview(ZEROS)
    while count > 0:
        step = min(count, len(zeros))
        hasher.update(zeros[:step])
        count -= step
        on_hashed(step)


@cache
def _many_zeros() -> memoryview:
    """Return zeros that take no memory: only reading them maps them, to the kernel's page of zeros."""
    return memoryview(bytes(_ZEROS_STEP_BYTES))


def settle(fd: int, ctime_ns: int) -> None:
    """Make sure that each later change gets a time of its own. Call it before reading, with the ctime seen before.

    A program that has mapped a file into memory updates the ctime with its first change to a page. Later changes to the
    page don't, until the kernel begins to write it back: after about 30 seconds, or ten minutes on some laptops. A
    write(2) sets the time at which it began; it locks the file until it ends, and a search for data waits for the lock.
    Neither matters for a file that has not changed for a while. Errors show when the file is read.
    """
    if abs(time.time_ns() - ctime_ns) < _UNWRITTEN_NS:
        try:  # noqa: SIM105 (contextlib.suppress takes six times as long, and each file may come here)
            linux.start_all_writeback(fd)
        except OSError:
            pass
        try:  # noqa: SIM105 (as above)
            os.lseek(fd, 0, os.SEEK_DATA)
        except OSError:
            pass


class SequentialReader:
    """Reads a file with read-ahead, and drops data from the page cache that was not there before.

    Attributes:
        fd: the open file.
    """

    def __init__(self, fd: int, size: int) -> None:
        self.fd = fd
        self._size = size
        self._asked_to = 0
        self._dropped_to = 0
        self._drops = not _is_cached(fd, size)
        os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_SEQUENTIAL)

    def read(self, view: memoryview, offset: int) -> int:
        """Read into `view` and return the number of bytes; it is smaller than `view` only at the end of the file."""
        end = offset + len(view)
        if end + _AHEAD_BYTES // 2 > self._asked_to:
            start = max(self._asked_to, end)
            ask_ahead(self.fd, start, min(_AHEAD_BYTES, self._size - start))
            self._asked_to = start + _AHEAD_BYTES
            if self._drops and end > _AHEAD_BYTES:
                self.drop(end - _AHEAD_BYTES)
        done = os.preadv(self.fd, [view], offset)
        while 0 < done < len(view):
            count = os.preadv(self.fd, [view[done:]], offset + done)
            if not count:
                break
            done += count
        return done

    def drop(self, offset: int) -> None:
        """Drop the data before `offset` from the page cache, unless it was there before."""
        if self._drops:
            os.posix_fadvise(self.fd, self._dropped_to, offset - self._dropped_to, os.POSIX_FADV_DONTNEED)
            self._dropped_to = offset


def _is_cached(fd: int, size: int) -> bool:
    """Whether the file was in memory before. Its end tells, because read-ahead has not reached it yet."""
    try:
        os.preadv(fd, [bytearray(_LOOK_BYTES)], max(0, size - _LOOK_BYTES), os.RWF_NOWAIT)
    except BlockingIOError:
        return False
    except OSError:  # the filesystem cannot tell
        return True
    return True


def reason_of(error: OSError) -> LeftOutReason:
    """Why reading from the source failed."""
    for kind, reason in _REASONS.items():
        if isinstance(error, kind):
            return reason
    if error.errno in _OF_ANOTHER_KIND:
        return LeftOutReason.CHANGING
    if error.errno == errno.ENOMEDIUM:
        return LeftOutReason.NOT_MOUNTED
    return LeftOutReason.READ_ERROR


def step_ns(kind: str, release: str) -> int:
    """Return the clock step in ns of a kind of filesystem, with a kernel release such as 6.8.0-45-generic."""
    number = re.match(r"(\d+)\.(\d+)", release)
    is_exact = number is not None and (int(number[1]), int(number[2])) >= _EXACT_SINCE
    if kind in _EXACT_KINDS:
        return 0 if is_exact else _TICK_NS
    return _TICK_NS if kind in _OTHER_KINDS else _COARSE_NS


class ClockSteps:
    """The clock steps of the filesystems from which a run reads."""

    def __init__(
        self, release: str = "", now_ns: Callable[[], int] = time.time_ns, step_of: Callable[[str, str], int] = step_ns
    ) -> None:
        """`release` defaults to the running kernel's."""
        self.now_ns = now_ns
        self._release = release or os.uname().release
        self._step_of = step_of
        self._steps: dict[int, int] = {}

    def may_change_unnoticed(self, fd: int, info: os.stat_result, began_ns: int) -> bool:
        """Whether an open file, read since `began_ns`, may change again without a new ctime.

        A ctime far in the future, after the clock was set back, does not count.
        """
        device = info.st_dev
        if device not in self._steps:
            mount = mount_of(fd)
            self._steps[device] = self._step_of(mount.kind if mount is not None else "", self._release)
        return abs(began_ns - info.st_ctime_ns) < self._steps[device]
