"""Notices trouble of a drive, its connection and the computer's power while a run writes to it.

Once a second it reads what the kernel tells everybody: how many commands timed out, whether it is recovering from an
error, the errors that it remembers of a SATA drive, the speed of the link, how often a port of the hub switched itself
off, and whether the voltage of a small board fell. The kernel's log, which not every system lets an ordinary user read
(`devices.kernel_news`), adds the resets that took less than a second, the commands that kernels before 6.5 abort
without counting them, and the voltage of boards without that sensor's driver. Nothing here accesses the drive.

Sources: scsi/scsi_sysfs.c (iotmo_cnt, since 6.5; a host's state), ata/libata-transport.c (sata_spd, ering),
usb/core/sysfs.c (speed), usb/core/port.c (over_current_count, since 4.17), hwmon/raspberrypi-hwmon.c (in0_lcrit_alarm:
the firmware has seen less than 4.63 V), Documentation/ABI/testing/dev-kmsg.
"""

import math
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from shingleback.devices.kernel_news import KernelLogs, KernelNews
from shingleback.devices.sysfs.commands import counters_of
from shingleback.devices.sysfs.reader import SYS, SystemFolders, place_of, read_number, read_text
from shingleback.domain.monitoring import Trouble, TroubleKind

_VOLTAGE_SENSOR: Final = "rpi_volt"
_SATA_SPEED: Final = re.compile(r"([\d.]+) Gbps")
_USB_RESET: Final = re.compile(r"usb (\d+-[\d.]+): reset (?:low|full|high|[Ss]uper)")
_SATA_RESET: Final = re.compile(r"(ata\d+)(?:\.\d+)?: hard resetting link")
_ABORTED: Final = re.compile(r"sd (\d+:\d+:\d+:\d+): .*(?:uas_eh_abort_handler|attempting task abort)")
_RECOVERING: Final = ("recovery", "cancel/recovery", "deleted/recovery")  # scsi/scsi_sysfs.c: shost_states
_OVER_CURRENT: Final = re.compile(r"over-?current (?:condition|change)", re.IGNORECASE)
_UNDER_VOLTAGE: Final = re.compile(r"under-?voltage detected", re.IGNORECASE)
_LOGS: Final = KernelLogs()
_SAME_S: Final = 5.0  # the log and sysfs show one reset at moments that differ by less


