"""Reads which areas of an ext4 filesystem are in use, and refuses the map if anything contradicts it.

Everything that the format says twice is compared: checksums of the superblock, of the descriptors and of the bitmaps,
free blocks in descriptor, superblock and bitmap, and the place of each table with its bits. Without `metadata_csum`, a
bitmap has no checksum. Then the blocks of all files are compared with it, too.

Source: Documentation/filesystems/ext4 of the kernel (group_descr.rst, checksums.rst, bitmaps.rst, ifork.rst), and
`ext4_group_desc_csum` and `ext4_num_base_meta_clusters` in fs/ext4.
"""

import struct
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from shingleback.domain.superblocks.ext4 import (
    COMPATIBLE,
    INCOMPATIBLE,
    READ_ONLY_COMPATIBLE,
    Ext4Extent,
    Ext4Group,
    Ext4Shape,
    descriptor_pieces,
    extents,
    groups_of,
    has_superblock,
    open_filesystem,
    wide,
)
from shingleback.domain.superblocks.structure import (
    Read,
    Structure,
    are_set,
    count_set,
    crc32c_open,
    read_exactly,
    require,
    set_runs,
)

_UNSUPPORTED: Final = frozenset({"needs_recovery", "bigalloc", "journal_dev", "shared_blocks", "compression"})
_INODES_ARE_UNSET: Final = 0x1
_BLOCKS_ARE_UNSET: Final = 0x2
_STATE_CLEAN: Final = 0x1
_STATE_ERRORS: Final = 0x2
_CRC32C: Final = 1
_DESCRIPTOR_CHECKSUM: Final = slice(0x1E, 0x20)
_SAME_BITMAPS: Final = 64  # checksums that are kept: most groups of a drive are empty or full
_MAX_INODES: Final = 20_000_000  # in use; with more, copying everything takes hardly longer than looking at each
_DEEPEST: Final = 5  # levels of a file's extent tree
_EXTENTS: Final = 0x80000
_INLINE_DATA: Final = 0x10000000
_REGULAR, _FOLDER, _SYMLINK = 0x8000, 0x4000, 0xA000
_LONGEST_FAST_SYMLINK: Final = 59  # bytes; a longer one is in a block
_DIRECT: Final = 12
_FIRST_INODE_BYTES: Final = 128  # in revision 0 of the format, which does not say it
_NODE_BYTES: Final = 60


def used(read: Read, size_bytes: int) -> Iterator[tuple[int, int]]:
    """The used areas as offsets and lengths in bytes, unordered. Raises NotThisFilesystem also if a map is invalid."""
    superblock, shape = open_filesystem(read, size_bytes)
    _check_superblock(superblock, shape)
    seed = superblock.u32(0x270) if "metadata_csum_seed" in shape.features else crc32c_open(superblock.raw(0x68, 16))
    groups = groups_of(read, shape)
    for number, group in enumerate(groups):
        stored = int.from_bytes(group.raw[_DESCRIPTOR_CHECKSUM], "little")
        before, after = group.raw[: _DESCRIPTOR_CHECKSUM.start], group.raw[_DESCRIPTOR_CHECKSUM.stop :]
        number_bytes = struct.pack("<I", number)
        if "metadata_csum" in shape.features:
            require(crc32c_open(number_bytes + before + bytes(2) + after, seed) & 0xFFFF == stored)
        elif "uninit_bg" in shape.features:
            require(_crc16(superblock.raw(0x68, 16) + number_bytes + before + after) == stored)
        else:  # then the kernel and e2fsck ignore these flags
            require(not group.flags & (_BLOCKS_ARE_UNSET | _INODES_ARE_UNSET))
        for start, length in ((group.block_bitmap, 1), (group.inode_bitmap, 1), (group.table, shape.table)):
            require(shape.first <= start and start + length <= shape.blocks)
    require(sum(group.free_blocks for group in groups) == wide(superblock, 0xC, 0x158, shape.features))
    own_blocks = _own_blocks(shape, groups)
    bitmaps = _Bitmaps(read, shape, seed)
    for number, group in enumerate(groups):
        yield from bitmaps.runs(number, group, own_blocks.get(number, []))
    for extent in (Ext4Extent(0, shape.first + 1), *_metadata(shape, groups)):
        yield extent.start * shape.block_bytes, extent.length * shape.block_bytes
    if "metadata_csum" not in shape.features:
        for number, extent in enumerate(_file_blocks(read, superblock, shape, groups)):
            require(number < shape.blocks and bitmaps.has(extent))


