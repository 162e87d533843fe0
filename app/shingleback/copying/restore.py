"""Giving back files, folders or everything of a version: whole, checked on the way, and never over something."""

import contextlib
import errno
import os
import secrets
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from blake3 import blake3

from shingleback.copying import linux
from shingleback.copying.attributes import Giver
from shingleback.copying.catalog import Catalog
from shingleback.copying.checking import Check
from shingleback.copying.content import ContentReader
from shingleback.copying.entries import Attributes
from shingleback.copying.folders import FOLDER_FLAGS, FolderCursor, join, split
from shingleback.copying.index import FolderRow, Known
from shingleback.copying.reporter import Reporter
from shingleback.copying.sources import path_text
from shingleback.jobs.control import Control
from shingleback.jobs.final_words import Tally
from shingleback.model.errors import DriveFull, SafetyRefusal, UsageError, Why
from shingleback.model.leftout import Reason

_FULL: Final = (errno.ENOSPC, errno.EDQUOT)
_LONGEST_NAME_BYTES: Final = 255
_BLOCK_BYTES: Final = 512  # the unit of st_blocks
_ZEROS: Final = bytes(1 << 16)
_NEW_FILE: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC


@dataclass(frozen=True, slots=True)
class RestoreRequest:
    """`paths` are those in the backup, or those that the files had; none means everything.

    Attributes:
        version: its name; None is the newest complete one.
        overwrites: what is there already and differs is replaced.
    """

    destination: bytes
    target: bytes
    paths: list[bytes] = field(default_factory=list)
    version: str | None = None
    overwrites: bool = False


class DamagedError(Exception):
    """What the drive has is not what was written."""


