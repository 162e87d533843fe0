"""Verbs that only read: a drive's own report, and what the kernel's log says of a device."""

import os
import re
from collections import deque
from collections.abc import Iterator
from typing import Final

from shingleback.helper.computer import Computer, names_in
from shingleback.helper.device import Device, held_open
from shingleback.helper.drives import disks_below
from shingleback.helper.refused import Refused
from shingleback.helper.request import Request
from shingleback.helper.tools import Printed
from shingleback.model.helper_verbs import ASLEEP_STATUS, Refusal

_REPORT_S: Final = 120.0
_UNKNOWN_BRIDGE: Final = "unknown usb bridge"
_RECORD_BYTES: Final = 8192  # the kernel gives one record a read, and refuses a shorter buffer
_LEAST_GRAVE: Final = 7  # above the three bits of the gravity stands who wrote it: 0 is the kernel
_AUDIT: Final = re.compile(r"audit\b|type=\d+ audit")
_PLACE: Final = re.compile(r"\d+-\d+(?:\.\d+)*|ata\d+|host\d+|\d+:\d+:\d+:\d+|nvme\d+")
"""What a disk hangs on, by its folder in sysfs: the port of USB, of SATA, and so on."""
_OF_PEOPLE: Final = (
    (re.compile(r"\(path:.*"), "(path: …)"),
    (re.compile(r"(?<!\w)(['\"]).*\1"), "'…'"),
    (re.compile(r"\bcomm (?:.{1,15}:|.*)"), "comm …:"),
    (re.compile(r"\bscanned by .*"), "scanned by …"),
    (re.compile(r"(?<![\w/])/(?!dev/|devices/|sys/|\s).*"), "/…"),
)
"""What names files or programs, and what is told instead. A name may hold anything, so as much as can be is cut."""


def health(request: Request) -> list[object]:
    """The disk below; a sleeping one is not woken up."""
    disks = disks_below(request.device.folder)
    if len(disks) != 1:
        raise Refused(Refusal.NOT_POSSIBLE_HERE)
    node = str(request.computer.dev / disks.pop().name)
    with held_open(request.device):
        printed = _smartctl(request, node)
        if _UNKNOWN_BRIDGE in printed.text.lower():
            printed = _smartctl(request, node, "-d", "sat")
    return [printed.status, printed.text]


def _smartctl(request: Request, node: str, *options: str) -> Printed:
    words = ("--json", *options, "-x", "-n", f"standby,{ASLEEP_STATUS}", "--", node)
    return request.run("smartctl", *words, limit_s=_REPORT_S, stop=request.stop)


def kernel_log(request: Request) -> list[object]:
    """The newest records, the oldest of them first: "priority,number,microseconds,flags;text"."""
    pattern = re.compile("|".join(_patterns(request.device)))
    records: deque[str] = deque(maxlen=request.number(0))
    for record in _records(request.computer):
        prefix, _, text = record.partition(";")
        told = _without_names(text) if _is_kernels(prefix, text) else ""
        if pattern.search(told):
            records.append(f"{prefix};{told}")
    return [list(records)]


def _is_kernels(prefix: str, text: str) -> bool:
    """Not what a program has written there, nor the audit's lines, which name files of others."""
    number = prefix.partition(",")[0]
    return number.isdecimal() and int(number) <= _LEAST_GRAVE and not _AUDIT.match(text)


def _without_names(text: str) -> str:
    """Of files and programs: those of everybody are in the log, and the caller is one person."""
    for name, instead in _OF_PEOPLE:
        text = name.sub(instead, text)
    return text


def _patterns(device: Device) -> Iterator[str]:
    """What a line about the device has in it: the names of its drive and of what stands on that, and its places."""
    for disk in disks_below(device.folder):
        names = {disk.name, *names_in(disk / "holders")}
        for partition in names_in(disk):
            names.update(names_in(disk / partition / "holders") if partition.startswith(disk.name) else [])
        yield from map(_of_name, sorted(names))
        for part in disk.parts:
            if _PLACE.fullmatch(part):
                unit = r"\.\d\d" if part.startswith("ata") else ""
                yield rf"(?<![\w.:-]){re.escape(part)}(?:{unit})?(?![\w.-])"
                yield from _of_usb_port(part)


def _of_name(name: str) -> str:
    """And of its partitions: sdb1, nvme0n1p1."""
    partition = r"p\d+" if name[-1].isdigit() else r"\d+"
    return rf"(?<![\w-]){re.escape(name)}(?:{partition})?(?![\w-])"


def _of_usb_port(place: str) -> Iterator[str]:
    """As its hub calls the port: 2-1.4 is port 4 of 2-1, and 2-1 is port 1 of the hub in the computer."""
    hub, dot, port = place.rpartition(".")
    if dot:
        yield rf"(?<![\w.-]){re.escape(hub)}-port{port}(?!\d)"
    elif place[:1].isdigit() and "-" in place:
        yield rf"(?<!\w)usb{place.replace('-', '-port')}(?!\d)"


def _records(computer: Computer) -> Iterator[str]:
    try:
        fd = os.open(computer.kmsg, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError as error:
        raise Refused(Refusal.NOT_POSSIBLE_HERE, error.strerror or "") from None
    try:
        while record := _record(fd):
            first = record.split(b"\n", 1)[0]  # what follows are its properties, one a line
            yield first.decode("utf-8", "replace").replace("\0", " ")
    finally:
        os.close(fd)


def _record(fd: int) -> bytes:
    """Empty at the end. Records that were overwritten meanwhile are passed over."""
    while True:
        try:
            return os.read(fd, _RECORD_BYTES)
        except BlockingIOError:
            return b""
        except BrokenPipeError:
            continue
