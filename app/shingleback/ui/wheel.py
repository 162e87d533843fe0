"""The wheel scrolls: it changes no value that it happens to pass over, since that would be saved without a word."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSlider, QAbstractSpinBox, QApplication, QComboBox, QScrollBar, QTabBar, QWidget

_TAKE_WHEEL: Final = (QAbstractSpinBox, QComboBox, QAbstractSlider, QTabBar)


class CalmWheel(QObject):
    """For all widgets of the program: only a control that was clicked or tabbed to before takes the wheel.

    What the others do not take goes to what they lie in, which scrolls.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Polish and _takes_wheel(watched):
            _refuse_focus_by_wheel(watched)
        if kind != QEvent.Type.Wheel or not isinstance(watched, QWidget):
            return False
        control = _control_at(watched)
        if (
            control is None
            or control.hasFocus()
            or control.isAncestorOf(QApplication.focusWidget() or control.window())
        ):
            return False
        event.ignore()
        return True


def _has_focus(control: QWidget) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and (focused is control or control.isAncestorOf(focused))


def _takes_wheel(watched: QObject) -> bool:
    return isinstance(watched, _TAKE_WHEEL) and not isinstance(watched, QScrollBar)


def _refuse_focus_by_wheel(control: QObject) -> None:
    """Qt would give the focus to it first, and the wheel after that."""
    if isinstance(control, QWidget) and control.focusPolicy() is Qt.FocusPolicy.WheelFocus:
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def _control_at(widget: QWidget) -> QWidget | None:
    """The control that a widget is, or a part of; the list that a control has opened is a window of its own."""
    part: QWidget | None = widget
    while part is not None and not part.isWindow():
        if _takes_wheel(part):
            return part
        part = part.parentWidget()
    return None
