"""A block device that logs its requests in order: each write with its data, and each flush.

    python -m tests.faults.write_log IMAGE POINT LOG HOME HOMES

A FUSE filesystem contains one file, and a loop device turns it into a disk. The kernel turns a flush of the disk's
cache into an fsync of that file, and a FUA write into a write and a flush. At each flush, a copy of the folder HOME is
kept in HOMES if it has changed: what the computer knew at that moment. After a cut, any subset of the writes since the
last flush may be on the disk. Of a single write, any sectors may be there, but each only as a whole: every shingled
drive has sectors of 4 KiB and never writes one of them in part, even if it presents each as eight. btrfs relies on that
for its superblock.
"""

import contextlib
import errno
import os
import random
import shutil
import stat
import struct
import subprocess
import sys
import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import mfusepy

from tests.faults.disks import DiskError, attached, unmount
from tests.helpers.patience import PATIENCE_S
from tests.helpers.warm import python_of_a_person

_NAME: Final = "disk.img"
_HEAD: Final = struct.Struct("<cQQ")
_WRITE, _FLUSH = b"W", b"F"
_SECTOR_BYTES: Final = 4096
_ROOT: Final = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Record:
    """A write of `length` bytes, whose data are at `at` in the log; or a flush, whose `offset` is the home's number."""

    is_flush: bool
    offset: int
    length: int
    at: int


class LoggingDisk(mfusepy.Operations):
    """One file. Requests come one after the other, since the server has one thread."""

    def __init__(self, image: Path, log: Path, home: Path, homes: Path) -> None:
        self._disk = os.open(image, os.O_RDWR)
        self._log = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._homes = _Homes(home, homes)

    def getattr(self, path: str, fh: int | None = None) -> dict[str, Any]:  # noqa: ARG002
        if path == "/":
            return {"st_mode": stat.S_IFDIR | 0o700, "st_nlink": 2}
        if path == f"/{_NAME}":
            return {"st_mode": stat.S_IFREG | 0o600, "st_nlink": 1, "st_size": os.fstat(self._disk).st_size}
        raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))

    def readdir(self, path: str, fh: int) -> list[str]:  # noqa: ARG002
        return [".", "..", _NAME]

    def open(self, path: str, flags: int) -> int:  # noqa: ARG002
        return 0

    def read(self, path: str, size: int, offset: int, fh: int) -> bytes:  # noqa: ARG002
        return os.pread(self._disk, size, offset)

    def write(self, path: str, data: bytes, offset: int, fh: int) -> int:  # noqa: ARG002
        os.writev(self._log, [_HEAD.pack(_WRITE, offset, len(data)), data])
        return os.pwrite(self._disk, data, offset)

    def fsync(self, path: str, datasync: int, fh: int) -> int:  # noqa: ARG002
        os.write(self._log, _HEAD.pack(_FLUSH, self._homes.keep(), 0))
        return 0

    def flush(self, path: str, fh: int) -> int:  # noqa: ARG002
        return 0

    def release(self, path: str, fh: int) -> int:  # noqa: ARG002
        return 0


class _Homes:
    """Numbered copies of a folder. A copy is only taken while nothing in the folder changes."""

    def __init__(self, home: Path, homes: Path) -> None:
        self._home = home
        self._homes = homes
        self._number = 0
        self._signature: list[tuple[str, int, int]] = []
        (homes / "0").mkdir()

    def keep(self) -> int:
        for _ in range(5):
            signature = self._seen()
            if signature == self._signature:
                break
            place = self._homes / str(self._number + 1)
            with contextlib.suppress(OSError, shutil.Error):
                shutil.copytree(self._home, place, symlinks=True, ignore=shutil.ignore_patterns("*-shm"))
                if signature == self._seen():
                    self._number, self._signature = self._number + 1, signature
                    break
            shutil.rmtree(place, ignore_errors=True)
        return self._number

    def _seen(self) -> list[tuple[str, int, int]]:
        found = []
        for folder, _, files in os.walk(self._home):
            for name in files:
                with contextlib.suppress(FileNotFoundError):
                    info = os.lstat(f"{folder}/{name}")
                    found.append((f"{folder}/{name}", info.st_size, info.st_mtime_ns))
        return sorted(found)


