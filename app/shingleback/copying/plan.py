"""What a run has to do, one folder after the other, in the order in which the folders were found.

A plan may concern five million files, so it is not kept in memory but in a file that has no name. The read-ahead
helper reads the same file at its own position.
"""

import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import msgspec

from shingleback.copying.entries import Stat


class FolderWork(msgspec.Struct, array_like=True, tag=1, gc=False):
    """All that is to be done in one folder; the work of the folders in it follows, and then its `FolderEnd`.

    Attributes:
        id: number in the index; new folders have got theirs.
        parent: number of the folder around it.
        source: which of the sources it belongs to.
        path: below the source; empty for the source itself.
        on_drive: path on the drive, which differs where the drive cannot hold a name.
        copy: files and symlinks that are new or have changed.
        recheck: their size and time are what the index says, but the kernel saw a change: to be read and compared.
        same: nothing to do, but the index learns a new inode number.
        gone: names of files that the source no longer has.
        stored: names for the drive, of those entries of `copy` that cannot keep theirs.
    """

    id: int
    parent: int
    source: int
    path: bytes
    on_drive: bytes
    stat: Stat
    copy: list[Stat]
    recheck: list[Stat]
    same: list[Stat]
    gone: list[bytes]
    stored: dict[bytes, bytes]


class FolderEnd(msgspec.Struct, array_like=True, tag=2, gc=False):
    """All in this folder has been done, and in the folders in it: its times can be set."""

    id: int


@dataclass(slots=True)
class Totals:
    """Counts of files (symlinks among them) and bytes."""

    files: int = 0
    bytes: int = 0
    folders: int = 0
    copy_files: int = 0
    copy_bytes: int = 0
    recheck_files: int = 0
    gone_files: int = 0


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(FolderWork | FolderEnd).decode
_HEADER_BYTES = 4
_WRITE_EVERY_BYTES = 1 << 18


class Spool:
    """The file that holds a plan. One process appends; any process that has it open reads."""

    def __init__(self, folder: Path | None = None) -> None:
        self._file = tempfile.TemporaryFile(dir=folder)  # noqa: SIM115 (open for as long as the plan)
        self._waiting: list[bytes] = []
        self._waiting_bytes = 0
        self._written_bytes = 0

    def append(self, item: FolderWork | FolderEnd) -> None:
        body = _encode(item)
        self._waiting += (len(body).to_bytes(_HEADER_BYTES, "little"), body)
        self._waiting_bytes += _HEADER_BYTES + len(body)
        if self._waiting_bytes >= _WRITE_EVERY_BYTES:
            self.flush()

    def flush(self) -> None:
        """Let readers see all that was appended."""
        data = b"".join(self._waiting)
        self._file.write(data)
        self._file.flush()
        self._written_bytes += len(data)
        self._waiting.clear()
        self._waiting_bytes = 0

    @property
    def size_bytes(self) -> int:
        return self._written_bytes + self._waiting_bytes

    def read(self, position: int = 0) -> Iterator[tuple[int, FolderWork | FolderEnd]]:
        """Items from a position on, each with the position behind it."""
        fd = self._file.fileno()
        buffer = b""
        while True:
            more = os.pread(fd, _WRITE_EVERY_BYTES, position + len(buffer))
            if not more:
                return
            buffer += more
            start = 0
            while len(buffer) - start >= _HEADER_BYTES:
                end = start + _HEADER_BYTES + int.from_bytes(buffer[start : start + _HEADER_BYTES], "little")
                if end > len(buffer):
                    break
                yield position + end, _decode(buffer[start + _HEADER_BYTES : end])
                start = end
            buffer = buffer[start:]
            position += start

    def close(self) -> None:
        self._file.close()


class NewPlace(NamedTuple):
    """Where a folder that the drive has is to be; paths as in `FolderWork`."""

    parent: int
    source: int
    path: bytes
    on_drive: bytes


@dataclass(slots=True)
class Plan:
    """What the survey found. Files that were renamed are looked up in the index's scratch tables.

    Attributes:
        moved_folders: by their numbers.
        gone_folders: numbers of those that the source no longer has; all that is in them is gone, but for what moved.
    """

    spool: Spool
    totals: Totals = field(default_factory=Totals)
    moved_folders: dict[int, NewPlace] = field(default_factory=dict)
    gone_folders: list[int] = field(default_factory=list)
    has_file_moves: bool = False

    @property
    def is_empty(self) -> bool:
        return self.spool.size_bytes == 0 and not self.moved_folders and not self.gone_folders
