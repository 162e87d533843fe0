"""Makes the names of one file hard links of one copy on the drive.

A name becomes a link to the copy of another name only if both have the same content now. The survey tells which names
are one file, by their inode, but any of them may have been written to or replaced since. The drive side makes the links
of a batch when all other entries have their places, so a copy that others are linked to must not be replaced in the
same batch.
"""

import os
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec.structs

from shingleback.engine.drive.operations import MakeLink
from shingleback.engine.files.attributes import Attributes, Stat, read_attributes, read_symlink_attributes, stat_of
from shingleback.engine.files.folders import join
from shingleback.engine.repo.format import CopyFact
from shingleback.engine.repo.index import KnownFile
from shingleback.engine.source.checkpoint import Checkpoints
from shingleback.engine.source.copy_context import CopyContext
from shingleback.engine.source.current_folder import CurrentFolder
from shingleback.engine.source.large_file import digest_of
from shingleback.engine.source.plan import FirstName
from shingleback.engine.source.reader import open_file
from shingleback.engine.source.sender import Sender
from shingleback.engine.source.sent_file import READ_AGAIN, Sent, measured_values


class _SeenLink(NamedTuple):
    """A further name of a file or symlink, as it was seen; `target` is that of a symlink."""

    stat: Stat
    target: bytes | None
    attributes: Attributes