@contextlib.contextmanager
def logging_device(image: Path, log: Path, home: Path, homes: Path) -> Iterator[str]:
    """Yields the node of such a device, which contains the data of the image."""
    point = image.with_suffix(".shown")
    point.mkdir(exist_ok=True)
    homes.mkdir()
    command = [sys.executable, "-m", "tests.faults.write_log", *map(str, (image, point, log, home, homes))]
    # in its own session, since a terminal's signal to all processes must not end it while a filesystem on it is mounted
    environment = python_of_a_person(os.environ)
    server = subprocess.Popen(command, cwd=_ROOT, env=environment, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        _wait_for(point / _NAME, server)
        try:
            with attached(point / _NAME) as device:
                yield device
        finally:
            unmount(point)
    finally:
        server.terminate()
        server.wait()


def _wait_for(file: Path, server: "subprocess.Popen[bytes]") -> None:
    until_s = time.monotonic() + PATIENCE_S
    while not file.exists():
        if server.poll() is not None or time.monotonic() > until_s:
            raise DiskError("the logging disk did not come up; it needs libfuse and /dev/fuse")
        time.sleep(0.01)


class WriteLog:
    """What was logged. A point is the number of records that had been issued before a cut.

    Attributes:
        flushes: the numbers of the flush records.
    """

    def __init__(self, path: Path) -> None:
        self._file = path
        self.records = list(_read(path))
        self.flushes = [number for number, record in enumerate(self.records) if record.is_flush]
        self._ends = [record.at + record.length for record in self.records]

    def point_of(self, size: int) -> int:
        """The point at which the log had this size."""
        return bisect_left(self._ends, size) + 1 if size else 0

    def last_flush_before(self, point: int) -> int:
        """The number of the last completed flush at that point; -1 if there was none."""
        place = bisect_left(self.flushes, point)
        return self.flushes[place - 1] if place else -1

    def home_at(self, point: int) -> int:
        """The home that was kept at the next flush: what the computer may have known when the cut came."""
        place = min(bisect_left(self.flushes, point), len(self.flushes) - 1)
        return self.records[self.flushes[place]].offset

    def apply(self, records: Sequence[Record], image: Path) -> None:
        with open(self._file, "rb") as log, open(image, "r+b", buffering=0) as disk:
            for record in records:
                os.pwrite(disk.fileno(), os.pread(log.fileno(), record.length, record.at), record.offset)


class CutImages:
    """Images of a disk after cuts, at increasing points: flushed writes are applied to `base` once."""

    def __init__(self, log: WriteLog, base: Path) -> None:
        self._log = log
        self._base = base
        self._applied = 0

    def build(self, point: int, chance: random.Random, image: Path) -> str:
        """Builds the image of a cut at this point, and returns how it was made."""
        flush = self._log.last_flush_before(point)
        if flush + 1 > self._applied:
            done = self._log.records[self._applied : flush + 1]
            self._log.apply([record for record in done if not record.is_flush], self._base)
            self._applied = flush + 1
        subprocess.run(["cp", "--sparse=auto", self._base, image], check=True)
        waiting = self._log.records[self._applied : point]
        keep_share, tear = chance.choice((0.0, 0.1, 0.5, 0.5, 0.9, 1.0)), chance.choice((0.0, 0.1, 0.5))
        kept_records = [record for record in waiting if chance.random() < keep_share]
        chance.shuffle(kept_records)
        pieces = [
            piece for record in kept_records for piece in (torn(record, chance) if chance.random() < tear else [record])
        ]
        self._log.apply(pieces, image)
        return f"point {point}, flush {flush}, {len(kept_records)} of {len(waiting)} writes, torn {tear:.0%}"


def torn(record: Record, chance: random.Random) -> list[Record]:
    """The beginning of a write, or some of its sectors."""
    sectors = list(_sectors(record))
    if chance.random() < 0.5:
        return sectors[: chance.randrange(len(sectors) + 1)]
    return [sector for sector in sectors if chance.random() < 0.5]


def _sectors(record: Record) -> Iterator[Record]:
    begin, end = record.offset, record.offset + record.length
    while begin < end:
        until = min(end, begin - begin % _SECTOR_BYTES + _SECTOR_BYTES)
        yield replace(record, offset=begin, length=until - begin, at=record.at + begin - record.offset)
        begin = until


def _read(path: Path) -> Iterator[Record]:
    with open(path, "rb") as log:
        while len(head := log.read(_HEAD.size)) == _HEAD.size:
            kind, offset, length = _HEAD.unpack(head)
            yield Record(kind == _FLUSH, offset, length, log.tell())
            log.seek(length, os.SEEK_CUR)


if __name__ == "__main__":
    disk = LoggingDisk(*map(Path, (sys.argv[1], *sys.argv[3:])))
    mfusepy.FUSE(disk, sys.argv[2], foreground=True, nothreads=True, raw_fi=False)
