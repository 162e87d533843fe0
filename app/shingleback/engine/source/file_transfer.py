"""Decides what is sent for one file of the plan: its content, a rename, a hard link or only attributes.

Each file is read once, hashed on the way, and sent only if it stayed unchanged while it was read.
"""

import os
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import msgspec
import msgspec.structs

from shingleback.domain.errors import LeftOut, LeftOutReason
from shingleback.domain.text import display_path
from shingleback.engine.drive.operations import MakeLink, Old, Touch
from shingleback.engine.files.attributes import Attributes, Stat, read_attributes, read_symlink_attributes, stat_of
from shingleback.engine.files.folders import join
from shingleback.engine.repo.format import CopyFact
from shingleback.engine.repo.index import KnownFile
from shingleback.engine.repo.index_state import PartialFile
from shingleback.engine.source.checkpoint import Checkpoints
from shingleback.engine.source.copy_context import CopyContext
from shingleback.engine.source.current_folder import CurrentFolder
from shingleback.engine.source.database_logs import CapturedLog, UnreadableLogError
from shingleback.engine.source.plan import FirstName, content_bytes
from shingleback.engine.source.reader import SequentialReader, open_file, reason_of
from shingleback.engine.source.scan import may_have_content_of
from shingleback.engine.source.sender import (
    READ_AGAIN,
    DatabaseFoundError,
    NoRoomError,
    NotSentError,
    Sender,
    Sent,
    Target,
    WrongSizeError,
    digest_of,
    measured_values,
)


class _Counted(msgspec.Struct, frozen=True, gc=False):
    """What a file adds to the totals of the plan."""

    files: int
    bytes: int


class _SeenLink(NamedTuple):
    """A further name of a file or symlink, as it was seen; `target` is that of a symlink."""

    stat: Stat
    target: bytes | None
    attributes: Attributes


_NOT_COUNTED: Final = _Counted(0, 0)


def _with_same_content(target: Target, indexed_file: KnownFile) -> Target:
    """Return the target with the id of a lost file, for the same content."""
    content = indexed_file.fact.digest or indexed_file.fact.target
    return msgspec.structs.replace(target, id=indexed_file.fact.id, old=None, content=content)


