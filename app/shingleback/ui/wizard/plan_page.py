"""What will be done, in words and as commands, and which other ways there are."""

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import Notice, SetupState
from shingleback.jobs.preparing_items import PlanItem
from shingleback.model.profile import ProfileId
from shingleback.model.profiles import PROFILES
from shingleback.ui import style
from shingleback.ui.drive_sections import marked
from shingleback.ui.fold import Fold
from shingleback.ui.pictograms import Picture
from shingleback.ui.pieces import card, sentence
from shingleback.ui.wizard import texts
from shingleback.ui.wizard.other_ways import OtherWays
from shingleback.ui.wizard.page import WizardPage
from shingleback.ui.wizard.pieces import column as column_of
from shingleback.ui.wizard.pieces import indented


class PlanPage(WizardPage):
    def __init__(self, setup: Setup, parent: QWidget | None = None) -> None:
        super().__init__(setup, parent)
        self.notice = sentence("")
        self._notice, column = card("notice")
        column.addWidget(self.notice)
        self.headline = style.heading(sentence(""), 1.1)
        self.reason = style.dimmed(sentence(""))
        self.steps = QVBoxLayout()
        self.steps.setSpacing(style.SPACE // 3)
        self.limits = QVBoxLayout()
        self.limits.setSpacing(style.SPACE // 3)
        self.commands = sentence("")
        self.commands.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.options = sentence("")
        self._shown: PlanItem | None = None
        self._rows: list[QWidget] = []
        self.details = Fold(self.tr("Details"), self._details())
        self.others = OtherWays(setup)
        self.others.explanation_asked.connect(self.explanation_asked)
        self.other_ways = Fold(self.tr("Other ways"), self.others)
        self._lay_out()

    def title(self, state: SetupState) -> str:  # noqa: ARG002 (part of the interface)
        return self.tr("The plan")

    def show_state(self, state: SetupState) -> None:
        changed = self.tr("The drive looks different than before. Here is the plan for it as it is now.")
        self.notice.setText(changed if state.notice is Notice.CHANGED else "")
        self._notice.setVisible(state.notice is Notice.CHANGED)
        headline, reason = texts.recommendation(state)
        self.headline.setText(headline)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.others.show_state(state)
        if state.plan != self._shown:
            self._show_plan(state.plan)

    def _show_plan(self, plan: PlanItem | None) -> None:
        self._shown = plan
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows = []
        self.details.setVisible(plan is not None)
        if plan is None:
            return
        for number, step in enumerate(plan.steps, 1):
            text = f"{number}. {texts.step(step)}"
            erases = step.is_irreversible
            row = marked(Picture.WARNING, style.DANGER, sentence(text)) if erases else indented(sentence(text))
            if erases:
                row.setAccessibleDescription(self.tr("This cannot be undone."))
            self.steps.addWidget(row)
            self._rows.append(row)
        for limit in (*texts.left_out(plan), *texts.limits(PROFILES[ProfileId(plan.profile)])):
            row = marked(Picture.EYE, style.NEUTRAL, sentence(limit))
            self.limits.addWidget(row)
            self._rows.append(row)
        self.commands.setText("\n".join(command for step in plan.steps for command in step.commands))
        self.options.setText("\n".join(texts.options(plan)))

    def _details(self) -> QWidget:
        holder = QWidget()
        column = column_of(holder)
        column.addWidget(style.dimmed(sentence(self.tr("The same by hand, in a terminal:"))))
        column.addWidget(self.commands)
        column.addWidget(style.dimmed(sentence(self.tr("Why each option is there:"))))
        column.addWidget(self.options)
        return holder

    def _lay_out(self) -> None:
        frame, column = card()
        column.addWidget(self.headline)
        column.addWidget(self.reason)
        column.addWidget(style.dimmed(QLabel(self.tr("What will be done, after you have confirmed it:"))))
        column.addLayout(self.steps)
        column.addWidget(style.dimmed(QLabel(self.tr("Good to know:"))))
        column.addLayout(self.limits)
        self.column.addWidget(self._notice)
        self.column.addWidget(frame)
        self.column.addWidget(self.details)
        self.column.addWidget(self.other_ways)
        self.column.addStretch(1)
