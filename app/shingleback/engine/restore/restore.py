"""Restores files, folders or all of a version: complete, verified, and never over an existing file by default."""

import contextlib
import errno
import itertools
import os
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import msgspec.structs

from shingleback.domain.errors import (
    DriveFull,
    LeftOutReason,
    Outcome,
    SafetyRefusal,
    ShinglebackError,
    Why,
)
from shingleback.engine.files.attributes import Attributes, AttributeSetter, time_of
from shingleback.engine.files.folders import join
from shingleback.engine.files.linux import FULL
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.index import Index, KnownFile
from shingleback.engine.repo.origins import path_in_backup
from shingleback.engine.restore import new_file
from shingleback.engine.restore.file_restorer import DamagedError, FileRestorer, MissingError, RestoreLocation
from shingleback.engine.restore.job import Check, CheckContext, PathFilter, wanted_files
from shingleback.engine.restore.read_order import ContentReader, Copy
from shingleback.engine.restore.small_files import SmallFiles
from shingleback.engine.restore.targets import GENERAL_ERRORS, Made, RestoreTargets, check_places, unwritable
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import CheckFinished

_NAME_REFUSED: Final = (errno.ENAMETOOLONG, errno.EILSEQ)
_REFUSED: Final = (errno.EPERM, errno.ENOSYS, errno.EOPNOTSUPP)  # a symlink on FAT, exFAT, and their drivers in FUSE
_MANY_FILES: Final = 500  # from so many on, another process pays


@dataclass(frozen=True, slots=True)
class RestoreRequest:
    """What to restore, where, and how.

    `paths` are paths in the backup, or the original paths of the files; an empty list means everything.

    Attributes:
        target: a folder; empty for the original places of the files.
        version: the name of a version; None for the newest complete one.
        overwrites: replace existing files that differ.
        seen_ns: when the user saw the existing files (Unix time); files changed later are kept. None for no limit.
        keeps_both: keep existing files, and give restored ones another name, such as letter (2026-03-01).txt.
        is_dry_run: only find out what would be restored, and what is in the way.
        own_places: places that this computer has backed up. Other original places are refused.
        accepts_places: accept any original places.
        accepted_places: the mark of the places that the user has accepted, from the refusal that named them.
        has_privileges: also restore setuid and setgid bits, and extended attributes that only root may set.
    """

    destination: bytes
    target: bytes
    paths: list[bytes] = field(default_factory=list)
    version: str | None = None
    overwrites: bool = False
    seen_ns: int | None = None
    keeps_both: bool = False
    is_dry_run: bool = False
    own_places: frozenset[bytes] = frozenset()
    accepts_places: bool = False
    accepted_places: str = ""
    has_privileges: bool = False


class _File(msgspec.Struct, frozen=True, gc=False):
    """A file to restore.

    Attributes:
        folder: the path of its folder in the backup.
        is_free: its name was free when that was checked.
    """

    folder: bytes
    name: bytes
    copy: Copy
    is_free: bool = True

    @property
    def size_bytes(self) -> int:
        """The size of its content."""
        return self.copy.known.stat.size if self.copy.known.stat.is_file else 0


class _Folder(NamedTuple):
    """A folder made in this run or an interrupted one, which does not have its attributes yet."""

    path: bytes
    attributes: Attributes | None


