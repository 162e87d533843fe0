"""The preparation under way: its steps, and how far it is."""

from typing import Final

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import SetupState
from shingleback.jobs.events import PrepareStep
from shingleback.jobs.preparing_items import StepItem
from shingleback.ui import style
from shingleback.ui.pictograms import Picture, PictureLabel
from shingleback.ui.pieces import card, sentence
from shingleback.ui.wizard import texts
from shingleback.ui.wizard.page import Foot, WizardPage
from shingleback.ui.wizard.pieces import TOP

_MARK: Final = 16
_WHOLE: Final = 1000
_PICTURES: Final = {
    "begun": (Picture.CLOCK, style.ACCENT),
    "done": (Picture.CHECK, style.GOOD),
    "skipped": (Picture.CHECK, style.NEUTRAL),
    "failed": (Picture.WARNING, style.DANGER),
}
_TO_COME: Final = (Picture.RING, style.NEUTRAL)


class StepRow(QWidget):
    """One step; its state is said in words as well, for those who cannot see the picture."""

    def __init__(self, item: StepItem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.step = item.step
        self._text = texts.step(item)
        self.mark = PictureLabel(Picture.CLOCK, _MARK)
        self.says = sentence(self._text)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.SPACE // 2)
        row.addWidget(self.mark, 0, TOP)
        row.addWidget(self.says, 1)

    def show_step(self, told: PrepareStep | None) -> None:
        picture, color = _PICTURES[told.state] if told else _TO_COME
        self.mark.show_picture(picture, color)
        role = QPalette.ColorRole.WindowText if told else QPalette.ColorRole.PlaceholderText
        self.says.setForegroundRole(role)
        words = {
            "begun": self.tr("in work"),
            "done": self.tr("done"),
            "skipped": self.tr("not needed"),
            "failed": self.tr("did not succeed"),
        }
        state = words[told.state] if told else self.tr("to come")
        self.says.setAccessibleName(f"{self._text} ({state})")


class WorkingPage(WizardPage):
    def __init__(self, setup: Setup, parent: QWidget | None = None) -> None:
        super().__init__(setup, parent)
        self.says = sentence("")
        self.frame, self._column = card()
        self.rows: list[StepRow] = []
        self.bar = QProgressBar(textVisible=False)
        self.bar.setRange(0, _WHOLE)
        self.bar.setAccessibleName(self.tr("How far the step is"))
        self.column.addWidget(self.says)
        self.column.addWidget(self.frame)
        self.column.addWidget(self.bar)
        self.column.addStretch(1)

    def title(self, state: SetupState) -> str:
        return self.tr("Preparing “{drive}”").format(drive=texts.drive_name(state.drive))

    def enter(self) -> None:
        for row in self.rows:
            row.hide()
            row.deleteLater()
        plan = self.setup.state.plan
        self.rows = [StepRow(item) for item in plan.steps] if plan else []
        for row in self.rows:
            self._column.addWidget(row)

    def show_state(self, state: SetupState) -> None:
        told = {step.step: step for step in state.steps}
        for row in self.rows:
            row.show_step(told.get(row.step))
        fraction = next((step.fraction for step in state.steps if step.state == "begun"), None)
        self.bar.setVisible(fraction is not None)
        self.bar.setValue(round((fraction or 0) * _WHOLE))
        self.says.setText(self._says(state))

    def foot(self, state: SetupState) -> Foot:
        if state.has_begun_to_erase:
            return Foot(says=self.tr("It cannot be stopped any more: half of it would leave the drive unusable."))
        if state.is_canceling:
            return Foot(says=self.tr("Stopping…"))
        return Foot(stop=self.tr("&Stop"))

    def _says(self, state: SetupState) -> str:
        if not state.is_there:
            return self.tr("The drive was unplugged. Waiting for what became of it.")
        if not state.is_served:
            return self.tr("The service that knows the drives (UDisks2) does not answer. Leave the drive plugged in.")
        return self.tr("Leave the drive plugged in. A slow drive may need some minutes.")
