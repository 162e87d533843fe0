"""Reads the facts of an NTFS filesystem.

Source: layout.h of ntfs-3g.

Facts:
    size_bytes, sector_bytes, cluster_bytes.
"""

from typing import Final

from shingleback.domain.superblocks.structure import Read, Structure, read_exactly, require

_NAME: Final = b"NTFS    "
_RECORD_MAGIC: Final = b"FILE"
_VOLUME_RECORD: Final = 3
_VOLUME_NAME: Final = 0x60
_LAST_ATTRIBUTE: Final = 0xFFFFFFFF
_STRIDE: Final = 512


def facts(read: Read, size_bytes: int) -> dict[str, str | int]:
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
