"""When backups are made: asked for, by themselves when the drive is plugged in, or once a day."""

from dataclasses import replace

from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import SetupState
from shingleback.model.when import When
from shingleback.ui import style
from shingleback.ui.pieces import card, sentence
from shingleback.ui.wizard.page import Foot, WizardPage
from shingleback.ui.wizard.pieces import indented


class WhenPage(WizardPage):
    def __init__(self, setup: Setup, chosen: When, parent: QWidget | None = None) -> None:
        super().__init__(setup, parent)
        self.group = QButtonGroup(self)
        self.ways: dict[When, QRadioButton] = {}
        frame, column = card()
        for when, text, says in (
            (
                When.ASK,
                self.tr("&Ask me when the drive is plugged in"),
                self.tr("A notification offers it, and nothing begins by itself."),
            ),
            (
                When.PLUG_IN,
                self.tr("As soon as the drive is &plugged in"),
                self.tr("Good for a drive that lies in a drawer between two backups."),
            ),
            (
                When.DAILY,
                self.tr("Once a &day, while the drive is plugged in"),
                self.tr("Good for a drive that stays on the desk. It has time to tidy up in between."),
            ),
        ):
            way = QRadioButton(text)
            way.setAccessibleDescription(says)
            self.ways[when] = way
            self.group.addButton(way)
            column.addWidget(way)
            column.addWidget(indented(style.dimmed(sentence(says))))
        self.ways[chosen].setChecked(True)
        self.column.addWidget(frame)
        self.column.addStretch(1)

    @property
    def when(self) -> When:
        return next(when for when, way in self.ways.items() if way.isChecked())

    @property
    def text(self) -> str:
        return self.ways[self.when].text().replace("&", "")

    def title(self, state: SetupState) -> str:  # noqa: ARG002 (part of the interface)
        return self.tr("When to back up")

    def show_state(self, state: SetupState) -> None:
        pass

    def foot(self, state: SetupState) -> Foot:
        return replace(super().foot(state), stop=self.tr("&Close"))

    def first(self) -> QWidget | None:
        return self.ways[self.when]
