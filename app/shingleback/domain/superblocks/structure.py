"""Reads numbers from bytes that may be damaged or belong to something else, with one error for all these cases.

Also CRC-32C (Castagnoli), the checksum of ext4, btrfs and XFS, which the standard library lacks.
"""

from collections.abc import Callable, Iterator
from typing import Final, Literal

Read = Callable[[int, int], bytes]
"""Takes an offset and a length; the result may be shorter at the end of the device. May raise OSError."""

_MAX_AT_ONCE: Final = 64 << 20  # the group descriptors of ext4 on 120 TB; a damaged length is larger
_LAST_OFFSET: Final = (1 << 63) - 1


class NotThisFilesystem(Exception):
    """The bytes belong to something else, or are damaged."""


class Structure:
    """Bytes with numbers at known offsets."""

    __slots__ = ("_data", "_order")

    def __init__(self, data: bytes, order: Literal["little", "big"] = "little") -> None:
        self._data = data
        self._order: Literal["little", "big"] = order

    def raw(self, offset: int, length: int) -> bytes:
        require(0 <= offset <= offset + length <= len(self._data))
        return self._data[offset : offset + length]

    def u8(self, offset: int) -> int:
        return self._number(offset, 1)

    def u16(self, offset: int) -> int:
        return self._number(offset, 2)

    def u32(self, offset: int) -> int:
        return self._number(offset, 4)

    def u64(self, offset: int) -> int:
        return self._number(offset, 8)

    def text(self, offset: int, length: int, encoding: str = "utf-8") -> str:
        """The text up to the first NUL; invalid bytes become U+FFFD."""
        return self.raw(offset, length).decode(encoding, errors="replace").partition("\0")[0]

    def uuid(self, offset: int) -> str:
        digits = self.raw(offset, 16).hex()
        return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))

    def _number(self, offset: int, length: int) -> int:
        return int.from_bytes(self.raw(offset, length), self._order)


def require(condition: bool) -> None:
    if not condition:
        raise NotThisFilesystem


def read_exactly(read: Read, offset: int, length: int) -> bytes:
    require(0 <= offset <= offset + length <= _LAST_OFFSET and length <= _MAX_AT_ONCE)
    data = read(offset, length)
    require(len(data) == length)
    return data


def power_of_two(exponent: int, least: int, most: int) -> int:
    """Two to the power of `exponent`. Raises NotThisFilesystem if the exponent is out of range."""
    require(least <= exponent <= most)
    return 1 << exponent


_LOOKED_AT_BYTES: Final = 1 << 20  # of the mapped area, in one step


def set_runs(bitmap: bytes, units: int, unit_bytes: int) -> Iterator[tuple[int, int]]:
    """The areas with set bits in a bitmap of units, as offsets and lengths in bytes, in steps of about 1 MiB.

    The lowest bit of a byte stands for the first unit, as in ext4 and exFAT.
    """
    step = max(1, _LOOKED_AT_BYTES // unit_bytes // 8)
    nothing = bytes(step)
    for at in range(0, -(-units // 8), step):
        piece = bitmap[at : at + step]
        if piece != nothing[: len(piece)]:
            start = at * 8
            yield start * unit_bytes, (min(start + len(piece) * 8, units) - start) * unit_bytes


def are_set(bitmap: bytes, first: int, count: int) -> bool:
    """Whether these units of a bitmap are in use. Units beyond its end are not."""
    end = first + count
    if not 0 <= first <= end <= len(bitmap) * 8:
        return False
    bits = int.from_bytes(bitmap[first // 8 : -(-end // 8)], "little") >> first % 8
    return bits & ((1 << count) - 1) == (1 << count) - 1


def count_set(bitmap: bytes, units: int) -> int:
    """How many of the first units are in use."""
    return (int.from_bytes(bitmap[: -(-units // 8)], "little") & ((1 << units) - 1)).bit_count()


_POLYNOMIAL: Final = 0x82F63B78
_ALL_ONES: Final = 0xFFFFFFFF


def _entry(byte: int) -> int:
    for _ in range(8):
        byte = (byte >> 1) ^ (_POLYNOMIAL if byte & 1 else 0)
    return byte


_TABLE: Final = tuple(_entry(byte) for byte in range(256))


def crc32c(data: bytes) -> int:
    return crc32c_open(data) ^ _ALL_ONES


def crc32c_open(data: bytes, crc: int = _ALL_ONES) -> int:
    """CRC-32C without the final inversion, as in ext4. `crc` is the result for the bytes before."""
    for byte in data:
        crc = (crc >> 8) ^ _TABLE[(crc ^ byte) & 0xFF]
    return crc
