"""Events on a hidden page leave the keyboard focus on the visible one."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.pages import Section
from tests.gui.conftest import KEY, Desk
from tests.helpers import mouse
from tests.helpers.program import events


def test_a_backup_that_starts_automatically_does_not_take_the_focus(desk: Desk, qtbot: QtBot) -> None:
    desk.choose()
    mouse.press(desk.window.navigation.buttons[Section.SETTINGS])
    before = QApplication.focusWidget()
    assert before is not None
    desk.window.home.begin(KEY)
    assert QApplication.focusWidget() is before
    with qtbot.waitSignal(desk.run.over):
        desk.run.ask("cancel")

    mouse.press(desk.window.navigation.buttons[Section.HOME])
    assert desk.window.home.run_page.isVisible()


def test_files_found_after_the_user_left_do_not_take_the_focus(desk: Desk, qtbot: QtBot) -> None:
    events("backup", desk.source, desk.destination, check=0)
    desk.choose()
    restore = desk.window.restore
    mouse.press(desk.window.navigation.buttons[Section.RESTORE])
    assert restore.page is restore.start, "no answer from the drive yet"
    mouse.press(desk.window.navigation.buttons[Section.SETTINGS])
    before = QApplication.focusWidget()
    qtbot.waitUntil(lambda: restore.page is not restore.start)
    assert QApplication.focusWidget() is before

    mouse.press(desk.window.navigation.buttons[Section.RESTORE])
    assert restore.files.lists.table.isVisible()
