"""The access methods for a drive's SMART report: which one works, or why none does.

UDisks2 comes first, because it needs no privileges. If it does not offer a drive's health, as for USB drives, root runs
smartctl; for other users Shingleback's helper runs it, if that is installed. A sleeping drive is not woken up, and a
hanging one is not waited for.

The kernel may block ATA commands, and with them all SMART, for a USB drive; a quirk can lift the block. Under UAS, the
kernel blocks them for every device of Seagate, and for two bridges and two drives of PNY
(drivers/usb/storage/uas-detect.h and unusual_uas.h, flag US_FL_NO_ATA_1X; newer kernels mean only some revisions of
the INIC-3069). An entry in the parameter `quirks` of usb_storage replaces the kernel's own flags for a device, so an
entry without flags lifts the block, and leaves the drive under UAS with its full speed. The parameter is read when the
drive is plugged in. Flag `t` is the block itself.

Only root may run smartctl, which never wakes a sleeping drive. Its exit status is a mask (smartctl(8)): bit 0 the
command line, bit 1 the device could not be opened or sleeps, bit 2 some command failed; bits 3 to 7 say that the drive
is or was not well, with a complete report. So nearly all of them come with useful output.

A process that waits for a hanging drive cannot be killed before the drive answers. It is then left running.
"""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.devices.dbus import SystemBus, Unanswered, ask_in_thread
from shingleback.devices.helper_client import Helper, HelperAbsent, HelperRefused, NotAllowed
from shingleback.devices.smart.text_report import read_report
from shingleback.devices.smart.udisks import Asleep, NoSmart, ata_report, nvme_report
from shingleback.devices.sysfs.reader import HelperDevice, read_text
from shingleback.domain.child_limits import QUESTION
from shingleback.domain.drive import Drive, Evidence, Transport, UsbDriver, UsbId
from shingleback.domain.helper_protocol import ASLEEP_STATUS, HelperRefusal
from shingleback.domain.smart.device_types import further_types, is_without_choice
from shingleback.domain.smart.report import AccessMethod, SmartReport
from shingleback.domain.usb_quirks import flags_of

_PARAMETER: Final = Path("module/usb_storage/parameters/quirks")
_SEAGATE: Final = 0x0BC2
_LISTED: Final = (
    UsbId(0x2109, 0x0711),  # VIA VL711
    UsbId(0x13FD, 0x3940),  # Initio INIC-3069
    UsbId(0x154B, 0xF00B),  # PNY Pro Elite
    UsbId(0x154B, 0xF00D),
)
_BLOCK_FLAG: Final = "t"
_LIMIT_S: Final = 60.0
_REFUSALS: Final = {
    HelperRefusal.NO_PROGRAM: AccessMethod.NO_PROGRAM,
    HelperRefusal.ANOTHER_DRIVE: AccessMethod.NO_RIGHTS,
}
_TOLD_BY_UDISKS: Final[dict[type[Exception], AccessMethod]] = {
    Asleep: AccessMethod.ASLEEP,
    NoSmart: AccessMethod.NO_SMART,
    Unanswered: AccessMethod.NO_ANSWER,
}
_SYSFS: Final = Path("/sys")

_PLACES: Final = tuple(Path(folder) / "smartctl" for folder in ("/usr/sbin", "/usr/bin", "/sbin", "/usr/local/sbin"))
_NOT_UNDERSTOOD: Final = 1  # the command line, or the type of the device
_MAX_BYTES: Final = 4_000_000
_MOMENT_S: Final = 1.0
_NO_SMART: Final = re.compile(r'SMART support is:\s+Unavailable|"smart_support":\s*\{\s*"available":\s*false')


def quirks_of(sysfs: Path) -> str:
    """Return the parameter's current value, such as "0bc2:2037:,174c:55aa:u"; empty if there is none."""
    return read_text(sysfs / _PARAMETER)


def is_blocked(evidence: Evidence, quirks: str) -> bool:
    usb = evidence.usb
    if usb is None or evidence.usb_driver is not UsbDriver.UAS:
        return False
    flags = flags_of(quirks, str(usb))
    return (usb.vendor == _SEAGATE or usb in _LISTED) if flags is None else _BLOCK_FLAG in flags


def is_lifted(evidence: Evidence, quirks: str) -> bool:
    """Whether the quirk is set, and takes effect once the drive is plugged in again."""
    is_uas = evidence.usb is not None and evidence.usb_driver is UsbDriver.UAS
    return is_uas and not is_blocked(evidence, quirks) and is_blocked(evidence, "")