class FileWork:
    """Transfers the files of one run.

    Attributes:
        looks_for_moves: whether any file has been renamed.
        take_checkpoint: takes one before the current file.
    """

    def __init__(self, context: CopyContext, checkpoints: Checkpoints, sender: Sender, *, hard_links: bool) -> None:
        self.looks_for_moves = False
        self.take_checkpoint: Callable[[], None] = lambda: None
        self._context = context
        self._checkpoints = checkpoints
        self._sender = sender
        self._hard_links = hard_links
        sender.before_sending = lambda target: self.part_from_links(target.on_drive)

    def copy(self, folder: CurrentFolder, stat: Stat) -> bool:
        """Transfer a file or symlink that is new or has changed; return whether that succeeded.

        Raises DatabaseFoundError if it is a database, unless the sender expects one.
        """
        return self._copy(folder, stat, self._counted(folder.id, stat))

    def copy_changed(self, folder: CurrentFolder, stat: Stat, planned: Stat | None) -> bool:
        """Do the same for a file that has changed since the survey, but link it to none of its other names.

        `planned`: what the plan has to copy of it.
        """
        counted = self._counted(folder.id, planned) if planned is not None else _NOT_COUNTED
        return self._copy(folder, stat, counted, has_changed=True)

    def _copy(self, folder: CurrentFolder, stat: Stat, counted: _Counted, *, has_changed: bool = False) -> bool:
        path = join(folder.path, stat.name)
        self._context.reporter.current = path
        indexed_file = folder.indexed_files.get(stat.name)
        try:
            self._context.access.touch(join(folder.real_path, stat.name))
            if (
                indexed_file is not None
                and self.looks_for_moves
                and self._context.moves.has_moved(folder.id, stat.name)
            ):
                counted = self._recount(counted, _NOT_COUNTED)
                self._finish_move(folder, stat, indexed_file)
                return True
            number = self._number(folder, stat, indexed_file) if stat.is_linked else 0
            if stat.is_linked and not has_changed and self._link(folder, stat, number):
                self._recount(counted, _Counted(1, 0))
            else:
                self._send(folder, path, stat, number, counted)
        except DatabaseFoundError:
            raise
        except (OSError, NotSentError) as error:
            self._leave_out(path, counted, error)
            return False
        return True

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

    def report(self, folder: CurrentFolder, name: bytes, error: OSError | NotSentError) -> None:
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

    def recheck(self, folder: CurrentFolder, stat: Stat) -> bool:
        """Do the same for a file of which perhaps only attributes changed, as its ctime or inode did. Reading tells."""
        path = join(folder.path, stat.name)
        self._context.reporter.current = path
        indexed_file = folder.indexed_files.get(stat.name)
        if indexed_file is None:
            return self._copy(folder, stat, _NOT_COUNTED)
        try:
            self._context.access.touch(join(folder.real_path, stat.name))
            if self.looks_for_moves and self._context.moves.has_moved(folder.id, stat.name):
                self._finish_move(folder, stat, indexed_file)
                return True
            was_linked = indexed_file.fact.linked
            number = self._number(folder, stat, indexed_file) if stat.is_linked or was_linked else 0
            may_link = number != was_linked or self._is_sent(folder, stat)
            if stat.is_linked and may_link and self._link(folder, stat, number):
                self._recount(_NOT_COUNTED, _Counted(1, 0))
                return True
            linked = number if stat.is_linked else 0
            if was_linked and number != was_linked and self._hard_links:
                # The drive's copy is hard-linked to the copy of a file that has changed.
                self._send(folder, path, stat, linked, _NOT_COUNTED)
            elif stat.is_symlink:
                self._recheck_symlink(folder, stat, indexed_file, linked)
            elif self._is_partial(path):
                self._send(folder, path, stat, linked, _NOT_COUNTED)
            else:
                self._recheck_file(folder, path, stat, indexed_file, linked)
        except DatabaseFoundError:
            raise
        except (OSError, NotSentError) as error:
            self._leave_out(path, _NOT_COUNTED, error)
            return False
        return True

    # content --------------------------------------------------------------------------------------------------

    def _send(self, folder: CurrentFolder, path: bytes, stat: Stat, linked: int, counted: _Counted) -> None:
        indexed_file = folder.indexed_files.get(stat.name)
        target = self._target(folder, path, stat, linked)
        if indexed_file is not None and indexed_file.is_lost and self._is_content_of(folder, stat, indexed_file):
            target = _with_same_content(target, indexed_file)
        if stat.is_symlink:
            self.part_from_links(target.on_drive)
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
        on_drive = join(folder.on_drive, stored or stat.name)
        return Target(self._context.head.new_id(), path, on_drive, stored, self._old(folder, stat.name), linked)

    def _old(self, folder: CurrentFolder, name: bytes) -> Old | None:
        """Return the entry that now has this name on the drive, or None."""
        indexed_file = folder.indexed_files.get(name)
        if indexed_file is None:
            return None
        fact = indexed_file.fact
        kept_at = self._context.keeping.for_file(fact.id, fact.born, join(folder.on_drive, fact.stored or name))
        return Old(fact.id, fact.parts, kept_at)

    def _note(self, folder: CurrentFolder, sent: Sent, target: Target) -> None:
        self._checkpoints.put(folder.id, sent.stat, sent.fact, target.old)
        if sent.stat.is_linked:
            on_drive = join(folder.on_drive, sent.fact.stored or sent.stat.name)
            self._remember_name(folder, sent.stat, _first_name(-1, b"", on_drive, sent.stat, sent.fact))

    def _remember_known(self, folder: CurrentFolder, stat: Stat, fact: CopyFact) -> None:
        """Remember a name whose copy on the drive is already up to date."""
        self._remember_name(folder, stat, _first_name(folder.id, fact.stored or stat.name, b"", stat, fact))

    def _remember_name(self, folder: CurrentFolder, stat: Stat, first: FirstName) -> None:
        """Remember a name to link further names to, unless the batch is given up."""
        self._checkpoints.batch.undo.append(self._context.moves.remember_name(folder.device, stat.inode, first))

    def _is_partial(self, path: bytes) -> bool:
        """Whether an interrupted run has sent a part of the file."""
        return self._context.head.partial is not None and self._context.head.partial.path == path

    def _partial_of(self, path: bytes, stat: Stat) -> PartialFile | None:
        partial = self._context.head.partial
        if partial is None or partial.path != path:
            return None
        self._context.head.partial = None
        if (partial.size, partial.mtime_ns, partial.ctime_ns) != (stat.size, stat.mtime_ns, stat.ctime_ns):
            return None
        self._checkpoints.resumed_bytes = partial.done
        return partial

    # hard links -----------------------------------------------------------------------------------------------

    def _number(self, folder: CurrentFolder, stat: Stat, indexed_file: KnownFile | None) -> int:
        """Return the number that all hard links of this file share: its old one, unless another file has claimed it."""
        was_linked = indexed_file.fact.linked if indexed_file is not None else 0
        number = self._context.moves.claim_number(folder.device, stat.inode, was_linked)
        return number or self._context.moves.claim_number(folder.device, stat.inode, self._context.head.new_id())

    def _is_sent(self, folder: CurrentFolder, stat: Stat) -> bool:
        """Whether another name of the file was copied in this run."""
        first = self._context.moves.first_name(folder.device, stat.inode)
        return first is not None and first.folder < 0

    def part_from_links(self, on_drive: bytes) -> None:
        """Take a checkpoint if names in this batch become hard links to a name that is about to lose its place.

        The batch makes its links last, so they would lead to what has the name then.
        """
        if on_drive in self._checkpoints.batch.link_sources:
            self.take_checkpoint()

    def _link(self, folder: CurrentFolder, stat: Stat, number: int) -> bool:
        """Hard-link the file to its other name on the drive; return False if it has none there, or `stat` has changed.

        `stat` is that of the survey: the copy of the other name is as old as that, and has its times.
        """
        first = self._context.moves.first_name(folder.device, stat.inode) if self._hard_links else None
        if first is None:
            return False
        stored = folder.stored_name(stat.name)
        first_on_drive = self._place_of(first)
        if first_on_drive == join(folder.on_drive, stored or stat.name):
            return False
        seen_link = self._look_at_link(folder, stat, first)
        if seen_link is None:
            return False
        stat, link_target, attributes = seen_link
        self.part_from_links(join(folder.on_drive, stored or stat.name))
        entry_id, old = self._context.head.new_id(), self._old(folder, stat.name)
        indexed_file = folder.indexed_files.get(stat.name)
        if (
            indexed_file is not None
            and indexed_file.is_lost
            and first.digest == (indexed_file.fact.digest or indexed_file.fact.target)
        ):
            entry_id, old = indexed_file.fact.id, None
            self._checkpoints.batch.healed_files += 1
        digest = b"" if stat.is_symlink else first.digest
        link = MakeLink(
            entry_id,
            stored or stat.name,
            first_on_drive,
            stat.size,
            attributes,
            digest,
            link_target,
            old,
            stat.name if stored else None,
            measured_values(stat, number),
        )
        self._context.batcher.add(link, files=1)
        self._checkpoints.batch.link_sources.add(first_on_drive)
        fact = CopyFact(entry_id, self._sender.run, digest, stored, link_target, number, attributes.extra)
        self._checkpoints.put(folder.id, stat, fact, old, has_content=False)
        self._remember_name(folder, stat, first._replace(is_proven=stat.ctime_ns != READ_AGAIN))
        return True

    def _look_at_link(self, folder: CurrentFolder, stat: Stat, first: FirstName) -> _SeenLink | None:
        """Return a name as it is now; None if it is not the file of `first`, or not as in `stat`."""
        if stat.is_symlink:
            points_to = os.readlink(stat.name, dir_fd=folder.fd)
            info = os.stat(stat.name, dir_fd=folder.fd, follow_symlinks=False)
            if points_to != first.digest or stat_of(stat.name, info) != stat:
                return None
            return _SeenLink(stat, points_to, self._read_symlink_attributes(folder, stat.name, info))
        began_ns = self._sender.clock_steps.now_ns()
        fd = open_file(stat.name, folder.fd)
        try:
            if not first.is_proven and digest_of(fd, stat.size, self._context.batcher) != first.digest:
                return None
            info = os.fstat(fd)
            if stat_of(stat.name, info) != stat:
                return None
            if self._sender.clock_steps.may_change_unnoticed(fd, info, began_ns):
                stat = msgspec.structs.replace(stat, ctime_ns=READ_AGAIN)
            return _SeenLink(stat, None, self._read_attributes(fd, info, join(folder.path, stat.name)))
        finally:
            os.close(fd)

    def _place_of(self, first: FirstName) -> bytes:
        """Return the current path of a first name on the drive."""
        return first.on_drive if first.folder < 0 else join(self._context.index.path_of(first.folder)[1], first.name)

    # attributes -----------------------------------------------------------------------------------------------

    def _read_attributes(self, fd: int, info: os.stat_result, path: bytes) -> Attributes:
        return read_attributes(fd, info, partial(self._context.reporter.leave_out_attributes, path))

    def _read_symlink_attributes(self, folder: CurrentFolder, name: bytes, info: os.stat_result) -> Attributes:
        tell = partial(self._context.reporter.leave_out_attributes, join(folder.path, name))
        return read_symlink_attributes(name, folder.fd, info, tell)

    def _finish_move(self, folder: CurrentFolder, stat: Stat, indexed_file: KnownFile) -> None:
        """Update the attributes of a file that was moved to its new place with unchanged content."""
        fd = open_file(stat.name, folder.fd)
        try:
            info = os.fstat(fd)
            path = join(folder.path, stat.name)
            attributes = self._read_attributes(fd, info, path)
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
        fact = msgspec.structs.replace(indexed_file.fact, extra=sent.fact.extra, linked=sent.fact.linked)
        self._checkpoints.add(folder.id, sent.stat, fact)
        if sent.stat.is_linked:
            self._remember_known(folder, sent.stat, fact)
        self._touch(sent.stat, fact, indexed_file, sent.attributes)

    def _recheck_symlink(self, folder: CurrentFolder, stat: Stat, indexed_file: KnownFile, linked: int) -> None:
        if os.readlink(stat.name, dir_fd=folder.fd) != indexed_file.fact.target:
            self._send(folder, join(folder.path, stat.name), stat, linked, _NOT_COUNTED)
            return
        info = os.stat(stat.name, dir_fd=folder.fd, follow_symlinks=False)
        attributes = self._read_symlink_attributes(folder, stat.name, info)
        fact = msgspec.structs.replace(indexed_file.fact, linked=linked, extra=attributes.extra)
        self._checkpoints.add(folder.id, stat, fact)
        if stat.is_linked:
            self._remember_known(folder, stat, fact)
        self._touch(stat, fact, indexed_file, attributes)

    def _touch(
        self, stat: Stat, fact: CopyFact, indexed_file: KnownFile, attributes: Attributes, *, is_needed: bool = False
    ) -> None:
        """Send the attributes if they differ, if the hard links differ, or if `is_needed`."""
        has_changed = indexed_file.attributes.without_access_time() != stat.attributes(fact.extra).without_access_time()
        if not (
            has_changed or is_needed or (indexed_file.stat.links, indexed_file.fact.linked) != (stat.links, fact.linked)
        ):
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

    def _leave_out(self, path: bytes, counted: _Counted, error: OSError | NotSentError) -> None:
        match error:
            case OSError():
                left_out = LeftOut(path, reason_of(error), os.strerror(error.errno or 0))
            case NoRoomError():
                self._checkpoints.has_left_no_room = True
                left_out = LeftOut(path, LeftOutReason.NO_ROOM)
                self._context.reporter.work.unfit_files += counted.files
                self._context.reporter.work.unfit_bytes += counted.bytes
            case UnreadableLogError(name=name, __cause__=OSError() as cause):
                detail = f"{display_path(name)}: {os.strerror(cause.errno or 0)}"
                left_out = LeftOut(path, reason_of(cause), detail)
            case WrongSizeError():
                left_out = LeftOut(path, LeftOutReason.WRONG_SIZE)
            case _:
                left_out = LeftOut(path, LeftOutReason.CHANGING)
        self._context.reporter.leave_out(left_out)
        self._recount(counted, _NOT_COUNTED)


def _first_name(folder_id: int, name: bytes, on_drive: bytes, stat: Stat, fact: CopyFact) -> FirstName:
    """Return a name whose copy equals the file, unless that can have changed unnoticed since it was read."""
    return FirstName(folder_id, name, on_drive, fact.digest or fact.target or b"", stat.ctime_ns != READ_AGAIN)
