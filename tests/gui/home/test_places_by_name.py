"""The place of a backup is shown in names; its path only to those who ask for it or type it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived, DriveChanged, DriveLeft
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.home.place_chooser import PlaceChooser
from shingleback.store.settings import DriveName
from tests.gui.wizard_desk import text_of
from tests.helpers.plugged_in import EXPANSION, INTERNAL, TB, make_drives

PLACE = "/media/me/Backup/Photos/Mine"
IN_NAMES = "Backup · Seagate Expansion Desk, 8 TB \u203a Photos \u203a Mine"
UNLABELED = "/media/me/0d3a1f5e-8c1b-4d2e-9a77-1b2c3d4e5f60/Backup"


@pytest.fixture
def drives() -> DriveList:
    drives = make_drives()
    for drive in (EXPANSION, INTERNAL):
        drives.on_event(DriveArrived(drive))
    return drives


def chooser_at(place: str, drives: DriveList, qtbot: QtBot, saved: DriveName | None = None) -> PlaceChooser:
    chooser = PlaceChooser(drives, saved_drive=lambda _place: saved)
    qtbot.addWidget(chooser)
    with qtbot.waitActive(chooser):
        chooser.show()
        chooser.activateWindow()
    chooser.set_place(place)
    return chooser


def test_a_place_on_a_known_drive_is_shown_without_its_path(drives: DriveList, qtbot: QtBot) -> None:
    chooser = chooser_at(PLACE, drives, qtbot)
    assert chooser.called.isVisible()
    assert chooser.called.name.accessibleDescription() == IN_NAMES
    assert "/" not in text_of(chooser)
    assert chooser.place == PLACE


def test_the_path_is_shown_and_can_be_typed_for_those_who_ask(drives: DriveList, qtbot: QtBot) -> None:
    chooser = chooser_at(PLACE, drives, qtbot)
    chooser.called.by_path.setFocus()
    QTest.keyClick(chooser.called.by_path, Qt.Key.Key_Space)
    assert chooser.edit.isVisible()
    assert chooser.edit.hasFocus()
    chooser.edit.setCursorPosition(len(PLACE))
    QTest.keyClicks(chooser.edit, "/Own")
    drives.on_event(DriveLeft(EXPANSION))
    assert chooser.edit.isVisible()
    assert chooser.place == f"{PLACE}/Own"


def test_a_drive_keeps_its_name_when_it_is_unplugged(drives: DriveList, qtbot: QtBot) -> None:
    chooser = chooser_at(PLACE, drives, qtbot)
    drives.on_event(DriveLeft(EXPANSION))
    assert chooser.called.name.accessibleDescription() == "Backup \u203a Photos \u203a Mine"
    saved = chooser_at(UNLABELED, drives, qtbot, DriveName("Seagate Expansion Desk", 8 * TB))
    assert saved.called.name.accessibleDescription() == "Seagate Expansion Desk, 8 TB"


@pytest.mark.parametrize("place", ["", "/srv/backup", "/home/me/Backup"])
def test_a_place_without_a_name_is_a_path_that_can_be_typed(place: str, drives: DriveList, qtbot: QtBot) -> None:
    chooser = chooser_at(place, drives, qtbot)
    assert chooser.edit.isVisible()
    assert not chooser.called.isVisible()


def test_a_drive_without_label_is_called_by_its_model_and_size(drives: DriveList, qtbot: QtBot) -> None:
    volume = replace(EXPANSION.volumes[0], label="", mount_points=(UNLABELED.rpartition("/")[0],))
    drives.on_event(DriveChanged(EXPANSION, replace(EXPANSION, volumes=(volume,))))
    chooser = chooser_at(UNLABELED, drives, qtbot)
    assert chooser.called.name.accessibleDescription() == "Seagate Expansion Desk, 8 TB \u203a Backup"
