"""Which way of asking (`smartctl -d`) a USB bridge may understand, judged by its USB id and by what smartctl answered.

smartctl chooses a way by the USB id, too, but its database may be older than the bridge: that of Debian 12 asks
NVMe bridges of ASMedia that came later as for SATA. So a refusal does not mean that the bridge passes nothing on.

Sources: smartmontools' drivedb.h and smartctl(8). The ways for NVMe send commands of one maker; other bridges have been
seen to hang after them (smartmontools issue 490), so they are only tried with bridges that are known for them.
"""

import re
from typing import Final

from shingleback.domain.drive import UsbId

_EVERY_BRIDGE: Final = ("sat", "sat,12")  # the same commands in 16 and in 12 bytes
_OLD_MAKERS: Final = {
    0x152D: ("usbjmicron",),
    0x04FC: ("usbsunplus",),
    0x04B4: ("usbcypress",),
    0x067B: ("usbprolific",),
}
_NVME_BRIDGES: Final = {
    "sntjmicron": "152d:0581 152d:0583 152d:a581 152d:a583 152d:b581",
    "sntasmedia": "0411:039d 04e8:4001 04e8:61fb 04e8:61fd 0781:55ae 0781:55af 0781:55bb 0b05:1932 0bc2:aa1a 1058:266e"
    " 174c:2362 174c:2364 174c:2463",
    "sntrealtek": "0bda:9210 0bda:9211 0bda:9220 0dd8:9210 1de1:e101 2eb9:9211",
}
"""By the USB ids that drivedb.h of smartmontools 7.5 has for them. Sticks that emulate NVMe are left out."""
_CHOOSES_NONE: Final = ("unknown usb bridge", "unsupported usb bridge", "type is ambiguous")
"""What smartctl says without asking the drive (lib/dev_interface.cpp: get_usb_dev_type_by_id)."""
_OF_HEALTH: Final = (
    '"smart_status"',
    '"ata_smart_attributes"',
    '"nvme_smart_health_information_log"',
    '"scsi_grown_defect_list"',
)
_CHOSEN: Final = re.compile(r'"device":\s*\{[^}]*?"type":\s*"([a-z0-9,]+)"')
_OF_NVME: Final = {usb_id: device_type for device_type, usb_ids in _NVME_BRIDGES.items() for usb_id in usb_ids.split()}


def device_types(usb: UsbId | None) -> tuple[str, ...]:
    """The arguments for `-d` to try, the most likely first."""
    if usb is None:
        return _EVERY_BRIDGE
    of_nvme = (_OF_NVME[str(usb)],) if str(usb) in _OF_NVME else ()
    return (*_EVERY_BRIDGE, *of_nvme, *(() if of_nvme else _OLD_MAKERS.get(usb.vendor, ())))


def is_without_choice(printed: str) -> bool:
    """Whether smartctl has not asked the drive, because its database has no single way for this bridge."""
    text = printed.lower()
    return any(phrase in text for phrase in _CHOOSES_NONE)


def has_health(printed: str) -> bool:
    """Whether a report in JSON says anything about the drive's health."""
    return any(key in printed for key in _OF_HEALTH)


def further_types(usb: UsbId | None, printed: str) -> tuple[str, ...]:
    """The arguments for `-d` to try after the first answer, which was asked without `-d`.

    Empty if it tells the health; and without a USB id, none unless smartctl itself says that it has no way to ask.
    """
    is_unasked = is_without_choice(printed)
    if has_health(printed) or (usb is None and not is_unasked):
        return ()
    chosen = None if is_unasked else _CHOSEN.search(printed)
    return tuple(device_type for device_type in device_types(usb) if chosen is None or device_type != chosen[1])
