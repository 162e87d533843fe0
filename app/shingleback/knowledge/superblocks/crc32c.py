"""The checksum of ext4, btrfs and XFS: CRC-32C (Castagnoli), which the standard library does not have."""

from typing import Final

_POLYNOMIAL: Final = 0x82F63B78
_ALL_ONES: Final = 0xFFFFFFFF


def _entry(byte: int) -> int:
    for _ in range(8):
        byte = (byte >> 1) ^ (_POLYNOMIAL if byte & 1 else 0)
    return byte


_TABLE: Final = tuple(_entry(byte) for byte in range(256))


def crc32c(data: bytes) -> int:
    return crc32c_open(data) ^ _ALL_ONES


def crc32c_open(data: bytes) -> int:
    """Without the inversion at the end, as ext4 has it."""
    crc = _ALL_ONES
    for byte in data:
        crc = (crc >> 8) ^ _TABLE[(crc ^ byte) & 0xFF]
    return crc
