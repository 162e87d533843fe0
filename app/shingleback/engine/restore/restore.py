"""Restores files, folders or all of a version: complete, verified, and never over an existing file by default."""

import contextlib
import errno
import itertools
import os
import stat
from collections.abc import Callable, Iterator
from typing import Final

import msgspec.structs

from shingleback.domain.errors import (
    DriveFull,
    LeftOutReason,
    Outcome,
    SafetyRefusal,
    ShinglebackError,
    Why,
)
from shingleback.domain.text import display_path
from shingleback.engine.files.attributes import AttributeSetter
from shingleback.engine.files.folders import join, stat_or_none
from shingleback.engine.files.linux import FULL
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.index import Index, KnownFile
from shingleback.engine.repo.layout import is_refused_by_windows
from shingleback.engine.restore import new_file
from shingleback.engine.restore.existing import ExistingAttributes, ExistingEntry
from shingleback.engine.restore.file_restorer import (
    ContentReadError,
    DamagedError,
    FileRestorer,
    MissingError,
    RestoredRights,
    RestoreLocation,
)
from shingleback.engine.restore.folder_restorer import FolderRestorer
from shingleback.engine.restore.job import Check, CheckContext, PathFilter, wanted_files
from shingleback.engine.restore.read_order import ContentReader, Copy
from shingleback.engine.restore.request import RestoreRequest, path_filter
from shingleback.engine.restore.small_files import SmallFiles
from shingleback.engine.restore.space import NeededSpace
from shingleback.engine.restore.targets import GENERAL_ERRORS, Made, RestoreTargets, check_places, unwritable
from shingleback.protocol.result_items import Tally, TargetSpace
from shingleback.protocol.results import CheckFinished

_NAME_REFUSED: Final = (errno.ENAMETOOLONG, errno.EILSEQ)
_ODD_NAME: Final = (errno.EINVAL, errno.ENOENT)  # exFAT and NTFS, in the kernel and in FUSE
_REFUSED: Final = (errno.EPERM, errno.ENOSYS, errno.EOPNOTSUPP)  # a symlink on FAT, exFAT, and their drivers in FUSE
MANY_FILES: Final = 500  # from so many on, another process pays


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
        return self.copy.indexed_file.stat.size if self.copy.indexed_file.stat.is_file else 0


