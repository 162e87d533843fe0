"""On a nearly full drive, every listed file is correct, and the last complete version is kept."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.faults.disks import FILESYSTEMS, why_not, work_folder
from tests.faults.fill import FillCampaign
from tests.faults.outside import Program

pytestmark = pytest.mark.device

APP: Final = Path(__file__).parents[2] / "app"
SIZES_MB: Final = {
    "ext4": 60,
    "ext4-packed": 60,
    "ext4-few-inodes": 60,
    "btrfs": 120,
    "btrfs-mixed": 80,
    "xfs": 300,
    "f2fs": 100,
    "exfat": 60,
    "ntfs": 60,
    "btrfs-quota": 40,
}


def test_rewritten_small_files_are_listed_correctly() -> None:
    """With this seed, the reserved space runs out in the middle of a pack of small files."""
    with campaign("ext4-packed") as filling:
        assert filling.history("small", 30, "3", runs=3).violations == []


def test_files_that_do_not_fit_are_left_out_until_there_is_room() -> None:
    with campaign("ext4") as filling:
        assert filling.history("big", 30, "1", runs=3).violations == []


def test_a_reached_quota_counts_as_a_full_drive() -> None:
    with campaign("btrfs-quota") as filling:
        result = filling.history("big", 40, "1", runs=3)
    assert result.violations == []
    assert result.full
    assert result.surprises == []


def test_the_plan_says_when_inodes_will_run_out_before_space() -> None:
    with campaign("ext4-few-inodes") as filling:
        result = filling.history("tiny", 20, "1", runs=1)
        assert result.full
        assert result.surprises == []
        assert result.violations == []


@pytest.mark.long
@pytest.mark.parametrize("filesystem", SIZES_MB)
def test_every_version_on_full_drives_is_correct(filesystem: str) -> None:
    with campaign(filesystem) as filling:
        result = filling.run(60, SIZES_MB[filesystem])
        print(f"{filesystem}: {result}")
        assert result.violations == []


@contextlib.contextmanager
def campaign(filesystem: str) -> Iterator[FillCampaign]:
    if reason := why_not(filesystem):
        pytest.skip(reason)
    with work_folder() as folder, Program(APP, folder / "program") as program:
        yield FillCampaign(program, FILESYSTEMS[filesystem], folder, seed=filesystem)
