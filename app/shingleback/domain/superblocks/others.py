"""Reads the facts of LUKS, F2FS, XFS, NTFS and NILFS2.

**LUKS.** The header of an encrypted volume: everything but the keys can be read without the passphrase.
Source: "LUKS2 On-Disk Format Specification" 1.1.2, and that of LUKS1 1.2.3.

Facts:
    luks_version: 1 or 2.
    luks_sector_bytes: the unit of encryption.
    cipher: such as "aes-xts-plain64".
    kdf: the key derivation, "argon2id" or "pbkdf2"; two of them joined by "+". Missing if there is no key.

**F2FS.** Source: include/linux/f2fs_fs.h of the kernel.

Facts:
    size_bytes, block_bytes, segment_bytes, sections.
    segments_per_section: what its garbage collection cleans at once.
    sections_per_zone.
    zoned: 1 if it was made for a host-managed drive.

**XFS.** Source: fs/xfs/libxfs/xfs_format.h of the kernel, struct xfs_dsb.

Facts:
    size_bytes (without a real-time part), block_bytes, sector_bytes, inode_bytes, allocation_groups, log_bytes.
    zoned: 1 if its files are stored in zones (Linux 6.15).

**NTFS.** Source: layout.h of ntfs-3g.

Facts:
    size_bytes, sector_bytes, cluster_bytes.

**NILFS2.** Source: include/uapi/linux/nilfs2_ondisk.h of the kernel.

Facts:
    size_bytes, block_bytes, segments, segment_bytes.
"""

import hashlib
import zlib
from typing import Annotated, Final

import msgspec

from shingleback.domain.superblocks.structure import (
    NotThisFilesystem,
    Read,
    Structure,
    crc32c,
    power_of_two,
    read_exactly,
    require,
)
from shingleback.domain.text import UNDECODABLE

_LUKS_MAGIC: Final = b"LUKS\xba\xbe"
_HEADER_BYTES: Final = 4096
_MAX_BYTES: Final = 4 << 20
_LUKS_CHECKSUM_AT: Final = 448
_CHECKSUM_BYTES: Final = 64
_SUPERBLOCK_AT: Final = 1024
_MAGIC: Final = 0xF2F52010
_ZONED: Final = 0x2
_LABEL_BYTES: Final = 1024

_XFS_MAGIC: Final = b"XFSB"
_SUPERBLOCK_BYTES: Final = 512
_VERSION: Final = 0xF
_WITH_CHECKSUMS: Final = 5
_CHECKSUM_AT: Final = 224
_XFS_ZONED: Final = 1 << 9

_NAME: Final = b"NTFS    "
_RECORD_MAGIC: Final = b"FILE"
_VOLUME_RECORD: Final = 3
_VOLUME_NAME: Final = 0x60
_LAST_ATTRIBUTE: Final = 0xFFFFFFFF
_STRIDE: Final = 512

_NILFS2_SUPERBLOCK_BYTES: Final = 1024
_NILFS2_MAGIC: Final = 0x3434
_NILFS2_CHECKSUM_AT: Final = 16
_ALL_ONES: Final = 0xFFFFFFFF


class _Kdf(msgspec.Struct):
    type: str


class _Keyslot(msgspec.Struct):
    kdf: _Kdf


class _Segment(msgspec.Struct):
    type: str
    encryption: str = ""
    sector_size: Annotated[int, msgspec.Meta(ge=512, le=4096)] = 512


class _Metadata(msgspec.Struct):
    keyslots: dict[str, _Keyslot]
    segments: dict[str, _Segment]


def facts(read: Read, _size_bytes: int) -> dict[str, str | int]:
    header = Structure(read_exactly(read, 0, _HEADER_BYTES), "big")
    require(header.raw(0, 6) == _LUKS_MAGIC)
    version = header.u16(6)
    require(version in (1, 2))
    return _first(header) if version == 1 else _second(read, header)


def _first(header: Structure) -> dict[str, str | int]:
    return {
        "label": "",
        "uuid": header.text(168, 40),
        "luks_version": 1,
        "luks_sector_bytes": 512,
        "cipher": f"{header.text(8, 32)}-{header.text(40, 32)}",
        "kdf": "pbkdf2",
    }


def _second(read: Read, header: Structure) -> dict[str, str | int]:
    length = header.u64(8)
    require(_HEADER_BYTES < length <= _MAX_BYTES)
    whole = read_exactly(read, 0, length)
    # The checksum of the header and its JSON, in which the checksum itself counts as zero.
    name = header.text(72, 32)
    require(name in hashlib.algorithms_guaranteed and not name.startswith("shake"))
    end = _LUKS_CHECKSUM_AT + _CHECKSUM_BYTES
    counted = hashlib.new(name, whole[:_LUKS_CHECKSUM_AT] + bytes(_CHECKSUM_BYTES) + whole[end:], usedforsecurity=False)
    require(header.raw(_LUKS_CHECKSUM_AT, counted.digest_size) == counted.digest())
    metadata = _metadata(whole[_HEADER_BYTES:])
    encrypted = [segment for segment in metadata.segments.values() if segment.type == "crypt"]
    require(len(encrypted) > 0)
    header_facts: dict[str, str | int] = {
        "label": header.text(24, 48),
        "uuid": header.text(168, 40),
        "luks_version": 2,
        "luks_sector_bytes": encrypted[0].sector_size,
        "cipher": encrypted[0].encryption,
    }
    kdf = "+".join(sorted({slot.kdf.type for slot in metadata.keyslots.values()}))
    return header_facts | ({"kdf": kdf} if kdf else {})


