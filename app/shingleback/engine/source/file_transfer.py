"""Decides what is sent for one file of the plan: its content, a rename, a hard link or only attributes.

Each file is read once, hashed on the way, and sent only if it stayed unchanged while it was read.
"""

import os
from functools import partial
from typing import Final

import msgspec
import msgspec.structs

from shingleback.domain.errors import LeftOut, LeftOutReason
from shingleback.domain.text import display_path
from shingleback.engine.drive.operations import Touch
from shingleback.engine.files.attributes import (
    Attributes,
    Stat,
    inode_of,
    read_attributes,
    read_symlink_attributes,
    stat_of,
)
from shingleback.engine.files.folders import join
from shingleback.engine.repo.format import CopyFact
from shingleback.engine.repo.index import KnownFile
from shingleback.engine.repo.index_state import PartialFile
from shingleback.engine.source.checkpoint import Checkpoints
from shingleback.engine.source.copy_context import CopyContext
from shingleback.engine.source.current_folder import CurrentFolder
from shingleback.engine.source.database_logs import (
    CapturedLog,
    ComputerFullError,
    UnreadableDatabaseError,
    UnreadableMemberError,
)
from shingleback.engine.source.hard_links import HardLinks
from shingleback.engine.source.large_file import digest_of
from shingleback.engine.source.plan import content_bytes
from shingleback.engine.source.reader import SequentialReader, open_file, reason_of
from shingleback.engine.source.scan import may_have_content_of
from shingleback.engine.source.sender import Sender
from shingleback.engine.source.sent_file import (
    DatabaseFoundError,
    NoRoomError,
    NotSentError,
    Sent,
    Target,
    WrongSizeError,
    measured_values,
)

CopyError = OSError | NotSentError


class _Counted(msgspec.Struct, frozen=True, gc=False):
    """What a file adds to the totals of the plan."""

    files: int
    bytes: int


_NOT_COUNTED: Final = _Counted(0, 0)


def _with_same_content(target: Target, indexed_file: KnownFile) -> Target:
    """Return the target with the id of a lost file, for the same content."""
    content = indexed_file.fact.digest or indexed_file.fact.target
    return msgspec.structs.replace(target, id=indexed_file.fact.id, old=None, content=content)


