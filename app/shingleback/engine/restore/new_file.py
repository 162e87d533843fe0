"""Makes a restored file or name in a folder. The next restore removes temporary files of a killed process.

An existing entry is replaced only if it is still the one that was seen there.
"""

import contextlib
import errno
import functools
import os
import re
import secrets
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from shingleback.engine.files import linux
from shingleback.engine.files.folders import stat_or_none

_LONGEST_NAME_BYTES: Final = 255
_TEMPORARY: Final = re.compile(rb"\..*\.restoring-([0-9]{1,7})-([0-9a-f]{8})-[0-9a-f]{8}", re.DOTALL)
_STATE, _START_TIME = 0, 19  # fields of /proc/PID/stat after the name; see proc(5)
_HAS_ENDED: Final = (b"Z", b"X")
_WINDOW_BYTES: Final = 16 << 20
_ZEROS: Final = bytes(1 << 16)
_PERMISSIONS: Final = 0o777
_BOOT: Final = Path("/proc/sys/kernel/random/boot_id")
NAMELESS: Final = os.O_TMPFILE | os.O_WRONLY | os.O_CLOEXEC
_NAMED: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC


def put_new(folder_fd: int, temporary: bytes, name: bytes) -> None:
    """Rename `temporary` to a free name. Raises FileExistsError if the name is taken; `temporary` stays then."""
    try:
        linux.rename_noreplace(temporary, folder_fd, name, folder_fd)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOSYS):
            raise
        try:
            os.link(temporary, name, src_dir_fd=folder_fd, dst_dir_fd=folder_fd, follow_symlinks=False)
        except FileExistsError:
            raise
        except OSError as error:  # no hard links either
            if stat_or_none(name, folder_fd) is not None:
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from error
            os.rename(temporary, name, src_dir_fd=folder_fd, dst_dir_fd=folder_fd)
        else:
            os.unlink(temporary, dir_fd=folder_fd)


def put_over(folder_fd: int, temporary: bytes, name: bytes, expected_info: os.stat_result) -> None:
    """Rename `temporary` over the entry that was seen there. Raises FileExistsError if that has changed since."""
    info = stat_or_none(name, folder_fd)
    if info is None:
        put_new(folder_fd, temporary, name)
    elif _identity(info) == _identity(expected_info):
        os.rename(temporary, name, src_dir_fd=folder_fd, dst_dir_fd=folder_fd)
    else:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))


def beside(name: bytes, mark: str) -> bytes:
    """Return a name beside an existing one: `name (mark).ext`."""
    stem, dot, ending = name.rpartition(b".")
    behind = f" ({mark})".encode() + dot + ending
    if not stem or len(behind) >= _LONGEST_NAME_BYTES:
        stem, behind = name, f" ({mark})".encode()
    return shortened(stem, _LONGEST_NAME_BYTES - len(behind)) + behind


def shortened(name: bytes, most_bytes: int) -> bytes:
    """Shorten a name without cutting a letter in half, which some filesystems refuse."""
    if len(name) <= most_bytes:
        return name
    cut = name[:most_bytes]
    try:
        name.decode()
    except UnicodeDecodeError:
        return cut
    return cut.decode("utf-8", "ignore").encode()


def temporary_name(name: bytes) -> bytes:
    """Return a temporary name that identifies this process, so that `remove_leftovers` can tell if it has ended."""
    ending = f".restoring-{_process(os.getpid())}-{secrets.token_hex(4)}".encode()
    return b"." + shortened(name, _LONGEST_NAME_BYTES - 1 - len(ending)) + ending


def remove_leftovers(folder_fd: int) -> None:
    """Remove the entries with temporary names whose process has ended."""
    for name in os.listdir(folder_fd):
        match = _TEMPORARY.fullmatch(os.fsencode(name))
        if match and not _is_running(int(match[1]), match[2].decode()):
            with contextlib.suppress(OSError):
                os.unlink(name, dir_fd=folder_fd)


@functools.cache
def _process(pid: int) -> str:
    """Return the id and start time of this process, which is cached by its id, because a fork has another one."""
    return f"{pid}-{_start_of(pid)}"


def _is_running(pid: int, start: str) -> bool:
    """Whether a process is running. Another one may have its id by now, and `hidepid` may hide other users'."""
    try:
        return _start_of(pid) == start
    except (FileNotFoundError, ProcessLookupError):
        pass
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return False  # a zombie


def _start_of(pid: int) -> str:
    """Return a hash of a process's start, to tell it from a later process with the same id.

    Raises FileNotFoundError or ProcessLookupError if there is no such process.
    """
    fields = Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()
    if fields[_STATE] in _HAS_ENDED:
        raise ProcessLookupError
    return f"{zlib.crc32(_BOOT.read_bytes() + fields[_START_TIME]):08x}"


