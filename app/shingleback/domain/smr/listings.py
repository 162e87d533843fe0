"""Parsers for what people paste: fdisk -l, inxi, lshw, lsblk, udisksctl, GNOME Disks; and several drives in one text.

Labels are translated in the languages of the desktop; the numbers, names and devices beside them are not.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from shingleback.domain.drive import Evidence, Transport
from shingleback.domain.smart.printed import SMARTCTL
from shingleback.domain.smr.windows_tables import lists_of_drives
from shingleback.domain.text import text_lines

_NUMBER: Final = r"\d[\d'\u00a0\u202f ]{4,26}\d"  # some languages group digits
_FDISK: Final = re.compile(rf"^\S.{{0,40}}?(/dev/[a-z0-9]+) ?[:\uff1a](.{{0,60}}?{_NUMBER}.{{0,80}})$", re.MULTILINE)
_FDISK_MODEL: Final = re.compile(r"\n[^\n:=\uff1a]{3,40}[:\uff1a]\s*(\S[^\n*\u00d7]*?)\s*(?=\n|$)")
"""The line below, whatever its label; the line with the units has a product."""
_SECTOR_SIZES: Final = (512, 520, 1024, 2048, 4096)
_INXI: Final = re.compile(
    r"\b(?:ID-\d{1,3}|\d{1,3}): (/dev/\w+)(?: maj-min: \S+)?(?: type: (\w+))?(?: vendor: (.*?))? model: (.*?)"
    r"(?: family: .*?)? size: ([\d.]+) ?([KMGTP])(i?)B",
)
_POWERS: Final = {letter: power for power, letter in enumerate("KMGTP", 1)}
_INXI_TYPES: Final = {"USB": Transport.USB}
_LSHW: Final = re.compile(r"^ +\*-disk(?::\d+)?\s*\n((?:(?! +\*-).+\n?)*)", re.MULTILINE)
_LSHW_PRODUCT: Final = re.compile(
    r"^ +(?:[Pp]rodu[ck]t[oe]?|[Pp]roduit|[Pp]rodotto|[Пп]родукт) ?: (\S.*?)\s*$", re.MULTILINE
)
_LSHW_SIZE: Final = re.compile(r": (\d{1,6})GiB \(")
_GNOME: Final = re.compile(
    r"^(?:Model|Modell|Modelo|Modèle|Modello|דגם|モデル|型号|Typ)\s*[:\uff1a\t]\s*(\S.*?)\s*(?:\([\w.-]+\))?\s*$",
    re.MULTILINE,
)
_GNOME_SIZE: Final = re.compile(r"\(([\d.,' \u00a0\u202f]{9,26}) (?:bytes|Bytes|octets|bajt|バイト|字节|בתים)")
TRANSPORTS: Final = {"usb": Transport.USB, "sata": Transport.SATA, "sas": Transport.SAS, "nvme": Transport.NVME}
"""By the names in lsblk's column TRAN."""
_TABLE_HEAD: Final = re.compile(r"NAME\s.*\bMODEL\b|MODEL\s.*\bDEVICE\b")
_TABLE_SIZE: Final = re.compile(r"(\d{1,4}(?:[.,]\d)?)([KMGTP])")  # of lsblk: in powers of 1024
_NO_DISKS: Final = ("loop", "sr", "zram", "ram", "dm-", "md", "fd")
_LONGEST: Final = 400  # letters in which the sectors follow the size, or a part of the text names its device
_MOST_DRIVES: Final = 100
_BEGINNINGS: Final = (
    re.compile(r"^smartctl \d\.\d .*$", re.MULTILINE),
    re.compile(r"^=== START OF INFORMATION SECTION ===", re.MULTILINE),
    re.compile(r"^/dev/[a-z0-9]+:\s*$", re.MULTILINE),  # hdparm
    re.compile(r"^P: /devices/", re.MULTILINE),  # udevadm
    re.compile(r"^ \(\d\d\) \S.*(?=\n-{20})", re.MULTILINE),  # CrystalDiskInfo
    _FDISK,
    re.compile(r"\bID-\d{1,3}: /dev/"),  # inxi
    re.compile(r"^ +\*-disk(?::\d+)?\s*$", re.MULTILINE),  # lshw
    _GNOME,
)
_DEVICE: Final = re.compile(r"/dev/((?:sd[a-z]{1,2}|nvme\d{1,2}n\d|mmcblk\d|hd[a-z]))(?![a-z])")


def of_fdisk(text: str) -> Evidence | None:
    """The first disk of `fdisk -l`, which has the name that SCSI or the enclosure reports."""
    disk = _FDISK.search(text)
    if disk is None:
        return None
    below = text[disk.start(2) : disk.end() + _LONGEST]  # up to 2.21, the sectors are on the next line
    size_bytes, *numbers = [int(re.sub(r"\D", "", number)) for number in re.findall(_NUMBER, below)]
    if not any(number * size == size_bytes for number in numbers for size in _SECTOR_SIZES):
        return None
    model = _FDISK_MODEL.match(text, disk.end())
    return Evidence(model=model[1] if model else "", capacity_bytes=size_bytes)


def of_inxi(text: str) -> Evidence | None:
    disk = _INXI.search(" ".join(text.split()))
    if not disk:
        return None
    device, kind, vendor, model, size, unit, binary = disk.groups()
    unit_bytes = (1024 if binary else 1000) ** _POWERS[unit]
    return Evidence(
        model=model,
        vendor=vendor or "",
        transport=Transport.NVME if device.startswith("/dev/nvme") else _INXI_TYPES.get(kind or ""),
        capacity_bytes=round(float(size) * unit_bytes) if size.count(".") < 2 else None,
    )


def of_lshw(text: str) -> Evidence | None:
    """The first disk of `lshw`. Its size is exact to one GiB only, as the drive table needs it."""
    disk = _LSHW.search(text)
    if disk is None:
        return None
    product, size = _LSHW_PRODUCT.search(disk[1]), _LSHW_SIZE.search(disk[1])
    return Evidence(model=product[1], capacity_bytes=int(size[1]) * 1024**3 if size else None) if product else None


def of_gnome_disks(text: str) -> Evidence | None:
    model, size = _GNOME.search(text), _GNOME_SIZE.search(text)
    if not model or not size:
        return None
    return Evidence(model=model[1], capacity_bytes=int(re.sub(r"\D", "", size[1])))


def of_lsblk_table(text: str) -> Evidence | None:
    return next((row.evidence for row in _lsblk_rows(text)), None)


@dataclass(frozen=True, slots=True)
class _Row:
    """A disk in a table of lsblk or udisksctl. Attributes: `head`: the line with the names of the columns."""

    device: str
    evidence: Evidence
    head: str
    line: str


def _lsblk_rows(text: str) -> Iterator[_Row]:
    """The disks in the table of `lsblk -S`, of `lsblk -o` with NAME and MODEL, or of `udisksctl status`."""
    columns: list[tuple[str, int, int | None]] = []
    head = ""
    for line in text_lines(text):
        if _TABLE_HEAD.match(line):
            head = line
            heads = [(heading[0], heading.start()) for heading in re.finditer(r"\S+", line)]
            ends = [start for _, start in heads[1:]]
            columns = [(name, start, end) for (name, start), end in zip(heads, [*ends, None], strict=True)]
        elif columns and re.match(r"[a-z]" if head.startswith("NAME") else r"\w", line):
            row = {name: _cell(line, start, end) for name, start, end in columns}
            device = row.get("NAME") or row.get("DEVICE", "")
            if row.get("MODEL") and device and not device.startswith(_NO_DISKS):
                yield _Row(device, _of_row(row), head, line)
        elif not line.strip():
            columns = []


def _of_row(row: dict[str, str]) -> Evidence:
    size = _TABLE_SIZE.fullmatch(row.get("SIZE", ""))
    return Evidence(
        model=row["MODEL"],
        vendor=row.get("VENDOR", ""),
        transport=TRANSPORTS.get(row.get("TRAN", "")),
        capacity_bytes=round(float(size[1].replace(",", ".")) * 1024 ** _POWERS[size[2]]) if size else None,
    )


def _cell(line: str, start: int, end: int | None) -> str:
    """The value below a heading. One that is aligned to the right begins to the left of it."""
    begins, ends = (
        line.rfind(" ", 0, place) + 1 if place < len(line) and line[place] != " " else place
        for place in (start, len(line) if end is None else end)
    )
    return re.split(r"\s{2,}", line[begins:ends].strip())[0]


@dataclass(frozen=True, slots=True)
class PastedDrive:
    """The part of a text about one drive. Attributes: `device`: as in /dev; empty if the text does not say it."""

    device: str
    text: str


def several_drives(text: str) -> list[PastedDrive]:
    """The parts of a text that are about one drive each; empty if it is not about several.

    A report of smartctl says more of a drive than a table of Windows beside it.
    """
    named_lists = [] if SMARTCTL in text else lists_of_drives(text)
    if len(named_lists) > 1:
        return [_part(named_list) for named_list in named_lists[:_MOST_DRIVES]]
    rows = list(_lsblk_rows(text))
    if len(rows) > 1:
        return [PastedDrive(row.device, f"{row.head}\n{row.line}") for row in rows[:_MOST_DRIVES]]
    for beginning in _BEGINNINGS:
        starts = [match.start() for match in beginning.finditer(text)][:_MOST_DRIVES]
        if len(starts) > 1:
            return [_part(text[start:end]) for start, end in zip(starts, [*starts[1:], len(text)], strict=True)]
    return []


def _part(text: str) -> PastedDrive:
    device = _DEVICE.search(text[:_LONGEST])
    return PastedDrive(device[1] if device else "", text)
