"""Roles for screen readers that Qt's own widgets lack: headings, and lines that unfold.

Screen readers offer a key that jumps from one heading to the next; Qt calls each label static text. Qt calls a line
that unfolds a check box, because it can be checked.
"""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QLabel

from shingleback.gui.widgets import style

_FOLD = "fold"  # the name of the line of a `Collapsible`
_PRESS = "Press"


class _Heading(QAccessibleWidget):
    def __init__(self, label: QLabel) -> None:
        super().__init__(label, QAccessible.Role.Heading)  # keeps no reference to the label, which would never go

    def text(self, kind: QAccessible.Text) -> str:
        label = self.object()
        if kind == QAccessible.Text.Name and isinstance(label, QLabel):
            return label.accessibleName() or label.text()
        return super().text(kind)


class _Fold(QAccessibleWidget):
    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.Button)

    def text(self, kind: QAccessible.Text) -> str:
        button = self.object()
        if kind == QAccessible.Text.Name and isinstance(button, QAbstractButton):
            return button.accessibleName() or button.text().replace("&", "")
        return super().text(kind)

    def state(self) -> QAccessible.State:
        state, button = super().state(), self.object()
        state.expandable = True
        if isinstance(button, QAbstractButton):
            state.expanded = button.isChecked()
            state.collapsed = not button.isChecked()
        return state

    def actionNames(self) -> list[str]:
        return [_PRESS, *super().actionNames()]

    def doAction(self, actionName: str) -> None:  # noqa: N803 (Qt's own name)
        button = self.object()
        if actionName == _PRESS and isinstance(button, QAbstractButton):
            button.click()
        else:
            super().doAction(actionName)


def install_roles() -> None:
    """Install the roles for the rest of the program: Qt cannot remove a factory."""
    interfaces: dict[int, QAccessibleInterface] = {}  # Qt keeps no reference to an object that Python created

    def make(_kind: str, of: QObject) -> QAccessibleInterface | None:
        interface: QAccessibleInterface | None = None
        if isinstance(of, QLabel) and style.is_heading(of):
            interface = _Heading(of)
        elif isinstance(of, QAbstractButton) and of.objectName() == _FOLD:
            interface = _Fold(of)
        if interface is not None:
            interfaces[id(of)] = interface
        return interface

    QAccessible.installFactory(make)
