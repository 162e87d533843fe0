"""Runs smartctl, which only root may do. It never wakes a sleeping drive.

Its exit status is a mask (smartctl(8)): bit 0 the command line, bit 1 the device could not be opened or sleeps, bit 2
some command failed; bits 3 to 7 say that the drive is or was not well, with a complete report. So nearly all of
them come with useful output.

A process that waits for a hanging drive cannot be killed before the drive answers. It is then left running.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.devices.dbus import ask_in_thread
from shingleback.domain.child_limits import QUESTION

_PLACES: Final = tuple(Path(folder) / "smartctl" for folder in ("/usr/sbin", "/usr/bin", "/sbin", "/usr/local/sbin"))
_NOT_UNDERSTOOD: Final = 1  # the command line, or what kind of device it is
_ASLEEP_STATUS: Final = 3  # two bits that smartctl never sets together: told to it, as its word for "asleep"
_MOST_BYTES: Final = 4_000_000
_MOMENT_S: Final = 1.0


@dataclass(frozen=True, slots=True)
class SmartctlOutput:
    """What smartctl printed, and its exit status."""

    text: str
    status: int

    @property
    def is_asleep(self) -> bool:
        return self.status == _ASLEEP_STATUS

    @property
    def is_not_understood(self) -> bool:
        """An older version, which cannot print JSON."""
        is_refused = bool(self.status & _NOT_UNDERSTOOD) and not self.is_asleep
        return is_refused and not self.text.lstrip().startswith("{")

    @property
    def is_unknown_bridge(self) -> bool:
        return "unknown usb bridge" in self.text.lower()


def find_smartctl(places: Iterable[Path] = _PLACES) -> Path | None:
    """The first that can be run. Never looked for by PATH, since root runs it."""
    return next((place for place in places if os.access(place, os.X_OK) and place.is_file()), None)


async def run_smartctl(program: Path, device: str, *options: str, limit_s: float) -> SmartctlOutput | None:
    """All that smartctl can tell. None where it cannot be run, or does not end in time."""
    command = [str(program), *options, "-x", "-n", f"standby,{_ASLEEP_STATUS}", "--", device]
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
    QUESTION.put_on(child.pid)
    is_late = threading.Event()
    timer = threading.Timer(limit_s, _stop, (child, is_late))
    timer.daemon = True
    timer.start()
    with child:
        assert child.stdout is not None
        raw = child.stdout.read(_MOST_BYTES)
        timer.cancel()
        if len(raw) == _MOST_BYTES:
            _stop(child, is_late)
    return None if is_late.is_set() else SmartctlOutput(raw.decode("utf-8", "replace"), child.returncode)


def _stop(child: subprocess.Popen[bytes], is_late: threading.Event) -> None:
    is_late.set()
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
