"""Parsers for what people paste: fdisk -l, inxi, the table of lsblk, GNOME Disks; and several drives in one text.

Labels are translated in the languages of the desktop; the numbers, names and devices beside them are not.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from shingleback.domain.drive import Evidence, Transport
from shingleback.domain.text import text_lines

_FDISK: Final = re.compile(
    r"^\S.{0,40}?(/dev/[a-z0-9]+) ?: .{0,60}?\b(\d{6,20}) (?:[Bb]yte|[Oo]ctet|байт|バイト|字节)", re.MULTILINE
)
_FDISK_MODEL: Final = re.compile(
    r"^(?:Disk model|Festplattenmodell|Modèle de disque|Modelo de(?:l)? disco|Model dysku|ディスク型式|磁盘型号)"
    r"\s*[:\uff1a]\s*(\S.*?)\s*$",
    re.MULTILINE,
)  # fmt: skip
_INXI: Final = re.compile(
    r"\b(?:ID-\d{1,3}|\d{1,3}): (/dev/\w+)(?: maj-min: \S+)?(?: type: (\w+))?(?: vendor: (.*?))? model: (.*?)"
    r"(?: family: .*?)? size: ([\d.]+) ([KMGTP])i?B",
)
_INXI_UNITS: Final = {letter: 1024**power for power, letter in enumerate("KMGTP", 1)}
_INXI_TYPES: Final = {"USB": Transport.USB}
_GNOME: Final = re.compile(
    r"^(?:Model|Modell|Modelo|Modèle|Modello|דגם|モデル|型号|Typ)\s*[:\uff1a\t]\s*(\S.*?)\s*(?:\([\w.-]+\))?\s*$",
    re.MULTILINE,
)
_GNOME_SIZE: Final = re.compile(r"\(([\d.,' \u00a0\u202f]{9,26}) (?:bytes|Bytes|octets|bajt|バイト|字节|בתים)")
TRANSPORTS: Final = {"usb": Transport.USB, "sata": Transport.SATA, "sas": Transport.SAS, "nvme": Transport.NVME}
"""By the names in lsblk's column TRAN."""
_NO_DISKS: Final = ("loop", "sr", "zram", "ram", "dm-", "md", "fd")
_LONGEST: Final = 400
_MOST_DRIVES: Final = 100


def of_fdisk(text: str) -> Evidence | None:
    """The first disk of `fdisk -l`, which has the name that SCSI or the enclosure reports."""
    disk, model = _FDISK.search(text), _FDISK_MODEL.search(text)
    if not disk or (not model and "sector" not in text and "ektor" not in text):
        return None
    return Evidence(model=model[1] if model else "", capacity_bytes=int(disk[2]))


def of_inxi(text: str) -> Evidence | None:
    disk = _INXI.search(" ".join(text.split()))
    if not disk:
        return None
    device, kind, vendor, model, size, unit = disk.groups()
    return Evidence(
        model=model,
        vendor=vendor or "",
        transport=Transport.NVME if device.startswith("/dev/nvme") else _INXI_TYPES.get(kind or ""),
        capacity_bytes=round(float(size) * _INXI_UNITS[unit]) if size.count(".") < 2 else None,
    )


def of_gnome_disks(text: str) -> Evidence | None:
    model, size = _GNOME.search(text), _GNOME_SIZE.search(text)
    if not model or not size:
        return None
    return Evidence(model=model[1], capacity_bytes=int(re.sub(r"\D", "", size[1])))


def of_lsblk_table(text: str) -> Evidence | None:
    return next((row.evidence for row in _lsblk_rows(text)), None)


@dataclass(frozen=True, slots=True)
class _Row:
    """A disk in lsblk's table. Attributes: `head`: the line with the names of the columns."""

    device: str
    evidence: Evidence
    head: str
    line: str


def _lsblk_rows(text: str) -> Iterator[_Row]:
    """The disks in the table of `lsblk -S`, or of `lsblk -o` with NAME and MODEL."""
    columns: list[tuple[str, int, int | None]] = []
    head = ""
    for line in text_lines(text):
        if re.match(r"NAME\s.*\bMODEL\b", line):
            head = line
            heads = [(heading[0], heading.start()) for heading in re.finditer(r"\S+", line)]
            ends = [start for _, start in heads[1:]]
            columns = [(name, start, end) for (name, start), end in zip(heads, [*ends, None], strict=True)]
        elif columns and re.match(r"[a-z]", line):
            row = {name: re.split(r"\s{2,}", line[start:end].strip())[0] for name, start, end in columns}
            if row.get("MODEL") and not row["NAME"].startswith(_NO_DISKS):
                transport = TRANSPORTS.get(row.get("TRAN", ""))
                evidence = Evidence(model=row["MODEL"], vendor=row.get("VENDOR", ""), transport=transport)
                yield _Row(row["NAME"], evidence, head, line)
        elif not line.strip():
            columns = []


@dataclass(frozen=True, slots=True)
class PastedDrive:
    """The part of a text about one drive. Attributes: `device`: as in /dev; empty if the text does not say it."""

    device: str
    text: str


_BEGINNINGS: Final = (
    re.compile(r"^smartctl \d\.\d .*$", re.MULTILINE),
    re.compile(r"^=== START OF INFORMATION SECTION ===", re.MULTILINE),
    re.compile(r"^/dev/[a-z0-9]+:\s*$", re.MULTILINE),  # hdparm
    re.compile(r"^P: /devices/", re.MULTILINE),  # udevadm
    _FDISK,
    re.compile(r"\bID-\d{1,3}: /dev/"),  # inxi
    _GNOME,
)
_DEVICE: Final = re.compile(r"/dev/((?:sd[a-z]{1,2}|nvme\d{1,2}n\d|mmcblk\d|hd[a-z]))(?![a-z])")


def several_drives(text: str) -> list[PastedDrive]:
    """The parts of a text that are about one drive each; empty if it is not about several."""
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
