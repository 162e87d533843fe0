"""A user with only a keyboard: keys are pressed, and no widget is touched."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.helpers.patience import wait_until

_MAX_TABS = 150


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """The key goes to the focused widget, otherwise to the front window. New widgets are visible by then."""
    wait_until(lambda: _in_front() is not None)  # a display takes a moment to activate a window
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


def tab_to(target: QWidget) -> None:
    """Fails if the Tab key does not reach the widget."""
    for _ in range(_MAX_TABS):
        if target.hasFocus():
            return
        press(Qt.Key.Key_Tab)
    raise AssertionError(f"the Tab key does not reach {target.accessibleName() or target}")


def reached_by_tab(window: QWidget) -> list[QWidget]:
    """All widgets that get the focus, in one round from the current one."""
    reached: list[QWidget] = []
    for _ in range(_MAX_TABS):
        focused = window.focusWidget()
        if focused is not None and focused in reached:
            break
        if focused is not None:
            reached.append(focused)
        press(Qt.Key.Key_Tab)
    return reached
