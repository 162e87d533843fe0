"""What is inside a drive that is known only from its box: a retail name with a size, or a part number.

Makers encode the size in part numbers: STKM5000400 has 5000 GB, WDBPKJ0040BBK 4.0 TB, HDTB440EK3CA 4.0 TB; TS4TSJ25M3S,
AHD710P-4TU31, STSHX-M401TCBM, MU-PC4T0T, SP040TBPHDA60S3K and SDPH81G-004T have 4 TB.
"""

import re
from dataclasses import dataclass
from typing import Final

from shingleback.domain.drive import Evidence
from shingleback.domain.smr.drive_database import DriveTable, RetailEntry
from shingleback.domain.smr.model_names import tidy

_SIZE: Final = re.compile(r"(?<![\w.])(\d{1,4}(?:[.,]\d)?) ?(TB|GB)\b")
_SEAGATE: Final = re.compile(r"\b(ST[A-Z]{2})(\d{3,5})\d{3}\b")
_WD: Final = re.compile(r"\b(WDB[A-Z0-9]{3})(\d{4})[A-Z]{3}\b")
_WD_OLD_GB: Final = 1000  # WDBEMM5000A.. has 500.0 GB, WDBPKJ0040B.. 4.0 TB
_IN_TB: Final = (
    re.compile(r"\b(TS)(\d)TSJ25"),  # Transcend
    re.compile(r"\b(AHD)\w+-(\d)TU3"),  # ADATA
    re.compile(r"\b(STSHX)-M(\d)01T"),  # Samsung and Maxtor, by Seagate
    re.compile(r"\b(MU-P)[A-Z](\d)T0"),  # Samsung
    re.compile(r"\b(SP)0(\d)0TBPHD"),  # Silicon Power
    re.compile(r"\b(SDPH\w{3})-0(\d\d)T"),  # SanDisk Professional
)
_TOSHIBA: Final = re.compile(r"\b(HDT[A-Z])([A-Z0-9])(\d\d)(?=[A-Z]|\b)")
_GB: Final = 10**9


@dataclass(frozen=True, slots=True)
class BoxName:
    """What a name or a part number says. Attributes: `part`: the letters of the part number that name the family."""

    text: str
    part: str = ""
    capacity_bytes: int | None = None


def read_box_name(name: str) -> BoxName:
    text = tidy(name)
    if part := _SEAGATE.search(text):
        return BoxName(text, part[1], int(part[2]) * _GB)
    if part := _WD.search(text):
        tenths = int(part[2])
        return BoxName(text, part[1], tenths * 100 * _GB if tenths < _WD_OLD_GB else tenths // 10 * _GB)
    if part := _TOSHIBA.search(text):
        return BoxName(text, part[1], int(part[3]) * 100 * _GB)
    for pattern in _IN_TB:
        if part := pattern.search(text):
            return BoxName(text, part[1], int(part[2]) * 1000 * _GB)
    size = _SIZE.search(text)
    if not size:
        return BoxName(text)
    number = float(size[1].replace(",", "."))
    return BoxName(text, "", round(number * (1000 if size[2] == "TB" else 1)) * _GB)


def retail_entry(evidence: Evidence, table: DriveTable) -> tuple[RetailEntry, str] | None:
    """The entry for a retail name or part number, and what was recognized; None if there is none.

    The size must be known, from the name or beside it: the same name is sold with different disks.
    """
    for name in (evidence.model, evidence.product):
        box = read_box_name(name)
        capacity = evidence.capacity_bytes or box.capacity_bytes
        if not box.text or capacity is None:
            continue
        for entry in table.every_retail():
            if entry.holds(capacity) and (box.part in entry.parts if box.part else entry.is_named(box.text)):
                return entry, name.strip()
    return None
