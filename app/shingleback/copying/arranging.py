"""Keeping together on the drive what is written one after the other, on a filesystem that would spread it.

ext4 looks for a place when a file is written out: for one of up to 64 KiB beside other small ones near its folder, for
a larger one near its inode. So a copy of small files becomes a great many writes in a great many places. Only what is
larger and still open goes on where the newest such file ended, wherever its folder is (ext4_mb_group_or_file in
fs/ext4/mballoc.c). Hence each file gets its place before it is written, as if it were large. Places are not quite in
the order of the files; so they are sent in the order of the places, many at once. A modeled drive takes a quarter of
the time for small files then, and twice that with windows no larger than elsewhere (docs/performance.md).
"""

import errno
import os
import resource
from typing import Final

from shingleback.copying import linux
from shingleback.copying.given import places_of
from shingleback.copying.windows import Range, Windows

KINDS: Final = frozenset({"ext4"})

_LARGE_BYTES: Final = 17 * 4096  # none of the small ones (mb_stream_req, which is 16 blocks)
_NOWHERE: Final = 1 << 63
_TIMES_AS_LARGE: Final = 4
_MOST_BYTES: Final = 128 << 20
_TIMES_AS_MANY: Final = 16
_SHARE_OF_OPEN_FILES: Final = 8


class ArrangedWindows(Windows):
    """What of a window is nearer to the drive's beginning is sent first; so a window is better if it is larger."""

    @property
    def at_once_bytes(self) -> int:
        size = self._size
        return size.bytes if size.is_cramped else max(size.bytes, min(_MOST_BYTES, _TIMES_AS_LARGE * size.bytes))

    @property
    def _files_at_once(self) -> int:
        size, allowed = self._size, resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        return size.files if size.is_cramped else min(_TIMES_AS_MANY * size.files, allowed // _SHARE_OF_OPEN_FILES)

    def expect(self, fd: int, size_bytes: int) -> None:
        if size_bytes < _LARGE_BYTES:
            os.ftruncate(fd, _LARGE_BYTES)
        try:
            linux.allocate(fd, 0, size_bytes)
        except OSError as error:
            if error.errno != errno.EOPNOTSUPP:  # a file without extents: it was an ext3 once
                raise
        os.ftruncate(fd, size_bytes)

    def _in_order(self, ranges: list[Range]) -> list[Range]:
        return sorted(ranges, key=_place)


def _place(part: Range) -> int:
    found = places_of(part.fd, part.offset, part.length) if part.length else []
    return found[0][0] if found else _NOWHERE
