"""What sysfs and udev say about the USB device of a drive."""

from collections.abc import Mapping
from pathlib import Path

from shingleback.devices.sysfs.reader import name_in, number, read_number, read_text
from shingleback.domain.drive import UsbId


class UsbDeviceFacts:
    """The USB device of a drive; everything is unknown for a drive that is not on USB."""

    def __init__(self, device: Path | None, device_noted: Mapping[str, str], disk_noted: Mapping[str, str]) -> None:
        """`device` is the USB device's folder; the others are udev's properties of it and of the disk."""
        self._device = device
        self._noted = device_noted if device_noted.get("DEVTYPE") == "usb_device" else {}
        self._disk_noted = disk_noted

    @property
    def id(self) -> UsbId | None:
        if self._device:
            vendor = read_number(self._device / "idVendor", base=16)
            product = read_number(self._device / "idProduct", base=16)
        else:
            vendor = number(self._disk_noted.get("ID_USB_VENDOR_ID", ""), base=16)
            product = number(self._disk_noted.get("ID_USB_MODEL_ID", ""), base=16)
        if vendor is None or product is None or max(vendor, product) > 0xFFFF:
            return None
        return UsbId(vendor, product)

    @property
    def link_mbps(self) -> int | None:
        """The speed in Mbit/s. Only the slowest speed, 1.5, is cut (to 1), and no drive is that slow."""
        speed = read_text(self._device / "speed") if self._device else ""
        return number(speed.partition(".")[0])

    @property
    def version(self) -> str:
        return read_text(self._device / "version") if self._device else ""

    @property
    def name(self) -> str:
        """Manufacturer and product; one of them may be missing."""
        return " ".join(text for text in (self._string("VENDOR", "manufacturer"), self.product) if text)

    @property
    def product(self) -> str:
        return self._string("MODEL", "product")

    @property
    def serial(self) -> str:
        noted = self._noted.get("ID_SERIAL_SHORT") or self._disk_noted.get("ID_USB_SERIAL_SHORT", "")
        return noted or (read_text(self._device / "serial") if self._device else "")

    def _string(self, noted_as: str, file: str) -> str:
        """Return a string from udev, since the file may block. If missing, udev has the numeric id instead."""
        noted = name_in(self._noted, f"ID_{noted_as}")
        if noted:
            return "" if noted == self._noted.get(f"ID_{noted_as}_ID") else noted
        return read_text(self._device / file) if self._device else ""
