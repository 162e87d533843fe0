"""Sends the content of one source file to the drive side, in pieces."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from stat import S_ISREG
from typing import IO, Final, Protocol

import msgspec
import msgspec.structs
from blake3 import blake3

from shingleback.engine.drive.incoming import parts_of
from shingleback.engine.drive.operations import (
    End,
    MakeSymlink,
    Piece,
    Put,
)
from shingleback.engine.files.attributes import (
    Attributes,
    Stat,
    UnreadableAttributes,
    attributes_of,
    read_attributes,
    read_symlink_attributes,
    stat_of,
    unknown_names,
)
from shingleback.engine.repo.abilities import FilesystemAbilities
from shingleback.engine.repo.format import CopyFact
from shingleback.engine.repo.index_state import PartialFile
from shingleback.engine.source.copy_context import CopyContext
from shingleback.engine.source.large_file import LargeFileSender, digest_of
from shingleback.engine.source.reader import (
    ClockSteps,
    data_ranges,
    is_sparse,
    open_file,
    settle,
)
from shingleback.engine.source.sent_file import (
    READ_AGAIN,
    ChangingError,
    DatabaseFoundError,
    NoRoomError,
    Sent,
    Target,
    WrongSizeError,
    begin,
    measured_values,
    names_on_drive,
)

_TRIES: Final = 3
_TRIES_OF_QUICK_DATABASES: Final = 12  # between two transactions, there is often enough time for one of them
_QUICK_BYTES: Final = 16 << 20
_HEADER_BYTES: Final = 16
_DATABASE_HEADER: Final = b"SQLite format 3\0"  # https://www.sqlite.org/fileformat2.html, 1.3


class SenderHost(Protocol):
    """Decides what happens around the files that are sent. Each method may take a checkpoint."""

    def has_room(self, size_bytes: int) -> bool:
        """Whether content of this size fits. Called before it is sent."""

    def make_way(self, target: Target) -> None:
        """Called before the content of a file is sent."""

    def between_pieces(self) -> None:
        """Called between two pieces of a large file, for checkpoints and pauses."""


class Sender:
    """Sends files that are opened relative to a folder of the source.

    Attributes:
        clock_steps: the precision of the source's timestamps.
    """

    def __init__(self, context: CopyContext, filesystem: FilesystemAbilities, host: SenderHost) -> None:
        """`filesystem`: of the drive."""
        self.clock_steps = ClockSteps()
        self._host = host
        self._run = context.run
        self._batcher = batcher = context.batcher
        self._leave_out_attributes = context.reporter.leave_out_attributes
        self._part_bytes = filesystem.part_bytes  # the drive side splits larger files into parts of this size
        self._keeps_holes = filesystem.holes
        self._before_reading: Callable[[int], None] | None = None
        self._large = LargeFileSender(batcher, self._sent, host.between_pieces)
        self._began_ns = 0
        self._earlier_read = (-1, b"")  # size and digest of an attempt during which the file changed
        self._small_bytes = batcher.largest_bytes // 2  # smaller files share a slot

    @contextmanager
    def expecting_database(self, before_reading: Callable[[int], None]) -> Iterator[None]:
        """Send what is a database, which otherwise raises DatabaseFoundError.

        `before_reading` is called with a file's descriptor before each attempt to read it; what it raises is passed on.
        """
        self._before_reading = before_reading
        try:
            yield
        finally:
            self._before_reading = None

    def sent_part(self) -> PartialFile | None:
        """Return the part that has been sent of the large file that is being sent, if one is."""
        return self._large.sent_part()

    def forget(self) -> None:
        """Forget the large file that was being sent: what was sent of it is abandoned."""
        self._large.forget()

    def send_file(self, stat: Stat, folder_fd: int, target: Target) -> Sent:
        """Send a file, or only compare it.

        Raises OSError if reading fails, ChangingError, WrongSizeError, NoRoomError and DatabaseFoundError.
        """
        fd = open_file(stat.name, folder_fd)
        self._earlier_read = (-1, b"")
        try:
            is_quick_database = self._before_reading is not None and stat.size <= _QUICK_BYTES
            for _ in range(_TRIES_OF_QUICK_DATABASES if is_quick_database else _TRIES):
                self._began_ns = self.clock_steps.now_ns()
                settle(fd, stat.ctime_ns)
                if self._before_reading is not None:
                    self._before_reading(fd)
                sent = self._send(fd, stat, target)
                if sent is not None:
                    return sent
                info = os.fstat(fd)
                if stat.describes(info):
                    raise WrongSizeError
                before, stat = stat, stat_of(stat.name, info)
                if not stat.is_file:
                    break
                target = msgspec.structs.replace(target, partial=None)  # it was discarded
                if stat.inode != before.inode or not stat.is_linked:
                    target = msgspec.structs.replace(target, linked=0)
                if stat.inode != before.inode and before.is_linked:  # other names may share the drive's copy
                    target = msgspec.structs.replace(target, digest=None)
        finally:
            os.close(fd)
        raise ChangingError

    def send_symlink(self, stat: Stat, folder_fd: int, target: Target) -> Sent:
        """Send a symlink. It is read until inode and ctime are the same before and after. Raises as `send_file`.

        Some filesystems report a new ctime each time. There, the inode and the target have to be the same twice.
        """
        points_to: bytes | None = None
        surveyed = stat
        for _ in range(_TRIES):
            began_ns = self.clock_steps.now_ns()
            earlier, points_to = points_to, os.readlink(stat.name, dir_fd=folder_fd)
            info = os.stat(stat.name, dir_fd=folder_fd, follow_symlinks=False)
            before, stat = stat, stat_of(stat.name, info)
            if (stat.inode, stat.ctime_ns) == (before.inode, before.ctime_ns):
                break
            if stat.inode == before.inode and points_to == earlier:
                stat = msgspec.structs.replace(stat, ctime_ns=READ_AGAIN)
                break
        else:
            raise ChangingError
        if target.content is not None and points_to != target.content:
            raise ChangingError
        if stat.inode != surveyed.inode or not stat.is_linked:
            target = msgspec.structs.replace(target, linked=0)
        tell = partial(self._leave_out_attributes, target.path)
        try:
            attributes = read_symlink_attributes(stat.name, folder_fd, info, tell)
        except OSError as error:
            attributes, stat = attributes_of(info), msgspec.structs.replace(stat, ctime_ns=READ_AGAIN)
            tell(unknown_names(error))
        fact = CopyFact(target.id, self._run, b"", target.stored, points_to, target.linked, attributes.extra)
        if self.clock_steps.may_change_unnoticed(folder_fd, info, began_ns):
            stat = msgspec.structs.replace(stat, ctime_ns=READ_AGAIN)
        name, true_name = names_on_drive(stat, target)
        source_state = measured_values(stat, target.linked)
        self._batcher.add(
            MakeSymlink(target.id, name, points_to, attributes, target.old, true_name, source_state), files=1
        )
        return Sent(stat, attributes, fact)

    def send_copy(self, content: IO[bytes], stat: Stat, attributes: Attributes, digest: bytes, target: Target) -> Sent:
        """Send a file whose content, attributes and digest were read before. No checkpoint is taken meanwhile."""
        batcher, size, fd = self._batcher, stat.size, content.fileno()
        source_state = measured_values(stat, target.linked)
        if size < self._small_bytes:
            name, true_name = names_on_drive(stat, target)
            view = batcher.space(size)
            os.preadv(fd, [view], 0)
            put = Put(target.id, name, batcher.start, size, attributes, digest, target.old, true_name, source_state)
            batcher.add(put, size, files=1)
        else:
            batcher.add(begin(stat, target))
            for start in range(0, size, batcher.largest_bytes):
                view = batcher.space(min(batcher.largest_bytes, size - start))
                os.preadv(fd, [view], start)
                batcher.add(Piece(batcher.start, len(view), start), len(view))
            batcher.add(End(attributes, digest, target.old, source_state), files=1)
        parts = self.parts(size)
        fact = CopyFact(target.id, self._run, digest, target.stored, None, target.linked, attributes.extra, parts)
        return Sent(stat, attributes, fact, sent_bytes=size)

    def _send(self, fd: int, stat: Stat, target: Target) -> Sent | None:
        """Send a file, unless its digest shows that the drive has its content; return None if it changed meanwhile."""
        is_small = stat.size < self._small_bytes
        if not (is_small or S_ISREG(os.fstat(fd).st_mode)):  # some devices can be read forever
            raise ChangingError
        if target.digest is not None and digest_of(fd, stat.size, self._batcher) == target.digest:
            return self._sent(fd, stat, target, target.digest, os.fstat(fd))
        return self._send_small(fd, stat, target) if is_small else self._send_large(fd, stat, target)

    # small files ----------------------------------------------------------------------------------------------

    def _send_small(self, fd: int, stat: Stat, target: Target) -> Sent | None:
        """Send a file in one piece; return None if it changed in the meantime.

        It requests one byte more than the file's size, so that growth shows. It prepares before it reads, because that
        may send the slot.
        """
        batcher, size = self._batcher, stat.size
        self._prepare(target, size)
        view = batcher.space(size + 1)
        if _read_all(fd, view) != size:
            return None
        if self._before_reading is None and view[:_HEADER_BYTES].tobytes() == _DATABASE_HEADER:
            raise DatabaseFoundError
        info = os.fstat(fd)
        if is_sparse(info) and _has_holes(fd, size):
            return self._send_large(fd, stat, target)
        digest = blake3(view[:size]).digest()
        sent = self._sent(fd, stat, target, digest, info, size)
        if sent is not None and not sent.is_same:
            name, true_name = names_on_drive(stat, target)
            batcher.add(
                Put(
                    target.id,
                    name,
                    batcher.start,
                    size,
                    sent.attributes,
                    digest,
                    target.old,
                    true_name,
                    measured_values(sent.stat, target.linked),
                ),
                size,
                files=1,
            )
        return sent

    def _sent(
        self, fd: int, stat: Stat, target: Target, digest: bytes, info: os.stat_result, sent_bytes: int = 0
    ) -> Sent | None:
        """Return the file as it was read, or None if it changed in the meantime. `info` is its state after reading."""
        if target.content is not None and digest != target.content:
            return None
        if not stat.describes(info):
            # If the attempt before this one read the same, the file held just that in between. Times may change all
            # the same: some filesystems report the present time, and some programs write the same content or set the
            # same permissions again and again.
            earlier_read, self._earlier_read = self._earlier_read, (stat.size, digest)
            if earlier_read != self._earlier_read or info.st_size != stat.size:
                return None
            stat = msgspec.structs.replace(stat_of(stat.name, info), ctime_ns=READ_AGAIN)
        try:
            attributes = read_attributes(fd, info, partial(self._leave_out_attributes, target.path))
        except OSError as error:
            if digest == target.digest:  # the drive has all of it already
                raise UnreadableAttributes(error.errno, os.strerror(error.errno or 0)) from None
            attributes = attributes_of(info)
            stat = msgspec.structs.replace(stat, ctime_ns=READ_AGAIN)
            self._leave_out_attributes(target.path, unknown_names(error))
        parts = self.parts(stat.size)
        fact = CopyFact(target.id, self._run, digest, target.stored, None, target.linked, attributes.extra, parts)
        if self.clock_steps.may_change_unnoticed(fd, info, self._began_ns):
            stat = msgspec.structs.replace(stat, ctime_ns=READ_AGAIN)
        is_same = digest == target.digest
        return Sent(stat, attributes, fact, is_same, 0 if is_same else sent_bytes)

    def parts(self, size_bytes: int) -> int:
        """Return into how many pieces the drive side splits a large file; 0 if it stays whole."""
        return parts_of(size_bytes, self._part_bytes) if self._part_bytes else 0

    # large files ----------------------------------------------------------------------------------------------

    def _prepare(self, target: Target, size: int) -> None:
        if not self._host.has_room(size):
            raise NoRoomError
        self._host.make_way(target)

    def _send_large(self, fd: int, stat: Stat, target: Target) -> Sent | None:
        if self._before_reading is None and os.pread(fd, _HEADER_BYTES, 0) == _DATABASE_HEADER:
            raise DatabaseFoundError
        has_holes = is_sparse(os.fstat(fd)) and _has_holes(fd, stat.size)
        done = target.partial.done if target.partial is not None else 0  # the drive already has this part
        needed_bytes = max(0, stat.size - done)
        if has_holes and self._keeps_holes:
            needed_bytes = sum(end - start for start, end in data_ranges(fd, stat.size, done))
        self._prepare(target, needed_bytes)
        return self._large.send(fd, stat, target, has_holes=has_holes)


def _has_holes(fd: int, size: int) -> bool:
    try:
        return os.lseek(fd, 0, os.SEEK_HOLE) < size
    except OSError:
        return False


def _read_all(fd: int, view: memoryview) -> int:
    done = os.preadv(fd, [view], 0)
    while 0 < done < len(view) - 1:
        count = os.preadv(fd, [view[done:]], done)
        if not count:
            break
        done += count
    return done
