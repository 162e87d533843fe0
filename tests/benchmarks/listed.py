"""A backup of very many files, made by the program's own writer: nearly all are only listed, and not on the drive."""

import contextlib
import os
import random
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from blake3 import blake3

from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import assume
from shingleback.engine.repo.format import FORMAT, File, Folder, GoneEntry, Origin, Record, Segment, Thinned, Version
from shingleback.engine.repo.index import Index
from shingleback.engine.repo.index_state import Head, VersionRef
from shingleback.engine.repo.index_sync import Replay, version_ref
from shingleback.engine.repo.repository import RepositoryHome, open_destination
from shingleback.engine.repo.segment_writer import SegmentWriter
from shingleback.engine.repo.segments import extents
from shingleback.engine.repo.state_digest import StateDigest, digest_of
from shingleback.engine.source.version_rule import due, version_name

FILES_A_FOLDER: Final = 40
_FOLDERS_A_YEAR: Final = 24
_BATCH: Final = 60_000  # the most that a checkpoint holds
CHANGED_SHARE: Final = 0.01
_CONTENT: Final = b"what a person wants to see\n"
_BACKUP: Final = "c0ffee00c0ffee00"
_KINDS: Final = (
    "Pictures/{year}/{year}-{month:02} Holiday at the sea {folder}/IMG_{file:04}.JPG",
    "Documents/Letters/{year}/Case {folder:05}/Answer of the {file}th, final version.odt",
    "Projects/site-{year}/node_modules/package-{folder}/lib/module-{file}.min.js",
    "Music/Various artists/Collection {folder} ({year})/{file:02} - The song of the evening.flac",
)


class Listed(NamedTuple):
    """`versions`: the oldest first. `folder` and `file` in it are paths, and that file really exists."""

    versions: list[str]
    folder: str
    file: str


def list_files(destination: Path, count: int, later_runs: int, share: float = CHANGED_SHARE) -> Listed:
    """A backup of `count` files, and a run on each day after it, each of which lists a new `share` of them.

    The last run records which versions have been removed.
    """
    root_fd = open_destination(bytes(destination), create=True)
    try:
        with contextlib.closing(RepositoryHome(root_fd)) as home:
            home.take()
            origin = Origin("home", "/home/ada", "house")
            home.write_about(_BACKUP, assume(home.mount), [origin], "2026-01-01T00:00:00+01:00")
            files = _Files(count)
            state = _State()
            versions = [_run(home.fd, state, 1, count, files.everything())]
            for run in range(2, later_runs + 2):
                changed = sorted(files.chance.sample(range(count), max(1, round(count * share))))
                versions.append(_run(home.fd, state, run, count, files.changed(changed, versions[-1].name)))
            last = files.file(count // 2, digest=blake3(_CONTENT).hexdigest())
            gone = files.gone(count // 2, versions[-1].name)
            versions.append(_run(home.fd, state, later_runs + 2, count, iter([gone, last]), versions))
    finally:
        os.close(root_fd)
    (destination / last.path).parent.mkdir(parents=True)
    (destination / last.path).write_bytes(_CONTENT)
    return Listed([version.name for version in versions], last.path.rpartition("/")[0], last.path)


class _State:
    """The state that the lines lead to, since a version states its digest."""

    def __init__(self) -> None:
        self._index = Index(None)
        self._replay = Replay(self._index, Head())

    def apply(self, records: list[Record]) -> StateDigest:
        self._replay.apply(records, "", 0, 0)
        return digest_of(self._index)


def _run(
    home_fd: int, state: _State, run: int, count: int, entries: Iterator[Record], before: Sequence[VersionRef] = ()
) -> VersionRef:
    """Returns the version. The retention rule may keep only some of those `before` it."""
    moment = datetime.fromisoformat("2026-01-01T21:00:00+01:00") + timedelta(days=run - 1)
    at = moment.isoformat()
    writer = SegmentWriter(home_fd, layout.segment_name(run))
    header = Segment(format=FORMAT, backup=_BACKUP, run=run, started_at=at, host="house", program="shingleback 1.0")
    for extent in extents(home_fd, _BACKUP):
        header.follows, header.follows_bytes = extent.name, extent.size
    writer.begin(header)
    batch: list[Record] = []
    for entry in entries:
        batch.append(entry)
        if len(batch) >= _BATCH:
            writer.append(batch)
            state.apply(batch)
            batch = []
    name, listed = version_name(moment, set()), state.apply(batch)
    end = Version(
        name=name,
        started_at=at,
        finished_at=at,
        files=count,
        bytes=count * len(_CONTENT),
        entries=listed.entries,
        digest=listed.hex,
    )
    writer.append([*batch, end])
    version = version_ref(end, run)
    if thinned := [ref.name for ref in due([*before, version], moment)]:
        writer.append([Thinned(versions=thinned)])
    writer.close()
    return version


class _Files:
    """`chance`: all files have the same size, and digests as different as real ones."""

    def __init__(self, count: int) -> None:
        self.chance = random.Random(count)
        self._count = count
        self._folders = {"": 0}
        self._ids: dict[int, int] = {}
        self._next_id = 1

    def everything(self) -> Iterator[Record]:
        for number in range(self._count):
            if number % FILES_A_FOLDER == 0:
                folders = _path(number).split("/")[:-1]
                for depth in range(1, len(folders) + 1):
                    path = "/".join(folders[:depth])
                    if path not in self._folders:
                        yield self._folder(path)
            yield self.file(number)

    def changed(self, numbers: list[int], version: str) -> Iterator[Record]:
        """Gives files new content, and keeps the old content for a version."""
        for number in numbers:
            yield self.gone(number, version)
            yield self.file(number)

    def gone(self, number: int, version: str) -> GoneEntry:
        path = _path(number)
        folder = self._folders[path.rpartition("/")[0]]
        return GoneEntry(id=self._ids[number], folder_id=folder, path=path, kept=f"{version}/{path}")

    def file(self, number: int, digest: str = "") -> File:
        path = _path(number)
        self._ids[number] = self._new_id()
        return File(
            id=self._ids[number],
            folder_id=self._folders[path.rpartition("/")[0]],
            path=path,
            mode="644",
            uid=1000,
            gid=1000,
            mtime_ns=_time_ns(self.chance),
            size=len(_CONTENT),
            blake3=digest or self.chance.randbytes(32).hex(),
            inode=number + 100_000,
            ctime_ns=_time_ns(self.chance),
            staged=1,
        )

    def _folder(self, path: str) -> Folder:
        self._folders[path] = self._new_id()
        return Folder(
            id=self._folders[path],
            folder_id=self._folders[path.rpartition("/")[0]],
            path=path,
            mode="755",
            uid=1000,
            gid=1000,
            mtime_ns=_time_ns(self.chance),
            ctime_ns=1,
            staged=1,
        )

    def _new_id(self) -> int:
        self._next_id += 1
        return self._next_id


def _path(number: int) -> str:
    """In the order in which a backup lists: folder by folder."""
    folder, file = divmod(number, FILES_A_FOLDER)
    kind = _KINDS[folder * len(_KINDS) // 100 % len(_KINDS)]
    year, month = 1990 + folder // _FOLDERS_A_YEAR % 36, folder % 12 + 1
    return "home/" + kind.format(year=year, month=month, folder=folder, file=file)


def _time_ns(chance: random.Random) -> int:
    return 1_600_000_000_000_000_000 + chance.randrange(10**17)
