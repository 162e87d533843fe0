"""When backups are made: asked for, by themselves when the drive is plugged in, or once a day."""

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import SetupState
from shingleback.model.when import When
from shingleback.ui.pieces import card
from shingleback.ui.when_chooser import WhenChooser
from shingleback.ui.wizard.page import Foot, WizardPage


class WhenPage(WizardPage):
    def __init__(self, setup: Setup, chosen: When, parent: QWidget | None = None) -> None:
        super().__init__(setup, parent)
        self.chooser = WhenChooser()
        self.chooser.show_when(chosen)
        frame, column = card()
        column.addWidget(self.chooser)
        self.column.addWidget(frame)
        self.column.addStretch(1)

    def title(self, state: SetupState) -> str:  # noqa: ARG002 (part of the interface)
        return self.tr("When to back up")

    def show_state(self, state: SetupState) -> None:
        pass

    def foot(self, state: SetupState) -> Foot:
        return replace(super().foot(state), stop=self.tr("&Close"))

    def first(self) -> QWidget | None:
        return self.chooser.ways[self.chooser.when]
