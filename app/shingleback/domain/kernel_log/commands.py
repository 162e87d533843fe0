"""What the commands that log lines name ask of a drive: to read or to write, and at which place."""

import re
from typing import Final

_WRITES: Final = re.compile(
    r"CDB: (?:Write|Synchronize|Unmap)|inflight: .*\bOUT|(?:opcode=0x|CDB: )(?:2a|8a|35|91|42)\b"
)
_READS: Final = re.compile(r"CDB: Read\(|inflight: .*\bIN|(?:opcode=0x|CDB: )(?:28|88)\b")
_READ_PLACE: Final = re.compile(
    r"CDB: (?:Read\(\d+\)|opcode=0x(?:28|88) [^:]*?)[: ]+(?:28 00((?: [0-9a-f]{2}){4})|88 00((?: [0-9a-f]{2}){8}))"
)
_BYTES: Final = r"(?:[0-9a-f]{2}:){2}([0-9a-f]{2}):([0-9a-f]{2}):([0-9a-f]{2})/"
_ATA_PLACE: Final = re.compile(f" cmd [0-9a-f]{{2}}/{_BYTES}{_BYTES}")
_SECTOR_BYTES: Final = 512


def is_write(text: str) -> bool:
    """Whether a line names a command that writes, or that has writes finished."""
    return _WRITES.search(text) is not None


def is_read(text: str) -> bool:
    """Whether a line names a command that reads."""
    return _READS.search(text) is not None


def sector_read(text: str) -> int | None:
    """The sector at which a read of the SCSI layer begins; None if the line names no such read."""
    place = _READ_PLACE.search(text)
    return int((place[1] or place[2]).replace(" ", ""), 16) if place else None


def ata_byte(text: str) -> int:
    """The byte at which an ATA command begins; 0 if the line names no place."""
    place = _ATA_PLACE.search(text)
    return int("".join(reversed(place.groups())), 16) * _SECTOR_BYTES if place else 0
