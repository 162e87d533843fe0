"""The first batch of a run: renames, and folders that are gone.

It is a single batch, so the copy changes in one step to the current tree of the source, as far as the drive has its
files. All later operations concern one name each, in folders that stay where they are, so they may be spread over any
number of batches.
"""

import os
import zlib
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from shingleback.engine.drive.operations import Enter, Move, Old, SourceState, Take
from shingleback.engine.files.attributes import Stat, stat_of
from shingleback.engine.files.folders import FolderCursor, join, split
from shingleback.engine.repo.batch_decoder import MAX_TEXT_BYTES
from shingleback.engine.repo.index import FolderRow, KnownFile
from shingleback.engine.source.checkpoint import Checkpoints
from shingleback.engine.source.copy_context import CopyContext
from shingleback.engine.source.large_file import digest_of
from shingleback.engine.source.plan import FolderWork, OldPlace
from shingleback.engine.source.reader import ClockSteps, open_file

_LINE_BYTES: Final = 48  # the compressed size of a line without its paths: mostly numbers that differ


class _MovedFile(NamedTuple):
    """A file that the drive has under another name. `indexed_file` is its record there."""

    old: OldPlace
    indexed_file: KnownFile
    work: FolderWork
    stat: Stat

    @property
    def stored(self) -> bytes | None:
        return self.work.stored.get(self.stat.name)


def _may_move(file: KnownFile) -> bool:
    return file.stat.is_file and not (file.is_lost or file.fact.parts or file.fact.linked)


class _Listed:
    """The estimated size of the file moves in the manifest.

    Attributes:
        bytes: the compressed size.
        text_bytes: the uncompressed size.
    """

    def __init__(self) -> None:
        self.bytes = self.text_bytes = 0
        self._compressor = zlib.compressobj(1)

    def add(self, *paths: bytes) -> None:
        self.bytes += _LINE_BYTES + sum(len(self._compressor.compress(path)) for path in paths)
        self.text_bytes += 4 * _LINE_BYTES + sum(map(len, paths))


