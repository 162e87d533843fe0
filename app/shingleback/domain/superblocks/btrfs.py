"""Reads the facts of a btrfs, including how many copies it keeps.

Source: fs/btrfs/accessors.h and include/uapi/linux/btrfs_tree.h of the kernel; its page "On-disk format".

Facts:
    size_bytes, used_bytes, devices, sector_bytes, node_bytes.
    zoned: 1 if it was made for a host-managed drive.
    data, metadata, system: "single", "dup", "raid1"...; two of them joined by "+" during a conversion. Missing if the
        chunk tree is on another device.
"""

from typing import Final

from shingleback.domain.superblocks.btrfs_superblock import UUID, is_zoned, open_superblock
from shingleback.domain.superblocks.btrfs_trees import DATA, METADATA, SYSTEM, ElsewhereError, chunks_of
from shingleback.domain.superblocks.structure import Read, require

_COPIES: Final = {
    0x8: "raid0",
    0x10: "raid1",
    0x20: "dup",
    0x40: "raid10",
    0x80: "raid5",
    0x100: "raid6",
    0x200: "raid1c3",
    0x400: "raid1c4",
}
_ANY_COPIES: Final = sum(_COPIES)


def facts(read: Read, size_bytes: int) -> dict[str, str | int]:
    superblock = open_superblock(read)
    require(superblock.u64(0xC9 + 8) <= size_bytes)
    volume_facts: dict[str, str | int] = {
        "label": superblock.text(0x12B, 256),
        "uuid": superblock.uuid(UUID.start),
        "size_bytes": superblock.u64(0x70),
        "used_bytes": superblock.u64(0x78),
        "devices": superblock.u64(0x88),
        "sector_bytes": superblock.u32(0x90),
        "node_bytes": superblock.u32(0x94),
        "zoned": int(is_zoned(superblock)),
    }
    try:
        chunks = chunks_of(read, superblock)
    except ElsewhereError:
        return volume_facts
    return volume_facts | {
        name: "+".join(
            sorted({_COPIES.get(chunk.kind & _ANY_COPIES, "single") for chunk in chunks if chunk.kind & kind})
        )
        for name, kind in (("data", DATA), ("metadata", METADATA), ("system", SYSTEM))
        if any(chunk.kind & kind for chunk in chunks)
    }