def with_quirk(usb: UsbId, quirks: str) -> str:
    """Return the parameter with the quirk added; the entries of other devices are kept."""
    other_quirks = [entry for entry in quirks.split(",") if entry and not entry.lower().startswith(f"{usb}:")]
    return ",".join([*other_quirks, f"{usb}:"])


@dataclass(frozen=True, slots=True)
class SmartctlOutput:
    """The output of smartctl, and its exit status."""

    text: str
    status: int

    @property
    def is_asleep(self) -> bool:
        """Whether the drive is in standby. "SLEEP mode" means only that it refuses the query, as some bridges do."""
        return self.status == ASLEEP_STATUS and "SLEEP mode" not in self.text

    @property
    def is_not_understood(self) -> bool:
        """Whether this version of smartctl is too old to print JSON."""
        is_refused = bool(self.status & _NOT_UNDERSTOOD) and self.status != ASLEEP_STATUS
        return is_refused and not self.text.lstrip().startswith("{")

    @property
    def says_no_smart(self) -> bool:
        """Whether the drive has no SMART, or its enclosure claims so."""
        return _NO_SMART.search(self.text) is not None


def find_smartctl(places: Iterable[Path] = _PLACES) -> Path | None:
    """Return the first executable one. Never searched in PATH, since root runs it."""
    return next((place for place in places if os.access(place, os.X_OK) and place.is_file()), None)


async def run_smartctl(program: Path, device: str, *options: str, limit_s: float) -> SmartctlOutput | None:
    """Return everything that smartctl reports; None if it cannot be run, or does not end in time."""
    command = [str(program), *options, "-x", "-n", f"standby,{ASLEEP_STATUS}", "--", device]
    try:
        async with asyncio.timeout(limit_s + _MOMENT_S):
            return await ask_in_thread(lambda: _run(command, limit_s))
    except TimeoutError:
        return None


def _run(command: list[str], limit_s: float) -> SmartctlOutput | None:
    try:
        child = subprocess.Popen(  # noqa: S603 (a program from a fixed place, and a device's name)
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={"LC_ALL": "C", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"},
            start_new_session=True,
        )
    except OSError:
        return None
    QUESTION.apply_to(child.pid)
    is_late = threading.Event()
    timer = threading.Timer(limit_s, _stop, (child, is_late))
    timer.daemon = True
    timer.start()
    with child:
        assert child.stdout is not None
        raw = child.stdout.read(_MAX_BYTES)
        timer.cancel()
        if len(raw) == _MAX_BYTES:
            _stop(child, is_late)
    return None if is_late.is_set() else SmartctlOutput(raw.decode("utf-8", "replace"), child.returncode)


def _stop(child: subprocess.Popen[bytes], is_late: threading.Event) -> None:
    is_late.set()
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)


@dataclass(frozen=True, slots=True)
class SmartReading:
    """A report and the access method that gave it; or no report, and the method that would be needed.

    Attributes:
        values: the values for the sentences of `messages.health`: `device`; and, if the kernel blocks the drive,
            `quirk`, the value that usb_storage's parameter needs (empty if it has that value).
    """

    report: SmartReport | None
    access: AccessMethod
    values: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SmartTools:
    """The means to read a report.

    Attributes:
        bus: None if there is none.
        is_root: this process may run smartctl.
        program: smartctl; None if it is not installed.
        limit_s: how long a drive may take to answer.
    """

    bus: SystemBus | None
    is_root: bool
    program: Path | None
    sysfs: Path = _SYSFS
    limit_s: float = _LIMIT_S


def local_smart_tools(bus: SystemBus | None, *, is_root: bool) -> SmartTools:
    """Return the means of this computer."""
    return SmartTools(bus=bus, is_root=is_root, program=find_smartctl())


async def read_smart(drive: Drive, means: SmartTools) -> SmartReading:
    """Read a drive's report by the best method. Never raises."""
    try:
        reading = await _by_udisks(drive, means)
    except (Asleep, NoSmart, Unanswered) as error:
        return _closed(drive, _TOLD_BY_UDISKS[type(error)])
    if reading:
        return reading
    quirks = quirks_of(means.sysfs)
    if not means.is_root:
        return _blocked(drive, quirks) if is_blocked(drive.evidence, quirks) else await _by_helper(drive, means, quirks)
    if means.program is None:
        return _closed(drive, AccessMethod.NO_PROGRAM)
    return await _by_smartctl(drive, means.program, means.limit_s, quirks)


