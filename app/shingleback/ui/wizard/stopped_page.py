"""The preparation ended before the drive was ready: at which step, how the drive is now, and what to do."""

from PySide6.QtWidgets import QWidget

from shingleback.bridge.setup.events import Back
from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import SetupState
from shingleback.model.outcome import Outcome
from shingleback.ui import style
from shingleback.ui.drive_sections import marked
from shingleback.ui.fold import Fold
from shingleback.ui.pictograms import Picture
from shingleback.ui.pieces import card, sentence
from shingleback.ui.texts import sentence as why
from shingleback.ui.wizard import texts
from shingleback.ui.wizard.page import Foot, WizardPage


class StoppedPage(WizardPage):
    def __init__(self, setup: Setup, parent: QWidget | None = None) -> None:
        super().__init__(setup, parent)
        self.step = style.heading(sentence(""), 1.1)
        self.why = sentence("")
        self.drive = sentence("")
        self.advice = sentence("")
        self.differences = sentence("")
        self.details = Fold(self.tr("Details"), self.differences)
        frame, column = card("notice")
        column.addWidget(self.step)
        column.addWidget(self.why)
        self._drive = marked(Picture.EYE, style.NEUTRAL, self.drive)
        column.addWidget(self._drive)
        column.addWidget(self.advice)
        self.column.addWidget(frame)
        self.column.addWidget(self.details)
        self.column.addStretch(1)

    def title(self, state: SetupState) -> str:
        if state.word is not None and state.word.outcome == Outcome.CANCELED:
            return self.tr("Stopped")
        return self.tr("The drive could not be prepared")

    def show_state(self, state: SetupState) -> None:
        word = state.word
        if word is None:
            return
        step = texts.failed_step(word)
        self.step.setText(self.tr("It ended at this step: {step}").format(step=step))
        self.step.setVisible(bool(step))
        self.why.setText(why(word))
        self.why.setVisible(bool(self.why.text()))
        self.drive.setText(texts.drive_state(word))
        self._drive.setVisible(self.drive.text() not in self.why.text())  # some reasons tell it themselves
        self.advice.setText(self._advice(state))
        lines = [f"{one.fact}: {one.found} ({one.wanted})" for one in word.differences]
        self.differences.setText("\n".join((*lines, *word.unread)))
        self.details.setVisible(bool(self.differences.text()))

    def foot(self, state: SetupState) -> Foot:  # noqa: ARG002 (part of the interface)
        return Foot(stop=self.tr("&Close"), go_on=self.tr("&Try again"))

    def go_on(self) -> None:
        """From a new plan, which has to be confirmed anew."""
        self.setup.tell(Back())

    def _advice(self, state: SetupState) -> str:
        if not state.is_there:
            return self.tr("Plug the drive in again, then try again: there will be a new plan for it as it is then.")
        return self.tr("You can try again from a new plan, or close this and come back another time.")
