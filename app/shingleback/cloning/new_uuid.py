"""A new UUID for a clone, so that the kernel never sees two filesystems with the same one.

Only superblocks change, as with `btrfstune -m` and `tune2fs -U`: btrfs keeps its old UUID for its trees, ext4 as the
seed of its checksums. Both are written as part of the clone, so a twin does not exist for a moment.
"""

from collections.abc import Callable
from typing import Final

from shingleback.cloning.guid_table import Patch
from shingleback.domain.superblocks import btrfs
from shingleback.domain.superblocks.structure import NotThisFilesystem, Read, Structure, crc32c_open, require

_EXT4_AT: Final = 1024
_EXT4_MAGIC: Final = 0xEF53
_EXT4_STABLE_INODES: Final = 0x800
_EXT4_JOURNAL_DEVICE: Final = 0x8
_EXT4_CHECKSUM_SEED: Final = 0x2000
_EXT4_GROUP_CHECKSUMS: Final = 0x10
_EXT4_CHECKSUMS: Final = 0x400
_BTRFS_BYTES: Final = 4096
_BTRFS_METADATA_UUID: Final = 1 << 10


def new_uuid_patches(filesystem: str, read: Read, size_bytes: int, uuid: bytes) -> list[Patch] | None:
    """Offsets count from the start of the filesystem. None if it cannot be given another UUID in this way."""
    make = _MAKERS.get(filesystem)
    try:
        return make(read, size_bytes, uuid) if make else None
    except NotThisFilesystem:
        return None


def _ext4(read: Read, _size_bytes: int, uuid: bytes) -> list[Patch]:
    """With checksums of groups only (uninit_bg), each of these would have to change: refused."""
    data = bytearray(read(_EXT4_AT, 1024))
    require(len(data) == 1024)
    found = Structure(bytes(data))
    require(found.u16(0x38) == _EXT4_MAGIC)
    compatible, incompatible, read_only = found.u32(0x5C), found.u32(0x60), found.u32(0x64)
    require(not compatible & _EXT4_STABLE_INODES and not incompatible & _EXT4_JOURNAL_DEVICE)
    has_checksums = bool(read_only & _EXT4_CHECKSUMS)
    require(has_checksums or not read_only & _EXT4_GROUP_CHECKSUMS)
    if has_checksums and not incompatible & _EXT4_CHECKSUM_SEED:
        data[0x60:0x64] = (incompatible | _EXT4_CHECKSUM_SEED).to_bytes(4, "little")
        data[0x270:0x274] = crc32c_open(found.raw(0x68, 16)).to_bytes(4, "little")
    data[0x68:0x78] = uuid
    if has_checksums:
        data[0x3FC:0x400] = crc32c_open(bytes(data[:0x3FC])).to_bytes(4, "little")
    return [Patch(_EXT4_AT, bytes(data))]


def _btrfs(read: Read, size_bytes: int, uuid: bytes) -> list[Patch]:
    """All copies of the superblock, in each of which its own place stands."""
    found = []
    for place in btrfs.SUPERBLOCKS_AT:
        if place + _BTRFS_BYTES > size_bytes:
            break
        data = bytearray(read(place, _BTRFS_BYTES))
        checksum = btrfs.checksum_of(bytes(data))
        require(checksum is not None)
        flags = Structure(bytes(data)).u64(0xBC)
        if not flags & _BTRFS_METADATA_UUID:
            data[0xBC:0xC4] = (flags | _BTRFS_METADATA_UUID).to_bytes(8, "little")
            data[0x23B:0x24B] = data[0x20:0x30]
        data[0x20:0x30] = uuid
        new = btrfs.checksum_of(bytes(data)) or b""
        data[: len(new)] = new
        found.append(Patch(place, bytes(data)))
    return found


_MAKERS: Final[dict[str, Callable[[Read, int, bytes], list[Patch]]]] = {"ext4": _ext4, "btrfs": _btrfs}
