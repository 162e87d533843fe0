"""The facts of F2FS, XFS, NTFS, NILFS2 and exFAT.

What F2FS says about itself.

Source: include/linux/f2fs_fs.h of the kernel.

Facts:
    size_bytes, block_bytes, segment_bytes, sections.
    segments_per_section: what its cleaner takes at once.
    sections_per_zone.
    zoned: 1 where it is made for a drive that is host-managed.

What XFS says about itself.

Source: fs/xfs/libxfs/xfs_format.h of the kernel, struct xfs_dsb.

Facts:
    size_bytes (without a real-time part), block_bytes, sector_bytes, inode_bytes, allocation_groups, log_bytes.
    zoned: 1 where its files lie in zones (Linux 6.15).

What NTFS says about itself.

Source: layout.h of ntfs-3g.

Facts:
    size_bytes, sector_bytes, cluster_bytes.

What NILFS2 says about itself.

Source: include/uapi/linux/nilfs2_ondisk.h of the kernel.

Facts:
    size_bytes, block_bytes, segments, segment_bytes.

What exFAT says about itself.

Source: "exFAT file system specification" of Microsoft, sections 3.1, 3.4 and 7.3.

Facts:
    size_bytes, sector_bytes, cluster_bytes, clusters.
    fat_start_bytes, heap_start_bytes: where the table and the first cluster begin, counted from the partition's start.
    aligned_to_32_mib: 1 where the table and the first cluster for files begin at a multiple of 32 MiB of the whole
        drive; with --pack-bitmap the map of free clusters lies right before that. Missing where it is not known where
        the partition begins.
    sectors_as_drive: 1 where it has the same sectors as the drive; Windows reads no other. mkfs.exfat 1.2.6 to 1.2.9
        take the larger ones that a drive has inside (release notes of 1.2.6 and 1.3.0). Missing where the drive's are
        not known.
"""

import zlib
from typing import Final

from shingleback.domain.superblocks.structure import Read, Structure, crc32c, power_of_two, read_exactly, require

_SUPERBLOCK_AT: Final = 1024
_MAGIC: Final = 0xF2F52010
_ZONED: Final = 0x2
_LABEL_BYTES: Final = 1024


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


_XFS_MAGIC: Final = b"XFSB"
_SUPERBLOCK_BYTES: Final = 512
_VERSION: Final = 0xF
_WITH_CHECKSUMS: Final = 5
_CHECKSUM_AT: Final = 224
_XFS_ZONED: Final = 1 << 9


def xfs_facts(read: Read, size_bytes: int) -> dict[str, str | int]:
    superblock = Structure(read_exactly(read, 0, _SUPERBLOCK_BYTES), "big")
    require(superblock.raw(0, 4) == _XFS_MAGIC)
    block_bytes = power_of_two(superblock.u8(120), 9, 16)
    require(superblock.u64(8) * block_bytes <= size_bytes)
    sector_bytes = superblock.u16(102)
    require(sector_bytes in (512, 1024, 2048, 4096, 8192, 16384, 32768))
    has_checksums = superblock.u16(100) & _VERSION == _WITH_CHECKSUMS
    if has_checksums:
        _check(read_exactly(read, 0, sector_bytes))
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


def _check(data: bytes) -> None:
    """The checksum is counted as zero; it alone is little-endian."""
    end = _CHECKSUM_AT + 4
    require(crc32c(data[:_CHECKSUM_AT] + bytes(4) + data[end:]) == Structure(data).u32(_CHECKSUM_AT))


_NAME: Final = b"NTFS    "
_RECORD_MAGIC: Final = b"FILE"
_VOLUME_RECORD: Final = 3
_VOLUME_NAME: Final = 0x60
_LAST_ATTRIBUTE: Final = 0xFFFFFFFF
_STRIDE: Final = 512


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
    """A byte that counts units up to 128; above, it is a negative power of two in bytes."""
    return count * unit_bytes if count <= 0x80 else 1 << (256 - count)


def _mended(data: bytes) -> Structure:
    """The last two bytes of each 512 are kept at the start of a record, and a number is in their place."""
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


_NILFS2_SUPERBLOCK_BYTES: Final = 1024
_NILFS2_MAGIC: Final = 0x3434
_NILFS2_CHECKSUM_AT: Final = 16
_ALL_ONES: Final = 0xFFFFFFFF


def nilfs2_facts(read: Read, size_bytes: int) -> dict[str, str | int]:
    data = read_exactly(read, _SUPERBLOCK_AT, _NILFS2_SUPERBLOCK_BYTES)
    superblock = Structure(data)
    require(superblock.u16(6) == _NILFS2_MAGIC)
    require(_checksum(data, superblock.u16(8), superblock.u32(12)) == superblock.u32(_NILFS2_CHECKSUM_AT))
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


