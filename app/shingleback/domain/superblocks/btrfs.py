"""Reads the facts of a btrfs, including how many copies it keeps.

Source: fs/btrfs/accessors.h and include/uapi/linux/btrfs_tree.h of the kernel; its page "On-disk format".

Facts:
    size_bytes, used_bytes, devices, sector_bytes, node_bytes.
    zoned: 1 if it was made for a host-managed drive.
    data, metadata, system: "single", "dup", "raid1"...; two of them joined by "+" during a conversion. Missing if the
        chunk tree is on another device.
"""

import hashlib
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from shingleback.domain.superblocks.structure import NotThisFilesystem, Read, Structure, crc32c, read_exactly, require

_SUPERBLOCK_AT: Final = 64 * 1024
SUPERBLOCKS_AT: Final = (_SUPERBLOCK_AT, 64 << 20, 256 << 30)
_SUPERBLOCK_BYTES: Final = 4096
_RESERVED_BYTES: Final = 1 << 20  # only the first superblock is stored there
_LOG_BYTES: Final = 256 << 20  # one zone at its largest
_MAGIC: Final = b"_BHRfS_M"
_ZONED: Final = 1 << 12
_MAPPED_FEATURES: Final = 0x0FFF | 1 << 16
"""From mixed_backref to raid1c34, and simple_quota (include/uapi/linux/btrfs.h): the chunk tree says where data is.
With others, such as extent-tree-v2 and raid-stripe-tree, it may be elsewhere.
"""
_CHECKSUM_BYTES: Final = 32
_CHECKSUMS: Final[dict[int, Callable[[bytes], bytes]]] = {  # 1 is xxhash, which the standard library lacks
    0: lambda data: crc32c(data).to_bytes(4, "little"),
    2: lambda data: hashlib.sha256(data).digest(),
    3: lambda data: hashlib.blake2b(data, digest_size=32).digest(),
}
_NODE_HEADER_BYTES: Final = 101
_KEY_BYTES: Final = 17
_ITEM_BYTES: Final = 25
_POINTER_BYTES: Final = 33
_ROOT_KEY, _DEVICE_EXTENT_KEY, _CHUNK_KEY = 132, 204, 228
_DEVICE_TREE: Final = 4
_MAX_NODES: Final = 4096  # of 16 KiB; 8 TB need 70
_DATA, _SYSTEM, _METADATA = 1, 2, 4
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


class _ElsewhereError(Exception):
    """The data is on another device of the filesystem."""


class _Chunk(NamedTuple):
    """Attributes: `stripes`: the device number and the chunk's offset on that device, for each stripe."""

    start: int
    length: int
    kind: int
    stripes: tuple[tuple[int, int], ...]

    @property
    def copies(self) -> str:
        return _COPIES.get(self.kind & _ANY_COPIES, "single")


def facts(read: Read, size_bytes: int) -> dict[str, str | int]:
    superblock = _superblock(read)
    require(superblock.u64(0xC9 + 8) <= size_bytes)
    volume_facts: dict[str, str | int] = {
        "label": superblock.text(0x12B, 256),
        "uuid": superblock.uuid(0x20),
        "size_bytes": superblock.u64(0x70),
        "used_bytes": superblock.u64(0x78),
        "devices": superblock.u64(0x88),
        "sector_bytes": superblock.u32(0x90),
        "node_bytes": superblock.u32(0x94),
        "zoned": int(_is_zoned(superblock)),
    }
    try:
        chunks = _chunks_of(read, superblock)
    except _ElsewhereError:
        return volume_facts
    return volume_facts | {
        name: "+".join(sorted({chunk.copies for chunk in chunks if chunk.kind & kind}))
        for name, kind in (("data", _DATA), ("metadata", _METADATA), ("system", _SYSTEM))
        if any(chunk.kind & kind for chunk in chunks)
    }


