"""The drive is not there, or nobody can ask about it: calm, and waiting."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import Page, SetupState
from shingleback.ui import style
from shingleback.ui.pictograms import Picture, PictureLabel
from shingleback.ui.pieces import card, sentence
from shingleback.ui.wizard import texts
from shingleback.ui.wizard.page import Foot, WizardPage

_PICTURE = 72


class AwayPage(WizardPage):
    def __init__(self, setup: Setup, parent: QWidget | None = None) -> None:
        super().__init__(setup, parent)
        self.says = sentence("")
        self.says.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        frame, column = card()
        column.addSpacing(2 * style.SPACE)
        column.addWidget(PictureLabel(Picture.CABLE, _PICTURE, style.NEUTRAL), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.says)
        column.addSpacing(2 * style.SPACE)
        self.column.addWidget(frame)
        self.column.addStretch(1)

    def title(self, state: SetupState) -> str:
        if state.shown is Page.NO_SERVICE:
            return self.tr("The drives cannot be asked just now")
        return self.tr("“{drive}” is not plugged in").format(drive=texts.drive_name(state.drive))

    def show_state(self, state: SetupState) -> None:
        if state.shown is Page.NO_SERVICE:
            first = self.tr("The service that knows the drives (UDisks2) does not answer.")
            then = self.tr("As soon as it does, this goes on by itself.")
        else:
            first = self.tr("Plug it in again, at whichever port: then this goes on.")
            then = ""
        done = self.tr("The drive is prepared; that stays so.") if state.is_prepared else self.tr("Nothing was erased.")
        self.says.setText("\n".join(text for text in (done, first, then) if text))

    def foot(self, state: SetupState) -> Foot:  # noqa: ARG002 (part of the interface)
        return Foot(stop=self.tr("&Close"))
