"""Appends batches to the segment of a run."""

import contextlib
import errno
import os
from collections.abc import Callable, Sequence

from blake3 import blake3

from shingleback.engine.files.linux import write_all
from shingleback.engine.repo.batch_decoder import TooLargeError, encode_batch
from shingleback.engine.repo.format import Batch, Record, Segment
from shingleback.engine.repo.segments import open_manifest, open_segment


class SegmentWriter:
    """Appends batches to one segment. A batch counts only when `append` has returned.

    Attributes:
        name, length: the name of the segment, and its length on the drive.
        batch, offset: the id of the newest batch, and its beginning.
        durable_bytes, durable_digest: how many bytes count, and their digest.
    """

    def __init__(self, home_fd: int, name: str) -> None:
        """The file is made by `begin`, so a run that has nothing to list leaves none."""
        self.name = name
        self.length = 0
        self.batch = ""
        self.offset = 0
        self.durable_bytes, self.durable_digest = 0, b""
        self._hasher = blake3()
        self._recent, self._recent_from = bytearray(), 0
        self._home_fd = home_fd
        self._fd = -1
        self._is_durable = False

    @property
    def is_begun(self) -> bool:
        return self._fd >= 0

    def take_recent(self, until: int) -> tuple[int, bytes]:
        """Return the bytes before `until` that were not taken before, and where they begin."""
        offset, data = self._recent_from, bytes(self._recent[: until - self._recent_from])
        del self._recent[: len(data)]
        self._recent_from += len(data)
        return offset, data

    @property
    def digest(self) -> bytes:
        """The digest of all bytes that were written and count."""
        return self._hasher.digest()

    def begin(self, header: Segment) -> None:
        """Make the file. The caller has to sync the whole filesystem, and so make it durable, before `append`."""
        self._fd = open_segment(self._home_fd, self.name, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        self.batch = self._add([header])

    def forget(self) -> None:
        """After an error, remove a file that is not durable yet: it may be lost. `begin` creates it again."""
        if not self.is_begun or self._is_durable:
            return
        self.close()
        self.length, self.batch = 0, ""
        self._recent, self._recent_from = bytearray(), 0
        self._hasher.reset()
        manifest_fd = open_manifest(self._home_fd)
        try:
            os.unlink(self.name, dir_fd=manifest_fd)
        finally:
            os.close(manifest_fd)

    def sync_folder(self) -> None:
        """Make the file's entry in the manifest's folder durable."""
        manifest_fd = open_manifest(self._home_fd)
        try:
            os.fsync(manifest_fd)
        finally:
            os.close(manifest_fd)

    def append(self, records: Sequence[Record], sync: Callable[[], None] | None = None) -> None:
        """Write one batch, and wait until it is durable. Raises OSError; then the batch does not count.

        `sync`, if given, makes the whole filesystem durable, and is called first.
        """
        start, hasher = self.length, self._hasher.copy()
        batch = self._add(records)
        try:
            if sync is not None:
                sync()
            os.fdatasync(self._fd)
        except OSError:
            self._cut_off(start)
            self._hasher = hasher
            raise
        self.batch, self.offset, self._is_durable = batch, start, True
        self.durable_bytes, self.durable_digest = self.length, self.digest

    def _add(self, records: Sequence[Record]) -> str:
        """Write one batch; return its id."""
        batch = os.urandom(8).hex()
        try:
            data = encode_batch([Batch(id=batch), *records])
        except TooLargeError:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG)) from None
        try:
            write_all(self._fd, data, self.length)
        except OSError:
            self._cut_off(self.length)
            raise
        self.length += len(data)
        self._recent += data
        self._hasher.update(data)
        return batch

    def close(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def _cut_off(self, length: int) -> None:
        """Cut off data that could not be made durable, so that no reader finds it."""
        self.length = length
        del self._recent[max(0, length - self._recent_from) :]
        self._recent_from = min(self._recent_from, length)
        with contextlib.suppress(OSError):
            os.ftruncate(self._fd, length)
