"""What udev noted about a device when it appeared. Reads its database in /run, never the device."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from threading import Lock
from typing import Any, Final

from shingleback.drives.sysfs.reading import plain

_USB_DEVICE: Final = re.compile(r"usb\d+|\d+-\d+(\.\d+)*")
_ESCAPED: Final = re.compile(rb"\\x([0-9a-fA-F]{2})")
_ONE_AT_A_TIME: Final = Lock()  # libudev is not made for several threads


def properties_of(name: str) -> Mapping[str, str]:
    """By the kernel's name of a block device (sdb, nvme0n1p1) or a USB device (2-1.4). Never raises.

    Empty where there is no such device, or no libudev. Where no udev runs, they are the few that the kernel gives.
    """
    subsystem = "usb" if _USB_DEVICE.fullmatch(name) else "block"
    with _ONE_AT_A_TIME:
        library = _library()
        if library is None:
            return {}
        pyudev, context = library
        try:
            device = pyudev.Devices.from_name(context, subsystem, name)
        except (pyudev.DeviceNotFoundError, ValueError, OSError):
            return {}
        return dict(_readable(device.properties))


def name_in(properties: Mapping[str, str], key: str) -> str:
    """A name as the device told it. `KEY_ENC` has it whole; in `KEY` stand underscores for spaces."""
    encoded = properties.get(f"{key}_ENC", "").encode("utf-8", "replace")
    if encoded:
        return plain(_ESCAPED.sub(lambda found: bytes.fromhex(found[1].decode()), encoded))
    return plain(properties.get(key, "").replace("_", " ").encode("utf-8", "replace"))


@cache
def _library() -> tuple[Any, Any] | None:
    """Looked for once, since pyudev starts other programs to find libudev. Not every command needs it."""
    try:
        import pyudev  # type: ignore[import-untyped]  # noqa: PLC0415 (see above)

        return pyudev, pyudev.Context()
    except (ImportError, OSError):
        return None


def _readable(properties: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Leaves out what is no text: udev hands on what a device says of itself."""
    for key in properties:
        try:
            yield key, properties[key]
        except (ValueError, LookupError):
            continue
