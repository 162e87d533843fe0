"""The program's folder in a backup: opening and locking it, `backup.json`, and the state of the destination.

Tests once what the filesystem under a backup can store. Examines a destination without writing to it and without
reading more than its first page.
"""

import contextlib
import errno
import fcntl
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from shingleback.devices.mounts import Mount, mount_of
from shingleback.devices.sysfs.topology import is_on_own_disk
from shingleback.domain.errors import (
    DriveRefused,
    Outcome,
    SafetyRefusal,
    ShinglebackError,
    UsageError,
    Why,
    read_refusal,
)
from shingleback.domain.text import UNDECODABLE, display_path
from shingleback.engine.files import btrfs
from shingleback.engine.files.folders import (
    FOLDER_FLAGS,
    is_folder,
    open_folder,
    open_own_folder,
    open_regular,
    remove_tree,
)
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import FilesystemAbilities, Probe, assume, is_same, probe, room_bytes, space_of
from shingleback.engine.repo.format import FORMAT, BackupId, Origin, check_name, check_place
from shingleback.protocol.results import LookFinished

_MOST_ABOUT_BYTES: Final = 1 << 20
_LOCK_PATIENCE_S: Final = 2.0  # a killed run may hold the lock a moment longer
_ACL_DEFAULT: Final = "system.posix_acl_default"


class About(msgspec.Struct):
    """`backup.json`: the description of a backup."""

    format: int
    id: BackupId
    created_at: Annotated[str, Meta(max_length=100)]
    filesystem: FilesystemAbilities
    origins: Annotated[list[Origin], Meta(max_length=10_000)]

    def __post_init__(self) -> None:
        """Raises ValueError."""
        for origin in self.origins:
            check_name(origin.name)
            check_place(origin.path)


def open_destination(path: bytes, *, create: bool) -> int:
    """A descriptor of the folder that holds, or will hold, a backup. Only its last component is ever created.

    On btrfs it becomes a subvolume where it is new or empty, so that versions can be snapshots.
    """
    with saying_why(path):
        return _open_or_create(path, create=create)


@contextlib.contextmanager
def saying_why(path: bytes) -> Iterator[None]:
    """Turns an error that keeps a user from using a destination into one that names it."""
    try:
        yield
    except FileNotFoundError:
        raise UsageError(Why.DESTINATION_MISSING, path=os.fsdecode(path)) from None
    except NotADirectoryError:
        raise UsageError(Why.DESTINATION_IS_A_FILE, path=os.fsdecode(path)) from None
    except PermissionError:
        raise UsageError(Why.DESTINATION_UNWRITABLE, path=os.fsdecode(path)) from None
    except OSError as error:
        if error.errno == errno.EROFS:
            raise DriveRefused(Why.DESTINATION_READ_ONLY, path=os.fsdecode(path)) from None
        raise


def _open_or_create(path: bytes, *, create: bool) -> int:
    if not create:
        return os.open(path, FOLDER_FLAGS & ~os.O_NOFOLLOW)
    folder, name = os.path.split(os.path.realpath(path))
    if not name:
        return os.open(path, FOLDER_FLAGS)
    parent_fd = os.open(folder, FOLDER_FLAGS)
    try:
        with contextlib.suppress(FileExistsError):  # another run may create it at this moment
            if _is_on_btrfs(parent_fd) and _is_free_for_subvolume(name, parent_fd):
                btrfs.create_subvolume(name, parent_fd)
            os.mkdir(name, 0o755, dir_fd=parent_fd)
        return open_folder(name, parent_fd)
    finally:
        os.close(parent_fd)


def _is_on_btrfs(fd: int) -> bool:
    mount = mount_of(fd)
    return mount is not None and mount.kind == "btrfs"


def _is_free_for_subvolume(name: bytes, parent_fd: int) -> bool:
    """Whether there is nothing, or an empty folder that could be removed and was."""
    try:
        found = os.stat(name, dir_fd=parent_fd, follow_symlinks=False)
    except FileNotFoundError:
        return True
    if found.st_dev != os.fstat(parent_fd).st_dev or found.st_uid != os.geteuid():
        return False
    try:
        os.rmdir(name, dir_fd=parent_fd)
    except OSError:
        return False
    return True


