"""Reads below /sys, or a copy of it, and udev's database in /run: the result is always a value, never an exception.

A file that is missing, not a plain file, or malformed gives an empty value, or None. Nothing is opened that could block
(a pipe) or wake a drive (a device node). No more than one page is read unless stated otherwise, because the kernel's
own files are not longer.
"""

import os
import re
import stat
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple

from shingleback.domain.text import device_numbers, udev_properties

UDEV: Final = Path("/run/udev/data")
"""Where udev keeps a file for each device."""
_PAGE_BYTES: Final = 4096
_WHOLE_BYTES: Final = 1 << 20
_MOST_NAMES: Final = 1000


def read_bytes(path: Path, most_bytes: int = _PAGE_BYTES) -> bytes:
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            return b""
        fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
    except (OSError, ValueError):
        return b""
    try:
        return os.read(fd, most_bytes) if stat.S_ISREG(os.fstat(fd).st_mode) else b""
    except OSError:
        return b""
    finally:
        os.close(fd)


def read_text(path: Path) -> str:
    """The words of a file, separated by single spaces, without unprintable characters."""
    return plain(read_bytes(path))


def read_number(path: Path, base: int = 10) -> int | None:
    """A number without a sign; hexadecimal with or without 0x."""
    return number(read_text(path), base)


def device_number(path: Path) -> int | None:
    """The device number from a file `dev`, such as 8:17, as in `os.makedev`."""
    numbers = device_numbers(read_bytes(path).strip())
    return os.makedev(*numbers) if numbers else None


def number(text: str, base: int = 10) -> int | None:
    digits = "(?:0x)?[0-9a-fA-F]{1,16}" if base == 16 else "[0-9]{1,19}"
    return int(text, base) if re.fullmatch(digits, text) else None


def plain(raw: bytes) -> str:
    """A text of a drive or the kernel, cleaned as by `read_text`."""
    text = raw.partition(b"\0")[0].decode("utf-8", "replace")
    return " ".join("".join(letter if letter.isprintable() and letter != "\ufffd" else " " for letter in text).split())


def names_in(folder: Path) -> list[str]:
    """The names in a folder, sorted."""
    try:
        with os.scandir(folder) as entries:
            return sorted(entry.name for _, entry in zip(range(_MOST_NAMES), entries, strict=False))
    except (OSError, ValueError):
        return []


def real(path: Path) -> Path:
    """Follow the links, as far as they lead."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError):
        return path


def exists(path: Path) -> bool:
    """As `Path.exists`, but never raises."""
    return os.path.exists(path)


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


def noted_properties(file: Path) -> dict[str, str]:
    """The same from udev's own file of a block device, such as `UDEV / "b8:17"`; without any lock that may be held.

    A line for each property: E:NAME=VALUE. Source: systemd, src/libsystemd/sd-device/device-private.c,
    `device_update_db`. Empty where there is no such file, as when the device has gone. Never raises.
    """
    return udev_properties(read_bytes(file, _WHOLE_BYTES))


def name_in(properties: Mapping[str, str], key: str) -> str:
    """The name that the device reports. `KEY_ENC` has all of it; `KEY` has underscores for spaces."""
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
    """Without values that are not text: udev passes on what a device reports."""
    for key in properties:
        try:
            yield key, properties[key]
        except (ValueError, LookupError):
            continue


_SYSFS: Final = Path("/sys")


class HelperDevice(NamedTuple):
    """A whole drive, a partition, or the inside of an encrypted one, at one plug-in of its drive."""

    major: int
    minor: int
    disk_sequence: int

    @property
    def number(self) -> int:
        """As in `st_rdev`."""
        return os.makedev(self.major, self.minor)


def helper_device(number: int, sysfs: Path = _SYSFS) -> HelperDevice | None:
    """The device that has this number (`st_rdev`) now; None if there is none, or before Linux 5.15."""
    folder = sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}"
    disk = folder / ".." if exists(folder / "partition") else folder
    sequence = read_number(disk / "diskseq")
    return HelperDevice(os.major(number), os.minor(number), sequence) if sequence else None
