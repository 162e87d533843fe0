"""Whole journeys without a mouse: a first backup from choosing folders to its end, and a change in the settings."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.pages import Section
from shingleback.protocol.run_state import Stage
from tests.gui.conftest import Desk
from tests.helpers.keyboard import press, reached_by_tab, tab_to, write
from tests.helpers.plugged_in import EXPANSION
from tests.helpers.program import events
from tests.helpers.trees import contents

CONTROL = Qt.KeyboardModifier.ControlModifier


def choose_folder(folder: Path) -> None:
    """Types a path into the folder dialog that opens next."""

    def type_it() -> None:
        dialog, focused = QApplication.activeModalWidget(), QApplication.focusWidget()
        if dialog is None or focused is None or not dialog.isAncestorOf(focused):
            QTimer.singleShot(20, type_it)
            return
        press(Qt.Key.Key_A, CONTROL)
        write(f"{folder}/")
        press(Qt.Key.Key_Return)

    QTimer.singleShot(0, type_it)


def test_a_first_backup_can_be_made_by_keyboard_from_the_empty_window_to_its_end(desk: Desk, qtbot: QtBot) -> None:
    desk.slow_down()
    home = desk.window.home
    tab_to(home.overview.empty.choose)
    press(Qt.Key.Key_Return)
    editor = home.editor
    tab_to(next(button for button in editor.findChildren(QPushButton) if button.text() == "Add &folder…"))
    choose_folder(desk.source)
    press(Qt.Key.Key_Return)
    assert editor.what.folders.folders == (str(desk.source),)
    with qtbot.waitActive(desk.window):
        desk.window.activateWindow()  # the offscreen platform does not activate it
    tab_to(editor.where.place.edit)
    write(str(desk.destination))
    tab_to(editor.save)
    press(Qt.Key.Key_Return)

    [card] = home.overview.cards.values()
    tab_to(card.step)
    press(Qt.Key.Key_Return)
    page = home.run_page
    qtbot.waitUntil(page.controls.pause.isEnabled)
    tab_to(page.controls.pause)
    press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.PAUSED)
    desk.speed_up()
    tab_to(page.controls.resume)
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.ENDED and not desk.run.is_running)
    assert contents(desk.destination / "source") == contents(desk.source)
    tab_to(home.run_area.back)
    press(Qt.Key.Key_Return)
    assert home.overview.isVisible()


def test_the_panel_about_the_current_activity_opens_by_keyboard_and_leads_to_its_explanation(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.slow_down()
    desk.choose()
    tab_to(desk.start)
    press(Qt.Key.Key_Return)
    page = desk.window.home.run_page
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.COPYING)
    if not page.now.panel.isVisible():
        tab_to(page.now.ask)
        press(Qt.Key.Key_Space)
    tab_to(page.now.panel.more)
    press(Qt.Key.Key_Return)
    assert desk.window.explanations.isVisible()
    press(Qt.Key.Key_Escape)
    assert page.isVisible()
    assert page.now.panel.more.hasFocus()
    desk.run.kill()


def test_a_setting_changed_by_keyboard_takes_effect_at_once(desk: Desk) -> None:
    press(Qt.Key.Key_7, CONTROL)
    assert desk.window.section is Section.SETTINGS
    before = desk.chosen.settings.moves
    moves = next(box for box in desk.window.settings.findChildren(QCheckBox) if "animations" in box.text())
    tab_to(moves)
    press(Qt.Key.Key_Space)
    assert desk.chosen.settings.moves is not before


def missed_by_tab(desk: Desk) -> list[str]:
    """The buttons of the current section that the Tab key does not reach."""
    reached = reached_by_tab(desk.window)
    assert reached
    shown = [
        button for button in desk.window.page.findChildren(QAbstractButton) if button.isVisible() and button.isEnabled()
    ]
    missed = [
        button
        for button in shown
        if button not in reached and not isinstance(button, QRadioButton) and button.focusPolicy()
    ]
    return [button.text() or button.accessibleName() for button in missed if not is_reached_by_arrows(button, reached)]


def is_reached_by_arrows(button: QAbstractButton, reached: Sequence[QWidget]) -> bool:
    """In an exclusive group, Tab goes to the checked button and arrows reach the others."""
    group = button.group()
    return group is not None and group.exclusive() and group.checkedButton() in reached


@pytest.mark.parametrize("number", range(1, len(Section) + 1))
def test_the_tab_key_reaches_every_button_of_a_section(desk: Desk, qtbot: QtBot, number: int) -> None:
    desk.drives.on_event(DriveArrived(EXPANSION))
    desk.choose()
    press(Qt.Key(Qt.Key.Key_0 + number), CONTROL)
    QApplication.processEvents()
    if desk.window.section is Section.RESTORE:
        qtbot.waitUntil(desk.window.restore.start.again.isVisible)  # the worker has found that there is no backup yet
    assert missed_by_tab(desk) == []


def test_the_tab_key_reaches_every_button_above_the_files_of_a_backup(desk: Desk, qtbot: QtBot) -> None:
    for text in ("first", "second"):
        (desk.source / "diary").write_text(text)
        events("backup", desk.source, desk.destination, check=0)
    desk.choose()
    press(Qt.Key.Key_2, CONTROL)
    restore = desk.window.restore
    qtbot.waitUntil(
        lambda: restore.page is restore.files and restore.files.foot.all.isEnabled()
    )  # the files are listed
    assert restore.files.lists.table.hasFocus()

    assert missed_by_tab(desk) == []
