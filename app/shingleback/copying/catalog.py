"""A backup as it can be read from the drive alone: its versions, what was in each, and where the content lies."""

import contextlib
import os
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from shingleback.copying import btrfs, layout
from shingleback.copying.folders import join, open_folder, split
from shingleback.copying.head import Head, VersionRef
from shingleback.copying.home import About, Home, open_destination
from shingleback.copying.index import Index
from shingleback.copying.manifest import Batches, File, Folder, Moved, Record, Segment, Symlink, Version
from shingleback.copying.replay import Replay
from shingleback.copying.segments import read_segment, segments
from shingleback.model.errors import UsageError, Why


@dataclass(slots=True)
class _Run:
    """What a run did that matters for finding content: `version` is its name where it was completed."""

    number: int
    version: str = ""
    moves: list[tuple[bytes, bytes]] = field(default_factory=list)


class Catalog:
    """Reads a backup; it writes nothing.

    Attributes:
        root_fd: open on the folder that holds the backup.
        versions: those that can be restored, oldest first.
        is_damaged: a part of the manifest could not be read.
    """

    def __init__(self, path: bytes, version: str | None = None) -> None:
        """The state of a version, or the newest state, which an interrupted run may have made.

        Raises UsageError where there is no backup or no such version.
        """
        self.is_damaged = False
        self._runs: list[_Run] = []
        self._staged: dict[bytes, str] = {}
        self._unmoved: list[tuple[bytes, bytes]] = []
        self._index: Index | None = None
        self.root_fd = open_destination(path, create=False)
        with contextlib.ExitStack() as on_failure:
            on_failure.callback(os.close, self.root_fd)
            self._home = Home(self.root_fd)
            on_failure.callback(self._home.close)
            if self._home.about is None:
                raise UsageError(Why.NO_BACKUP_HERE, path=os.fsdecode(path))
            self.about: About = self._home.about
            self._names = segments(self._home.fd)
            self.versions = self._read_versions(self._names)
            self.version = self._wanted(version)
            on_failure.pop_all()

    def close(self) -> None:
        if self._index is not None:
            self._index.close()
        self._home.close()
        os.close(self.root_fd)

    @property
    def index(self) -> Index:
        """The state that was asked for; made when it is first needed."""
        if self._index is None:
            self._index = Index(None)
            self.fill(self._index)
        return self._index

    @property
    def backup(self) -> str:
        return self.about.id

    @property
    def home_fd(self) -> int:
        return self._home.fd

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
            if run.version:
                yield from (join(layout.version_path(version), name) for name in names)
                version, names = run.version, [path]
                if self._is_snapshot(version):
                    yield join(layout.version_path(version), path)
                    return
        if version:
            yield from (join(layout.version_path(version), name) for name in names)
        yield path
        yield from self._waiting(path)

    def _runs_since_version(self) -> list[_Run]:
        return [run for run in self._runs if self.version is not None and run.number > self.version.run]

    def _waiting(self, path: bytes) -> Iterator[bytes]:
        """Where it is if the last batch has not been carried out."""
        staged = self._staged.get(path)
        if staged is not None:
            yield join(layout.incoming_path(staged), split(path)[1])
        for new, old in self._unmoved:
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

    # reading the manifest -------------------------------------------------------------------------------------

    def _read_versions(self, names: list[str]) -> list[VersionRef]:
        """One pass over everything: what each run renamed, and which versions there are."""
        head = Head()
        scratch = Index(None)
        replay = Replay(scratch, head)
        last: list[Record] = []
        for name in names:
            for _, records in self._batches(name):
                few = [record for record in records if not isinstance(record, File | Symlink | Folder)]
                replay.apply([record for record in few if not isinstance(record, Moved)], name, 0)
                self._note_run(records)
                last = records
        scratch.close()
        self._note_staged(last)
        return head.versions

    def _note_run(self, records: list[Record]) -> None:
        for record in records:
            match record:
                case Segment():
                    self._runs.append(_Run(record.run))
                case Moved():
                    self._runs[-1].moves.append((record.origin_on_drive, record.on_drive))
                case Version():
                    self._runs[-1].version = record.name

    def _note_staged(self, last: list[Record]) -> None:
        """The newest batch may not have been carried out: then its content still waits in `incoming`."""
        folders: dict[bytes, str] = {}
        for record in last:
            if isinstance(record, Moved):
                self._unmoved.append((record.on_drive, record.origin_on_drive))
            elif isinstance(record, Folder) and record.staged is not None:
                folders[record.on_drive] = record.staged
            elif isinstance(record, File | Symlink):
                staged = record.staged or folders.get(split(record.on_drive)[0])
                if staged is not None:
                    self._staged[record.on_drive] = staged

    def fill(self, index: Index) -> None:
        """Put the state that was asked for into an empty index."""
        until = self.version.run if self.version else None
        wanted = [name for name in self._names if until is None or (layout.run_of(name) or 0) <= until]
        replay = Replay(index, Head())
        for name in wanted:
            for offset, records in self._batches(name):
                replay.apply(records, name, offset)
        replay.finish()

    def _batches(self, name: str) -> Iterator[tuple[int, list[Record]]]:
        batches = Batches()
        try:
            for data in read_segment(self._home.fd, name):
                for records in batches.feed(data):
                    yield batches.length, records
        except (zlib.error, msgspec.DecodeError):
            self.is_damaged = True


def _moved(path: bytes, move: tuple[bytes, bytes]) -> bytes:
    """The path after a rename, which may have been that of a folder above it."""
    old, new = move
    return new + path[len(old) :] if path == old or path.startswith(old + b"/") else path
