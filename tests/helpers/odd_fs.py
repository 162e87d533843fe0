"""A read-only view of a folder, with one oddity of real FUSE and network filesystems.

    python odd_fs.py FOLDER MOUNT_POINT ODDITY

ODDITY is the value of an `Oddity`.
"""

import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any

import mfusepy

_STAT_FIELDS = ("st_mode", "st_nlink", "st_size", "st_uid", "st_gid", "st_ino", "st_blocks")
_TOP_BIT = 1 << 63


class Oddity(StrEnum):
    NONE = "none"
    NO_LINKS = "no-links"  # st_nlink is 0
    NEW_INODES = "new-inodes"  # other inode numbers after each mount
    LARGE_INODES = "large-inodes"  # beyond 2^63
    ONE_INODE = "one-inode"  # all entries have the same
    NO_BLOCKS = "no-blocks"  # st_blocks is 0
    SIZE_0 = "size-0"  # as of documents that a cloud converts when they are read
    LARGER = "larger"  # the size of a placeholder is not that of its content
    CTIME_NOW = "ctime-now"
    TIMES_NOW = "times-now"
    NOBODY = "nobody"  # the owner is -1
    LISTED_TWICE = "listed-twice"
    GHOST = "ghost"  # a name that is listed does not exist
    XATTRS_FAIL = "xattrs-fail"
    XATTRS_FAIL_ON_FILES = "xattrs-fail-on-files"  # there are none, which only folders say, as with rclone
    XATTRS_VANISH = "xattrs-vanish"  # listed, but gone
    READING_IS_ACCESS = "reading-is-access"  # O_NOATIME is refused to root, too, as in containers
    OFFLINE = "offline"  # the content of `b` cannot be fetched


class OddFolder(mfusepy.Operations):
    use_ns = True

    def __init__(self, folder: Path, oddity: Oddity) -> None:
        self._folder = folder
        self._oddity = oddity
        self._salt = time.time_ns()

    def _at(self, path: str) -> str:
        return f"{self._folder}{path}"

    def getattr(self, path: str, fh: int | None = None) -> dict[str, int]:  # noqa: ARG002
        info = os.lstat(self._at(path))
        values: dict[str, int] = {name: getattr(info, name) for name in _STAT_FIELDS}
        values |= {name: getattr(info, f"{name}_ns") for name in ("st_atime", "st_mtime", "st_ctime")}
        self._distort(path, values)
        return values

    def _distort(self, path: str, values: dict[str, int]) -> None:
        inode, size = values["st_ino"], values["st_size"]
        distorted = {
            Oddity.NO_LINKS: {"st_nlink": 0},
            Oddity.NEW_INODES: {"st_ino": hash((self._salt, path)) & 0x7FFF_FFFF},
            Oddity.LARGE_INODES: {"st_ino": inode + _TOP_BIT},
            Oddity.ONE_INODE: {"st_ino": 1},
            Oddity.NO_BLOCKS: {"st_blocks": 0},
            Oddity.CTIME_NOW: {"st_ctime": time.time_ns()},
            Oddity.TIMES_NOW: dict.fromkeys(("st_ctime", "st_mtime"), time.time_ns()),
            Oddity.NOBODY: dict.fromkeys(("st_uid", "st_gid"), 0xFFFF_FFFF),
        }
        values |= distorted.get(self._oddity, {})
        if stat.S_ISREG(values["st_mode"]):
            values["st_size"] = {Oddity.SIZE_0: 0, Oddity.LARGER: size + 1000}.get(self._oddity, size)

    def readdir(self, path: str, fh: int) -> Iterator[tuple[str, dict[str, int], int]]:  # noqa: ARG002
        names = os.listdir(self._at(path))
        if self._oddity is Oddity.LISTED_TWICE:
            names += names
        if self._oddity is Oddity.GHOST:
            names.append("ghost")
        for name in (".", "..", *names):
            yield name, {"st_ino": 1, "st_mode": 0}, 0

    def readlink(self, path: str) -> str:
        return os.readlink(self._at(path))

    def open(self, path: str, flags: int) -> int:
        if self._oddity is Oddity.READING_IS_ACCESS and flags & os.O_NOATIME:
            raise OSError(errno.EPERM, os.strerror(errno.EPERM))
        if self._oddity is Oddity.OFFLINE and path.endswith("/b"):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return os.open(self._at(path), os.O_RDONLY)

    def read(self, path: str, size: int, offset: int, fh: int) -> bytes:  # noqa: ARG002
        return os.pread(fh, size, offset)

    def release(self, path: str, fh: int) -> int:  # noqa: ARG002
        os.close(fh)
        return 0

    def listxattr(self, path: str) -> list[str]:
        if self._oddity is Oddity.XATTRS_FAIL_ON_FILES:
            number = errno.ENOTSUP if os.path.isdir(self._at(path)) else errno.EIO
            raise OSError(number, os.strerror(number))
        if self._oddity is Oddity.XATTRS_FAIL:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return ["user.gone"] if self._oddity is Oddity.XATTRS_VANISH else []

    def getxattr(self, path: str, name: str, position: int = 0) -> Any:  # noqa: ARG002
        number = errno.EIO if self._oddity is Oddity.XATTRS_FAIL else errno.ENODATA
        raise OSError(number, os.strerror(number))


if __name__ == "__main__":
    folder, mount_point, oddity = sys.argv[1:]
    is_odd_size = oddity in (Oddity.SIZE_0, Oddity.LARGER)
    view = OddFolder(Path(folder), Oddity(oddity))
    mfusepy.FUSE(
        view,
        mount_point,
        foreground=True,
        nothreads=True,
        use_ino=True,
        attr_timeout="0",
        entry_timeout="0",
        direct_io=is_odd_size,  # otherwise the kernel reads nothing beyond the size
    )
