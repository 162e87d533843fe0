"""The restore targets: one folder, or the original place of each file.

Two checks protect them. Nothing is restored to a folder whose disk is not mounted, because the files would silently
fill another disk. And the original places in a backup are only used if this computer has backed them up or the user
accepts them: a drive may claim any place.
"""

import contextlib
import errno
import os
import re
import stat
from collections.abc import Callable, Iterator
from enum import Enum, auto
from pathlib import Path
from typing import Final

from blake3 import blake3

from shingleback.devices.mounts import FSTAB, fstab_folders, is_within, lies_within
from shingleback.domain.errors import COMPUTER_ERRNOS, SafetyRefusal, UsageError, Why
from shingleback.engine.files import linux
from shingleback.engine.files.folders import FOLDER_FLAGS, FolderCursor
from shingleback.engine.files.linux import FULL
from shingleback.engine.repo.format import Origin
from shingleback.engine.repo.repository import read_only_reason
from shingleback.engine.restore.existing import ExistingEntry
from shingleback.engine.restore.job import PathFilter

_FOR_MOUNTS: Final = (b"/media", b"/run/media", b"/mnt")
_IN_THE_WAY: Final = (errno.ENOTDIR, errno.ELOOP)
GENERAL_ERRORS: Final = FULL | COMPUTER_ERRNOS | {errno.EROFS}
"""Errors of the target as a whole, or of this computer, and not of one file."""
_UNFINISHED: Final = stat.S_ISVTX | 0o700
"""The mode of a folder that is not completely restored yet. No user gives a folder this mode."""
_ESCAPE: Final = re.compile(rb"\\x([89a-f][0-9a-f])")


def is_away(path: bytes, fstab: Path = FSTAB, for_mounts: tuple[bytes, ...] = _FOR_MOUNTS) -> bool:
    """Whether the disk of a real path is not mounted. False for any folder that is not empty.

    `for_mounts` are folders in which only other disks are expected.
    """
    points = [point for point in fstab_folders(fstab) if is_within(path, point)]
    bases = [base for base in for_mounts if path != base and is_within(path, base)]
    if not points and not bases:
        return False
    with contextlib.suppress(OSError), os.scandir(path) as entries:
        if next(entries, None) is not None:
            return False
    is_unmounted = any(not os.path.ismount(point) for point in points)
    return is_unmounted or any(_device_of(path) == _device_of(base) for base in bases)


def _device_of(path: bytes) -> int:
    """Return the device number of a folder, or of its nearest existing parent."""
    while not os.path.lexists(path):
        path = os.path.dirname(path)
    return os.stat(path).st_dev


def unwritable(path: bytes, error: OSError) -> UsageError:
    """The error to report if nothing can be restored to a path."""
    is_of_windows = error.errno == errno.EROFS and read_only_reason(path) is Why.DESTINATION_OF_WINDOWS
    why = Why.DESTINATION_OF_WINDOWS if is_of_windows else Why.TARGET_UNWRITABLE
    return UsageError(why, path=os.fsdecode(path), detail=os.strerror(error.errno or 0))


class Made(Enum):
    """How a folder came into being."""

    NEW = auto()  # made by this run, just now
    EARLIER = auto()  # made earlier in this run, or by an interrupted one, and not finished
    FOREIGN = auto()  # made by another program, or finished, or impossible to make


