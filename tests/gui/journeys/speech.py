"""What a screen reader says while somebody uses the keyboard: the focused control, titles of windows, announcements.

It reads the accessibility tree, as a screen reader does, in the order in which the events arrive.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_MOST_STOPS: Final = 60
_ROLE: Final = QAccessible.Role
_WORDS: Final = {
    _ROLE.PushButton: "button",
    _ROLE.Button: "button",
    _ROLE.Link: "link",
    _ROLE.CheckBox: "check box",
    _ROLE.RadioButton: "radio button",
    _ROLE.EditableText: "entry",
    _ROLE.ComboBox: "combo box",
    _ROLE.List: "list",
    _ROLE.Table: "table",
    _ROLE.Tree: "tree",
    _ROLE.Slider: "slider",
    _ROLE.SpinBox: "spin button",
    _ROLE.Graphic: "image",
    _ROLE.PageTab: "page tab",
}


class Speech:
    """Attributes: `lines`: what was said so far, one event each."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._window: QWidget | None = None

    def headline(self, text: str) -> None:
        """Note where the person is now; this is not spoken."""
        self.lines.append(f"# {text}")

    def on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is None or not shiboken6.isValid(now):
            return
        if now.window() is not self._window:
            self._window = now.window()
            self.lines.append(f"{now.window().windowTitle()}, window")
        self.lines.append(said_of(now))

    def announce(self, event: QObject) -> None:
        message = getattr(event, "message", None)
        if message is not None:
            self.lines.append(f"! {message()}")

    def walks(self, title: str) -> list[str]:
        """Press Tab until the focus comes back; return what was said."""
        self.headline(title)
        begin, focused = len(self.lines), QApplication.focusWidget()
        if focused is not None:
            self.on_focus(None, focused)
        reached: list[QWidget] = []
        while focused is not None and focused not in reached and len(reached) < _MOST_STOPS:
            reached.append(focused)
            QTest.keyClick(focused, Qt.Key.Key_Tab)
            focused = QApplication.focusWidget()
        return self.lines[begin:-1]  # the last one was heard before


@contextmanager
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[Speech]:
    speech, application = Speech(), QApplication.instance()
    assert isinstance(application, QApplication)
    monkeypatch.setattr(QAccessible, "updateAccessibility", speech.announce)
    application.focusChanged.connect(speech.on_focus)
    try:
        yield speech
    finally:
        application.focusChanged.disconnect(speech.on_focus)


def said_of(widget: QWidget) -> str:
    """Return name, role, state, value and description, in the order of Orca."""
    item = QAccessible.queryAccessibleInterface(widget)
    assert item is not None
    name = _name_of(item)
    value = item.text(QAccessible.Text.Value)
    description = item.text(QAccessible.Text.Description)
    parts = (name, _WORDS.get(item.role(), item.role().name), *_states(item), value if value != name else "")
    return ", ".join(part for part in (*parts, description if description != name else "") if part)


def _name_of(item: QAccessibleInterface) -> str:
    labels = [target for target, _flags in item.relations(QAccessible.RelationFlag.Label) if target is not None]
    label = " ".join(label.text(QAccessible.Text.Name) for label in labels)
    name = item.text(QAccessible.Text.Name)
    return " ".join(dict.fromkeys(filter(None, (label, name))))


def _states(item: QAccessibleInterface) -> Iterator[str]:
    state = item.state()
    if item.role() in (_ROLE.CheckBox, _ROLE.RadioButton):
        yield "checked" if state.checked else "not checked"
    if state.disabled:
        yield "unavailable"
    if state.expandable:
        yield "expanded" if state.expanded else "collapsed"
