"""What keeps a drive awake reaches the drive itself, and writes nothing to it."""

import os
import subprocess
from pathlib import Path

import pytest

from shingleback.engine.drive.awake import touch_drive
from shingleback.engine.repo import layout
from tests.device.conftest import RealWorkshop
from tests.helpers.patience import wait_until

pytestmark = pytest.mark.device


def _commands(path: Path) -> tuple[int, int]:
    """How often the drive was read and written."""
    source = subprocess.run(["findmnt", "-no", "SOURCE", "-T", path], capture_output=True, text=True, check=True).stdout
    device = Path(source.partition("[")[0].strip()).name  # btrfs names the subvolume, too
    fields = Path("/sys/class/block", device, "stat").read_text(encoding="ascii").split()
    return int(fields[0]), int(fields[4])


def _sync(folder: int) -> None:
    """Write everything of this filesystem. `os.sync` would wait for all others."""
    subprocess.run(["sync", "-f", f"/proc/self/fd/{folder}"], pass_fds=[folder], check=True)


def test_a_touch_is_one_read_of_the_drive_and_leaves_nothing_to_be_written(on_linux: RealWorkshop) -> None:
    (on_linux.source / "file").write_bytes(b"content")
    assert on_linux.backup().outcome == "done"
    home = os.open(on_linux.destination / os.fsdecode(layout.HOME), os.O_RDONLY)

    def leaves_nothing_to_be_written() -> bool:
        _sync(home)
        before = _commands(on_linux.destination)
        for _ in range(3):
            touch_drive(home)
        after = _commands(on_linux.destination)
        assert after[0] == before[0] + 3
        _sync(home)
        written = _commands(on_linux.destination)
        return after[1] == before[1] and written[1] - after[1] <= 1  # `sync` itself may write to a journal

    try:
        touch_drive(home)  # the place of the file may have to be read
        wait_until(leaves_nothing_to_be_written)  # the filesystem writes of its own accord for a while, too
    finally:
        os.close(home)
