"""Reads the facts of an ext4 superblock, and the layout of its metadata.

Source: Documentation/filesystems/ext4 of the kernel (super.rst, group_descr.rst), lib/ext2fs/ext2_fs.h of e2fsprogs.

Facts:
    size_bytes, block_bytes, blocks, groups, inodes, reserved_blocks, journal_bytes.
    bytes_per_inode: rounded to a power of two.
    feature-NAME: 1 or 0, with the names of dumpe2fs.
    backup_superblocks: how many there are.
    packed: 1 if all bitmaps, inode tables and the journal are together at the start.
    lazy: 1 if the kernel still has to zero inode tables after the first mount.
"""

import math
import struct
from collections.abc import Iterator
from typing import Final, NamedTuple

from shingleback.domain.superblocks.structure import (
    Read,
    Structure,
    crc32c_open,
    power_of_two,
    read_exactly,
    require,
)

SUPERBLOCK_AT: Final = 1024
MAGIC_AT: Final = 0x38
MAGIC: Final = b"\x53\xef"
_TABLE_IS_ZEROED: Final = 0x4
_LONGEST_WRITTEN: Final = 0x8000  # EXT_INIT_MAX_LEN of fs/ext4
_EXTENTS_MAGIC: Final = 0xF30A
_DEEPEST: Final = 2  # levels of a journal's extent tree; one is enough for 1 GiB
_SHORT_DESCRIPTOR_BYTES: Final = 32
_MAX_GROUPS: Final = 1 << 20  # as on 128 TB

COMPATIBLE: Final = {
    0x1: "dir_prealloc",
    0x2: "imagic_inodes",
    0x4: "has_journal",
    0x8: "ext_attr",
    0x10: "resize_inode",
    0x20: "dir_index",
    0x40: "lazy_bg",
    0x200: "sparse_super2",
    0x400: "fast_commit",
    0x800: "stable_inodes",
    0x1000: "orphan_file",
}
INCOMPATIBLE: Final = {
    0x1: "compression",
    0x2: "filetype",
    0x4: "needs_recovery",
    0x8: "journal_dev",
    0x10: "meta_bg",
    0x40: "extent",
    0x80: "64bit",
    0x100: "mmp",
    0x200: "flex_bg",
    0x400: "ea_inode",
    0x1000: "dirdata",
    0x2000: "metadata_csum_seed",
    0x4000: "large_dir",
    0x8000: "inline_data",
    0x10000: "encrypt",
    0x20000: "casefold",
}
READ_ONLY_COMPATIBLE: Final = {
    0x1: "sparse_super",
    0x2: "large_file",
    0x8: "huge_file",
    0x10: "uninit_bg",
    0x20: "dir_nlink",
    0x40: "extra_isize",
    0x100: "quota",
    0x200: "bigalloc",
    0x400: "metadata_csum",
    0x1000: "read-only",
    0x2000: "project",
    0x4000: "shared_blocks",
    0x8000: "verity",
    0x10000: "orphan_present",
}
_ALL_FEATURES: Final = (*COMPATIBLE.values(), *INCOMPATIBLE.values(), *READ_ONLY_COMPATIBLE.values())


