"""Decides what is sent for one file of the plan: its content, a rename, a hard link or only attributes.

Each file is read once, hashed on the way, and sent only if it stayed unchanged while it was read.
"""

import os
from dataclasses import dataclass, field
from functools import partial

import msgspec
import msgspec.structs

from shingleback.domain.errors import LeftOut, LeftOutReason
from shingleback.engine.drive.operations import (
    MakeLink,
    Old,
    Touch,
)
from shingleback.engine.files.folders import join
from shingleback.engine.files.linux import attributes_of, read_xattrs
from shingleback.engine.repo.format import Attributes, CopyFact, Stat
from shingleback.engine.repo.index import KnownFile, PartialFile
from shingleback.engine.source.checkpoint import Checkpoints
from shingleback.engine.source.copy_context import CopyContext
from shingleback.engine.source.plan import FirstName
from shingleback.engine.source.reader import open_file, reason_of
from shingleback.engine.source.scan import stat_of
from shingleback.engine.source.sender import ChangingError, NoRoomError, Sender, Sent, Target, digest_of, seen_of


@dataclass(slots=True)
class Here:
    """The current folder.

    Attributes:
        path: in the backup; `on_drive` is its path on the drive.
        fd, device: of the source folder.
        known: what the index has of its files.
        stored: names for the drive, of those that cannot keep theirs.
    """

    id: int
    path: bytes
    on_drive: bytes
    fd: int
    device: int
    known: dict[bytes, KnownFile] = field(default_factory=dict)
    stored: dict[bytes, bytes] = field(default_factory=dict)

    def stored_name(self, name: bytes) -> bytes | None:
        known = self.known.get(name)
        return known.fact.stored if known is not None else self.stored.get(name)


