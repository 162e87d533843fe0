"""On a drive with limited throughput, a move writes as fast as rsync copies the same backup.

As in `test_cloning_speed`: the kernel throttles the target, and the figure is a ratio of two programs in the same run.
A move reads everything back afterward, which rsync does not, so only the time until all is written is compared.
"""

import os
import subprocess
import time
from pathlib import Path
from random import Random
from statistics import median

import pytest

from shingleback.protocol.events import Progress
from tests.device.test_cloning_speed import PAIRS, THROTTLE, seconds, throttled
from tests.helpers.loop import device_of, mounted
from tests.helpers.moved import BackupWithHistory
from tests.helpers.workshop import Workshop

pytestmark = [pytest.mark.device, pytest.mark.long]

WORKLOADS = {"large files": (60, 8 << 20), "small files": (6_000, 32 << 10)}


def written_in(lived: BackupWithHistory, target: Path) -> float:
    """From the first byte until the last one is durable, before reading back."""
    began_s = time.monotonic()
    result = lived.move(target)
    whole_s = time.monotonic() - began_s
    assert result.outcome == "done", (result.why, result.values)
    progress = [event for event in lived.events if isinstance(event, Progress)]
    begun_s = next(event.elapsed_s for event in progress if event.phase == "copy")
    checked = next(event.elapsed_s for event in progress if event.phase == "verify")
    write_s, read_s = checked - begun_s, whole_s - checked
    print(f"move: {begun_s:.1f} s for the list, {write_s:.1f} s to write, {read_s:.1f} s to read back")
    return write_s


@pytest.mark.parametrize("kind", ["ext4", "btrfs"])
@pytest.mark.parametrize("workload", list(WORKLOADS))
def test_a_move_writes_as_fast_as_rsync(tmp_path: Path, workload: str, kind: str) -> None:
    if not THROTTLE.exists():
        pytest.skip("needs the blkio control group of the first kind")
    count, size = WORKLOADS[workload]
    lived, chance = BackupWithHistory(Workshop(tmp_path), sources=1), Random(workload)
    for number in range(count):
        path = lived.tops[0] / f"folder {number % 50}" / f"file {number}"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(chance.randbytes(size))
    lived.back_up()
    ratios = []
    for pair in range(PAIRS):
        folder = tmp_path / f"pair-{pair}"
        folder.mkdir()
        with mounted(kind, folder, 1_600) as point, throttled(device_of(point)):
            own_s = written_in(lived, point / "moved") if pair % 2 else 0.0

            def rsync(target: Path = point) -> None:
                command = ["rsync", "-aHAX", f"{lived.workshop.destination}/", f"{target}/copied"]
                subprocess.run(command, check=True)
                subprocess.run(["sync", "-f", target], check=True)

            other_s = seconds(rsync)
            own_s = own_s or written_in(lived, point / "moved")
        ratios.append(own_s / other_s)
        load = os.getloadavg()[0]
        print(f"{workload} to {kind}: {own_s:.1f} s, rsync {other_s:.1f} s: {ratios[-1]:.2f}, load {load:.0f}")
    if workload == "large files":  # with small files, a busy computer determines the time, and not the drive
        assert median(ratios) < 1.3