async def _by_udisks(drive: Drive, means: SmartTools) -> SmartReading | None:
    if means.bus is None or not drive.path:
        return None
    is_nvme = drive.evidence.transport is Transport.NVME
    ask, access = (nvme_report, AccessMethod.NVME_UDISKS) if is_nvme else (ata_report, AccessMethod.UDISKS)
    try:
        report = await ask(means.bus, drive, means.limit_s)
    except NoSmart:
        if drive.evidence.transport is not Transport.USB:
            raise
        return None  # the enclosure may have said that, not the drive
    return SmartReading(report, access) if report else None


async def _by_helper(drive: Drive, means: SmartTools, quirks: str) -> SmartReading:
    """Ask the helper, for the plug-in at which the drive was seen."""
    if means.bus is None or not drive.disk_sequence:
        return _closed(drive, AccessMethod.NO_RIGHTS)
    device = HelperDevice(os.major(drive.number), os.minor(drive.number), drive.disk_sequence)
    try:
        async with asyncio.timeout(means.limit_s):
            status, text = await Helper(means.bus).health(device)
    except TimeoutError:
        return _closed(drive, AccessMethod.NO_ANSWER)
    except HelperRefused as refused:
        return _closed(drive, _REFUSALS.get(refused.refusal or HelperRefusal.TOO_LONG, AccessMethod.NO_ANSWER))
    except (HelperAbsent, NotAllowed):
        return _closed(drive, AccessMethod.NO_RIGHTS)
    return _read(drive, SmartctlOutput(text, status), AccessMethod.HELPER, quirks)


async def _by_smartctl(drive: Drive, program: Path, limit_s: float, quirks: str) -> SmartReading:
    printed = await run_smartctl(program, drive.device, "--json", limit_s=limit_s)
    if printed and printed.is_not_understood:
        printed = await run_smartctl(program, drive.device, limit_s=limit_s)
    if printed and not printed.is_asleep and not is_blocked(drive.evidence, quirks):
        printed = await _by_trial(drive, program, limit_s, printed)
    return _read(drive, printed, AccessMethod.SMARTCTL, quirks) if printed else _closed(drive, AccessMethod.NO_ANSWER)


async def _by_trial(drive: Drive, program: Path, limit_s: float, first: SmartctlOutput) -> SmartctlOutput | None:
    """Ask in each way that the bridge may understand, until one tells the health; otherwise return the first answer.

    A drive that does not answer one question in time is not asked another one.
    """
    report = read_report(first.text)
    if report and _tells_health(report):
        return first
    for device_type in further_types(drive.evidence.usb, first.text):
        printed = await run_smartctl(program, drive.device, "--json", "-d", device_type, limit_s=limit_s)
        report = read_report(printed.text) if printed else None
        if printed is None or printed.is_asleep or (report and _tells_health(report)):
            return printed
    return first


def _read(drive: Drive, printed: SmartctlOutput, access: AccessMethod, quirks: str) -> SmartReading:
    if printed.is_asleep:
        return _closed(drive, AccessMethod.ASLEEP)
    report = read_report(printed.text)
    if report and _tells_health(report):
        return SmartReading(report, access)
    # The query did not reach the drive: smartctl learned its name at most.
    if is_blocked(drive.evidence, quirks) or is_lifted(drive.evidence, quirks):
        return _blocked(drive, quirks)
    if drive.evidence.transport is Transport.USB or is_without_choice(printed.text):
        return _closed(drive, AccessMethod.BLOCKED_BY_BRIDGE)
    return _closed(drive, AccessMethod.NO_SMART if printed.says_no_smart else AccessMethod.NO_ANSWER)


def _blocked(drive: Drive, quirks: str) -> SmartReading:
    usb = drive.evidence.usb
    quirk = with_quirk(usb, quirks) if usb and is_blocked(drive.evidence, quirks) else ""
    return SmartReading(None, AccessMethod.BLOCKED_BY_KERNEL, (("device", drive.device), ("quirk", quirk)))


def _closed(drive: Drive, access: AccessMethod) -> SmartReading:
    return SmartReading(None, access, (("device", drive.device),))


def _tells_health(report: SmartReport) -> bool:
    values = (report.passed, report.critical_warning, report.grown_defects)
    return bool(report.attributes) or any(value is not None for value in values)
