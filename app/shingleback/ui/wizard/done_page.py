"""Everything is set: the first backup can begin."""

from PySide6.QtWidgets import QLabel, QWidget

from shingleback.bridge.setup.events import Asked
from shingleback.bridge.setup.flow import can_go_back
from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import Errand, SetupState
from shingleback.model.visible_text import visible
from shingleback.ui import style
from shingleback.ui.drive_sections import marked
from shingleback.ui.pictograms import Picture
from shingleback.ui.pieces import card, sentence
from shingleback.ui.wizard import texts
from shingleback.ui.wizard.page import Foot, WizardPage


class DonePage(WizardPage):
    def __init__(self, setup: Setup, parent: QWidget | None = None) -> None:
        super().__init__(setup, parent)
        self.what = sentence("")
        self.where = sentence("")
        self.when = sentence("")
        self.trouble = sentence("")
        self._trouble, below = card("notice")
        below.addWidget(self.trouble)
        frame, column = card()
        column.addWidget(style.heading(QLabel(self.tr("Your backup drive is set up.")), 1.1))
        for text in (self.what, self.where, self.when):
            column.addWidget(marked(Picture.CHECK, style.GOOD, text))
        slow = self.tr(
            "The first backup is the longest. You can pause it, and it goes on where it was. The window tells when it"
            " is safe to unplug the drive."
        )
        self.column.addWidget(frame)
        self.column.addWidget(sentence(slow))
        self.column.addWidget(self._trouble)
        self.column.addStretch(1)

    def show_choices(self, folders: tuple[str, ...], when: str) -> None:
        self.what.setText(self.tr("What: {folders}").format(folders=visible(", ".join(folders))))
        self.when.setText(self.tr("When: {when}").format(when=when))

    def title(self, state: SetupState) -> str:  # noqa: ARG002 (part of the interface)
        return self.tr("Done")

    def show_state(self, state: SetupState) -> None:
        place = self.tr("Where to: {drive}, at {place}")
        self.where.setText(place.format(drive=texts.drive_name(state.drive), place=visible(state.destination)))
        self.trouble.setText(texts.trouble(state))
        self._trouble.setVisible(bool(self.trouble.text()))

    def foot(self, state: SetupState) -> Foot:
        return Foot(
            stop=self.tr("&Later"),
            back=self.tr("&Back") if can_go_back(state) else "",
            go_on=self.tr("&Start the first backup now"),
            can_go_on=state.errand is None,
        )

    def go_on(self) -> None:
        self.setup.tell(Asked(Errand.BACK_UP))
