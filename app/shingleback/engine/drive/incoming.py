"""Files on their way into the copy: where they are made, growing files, reading back, and the reserve.

A file can arrive in pieces, and may have to be split because its filesystem has a size limit (4 GiB on FAT).

Written files are read back before they are listed if the drive's report may not be enough. A filesystem reports a
failed write once, to whichever process asks first, and a full one may notice late (delayed allocation). So after any
error of a run, all files of each batch are read and compared, and a sample of them when a drive is nearly full.

A filesystem without a journal may lose files in a power cut. So after an interrupted run, all files of the copy are
looked up, and those of that run are read.

XFS divides a drive into a few large groups. It gives each new folder to the next group, and puts the content of a file
into the group of its folder. So a copy of many folders would go back and forth between all groups, which are a quarter
of the drive or a terabyte apart. Therefore, on XFS, all files of a run are made in one folder, the nursery, and renamed
to the folder in which they wait: a rename moves no content. So they lie in one group, one after the other. The first
group is the fastest, since it is at the outer edge of the disk. XFS takes room for 64 inodes at once, right after the
content written last, which would interrupt the content after every 64 files. Therefore many files are made before their
content comes. Figures are in docs/performance-trials.md.

The reserve is a little room that is kept free. With it, the removal of a version or of files can be recorded on a drive
that other programs have filled. Without it, a drive without a free block would stay full, because nothing is removed
before the removal is recorded. A small btrfs (mixed block groups) refuses a change unless there is room for the most
that it could ever write: 64 KiB for each item of its trees, of which a rename has eleven. And if a drive has no inode
left, the reserve's inode lets a segment begin; so the reserve is made before the first file is written.
"""

import contextlib
import errno
import os
import stat
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final, Protocol, TypeVar

import msgspec
import msgspec.structs
from blake3 import blake3

from shingleback.engine.drive.disk import Disk
from shingleback.engine.drive.messages import ExpectedFile
from shingleback.engine.drive.writeback import Windows
from shingleback.engine.files import linux
from shingleback.engine.files.attributes import Attributes, AttributeSetter
from shingleback.engine.files.folders import FolderCursor, join, open_folder, open_own_folder, remove_tree, split
from shingleback.engine.files.linux import DRIVE_ERRORS, FULL
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import is_stored_time
from shingleback.engine.repo.format import File
from shingleback.engine.repo.layout import part_name, paths_of_pieces

_EARLIER: Final = os.O_WRONLY | os.O_NOFOLLOW | os.O_CLOEXEC
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_MADE: Final = os.O_WRONLY | os.O_NOFOLLOW | os.O_CLOEXEC
_GROUPED_KINDS: Final = frozenset({"xfs"})
_MAX_GROUPS: Final = 64  # each of a terabyte at most
_FIRST_STOCK: Final = 16
_LARGEST_STOCK: Final = 4096

_READ_BYTES: Final = 1 << 20
_SAMPLE: Final = 64

RESERVE_BYTES: Final = 1 << 20
_Result = TypeVar("_Result")