def used(read: Read, size_bytes: int) -> Iterator[tuple[int, int]]:
    """The used areas: offsets and lengths in bytes, unordered. Allocated chunks count as used, full or not.

    Raises NotThisFilesystem also if it has several devices, is on a host-managed drive, has a feature or a checksum
    that is not known here, or if chunks overlap, leave the device, or differ from what the superblock and the device
    tree say.
    """
    superblock = _superblock(read)
    device_bytes, allocated_bytes = superblock.u64(0xC9 + 8), superblock.u64(0xC9 + 16)
    require(device_bytes <= size_bytes)
    require(superblock.u64(0x88) == 1 and superblock.u64(0x70) == device_bytes)
    require(superblock.u64(0xBC) & ~_MAPPED_FEATURES == 0 and superblock.u16(0xC4) in _CHECKSUMS)
    try:
        chunks = _chunks_of(read, superblock)
    except _ElsewhereError:
        raise NotThisFilesystem from None
    stripes = sorted((start, chunk.length) for chunk in chunks for _, start in chunk.stripes)
    ends = [0, *(start + length for start, length in stripes)]  # the first one of old versions of mkfs starts at 0
    require(all(end <= start for end, (start, _) in zip(ends, stripes, strict=False)) and ends[-1] <= device_bytes)
    require(all(owner == superblock.u64(0xC9) for chunk in chunks for owner, _ in chunk.stripes))
    require(sum(length for _, length in stripes) == allocated_bytes)
    require(list(_device_extents(read, superblock, chunks)) == stripes)
    yield 0, _RESERVED_BYTES
    for place in SUPERBLOCKS_AT:
        yield place, _SUPERBLOCK_BYTES
    yield from stripes


# the superblock ---------------------------------------------------------------------------------------------------


def _superblock(read: Read) -> Structure:
    usual = read(_SUPERBLOCK_AT, _SUPERBLOCK_BYTES)
    is_usual = _looks_right(usual) and not _is_zoned(Structure(usual))
    data = usual if is_usual else _last_in_log(read) or usual
    require(_looks_right(data) and _is_intact(data, Structure(data).u16(0xC4)))
    return Structure(data)


def _looks_right(data: bytes) -> bool:
    """Whether it is a superblock. Every copy, wherever it is, contains the usual offset of the first one."""
    if len(data) != _SUPERBLOCK_BYTES:
        return False
    return data[0x40:0x48] == _MAGIC and Structure(data).u64(0x30) == _SUPERBLOCK_AT


def _last_in_log(read: Read) -> bytes:
    """On a host-managed drive, the first zone is a log of superblocks, of which the last is valid."""
    last = b""
    for offset in range(0, _LOG_BYTES, _SUPERBLOCK_BYTES):
        data = read(offset, _SUPERBLOCK_BYTES)
        if not _looks_right(data):
            break
        last = data
    return last


def _is_zoned(superblock: Structure) -> bool:
    return bool(superblock.u64(0xBC) & _ZONED)


def checksum_of(superblock: bytes) -> bytes | None:
    """The checksum that it should begin with. None if it is no superblock, or the checksum type is unsupported."""
    if len(superblock) != _SUPERBLOCK_BYTES or superblock[0x40:0x48] != _MAGIC:
        return None
    make = _CHECKSUMS.get(Structure(superblock).u16(0xC4))
    return make(superblock[_CHECKSUM_BYTES:]) if make else None


def _is_intact(data: bytes, checksum: int) -> bool:
    if checksum not in _CHECKSUMS:
        return True
    expected_checksum = _CHECKSUMS[checksum](data[_CHECKSUM_BYTES:])
    return data[: len(expected_checksum)] == expected_checksum


# the trees --------------------------------------------------------------------------------------------------------


class _Item(NamedTuple):
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