class Restore(Check):
    command = "restore"
    canceled = Why.RESTORE_STOPPED

    def __init__(self, request: RestoreRequest, context: CheckContext) -> None:
        super().__init__(request.destination, context)
        self._request = request
        self._setter = AttributeSetter.for_user(os.geteuid(), os.getegid())
        self._existing = ExistingAttributes(
            self._setter,
            has_privileges=request.has_privileges and not request.is_dry_run,  # they would be restored
        )
        self._changed = Tally()
        self._restored_names: set[int] = set()
        self._small: SmallFiles[_File] | None = None
        self._tidied: set[bytes] = set()  # folders cleaned up after the other process was killed
        self._needed_space = NeededSpace()
        self._space: list[TargetSpace] = []
        self._other_name = b""

    def _work(self) -> None:
        request = self._request
        catalog = self._open_newest() if request.version is None else self._open(request.version)
        self._check_places(catalog)
        self._places = RestoreTargets(
            request.target, catalog.backup_info.origins, request.destination, makes=not request.is_dry_run
        )
        self._reader = ContentReader(catalog, from_medium=False, attend=self._attend, touch=self._touch)
        rights = RestoredRights(has_privileges=request.has_privileges)
        self._files = FileRestorer(self._places, self._reader, self._setter, self._has_read, rights)
        self._folders = FolderRestorer(
            self._places,
            rights,
            self._setter,
            self._existing,
            lambda path, difference: self._leave_out(path, LeftOutReason.ATTRIBUTES_DIFFER, difference),
            is_dry_run=request.is_dry_run,
        )
        try:
            self._open_target()
            self._restore(catalog)
            self._places.sync()
            if rights.lacks_privileges:
                self._reporter.note("special-permissions-left")
            if rights.lacks_owners and self._setter.is_root:
                self._reporter.note("owners-not-recorded")
            if self._folders.counts.other_times:
                self._reporter.note("folder-times-kept")
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
            self._changed = Tally(self._changed.files + self._folders.counts.changed, self._changed.bytes)
            catalog.close()

    def _check_places(self, catalog: Catalog) -> None:
        """Check the original places before anything is made or opened there. Raises SafetyRefusal."""
        request, origins = self._request, catalog.backup_info.origins
        if request.target or request.accepts_places:
            return
        try:
            chosen_paths = path_filter(request, catalog)
            check_places(origins, chosen_paths, request.own_places, request.accepted_places)
        except SafetyRefusal:
            catalog.close()
            raise

    def _open_target(self) -> None:
        """Open the target before anything is counted, because it may be refused."""
        if self._request.target:
            with contextlib.suppress(FileNotFoundError):  # it is only made if files are restored
                self._places.make(b"")

    def _restore(self, catalog: Catalog) -> None:
        chosen_paths = path_filter(self._request, catalog)
        self._query(catalog, lambda index: self._count(index, chosen_paths))
        for path in chosen_paths.unmatched():
            self._leave_out(path, LeftOutReason.NOT_IN_BACKUP)
        self._reporter.begin("restore")
        needed = self._needed(catalog.index, chosen_paths)
        if self._request.is_dry_run:
            for file in needed:
                self._count_restored(file)
                self._needed_space.add(self._places.place_above(file.folder), file.copy.indexed_file)
            self._folders.leave()
            with contextlib.suppress(OSError):  # how much is free is good to know, but not needed
                self._space = self._needed_space.of_filesystems()
            return
        if self._reporter.work.total_files >= MANY_FILES:
            self._small = SmallFiles(self._reader, self._files.write_small, self._was_handed_over, self._attend)
        for batch in self._reader.batches(needed, lambda file: file.copy):
            for file in batch:
                self._attend()
                if not self._hand_over(file):
                    self._give_back(file)
            if self._small is not None:
                self._small.drain_older()
            self._folders.end_batch()
        if self._small is not None:
            self._small.drain()
        self._folders.leave()
        self._folders.end_batch()
        self._folders.end_batch()

    def _needed(self, index: Index, chosen_paths: PathFilter) -> Iterator[_File]:
        """Yield the files that need to be restored, and make their folders on the way."""
        for path, on_drive, row in index.walk(chosen_paths.touches_folder):
            self._folders.leave(path)
            creation = Made.FOREIGN if self._request.is_dry_run else self._places.make(path)
            if creation is not Made.NEW and not self._request.is_dry_run:
                self._remove_leftovers(path)
            attributes = row.own_attributes()
            if creation is not Made.FOREIGN:
                self._folders.enter(path, attributes)
            else:
                if attributes is not None and chosen_paths.has(path):
                    self._folders.enter_existing(path, attributes, self._may_replace_seen)
                else:  # only something in it was requested
                    self._folders.enter(path, None)
                if not row.files() and not index.children(row.id):
                    self._look_at_empty(path)
            for name, indexed_file in row.files().items():
                if chosen_paths.has(join(path, name)):
                    file = _File(
                        path, name, Copy(row.id, join(on_drive, indexed_file.fact.stored or name), indexed_file)
                    )
                    if creation is Made.NEW:
                        yield file
                    elif location := self._needed_at(file):
                        yield msgspec.structs.replace(file, is_free=location == RestoreLocation(path, name))

    def _count(self, index: Index, chosen_paths: PathFilter) -> None:
        """Count the files and bytes to restore."""
        self._reporter.work.total_files = self._reporter.work.total_bytes = 0
        for row, files in wanted_files(index, chosen_paths):
            self._job.take_break()
            row.own_attributes()  # damaged cached data must show now
            self._reporter.work.total_files += len(files)
            self._reporter.work.total_bytes += sum(file.stat.size for file in files if file.stat.is_file)

    def _final_result(self, outcome: Outcome, error: ShinglebackError | None = None) -> CheckFinished:
        result = super()._final_result(outcome, error)
        return msgspec.structs.replace(
            result,
            is_dry_run=self._request.is_dry_run,
            touched=self._changed,
            other_name=display_path(self._other_name),
            space=self._space,
        )

    # folders --------------------------------------------------------------------------------------------------

    def _remove_leftovers(self, path: bytes) -> None:
        """Remove the temporary files of a killed restore, or of its other process, from a folder."""
        with contextlib.suppress(OSError):  # restoring a file there will report it
            folder_fd = self._places.open(path)
            if folder_fd is not None:
                new_file.remove_leftovers(folder_fd)

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
            self._leave_out_failed(path, error)

    # files ----------------------------------------------------------------------------------------------------

    def _needed_at(self, file: _File) -> RestoreLocation | None:
        """Return where to restore a file, or None if it exists already or something is in the way."""
        self._attend()
        location = self._tried(file, lambda: self._location_for(file))
        if location is None:
            self._reporter.work.spared_files += 1
            self._reporter.work.spared_bytes += file.size_bytes
        return location

    def _hand_over(self, file: _File) -> bool:
        """Hand a small file to the other process, which writes it; return False if this process has to restore it."""
        small, indexed_file = self._small, file.copy.indexed_file
        if (
            small is None
            or not file.is_free
            or not indexed_file.stat.is_file
            or indexed_file.fact.linked
            or self._request.overwrites
        ):
            return False
        self._reporter.current = join(file.folder, file.name)
        if not small.take(file, file.copy, file.folder, file.name, self._files.rights.of_file(indexed_file)):
            return False
        self._reporter.work.bytes += indexed_file.stat.size
        return True

    def _was_handed_over(self, file: _File, is_given: bool) -> None:
        if is_given:
            self._count_restored(file)
        else:
            if self._small is not None and not self._small.is_at_work and file.folder not in self._tidied:
                self._remove_leftovers(file.folder)
                self._tidied.add(file.folder)
            self._reporter.work.spared_bytes -= file.size_bytes  # it is read again
            self._give_back(file)

    def _give_back(self, file: _File) -> None:
        copied_before = self._reporter.work.bytes
        if self._tried(file, lambda: self._restored_at(file)) is not None:
            self._count_restored(file)
        else:
            self._reporter.work.spared_files += 1
        self._reporter.work.spared_bytes += file.size_bytes - (self._reporter.work.bytes - copied_before)

    def _count_restored(self, file: _File) -> None:
        self._reporter.work.files += 1
        self._reporter.work.durable_files += 1
        self._reporter.work.durable_bytes += file.size_bytes

    def _tried(self, file: _File, action: Callable[[], RestoreLocation | None]) -> RestoreLocation | None:
        """Run a step for a file; return None if there was nothing to do, or it failed and the reason is recorded."""
        self._reporter.current = path = join(file.folder, file.name)
        try:
            return action()
        except DamagedError:
            self._leave_out(path, LeftOutReason.DAMAGED)
        except FileExistsError:
            self._leave_out(path, LeftOutReason.ALREADY_THERE)
        except MissingError:
            self._leave_out(path, LeftOutReason.MISSING_ON_DRIVE)
        except OSError as error:
            if error.errno in GENERAL_ERRORS:
                raise
            self._leave_out_failed(path, error)
        return None

    def _leave_out_failed(self, path: bytes, error: OSError) -> None:
        """Leave something out after an error: of the drive that it was read from, or of the target."""
        is_odd_name = error.errno in _ODD_NAME and any(map(is_refused_by_windows, path.split(b"/")))
        detail = os.strerror(error.errno or 0)
        if isinstance(error, ContentReadError):
            self._check_drive(error)
            reason = LeftOutReason.READ_ERROR
        elif error.errno == errno.EFBIG:
            reason = LeftOutReason.TOO_LARGE
        elif error.errno in _REFUSED:
            reason = LeftOutReason.REFUSED
        elif is_odd_name or error.errno in _NAME_REFUSED:
            reason, detail = LeftOutReason.NAME_REFUSED, ""
        else:
            reason = LeftOutReason.NOT_WRITTEN
        self._leave_out(path, reason, detail)

    def _restored_at(self, file: _File) -> RestoreLocation | None:
        location = self._location_for(file)
        if location is not None:
            try:
                self._files.give(location, file.copy, self._names)
            except PermissionError:
                if not self._places.unlock(location.folder):
                    raise
                self._files.give(location, file.copy, self._names)
            if self._request.overwrites:
                self._restored_names.add(_key(file.folder, location.name))
            if location.name != file.name:
                self._other_name = self._other_name or location.name
        return location

    def _location_for(self, file: _File) -> RestoreLocation | None:
        """Return where to restore a file, or None if it exists already.

        Raises FileExistsError if something else is there, which stays untouched.
        """
        folder, indexed_file = file.folder, file.copy.indexed_file
        try:
            folder_fd = self._places.open(folder)
        except FileNotFoundError:
            return RestoreLocation(folder, file.name)
        for candidate in self._names(file.name):
            if folder_fd is None:
                break
            info = stat_or_none(candidate, folder_fd)
            if info is None:
                return RestoreLocation(folder, candidate)
            entry = ExistingEntry(folder_fd, candidate, info)
            if self._is_same(entry, indexed_file) and not self._is_other_name(candidate, folder_fd, indexed_file):
                return self._existing_location(entry, file)
            if self._may_replace(folder, candidate, info):
                return RestoreLocation(folder, candidate, info)
            if not self._request.keeps_both:
                if self._request.is_dry_run:
                    self._look_beside(file, folder_fd)
                break
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))

    def _look_beside(self, file: _File, folder_fd: int) -> None:
        """Find out what keeping both would need: a name, unless an earlier restore has done it, and space."""
        with contextlib.suppress(OSError):  # a name that is too long there, for example
            for name in itertools.islice(self._names(file.name), 1, None):
                info = stat_or_none(name, folder_fd)
                if info is None:
                    self._other_name = self._other_name or name
                    place = self._places.place_above(file.folder)
                    self._needed_space.add(place, file.copy.indexed_file, is_in_the_way=True)
                    return
                if self._is_same(ExistingEntry(folder_fd, name, info), file.copy.indexed_file):
                    return

    def _existing_location(self, entry: ExistingEntry, file: _File) -> RestoreLocation | None:
        """Compare the attributes of an existing file with the right content, and set them on request.

        Returns where to restore the file if only a new one can have the right owner.
        """
        indexed_file, path = file.copy.indexed_file, join(file.folder, entry.name)
        if not self._request.is_dry_run and self._files.restore_privileges(entry.folder_fd, entry.name, indexed_file):
            entry = entry.reread()
        difference = self._existing.differences(entry, indexed_file.attributes)
        if not difference:
            self.identical = Tally(self.identical.files + 1, self.identical.bytes + file.size_bytes)
            self._files.remember(path, indexed_file)
            return None
        if self._may_replace(file.folder, entry.name, entry.info):
            if not self._request.is_dry_run:
                if self._existing.is_of_another(entry.info):
                    return RestoreLocation(file.folder, entry.name, entry.info)
                self._existing.set(entry, self._files.rights.of_file(indexed_file))
                difference = self._existing.differences(entry.reread(), indexed_file.attributes)
            if self._request.is_dry_run or not difference:
                self._changed = Tally(self._changed.files + 1, self._changed.bytes + file.size_bytes)
                self._files.remember(path, indexed_file)
                return None
        self._leave_out(path, LeftOutReason.ATTRIBUTES_DIFFER, difference)
        return None

    def _is_same(self, entry: ExistingEntry, indexed_file: KnownFile) -> bool:
        """Whether an existing file is the backed-up one, as far as type, size and time tell, or a symlink's target."""
        info = entry.info
        if info.st_mode >> 12 != indexed_file.stat.mode >> 12 or info.st_size != indexed_file.stat.size:
            return False
        is_symlink = indexed_file.stat.is_symlink
        return self._existing.has_time(entry, indexed_file.stat.mtime_ns) and (
            not is_symlink or self._files.is_content(entry.name, entry.folder_fd, indexed_file)
        )

    def _is_other_name(self, name: bytes, folder_fd: int, indexed_file: KnownFile) -> bool:
        """Whether `a` was found for `A`, on a case-insensitive filesystem: then only the content tells them apart."""
        text = os.fsdecode(name)
        other_name = text.swapcase()
        try:
            is_there = other_name != text and stat_or_none(os.fsencode(other_name), folder_fd) is not None
        except OSError:  # such a name is refused, for example because it is longer
            return False
        return is_there and not self._files.is_content(name, folder_fd, indexed_file)

    def _may_replace(self, folder: bytes, name: bytes, info: os.stat_result) -> bool:
        """Whether to replace an entry: one that the user has seen, and not one that this run restored.

        The latter happens if `A` and `a` are the same name.
        """
        if stat.S_ISDIR(info.st_mode) or _key(folder, name) in self._restored_names:
            return False
        return self._may_replace_seen(info)

    def _may_replace_seen(self, info: os.stat_result) -> bool:
        """Whether the user has asked to replace what differs, and has seen this as it is."""
        if not self._request.overwrites:
            return False
        is_parted = (info.st_dev, info.st_ino) in self._files.parted  # removing another hard link counted as a change
        changed_ns = info.st_mtime_ns if is_parted else info.st_ctime_ns
        return self._request.seen_ns is None or changed_ns <= self._request.seen_ns

    def _names(self, name: bytes) -> Iterator[bytes]:
        """Yield the names under which a file may be restored, the best first."""
        yield name
        day = self._version.partition("T")[0] or self._started.date().isoformat()
        yield new_file.beside(name, day)
        for number in itertools.count(2):
            yield new_file.beside(name, f"{day} {number}")

    def _has_read(self, count: int) -> None:
        self._reporter.work.bytes += count
        self._attend()


def _key(folder: bytes, name: bytes) -> int:
    """Return a hash of a path without case, for case-insensitive filesystems; it takes little memory."""
    return hash((folder, name.decode("utf-8", "surrogateescape").casefold()))
