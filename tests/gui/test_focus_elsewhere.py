"""What happens on a page that is not shown leaves the keys to the one that is."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.pages import Section
from tests.gui.conftest import KEY, Desk
from tests.helpers import mouse
from tests.helpers.program import events


def test_a_backup_that_begins_by_itself_takes_them_from_nobody(desk: Desk, qtbot: QtBot) -> None:
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


def test_files_that_are_found_when_nobody_waits_any_more_do_not(desk: Desk, qtbot: QtBot) -> None:
    events("backup", desk.source, desk.destination, check=0)
    desk.choose()
    restore = desk.window.restore
    mouse.press(desk.window.navigation.buttons[Section.RESTORE])
    assert restore.page is restore.start, "the drive has not answered yet"
    mouse.press(desk.window.navigation.buttons[Section.SETTINGS])
    before = QApplication.focusWidget()
    qtbot.waitUntil(lambda: restore.page is not restore.start)
    assert QApplication.focusWidget() is before

    mouse.press(desk.window.navigation.buttons[Section.RESTORE])
    assert restore.files.table.isVisible()
