"""The spot check of a restore, as a card, and the page that also verifies everything."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from shingleback.domain.errors import Outcome
from shingleback.gui.controllers.history import PastRuns, Trial, TrialState, Verification
from shingleback.gui.history import texts as past
from shingleback.gui.restore.lists import HowFar
from shingleback.gui.restore.verification import VerificationCard
from shingleback.gui.run import texts
from shingleback.gui.run.bars import LeftOutTable
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import Spoken
from shingleback.gui.widgets.basic import Answer, button, fill, link, order_tabs, page_column
from shingleback.gui.widgets.pictograms import Picture
from shingleback.messages.help.topic import Topic
from shingleback.protocol.result_items import VersionItem
from shingleback.protocol.results import CheckFinished

_PICTURE: Final = 40  # as wide as the one above it
_ROWS_SEEN: Final = 4


class TrialCard(QFrame):
    """Follows `gui.controllers.history`.

    Signals:
        explanation_asked: a `Topic`.
    """

    explanation_asked = Signal(object)

    def __init__(self, trial: Trial, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._trial = trial
        self._place = ""
        self._spoken = Spoken()
        self.answer = Answer(_PICTURE, 1.1)
        self.bar = HowFar(self.tr("Progress"))
        self.table = LeftOutTable(is_check=True)
        self.table.setMinimumHeight(_ROWS_SEEN * self.table.verticalHeader().defaultSectionSize())
        self.start = button(self.tr("&Test five random files"), lambda: trial.start(self._place))
        self.stop = button(self.tr("&Stop"), trial.cancel)
        self.about = link(self.tr("Is one backup enough?"), lambda: self.explanation_asked.emit(Topic.ONE_DRIVE))
        self._lay_out()
        trial.changed.connect(self.show_state)
        self.show_state(trial.state)

    def show_place(self, place: str, *, is_there: bool) -> None:
        """Of the backup that would be tried; where it is not there, only an end that is shown already stays."""
        if place != self._place:
            self._place = place
            if not self._trial.state.is_running:
                self._trial.stop()
        self.start.setEnabled(is_there)
        self.setVisible(is_there or self._trial.state.is_running or self._trial.state.word is not None)

    def show_state(self, state: TrialState) -> None:
        had_focus = self.start.hasFocus() or self.stop.hasFocus()
        self.start.setVisible(not state.is_running)
        self.stop.setVisible(state.is_running)
        self.bar.setVisible(state.is_running)
        self.table.hide()
        if had_focus:
            (self.stop if state.is_running else self.start).setFocus(Qt.FocusReason.OtherFocusReason)
        if state.is_running:
            self._show_progress(state)
        elif state.word is not None:
            self._show_word(state.word)
        elif state.detail:
            text = self.tr("The part of the program that reads has ended unexpectedly ({detail}). Try again.")
            headline = self.tr("The test could not be done")
            self.answer.say(Picture.WARNING, style.DANGER, headline, text.format(detail=state.detail))
        else:
            text = self.tr("Five files are restored to this computer, compared with the backup, and removed again.")
            self.answer.say(Picture.SHIELD, None, self.tr("Test a restore"), text)

    def _show_progress(self, state: TrialState) -> None:
        progress = state.progress
        self.bar.show_progress(progress)
        is_list = progress is not None and progress.phase == "list"
        current = past.reading_list() if is_list else progress.current if progress else ""
        self.answer.say(Picture.SHIELD, style.ACCENT, self.tr("Trying"), current)

    def _show_word(self, word: CheckFinished) -> None:
        self.table.show_items(word.left_out)
        self.table.setVisible(bool(word.left_out))
        if word.outcome == Outcome.DONE:
            self.answer.say(Picture.SHIELD, style.GOOD, past.whole(len(word.tried)), "\n".join(word.tried))
        elif word.left_out_count:
            text = self.tr("Their copies on the drive have changed since they were written. Have the drive checked.")
            self.answer.say(Picture.WARNING, style.DANGER, past.damaged(word.left_out_count), text)
        elif word.outcome == Outcome.CANCELED:
            self.answer.say(Picture.STOP, style.NEUTRAL, self.tr("Stopped"), "")
        else:
            self.answer.say(
                Picture.WARNING, style.ATTENTION, self.tr("The test could not be done"), texts.sentence(word)
            )
        self._spoken.announce(self.answer.headline, self.answer.headline.text())

    def _lay_out(self) -> None:
        for part in (self.bar, self.table):
            self.answer.column.addWidget(part)
        self.answer.column.addWidget(self.about, 0, Qt.AlignmentFlag.AlignLeft)
        for one in (self.start, self.stop):
            self.answer.row.addWidget(one, 0, Qt.AlignmentFlag.AlignVCenter)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*[style.MARGIN] * 4)
        whole.addWidget(self.answer)


class TrialView(QWidget):
    """Signals: `left`: back to the files."""

    left = Signal()

    def __init__(self, trial: Trial, verification: Verification, runs: PastRuns, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = link(self.tr("← Back to the files"), self.left.emit)
        self.card = TrialCard(trial)
        self.everything = VerificationCard(verification, runs)
        page, column = page_column()
        column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(style.heading(QLabel(self.tr("Test or verify"))))
        column.addWidget(self.card)
        column.addWidget(self.everything)
        column.addStretch(1)
        fill(self, page)
        order_tabs(self)

    def show_place(self, place: str, newest: VersionItem | None) -> None:
        self.card.show_place(place, is_there=True)
        self.everything.show_place(place, newest)