@dataclass(slots=True)
class StructureSender:
    """Finds renamed files and sends the batch, again if the drive refused it.

    Renamed files beyond the limit for moves are copied as if they were new.

    Attributes:
        changed_folders: ids of the folders whose entries the batch changes, and thereby their attributes on the drive.
    """

    context: CopyContext
    checkpoints: Checkpoints
    clock_steps: ClockSteps
    changed_folders: set[int] = field(default_factory=set)
    _moved: list[_MovedFile] | None = None  # each old place is returned once, so they are found once

    def send(self) -> bool:
        """Send the batch; return False if there is nothing to send."""
        if self._moved is None:
            self._moved = self._moved_files() if self.context.plan.has_file_moves else []
        files = self._moved
        if not (files or self.context.plan.moved_folders or self.context.plan.gone_folders):
            return False
        created_folders: set[int] = set()
        leaving = {moved.old for moved in files}
        for folder_id, new in self.context.plan.moved_folders.items():
            self._make(new.parent, created_folders, leaving)
            self._clear(new.parent, split(new.path)[1], leaving)
            self._move_folder(folder_id)
        for moved in files:
            self._make(moved.work.id, created_folders, leaving)
            self._clear(moved.work.id, moved.stat.name, leaving)
            self._move_file(moved)
        for folder_id in self.context.plan.gone_folders:
            self._take_folder(folder_id, leaving)
        return True

    # finding renamed files ------------------------------------------------------------------------------------

    def _moved_files(self) -> list[_MovedFile]:
        """Return the files that were certainly moved: same size and mtime, and same inode and ctime or same content."""
        moved_files, listed = [], _Listed()
        cursors = [FolderCursor(source.fd, no_atime=True) for source in self.context.sources]
        for _, work in self.context.plan.spool.read():
            if isinstance(work, FolderWork):
                rechecked = [stat for stat in work.recheck if self.context.moves.spared(work.id, stat.name).moved_files]
                for stat in (*work.copy, *rechecked):
                    has_room = (
                        listed.bytes < self.context.limits.moves_bytes and listed.text_bytes < MAX_TEXT_BYTES // 2
                    )
                    moved = self._moved_file(cursors[work.source], work, stat) if has_room else None
                    if moved is not None:
                        old_path, old_on_drive = self._place_of(self._row(moved.old.folder))
                        listed.add(old_path, old_on_drive, moved.old.name, work.path, work.on_drive, stat.name)
                        moved_files.append(moved)
                        self.context.moves.note_moved(work.id, stat.name)
        for cursor in cursors:
            cursor.forget()
        self.context.access.done()
        return moved_files

    def _moved_file(self, cursor: FolderCursor, work: FolderWork, stat: Stat) -> _MovedFile | None:
        old = self.context.moves.take_old_place(stat)
        row = self.context.index.folder(old.folder) if old is not None else None
        indexed_file = row.files().get(old.name) if row is not None and old is not None else None
        if old is None or indexed_file is None or not _may_move(indexed_file):
            return None
        try:
            self.context.access.touch(join(self.context.sources[work.source].path, work.path))
            fd = open_file(stat.name, cursor.open(work.path))
        except OSError:
            return None  # it has changed in the meantime
        began_ns = self.clock_steps.now_ns()
        try:
            if stat_of(stat.name, os.fstat(fd)) != stat:
                return None
            batcher = self.context.batcher
            is_proven = (stat.inode, stat.ctime_ns) == (indexed_file.stat.inode, indexed_file.stat.ctime_ns)
            if not is_proven and digest_of(fd, stat.size, batcher) != indexed_file.fact.digest:
                return None
            info = os.fstat(fd)
            is_certain = is_proven or not self.clock_steps.may_change_unnoticed(fd, info, began_ns)
            is_unchanged = is_certain and stat_of(stat.name, info) == stat
        except OSError:
            return None  # it is unreadable, which copying it will report
        finally:
            os.close(fd)
        return _MovedFile(old, indexed_file, work, stat) if is_unchanged else None

    # sending --------------------------------------------------------------------------------------------------

    def _make(self, folder_id: int, created_folders: set[int], leaving: set[OldPlace]) -> None:
        """Make a folder that the drive does not have yet, with its parents, so that something can move into it."""
        missing: list[FolderWork] = []
        while (position := self.context.moves.position_of(folder_id)) is not None:
            if folder_id in created_folders or self.context.index.folder(folder_id) is not None:
                break
            created_folders.add(folder_id)
            work = next(self.context.plan.spool.read(position))[1]
            if not isinstance(work, FolderWork):
                raise TypeError(work)
            missing.append(work)
            folder_id = work.parent
        for work in reversed(missing):
            name, on_drive = work.stat.name, split(work.on_drive)[1]
            self._clear(work.parent, name, leaving)
            attributes = work.stat.attributes(None)  # the full attributes are set at the folder's end
            source_state = SourceState(work.stat.inode, 0)
            path = join(self.context.sources[work.source].name, work.path)
            self.context.batcher.add(
                Enter(
                    work.id,
                    work.parent,
                    path,
                    work.on_drive,
                    is_new=True,
                    attributes=attributes,
                    source_state=source_state,
                )
            )
            batch = self.checkpoints.batch
            batch.new_folder(work.id, work.parent, name, on_drive if on_drive != name else None, work.stat.inode)
            batch.set_attributes(work.id, attributes, work.stat.inode, 0)
            self.changed_folders |= {work.parent, work.id}

    def _clear(self, folder_id: int, name: bytes, leaving: set[OldPlace]) -> None:
        """Take away a file whose name is needed, unless it moves itself."""
        row = self.context.index.folder(folder_id)
        indexed_file = row.files().get(name) if row is not None else None
        if row is None or indexed_file is None or OldPlace(folder_id, name) in leaving:
            return
        leaving.add(OldPlace(folder_id, name))
        path, on_drive = self._place_of(row)
        place = join(on_drive, indexed_file.fact.stored or name)
        kept_at = self.context.keeping.for_file(indexed_file.fact.id, indexed_file.fact.born, place)
        if kept_at:
            self.context.keeping.take(kept_at)
        old = Old(indexed_file.fact.id, indexed_file.fact.parts, kept_at)
        self.context.batcher.add(Take(folder_id, join(path, name), place, is_folder=False, old=old))
        self.checkpoints.batch.gone_file(folder_id, name, kept_at, indexed_file.fact.parts)
        self.changed_folders.add(folder_id)

    def _move_folder(self, folder_id: int) -> None:
        row, new = self._row(folder_id), self.context.plan.moved_folders[folder_id]
        old_path, old_on_drive = self._place_of(row)
        path = join(self.context.sources[new.source].name, new.path)
        self.context.batcher.add(
            Move(folder_id, row.parent, old_path, old_on_drive, new.parent, path, new.on_drive, is_folder=True)
        )
        name, on_drive = split(path)[1], split(new.on_drive)[1]
        stored = on_drive if on_drive != name else None
        self.checkpoints.batch.moved_folder(folder_id, row.parent, new.parent, name, stored)
        self.changed_folders |= {row.parent, new.parent, folder_id}
        self.checkpoints.batch.renamed_files += 1

    def _move_file(self, moved: _MovedFile) -> None:
        old, indexed_file, work, stat = moved.old, moved.indexed_file, moved.work, moved.stat
        old_path, old_on_drive = self._place_of(self._row(old.folder))
        path = join(self.context.sources[work.source].name, work.path)
        self.context.batcher.add(
            Move(
                indexed_file.fact.id,
                old.folder,
                join(old_path, old.name),
                join(old_on_drive, indexed_file.fact.stored or old.name),
                work.id,
                join(path, stat.name),
                join(work.on_drive, moved.stored or stat.name),
                is_folder=False,
            )
        )
        self.checkpoints.batch.moved_file(old.folder, old.name, work.id, stat.name, moved.stored)
        self.changed_folders |= {old.folder, work.id}
        self.checkpoints.batch.renamed_files += 1

    def _take_folder(self, folder_id: int, leaving: set[OldPlace]) -> None:
        row = self._row(folder_id)
        self.checkpoints.batch.removed_files += self._count_gone(row, leaving)
        path, on_drive = self._place_of(row)
        kept_at = self.context.keeping.for_folder(folder_id, on_drive)
        if kept_at:
            self.context.keeping.take(kept_at)
        self.context.batcher.add(Take(row.parent, path, on_drive, is_folder=True, old=Old(folder_id, 0, kept_at)))
        self.checkpoints.batch.gone_folder(folder_id, row.parent, kept_at)
        self.changed_folders.add(row.parent)

    def _count_gone(self, row: FolderRow, leaving: set[OldPlace]) -> int:
        """Return how many files go with a folder."""
        count, below = 0, [row]
        while below:
            row = below.pop()
            count += sum(OldPlace(row.id, stat.name) not in leaving for stat in row.stats_of_files())
            children = (child_id for child_id, _ in self.context.index.children(row.id))
            below += [self._row(child) for child in children if child not in self.context.plan.moved_folders]
        return count

    # helpers --------------------------------------------------------------------------------------------------

    def _row(self, folder_id: int) -> FolderRow:
        row = self.context.index.folder(folder_id)
        if row is None:
            raise KeyError(folder_id)
        return row

    def _place_of(self, row: FolderRow) -> tuple[bytes, bytes]:
        """Return the folder's path in the backup and its path on the drive, both before the batch."""
        return self.context.index.path_of(row.id)
