"""Verbs that run other programs: from folders that only root can write, without a shell, and with limits.

A `ProgramCall` is a request as the verbs see it: its shape was checked, polkit allowed it, and its device was found.

One verb makes a filesystem, and only where the program itself has just made room for one. It cannot erase anything that
matters: the target is a partition that has the program's own name (or a whole host-managed drive, which has no
partitions), blkid finds nothing on it, and nothing uses it. mkfs opens the device exclusively, so anything that was
mounted after these checks is safe as well.

The other verbs only read: a drive's SMART report, and the kernel's log of a device.
"""

import contextlib
import os
import pwd
import re
import signal
import stat
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol

from shingleback.domain.child_limits import QUESTION, TOOL
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import (
    Profile,
    ProfileId,
    Table,
    exfatprogs_in,
    mkfs_words,
    sector_bytes_for_mkfs,
    with_sectors,
)
from shingleback.domain.helper_protocol import ASLEEP_STATUS, HelperRefusal
from shingleback.domain.text import kmsg_text, text_lines
from shingleback.helper.devices import (
    BlockDevice,
    Computer,
    disks_below,
    held_open,
    mounts,
    names_in,
    number_of_node,
    swaps,
    text_of,
)
from shingleback.helper.verb_process import Refused, Stop

_FOLDERS: Final = ("/usr/sbin", "/usr/bin", "/sbin", "/bin")
_ENVIRONMENT: Final = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
"""English, and every letter that a label may contain: in the C locale, mkfs.exfat accepts only ASCII."""
_MAX_BYTES: Final = 4_000_000
_LONGEST_DETAIL: Final = 300
_OTHERS_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH


@dataclass(frozen=True, slots=True)
class ProgramOutput:
    """Attributes: `text` is valid in D-Bus: UTF-8, without zero bytes."""

    status: int
    text: str


class RunProgram(Protocol):
    def __call__(
        self,
        name: str,
        *arguments: str,
        fds: Iterable[int] = (),
        limit_s: float | None = None,
        stop: Stop | None = None,
    ) -> ProgramOutput:
        """Run a program to its end; `fds` stay open in it. Raises Refused if it cannot be run or has to be stopped."""


def run_tool(
    name: str, *arguments: str, fds: Iterable[int] = (), limit_s: float | None = None, stop: Stop | None = None
) -> ProgramOutput:
    """See `RunProgram`. A program that waits for a hanging drive does not end before the drive answers."""
    try:
        child = subprocess.Popen(  # noqa: S603 (the name is one of ours, found where only root can write)
            [find_program(name), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=_ENVIRONMENT,
            cwd="/",
            pass_fds=tuple(fds),
            start_new_session=True,
        )
    except OSError as error:
        raise Refused(HelperRefusal.PROGRAM_FAILED, f"{name}: {error.strerror}") from None
    (TOOL if limit_s is None else QUESTION).apply_to(child.pid)
    return _to_its_end(name, child, limit_s, stop or Stop())


def find_program(name: str, folders: Iterable[str] = _FOLDERS) -> str:
    """Find a program in folders that only root can write, itself writable only by root. Raises Refused if none."""
    for folder in folders:
        path = f"{folder}/{name}"
        if os.access(path, os.X_OK) and os.path.isfile(path) and _is_roots(folder) and _is_roots(path):
            return path
    raise Refused(HelperRefusal.NO_PROGRAM, name)


def checked(name: str, printed: ProgramOutput) -> str:
    """Return the output of a program that succeeded. Raises Refused if it failed."""
    if printed.status:
        raise Refused(HelperRefusal.PROGRAM_FAILED, f"{name}: {_last_words(printed)}")
    return printed.text


def _to_its_end(name: str, child: subprocess.Popen[bytes], limit_s: float | None, stop: Stop) -> ProgramOutput:
    why: list[HelperRefusal] = []

    def end(because: HelperRefusal) -> Callable[[], None]:
        def kill() -> None:
            why.append(because)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)

        return kill

    timer = threading.Timer(limit_s, end(HelperRefusal.TOO_LONG)) if limit_s is not None else None
    with child:
        assert child.stdout is not None
        stop.on_set(end(HelperRefusal.STOPPED))
        if timer:
            timer.daemon = True
            timer.start()
        raw = child.stdout.read(_MAX_BYTES)
        if len(raw) == _MAX_BYTES:
            end(HelperRefusal.PROGRAM_FAILED)()
        child.wait()
        stop.on_set(None)
        if timer:
            timer.cancel()
    if why:
        raise Refused(why[0], name)
    return ProgramOutput(child.returncode, raw.decode("utf-8", "replace").replace("\0", " "))


def _is_roots(path: str) -> bool:
    info = os.stat(path)
    return info.st_uid == 0 and not info.st_mode & _OTHERS_WRITE


def _last_words(printed: ProgramOutput) -> str:
    lines = [line.strip() for line in text_lines(printed.text) if line.strip()]
    return lines[-1][:_LONGEST_DETAIL] if lines else f"status {printed.status}"


@dataclass(frozen=True, slots=True, kw_only=True)
class ProgramCall:
    """A checked request, with everything needed to carry it out.

    Attributes:
        values: the verb's own arguments, without the device; they are within their ranges.
        uid: the caller's user id.
        stop: set when the caller has gone.
    """

    computer: Computer
    device: BlockDevice
    values: tuple[object, ...]
    uid: int
    run: RunProgram
    stop: Stop

    def number(self, place: int) -> int:
        value = self.values[place]
        assert isinstance(value, int)
        return value

    def text(self, place: int) -> str:
        return str(self.values[place])


