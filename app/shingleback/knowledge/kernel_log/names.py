"""By which names a line speaks of a drive: ata3, host6, 6:0:0:0, sdb, usb 2-1.4, md127, dm-9."""

import re
from typing import Final

# The order matters: the first group that is there names the kind.
_NAME: Final = re.compile(
    r"\b(?=[adfhlmnrsuvz0-9])(?:"  # names begin so; most places are passed over at once
    r"(?P<ata>ata\d{1,3})(?:\.(?P<link>\d\d))?(?=[:\s])"
    r"|(?<![\w:.])(?P<scsi>\d{1,5}:\d{1,3}:\d{1,5}):\d{1,10}(?!\w|:\w)"
    r"|scsi(?: host)?(?P<host>\d{1,5})(?=[ :])"
    r"|usb usb(?P<rootbus>\d{1,3})-port(?P<rootport>\d{1,3})\b"
    r"|usb (?P<hub>\d{1,3}-\d{1,3}(?:\.\d{1,3}){0,6})-port(?P<hubport>\d{1,3})\b"
    r"|hub (?P<above>\d{1,3}-\d{1,3}(?:\.\d{1,3}){0,6}):\d\.\d:.{0,60}?\bport (?P<below>\d{1,3})\b"
    r"|(?:usb|usb-storage|uas|hub)[ :] ?(?P<usb>\d{1,3}-\d{1,3}(?:\.\d{1,3}){0,6})(?=[:\s]|$)"
    r"|(?<![\w.])(?!sdio|sdma)(?P<disk>sd[a-z]{1,2}|vd[a-z]|hd[a-l]|sr\d{1,2}|fd\d|loop\d{1,3}|zram\d{1,2}|ram\d{1,2})"
    r"(?:\d{1,3})?(?![\w.])"
    r"|(?<![\w.])(?P<numbered>nvme\d{1,2}n\d{1,2}|mmcblk\d{1,2}|md\d{1,4}|dm-\d{1,4}|nbd\d{1,2})(?:p\d{1,3})?(?!\w)"
    r"|(?<!\w)(?P<nvme>nvme\d{1,2})(?=[:\s])"
    r")"
)
_MANY: Final = 8
_NO_DRIVES: Final = ("sr", "fd", "loop", "zram", "ram", "nbd")


def names_in(text: str) -> list[str]:
    """In the order in which they stand there. A partition is named by its drive."""
    names: list[str] = []
    for found in _NAME.finditer(text):
        name = _name(found)
        if name not in names:
            names.append(name)
            if len(names) == _MANY:
                break
    return names


def is_no_drive(name: str) -> bool:
    """Whether this is a disc, a floppy, or something that lives in memory."""
    return name.startswith(_NO_DRIVES)


def _name(found: re.Match[str]) -> str:
    kind = found.lastgroup
    match kind:
        case "ata" | "link":
            name = found["ata"] if found["link"] in (None, "00") else f"{found['ata']}.{found['link']}"
        case "scsi":
            name = f"{found['scsi']}:0"  # units of one target are one drive
        case "host":
            name = f"host{found['host']}"
        case "rootport":
            name = f"usb {found['rootbus']}-{found['rootport']}"
        case "hubport":
            name = f"usb {found['hub']}.{found['hubport']}"
        case "below":
            name = usb_name_of_port(found["above"], found["below"])
        case "usb":
            name = f"usb {found['usb']}"
        case _:
            name = found[kind or 0]
    return name


def usb_name_of_port(hub: str, port: str) -> str:
    """The hub 1-0 is the one in the computer itself: its port 2 is 1-2; port 3 of the hub 2-1 is 2-1.3."""
    bus, _, rest = hub.partition("-")
    return f"usb {bus}-{port}" if rest == "0" else f"usb {hub}.{port}"


def asked_names(device: str) -> list[str]:
    """What a person may call a drive, as the log does: /dev/sdb1 is sdb; ata3, 6:0:0:0 and 2-1.4 are themselves.

    An empty name gives none; one that has no form that the kernel uses is given back as it is.
    """
    last = device.rstrip("/").rsplit("/", 1)[-1]
    if not last:
        return []
    return names_in(f" {last} ") or (names_in(f"usb {last}:") if last[:1].isdigit() else [last])
