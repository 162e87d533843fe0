"""The program's folder in a backup: opening and locking it, `backup.json`, and the state of the destination.

Tests once what the filesystem of a backup can store. Examines a destination without writing to it and without
reading more than its first page.
"""

import contextlib
import errno
import fcntl
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from shingleback.devices.mounts import Mount, mount_above, mount_of
from shingleback.devices.sysfs.reader import UDEV, noted_properties
from shingleback.domain.errors import (
    OF_NO_SUCH_PATH,
    DriveGone,
    DriveRefused,
    Outcome,
    SafetyRefusal,
    ShinglebackError,
    UsageError,
    Why,
    read_refusal,
)
from shingleback.domain.text import display_path
from shingleback.engine.files import btrfs
from shingleback.engine.files.folders import (
    FOLDER_FLAGS,
    is_folder,
    open_folder,
    open_own_folder,
    open_regular,
    stat_or_none,
)
from shingleback.engine.files.linux import is_locked_by_killed, refusal
from shingleback.engine.repo import layout, second_list
from shingleback.engine.repo.abilities import FilesystemAbilities, Probe, assume, is_same, probe, room_bytes, space_of
from shingleback.engine.repo.about import About, content_of, put, read_about, renew_companions
from shingleback.engine.repo.format import FORMAT, Origin
from shingleback.protocol.results import LookFinished

_LOCK_PATIENCE_S: Final = 2.0  # a killed run may hold the lock a moment longer
_NTFS_KINDS: Final = frozenset({"ntfs", "ntfs3", "fuseblk"})  # ntfs-3g is fuseblk
_ESSENTIAL: Final = frozenset({layout.ABOUT, layout.ABOUT_AGAIN, layout.MANIFEST, layout.VERSIONS})
_ACL_DEFAULT: Final = "system.posix_acl_default"


def open_destination(path: bytes, *, create: bool) -> int:
    """Open the folder that holds, or will hold, a backup. Creates only the last component of the path.

    On btrfs, a new or empty folder becomes a subvolume, so that versions can be snapshots.
    """
    with naming_errors(path):
        if not create:
            return os.open(path, FOLDER_FLAGS & ~os.O_NOFOLLOW)
        folder, name = os.path.split(os.path.realpath(path))
        if not name:
            return os.open(path, FOLDER_FLAGS)
        parent_fd = os.open(folder, FOLDER_FLAGS)
        try:
            with contextlib.suppress(FileExistsError):  # another run may create it at this moment
                mount = mount_of(parent_fd)
                if mount is not None and mount.kind == "btrfs" and _is_free_for_subvolume(name, parent_fd):
                    btrfs.create_subvolume(name, parent_fd)
                os.mkdir(name, 0o755, dir_fd=parent_fd)
            return open_folder(name, parent_fd)
        finally:
            os.close(parent_fd)


@contextlib.contextmanager
def naming_errors(path: bytes) -> Iterator[None]:
    """Turn errors that make a destination unusable into errors that name it."""
    try:
        yield
    except NotADirectoryError:
        raise UsageError(Why.DESTINATION_IS_A_FILE, path=os.fsdecode(path)) from None
    except PermissionError:
        raise UsageError(Why.DESTINATION_UNWRITABLE, path=os.fsdecode(path)) from None
    except OSError as error:
        if error.errno in OF_NO_SUCH_PATH:
            raise UsageError(Why.DESTINATION_MISSING, path=os.fsdecode(path)) from None
        if error.errno == errno.EROFS:
            raise DriveRefused(read_only_reason(path), path=os.fsdecode(path)) from None
        raise


def read_only_reason(path: bytes) -> Why:
    """Return why nothing can be written to a path. Linux opens an NTFS only for reading if Windows hibernates on it."""
    mount = mount_above(Path(os.fsdecode(os.path.realpath(path))))
    # The kernel shows NTFS and exFAT alike if FUSE mounts them. Udev tells them apart, if it has seen the device.
    is_ntfs = (
        mount is not None
        and mount.kind in _NTFS_KINDS
        and noted_properties(UDEV / f"b{mount.device}").get("ID_FS_TYPE", "") in ("", "ntfs")
    )
    return Why.DESTINATION_OF_WINDOWS if is_ntfs else Why.DESTINATION_READ_ONLY


def _is_free_for_subvolume(name: bytes, parent_fd: int) -> bool:
    """Remove an empty folder to make way for a subvolume; return whether the name is free."""
    info = stat_or_none(name, parent_fd)
    if info is None:
        return True
    if info.st_dev != os.fstat(parent_fd).st_dev or info.st_uid != os.geteuid():
        return False
    try:
        os.rmdir(name, dir_fd=parent_fd)
    except OSError:
        return False
    return True


