"""A drive that fails on request: `faults/faulty_fs.py`, mounted for a test."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.helpers.patience import wait_until

_SCRIPT = Path(__file__).parents[1] / "faults" / "faulty_fs.py"


@dataclass
class FaultyDrive:
    """A mounted filesystem.

    Attributes:
        point: its mount point.
        folder: what is on it, which never fails here.
        switches: see `faulty_fs`.
        daemon: the process of the filesystem.
    """

    point: Path
    folder: Path
    switches: Path
    daemon: subprocess.Popen[bytes]

    def turn_on(self, fault: str, value: int | str = 0) -> None:
        (self.switches / fault).write_text(str(value))

    def turn_off(self, fault: str) -> None:
        (self.switches / fault).unlink(missing_ok=True)


@pytest.fixture(name="drive")
def faulty_drive(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[FaultyDrive]:
    """The parameter, if there is one, is the source that the mount table shows."""
    if os.geteuid() != 0 or shutil.which("fusermount3") is None or not Path("/dev/fuse").exists():
        pytest.skip("needs root and FUSE")
    folder, point, switches = tmp_path / "behind", tmp_path / "drive", tmp_path / "switches"
    for path in (folder, point, switches):
        path.mkdir()
    source = getattr(request, "param", None)
    command = [sys.executable, _SCRIPT, folder, point, switches, *([source] if source else [])]
    daemon = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    wait_until(point.is_mount)
    yield FaultyDrive(point, folder, switches, daemon)
    for switch in switches.iterdir():
        switch.unlink()
    daemon.kill()
    daemon.wait()
    subprocess.run(["umount", "-l", point], check=False, capture_output=True)
