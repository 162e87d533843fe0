"""Tells the supervisor which part of a source is about to be touched, so that it notices when that does not answer.

A system call on a dead server or a failing disk may never return, and nothing can end it. So the process that makes
the calls writes the path into shared memory before each folder that it lists and each file that it reads; no call is
added. Its supervisor reads that page.
"""

import errno
import mmap
import os
import struct
from collections.abc import Sequence
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

    def is_silent(self, path: bytes) -> bool:
        return any(is_within(path, point) for point in self.silent)

    def newest(self) -> SourceTouch:
        beats, size = _HEAD.unpack_from(self._page, 0)
        return SourceTouch(beats, self._page[_HEAD.size : _HEAD.size + size])
