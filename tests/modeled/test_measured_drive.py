"""The whole command measures a modeled drive on a real filesystem, by its clock, and leaves nothing behind."""

import contextlib
import os
import random
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.benchmarks.ground import CannotRunError
from tests.device.test_measuring import everything, free_bytes
from tests.helpers.examples import with_long
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.program import children_of, events, run, running, wait_for_event
from tests.modeled.mounted import FILESYSTEMS, DriveSpec, ShownDrive, make, mounted, shown_drive

pytestmark = pytest.mark.device

SMALL = DriveSpec(size_bytes=2_000_000_000, is_used=True)
WORDS = ("random-read", "map", "small-files", "--budget", "700M")
MAP_REST_S = 10.0
ROOT = Path(__file__).parents[2]
_EACH_RUN = ("btrfs", "ext4-packed")  # as the profiles make them
POINTS = 25  # for each of four filesystems


_RUN = f"""
import runpy, sys
sys.path.insert(0, {str(ROOT)!r})  # the program may be started without the folder in which it is
runpy.run_module("tests.modeled.measured", run_name="__main__", alter_sys=True)
"""


@dataclass(frozen=True)
class Measured:
    """`point`: where the drive is mounted, with a photo on it."""

    drive: ShownDrive
    point: Path

    @property
    def program(self) -> tuple[str, ...]:
        return "-c", _RUN, str(self.drive.page), str(self.drive.folder / "control")

    def whole(self) -> dict[str, Any]:
        found: dict[str, Any] = events("test", self.point, *WORDS, check=0, program=self.program)[-1]["measurement"]
        return found


@pytest.fixture(params=[*_EACH_RUN, *with_long(*(kind for kind in FILESYSTEMS if kind not in _EACH_RUN))])
def measured(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Measured]:
    try:
        with shown_drive(tmp_path / "drive", SMALL) as drive:
            make(drive, request.param)
            with mounted(drive, request.param, tmp_path / "point") as point:
                (point / "photo").write_bytes(b"mine" * 1000)
                yield Measured(drive, point)
    except CannotRunError as error:
        pytest.skip(str(error))


def test_a_drive_is_judged_by_its_own_clock_and_unchanged_afterward(measured: Measured) -> None:
    before, began_s = everything(measured.point), measured.drive.figures.now_s
    found = measured.whole()
    passed_s = measured.drive.figures.now_s - began_s
    assert MAP_REST_S < found["elapsed_s"] < passed_s + 1.0, "the drive is looked at a moment before and after"
    assert 0.004 < found["random_read_s"] < 0.03, "a seek and half a turn, however busy this computer is"
    assert everything(measured.point) == before


@pytest.mark.long
def test_wherever_a_measurement_is_killed_nothing_is_left_and_nothing_else_changed(measured: Measured) -> None:
    """Kills the program alone, or with its writing process, at modeled moments spread over a measurement."""
    before, room, chance = everything(measured.point), free_bytes(measured.point), random.Random(str(measured.point))
    began_s = measured.drive.figures.now_s
    measured.whole()
    whole_s = measured.drive.figures.now_s - began_s
    for number in range(POINTS):
        until_s = measured.drive.figures.now_s + whole_s * (number + chance.random()) / POINTS
        with running("test", measured.point, *WORDS, program=measured.program) as process:
            wait_for_event(process, "measure_planned")
            wait_until(lambda until_s=until_s: measured.drive.figures.now_s >= until_s or process.poll() is not None)  # type: ignore[misc]
            for pid in [process.pid, *(children_of(process.pid) if number % 2 else [])]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            process.wait(PATIENCE_S)

        def is_clean() -> bool:
            run("history", check=0)
            return everything(measured.point) == before and abs(free_bytes(measured.point) - room) < 32 << 20

        wait_until(is_clean)
