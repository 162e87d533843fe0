"""Help where one is: F1, the key "?" and a button lead to the explanation that fits the part with the focus."""

from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from shingleback.ui.pieces import button
from shingleback.ui.sections import Section
from shingleback.words.explanations.topic import Topic

W = TypeVar("W", bound=QWidget)

_USUAL: Final = {
    Section.HOME: Topic.SLOWS_DOWN,
    Section.DRIVES: Topic.WHAT_IS_SMR,
    Section.RESTORE: Topic.ONE_DRIVE,
    Section.HISTORY: Topic.ONE_DRIVE,
    Section.HAPPENED: Topic.IO_ERROR,
    Section.EXPLANATIONS: Topic.WHAT_IS_SMR,
    Section.SETTINGS: Topic.RESTS,
}
_TOPIC: Final = "topic"
_KEYS: Final = (QKeySequence.StandardKey.HelpContents, "?")


def about(widget: W, topic: Topic) -> W:
    """The same widget: what is in it is explained there."""
    widget.setProperty(_TOPIC, topic.value)
    return widget


def usual_topic(section: Section) -> Topic:
    """What a section is about as a whole."""
    return _USUAL[section]


def topic_at(widget: QWidget | None) -> Topic | None:
    """Of the innermost part around a widget that has one, within its window."""
    while widget is not None:
        named = widget.property(_TOPIC)
        if named:
            return Topic(named)
        widget = None if widget.isWindow() else widget.parentWidget()
    return None


class Help(QObject):
    """Belongs to a window, and goes with it.

    Attributes:
        button: for those who do not know the keys.

    Signals:
        asked: a `Topic`.
    """

    asked = Signal(object)

    def __init__(self, window: QWidget, usual: Callable[[], Topic]) -> None:
        """`usual` is what is explained where the focus is in no part that has a topic."""
        super().__init__(window)
        self._window = window
        self._usual = usual
        self.button: QPushButton = button("?", self.ask, "tool")
        self.retranslate()
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus where the question is
        for key in _KEYS:
            shortcut = QShortcut(QKeySequence(key), window, context=Qt.ShortcutContext.WindowShortcut)
            shortcut.activated.connect(self.ask)

    def retranslate(self) -> None:
        self.button.setAccessibleName(self.tr("Explain what is shown here"))
        self.button.setToolTip(self.tr("Explain what is shown here (F1)"))

    def ask(self) -> None:
        focused = QApplication.focusWidget()
        is_inside = focused is not None and (focused is self._window or self._window.isAncestorOf(focused))
        self.asked.emit((topic_at(focused) if is_inside else None) or self._usual())