class _TopFolders:
    """The places of the backup's top folders, each opened when it is first needed.

    Attributes:
        makes: folders that are missing are made.
        newest: the place of the top folder that was used last.
    """

    def __init__(
        self,
        target: bytes,
        origins: list[Origin],
        destination: bytes,
        *,
        makes: bool,
        is_away: Callable[[bytes], bool],
    ) -> None:
        self.makes = makes
        self.newest = target
        self._target = target
        self._origins = {} if target else {origin.name.encode(): place_of(origin) for origin in origins}
        self._backup = os.stat(destination)
        self._backup_path = os.path.realpath(destination)
        self._is_away = is_away
        self._cursors: dict[bytes, FolderCursor] = {}

    def close(self) -> None:
        for cursor in self._cursors.values():
            cursor.forget()
            os.close(cursor.root_fd)

    def sync(self) -> None:
        for cursor in self._cursors.values():
            linux.syncfs(cursor.root_fd)

    def parts(self, path: bytes) -> tuple[bytes, bytes]:
        """Return the name of the path's top folder, and the path below it."""
        if self._target:
            return b"", path
        top, _, within = path.partition(b"/")
        return top, within

    def path_of(self, top: bytes) -> bytes:
        if self._target or top in self._origins:
            return self._target or self._origins[top]
        raise UsageError(Why.TARGET_UNWRITABLE, path=os.fsdecode(top), detail=os.strerror(errno.ENOENT))

    def cursor(self, top: bytes) -> FolderCursor:
        if top not in self._cursors:
            self.newest = self.path_of(top)
            self._cursors[top] = FolderCursor(self._open_top(self.newest), check=self._check)
        return self._cursors[top]

    def _check(self, fd: int) -> None:
        """Raise SafetyRefusal if a folder to restore to is the one that holds the backup."""
        if os.path.samestat(os.fstat(fd), self._backup):
            raise SafetyRefusal(Why.TARGET_INSIDE_BACKUP, path=os.fsdecode(self._target or self.newest))

    def _open_top(self, path: bytes) -> int:
        if self._is_in_backup(os.path.realpath(path)):
            raise SafetyRefusal(Why.TARGET_INSIDE_BACKUP, path=os.fsdecode(path))
        if not self._target and self._is_away(os.path.realpath(path)):
            raise UsageError(Why.SOURCE_MISSING, path=os.fsdecode(path))
        try:
            if self.makes and self._target:
                os.makedirs(path, exist_ok=True)
            elif self.makes and not os.path.lexists(path):
                os.makedirs(os.path.dirname(path), exist_ok=True)
                os.mkdir(path, _UNFINISHED)
            return os.open(path, FOLDER_FLAGS & ~os.O_NOFOLLOW)
        except FileNotFoundError:
            if not self.makes:
                raise
            raise UsageError(Why.TARGET_UNWRITABLE, path=os.fsdecode(path), detail=os.strerror(errno.ENOENT)) from None
        except OSError as error:
            if error.errno in COMPUTER_ERRNOS:
                raise
            raise unwritable(path, error) from None

    def _is_in_backup(self, path: bytes) -> bool:
        """Whether a path is inside the backup, even if its drive, or a folder of it, is mounted in two places."""
        if lies_within(path, self._backup_path):
            return True
        while path != b"/":
            with contextlib.suppress(OSError):
                if os.path.samestat(os.stat(path), self._backup):
                    return True
            path = os.path.dirname(path)
        return False


