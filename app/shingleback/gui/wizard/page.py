"""What the pages of the wizard share: their frame and small parts.

`DriveFacts` describes a drive so that the user recognizes it: its name, its port, and what is on it.
"""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from shingleback.domain.text import visible
from shingleback.gui.run.texts import capacity
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import sentence
from shingleback.gui.widgets.layouts import TOP, clear, columns, in_column
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.gui.wizard import texts
from shingleback.gui.wizard.controller import SetupController
from shingleback.gui.wizard.flow import Next, can_go_back, can_go_on
from shingleback.gui.wizard.state import SetupState
from shingleback.messages.drive import serial_end

RIGHT = Qt.AlignmentFlag.AlignRight
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class PageButtons:
    """The buttons below a page; without a text, a button is hidden.

    Attributes:
        is_red: the next step cannot be undone, so the stop button has the Enter key.
        is_aside: the page recommends something else; going on is for those who want it anyway.
        says: a note beside the buttons, if one is missing that the user may look for.
        missing: what to do on the page before going on; a link to it, because it may be out of sight.
    """

    stop: str = ""
    back: str = ""
    go_on: str = ""
    can_go_on: bool = True
    is_red: bool = False
    is_aside: bool = False
    says: str = ""
    missing: str = ""


class WizardPage(QWidget):
    """Shows a state, and passes the user's actions to `SetupController`.

    Signals:
        foot_changed: the buttons below have changed, though not the state.
    """

    foot_changed = Signal()

    def __init__(self, setup: SetupController) -> None:
        super().__init__()
        self.setup = setup
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.column = in_column(on=self, space=style.SPACE)

    def title(self, state: SetupState) -> str:
        raise NotImplementedError

    def announcement(self, state: SetupState) -> str:
        """Return what a screen reader says when the page becomes visible."""
        return self.title(state)

    def show_state(self, state: SetupState) -> None:
        """Called for the visible page at each change."""
        raise NotImplementedError

    def go_on(self) -> None:
        """The user pressed the button to go on."""
        self.setup.tell(Next())

    def foot(self, state: SetupState) -> PageButtons:
        return PageButtons(
            stop=self.tr("&Cancel"),
            back=self.tr("&Back") if can_go_back(state) else "",
            go_on=self.tr("&Next"),
            can_go_on=can_go_on(state),
        )

    def lead(self) -> None:
        """Lead to what `PageButtons.missing` names."""

    def enter(self) -> None:
        """The page becomes visible."""

    def leave(self) -> None:
        """Another page becomes visible."""

    def first(self) -> QWidget | None:
        """Return the widget to focus when the page becomes visible; None for the button that goes on."""
        return None


class LineInput(QLineEdit):
    """The Enter key moves to the next widget, and presses no button of the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            tab = QKeyEvent(event.type(), Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(self, tab)  # it also shows where the focus is then, unlike focusNextChild
        else:
            super().keyPressEvent(event)


class DriveFacts(QWidget):
    """Rows of names and facts about a drive; rows without a known fact are hidden."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[tuple[str, str]] = []
        self._grid = columns(0, 1, across=style.SPACE, down=style.SPACE // 2, on=self)

    @property
    def rows(self) -> tuple[tuple[str, str], ...]:
        return tuple(self._rows)

    def show_state(self, state: SetupState) -> None:
        """The drive's name comes first, and bold."""
        rows = [(name, text) for name, text in self._facts(state) if text]
        if rows == self._rows:
            return
        self._rows = rows
        clear(self._grid)
        for place, (name, text) in enumerate(rows):
            self._grid.addWidget(style.dimmed(PlainLabel(name)), place, 0, TOP)
            says = sentence(text)
            self._grid.addWidget(style.prominent(says) if text == state.name else says, place, 1)
        self.setAccessibleName("; ".join(f"{name}: {text}" for name, text in rows))

    def _facts(self, state: SetupState) -> list[tuple[str, str]]:
        drive = state.drive
        looking = "" if state.is_looked_at else self.tr("Checking what is on it…")
        model = visible(drive.evidence.model)
        return [
            (self.tr("Drive"), state.name),
            (self.tr("Model"), model if model != state.name else ""),
            (self.tr("Size"), capacity(drive.size_bytes) if drive.size_bytes else ""),
            (self.tr("Plugged in at"), texts.port(drive)),
            (self.tr("Serial number ends in"), serial_end(drive.serial)),
            (self.tr("What is on it"), looking or "\n".join(texts.contents(state))),
            (self.tr("Newest files"), "\n".join(texts.newest(state))),
        ]