class FileWork:
    """The files of one run.

    Attributes:
        looks_for_moves: whether any file has been renamed.
    """

    def __init__(
        self,
        context: CopyContext,
        checkpoints: Checkpoints,
        sender: Sender,
        *,
        hard_links: bool,
    ) -> None:
        self.looks_for_moves = False
        self._context = context
        self._checkpoints = checkpoints
        self._sender = sender
        self._hard_links = hard_links

    def copy(self, here: Here, stat: Stat) -> None:
        """A file or symlink that is new or has changed."""
        path = join(here.path, stat.name)
        self._context.reporter.current = path
        known = here.known.get(stat.name)
        try:
            if known is not None and self.looks_for_moves and self._context.moves.has_moved(here.id, stat.name):
                self._finish_move(here, stat, known)
                return
            number = self._number(here, stat, known) if stat.is_linked else 0
            if not (stat.is_linked and self._link(here, stat, number)):
                self._send(here, path, stat, number)
        except (OSError, ChangingError, NoRoomError) as error:
            self._leave_out(path, stat, error)

    def recheck(self, here: Here, stat: Stat) -> None:
        """The kernel saw a change, but size and time are the same: reading tells whether only attributes changed."""
        path = join(here.path, stat.name)
        self._context.reporter.current = path
        known = here.known.get(stat.name)
        if known is None:
            self.copy(here, stat)
            return
        try:
            was_linked = known.fact.linked
            number = self._number(here, stat, known) if stat.is_linked or was_linked else 0
            may_link = number != was_linked or self._is_sent(here, stat)
            if stat.is_linked and may_link and self._link(here, stat, number):
                return
            linked = number if stat.is_linked else 0
            if was_linked and number != was_linked and self._hard_links:
                self._send(here, path, stat, linked)  # its copy is hard-linked to that of a file that has changed
            elif stat.is_symlink:
                self._recheck_symlink(here, stat, known, linked)
            else:
                self._recheck_file(here, path, stat, known, linked)
        except (OSError, ChangingError, NoRoomError) as error:
            self._leave_out(path, stat, error)

    # content --------------------------------------------------------------------------------------------------

    def _send(self, here: Here, path: bytes, stat: Stat, linked: int) -> None:
        target = self._target(here, path, stat, linked)
        if stat.is_symlink:
            self._note(here, self._sender.send_symlink(stat, here.fd, target), target)
            return
        partial = self._partial_of(path, stat) if self._context.head.partial is not None else None
        if partial is not None:
            target = msgspec.structs.replace(target, id=partial.id, partial=partial)
        self._note(here, self._sender.send_file(stat, here.fd, target), target)

    def _target(self, here: Here, path: bytes, stat: Stat, linked: int) -> Target:
        return Target(
            self._context.head.new_id(), path, here.stored_name(stat.name), self._old(here, stat.name), linked
        )

    def _old(self, here: Here, name: bytes) -> Old | None:
        """The entry that has the name on the drive."""
        known = here.known.get(name)
        if known is None:
            return None
        fact = known.fact
        kept = self._context.keeping.for_file(fact.id, fact.born, join(here.on_drive, fact.stored or name))
        return Old(fact.id, fact.parts, kept)

    def _note(self, here: Here, sent: Sent, target: Target) -> None:
        self._checkpoints.put(here.id, sent.stat, sent.fact, target.old)
        if sent.stat.is_linked:
            on_drive = join(here.on_drive, sent.fact.stored or sent.stat.name)
            first = FirstName(-1, b"", on_drive, sent.fact.digest or sent.fact.target or b"")
            self._remember_name(here, sent.stat, first)

    def _remember_known(self, here: Here, stat: Stat, fact: CopyFact) -> None:
        """The drive's copy is already up to date."""
        first = FirstName(here.id, fact.stored or stat.name, b"", fact.digest or fact.target or b"")
        self._remember_name(here, stat, first)

    def _remember_name(self, here: Here, stat: Stat, first: FirstName) -> None:
        """For further names, unless the batch is given up."""
        self._checkpoints.batch.undo.append(self._context.moves.remember_name(here.device, stat.inode, first))

    def _partial_of(self, path: bytes, stat: Stat) -> PartialFile | None:
        partial = self._context.head.partial
        if partial is None or partial.path != path:
            return None
        self._context.head.partial = None
        if (partial.size, partial.mtime_ns, partial.ctime_ns) != (stat.size, stat.mtime_ns, stat.ctime_ns):
            return None
        self._checkpoints.resumed_bytes = partial.done
        self._context.reporter.total_bytes -= partial.done
        return partial

    # hard links -----------------------------------------------------------------------------------------------

    def _number(self, here: Here, stat: Stat, known: KnownFile | None) -> int:
        """The number that all names of this file share: the one that it has, unless that is another file's by now."""
        was_linked = known.fact.linked if known is not None else 0
        number = self._context.moves.claim_number(here.device, stat.inode, was_linked)
        return number or self._context.moves.claim_number(here.device, stat.inode, self._context.head.new_id())

    def _is_sent(self, here: Here, stat: Stat) -> bool:
        """Whether another name of the file has got new content in this run."""
        first = self._context.moves.first_name(here.device, stat.inode)
        return first is not None and first.folder < 0

    def _link(self, here: Here, stat: Stat, number: int) -> bool:
        """Whether the drive has the file under another name, to which it was linked."""
        first = self._context.moves.first_name(here.device, stat.inode) if self._hard_links else None
        if first is None:
            return False
        stored = here.stored_name(stat.name)
        first_on_drive = self._place_of(first)
        if first_on_drive == join(here.on_drive, stored or stat.name):
            return False
        link_target, attributes = self._look_at_link(here, stat, first)
        if attributes is None:
            return False
        entry_id, old = self._context.head.new_id(), self._old(here, stat.name)
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
            seen_of(stat, number),
        )
        self._context.batcher.add(link, files=1)
        self._context.reporter.total_bytes -= stat.size
        fact = CopyFact(entry_id, self._sender.run, digest, stored, link_target, number, attributes.xattrs)
        self._checkpoints.put(here.id, stat, fact, old, has_content=False)
        self._remember_name(here, stat, first._replace(is_proven=True))
        return True

    def _look_at_link(self, here: Here, stat: Stat, first: FirstName) -> tuple[bytes | None, Attributes | None]:
        """The target of a symlink, and its attributes now; none if the file is not the one that `first` names."""
        if stat.is_symlink:
            points_to = os.readlink(stat.name, dir_fd=here.fd)
            info = os.stat(stat.name, dir_fd=here.fd, follow_symlinks=False)
            is_same = points_to == first.digest and stat_of(stat.name, info) == stat
            return points_to, attributes_of(info, None) if is_same else None
        fd = open_file(stat.name, here.fd)
        try:
            if not first.is_proven and digest_of(fd, stat.size, self._context.batcher) != first.digest:
                return None, None
            info = os.fstat(fd)
            is_same = stat_of(stat.name, info) == stat
            tell_left_out = partial(self._context.reporter.leave_out_attributes, join(here.path, stat.name))
            return None, attributes_of(info, read_xattrs(fd, tell_left_out)) if is_same else None
        finally:
            os.close(fd)

    def _place_of(self, first: FirstName) -> bytes:
        """Where it currently is on the drive."""
        return first.on_drive if first.folder < 0 else join(self._context.index.path_of(first.folder)[1], first.name)

    # attributes -----------------------------------------------------------------------------------------------

    def _finish_move(self, here: Here, stat: Stat, known: KnownFile) -> None:
        """The file has got its place, with unchanged content: its attributes may have changed as well."""
        self._context.reporter.total_files -= 1
        self._context.reporter.total_bytes -= stat.size
        fd = open_file(stat.name, here.fd)
        try:
            info = os.fstat(fd)
            path = join(here.path, stat.name)
            xattrs = read_xattrs(fd, partial(self._context.reporter.leave_out_attributes, path))
        finally:
            os.close(fd)
        if stat_of(stat.name, info) != stat:
            self._recheck_file(here, path, stat, known, 0)
            return
        fact = msgspec.structs.replace(known.fact, xattrs=xattrs)
        self._checkpoints.add(here.id, stat, fact)
        self._touch(stat, fact, known, attributes_of(info, xattrs), is_needed=True)

    def _recheck_file(self, here: Here, path: bytes, stat: Stat, known: KnownFile, linked: int) -> None:
        target = msgspec.structs.replace(self._target(here, path, stat, linked), digest=known.fact.digest)
        sent = self._sender.send_file(stat, here.fd, target)
        if not sent.is_same:
            self._context.reporter.total_files += 1
            self._context.reporter.total_bytes += sent.stat.size
            self._note(here, sent, target)
            return
        fact = msgspec.structs.replace(known.fact, xattrs=sent.fact.xattrs, linked=linked)
        self._checkpoints.add(here.id, sent.stat, fact)
        if stat.is_linked:
            self._remember_known(here, stat, fact)
        self._touch(sent.stat, fact, known, sent.attributes)

    def _recheck_symlink(self, here: Here, stat: Stat, known: KnownFile, linked: int) -> None:
        if os.readlink(stat.name, dir_fd=here.fd) != known.fact.target:
            self._context.reporter.total_files += 1
            self._send(here, join(here.path, stat.name), stat, linked)
            return
        info = os.stat(stat.name, dir_fd=here.fd, follow_symlinks=False)
        fact = msgspec.structs.replace(known.fact, linked=linked)
        self._checkpoints.add(here.id, stat, fact)
        if stat.is_linked:
            self._remember_known(here, stat, fact)
        self._touch(stat, fact, known, attributes_of(info, fact.xattrs))

    def _touch(
        self, stat: Stat, fact: CopyFact, known: KnownFile, attributes: Attributes, *, is_needed: bool = False
    ) -> None:
        """Tell the drive side, where anything but times of the source is other than it was, or else if need be."""
        before = (known.stat.mode, known.stat.uid, known.stat.gid, known.fact.xattrs)
        has_changed = before != (stat.mode, stat.uid, stat.gid, fact.xattrs)
        if not (has_changed or is_needed or (known.stat.links, known.fact.linked) != (stat.links, fact.linked)):
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
            seen_of(stat, fact.linked),
        )
        self._context.batcher.add(touch)
        self._checkpoints.batch.touched_files += has_changed

    # failures -------------------------------------------------------------------------------------------------

    def _leave_out(self, path: bytes, stat: Stat, error: OSError | ChangingError | NoRoomError) -> None:
        match error:
            case OSError():
                left_out = LeftOut(path, reason_of(error), os.strerror(error.errno or 0))
            case NoRoomError():
                self._checkpoints.has_left_no_room = True
                left_out = LeftOut(path, LeftOutReason.NO_ROOM)
            case _:
                left_out = LeftOut(path, LeftOutReason.CHANGING)
        self._context.reporter.leave_out(left_out)
        self._context.reporter.total_files -= 1
        self._context.reporter.total_bytes -= stat.size
