"""Serves an image as a file with unreadable areas.

    python -m tests.helpers.bad_disk_server POINT IMAGE BAD

POINT/disk is IMAGE. Reading an area that is listed in the file BAD, as `START LENGTH` in bytes, fails with EIO. The
list is read again each time, so a test can make areas bad at any time.
"""

import errno
import os
import stat
import sys
from pathlib import Path
from typing import Any, Final

import mfusepy

from shingleback.protocol.process import die_with_parent

_NAME: Final = "/disk"


class Shown(mfusepy.Operations):
    use_ns = True

    def __init__(self, image: str, bad: Path) -> None:
        self._image = image
        self._bad = bad

    def getattr(self, path: str, fh: int | None = None) -> dict[str, Any]:  # noqa: ARG002
        if path == "/":
            return {"st_mode": stat.S_IFDIR | 0o755, "st_nlink": 2}
        if path != _NAME:
            raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))
        return {"st_mode": stat.S_IFREG | 0o600, "st_nlink": 1, "st_size": os.path.getsize(self._image)}

    def readdir(self, path: str, fh: int) -> list[str]:  # noqa: ARG002
        return [".", "..", _NAME[1:]]

    def open(self, path: str, flags: int) -> int:  # noqa: ARG002
        return os.open(self._image, os.O_RDWR)

    def read(self, path: str, size: int, offset: int, fh: int) -> bytes:  # noqa: ARG002
        for line in self._bad.read_text().splitlines():
            start, length = map(int, line.split())
            if offset < start + length and start < offset + size:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
        return os.pread(fh, size, offset)

    def write(self, path: str, data: bytes, offset: int, fh: int) -> int:  # noqa: ARG002
        return os.pwrite(fh, data, offset)

    def fsync(self, path: str, datasync: int, fh: int) -> int:  # noqa: ARG002
        os.fsync(fh)
        return 0

    def release(self, path: str, fh: int) -> int:  # noqa: ARG002
        os.close(fh)
        return 0


if __name__ == "__main__":
    die_with_parent(os.getppid())
    mfusepy.FUSE(Shown(sys.argv[2], Path(sys.argv[3])), sys.argv[1], foreground=True, nothreads=True)
