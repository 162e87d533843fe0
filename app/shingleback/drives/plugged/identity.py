"""What a drive is called, and by what it is known again when it is plugged in another time."""

import re
from typing import Final

from shingleback.drives.objects import Drive
from shingleback.drives.sysfs.facts import Facts
from shingleback.knowledge.serials import is_own_serial, is_own_wwn
from shingleback.model.visible_text import visible

# How makers write themselves, and how people do. "ATA" is what the kernel puts where a SATA disk names no maker.
_MAKERS: Final = (
    (re.compile(r"^western digital(?: technologies)?(?:,? inc\.?)?(?= |$)", re.IGNORECASE), "WD"),
    (re.compile(r"^wdc(?= |$)", re.IGNORECASE), "WD"),
    (re.compile(r"^seagate technology(?: llc)?(?= |$)", re.IGNORECASE), "Seagate"),
    (re.compile(r"^toshiba(?= |$)", re.IGNORECASE), "Toshiba"),
    (re.compile(r"^(?:ata|generic-?|usb(?: ?[23]\.\d)?)(?= )", re.IGNORECASE), ""),
)


def name_of(drive: Drive, facts: Facts, node: str) -> str:
    """As it is printed on the box: the enclosure, where there is one, rather than the disk inside.

    `node` stands in where nobody says anything.
    """
    told = (facts.enclosure, f"{drive.vendor} {drive.model}", f"{facts.evidence.vendor} {facts.evidence.model}", node)
    return visible(next(name for name in map(_tidy, told) if name))


def key_of(drive: Drive, facts: Facts) -> str:
    """Made of what the disk says, or else its enclosure; and of the number of the slot, where there are several."""
    serial, wwn = drive.serial or facts.serial, wwn_of(drive, facts)
    if is_own_serial(serial):
        found = f"{drive.model or facts.evidence.model}/{serial}"
    elif wwn:
        found = f"wwn/{wwn.lower().removeprefix('0x')}"
    else:
        found = f"usb/{facts.evidence.usb or drive.model}/{facts.usb_serial or serial}"
    slot = facts.scsi_address.rpartition(":")[2]
    return found if slot in ("", "0") else f"{found}/{slot}"


def wwn_of(drive: Drive, facts: Facts) -> str:
    """Empty where it is none of its own."""
    wwn = drive.wwn or facts.wwn
    return wwn if is_own_wwn(wwn) else ""


def _tidy(told: str) -> str:
    """Without underscores, a maker's long name, and a maker that is named twice."""
    name = " ".join(told.replace("_", " ").split())
    for written, spoken in _MAKERS:
        name = written.sub(spoken, name).strip()
    maker, _, product = name.partition(" ")
    return product if product.casefold().startswith(maker.casefold()) else name
