"""Decides when sent data has to become durable, and remembers where to resume if that fails.

The limits set how much work one checkpoint covers, and thus how much an interruption can cost.
"""

import errno
import os
from dataclasses import dataclass
from typing import Final, NamedTuple

from shingleback.domain.errors import LeftOut, LeftOutReason
from shingleback.engine.drive.messages import (
    Abandon,
    Abandoned,
    AskRoom,
    Checkpoint,
    Committed,
    FileNotStored,
    OnlyListed,
    RoomReported,
)
from shingleback.engine.drive.operations import Old
from shingleback.engine.files.attributes import Attributes, Stat
from shingleback.engine.files.linux import NAME_REFUSED
from shingleback.engine.repo.format import CopyFact
from shingleback.engine.repo.index_state import PartialFile, save_head
from shingleback.engine.repo.index_sync import CheckpointBatch
from shingleback.engine.report import ReportCounters
from shingleback.engine.source.copy_context import CopyContext
from shingleback.engine.source.drive_client import Load, UnfinishedError

_REASONS: Final = {errno.EFBIG: LeftOutReason.TOO_LARGE} | dict.fromkeys(NAME_REFUSED, LeftOutReason.NAME_REFUSED)
_FILES_OF_ONLY_ONE: Final = 5 / 3  # in relation to `Limits.files`


class OpenFolder(NamedTuple):
    """A folder of the plan whose end has not come yet.

    Attributes:
        path: its path in the backup; `on_drive` is its path on the drive.
        stat: its state when the survey read it; its `ctime_ns` is 0 if another folder has had its place since.
        is_entered: its content or its attributes have changed, so its attributes have to be set at its end.
    """

    id: int
    parent: int
    path: bytes
    on_drive: bytes
    attributes: Attributes
    stat: Stat
    is_entered: bool


class PlanPosition(NamedTuple):
    """A position in the plan from which work can resume.

    Attributes:
        position: the current folder's position in the spool.
        done: how many entries of that folder are done, removed ones included; -1 if the folder has yet to be entered.
        open_folders: folders that were entered and not left, the current one included.
        has_structure: all folders have moved to their places in the plan.
    """

    position: int = 0
    done: int = -1
    open_folders: tuple[OpenFolder, ...] = ()
    has_structure: bool = False


@dataclass(slots=True)
class Done:
    """Counts of files; `without_owner` counts folders, too."""

    renamed: int = 0
    removed: int = 0
    touched: int = 0
    healed: int = 0
    without_owner: int = 0


class _Beginning(NamedTuple):
    """Where a batch began, and the counters at that point."""

    mark: PlanPosition
    status: ReportCounters


@dataclass(slots=True)
class _Waiting:
    """A checkpoint that the drive has not answered yet."""

    batch: CheckpointBatch
    beginning: _Beginning
    growing: PartialFile | None


@dataclass(slots=True)
class _Room:
    """The drive's room, as far as is known.

    Attributes:
        stated_bytes: what the drive has stated, without what was sent since.
        allowed_bytes: a lower limit, after the drive was full unexpectedly; None if there is none.
        files: the number of free inodes when the drive was last asked; -1 if there is no limit.
    """

    stated_bytes: int
    allowed_bytes: int | None = None
    files: int = -1

    @property
    def bytes(self) -> int:
        """How much may be used without touching the reserve."""
        return self.stated_bytes if self.allowed_bytes is None else min(self.stated_bytes, self.allowed_bytes)

    def use(self, count: int) -> None:
        self.stated_bytes -= count
        if self.allowed_bytes is not None:
            self.allowed_bytes -= count


