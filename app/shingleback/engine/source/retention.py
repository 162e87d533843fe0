"""Retention: removes versions that the rule no longer keeps, and the oldest ones if their room is needed.

The rule is in `version_rule`. If not everything fits even without the versions that may go, none is removed: a run that
asks for so much may be an accident. The newest version is never removed.

Also carries out batches that are listed but were interrupted, on a drive that may be full by now.
"""

import contextlib
import os
from collections.abc import Callable, Collection, Generator, Iterator
from datetime import datetime
from enum import Enum, auto
from typing import Final, NamedTuple

from shingleback.domain.local_time import is_credible
from shingleback.engine.drive.messages import (
    Finish,
    Finished,
    Recover,
    Recovered,
    Removed,
    RepositoryOpened,
    Sweep,
    Thin,
)
from shingleback.engine.files.folders import join
from shingleback.engine.files.linux import FULL
from shingleback.engine.repo.format import Version
from shingleback.engine.repo.index import KEPT, FolderRow, Index
from shingleback.engine.repo.index_state import Head, VersionRef, save_head, subfolders, walk_kept
from shingleback.engine.repo.layout import paths_of_pieces, run_of
from shingleback.engine.report import Reporter
from shingleback.engine.source.checkpoint import Checkpoints
from shingleback.engine.source.drive_client import DriveClient, DriveTroubleError
from shingleback.engine.source.version_rule import all_but_newest, due, spared, trusted_now

_PATHS_AT_ONCE: Final = 10_000


class Needed(NamedTuple):
    """What a run still has to send: all of it, not only the next file."""

    files: int = 0
    bytes: int = 0


class Shortfall(Enum):
    """Why versions were not removed for new files."""

    NONE = auto()
    SPARED = auto()  # everything would fit if the versions went that are spared
    BEYOND = auto()  # not everything would fit even then


class KeptEntries:
    """What only old versions need: lists versions as removed, and removes what no version needs any more.

    Attributes:
        removed: names of the removed versions.
        carried_out_run: the run whose last batch is being carried out; 0 if none is.
    """

    def __init__(self, client: DriveClient, head: Head, index: Index) -> None:
        self.removed: list[str] = []
        self.carried_out_run = 0
        self.head = head
        self._client = client
        self._index = index

    def content(self) -> Iterator[tuple[int, int, int]]:
        """Yield each kept file's size, the run in which it came, and the run in which it went."""
        for kept_file in self._index.kept_files():
            yield kept_file.size, kept_file.born, kept_file.gone_run
        for _, row, gone_run in walk_kept(self._index):
            yield from ((file.stat.size, file.fact.born, gone_run) for file in row.files().values())

    def remove_versions(self, versions: list[VersionRef], *, waits_for_room: bool = False) -> int:
        """Remove versions and return the free room afterward. The removal is listed before the content is removed.

        The next removal clears what an interruption leaves behind.
        """
        head = self.head
        if versions:
            names = [ref.name for ref in versions]
            answer = self._client.ask(Thin(names), Removed)
            head.advance(answer.segment, answer.offset, answer.end, answer.batch, is_change=False)
            head.remove_versions(names)
            self.keep_head()
            self.removed += names
        if head.is_swept:
            return 0
        offered = {ref.name for ref in head.versions}
        expired = [name for name in head.names if name not in offered]
        paths: list[bytes] = []
        for path in self._unneeded():  # the index forgets them for good once the drive has removed them
            paths.append(path)
            if len(paths) == _PATHS_AT_ONCE:
                self._client.ask(Sweep(paths, [], [], waits_for_room=False), Removed)
                paths = []
        copies = [name for name in expired if not self._index.is_kept_below(os.fsencode(name))]
        room_bytes = self._client.ask(Sweep(paths, expired, copies, waits_for_room), Removed).room_bytes
        head.is_swept = not self.carried_out_run
        self.keep_head()
        return room_bytes

    def _unneeded(self) -> Iterator[bytes]:
        """Yield unneeded paths below `versions`. The index forgets each; the caller commits when all are removed."""
        for kept_file in self._index.kept_files():
            if not self._is_waiting(kept_file.gone_run) and not self._is_needed(kept_file.born, kept_file.gone_run):
                yield from paths_of_pieces(kept_file.path, kept_file.parts)
                self._index.forget_kept(kept_file.path)
        for folder_id, path in self._index.children(KEPT):
            row = self._index.folder(folder_id)
            if row is not None and not self._is_waiting(row.gone_run):
                yield from self._unneeded_in(row, path, row.gone_run)

    def _unneeded_in(self, top: FolderRow, path: bytes, gone_run: int) -> Iterator[bytes]:
        """Yield the unneeded paths of a kept folder, the deepest first, and the folders that are empty then."""
        waiting = [(top.id, path, False)]
        while waiting:
            folder_id, path, is_done = waiting.pop()
            row = self._index.folder(folder_id)
            if row is None:
                continue
            files = row.files()
            if is_done:
                if not files and not self._index.children(folder_id):
                    yield path
                    self._index.remove_folder(folder_id)
                continue
            going = [file for file in files.values() if not self._is_needed(file.fact.born, gone_run)]
            for file in going:
                yield from paths_of_pieces(join(path, file.fact.stored or file.stat.name), file.fact.parts)
                del files[file.stat.name]
            if going:
                self._index.set_files(row.id, files)
            waiting.append((folder_id, path, True))
            children = reversed(subfolders(self._index, row.id))
            waiting += [(child.id, join(path, child.name_on_drive), False) for child in children]

    def _is_waiting(self, gone_run: int) -> bool:
        """Whether an entry that went in the run `gone_run` may still have to be renamed to its place."""
        return 0 < self.carried_out_run == gone_run

    def _is_needed(self, born: int, gone_run: int) -> bool:
        """Whether a version without a snapshot needs an entry that came and went in these runs."""
        return any(ref.needs(born, gone_run) for ref in self.head.versions)

    def keep_head(self) -> None:
        save_head(self._index, self.head)
        self._index.commit()


