"""Verbs that only read: a drive's SMART report, and the kernel's log of a device."""

import os
import re
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from shingleback.domain.drive import UsbId
from shingleback.domain.helper_protocol import ASLEEP_STATUS, HelperRefusal
from shingleback.domain.smart.device_types import further_types, has_health
from shingleback.domain.text import kmsg_text
from shingleback.helper.devices import (
    BlockDevice,
    Computer,
    disks_below,
    held_open,
    names_in,
    text_of,
)
from shingleback.helper.programs import ProgramCall, ProgramOutput
from shingleback.helper.verb_process import Refused

_REPORT_S: Final = 120.0
_HEX_NUMBER: Final = re.compile(r"[0-9a-f]{4}")
_RECORD_BYTES: Final = 8192  # the kernel returns one record per read, and refuses a shorter buffer
_MIN_GRAVE: Final = 7  # the three lowest bits are the severity, the bits above them the source: 0 is the kernel
_AUDIT: Final = re.compile(r"audit\b|type=\d+ audit")
_PLACE: Final = re.compile(r"\d+-\d+(?:\.\d+)*|ata\d+|host\d+|\d+:\d+:\d+:\d+|nvme\d+")
"""Where a disk is attached, as its sysfs path shows: the USB port, the SATA port, and so on."""
_PROGRAM: Final = r"(?:\\x[0-9a-f]{2}|.){1,15}"
"""The name of a program: 15 bytes, of which the log shows those that are not ASCII as four characters each."""
_PRIVATE_NAMES: Final = (
    (re.compile(r"\(path:.*"), "(path: …)"),
    (re.compile(r"(?<!\w)(['\"]).*\1"), "'…'"),
    (re.compile(rf"\bcomm (?:{_PROGRAM}:|.*)"), "comm …:"),
    (re.compile(r"\bpath /.*"), "path …"),
    (re.compile(r"\bscanned by .*"), "scanned by …"),
    (re.compile(r"\busbfs: process \d+ \(.*"), "usbfs: process …"),
    (re.compile(rf"\bprogram {_PROGRAM} is using\b"), "program … is using"),
    (re.compile(rf"^{_PROGRAM}: attempt to access beyond end of device"), "…: attempt to access beyond end of device"),
    (re.compile(r"(?<![\w/])/(?!dev/|devices/|sys/|\s).*"), "/…"),
)
"""Patterns of file and program names, and their replacements. A name may contain anything, so each cuts all it can."""


def health(request: ProgramCall) -> list[object]:
    """Return the SMART report of the disk below; a sleeping disk is not woken.

    A USB bridge is asked in each way that it may understand, until one tells the health; otherwise the first answer is
    returned. A program that does not end in time ends the trials.
    """
    disks = disks_below(request.device.folder)
    if len(disks) != 1:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE)
    disk = disks.pop()
    node = str(request.computer.dev / disk.name)
    with held_open(request.device):
        first = _smartctl(request, node)
        device_types = () if first.status == ASLEEP_STATUS else further_types(_usb_id(disk), first.text)
        for device_type in device_types:
            printed = _smartctl(request, node, "-d", device_type)
            if printed.status == ASLEEP_STATUS or has_health(printed.text):
                return [printed.status, printed.text]
    return [first.status, first.text]


def _usb_id(disk: Path) -> UsbId | None:
    """The id of the USB device that a disk belongs to; None if it is not at a USB port."""
    for folder in disk.parents:
        numbers = [text_of(folder / name) for name in ("idVendor", "idProduct")]
        if all(_HEX_NUMBER.fullmatch(number) for number in numbers):
            return UsbId(*(int(number, 16) for number in numbers))
    return None


def _smartctl(request: ProgramCall, node: str, *options: str) -> ProgramOutput:
    arguments = ("--json", *options, "-x", "-n", f"standby,{ASLEEP_STATUS}", "--", node)
    return request.run("smartctl", *arguments, limit_s=_REPORT_S, stop=request.stop)


def kernel_log(request: ProgramCall) -> list[object]:
    """Return the newest records about the device, oldest first, as "priority,number,microseconds,flags;text"."""
    pattern = re.compile("|".join(_patterns(request.device)))
    records: deque[str] = deque(maxlen=request.number(0))
    for record in _records(request.computer):
        prefix, _, text = record.partition(";")
        message = _without_names(kmsg_text(text)) if _is_from_kernel(prefix, text) else ""
        if pattern.search(message):
            records.append(f"{prefix};{message}")
    return [list(records)]


def _is_from_kernel(prefix: str, text: str) -> bool:
    """Whether the kernel wrote this line. False for programs, and for audit lines, which name other users' files."""
    number = prefix.partition(",")[0]
    return number.isdecimal() and int(number) <= _MIN_GRAVE and not _AUDIT.match(text)


def _without_names(text: str) -> str:
    """Hide file and program names: the log has those of every user, and the caller is only one of them."""
    for name, instead in _PRIVATE_NAMES:
        text = name.sub(instead, text)
    return text


def _patterns(device: BlockDevice) -> Iterator[str]:
    """Yield patterns of lines about the device: names of its disk and of what is stacked on it, and bus addresses."""
    for disk in disks_below(device.folder):
        names = {disk.name, *names_in(disk / "holders")}
        for partition in names_in(disk):
            names.update(names_in(disk / partition / "holders") if partition.startswith(disk.name) else [])
        for name in sorted(names):
            partition_number = r"p\d+" if name[-1].isdigit() else r"\d+"  # sdb1, but nvme0n1p1
            yield rf"(?<![\w-]){re.escape(name)}(?:{partition_number})?(?![\w-])"
        for part in disk.parts:
            if _PLACE.fullmatch(part):
                unit = r"\.\d\d" if part.startswith("ata") else ""
                yield rf"(?<![\w.:-]){re.escape(part)}(?:{unit})?(?![\w.-])"
                yield from _of_usb_port(part)


def _of_usb_port(place: str) -> Iterator[str]:
    """Yield the hub's name for a USB port: 2-1.4 is port 4 of hub 2-1, and 2-1 is port 1 of the root hub."""
    hub, dot, port = place.rpartition(".")
    if dot:
        yield rf"(?<![\w.-]){re.escape(hub)}-port{port}(?!\d)"
    elif place[:1].isdigit() and "-" in place:
        yield rf"(?<!\w)usb{place.replace('-', '-port')}(?!\d)"


def _records(computer: Computer) -> Iterator[str]:
    try:
        fd = os.open(computer.kmsg, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError as error:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE, error.strerror or "") from None
    try:
        while record := _record(fd):
            first = record.split(b"\n", 1)[0]  # further lines are the record's properties
            yield first.decode("utf-8", "replace").replace("\0", " ")
    finally:
        os.close(fd)


def _record(fd: int) -> bytes:
    """Read the next record; empty at the end. Skips records that were overwritten meanwhile."""
    while True:
        try:
            return os.read(fd, _RECORD_BYTES)
        except BlockingIOError:
            return b""
        except BrokenPipeError:
            continue