class RestoreTargets:
    """The target folders for the paths of a backup.

    All methods take paths in the backup. They raise UsageError if a top folder cannot be made or opened, and
    SafetyRefusal if it is inside the backup itself.
    """

    def __init__(
        self,
        target: bytes,
        origins: list[Origin],
        destination: bytes,
        *,
        makes: bool = True,
        is_away: Callable[[bytes], bool] = is_away,
    ) -> None:
        """An empty `target` stands for the original place of each source. Without `makes`, no folders are made.

        `is_away` returns whether the disk of an original place is not mounted.
        """
        self._tops = _TopFolders(target, origins, destination, makes=makes, is_away=is_away)
        self._refused: dict[bytes, int | None] = {}
        self._modes: dict[bytes, int] = {}  # of folders that are writable only for the moment

    @property
    def newest(self) -> bytes:
        """The place of the top folder that was used last."""
        return self._tops.newest

    def place_above(self, path: bytes) -> bytes:
        """Return the place of the path's top folder."""
        top, _ = self._tops.parts(path)
        return self._tops.path_of(top)

    def close(self) -> None:
        for folder in sorted(self._modes, reverse=True):  # subfolders first
            self.lock(folder)
        self._tops.close()

    def sync(self) -> None:
        """Wait until all restored files are durable."""
        self._tops.sync()

    def make(self, folder: bytes) -> Made:
        """Make a folder. A new one has a mode that marks it as unfinished, until it gets its own mode."""
        top, within = self._tops.parts(folder)
        if not within:
            is_new = not os.path.lexists(self._tops.path_of(top))
            top_fd = self._tops.cursor(top).root_fd
            return Made.NEW if is_new else _creation_of(os.fstat(top_fd))
        above, _, name = within.rpartition(b"/")
        try:
            above_fd = self._tops.cursor(top).open(above)
            try:
                os.mkdir(name, _UNFINISHED, dir_fd=above_fd)
            except FileExistsError:
                return _creation_of(os.stat(name, dir_fd=above_fd, follow_symlinks=False))
            return Made.NEW
        except OSError as error:
            if error.errno == errno.EACCES and self.unlock(folder.rpartition(b"/")[0]):
                return self.make(folder)
            if error.errno in GENERAL_ERRORS:
                raise
            if error.errno not in _IN_THE_WAY:
                self._refused[folder] = self._refused.get(folder.rpartition(b"/")[0], error.errno)
            return Made.FOREIGN

    def look(self, folder: bytes) -> ExistingEntry | None:
        """Return the folder that is there, which need not be readable; its descriptor is valid until the next call."""
        top, within = self._tops.parts(folder)
        above, _, name = within.rpartition(b"/")
        try:
            fd = self._tops.cursor(top).open(above)
            entry = ExistingEntry(fd, name or b".", os.stat(name or b".", dir_fd=fd, follow_symlinks=False))
        except OSError:
            return None
        return entry if stat.S_ISDIR(entry.info.st_mode) else None

    def unlock(self, folder: bytes) -> bool:
        """Make a folder of this user writable until `lock` is called; return whether this changed its mode."""
        entry = self.look(folder) if self._tops.makes else None
        if entry is None or entry.info.st_uid != os.geteuid():
            return False
        mode = stat.S_IMODE(entry.info.st_mode)
        if mode & stat.S_IRWXU == stat.S_IRWXU:
            return False
        with contextlib.suppress(OSError):
            fd = os.open(entry.name, os.O_PATH | FOLDER_FLAGS, dir_fd=entry.folder_fd)
            try:
                os.chmod(f"/proc/self/fd/{fd}", mode | stat.S_IRWXU)
            finally:
                os.close(fd)
            self._modes.setdefault(folder, mode)
            return True
        return False

    def lock(self, folder: bytes) -> None:
        """Give a folder the mode back that it had before `unlock`."""
        mode = self._modes.pop(folder, None)
        if mode is not None:
            with contextlib.suppress(OSError):  # it is gone
                fd = self.open(folder)
                if fd is not None:
                    os.fchmod(fd, mode)

    def forget_mode(self, folder: bytes) -> None:
        """Forget the mode before `unlock`, since the folder has its mode from the backup."""
        self._modes.pop(folder, None)

    def open(self, folder: bytes) -> int | None:
        """Return a descriptor, valid until the next call, or None if something other than a folder is in the way.

        Raises FileNotFoundError if the folder does not exist, or the OSError that kept it from being made.
        """
        top, within = self._tops.parts(folder)
        try:
            return self._tops.cursor(top).open(within)
        except OSError as error:
            if error.errno in _IN_THE_WAY:
                return None
            if error.errno == errno.EACCES and self.unlock(folder):
                return self.open(folder)
            number = self._refused.get(folder, error.errno) or 0
            raise OSError(number, os.strerror(number)) from None

    @contextlib.contextmanager
    def opened(self, folder: bytes) -> Iterator[int]:
        """Open a folder that stays open inside the `with` statement. Raises OSError."""
        top, within = self._tops.parts(folder)
        with FolderCursor(self._tops.cursor(top).root_fd).opened(within) as fd:
            yield fd


def place_of(origin: Origin) -> bytes:
    """Return the path of a source. Escapes are decoded only if no such path exists: real names may contain them."""
    path = origin.path.encode()
    return path if os.path.lexists(path) else _ESCAPE.sub(lambda match: bytes([int(match[1], 16)]), path)


def _creation_of(info: os.stat_result) -> Made:
    """Return who made an existing entry."""
    is_unfinished = stat.S_ISDIR(info.st_mode) and stat.S_IMODE(info.st_mode) == _UNFINISHED
    return Made.EARLIER if is_unfinished and info.st_uid == os.geteuid() else Made.FOREIGN


def check_places(
    origins: list[Origin], chosen_paths: PathFilter, own_places: frozenset[bytes], accepted: str = ""
) -> None:
    """Raise SafetyRefusal, with the real paths of the places that are not among this computer's `own_places`.

    The refusal has a hash of exactly these places as a mark. The caller shows them to the user and passes the mark back
    as `accepted`, because the drive may name others by then.
    """
    places = [place_of(origin) for origin in origins if chosen_paths.touches_folder(origin.name.encode())]
    foreign_places = [os.path.realpath(place) for place in places if place not in own_places]
    mark = blake3(b"\0".join(sorted(foreign_places))).hexdigest()
    if foreign_places and mark != accepted:
        raise SafetyRefusal(Why.PLACES_UNKNOWN, places=", ".join(map(os.fsdecode, foreign_places)), mark=mark)
