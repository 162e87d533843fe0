"""Reads the facts of LUKS: the header of an encrypted volume.

Everything but the keys can be read without the passphrase.
Source: "LUKS2 On-Disk Format Specification" 1.1.2, and that of LUKS1 1.2.3.

Facts:
    luks_version: 1 or 2.
    luks_sector_bytes: the unit of encryption.
    cipher: such as "aes-xts-plain64".
    kdf: the key derivation, "argon2id" or "pbkdf2"; two of them joined by "+". Missing if there is no key.
"""

import hashlib
from typing import Annotated, Final

import msgspec

from shingleback.domain.superblocks.structure import NotThisFilesystem, Read, Structure, read_exactly, require
from shingleback.domain.text import UNDECODABLE

_MAGIC: Final = b"LUKS\xba\xbe"
_HEADER_BYTES: Final = 4096
_MAX_BYTES: Final = 4 << 20
_CHECKSUM_AT: Final = 448
_CHECKSUM_BYTES: Final = 64


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
    require(header.raw(0, 6) == _MAGIC)
    version = header.u16(6)
    require(version in (1, 2))
    if version == 2:
        return _facts_of_luks2(read, header)
    return {
        "label": "",
        "uuid": header.text(168, 40),
        "luks_version": 1,
        "luks_sector_bytes": 512,
        "cipher": f"{header.text(8, 32)}-{header.text(40, 32)}",
        "kdf": "pbkdf2",
    }


def _facts_of_luks2(read: Read, header: Structure) -> dict[str, str | int]:
    length = header.u64(8)
    require(_HEADER_BYTES < length <= _MAX_BYTES)
    whole = read_exactly(read, 0, length)
    # The checksum of the header and its JSON, in which the checksum itself counts as zero.
    name = header.text(72, 32)
    require(name in hashlib.algorithms_guaranteed and not name.startswith("shake"))
    end = _CHECKSUM_AT + _CHECKSUM_BYTES
    counted = hashlib.new(name, whole[:_CHECKSUM_AT] + bytes(_CHECKSUM_BYTES) + whole[end:], usedforsecurity=False)
    require(header.raw(_CHECKSUM_AT, counted.digest_size) == counted.digest())
    try:
        metadata = msgspec.json.decode(whole[_HEADER_BYTES:].partition(b"\0")[0], type=_Metadata)
    except UNDECODABLE:
        raise NotThisFilesystem from None
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
