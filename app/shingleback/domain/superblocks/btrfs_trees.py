"""Reads the trees of a btrfs, and refuses nodes that don't fit the place that points to them.

Every node is checked by its checksum, its address, its level, the UUID in it, and the generation: a node that an older
or a newer change wrote there has another one, although its checksum is right.

Source: fs/btrfs/accessors.h, fs/btrfs/disk-io.c and include/uapi/linux/btrfs_tree.h of the kernel.
"""

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from shingleback.domain.superblocks.btrfs_superblock import (
    CHECKSUM_TYPE_AT,
    SUPERBLOCK_CHUNKS_AT,
    SUPERBLOCK_CHUNKS_BYTES,
    is_intact,
    node_uuid,
)
from shingleback.domain.superblocks.structure import NotThisFilesystem, Read, Structure, require

ROOT_KEY: Final = 132
CHUNK_KEY: Final = 228
DATA, SYSTEM, METADATA = 1, 2, 4
_FEW_NODES: Final = 4096  # of 16 KiB; the chunks of 8 TB need 70
MAX_NODES: Final = 2 << 20  # 32 GiB of 16 KiB; with more, copying everything takes hardly longer than reading each
_NODE_HEADER_BYTES: Final = 101
_KEY_BYTES: Final = 17
_ITEM_BYTES: Final = 25
_POINTER_BYTES: Final = 33
_LEVELS: Final = 8
_SORTED_NODES: Final = 1 << 16  # are read together, in the order of their addresses
_LEAST_NODE_BYTES, _LARGEST_NODE_BYTES = 4096, 65536


class ElsewhereError(Exception):
    """The data is on another device of the filesystem."""


class Chunk(NamedTuple):
    """Attributes: `stripes`: the device number and the chunk's offset on that device, for each stripe."""

    start: int
    length: int
    kind: int
    stripes: tuple[tuple[int, int], ...]


class TreeRoot(NamedTuple):
    """Attributes: `generation`: of the node; 0 if the filesystem does not say it."""

    address: int
    level: int
    generation: int


class TreeItem(NamedTuple):
    """An item of a tree.

    Attributes:
        owner, kind, offset: its key.
        at: where its content is in the node.
    """

    owner: int
    kind: int
    offset: int
    node: Structure
    at: int


class ChunkPlaces:
    """Where addresses are on this device."""

    def __init__(self, device: int, chunks: Iterable[Chunk]) -> None:
        self._device = device
        self._chunks = sorted(chunks)
        self._starts = [chunk.start for chunk in self._chunks]

    def areas(self, address: int, length: int) -> list[tuple[int, int]]:
        """The areas of all copies on this device, as offsets and lengths. Raises ElsewhereError if there is none."""
        at = bisect_right(self._starts, address) - 1
        require(at >= 0)
        chunk = self._chunks[at]
        within = address - chunk.start
        require(length > 0 and within + length <= chunk.length)
        places = [(start + within, length) for device, start in chunk.stripes if device == self._device]
        if not places:
            raise ElsewhereError
        return places


