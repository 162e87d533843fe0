"""The program itself, working on a modeled drive in real time."""

import contextlib
import json
import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.benchmarks.ground import needs_program
from tests.helpers import program
from tests.helpers.own_mounts import with_own_mounts
from tests.modeled.meter import Figures
from tests.modeled.mounted import ShownDrive, run

KEY: Final = "MODELED/living"
_NOTES: Final = """
E:ID_BUS=ata
E:ID_ATA=1
E:ID_MODEL=MODELED
E:ID_MODEL_ENC=MODELED
E:ID_SERIAL=MODELED_living
E:ID_SERIAL_SHORT=living
"""
_TABLE: Final = """
version = 1
[sources]
here = "made for a test"
[[model]]
family = "Modeled"
maker = "Seagate"
names = ["MODELED"]
recording = "drive-managed"
trust = "vendor-stated"
sources = ["here"]
cache_gb = {cache_gb}
"""
# As udev would have recorded it, but for this process and its children only.
_NOTED: Final = """
mount -t tmpfs none /run && mkdir -p /run/udev/data && printf %s "$NOTES" > "/run/udev/data/$NODE" && exec "$@"
"""
_APART_KIB: Final = 2048


@dataclass
class RunRecord:
    """The events of a run, and the state of the drive at those moments.

    Attributes:
        truth: the drive's own figures at each sample, by the seconds of the run.
    """

    drive: ShownDrive
    process: "subprocess.Popen[str]"
    events: list[dict[str, Any]] = field(default_factory=list)
    truth: list[tuple[float, Figures]] = field(default_factory=list)

    def hear(self, event: str, **fields: object) -> dict[str, Any]:
        """Waits for this event."""
        assert self.process.stdout is not None
        with program.with_time_limit(self.process):
            for line in self.process.stdout:
                reported_event: dict[str, Any] = json.loads(line)
                self.events.append(reported_event)
                if reported_event["event"] == "sampled":
                    self.truth.append((reported_event["elapsed_s"], self.drive.figures))
                if reported_event["event"] == event and fields.items() <= reported_event.items():
                    return reported_event
        last = self.events[-1] if self.events else {}
        raise AssertionError(f"the program ended without telling {event} {fields}: {last.get('why')}")

    def say(self, command: str, **values: str) -> None:
        program.send_command(self.process, command, **values)

    def reported(self, event: str, **fields: object) -> list[dict[str, Any]]:
        return [
            reported for reported in self.events if reported["event"] == event and fields.items() <= reported.items()
        ]


def write_known_model(home: Path, cache_gb: float) -> None:
    """Gives the person with this `home` a table with the assumed facts of such drives."""
    folder = home / ".config/shingleback"
    folder.mkdir(parents=True)
    (folder / "drives.toml").write_text(_TABLE.format(cache_gb=cache_gb))


@contextlib.contextmanager
def backing_up(drive: ShownDrive, home: Path, *arguments: str | Path) -> Iterator[RunRecord]:
    """Runs `shingleback backup`, which takes the drive for a recognizable one, and kills it at the end if need be."""
    needs_program("mount")
    number = os.stat(drive.device).st_rdev
    process = subprocess.Popen(
        with_own_mounts("sh", "-c", _NOTED, "sh", *program.command("backup", *arguments, "--json")),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(program.APP),
            "HOME": str(home),
            "NOTES": _NOTES,
            "NODE": f"b{os.major(number)}:{os.minor(number)}",
        },
    )
    with process:
        try:
            yield RunRecord(drive, process)
        finally:
            process.kill()


def leave_holes(point: Path, hole_kib: int, count: int) -> None:
    """Makes a filesystem full except for a hole in each 2 MiB, so that new data is scattered. Takes almost no time."""
    old = point / "old"
    old.mkdir()
    for number in range(count):
        _reserve(old / f"hole {number}", hole_kib << 10)
        _reserve(old / f"kept {number}", _APART_KIB - hole_kib << 10)
    with contextlib.suppress(OSError):  # full
        for number in range(1 << 20):
            _reserve(old / f"more {number}", 64 << 20)
    for number in range(count):
        (old / f"hole {number}").unlink()
    run("sync", "-f", point)


def _reserve(path: Path, size_bytes: int) -> None:
    fd = os.open(path, os.O_WRONLY | os.O_CREAT, 0o600)
    try:
        os.posix_fallocate(fd, 0, size_bytes)
    finally:
        os.close(fd)
