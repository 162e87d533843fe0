"""What a survey has read, in its order: so that it can tell which folders have changed since it was there.

It is kept in memory, in about 40 bytes and the name of each folder, so no walk has to be repeated to know them.
"""

import os
import struct
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from shingleback.engine.files.folders import join
from shingleback.engine.source.listing import Place
from shingleback.engine.source.reader import step_ns

_OTHER_CLOCKS: Final = frozenset({"9p", "afs", "ceph", "coda", "glusterfs", "lustre", "nfs", "nfs4", "virtiofs"})
_CHANGING_INODES: Final = frozenset({"cifs", "smb3", "smbfs", "vboxsf"})  # some servers tell none
_RECORD: Final = struct.Struct("=HHHqqq")
_IN_DOUBT: Final = -1
NOT_FOLLOWED: Final = -2
"""Instead of a time: the filesystem makes up inode numbers, so nothing can be recognized in another place."""
_TICK_NS: Final = 20_000_000  # the kernel's times may be so far behind its clock: twice its longest tick, 10 ms
_CLOCK_STEP_NS: Final = 1_000_000_000  # a larger one is not drift


def clock_step_ns(kind: str) -> int | None:
    """Return the clock step of a kind of filesystem; None if a server or a program sets its times; or NOT_FOLLOWED."""
    if kind in _CHANGING_INODES:
        return NOT_FOLLOWED
    return None if kind in _OTHER_CLOCKS else step_ns(kind, os.uname().release)


class TrailFolder(NamedTuple):
    """A folder that was read. `path` is below its source.

    Attributes:
        ctime_ns: its ctime just before it was read; -1 if a later change need not show in it; or NOT_FOLLOWED.
    """

    id: int
    source: int
    path: bytes
    inode: int
    ctime_ns: int


class Trail:
    """The folders that one survey has read.

    Attributes:
        may_have_moves: something may have been moved while the survey walked. A move changes the folder that loses the
            entry, so the walk finds that folder changed since it began if it comes there afterwards.
    """

    def __init__(
        self, now_ns: Callable[[], int] = time.time_ns, monotonic_ns: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._now_ns = now_ns
        self._monotonic_ns = monotonic_ns
        self._records = bytearray()
        self.began_ns = now_ns()
        self._offset_ns = self.began_ns - monotonic_ns()
        self._has_suspect = False

    def note(
        self, place: Place, folder_id: int, ctime_ns: int, step_ns: int | None, *, has_inodes: bool = True
    ) -> None:
        """Note a folder that was read.

        `ctime_ns` is its ctime just after that, `step_ns` the clock step of its filesystem; None if its clock is not
        the computer's. `has_inodes`: the filesystem stores inode numbers.
        """
        stat, before_ns = place.stat, place.stat.ctime_ns
        if not has_inodes or step_ns == NOT_FOLLOWED:
            before_ns = NOT_FOLLOWED
        elif step_ns is None:
            self._has_suspect |= place.row is None or place.row.ctime_ns != ctime_ns
        elif ctime_ns >= self.began_ns - max(step_ns, _TICK_NS):
            self._has_suspect = True
            if before_ns >= self._now_ns() - step_ns:
                before_ns = _IN_DOUBT
        path = place.path
        depth, name = (path.count(b"/") + 1, stat.name) if path else (0, b"")
        self._records += _RECORD.pack(place.source, depth, len(name), folder_id, stat.inode, before_ns) + name

    def note_vanished(self) -> None:
        """Note that a listed folder was gone when it was to be read."""
        self._has_suspect = True

    @property
    def may_have_moves(self) -> bool:
        is_clock_set = abs(self._now_ns() - self._monotonic_ns() - self._offset_ns) > _CLOCK_STEP_NS
        return self._has_suspect or is_clock_set

    def folders(self) -> Iterator[TrailFolder]:
        """Yield the folders in the order of the walk."""
        position, names = 0, list[bytes]()
        while position < len(self._records):
            source, depth, length, folder_id, inode, ctime_ns = _RECORD.unpack_from(self._records, position)
            position += _RECORD.size
            name = bytes(self._records[position : position + length])
            position += length
            del names[max(0, depth - 1) :]
            path = join(b"/".join(names), name)
            if name:
                names.append(name)
            yield TrailFolder(folder_id, source, path, inode, ctime_ns)