class Checkpoints:
    """Takes checkpoints, and passes what they made durable to the index.

    Attributes:
        batch: the operations sent since the last checkpoint.
        resumed_bytes: how much of the current file an earlier run sent.
        done: counts of what the durable batches did besides copying.
        has_left_no_room: files were left out because they did not fit.
        lost_bytes: how much the last `give_up` abandoned, to be sent again.
    """

    def __init__(self, context: CopyContext, room_bytes: int) -> None:
        self.batch = CheckpointBatch()
        self.resumed_bytes = 0
        self.done = Done()
        self.has_left_no_room = False
        self.lost_bytes = 0
        self._room = _Room(room_bytes)
        self._context = context
        self._waiting: _Waiting | None = None
        self._beginning = _Beginning(PlanPosition(), context.reporter.status)
        self._began_s = context.clock()
        self._has_sent = False
        self._has_news = False
        self._has_partial = False
        self._refused: set[tuple[int, bytes]] = set()
        context.client.on_answer(Committed, self._on_committed)
        context.client.on_answer(FileNotStored, self._on_refused)
        context.client.on_answer(OnlyListed, self._on_only_listed)
        context.batcher.when_sent(self._on_sent)

    @property
    def is_due(self) -> bool:
        """Whether a limit is reached. Called after each file; the answer changes only when a parcel was sent."""
        if not self._has_news:
            return False
        self._has_news = False
        batch, limits = self.batch, self._context.limits
        run_files = max(batch.copied_files, self._context.reporter.work.total_files)
        is_only_one = run_files <= limits.files * _FILES_OF_ONLY_ONE
        if batch.sent_bytes >= limits.bytes or (batch.copied_files >= limits.files and not is_only_one):
            return True
        if batch.listed_bytes >= limits.listed_bytes:
            return True
        return self._context.clock() - self._began_s >= limits.seconds

    def take(self, position: PlanPosition, growing: PartialFile | None = None) -> None:
        """Request a checkpoint; later operations belong to the next one, which begins `position`.

        `growing` is the file that has been sent in part, if there is one.
        """
        self._context.batcher.flush()
        self.settle()
        batch, beginning = self.batch, self._beginning
        self.batch, self._beginning = CheckpointBatch(), _Beginning(position, self._context.reporter.status)
        self._began_s = self._context.clock()
        if not self._has_sent:
            self._learn(batch)
            return
        self._has_sent = False
        self._waiting = _Waiting(batch, beginning, growing)
        done, digest = (growing.done, growing.digest) if growing else (0, b"")
        self._context.client.send(Checkpoint(digest, done))

    def put(self, folder_id: int, stat: Stat, fact: CopyFact, old: Old | None, *, has_content: bool = True) -> None:
        """Record a sent entry, and the `old` one that it replaces, if any.

        An entry that the drive has refused in the meantime is not recorded.
        """
        if self._refused and (folder_id, fact.stored or stat.name) in self._refused:
            self._refused.discard((folder_id, fact.stored or stat.name))
            self._context.reporter.work.files -= 1
            self.batch.copied_files -= 1
            return
        self.batch.put(folder_id, stat, fact, has_content=has_content)
        if old is not None:
            self.batch.gone_file(folder_id, stat.name, old.kept_at, old.parts)

    def add(self, folder_id: int, stat: Stat, fact: CopyFact) -> None:
        """Update the record of an entry that the drive already has."""
        self.batch.add(folder_id, stat, fact)

    def settle(self) -> None:
        """Wait until no checkpoint is open."""
        self._context.client.wait_until(lambda: self._waiting is None)

    def refresh_room(self, position: PlanPosition) -> None:
        """Ask the drive how much room there is, which takes a checkpoint."""
        self._context.batcher.flush()
        if self._has_sent:
            self.take(position)
        self.settle()
        self.ask_room()

    def ask_room(self, *, waits: bool = False) -> None:
        """Ask the drive how much room there is. `waits`: only after earlier removals have freed theirs."""
        room = self._context.client.ask(AskRoom(waits), RoomReported)
        self._room.stated_bytes, self._room.files = room.room_bytes, room.room_files

    def give_up(self) -> PlanPosition:
        """Forget everything that is not durable, on both sides, and return where to begin again."""
        beginning = self._waiting.beginning if self._waiting else self._beginning
        lost = [self.batch] + ([self._waiting.batch] if self._waiting else [])
        self._waiting, self.batch, self._beginning = None, CheckpointBatch(), beginning
        self.lost_bytes = sum(batch.sent_bytes for batch in lost)
        partial = self._context.head.partial
        if self._has_partial and partial is not None:  # the durable beginning of a large file is sent again, too
            sent_bytes = partial.done - self.resumed_bytes
            self._context.reporter.work.bytes -= sent_bytes
            self._context.reporter.work.durable_bytes -= sent_bytes
            self.lost_bytes += sent_bytes
            self._context.head.partial, self._has_partial = None, False
        self._refused.clear()
        self._context.batcher.forget()
        self._context.client.ask(Abandon(self._context.head.partial_id), Abandoned)
        for batch in lost:  # the newest comes first
            for undo in reversed(batch.undo):
                undo()
            self._context.reporter.work.files -= batch.copied_files
            self._context.reporter.work.bytes -= batch.sent_bytes
            self._room.use(-batch.sent_bytes)
        self._context.reporter.return_to(beginning.status)
        return beginning.mark

    @property
    def room_bytes(self) -> int:
        """How much may still be sent without touching the reserve, as far as is known."""
        return self._room.bytes - self._context.batcher.start

    @property
    def room_files(self) -> int:
        """The number of free inodes when the drive was last asked; -1 if there is no limit."""
        return self._room.files

    def expect_less_room(self) -> None:
        """Try with half of what the drive refused, after it was full unexpectedly (a quota, another program)."""
        self._room.allowed_bytes = min(self.room_bytes, self.lost_bytes // 2)

    def set_room(self, stated_bytes: int) -> None:
        """Record the room that the drive reports after a removal."""
        self._room.stated_bytes, self._room.allowed_bytes = stated_bytes, None

    def _learn(self, batch: CheckpointBatch) -> None:
        batch.apply(self._context.index, self._context.run)
        self.done.renamed += batch.renamed_files
        self.done.removed += batch.removed_files
        self.done.touched += batch.touched_files
        self.done.healed += batch.healed_files
        self.done.without_owner += batch.without_owner
        save_head(self._context.index, self._context.head)
        self._context.index.commit()

    def _on_sent(self, load: Load) -> None:
        self._has_sent = self._has_news = True
        self.batch.copied_files += load.files
        self.batch.sent_bytes += load.content_bytes
        self.batch.listed_bytes += load.listed_bytes
        self._room.use(load.content_bytes)

    def _on_committed(self, answer: Committed) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is None:
            return
        if answer.segment:
            self._context.head.advance(answer.segment, answer.offset, answer.end, answer.batch, is_change=True)
            self._context.head.is_complete = False
        if waiting.growing is not None and answer.has_partial:
            self._context.head.partial, self._has_partial = waiting.growing, True
        elif self._has_partial:
            self._context.head.partial, self._has_partial = None, False
        self._learn(waiting.batch)
        self._context.reporter.work.durable_files += waiting.batch.copied_files
        self._context.reporter.work.durable_bytes += waiting.batch.sent_bytes
        self._room.stated_bytes = answer.room_bytes - self.batch.sent_bytes
        if not answer.is_carried_out:
            raise UnfinishedError

    @property
    def _answered_batch(self) -> CheckpointBatch:
        """The batch that answers refer to. They come in order, so it is the waiting checkpoint's batch if one waits."""
        return self._waiting.batch if self._waiting else self.batch

    def _on_only_listed(self, answer: OnlyListed) -> None:
        self._answered_batch.only_listed(answer.folder, answer.name)

    def _on_refused(self, refused: FileNotStored) -> None:
        batch, work, size = self._answered_batch, self._context.reporter.work, 0
        indexed_file = batch.refuse(refused.folder, refused.name)
        if indexed_file is None:
            self._refused.add((refused.folder, refused.name))  # it is still being sent
        else:  # it was counted as sent
            if indexed_file.stat.is_file and batch.has_content(refused.folder, indexed_file.stat.name):
                size = min(indexed_file.stat.size, batch.sent_bytes)  # too much, if it has holes
            batch.copied_files -= 1
            batch.sent_bytes -= size
            self._room.use(-size)
            work.files -= 1
            work.bytes -= size
        work.total_files -= 1
        work.total_bytes -= size
        reason = _REASONS.get(refused.errno, LeftOutReason.REFUSED)
        left_out = LeftOut(refused.path, reason, os.strerror(refused.errno))
        if self._waiting is None:
            self._context.reporter.leave_out(left_out)
        else:
            mark, status = self._beginning
            status = status._replace(total_bytes=status.total_bytes - size)
            self._beginning = _Beginning(mark, self._context.reporter.leave_out_earlier(left_out, status))
