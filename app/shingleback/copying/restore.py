"""Giving back files, folders or everything of a version: whole, checked on the way, and never over something."""

import contextlib
import errno
import itertools
import os
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, NamedTuple

import msgspec.structs
from blake3 import blake3

from shingleback.copying import placing
from shingleback.copying.attributes import Giver
from shingleback.copying.catalog import Catalog
from shingleback.copying.checking import Check
from shingleback.copying.content import ContentReader
from shingleback.copying.entries import Attributes
from shingleback.copying.folders import join, split
from shingleback.copying.index import FolderRow, Index, Known
from shingleback.copying.reading import open_file
from shingleback.copying.reporter import Reporter
from shingleback.copying.restore_places import Places
from shingleback.copying.shelf import Shelf
from shingleback.copying.wanted import Wanted, path_in_backup, wanted_files
from shingleback.jobs.control import Control
from shingleback.jobs.final_words import CheckFinished, Tally
from shingleback.model.errors import DriveFull, ShinglebackError, Why
from shingleback.model.leftout import Reason
from shingleback.model.outcome import Outcome

_FULL: Final = (errno.ENOSPC, errno.EDQUOT)
_BLOCK_BYTES: Final = 512  # the unit of st_blocks
_READ_BYTES: Final = 1 << 20
_ZEROS: Final = bytes(1 << 16)
_NEW_FILE: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC


@dataclass(frozen=True, slots=True)
class RestoreRequest:
    """`paths` are those in the backup, or those that the files had; none means everything.

    Attributes:
        target: a folder; empty for the places from which the files were backed up.
        version: its name; None is the newest complete one.
        overwrites: what is there already and differs is replaced.
        seen_ns: when the person saw what that is, since 1970: what has changed later is not replaced. None: it may be.
        keeps_both: it stays, and what is given back gets another name: letter (2026-03-01).txt.
        is_dry_run: only find out what would be given back, and what is in the way.
    """

    destination: bytes
    target: bytes
    paths: list[bytes] = field(default_factory=list)
    version: str | None = None
    overwrites: bool = False
    seen_ns: int | None = None
    keeps_both: bool = False
    is_dry_run: bool = False


class DamagedError(Exception):
    """What the drive has is not what was written."""


class MissingError(Exception):
    """The drive has nothing at that place."""


class _Spot(NamedTuple):
    """Where something is given back.

    Attributes:
        replaced: what is there and is to give way; None where there is nothing.
    """

    name: bytes
    replaced: os.stat_result | None = None


class _Copied(NamedTuple):
    """Where the copy was at the time of the version: in which folder, and its path on the drive."""

    folder_id: int
    on_drive: bytes


