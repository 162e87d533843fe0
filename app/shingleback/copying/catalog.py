"""A backup as it can be read from the drive alone: its versions, what was in each, and where the content lies."""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec

from shingleback.copying import btrfs, layout
from shingleback.copying.chronicle import Run
from shingleback.copying.folders import join, open_folder, split
from shingleback.copying.head import VersionRef
from shingleback.copying.home import About, Home, open_destination
from shingleback.copying.index import Index
from shingleback.copying.manifest_reader import Listen, ManifestReader
from shingleback.copying.shelf import Shelf
from shingleback.model.errors import UsageError, Why

_Seen = TypeVar("_Seen")


class Catalog:
    """Reads a backup; it writes nothing to it.

    Attributes:
        root_fd: open on the folder that holds the backup.
        versions: those that can be restored, oldest first.
        version: that is looked at; None where it is the newest state.
    """

    def __init__(
        self,
        path: bytes,
        version: str | None = None,
        *,
        shelf: Shelf | None = None,
        listen: Listen = lambda _done, _total: None,
    ) -> None:
        """The state of a version, or the newest state, which an interrupted run may have made.

        `shelf` is what this computer has kept of the manifest, if that may be used. `listen` hears how far the reading
        of the manifest is.

        Raises UsageError where there is no backup or no such version.
        """
        self._shelf = shelf or Shelf(None)
        self._index: Index | None = None
        self.root_fd = open_destination(path, create=False)
        with contextlib.ExitStack() as on_failure:
            on_failure.callback(os.close, self.root_fd)
            self._home = Home(self.root_fd)
            on_failure.callback(self._home.close)
            if self._home.about is None:
                raise UsageError(Why.NO_BACKUP_HERE, path=os.fsdecode(path))
            self.about: About = self._home.about
            self._reader = ManifestReader(self._home.fd, listen)
            self._chronicle = self._shelf.chronicle(self.about.id, self._home.fd, self._reader)
            self.versions = self._chronicle.versions
            self.version = self._wanted(version)
            on_failure.pop_all()

    def close(self) -> None:
        self._drop_index()
        self._home.close()
        os.close(self.root_fd)

    @property
    def index(self) -> Index:
        """The state that was asked for; made when it is first needed."""
        if self._index is None:
            self._index = self._shelf.index(self.about.id, self._chronicle, self.version, self._reader)
        return self._index

    @property
    def is_damaged(self) -> bool:
        """A part of the manifest could not be read."""
        return self._reader.is_damaged

    def turn_to_newest(self) -> None:
        """From now on, the newest version is looked at; where none is complete yet, the newest state."""
        self._drop_index()
        self.version = self.versions[-1] if self.versions else None

    def look(self, into: Callable[[Index], _Seen]) -> _Seen:
        """What is seen in the index, which is made again where what was kept of it cannot be read."""
        try:
            return into(self.index)
        except (sqlite3.Error, msgspec.DecodeError):
            self._drop_index()
            self._shelf.forget(self.about.id)
        return into(self.index)

    @property
    def backup(self) -> str:
        return self.about.id

    def kept_as(self, version: VersionRef) -> str:
        """`snapshot`, `folder`, or `current` for the newest, which needs neither."""
        if self._is_snapshot(version.name):
            return "snapshot"
        return "current" if version == self.versions[-1] else "folder"

    def candidates(self, on_drive: bytes) -> Iterator[bytes]:
        """Where the content of something may lie, in the order in which to look.

        What was replaced or deleted after a version lies in the folder of that version, under the path that it had or
        under one that it was renamed to in the time up to the next version; what still is, under the path that it has
        now.
        """
        path, version = on_drive, self.version.name if self.version else ""
        if version and self._is_snapshot(version):
            yield join(layout.version_path(version), path)
            return
        names = [path]  # that it had since `version`
        for run in self._runs_since_version():
            for move in run.moves:
                moved = _moved(path, move)
                if moved != path:
                    path = moved
                    names.append(path)
            if run.version is not None:
                yield from (join(layout.version_path(version), name) for name in names)
                version, names = run.version.name, [path]
                if self._is_snapshot(version):
                    yield join(layout.version_path(version), path)
                    return
        if version:
            yield from (join(layout.version_path(version), name) for name in names)
        yield path
        yield from self._waiting(path)

    def _runs_since_version(self) -> list[Run]:
        return [run for run in self._chronicle.runs if self.version is not None and run.number > self.version.run]

    def _waiting(self, path: bytes) -> Iterator[bytes]:
        """Where it is if the last batch has not been carried out."""
        staged = self._chronicle.staged.get(path)
        if staged is not None:
            yield join(layout.incoming_path(staged), split(path)[1])
        for new, old in self._chronicle.unmoved:
            if path == new or path.startswith(new + b"/"):
                yield old + path[len(new) :]

    def _wanted(self, version: str | None) -> VersionRef | None:
        if version is None:
            return None
        for ref in self.versions:
            if ref.name == version:
                return ref
        raise UsageError(Why.NO_SUCH_VERSION, version=version)

    def _is_snapshot(self, version: str) -> bool:
        versions_fd = open_folder(layout.VERSIONS, self._home.fd)
        try:
            fd = open_folder(os.fsencode(version), versions_fd)
        except OSError:
            return False
        finally:
            os.close(versions_fd)
        try:
            return self.about.filesystem.kind == "btrfs" and btrfs.is_snapshot(fd)
        finally:
            os.close(fd)

    def _drop_index(self) -> None:
        if self._index is not None:
            self._index.close()
            self._index = None


def _moved(path: bytes, move: tuple[bytes, bytes]) -> bytes:
    """The path after a rename, which may have been that of a folder above it."""
    old, new = move
    return new + path[len(old) :] if path == old or path.startswith(old + b"/") else path
