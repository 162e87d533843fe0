"""A person who knows only what the window shows and uses only what it offers."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import shiboken6
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shingleback.gui.window.window import Window
from tests.fakes.notifications import FakeNotifications
from tests.helpers import mouse

_TOP: Final = QModelIndex()
_BETWEEN_LOOKS_MS: Final = 50


class Person:
    """Attributes: `window` is the main window."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.window = window
        self._qtbot = qtbot

    # reading ----------------------------------------------------------------------------------------------------

    @property
    def front(self) -> QWidget:
        """The open dialog, or else the window."""
        dialogs = [window for window in QApplication.topLevelWidgets() if window.isVisible() and window.isModal()]
        return dialogs[-1] if dialogs else self.window

    @property
    def page(self) -> str:
        """All visible text of the front window."""
        return "\n".join(text for widget in _shown(self.front) for text in _texts(widget))

    def reads(self, *texts: str) -> None:
        """Waits until all texts are visible at the same time."""

        def are_read() -> bool:
            page = self.page
            return all(text in page for text in texts)

        self._until(are_read, lambda: f"{texts} in:\n{self.page}")

    def is_notified_of(self, desktop: FakeNotifications, summary: str) -> None:
        """Waits for a notification."""
        self._until(lambda: summary in _summaries(desktop), lambda: f"{summary!r} in {_summaries(desktop)}")

    def is_offered(self, text: str) -> None:
        """Waits until a button with this text can be pressed."""
        self._until(lambda: self.can_press(text), lambda: f"a button {text!r} that can be pressed, on:\n{self.page}")

    def can_press(self, text: str) -> bool:
        """Whether a button with this text can be pressed now."""
        return any(button.isEnabled() for button in self._buttons(text))

    # acting -----------------------------------------------------------------------------------------------------

    def presses(self, text: str) -> None:
        """Presses a button, link or choice as soon as it can be pressed."""
        shown = ["is not there"]

        def is_pressed() -> bool:
            shown[:] = []
            for button in self._buttons(text):
                shown.append(mouse.try_to_press(button))
                if not shown[-1]:
                    return True
            return False

        self._until(is_pressed, lambda: f"a button {text!r}, which {' or '.join(shown)}, on:\n{self.page}")

    def goes_to(self, section: str) -> None:
        self.presses(section)

    def writes(self, text: str, into: str) -> None:
        """Types into the field whose accessible name is `into`."""
        field = self._field(lambda field: field.accessibleName() == into, f"a field {into!r}")
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)

    def searches(self, text: str) -> None:
        """Types into the search field of the page."""
        field = self._field(lambda _field: True, "a field")
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)

    def selects(self, name: str) -> None:
        """Selects a row of a list."""
        self._until(lambda: self._line(name) is not None, lambda: f"{name!r} on:\n{self.page}")
        line = self._line(name)
        assert line is not None
        view, row = line
        place = view.visualRect(view.model().index(row, 0)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def opens(self, name: str) -> None:
        """Opens a folder in a list."""
        self.selects(name)
        view = next(part for part in _shown(self.front) if isinstance(part, QAbstractItemView))
        QTest.keyClick(view, Qt.Key.Key_Return)

    def chooses_folder(self, press: str, folder: Path) -> None:
        """Chooses a folder in the dialog that opens after a press."""
        self._in_next_dialog(QFileDialog, lambda line: _types_path(line, folder))
        self.presses(press)

    def closes_the_window(self, answer: str = "") -> None:
        """`answer` is the button to press in the question that follows."""
        if answer:
            self._in_next_dialog(QMessageBox, lambda button: _answers(button, answer))
        self.window.close()

    def comes_back(self) -> None:
        """Activates the window after a dialog in front of it has closed, as a desktop would."""
        if QApplication.activeWindow() is None:
            self.window.activateWindow()

    def sees_the_window_go(self) -> None:
        self._until(lambda: not self.window.isVisible(), lambda: self.page)

    # helpers ----------------------------------------------------------------------------------------------------

    def _buttons(self, text: str) -> list[QAbstractButton]:
        shown = _shown(self.front)
        return [button for button in shown if isinstance(button, QAbstractButton) and _plain(button.text()) == text]

    def _field(self, matches: Callable[[QLineEdit], bool], says: str) -> QLineEdit:
        """Waits for the field."""

        def matching_fields() -> list[QLineEdit]:
            return [field for field in _shown(self.front) if isinstance(field, QLineEdit) and matches(field)]

        self._until(lambda: bool(matching_fields()), lambda: f"{says} on:\n{self.page}")
        return matching_fields()[0]

    def _line(self, name: str) -> tuple[QAbstractItemView, int] | None:
        for view in _shown(self.front):
            if isinstance(view, QAbstractItemView):
                rows = range(view.model().rowCount(_TOP))
                matching_rows = [row for row in rows if str(view.model().index(row, 0).data()) == name]
                if matching_rows:
                    return view, matching_rows[0]
        return None

    def _in_next_dialog(self, kind: type[QDialog], then: Callable[[QWidget], None]) -> None:
        """Acts on the focused widget of the dialog that opens next."""
        dialog, focused = QApplication.activeModalWidget(), QApplication.focusWidget()
        if isinstance(dialog, kind) and focused is not None and dialog.isAncestorOf(focused):
            then(focused)
        else:
            QTimer.singleShot(20, lambda: self._in_next_dialog(kind, then))

    def _until(self, condition: Callable[[], bool], says: Callable[[], str]) -> None:
        """Scans all visible widgets, so it polls slowly: a scan every 10 ms would leave the window little time."""

        def is_met() -> bool:
            if condition():
                return True
            self._qtbot.wait(_BETWEEN_LOOKS_MS)
            return False

        try:
            self._qtbot.waitUntil(is_met)
        except self._qtbot.TimeoutError:
            raise AssertionError(says()) from None


def _types_path(line: QWidget, folder: Path) -> None:
    QTest.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(line, f"{folder}/")
    QTest.keyClick(line, Qt.Key.Key_Return)


def _answers(button: QWidget, text: str) -> None:
    buttons = button.window().findChildren(QAbstractButton)
    mouse.press(next(button for button in buttons if _plain(button.text()) == text))


def _shown(widget: QWidget) -> Iterator[QWidget]:
    return (part for part in widget.findChildren(QWidget) if shiboken6.isValid(part) and part.isVisible())


def _texts(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton():
            yield _plain(widget.text())
        case QLineEdit():
            yield widget.text()
        case QPlainTextEdit():
            yield widget.toPlainText()
        case QListWidget():
            yield from (widget.item(row).text() for row in range(widget.count()))
        case QAbstractItemView():
            model = widget.model()
            rows = range(model.rowCount(_TOP))
            columns = range(1 if isinstance(model, QAbstractListModel) else model.columnCount(_TOP))
            yield from (str(model.index(row, column).data() or "") for row in rows for column in columns)


def _plain(text: str) -> str:
    """Without the mnemonic marker."""
    return re.sub("&(.)", r"\1", text).replace("\u00a0", " ")


def _summaries(desktop: FakeNotifications) -> list[str]:
    return [bubble.summary for bubble in desktop.shown.values()]
