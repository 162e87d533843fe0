"""Which names of a destination mean the same folder, according to the history."""

from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from shingleback.backup_sets.destinations import DestinationLocator, Tables
from shingleback.backup_sets.library import Memory
from shingleback.domain.destination import DestinationState, VolumeFolder
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory

NAME: Final = "/media/me/Backup/here"
NOW: Final = "/run/media/me/Backup/here"
MINE: Final = VolumeFolder("1111", "/here")


@pytest.fixture
def memory(tmp_path: Path) -> Memory:
    """The memory of a computer on which the drive is mounted in another folder than before."""
    udev, mountinfo = tmp_path / "udev", tmp_path / "mountinfo"
    udev.mkdir()
    (udev / "b8:17").write_text("E:ID_FS_UUID_ENC=1111\nE:ID_FS_USAGE=filesystem\n")
    mountinfo.write_text("20 1 0:1 / / rw - overlay x rw\n30 20 8:17 / /run/media/me/Backup rw - ext4 x rw\n")
    paths = Paths.of_user()
    return Memory(paths, DestinationLocator(paths.history_file, Tables(mountinfo, udev, tmp_path / "none").now))


@pytest.fixture
def locator(memory: Memory) -> DestinationLocator:
    return memory.places


def remember(name: str, backup: str = "mine", location: VolumeFolder | None = MINE) -> None:
    with closing(RunHistory(Paths.of_user().history_file)) as history:
        history.remember_place(name, backup, location)


def test_runs_under_any_name_of_a_destination_are_found_under_each(memory: Memory) -> None:
    remember("/mnt/old name")
    remember(NAME)
    results = []
    for name, path in (("/mnt/old name", "/mnt/old name"), (NAME, NOW), ("/media/me/Other/here", "/elsewhere")):
        results.append(BackupFinished(outcome="done", exit_code=0, destination=path))
        with closing(RunHistory(Paths.of_user().history_file)) as history:
            history.add(results[-1], name)
    for name in (NAME, f"{NAME}/", "/mnt/old name", NOW):
        assert memory.runs(name) == (results[1], results[0])
    assert memory.runs("/media/me/Other/here") == (results[2],)


def test_another_backup_in_the_same_folder_is_another_destination(locator: DestinationLocator) -> None:
    remember("/mnt", backup="of somebody else")
    remember(NAME)
    assert locator.names(NAME) == [NAME]


def test_a_copy_of_the_backup_on_another_drive_is_another_destination(locator: DestinationLocator) -> None:
    remember("/mnt", location=VolumeFolder("2222", "/here"))
    remember(NAME)
    assert locator.names(NAME) == [NAME]


def test_a_current_path_is_translated_to_the_known_name(locator: DestinationLocator) -> None:
    remember(NAME)
    assert locator.name_of(NOW) == NAME
    assert locator.name_of(NAME) == NAME
    assert locator.name_of("/run/media/me/Backup/there") == "/run/media/me/Backup/there"
    assert locator.location_of(NOW) == MINE


def test_a_path_with_a_name_of_its_own_keeps_it(locator: DestinationLocator) -> None:
    remember(NAME)
    remember(NOW)
    assert locator.name_of(NOW) == NOW


def test_all_backups_made_under_a_name_are_expected_there(locator: DestinationLocator) -> None:
    remember(NAME, backup="mine", location=None)
    remember(NAME, backup="my other one", location=None)
    remember("/mnt", backup="of somebody else", location=None)
    assert locator.backups(f"{NAME}/") == ("my other one", "mine")


def test_an_empty_destination_has_no_location(locator: DestinationLocator) -> None:
    assert locator.find("") == (DestinationState.UNKNOWN, "")


def test_after_drives_swapped_mount_points_each_destination_keeps_its_own_name(locator: DestinationLocator) -> None:
    other_place = "/media/me/Other/here"
    remember(other_place, backup="of the other", location=VolumeFolder("2222", "/here"))
    remember(NAME)
    remember(NOW, backup="that was there before", location=VolumeFolder("2222", "/here"))
    assert locator.name_of(NOW) == NAME


def test_each_of_two_drives_in_rotation_is_recognized(locator: DestinationLocator) -> None:
    remember(NAME)
    remember(NAME, backup="on the other", location=VolumeFolder("2222", "/here"))
    assert locator.name_of(NOW) == NAME


def test_a_name_known_for_another_location_is_better_than_none(locator: DestinationLocator) -> None:
    remember(NOW, location=VolumeFolder("2222", "/here"))
    assert locator.name_of(NOW) == NOW
