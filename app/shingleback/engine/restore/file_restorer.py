"""Restores one file: under its own name, under another one (a damaged file), or as a hard link.

A restored file never replaces an existing entry, unless the user asked for that.
"""

import contextlib
import os
import stat
from collections.abc import Callable, Iterator
from io import FileIO
from typing import Final, NamedTuple, TypeVar

import msgspec
from blake3 import blake3

from shingleback.domain.errors import COMPUTER_ERRNOS
from shingleback.engine.files.attributes import (
    Attributes,
    AttributeSetter,
    Initial,
    has_privileged_xattrs,
    has_privileges,
    initial_of,
    without_privileged_xattrs,
    without_privileges,
)
from shingleback.engine.files.folders import join, split
from shingleback.engine.repo.index import KnownFile
from shingleback.engine.restore.new_file import (
    NewFile,
    damaged_name,
    put_new,
    put_over,
    remove,
    removed_on_failure,
    temporary_name,
)
from shingleback.engine.restore.read_ahead import Pieces
from shingleback.engine.restore.read_order import ContentReader, Copy
from shingleback.engine.restore.small_files import Small
from shingleback.engine.restore.targets import RestoreTargets
from shingleback.engine.source.reader import hasher_of, open_file

_READ_BYTES: Final = 1 << 20
_encode: Final = msgspec.msgpack.encode
_MAX_INITIAL: Final = 4096
_Read = TypeVar("_Read")


class DamagedError(Exception):
    """The drive's content differs from what was written."""


class MissingError(Exception):
    """The drive has no copy of the file."""


class ContentReadError(OSError):
    """The drive's content could not be read. Every other OSError of a restored file comes from the target."""


class RestoreLocation(NamedTuple):
    """The location of a restored file.

    Attributes:
        folder: the path of its folder in the backup.
        replaced: the existing entry to replace; None if there is none.
    """

    folder: bytes
    name: bytes
    replaced: os.stat_result | None = None

    @property
    def path(self) -> bytes:
        return join(self.folder, self.name)


class RestoredRights:
    """What of the attributes in the backup may be restored.

    The drive may have been in other hands, and must not give a program more rights than the user who starts it.

    Attributes:
        has_privileges: setuid and setgid bits, capabilities, and all else that only root may set are restored, too.
        lacks_privileges: an entry was restored without its privileges.
        lacks_owners: the user or group of a restored entry is not in the backup.
    """

    def __init__(self, *, has_privileges: bool) -> None:
        self.has_privileges = has_privileges
        self.lacks_privileges = False
        self.lacks_owners = False

    def of_file(self, indexed_file: KnownFile) -> Attributes:
        """Return the attributes to restore, without privileges unless the user wants them."""
        attributes = indexed_file.attributes
        self.lacks_owners |= not attributes.has_owner
        if self.has_privileges or not has_privileges(attributes):
            return attributes
        self.lacks_privileges = True
        return without_privileges(attributes)

    def of_other(self, attributes: Attributes) -> Attributes:
        """Do the same for a folder or symlink, but keep the setuid and setgid bits, which do no harm there."""
        self.lacks_owners |= not attributes.has_owner
        if self.has_privileges:
            return attributes
        self.lacks_privileges |= has_privileged_xattrs(attributes)
        return without_privileged_xattrs(attributes)