class DriveTroubles:
    """A `TroubleSource` over sysfs and, where it may be read, the kernel's log."""

    def __init__(
        self,
        drive: str,
        sysfs: Path = SYS,
        logs: KernelLogs = _LOGS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`drive` is the kernel's name, such as sdb. What was there before is no news."""
        self._clock = clock
        self._reported_s: dict[TroubleKind, float] = {}
        self._place = place_of(drive, sysfs)
        self._port = self._place.usb.name if self._place.usb else self._place.ata_port
        self._log = KernelNews(logs)
        self._recovery = _Recovery(self._place, sysfs)
        self._power = _Power(self._place, sysfs)
        self._link = _Link(self._place, sysfs)
        self._timed_out = self._count_timed_out()

    @property
    def is_log_lost(self) -> bool:
        return self._log.is_lost

    def take(self) -> list[Trouble]:
        """What has happened since the last call. What the log and sysfs both show is told once."""
        logged = list(self._logged())
        troubles: list[Trouble] = []
        before, self._timed_out = self._timed_out, self._count_timed_out()
        if before is not None and self._timed_out is not None and self._timed_out > before:
            self._reported_s[TroubleKind.TIMED_OUT] = self._clock()
            troubles.append(Trouble(TroubleKind.TIMED_OUT))
        elif TroubleKind.TIMED_OUT in logged:
            troubles += self._once(TroubleKind.TIMED_OUT)
        was_recovering = self._recovery.is_going_on
        has_begun = self._recovery.take()
        # Resets and errors during a recovery belong to it, and it was reported when it began.
        if not was_recovering and (has_begun or TroubleKind.RESET in logged):
            troubles += self._once(TroubleKind.RESET)
        troubles += self._link.take()
        powers = {*self._power.take(), *logged}
        for kind in (TroubleKind.OVER_CURRENT, TroubleKind.UNDER_VOLTAGE):
            if kind in powers:
                troubles += self._once(kind)
        return troubles

    def _once(self, kind: TroubleKind) -> Iterator[Trouble]:
        now_s = self._clock()
        if now_s - self._reported_s.get(kind, -math.inf) >= _SAME_S:
            self._reported_s[kind] = now_s
            yield Trouble(kind)

    def _logged(self) -> Iterator[TroubleKind]:
        for line in self._log.take():
            reset = _USB_RESET.search(line) or _SATA_RESET.search(line)
            if reset and reset[1] == self._port:
                yield TroubleKind.RESET
            elif (aborted := _ABORTED.search(line)) and aborted[1] == self._place.scsi_address:
                yield TroubleKind.TIMED_OUT
            elif self._place.usb and _OVER_CURRENT.search(line):
                yield TroubleKind.OVER_CURRENT
            elif _UNDER_VOLTAGE.search(line):
                yield TroubleKind.UNDER_VOLTAGE

    def _count_timed_out(self) -> int | None:
        counters = counters_of(self._place.device)
        return counters.timed_out if counters else None


class _Recovery:
    """The kernel's recovery from an error: it aborts commands and resets the connection only during one.

    Attributes:
        is_going_on: at the last look.
    """

    def __init__(self, place: SystemFolders, sysfs: Path) -> None:
        self._host_state = sysfs / "class/scsi_host" / f"host{place.scsi_address.partition(':')[0]}" / "state"
        self._error_rings = _error_rings(place, sysfs)
        self.is_going_on = self._reads_as_recovering()
        self._errors = self._read_errors()

    def take(self) -> bool:
        """Whether one is going on now, or has left an error since the last look."""
        self.is_going_on = self._reads_as_recovering()
        errors_before, self._errors = self._errors, self._read_errors()
        return self.is_going_on or self._errors != errors_before

    def _reads_as_recovering(self) -> bool:
        return read_text(self._host_state) in _RECOVERING

    def _read_errors(self) -> list[str]:
        return [read_text(ring) for ring in self._error_rings]


class _Link:
    """The speed of the drive's link."""

    def __init__(self, place: SystemFolders, sysfs: Path) -> None:
        links = sysfs / "class/ata_link"
        self._usb = place.usb
        self._sata_speed = links / place.ata_port.replace("ata", "link") / "sata_spd" if place.ata_port else None
        self._mbps = self._read_mbps()

    def take(self) -> Iterator[Trouble]:
        before, now = self._mbps, self._read_mbps()
        if before is not None and now is not None and now < before:
            yield Trouble(TroubleKind.LINK_FELL, (("before_mbps", before), ("now_mbps", now)))
        self._mbps = before if now is None else now  # it is missing during a reset

    def _read_mbps(self) -> int | None:
        if self._usb:
            return read_number(self._usb / "speed")
        speed = _SATA_SPEED.match(read_text(self._sata_speed)) if self._sata_speed else None
        return round(float(speed[1]) * 1000) if speed else None


class _Power:
    """The power of the drive's hub, and of a small board."""

    def __init__(self, place: SystemFolders, sysfs: Path) -> None:
        self._voltage_alarms = [
            folder / "in0_lcrit_alarm"
            for folder in _folders(sysfs / "class/hwmon")
            if read_text(folder / "name") == _VOLTAGE_SENSOR
        ]
        self._current_counts = _current_counts(place)
        self._over_currents = self._count_over_currents()
        self._has_low_voltage = self._is_voltage_low()

    def take(self) -> Iterator[TroubleKind]:
        count_before, self._over_currents = self._over_currents, self._count_over_currents()
        if self._over_currents > count_before:
            yield TroubleKind.OVER_CURRENT
        was_low, self._has_low_voltage = self._has_low_voltage, self._is_voltage_low()
        if self._has_low_voltage and not was_low:
            yield TroubleKind.UNDER_VOLTAGE

    def _is_voltage_low(self) -> bool:
        return any(read_number(alarm) == 1 for alarm in self._voltage_alarms)

    def _count_over_currents(self) -> int:
        return sum(read_number(count) or 0 for count in self._current_counts)


def _error_rings(place: SystemFolders, sysfs: Path) -> list[Path]:
    """The errors that the kernel remembers of a SATA drive, with their times."""
    prefix = f"dev{place.ata_port.removeprefix('ata')}."
    devices = _folders(sysfs / "class/ata_device") if place.ata_port else []
    return [device / "ering" for device in devices if device.name.startswith(prefix)]


def _current_counts(place: SystemFolders) -> list[Path]:
    """How often each port of the drive's hub had to be switched off: they share its power."""
    hub = (place.usb / "port").resolve().parent if place.usb else None
    return [port / "over_current_count" for port in _folders(hub) if "-port" in port.name] if hub else []


def _folders(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []
