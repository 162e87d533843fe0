"""What the pages of the wizard have in common: their frame and their small parts.

One part describes a drive so that the user recognizes it: its name, its port, and what is on it.
"""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from shingleback.gui.controllers.wizard import Setup
from shingleback.gui.controllers.wizard_flow import Next, can_go_back, can_go_on
from shingleback.gui.controllers.wizard_state import SetupState
from shingleback.gui.run.texts import capacity
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import MARK, clear, held, in_column, in_row, sentence
from shingleback.gui.widgets.style import set_margins
from shingleback.gui.wizard import texts
from shingleback.messages.drive import serial_end


@dataclass(frozen=True, slots=True)
class Foot:
    """The buttons below a page; an empty text: there is none.

    Attributes:
        is_red: going on cannot be taken back. Then the button that stops has the focus, and the Enter key.
        is_aside: what the page advises stands on it; going on is for those who want something else.
        says: beside the buttons, where one is missing that a person may look for.
        missing: what has to be done on the page before going on; a link to where, because that may be out of sight.
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
    """Shows a state, and tells `Setup` what the person does.

    Signals:
        foot_changed: the buttons below are different, though the state is not.
        explanation_asked: a `Topic`.
    """

    foot_changed = Signal()
    explanation_asked = Signal(object)

    def __init__(self, setup: Setup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setup = setup
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.column = in_column(on=self, space=style.SPACE)

    def title(self, state: SetupState) -> str:
        raise NotImplementedError

    def show_state(self, state: SetupState) -> None:
        """Called for the page that is seen, at each change."""
        raise NotImplementedError

    def go_on(self) -> None:
        """The button for it was pressed."""
        self.setup.tell(Next())

    def foot(self, state: SetupState) -> Foot:
        return Foot(
            stop=self.tr("&Cancel"),
            back=self.tr("&Back") if can_go_back(state) else "",
            go_on=self.tr("&Next"),
            can_go_on=can_go_on(state),
        )

    def lead(self) -> None:
        """To what `Foot.missing` names."""

    def enter(self) -> None:
        """The page comes up."""

    def leave(self) -> None:
        """Another page comes up."""

    def first(self) -> QWidget | None:
        """What has the focus when the page comes up; None: the button that goes on."""
        return None


LEFT = Qt.AlignmentFlag.AlignLeft
TOP = Qt.AlignmentFlag.AlignTop
RIGHT = Qt.AlignmentFlag.AlignRight
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def indented(widget: QWidget) -> QWidget:
    """Under the text of what has a small mark before it."""
    row = in_row(widget)
    set_margins(row, style.beside_letters(widget, MARK) + style.SPACE // 2, 0, 0, 0)
    return held(row)


class LineInput(QLineEdit):
    """The Enter key goes on to what comes next, and presses no button of the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.focusNextChild()
        else:
            super().keyPressEvent(event)


class DriveFacts(QWidget):
    """Rows of a name and what is known; those of which nothing is known are not shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, str]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(style.SPACE)
        self._grid.setVerticalSpacing(style.SPACE // 2)
        self._grid.setColumnStretch(1, 1)

    @property
    def rows(self) -> tuple[tuple[str, str], ...]:
        return tuple(self._rows)

    def show_state(self, state: SetupState, called: str) -> None:
        """`called` is the name that is to be typed: it comes first, and bold."""
        rows = [(name, text) for name, text in self._facts(state, called) if text]
        if rows == self._rows:
            return
        self._rows = rows
        clear(self._grid)
        for place, (name, text) in enumerate(rows):
            self._grid.addWidget(style.dimmed(QLabel(name)), place, 0, TOP)
            says = sentence(text)
            self._grid.addWidget(style.heading(says, 1.0) if text == called else says, place, 1)
        self.setAccessibleName("; ".join(f"{name}: {text}" for name, text in rows))

    def _facts(self, state: SetupState, called: str) -> list[tuple[str, str]]:
        drive = state.drive
        looking = "" if state.is_looked_at else self.tr("Looking at what is on it…")
        return [
            (self.tr("Drive"), called),
            (self.tr("Model"), ", ".join(dict.fromkeys(name for name in (drive.name, drive.evidence.model) if name))),
            (self.tr("Size"), capacity(drive.size_bytes) if drive.size_bytes else ""),
            (self.tr("Plugged in at"), texts.port(drive)),
            (self.tr("Serial number ends in"), serial_end(drive.serial)),
            (self.tr("What is on it"), looking or "\n".join(texts.contents(state))),
            (self.tr("Newest files"), "\n".join(texts.newest(state))),
        ]