def damaged_name(name: bytes) -> bytes:
    ending = b".damaged"
    return shortened(name, _LONGEST_NAME_BYTES - len(ending)) + ending


def around_zeros(data: memoryview, offset: int) -> Iterator[tuple[memoryview, int]]:
    """Yield the blocks of a piece of a file that are not only zeros, each with its offset."""
    for start in range(0, len(data), len(_ZEROS)):
        part = data[start : start + len(_ZEROS)]
        if bytes(part) != _ZEROS[: len(part)]:
            yield part, offset + start


def has_zeros(data: memoryview) -> bool:
    """Whether a block of the data has only zeros, so that it may be a hole."""
    return sum(len(part) for part, _ in around_zeros(data, 0)) < len(data)


class NewFile:
    """A file that is written without a name (O_TMPFILE), so that it vanishes if the process is killed.

    If the filesystem does not support that, it has a temporary name that nobody mistakes for the file.

    Attributes:
        fd: the descriptor for writing.
    """

    def __init__(self, folder_fd: int, name: bytes, mode: int = 0o600) -> None:
        """`name` and `mode` are the final ones; the file may have the mode's permissions from the beginning."""
        self._folder_fd = folder_fd
        self._final_name = name
        self._temporary: bytes | None = None
        self._size_bytes = self._sent_bytes = self._done_bytes = 0
        try:
            self.fd = os.open(b".", NAMELESS, mode & _PERMISSIONS, dir_fd=folder_fd)
        except OSError as error:
            if error.errno not in (errno.EOPNOTSUPP, errno.EISDIR, errno.EINVAL):
                raise
            self._temporary = temporary_name(name)
            self.fd = os.open(self._temporary, _NAMED, 0o600, dir_fd=folder_fd)

    def close(self) -> None:
        """Close the file, which vanishes if it got no name."""
        os.close(self.fd)
        if self._temporary is not None:
            remove(self._temporary, self._folder_fd)

    def write(self, data: memoryview, offset: int) -> None:
        """Write data; offsets must rise. A large file is written back in windows, and does not stay in memory."""
        linux.write_all(self.fd, data, offset)
        self._size_bytes = offset + len(data)
        if self._size_bytes - self._sent_bytes >= _WINDOW_BYTES:
            linux.start_writeback(self.fd, self._sent_bytes, self._size_bytes - self._sent_bytes)
            if self._sent_bytes:
                linux.wait_writeback(self.fd, self._done_bytes, self._sent_bytes - self._done_bytes)
                os.posix_fadvise(self.fd, self._done_bytes, self._sent_bytes - self._done_bytes, os.POSIX_FADV_DONTNEED)
            self._done_bytes, self._sent_bytes = self._sent_bytes, self._size_bytes

    def write_around_zeros(self, data: memoryview, offset: int) -> None:
        """Write data, but leave holes for blocks of zeros."""
        for part, place in around_zeros(data, offset):
            self.write(part, place)

    def end_at(self, size_bytes: int) -> None:
        """Set the size: a hole may follow the last written data."""
        if self._size_bytes != size_bytes:
            os.ftruncate(self.fd, size_bytes)

    def put_new(self, name: bytes) -> None:
        """Give the file a free name. Raises FileExistsError if the name is taken."""
        if self._temporary is None:
            self._link(name)
        else:
            put_new(self._folder_fd, self._temporary, name)
            self._temporary = None

    def put_over(self, name: bytes, expected_info: os.stat_result) -> None:
        """Replace the entry that was seen there. Raises FileExistsError if that has changed since."""
        if self._temporary is None:
            temporary = temporary_name(self._final_name)
            self._link(temporary)
            self._temporary = temporary
        put_over(self._folder_fd, self._temporary, name, expected_info)
        self._temporary = None

    def _link(self, name: bytes) -> None:
        """Name the file in the way that open(2) recommends, which needs no privilege."""
        os.link(f"/proc/self/fd/{self.fd}", name, dst_dir_fd=self._folder_fd, follow_symlinks=True)


@contextlib.contextmanager
def removed_on_failure(name: bytes, folder_fd: int) -> Iterator[None]:
    try:
        yield
    except BaseException:
        remove(name, folder_fd)
        raise


def remove(name: bytes, folder_fd: int) -> None:
    with contextlib.suppress(FileNotFoundError):
        os.unlink(name, dir_fd=folder_fd)


def _identity(info: os.stat_result) -> tuple[int, ...]:
    return info.st_dev, info.st_ino, info.st_size, info.st_mtime_ns, info.st_ctime_ns