class Ext4Shape(NamedTuple):
    """The layout of the filesystem, in blocks unless stated otherwise."""

    block_bytes: int
    blocks: int
    first: int
    group: int
    groups: int
    table: int
    descriptor_bytes: int
    reserved_descriptors: int
    features: frozenset[str]
    backup_groups: tuple[int, int]
    first_meta_group: int

    @property
    def per_block(self) -> int:
        """Descriptors per block."""
        return self.block_bytes // self.descriptor_bytes

    @property
    def descriptors(self) -> int:
        """The number of blocks with descriptors."""
        return -(-self.groups // self.per_block)


class Ext4Group(NamedTuple):
    """The descriptor of a group; `raw` is as on the drive. `bitmap_checksum` has 16 or 32 bits."""

    raw: bytes
    block_bitmap: int
    inode_bitmap: int
    table: int
    free_blocks: int
    free_inodes: int
    flags: int
    bitmap_checksum: int
    unused_inodes: int


class Ext4Extent(NamedTuple):
    start: int
    length: int


def facts(read: Read, size_bytes: int) -> dict[str, str | int]:
    superblock, shape = open_filesystem(read, size_bytes)
    inodes = superblock.u32(0x0)
    require(inodes > 0)
    groups = groups_of(read, shape)
    has_journal = superblock.u8(0xFD) == 1 and "has_journal" in shape.features  # and a copy of its inode
    journal: list[Ext4Extent] = []
    if has_journal and "extent" in shape.features:
        journal = list(extents(read, Structure(superblock.raw(0x10C, 60)), shape.block_bytes, _DEEPEST))
    # Lazy: tables remain to be zeroed. Without group checksums there are no flags, and mkfs has zeroed them all.
    has_flags = not shape.features.isdisjoint({"uninit_bg", "metadata_csum"})
    return {
        "label": superblock.text(0x78, 16),
        "uuid": superblock.uuid(0x68),
        "size_bytes": shape.blocks * shape.block_bytes,
        "block_bytes": shape.block_bytes,
        "blocks": shape.blocks,
        "groups": shape.groups,
        "inodes": inodes,
        "reserved_blocks": wide(superblock, 0x8, 0x154, shape.features),
        "journal_bytes": superblock.u32(0x10C + 64) | superblock.u32(0x10C + 60) << 32 if has_journal else 0,
        "bytes_per_inode": rounded_to_power_of_two(shape.blocks * shape.block_bytes, inodes),
        "backup_superblocks": sum(has_superblock(shape, group) for group in range(1, shape.groups)),
        "packed": int(_is_packed(shape, groups, journal)),
        "lazy": int(has_flags and any(group.unused_inodes and not group.flags & _TABLE_IS_ZEROED for group in groups)),
        **{f"feature-{name}": int(name in shape.features) for name in _ALL_FEATURES},
    }


def open_filesystem(read: Read, size_bytes: int) -> tuple[Structure, Ext4Shape]:
    """Read the superblock. Raises NotThisFilesystem if it is another one, damaged, or larger than the device."""
    superblock = Structure(read_exactly(read, SUPERBLOCK_AT, 1024))
    require(superblock.raw(MAGIC_AT, 2) == MAGIC)
    shape = _shape_of(superblock)
    require(shape.blocks * shape.block_bytes <= size_bytes)
    if "metadata_csum" in shape.features:
        require(crc32c_open(superblock.raw(0, 0x3FC)) == superblock.u32(0x3FC))
    return superblock, shape


def rounded_to_power_of_two(size_bytes: int, inodes: int) -> int:
    """The requested bytes per inode: mkfs rounds the number of inodes up to whole blocks."""
    return 1 << max(0, round(math.log2(max(1, size_bytes) / inodes)))


def _shape_of(superblock: Structure) -> Ext4Shape:
    features = frozenset(
        name
        for offset, names in ((0x5C, COMPATIBLE), (0x60, INCOMPATIBLE), (0x64, READ_ONLY_COMPATIBLE))
        for bit, name in names.items()
        if superblock.u32(offset) & bit
    )
    block_bytes = power_of_two(superblock.u32(0x18) + 10, 10, 16)
    blocks = wide(superblock, 0x4, 0x150, features)
    first, group = superblock.u32(0x14), superblock.u32(0x20)
    descriptor_bytes = superblock.u16(0xFE) if "64bit" in features else _SHORT_DESCRIPTOR_BYTES
    require(group > 0 and first < blocks and descriptor_bytes in (_SHORT_DESCRIPTOR_BYTES, 64))
    groups = -(-(blocks - first) // group)
    require(groups <= _MAX_GROUPS)
    return Ext4Shape(
        block_bytes=block_bytes,
        blocks=blocks,
        first=first,
        group=group,
        groups=groups,
        table=-(-superblock.u32(0x28) * superblock.u16(0x58) // block_bytes),
        descriptor_bytes=descriptor_bytes,
        reserved_descriptors=superblock.u16(0xCE),
        features=features,
        backup_groups=(superblock.u32(0x24C), superblock.u32(0x250)),
        first_meta_group=superblock.u32(0x104) if "meta_bg" in features else -1,
    )


def wide(superblock: Structure, low: int, high: int, features: frozenset[str]) -> int:
    return superblock.u32(low) | (superblock.u32(high) << 32 if "64bit" in features else 0)


def groups_of(read: Read, shape: Ext4Shape) -> list[Ext4Group]:
    """The descriptors of all groups. With meta_bg they are not contiguous."""
    data = b"".join(
        read_exactly(read, start * shape.block_bytes, length * shape.block_bytes)
        for start, length in descriptor_pieces(shape)
    )
    length = shape.descriptor_bytes
    require(len(data) >= shape.groups * length)
    return [_group(data[at : at + length]) for at in range(0, shape.groups * length, length)]


def _group(raw: bytes) -> Ext4Group:
    low = struct.unpack_from("<3I2H2xH4xH2xH", raw)
    high = struct.unpack_from("<3I2H2xH4xH", raw, 32) if len(raw) > _SHORT_DESCRIPTOR_BYTES else (0,) * 7
    block_bitmap, inode_bitmap, table, free_blocks, free_inodes, flags, bitmap_checksum, unused_inodes = low
    high_block, high_inode, high_table, high_free_blocks, high_free_inodes, high_unused, high_checksum = high
    return Ext4Group(
        raw=raw,
        block_bitmap=block_bitmap | high_block << 32,
        inode_bitmap=inode_bitmap | high_inode << 32,
        table=table | high_table << 32,
        free_blocks=free_blocks | high_free_blocks << 16,
        free_inodes=free_inodes | high_free_inodes << 16,
        flags=flags,
        bitmap_checksum=bitmap_checksum | high_checksum << 16,
        unused_inodes=unused_inodes | high_unused << 16,
    )


def descriptor_pieces(shape: Ext4Shape) -> list[Ext4Extent]:
    after_superblock = shape.first + 1
    if shape.first_meta_group < 0:
        return [Ext4Extent(after_superblock, shape.descriptors)]
    together = min(shape.first_meta_group, shape.descriptors)
    alone = [
        Ext4Extent(shape.first + group * shape.group + int(group == 0 or has_superblock(shape, group)), 1)
        for group in range(together * shape.per_block, shape.groups, shape.per_block)
    ]
    return [Ext4Extent(after_superblock, together), *alone]


def has_superblock(shape: Ext4Shape, group: int) -> bool:
    """Whether a group other than the first has a backup superblock."""
    if "sparse_super2" in shape.features:
        return group in shape.backup_groups
    if "sparse_super" not in shape.features or group == 1:
        return True
    return any(_is_power(group, base) for base in (3, 5, 7))


def _is_power(number: int, base: int) -> bool:
    while number > 1 and number % base == 0:
        number //= base
    return number == 1


def extents(read: Read, node: Structure, block_bytes: int, deepest: int) -> Iterator[Ext4Extent]:
    """The extents below a node, and the blocks of the nodes themselves."""
    entries, depth = node.u16(2), node.u16(6)
    require(node.u16(0) == _EXTENTS_MAGIC and depth <= deepest)
    for at in range(12, 12 + 12 * entries, 12):
        if depth == 0:
            length = node.u16(at + 4)
            if length > _LONGEST_WRITTEN:  # blocks that were only reserved
                length -= _LONGEST_WRITTEN
            yield Ext4Extent(node.u32(at + 8) | node.u16(at + 6) << 32, length)
            continue
        block = node.u32(at + 4) | node.u16(at + 8) << 32
        yield Ext4Extent(block, 1)
        below = Structure(read_exactly(read, block * block_bytes, block_bytes))
        yield from extents(read, below, block_bytes, depth - 1)


def _is_packed(shape: Ext4Shape, groups: list[Ext4Group], journal: list[Ext4Extent]) -> bool:
    """Whether there are no gaps between the metadata, except superblocks and descriptors of the first groups."""
    ends = [
        *(group.block_bitmap + 1 for group in groups),
        *(group.inode_bitmap + 1 for group in groups),
        *(group.table + shape.table for group in groups),
        *(extent.start + extent.length for extent in journal),
    ]
    notes = len(groups) * (2 + shape.table) + sum(extent.length for extent in journal)
    between = 4 * (1 + shape.descriptors + shape.reserved_descriptors)
    return max(ends) <= shape.first + notes + between
