"""The navigation between the sections of the window: a column of buttons, and one stop for the Tab key.

The arrow keys move between the sections, Home and End to the first and last, Enter and Space open one.

In a narrow window, the column folds: it shows only the pictures, with the names as tool tips.

If a page has a button with a section's mnemonic, the page wins. Screen readers see a list of tabs, one of them
selected; otherwise Qt would present a group of check boxes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QPalette,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from shingleback.gui.controllers.pages import Section
from shingleback.gui.widgets import style
from shingleback.gui.widgets.pictograms import Picture, draw
from shingleback.gui.widgets.plain import set_tip
from shingleback.gui.window.pages import BUTTONS

_PICTURE: Final = 20
_FIRST_BELOW: Final = Section.DIAGNOSIS
"""From here on, the buttons are at the bottom: help and settings, which are used rarely."""
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_MOVES: Final = frozenset({*_STEPS, Qt.Key.Key_Home, Qt.Key.Key_End})
_LIST: Final = "navigation"
_TAB: Final = "section"
_PRESS: Final = "Press"
_PAINTED_MS: Final = 200


class Navigation(QFrame):
    """A button for each section; Ctrl with its number does the same.

    Signals:
        chosen: a `Section`.
    """

    chosen = Signal(object)

    def __init__(self, sections: tuple[Section, ...]) -> None:
        super().__init__()
        self.setObjectName("navigation")
        self.setAccessibleName(self.tr("Sections"))
        self._shown: Section | None = None
        self._is_folded = False
        self.buttons = {section: _Button(_name(section), BUTTONS[section].picture) for section in sections}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(style.SPACE // 2, style.SPACE, style.SPACE // 2, style.SPACE)
        layout.setSpacing(style.SPACE // 3)
        for number, (section, button) in enumerate(self.buttons.items(), 1):
            if section is _FIRST_BELOW:
                layout.addStretch(1)
            layout.addWidget(button)
            self._connect(section, button, number)
        self._set_stop(next(iter(self.buttons.values())))
        self._layout = layout
        self._help_line = QHBoxLayout()
        layout.addLayout(self._help_line)
        self.foot = style.dimmed(style.Wrapped())
        self.foot.setContentsMargins(style.SPACE, 0, style.SPACE, 0)
        narrow = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)  # a long text makes nothing wider
        narrow.setHeightForWidth(True)
        self.foot.setSizePolicy(narrow)
        self.foot.hide()
        layout.addWidget(self.foot)
        self._set_tips()

    def retranslate(self) -> None:
        """Translate all texts to the new language."""
        self.setAccessibleName(self.tr("Sections"))
        for section, button in self.buttons.items():
            button.set_name(_name(section))
        self._set_tips()

    @property
    def widths(self) -> tuple[int, int]:
        """The width in pixels when folded, and when not."""
        margins = self._layout.contentsMargins()
        around = margins.left() + margins.right()
        folded = max(button.folded_width for button in self.buttons.values())
        return around + folded, around + max(button.full_width for button in self.buttons.values())

    def fold(self, *, is_folded: bool) -> None:
        """Show only pictures, or pictures and names."""
        if is_folded is self._is_folded:
            return
        self._is_folded = is_folded
        for button in self.buttons.values():
            button.fold(is_folded=is_folded)
        self._set_tips()
        self._show_foot()
        self._set_help_margins()

    def set_foot(self, text: str) -> None:
        """Show a note that applies to all sections."""
        self.foot.setText(text)
        self._show_foot()

    def set_help(self, button: QWidget) -> None:
        """Add the help button below the sections."""
        self._help_line.addWidget(button)
        self._help_line.addStretch(1)
        self._set_help_margins()

    def show_section(self, section: Section) -> None:
        """Check a section's button. A QButtonGroup cannot do this: the Tab key would reach only one of its buttons."""
        self._shown = section
        for button_section, button in self.buttons.items():
            button.setChecked(button_section is section)
        if not any(button.hasFocus() for button in self.buttons.values()):
            self._set_stop(self.buttons[section])

    def set_note(self, section: Section, note: str) -> None:
        """Show a few letters after the name, such as the progress of a backup."""
        self.buttons[section].set_note(note)

    def _connect(self, section: Section, button: _Button, number: int) -> None:
        shortcut = QShortcut(QKeySequence(f"Ctrl+{number}"), self, context=Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(lambda: self.chosen.emit(section))
        button.toggled.connect(lambda is_checked: self._on_toggled(section, is_checked=is_checked))
        button.key_pressed.connect(lambda key: self._on_key(button, key))
        button.focused.connect(lambda: self._set_stop(button))
        button.left.connect(self._reset_stop)

    def _set_tips(self) -> None:
        for number, button in enumerate(self.buttons.values(), 1):
            key = self.tr("Ctrl+{number}").format(number=number)
            set_tip(button, f"{button.name} ({key})" if self._is_folded else key)

    def _show_foot(self) -> None:
        self.foot.setVisible(bool(self.foot.text()) and not self._is_folded)

    def _set_help_margins(self) -> None:
        side = style.SPACE // 2 if self._is_folded else style.SPACE
        self._help_line.setContentsMargins(side, style.SPACE // 2, side, style.SPACE // 2)

    def _on_toggled(self, section: Section, *, is_checked: bool) -> None:
        """Report a section that the user chose; a screen reader toggles a button without a click."""
        if is_checked is not (section is self._shown):
            self.chosen.emit(section)

    def _on_key(self, button: _Button, key: Qt.Key) -> None:
        """Move the focus to another button; the ends are neighbors."""
        buttons = list(self.buttons.values())
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(buttons) - 1}
        place = ends[key] if key in ends else (buttons.index(button) + _STEPS[key]) % len(buttons)
        buttons[place].setFocus(Qt.FocusReason.ShortcutFocusReason)  # shows the focus ring

    def _set_stop(self, stop: QWidget) -> None:
        """Let the Tab key reach one button only."""
        for button in self.buttons.values():
            policy = Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def _reset_stop(self) -> None:
        """Let the Tab key reach the shown section again after the focus has left another."""
        if self._shown is not None:
            self._set_stop(self.buttons[self._shown])


def _name(section: Section) -> str:
    return QCoreApplication.translate("Navigation", BUTTONS[section].label)


class _Button(QPushButton):
    """Signals: `key_pressed`: a key of `_MOVES`; `focused`, `left`: it got or lost the focus."""

    key_pressed = Signal(Qt.Key)
    focused = Signal()
    left = Signal()

    def __init__(self, name: str, picture: Picture) -> None:
        super().__init__(name)
        self.setCheckable(True)
        self.setAutoDefault(True)  # the Enter key presses it, too
        self.setObjectName("section")
        self._name = name
        self._note = ""
        self._picture = picture
        self._is_folded = False
        self.setAccessibleName(_plain(name))

    @property
    def name(self) -> str:
        return _plain(self._name)

    @property
    def folded_width(self) -> int:
        return style.scaled_to_font(self, _PICTURE) + 2 * style.scaled_to_font(self, style.SPACE)

    @property
    def full_width(self) -> int:
        return super().sizeHint().width()

    def fold(self, *, is_folded: bool) -> None:
        """Show the picture alone. The text stays, for the mnemonic and for screen readers."""
        self._is_folded = is_folded
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(self.folded_width, hint.height()) if self._is_folded else hint

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def set_name(self, name: str) -> None:
        self._name = name
        self.set_note(self._note)

    def set_note(self, note: str) -> None:
        self._note = note
        has_letter = not self.shortcut().isEmpty()
        self.setText(f"{self._name}  {note}" if note else self._name)
        if not has_letter:  # a control of the page has it
            self.setShortcut(QKeySequence())
        self.setAccessibleName(_plain(self.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Report the keys that move within the navigation; Qt would treat the arrow keys like Tab."""
        key = Qt.Key(event.key())
        if key in _MOVES:
            self.key_pressed.emit(key)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        if self._is_folded:
            option.text = ""
        elif self.shortcut().isEmpty():
            option.text = _plain(self.text())
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        side, before = style.scaled_to_font(self, _PICTURE), style.scaled_to_font(self, style.SPACE)
        mark_area = QRect(before, (self.height() - side) // 2, side, side)
        place = QStyle.visualRect(self.layoutDirection(), self.rect(), mark_area)
        palette = self.palette()
        color = style.ACCENT.on(palette) if self.isChecked() else palette.color(QPalette.ColorRole.WindowText)
        draw(painter, self._picture, QRectF(place), color, self.layoutDirection())


def _plain(text: str) -> str:
    """Return the text without its mnemonic mark; East Asian languages have "(&H)"."""
    return re.sub(r"\(&\w\)|&", "", text)


class MnemonicArbiter(QObject):
    """Resolves conflicts of mnemonics just before each one is used, since the visible buttons change all the time.

    With two buttons for one letter, Alt would only move the focus between them and press neither. No language has
    enough letters for the sections and all pages, and sections can also be reached by Ctrl with their number. Shortly
    after the window was painted, conflicts are resolved as well, so that no letter is underlined twice.
    """

    def __init__(self, buttons: Sequence[QAbstractButton], window: QWidget) -> None:
        """`buttons` lose their mnemonics to all other widgets of `window`."""
        super().__init__(window)
        self._buttons = buttons
        self._window = window
        self._painted = QTimer(self, singleShot=True, interval=_PAINTED_MS)
        self._painted.timeout.connect(self._resolve)
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Resolve conflicts. A key that the focused widget ignores passes the window before it triggers a shortcut."""
        if event.type() == QEvent.Type.UpdateRequest and not self._painted.isActive():
            self._painted.start()
        elif (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and (event.modifiers() & Qt.KeyboardModifier.AltModifier)
        ):
            self._resolve()
        return False

    def _resolve(self) -> None:
        taken_shortcuts = set(self._taken_shortcuts())
        for button in self._buttons:
            own_shortcut = QKeySequence.mnemonic(button.text())
            shortcut = QKeySequence() if own_shortcut.toString() in taken_shortcuts else own_shortcut
            if button.shortcut() != shortcut:
                button.setShortcut(shortcut)
                button.update()

    def _taken_shortcuts(self) -> Iterator[str]:
        for button in self._window.findChildren(QAbstractButton):
            if button not in self._buttons and button.isVisible() and button.isEnabled():
                yield button.shortcut().toString()
        for label in self._window.findChildren(QLabel):
            buddy = label.buddy()
            if buddy is not None and label.isVisible() and buddy.isEnabled():
                yield QKeySequence.mnemonic(label.text()).toString()


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


def install_navigation_roles() -> None:
    """Install the roles for screen readers, for the rest of the program: Qt cannot remove a factory."""
    interfaces: dict[int, QAccessibleInterface] = {}  # Qt keeps no reference to an object that Python created

    def make(_kind: str, of: QObject) -> QAccessibleInterface | None:
        interface: QAccessibleInterface | None = None
        if isinstance(of, QAbstractButton) and of.objectName() == _TAB:
            interface = _Tab(of)
        elif isinstance(of, QWidget) and of.objectName() == _LIST:
            interface = _Tabs(of)
        if interface is not None:
            interfaces[id(of)] = interface
        return interface

    QAccessible.installFactory(make)
