"""A deleted set can be restored for a while, without time pressure."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.home.banners import UndoToast
from shingleback.protocol.run_state import Stage
from shingleback.store.settings import BackupSet
from tests.gui.conftest import KEY, Desk


def test_a_set_is_deleted_at_once_and_can_be_put_back(desk: Desk) -> None:
    chosen = desk.choose()
    desk.chosen.put(BackupSet(["/home/me"], "/media/me/Drawer", key="second"))
    desk.card.change.click()
    desk.window.home.editor.remove.click()
    toast = desk.window.home.overview.toast
    assert list(desk.window.home.overview.cards) == ["second"]
    assert "Its backup stays on the drive" in toast.text.text()
    assert toast.undo.hasFocus()

    QTest.keyClick(toast.undo, Qt.Key.Key_Return)
    assert desk.chosen.sets[0] == chosen
    assert not toast.isVisible()
    assert desk.start.hasFocus()


def test_after_the_toast_the_set_is_deleted_for_good(desk: Desk) -> None:
    desk.choose()
    desk.card.change.click()
    desk.window.home.editor.remove.click()
    desk.window.home.overview.toast.close_it.click()
    desk.chosen.put_back()
    assert desk.chosen.sets == []
    assert desk.window.home.overview.empty.isVisible()


def test_a_set_is_not_deleted_during_its_backup(desk: Desk, qtbot: QtBot) -> None:
    desk.slow_down()
    desk.choose()
    desk.start.click()
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.COPYING)
    desk.window.home.remove(KEY)
    assert desk.chosen.set_of(KEY) is not None
    desk.run.kill()


def test_the_editor_offers_no_deletion_while_the_backup_runs(desk: Desk, qtbot: QtBot) -> None:
    desk.slow_down()
    desk.choose()
    desk.start.click()
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.COPYING)
    desk.window.home.edit(KEY)
    assert not desk.window.home.editor.remove.isEnabled()
    desk.run.kill()
    qtbot.waitUntil(desk.window.home.editor.remove.isEnabled)


class ToastWindow(QWidget):
    """A toast and another focusable widget."""

    def __init__(self, *, is_unhurried: bool = False) -> None:
        super().__init__()
        self.edit = QLineEdit()
        self.toast = UndoToast(is_unhurried=lambda: is_unhurried, shown_ms=50)
        layout = QVBoxLayout(self)
        layout.addWidget(self.edit)
        layout.addWidget(self.toast)


def shown(qtbot: QtBot, *, is_unhurried: bool = False) -> ToastWindow:
    window = ToastWindow(is_unhurried=is_unhurried)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.toast.show_text("It is gone.")
    return window


def test_a_toast_disappears_some_time_after_it_loses_the_focus(qtbot: QtBot) -> None:
    window = shown(qtbot)
    assert window.toast.undo.hasFocus()
    assert not window.toast.timer.isActive()
    with qtbot.waitSignal(window.toast.gone):
        window.edit.setFocus()
    assert not window.toast.isVisible()


def test_a_toast_stays_while_the_pointer_is_on_it(qtbot: QtBot) -> None:
    window = shown(qtbot)
    position = QPointF(1, 1)
    QApplication.sendEvent(window.toast, QEnterEvent(position, position, position))
    window.edit.setFocus()
    assert not window.toast.timer.isActive()
    with qtbot.waitSignal(window.toast.gone):
        QApplication.sendEvent(window.toast, QEvent(QEvent.Type.Leave))


def test_a_toast_stays_for_screen_reader_users(qtbot: QtBot) -> None:
    window = shown(qtbot, is_unhurried=True)
    window.edit.setFocus()
    assert not window.toast.timer.isActive()
    assert window.toast.isVisible()
