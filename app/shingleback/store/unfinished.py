"""Copies of drives, and moves of backups, that were begun and not ended: what was to go where, and how far it is.

It is only a list for people. What decides whether a copy goes on is its own map, or the new drive itself.
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
    """What a person knows an end of a copy by, beside its name, wherever the drive is plugged in.

    Attributes:
        size_bytes: of the drive, or of the volume of it that is copied; 0 for an image or a folder.
        label: of the volume; `serial`: of the drive. Empty where there is none.
    """

    size_bytes: int = 0
    label: str = ""
    serial: str = ""


class UnfinishedCopy(msgspec.Struct, frozen=True, kw_only=True):
    """One of them.

    Attributes:
        command: CLONE or MOVE.
        source, target: as the command got them: devices, images or folders.
        exact: both of these, where one is not UTF-8.
        source_name, target_name: for people; `source_marks` and `target_marks` belong to them.
        source_key, target_key: by which a drive is known again when it has another device; paths of all others.
        options: of the command line.
        done_bytes: of `total_bytes`, which are on the new drive; `unread_bytes` could not be read.
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
        """Source and target as the system calls them."""
        return (os.fsdecode(self.exact[0]), os.fsdecode(self.exact[1])) if self.exact else (self.source, self.target)

    @property
    def name(self) -> str:
        """By which it is chosen: the same for the same two ends."""
        return name_of(self.command, self.source_key, self.target_key)

    @property
    def is_of_drives(self) -> bool:
        """One of its ends, at least: the other may be an image."""
        return self.command == CLONE and (self.source_key, self.target_key) != (self.source, self.target)

    def ends_now(self, drives: Sequence[Drive]) -> tuple[str, str]:
        """As `ends`, with the devices that the drives have now; empty for one that is not plugged in."""
        if self.command != CLONE:
            return self.ends
        source, target = self.ends
        if self.source_key != self.source:
            nodes = ((one, node) for one in drives for node in (one.device, *(part.device for part in one.volumes)))
            source = next((node for drive, node in nodes if source_key(drive, node) == self.source_key), "")
        if self.target_key != self.target:
            target = next((drive.device for drive in drives if target_key(drive) == self.target_key), "")
        return source, target


def exact_ends(source: bytes, target: bytes) -> tuple[bytes, bytes] | None:
    """None where both are UTF-8."""
    is_exact = display_path(source) == os.fsdecode(source) and display_path(target) == os.fsdecode(target)
    return None if is_exact else (source, target)


def ends_options(source: str, target: str) -> tuple[str, ...]:
    """Of the command line, for ends that are not UTF-8: Qt and JSON would change them."""
    exact = exact_ends(os.fsencode(source), os.fsencode(target))
    return (ENDS_BYTES, *(base64.b64encode(end).decode() for end in exact)) if exact else ()


def merging_options(others: Iterable[bytes]) -> tuple[str, ...]:
    """Of the command line, for the other backups that become one with the first."""
    return tuple(
        f"{MERGE}={display_path(other)}"
        if display_path(other) == os.fsdecode(other)
        else f"{MERGE_BYTES}={base64.b64encode(other).decode()}"
        for other in others
    )


def merged_places(options: Iterable[str]) -> tuple[str, ...]:
    """As the system calls them."""
    found = []
    for option in options:
        name, _, value = option.partition("=")
        if name == MERGE:
            found.append(value)
        elif name == MERGE_BYTES:
            found.append(os.fsdecode(base64.b64decode(value)))
    return tuple(found)


def name_of(command: str, source_key: str, target_key: str) -> str:
    return hashlib.sha256(f"{command}\n{source_key}\n{target_key}".encode()).hexdigest()[:16]


class UnfinishedCopies:
    """A folder with a file for each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def all(self) -> tuple[UnfinishedCopy, ...]:
        """The newest first. A file that makes no sense is left out."""
        found = []
        for path in _files(self._folder):
            with contextlib.suppress(OSError, *UNDECODABLE):
                found.append(msgspec.json.decode(path.read_bytes(), type=UnfinishedCopy))
        return tuple(sorted(found, key=lambda one: one.changed_at, reverse=True))

    def keep(self, copy: UnfinishedCopy) -> None:
        """Begun, or further than before; it goes on without this list where that cannot be written."""
        with contextlib.suppress(OSError, *UNDECODABLE):
            begun = msgspec.json.decode(self._file(copy.name).read_bytes(), type=UnfinishedCopy).begun_at
            copy = msgspec.structs.replace(copy, begun_at=begun)
        with contextlib.suppress(OSError):
            private_files.replace(self._file(copy.name), msgspec.json.encode(copy))

    def forget(self, name: str) -> None:
        """It has ended, or nobody wants it any more."""
        with contextlib.suppress(OSError):
            self._file(name).unlink()

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}{_SUFFIX}"


def forget_copy(paths: Paths, copy: UnfinishedCopy) -> bool:
    """Also the map of a clone; False while one is at work."""
    copies = UnfinishedCopies(paths.unfinished_folder)
    if copy.command != CLONE:
        copies.forget(copy.name)
        return True
    turn = clone_turn(paths)
    if not turn.take():
        return False
    try:
        with contextlib.suppress(OSError):
            shutil.rmtree(kept_folder(paths.clones_folder, copy.source_key, copy.target_key))
        copies.forget(copy.name)
    finally:
        turn.give_back()
    return True


def clone_turn(paths: Paths) -> SingletonLock:
    """One clone at a time is at work."""
    return SingletonLock(paths.clones_folder.with_suffix(".lock"))


def kept_folder(clones: Path, source_key: str, target_key: str) -> Path:
    """Where the map of a clone is."""
    return clones / hashlib.sha256(f"{source_key}\n{target_key}".encode()).hexdigest()[:16]


def _files(folder: Path) -> Iterable[Path]:
    try:
        return [folder / name for name in os.listdir(folder) if name.endswith(_SUFFIX) and not name.startswith(".")]
    except OSError:
        return []
