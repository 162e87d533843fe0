"""Which names of a place mean the same, by what the history has noted of them."""

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
    """Of a computer at which the drive is open at another place than before."""
    udev, mountinfo = tmp_path / "udev", tmp_path / "mountinfo"
    udev.mkdir()
    (udev / "b8:17").write_text("E:ID_FS_UUID_ENC=1111\nE:ID_FS_USAGE=filesystem\n")
    mountinfo.write_text("20 1 0:1 / / rw - overlay x rw\n30 20 8:17 / /run/media/me/Backup rw - ext4 x rw\n")
    paths = Paths.of_user()
    return Memory(paths, DestinationLocator(paths.history_file, Tables(mountinfo, udev, tmp_path / "none").now))


@pytest.fixture
def places(memory: Memory) -> DestinationLocator:
    return memory.places


def remember(name: str, backup: str = "mine", location: VolumeFolder | None = MINE) -> None:
    with closing(RunHistory(Paths.of_user().history_file)) as history:
        history.remember_place(name, backup, location)


def test_what_was_done_under_any_name_of_a_place_is_told_of_each(memory: Memory) -> None:
    remember("/mnt/old name")
    remember(NAME)
    words = []
    for name, path in (("/mnt/old name", "/mnt/old name"), (NAME, NOW), ("/media/me/Other/here", "/elsewhere")):
        words.append(BackupFinished(outcome="done", exit_code=0, destination=path))
        with closing(RunHistory(Paths.of_user().history_file)) as history:
            history.add(words[-1], name)
    for name in (NAME, f"{NAME}/", "/mnt/old name", NOW):
        assert memory.runs(name) == (words[1], words[0])
    assert memory.runs("/media/me/Other/here") == (words[2],)


def test_another_backup_in_the_same_folder_is_another_place(places: DestinationLocator) -> None:
    remember("/mnt", backup="of somebody else")
    remember(NAME)
    assert places.names(NAME) == [NAME]


def test_a_copy_of_the_backup_on_another_drive_is_another_place(places: DestinationLocator) -> None:
    remember("/mnt", location=VolumeFolder("2222", "/here"))
    remember(NAME)
    assert places.names(NAME) == [NAME]


def test_a_place_that_is_named_as_it_is_open_now_is_known_by_its_name(places: DestinationLocator) -> None:
    remember(NAME)
    assert places.name_of(NOW) == NAME
    assert places.name_of(NAME) == NAME
    assert places.name_of("/run/media/me/Backup/there") == "/run/media/me/Backup/there"
    assert places.location_of(NOW) == MINE


def test_who_has_a_name_of_its_own_is_known_by_that(places: DestinationLocator) -> None:
    remember(NAME)
    remember(NOW)
    assert places.name_of(NOW) == NOW


def test_all_backups_that_were_made_under_a_name_may_be_there(places: DestinationLocator) -> None:
    remember(NAME, backup="mine", location=None)
    remember(NAME, backup="my other one", location=None)
    remember("/mnt", backup="of somebody else", location=None)
    assert places.backups(f"{NAME}/") == ("my other one", "mine")


def test_no_place_is_nowhere(places: DestinationLocator) -> None:
    assert places.find("") == (DestinationState.UNKNOWN, "")


def test_of_drives_that_changed_their_places_what_is_there_now_has_its_own_name(places: DestinationLocator) -> None:
    other = "/media/me/Other/here"
    remember(other, backup="of the other", location=VolumeFolder("2222", "/here"))
    remember(NAME)
    remember(NOW, backup="that was there before", location=VolumeFolder("2222", "/here"))
    assert places.name_of(NOW) == NAME


def test_each_of_two_drives_that_take_turns_is_known_wherever_it_is(places: DestinationLocator) -> None:
    remember(NAME)
    remember(NAME, backup="on the other", location=VolumeFolder("2222", "/here"))
    assert places.name_of(NOW) == NAME


def test_a_name_that_only_stands_for_something_elsewhere_is_better_than_none(places: DestinationLocator) -> None:
    remember(NOW, location=VolumeFolder("2222", "/here"))
    assert places.name_of(NOW) == NOW
