"""Screen reader support, focus handling, and context help."""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QLayout, QPushButton, QScrollArea, QWidget

from shingleback.gui.widgets.basic import button, link, name_with
from shingleback.gui.widgets.layouts import parts_of
from shingleback.gui.widgets.navigator import go
from shingleback.gui.widgets.plain import set_tip
from shingleback.messages.help.topic import Topic

W = TypeVar("W", bound=QWidget)

_TOPIC: Final = "topic"
_TOLD_APART: Final = "told-apart"
_KEYS: Final = (QKeySequence.StandardKey.HelpContents, "?")
_SELDOM_S: Final = 15.0
BETWEEN_S: Final = 5.0


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say a text at once."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class ThrottledSpeech:
    """Describes a widget at most every 15 seconds, and leaves 5 seconds between announcements."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._described_s = -_SELDOM_S
        self._announced_s = -BETWEEN_S
        self._waiting = ""
        self._is_timed = False

    def describe(self, widget: QWidget, text: str, *, is_other: bool = False) -> None:
        """Describe a widget, but not again within some seconds, unless it shows something else now."""
        if is_other or (text and self._clock() - self._described_s >= _SELDOM_S):
            self._described_s = self._clock()
            widget.setAccessibleDescription(text)

    def announce(self, widget: QWidget, text: str = "") -> None:
        """Announce a text. The newest one counts: it is announced as soon as the one before has been heard.

        Without a text: announce the one that had to wait, if its time has come.
        """
        self._waiting = text or self._waiting
        if not self._waiting:
            return
        left_s = BETWEEN_S - (self._clock() - self._announced_s)
        if left_s <= 0:
            self._announced_s = self._clock()
            announce(widget, self._waiting)
            self._waiting = ""
        elif not self._is_timed:
            self._is_timed = True
            QTimer.singleShot(math.ceil(left_s * 1000), widget, lambda: self._on_time(widget))

    def _on_time(self, widget: QWidget) -> None:
        """Announce the waiting text. A Qt timer may be a little early; then it waits again."""
        self._is_timed = False
        self.announce(widget)


def explained_by(widget: W, topic: Topic) -> W:
    """Return the same widget, with a topic that explains its content."""
    widget.setProperty(_TOPIC, topic.value)
    return widget


def explanation_link(text: str, topic: Topic, subject: str = "") -> QPushButton:
    """A link that opens an explanation; `subject` as in `link`."""
    explaining = link(text, lambda: go(explaining, topic), subject)
    return explaining


def topic_at(widget: QWidget | None) -> Topic | None:
    """Return the topic of the innermost part around a widget that has one, within its window."""
    while widget is not None:
        named = widget.property(_TOPIC)
        if named:
            return Topic(named)
        widget = None if widget.isWindow() else widget.parentWidget()
    return None


class Help(QObject):
    """The help button and key of a window, which opens the explanation; deleted with it.

    Attributes:
        button: for users who do not know the keys.
    """

    def __init__(self, window: QWidget, usual: Callable[[], Topic]) -> None:
        """`usual` returns the topic to explain if the focused part has none."""
        super().__init__(window)
        self._window = window
        self._usual = usual
        self.button: QPushButton = button("?", self.ask, "tool")
        self.retranslate()
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the part in question
        for key in _KEYS:
            shortcut = QShortcut(QKeySequence(key), window, context=Qt.ShortcutContext.WindowShortcut)
            shortcut.activated.connect(self.ask)

    def retranslate(self) -> None:
        self.button.setAccessibleName(self.tr("Explain what is shown here"))
        set_tip(self.button, self.tr("Explain what is shown here (F1)"))
        self.button.setAccessibleDescription("F1")  # otherwise the tool tip, which repeats the name, would be read out

    def ask(self) -> None:
        focused = QApplication.focusWidget()
        is_inside = focused is not None and (focused is self._window or self._window.isAncestorOf(focused))
        go(self._window, (topic_at(focused) if is_inside else None) or self._usual())


def order_tabs(page: QWidget) -> None:
    """Set the tab order to the order of the layouts; call this again when parts were added or moved."""
    takers = [widget for widget in _as_read(page) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    for before, after in pairwise(takers):
        QWidget.setTabOrder(before, after)


def _as_read(widget: QWidget) -> Iterator[QWidget]:
    yield widget
    inside = widget.widget() if isinstance(widget, QScrollArea) else None
    layout = widget.layout()
    if inside is not None:
        yield from _as_read(inside)
    elif layout is not None:
        yield from _in_layout(layout)


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    for part in parts_of(layout):
        yield from _as_read(part) if isinstance(part, QWidget) else _in_layout(part)


def tell_apart(parts: Iterable[tuple[str, QWidget]]) -> None:
    """Add the name of the part to the names of buttons that several parts have in common. Each part has a name.

    Call this again when parts were added or removed, or a name changed. What an earlier call added is not counted.
    """
    buttons = [(name, part.findChildren(QAbstractButton)) for name, part in parts]
    counts = Counter(text for _, inside in buttons for text in {_base_name(control) for control in inside})
    for name, inside in buttons:
        for control in inside:
            own, base = _own_name(control), _base_name(control)
            spoken = name_with(base, name) if counts[base] > 1 else own
            if spoken != control.accessibleName():
                control.setAccessibleName(spoken)
                control.setProperty(_TOLD_APART, [own, spoken])


def _own_name(control: QAbstractButton) -> str:
    """Return the accessible name that the page has set, without what `tell_apart` has added; empty if there is none."""
    own, told_apart = control.property(_TOLD_APART) or ("", "")
    return own if told_apart and control.accessibleName() == told_apart else control.accessibleName()


def _base_name(control: QAbstractButton) -> str:
    return _own_name(control) or control.text().replace("&", "")


class FocusDelegator:
    """A page that passes the focus on to one of its parts.

    A focus proxy would not do: the Tab key would jump from the page's position in the chain to that part each time, and
    skip the parts before it.
    """

    def first_part(self) -> QWidget:
        raise NotImplementedError

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.first_part().setFocus(event.reason())


@contextmanager
def passing_focus(parts: Iterable[QWidget], to: Callable[[], QWidget]) -> Iterator[None]:
    """If the focused part gets hidden or disabled, focus `to`, so that the next key does not press another widget."""
    focused = next((widget for widget in parts if widget.hasFocus()), None)
    yield
    if focused is not None and not (focused.isVisible() and focused.isEnabled()):
        to().setFocus(Qt.FocusReason.OtherFocusReason)