class Restore(Check):
    command = "restore"

    def __init__(
        self, request: RestoreRequest, reporter: Reporter, control: Control, now: Callable[[], datetime]
    ) -> None:
        super().__init__(request.destination, reporter, control, now)
        self._request = request
        self._giver = Giver.for_user(os.geteuid(), os.getegid())
        self._first_names: dict[tuple[int, bytes], bytes] = {}

    def _work(self) -> None:
        catalog = self._open_version()
        try:
            target_fd = _open_target(self._request.target, self._request.destination)
        except BaseException:
            catalog.close()
            raise
        self._target = FolderCursor(target_fd)
        self._reader = ContentReader(catalog, from_medium=False)
        self._has_holes = catalog.about.filesystem.holes
        try:
            self._restore(catalog)
            linux.syncfs(target_fd)
        except OSError as error:
            if error.errno in _FULL:
                raise DriveFull(Why.TARGET_FULL, path=os.fsdecode(self._request.target)) from error
            raise
        finally:
            self._reader.close()
            self._target.forget()
            os.close(target_fd)
            catalog.close()

    def _open_version(self) -> Catalog:
        """Without a name it is the newest complete version; where there is none yet, what has been copied so far."""
        if self._request.version is not None:
            return self._open(self._request.version)
        newest = self._open(None)
        if not newest.versions:
            return newest
        name = newest.versions[-1].name
        newest.close()
        return self._open(name)

    def _restore(self, catalog: Catalog) -> None:
        wanted = _Wanted([self._path_in_backup(catalog, path) for path in self._request.paths])
        self._count(catalog, wanted)
        self._reporter.begin("restore")
        open_folders: list[tuple[bytes, FolderRow]] = []
        for path, on_drive, row in catalog.index.walk():
            while open_folders and not path.startswith(open_folders[-1][0] + b"/"):
                self._finish_folder(*open_folders.pop())
            if not wanted.touches_folder(path):
                continue
            if self._make_folder(path):
                open_folders.append((path, row))
            for name, known in row.files().items():
                if wanted.has(join(path, name)):
                    self._attend()
                    self._give_back(path, on_drive, name, known)
        while open_folders:
            self._finish_folder(*open_folders.pop())

    def _count(self, catalog: Catalog, wanted: "_Wanted") -> None:
        """How much there is to do."""
        for known in _files(catalog, wanted):
            self._reporter.total_files += 1
            self._reporter.total_bytes += known.stat.size if known.stat.is_file else 0
        for path in wanted.unmatched():
            self._leave_out(path, Reason.NOT_IN_BACKUP)

    def _path_in_backup(self, catalog: Catalog, path: bytes) -> bytes:
        """A path as the person wrote it: in the backup, or where the file was when it was backed up."""
        if not path.startswith(b"/"):
            return path.rstrip(b"/")
        for origin in catalog.about.origins:
            top = origin.path.rstrip("/") + "/"
            if (path_text(path).rstrip("/") + "/").startswith(top):
                return b"/".join([origin.name.encode(), *path.rstrip(b"/").split(b"/")[top.count("/") :]])
        return path.strip(b"/")

    # folders --------------------------------------------------------------------------------------------------

    def _make_folder(self, path: bytes) -> bool:
        """Whether it was made: only then it gets the attributes that it had."""
        folder, name = split(path)
        try:
            os.mkdir(name, 0o700, dir_fd=self._target.open(folder))
        except FileExistsError:
            return False
        return True

    def _finish_folder(self, path: bytes, row: FolderRow) -> None:
        attributes = row.own_attributes()
        if attributes is not None:
            self._giver.to_open(self._target.open(path), attributes)

    # files ----------------------------------------------------------------------------------------------------

    def _give_back(self, folder: bytes, folder_on_drive: bytes, name: bytes, known: Known) -> None:
        path = join(folder, name)
        self._reporter.current = path
        place_fd = self._target.open(folder)
        if self._is_in_the_way(place_fd, path, name, known):
            return
        on_drive = join(folder_on_drive, known.fact.stored or name)
        try:
            if known.stat.is_symlink:
                self._give_back_symlink(place_fd, name, known)
            elif not self._link(path, name, known):
                self._give_back_file(place_fd, path, name, on_drive, known)
        except DamagedError:
            self._leave_out(path, Reason.DAMAGED)
            return
        except FileNotFoundError:
            self._leave_out(path, Reason.MISSING_ON_DRIVE)
            return
        except OSError as error:
            if error.errno in _FULL:
                raise
            self._check_drive(error)
            self._leave_out(path, Reason.READ_ERROR, os.strerror(error.errno or 0))
            return
        self._reporter.files += 1
        self._reporter.durable_files += 1
        self._reporter.durable_bytes += known.stat.size if known.stat.is_file else 0

    def _is_in_the_way(self, place_fd: int, path: bytes, name: bytes, known: Known) -> bool:
        """Something is at the place of a file already: the same thing needs nothing, another is not touched unasked."""
        try:
            found = os.stat(name, dir_fd=place_fd, follow_symlinks=False)
        except FileNotFoundError:
            return False
        is_same_kind = found.st_mode >> 12 == known.stat.mode >> 12
        if is_same_kind and (found.st_size, found.st_mtime_ns) == (known.stat.size, known.stat.mtime_ns):
            self.same = Tally(self.same.files + 1, self.same.bytes + known.stat.size)
            self._remember(path, known)
            return True
        if self._request.overwrites and not stat.S_ISDIR(found.st_mode):
            return False
        self._leave_out(path, Reason.ALREADY_THERE)
        return True

    def _give_back_symlink(self, place_fd: int, name: bytes, known: Known) -> None:
        """What it points to stands in the manifest, also where the drive cannot hold symlinks."""
        temporary = _temporary_name(name)
        os.symlink(known.fact.target or b"", temporary, dir_fd=place_fd)
        self._giver.to_symlink(temporary, place_fd, _attributes(known))
        self._put_in_place(place_fd, temporary, name)

    def _give_back_file(self, place_fd: int, path: bytes, name: bytes, on_drive: bytes, known: Known) -> None:
        temporary = b""
        with contextlib.closing(self._reader.find(on_drive, known)) as found:
            for fds in found:
                if temporary:
                    os.unlink(temporary, dir_fd=place_fd)  # it was not what was written; perhaps this is
                temporary, is_whole = self._write_temporary(place_fd, name, fds, known)
                if is_whole:
                    self._put_in_place(place_fd, temporary, name)
                    self._remember(path, known)
                    return
        if not temporary:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        os.rename(temporary, _damaged_name(name), src_dir_fd=place_fd, dst_dir_fd=place_fd)
        raise DamagedError

    def _write_temporary(self, place_fd: int, name: bytes, fds: list[int], known: Known) -> tuple[bytes, bool]:
        """Copy under a name that nobody takes for the file; and whether it is what was written."""
        temporary = _temporary_name(name)
        fd = os.open(temporary, _NEW_FILE, 0o600, dir_fd=place_fd)
        try:
            is_whole = self._copy(fds, fd, known)
            self._giver.to_open(fd, _attributes(known))
        except BaseException:
            os.unlink(temporary, dir_fd=place_fd)
            raise
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

    def _put_in_place(self, place_fd: int, temporary: bytes, name: bytes) -> None:
        if self._request.overwrites:
            os.rename(temporary, name, src_dir_fd=place_fd, dst_dir_fd=place_fd)
            return
        try:
            linux.rename_noreplace(temporary, place_fd, name, place_fd)
        except OSError as error:
            if error.errno not in (errno.EINVAL, errno.ENOSYS):
                os.unlink(temporary, dir_fd=place_fd)
                raise
            os.rename(temporary, name, src_dir_fd=place_fd, dst_dir_fd=place_fd)

    # further names --------------------------------------------------------------------------------------------

    def _remember(self, path: bytes, known: Known) -> None:
        """Other names of the same file can be linked to this one."""
        if known.stat.links > 1:
            self._first_names.setdefault((known.stat.inode, known.fact.digest), path)

    def _link(self, path: bytes, name: bytes, known: Known) -> bool:
        """Whether the file was given back under another name, to which this one is linked."""
        first = self._first_names.get((known.stat.inode, known.fact.digest)) if known.stat.links > 1 else None
        if first is None:
            return False
        first_folder, first_name = split(first)
        temporary = _temporary_name(name)
        with FolderCursor(self._target.root_fd).opened(first_folder) as first_fd:
            place_fd = self._target.open(split(path)[0])
            try:
                os.link(first_name, temporary, src_dir_fd=first_fd, dst_dir_fd=place_fd, follow_symlinks=False)
            except OSError:
                return False
        self._put_in_place(place_fd, temporary, name)
        return True


