"""What a run has promised stands after a power cut at any moment, and the next run goes on from there."""

from pathlib import Path
from typing import Final

import pytest

from tests.faults.disks import FILESYSTEMS, why_not, work_folder
from tests.faults.outside import Program
from tests.faults.power_cuts import SIZES_MB, PowerCuts, Result

pytestmark = pytest.mark.device

APP: Final = Path(__file__).parents[2] / "app"


def test_after_some_power_cuts_every_promise_stands() -> None:
    result = cut("ext4", points=10, runs=3)
    assert result.filesystem == []  # it has a journal: else the images would be built wrongly
    assert result.violations == []


@pytest.mark.long
@pytest.mark.parametrize("filesystem", SIZES_MB)
def test_after_many_power_cuts_every_promise_stands(filesystem: str) -> None:
    result = cut(filesystem, points=300, runs=5)
    assert result.filesystem == [] or not FILESYSTEMS[filesystem].has_journal
    assert result.violations == []


def cut(filesystem: str, points: int, runs: int) -> Result:
    if reason := why_not(filesystem, needs_log=True):
        pytest.skip(reason)
    with work_folder() as folder, Program(APP, folder / "program") as program:
        result = PowerCuts(program, FILESYSTEMS[filesystem], folder, seed=filesystem).run(points, runs=runs)
    print(f"{filesystem}: {result}")
    return result