def parts_of(size: int, part_bytes: int) -> int:
    """Return the number of pieces into which a file is split; 0 if it stays whole."""
    return -(-size // part_bytes) if size > part_bytes else 0


class NewFiles(Protocol):
    def create(self, name: bytes, folder_fd: int, mode: int) -> int:
        """Create an empty file and return its descriptor. Raises OSError; then there is no file."""

    def close(self) -> None: ...


class DirectFiles:
    """Makes files in the folders in which they wait."""

    def create(self, name: bytes, folder_fd: int, mode: int) -> int:
        return os.open(name, _NEW, mode, dir_fd=folder_fd)

    def close(self) -> None:
        pass


@dataclass(slots=True)
class _Stock:
    """Empty files of one mode. Each refill makes twice as many as the one before."""

    names: deque[bytes] = field(default_factory=deque)
    next_count: int = _FIRST_STOCK


class NurseryFiles:
    """Makes files in one folder in `incoming`, which is made for the first file and removed with any unused ones."""

    def __init__(self, incoming_fd: int) -> None:
        self._incoming_fd = incoming_fd
        self._fd = -1
        self._stocks: dict[int, _Stock] = {}
        self._created = 0

    def create(self, name: bytes, folder_fd: int, mode: int) -> int:
        if self._fd < 0:
            self._fd = _make_nursery(self._incoming_fd)
        if not mode & stat.S_IWUSR:  # its owner could not open it for writing later
            return self._rename(os.open(b"new", _NEW, mode, dir_fd=self._fd), b"new", name, folder_fd)
        stock = self._stocks.setdefault(mode, _Stock())
        if not stock.names:
            self._fill(stock, mode)
        born = stock.names.popleft()
        return self._rename(os.open(born, _MADE, dir_fd=self._fd), born, name, folder_fd)

    def close(self) -> None:
        self._stocks.clear()
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def _rename(self, fd: int, born: bytes, name: bytes, folder_fd: int) -> int:
        try:
            linux.rename_noreplace(born, self._fd, name, folder_fd)
        except OSError:
            os.close(fd)
            os.unlink(born, dir_fd=self._fd)
            raise
        return fd

    def _fill(self, stock: _Stock, mode: int) -> None:
        """Refill the stock; if the drive has no room for more, one file is enough."""
        for _ in range(stock.next_count):
            self._created += 1
            name = b"%d" % self._created
            try:
                os.close(os.open(name, _NEW, mode, dir_fd=self._fd))
            except OSError:
                if not stock.names:
                    raise
                return
            stock.names.append(name)
        stock.next_count = min(2 * stock.next_count, _LARGEST_STOCK)


def _make_nursery(incoming_fd: int) -> int:
    remove_tree(layout.NURSERY, incoming_fd)
    os.mkdir(layout.NURSERY, 0o700, dir_fd=incoming_fd)
    around_fd = open_folder(layout.NURSERY, incoming_fd)
    try:
        # XFS gives new folders to the groups in turn, and higher groups have higher inodes, so a lower inode begins a
        # round. If other programs make folders in the meantime, the folder may be in another group, which does no
        # harm.
        before = -1
        for number in range(_MAX_GROUPS):
            name = b"%d" % number
            os.mkdir(name, 0o700, dir_fd=around_fd)
            inode = os.stat(name, dir_fd=around_fd, follow_symlinks=False).st_ino
            if inode < before:
                break
            before = inode
        return open_folder(name, around_fd)
    finally:
        os.close(around_fd)


def new_files(kind: str, incoming_fd: int) -> NewFiles:
    """Return the way to make files on this kind of filesystem."""
    return NurseryFiles(incoming_fd) if kind in _GROUPED_KINDS else DirectFiles()


class GrowingFile:
    """A file that is written in pieces, in the order of their offsets; ranges that no piece covers are holes.

    Attributes:
        parts: the number of files into which it is split; 0 if it is whole.
    """

    def __init__(
        self,
        disk: Disk,
        windows: Windows,
        new_files: NewFiles,
        folder_fd: int,
        name: bytes,
        *,
        split_at: int | None,
    ) -> None:
        """`split_at` is the size of the files into which it is split, or None if it stays whole."""
        self.parts = 0
        self._disk = disk
        self._windows = windows
        self._new_files = new_files
        self._folder_fd = folder_fd
        self._name = name
        self._split_at = split_at
        self._fd = -1
        self._part_end = 0

    def create(self, expected_bytes: int = 0) -> None:
        """Create the file. `expected_bytes` is its final size if it has no holes, otherwise 0."""
        if self._split_at is None:
            self._fd = self._new_files.create(self._name, self._folder_fd, 0o600)
            if expected_bytes:
                self._windows.expect(self._fd, expected_bytes)

    def resume(self, done: int) -> None:
        """Continue an existing file: cut off the data after `done`, which may be incomplete."""
        self._fd = os.open(self._name, _EARLIER, dir_fd=self._folder_fd)
        os.truncate(self._fd, done)

    def write(self, data: memoryview, offset: int) -> None:
        if self._split_at is None:
            self._write_here(data, offset)
            return
        while data:
            while offset >= self._part_end:
                self._next_part(self._split_at)
            part_bytes = min(len(data), self._part_end - offset)
            self._write_here(data[:part_bytes], offset - (self._part_end - self._split_at))
            data, offset = data[part_bytes:], offset + part_bytes

    def finish(self, size: int, setter: AttributeSetter, attributes: Attributes) -> None:
        """Set the final size and attributes; the file is closed after its write-back."""
        if self._split_at is not None:
            while size > self._part_end:
                self._next_part(self._split_at)
            size -= self._part_end - self._split_at
        os.ftruncate(self._fd, size)
        setter.to_open(self._fd, attributes)
        self._release()

    def let_go(self) -> None:
        """Leave the file as it is, so that a later run can resume it."""
        self._release()

    def discard(self) -> None:
        """Remove the file, or the parts of it that exist."""
        self._release()
        for name in paths_of_pieces(self._name, self.parts):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(name, dir_fd=self._folder_fd)

    def _write_here(self, data: memoryview, offset: int) -> None:
        self._disk.write(self._fd, data, offset)
        self._windows.wrote(self._fd, offset, len(data), is_last=False)

    def _next_part(self, split_at: int) -> None:
        if self._fd >= 0:
            os.ftruncate(self._fd, split_at)
            self._release()
        self.parts += 1
        self._fd = self._new_files.create(part_name(self._name, self.parts), self._folder_fd, 0o600)
        self._part_end += split_at

    def _release(self) -> None:
        if self._fd >= 0:
            self._windows.wrote(self._fd, 0, 0, is_last=True)
            self._fd = -1


class Written(msgspec.Struct, frozen=True, gc=False):
    """A file of the batch that is not listed yet. `folder` is the path of its folder in `incoming`.

    There may be 100,000, so their paths are not kept.
    """

    folder: bytes
    record: File

    @property
    def path(self) -> bytes:
        """Its path in `incoming`."""
        return join(self.folder, split(self.record.on_drive)[1])


def damaged(root_fd: int, files: list[ExpectedFile], unfinished: Mapping[bytes, list[bytes]]) -> Iterator[int]:
    """Yield the positions of entries that are missing on the drive or not as expected.

    `unfinished` has other places where entries may be, by their paths; the contents of a folder are there with it.
    """
    cursor = FolderCursor(root_fd, no_atime=True)
    for number, file in enumerate(files):
        elsewhere = (msgspec.structs.replace(file, path=path) for path in _elsewhere(file.path, unfinished))
        if not any(_is_there(expected, cursor) for expected in (file, *elsewhere)):
            yield number
    cursor.forget()


def _elsewhere(path: bytes, unfinished: Mapping[bytes, list[bytes]]) -> Iterator[bytes]:
    above = path
    while above and unfinished:
        for place in unfinished.get(above, ()):
            yield place + path[len(above) :]
        above = split(above)[0]


def _is_there(file: ExpectedFile, cursor: FolderCursor) -> bool:
    try:
        return is_as_expected(file, cursor)
    except OSError as error:
        if error.errno in DRIVE_ERRORS - {errno.EIO}:
            raise
        return False


def is_as_expected(file: ExpectedFile, cursor: FolderCursor) -> bool:
    """Whether the drive holds an entry as it is listed. Raises OSError."""
    pieces = [split(piece) for piece in paths_of_pieces(file.path, file.parts)]
    infos = [os.stat(name, dir_fd=cursor.open(folder), follow_symlinks=False) for folder, name in pieces]
    if file.size < 0:
        return stat.S_ISDIR(infos[0].st_mode)
    if file.target is not None:
        folder, name = pieces[0]
        return stat.S_ISLNK(infos[0].st_mode) and os.readlink(name, dir_fd=cursor.open(folder)) == file.target
    if sum(info.st_size for info in infos) != file.size or not all(stat.S_ISREG(info.st_mode) for info in infos):
        return False
    is_untouched = is_stored_time(infos[-1].st_mtime_ns, file.mtime_ns)
    if is_untouched and not file.is_read:
        return True
    hasher = blake3()
    for folder, name in pieces:
        _read(name, cursor.open(folder), hasher)
    return hasher.digest() == file.digest


def read_back(incoming_fd: int, files: list[Written], *, is_sample: bool, chance: Random) -> None:
    """Read back all files, or a sample. Raises OSError (EIO) if one differs from the data written."""
    chosen = chance.sample(files, _SAMPLE) if is_sample and len(files) > _SAMPLE else files
    cursor = FolderCursor(incoming_fd)
    try:
        for file in chosen:
            folder, name = split(file.path)
            if not _is_whole(name, cursor.open(folder), file.record):
                raise OSError(errno.EIO, os.strerror(errno.EIO), file.path)
    finally:
        cursor.forget()


def _is_whole(name: bytes, folder_fd: int, record: File) -> bool:
    hasher = blake3()
    return _read(name, folder_fd, hasher) == record.size and hasher.hexdigest() == record.blake3


def _read(name: bytes, folder_fd: int, hasher: blake3) -> int:
    """Hash a file that is read from the drive, not from the page cache; return its size."""
    fd = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder_fd)
    with os.fdopen(fd, "rb", buffering=0) as file:
        os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
        while piece := file.read(_READ_BYTES):
            hasher.update(piece)
        return os.fstat(fd).st_size


