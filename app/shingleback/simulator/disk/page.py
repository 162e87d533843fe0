"""A page of memory on which the drive's process shows how the modeled drive is, for the other one to look at."""

import mmap
import os
import struct
import zlib
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from shingleback.simulator.models.model import Reading
from shingleback.simulator.models.requests import Asked
from shingleback.simulator.models.tally import Tally

_HEAD: Final = struct.Struct("<II")  # length and checksum of what follows
_BYTES: Final = 64 << 10
_MOST_PENDING: Final = 1_500  # they take some 30 bytes each


class Shown(NamedTuple):
    """A modeled drive after the newest command that it got."""

    reading: Reading
    asked: Asked
    tally: Tally = Tally()


class Page:
    """Shared by processes. One writes, any may read; nobody waits."""

    def __init__(self, memory: mmap.mmap | None = None) -> None:
        """Without `memory` it is shared with processes that are forked after it was made."""
        self._memory = memory or mmap.mmap(-1, _BYTES)
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(Shown)
        self._shown: Shown | None = None

    @classmethod
    def made(cls, path: Path) -> "Page":
        """A new one, in a file: any process can open it. Raises OSError."""
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(f"{path.name}.{os.getpid()}")  # an empty file cannot be opened as a page
        with unfinished.open("w+b") as file:
            file.truncate(_BYTES)
            unfinished.replace(path)
            return cls(mmap.mmap(file.fileno(), _BYTES))

    @classmethod
    def opened(cls, path: Path) -> "Page":
        """To read. Raises OSError."""
        with path.open("rb") as file:
            return cls(mmap.mmap(file.fileno(), _BYTES, access=mmap.ACCESS_READ))

    def close(self) -> None:
        """For this process."""
        self._memory.close()

    def show(self, shown: Shown) -> None:
        """Of more requests under way than there is room for, the newest are shown as if they were done."""
        asked = shown.asked
        data = self._encoder.encode(shown._replace(asked=asked._replace(pending=asked.pending[:_MOST_PENDING])))
        self._memory[: _HEAD.size + len(data)] = _HEAD.pack(len(data), zlib.crc32(data)) + data

    def read(self) -> Shown | None:
        """The newest one, or the one before while a new one is being written; None while there was none."""
        length, check = _HEAD.unpack(self._memory[: _HEAD.size])
        data = self._memory[_HEAD.size : _HEAD.size + length]
        if data and zlib.crc32(data) == check:
            self._shown = self._decoder.decode(data)
        return self._shown
