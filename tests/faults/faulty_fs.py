"""A passthrough filesystem that fails on request.

    python faulty_fs.py FOLDER MOUNT_POINT SWITCHES

SWITCHES is a folder. A file in it turns on a fault for as long as it exists:
    eio       every write fails; a number in the file lets this many writes pass first
    enospc    every write fails for lack of space, once this many bytes have been written
    sync-eio  every fsync fails
    hang      every operation blocks
    hang-at   the first operation on a path with this text turns on `hang`
    hang-in   the operations in its lines block, such as "readdir /folder" and "read /file"; everything else goes on
    hang-below  the operations on all paths with a folder of this name, and in it, block; everything else goes on
    gone-after  the first operation after this many turns on `gone`
    gone-at   the first operation on a path with this text turns on `gone`
    slow-at   the first operation on a path with this text takes 8 s; all others go on meanwhile
    gone      every operation fails as if the drive had been pulled
    one-case  `A` and `a` are the same name
    name-letters  longer names are refused; an accent counts as a letter, as on HFS+
"""

import errno
import os
import sys
import time
import unicodedata
from pathlib import Path
from typing import Any

import mfusepy

_SLOW_S = 8.0
_STAT_FIELDS = ("atime_ns", "ctime_ns", "gid", "ino", "mode", "mtime_ns", "nlink", "size", "uid", "blocks")


class Faults:
    def __init__(self, switches: Path) -> None:
        self._switches = switches
        self._writes = 0
        self._bytes = 0
        self._operations = 0

    def before_any(self, path: str = "", operation: str = "") -> None:
        if (text := self._text("gone-after")) is not None:
            self._operations += 1
            if self._operations > int(text):
                (self._switches / "gone").touch()
        else:
            self._operations = 0
        for fault in ("hang", "gone"):
            if (text := self._text(f"{fault}-at")) and text in path:
                (self._switches / fault).touch()
        if (text := self._text("slow-at")) and text in path:
            (self._switches / "slow-at").unlink(missing_ok=True)
            time.sleep(_SLOW_S)
        while (
            (self._switches / "hang").exists()
            or operation in (self._text("hang-in") or "").splitlines()
            or self._text("hang-below") in path.split("/")[1:]
        ):
            time.sleep(0.02)
        if (self._switches / "gone").exists():
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))

    def are_names_of_one_case(self) -> bool:
        return (self._switches / "one-case").exists()

    def is_too_long(self, path: str) -> bool:
        most = self._text("name-letters")
        name = unicodedata.normalize("NFD", path.rpartition("/")[2])
        return most is not None and len(name) > int(most)

    def before_write(self, length: int) -> None:
        self._writes += 1
        self._bytes += length
        if self._has_passed("eio", self._writes):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        if self._has_passed("enospc", self._bytes):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def freed(self, length: int) -> None:
        self._bytes -= length

    def before_sync(self) -> None:
        if (self._switches / "sync-eio").exists():
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    def _has_passed(self, switch: str, count: int) -> bool:
        text = self._text(switch)
        return text is not None and count > int(text or "0")

    def _text(self, switch: str) -> str | None:
        """What the file of a switch says; None if the switch is off."""
        try:
            return (self._switches / switch).read_text()
        except FileNotFoundError:
            return None


class FaultyFolder(mfusepy.Operations):
    """Paths come from the kernel and begin with a slash."""

    use_ns = True

    def __init__(self, folder: str, faults: Faults) -> None:
        self._folder = folder
        self._faults = faults

    def _at(self, path: str, operation: str = "") -> str:
        self._faults.before_any(path, f"{operation} {path}")
        if self._faults.is_too_long(path):
            raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG))
        return self._folder + (path.lower() if self._faults.are_names_of_one_case() else path)

    def getattr(self, path: str, fh: int | None = None) -> dict[str, Any]:  # noqa: ARG002
        info = os.lstat(self._at(path))
        attributes = {f"st_{name.removesuffix('_ns')}": getattr(info, f"st_{name}") for name in _STAT_FIELDS}
        attributes["st_blksize"] = 4096
        return attributes

    def readdir(self, path: str, fh: int) -> list[str]:  # noqa: ARG002
        return [".", "..", *os.listdir(self._at(path, "readdir"))]

    def access(self, path: str, amode: int) -> int:
        if not os.access(self._at(path), amode):
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        return 0

    def create(self, path: str, mode: int, fi: Any = None) -> int:  # noqa: ARG002
        return os.open(self._at(path), os.O_RDWR | os.O_CREAT | os.O_EXCL, mode)

    def open(self, path: str, flags: int) -> int:
        return os.open(self._at(path, "open"), flags & ~os.O_NOFOLLOW)

    def read(self, path: str, size: int, offset: int, fh: int) -> bytes:
        self._faults.before_any(path, f"read {path}")
        return os.pread(fh, size, offset)

    def write(self, path: str, data: bytes, offset: int, fh: int) -> int:  # noqa: ARG002
        self._faults.before_any()
        self._faults.before_write(len(data))
        return os.pwrite(fh, data, offset)

    def truncate(self, path: str, length: int, fh: int | None = None) -> int:  # noqa: ARG002
        os.truncate(self._at(path), length)
        return 0

    def flush(self, path: str, fh: int) -> int:  # noqa: ARG002
        return 0

    def release(self, path: str, fh: int) -> int:  # noqa: ARG002
        os.close(fh)
        return 0

    def fsync(self, path: str, datasync: int, fh: int) -> int:  # noqa: ARG002
        self._faults.before_any(operation=f"fsync {path}")
        self._faults.before_sync()
        return 0

    def fsyncdir(self, path: str, datasync: int, fh: int) -> int:
        return self.fsync(path, datasync, fh)

    def mkdir(self, path: str, mode: int) -> int:
        os.mkdir(self._at(path), mode)
        return 0

    def rmdir(self, path: str) -> int:
        os.rmdir(self._at(path))
        return 0

    def unlink(self, path: str) -> int:
        self._faults.freed(os.lstat(self._at(path)).st_size)
        os.unlink(self._at(path))
        return 0

    def rename(self, old: str, new: str) -> int:
        os.rename(self._at(old), self._at(new))
        return 0

    def symlink(self, target: str, source: str) -> int:
        os.symlink(source, self._at(target))
        return 0

    def readlink(self, path: str) -> str:
        return os.readlink(self._at(path))

    def link(self, target: str, source: str) -> int:
        os.link(self._at(source), self._at(target))
        return 0

    def chmod(self, path: str, mode: int) -> int:
        os.chmod(self._at(path), mode)
        return 0

    def chown(self, path: str, uid: int, gid: int) -> int:
        os.lchown(self._at(path), uid, gid)
        return 0

    def utimens(self, path: str, times: tuple[int, int]) -> int:
        os.utime(self._at(path), ns=times, follow_symlinks=False)
        return 0

    def statfs(self, path: str) -> dict[str, int]:
        info = os.statvfs(self._at(path))
        names = ("bavail", "bfree", "blocks", "bsize", "favail", "ffree", "files", "flag", "frsize", "namemax")
        return {f"f_{name}": getattr(info, f"f_{name}") for name in names}


if __name__ == "__main__":
    folder, mount_point, switches, *source = sys.argv[1:]
    os.umask(0)
    mfusepy.FUSE(
        FaultyFolder(folder, Faults(Path(switches))),
        mount_point,
        foreground=True,
        allow_other=False,
        attr_timeout="0",
        entry_timeout="0",
        fsname=source[0] if source else FaultyFolder.__name__,
    )