class OldVersions:
    """The old versions of one backup. The newest is never removed.

    Attributes:
        spares: whether the versions that `version_rule.spared` names stay while room is short.
        shortfall: why no versions were removed; once set, none is removed to make room in this run.
    """

    def __init__(
        self,
        kept_entries: KeptEntries,
        opened: RepositoryOpened,
        foreign: Collection[str],
        reporter: Reporter,
        now: datetime,
        *,
        spares: bool,
    ) -> None:
        """`foreign`: names of the versions of other computers, which stay."""
        self.spares = spares and not kept_entries.head.shortage.is_over(now)
        self.shortfall = Shortfall.NONE
        self._kept_entries = kept_entries
        self._opened = opened
        self._foreign = foreign
        self._reporter = reporter
        self._now = now

    @property
    def removed(self) -> list[str]:
        """Names of the removed versions."""
        return self._kept_entries.removed

    @property
    def _head(self) -> Head:
        return self._kept_entries.head

    def thin(self, now: datetime, *, keeps_versions: bool) -> None:
        """Remove the versions that the rule no longer keeps, or all but the newest without `keeps_versions`."""
        versions = self._head.versions
        now = trusted_now(versions[:-1], now)
        candidates = versions if keeps_versions else all_but_newest(versions)
        own_versions = [version for version in candidates if version.name not in self._foreign]
        self._kept_entries.remove_versions(due(own_versions, now) if keeps_versions else own_versions)

    def make_room(self, file_bytes: int, checkpoints: Checkpoints) -> None:
        """Remove as many versions as a file needs, but none if removing all that may go is not enough for the run."""
        if not self._can_make(file_bytes, checkpoints.room_bytes, checkpoints.room_files):
            return
        checkpoints.ask_room(waits=True)
        while file_bytes > checkpoints.room_bytes:
            if not self._can_make(file_bytes, checkpoints.room_bytes, checkpoints.room_files):
                return
            self._try_remove_oldest(checkpoints)

    def make_room_after_refusal(self, checkpoints: Checkpoints) -> bool:
        """Remove the oldest version after the drive was full unexpectedly; return False if none may go for this run."""
        checkpoints.ask_room()
        return self._can_make(0, 0, checkpoints.room_files) and self._try_remove_oldest(checkpoints)

    def _can_make(self, file_bytes: int, room_bytes: int, room_files: int) -> bool:
        """Whether enough room for the rest of the run, and for a file of this size, can be made.

        `room_files` is the number of free inodes, or -1 if there is no limit. Without any, `room_bytes` says nothing.
        """
        if self.shortfall is not Shortfall.NONE:
            return False
        work = self._reporter.work
        needed = Needed(work.total_files - work.files, work.total_bytes - work.bytes)
        missing = Needed(
            max(0, needed.files - room_files) if room_files >= 0 else 0,
            max(file_bytes, needed.bytes) - room_bytes if room_files else 0,
        )
        if self._may_free(missing, self._removable()):
            return True
        if self._may_free(missing, [old for old in self._head.versions[:-1] if old.name not in self._foreign]):
            self.shortfall = Shortfall.SPARED
            if is_credible(self._now):  # a wait that began in 1970 would be over once the clock is set
                self._head.shortage = self._head.shortage.after(self._now)
                self._kept_entries.keep_head()
        elif len(self._head.versions) > 1:
            self.shortfall = Shortfall.BEYOND
        return False

    def _removable(self) -> list[VersionRef]:
        """Return the versions that may be removed to make room, oldest first."""
        versions = self._head.versions
        staying = {version.name for version in (spared(versions) if self.spares else versions[-1:])} | {*self._foreign}
        return [version for version in versions if version.name not in staying]

    def _may_free(self, missing: Needed, removable: list[VersionRef]) -> bool:
        """Whether removing these versions may free this much."""
        if not removable:
            return False
        if any(version.is_snapshot for version in removable):
            # Snapshots alone may hold all that is not in the newest version. If that is larger than the drive, the
            # filesystem compresses, so they may hold anything.
            newest_bytes = self._head.versions[-1].bytes
            return newest_bytes > self._opened.total_bytes or missing.bytes <= self._opened.total_bytes - newest_bytes
        going = {version.name for version in removable}
        staying = [version for version in self._head.versions if version.name not in going]
        freed_files = freed_bytes = 0
        rounding_bytes = self._opened.filesystem.cluster_bytes  # a file may occupy so much more than its size
        for size_bytes, born, gone_run in self._kept_entries.content():
            if freed_bytes >= missing.bytes and freed_files >= missing.files:
                return True
            if not any(version.needs(born, gone_run) for version in staying):
                freed_files, freed_bytes = freed_files + 1, freed_bytes + size_bytes + rounding_bytes
        return freed_bytes >= missing.bytes and freed_files >= missing.files

    def _try_remove_oldest(self, checkpoints: Checkpoints) -> bool:
        """Remove the oldest version; return False if none may be removed."""
        room_bytes = self.remove_oldest()
        if room_bytes is None:
            return False
        checkpoints.set_room(room_bytes)
        return True

    def remove_oldest(self) -> int | None:
        """Remove the oldest version; return the free room afterward, or None if none may be removed."""
        removable = self._removable()
        return self._kept_entries.remove_versions(removable[:1], waits_for_room=True) if removable else None

    def freed_room(self) -> Generator[int]:
        """Make room, step by step, to carry out a listed batch; entries that its run listed as kept are not touched.

        Yields the free room after each removal, as long as anything can be removed.
        """
        self._kept_entries.carried_out_run = (
            run_of(self._head.last_change.segment) or 0 if self._head.last_change else 0
        )
        try:
            if not self._head.is_swept:
                yield self._kept_entries.remove_versions([], waits_for_room=True)
            while (room_bytes := self.remove_oldest()) is not None:
                yield room_bytes
        finally:
            self._kept_entries.carried_out_run = 0

    def has_room(self, size: int, checkpoints: Checkpoints, refresh: Callable[[], None]) -> bool:
        """Whether a file of this size fits; asks the drive, and removes versions if necessary."""
        if size <= checkpoints.room_bytes:
            return True
        refresh()
        if size > checkpoints.room_bytes:
            self.make_room(size, checkpoints)
        return size <= checkpoints.room_bytes


def recover(client: DriveClient, head: Head, old_versions: OldVersions, *, is_last_word: bool = True) -> int:
    """Carry out the listed batches; return the free room. Removes versions one by one while the drive is full.

    Raises DriveTroubleError if no more can be removed.
    """
    change = head.change_to_finish(is_last_word=is_last_word)
    question = Recover(change, head.partial_id, is_last_word)
    with contextlib.closing(old_versions.freed_room()) as more_room:
        while True:
            client.send(question)
            try:
                recovered = client.expect(Recovered)
            except DriveTroubleError as trouble:
                if trouble.is_gone or trouble.errno not in FULL or next(more_room, None) is None:
                    raise
            else:
                break
    if not recovered.has_partial:
        head.partial = None
    return recovered.room_bytes


def finish(client: DriveClient, version: Version | None, old_versions: OldVersions) -> Finished:
    """End the run and list its version, if any. Removes versions one by one while the drive is full.

    Raises DriveTroubleError if no more can be removed.
    """
    while True:
        client.send(Finish(version, 0))
        try:
            return client.expect(Finished)
        except DriveTroubleError as trouble:
            if trouble.is_gone or trouble.errno not in FULL or old_versions.remove_oldest() is None:
                raise
