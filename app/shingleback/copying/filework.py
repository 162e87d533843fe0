"""Deciding, for one file of the plan, what is sent: its content, a rename, a further name or only attributes."""

import os
from dataclasses import dataclass, field

import msgspec.structs

from shingleback.copying.attributes import attributes_of, read_xattrs
from shingleback.copying.checkpoints import Checkpoints
from shingleback.copying.entries import Attributes, Fact, Stat
from shingleback.copying.folders import join
from shingleback.copying.head import Head, PartialFile
from shingleback.copying.index import Index, Known
from shingleback.copying.messages import Link, Move, Replaced, Touch
from shingleback.copying.moves import FirstName, Moves, OldPlace
from shingleback.copying.packer import Packer
from shingleback.copying.places import Places
from shingleback.copying.reading import open_file
from shingleback.copying.reporter import Reporter
from shingleback.copying.scan import stat_of
from shingleback.copying.sending import ChangingError, NoRoomError, Sender, Sent, Target, digest_of
from shingleback.copying.survey import reason_of
from shingleback.model.leftout import LeftOut, Reason


@dataclass(slots=True)
class Here:
    """The folder in work.

    Attributes:
        path: in the backup; `on_drive` is where it is on the drive.
        fd, device: of the source folder.
        known: what the index has of its files.
        stored: names for the drive, of those that cannot keep theirs.
    """

    id: int
    path: bytes
    on_drive: bytes
    fd: int
    device: int
    known: dict[bytes, Known] = field(default_factory=dict)
    stored: dict[bytes, bytes] = field(default_factory=dict)

    def stored_name(self, name: bytes) -> bytes | None:
        known = self.known.get(name)
        return known.fact.stored if known is not None else self.stored.get(name)


