"""Which way of asking (`smartctl -d`) a USB bridge may understand, judged by its USB id.

Sources: smartmontools' drivedb.h and smartctl(8). The ways for NVMe send commands of one maker; other bridges have been
seen to hang after them (smartmontools issue 490), so they are only tried with bridges that are known for them.
"""

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
_OF_NVME: Final = {usb_id: way for way, usb_ids in _NVME_BRIDGES.items() for usb_id in usb_ids.split()}


def device_types(usb: UsbId | None) -> tuple[str, ...]:
    """The arguments for `-d` to try, the most likely first."""
    if usb is None:
        return _EVERY_BRIDGE
    of_nvme = (_OF_NVME[str(usb)],) if str(usb) in _OF_NVME else ()
    return (*_EVERY_BRIDGE, *of_nvme, *(() if of_nvme else _OLD_MAKERS.get(usb.vendor, ())))
