"""Finds and checks the superblock of a btrfs.

Source: fs/btrfs/accessors.h and include/uapi/linux/btrfs_tree.h of the kernel; its page "On-disk format".
"""

import hashlib
from collections.abc import Callable
from typing import Final

from shingleback.domain.superblocks.structure import Read, Structure, crc32c, require

_SUPERBLOCK_AT: Final = 64 * 1024
SUPERBLOCKS_AT: Final = (_SUPERBLOCK_AT, 64 << 20, 256 << 30)
SUPERBLOCK_BYTES: Final = 4096
SUPERBLOCK_CHUNKS_AT: Final = 0x32B
SUPERBLOCK_CHUNKS_BYTES: Final = 2048
_LOG_BYTES: Final = 256 << 20  # one zone at its largest
UUID: Final = slice(0x20, 0x30)
OWN_OFFSET_AT: Final = 0x30
MAGIC_AT: Final = 0x40
INCOMPATIBLE: Final = slice(0xBC, 0xC4)  # the flags of features without which it must not be mounted
CHECKSUM_TYPE_AT: Final = 0xC4
METADATA_UUID: Final = slice(0x23B, 0x24B)  # in each node, if it is not the UUID
MAGIC: Final = b"_BHRfS_M"
_ZONED: Final = 1 << 12
HAS_METADATA_UUID: Final = 1 << 10
_CHECKSUM_BYTES: Final = 32
CHECKSUMS: Final[dict[int, Callable[[bytes], bytes]]] = {  # 1 is xxhash, which the standard library lacks
    0: lambda data: crc32c(data).to_bytes(4, "little"),
    2: lambda data: hashlib.sha256(data).digest(),
    3: lambda data: hashlib.blake2b(data, digest_size=32).digest(),
}


def open_superblock(read: Read) -> Structure:
    usual = read(_SUPERBLOCK_AT, SUPERBLOCK_BYTES)
    is_usual = _looks_right(usual) and not is_zoned(Structure(usual))
    data = usual if is_usual else _last_in_log(read) or usual
    require(_looks_right(data) and is_intact(data, Structure(data).u16(CHECKSUM_TYPE_AT)))
    return Structure(data)


def _looks_right(data: bytes) -> bool:
    """Whether it is a superblock. Every copy, wherever it is, contains the usual offset of the first one."""
    if len(data) != SUPERBLOCK_BYTES:
        return False
    return data[MAGIC_AT:].startswith(MAGIC) and Structure(data).u64(OWN_OFFSET_AT) == _SUPERBLOCK_AT


def _last_in_log(read: Read) -> bytes:
    """On a host-managed drive, the first zone is a log of superblocks, of which the last is valid."""
    last = b""
    for offset in range(0, _LOG_BYTES, SUPERBLOCK_BYTES):
        data = read(offset, SUPERBLOCK_BYTES)
        if not _looks_right(data):
            break
        last = data
    return last


def is_zoned(superblock: Structure) -> bool:
    return bool(superblock.u64(INCOMPATIBLE.start) & _ZONED)


def checksum_of(superblock: bytes) -> bytes | None:
    """The checksum that it should begin with. None if it is no superblock, or the checksum type is unsupported."""
    if len(superblock) != SUPERBLOCK_BYTES or not superblock[MAGIC_AT:].startswith(MAGIC):
        return None
    make = CHECKSUMS.get(Structure(superblock).u16(CHECKSUM_TYPE_AT))
    return make(superblock[_CHECKSUM_BYTES:]) if make else None


def is_intact(data: bytes, checksum: int) -> bool:
    if checksum not in CHECKSUMS:
        return True
    expected_checksum = CHECKSUMS[checksum](data[_CHECKSUM_BYTES:])
    return data[: len(expected_checksum)] == expected_checksum


def node_uuid(superblock: Structure) -> bytes:
    """The UUID in each node. It stays the same if the filesystem gets another one."""
    has_own = superblock.u64(INCOMPATIBLE.start) & HAS_METADATA_UUID
    return superblock.raw((METADATA_UUID if has_own else UUID).start, 16)
