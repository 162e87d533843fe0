"""Reads the facts of an F2FS filesystem.

Source: include/linux/f2fs_fs.h of the kernel.

Facts:
    size_bytes, block_bytes, segment_bytes, sections.
    segments_per_section: what its garbage collection cleans at once.
    sections_per_zone.
    zoned: 1 if it was made for a host-managed drive.
"""

from typing import Final

from shingleback.domain.superblocks.structure import Read, Structure, power_of_two, read_exactly, require

_SUPERBLOCK_AT: Final = 1024
_MAGIC: Final = 0xF2F52010
_ZONED: Final = 0x2
_LABEL_BYTES: Final = 1024


def facts(read: Read, size_bytes: int) -> dict[str, str | int]:
    superblock = Structure(read_exactly(read, _SUPERBLOCK_AT, 3072))
    require(superblock.u32(0) == _MAGIC)
    block_bytes = power_of_two(superblock.u32(16), 12, 16)
    segment_bytes = block_bytes * power_of_two(superblock.u32(20), 9, 9)
    require(superblock.u64(36) * block_bytes <= size_bytes)
    require(superblock.u32(24) > 0 and superblock.u32(28) > 0)
    return {
        "label": superblock.text(124, _LABEL_BYTES, "utf-16-le"),
        "uuid": superblock.uuid(108),
        "size_bytes": superblock.u64(36) * block_bytes,
        "block_bytes": block_bytes,
        "segment_bytes": segment_bytes,
        "segments_per_section": superblock.u32(24),
        "sections_per_zone": superblock.u32(28),
        "sections": superblock.u32(44),
        "zoned": int(bool(superblock.u32(2180) & _ZONED)),
    }