class BtrfsTrees:
    """The trees that are in some chunks.

    Attributes:
        places: where addresses are on this device.
    """

    def __init__(
        self, read: Read, superblock: Structure, chunks: Iterable[Chunk], most_nodes: int = _FEW_NODES
    ) -> None:
        self.places = ChunkPlaces(superblock.u64(0xC9), chunks)
        self._read = read
        self._node_bytes = superblock.u32(0x94)
        self._checksum = superblock.u16(CHECKSUM_TYPE_AT)
        self._uuid = node_uuid(superblock)
        self._most_nodes = most_nodes
        require(_LEAST_NODE_BYTES <= self._node_bytes <= _LARGEST_NODE_BYTES)

    def items(self, *roots: TreeRoot) -> Iterator[TreeItem]:
        """The items of all these trees, in no order; those in nodes that several trees share only once."""
        for _, node in self.nodes(*roots):
            if node is not None:
                yield from items_of(node)

    def nodes(self, *roots: TreeRoot, reads_leaves: bool = True) -> Iterator[tuple[int, Structure | None]]:
        """The addresses of all nodes of these trees, and the nodes that were read.

        Raises NotThisFilesystem if a node is not as it should be, and ElsewhereError.
        """
        waiting = _WaitingNodes(self._most_nodes)
        for root in roots:
            require(root.level < _LEVELS)
            waiting.add(root.level, root.address, root.generation)
        for level in reversed(range(_LEVELS)):
            for address, generation in waiting.of(level):
                if not level and not reads_leaves:
                    yield address, None
                    continue
                node = self._node(address, level, generation)
                yield address, node
                if level:
                    for at in _entries(node, _POINTER_BYTES):
                        pointer = at + _KEY_BYTES
                        waiting.add(level - 1, node.u64(pointer), node.u64(pointer + 8))

    def _node(self, address: int, level: int, generation: int) -> Structure:
        """The first copy that is right."""
        for start, length in self.places.areas(address, self._node_bytes):
            data = self._read(start, length)
            if len(data) != length:  # it could not be read
                continue
            node = Structure(data)
            is_meant = node.u64(48) == address and node.u8(100) == level and node.raw(32, 16) == self._uuid
            is_current = generation in (0, node.u64(80))
            if is_meant and is_current and is_intact(data, self._checksum):
                require(node.u32(96) <= (length - _NODE_HEADER_BYTES) // (_POINTER_BYTES if level else _ITEM_BYTES))
                return node
        raise NotThisFilesystem


class _WaitingNodes:
    """Nodes that are still to be read, each one once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._visited: set[int] = set()
        self._addresses = [array("Q") for _ in range(_LEVELS)]
        self._generations = [array("Q") for _ in range(_LEVELS)]

    def add(self, level: int, address: int, generation: int) -> None:
        if address not in self._visited:
            self._visited.add(address)
            require(len(self._visited) <= self._most)
            self._addresses[level].append(address)
            self._generations[level].append(generation)

    def of(self, level: int) -> Iterator[tuple[int, int]]:
        """The addresses and generations of a level, nearly in order. Nothing may be added to it meanwhile."""
        addresses, generations = self._addresses[level], self._generations[level]
        for first in range(0, len(addresses), _SORTED_NODES):
            part = slice(first, first + _SORTED_NODES)
            yield from sorted(zip(addresses[part], generations[part], strict=True))


def items_of(leaf: Structure) -> Iterator[TreeItem]:
    """The items of a node; none if it is no leaf."""
    if not leaf.u8(100):
        for at in _entries(leaf, _ITEM_BYTES):
            content = _NODE_HEADER_BYTES + leaf.u32(at + _KEY_BYTES)
            yield TreeItem(leaf.u64(at), leaf.u8(at + 8), leaf.u64(at + 9), leaf, content)


def chunks_of(read: Read, superblock: Structure) -> list[Chunk]:
    """All chunks. The superblock has those of the chunk tree itself. Raises ElsewhereError."""
    trees = BtrfsTrees(read, superblock, system_chunks(superblock))
    items = trees.items(chunk_root(superblock))
    return [_chunk(item.node, item.at, item.offset) for item in items if item.kind == CHUNK_KEY]


def chunk_root(superblock: Structure) -> TreeRoot:
    return TreeRoot(superblock.u64(0x58), superblock.u8(0xC7), superblock.u64(0xA4))


def system_chunks(superblock: Structure) -> list[Chunk]:
    chunks = []
    at = SUPERBLOCK_CHUNKS_AT
    end = at + min(superblock.u32(0xA0), SUPERBLOCK_CHUNKS_BYTES)
    while at < end:
        chunk = _chunk(superblock, at + _KEY_BYTES, superblock.u64(at + 9))
        chunks.append(chunk)
        at += _KEY_BYTES + 48 + 32 * len(chunk.stripes)
    return chunks


def _entries(node: Structure, length: int) -> range:
    return range(_NODE_HEADER_BYTES, _NODE_HEADER_BYTES + node.u32(96) * length, length)


def _chunk(structure: Structure, at: int, start: int) -> Chunk:
    stripes = range(at + 48, at + 48 + 32 * structure.u16(at + 44), 32)
    return Chunk(
        start=start,
        length=structure.u64(at),
        kind=structure.u64(at + 24),
        stripes=tuple((structure.u64(stripe), structure.u64(stripe + 8)) for stripe in stripes),
    )