def areas_of_files(read: Read, size_bytes: int) -> Iterator[tuple[int, int]]:
    """Where files, folders and attributes are, as their own tables say: offsets and lengths in bytes, unordered.

    Raises NotThisFilesystem if a table contradicts another one.
    """
    superblock, shape = open_filesystem(read, size_bytes)
    for number, extent in enumerate(_file_blocks(read, superblock, shape, groups_of(read, shape))):
        require(number < shape.blocks)
        yield extent.start * shape.block_bytes, extent.length * shape.block_bytes


def _check_superblock(superblock: Structure, shape: Ext4Shape) -> None:
    require(superblock.u16(0x3A) & (_STATE_CLEAN | _STATE_ERRORS) == _STATE_CLEAN)
    require(shape.features.isdisjoint(_UNSUPPORTED))
    for offset, names_by_bit in ((0x5C, COMPATIBLE), (0x60, INCOMPATIBLE), (0x64, READ_ONLY_COMPATIBLE)):
        require(superblock.u32(offset) & ~sum(names_by_bit) == 0)  # no feature that has no name here
    if "metadata_csum" in shape.features:
        require(superblock.u8(0x175) == _CRC32C)


# descriptors ------------------------------------------------------------------------------------------------------


def _crc16(data: bytes) -> int:
    """CRC-16 with the polynomial of lib/crc16.c, from 0xFFFF."""
    crc = 0xFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0xA001 if crc & 1 else 0)
    return crc


# the metadata's own blocks ------------------------------------------------------------------------------------------


def _metadata(shape: Ext4Shape, groups: list[Ext4Group]) -> Iterator[Ext4Extent]:
    """Bitmaps, tables, superblocks and descriptors. One of the backups of meta_bg may be missing."""
    yield from descriptor_pieces(shape)
    for number, group in enumerate(groups):
        yield Ext4Extent(group.block_bitmap, 1)
        yield Ext4Extent(group.inode_bitmap, 1)
        yield Ext4Extent(group.table, shape.table)
        if length := _base_blocks(shape, number):
            yield Ext4Extent(shape.first + number * shape.group, length)


def _base_blocks(shape: Ext4Shape, group: int) -> int:
    """How many blocks at the start of a group have a superblock and descriptors, as `ext4_num_base_meta_clusters`."""
    has_backup = group == 0 or has_superblock(shape, group)
    if shape.first_meta_group < 0 or group < shape.first_meta_group * shape.per_block:
        together = shape.descriptors if shape.first_meta_group < 0 else shape.first_meta_group
        return 1 + together + shape.reserved_descriptors if has_backup else 0
    within = group % shape.per_block
    return int(has_backup) + int(within in (0, 1, shape.per_block - 1))


def _own_blocks(shape: Ext4Shape, groups: list[Ext4Group]) -> Mapping[int, list[Ext4Extent]]:
    """The metadata in each group, counted from the group's start."""
    blocks_by_group: dict[int, list[Ext4Extent]] = {}
    for extent in _metadata(shape, groups):
        for number, part in _by_group(shape, extent):
            blocks_by_group.setdefault(number, []).append(part)
    return blocks_by_group


def _by_group(shape: Ext4Shape, extent: Ext4Extent) -> Iterator[tuple[int, Ext4Extent]]:
    start, end = extent.start - shape.first, extent.start + extent.length - shape.first
    while start < end:
        number, within = divmod(start, shape.group)
        length = min(end - start, shape.group - within)
        yield number, Ext4Extent(within, length)
        start += length


# bitmaps --------------------------------------------------------------------------------------------------------


