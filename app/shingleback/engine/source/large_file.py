"""Sends the content of a large file in pieces. An interrupted run can be resumed at any of them."""

import os
from collections.abc import Callable
from functools import partial
from typing import Protocol

import msgspec.structs

from shingleback.engine.drive.operations import Drop, End, Piece
from shingleback.engine.files.attributes import Stat, stat_of
from shingleback.engine.repo.index_state import PartialFile
from shingleback.engine.source.drive_client import Batcher
from shingleback.engine.source.hole_digests import FileHasher
from shingleback.engine.source.reader import SequentialReader, data_ranges, long_holes_bytes, settle
from shingleback.engine.source.sent_file import Sent, Target, begin, measured_values


class Finishing(Protocol):
    """Compares a file with what it was before it was read. Returns None if it changed in the meantime."""

    def __call__(
        self, fd: int, stat: Stat, target: Target, digest: bytes, info: os.stat_result, sent_bytes: int
    ) -> Sent | None: ...


class LargeFileSender:
    """Sends large files, one after the other."""

    def __init__(self, batcher: Batcher, finish: Finishing, between_pieces: Callable[[], None]) -> None:
        """`between_pieces` is called between two pieces. It may take a checkpoint."""
        self._batcher = batcher
        self._finish = finish
        self._between_pieces = between_pieces
        self._growing: Callable[[], PartialFile] | None = None

    def sent_part(self) -> PartialFile | None:
        """Return the part that has been sent of the file that is being sent, if one is."""
        return self._growing() if self._growing is not None else None

    def forget(self) -> None:
        """Forget the file that was being sent: what was sent of it is abandoned."""
        self._growing = None

    def send(self, fd: int, stat: Stat, target: Target, *, has_holes: bool) -> Sent | None:
        """Send a file, from where an interrupted run has left it; return None if it changed in the meantime."""
        with self._batcher.hashing_holes(long_holes_bytes(os.fstat(fd))):
            reader = SequentialReader(fd, stat.size)
            hasher = FileHasher(os.fstat(reader.fd))
            done = self._resumed_bytes(reader, stat, target, hasher)
            if done and target.partial is not None:
                target = msgspec.structs.replace(target, id=target.partial.id)
            self._batcher.add(begin(stat, target, done, has_holes=has_holes))
            try:
                sent = self._send_content(reader, hasher, stat, target, done)
            except OSError:  # it cannot be read to its end
                self._drop()
                raise
            if sent is None:
                self._drop()
            return sent

    def _send_content(
        self, reader: SequentialReader, hasher: FileHasher, stat: Stat, target: Target, done: int
    ) -> Sent | None:
        """Send the rest of a large file and its end; return None if it changed in the meantime."""
        sent_bytes = 0
        for start, end in data_ranges(reader.fd, stat.size, done):
            self._hash_hole(hasher, start - done)
            done = self._send_range(reader, hasher, stat, target, start, end)
            sent_bytes += done - start
            if done < end:
                return None
        self._hash_hole(hasher, stat.size - done)
        digest = hasher.digest()
        sent = self._finish(reader.fd, stat, target, digest, os.fstat(reader.fd), sent_bytes)
        if sent is not None:
            self._growing = None
            end_of_file = End(sent.attributes, digest, target.old, measured_values(sent.stat, target.linked))
            self._batcher.add(end_of_file, files=1)
            hasher.remember(self._batcher.hole_digests, stat.size)
            reader.drop(stat.size)
        return sent

    def _hash_hole(self, hasher: FileHasher, count: int) -> None:
        """Hash a hole. A run that ends meanwhile can be resumed at the end of the data before the hole."""
        if count and self._growing is not None:
            growing = self._growing()
            self._growing = lambda: growing
        hasher.update_zeros(count, self._batcher.note_zeros)

    def _drop(self) -> None:
        """Discard the file that is being sent."""
        self._growing = None
        self._batcher.add(Drop())

    def _send_range(
        self, reader: SequentialReader, hasher: FileHasher, stat: Stat, target: Target, start: int, end: int
    ) -> int:
        """Send the bytes from `start` to `end`; return the offset reached."""
        batcher = self._batcher
        while start < end:
            view = batcher.space(min(batcher.largest_bytes, end - start))
            count = reader.read(view, start)
            hasher.update(view[:count])
            batcher.add(Piece(batcher.start, count, start), count)
            start += count
            self._growing = partial(_part_of, stat, target, start, hasher)
            if count < len(view):
                break
            if batcher.start >= batcher.largest_bytes // 2:
                batcher.flush()
                if not stat.has_content_of(stat_of(stat.name, os.fstat(reader.fd))):
                    break  # the rest of this attempt would be written to the drive for nothing
                self._between_pieces()
        return start

    def _resumed_bytes(self, reader: SequentialReader, stat: Stat, target: Target, hasher: FileHasher) -> int:
        """Return the size of an interrupted copy if all of it still matches the source, or 0."""
        partial = target.partial
        if partial is None:
            return 0
        is_whole = partial.done <= stat.size and hash_content(reader, hasher, partial.done, self._batcher)
        if is_whole and hasher.digest() == partial.digest:
            return partial.done
        hasher.reset()
        return 0


def _part_of(stat: Stat, target: Target, done: int, hasher: FileHasher) -> PartialFile:
    return PartialFile(target.id, target.path, stat.size, stat.mtime_ns, stat.ctime_ns, done, hasher.digest())


def digest_of(fd: int, size: int, batcher: Batcher) -> bytes:
    """Return the digest of the first `size` bytes. The caller has to check whether the file has grown."""
    info = os.fstat(fd)
    settle(fd, info.st_ctime_ns)
    hasher, digests = FileHasher(info), batcher.hole_digests
    reader = SequentialReader(fd, size)
    if digests is not None and (digest := digests.find(reader, info, size)):
        return digest
    with batcher.hashing_holes(long_holes_bytes(info)):
        if hash_content(reader, hasher, size, batcher):
            reader.drop(size)
            hasher.remember(digests, size)
    return hasher.digest()


def hash_content(reader: SequentialReader, hasher: FileHasher, size: int, batcher: Batcher) -> bool:
    """Hash the first `size` bytes; return False if the file has become shorter."""
    buffer = memoryview(bytearray(min(batcher.largest_bytes, size)))
    done = 0
    for start, end in data_ranges(reader.fd, size):
        hasher.update_zeros(start - done, batcher.note_zeros)
        done = start
        while done < end and (count := reader.read(buffer[: end - done], done)):
            hasher.update(buffer[:count])
            done += count
            batcher.attend()
        if done < end:
            return False
    hasher.update_zeros(size - done, batcher.note_zeros)
    return True
