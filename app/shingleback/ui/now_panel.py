"""What is it doing now? Four answers in plain words, for a run and for a drive that is just plugged in."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from shingleback.model.situation import Situation
from shingleback.ui import style
from shingleback.ui.help import about
from shingleback.ui.pieces import link, sentence
from shingleback.ui.texts import translate
from shingleback.words import situations

_QUESTION_SIZE: Final = 1.15


class NowPanel(QFrame):
    """Changes only when there is something else to say, so that nobody loses the line that he reads.

    Signals:
        explanation_asked: a `Topic`.
    """

    explanation_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, is_inside: bool = False) -> None:
        """`is_inside` of something that asks the question already, and has a frame."""
        super().__init__(parent)
        if not is_inside:
            self.setObjectName("card")
        self.setAccessibleName(self.tr("What is it doing now?"))
        self._situation = Situation.CLOSED
        self.drive = sentence("")
        self.program = sentence("")
        self.normal = sentence("")
        self.advice = sentence("")
        self.more = link(self.tr("Why is that so?"), self._explain, self.tr("What is it doing now?"))
        self._lay_out(is_inside=is_inside)
        self.show_situation(self._situation)

    @property
    def situation(self) -> Situation:
        return self._situation

    @property
    def said(self) -> str:
        """All of it, as a screen reader reads it."""
        return " ".join(one.text() for one in (self.drive, self.program, self.normal, self.advice))

    def show_situation(self, situation: Situation, drive: str = "") -> None:
        """`drive` is what is known more exactly of what the drive does; empty where nothing is."""
        self._situation = situation
        about(self, situations.topic_of(situation))
        told = situations.told(situation, translate)
        told_of = (
            (self.drive, drive or told.drive),
            (self.program, told.program),
            (self.normal, told.normal),
            (self.advice, told.advice),
        )
        for label, text in told_of:
            if label.text() != text:
                label.setText(text)
        self.setAccessibleDescription(self.said)

    def _explain(self) -> None:
        self.explanation_asked.emit(situations.topic_of(self._situation))

    def _lay_out(self, *, is_inside: bool) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*[0 if is_inside else style.MARGIN] * 4)
        column.setSpacing(style.SPACE // 3)
        if not is_inside:
            question = style.wrapped(QLabel(self.tr("What is it doing now?")))
            column.addWidget(style.heading(question, _QUESTION_SIZE))
        for name, label in (
            (self.tr("The drive"), self.drive),
            (self.tr("Shingleback"), self.program),
            (self.tr("What is normal"), self.normal),
            (self.tr("What you can do"), self.advice),
        ):
            column.addSpacing(style.SPACE // 2)
            column.addWidget(style.dimmed(QLabel(name)))
            column.addWidget(label)
        column.addSpacing(style.SPACE // 2)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
