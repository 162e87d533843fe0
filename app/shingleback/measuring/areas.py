"""Where a real drive is measured, past the computer's memory: in a file of our own in free space, or a whole device.

Beside the file, small files are made on the same filesystem. A device is only read: its filesystems, and whatever else
is on it, stay as they are. It is opened for reading only, so that not even a fault of the program could write.

Nothing of our folder is left behind, however the program ends. The large file has no name where the filesystem can do
that (O_TMPFILE): then the kernel removes it with the process. Elsewhere it has a name in a folder that is locked while
a measurement runs; whoever finds that folder unlocked removes it. A note in the person's home says where measurements
were begun, so that the next start of the program looks there; by then the drive may not be there, and its empty mount
point may, or it is mounted somewhere else. Only what bears the names that are given here is removed, and only in a
folder that belongs to the same user.
"""

import contextlib
import fcntl
import hashlib
import mmap
import os
import struct
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from shingleback.devices.mounts import Mount, mounts, uppermost, uuid_of
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.text import UNDECODABLE
from shingleback.engine.files import linux
from shingleback.engine.files.folders import FOLDER_FLAGS
from shingleback.measuring.sequences import MIB
from shingleback.store import private_files

FOLDER: Final = ".shingleback-test"
_AREA: Final = "area"
_FILES: Final = "files"
_NO_TMPFILE_ERRORS: Final = linux.FULL  # what is no answer to the question whether O_TMPFILE exists


class Workplace:
    """The folder, open and locked. Attributes: `folder_fd`."""

    def __init__(self, folder_fd: int) -> None:
        self.folder_fd = folder_fd

    def open_area(self) -> int:
        """A new, empty file to read and write. Raises OSError."""
        try:
            return os.open(".", os.O_TMPFILE | os.O_RDWR | os.O_CLOEXEC, 0o600, dir_fd=self.folder_fd)
        except OSError as error:
            if error.errno in _NO_TMPFILE_ERRORS:
                raise
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
        return os.open(_AREA, flags, 0o600, dir_fd=self.folder_fd)

    def open_files(self) -> int:
        """The folder for small files, new and empty. Raises OSError."""
        os.mkdir(_FILES, 0o700, dir_fd=self.folder_fd)
        return os.open(_FILES, FOLDER_FLAGS, dir_fd=self.folder_fd)

    def remove_files(self) -> None:
        """That folder, with all small files in it. Raises OSError."""
        _remove_files(self.folder_fd)


@contextlib.contextmanager
def workplace(destination: Path) -> Iterator[Workplace]:
    """Raises UsageError where one is at work there, or something else has its name, and OSError."""
    remove_left_behind(destination)
    with contextlib.suppress(FileExistsError):
        (destination / FOLDER).mkdir(0o700)
    try:
        fd = _take(destination)
    except NotADirectoryError as error:
        raise UsageError(
            Why.TARGET_UNWRITABLE, path=str(destination / FOLDER), detail=os.strerror(error.errno or 0)
        ) from None
    if fd is None:
        raise UsageError(Why.TEST_RUNNING, path=str(destination))
    try:
        yield Workplace(fd)
    finally:
        _clear(destination, fd)
        os.close(fd)


def remove_left_behind(destination: Path) -> bool:
    """Whether nothing of an earlier measurement is left there. One that is running is left alone. Raises OSError."""
    try:
        fd = _take(destination)
    except (FileNotFoundError, NotADirectoryError):
        return destination.is_dir()
    if fd is None:
        return False
    try:
        _clear(destination, fd)
    finally:
        os.close(fd)
    return not (destination / FOLDER).exists()


def _take(destination: Path) -> int | None:
    """The folder, locked; None where somebody else has the lock, or owns it. Raises OSError."""
    fd = os.open(destination / FOLDER, FOLDER_FLAGS)
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        is_ours = os.fstat(fd).st_uid == os.geteuid()
        is_still_there = os.path.samestat(os.fstat(fd), os.lstat(destination / FOLDER))
    except BlockingIOError:
        os.close(fd)
        return None
    except OSError:
        os.close(fd)
        raise
    if is_ours and is_still_there:
        return fd
    os.close(fd)
    return None


def _clear(destination: Path, fd: int) -> None:
    """What somebody else put there stays, and the folder with it."""
    with contextlib.suppress(FileNotFoundError, IsADirectoryError):
        os.unlink(_AREA, dir_fd=fd)
    with contextlib.suppress(OSError):
        _remove_files(fd)
    with contextlib.suppress(OSError):
        os.rmdir(destination / FOLDER)


def _remove_files(fd: int) -> None:
    files_fd = os.open(_FILES, FOLDER_FLAGS, dir_fd=fd)
    try:
        for name in os.listdir(files_fd):
            if name.isdecimal():
                os.unlink(name, dir_fd=files_fd)
    finally:
        os.close(files_fd)
    os.rmdir(_FILES, dir_fd=fd)


