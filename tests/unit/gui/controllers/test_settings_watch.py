"""What others write into the settings while the window is open counts there as well."""

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.gui.controllers.settings import SettingsController, SettingsWatch
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings

MINE = BackupSet(key="mine", folders=["/home/me"], destination="/media/me/Backup")
THEIRS = BackupSet(key="theirs", folders=["/srv"], destination="/media/me/Backup")


@pytest.fixture
def file() -> Path:
    return Paths.of_user().settings_file


@pytest.fixture
def chosen(qtbot: QtBot) -> SettingsController:  # noqa: ARG001 (needs an application)
    return SettingsController(Memory(Paths.of_user()))


def by_another_program(*sets: BackupSet) -> None:
    Memory(Paths.of_user()).change(lambda old: Settings(sets=[*old.sets, *sets]))


def test_a_set_that_another_program_has_made_is_told_of(chosen: SettingsController, file: Path, qtbot: QtBot) -> None:
    chosen.put(MINE)
    watch = SettingsWatch(file, chosen)
    for number in range(2):
        with qtbot.waitSignal(chosen.changed):
            by_another_program(BackupSet(key=str(number), folders=["/srv"], destination="/media/me/Backup"))
    assert [one.key for one in chosen.sets] == ["mine", "0", "1"]
    watch.deleteLater()


def test_settings_that_are_written_for_the_first_time_are_told_of(
    chosen: SettingsController, file: Path, qtbot: QtBot
) -> None:
    watch = SettingsWatch(file, chosen)
    with qtbot.waitSignal(chosen.changed):
        by_another_program(THEIRS)
    watch.deleteLater()


def test_what_is_written_into_the_file_itself_is_told_of(chosen: SettingsController, file: Path, qtbot: QtBot) -> None:
    chosen.put(MINE)
    watch = SettingsWatch(file, chosen)
    with qtbot.waitSignal(chosen.changed):
        file.write_text(file.read_text().replace("/home/me", "/home/you"))
    assert chosen.sets[0].folders == ["/home/you"]
    watch.deleteLater()


def test_what_cannot_be_understood_is_passed_over_until_it_can(
    chosen: SettingsController, file: Path, qtbot: QtBot
) -> None:
    chosen.put(MINE)
    watch = SettingsWatch(file, chosen)
    told: list[bool] = []
    chosen.changed.connect(lambda: told.append(chosen.complaint is None))
    good = file.read_text()
    with qtbot.waitSignal(watch.checked):
        file.write_text("version = [")
    with qtbot.waitSignal(chosen.changed):
        file.write_text(good.replace("/home/me", "/home/you"))
    assert told == [True]
    watch.deleteLater()


def test_where_nothing_can_be_kept_nothing_is_watched(chosen: SettingsController) -> None:
    watch = SettingsWatch(Path(os.devnull) / "settings.toml", chosen)
    assert chosen.sets == []
    watch.deleteLater()
