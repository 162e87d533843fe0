"""A user with only a keyboard: keys are pressed, and no widget is touched."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.helpers.patience import wait_until

_MAX_TABS = 150


def press(
    key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier, *, window: QWidget | None = None
) -> None:
    """The key goes to the focused widget, otherwise to the front window. New widgets are visible by then.

    `window`: the one that the person sees in front. Without a window manager, a busy display may give the focus back to
    the one below it, even after it was active.
    """
    targets: list[QWidget] = []

    def is_found() -> bool:
        focused = _in_front()
        if window is not None and (focused is None or focused.window() is not window):
            window.activateWindow()
        elif focused is not None:  # a display takes a moment to activate a window
            targets.append(focused)
        return bool(targets)

    wait_until(is_found)
    QTest.keyClick(targets[0], key, modifier)


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


def names(widgets: Iterable[QWidget]) -> list[str]:
    """What each widget is and is called, to tell them apart in a failure."""
    return [
        f"{type(widget).__name__} {widget.accessibleName() or getattr(widget, 'text', str)()}" for widget in widgets
    ]


def assert_backtab_is_the_reverse_of_tab(window: QWidget) -> None:
    """`window`: also a dialog."""
    stops = reached_by_tab(window)
    assert window.focusWidget() is stops[0]
    backwards: list[QWidget] = []
    for _stop in stops:
        press(Qt.Key.Key_Backtab)
        focused = window.focusWidget()
        assert focused is not None
        backwards.insert(0, focused)
    assert names(backwards) == names(stops)


def assert_focus_is_seen(window: QWidget) -> None:
    """The window has the focus where the user sees it."""
    QApplication.processEvents()
    focused = window.focusWidget()
    assert focused is not None
    assert focused.hasFocus(), names([focused])
    assert not focused.visibleRegion().isEmpty(), names([focused])


def jumps_up(stops: Sequence[QWidget], page: QWidget) -> list[list[str]]:
    """The pairs of stops of which the second one lies above the first one."""
    places = [QRect(stop.mapTo(page, QPoint()), stop.size()) for stop in stops]
    return [
        names(stops[number : number + 2])
        for number, (place, next_place) in enumerate(pairwise(places))
        if next_place.bottom() < place.top()
    ]
