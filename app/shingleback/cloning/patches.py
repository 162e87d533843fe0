"""The changes that a clone needs, written as part of the clone itself, through the same open device.

A new UUID keeps the kernel from ever seeing two filesystems with the same one. Only superblocks change, as with
`btrfstune -m` and `tune2fs -U`: btrfs keeps its old UUID for its trees, ext4 as the seed of its checksums.
"""

from typing import Final, NamedTuple

from shingleback.domain.superblocks import btrfs_superblock, ext4
from shingleback.domain.superblocks.structure import (
    NotThisFilesystem,
    Read,
    Structure,
    crc32c_open,
    require,
)

_EXT4_COMPATIBLE_AT: Final = 0x5C
_EXT4_INCOMPATIBLE_AT: Final = 0x60
_EXT4_READ_ONLY_AT: Final = 0x64
_EXT4_UUID_AT: Final = 0x68
_EXT4_SEED_AT: Final = 0x270
_EXT4_CHECKSUM_AT: Final = 0x3FC
_EXT4_STABLE_INODES: Final = 0x800
_EXT4_JOURNAL_DEVICE: Final = 0x8
_EXT4_CHECKSUM_SEED: Final = 0x2000
_EXT4_GROUP_CHECKSUMS: Final = 0x10
_EXT4_CHECKSUMS: Final = 0x400


class Patch(NamedTuple):
    """Bytes of the clone that replace the source's at an offset."""

    offset: int
    data: bytes

    @property
    def end(self) -> int:
        return self.offset + len(self.data)


def new_uuid_patches(filesystem: str, read: Read, size_bytes: int, uuid: bytes) -> list[Patch] | None:
    """Return patches, relative to the filesystem, for a new UUID; None if this filesystem does not allow that."""
    try:
        match filesystem:
            case "ext4":
                return _ext4(read, uuid)
            case "btrfs":
                return _btrfs(read, size_bytes, uuid)
    except NotThisFilesystem:
        pass
    return None


def _ext4(read: Read, uuid: bytes) -> list[Patch]:
    """Return the patches for ext4. Refuses group checksums alone (uninit_bg), all of which would have to change."""
    data = bytearray(read(ext4.SUPERBLOCK_AT, 1024))
    require(len(data) == 1024)
    superblock = Structure(bytes(data))
    require(superblock.raw(ext4.MAGIC_AT, 2) == ext4.MAGIC)
    compatible, incompatible = superblock.u32(_EXT4_COMPATIBLE_AT), superblock.u32(_EXT4_INCOMPATIBLE_AT)
    read_only = superblock.u32(_EXT4_READ_ONLY_AT)
    require(not compatible & _EXT4_STABLE_INODES and not incompatible & _EXT4_JOURNAL_DEVICE)
    has_checksums = bool(read_only & _EXT4_CHECKSUMS)
    require(has_checksums or not read_only & _EXT4_GROUP_CHECKSUMS)
    if has_checksums and not incompatible & _EXT4_CHECKSUM_SEED:
        _put(data, _EXT4_INCOMPATIBLE_AT, (incompatible | _EXT4_CHECKSUM_SEED).to_bytes(4, "little"))
        _put(data, _EXT4_SEED_AT, crc32c_open(superblock.raw(_EXT4_UUID_AT, 16)).to_bytes(4, "little"))
    _put(data, _EXT4_UUID_AT, uuid)
    if has_checksums:
        _put(data, _EXT4_CHECKSUM_AT, crc32c_open(bytes(data[:_EXT4_CHECKSUM_AT])).to_bytes(4, "little"))
    return [Patch(ext4.SUPERBLOCK_AT, bytes(data))]


def _put(data: bytearray, offset: int, value: bytes) -> None:
    data[offset : offset + len(value)] = value


def _btrfs(read: Read, size_bytes: int, uuid: bytes) -> list[Patch]:
    """Return the patches for all copies of btrfs's superblock, each of which contains its own position.

    Copies that cannot be read, or are damaged beyond recognition, remain so: nothing takes them for a superblock.
    """
    patches = []
    for offset in btrfs_superblock.SUPERBLOCKS_AT:
        if offset + btrfs_superblock.SUPERBLOCK_BYTES > size_bytes:
            break
        data = bytearray(read(offset, btrfs_superblock.SUPERBLOCK_BYTES))
        checksum = btrfs_superblock.checksum_of(bytes(data))
        if checksum is None:
            require(offset != btrfs_superblock.SUPERBLOCKS_AT[0])
            continue
        features = int.from_bytes(data[btrfs_superblock.INCOMPATIBLE], "little")
        if not features & btrfs_superblock.HAS_METADATA_UUID:
            features |= btrfs_superblock.HAS_METADATA_UUID
            data[btrfs_superblock.INCOMPATIBLE] = features.to_bytes(8, "little")
            data[btrfs_superblock.METADATA_UUID] = data[btrfs_superblock.UUID]
        data[btrfs_superblock.UUID] = uuid
        new = btrfs_superblock.checksum_of(bytes(data)) or b""
        data[: len(new)] = new
        patches.append(Patch(offset, bytes(data)))
    return patches
