"""On a drive with limited throughput, a clone is as fast as dd, and one of used blocks only as fast as partclone.

The kernel throttles the target, so that it determines how long each takes, and not a busy computer. The figure is a
ratio of two programs in the same run.
"""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median

import pytest

from shingleback.protocol.events import Progress
from tests.device.test_cloning import fill, is_free, run
from tests.helpers.loop import mount, unmount
from tests.helpers.patience import wait_until
from tests.helpers.two_drives import TwoDrives, two_drives

pytestmark = [pytest.mark.device, pytest.mark.long]
THROTTLE = Path("/sys/fs/cgroup/blkio/blkio.throttle.write_bps_device")
BYTES_PER_S = 40_000_000
SIZE_MB = 1024
PAIRS = 3


@pytest.fixture
def drives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TwoDrives]:
    if not THROTTLE.exists():
        pytest.skip("needs the blkio control group of the first kind")
    with two_drives(tmp_path, monkeypatch, SIZE_MB, SIZE_MB + 64) as drives, throttled(drives.new):
        yield drives


@contextmanager
def throttled(node: str) -> Iterator[None]:
    number = os.stat(node).st_rdev
    place = f"{os.major(number)}:{os.minor(number)}"
    THROTTLE.write_text(f"{place} {BYTES_PER_S}")
    try:
        yield
    finally:
        THROTTLE.write_text(f"{place} 0")


def seconds(work: Callable[[], object]) -> float:
    began_s = time.monotonic()
    work()
    return time.monotonic() - began_s


def copied_in(drives: TwoDrives, *, copies_all: bool) -> float:
    """From the erased target to the last flush, as dd and partclone do it, too."""
    drives.events.clear()
    result = drives.clone(compares=False, wants_growth=False, copies_all=copies_all)
    assert result.outcome == "done", (result.why, result.values)
    if result.mount_point:
        unmount(Path(result.mount_point))
    times_s = [event.elapsed_s for event in drives.events if isinstance(event, Progress) and event.phase == "copy"]
    return times_s[-1] - times_s[0]


def ratios(drives: TwoDrives, other_program: Callable[[], object], *, copies_all: bool) -> list[float]:
    """The time of the clone divided by that of the other program, in pairs with alternating order."""
    speed_ratios = []
    for pair in range(PAIRS):
        other_s = seconds(other_program) if pair % 2 else 0.0
        own_s = copied_in(drives, copies_all=copies_all)
        other_s = other_s or seconds(other_program)
        speed_ratios.append(own_s / other_s)
        print(f"copy {own_s:.1f} s, the other {other_s:.1f} s: {speed_ratios[-1]:.3f}, load {os.getloadavg()[0]:.0f}")
    return speed_ratios


def test_a_copy_of_a_whole_drive_is_as_fast_as_dd(drives: TwoDrives) -> None:
    fill("ext4", drives.old, drives.folder / "old", 600)
    command = f"dd if={drives.old} of={drives.new} bs=32M iflag=direct oflag=direct conv=fsync status=none"
    assert median(ratios(drives, lambda: run(command), copies_all=True)) < 1.05


def fill_with_large_files(drives: TwoDrives) -> None:
    """Some of them are deleted again. Gaps of less than 32 MiB are copied together with the data around them."""
    folder = drives.folder / "old"
    folder.mkdir()
    run(f"mkfs.ext4 -q {drives.old}")
    mount("ext4", drives.old, folder)
    for number in range(9):
        (folder / str(number)).write_bytes(os.urandom(100 << 20))
    for number in range(0, 9, 3):
        (folder / str(number)).unlink()
    unmount(folder)
    wait_until(partial(is_free, drives.old))


def test_a_copy_of_used_blocks_is_as_fast_as_partclone(drives: TwoDrives) -> None:
    fill_with_large_files(drives)

    def partclone() -> None:
        log = drives.folder / "partclone.log"
        run(f"partclone.ext4 -b -q -L {log} -s {drives.old} -o {drives.new}")
        subprocess.run(["sync", drives.new], check=True)

    assert median(ratios(drives, partclone, copies_all=False)) < 1.05
