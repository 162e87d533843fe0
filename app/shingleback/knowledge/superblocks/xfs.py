"""What XFS says about itself.

Source: fs/xfs/libxfs/xfs_format.h of the kernel, struct xfs_dsb.

Facts:
    size_bytes (without a real-time part), block_bytes, sector_bytes, inode_bytes, allocation_groups, log_bytes.
    zoned: 1 where its files lie in zones (Linux 6.15).
"""

from typing import Final

from shingleback.knowledge.superblocks.crc32c import crc32c
from shingleback.knowledge.superblocks.structure import Read, Structure, power_of_two, read_exactly, require

_MAGIC: Final = b"XFSB"
_SUPERBLOCK_BYTES: Final = 512
_VERSION: Final = 0xF
_WITH_CHECKSUMS: Final = 5
_CHECKSUM_AT: Final = 224
_ZONED: Final = 1 << 9


def facts(read: Read, size_bytes: int) -> dict[str, str | int]:
    superblock = Structure(read_exactly(read, 0, _SUPERBLOCK_BYTES), "big")
    require(superblock.raw(0, 4) == _MAGIC)
    block_bytes = power_of_two(superblock.u8(120), 9, 16)
    require(superblock.u64(8) * block_bytes <= size_bytes)
    sector_bytes = superblock.u16(102)
    require(sector_bytes in (512, 1024, 2048, 4096, 8192, 16384, 32768))
    has_checksums = superblock.u16(100) & _VERSION == _WITH_CHECKSUMS
    if has_checksums:
        _check(read_exactly(read, 0, sector_bytes))
    return {
        "label": superblock.text(108, 12),
        "uuid": superblock.uuid(32),
        "size_bytes": superblock.u64(8) * block_bytes,
        "block_bytes": block_bytes,
        "sector_bytes": sector_bytes,
        "inode_bytes": superblock.u16(104),
        "allocation_groups": superblock.u32(88),
        "log_bytes": superblock.u32(96) * block_bytes,
        "zoned": int(has_checksums and bool(superblock.u32(216) & _ZONED)),
    }


def _check(data: bytes) -> None:
    """The checksum is counted as zero; it alone is little-endian."""
    end = _CHECKSUM_AT + 4
    require(crc32c(data[:_CHECKSUM_AT] + bytes(4) + data[end:]) == Structure(data).u32(_CHECKSUM_AT))
