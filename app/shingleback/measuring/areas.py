"""Where a real drive is measured, bypassing the page cache: in a new file in free space, or on a whole device.

Beside the file, small files are created on the same filesystem. A device is only read: its filesystems and everything
else on it stay as they are. It is opened read-only, so that not even a bug could write to it.

The folder with these files is removed, however the program ends. If the filesystem supports it, the large file has no
name (O_TMPFILE), so the kernel removes it with the process. Otherwise it has a name in a folder that is locked during a
measurement; any later measurement removes the folder if it is unlocked. Notes in the user's home folder record where
measurements began, so that the next start of the program looks there. By then the drive may be absent, with an empty
mount point left, or mounted elsewhere. Only files with the names defined here are removed, and only in a folder that
belongs to the same user.
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
_NO_TMPFILE_ERRORS: Final = linux.FULL  # these do not mean that O_TMPFILE is not supported
_FS_IOC_GETFLAGS: Final = 0x80086601  # <linux/fs.h>
_FS_IOC_SETFLAGS: Final = 0x40086602
_FS_NOCOW_FL: Final = 0x00800000
_FLAGS: Final = struct.Struct("=l")
_STEP_BYTES: Final = 1 << 30

Find = Callable[[str], str | None]


class MeasurementFolder:
    """The folder of a measurement, open as `folder_fd` and locked."""

    def __init__(self, folder_fd: int) -> None:
        self.folder_fd = folder_fd

    def open_area(self) -> int:
        """Create an empty file and open it to read and write. Raises OSError."""
        try:
            return os.open(".", os.O_TMPFILE | os.O_RDWR | os.O_CLOEXEC, 0o600, dir_fd=self.folder_fd)
        except OSError as error:
            if error.errno in _NO_TMPFILE_ERRORS:
                raise
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
        return os.open(_AREA, flags, 0o600, dir_fd=self.folder_fd)

    def open_files(self) -> int:
        """Create and open the folder for small files. Raises OSError."""
        os.mkdir(_FILES, 0o700, dir_fd=self.folder_fd)
        return os.open(_FILES, FOLDER_FLAGS, dir_fd=self.folder_fd)

    def remove_files(self) -> None:
        """Remove that folder with all small files. Raises OSError."""
        _remove_files(self.folder_fd)


@contextlib.contextmanager
def workplace(destination: Path) -> Iterator[MeasurementFolder]:
    """Create the measurement's folder on `destination`, and remove it at the end.

    Raises UsageError if a measurement is running there, or if something else has the folder's name, and OSError.
    """
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
        yield MeasurementFolder(fd)
    finally:
        _clear(destination, fd)
        os.close(fd)


def remove_left_behind(destination: Path) -> bool:
    """Remove an earlier measurement's folder, unless one is running; return whether none is left. Raises OSError."""
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
    """Open and lock the folder; return None if a process has locked it, or another user owns it. Raises OSError."""
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
    """Remove the folder and the files of a measurement; other files stay, and so does the folder then."""
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


class OpenArea:
    """An area of a real drive, over an open file that it closes.

    Attributes:
        is_direct: requests bypass the page cache.
    """

    def __init__(self, fd: int, size_bytes: int, clock: Callable[[], float], sleep: Callable[[float], None]) -> None:
        self._fd = fd
        self._size_bytes = size_bytes
        self._clock = clock
        self._sleep = sleep
        self._buffer = mmap.mmap(-1, MIB)  # page-aligned, as O_DIRECT requires
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

    def idle(self, seconds: float) -> None:
        self._sleep(seconds)

    def _bypass_page_cache(self) -> bool:
        try:
            fcntl.fcntl(self._fd, fcntl.F_SETFL, fcntl.fcntl(self._fd, fcntl.F_GETFL) | os.O_DIRECT)
        except OSError:
            return False
        return True