class _Tree:
    """A tree of which the nodes are in some chunks."""

    def __init__(
        self, read: Read, superblock: Structure, chunks: Iterable[_Chunk], root: tuple[int, int] | None = None
    ) -> None:
        """`root`: the address and the level of the root; that of the chunk tree by default."""
        self._read = read
        self._root = root or (superblock.u64(0x58), superblock.u8(0xC7))
        self._node_bytes = superblock.u32(0x94)
        self._device = superblock.u64(0xC9)
        self._checksum = superblock.u16(0xC4)
        self._chunks = sorted(chunks)
        self._starts = [chunk.start for chunk in self._chunks]
        self._nodes = 0
        require(4096 <= self._node_bytes <= 65536 and self._root[1] < 8)

    def items(self) -> Iterator[_Item]:
        yield from self._below(*self._root)

    def _below(self, address: int, level: int) -> Iterator[_Item]:
        node = self._node(address)
        require(node.u8(100) == level)
        if level:
            for at in self._entries(node, _POINTER_BYTES):
                yield from self._below(node.u64(at + _KEY_BYTES), level - 1)
            return
        for at in self._entries(node, _ITEM_BYTES):
            content = _NODE_HEADER_BYTES + node.u32(at + _KEY_BYTES)
            yield _Item(node.u64(at), node.u8(at + 8), node.u64(at + 9), node, content)

    def _entries(self, node: Structure, length: int) -> range:
        return range(_NODE_HEADER_BYTES, _NODE_HEADER_BYTES + node.u32(96) * length, length)

    def _node(self, address: int) -> Structure:
        self._nodes += 1
        require(self._nodes <= _MAX_NODES)
        data = read_exactly(self._read, self._place_of(address), self._node_bytes)
        node = Structure(data)
        require(node.u64(48) == address and _is_intact(data, self._checksum))
        require(node.u32(96) <= self._node_bytes // _ITEM_BYTES)
        return node

    def _place_of(self, address: int) -> int:
        """The offset on this device."""
        at = bisect_right(self._starts, address) - 1
        require(at >= 0 and address < self._chunks[at].start + self._chunks[at].length)
        for device, start in self._chunks[at].stripes:
            if device == self._device:
                return start + address - self._chunks[at].start
        raise _ElsewhereError


def _chunks_of(read: Read, superblock: Structure) -> list[_Chunk]:
    """All chunks. The superblock has those of the chunk tree itself. Raises _ElsewhereError."""
    tree = _Tree(read, superblock, _system_chunks(superblock))
    return [_chunk(item.node, item.at, item.offset) for item in tree.items() if item.kind == _CHUNK_KEY]


def _device_extents(read: Read, superblock: Structure, chunks: list[_Chunk]) -> Iterator[tuple[int, int]]:
    """Where chunks are on the device, as the device tree says: starts and lengths, in order."""
    tops = _Tree(read, superblock, chunks, (superblock.u64(0x50), superblock.u8(0xC6)))
    for top in tops.items():
        if (top.owner, top.kind) == (_DEVICE_TREE, _ROOT_KEY):
            root = top.node.u64(top.at + 176), top.node.u8(top.at + 238)
            for item in _Tree(read, superblock, chunks, root).items():
                if (item.owner, item.kind) == (superblock.u64(0xC9), _DEVICE_EXTENT_KEY):
                    yield item.offset, item.node.u64(item.at + 24)
            return


def _system_chunks(superblock: Structure) -> Iterator[_Chunk]:
    at, end = 0x32B, 0x32B + min(superblock.u32(0xA0), 2048)
    while at < end:
        chunk = _chunk(superblock, at + _KEY_BYTES, superblock.u64(at + 9))
        yield chunk
        at += _KEY_BYTES + 48 + 32 * len(chunk.stripes)


def _chunk(structure: Structure, at: int, start: int) -> _Chunk:
    stripes = range(at + 48, at + 48 + 32 * structure.u16(at + 44), 32)
    return _Chunk(
        start=start,
        length=structure.u64(at),
        kind=structure.u64(at + 24),
        stripes=tuple((structure.u64(stripe), structure.u64(stripe + 8)) for stripe in stripes),
    )
