"""Presses anything in any order while a drive comes and goes."""

import random
from collections.abc import Callable
from typing import Final, TypeVar

import shiboken6
from PySide6.QtCore import QModelIndex, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.gui.journeys.drive import UsbDrive
from tests.gui.journeys.person import Person
from tests.helpers import mouse

W = TypeVar("W", bound=QWidget)
_NONE: Final = Qt.KeyboardModifier.NoModifier
_KEYS: Final = (
    (Qt.Key.Key_Escape, _NONE),
    (Qt.Key.Key_Tab, _NONE),
    (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier),
    (Qt.Key.Key_Return, _NONE),
    (Qt.Key.Key_Space, _NONE),
    (Qt.Key.Key_Backspace, _NONE),
    (Qt.Key.Key_Down, _NONE),
    (Qt.Key.Key_Up, _NONE),
    (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier),
    (Qt.Key.Key_F1, _NONE),
    (Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier),
)
_WORDS: Final = ("diary", "1", "Seagate 8 TB", "/tmp", "")
_PAUSES_MS: Final = (0, 0, 10, 50, 300)
_LOOK_MS: Final = 15
_TOP: Final = QModelIndex()


class Wanderer:
    """Attributes: `story` lists the steps taken, to reproduce a failure."""

    def __init__(self, person: Person, drive: UsbDrive, seed: int, qtbot: QtBot) -> None:
        self.story: list[str] = []
        self._person = person
        self._drive = drive
        self._qtbot = qtbot
        self._chance = random.Random(seed)
        self._is_in = False
        self._dialogs = QTimer(interval=_LOOK_MS)
        self._dialogs.timeout.connect(self._answer)
        self._dialogs.start()

    def step(self) -> None:
        does: dict[Callable[[], str], int] = {
            self._press: 60,
            self._press_key: 18,
            self._choose_row: 10,
            self._write: 4,
            self._choose_item: 3,
            self._move_the_drive: 5,
        }
        (do,) = self._chance.choices(list(does), list(does.values()))
        self.story.append(do())
        self._qtbot.wait(self._chance.choice(_PAUSES_MS))

    def stop(self) -> None:
        self._dialogs.stop()

    # possible steps -----------------------------------------------------------------------------------------------

    def _press(self) -> str:
        buttons = self._shown(QAbstractButton)
        if not buttons:
            return "no button"
        button = self._chance.choice(buttons)
        name = mouse.named(button)
        return f"press {name} {mouse.try_to_press(button)}"

    def _press_key(self) -> str:
        key, modifier = self._chance.choice(_KEYS)
        QTest.keyClick(QApplication.focusWidget() or self._person.front, key, modifier)
        return f"press the key {key.name}, {modifier.name}"

    def _choose_row(self) -> str:
        views = [view for view in self._shown(QAbstractItemView) if view.model() and view.model().rowCount(_TOP)]
        if not views:
            return "no list"
        view = self._chance.choice(views)
        text = f"a row of {mouse.named(view)}"
        row = self._chance.randrange(view.model().rowCount(_TOP))
        place = view.visualRect(view.model().index(row, 0)).center()
        if view.viewport().rect().contains(place):
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        return text

    def _write(self) -> str:
        fields = self._shown(QLineEdit)
        if not fields:
            return "no field"
        field, result = self._chance.choice(fields), self._chance.choice(_WORDS)
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, result)
        if self._chance.choice((True, False)) and shiboken6.isValid(field):
            QTest.keyClick(field, Qt.Key.Key_Return)
        return f"write {result!r}"

    def _choose_item(self) -> str:
        boxes = [box for box in self._shown(QComboBox) if box.count()]
        if not boxes:
            return "no box"
        box = self._chance.choice(boxes)
        text = f"an item of {mouse.named(box)}"
        row = self._chance.randrange(box.count())
        box.setCurrentIndex(row)
        box.activated.emit(row)
        return text

    def _move_the_drive(self) -> str:
        self._is_in = not self._is_in
        if self._is_in:
            self._drive.plug_in(is_opened=self._chance.choice((True, True, False)))
            return "plug the drive in"
        if not self._drive.is_there:
            return "the drive was ejected"
        if self._drive.is_open:
            self._drive.pull()
        else:
            self._drive.eject()
        return "pull the drive"

    def _answer(self) -> None:
        """In a modal dialog."""
        dialog = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        if isinstance(dialog, QMessageBox) and self._chance.choice((True, False)):
            mouse.try_to_press(self._chance.choice(dialog.buttons()))
        elif isinstance(dialog, QFileDialog | QMessageBox) or (dialog is not None and not self._chance.randrange(20)):
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

    def _shown(self, kind: type[W]) -> list[W]:
        children = self._person.front.findChildren(kind)
        return [child for child in children if shiboken6.isValid(child) and child.isVisible() and child.isEnabled()]