def _metadata(area: bytes) -> _Metadata:
    try:
        return msgspec.json.decode(area.partition(b"\0")[0], type=_Metadata)
    except UNDECODABLE:
        raise NotThisFilesystem from None


def f2fs_facts(read: Read, size_bytes: int) -> dict[str, str | int]:
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


def xfs_facts(read: Read, size_bytes: int) -> dict[str, str | int]:
    superblock = Structure(read_exactly(read, 0, _SUPERBLOCK_BYTES), "big")
    require(superblock.raw(0, 4) == _XFS_MAGIC)
    block_bytes = power_of_two(superblock.u8(120), 9, 16)
    require(superblock.u64(8) * block_bytes <= size_bytes)
    sector_bytes = superblock.u16(102)
    require(sector_bytes in (512, 1024, 2048, 4096, 8192, 16384, 32768))
    has_checksums = superblock.u16(100) & _VERSION == _WITH_CHECKSUMS
    if has_checksums:
        # The checksum counts as zero itself, and is the only little-endian number.
        data = read_exactly(read, 0, sector_bytes)
        end = _CHECKSUM_AT + 4
        require(crc32c(data[:_CHECKSUM_AT] + bytes(4) + data[end:]) == Structure(data).u32(_CHECKSUM_AT))
    return {
        "label": superblock.text(108, 12),
        "uuid": superblock.uuid(32),
        "size_bytes": superblock.u64(8) * block_bytes,
        "block_bytes": block_bytes,
        "sector_bytes": sector_bytes,
        "inode_bytes": superblock.u16(104),
        "allocation_groups": superblock.u32(88),
        "log_bytes": superblock.u32(96) * block_bytes,
        "zoned": int(has_checksums and bool(superblock.u32(216) & _XFS_ZONED)),
    }


def ntfs_facts(read: Read, size_bytes: int) -> dict[str, str | int]:
    boot = Structure(read_exactly(read, 0, 512))
    require(boot.raw(3, 8) == _NAME and boot.u16(510) == 0xAA55)
    sector_bytes = boot.u16(11)
    require(sector_bytes in (512, 1024, 2048, 4096))
    cluster_bytes = _length(boot.u8(13), sector_bytes)
    require(512 <= cluster_bytes <= 2 << 20 and boot.u64(40) * sector_bytes <= size_bytes)
    record_bytes = _length(boot.u8(64), cluster_bytes)
    require(512 <= record_bytes <= 64 * 1024)
    record = read_exactly(read, boot.u64(48) * cluster_bytes + _VOLUME_RECORD * record_bytes, record_bytes)
    return {
        "label": _label(_mended(record)),
        "uuid": f"{boot.u64(72):016X}",
        "size_bytes": boot.u64(40) * sector_bytes,
        "sector_bytes": sector_bytes,
        "cluster_bytes": cluster_bytes,
    }


def _length(count: int, unit_bytes: int) -> int:
    """A byte that counts units up to 128; a larger value means 2 ** (256 - value) bytes."""
    return count * unit_bytes if count <= 0x80 else 1 << (256 - count)


def _mended(data: bytes) -> Structure:
    """The last two bytes of each 512 are stored at the start of the record, and replaced by a sequence number."""
    record = Structure(data)
    require(record.raw(0, 4) == _RECORD_MAGIC)
    at, count = record.u16(4), record.u16(6)
    require(count == len(data) // _STRIDE + 1)
    mended = bytearray(data)
    for index in range(1, count):
        require(record.raw(index * _STRIDE - 2, 2) == record.raw(at, 2))
        mended[index * _STRIDE - 2 : index * _STRIDE] = record.raw(at + 2 * index, 2)
    return Structure(bytes(mended))


def _label(record: Structure) -> str:
    at = record.u16(20)
    while record.u32(at) != _LAST_ATTRIBUTE:
        if record.u32(at) == _VOLUME_NAME:
            return record.text(at + record.u16(at + 20), record.u32(at + 16), "utf-16-le")
        require(record.u32(at + 4) > 0)
        at += record.u32(at + 4)
    return ""


def nilfs2_facts(read: Read, size_bytes: int) -> dict[str, str | int]:
    data = read_exactly(read, _SUPERBLOCK_AT, _NILFS2_SUPERBLOCK_BYTES)
    superblock = Structure(data)
    require(superblock.u16(6) == _NILFS2_MAGIC)
    # CRC-32 without zlib's inversions; the checksum itself counts as zero.
    length = superblock.u16(8)
    require(_NILFS2_CHECKSUM_AT + 4 <= length <= len(data))
    counted = data[:_NILFS2_CHECKSUM_AT] + bytes(4) + data[_NILFS2_CHECKSUM_AT + 4 : length]
    require((zlib.crc32(counted, superblock.u32(12) ^ _ALL_ONES) ^ _ALL_ONES) == superblock.u32(_NILFS2_CHECKSUM_AT))
    block_bytes = power_of_two(superblock.u32(20) + 10, 10, 16)
    require(superblock.u64(32) <= size_bytes)
    return {
        "label": superblock.text(168, 80),
        "uuid": superblock.uuid(152),
        "size_bytes": superblock.u64(32),
        "block_bytes": block_bytes,
        "segments": superblock.u64(24),
        "segment_bytes": superblock.u32(48) * block_bytes,
    }
