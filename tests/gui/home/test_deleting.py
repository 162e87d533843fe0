"""A set that is deleted can be put back for a while, and nobody is hurried."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.home.banners import UndoToast
from shingleback.protocol.run_state import Stage
from shingleback.store.settings import BackupSet
from tests.gui.conftest import KEY, Desk


def test_a_set_is_deleted_at_once_and_comes_back_when_that_was_a_mistake(desk: Desk) -> None:
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


def test_when_the_toast_is_gone_so_is_the_set(desk: Desk) -> None:
    desk.choose()
    desk.card.change.click()
    desk.window.home.editor.remove.click()
    desk.window.home.overview.toast.close_it.click()
    desk.chosen.put_back()
    assert desk.chosen.sets == []
    assert desk.window.home.overview.empty.isVisible()


def test_a_set_whose_backup_runs_is_not_deleted(desk: Desk, qtbot: QtBot) -> None:
    desk.linger()
    desk.choose()
    desk.start.click()
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.COPYING)
    desk.window.home.remove(KEY)
    assert desk.chosen.set_of(KEY) is not None
    desk.run.kill()


def test_the_editor_offers_no_deletion_while_the_backup_runs(desk: Desk, qtbot: QtBot) -> None:
    desk.linger()
    desk.choose()
    desk.start.click()
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.COPYING)
    desk.window.home.edit(KEY)
    assert not desk.window.home.editor.remove.isEnabled()
    desk.run.kill()
    qtbot.waitUntil(desk.window.home.editor.remove.isEnabled)


class Beside(QWidget):
    """A toast, and something else to look at."""

    def __init__(self, *, is_unhurried: bool = False) -> None:
        super().__init__()
        self.edit = QLineEdit()
        self.toast = UndoToast(is_unhurried=lambda: is_unhurried, shown_ms=50)
        layout = QVBoxLayout(self)
        layout.addWidget(self.edit)
        layout.addWidget(self.toast)


def shown(qtbot: QtBot, *, is_unhurried: bool = False) -> Beside:
    beside = Beside(is_unhurried=is_unhurried)
    qtbot.addWidget(beside)
    with qtbot.waitActive(beside):
        beside.show()
        beside.activateWindow()
    beside.toast.show_text("It is gone.")
    return beside


def test_a_toast_goes_by_itself_when_its_buttons_are_left(qtbot: QtBot) -> None:
    beside = shown(qtbot)
    assert beside.toast.undo.hasFocus()
    assert not beside.toast.timer.isActive()
    with qtbot.waitSignal(beside.toast.gone):
        beside.edit.setFocus()
    assert not beside.toast.isVisible()


def test_a_toast_stays_while_it_is_pointed_at(qtbot: QtBot) -> None:
    beside = shown(qtbot)
    here = QPointF(1, 1)
    QApplication.sendEvent(beside.toast, QEnterEvent(here, here, here))
    beside.edit.setFocus()
    assert not beside.toast.timer.isActive()
    with qtbot.waitSignal(beside.toast.gone):
        QApplication.sendEvent(beside.toast, QEvent(QEvent.Type.Leave))


def test_a_toast_waits_for_those_who_listen(qtbot: QtBot) -> None:
    beside = shown(qtbot, is_unhurried=True)
    beside.edit.setFocus()
    assert not beside.toast.timer.isActive()
    assert beside.toast.isVisible()
