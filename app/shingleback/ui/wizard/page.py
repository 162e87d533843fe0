"""What every page of the wizard has in common."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shingleback.bridge.setup.events import Next
from shingleback.bridge.setup.flow import can_go_back, can_go_on
from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import SetupState
from shingleback.ui import style


@dataclass(frozen=True, slots=True)
class Foot:
    """The buttons below a page; an empty text: there is none.

    Attributes:
        is_red: going on cannot be taken back. Then the button that stops has the focus, and the Enter key.
        says: beside the buttons, where one is missing that a person may look for.
    """

    stop: str = ""
    back: str = ""
    go_on: str = ""
    can_go_on: bool = True
    is_red: bool = False
    says: str = ""


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
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(style.SPACE)

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

    def enter(self) -> None:
        """The page comes up."""

    def leave(self) -> None:
        """Another page comes up."""

    def first(self) -> QWidget | None:
        """What has the focus when the page comes up; None: the button that goes on."""
        return None