def make_reserve(home_fd: int) -> None:
    """Create the reserve if it is missing. If that fails, the run continues without it."""
    with contextlib.suppress(OSError):
        fd = os.open(layout.RESERVE, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600, dir_fd=home_fd)
        try:
            _fill(fd)
        except OSError:
            os.unlink(layout.RESERVE, dir_fd=home_fd)
            raise
        finally:
            os.close(fd)


def give_back(home_fd: int) -> None:
    """Remove the reserve, if there is one, so that no snapshot holds its blocks."""
    with contextlib.suppress(OSError):
        os.unlink(layout.RESERVE, dir_fd=home_fd)


def _fill(fd: int) -> None:
    try:
        linux.allocate(fd, 0, RESERVE_BYTES)
    except OSError as error:
        if error.errno in FULL:
            raise
        os.write(fd, bytes(RESERVE_BYTES))


def with_reserve(home_fd: int, sync: Callable[[], None], action: Callable[[], _Result]) -> _Result:
    """Do something that needs little room. If the drive is full, remove the reserve and try again."""
    try:
        return action()
    except OSError as error:
        if error.errno not in FULL:
            raise
        try:
            os.unlink(layout.RESERVE, dir_fd=home_fd)
        except OSError:
            raise error from None
    sync()  # freed blocks can be used only after that
    return action()


def clear_incoming(home_fd: int, names_to_keep: set[bytes]) -> set[bytes]:
    """Remove everything in `incoming` except the names in `names_to_keep`; return those of them that exist."""
    remaining_names = set()
    incoming_fd = open_own_folder(layout.INCOMING, home_fd)
    try:
        for entry in os.listdir(incoming_fd):
            name = os.fsencode(entry)
            if name in names_to_keep:
                remaining_names.add(name)
            else:
                remove_tree(name, incoming_fd)
    finally:
        os.close(incoming_fd)
    return remaining_names


def partial_name(partial: int) -> set[bytes]:
    """Return the name in `incoming` of a file that may be resumed; empty if there is none."""
    return {b"%d" % partial} if partial else set()


class FileRefused(Exception):
    """A single file cannot be stored, because of its name or size, for example."""

    def __init__(self, name: bytes, true_name: bytes | None, cause: OSError) -> None:
        super().__init__(name, cause)
        self.name = name
        self.true_name = true_name
        self.errno = cause.errno or errno.EINVAL
