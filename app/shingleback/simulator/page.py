"""A page of memory on which the drive's process shows how the modeled drive is, for the other one to look at."""

import mmap
import struct
import zlib
from typing import Final

from shingleback.simulator.model import Reading

_FIELDS: Final = struct.Struct("<QQQ?ddd")
_SUM: Final = struct.Struct("<I")


class Page:
    """Shared by processes that are forked after it was made. One writes, any may read; nobody waits."""

    def __init__(self) -> None:
        self._memory = mmap.mmap(-1, _FIELDS.size + _SUM.size)
        self._read: Reading | None = None

    def show(self, reading: Reading) -> None:
        fields = _FIELDS.pack(
            reading.written_bytes,
            reading.cache_used_bytes,
            reading.cache_bytes,
            reading.has_overflowed,
            reading.busy_until_s,
            reading.tidies_from_s,
            reading.tidy_s,
        )
        self._memory[:] = fields + _SUM.pack(zlib.crc32(fields))

    def read(self) -> Reading | None:
        """The newest reading, or the one before while a new one is being written; None while there was none."""
        fields, check = self._memory[: _FIELDS.size], self._memory[_FIELDS.size :]
        if _SUM.unpack(check)[0] == zlib.crc32(fields):
            self._read = Reading(*_FIELDS.unpack(fields))
        return self._read