class RepositoryHome:
    """`.shingleback` in an open destination.

    If it is missing, the folder of the second list stands in for it, as long as something of the copy is left: all that
    is read is then read from there.

    Attributes:
        fd: open on the folder, or -1 if there is none yet.
        backup_info: the content of `backup.json`, or None.
        is_lost: it was missing or empty, and the second list stands in for it, or did until `take`.
        is_bare_list: there is none, and nothing of the copy, but a second list.
    """

    def __init__(self, root_fd: int, touch: Callable[[bytes], None] = lambda _folder: None) -> None:
        """Raises the errors of `read_about`, and UsageError if the user may not read the backup.

        `touch` is called with a folder of the copy before that is touched.
        """
        self.root_fd = root_fd
        self._touch = touch
        self.mount: Mount | None = mount_of(root_fd)
        self.fd = -1
        self.backup_info: About | None = None
        self.is_lost = False
        self.is_bare_list = False
        self._lock_fd = -1
        try:
            self._look_inside()
        except BaseException:
            self.close()
            raise

    @property
    def backup(self) -> str:
        """The id of the backup; empty if there is none yet."""
        return self.backup_info.id if self.backup_info is not None else ""

    @property
    def has_copy(self) -> bool:
        """Whether a folder of the copy is in its place, so that the list cannot be empty."""
        for origin in self.backup_info.origins if self.backup_info is not None else ():
            name = origin.name.encode()
            self._touch(name)
            if is_folder(name, self.root_fd):
                return True
        return False

    def _look_inside(self) -> None:
        """Open the folder of an existing backup, and read its description."""
        try:
            with contextlib.suppress(FileNotFoundError):
                self.fd = second_list.open_home(self.root_fd)
            if self.fd < 0:
                return
            with contextlib.suppress(FileNotFoundError):
                self.backup_info = read_about(self.fd)
            is_emptied = self.backup_info is not None and not _ESSENTIAL & set(map(os.fsencode, os.listdir(self.fd)))
            self.is_lost = is_emptied or not second_list.is_home(self.fd, self.root_fd)
            if self.is_lost and not self.has_copy:  # all that the second list names is lost, too
                self.is_bare_list = self.backup_info is not None
                os.close(self.fd)
                self.fd, self.backup_info, self.is_lost = -1, None, False
        except PermissionError:
            raise UsageError(Why.BACKUP_UNREADABLE) from None

    def take(self, sleep: Callable[[float], None] = time.sleep) -> str:
        """Create the folder if there is none, and lock out all other runs for as long as this process lives.

        Returns the new name of a second list that was there without a backup; empty if there was none.
        Raises SafetyRefusal if another run is active, or if a move to this place is unfinished: both would put files
        into the same folders. Reads the description again, because a run that has just ended may have made it.
        """
        list_aside = ""
        if self.fd < 0 or self.is_lost:
            if layout.UNFINISHED_MOVE in map(os.fsencode, os.listdir(self.root_fd)):
                raise SafetyRefusal(Why.MOVE_UNFINISHED_HERE, folder=os.fsdecode(layout.UNFINISHED_MOVE))
            list_aside = self._make()
        self._lock(sleep)
        second_list.make_own_folder(layout.MANIFEST, self.fd)  # its second copy is whole
        for name in (layout.VERSIONS, layout.INCOMING):
            with contextlib.suppress(FileExistsError):
                os.mkdir(name, 0o700, dir_fd=self.fd)
            os.close(open_own_folder(name, self.fd))
        with contextlib.suppress(FileNotFoundError):
            self.backup_info = read_about(self.fd)
        if self.backup_info is not None:
            with contextlib.suppress(OSError):  # on a full drive, the run makes room first and tries again
                self._put_both(self.backup_info)
            renew_companions(self.fd, self.backup_info.origins)
        return list_aside

    def _make(self) -> str:
        """Make the folder, closed to other users and without a default ACL inherited from the destination.

        Returns the new name of a second list that has no backup.
        """
        list_aside = ""
        if not self.is_lost:
            with contextlib.suppress(OSError):
                list_aside = os.fsdecode(second_list.set_second_aside(self.root_fd))
        with contextlib.suppress(FileExistsError):  # another run creates it at this moment
            os.mkdir(layout.HOME, 0o700, dir_fd=self.root_fd)
        if self.fd >= 0:
            os.close(self.fd)
            self.fd = -1
        self.fd = open_own_folder(layout.HOME, self.root_fd)
        with contextlib.suppress(OSError):
            os.removexattr(self.fd, _ACL_DEFAULT)
        return list_aside

    def _lock(self, sleep: Callable[[float], None]) -> None:
        try:
            self._lock_fd = open_regular(layout.LOCK, self.fd, os.O_RDWR | os.O_CREAT)
        except PermissionError as error:  # the folder is the user's, so the file is protected, or somebody else's
            raise refusal(error.errno or errno.EPERM) from None
        step_s = 0.1
        for _ in range(int(_LOCK_PATIENCE_S / step_s)):
            try:
                fcntl.flock(self._lock_fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except BlockingIOError:
                sleep(step_s)
        if is_locked_by_killed(self._lock_fd):
            raise DriveGone(Why.DESTINATION_SILENT, path=display_path(os.readlink(b"/proc/self/fd/%d" % self.root_fd)))
        raise SafetyRefusal(Why.DESTINATION_BUSY)

    @property
    def was_copied(self) -> bool:
        """Whether the backup was last on another filesystem: somebody has copied it here."""
        return self.backup_info is not None and not is_same(self.backup_info.filesystem, self.mount)

    def filesystem(self, probe: Probe = probe) -> FilesystemAbilities:
        """Return the filesystem's abilities: the recorded ones if it is still the same filesystem, or newly tested."""
        if self.backup_info is not None and not self.was_copied:
            return self.backup_info.filesystem
        return assume(self.mount) if self.fd < 0 else probe(self.fd, self.mount)

    def write_about(
        self, new_id: str, filesystem: FilesystemAbilities, origins: list[Origin], created_at: str
    ) -> About:
        """Rewrite `backup.json` and its copy where they differ; `new_id` is for a backup that has no id yet."""
        old = self.backup_info
        backup_info = About(
            FORMAT, old.id if old else new_id, old.created_at if old else created_at, filesystem, origins
        )
        self._put_both(backup_info)
        if old is None or old.origins != origins:  # otherwise, they were renewed already
            renew_companions(self.fd, origins)
        self.backup_info = backup_info
        return backup_info

    def _put_both(self, backup_info: About) -> None:
        """Write both files, unless they are up to date, so that a damaged one is replaced."""
        content = msgspec.json.format(msgspec.json.encode(backup_info), indent=2)
        for name in (layout.ABOUT, layout.ABOUT_AGAIN):
            if content_of(name, self.fd) != content:
                put(name, content, self.fd, is_durable=True)

    def close(self) -> None:
        for fd in (self._lock_fd, self.fd):
            if fd >= 0:
                os.close(fd)


def is_at_work(destination: bytes) -> bool:
    """Whether a run holds the lock of the backup in a folder."""
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


def inspect(destination: bytes) -> LookFinished:
    """Examine a destination without raising errors; for a missing one, examine the folder in which it would be made."""
    try:
        return _found_at(destination)
    except ShinglebackError as error:
        return _refused(destination, error.outcome, error.why, error.values)
    except OSError as error:
        refusal = read_refusal(error)
        return _refused(destination, refusal.outcome, refusal.why, refusal.values)


def _found_at(destination: bytes) -> LookFinished:
    parent = os.path.dirname(os.path.realpath(destination))
    is_new = not os.path.lexists(destination) and os.path.isdir(parent)
    root_fd = open_destination(parent if is_new else destination, create=False)
    try:
        home = RepositoryHome(root_fd)
        try:
            from shingleback.devices.sysfs.topology import is_on_own_disk  # noqa: PLC0415 (`versions` does not need it)

            backup_info = None if is_new else home.backup_info
            return LookFinished(
                outcome=Outcome.DONE,
                destination=display_path(destination),
                filesystem=home.mount.kind if home.mount else "",
                room_bytes=room_bytes(root_fd, home.mount),
                total_bytes=space_of(root_fd)[1],
                has_backup=backup_info is not None,
                sources=[origin.path for origin in backup_info.origins] if backup_info else [],
                is_own_disk=is_on_own_disk(Path(os.fsdecode(os.path.realpath(destination)))),
            )
        finally:
            home.close()
    finally:
        os.close(root_fd)


def _refused(destination: bytes, outcome: Outcome, why: Why, values: dict[str, str | int]) -> LookFinished:
    return LookFinished(
        outcome=outcome,
        why=why,
        values=values,
        destination=display_path(destination),
    )
