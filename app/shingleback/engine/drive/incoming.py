"""Files on their way into the copy, in the folder `incoming`.

A file can arrive in pieces, and may have to be split because its filesystem has a size limit (4 GiB on FAT).
"""

import contextlib
import errno
import os
from typing import Final

import msgspec
import msgspec.structs

from shingleback.engine.drive.new_files import NewFiles
from shingleback.engine.drive.writeback import WritePath
from shingleback.engine.files.attributes import Attributes, AttributeSetter
from shingleback.engine.files.folders import join, open_own_folder, remove_tree, split
from shingleback.engine.repo import layout
from shingleback.engine.repo.format import File
from shingleback.engine.repo.layout import part_name, paths_of_pieces

_EARLIER: Final = os.O_WRONLY | os.O_NOFOLLOW | os.O_CLOEXEC


def parts_of(size: int, part_bytes: int) -> int:
    """Return the number of pieces into which a file is split; 0 if it stays whole."""
    return -(-size // part_bytes) if size > part_bytes else 0


class GrowingFile:
    """A file that is written in pieces, in the order of their offsets; ranges that no piece covers are holes.

    Attributes:
        parts: the number of files into which it is split; 0 if it is whole.
    """

    def __init__(
        self,
        write_path: WritePath,
        new_files: NewFiles,
        folder_fd: int,
        name: bytes,
        *,
        split_at: int | None,
    ) -> None:
        """`split_at` is the size of the files into which it is split, or None if it stays whole."""
        self.parts = 0
        self._write_path = write_path
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
                self._write_path.windows.expect(self._fd, expected_bytes)

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
        self._write_path.disk.write(self._fd, data, offset)
        self._write_path.windows.wrote(self._fd, offset, len(data), is_last=False)

    def _next_part(self, split_at: int) -> None:
        if self._fd >= 0:
            os.ftruncate(self._fd, split_at)
            self._release()
        self.parts += 1
        self._fd = self._new_files.create(part_name(self._name, self.parts), self._folder_fd, 0o600)
        self._part_end += split_at

    def _release(self) -> None:
        if self._fd >= 0:
            self._write_path.windows.wrote(self._fd, 0, 0, is_last=True)
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