class FileWork:
    """One run's work on files.

    Attributes:
        looks_for_moves: whether any file may have been renamed.
        used_claims: the old places of files that were, and of those that are gone for good.
    """

    def __init__(
        self,
        index: Index,
        head: Head,
        moves: Moves,
        places: Places,
        checkpoints: Checkpoints,
        packer: Packer,
        sender: Sender,
        reporter: Reporter,
        *,
        hard_links: bool,
    ) -> None:
        self.looks_for_moves = False
        self.used_claims: set[OldPlace] = set()
        self._index = index
        self._head = head
        self._moves = moves
        self._places = places
        self._checkpoints = checkpoints
        self._packer = packer
        self._sender = sender
        self._reporter = reporter
        self._hard_links = hard_links

    def copy(self, here: Here, stat: Stat) -> None:
        """A file or symlink that is new or has changed."""
        path = join(here.path, stat.name)
        self._reporter.current = path
        try:
            if stat.is_symlink:
                self._send_symlink(here, stat)
                return
            if stat.links > 1 and self._link(here, stat):
                return
            if self.looks_for_moves and self._move(here, path, stat):
                return
            self._send_file(here, path, stat)
        except (OSError, ChangingError, NoRoomError) as error:
            self._leave_out(path, stat, error)

    def recheck(self, here: Here, stat: Stat) -> None:
        """The kernel saw a change, but size and time are as they were: content or only attributes, reading tells."""
        path = join(here.path, stat.name)
        self._reporter.current = path
        known = here.known.get(stat.name)
        try:
            if known is None:
                self.copy(here, stat)
            elif stat.is_symlink:
                self._recheck_symlink(here, stat, known)
            elif known.fact.is_link or stat.links == 1 or not self._link(here, stat):
                self._recheck_file(here, path, stat, known)
        except (OSError, ChangingError, NoRoomError) as error:
            self._leave_out(path, stat, error)

    def forget_claims(self) -> None:
        """What was not yet durable has been abandoned; what is durable, the index knows."""
        rows = {place.folder: self._index.folder(place.folder) for place in self.used_claims}
        files = {folder: row.files() if row else {} for folder, row in rows.items()}
        self.used_claims = {place for place in self.used_claims if place.name not in files[place.folder]}

    # content --------------------------------------------------------------------------------------------------

    def _send_file(self, here: Here, path: bytes, stat: Stat) -> None:
        partial = self._partial_of(path, stat) if self._head.partial is not None else None
        target = Target(path, here.stored_name(stat.name), _replaced(here, stat), partial=partial)
        self._note(here, self._sender.send_file(stat, here.fd, target))

    def _send_symlink(self, here: Here, stat: Stat) -> None:
        path = join(here.path, stat.name)
        target = Target(path, here.stored_name(stat.name), _replaced(here, stat))
        self._note(here, self._sender.send_symlink(stat, here.fd, target))

    def _note(self, here: Here, sent: Sent) -> None:
        self._checkpoints.add(here.id, sent.stat, sent.fact)
        if sent.stat.links > 1:
            self._remember_name(here, sent.stat, sent.fact)

    def _remember_name(self, here: Here, stat: Stat, fact: Fact) -> None:
        on_drive = join(here.on_drive, fact.stored or stat.name)
        self._moves.remember_name(here.device, stat.inode, FirstName(-1, b"", on_drive, fact.digest))

    def _partial_of(self, path: bytes, stat: Stat) -> PartialFile | None:
        partial = self._head.partial
        if partial is None or partial.path != path:
            return None
        self._head.partial = None
        if (partial.size, partial.mtime_ns, partial.ctime_ns) != (stat.size, stat.mtime_ns, stat.ctime_ns):
            return None
        self._checkpoints.resumed_bytes = partial.done
        self._reporter.total_bytes -= partial.done
        return partial

    # further names --------------------------------------------------------------------------------------------

    def _link(self, here: Here, stat: Stat) -> bool:
        """Whether the drive has the file under another name, to which it was linked."""
        first = self._moves.first_name(here.device, stat.inode) if self._hard_links else None
        if first is None:
            return False
        stored = here.stored_name(stat.name)
        first_on_drive = self._place_of(first)
        if first_on_drive == join(here.on_drive, stored or stat.name):
            return False
        fd = open_file(stat.name, here.fd)
        try:
            if not first.is_proven and digest_of(fd, stat.size, self._packer) != first.digest:
                return False
            info = os.fstat(fd)
            xattrs = read_xattrs(fd)
        finally:
            os.close(fd)
        now = stat_of(stat.name, info)
        if not now.has_content_of(stat) or now.inode != stat.inode:
            return False
        link = Link(
            stored or stat.name,
            first_on_drive,
            stat.size,
            attributes_of(info, xattrs),
            first.digest,
            _replaced(here, stat),
            stat.name if stored else None,
            stat.inode,
        )
        self._packer.add(link, files=1)
        self._reporter.total_bytes -= stat.size
        fact = Fact(self._sender.run, first.digest, stored, is_link=True, xattrs=xattrs)
        self._checkpoints.add(here.id, now, fact)
        self._moves.remember_name(here.device, stat.inode, first._replace(is_proven=True))
        return True

    def _place_of(self, first: FirstName) -> bytes:
        """Where it is on the drive just now."""
        return first.on_drive if first.folder < 0 else join(self._places.of(first.folder).on_drive, first.name)

    # renames --------------------------------------------------------------------------------------------------

    def _move(self, here: Here, path: bytes, stat: Stat) -> bool:
        """Whether the drive has the file under a name that the source no longer has."""
        old = self._moves.old_place(stat) if stat.is_file and stat.name not in here.known else None
        if old is None or old in self.used_claims:
            return False
        row = self._index.folder(old.folder)
        known = row.files().get(old.name) if row else None
        if known is None or known.fact.parts or not self._is_content(here, stat, known):
            return False
        old_folder = self._places.of(old.folder)
        stored = here.stored_name(stat.name)
        move = Move(
            join(old_folder.path, old.name),
            join(old_folder.on_drive, known.fact.stored or old.name),
            path,
            join(here.on_drive, stored or stat.name),
            is_folder=False,
        )
        self._packer.add(move)
        self.used_claims.add(old)
        batch = self._checkpoints.batch
        batch.remove(old.folder, old.name)
        batch.renamed_files += 1
        self._reporter.total_files -= 1
        self._reporter.total_bytes -= stat.size
        fact = msgspec.structs.replace(known.fact, stored=stored)
        self._checkpoints.add(here.id, stat, fact)
        if (stat.mode, stat.uid, stat.gid) != (known.stat.mode, known.stat.uid, known.stat.gid):
            self._touch(here, stat, fact, known)
        return True

    def _is_content(self, here: Here, stat: Stat, known: Known) -> bool:
        """Same inode, size and time: reading proves it, unless the kernel says that nothing at all happened since."""
        if stat.ctime_ns == known.stat.ctime_ns:
            return True
        fd = open_file(stat.name, here.fd)
        try:
            return digest_of(fd, stat.size, self._packer) == known.fact.digest
        finally:
            os.close(fd)

    # attributes -----------------------------------------------------------------------------------------------

    def _recheck_file(self, here: Here, path: bytes, stat: Stat, known: Known) -> None:
        target = Target(path, known.fact.stored, _replaced(here, stat), digest=known.fact.digest)
        sent = self._sender.send_file(stat, here.fd, target)
        if not sent.is_same:
            self._reporter.total_files += 1
            self._reporter.total_bytes += sent.stat.size
            self._note(here, sent)
            return
        fact = msgspec.structs.replace(known.fact, xattrs=sent.fact.xattrs)
        self._checkpoints.add(here.id, sent.stat, fact)
        if stat.links > 1 and not fact.is_link:
            self._remember_name(here, stat, fact)
        self._touch_if_needed(sent.stat, fact, known, sent.attributes)

    def _recheck_symlink(self, here: Here, stat: Stat, known: Known) -> None:
        if os.readlink(stat.name, dir_fd=here.fd) != known.fact.target:
            self._reporter.total_files += 1
            self._send_symlink(here, stat)
            return
        self._checkpoints.add(here.id, stat, known.fact)
        self._touch(here, stat, known.fact, known)

    def _touch(self, here: Here, stat: Stat, fact: Fact, known: Known) -> None:
        info = os.stat(stat.name, dir_fd=here.fd, follow_symlinks=False)
        self._touch_if_needed(stat, fact, known, attributes_of(info, fact.xattrs))

    def _touch_if_needed(self, stat: Stat, fact: Fact, known: Known, attributes: Attributes) -> None:
        before = (known.stat.mode, known.stat.uid, known.stat.gid, known.fact.xattrs, known.stat.links > 1)
        if before == (stat.mode, stat.uid, stat.gid, fact.xattrs, stat.links > 1):
            return
        name = fact.stored or stat.name
        true_name = stat.name if fact.stored else None
        inode = stat.inode if stat.links > 1 else 0
        touch = Touch(
            name,
            stat.size,
            attributes,
            fact.digest,
            fact.target,
            inode,
            fact.parts,
            fact.is_only_listed,
            true_name,
        )
        self._packer.add(touch)
        self._checkpoints.batch.touched_files += 1

    # what was not possible ------------------------------------------------------------------------------------

    def _leave_out(self, path: bytes, stat: Stat, error: OSError | ChangingError | NoRoomError) -> None:
        match error:
            case OSError():
                left_out = LeftOut(path, reason_of(error), os.strerror(error.errno or 0))
            case NoRoomError():
                self._checkpoints.has_left_no_room = True
                left_out = LeftOut(path, Reason.NO_ROOM)
            case _:
                left_out = LeftOut(path, Reason.CHANGING)
        self._reporter.leave_out(left_out)
        self._reporter.total_files -= 1
        self._reporter.total_bytes -= stat.size


def _replaced(here: Here, stat: Stat) -> Replaced | None:
    """What stands at the place of this file."""
    known = here.known.get(stat.name)
    return Replaced(known.fact.born, known.fact.parts) if known is not None else None
