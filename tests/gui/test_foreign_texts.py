"""Texts of others (labels, models, serial numbers, mount points, hosts, files) never act as markup, lines or marks.

Each is given a value that would load a file if it were taken for HTML, that changes the direction, and that has a line
break and a mnemonic. Then every widget, tip, accessible text and menu is looked at.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import msgspec
import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.safe_to_unplug import SafeDrive
from shingleback.gui.diagnosis.state import DiagnosisQuestion, DiagnosisState
from shingleback.gui.widgets.plain import PlainMessageBox
from shingleback.gui.window.tray import Tray
from shingleback.gui.window.window import tray_icon
from shingleback.gui.wizard.state import WizardStep
from tests.gui.conftest import Desk
from tests.gui.filled import DIAGNOSED, EPISODE, fill
from tests.gui.wizard_desk import CONTENTS, DRIVE, Table, surveyed
from tests.helpers.foreign_texts import FOREIGN, foreign, foreign_text_faults, shows_foreign_text
from tests.helpers.plugged_in import EXPANSION, PASSPORT

_EPISODE: Final = msgspec.structs.replace(EPISODE, lines=[FOREIGN], devices=[FOREIGN], disk=FOREIGN)
_DIAGNOSED: Final = msgspec.structs.replace(DIAGNOSED, episodes=[_EPISODE], disk=FOREIGN, log=FOREIGN)


def test_no_page_takes_a_foreign_text_for_anything_but_text(desk: Desk, qtbot: QtBot) -> None:
    folder = desk.source / FOREIGN
    folder.mkdir()
    (folder / f"{FOREIGN}.txt").write_text("a text")
    destination = desk.destination / FOREIGN
    destination.mkdir()
    desk.choose(folder, destination=destination, name=FOREIGN)
    fill(desk)
    for drive in (foreign(EXPANSION), foreign(PASSPORT)):
        desk.drives.on_event(DriveArrived(drive))
    question = DiagnosisQuestion(f"/dev/{FOREIGN}", FOREIGN, log_file=f"/home/me/{FOREIGN}")
    desk.window.happened.show_state(DiagnosisState(JobStage.ENDED, question, result=_DIAGNOSED))
    desk.start.click()
    qtbot.waitUntil(lambda: not desk.run.is_busy)
    for section in desk.window.navigation.buttons:
        desk.window.show_section(section)
        qtbot.wait(10)

    assert shows_foreign_text(desk.window)
    assert foreign_text_faults(desk.window) == []


def test_the_wizard_takes_no_foreign_text_for_anything_but_text(table: Table) -> None:
    contents = msgspec.structs.replace(CONTENTS, label=FOREIGN, newest=[(FOREIGN, "2025-08-14T10:00:00+00:00")])
    table.script("contents", surveyed(contents))
    drive = foreign(DRIVE)
    table.plug_in(drive)
    table.open(drive)
    for page in (WizardStep.WELCOME, WizardStep.CONFIRM):
        table.walk_to(page)
        assert shows_foreign_text(table.wizard)
        assert foreign_text_faults(table.wizard) == []


@pytest.fixture
def tray(qtbot: QtBot) -> Iterator[Tray]:  # noqa: ARG001 (needs an application)
    tray = Tray(tray_icon, lambda _waiting: 0.0)
    yield tray
    tray.close()


def test_the_tray_underlines_no_letter_of_a_name(tray: Tray) -> None:
    drive = foreign(EXPANSION)
    tray.show_drives([replace(drive, key="another")])
    tray.show_safe([SafeDrive(drive.key, drive.name)])
    assert foreign_text_faults(tray.menu) == []
    assert any("&&a" in action.text() for action in tray.menu.actions())


def test_neither_text_of_a_message_is_markup(qtbot: QtBot) -> None:
    box = PlainMessageBox(QMessageBox.Icon.Warning, f"<b>{FOREIGN}</b>", f"<i>{FOREIGN}</i>")
    qtbot.addWidget(box)
    assert [line for line in foreign_text_faults(box) if "markup" in line] == []