class _Bitmaps:
    """The bitmaps of blocks, each checked when it is read, and kept if the files are compared with it later."""

    def __init__(self, read: Read, shape: Ext4Shape, seed: int) -> None:
        self._read = read
        self._shape = shape
        self._has_checksums = "metadata_csum" in shape.features
        self._checksum = lru_cache(_SAME_BITMAPS)(lambda bitmap: crc32c_open(bitmap, seed))
        self._by_group: dict[int, bytes] = {}
        self._interned: dict[bytes, bytes] = {}

    def runs(self, number: int, group: Ext4Group, own_extents: list[Ext4Extent]) -> Iterator[tuple[int, int]]:
        """The used areas of a group, in bytes, apart from the metadata if its bitmap is not set up."""
        shape = self._shape
        begin = shape.first + number * shape.group
        blocks = min(shape.group, shape.blocks - begin)
        if group.flags & _BLOCKS_ARE_UNSET:
            bits = 0
            for part in own_extents:
                bits |= ((1 << part.length) - 1) << part.start
            require(group.free_blocks == blocks - bits.bit_count())
            # What the kernel sets up for a group in which nothing but metadata is in use.
            self._store(number, bits.to_bytes(shape.block_bytes, "little"))
            return
        bitmap = read_exactly(self._read, group.block_bitmap * shape.block_bytes, shape.block_bytes)
        if self._has_checksums:
            mask = 0xFFFFFFFF if len(group.raw) > 0x38 else 0xFFFF  # a short descriptor has the lower half alone
            require(self._checksum(bitmap[: shape.group // 8]) & mask == group.bitmap_checksum)
        require(count_set(bitmap, blocks) == blocks - group.free_blocks)
        require(all(are_set(bitmap, part.start, part.length) for part in own_extents))
        self._store(number, bitmap)
        for start, length in set_runs(bitmap, blocks, shape.block_bytes):
            yield begin * shape.block_bytes + start, length

    def has(self, extent: Ext4Extent) -> bool:
        """Whether all these blocks are in use."""
        is_inside = self._shape.first <= extent.start and extent.start + extent.length <= self._shape.blocks
        return is_inside and all(
            are_set(self._by_group[number], part.start, part.length) for number, part in _by_group(self._shape, extent)
        )

    def _store(self, number: int, bitmap: bytes) -> None:
        if not self._has_checksums:
            self._by_group[number] = self._interned.setdefault(bitmap, bitmap)


# files ------------------------------------------------------------------------------------------------------------


def _file_blocks(read: Read, superblock: Structure, shape: Ext4Shape, groups: list[Ext4Group]) -> Iterator[Ext4Extent]:
    """The blocks of all files, folders and extended attributes, and of the trees that list them."""
    per_group = superblock.u32(0x28)
    inode_bytes = superblock.u16(0x58) if superblock.u32(0x4C) else _FIRST_INODE_BYTES
    require(128 <= inode_bytes <= shape.block_bytes and shape.block_bytes % inode_bytes == 0)
    per_block = shape.block_bytes // inode_bytes
    inode_count = 0
    for group in groups:
        if group.flags & _INODES_ARE_UNSET:
            continue
        bitmap = read_exactly(read, group.inode_bitmap * shape.block_bytes, shape.block_bytes)
        count = count_set(bitmap, per_group)
        require(count == per_group - group.free_inodes)
        inode_count += count
        require(inode_count <= _MAX_INODES)
        bits = int.from_bytes(bitmap, "little") & ((1 << per_group) - 1)
        for block in range(-(-per_group // per_block) if count else 0):
            bits_of_block = bits >> block * per_block & ((1 << per_block) - 1)
            if not bits_of_block:
                continue
            table = read_exactly(read, (group.table + block) * shape.block_bytes, shape.block_bytes)
            for number in range(per_block):
                if bits_of_block >> number & 1:
                    inode = Structure(table[number * inode_bytes : (number + 1) * inode_bytes])
                    yield from _inode_blocks(read, inode, shape.block_bytes)


def _inode_blocks(read: Read, inode: Structure, block_bytes: int) -> Iterator[Ext4Extent]:
    attributes = inode.u32(0x68) | inode.u16(0x76) << 32
    if attributes:
        yield Ext4Extent(attributes, 1)
    kind, flags, size_bytes = inode.u16(0) & 0xF000, inode.u32(0x20), inode.u32(0x4)
    node = Structure(inode.raw(0x28, _NODE_BYTES))
    if flags & _INLINE_DATA:
        return
    if flags & _EXTENTS:
        yield from extents(read, node, block_bytes, _DEEPEST)
    elif kind in (_REGULAR, _FOLDER) or (kind == _SYMLINK and size_bytes > _LONGEST_FAST_SYMLINK):
        yield from (Ext4Extent(node.u32(4 * at), 1) for at in range(_DIRECT) if node.u32(4 * at))
        for depth in (1, 2, 3):
            yield from _indirect(read, node.u32(4 * (_DIRECT + depth - 1)), block_bytes, depth)


def _indirect(read: Read, block: int, block_bytes: int, depth: int) -> Iterator[Ext4Extent]:
    """The blocks below an indirect block, and that block. Nothing if there is none."""
    if not block:
        return
    yield Ext4Extent(block, 1)
    for (pointer,) in struct.iter_unpack("<I", read_exactly(read, block * block_bytes, block_bytes)):
        if pointer and depth == 1:
            yield Ext4Extent(pointer, 1)
        elif pointer:
            yield from _indirect(read, pointer, block_bytes, depth - 1)