def _checksum(data: bytes, length: int, seed: int) -> int:
    """Without the inversions of zlib; the checksum itself is counted as zero."""
    require(_NILFS2_CHECKSUM_AT + 4 <= length <= len(data))
    counted = data[:_NILFS2_CHECKSUM_AT] + bytes(4) + data[_NILFS2_CHECKSUM_AT + 4 : length]
    return zlib.crc32(counted, seed ^ _ALL_ONES) ^ _ALL_ONES


_EXFAT_NAME: Final = b"EXFAT   "
_BAND_BYTES: Final = 32 << 20
_ENTRY_BYTES: Final = 32
_LABEL_ENTRY: Final = 0x83
_BITMAP_ENTRY: Final = 0x81
_FIRST_CLUSTER: Final = 2
_LONGEST_LABEL: Final = 11  # in UTF-16
_LOOKED_AT_BYTES: Final = 64 * 1024  # of the top folder; mkfs writes what is looked for first
_CHECKED_SECTORS: Final = 11
_UNCHECKED: Final = frozenset({106, 107, 112})  # flags, and how full it is


def exfat_facts(
    read: Read, size_bytes: int, *, partition_start_bytes: int | None = None, drive_sector_bytes: int | None = None
) -> dict[str, str | int]:
    boot = Structure(read_exactly(read, 0, 512))
    require(boot.raw(3, 8) == _EXFAT_NAME and boot.u16(510) == 0xAA55)
    sector_bytes = power_of_two(boot.u8(108), 9, 12)
    cluster_bytes = sector_bytes * power_of_two(boot.u8(109), 0, 25 - boot.u8(108))
    require(boot.u64(72) * sector_bytes <= size_bytes)
    _check_exfat(read, sector_bytes)
    fat, heap = boot.u32(80) * sector_bytes, boot.u32(88) * sector_bytes
    serial = f"{boot.u32(100):08X}"
    folder = _top_folder(read, heap + (boot.u32(96) - _FIRST_CLUSTER) * cluster_bytes, cluster_bytes)
    found: dict[str, str | int] = {
        "label": _exfat_label(folder),
        "uuid": f"{serial[:4]}-{serial[4:]}",
        "size_bytes": boot.u64(72) * sector_bytes,
        "sector_bytes": sector_bytes,
        "cluster_bytes": cluster_bytes,
        "clusters": boot.u32(92),
        "fat_start_bytes": fat,
        "heap_start_bytes": heap,
    }
    start = partition_start_bytes if partition_start_bytes is not None else boot.u64(64) * sector_bytes or None
    if start is not None:
        files = heap + _packed_bytes(folder, cluster_bytes)
        found["aligned_to_32_mib"] = int(
            _is_aligned(start + fat) and (_is_aligned(start + heap) or _is_aligned(start + files))
        )
    if drive_sector_bytes is not None:
        found["sectors_as_drive"] = int(sector_bytes == drive_sector_bytes)
    return found


def _is_aligned(place: int) -> bool:
    return place % _BAND_BYTES == 0


def _check_exfat(read: Read, sector_bytes: int) -> None:
    """The twelfth sector repeats the checksum of the eleven before it."""
    data = read_exactly(read, 0, (_CHECKED_SECTORS + 1) * sector_bytes)
    checksum = 0
    for at in range(_CHECKED_SECTORS * sector_bytes):
        if at not in _UNCHECKED:
            checksum = ((checksum >> 1 | checksum << 31) + data[at]) & 0xFFFFFFFF
    require(checksum == Structure(data).u32(_CHECKED_SECTORS * sector_bytes))


def _top_folder(read: Read, start: int, cluster_bytes: int) -> dict[int, Structure]:
    """Its first entry of each kind."""
    length = min(cluster_bytes, _LOOKED_AT_BYTES)
    data = read_exactly(read, start, length)
    entries = [Structure(data[at : at + _ENTRY_BYTES]) for at in range(0, length, _ENTRY_BYTES)]
    return {entry.u8(0): entry for entry in reversed(entries)}


def _exfat_label(folder: dict[int, Structure]) -> str:
    entry = folder.get(_LABEL_ENTRY)
    return entry.text(2, 2 * min(entry.u8(1), _LONGEST_LABEL), "utf-16-le") if entry else ""


def _packed_bytes(folder: dict[int, Structure], cluster_bytes: int) -> int:
    """What the map of free clusters takes, if it has the first of them."""
    entry = folder.get(_BITMAP_ENTRY)
    if entry is None or entry.u32(20) != _FIRST_CLUSTER:
        return 0
    return -(-entry.u64(24) // cluster_bytes) * cluster_bytes
