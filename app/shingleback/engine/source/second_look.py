"""Finds what was moved during a survey to a folder that the survey had already read, so that it was seen nowhere.

A survey keeps a trail of what it has read, in its order, in memory: about 40 bytes and the name of each folder, so no
walk has to be repeated to know them. These folders are looked at again only if a folder has changed since the survey
began, and then only those with another ctime are read again. What is in them, and was neither seen in this survey nor
created during it, was missed. Then the survey is repeated, a few times. What it still misses keeps its copy where it
was, and is reported.
"""

import contextlib
import os
import struct
import time
from collections.abc import Callable, Collection, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from shingleback.engine.files.attributes import Stat, inode_of
from shingleback.engine.files.folders import FolderCursor, join
from shingleback.engine.files.linux import birth_ns
from shingleback.engine.repo.index import Index
from shingleback.engine.source.listing import Findings, Place, SourceLister
from shingleback.engine.source.plan import FolderWork, Moves, Spool
from shingleback.engine.source.reader import Source, step_ns
from shingleback.engine.source.scan import Rules

_OTHER_CLOCKS: Final = frozenset({"9p", "afs", "ceph", "coda", "glusterfs", "lustre", "nfs", "nfs4", "virtiofs"})
_CHANGING_INODES: Final = frozenset({"cifs", "smb3", "smbfs", "vboxsf"})  # some servers tell none
_RECORD: Final = struct.Struct("=HHHqqq")
_IN_DOUBT: Final = -1
NOT_FOLLOWED: Final = -2
"""Instead of a time: the filesystem makes up inode numbers, so nothing can be recognized in another place."""
_TICK_NS: Final = 20_000_000  # the kernel's times may be so far behind its clock: twice its longest tick, 10 ms
_CLOCK_STEP_NS: Final = 1_000_000_000  # a larger one is not drift
_LOOKS: Final = 3  # things may also be moved while it looks


def clock_step_ns(kind: str) -> int | None:
    """Return the clock step of a kind of filesystem; None if a server or a program sets its times; or NOT_FOLLOWED."""
    if kind in _CHANGING_INODES:
        return NOT_FOLLOWED
    return None if kind in _OTHER_CLOCKS else step_ns(kind, os.uname().release)


class TrailFolder(NamedTuple):
    """A folder that was read. `path` is below its source.

    Attributes:
        ctime_ns: its ctime just before it was read; -1 if a later change need not show in it; or NOT_FOLLOWED.
    """

    id: int
    source: int
    path: bytes
    inode: int
    ctime_ns: int


