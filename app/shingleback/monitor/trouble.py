"""Notices trouble of a drive, its connection and the computer's power while a run writes to it.

Once a second it reads what the kernel tells everybody: how many commands timed out, the speed of the link, and whether
the voltage of a small board fell. Resets and ports that switched themselves off are only in the kernel's log, which not
every system lets an ordinary user read. Nothing here accesses the drive.

Sources: scsi/scsi_sysfs.c (iotmo_cnt, since 6.5), ata/libata-transport.c (sata_spd), usb/core/sysfs.c (speed),
hwmon/raspberrypi-hwmon.c (in0_lcrit_alarm: the firmware has seen less than 4.63 V), Documentation/ABI/testing/dev-kmsg.
"""

import contextlib
import os
import re
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from shingleback.devices.sysfs.commands import counters_of
from shingleback.devices.sysfs.reader import SYS, place_of, read_number, read_text
from shingleback.domain.monitoring import Trouble, TroubleKind
from shingleback.domain.text import text_lines

_KMSG: Final = Path("/dev/kmsg")
_RECORD: Final = 8192  # the kernel returns one record per read, and refuses a shorter buffer
_MOST_RECORDS: Final = 200  # at a time
_VOLTAGE_SENSOR: Final = "rpi_volt"
_SATA_SPEED: Final = re.compile(r"([\d.]+) Gbps")
_USB_RESET: Final = re.compile(r"usb (\d+-[\d.]+): reset (?:high|[Ss]uper)")
_SATA_RESET: Final = re.compile(r"(ata\d+)(?:\.\d+)?: hard resetting link")
_OVER_CURRENT: Final = re.compile(r"over-?current (?:condition|change)", re.IGNORECASE)


class DriveTroubles:
    """A `TroubleSource` over sysfs and, where it may be read, the kernel's log."""

    def __init__(self, drive: str, sysfs: Path = SYS, kmsg: Path = _KMSG) -> None:
        """`drive` is the kernel's name, such as sdb. What was there before is no news."""
        self._place = place_of(drive, sysfs)
        self._port = self._place.usb.name if self._place.usb else self._place.ata_port
        links = sysfs / "class/ata_link"
        self._sata_speed = links / self._place.ata_port.replace("ata", "link") / "sata_spd"
        self._voltage_alarms = [
            folder / "in0_lcrit_alarm"
            for folder in _folders(sysfs / "class/hwmon")
            if read_text(folder / "name") == _VOLTAGE_SENSOR
        ]
        self._log = KernelNews(kmsg)
        self._timed_out = self._count_timed_out()
        self._link_mbps = self._read_link_mbps()
        self._has_low_voltage = self._is_voltage_low()

    def take(self) -> list[Trouble]:
        """What has happened since the last call."""
        return [*self._timeouts(), *self._link(), *self._voltage(), *self._news()]

    def _timeouts(self) -> Iterator[Trouble]:
        before, self._timed_out = self._timed_out, self._count_timed_out()
        if before is not None and self._timed_out is not None and self._timed_out > before:
            yield Trouble(TroubleKind.TIMED_OUT)

    def _link(self) -> Iterator[Trouble]:
        before, now = self._link_mbps, self._read_link_mbps()
        if before is not None and now is not None and now < before:
            yield Trouble(TroubleKind.LINK_FELL, (("before_mbps", before), ("now_mbps", now)))
        self._link_mbps = before if now is None else now  # it is missing during a reset

    def _voltage(self) -> Iterator[Trouble]:
        before, self._has_low_voltage = self._has_low_voltage, self._is_voltage_low()
        if self._has_low_voltage and not before:
            yield Trouble(TroubleKind.UNDER_VOLTAGE)

    def _news(self) -> Iterator[Trouble]:
        for line in self._log.take():
            reset = _USB_RESET.search(line) or _SATA_RESET.search(line)
            if reset and reset[1] == self._port:
                yield Trouble(TroubleKind.RESET)
            elif _OVER_CURRENT.search(line):
                yield Trouble(TroubleKind.OVER_CURRENT)

    def _count_timed_out(self) -> int | None:
        counters = counters_of(self._place.device)
        return counters.timed_out if counters else None

    def _read_link_mbps(self) -> int | None:
        if self._place.usb:
            return read_number(self._place.usb / "speed")
        speed = _SATA_SPEED.match(read_text(self._sata_speed)) if self._place.ata_port else None
        return round(float(speed[1]) * 1000) if speed else None

    def _is_voltage_low(self) -> bool:
        return any(read_number(alarm) == 1 for alarm in self._voltage_alarms)


class KernelNews:
    """New lines of the kernel's log; none if it may not be read."""

    def __init__(self, kmsg: Path) -> None:
        self._fd: int | None = None
        with contextlib.suppress(OSError):
            self._fd = os.open(kmsg, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
            os.lseek(self._fd, 0, os.SEEK_END)
            weakref.finalize(self, os.close, self._fd)

    def take(self) -> Iterator[str]:
        for _ in range(_MOST_RECORDS):
            try:
                record = os.read(self._fd, _RECORD) if self._fd is not None else b""
            except BrokenPipeError:  # older records were overwritten
                continue
            except OSError:
                return
            if not record:
                return
            yield from text_lines(record.decode("utf-8", "replace"))


def _folders(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []
