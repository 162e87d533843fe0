"""Reads which areas of a btrfs are in use, and where its files are, and refuses what contradicts itself.

The map has all chunks, full or not. Files, snapshots and the extent tree name places of their own, which must be in
chunks: where they are is looked up without the map.

Source: fs/btrfs/accessors.h and include/uapi/linux/btrfs_tree.h of the kernel; its page "On-disk format".
"""

from collections.abc import Iterator
from typing import Final

from shingleback.domain.superblocks.btrfs_superblock import (
    CHECKSUM_TYPE_AT,
    CHECKSUMS,
    INCOMPATIBLE,
    SUPERBLOCK_BYTES,
    SUPERBLOCKS_AT,
    open_superblock,
)
from shingleback.domain.superblocks.btrfs_trees import (
    MAX_NODES,
    METADATA,
    ROOT_KEY,
    SYSTEM,
    BtrfsTrees,
    Chunk,
    ElsewhereError,
    TreeItem,
    TreeRoot,
    chunk_root,
    chunks_of,
    items_of,
    system_chunks,
)
from shingleback.domain.superblocks.structure import NotThisFilesystem, Read, Structure, require

_RESERVED_BYTES: Final = 1 << 20  # only the first superblock is stored there
_MAPPED_FEATURES: Final = 0x0FFF | 1 << 16
"""From mixed_backref to raid1c34, and simple_quota (include/uapi/linux/btrfs.h): the chunk tree says where data is.
With others, such as extent-tree-v2 and raid-stripe-tree, it may be elsewhere.
"""
_EXTENT_DATA_KEY, _EXTENT_KEY, _TREE_BLOCK_KEY, _BLOCK_GROUP_KEY, _DEVICE_EXTENT_KEY = 108, 168, 169, 192, 204
_DEVICE_TREE, _CHECKSUM_TREE = 4, 7
_INLINE: Final = 0


def used(read: Read, size_bytes: int) -> Iterator[tuple[int, int]]:
    """The used areas: offsets and lengths in bytes, unordered. Allocated chunks count as used, full or not.

    Raises NotThisFilesystem also if it has several devices, is on a host-managed drive, has a feature or a checksum
    that is not known here, or if chunks overlap, leave the device, or differ from what the superblock and the device
    tree say.
    """
    superblock = open_superblock(read)
    chunks = _only_chunks(read, superblock, size_bytes)
    stripes = sorted((start, chunk.length) for chunk in chunks for _, start in chunk.stripes)
    ends = [0, *(start + length for start, length in stripes)]  # the first one of old versions of mkfs starts at 0
    require(all(end <= start for end, (start, _) in zip(ends, stripes, strict=False)))
    require(ends[-1] <= superblock.u64(0xC9 + 8))
    require(sum(length for _, length in stripes) == superblock.u64(0xC9 + 16))
    require(_device_extents(read, superblock, chunks) == stripes)
    yield 0, _RESERVED_BYTES
    for place in SUPERBLOCKS_AT:
        yield place, SUPERBLOCK_BYTES
    yield from stripes


def areas_of_files(read: Read, size_bytes: int) -> Iterator[tuple[int, int]]:
    """Where all that any tree names is, with each copy: offsets and lengths in bytes, unordered.

    That is the content of all files and snapshots, also of changes that are only in the log, all extents and block
    groups, and the trees themselves. Leaves of the tree of checksums are not read. Raises NotThisFilesystem if a tree
    is damaged, or names what is in no chunk.
    """
    superblock = open_superblock(read)
    trees = BtrfsTrees(read, superblock, _only_chunks(read, superblock, size_bytes), MAX_NODES)
    node_bytes = superblock.u32(0x94)
    naming = [_top(superblock)]
    if superblock.u64(0x60):  # changes that the next mount makes
        naming.append(TreeRoot(superblock.u64(0x60), superblock.u8(0xC8), 0))
    roots: dict[bool, list[TreeRoot]] = {True: [chunk_root(superblock), *naming], False: []}
    for item in trees.items(*naming):
        if item.kind == ROOT_KEY and item.node.u32(item.at + 216):  # others are being deleted, and have gaps
            roots[item.owner != _CHECKSUM_TREE].append(_root(item))
    for reads_leaves, some_roots in roots.items():
        for address, node in trees.nodes(*some_roots, reads_leaves=reads_leaves):
            yield from trees.places.areas(address, node_bytes)
            if node is not None:
                for address_of_item, length in _named(node, node_bytes):
                    yield from trees.places.areas(address_of_item, length)


def _named(node: Structure, node_bytes: int) -> Iterator[tuple[int, int]]:
    """The addresses and lengths that the items of a leaf name."""
    for item in items_of(node):
        if item.kind == _EXTENT_DATA_KEY:
            if node.u8(item.at + 20) != _INLINE and (address := node.u64(item.at + 21)):
                yield address, node.u64(item.at + 29)
        elif item.kind in (_EXTENT_KEY, _BLOCK_GROUP_KEY):
            yield item.owner, item.offset
        elif item.kind == _TREE_BLOCK_KEY:
            yield item.owner, node_bytes


def _only_chunks(read: Read, superblock: Structure, size_bytes: int) -> list[Chunk]:
    """All chunks of a filesystem that has this device alone."""
    device_bytes = superblock.u64(0xC9 + 8)
    require(device_bytes <= size_bytes)
    require(superblock.u64(0x88) == 1 and superblock.u64(0x70) == device_bytes)
    require(
        superblock.u64(INCOMPATIBLE.start) & ~_MAPPED_FEATURES == 0 and superblock.u16(CHECKSUM_TYPE_AT) in CHECKSUMS
    )
    try:
        chunks = chunks_of(read, superblock)
    except ElsewhereError:
        raise NotThisFilesystem from None
    require(all(chunk.stripes for chunk in chunks))
    require(all(owner == superblock.u64(0xC9) for chunk in chunks for owner, _ in chunk.stripes))
    require(sorted(system_chunks(superblock)) == sorted(chunk for chunk in chunks if chunk.kind & SYSTEM))
    require(sum(chunk.length for chunk in chunks if chunk.kind & METADATA) <= MAX_NODES * superblock.u32(0x94))
    return chunks


def _device_extents(read: Read, superblock: Structure, chunks: list[Chunk]) -> list[tuple[int, int]]:
    """Where chunks are on the device, as the device tree says: starts and lengths, in order."""
    trees = BtrfsTrees(read, superblock, chunks)
    roots = [item for item in trees.items(_top(superblock)) if (item.owner, item.kind) == (_DEVICE_TREE, ROOT_KEY)]
    return sorted(
        (item.offset, item.node.u64(item.at + 24))
        for item in trees.items(*map(_root, roots))
        if (item.owner, item.kind) == (superblock.u64(0xC9), _DEVICE_EXTENT_KEY)
    )


def _top(superblock: Structure) -> TreeRoot:
    """The root of the tree that names the other ones."""
    return TreeRoot(superblock.u64(0x50), superblock.u8(0xC6), superblock.u64(0x48))


def _root(item: TreeItem) -> TreeRoot:
    return TreeRoot(item.node.u64(item.at + 176), item.node.u8(item.at + 238), item.node.u64(item.at + 160))
