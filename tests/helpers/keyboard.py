"""Hands that have a keyboard only: they press keys, and never touch a widget."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.helpers.patience import wait_until

_MAX_TABS = 150


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Whatever has the focus gets it; else the window in front. What was just made can be seen by then."""
    wait_until(lambda: _in_front() is not None)  # a display activates a window when it comes to it
    focused = _in_front()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)


def write(text: str) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, text)


def _in_front() -> QWidget | None:
    QApplication.processEvents()
    return QApplication.focusWidget() or QApplication.activeWindow()


def tab_to(wanted: QWidget) -> None:
    """Fails where the Tab key does not lead to it."""
    for _ in range(_MAX_TABS):
        if wanted.hasFocus():
            return
        press(Qt.Key.Key_Tab)
    raise AssertionError(f"the Tab key does not reach {wanted.accessibleName() or wanted}")


def passed_by_tab(window: QWidget) -> list[QWidget]:
    """All that gets the focus, from where it is now once around."""
    seen: list[QWidget] = []
    for _ in range(_MAX_TABS):
        focused = window.focusWidget()
        if focused is not None and focused in seen:
            break
        if focused is not None:
            seen.append(focused)
        press(Qt.Key.Key_Tab)
    return seen
