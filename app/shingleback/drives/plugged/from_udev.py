"""By what a drive is known again, where UDisks2 is not asked: udev has told UDisks2 what it says of drives.

As in `udiskslinuxdrive.c` of UDisks2.
"""

from collections.abc import Mapping

from shingleback.drives.objects import Drive
from shingleback.drives.plugged.identity import key_of
from shingleback.drives.sysfs.facts import Facts
from shingleback.drives.sysfs.udev import name_in


def key_from_udev(name: str, noted: Mapping[str, str], facts: Facts) -> str:
    """The same as `model.drive.Drive.key`; `name` is the kernel's: sdb. Empty where nothing tells it from others."""
    drive = Drive(model=_model(name, noted), serial=_serial(noted), wwn=_wwn(noted))
    key = key_of(drive, facts)
    return key if any(key.split("/")[1:]) else ""


def _model(name: str, noted: Mapping[str, str]) -> str:
    if name.startswith("mmcblk"):
        return noted.get("ID_NAME", "")
    return name_in(noted, "ID_MODEL") if "ID_MODEL_ENC" in noted else noted.get("ID_MODEL", "")


def _serial(noted: Mapping[str, str]) -> str:
    is_scsi = noted.get("ID_SCSI") == "1" and noted.get("ID_ATA") != "1"
    scsi = noted.get("ID_SCSI_SERIAL", "") if is_scsi else ""
    return scsi or noted.get("ID_SERIAL_SHORT") or noted.get("ID_SERIAL", "")


def _wwn(noted: Mapping[str, str]) -> str:
    return noted.get("ID_WWN_WITH_EXTENSION") or noted.get("ID_WWN", "")
