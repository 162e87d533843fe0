"""How a drive is connected and what limits it there, as sentences."""

from typing import Final

from shingleback.model.connection import Connection, Limit, LimitKind
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "connection"

_CONNECTIONS: Final[dict[Connection, str]] = {
    Connection.USB_1: QT_TRANSLATE_NOOP("connection", "This is a USB 1 connection: about 1 MB/s at best."),
    Connection.USB_2: QT_TRANSLATE_NOOP("connection", "This is a USB 2 port: about 35 MB/s at best."),
    Connection.USB_3: QT_TRANSLATE_NOOP("connection", "Connected by USB 3, which is faster than any hard disk."),
    Connection.USB: QT_TRANSLATE_NOOP("connection", "Connected by USB."),
    Connection.SATA: QT_TRANSLATE_NOOP("connection", "Connected by SATA, which is faster than any hard disk."),
    Connection.SAS: QT_TRANSLATE_NOOP("connection", "Connected by SAS, which is faster than any hard disk."),
    Connection.NVME: QT_TRANSLATE_NOOP("connection", "Connected by NVMe."),
    Connection.CARD: QT_TRANSLATE_NOOP("connection", "A memory card in a card reader."),
    Connection.VIRTUAL: QT_TRANSLATE_NOOP(
        "connection", "A virtual disk: what it says of itself need not be true of the drives behind it."
    ),
    Connection.OTHER: QT_TRANSLATE_NOOP("connection", "Connected neither by USB nor by SATA."),
    Connection.UNKNOWN: QT_TRANSLATE_NOOP("connection", "How it is connected is not known."),
}
_LIMITS: Final[dict[LimitKind, str]] = {
    LimitKind.SLOW_PORT: QT_TRANSLATE_NOOP(
        "connection",
        "The USB connection is slower than the drive. Try another port, best a USB 3 port of the computer itself, and "
        "another cable; push the plug in firmly.",
    ),
    LimitKind.SLOW_ENCLOSURE: QT_TRANSLATE_NOOP(
        "connection",
        "The drive's enclosure has USB 2 only, so a faster port does not help. It only takes longer.",
    ),
    LimitKind.TIMED_OUT: QT_TRANSLATE_NOOP(
        "connection",
        "Commands that the drive did not answer in time since it was plugged in: {count}. A shingled drive that tidies "
        "up does so; a bad cable does, too. “What happened?” tells which.",
    ),
    LimitKind.NO_UAS: QT_TRANSLATE_NOOP(
        "connection",
        "The kernel uses the older of its two USB drivers (usb-storage). It cannot pass on which files were deleted, "
        "and it never tells the drive to write out what it still holds. So always finish with Eject.",
    ),
    LimitKind.LARGE_REQUESTS: QT_TRANSLATE_NOOP(
        "connection",
        "The kernel sends this drive up to {now_kb} KiB at once. A shingled drive was seen to pause for half a minute, "
        "or to hang, above 3584 KiB. If that happens here, set the limit to {good_kb}, which costs nothing: "
        "“echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”. It lasts until the drive is unplugged.",
    ),
}


def connection_text(connection: Connection, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _CONNECTIONS[connection])


def limit_text(limit: Limit, device: str, translate: Translate = untranslated) -> str:
    """`device` is the kernel's name, such as sdb, or the node, such as /dev/sdb."""
    values = dict(limit.values) | {"device": device.removeprefix("/dev/")}
    return translate(_CONTEXT, _LIMITS[limit.kind]).format_map(values)
