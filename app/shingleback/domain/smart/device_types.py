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
_OF_NVME: Final = {
    UsbId(0x152D, 0x0583): "sntjmicron",
    UsbId(0x174C, 0x2362): "sntasmedia",
    UsbId(0x174C, 0x2364): "sntasmedia",
    UsbId(0x0BDA, 0x9210): "sntrealtek",
    UsbId(0x0BDA, 0x9211): "sntrealtek",
    UsbId(0x0BDA, 0x9220): "sntrealtek",
}


def device_types(usb: UsbId | None) -> tuple[str, ...]:
    """The arguments for `-d` to try, the most likely first."""
    if usb is None:
        return _EVERY_BRIDGE
    of_nvme = (_OF_NVME[usb],) if usb in _OF_NVME else ()
    return (*_EVERY_BRIDGE, *of_nvme, *(() if of_nvme else _OLD_MAKERS.get(usb.vendor, ())))