Do = Callable[[ProgramCall], list[object]]
"""Carries out a verb and returns the values of the answer. Raises Refused."""


PARTITION_NAME: Final = "Shingleback"
_BY_US: Final = f"PART_ENTRY_NAME={PARTITION_NAME}"
_LOOK_S: Final = 120.0
_FOUND, _NOTHING_FOUND = 0, 2
_MARKS: Final = ("TYPE=", "PTTYPE=", "USAGE=", "LABEL=", "UUID=")


def make_filesystem(request: ProgramCall) -> list[object]:
    """Make a filesystem. Has no time limit and goes on if the caller leaves, because half of one is useless."""
    profile = _for_drive(request, PROFILES[ProfileId(request.text(0))])
    _check_place(request.device, profile)
    owner = _owner(profile, request.uid)
    with held_open(request.device):
        _check_unused(request)
        _check_empty(request)
        arguments = (*_joined(mkfs_words(profile), owner), profile.label_option, request.text(1))
        name = profile.needs.program
        checked(name, request.run(name, *arguments, str(request.device.node)))
    _trigger_change_event(request.device)
    return []


def _for_drive(request: ProgramCall, profile: Profile) -> Profile:
    """Add the drive's sector size to the profile, if the installed mkfs supports it."""
    sectors = text_of(request.device.disk / "queue/logical_block_size")
    if not sectors.isdecimal():
        return profile
    version = request.run(profile.needs.program, "-V", limit_s=_LOOK_S).text
    return with_sectors(profile, sector_bytes_for_mkfs(profile, exfatprogs_in(version), int(sectors)))


def _check_place(device: BlockDevice, profile: Profile) -> None:
    """Check that the target is a partition, or an empty host-managed drive. The partition's name is checked later."""
    if profile.table is Table.GPT:
        is_right = device.is_partition
    else:
        is_managed = text_of(device.disk / "queue/zoned") == "host-managed"
        is_right = is_managed and not device.is_partition and not _has_partitions(device)
    if not is_right:
        raise Refused(HelperRefusal.NOT_PREPARED)


def _has_partitions(device: BlockDevice) -> bool:
    return any((device.folder / name / "partition").exists() for name in names_in(device.folder))


def _check_unused(request: ProgramCall) -> None:
    """Check that neither the partition nor the whole disk is mounted, used as swap, or held by another device."""
    device, computer = request.device, request.computer
    numbers = {mount.number for mount in mounts(computer)} | {
        number_of_node(computer, path) for path in swaps(computer)
    }
    used = {text_of(computer.sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}/dev") for number in numbers} - {
        ""
    }
    for folder in {device.folder, device.disk}:
        if text_of(folder / "dev") in used or names_in(folder / "holders"):
            raise Refused(HelperRefusal.IN_USE)


def _check_empty(request: ProgramCall) -> None:
    """Check with blkid that there is no filesystem or table on the device, and that the partition has our name."""
    arguments = ("--probe", "--output", "export", str(request.device.node))
    printed = request.run("blkid", *arguments, limit_s=_LOOK_S)
    lines = text_lines(printed.text)
    if printed.status not in (_FOUND, _NOTHING_FOUND) or any(line.startswith(_MARKS) for line in lines):
        raise Refused(HelperRefusal.NOT_EMPTY)
    if request.device.is_partition and _BY_US not in lines:
        raise Refused(HelperRefusal.NOT_PREPARED)


def _owner(profile: Profile, uid: int) -> tuple[str, ...]:
    if not profile.root_owner:
        return ()
    try:
        gid = pwd.getpwuid(uid).pw_gid
    except KeyError:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE, str(uid)) from None
    return tuple(word.format(uid=uid, gid=gid) for word in profile.root_owner)


def _joined(options: tuple[str, ...], owner: tuple[str, ...]) -> tuple[str, ...]:
    """Add the owner's option. mkfs takes an option only once, so the value may have to be appended with a comma."""
    if not owner or owner[0] not in options:
        return (*options, *owner)
    place = options.index(owner[0]) + 1
    return (*options[:place], f"{options[place]},{owner[1]}", *options[place + 1 :])


def _trigger_change_event(device: BlockDevice) -> None:
    """Trigger a change event, so that udev and UDisks2 read the device again."""
    with contextlib.suppress(OSError):
        fd = os.open(device.folder / "uevent", os.O_WRONLY | os.O_CLOEXEC)
        try:
            os.write(fd, b"change")
        finally:
            os.close(fd)


_REPORT_S: Final = 120.0
_UNKNOWN_BRIDGE: Final = "unknown usb bridge"
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
    """Return the SMART report of the disk below; a sleeping disk is not woken."""
    disks = disks_below(request.device.folder)
    if len(disks) != 1:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE)
    node = str(request.computer.dev / disks.pop().name)
    with held_open(request.device):
        printed = _smartctl(request, node)
        if _UNKNOWN_BRIDGE in printed.text.lower():
            printed = _smartctl(request, node, "-d", "sat")
    return [printed.status, printed.text]


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
        yield from map(_of_name, sorted(names))
        for part in disk.parts:
            if _PLACE.fullmatch(part):
                unit = r"\.\d\d" if part.startswith("ata") else ""
                yield rf"(?<![\w.:-]){re.escape(part)}(?:{unit})?(?![\w.-])"
                yield from _of_usb_port(part)


def _of_name(name: str) -> str:
    """Return a pattern for a disk's name and those of its partitions: sdb1, nvme0n1p1."""
    partition = r"p\d+" if name[-1].isdigit() else r"\d+"
    return rf"(?<![\w-]){re.escape(name)}(?:{partition})?(?![\w-])"


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