class FileArea(OpenArea):
    """An area in a new file. Writes that cannot bypass the page cache are made durable one by one.

    Attributes:
        is_unmoved: on btrfs, copy-on-write is off for the file, so overwrites stay in place.
    """

    def __init__(
        self,
        place: MeasurementFolder,
        size_bytes: int,
        *,
        most_bytes: int = 0,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Preallocate `size_bytes`; writes beyond them allocate more, in steps, up to `most_bytes`.

        Raises UsageError if there is too little space, and OSError.
        """
        super().__init__(place.open_area(), size_bytes, clock, sleep)
        self._taken_bytes = size_bytes
        self._most_bytes = most_bytes
        self._buffer[:] = os.urandom(MIB)  # compressible data would be written faster
        try:
            self.is_unmoved = _stay_in_place(self._fd)
            self._allocate()
            self.is_direct = self._bypass_page_cache()
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
        """Allocate space up to `end`; a filesystem that does not support that allocates it with each write."""
        if end <= self._taken_bytes:
            return
        begin, self._taken_bytes = self._taken_bytes, max(end, min(self._taken_bytes + _STEP_BYTES, self._most_bytes))
        try:
            linux.allocate(self._fd, begin, self._taken_bytes - begin)
        except OSError as error:
            if error.errno in linux.FULL:
                raise

    def _allocate(self) -> None:
        """Preallocate the file if the filesystem supports it, so that its place is settled before anything is timed."""
        try:
            linux.allocate(self._fd, 0, self._size_bytes)
        except OSError as error:
            if error.errno in linux.FULL:
                space = os.fstatvfs(self._fd)
                room = space.f_bavail * space.f_frsize
                raise UsageError(Why.TEST_NEEDS_MORE, least=self._size_bytes, room=room) from None
            os.ftruncate(self._fd, self._size_bytes)


def _stay_in_place(fd: int) -> bool:
    """Turn off copy-on-write on btrfs; return whether that worked. Other filesystems ignore or refuse the flag."""
    with contextlib.suppress(OSError):
        (flags,) = _FLAGS.unpack(fcntl.ioctl(fd, _FS_IOC_GETFLAGS, _FLAGS.pack(0)))
        fcntl.ioctl(fd, _FS_IOC_SETFLAGS, _FLAGS.pack(flags | _FS_NOCOW_FL))
        (flags,) = _FLAGS.unpack(fcntl.ioctl(fd, _FS_IOC_GETFLAGS, _FLAGS.pack(0)))
        return bool(flags & _FS_NOCOW_FL)
    return False


class RealSmallFiles:
    """Creates and removes small files in a folder of their own; after each step, everything is on the drive."""

    def __init__(self, place: MeasurementFolder, poll: Callable[[], None], clock: Callable[[], float]) -> None:
        self._place = place
        self._poll = poll
        self._clock = clock

    def make(self, count: int, size_bytes: int) -> float:
        """Create the files and return how long that took. Raises OSError, and what `poll` raises before each file."""
        content, began_s = os.urandom(size_bytes), self._clock()
        with _opened(self._place.open_files()) as folder_fd:
            for number in range(count):
                self._poll()
                with _opened(os.open(f"{number}", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600, dir_fd=folder_fd)) as fd:
                    os.write(fd, content)
            linux.syncfs(folder_fd)
        return self._clock() - began_s

    def remove(self) -> float:
        """Remove the files and return how long that took. Raises OSError."""
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
    """A whole device, which is only read.

    Attributes:
        device_number: the kernel's number of the device; 0 for a regular file.
    """

    def __init__(
        self, fd: int, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        """`fd` is open for reading; reads bypass the page cache if the kernel allows it."""
        super().__init__(fd, os.lseek(fd, 0, os.SEEK_END), clock, sleep)
        self.device_number = os.fstat(fd).st_rdev
        self.is_direct = self._bypass_page_cache()

    def write(self, offset: int, length: int) -> None:  # noqa: ARG002 (as in every area)
        raise UsageError(Why.TEST_ONLY_READS)

    def flush(self) -> None:
        """Do nothing, because nothing was written."""


class MeasurementNote(msgspec.Struct, frozen=True):
    """A folder in which a measurement was begun.

    Attributes:
        path: the folder's path.
        point: where its filesystem was mounted; empty if no mount could be seen, as in a chroot below none.
        inner: the folder's path from the root of that filesystem.
        filesystem: the filesystem's UUID; empty if unknown.
    """

    path: bytes
    point: bytes = b"/"
    inner: bytes = b""
    filesystem: str = ""

    def now(self, mounted: Iterable[Mount], find_uuid: Find) -> Path | None:
        """Return where the folder is now; None if its filesystem is not mounted."""
        all_of_them, path = list(mounted), Path(os.fsdecode(self.path))
        uppermost_mount = uppermost(path, all_of_them)
        if uppermost_mount is None and not self.point:
            return path
        if (
            uppermost_mount is not None
            and bytes(uppermost_mount.point) == self.point
            and (not self.filesystem or find_uuid(uppermost_mount.source) in (None, self.filesystem))
        ):
            return path
        for mount in all_of_them if self.filesystem else ():
            shown = mount.shown(Path(os.fsdecode(self.inner)))
            if shown is not None and find_uuid(mount.source) == self.filesystem:
                return shown
        return None


def begun_at(destination: Path, mounted: Iterable[Mount], find_uuid: Find) -> MeasurementNote:
    real = Path(os.path.realpath(destination))
    mount = uppermost(real, mounted)
    if mount is None:
        return MeasurementNote(bytes(real), b"")
    return MeasurementNote(bytes(real), bytes(mount.point), bytes(mount.inner(real)), find_uuid(mount.source) or "")


class MeasurementNotes:
    """Stores notes about where measurements were begun, one file each."""

    def __init__(self, folder: Path, look: Callable[[], Iterable[Mount]] = mounts, find_uuid: Find = uuid_of) -> None:
        self._folder = folder
        self._look = look
        self._find_uuid = find_uuid

    def note(self, destination: Path) -> None:
        """Store a note about `destination`. Raises OSError."""
        private_files.make_folder(self._folder)
        place = begun_at(destination, self._look(), self._find_uuid)
        private_files.write(self._file(destination), msgspec.json.encode(place))

    def forget(self, destination: Path) -> None:
        self._file(destination).unlink(missing_ok=True)

    def noted(self) -> list[MeasurementNote]:
        return [place for _, place in self._notes()]

    def clean(self) -> None:
        """Remove what measurements left at the noted places. Notes about absent drives stay. Never raises OSError."""
        mounted = list(self._look())
        for file, place in self._notes():
            with contextlib.suppress(OSError):
                now = place.now(mounted, self._find_uuid)
                if now is not None and remove_left_behind(now):
                    file.unlink(missing_ok=True)

    def _notes(self) -> Iterator[tuple[Path, MeasurementNote]]:
        """Yield the readable notes, each with its file."""
        with contextlib.suppress(OSError):
            for file in sorted(self._folder.iterdir()):
                with contextlib.suppress(OSError, *UNDECODABLE):
                    yield file, msgspec.json.decode(file.read_bytes(), type=MeasurementNote)

    def _file(self, destination: Path) -> Path:
        return self._folder / hashlib.sha256(os.fsencode(destination)).hexdigest()[:24]