class Trail:
    """The folders that one survey has read.

    Attributes:
        may_have_moves: something may have been moved while the survey walked. A move changes the folder that loses the
            entry, so the walk finds that folder changed since it began if it comes there afterwards.
    """

    def __init__(
        self, now_ns: Callable[[], int] = time.time_ns, monotonic_ns: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._now_ns = now_ns
        self._monotonic_ns = monotonic_ns
        self._records = bytearray()
        self.began_ns = now_ns()
        self._offset_ns = self.began_ns - monotonic_ns()
        self._has_suspect = False
        self._vanished: dict[bytes, int] = {}  # paths in the backup and inodes

    def note(
        self, place: Place, folder_id: int, ctime_ns: int, step_ns: int | None, *, has_inodes: bool = True
    ) -> None:
        """Note a folder that was read.

        `ctime_ns` is its ctime just after that, `step_ns` the clock step of its filesystem; None if its clock is not
        the computer's. `has_inodes`: the filesystem stores inode numbers.
        """
        stat, before_ns = place.stat, place.stat.ctime_ns
        if not has_inodes or step_ns == NOT_FOLLOWED:
            before_ns = NOT_FOLLOWED
        elif step_ns is None:
            self._has_suspect |= place.row is None or place.row.ctime_ns != ctime_ns
        elif ctime_ns >= self.began_ns - max(step_ns, _TICK_NS):
            self._has_suspect = True
            if before_ns >= self._now_ns() - step_ns:
                before_ns = _IN_DOUBT
        path = place.path
        depth, name = (path.count(b"/") + 1, stat.name) if path else (0, b"")
        self._records += _RECORD.pack(place.source, depth, len(name), folder_id, stat.inode, before_ns) + name

    def note_vanished(self, path: bytes, inode: int) -> None:
        """Note that a listed folder was gone when it was to be read. `path` is its path in the backup."""
        self._has_suspect = True
        self._vanished[path] = inode

    def read_elsewhere(self) -> set[bytes]:
        """Return the paths of folders that vanished, and were read later, in another place."""
        read_inodes = {folder.inode for folder in self.folders()} if self._vanished else set[int]()
        return {path for path, inode in self._vanished.items() if inode in read_inodes}

    @property
    def may_have_moves(self) -> bool:
        is_clock_set = abs(self._now_ns() - self._monotonic_ns() - self._offset_ns) > _CLOCK_STEP_NS
        return self._has_suspect or is_clock_set

    def folders(self) -> Iterator[TrailFolder]:
        """Yield the folders in the order of the walk."""
        position, names = 0, list[bytes]()
        while position < len(self._records):
            source, depth, length, folder_id, inode, ctime_ns = _RECORD.unpack_from(self._records, position)
            position += _RECORD.size
            name = bytes(self._records[position : position + length])
            position += length
            del names[max(0, depth - 1) :]
            path = join(b"/".join(names), name)
            if name:
                names.append(name)
            yield TrailFolder(folder_id, source, path, inode, ctime_ns)


@dataclass(slots=True)
class Missed:
    """What a survey missed. `paths` are in the backup; `folders` and `files` are the places of known copies."""

    paths: list[bytes] = field(default_factory=list)
    folders: set[int] = field(default_factory=set)
    files: dict[int, frozenset[bytes]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.paths)


class _Arrival(NamedTuple):
    """An entry of a folder that has changed since it was read. `path` is below the source."""

    source: int
    path: bytes
    stat: Stat
    is_old: bool


class SecondLook:
    """Looks again at the folders that one survey has read."""

    def __init__(
        self,
        index: Index,
        moves: Moves,
        rules: Rules,
        sources: Sequence[Source],
        is_used: Callable[[int], bool],
        reported: Collection[bytes] = (),
    ) -> None:
        """`moves` know what is missing, and are not settled. `is_used`: the survey has met the folder with this id.

        `reported` are paths in the backup that the survey has met, and left out.
        """
        self._reported = reported
        self._index = index
        self._moves = moves
        self._sources = sources
        self._is_used = is_used
        excludes = rules.excludes.of_sources(sources)
        self._listers = [
            SourceLister(source, rules, of_source, Findings())
            for source, of_source in zip(sources, excludes, strict=True)
        ]
        self._ctimes_ns: dict[int, int] = {}  # of the folders that were looked at again, before that
        self._seen_files: set[int] = set()  # inodes of known files that were there when their folders were read

    def missed(self, trail: Trail, spool: Spool) -> Missed:
        """`spool` has the plan of the survey."""
        folders: dict[int, list[_Arrival]] = {}
        files: dict[int, list[_Arrival]] = {}
        for _ in range(_LOOKS):
            changed = [folder for folder in trail.folders() if self._has_changed(folder)]
            for folder in changed:
                with contextlib.suppress(OSError):
                    self._look_at(folder, trail.began_ns, folders, files)
            if not changed:
                break
        looked_at = set[tuple[int, bytes]]()
        while moved := self._drop_seen_folders(trail, folders, looked_at):  # something may have come into them before
            for folder in moved:
                looked_at.add((folder.source, folder.path))
                with contextlib.suppress(OSError):
                    self._look_at(folder, trail.began_ns, folders, files)
        if files:
            self._drop_planned_files(spool, files)
        missed = Missed()
        for arrivals in folders.values():
            self._add_folders(missed, arrivals)
        for arrivals in files.values():
            self._add_files(missed, arrivals)
        missed.paths = list(dict.fromkeys(missed.paths))
        return missed

    def displaced(self, trail: Trail, inodes: Collection[int]) -> list[bytes]:
        """Return the paths in the backup of files that another one displaced, and that the copy does not have.

        A log that is rotated after the survey is one: the copy has the new one under its name. `inodes` are those of
        the displaced files; where they are gone, as after a program has saved, nothing is missing.
        """
        paths: list[bytes] = []
        subfolders = set[tuple[int, bytes]]()
        for folder in trail.folders():
            if self._has_changed(folder):
                row = self._index.folder(folder.id)
                copied = {} if row is None else {stat.name: stat.inode for stat in row.stats_of_files()}
                subfolders |= self._displaced_in(folder.source, folder.path, trail, inodes, copied, paths)
        while subfolders:  # those that are new, or have come there
            subfolders.difference_update((folder.source, folder.path) for folder in trail.folders())
            deeper = [self._displaced_in(*subfolder, trail, inodes, {}, paths) for subfolder in sorted(subfolders)]
            subfolders = set[tuple[int, bytes]]().union(*deeper)
        return paths

    def _displaced_in(
        self,
        source: int,
        path: bytes,
        trail: Trail,
        inodes: Collection[int],
        copied: Mapping[bytes, int],
        paths: list[bytes],
    ) -> set[tuple[int, bytes]]:
        """Add the displaced files of a folder to `paths`; return its subfolders, with their source."""
        cursor = FolderCursor(self._sources[source].fd, no_atime=True)
        try:
            self._listers[source].touch(path)
            fd = cursor.open(path)
            selection = self._listers[source].select(fd, path, os.fstat(fd).st_dev, set)
            for stat in selection.files:
                is_copied = copied.get(stat.name) == stat.inode
                if stat.inode in inodes and not is_copied and _is_old(stat, fd, trail.began_ns):
                    paths.append(join(self._sources[source].name, join(path, stat.name)))
            return {(source, join(path, stat.name)) for stat in selection.folders}
        except OSError:
            return set()
        finally:
            cursor.forget()

    def _has_changed(self, folder: TrailFolder) -> bool:
        if folder.ctime_ns == NOT_FOLLOWED:
            return False
        try:
            self._listers[folder.source].touch(folder.path)
            info = os.stat(folder.path or b".", dir_fd=self._sources[folder.source].fd, follow_symlinks=False)
        except FileNotFoundError:
            return False
        except OSError:  # a path may be longer than the kernel takes at once
            return True
        ctime_ns = self._ctimes_ns.get(folder.id, folder.ctime_ns)
        return (inode_of(info), info.st_ctime_ns) != (folder.inode, ctime_ns)

    def _look_at(
        self, folder: TrailFolder, began_ns: int, folders: dict[int, list[_Arrival]], files: dict[int, list[_Arrival]]
    ) -> None:
        """Add what is in a folder now, and need not have been in it before, by inode."""
        cursor = FolderCursor(self._sources[folder.source].fd, no_atime=True)
        try:
            self._listers[folder.source].touch(folder.path)
            fd = cursor.open(folder.path)
            info = os.fstat(fd)
            self._ctimes_ns[folder.id] = info.st_ctime_ns
            selection = self._listers[folder.source].select(fd, folder.path, info.st_dev, set)
            row = self._index.folder(folder.id)
            stats_by_name = {} if row is None else {stat.name: stat for stat in row.stats_of_files()}
            self._seen_files |= {
                stat.inode for stat in stats_by_name.values() if not self._moves.is_missing_at(folder.id, stat.name)
            }
            for stat in selection.folders:
                arrival = _Arrival(folder.source, join(folder.path, stat.name), stat, _is_old(stat, fd, began_ns))
                folders.setdefault(stat.inode, []).append(arrival)
            for stat in selection.files:
                before = stats_by_name.get(stat.name)
                if before is None or before.inode != stat.inode:
                    arrival = _Arrival(folder.source, join(folder.path, stat.name), stat, _is_old(stat, fd, began_ns))
                    files.setdefault(stat.inode, []).append(arrival)
        finally:
            cursor.forget()

    def _drop_seen_folders(
        self, trail: Trail, arrivals: dict[int, list[_Arrival]], looked_at: Container[tuple[int, bytes]]
    ) -> list[TrailFolder]:
        """Drop the folders that the survey has read here, or elsewhere before they came here.

        Return the latter at their new places, without those in `looked_at`.
        """
        moved: list[TrailFolder] = []
        for folder in trail.folders() if arrivals else ():
            for arrival in list(arrivals.get(folder.inode, ())):
                if self._is_same(arrival, folder.source, folder.path):
                    arrivals[folder.inode].remove(arrival)
                    place = (arrival.source, arrival.path)
                    if place != (folder.source, folder.path) and place not in looked_at:
                        moved.append(folder._replace(source=arrival.source, path=arrival.path))
        return moved

    def _drop_planned_files(self, spool: Spool, arrivals: dict[int, list[_Arrival]]) -> None:
        """Drop the files that the plan has: here, or elsewhere, where copying will find that they have left."""
        for _, work in spool.read():
            if isinstance(work, FolderWork):
                for stat in (*work.copy, *work.recheck, *work.unchanged):
                    for arrival in list(arrivals.get(stat.inode, ())):
                        if self._is_same(arrival, work.source, join(work.path, stat.name)):
                            arrivals[stat.inode].remove(arrival)

    def _is_same(self, arrival: _Arrival, source: int, path: bytes) -> bool:
        """Whether an arrival is what the survey saw with its inode number at `path`, there or moved since.

        If that is still there, the arrival is on another filesystem.
        """
        if (source, path) == (arrival.source, arrival.path):
            return True
        try:
            self._listers[source].touch(path)
            info = os.stat(path or b".", dir_fd=self._sources[source].fd, follow_symlinks=False)
        except OSError:
            return True
        return inode_of(info) != arrival.stat.inode

    def _add_folders(self, missed: Missed, arrivals: Sequence[_Arrival]) -> None:
        for arrival in arrivals:
            if self._named(arrival) in self._reported:
                continue
            rows = [row.id for row in self._index.with_inode(arrival.stat.inode) if not self._is_used(row.id)]
            if rows or arrival.is_old:
                missed.paths.append(self._named(arrival))
                missed.folders.update(rows)

    def _add_files(self, missed: Missed, arrivals: Sequence[_Arrival]) -> None:
        for arrival in arrivals:
            places = list(self._moves.missing_like(arrival.stat))
            if places or (arrival.is_old and arrival.stat.inode not in self._seen_files):
                missed.paths.append(self._named(arrival))
                for place in places:
                    missed.files[place.folder] = missed.files.get(place.folder, frozenset()) | {place.name}

    def _named(self, arrival: _Arrival) -> bytes:
        return join(self._sources[arrival.source].name, arrival.path)


def _is_old(stat: Stat, folder_fd: int, began_ns: int) -> bool:
    """Whether an entry was created before the survey began, so that it has come from elsewhere."""
    birth: int | None = None
    with contextlib.suppress(OSError):
        birth = birth_ns(stat.name, folder_fd)
    return (stat.mtime_ns if birth is None else birth) < began_ns
