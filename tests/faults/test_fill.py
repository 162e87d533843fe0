"""On a drive that is nearly full nothing that is listed differs, and the last complete version stays."""

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


def test_small_files_that_are_all_rewritten_are_what_is_listed() -> None:
    """With this seed, the room that had been counted on ends in the midst of a pack of small files."""
    with campaign("ext4-packed") as filling:
        assert filling.history("small", 30, "3", runs=3).violations == []


def test_what_does_not_fit_is_left_out_until_there_is_room() -> None:
    with campaign("ext4") as filling:
        assert filling.history("big", 30, "1", runs=3).violations == []


def test_a_quota_is_a_full_drive() -> None:
    with campaign("btrfs-quota") as filling:
        result = filling.history("big", 40, "1", runs=3)
    assert result.violations == []
    assert result.full
    assert result.surprises == []


def test_where_inodes_end_before_bytes_the_plan_has_said_so() -> None:
    with campaign("ext4-few-inodes") as filling:
        result = filling.history("tiny", 20, "1", runs=1)
        assert result.full
        assert result.surprises == []
        assert result.violations == []


@pytest.mark.long
@pytest.mark.parametrize("filesystem", SIZES_MB)
def test_on_full_drives_every_version_is_right(filesystem: str) -> None:
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
