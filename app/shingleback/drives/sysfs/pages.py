"""What disks say of themselves in the pages that the kernel keeps: ATA's IDENTIFY data, and SCSI's VPD pages.

Sources: ATA ACS-3 and ACS-4, 7.12.7 (IDENTIFY DEVICE data); SBC-4, 6.6.2 (block device characteristics, page B1h);
SAT-3, 12.4.2 (ATA information, page 89h); SPC-4, 7.8 (pages 80h and 83h).
"""

import re
from dataclasses import dataclass
from typing import Final

from shingleback.drives.sysfs.reading import plain

_PAGE_HEADER_BYTES: Final = 4
_WORDS: Final = 256
_IDENTIFY_AT: Final = 60  # in page 89h
_ZONES: Final = {1: "host-aware", 2: "device-managed"}
_INCHES: Final = {1: 5.25, 2: 3.5, 3: 2.5, 4: 1.8}
_NOT_ROTATING: Final = 1
_RPM_FROM, _RPM_TO = 0x0401, 0xFFFE
_NAA: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """What a disk tells; the fields are those of `Evidence` and `Facts`."""

    model: str = ""
    serial: str = ""
    firmware: str = ""
    wwn: str = ""
    rotation_rpm: int | None = None
    form_factor_inches: float | None = None
    reported_zones: str = ""
    reported_trim: bool | None = None


def words_of_dump(text: str) -> tuple[int, ...]:
    """The 256 words of the kernel's file `ata_device/*/id`; empty where it is something else."""
    try:
        words = tuple(int(word, 16) for word in text.split())
    except ValueError:
        return ()
    return words if len(words) == _WORDS and max(words) <= 0xFFFF else ()


def words_of_page_89(page: bytes) -> tuple[int, ...]:
    """The same from VPD page 89h, which bridges and libata can have."""
    data = page[_IDENTIFY_AT : _IDENTIFY_AT + 2 * _WORDS]
    if len(data) < 2 * _WORDS or page[1] != 0x89:
        return ()
    return tuple(int.from_bytes(data[at : at + 2], "little") for at in range(0, 2 * _WORDS, 2))


def identity(words: tuple[int, ...]) -> Identity | None:
    """None for what no ATA disk would say: no name, or the packet device of an optical drive."""
    if not words or words[0] & 0x8000 or not (model := _string(words[27:47])):
        return None
    return Identity(
        model=model,
        serial=_string(words[10:20]),
        firmware=_string(words[23:27]),
        wwn=wwn_of("".join(f"{word:04x}" for word in words[108:112])),
        rotation_rpm=_rpm(words[217]),
        form_factor_inches=_INCHES.get(words[168] & 0xF) if words[168] != 0xFFFF else None,
        reported_zones=_ZONES.get(words[69] & 3, "") if words[69] != 0xFFFF else "",
        reported_trim=bool(words[169] & 1) if words[169] != 0xFFFF else None,
    )


def characteristics(page: bytes) -> Identity:
    """VPD page B1h. What a bridge says here is its own opinion: many call every disk a solid state drive."""
    if len(page) < 9 or page[1] != 0xB1:
        return Identity()
    return Identity(
        rotation_rpm=_rpm(int.from_bytes(page[4:6], "big")),
        form_factor_inches=_INCHES.get(page[7] & 0xF),
        reported_zones=_ZONES.get(page[8] >> 4 & 3, ""),
    )


def serial_in_page_80(page: bytes) -> str:
    return plain(_body(page, 0x80))


def wwn_in_page_83(page: bytes) -> str:
    """The name of the disk as a whole; the page has those of its ports as well."""
    body = _body(page, 0x83)
    while len(body) >= _PAGE_HEADER_BYTES:
        kind, length = body[1], body[3]
        designator = body[_PAGE_HEADER_BYTES : _PAGE_HEADER_BYTES + length]
        if kind & 0x3F == _NAA and (found := wwn_of(designator.hex())):
            return found
        body = body[_PAGE_HEADER_BYTES + length :]
    return ""


def wwn_of(digits: str) -> str:
    """From hexadecimal digits, with or without 0x before them.

    Empty where nobody is named as the maker: bridges make up numbers such as 5000000000000001.
    """
    found = re.fullmatch("(?:0x)?([56])([0-9a-f]{6})([0-9a-f]{9}|[0-9a-f]{25})", digits.lower())
    return f"0x{found[1]}{found[2]}{found[3]}" if found and int(found[2], 16) else ""


def _body(page: bytes, code: int) -> bytes:
    if len(page) < _PAGE_HEADER_BYTES or page[1] != code:
        return b""
    length = int.from_bytes(page[2:4], "big")
    return page[_PAGE_HEADER_BYTES : _PAGE_HEADER_BYTES + length]


def _string(words: tuple[int, ...]) -> str:
    """Two letters a word, the first in the upper byte."""
    return plain(b"".join(word.to_bytes(2, "big") for word in words).replace(b"\0", b" "))


def _rpm(value: int) -> int | None:
    if value == _NOT_ROTATING:
        return 0
    return value if _RPM_FROM <= value <= _RPM_TO else None
