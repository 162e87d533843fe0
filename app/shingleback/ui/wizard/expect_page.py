"""What is normal for this drive: short, and before anything looks like a fault."""

from PySide6.QtWidgets import QWidget

from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import SetupState
from shingleback.ui.drive_sections import NormalPart
from shingleback.ui.pieces import card, sentence
from shingleback.ui.wizard.page import WizardPage


class ExpectPage(WizardPage):
    """The habits of the drive, as on its card."""

    def __init__(self, setup: Setup, parent: QWidget | None = None) -> None:
        super().__init__(setup, parent)
        self.habits = NormalPart()
        self.habits.explanation_asked.connect(self.explanation_asked)
        frame, column = card()
        column.addWidget(self.habits)
        self.column.addWidget(sentence(self.tr("What you will see and hear, and need not worry about:")))
        self.column.addWidget(frame)
        self.column.addStretch(1)

    def title(self, state: SetupState) -> str:  # noqa: ARG002 (part of the interface)
        return self.tr("What to expect of this drive")

    def show_state(self, state: SetupState) -> None:  # noqa: ARG002 (part of the interface)
        self.habits.show_view(self.setup.view)
