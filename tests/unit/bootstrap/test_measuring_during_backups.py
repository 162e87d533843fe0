"""A measurement gives way to any backup on the same filesystem."""

import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.bootstrap.measuring import MeasureRequest, backup_places, measure_job, stays_in_place
from shingleback.domain.errors import Why
from shingleback.engine.repo import layout
from shingleback.protocol.control import Unattended
from shingleback.protocol.measuring import MeasureFinished
from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    folder = tmp_path / "drive"
    folder.mkdir()
    return folder


@pytest.fixture
def paths() -> Paths:
    return Paths.of_user()


@pytest.fixture(params=["", "Photos", "deep/down/Photos"])
def backup(request: pytest.FixtureRequest, drive: Path, paths: Paths) -> Iterator[Path]:
    """The folder of a running backup."""
    folder = drive / request.param
    home = Path(os.fsdecode(os.path.join(os.fsencode(folder), layout.HOME)))
    home.mkdir(parents=True)
    settings.save(
        paths.settings_file, Settings(sets=[BackupSet(folders=["/home/me"], destination=str(folder), key="a")])
    )
    with (home / os.fsdecode(layout.LOCK)).open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield folder


def measure(drive: Path, paths: Paths) -> MeasureFinished:
    result = measure_job(MeasureRequest(drive, is_dry_run=True), paths)(lambda _event: None, Unattended())
    assert isinstance(result, MeasureFinished)
    return result


def test_a_measurement_does_not_start_during_a_backup_anywhere_on_the_drive(
    drive: Path, backup: Path, paths: Paths
) -> None:
    assert os.fsencode(backup) in backup_places(drive, paths)
    assert measure(drive, paths).why == Why.DESTINATION_BUSY


@pytest.mark.parametrize("inside", ["Pictures", "Pictures/2024", ".shingleback/versions"])
def test_a_folder_inside_a_backup_is_not_measured(drive: Path, paths: Paths, inside: str) -> None:
    (drive / ".shingleback").mkdir()
    (drive / ".shingleback" / "backup.json").touch()
    (drive / inside).mkdir(parents=True)

    result = measure(drive / inside, paths)

    assert (result.why, result.values["backup"]) == (Why.TEST_INSIDE_BACKUP, str(drive))
    assert measure(drive, paths).outcome == "done"


def test_a_folder_inside_a_backup_that_lost_its_hidden_folder_is_not_measured(drive: Path, paths: Paths) -> None:
    (drive / ".shingleback-list").mkdir()
    (drive / ".shingleback-list" / "contents.json.gz").touch()
    (drive / "Pictures").mkdir()

    assert measure(drive / "Pictures", paths).why == Why.TEST_INSIDE_BACKUP


def test_a_backup_set_on_another_drive_does_not_matter(drive: Path, paths: Paths) -> None:
    elsewhere = BackupSet(folders=["/home/me"], destination="/proc/elsewhere", key="a")
    settings.save(paths.settings_file, Settings(sets=[elsewhere]))
    assert b"/proc/elsewhere" not in backup_places(drive, paths)


def test_unreadable_settings_do_not_prevent_a_measurement(drive: Path, paths: Paths) -> None:
    paths.settings_file.parent.mkdir(parents=True, exist_ok=True)
    paths.settings_file.write_text("][")
    assert backup_places(drive, paths) == [os.fsencode(drive)]


@pytest.mark.parametrize(
    ("filesystem", "is_unmoved", "stays"),
    [("ext4", False, True), ("exfat", False, True), ("btrfs", True, True), ("btrfs", False, False)]
    + [(filesystem, True, False) for filesystem in ("f2fs", "zfs", "bcachefs", "nfs4", "")],
)
def test_the_map_is_that_of_the_drive_only_if_changes_are_written_in_place(
    filesystem: str, *, is_unmoved: bool, stays: bool
) -> None:
    assert stays_in_place(filesystem, is_unmoved=is_unmoved) is stays
