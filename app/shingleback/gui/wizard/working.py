"""Shows the steps of a preparation with its progress.

If it ended before the drive was ready, `StoppedPage` shows the failed step, the drive's state, and what to do.
"""

from typing import Final

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QProgressBar, QWidget

from shingleback.domain.errors import Outcome, Why
from shingleback.domain.formatting.types import PasswordChoice
from shingleback.gui.run.texts import sentence as why
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Collapsible, card, in_card, marked, sentence
from shingleback.gui.widgets.layouts import TOP, add, in_row, placed, wide
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.gui.wizard import texts
from shingleback.gui.wizard.controller import SetupController
from shingleback.gui.wizard.flow import BackPressed
from shingleback.gui.wizard.page import PageButtons, WizardPage
from shingleback.gui.wizard.state import SetupState
from shingleback.protocol.events import PrepareStep
from shingleback.protocol.result_items import StepItem

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
    """One step; its state is also given in words, for users who cannot see the picture."""

    def __init__(self, item: StepItem) -> None:
        super().__init__()
        self.step = item.step
        self._text = texts.step(item)
        self.mark = PictureLabel(Picture.CLOCK, _MARK)
        self.says = sentence(self._text)
        in_row(placed(self.mark, TOP), wide(self.says), on=self, space=style.SPACE // 2)

    def show_step(self, step: PrepareStep | None) -> None:
        picture, color = _PICTURES[step.state] if step else _TO_COME
        self.mark.show_picture(picture, color)
        role = QPalette.ColorRole.WindowText if step else QPalette.ColorRole.PlaceholderText
        self.says.setForegroundRole(role)
        state_texts = {
            "begun": self.tr("in progress"),
            "done": self.tr("done"),
            "skipped": self.tr("not needed"),
            "failed": self.tr("failed"),
        }
        state = state_texts[step.state] if step else self.tr("pending")
        self.says.setAccessibleName(f"{self._text} ({state})")


class WorkingPage(WizardPage):
    def __init__(self, setup: SetupController) -> None:
        super().__init__(setup)
        self.says = sentence("")
        self.frame, self._column = card()
        self.rows: list[StepRow] = []
        self.bar = QProgressBar(textVisible=False)
        self.bar.setRange(0, _WHOLE)
        self.bar.setAccessibleName(self.tr("Progress of this step"))
        self.details = Collapsible(self.tr("Details"), self.frame)
        add(self.column, self.says, self.bar, self.details, None)

    def title(self, state: SetupState) -> str:
        return self.tr("Preparing “{drive}”").format(drive=state.name)

    def enter(self) -> None:
        for row in self.rows:
            row.hide()
            row.deleteLater()
        plan = self.setup.state.plan
        self.rows = [StepRow(item) for item in plan.steps] if plan else []
        for row in self.rows:
            self._column.addWidget(row)

    def show_state(self, state: SetupState) -> None:
        steps_by_kind = {step.step: step for step in state.steps}
        for row in self.rows:
            row.show_step(steps_by_kind.get(row.step))
        fraction = next((step.fraction for step in state.steps if step.state == "begun"), None)
        self.bar.setVisible(fraction is not None)
        self.bar.setValue(round((fraction or 0) * _WHOLE))
        self.says.setText(self._says(state))

    def foot(self, state: SetupState) -> PageButtons:
        if state.has_begun_to_erase:
            return PageButtons(says=self.tr("It can no longer be stopped."))
        if state.is_canceling:
            return PageButtons(says=self.tr("Stopping…"))
        return PageButtons(stop=self.tr("&Stop"))

    def _says(self, state: SetupState) -> str:
        if not state.is_there:
            return self.tr("The drive was unplugged. Checking how far it got…")
        if not state.is_served:
            return self.tr("The drive service (UDisks2) is not answering. Leave the drive plugged in.")
        return self.tr("Leave the drive plugged in. This may take minutes.")


class StoppedPage(WizardPage):
    def __init__(self, setup: SetupController) -> None:
        super().__init__(setup)
        self.step = style.heading(sentence(""), 1.1)
        self.why = sentence("")
        self.drive = sentence("")
        self.advice = sentence("")
        self.differences = sentence("")
        self.details = Collapsible(self.tr("Details"), self.differences)
        self._drive = marked(Picture.EYE, style.NEUTRAL, self.drive)
        frame = in_card(self.step, self.why, self._drive, self.advice, name="notice")
        add(self.column, frame, self.details, None)

    def title(self, state: SetupState) -> str:
        if state.result is not None and state.result.outcome == Outcome.CANCELED:
            return self.tr("Stopped")
        return self.tr("The drive could not be prepared")

    def show_state(self, state: SetupState) -> None:
        result = state.result
        if result is None:
            return
        step = texts.failed_step(result)
        self.step.setText(self.tr("It failed at this step: {step}").format(step=step))
        self.step.setVisible(bool(step))
        style.show_text(self.why, why(result))
        self.drive.setText(texts.drive_state(result))
        self._drive.setVisible(self.drive.text() not in self.why.text())  # some reasons say it themselves
        self.advice.setText(self._advice(state))
        lines = [f"{difference.fact}: {difference.found} ({difference.wanted})" for difference in result.differences]
        self.differences.setText("\n".join((*lines, *result.unread)))
        self.details.setVisible(bool(self.differences.text()))

    def foot(self, state: SetupState) -> PageButtons:  # noqa: ARG002 (part of the interface)
        return PageButtons(stop=self.tr("&Close"), go_on=self.tr("&Try again"))

    def go_on(self) -> None:
        """Make a new plan, which must be confirmed again."""
        self.setup.tell(BackPressed())

    def _advice(self, state: SetupState) -> str:
        if not state.is_there:
            return self.tr("Plug the drive in again, then try again with a new plan.")
        result = state.result
        is_spared = result is not None and result.plan is not None and result.plan.password == PasswordChoice.OFFERED
        if result is not None and result.why == Why.NOT_ALLOWED and is_spared:
            return self.tr(
                "You can also prepare the drive without an administrator's password: try again, and choose “Don't ask"
                " for an administrator's password”."
            )
        return self.tr("You can try again with a new plan, or close this and come back later.")
