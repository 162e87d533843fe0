"""Writes and repairs the second copy of the manifest, and repairs the first from it. Only a run that has the lock does.

Errors of the drive end nothing: a backup is complete without the second copy, and the next run tries again. But the
user hears of them, because a protected file refuses each time.
"""

import contextlib
import errno
import os
from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple

from shingleback.domain.errors import UsageError
from shingleback.engine.files.folders import open_own_folder, open_regular
from shingleback.engine.files.linux import write_all
from shingleback.engine.repo import layout
from shingleback.engine.repo.second_list import (
    NEW,
    ListContents,
    SegmentSum,
    backup_named,
    create,
    fits,
    folder_above,
    load_table,
    make_own_folder,
    missing,
    names_in_second,
    replace,
    sum_of,
    whole_bytes,
    write_table,
)
from shingleback.engine.repo.segment_writer import SegmentWriter
from shingleback.engine.repo.segments import MAX_UNSTATED, segments

_COPY_BYTES: Final = 1 << 20
_ASIDE: Final = ".of-another-backup"


class _Folders(NamedTuple):
    first_fd: int
    second_fd: int


@contextlib.contextmanager
def _folders(home_fd: int) -> Iterator[_Folders]:
    """Open both folders, which are made if they are missing. Raises OSError and UsageError."""
    with contextlib.ExitStack() as on_end:
        root_fd = on_end.enter_context(folder_above(home_fd))
        make_own_folder(layout.SECOND_LIST, root_fd)
        second_fd = open_own_folder(layout.SECOND_LIST, root_fd)
        on_end.callback(os.close, second_fd)
        first_fd = open_own_folder(layout.MANIFEST, home_fd)
        on_end.callback(os.close, first_fd)
        yield _Folders(first_fd, second_fd)


class Repair(NamedTuple):
    """What was wrong with the list when a run began.

    Attributes:
        repaired: segments of which one copy was missing, too short or different from what the table states.
        lost: segments that the table states and of which neither copy is as it says.
        set_aside: segments of another backup, which were in the folders of this one.
        errno: why something could not be repaired; 0 if all was.
    """

    repaired: list[str]
    lost: list[str]
    set_aside: list[str]
    errno: int = 0

    def and_then(self, later: "Repair") -> "Repair":
        return Repair(
            self.repaired + later.repaired,
            self.lost + later.lost,
            self.set_aside + later.set_aside,
            self.errno or later.errno,
        )


NOTHING_WRONG: Final = Repair([], [], [])


def repair(home_fd: int, backup: str, *, reads_all: bool = False) -> Repair:
    """Repair each copy from the other, and write the tables if both are lost.

    Without `reads_all`, only those segments are read whose sizes are wrong.
    """
    repaired: list[str] = []
    lost: list[str] = []
    set_aside: list[str] = []
    number = 0
    table = load_table(home_fd, backup)
    try:
        with _folders(home_fd) as folders:
            expected = table.by_name
            set_aside += _set_strangers_aside(folders, backup, expected)
            names = segments(home_fd, backup)
            for name in names:
                is_newest = name == names[-1]
                if reads_all or not _have_right_sizes(folders, name, expected.get(name), is_newest=is_newest):
                    try:
                        is_noteworthy, is_lost = _repair_segment(folders, backup, name, expected.get(name))
                    except OSError as error:
                        number = error.errno or 0
                        continue
                    repaired += [name] * is_noteworthy
                    lost += [name] * is_lost
            if names and not table.segments:
                sums = [sum_of(folders.first_fd, name, backup) for name in names]
                table = ListContents(backup, [segment for segment in sums if segment.bytes])
                _write_both(home_fd, folders, table)
    except UsageError:
        pass  # readers use what there is of both
    except OSError as error:
        number = error.errno or 0
    return Repair(repaired, lost + missing(table, segments(home_fd, backup)), set_aside, number)


def _write_both(home_fd: int, folders: _Folders, table: ListContents) -> None:
    """Write the table into both folders, also if one refuses it. Raises OSError."""
    try:
        write_table(home_fd, table)
    finally:
        write_table(folders.second_fd, table)