_FS_IOC_GETFLAGS: Final = 0x80086601  # <linux/fs.h>
_FS_IOC_SETFLAGS: Final = 0x40086602
_FS_NOCOW_FL: Final = 0x00800000
_FLAGS: Final = struct.Struct("=l")
_STEP_BYTES: Final = 1 << 30


class OpenArea:
    """What every area of a real drive has; it closes the file at the end.

    Attributes: `is_direct`: requests pass the computer's memory by.
    """

    def __init__(self, fd: int, size_bytes: int, clock: Callable[[], float], sleep: Callable[[float], None]) -> None:
        self._fd = fd
        self._size_bytes = size_bytes
        self._clock = clock
        self._sleep = sleep
        self._buffer = mmap.mmap(-1, MIB)  # page-aligned, as O_DIRECT needs it
        self._view = memoryview(self._buffer)
        self.is_direct = False

    @property
    def size_bytes(self) -> int:
        return self._size_bytes

    def close(self) -> None:
        self._view.release()
        self._buffer.close()
        os.close(self._fd)

    def now_s(self) -> float:
        return self._clock()

    def read(self, offset: int, length: int) -> None:
        try:
            if not self.is_direct:
                os.posix_fadvise(self._fd, offset, length, os.POSIX_FADV_DONTNEED)
            os.preadv(self._fd, [self._view[:length]], offset)
        except OSError as error:
            raise linux.refusal(error.errno or 0) from error

    def rest(self, seconds: float) -> None:
        self._sleep(seconds)

    def _pass_memory_by(self) -> bool:
        try:
            fcntl.fcntl(self._fd, fcntl.F_SETFL, fcntl.fcntl(self._fd, fcntl.F_GETFL) | os.O_DIRECT)
        except OSError:
            return False
        return True


