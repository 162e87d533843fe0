"""Serves a modeled drive as a file, which a loop device turns into a disk.

    python -m tests.modeled.server MOUNT_POINT BACKING PAGE PRESET SIZE_BYTES [--help]

MOUNT_POINT/disk: the drive. MOUNT_POINT/status: Figures as JSON. MOUNT_POINT/control takes a line of text at a time:
    begin       reset the figures
    rest S      the drive rests for S modeled seconds, and is then flushed
    alone S     the same without a flush: the next command may have to wait while the drive cleans its cache
    eio N       write number N from now on fails; 1 is the next one
    gone N      from command number N on, every command fails
    cut N       the same, and data that was not flushed is lost
    back        the drive is plugged in again, and no more faults happen
    note TEXT   a remark in the trace
    live        from now on its time is real time, and it cleans its cache while it is idle
PAGE is a file that begins with the modeled clock: seconds, as a native double.
"""

import argparse
import errno
import mmap
import os
import signal
import stat
from pathlib import Path
from typing import Any, Final

import mfusepy
import msgspec

from shingleback.protocol.process import die_with_parent
from tests.modeled.backing import Backing
from tests.modeled.clock import NOW
from tests.modeled.drive import ModeledDrive
from tests.modeled.drives import knows_trim, scaled_preset
from tests.modeled.faults import Fault
from tests.modeled.wall import SlowedTime

DISK, STATUS, CONTROL = range(1, 4)
_NAMES: Final = {"/disk": DISK, "/status": STATUS, "/control": CONTROL}
_PUNCH_HOLE: Final = 2
_STATUS_ROOM: Final = 4096


class DriveFolder(mfusepy.Operations):
    """Paths come from the kernel and begin with a slash; `fi.fh` says which of the three files it is."""

    use_ns = True

    def __init__(self, drive: ModeledDrive, size_bytes: int, *, knows_trim: bool) -> None:
        self._drive = drive
        self._size_bytes = size_bytes
        self._knows_trim = knows_trim

    def getattr(self, path: str, fi: Any = None) -> dict[str, Any]:  # noqa: ARG002
        if path == "/":
            return {"st_mode": stat.S_IFDIR | 0o700, "st_nlink": 2}
        if path not in _NAMES:
            raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))
        size = self._size_bytes if _NAMES[path] == DISK else _STATUS_ROOM
        return {"st_mode": stat.S_IFREG | 0o600, "st_nlink": 1, "st_size": size}

    def readdir(self, path: str, fi: Any) -> list[str]:  # noqa: ARG002
        return [".", "..", *(name[1:] for name in _NAMES)]

    def open(self, path: str, fi: Any) -> int:
        fi.fh = _NAMES[path]
        fi.direct_io = True
        return 0

    def truncate(self, path: str, length: int, fi: Any = None) -> int:  # noqa: ARG002
        return 0

    def read(self, path: str, size: int, offset: int, fi: Any) -> bytes:  # noqa: ARG002
        if fi.fh == DISK:
            return self._drive.read(offset, size)
        status = msgspec.json.encode(self._drive.figures) + b"\n"
        return b"" if offset else status[:size]  # in one piece: a second read would be of another moment

    def write(self, path: str, data: bytes, offset: int, fi: Any) -> int:  # noqa: ARG002
        if fi.fh == DISK:
            self._drive.write(offset, data)
        else:
            self._obey(data.decode())
        return len(data)

    def fallocate(self, path: str, mode: int, offset: int, length: int, fi: Any) -> int:  # noqa: ARG002
        if not self._knows_trim or not mode & _PUNCH_HOLE:
            raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))
        self._drive.trim(offset, length)
        return 0

    def fsync(self, path: str, datasync: int, fi: Any) -> int:  # noqa: ARG002
        self._drive.flush()
        return 0

    def flush(self, path: str, fi: Any) -> int:  # noqa: ARG002
        return 0

    def release(self, path: str, fi: Any) -> int:  # noqa: ARG002
        return 0

    def _obey(self, line: str) -> None:
        match line.split():
            case ["begin"]:
                self._drive.reset()
            case ["rest", seconds]:
                self._drive.rest(float(seconds))
            case ["alone", seconds]:
                self._drive.leave_alone(float(seconds))
            case ["note", *text]:
                self._drive.note(" ".join(text))
            case ["live"]:
                self._drive.live()
            case ["back"]:
                self._drive.faults.end()
            case [("eio" | "gone" | "cut") as fault, number]:
                self._drive.faults.at(Fault(fault), int(number))
            case _:
                raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))


def main() -> None:
    parser = argparse.ArgumentParser()
    for name in ("mount_point", "backing", "page"):
        parser.add_argument(name, type=Path)
    parser.add_argument("preset")
    parser.add_argument("size_bytes", type=int)
    parser.add_argument("--used", action="store_true")
    parser.add_argument("--cache", type=float, default=1.0)
    parser.add_argument("--wall", type=float, default=0.0)
    parser.add_argument("--trace", type=argparse.FileType("w"))
    options = parser.parse_args()
    signal.pthread_sigmask(signal.SIG_SETMASK, ())  # the parent blocks signals while it starts this process
    die_with_parent(os.getppid())
    preset = scaled_preset(options.preset, size_bytes=options.size_bytes, cache=options.cache, is_used=options.used)
    options.page.write_bytes(bytes(mmap.PAGESIZE))
    with open(options.page, "r+b") as file:
        page = mmap.mmap(file.fileno(), mmap.PAGESIZE)
    drive = ModeledDrive(
        preset.model(0.0),
        Backing(options.backing, options.size_bytes),
        lambda now_s: NOW.pack_into(page, 0, now_s),
        options.trace,
        SlowedTime(options.wall) if options.wall else None,
    )
    shown = DriveFolder(drive, options.size_bytes, knows_trim=knows_trim(preset))
    mfusepy.FUSE(shown, str(options.mount_point), foreground=True, nothreads=True, raw_fi=True)


if __name__ == "__main__":
    main()
