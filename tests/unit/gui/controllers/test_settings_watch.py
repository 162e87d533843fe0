"""Changes made to the settings by other programs take effect in the open window."""

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


def save_elsewhere(*sets: BackupSet) -> None:
    Memory(Paths.of_user()).change(lambda old: Settings(sets=[*old.sets, *sets]))


def test_a_set_added_by_another_program_is_noticed(chosen: SettingsController, file: Path, qtbot: QtBot) -> None:
    chosen.put(MINE)
    watch = SettingsWatch(file, chosen)
    for number in range(2):
        with qtbot.waitSignal(chosen.changed):
            save_elsewhere(BackupSet(key=str(number), folders=["/srv"], destination="/media/me/Backup"))
    assert [backup_set.key for backup_set in chosen.sets] == ["mine", "0", "1"]
    watch.deleteLater()


def test_the_first_settings_file_is_noticed(chosen: SettingsController, file: Path, qtbot: QtBot) -> None:
    watch = SettingsWatch(file, chosen)
    with qtbot.waitSignal(chosen.changed):
        save_elsewhere(THEIRS)
    watch.deleteLater()


def test_an_edit_of_the_file_is_noticed(chosen: SettingsController, file: Path, qtbot: QtBot) -> None:
    chosen.put(MINE)
    watch = SettingsWatch(file, chosen)
    with qtbot.waitSignal(chosen.changed):
        file.write_text(file.read_text().replace("/home/me", "/home/you"))
    assert chosen.sets[0].folders == ["/home/you"]
    watch.deleteLater()


def test_invalid_settings_are_ignored_until_they_are_fixed(
    chosen: SettingsController, file: Path, qtbot: QtBot
) -> None:
    chosen.put(MINE)
    watch = SettingsWatch(file, chosen)
    are_valid: list[bool] = []
    chosen.changed.connect(lambda: are_valid.append(chosen.complaint is None))
    good = file.read_text()
    with qtbot.waitSignal(watch.checked):
        file.write_text("version = [")
    with qtbot.waitSignal(chosen.changed):
        file.write_text(good.replace("/home/me", "/home/you"))
    assert are_valid == [True]
    watch.deleteLater()


def test_without_a_settings_folder_nothing_is_watched(chosen: SettingsController) -> None:
    watch = SettingsWatch(Path(os.devnull) / "settings.toml", chosen)
    assert chosen.sets == []
    watch.deleteLater()
