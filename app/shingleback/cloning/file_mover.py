"""Moves single files to the new drive of a backup. Their content is compared with its checksum on the way."""

import os
from collections.abc import Callable
from contextlib import closing
from typing import Final

from blake3 import blake3

from shingleback.cloning.incoming import IncomingFile
from shingleback.cloning.move_target import MoveTarget
from shingleback.cloning.old_backup import OldContent
from shingleback.cloning.worklist import MovedFile, Worklist
from shingleback.domain.errors import COMPUTER_ERRNOS, DriveGone, LeftOut, LeftOutReason, Why
from shingleback.engine.files.linux import Guard
from shingleback.engine.report import Reporter
from shingleback.engine.restore.new_file import around_zeros, has_zeros
from shingleback.engine.restore.read_ahead import Pieces

_MISSING: Final = LeftOutReason.MISSING_ON_DRIVE
_AT_ONCE_BYTES: Final = 128 << 10


class FileMover:
    """Moves files of one old backup."""

    def __init__(
        self,
        source: OldContent,
        work: Worklist,
        target: MoveTarget,
        reporter: Reporter,
        attend: Callable[[], None],
        is_gone: Callable[[Guard, OSError], bool],
    ) -> None:
        """`attend` is called often, and may raise to end the work. `is_gone`: whether an error means a lost drive."""
        self._source = source
        self._work = work
        self._target = target
        self._reporter = reporter
        self._attend = attend
        self._is_gone = is_gone
        self._room = memoryview(bytearray(_AT_ONCE_BYTES))

    def move(self, file: MovedFile) -> None:
        """Move a file, or note it as missing and report why."""
        if self._target.put_link(file):
            self._reporter.work.bytes += file.size_bytes
        elif file.indexed_file.stat.is_symlink:
            self._target.put_symlink(file)
        elif (reason := self._copy_content(file)) is not None:
            self._work.is_missing(file)
            self._reporter.leave_out(reason)
            return
        self._reporter.work.files += 1

    def _copy_content(self, file: MovedFile) -> LeftOut | None:
        """Copy a file's content; return the reason if that is not possible, or None."""
        if self._copy_small(file):
            return None
        reason = LeftOut(file.path, _MISSING)
        try:
            with closing(self._source.reader.find(file.copy)) as content:
                for pieces in content:
                    if self._copy_pieces(file, pieces):
                        return None
                    reason = LeftOut(file.path, LeftOutReason.DAMAGED)
        except OSError as error:
            if error.errno in COMPUTER_ERRNOS:
                raise
            self._source.guard.check()
            if self._is_gone(self._source.guard, error):
                raise DriveGone(Why.DRIVE_GONE) from None
            reason = LeftOut(file.path, LeftOutReason.READ_ERROR, os.strerror(error.errno or 0))
        return reason

    def _copy_small(self, file: MovedFile) -> bool:
        """Copy a small, undamaged file that was read ahead, the usual case; return False in any other case."""
        size = file.indexed_file.stat.size
        if size > len(self._room):
            return False
        content = self._room[:size]
        pieces = self._source.reader.read_whole(file.copy, content)
        if pieces is None or (self._source.reader.may_have_holes(pieces) and has_zeros(content)):
            return False
        self._target.put_whole(file, content)
        self._reporter.work.bytes += size
        return True

    def _copy_pieces(self, file: MovedFile, pieces: Pieces) -> bool:
        """Copy content; return False if it is not what was written to the old drive. Raises OSError if unreadable."""
        size, has_holes = file.indexed_file.stat.size, self._source.reader.may_have_holes(pieces)
        if pieces.size_bytes != size:
            return False
        split_at = pieces.infos[0].st_size if file.indexed_file.fact.parts else None
        incoming = self._target.growing(file, split_at, 0 if has_holes else size)
        before = self._reporter.work.bytes
        is_whole = False
        try:
            is_whole = self._transfer(pieces, incoming, has_holes=has_holes) == file.indexed_file.fact.digest
        finally:
            if not is_whole:
                self._reporter.work.bytes = before
                incoming.discard()
        if is_whole:
            self._target.finish(file, incoming)
        return is_whole

    def _transfer(self, pieces: Pieces, incoming: IncomingFile, *, has_holes: bool) -> bytes:
        """Copy the content, with holes as holes; return its digest."""
        hasher, offset = blake3(), 0
        with closing(self._source.reader.read(pieces)) as parts:
            for data in parts:
                hasher.update(data)
                for part, place in around_zeros(data, offset) if has_holes else [(data, offset)]:
                    incoming.write(part, place)
                offset += len(data)
                self._reporter.work.bytes += len(data)
                self._attend()
        return hasher.digest()
