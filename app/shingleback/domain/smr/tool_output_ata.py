"""Evidence in the output of hdparm: -i, -I (sentences) and --Istdout (the words of IDENTIFY DEVICE; ATA8-ACS)."""

import re
from typing import Final

from shingleback.domain.drive import Evidence

_SECTOR: Final = 512
_SHORT_MODEL: Final = re.compile(r"^\s*Model=(.*?), FwRev=", re.MULTILINE)
_SHORT_SECTORS: Final = re.compile(r"\bLBAsects=(\d{1,20})")
_MODEL: Final = re.compile(r"^\s*Model Number:\s+(\S.*?)\s*$", re.MULTILINE)
_SECTORS: Final = re.compile(r"^\s*LBA(?:48)?\s+user addressable sectors:\s+(\d{1,20})", re.MULTILINE)
_ROTATION: Final = re.compile(r"Nominal Media Rotation Rate:\s+(\d{1,6}|Solid State)")
_INCHES: Final = re.compile(r"^\s*Form Factor:\s+(\d\.\d{1,2}) inch", re.MULTILINE)
_TRIM: Final = re.compile(r"^\s*\*?\s*Data Set Management TRIM supported", re.MULTILINE)
_WORDS: Final = re.compile(r"^\s*((?:[0-9a-fA-F]{4}[ \t]+){7}[0-9a-fA-F]{4})\s*$", re.MULTILINE)
_WORD_COUNT: Final = 256
_ZONES: Final = {1: "host-aware", 2: "device-managed"}  # word 69, bits 1:0
_INCHES_BY_CODE: Final = {2: 3.5, 3: 2.5, 4: 1.8}  # word 168, bits 3:0


def evidence_of_ata(text: str) -> Evidence:
    identify_words = [int(word, 16) for line in _WORDS.findall(text) for word in line.split()]
    if len(identify_words) == _WORD_COUNT:
        return _of_words(identify_words)
    model = _MODEL.search(text) or _SHORT_MODEL.search(text)
    if not model:
        return Evidence()
    sectors = [int(count) for count in [*_SECTORS.findall(text), *_SHORT_SECTORS.findall(text)]]
    rotation = _ROTATION.search(text)
    inches = _INCHES.search(text)
    return Evidence(
        model=model[1].strip(),
        capacity_bytes=max(sectors) * _SECTOR if sectors else None,
        rotation_rpm=(int(rotation[1]) if rotation[1].isdecimal() else 0) if rotation else None,
        form_factor_inches=float(inches[1]) if inches else None,
        reported_trim=True if _TRIM.search(text) else None,
    )


def _of_words(identify_words: list[int]) -> Evidence:
    """The words are printed with their bytes in the order of the letters."""
    letters = b"".join(word.to_bytes(2, "big") for word in identify_words[27:47])
    sectors = identify_words[100] | identify_words[101] << 16 | identify_words[102] << 32 | identify_words[103] << 48
    rate = identify_words[217]
    return Evidence(
        model=letters.decode("ascii", "replace").replace("\0", " ").strip(),
        capacity_bytes=sectors * _SECTOR or None,
        rotation_rpm=0 if rate == 1 else rate if 0x0401 <= rate < 0xFFFF else None,
        form_factor_inches=_INCHES_BY_CODE.get(identify_words[168] & 0xF),
        reported_zones=_ZONES.get(identify_words[69] & 3, ""),
        reported_trim=True if identify_words[169] & 1 else None,
    )