class FileArea(OpenArea):
    """Each write is made durable where it does not pass the computer's memory by.

    Attributes: `is_unmoved`: a btrfs has promised to write each change where it was.
    """

    def __init__(
        self,
        place: Workplace,
        size_bytes: int,
        *,
        most_bytes: int = 0,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Takes all of its room at once; writes beyond it take more, in steps, up to `most_bytes`.

        Raises UsageError where there is too little, and OSError.
        """
        super().__init__(place.open_area(), size_bytes, clock, sleep)
        self._taken_bytes = size_bytes
        self._most_bytes = most_bytes
        self._buffer[:] = os.urandom(MIB)  # what could be compressed would be written faster
        try:
            self.is_unmoved = _stay_in_place(self._fd)
            self._allocate()
            self.is_direct = self._pass_memory_by()
        except BaseException:
            self.close()
            raise

    def write(self, offset: int, length: int) -> None:
        try:
            self._take_room(offset + length)
            done = 0
            while done < length:
                done += os.pwrite(self._fd, self._view[done:length], offset + done)
            if not self.is_direct:
                os.fdatasync(self._fd)
        except OSError as error:
            raise linux.refusal(error.errno or 0) from error

    def flush(self) -> None:
        try:
            os.fdatasync(self._fd)
        except OSError as error:
            raise linux.refusal(error.errno or 0) from error

    def _take_room(self, end: int) -> None:
        """A filesystem that cannot do that takes it with each write."""
        if end <= self._taken_bytes:
            return
        begin, self._taken_bytes = self._taken_bytes, max(end, min(self._taken_bytes + _STEP_BYTES, self._most_bytes))
        try:
            linux.allocate(self._fd, begin, self._taken_bytes - begin)
        except OSError as error:
            if error.errno in linux.FULL:
                raise

    def _allocate(self) -> None:
        """Where the filesystem allows it, in one go, so that the place is settled before anything is timed."""
        try:
            linux.allocate(self._fd, 0, self._size_bytes)
        except OSError as error:
            if error.errno in linux.FULL:
                left = os.fstatvfs(self._fd)
                room = left.f_bavail * left.f_frsize
                raise UsageError(Why.TEST_NEEDS_MORE, least=self._size_bytes, room=room) from None
            os.ftruncate(self._fd, self._size_bytes)


def _stay_in_place(fd: int) -> bool:
    """Btrfs would write each change to another place. Other filesystems do not know the wish, or refuse it."""
    with contextlib.suppress(OSError):
        (flags,) = _FLAGS.unpack(fcntl.ioctl(fd, _FS_IOC_GETFLAGS, _FLAGS.pack(0)))
        fcntl.ioctl(fd, _FS_IOC_SETFLAGS, _FLAGS.pack(flags | _FS_NOCOW_FL))
        (flags,) = _FLAGS.unpack(fcntl.ioctl(fd, _FS_IOC_GETFLAGS, _FLAGS.pack(0)))
        return bool(flags & _FS_NOCOW_FL)
    return False


class RealSmallFiles:
    """In a folder of their own; at the end of each step everything is on the drive."""

    def __init__(self, place: Workplace, is_canceled: Callable[[], bool], clock: Callable[[], float]) -> None:
        self._place = place
        self._is_canceled = is_canceled
        self._clock = clock

    def make(self, count: int, size_bytes: int) -> float:
        """Raises OSError. A person who cancels ends it early."""
        content, began_s = os.urandom(size_bytes), self._clock()
        with _opened(self._place.open_files()) as folder_fd:
            for number in range(count):
                if self._is_canceled():
                    break
                with _opened(os.open(f"{number}", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600, dir_fd=folder_fd)) as fd:
                    os.write(fd, content)
            linux.syncfs(folder_fd)
        return self._clock() - began_s

    def remove(self) -> float:
        """Raises OSError."""
        began_s = self._clock()
        self._place.remove_files()
        linux.syncfs(self._place.folder_fd)
        return self._clock() - began_s


@contextlib.contextmanager
def _opened(fd: int) -> Iterator[int]:
    try:
        yield fd
    finally:
        os.close(fd)


class DeviceArea(OpenArea):
    """Attributes: `device_number`: the kernel's; 0 for a file."""

    def __init__(
        self, fd: int, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        """Where the kernel allows it, reads pass the computer's memory by."""
        super().__init__(fd, os.lseek(fd, 0, os.SEEK_END), clock, sleep)
        self.device_number = os.fstat(fd).st_rdev
        self.is_direct = self._pass_memory_by()

    def write(self, offset: int, length: int) -> None:  # noqa: ARG002 (as every area)
        raise UsageError(Why.TEST_ONLY_READS)

    def flush(self) -> None:
        """Nothing was written."""


Find = Callable[[str], str | None]


class BegunPlace(msgspec.Struct, frozen=True):
    """One of them.

    Attributes:
        path: of the folder; `point`: where its filesystem was mounted.
        inner: the folder, from the root of that filesystem; `filesystem`: its UUID, or empty if nobody knows it.
    """

    path: bytes
    point: bytes = b"/"
    inner: bytes = b""
    filesystem: str = ""

    def now(self, mounted: Iterable[Mount], find_uuid: Find) -> Path | None:
        """Where it is; None while its filesystem is not mounted."""
        all_of_them, path = list(mounted), Path(os.fsdecode(self.path))
        same = uppermost(path, all_of_them)
        if same is not None and bytes(same.point) == self.point and self._may_be(same, find_uuid):
            return path
        for mount in all_of_them if self.filesystem else ():
            shown = mount.shown(Path(os.fsdecode(self.inner)))
            if shown is not None and find_uuid(mount.source) == self.filesystem:
                return shown
        return None

    def _may_be(self, mount: Mount, find_uuid: Find) -> bool:
        return not self.filesystem or find_uuid(mount.source) in (None, self.filesystem)


def begun_at(destination: Path, mounted: Iterable[Mount], find_uuid: Find) -> BegunPlace:
    real = Path(os.path.realpath(destination))
    mount = uppermost(real, mounted)
    if mount is None:
        return BegunPlace(bytes(real))
    return BegunPlace(bytes(real), bytes(mount.point), bytes(mount.inner(real)), find_uuid(mount.source) or "")


class BegunPlaces:
    """Notes, one file each."""

    def __init__(self, folder: Path, look: Callable[[], Iterable[Mount]] = mounts, find_uuid: Find = uuid_of) -> None:
        self._folder = folder
        self._look = look
        self._find_uuid = find_uuid

    def note(self, destination: Path) -> None:
        """Raises OSError."""
        private_files.make_folder(self._folder)
        place = begun_at(destination, self._look(), self._find_uuid)
        private_files.write(self._file(destination), msgspec.json.encode(place))

    def forget(self, destination: Path) -> None:
        self._file(destination).unlink(missing_ok=True)

    def noted(self) -> list[BegunPlace]:
        return [place for _, place in self._notes()]

    def clean(self) -> None:
        """Remove what was left at each place. A drive that is not there is remembered. Raises no error."""
        mounted = list(self._look())
        for file, place in self._notes():
            with contextlib.suppress(OSError):
                now = place.now(mounted, self._find_uuid)
                if now is not None and remove_left_behind(now):
                    file.unlink(missing_ok=True)

    def _notes(self) -> list[tuple[Path, BegunPlace]]:
        with contextlib.suppress(OSError):
            return [(file, _understood(file.read_bytes())) for file in sorted(self._folder.iterdir())]
        return []

    def _file(self, destination: Path) -> Path:
        return self._folder / hashlib.sha256(os.fsencode(destination)).hexdigest()[:24]


def _understood(content: bytes) -> BegunPlace:
    """An earlier version of the program noted the path alone."""
    try:
        return msgspec.json.decode(content, type=BegunPlace)
    except UNDECODABLE:
        return begun_at(Path(os.fsdecode(content)), mounts(), uuid_of)