class FileRestorer:
    """Writes the files of one restore.

    Attributes:
        rights: what of their attributes is restored.
        parted: files, by device and inode, that lost a hard link in this run because it was replaced.
    """

    def __init__(
        self,
        places: RestoreTargets,
        reader: ContentReader,
        setter: AttributeSetter,
        on_read: Callable[[int], None],
        rights: RestoredRights,
    ) -> None:
        """`on_read` is called with the number of bytes read from the drive."""
        self.rights = rights
        self.parted: set[tuple[int, int]] = set()
        self._places = places
        self._reader = reader
        self._setter = setter
        self._on_read = on_read
        self._initial: dict[tuple[bytes, int], Initial] = {}
        self._first_paths: dict[bytes, bytes] = {}  # by the key that all hard links of a file share

    def remember(self, path: bytes, indexed_file: KnownFile) -> None:
        """Remember the path of a restored file, to which its other names can be hard-linked."""
        if indexed_file.fact.linked:
            self._first_paths.setdefault(_shared(indexed_file), path)

    def restore_privileges(self, folder_fd: int, name: bytes, indexed_file: KnownFile) -> bool:
        """Restore the privileges of an existing file, which may have been restored without them; only if unchanged.

        Returns whether its attributes were set.
        """
        attributes = indexed_file.attributes
        if not (self.rights.has_privileges and indexed_file.stat.is_file and has_privileges(attributes)):
            return False
        with FileIO(open_file(name, folder_fd)) as file:
            is_unchanged = self._has_digest(file, indexed_file)
            if is_unchanged:
                self._setter.to_open(file.fileno(), attributes)
        return is_unchanged

    def give(self, location: RestoreLocation, copy: Copy, names: Callable[[bytes], Iterator[bytes]]) -> None:
        """Restore an entry. `names` returns the names for a damaged copy beside an existing file, the best first.

        Raises FileExistsError if an entry was created there in the meantime, DamagedError if no undamaged copy was
        found, and MissingError if there is none at all.
        """
        folder_fd = self._places.open(location.folder)
        if folder_fd is None:
            raise FileExistsError
        if self._link(location, copy.indexed_file):
            return
        if copy.indexed_file.stat.is_symlink:
            temporary = temporary_name(location.name)
            os.symlink(copy.indexed_file.fact.target or b"", temporary, dir_fd=folder_fd)
            with removed_on_failure(temporary, folder_fd):
                self._setter.to_symlink(temporary, folder_fd, self.rights.of_other(copy.indexed_file.attributes))
                self._put_in_place(folder_fd, temporary, location)
        else:
            self._restore_file(folder_fd, location, copy, names)
        self.remember(location.path, copy.indexed_file)

    def write_small(self, small: Small, content: memoryview) -> None:
        """Write a file with complete content, if its name is free. Raises OSError; then nothing has changed."""
        folder_fd = self._places.open(small.folder)
        if folder_fd is None:
            raise NotADirectoryError
        mode = small.attributes.mode
        with contextlib.closing(NewFile(folder_fd, small.name, mode)) as file:
            write = file.write_around_zeros if small.may_have_holes else file.write
            write(content, 0)
            file.end_at(len(content))
            self._setter.to_open(file.fd, small.attributes, self._initial_attributes(small.folder, mode, file.fd))
            file.put_new(small.name)

    def _restore_file(
        self, folder_fd: int, location: RestoreLocation, copy: Copy, names: Callable[[bytes], Iterator[bytes]]
    ) -> None:
        attributes = self.rights.of_file(copy.indexed_file)
        file: NewFile | None = None
        content = self._reader.find(copy)
        try:
            for pieces in _read_from_drive(content):
                worse, file = file, None
                if worse is not None:
                    worse.close()  # a damaged copy; the next may be good
                file = NewFile(folder_fd, location.name, attributes.mode)
                is_whole = self._copy(pieces, file, copy.indexed_file)
                self._setter.to_open(
                    file.fd, attributes, self._initial_attributes(location.folder, attributes.mode, file.fd)
                )
                if is_whole:
                    self._put_file(file, location)
                    return
            if file is None:
                raise MissingError
            for candidate in names(damaged_name(location.name)):
                with contextlib.suppress(FileExistsError):
                    file.put_new(candidate)
                    break
            raise DamagedError
        finally:
            content.close()
            if file is not None:
                file.close()

    def _initial_attributes(self, folder: bytes, mode: int, fd: int) -> Initial:
        """Return the initial attributes of new files in a folder, which are read once for each mode."""
        key = folder, mode
        if key not in self._initial:
            if len(self._initial) >= _MAX_INITIAL:
                self._initial.clear()
            self._initial[key] = initial_of(fd)
        return self._initial[key]

    def _copy(self, pieces: Pieces, file: NewFile, indexed_file: KnownFile) -> bool:
        """Copy the content, with holes as holes; return whether it is what was written.

        Data beyond the file's recorded size is not copied: on a damaged drive, that may be any number of bytes.
        """
        hasher = hasher_of(pieces.infos[0])
        offset = 0
        write = file.write_around_zeros if self._reader.may_have_holes(pieces) else file.write
        with contextlib.closing(self._reader.read(pieces)) as parts:
            for data in _read_from_drive(parts):
                with data[: indexed_file.stat.size - offset] as part:  # released even if writing fails
                    hasher.update(part)
                    write(part, offset)
                    offset += len(part)
                    self._on_read(len(part))
                    is_cut = len(part) < len(data)
                if is_cut:
                    break
        file.end_at(offset)
        return pieces.size_bytes == indexed_file.stat.size and hasher.digest() == indexed_file.fact.digest

    def _put_file(self, file: NewFile, location: RestoreLocation) -> None:
        if location.replaced is None:
            file.put_new(location.name)
        else:
            file.put_over(location.name, location.replaced)
            self._note_parted(location.replaced)

    def _put_in_place(self, folder_fd: int, temporary: bytes, location: RestoreLocation) -> None:
        if location.replaced is None:
            put_new(folder_fd, temporary, location.name)
        else:
            put_over(folder_fd, temporary, location.name, location.replaced)
            self._note_parted(location.replaced)

    def _note_parted(self, replaced: os.stat_result) -> None:
        if replaced.st_nlink > 1:
            self.parted.add((replaced.st_dev, replaced.st_ino))

    # hard links -----------------------------------------------------------------------------------------------

    def _link(self, location: RestoreLocation, indexed_file: KnownFile) -> bool:
        """Hard-link the file to another name that was restored; return False if that is not possible."""
        first = self._first_paths.get(_shared(indexed_file)) if indexed_file.fact.linked else None
        if first is None:
            return False
        first_folder, first_name = split(first)
        temporary = temporary_name(location.name)
        with self._places.opened(first_folder) as first_fd:
            folder_fd = self._places.open(location.folder)
            if folder_fd is None:
                return False
            try:
                os.link(first_name, temporary, src_dir_fd=first_fd, dst_dir_fd=folder_fd, follow_symlinks=False)
            except OSError:
                return False
        with removed_on_failure(temporary, folder_fd):
            if not self.is_content(temporary, folder_fd, indexed_file):
                remove(temporary, folder_fd)
                return False
            self._put_in_place(folder_fd, temporary, location)
        return True

    def is_content(self, name: bytes, folder_fd: int, indexed_file: KnownFile) -> bool:
        """Whether an entry has the content in the manifest: it may have existed before, or have changed since."""
        if indexed_file.stat.is_symlink:
            with contextlib.suppress(OSError):
                return os.readlink(name, dir_fd=folder_fd) == indexed_file.fact.target
            return False
        try:
            fd = open_file(name, folder_fd)
        except OSError as error:
            if error.errno in COMPUTER_ERRNOS:
                raise
            return False
        with FileIO(fd) as file:
            return self._has_digest(file, indexed_file)

    def _has_digest(self, file: FileIO, indexed_file: KnownFile) -> bool:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            return False
        hasher = blake3()
        while piece := file.read(_READ_BYTES):
            hasher.update(piece)
            self._on_read(0)
        return hasher.digest() == indexed_file.fact.digest


def _shared(indexed_file: KnownFile) -> bytes:
    """Return the key that hard links share. It has content and attributes, since another source may have older ones."""
    fact = indexed_file.fact
    return _encode((fact.linked, fact.digest or fact.target, indexed_file.attributes), order="deterministic")


def _read_from_drive(parts: Iterator[_Read]) -> Iterator[_Read]:
    """Yield the same, and raise ContentReadError for any OSError of the iterator."""
    while True:
        try:
            part = next(parts)
        except StopIteration:
            return
        except OSError as error:
            raise ContentReadError(error.errno, error.strerror) from error
        yield part