class Restore(Check):
    command = "restore"

    def __init__(
        self,
        request: RestoreRequest,
        reporter: Reporter,
        control: Control,
        now: Callable[[], datetime],
        shelf: Shelf | None = None,
    ) -> None:
        super().__init__(request.destination, reporter, control, now, shelf)
        self._request = request
        self._giver = Giver.for_user(os.geteuid(), os.getegid())
        self._first_names: dict[int, bytes] = {}  # by the number that all names of a file share
        self._parted: set[tuple[int, int]] = set()
        self._folder = b""
        self._given: set[str] = set()

    def _work(self) -> None:
        request = self._request
        catalog = self._open_newest() if request.version is None else self._open(request.version)
        self._places = Places(request.target, catalog.about.origins, request.destination, makes=not request.is_dry_run)
        self._reader = ContentReader(catalog, from_medium=False)
        self._has_holes = catalog.about.filesystem.holes
        try:
            self._open_target()
            self._restore(catalog)
            self._places.sync()
        except OSError as error:
            if error.errno in _FULL:
                raise DriveFull(Why.TARGET_FULL, path=os.fsdecode(self._places.newest)) from error
            raise
        finally:
            self._reader.close()
            self._places.close()
            catalog.close()

    def _open_target(self) -> None:
        """Before anything is counted: it may be refused."""
        if self._request.target:
            with contextlib.suppress(FileNotFoundError):  # it is only made where files are given back
                self._places.make(b"")

    def _restore(self, catalog: Catalog) -> None:
        wanted = Wanted([path_in_backup(catalog.about.origins, path) for path in self._request.paths])
        self._look(catalog, lambda index: self._count(index, wanted))
        for path in wanted.unmatched():
            self._leave_out(path, Reason.NOT_IN_BACKUP)
        self._reporter.begin("restore")
        open_folders: list[tuple[bytes, FolderRow]] = []
        for path, on_drive, row in catalog.index.walk(wanted.touches_folder):
            while open_folders and not path.startswith(open_folders[-1][0] + b"/"):
                self._finish_folder(*open_folders.pop())
            if not self._request.is_dry_run and self._places.make(path):
                open_folders.append((path, row))
            for name, known in row.files().items():
                if wanted.has(join(path, name)):
                    self._attend()
                    self._give_back(path, _Copied(row.id, on_drive), name, known)
        while open_folders:
            self._finish_folder(*open_folders.pop())

    def _count(self, index: Index, wanted: Wanted) -> None:
        """How much there is to do."""
        self._reporter.total_files = self._reporter.total_bytes = 0
        for row, files in wanted_files(index, wanted):
            self._obey()
            row.own_attributes()  # what is not as it was kept has to show now
            self._reporter.total_files += len(files)
            self._reporter.total_bytes += sum(known.stat.size for known in files if known.stat.is_file)

    def _final_word(self, outcome: Outcome, error: ShinglebackError | None = None) -> CheckFinished:
        word = super()._final_word(outcome, error)
        return msgspec.structs.replace(word, is_dry_run=self._request.is_dry_run)

    # folders --------------------------------------------------------------------------------------------------

    def _finish_folder(self, path: bytes, row: FolderRow) -> None:
        """Only one that was made here gets the attributes that it had."""
        attributes = row.own_attributes()
        with contextlib.suppress(FileNotFoundError, PermissionError):  # somebody has moved it meanwhile
            fd = self._places.open(path)
            if attributes is not None and fd is not None:
                self._giver.to_open(fd, attributes)

    # files ----------------------------------------------------------------------------------------------------

    def _give_back(self, folder: bytes, copied_in: _Copied, name: bytes, known: Known) -> None:
        self._reporter.current = path = join(folder, name)
        copied = _Copied(copied_in.folder_id, join(copied_in.on_drive, known.fact.stored or name))
        if self._is_given(folder, name, path, copied, known):
            self._reporter.files += 1
            self._reporter.durable_files += 1
            self._reporter.durable_bytes += known.stat.size if known.stat.is_file else 0

    def _is_given(self, folder: bytes, name: bytes, path: bytes, copied: _Copied, known: Known) -> bool:
        """Whether the file at `path` in the backup was, or would be, given back; else it is noted why not."""
        try:
            spot = self._spot_for(folder, name, known)
            if spot is not None and not self._request.is_dry_run:
                self._give(folder, spot, copied, known)
        except DamagedError:
            self._leave_out(path, Reason.DAMAGED)
        except FileExistsError:
            self._leave_out(path, Reason.ALREADY_THERE)
        except MissingError:
            self._leave_out(path, Reason.MISSING_ON_DRIVE)
        except OSError as error:
            if error.errno in _FULL:
                raise
            self._check_drive(error)
            self._leave_out(path, Reason.READ_ERROR, os.strerror(error.errno or 0))
        else:
            return spot is not None
        return False

    def _give(self, folder: bytes, spot: _Spot, copied: _Copied, known: Known) -> None:
        place_fd = self._places.open(folder)
        if place_fd is None:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        if not self._link(folder, spot, known):
            if known.stat.is_symlink:
                self._give_back_symlink(place_fd, folder, spot, known)
            else:
                self._give_back_file(place_fd, folder, spot, copied, known)
        self._given.add(_folded(spot.name))

    def _spot_for(self, folder: bytes, name: bytes, known: Known) -> _Spot | None:
        """None where it is there already. Raises FileExistsError where something else is, which stays untouched."""
        if folder != self._folder:
            self._folder, self._given = folder, set()
        try:
            place_fd = self._places.open(folder)
        except FileNotFoundError:
            return _Spot(name)
        for candidate in self._names(name):
            if place_fd is None:
                break
            found = placing.look(candidate, place_fd)
            if found is None:
                return _Spot(candidate)
            if _is_same(found, known):
                self.same = Tally(self.same.files + 1, self.same.bytes + known.stat.size)
                self._remember(join(folder, candidate), known)
                return None
            if self._may_replace(candidate, found):
                return _Spot(candidate, found)
            if not self._request.keeps_both:
                break
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))

    def _may_replace(self, name: bytes, found: os.stat_result) -> bool:
        """Only what the person has seen; neither what this run has given, where `A` and `a` are one name."""
        if not self._request.overwrites or stat.S_ISDIR(found.st_mode) or _folded(name) in self._given:
            return False
        is_parted = (found.st_dev, found.st_ino) in self._parted  # to take another name away counted as a change
        changed_ns = found.st_mtime_ns if is_parted else found.st_ctime_ns
        return self._request.seen_ns is None or changed_ns <= self._request.seen_ns

    def _names(self, name: bytes) -> Iterator[bytes]:
        """Under which a file may be given back, the best first."""
        yield name
        day = self._version.partition("T")[0] or self._started.date().isoformat()
        yield placing.beside(name, day)
        for number in itertools.count(2):
            yield placing.beside(name, f"{day} {number}")

    def _give_back_symlink(self, place_fd: int, folder: bytes, spot: _Spot, known: Known) -> None:
        """What it points to stands in the manifest, also where the drive cannot hold symlinks."""
        temporary = placing.temporary_name(spot.name)
        os.symlink(known.fact.target or b"", temporary, dir_fd=place_fd)
        with placing.removed_on_failure(temporary, place_fd):
            self._giver.to_symlink(temporary, place_fd, _attributes(known))
            self._put_in_place(place_fd, temporary, spot)
        self._remember(join(folder, spot.name), known)

    def _give_back_file(self, place_fd: int, folder: bytes, spot: _Spot, copied: _Copied, known: Known) -> None:
        is_found = False
        with contextlib.ExitStack() as worse, contextlib.closing(self._reader.find(*copied, known)) as found:
            for fds in found:
                worse.close()  # it was not what was written; perhaps this is
                is_found = True
                temporary, is_whole = self._write_temporary(place_fd, spot.name, fds, known)
                worse.callback(placing.remove, temporary, place_fd)
                if is_whole:
                    self._put_in_place(place_fd, temporary, spot)
                    worse.pop_all()
                    self._remember(join(folder, spot.name), known)
                    return
            if is_found:
                self._put_damaged(place_fd, temporary, spot.name)
                worse.pop_all()
        raise DamagedError if is_found else MissingError

    def _put_damaged(self, place_fd: int, temporary: bytes, name: bytes) -> None:
        """Under a name that tells it, beside what may have that name already."""
        for candidate in self._names(placing.damaged_name(name)):
            with contextlib.suppress(FileExistsError):
                placing.put_new(place_fd, temporary, candidate)
                return

    def _write_temporary(self, place_fd: int, name: bytes, fds: list[int], known: Known) -> tuple[bytes, bool]:
        """Copy under a name that nobody takes for the file; and whether it is what was written."""
        temporary = placing.temporary_name(name)
        fd = os.open(temporary, _NEW_FILE, 0o600, dir_fd=place_fd)
        try:
            with placing.removed_on_failure(temporary, place_fd):
                is_whole = self._copy(fds, fd, known)
                self._giver.to_open(fd, _attributes(known))
        finally:
            os.close(fd)
        return temporary, is_whole

    def _copy(self, fds: list[int], fd: int, known: Known) -> bool:
        """Whether what was copied is what was written. What was a hole becomes one again."""
        hasher = blake3()
        offset = 0
        write = _write_around_zeros if self._may_have_holes(fds) else _write
        for piece in self._reader.read(fds):
            hasher.update(piece)
            write(fd, piece, offset)
            offset += len(piece)
            self._reporter.bytes += len(piece)
            self._attend()
        os.ftruncate(fd, offset)
        return hasher.digest() == known.fact.digest

    def _may_have_holes(self, fds: list[int]) -> bool:
        """The copy has holes, or is on a filesystem that has none, so that nobody can tell."""
        infos = [os.fstat(fd) for fd in fds]
        return not self._has_holes or any(info.st_blocks * _BLOCK_BYTES < info.st_size for info in infos)

    def _put_in_place(self, place_fd: int, temporary: bytes, spot: _Spot) -> None:
        if spot.replaced is None:
            placing.put_new(place_fd, temporary, spot.name)
            return
        placing.put_over(place_fd, temporary, spot.name, spot.replaced)
        if spot.replaced.st_nlink > 1:
            self._parted.add((spot.replaced.st_dev, spot.replaced.st_ino))

    # further names --------------------------------------------------------------------------------------------

    def _remember(self, path: bytes, known: Known) -> None:
        """Other names of the same file can be linked to this one."""
        if known.fact.linked:
            self._first_names.setdefault(known.fact.linked, path)

    def _link(self, folder: bytes, spot: _Spot, known: Known) -> bool:
        """Whether the file was given back under another name, to which this one is linked."""
        first = self._first_names.get(known.fact.linked) if known.fact.linked else None
        if first is None:
            return False
        first_folder, first_name = split(first)
        temporary = placing.temporary_name(spot.name)
        with self._places.opened(first_folder) as first_fd:
            place_fd = self._places.open(folder)
            if place_fd is None:
                return False
            try:
                os.link(first_name, temporary, src_dir_fd=first_fd, dst_dir_fd=place_fd, follow_symlinks=False)
            except OSError:
                return False
        with placing.removed_on_failure(temporary, place_fd):
            if not self._is_content(temporary, place_fd, known):
                placing.remove(temporary, place_fd)
                return False
            self._put_in_place(place_fd, temporary, spot)
        return True

    def _is_content(self, name: bytes, folder_fd: int, known: Known) -> bool:
        """Whether it has what the manifest says: it may have been there before, or have changed since."""
        if known.stat.is_symlink:
            with contextlib.suppress(OSError):
                return os.readlink(name, dir_fd=folder_fd) == known.fact.target
            return False
        try:
            fd = open_file(name, folder_fd)
        except OSError:
            return False
        hasher = blake3()
        with contextlib.closing(os.fdopen(fd, "rb", buffering=0)) as file:
            if not stat.S_ISREG(os.fstat(fd).st_mode):
                return False
            while piece := file.read(_READ_BYTES):
                hasher.update(piece)
                self._attend()
        return hasher.digest() == known.fact.digest


def _folded(name: bytes) -> str:
    return name.decode("utf-8", "surrogateescape").casefold()


def _is_same(found: os.stat_result, known: Known) -> bool:
    """As far as kind, size and time tell."""
    is_same_kind = found.st_mode >> 12 == known.stat.mode >> 12
    return is_same_kind and (found.st_size, found.st_mtime_ns) == (known.stat.size, known.stat.mtime_ns)


def _attributes(known: Known) -> Attributes:
    was = known.stat
    return Attributes(stat.S_IMODE(was.mode), was.uid, was.gid, was.mtime_ns, was.mtime_ns, known.fact.xattrs)


def _write(fd: int, data: memoryview, offset: int) -> None:
    done = 0
    while done < len(data):
        done += os.pwrite(fd, data[done:], offset + done)


def _write_around_zeros(fd: int, data: memoryview, offset: int) -> None:
    for start in range(0, len(data), len(_ZEROS)):
        part = data[start : start + len(_ZEROS)]
        if bytes(part) != _ZEROS[: len(part)]:
            _write(fd, part, offset + start)
