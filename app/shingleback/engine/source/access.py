"""Tells the supervisor which part of a source is about to be touched, so that it notices when that does not answer.

A system call on a dead server or a failing disk may never return, and nothing can end it. So the process that makes
the calls writes the path into shared memory before each folder that it lists and each file that it reads, and on a
share before each entry that it looks at; no call is added. Its supervisor reads that page.
"""

import errno
import mmap
import os
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from shingleback.devices.mounts import is_within

_HEAD: Final = struct.Struct("=QI")
_BEATS: Final = struct.Struct("=Q")
_PAGE_BYTES: Final = 2 * mmap.PAGESIZE
_MAX_PATH_BYTES: Final = _PAGE_BYTES - _HEAD.size


class SourceTouch(NamedTuple):
    """The newest report: `path` is empty if the process touches no source. `beats` rises while it makes progress."""

    beats: int
    path: bytes


@dataclass(frozen=True, slots=True)
class ReportedEntry:
    """An entry that is reported before it is looked at, which may take forever."""

    name: str
    entry: "os.DirEntry[str]"
    report: Callable[[], None]

    def is_dir(self, *, follow_symlinks: bool) -> bool:
        self.report()
        return self.entry.is_dir(follow_symlinks=follow_symlinks)

    def stat(self, *, follow_symlinks: bool) -> os.stat_result:
        self.report()
        return self.entry.stat(follow_symlinks=follow_symlinks)


class SourceAccess:
    """Reports what is touched. Processes forked after its creation share the page.

    Attributes:
        silent: files, folders and mount points that did not answer; neither they nor what is below is touched.
    """

    def __init__(self, silent: Sequence[bytes] = ()) -> None:
        self.silent = tuple(silent)
        self._page = mmap.mmap(-1, _PAGE_BYTES)
        self._beats = 0

    def touch(self, path: bytes) -> None:
        """Report that a path is about to be touched. Raises TimeoutError if it did not answer before."""
        if self.silent and self.is_silent(path):
            raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
        path = path[:_MAX_PATH_BYTES]
        self._beats += 1
        self._page[_HEAD.size : _HEAD.size + len(path)] = path
        _HEAD.pack_into(self._page, 0, self._beats, len(path))

    def beat(self) -> None:
        """Report progress."""
        self._beats += 1
        _BEATS.pack_into(self._page, 0, self._beats)

    def done(self) -> None:
        """Report that no source is touched for now."""
        self._beats += 1
        _HEAD.pack_into(self._page, 0, self._beats, 0)

    def reported(self, entries: Iterable["os.DirEntry[str]"], folder: bytes) -> Iterator[ReportedEntry]:
        """Yield the entries of a folder; before more of them are listed, report the folder itself again."""
        for entry in entries:
            yield ReportedEntry(entry.name, entry, partial(self.touch, os.path.join(folder, os.fsencode(entry.name))))
            self.touch(folder)

    def is_silent(self, path: bytes) -> bool:
        return any(is_within(path, point) for point in self.silent)

    def newest(self) -> SourceTouch:
        beats, size = _HEAD.unpack_from(self._page, 0)
        return SourceTouch(beats, self._page[_HEAD.size : _HEAD.size + size])
