"""What was in a version, kept on this computer for a while, so that looking around in it leaves a slow drive alone."""

import hashlib
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from shingleback.copying.catalog import Catalog
from shingleback.copying.home import Home, open_destination
from shingleback.copying.index import Index
from shingleback.copying.manifest import Origin
from shingleback.copying.segments import open_segment, segments
from shingleback.model.errors import UsageError, Why

_MOST_KEPT: Final = 4
_MARK: Final = "manifest"
_Seen = TypeVar("_Seen")


@dataclass(frozen=True, slots=True)
class State:
    """A version of a backup.

    Attributes:
        version: its name; empty where no version is complete yet, and it is what has been copied so far.
        backup: identity of the backup.
    """

    version: str
    origins: list[Origin]
    index: Index
    backup: str = ""

    def close(self) -> None:
        self.index.close()


class Shelf:
    """A cache: each state is made again from the manifest when the manifest is no longer what it was."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def open(self, destination: bytes, version: str | None) -> State:
        """None is the newest complete version. Raises UsageError as `Catalog` does, and OSError."""
        if version is not None:
            kept = self._kept(destination, version)
            if kept is not None:
                return kept
        return self._made(destination, version)

    def look(self, destination: bytes, version: str | None, into: Callable[[State], _Seen]) -> tuple[str, _Seen]:
        """The name of the version, and what is seen in it: made again where what was kept cannot be read."""
        with closing(self.open(destination, version)) as state:
            try:
                return state.version, into(state)
            except (sqlite3.Error, msgspec.DecodeError):
                _remove(self._file(state.backup, state.version))
        with closing(self.open(destination, version)) as state:
            return state.version, into(state)

    def _kept(self, destination: bytes, version: str) -> State | None:
        """Asks the drive only for the sizes of the files of its manifest."""
        root_fd = open_destination(destination, create=False)
        try:
            with closing(Home(root_fd)) as home:
                if home.about is None:
                    raise UsageError(Why.NO_BACKUP_HERE, path=os.fsdecode(destination))
                file = self._file(home.about.id, version)
                index = self._open(file) if file.exists() else None
                if index is None:
                    return None
                if _has(index, _mark(home.fd)):
                    os.utime(file)
                    return State(version, home.about.origins, index, home.about.id)
                index.close()
                return None
        finally:
            os.close(root_fd)

    def _made(self, destination: bytes, version: str | None) -> State:
        with closing(Catalog(destination, version)) as catalog:
            if version is None and catalog.versions:
                return self.open(destination, catalog.versions[-1].name)
            index = self._open(self._file(catalog.backup, version)) if version is not None else None
            index = index or Index(None)
            try:
                _fill(index, catalog)
            except sqlite3.Error:  # another process makes the same, or there is no room
                index.close()
                index = Index(None)
                _fill(index, catalog)
            self._forget_oldest()
            return State(version or "", catalog.about.origins, index, catalog.backup)

    def _file(self, backup: str, version: str) -> Path:
        """What stands on a drive is no name for a file."""
        return self._folder / f"{hashlib.sha256(f'{backup}/{version}'.encode()).hexdigest()[:32]}.sqlite"

    def _open(self, file: Path) -> Index | None:
        try:
            return Index(file)
        except (OSError, sqlite3.Error):
            return None

    def _forget_oldest(self) -> None:
        try:
            files = sorted(self._folder.glob("*.sqlite"), key=lambda file: file.stat().st_mtime, reverse=True)
            for file in files[_MOST_KEPT:]:
                _remove(file)
        except OSError:
            return


def _fill(index: Index, catalog: Catalog) -> None:
    """In one transaction: what is not whole is not there."""
    mark = _mark(catalog.home_fd)
    index.clear()
    catalog.fill(index)
    if not catalog.is_damaged:
        index.set(_MARK, mark)
    index.commit()


def _remove(file: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        file.with_name(file.name + ending).unlink(missing_ok=True)


def _has(index: Index, mark: bytes) -> bool:
    try:
        return index.get(_MARK) == mark
    except sqlite3.Error:
        return False


def _mark(home_fd: int) -> bytes:
    """Which files the manifest has, and how long they are: it is only ever appended to."""
    sizes = []
    for name in segments(home_fd):
        fd = open_segment(home_fd, name)
        sizes.append((name, os.fstat(fd).st_size))
        os.close(fd)
    return msgspec.json.encode(sizes)