def _set_strangers_aside(folders: _Folders, backup: str, stated: Collection[str]) -> list[str]:
    """Rename segments of another backup that are not among the `stated` ones, and return their names.

    Those in the first folder stay if no table proves that this backup has segments of its own.
    """
    set_aside: set[str] = set()
    for fd in folders if stated else folders[1:]:
        unstated = [name for name in os.listdir(fd) if layout.runs_of(name) and name not in stated]
        for name in unstated if len(unstated) <= MAX_UNSTATED else ():
            if backup_named(fd, name) not in ("", backup):
                os.rename(name, name + _ASIDE, src_dir_fd=fd, dst_dir_fd=fd)
                set_aside.add(name)
    return sorted(set_aside)


def _have_right_sizes(folders: _Folders, name: str, expected: SegmentSum | None, *, is_newest: bool) -> bool:
    sizes = [_size_of(name, fd) for fd in folders]
    if expected is None or is_newest:  # the first may have been written further
        return sizes[0] == sizes[1] and sizes[0] >= (expected.bytes if expected is not None else 0)
    return min(sizes) >= expected.bytes


def _size_of(name: str, folder_fd: int) -> int:
    try:
        return os.stat(name, dir_fd=folder_fd, follow_symlinks=False).st_size
    except FileNotFoundError:
        return -1


def _repair_segment(folders: _Folders, backup: str, name: str, expected: SegmentSum | None) -> tuple[bool, bool]:
    """Make both copies of a segment equal.

    Returns whether that is worth a note, because the table or only the second copy had it; and whether it is lost.
    """
    lengths = [_whole_length(fd, backup, name, expected) for fd in folders]
    best = max(lengths)
    if best <= 0:
        return False, expected is not None
    source_fd = folders[lengths.index(best)]
    is_noteworthy = lengths[0] < 0
    for folder_fd, length in zip(folders, lengths, strict=True):
        if length < best:
            is_noteworthy = is_noteworthy or (expected is not None and length < expected.bytes)
            _copy(name, source_fd, folder_fd, best)
    return is_noteworthy, False


def _whole_length(folder_fd: int, backup: str, name: str, expected: SegmentSum | None) -> int:
    """Return how many bytes of a copy are complete batches; 0 if it is not as the table states, -1 if missing."""
    try:
        fd = open_regular(name, folder_fd)
    except FileNotFoundError:
        return -1
    except UsageError:
        return 0
    try:
        if expected is None:
            return whole_bytes(fd, 0, backup)
        return whole_bytes(fd, expected.bytes) if fits(fd, expected) else 0
    except OSError:
        return 0
    finally:
        os.close(fd)


def _copy(name: str, source_fd: int, target_fd: int, length: int) -> None:
    """Copy the first bytes of a segment to the other folder, where it gets its name when it is durable."""
    new = os.fsencode(name) + NEW
    fd = open_regular(name, source_fd)
    try:
        new_fd = create(new, target_fd)
        try:
            offset = 0
            while offset < length and (data := os.pread(fd, min(_COPY_BYTES, length - offset), offset)):
                write_all(new_fd, data, offset)
                offset += len(data)
            os.fdatasync(new_fd)
        finally:
            os.close(new_fd)
    finally:
        os.close(fd)
    replace(new, os.fsencode(name), target_fd)


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
        with self._noting(), _folders(self._home_fd) as folders:
            if was_behind:
                _copy(segment.name, folders.first_fd, folders.second_fd, length)
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
        with contextlib.suppress(OSError, UsageError), _folders(self._home_fd) as folders:
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
        with contextlib.suppress(OSError, UsageError), _folders(self._home_fd) as folders:
            names = segments(self._home_fd, self._backup)
            for name in names:
                if layout.is_merged(name) and _size_of(name, folders.second_fd) < 0:
                    _copy(name, folders.first_fd, folders.second_fd, sum_of(folders.first_fd, name, self._backup).bytes)
            self._write_tables()
            for name in set(names_in_second(self._home_fd)) - set(names):
                os.unlink(name, dir_fd=folders.second_fd)

    def _write_tables(self, newest_segment: SegmentSum | None = None) -> None:
        if not self._sums:
            known_segments = load_table(self._home_fd, self._backup).by_name
            self._sums = {name: segment for name, segment in known_segments.items() if name not in self._lost}
        if newest_segment is not None:
            self._sums[newest_segment.name] = newest_segment
        with _folders(self._home_fd) as folders:
            names = segments(self._home_fd, self._backup)
            for name in names:
                if name not in self._sums:
                    self._sums[name] = sum_of(folders.first_fd, name, self._backup)
            self._sums = {name: self._sums[name] for name in names}
            table = ListContents(self._backup, [segment for segment in self._sums.values() if segment.bytes])
            _write_both(self._home_fd, folders, table)
