"""What a screen reader is told of the way between the sections: a list of tabs, one of which is selected.

Qt knows neither a frame nor a button that can be checked as such; without this, they are a group of check boxes.
"""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

_LIST: Final = "navigation"
_TAB: Final = "section"
_PRESS: Final = "Press"


class _Tabs(QAccessibleWidget):
    def __init__(self, frame: QWidget) -> None:
        super().__init__(frame, QAccessible.Role.PageTabList)


class _Tab(QAccessibleWidget):
    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.PageTab)
        self._button = button

    def state(self) -> QAccessible.State:
        state = super().state()
        state.selectable = True
        state.selected = self._button.isChecked()
        return state

    def actionNames(self) -> list[str]:
        return [_PRESS, *super().actionNames()]

    def doAction(self, actionName: str) -> None:  # noqa: N803 (Qt's own name)
        if actionName == _PRESS:
            self._button.click()
        else:
            super().doAction(actionName)


def speak_navigation() -> None:
    """From here on, in this program: Qt knows no way to take it back."""
    made: dict[int, QAccessibleInterface] = {}  # Qt keeps no hold of what Python has made

    def make(_kind: str, of: QObject) -> QAccessibleInterface | None:
        found: QAccessibleInterface | None = None
        if isinstance(of, QAbstractButton) and of.objectName() == _TAB:
            found = _Tab(of)
        elif isinstance(of, QWidget) and of.objectName() == _LIST:
            found = _Tabs(of)
        if found is not None:
            made[id(of)] = found
        return found

    QAccessible.installFactory(make)
