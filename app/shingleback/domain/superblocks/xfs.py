"""Reads the facts of an XFS filesystem.

Source: fs/xfs/libxfs/xfs_format.h of the kernel, struct xfs_dsb.

Facts:
    size_bytes (without a real-time part), block_bytes, sector_bytes, inode_bytes, allocation_groups, log_bytes.
    zoned: 1 if its files are stored in zones (Linux 6.15).
"""

from typing import Final

from shingleback.domain.superblocks.structure import Read, Structure, crc32c, power_of_two, read_exactly, require

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
        # The checksum counts as zero itself, and is the only little-endian number.
        data = read_exactly(read, 0, sector_bytes)
        end = _CHECKSUM_AT + 4
        require(crc32c(data[:_CHECKSUM_AT] + bytes(4) + data[end:]) == Structure(data).u32(_CHECKSUM_AT))
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
