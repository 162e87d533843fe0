"""The list of unfinished copies of drives and moves of backups: source, target and progress of each.

It is only a list for the user. Whether a copy can continue is decided by its own map, or by the new drive itself.
"""

import base64
import contextlib
import hashlib
import os
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from shingleback.domain.cloning import source_key, target_key
from shingleback.domain.drive import Drive
from shingleback.domain.text import UNDECODABLE, display_path
from shingleback.store import private_files
from shingleback.store.private_files import Paths, SingletonLock

CLONE: Final = "clone"
MOVE: Final = "move"
ENDS_BYTES: Final = "--ends-bytes"
MERGE: Final = "--merge"
MERGE_BYTES: Final = "--merge-bytes"
_SUFFIX: Final = ".json"


class DriveMarks(msgspec.Struct, frozen=True, kw_only=True):
    """What a user recognizes the source or target by, beside its name, wherever the drive is plugged in.

    Attributes:
        size_bytes: of the drive, or of its volume that is copied; 0 for an image or a folder.
        label: of the volume; `serial`: of the drive. Empty if there is none.
    """

    size_bytes: int = 0
    label: str = ""
    serial: str = ""


class UnfinishedCopy(msgspec.Struct, frozen=True, kw_only=True):
    """An unfinished copy or move.

    Attributes:
        command: CLONE or MOVE.
        source, target: as given to the command: devices, images or folders.
        exact: both as bytes, if one of them is not UTF-8.
        source_name, target_name: for the user; so are `source_marks` and `target_marks`.
        source_key, target_key: identify a drive under any device name; for images and folders, the paths.
        options: of the command line.
        done_bytes: how much of `total_bytes` is on the new drive; `unread_bytes` could not be read.
        begun_at, changed_at: ISO 8601.
    """

    command: str
    source: str
    target: str
    source_name: str
    target_name: str
    source_key: str
    target_key: str
    begun_at: str
    changed_at: str
    source_marks: DriveMarks = DriveMarks()
    target_marks: DriveMarks = DriveMarks()
    options: tuple[str, ...] = ()
    exact: tuple[bytes, bytes] | None = None
    done_bytes: int = 0
    total_bytes: int = 0
    unread_bytes: int = 0

    @property
    def ends(self) -> tuple[str, str]:
        """Source and target as paths, with surrogates for bytes that are not UTF-8."""
        return (os.fsdecode(self.exact[0]), os.fsdecode(self.exact[1])) if self.exact else (self.source, self.target)

    @property
    def name(self) -> str:
        """The id for commands: always the same for the same source and target."""
        return name_of(self.command, self.source_key, self.target_key)

    @property
    def is_of_drives(self) -> bool:
        """Whether at least one end is a drive; the other may be an image."""
        return self.command == CLONE and (self.source_key, self.target_key) != (self.source, self.target)

    def ends_now(self, drives: Sequence[Drive]) -> tuple[str, str]:
        """As `ends`, with the current devices of the drives; empty for a drive that is not plugged in."""
        if self.command != CLONE:
            return self.ends
        source, target = self.ends
        if self.source_key != self.source:
            nodes = (
                (drive, node) for drive in drives for node in (drive.device, *(part.device for part in drive.volumes))
            )
            source = next((node for drive, node in nodes if source_key(drive, node) == self.source_key), "")
        if self.target_key != self.target:
            target = next((drive.device for drive in drives if target_key(drive) == self.target_key), "")
        return source, target


def exact_ends(source: bytes, target: bytes) -> tuple[bytes, bytes] | None:
    """Source and target as bytes; None if both are UTF-8."""
    is_exact = display_path(source) == os.fsdecode(source) and display_path(target) == os.fsdecode(target)
    return None if is_exact else (source, target)


def ends_options(source: str, target: str) -> tuple[str, ...]:
    """Command line options for ends that are not UTF-8: Qt and JSON would change them."""
    exact = exact_ends(os.fsencode(source), os.fsencode(target))
    return (ENDS_BYTES, *(base64.b64encode(end).decode() for end in exact)) if exact else ()


def merging_options(backups: Iterable[bytes]) -> tuple[str, ...]:
    """Command line options for the other backups that are merged into the first."""
    return tuple(
        f"{MERGE}={display_path(backup)}"
        if display_path(backup) == os.fsdecode(backup)
        else f"{MERGE_BYTES}={base64.b64encode(backup).decode()}"
        for backup in backups
    )


def merged_places(options: Iterable[str]) -> tuple[str, ...]:
    """The paths in those options."""
    paths = []
    for option in options:
        name, _, value = option.partition("=")
        if name == MERGE:
            paths.append(value)
        elif name == MERGE_BYTES:
            paths.append(os.fsdecode(base64.b64decode(value)))
    return tuple(paths)


def name_of(command: str, source_key: str, target_key: str) -> str:
    return hashlib.sha256(f"{command}\n{source_key}\n{target_key}".encode()).hexdigest()[:16]


class UnfinishedCopies:
    """The list: a folder with one file for each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def all(self) -> tuple[UnfinishedCopy, ...]:
        """Newest first. Invalid files are skipped."""
        try:
            names = [name for name in os.listdir(self._folder) if name.endswith(_SUFFIX) and not name.startswith(".")]
        except OSError:
            return ()
        copies = []
        for name in names:
            with contextlib.suppress(OSError, *UNDECODABLE):
                copies.append(msgspec.json.decode((self._folder / name).read_bytes(), type=UnfinishedCopy))
        return tuple(sorted(copies, key=lambda copy: copy.changed_at, reverse=True))

    def save(self, copy: UnfinishedCopy) -> None:
        """Save a copy that has begun or progressed. If that fails, the copy goes on without being listed."""
        with contextlib.suppress(OSError, *UNDECODABLE):
            begun_at = msgspec.json.decode(self._file(copy.name).read_bytes(), type=UnfinishedCopy).begun_at
            copy = msgspec.structs.replace(copy, begun_at=begun_at)
        with contextlib.suppress(OSError):
            private_files.replace(self._file(copy.name), msgspec.json.encode(copy))

    def forget(self, name: str) -> None:
        """Remove a copy that has ended, or that the user gave up."""
        with contextlib.suppress(OSError):
            self._file(name).unlink()

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}{_SUFFIX}"


def forget_copy(paths: Paths, copy: UnfinishedCopy) -> bool:
    """Remove a copy, and the map of a clone. False if a clone is running."""
    copies = UnfinishedCopies(paths.unfinished_folder)
    if copy.command != CLONE:
        copies.forget(copy.name)
        return True
    lock = clone_lock(paths)
    if not lock.take():
        return False
    try:
        with contextlib.suppress(OSError):
            shutil.rmtree(map_folder(paths.clones_folder, copy.source_key, copy.target_key))
        copies.forget(copy.name)
    finally:
        lock.give_back()
    return True


def clone_lock(paths: Paths) -> SingletonLock:
    """The lock that allows only one clone at a time."""
    return SingletonLock(paths.clones_folder.with_suffix(".lock"))


def map_folder(clones: Path, source_key: str, target_key: str) -> Path:
    """The folder with the map of a clone."""
    return clones / hashlib.sha256(f"{source_key}\n{target_key}".encode()).hexdigest()[:16]
