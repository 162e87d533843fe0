"""Headings for screen readers, which offer a key that jumps from one to the next.

Qt has no widget with this role: a label is always static text.
"""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QLabel

from shingleback.gui.widgets import style


class _Heading(QAccessibleWidget):
    def __init__(self, label: QLabel) -> None:
        super().__init__(label, QAccessible.Role.Heading)  # keeps no reference to the label, which would never go

    def text(self, kind: QAccessible.Text) -> str:
        label = self.object()
        if kind == QAccessible.Text.Name and isinstance(label, QLabel):
            return label.accessibleName() or label.text()
        return super().text(kind)


def install_heading_role() -> None:
    """Install the role for the rest of the program: Qt cannot remove a factory."""
    interfaces: dict[int, QAccessibleInterface] = {}  # Qt keeps no reference to an object that Python created

    def make(_kind: str, of: QObject) -> QAccessibleInterface | None:
        if not isinstance(of, QLabel) or not style.is_heading(of):
            return None
        interface = interfaces[id(of)] = _Heading(of)
        return interface

    QAccessible.installFactory(make)
