"""Writes the second copy of the manifest during a run, and the tables of contents.

Errors of the drive end nothing: a backup is complete without the second copy, and the next run tries again. But the
user hears of them, because a protected file refuses each time.
"""

import contextlib
import errno
import os
from collections.abc import Iterable, Iterator

from shingleback.domain.errors import UsageError
from shingleback.engine.files.folders import open_regular
from shingleback.engine.files.linux import write_all
from shingleback.engine.repo import layout
from shingleback.engine.repo.second_list import (
    ListContents,
    SegmentSum,
    copy_segment,
    list_folders,
    load_table,
    names_in_second,
    size_of,
    sum_of,
    write_both,
)
from shingleback.engine.repo.segment_writer import SegmentWriter
from shingleback.engine.repo.segments import segments


class SecondListWriter:
    """Adds what a run has listed to the second copy, and writes the tables.

    Attributes: `errno`: why that failed last; 0 if all was written.
    """

    def __init__(self, home_fd: int, backup: str, lost: Iterable[str]) -> None:
        """`lost` are segments of which the new table states only what is left."""
        self._home_fd = home_fd
        self._backup = backup
        self._sums: dict[str, SegmentSum] = {}
        self._lost = set(lost)
        self._is_behind = False
        self._stated_bytes = 0
        self.errno = 0

    def add(self, segment: SegmentWriter, length: int) -> None:
        """Copy what the second copy lacks of the first `length` bytes of the run's segment. The caller syncs."""
        offset, data = segment.take_recent(length)
        if not data and not self._is_behind:
            return
        was_behind, self._is_behind = self._is_behind, True
        with self._noting(), list_folders(self._home_fd) as folders:
            if was_behind:
                copy_segment(segment.name, folders.first_fd, folders.second_fd, length)
            else:
                fd = open_regular(segment.name, folders.second_fd, os.O_WRONLY | os.O_CREAT)
                try:
                    os.ftruncate(fd, offset)  # there may be a batch that did not become durable
                    write_all(fd, data, offset)
                finally:
                    os.close(fd)
            self._is_behind = False

    def take_back(self, segment: SegmentWriter) -> None:
        """Cut off what does not count in the first copy either, because it did not become durable."""
        with contextlib.suppress(OSError, UsageError), list_folders(self._home_fd) as folders:
            if segment.durable_bytes:
                fd = open_regular(segment.name, folders.second_fd, os.O_WRONLY)
                try:
                    os.ftruncate(fd, min(segment.durable_bytes, os.fstat(fd).st_size))
                finally:
                    os.close(fd)
            else:
                os.unlink(segment.name, dir_fd=folders.second_fd)

    def state(self, segment: SegmentWriter) -> None:
        """Add what is durable of the run's segment, and state it in both tables. The caller syncs, or need not."""
        length = segment.durable_bytes
        if not length or (self._stated_bytes == length and not self._is_behind):
            return
        self.add(segment, length)
        newest_segment = SegmentSum(segment.name, length, segment.durable_digest.hex())
        with self._noting():
            self._write_tables(newest_segment)
            self._stated_bytes = length
            if not self._is_behind:
                self.errno = 0

    @contextlib.contextmanager
    def _noting(self) -> Iterator[None]:
        """Keep the number of an error of the drive instead of raising it."""
        try:
            yield
        except UsageError:  # something odd has the name of a segment
            self.errno = errno.EEXIST
        except OSError as error:
            self.errno = error.errno or errno.EIO

    def merged(self) -> None:
        """State what others were merged into in both tables, and remove these others from the second copy."""
        with contextlib.suppress(OSError, UsageError), list_folders(self._home_fd) as folders:
            names = segments(self._home_fd, self._backup)
            for name in names:
                if layout.is_merged(name) and size_of(name, folders.second_fd) < 0:
                    whole = sum_of(folders.first_fd, name, self._backup)
                    copy_segment(name, folders.first_fd, folders.second_fd, whole.bytes)
            self._write_tables()
            for name in set(names_in_second(self._home_fd)) - set(names):
                os.unlink(name, dir_fd=folders.second_fd)

    def _write_tables(self, newest_segment: SegmentSum | None = None) -> None:
        if not self._sums:
            known_segments = load_table(self._home_fd, self._backup).by_name
            self._sums = {name: segment for name, segment in known_segments.items() if name not in self._lost}
        if newest_segment is not None:
            self._sums[newest_segment.name] = newest_segment
        with list_folders(self._home_fd) as folders:
            names = segments(self._home_fd, self._backup)
            for name in names:
                if name not in self._sums:
                    self._sums[name] = sum_of(folders.first_fd, name, self._backup)
            self._sums = {name: self._sums[name] for name in names}
            table = ListContents(self._backup, [segment for segment in self._sums.values() if segment.bytes])
            write_both(self._home_fd, folders, table)