class HardLinks:
    """Links the names of one run.

    Attributes:
        are_kept: the drive supports hard links.
    """

    def __init__(
        self,
        context: CopyContext,
        checkpoints: Checkpoints,
        sender: Sender,
        take_checkpoint: Callable[[], None],
        *,
        are_kept: bool,
    ) -> None:
        """`take_checkpoint` takes one before the current file."""
        self.are_kept = are_kept
        self._take_checkpoint = take_checkpoint
        self._context = context
        self._checkpoints = checkpoints
        self._sender = sender

    def number(self, folder: CurrentFolder, stat: Stat, indexed_file: KnownFile | None) -> int:
        """Return the number that all hard links of this file share: its old one, unless another file has claimed it."""
        was_linked = indexed_file.fact.linked if indexed_file is not None else 0
        number = self._context.moves.claim_number(folder.device, stat.inode, was_linked)
        return number or self._context.moves.claim_number(folder.device, stat.inode, self._context.head.new_id())

    def is_sent(self, folder: CurrentFolder, stat: Stat) -> bool:
        """Whether another name of the file was copied in this run."""
        first = self._context.moves.first_name(folder.device, stat.inode)
        return first is not None and first.folder < 0

    def remember_sent(self, folder: CurrentFolder, sent: Sent) -> None:
        """Remember a name that was copied in this run, and that its old copy has lost its place."""
        self.forget(folder, sent.stat.name)
        if sent.stat.is_linked:
            on_drive = join(folder.on_drive, sent.fact.stored or sent.stat.name)
            self._remember(folder, sent.stat, _first_name(-1, b"", on_drive, sent.stat, sent.fact))

    def remember_known(self, folder: CurrentFolder, stat: Stat, fact: CopyFact) -> None:
        """Remember a name whose copy on the drive is already up to date."""
        if stat.is_linked:
            self._remember(folder, stat, _first_name(folder.id, fact.stored or stat.name, b"", stat, fact))

    def forget(self, folder: CurrentFolder, name: bytes) -> None:
        """Link no more names to the old copy of a name, which loses its place."""
        known_stat = folder.known_stat(name)
        first = self._context.moves.first_name(folder.device, known_stat.inode) if known_stat is not None else None
        if known_stat is not None and first is not None and self._place_of(first) == folder.place_of(name):
            self._checkpoints.batch.undo.append(self._context.moves.forget_name(folder.device, known_stat.inode))

    def part_from(self, on_drive: bytes) -> None:
        """Take a checkpoint if this batch links other names to one that is about to lose its place."""
        if on_drive in self._checkpoints.batch.link_sources:
            self._take_checkpoint()

    def link(self, folder: CurrentFolder, stat: Stat, number: int) -> bool:
        """Hard-link the file to its other name on the drive; return False if it has none there, or `stat` has changed.

        `stat` is that of the survey: the copy of the other name is as old as that, and has its times.
        """
        first = self._context.moves.first_name(folder.device, stat.inode) if self.are_kept else None
        if first is None:
            return False
        on_drive, first_on_drive = folder.place_of(stat.name), self._place_of(first)
        if first_on_drive == on_drive:
            return False
        seen_link = self._look_at(folder, stat, first)
        if seen_link is None:
            return False
        has_new_attributes = not _is_proven(stat, first)
        stat, link_target, attributes = seen_link
        self.part_from(on_drive)
        entry_id, old = self._context.head.new_id(), folder.old_entry(stat.name, self._context.keeping)
        indexed_file = folder.indexed_files.get(stat.name)
        if (
            indexed_file is not None
            and indexed_file.is_lost
            and first.digest == (indexed_file.fact.digest or indexed_file.fact.target)
        ):
            entry_id, old = indexed_file.fact.id, None
            self._checkpoints.batch.healed_files += 1
        digest = b"" if stat.is_symlink else first.digest
        stored = folder.stored_name(stat.name)
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
            has_new_attributes,
        )
        self._context.batcher.add(link, files=1)
        self._checkpoints.batch.link_sources.add(first_on_drive)
        fact = CopyFact(entry_id, self._context.run, digest, stored, link_target, number, attributes.extra)
        self._checkpoints.put(folder.id, stat, fact, old, has_content=False)
        self._remember(folder, stat, first._replace(ctime_ns=stat.ctime_ns))
        return True

    def _look_at(self, folder: CurrentFolder, stat: Stat, first: FirstName) -> _SeenLink | None:
        """Return a name as it is now; None if it is not the file of `first`, or not as in `stat`."""
        tell = partial(self._context.reporter.leave_out_attributes, join(folder.path, stat.name))
        if stat.is_symlink:
            points_to = os.readlink(stat.name, dir_fd=folder.fd)
            info = os.stat(stat.name, dir_fd=folder.fd, follow_symlinks=False)
            if points_to != first.digest or stat_of(stat.name, info) != stat:
                return None
            return _SeenLink(stat, points_to, read_symlink_attributes(stat.name, folder.fd, info, tell))
        began_ns = self._sender.clock_steps.now_ns()
        fd = open_file(stat.name, folder.fd)
        try:
            if not _is_proven(stat, first) and digest_of(fd, stat.size, self._context.batcher) != first.digest:
                return None
            info = os.fstat(fd)
            if stat_of(stat.name, info) != stat:
                return None
            if self._sender.clock_steps.may_change_unnoticed(fd, info, began_ns):
                stat = msgspec.structs.replace(stat, ctime_ns=READ_AGAIN)
            return _SeenLink(stat, None, read_attributes(fd, info, tell))
        finally:
            os.close(fd)

    def _remember(self, folder: CurrentFolder, stat: Stat, first: FirstName) -> None:
        """Remember a name to link further names to, unless the batch is given up."""
        self._checkpoints.batch.undo.append(self._context.moves.remember_name(folder.device, stat.inode, first))

    def _place_of(self, first: FirstName) -> bytes:
        """Return the current path of a first name on the drive."""
        return first.on_drive if first.folder < 0 else join(self._context.index.path_of(first.folder)[1], first.name)


def _is_proven(stat: Stat, first: FirstName) -> bool:
    """Whether a name has not changed since its file equaled the copy of another name."""
    return first.ctime_ns == stat.ctime_ns != READ_AGAIN


def _first_name(folder_id: int, name: bytes, on_drive: bytes, stat: Stat, fact: CopyFact) -> FirstName:
    return FirstName(folder_id, name, on_drive, fact.digest or fact.target or b"", stat.ctime_ns)
