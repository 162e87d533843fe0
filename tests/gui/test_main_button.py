"""The main button of every page is at the end of its line, after all others, as in the desktop's own dialogs."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.restore import Access, BrowserState
from shingleback.gui.restore.page import StartCard
from shingleback.gui.run.page import RunPage
from shingleback.gui.wizard.state import WizardStep
from tests.gui.conftest import KEY, Desk
from tests.gui.jobs.test_job_pages import CANCELED, clone_page, measure_page, move_page
from tests.gui.test_run_page import DONE, state
from tests.gui.wizard_desk import Table
from tests.helpers.main_button import main_buttons, misplaced_main_buttons
from tests.helpers.pages import show_inside
from tests.helpers.plugged_in import EXPANSION, PASSPORT

MIRRORED = {"left to right": Qt.LayoutDirection.LeftToRight, "right to left": Qt.LayoutDirection.RightToLeft}


@pytest.fixture(params=list(MIRRORED))
def direction(request: pytest.FixtureRequest) -> Qt.LayoutDirection:
    return MIRRORED[request.param]


def check(page: QWidget, direction: Qt.LayoutDirection) -> None:
    page.setLayoutDirection(direction)
    for _ in range(3):
        QApplication.processEvents()
    assert main_buttons(page)
    assert not misplaced_main_buttons(page)


def _ending(make: Callable[[Path], Any]) -> dict[str, Any]:
    return {"result": CANCELED} if make is measure_page else {"detail": "signal 9"}


@pytest.mark.parametrize("make", [clone_page, move_page, measure_page])
@pytest.mark.parametrize("stage", [JobStage.READY, JobStage.ENDED])
def test_that_of_a_job_is_at_the_end(
    make: Callable[[Path], Any], stage: JobStage, tmp_path: Path, qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    shown = make(tmp_path)
    qtbot.addWidget(shown.page)
    shown.page.resize(900, 700)
    shown.page.show()
    shown.reach(stage, **_ending(make) if stage is JobStage.ENDED else {})
    check(shown.page, direction)


def test_eject_is_at_the_end_after_a_run_and_what_it_is_doing_at_the_beginning(
    qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    page.show_state(state())
    page.setLayoutDirection(direction)
    QApplication.processEvents()
    before = page.now.ask.geometry()
    page.show_state(state(DONE))
    check(page, direction)
    assert page.steps.eject.isVisible()
    assert page.now.ask.geometry() == before


def test_opening_the_drive_is_the_last_choice_where_nothing_can_be_restored_yet(
    qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    card = StartCard(lambda _state: Access.CLOSED, lambda _place: None, lambda _place: None)
    qtbot.addWidget(card)
    card.resize(800, 600)
    card.show()
    card.show_state(BrowserState())
    check(card, direction)


def test_reading_the_log_is_the_last_choice(desk: Desk, direction: Qt.LayoutDirection) -> None:
    desk.window.show_section(Section.DIAGNOSIS)
    check(desk.window.happened, direction)


@pytest.mark.parametrize("section", [Section.HOME, Section.DRIVES])
def test_those_of_home_and_of_the_drives_are_at_the_end(
    desk: Desk, section: Section, direction: Qt.LayoutDirection
) -> None:
    for drive in (EXPANSION, PASSPORT):
        desk.drives.on_event(DriveArrived(drive))
    desk.choose()
    desk.window.show_section(section)
    check(desk.window.page, direction)


def test_that_of_the_editor_is_at_the_end(desk: Desk, direction: Qt.LayoutDirection) -> None:
    desk.choose()
    desk.window.home.edit(KEY)
    check(desk.window.home, direction)


def test_that_of_a_restore_is_at_the_end(desk: Desk, direction: Qt.LayoutDirection) -> None:
    desk.window.show_section(Section.RESTORE)
    restore = desk.window.restore
    show_inside(restore.restore)
    for control in (restore.restore.buttons.open, restore.restore.buttons.done):
        control.show()
    check(restore.restore, direction)


@pytest.mark.parametrize("step", [WizardStep.WELCOME, WizardStep.QUESTIONS, WizardStep.CONFIRM])
def test_that_of_the_wizard_is_at_the_end(table: Table, step: WizardStep, direction: Qt.LayoutDirection) -> None:
    table.plug_in()
    table.open()
    table.walk_to(step)
    check(table.wizard, direction)


def test_that_of_a_dialog_is_at_the_end(desk: Desk, direction: Qt.LayoutDirection) -> None:
    box = QMessageBox(desk.window)
    ok = box.addButton(QMessageBox.StandardButton.Ok)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setLayoutDirection(direction)
    box.show()
    QApplication.processEvents()
    assert (ok.x() > cancel.x()) is (direction is Qt.LayoutDirection.LeftToRight)
    box.close()


def test_a_button_before_others_or_on_the_first_half_is_noticed(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 100)
    main, after = QPushButton("main", page), QPushButton("after", page)
    main.setObjectName("primary")
    for button, left_x in ((main, 200), (after, 300)):
        button.setGeometry(left_x, 10, 80, 30)
    page.show()
    assert misplaced_main_buttons(page) == ["main"]
    after.hide()
    assert not misplaced_main_buttons(page)
    main.move(10, 10)
    assert misplaced_main_buttons(page) == ["main"]