class _Wanted:
    """The part of a version that was asked for."""

    def __init__(self, paths: list[bytes]) -> None:
        self._paths = paths
        self._matched: set[bytes] = set()

    def has(self, path: bytes) -> bool:
        for wanted in self._paths:
            if path == wanted or path.startswith(wanted + b"/") or not wanted:
                self._matched.add(wanted)
                return True
        return not self._paths

    def touches_folder(self, path: bytes) -> bool:
        """Whether the folder, or anything in it or below it, is wanted."""
        if self.has(path):
            return True
        below = path + b"/"
        return any(wanted.startswith(below) for wanted in self._paths)

    def unmatched(self) -> list[bytes]:
        return [path for path in self._paths if path not in self._matched]


def _files(catalog: Catalog, wanted: _Wanted) -> Iterator[Known]:
    for path, _, row in catalog.index.walk():
        wanted.has(path)
        for name, known in row.files().items():
            if wanted.has(join(path, name)):
                yield known


def _open_target(target: bytes, destination: bytes) -> int:
    real, backup = os.path.realpath(target), os.path.realpath(destination)
    if real == backup or real.startswith(backup.rstrip(b"/") + b"/"):
        raise SafetyRefusal(Why.TARGET_INSIDE_BACKUP, path=os.fsdecode(target))
    try:
        os.makedirs(target, exist_ok=True)
        fd = os.open(target, FOLDER_FLAGS & ~os.O_NOFOLLOW)
    except OSError as error:
        detail = os.strerror(error.errno or 0)
        raise UsageError(Why.TARGET_UNWRITABLE, path=os.fsdecode(target), detail=detail) from None
    return fd


def _attributes(known: Known) -> Attributes:
    was = known.stat
    return Attributes(stat.S_IMODE(was.mode), was.uid, was.gid, was.mtime_ns, was.mtime_ns, known.fact.xattrs)


def _temporary_name(name: bytes) -> bytes:
    ending = b"." + secrets.token_hex(4).encode()
    return b"." + name[: _LONGEST_NAME_BYTES - 1 - len(ending)] + ending


def _damaged_name(name: bytes) -> bytes:
    ending = b".damaged"
    return name[: _LONGEST_NAME_BYTES - len(ending)] + ending


def _write(fd: int, data: memoryview, offset: int) -> None:
    done = 0
    while done < len(data):
        done += os.pwrite(fd, data[done:], offset + done)


def _write_around_zeros(fd: int, data: memoryview, offset: int) -> None:
    for start in range(0, len(data), len(_ZEROS)):
        part = data[start : start + len(_ZEROS)]
        if bytes(part) != _ZEROS[: len(part)]:
            _write(fd, part, offset + start)