class FileWork:
    """Transfers the files of one run.

    Attributes:
        displaced_inodes: those of the files in the plan whose names other files had when it was their turn.
        links: makes further names hard links.
    """

    def __init__(self, context: CopyContext, checkpoints: Checkpoints, sender: Sender, links: HardLinks) -> None:
        self._looks_for_moves = context.plan.has_file_moves
        self.displaced_inodes: set[int] = set()
        self._context = context
        self._checkpoints = checkpoints
        self._sender = sender
        self.links = links

    def copy(self, folder: CurrentFolder, stat: Stat) -> CopyError | None:
        """Transfer a file or symlink that is new or has changed; return the error that was reported, or None.

        Raises DatabaseFoundError if it is a database, unless the sender expects one.
        """
        return self._copy(folder, stat, self._counted(folder.id, stat))

    def copy_changed(self, folder: CurrentFolder, stat: Stat, planned: Stat | None) -> CopyError | None:
        """Do the same for a file that has changed since the survey, but link it to none of its other names.

        `planned`: what the plan has to copy of it.
        """
        counted = self._counted(folder.id, planned) if planned is not None else _NOT_COUNTED
        return self._copy(folder, stat, counted, has_changed=True)

    def _copy(
        self, folder: CurrentFolder, stat: Stat, counted: _Counted, *, has_changed: bool = False
    ) -> CopyError | None:
        path = join(folder.path, stat.name)
        self._context.reporter.current = path
        indexed_file = folder.indexed_files.get(stat.name)
        try:
            self._context.access.touch(join(folder.real_path, stat.name))
            if (
                indexed_file is not None
                and self._looks_for_moves
                and self._context.moves.has_moved(folder.id, stat.name)
            ):
                counted = self._recount(counted, _NOT_COUNTED)
                self._finish_move(folder, stat, indexed_file)
                return None
            number = self.links.number(folder, stat, indexed_file) if stat.is_linked else 0
            if stat.is_linked and not has_changed and self.links.link(folder, stat, number):
                self._recount(counted, _Counted(1, 0))
            else:
                self._send(folder, path, stat, number, counted)
        except DatabaseFoundError:
            raise
        except (OSError, NotSentError) as error:
            self._leave_out(path, counted, error)
            return error
        return None

    def copy_captured(self, folder: CurrentFolder, log: CapturedLog, planned: Stat | None) -> None:
        """Transfer the log of a database. `planned` is its state in the plan, if that counts it as to be copied."""
        stat, path = log.stat, join(folder.path, log.stat.name)
        self._context.reporter.current = path
        counted = self._counted(folder.id, planned) if planned is not None else _NOT_COUNTED
        indexed_file = folder.indexed_files.get(stat.name)
        target = self._target(folder, path, stat, 0)
        if (
            indexed_file is not None
            and not indexed_file.fact.linked
            and (indexed_file.stat.size, indexed_file.fact.digest) == (stat.size, log.digest)
        ):
            if not indexed_file.is_lost:
                self._recount(counted, _NOT_COUNTED)
                fact = msgspec.structs.replace(indexed_file.fact, extra=log.attributes.extra)
                self._checkpoints.add(folder.id, stat, fact)
                self._touch(stat, fact, indexed_file, log.attributes)
                return
            if self._sender.parts(stat.size) == indexed_file.fact.parts:
                target = _with_same_content(target, indexed_file)
                self._checkpoints.batch.healed_files += 1
        sent = self._sender.send_copy(log.content, stat, log.attributes, log.digest, target)
        self._note(folder, sent, target)
        self._recount(counted, _Counted(1, sent.sent_bytes))

    def report(self, folder: CurrentFolder, name: bytes, error: CopyError) -> None:
        """Report a file that is not copied, and that the totals do not have."""
        self._leave_out(join(folder.path, name), _NOT_COUNTED, error)

    def leave_out(self, folder_id: int, files: list[Stat]) -> None:
        """Take files that cannot be reached off the totals."""
        for stat in files:
            self._recount(self._counted(folder_id, stat), _NOT_COUNTED)

    def _counted(self, folder_id: int, stat: Stat) -> _Counted:
        spared = self._context.moves.spared(folder_id, stat.name)
        return _Counted(1 - spared.moved_files, content_bytes(stat) - spared.bytes)

    def _recount(self, counted: _Counted, now: _Counted) -> _Counted:
        """Correct the survey's estimate in the totals, now that the amount to send is known."""
        if now != counted:
            self._context.reporter.work.total_files += now.files - counted.files
            self._context.reporter.work.total_bytes += now.bytes - counted.bytes
        return now

    def recheck(self, folder: CurrentFolder, stat: Stat) -> CopyError | None:
        """Do the same for a file of which perhaps only attributes changed, as its ctime or inode did. Reading tells."""
        path = join(folder.path, stat.name)
        self._context.reporter.current = path
        indexed_file = folder.indexed_files.get(stat.name)
        if indexed_file is None:
            return self._copy(folder, stat, _NOT_COUNTED)
        try:
            self._context.access.touch(join(folder.real_path, stat.name))
            if self._looks_for_moves and self._context.moves.has_moved(folder.id, stat.name):
                self._finish_move(folder, stat, indexed_file)
                return None
            was_linked = indexed_file.fact.linked
            number = self.links.number(folder, stat, indexed_file) if stat.is_linked or was_linked else 0
            may_link = number != was_linked or self.links.is_sent(folder, stat)
            if stat.is_linked and may_link and self.links.link(folder, stat, number):
                self._recount(_NOT_COUNTED, _Counted(1, 0))
                return None
            linked = number if stat.is_linked else 0
            if was_linked and number != was_linked and self.links.are_kept:
                # The drive's copy is hard-linked to the copy of a file that has changed.
                self._send(folder, path, stat, linked, _NOT_COUNTED)
            elif stat.is_symlink:
                self._recheck_symlink(folder, stat, indexed_file, linked)
            elif self._context.head.partial is not None and self._context.head.partial.path == path:
                # An interrupted run has sent a part of it.
                self._send(folder, path, stat, linked, _NOT_COUNTED)
            else:
                self._recheck_file(folder, path, stat, indexed_file, linked)
        except DatabaseFoundError:
            raise
        except (OSError, NotSentError) as error:
            self._leave_out(path, _NOT_COUNTED, error)
            return error
        return None

    # content --------------------------------------------------------------------------------------------------

    def _send(self, folder: CurrentFolder, path: bytes, stat: Stat, linked: int, counted: _Counted) -> None:
        indexed_file = folder.indexed_files.get(stat.name)
        target = self._target(folder, path, stat, linked)
        if indexed_file is not None and indexed_file.is_lost and self._is_content_of(folder, stat, indexed_file):
            target = _with_same_content(target, indexed_file)
        if stat.is_symlink:
            self.links.part_from(target.on_drive)
            self._note(folder, self._sender.send_symlink(stat, folder.fd, target), target)
            self._checkpoints.batch.healed_files += target.content is not None
            self._recount(counted, _Counted(1, 0))
            return
        partial = self._partial_of(path, stat) if self._context.head.partial is not None else None
        if (
            partial is not None
            and indexed_file is not None
            and (partial.id == indexed_file.fact.id) != (target.id == indexed_file.fact.id)
        ):
            partial = None  # it was begun for other content
        if (
            partial is None
            and indexed_file is not None
            and not (linked or indexed_file.fact.linked or indexed_file.is_lost)
            and (may_have_content_of(stat, indexed_file.stat) or self._has_known_content(folder, stat, indexed_file))
        ):
            self._recheck_file(folder, path, stat, indexed_file, linked, counted)
            return
        if partial is not None:
            target = msgspec.structs.replace(target, partial=partial)
        done_bytes = partial.done if partial is not None else 0
        remainder = (
            self._recount(counted, _Counted(counted.files, counted.bytes - done_bytes)) if done_bytes else counted
        )
        try:
            sent = self._sender.send_file(stat, folder.fd, target)
        except (OSError, NotSentError) as error:
            self._recount(remainder, counted)
            if partial is not None and isinstance(error, DatabaseFoundError):
                self._context.head.partial = partial  # it is sent again at once, with its logs
            raise
        self._note(folder, sent, target)
        if target.content is not None:
            self._checkpoints.batch.healed_files += 1
        self._recount(remainder, _Counted(1, sent.sent_bytes))

    def _has_known_content(self, folder: CurrentFolder, stat: Stat, indexed_file: KnownFile) -> bool:
        """Whether a file that is nearly all hole has the content that was hashed before, which its little data tells.

        Raises OSError if it cannot be read.
        """
        digests = self._context.batcher.hole_digests
        if digests is None or not stat.is_file or stat.size != indexed_file.stat.size:
            return False
        fd = open_file(stat.name, folder.fd)
        try:
            return digests.find(SequentialReader(fd, stat.size), os.fstat(fd), stat.size) == indexed_file.fact.digest
        finally:
            os.close(fd)

    def _is_content_of(self, folder: CurrentFolder, stat: Stat, indexed_file: KnownFile) -> bool:
        """Whether the source still has what the drive has lost. If so, it keeps its id, and all versions have it again.

        If it is split in another way now, as on another filesystem, older versions would not find it under its id.

        Raises OSError if it cannot be read.
        """
        if stat.is_symlink:
            return os.readlink(stat.name, dir_fd=folder.fd) == indexed_file.fact.target
        if not (stat.is_file and indexed_file.stat.is_file) or stat.size != indexed_file.stat.size:
            return False
        if self._sender.parts(stat.size) != indexed_file.fact.parts:
            return False
        fd = open_file(stat.name, folder.fd)
        try:
            return digest_of(fd, stat.size, self._context.batcher) == indexed_file.fact.digest
        finally:
            os.close(fd)

    def _target(self, folder: CurrentFolder, path: bytes, stat: Stat, linked: int) -> Target:
        stored = folder.stored_name(stat.name)
        old = folder.old_entry(stat.name, self._context.keeping)
        return Target(self._context.head.new_id(), path, folder.place_of(stat.name), stored, old, linked)

    def _note_displaced(self, folder: CurrentFolder, stat: Stat) -> None:
        """Note that a name has become that of another file since the survey."""
        planned = folder.to_copy(stat.name) or folder.to_recheck(stat.name)
        if planned is not None and planned.is_file and planned.inode != stat.inode:
            self.displaced_inodes.add(planned.inode)

    def _note(self, folder: CurrentFolder, sent: Sent, target: Target) -> None:
        self._note_displaced(folder, sent.stat)
        self._checkpoints.put(folder.id, sent.stat, sent.fact, target.old)
        self.links.remember_sent(folder, sent)

    def _partial_of(self, path: bytes, stat: Stat) -> PartialFile | None:
        partial = self._context.head.partial
        if partial is None or partial.path != path:
            return None
        self._context.head.partial = None
        if (partial.size, partial.mtime_ns, partial.ctime_ns) != (stat.size, stat.mtime_ns, stat.ctime_ns):
            return None
        self._checkpoints.resumed_bytes = partial.done
        return partial

    # attributes -----------------------------------------------------------------------------------------------

    def _finish_move(self, folder: CurrentFolder, stat: Stat, indexed_file: KnownFile) -> None:
        """Update the attributes of a file that was moved to its new place with unchanged content."""
        fd = open_file(stat.name, folder.fd)
        try:
            info = os.fstat(fd)
            path = join(folder.path, stat.name)
            attributes = read_attributes(fd, info, partial(self._context.reporter.leave_out_attributes, path))
        finally:
            os.close(fd)
        if stat_of(stat.name, info) != stat:
            self._recheck_file(folder, path, stat, indexed_file, 0)
            return
        fact = msgspec.structs.replace(indexed_file.fact, extra=attributes.extra)
        self._checkpoints.add(folder.id, stat, fact)
        self._touch(stat, fact, indexed_file, attributes, is_needed=True)

    def _recheck_file(
        self,
        folder: CurrentFolder,
        path: bytes,
        stat: Stat,
        indexed_file: KnownFile,
        linked: int,
        counted: _Counted = _NOT_COUNTED,
    ) -> None:
        """Send a file if its content differs, or else its attributes. `counted` is what the totals have for it."""
        target = msgspec.structs.replace(self._target(folder, path, stat, linked), digest=indexed_file.fact.digest)
        sent = self._sender.send_file(stat, folder.fd, target)
        if not sent.is_same:
            self._recount(counted, _Counted(1, sent.sent_bytes))
            self._note(folder, sent, target)
            return
        self._recount(counted, _NOT_COUNTED)
        self._note_displaced(folder, sent.stat)
        fact = msgspec.structs.replace(indexed_file.fact, extra=sent.fact.extra, linked=sent.fact.linked)
        self._checkpoints.add(folder.id, sent.stat, fact)
        self.links.remember_known(folder, sent.stat, fact)
        self._touch(sent.stat, fact, indexed_file, sent.attributes)

    def _recheck_symlink(self, folder: CurrentFolder, stat: Stat, indexed_file: KnownFile, linked: int) -> None:
        info = os.stat(stat.name, dir_fd=folder.fd, follow_symlinks=False)
        may_share_copy = stat.is_linked and inode_of(info) != stat.inode  # with other names of the symlink before it
        if may_share_copy or os.readlink(stat.name, dir_fd=folder.fd) != indexed_file.fact.target:
            self._send(folder, join(folder.path, stat.name), stat, linked, _NOT_COUNTED)
            return
        tell = partial(self._context.reporter.leave_out_attributes, join(folder.path, stat.name))
        attributes = read_symlink_attributes(stat.name, folder.fd, info, tell)
        fact = msgspec.structs.replace(indexed_file.fact, linked=linked, extra=attributes.extra)
        self._checkpoints.add(folder.id, stat, fact)
        self.links.remember_known(folder, stat, fact)
        self._touch(stat, fact, indexed_file, attributes)

    def _touch(
        self, stat: Stat, fact: CopyFact, indexed_file: KnownFile, attributes: Attributes, *, is_needed: bool = False
    ) -> None:
        """Send the attributes if they differ, if it is or was a hard link, or if `is_needed`.

        Hard links share their attributes on the drive. What has changed meanwhile may have been listed with others.
        """
        has_changed = indexed_file.attributes.without_access_time() != stat.attributes(fact.extra).without_access_time()
        if not (has_changed or is_needed or stat.is_linked or indexed_file.stat.is_linked or indexed_file.fact.linked):
            return
        touch = Touch(
            fact.id,
            fact.stored or stat.name,
            stat.size,
            attributes,
            fact.digest,
            fact.target,
            fact.parts,
            fact.is_only_listed,
            stat.name if fact.stored else None,
            measured_values(stat, fact.linked),
        )
        self._context.batcher.add(touch)
        self._checkpoints.batch.touched_files += has_changed

    # failures -------------------------------------------------------------------------------------------------

    def _leave_out(self, path: bytes, counted: _Counted, error: CopyError) -> None:
        match error:
            case OSError():
                left_out = LeftOut(path, reason_of(error), os.strerror(error.errno or 0))
            case NoRoomError():
                self._checkpoints.has_left_no_room = True
                left_out = LeftOut(path, LeftOutReason.NO_ROOM)
                self._context.reporter.work.unfit_files += counted.files
                self._context.reporter.work.unfit_bytes += counted.bytes
            case UnreadableMemberError(name=name, __cause__=OSError() as cause):
                detail = f"{display_path(name)}: {os.strerror(cause.errno or 0)}"
                left_out = LeftOut(path, reason_of(cause), detail)
            case UnreadableDatabaseError():
                left_out = LeftOut(path, LeftOutReason.PART_OF_DATABASE)
            case ComputerFullError():
                left_out = LeftOut(path, LeftOutReason.COMPUTER_FULL)
            case WrongSizeError():
                left_out = LeftOut(path, LeftOutReason.WRONG_SIZE)
            case _:
                left_out = LeftOut(path, LeftOutReason.CHANGING)
        self._context.reporter.leave_out(left_out)
        self._recount(counted, _NOT_COUNTED)