class RepositoryHome:
    """`.shingleback` in an open destination.

    Attributes:
        fd: open on it, or -1 where there is none yet.
        about: what `backup.json` says, or None.
    """

    def __init__(self, root_fd: int, probe: Probe = probe) -> None:
        """Raises what `read_about` raises, and UsageError where the backup may not be read.

        `probe` finds out what the filesystem can hold.
        """
        self.root_fd = root_fd
        self._probe = probe
        self.mount: Mount | None = mount_of(root_fd)
        self.fd = -1
        self.about: About | None = None
        self._lock_fd = -1
        try:
            self._look_inside()
        except BaseException:
            self.close()
            raise

    def _look_inside(self) -> None:
        """Reads the existing backup."""
        try:
            self.fd = open_own_folder(layout.HOME, self.root_fd)
            self.about = read_about(self.fd)
        except FileNotFoundError:
            pass
        except PermissionError:
            raise UsageError(Why.BACKUP_UNREADABLE) from None

    def take(self, sleep: Callable[[float], None] = time.sleep) -> None:
        """Create it if there is none, and lock out every other run for as long as this process lives.

        Raises SafetyRefusal if one is running, or if a move to this place is unfinished: both would put files into the
        same folders. One that has just ended may have made the backup meanwhile.
        """
        is_new = self.fd < 0
        if is_new:
            self._check_no_move()
            self._make()
        self._lock(sleep)
        self._furnish(is_new=is_new)
        with contextlib.suppress(FileNotFoundError):
            self.about = read_about(self.fd)
        if self.about is not None:
            with contextlib.suppress(OSError):  # on a full drive, the run makes room first and tries again
                self._put_both(self.about)

    def _check_no_move(self) -> None:
        if layout.UNFINISHED_MOVE in map(os.fsencode, os.listdir(self.root_fd)):
            raise SafetyRefusal(Why.MOVE_UNFINISHED_HERE, folder=os.fsdecode(layout.UNFINISHED_MOVE))

    def _make(self) -> None:
        """Closed to other users, and without the default ACL that the destination may hand down."""
        with contextlib.suppress(FileExistsError):  # another run creates it at this moment
            os.mkdir(layout.HOME, 0o700, dir_fd=self.root_fd)
        self.fd = open_own_folder(layout.HOME, self.root_fd)
        with contextlib.suppress(OSError):
            os.removexattr(self.fd, _ACL_DEFAULT)

    def _furnish(self, *, is_new: bool) -> None:
        if is_new:
            with _writing(layout.READ_ME, self.fd) as file:
                _write(file, layout.READ_ME_TEXT.encode())
        for name in (layout.MANIFEST, layout.VERSIONS, layout.INCOMING):
            with contextlib.suppress(FileExistsError):
                os.mkdir(name, 0o700, dir_fd=self.fd)
            os.close(open_own_folder(name, self.fd))

    def _lock(self, sleep: Callable[[float], None]) -> None:
        self._lock_fd = open_regular(layout.LOCK, self.fd, os.O_RDWR | os.O_CREAT)
        step_s = 0.1
        for _ in range(int(_LOCK_PATIENCE_S / step_s)):
            try:
                fcntl.flock(self._lock_fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except BlockingIOError:
                sleep(step_s)
        raise SafetyRefusal(Why.DESTINATION_BUSY)

    def filesystem(self) -> FilesystemAbilities:
        """What can be stored here: as found earlier, if it is still the same filesystem, or tested now."""
        if self.about is not None and is_same(self.about.filesystem, self.mount):
            return self.about.filesystem
        return assume(self.mount) if self.fd < 0 else self._probe(self.fd, self.mount)

    def write_about(
        self, new_id: str, filesystem: FilesystemAbilities, origins: list[Origin], created_at: str
    ) -> About:
        """Rewrite `backup.json`, unless it is up to date; `new_id` is for a backup that has no identity."""
        old = self.about
        about = About(FORMAT, old.id if old else new_id, old.created_at if old else created_at, filesystem, origins)
        self._put_both(about)
        self.about = about
        return about

    def _put_both(self, about: About) -> None:
        """A damaged file is never left to the other alone."""
        content = msgspec.json.format(msgspec.json.encode(about), indent=2)
        for name in (layout.ABOUT, layout.ABOUT_AGAIN):
            if self._content(name) != content:
                self._put(name, content)

    def _content(self, name: bytes) -> bytes | None:
        """None where there is no such file."""
        try:
            fd = open_regular(name, self.fd)
        except (FileNotFoundError, UsageError):
            return None
        with os.fdopen(fd, "rb") as file:
            try:
                return file.read(_MOST_ABOUT_BYTES)
            except OSError:  # a new file gets another place
                return None

    def _put(self, name: bytes, content: bytes) -> None:
        """At any moment there is the old file or the new one."""
        temporary = name + b".new"
        with _writing(temporary, self.fd) as file:
            _write(file, content)
            os.fsync(file)
        if is_folder(name, self.fd):
            remove_tree(name, self.fd)
        os.rename(temporary, name, src_dir_fd=self.fd, dst_dir_fd=self.fd)

    def close(self) -> None:
        for fd in (self._lock_fd, self.fd):
            if fd >= 0:
                os.close(fd)


def is_at_work(destination: bytes) -> bool:
    """Whether a run holds the backup at a folder."""
    try:
        home_fd = os.open(os.path.join(destination, layout.HOME), FOLDER_FLAGS)
    except OSError:
        return False
    try:
        fd = open_regular(layout.LOCK, home_fd)
    except (OSError, UsageError):
        return False
    finally:
        os.close(home_fd)
    try:
        fcntl.flock(fd, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(fd)
    return False


def read_about(home_fd: int) -> About:
    """Raises FileNotFoundError, or UsageError if a program of another format wrote it, or it is damaged.

    The second file counts if the first is missing, damaged or unreadable.
    """
    try:
        return _read(layout.ABOUT, home_fd)
    except (OSError, _DamagedError) as error:
        try:
            return _read(layout.ABOUT_AGAIN, home_fd)
        except (FileNotFoundError, _DamagedError):
            if isinstance(error, OSError):
                raise error from None
            raise UsageError(Why.MANIFEST_DAMAGED, file=os.fsdecode(layout.ABOUT)) from None


class _DamagedError(Exception):
    """It is not a file, or its content cannot come from any version of the program."""


def _read(name: bytes, home_fd: int) -> About:
    try:
        fd = open_regular(name, home_fd)
    except UsageError:
        raise _DamagedError from None
    with os.fdopen(fd, "rb") as file:
        data = file.read(_MOST_ABOUT_BYTES)
    try:
        found = msgspec.json.decode(data, type=_FormatOnly).format
        if found != FORMAT:
            raise UsageError(Why.BACKUP_TOO_NEW if found > FORMAT else Why.BACKUP_TOO_OLD)
        return msgspec.json.decode(data, type=About)
    except UNDECODABLE:
        raise _DamagedError from None


class _FormatOnly(msgspec.Struct):
    format: int


@contextlib.contextmanager
def _writing(name: bytes, folder_fd: int) -> Iterator[int]:
    """A new file: an existing one of that name is removed, and never written to."""
    remove_tree(name, folder_fd)
    fd = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600, dir_fd=folder_fd)
    try:
        yield fd
    finally:
        os.close(fd)


def _write(fd: int, content: bytes) -> None:
    """All of it: the last write before a drive is full may take only a part."""
    done = 0
    while done < len(content):
        done += os.write(fd, content[done:])


def look(destination: bytes) -> LookFinished:
    """Never raises; a place that does not exist is as good as the folder in which it would be made."""
    try:
        return _look(destination)
    except ShinglebackError as error:
        return _refused(destination, error.outcome, error.why, error.values)
    except OSError as error:
        refusal = read_refusal(error)
        return _refused(destination, refusal.outcome, refusal.why, refusal.values)


def _look(destination: bytes) -> LookFinished:
    parent = os.path.dirname(os.path.realpath(destination))
    is_new = not os.path.lexists(destination) and os.path.isdir(parent)
    root_fd = open_destination(parent if is_new else destination, create=False)
    try:
        home = RepositoryHome(root_fd)
        try:
            about = None if is_new else home.about
            return LookFinished(
                outcome=Outcome.DONE,
                exit_code=Outcome.DONE.exit_code,
                destination=display_path(destination),
                filesystem=home.mount.kind if home.mount else "",
                room_bytes=room_bytes(root_fd, home.mount),
                total_bytes=space_of(root_fd)[1],
                has_backup=about is not None,
                sources=[origin.path for origin in about.origins] if about else [],
                is_own_disk=is_on_own_disk(Path(os.fsdecode(os.path.realpath(destination)))),
            )
        finally:
            home.close()
    finally:
        os.close(root_fd)


def _refused(destination: bytes, outcome: Outcome, why: Why, values: dict[str, str | int]) -> LookFinished:
    return LookFinished(
        outcome=outcome,
        exit_code=outcome.exit_code,
        why=why,
        values=values,
        destination=display_path(destination),
    )