class Restore(Check):
    command = "restore"

    def __init__(self, request: RestoreRequest, context: CheckContext) -> None:
        super().__init__(request.destination, context)
        self._request = request
        self._setter = AttributeSetter.for_user(os.geteuid(), os.getegid())
        self._open_folders: list[_Folder] = []  # folders with more files to come
        self._left_folders: list[_Folder] = []  # folders whose last files are in the current batch
        self._given: set[int] = set()
        self._small: SmallFiles[_File] | None = None
        self._tidied: set[bytes] = set()  # folders cleaned up after the other process was killed

    def _work(self) -> None:
        request = self._request
        catalog = self._open_newest() if request.version is None else self._open(request.version)
        self._check_places(catalog)
        self._places = RestoreTargets(
            request.target, catalog.about.origins, request.destination, makes=not request.is_dry_run
        )
        self._reader = ContentReader(catalog, from_medium=False, attend=self._attend)
        self._files = FileRestorer(
            self._places,
            self._reader,
            self._setter,
            self._has_read,
            has_privileges=request.has_privileges,
        )
        try:
            self._open_target()
            self._restore(catalog)
            self._places.sync()
            if self._files.lacks_privileges:
                self._reporter.note("special-permissions-left")
            if self._files.lacks_owners and self._setter.is_root:
                self._reporter.note("owners-not-recorded")
        except OSError as error:
            if error.errno in FULL:
                raise DriveFull(Why.TARGET_FULL, path=os.fsdecode(self._places.newest)) from error
            if error.errno == errno.EROFS:  # only the target is written to
                raise unwritable(self._places.newest, error) from error
            raise
        finally:
            if self._small is not None:
                self._small.close()
            self._reader.close()
            self._places.close()
            catalog.close()

    def _check_places(self, catalog: Catalog) -> None:
        """Check the original places before anything is made or opened there. Raises SafetyRefusal."""
        request, origins = self._request, catalog.about.origins
        if request.target or request.accepts_places:
            return
        try:
            wanted = PathFilter([path_in_backup(origins, path) for path in request.paths])
            check_places(origins, wanted, request.own_places, request.accepted_places)
        except SafetyRefusal:
            catalog.close()
            raise

    def _open_target(self) -> None:
        """Open the target before anything is counted, because it may be refused."""
        if self._request.target:
            with contextlib.suppress(FileNotFoundError):  # it is only made if files are restored
                self._places.make(b"")

    def _restore(self, catalog: Catalog) -> None:
        wanted = PathFilter([path_in_backup(catalog.about.origins, path) for path in self._request.paths])
        self._query(catalog, lambda index: self._count(index, wanted))
        for path in wanted.unmatched():
            self._leave_out(path, LeftOutReason.NOT_IN_BACKUP)
        self._reporter.begin("restore")
        needed = self._needed(catalog.index, wanted)
        if self._request.is_dry_run:
            for file in needed:
                self._count_restored(file)
            return
        if self._reporter.total_files >= _MANY_FILES:
            self._small = SmallFiles(self._reader, self._files.write_small, self._was_handed_over, self._attend)
        older_folders: list[_Folder] = []
        for some in self._reader.batches(needed, _copy_of):
            for file in some:
                self._attend()
                if not self._hand_over(file):
                    self._give_back(file)
            if self._small is not None:
                self._small.drain_older()
            self._finish(older_folders)
            older_folders, self._left_folders = self._left_folders, []
        if self._small is not None:
            self._small.drain()
        self._leave_folders(b"")
        self._finish(older_folders + self._left_folders)

    def _needed(self, index: Index, wanted: PathFilter) -> Iterator[_File]:
        """Yield the files that need to be restored, and make their folders on the way."""
        for path, on_drive, row in index.walk(wanted.touches_folder):
            self._leave_folders(path)
            made = Made.FOREIGN if self._request.is_dry_run else self._places.make(path)
            if made is not Made.NEW and not self._request.is_dry_run:
                self._remove_leftovers(path)
            if made is not Made.FOREIGN:
                self._open_folders.append(_Folder(path, row.own_attributes()))
            elif not row.files() and not index.children(row.id):
                self._look_at_empty(path)
            for name, known in row.files().items():
                if wanted.has(join(path, name)):
                    file = _File(path, name, Copy(row.id, join(on_drive, known.fact.stored or name), known))
                    if made is Made.NEW:
                        yield file
                    elif location := self._needed_at(file):
                        yield msgspec.structs.replace(file, is_free=location == RestoreLocation(path, name))

    def _count(self, index: Index, wanted: PathFilter) -> None:
        """Count the files and bytes to restore."""
        self._reporter.total_files = self._reporter.total_bytes = 0
        for row, files in wanted_files(index, wanted):
            self._obey()
            row.own_attributes()  # damaged cached data must show now
            self._reporter.total_files += len(files)
            self._reporter.total_bytes += sum(known.stat.size for known in files if known.stat.is_file)

    def _final_result(self, outcome: Outcome, error: ShinglebackError | None = None) -> CheckFinished:
        result = super()._final_result(outcome, error)
        return msgspec.structs.replace(result, is_dry_run=self._request.is_dry_run)

    # folders --------------------------------------------------------------------------------------------------

    def _remove_leftovers(self, path: bytes) -> None:
        """Remove the temporary files of a killed restore, or of its other process, from a folder."""
        with contextlib.suppress(OSError):  # restoring a file there will report it
            folder_fd = self._places.open(path)
            if folder_fd is not None:
                new_file.remove_leftovers(folder_fd)

    def _leave_folders(self, path: bytes) -> None:
        """Leave the open folders that do not contain the folder at `path`."""
        while self._open_folders and not path.startswith(self._open_folders[-1].path + b"/"):
            self._left_folders.append(self._open_folders.pop())

    def _look_at_empty(self, path: bytes) -> None:
        """Report why an empty folder was not made. In one with entries, these show it."""
        try:
            if self._places.open(path) is None:
                self._leave_out(path, LeftOutReason.ALREADY_THERE)
        except FileNotFoundError:  # expected in a dry run
            return
        except OSError as error:
            if error.errno in GENERAL_ERRORS:
                raise
            self._leave_out(path, _reason_of(error), os.strerror(error.errno or 0))

    def _finish(self, folders: list[_Folder]) -> None:
        """Restore the attributes of folders that get no more files. Subfolders come before their parents."""
        for folder in folders:
            with contextlib.suppress(FileNotFoundError, PermissionError):  # it was moved in the meantime
                fd = self._places.open(folder.path)
                if fd is not None and folder.attributes is not None:
                    self._setter.to_open(fd, self._files.without_rights(folder.attributes))

    # files ----------------------------------------------------------------------------------------------------

    def _needed_at(self, file: _File) -> RestoreLocation | None:
        """Return where to restore a file, or None if it exists already or something is in the way."""
        self._attend()
        location = self._tried(file, lambda: self._location_for(file))
        if location is None:
            self._reporter.spared_files += 1
            self._reporter.spared_bytes += file.size_bytes
        return location

    def _hand_over(self, file: _File) -> bool:
        """Hand a small file to the other process, which writes it; return False if this process has to restore it."""
        small, known = self._small, file.copy.known
        if small is None or not file.is_free or not known.stat.is_file or known.fact.linked or self._request.overwrites:
            return False
        self._reporter.current = join(file.folder, file.name)
        if not small.take(file, file.copy, file.folder, file.name, self._files.attributes_for(known)):
            return False
        self._reporter.bytes += known.stat.size
        return True

    def _was_handed_over(self, file: _File, is_given: bool) -> None:
        if is_given:
            self._count_restored(file)
        else:
            if self._small is not None and not self._small.is_at_work and file.folder not in self._tidied:
                self._remove_leftovers(file.folder)
                self._tidied.add(file.folder)
            self._reporter.spared_bytes -= file.size_bytes  # it is read again
            self._give_back(file)

    def _give_back(self, file: _File) -> None:
        copied_before = self._reporter.bytes
        if self._tried(file, lambda: self._restored_at(file)) is not None:
            self._count_restored(file)
        else:
            self._reporter.spared_files += 1
        self._reporter.spared_bytes += file.size_bytes - (self._reporter.bytes - copied_before)

    def _count_restored(self, file: _File) -> None:
        self._reporter.files += 1
        self._reporter.durable_files += 1
        self._reporter.durable_bytes += file.size_bytes

    def _tried(self, file: _File, what: Callable[[], RestoreLocation | None]) -> RestoreLocation | None:
        """Run a step for a file; return None if there was nothing to do, or it failed and the reason is recorded."""
        self._reporter.current = path = join(file.folder, file.name)
        try:
            return what()
        except DamagedError:
            self._leave_out(path, LeftOutReason.DAMAGED)
        except FileExistsError:
            self._leave_out(path, LeftOutReason.ALREADY_THERE)
        except MissingError:
            self._leave_out(path, LeftOutReason.MISSING_ON_DRIVE)
        except OSError as error:
            if error.errno in GENERAL_ERRORS:
                raise
            self._check_drive(error)
            self._leave_out(path, _reason_of(error), os.strerror(error.errno or 0))
        return None

    def _restored_at(self, file: _File) -> RestoreLocation | None:
        location = self._location_for(file)
        if location is not None:
            self._files.give(location, file.copy, self._names)
            if self._request.overwrites:
                self._given.add(_key(file.folder, location.name))
        return location

    def _location_for(self, file: _File) -> RestoreLocation | None:
        """Return where to restore a file, or None if it exists already.

        Raises FileExistsError if something else is there, which stays untouched.
        """
        folder, known = file.folder, file.copy.known
        try:
            folder_fd = self._places.open(folder)
        except FileNotFoundError:
            return RestoreLocation(folder, file.name)
        for candidate in self._names(file.name):
            if folder_fd is None:
                break
            found = new_file.stat_or_none(candidate, folder_fd)
            if found is None:
                return RestoreLocation(folder, candidate)
            if _is_same(found, known) and not self._is_other_name(candidate, folder_fd, known):
                self.same = Tally(self.same.files + 1, self.same.bytes + file.size_bytes)
                self._files.remember(join(folder, candidate), known)
                if not self._request.is_dry_run:
                    self._files.restore_privileges(folder_fd, candidate, known)
                return None
            if self._may_replace(folder, candidate, found):
                return RestoreLocation(folder, candidate, found)
            if not self._request.keeps_both:
                break
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))

    def _is_other_name(self, name: bytes, folder_fd: int, known: KnownFile) -> bool:
        """Whether `a` was found for `A`, on a case-insensitive filesystem: then only the content tells them apart."""
        text = os.fsdecode(name)
        other = text.swapcase()
        try:
            is_there = other != text and new_file.stat_or_none(os.fsencode(other), folder_fd) is not None
        except OSError:  # such a name is refused, for example because it is longer
            return False
        return is_there and not self._files.is_content(name, folder_fd, known)

    def _may_replace(self, folder: bytes, name: bytes, found: os.stat_result) -> bool:
        """Whether to replace an entry: one that the user has seen, and not one that this run restored.

        The latter happens if `A` and `a` are the same name.
        """
        if not self._request.overwrites or stat.S_ISDIR(found.st_mode) or _key(folder, name) in self._given:
            return False
        is_parted = (found.st_dev, found.st_ino) in self._files.parted  # removing another hard link counted as a change
        changed_ns = found.st_mtime_ns if is_parted else found.st_ctime_ns
        return self._request.seen_ns is None or changed_ns <= self._request.seen_ns

    def _names(self, name: bytes) -> Iterator[bytes]:
        """Yield the names under which a file may be restored, the best first."""
        yield name
        day = self._version.partition("T")[0] or self._started.date().isoformat()
        yield new_file.beside(name, day)
        for number in itertools.count(2):
            yield new_file.beside(name, f"{day} {number}")

    def _has_read(self, count: int) -> None:
        self._reporter.bytes += count
        self._attend()


def _reason_of(error: OSError) -> LeftOutReason:
    """Return the reason for an error. Some errors can only come from the target."""
    if error.errno == errno.EFBIG:
        return LeftOutReason.TOO_LARGE
    if error.errno in _REFUSED:
        return LeftOutReason.REFUSED
    return LeftOutReason.NAME_REFUSED if error.errno in _NAME_REFUSED else LeftOutReason.READ_ERROR


def _copy_of(file: _File) -> Copy:
    return file.copy


def _key(folder: bytes, name: bytes) -> int:
    """Return a hash of a path without case, for case-insensitive filesystems; it takes little memory."""
    return hash((folder, name.decode("utf-8", "surrogateescape").casefold()))


def _is_same(found: os.stat_result, known: KnownFile) -> bool:
    """Whether an existing file is the backed-up one, as far as type, size and time tell."""
    is_same_kind = found.st_mode >> 12 == known.stat.mode >> 12
    return is_same_kind and (found.st_size, time_of(found.st_mtime_ns)) == (known.stat.size, known.stat.mtime_ns)
