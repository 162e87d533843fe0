"""What a person types to confirm which drive is erased: short, on the box, and no other drive's.

Whoever types it has looked at it. So it holds no letters that a keyboard lacks, and only as much of the serial number
as tells the drive from the others.
"""

import re
from collections.abc import Iterable
from typing import Final

from shingleback.model.drive import Drive

_WORD: Final = re.compile("[A-Za-z]{2,12}")
# What disks call themselves that do not name their maker.
_MAKERS: Final = (
    (re.compile(r"ST\d{3}"), "Seagate"),
    (re.compile(r"WD[A-Z\d]{4}"), "WD"),
    (re.compile(r"(?:MQ|DT|HD[WK])\d"), "Toshiba"),
    (re.compile(r"H[UTDM][A-Z\d]{6}"), "HGST"),
)
_ANY: Final = "Drive"
_UNITS: Final = ((10**12, "TB"), (10**9, "GB"), (10**6, "MB"))
_LEAST_LETTERS: Final = 4  # of a serial number; shorter ones are invented by bridges


def short_name(drive: Drive, others: Iterable[Drive]) -> str:
    """Such as "Seagate 8 TB", or "Seagate 8 TB 4F2K" beside another such one. `others` may hold the drive itself."""
    name = _plain_name(drive)
    rivals = [
        other for other in others if other.device != drive.device and _plain_name(other).casefold() == name.casefold()
    ]
    return f"{name} {_mark(drive, rivals)}" if rivals else name


def is_confirmed(typed: str, name: str) -> bool:
    """Forgives capitals and blanks too many, and nothing else."""
    return bool(name) and typed.isascii() and _as_typed(typed) == _as_typed(name)


def _plain_name(drive: Drive) -> str:
    maker = _maker(drive.name)
    return f"{maker} {_on_the_box(drive.size_bytes)}" if drive.size_bytes >= _UNITS[-1][0] else maker


def _maker(name: str) -> str:
    first = name.partition(" ")[0]
    if _WORD.fullmatch(first):
        return first
    return next((maker for pattern, maker in _MAKERS if pattern.match(first.upper())), _ANY)


def _on_the_box(size_bytes: int) -> str:
    unit_bytes, unit = next(pair for pair in _UNITS if size_bytes >= pair[0] * 0.9995)
    return f"{round(size_bytes / unit_bytes, 1 if unit == 'TB' else None):g} {unit}"


def _mark(drive: Drive, rivals: list[Drive]) -> str:
    """The end of the serial number that no rival shares; where there is none, the place at which the drive is."""
    serial = _serial(drive)
    ends = [_serial(rival) for rival in rivals]
    for letters in range(_LEAST_LETTERS, len(serial) + 1):
        if all(serial[-letters:] != end[-letters:] for end in ends):
            return serial[-letters:]
    return drive.device.rpartition("/")[2]


def _serial(drive: Drive) -> str:
    return re.sub("[^A-Z0-9]", "", drive.serial.upper())


def _as_typed(text: str) -> str:
    return " ".join(word for word in text.lower().split(" ") if word)
