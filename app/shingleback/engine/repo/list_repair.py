"""Repairs each copy of the manifest from the other when a run begins. Only a run that has the lock does."""

import os
from collections.abc import Collection
from typing import Final, NamedTuple

from shingleback.domain.errors import UsageError
from shingleback.engine.files.folders import open_regular
from shingleback.engine.repo import layout
from shingleback.engine.repo.second_list import (
    ListContents,
    ListFolders,
    SegmentSum,
    backup_named,
    copy_segment,
    fits,
    list_folders,
    load_table,
    missing,
    size_of,
    sum_of,
    whole_bytes,
    write_both,
)
from shingleback.engine.repo.segments import MAX_UNSTATED, segments

_ASIDE: Final = ".of-another-backup"


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
        with list_folders(home_fd) as folders:
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
                write_both(home_fd, folders, table)
    except UsageError:
        pass  # readers use what there is of both
    except OSError as error:
        number = error.errno or 0
    return Repair(repaired, lost + missing(table, segments(home_fd, backup)), set_aside, number)


def _set_strangers_aside(folders: ListFolders, backup: str, stated: Collection[str]) -> list[str]:
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


def _have_right_sizes(folders: ListFolders, name: str, expected: SegmentSum | None, *, is_newest: bool) -> bool:
    sizes = [size_of(name, fd) for fd in folders]
    if expected is None or is_newest:  # the first may have been written further
        return sizes[0] == sizes[1] and sizes[0] >= (expected.bytes if expected is not None else 0)
    return min(sizes) >= expected.bytes


def _repair_segment(folders: ListFolders, backup: str, name: str, expected: SegmentSum | None) -> tuple[bool, bool]:
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
            copy_segment(name, source_fd, folder_fd, best)
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
