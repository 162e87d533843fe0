"""The activity history of a drive is found by its device, or by a folder on it."""

import os
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from shingleback.bootstrap import drive_samples as samples
from shingleback.bootstrap.drive_samples import drive_samples
from shingleback.cli.arguments import HISTORY_STEPS
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.smr.drive_database import parse_table
from shingleback.monitor.drive_history import STEPS, ActivitySums, DriveStore
from shingleback.monitor.run_monitor import RealDrives
from shingleback.store.drive_records import built_in_text
from shingleback.store.private_files import Paths
from tests.helpers.sysfs import Sysfs

NUMBER = os.makedev(8, 16)
KEY = "Expansion HDD/NA7TEST"
ACTIVITY = ActivitySums(1_800_000_000, 1.0, 5e6, 6e6, 0.0, 6, 0.3, 0.5, 2e9, 20e9)


def udev(_name: str) -> Mapping[str, str]:
    return {"ID_MODEL": "Expansion HDD", "ID_SERIAL_SHORT": "NA7TEST"}


@pytest.fixture
def drives(tmp_path: Path) -> RealDrives:
    sysfs = Sysfs(tmp_path / "sys")
    disk = sysfs.usb_disk("sdb", files={"stat": "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n", "dev": "8:16\n"})
    sysfs.link(sysfs.root / "dev/block/8:16", disk)
    return RealDrives(lambda: parse_table(built_in_text()), sysfs.root, udev)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(*(tmp_path / name for name in ("config", "state", "cache")))


def test_the_stored_activity_of_a_drive_is_returned_by_seconds_and_by_ten_minutes(
    drives: RealDrives, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(DriveStore(paths.drives_folder, KEY)) as store:
        assert store.add([ACTIVITY, ACTIVITY._replace(at=ACTIVITY.at + 1)], ACTIVITY.at + 2)
    monkeypatch.setattr(samples, "_number_of", {"/dev/sdb": NUMBER, "/media/it": NUMBER}.__getitem__)

    seconds = drive_samples("/dev/sdb", 1, paths, drives)
    (mean,) = drive_samples("/media/it", 600, paths, drives)

    assert [(activity.at, activity.written_bytes) for activity in seconds] == [
        (ACTIVITY.at, 6_000_000),
        (ACTIVITY.at + 1, 6_000_000),
    ]
    assert (mean.seconds, mean.copied_bytes, mean.writes, mean.busy_s) == (2.0, 10_000_000, 12, 1.0)
    assert (mean.fill_bytes, mean.capacity_bytes) == (2_000_000_000, 20_000_000_000)


@pytest.mark.parametrize("path", ["/dev/null", "/dev/not-there", "/proc"])
def test_a_path_that_is_no_drive_is_refused(drives: RealDrives, paths: Paths, path: str) -> None:
    with pytest.raises(UsageError) as refused:
        drive_samples(path, 600, paths, drives)
    assert refused.value.why is Why.NO_SUCH_DRIVE


def test_every_stored_step_can_be_requested() -> None:
    assert set(HISTORY_STEPS.values()) == set(STEPS)
