"""Reads the facts of a NILFS2 filesystem.

Source: include/uapi/linux/nilfs2_ondisk.h of the kernel.

Facts:
    size_bytes, block_bytes, segments, segment_bytes.
"""

import zlib
from typing import Final

from shingleback.domain.superblocks.structure import Read, Structure, power_of_two, read_exactly, require

_SUPERBLOCK_AT: Final = 1024
_SUPERBLOCK_BYTES: Final = 1024
_MAGIC: Final = 0x3434
_CHECKSUM_AT: Final = 16
_ALL_ONES: Final = 0xFFFFFFFF


def facts(read: Read, size_bytes: int) -> dict[str, str | int]:
    data = read_exactly(read, _SUPERBLOCK_AT, _SUPERBLOCK_BYTES)
    superblock = Structure(data)
    require(superblock.u16(6) == _MAGIC)
    # CRC-32 without zlib's inversions; the checksum itself counts as zero.
    length = superblock.u16(8)
    require(_CHECKSUM_AT + 4 <= length <= len(data))
    counted = data[:_CHECKSUM_AT] + bytes(4) + data[_CHECKSUM_AT + 4 : length]
    require((zlib.crc32(counted, superblock.u32(12) ^ _ALL_ONES) ^ _ALL_ONES) == superblock.u32(_CHECKSUM_AT))
    block_bytes = power_of_two(superblock.u32(20) + 10, 10, 16)
    require(superblock.u64(32) <= size_bytes)
    return {
        "label": superblock.text(168, 80),
        "uuid": superblock.uuid(152),
        "size_bytes": superblock.u64(32),
        "block_bytes": block_bytes,
        "segments": superblock.u64(24),
        "segment_bytes": superblock.u32(48) * block_bytes,
    }
