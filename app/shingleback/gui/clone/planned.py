"""What will be done, or why nothing can be copied as it is now."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shingleback.domain.cloning import CloneStep
from shingleback.domain.errors import Why
from shingleback.domain.formatting.safety_checks import CAN_BE_CLOSED
from shingleback.domain.text import visible
from shingleback.gui.clone import texts
from shingleback.gui.controllers.cloning import CloneStage, CloneState
from shingleback.gui.drives.sections import marked
from shingleback.gui.run import texts as run_texts
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import button, sentence
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.wizard.page import indented
from shingleback.protocol.cloning import ClonePlanItem

_OPEN_SOURCE: Final = frozenset({Why.CLONE_SOURCE_MOUNTED, Why.CLONE_SOURCE_IN_USE})
_OPEN_TARGET: Final = frozenset(danger.value for danger in CAN_BE_CLOSED)


def in_the_way(state: CloneState) -> str:
    """What has to be closed first: the device or volume; empty where that would not help."""
    word = state.planned
    if state.stage is not CloneStage.READY or word is None:
        return ""
    if word.why in _OPEN_SOURCE:
        return state.task.source
    is_open = word.why == Why.CLONE_NOT_THIS_DRIVE and word.values.get("reason") in _OPEN_TARGET
    return state.task.target if is_open else ""


class ClonePlanPart(QWidget):
    """Signals: `closing_asked`: the device that has to be closed first."""

    closing_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = CloneState()
        self._shown: object = None
        self._rows: list[QWidget] = []
        self._steps = QVBoxLayout()
        self._steps.setSpacing(style.SPACE // 3)
        self.said = sentence("")
        self.close_it = button(self.tr("C&lose it"), self._close)
        self.closing = style.dimmed(sentence(""))
        line = QHBoxLayout()
        line.setSpacing(style.SPACE)
        line.addWidget(self.close_it)
        line.addWidget(self.closing, 1)
        line.addStretch(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.SPACE)
        column.addWidget(self.said)
        column.addLayout(self._steps)
        column.addLayout(line)

    def show_state(self, state: CloneState) -> None:
        self._state = state
        self.said.setText(self._text(state))
        self.said.setVisible(bool(self.said.text()))
        self.close_it.setVisible(bool(in_the_way(state)))
        self.close_it.setEnabled(True)
        self.closing.setVisible(self.close_it.isVisibleTo(self) and bool(self.closing.text()))
        shown = (state.plan, state.kept_bytes)
        if shown != self._shown:
            self._shown = shown
            self._show_plan(state)

    def show_closing(self, text: str, *, is_running: bool) -> None:
        """How far that is."""
        self.closing.setText(text)
        self.closing.setVisible(self.close_it.isVisibleTo(self) and bool(text))
        self.close_it.setEnabled(not is_running)

    def _text(self, state: CloneState) -> str:
        if state.stage is CloneStage.CHOOSING:
            return self.tr("Choose what to copy, and where to.")
        if state.stage is CloneStage.PLANNING:
            return self.tr("Looking at both drives…")
        if state.plan is not None:
            return texts.continues(state)
        if state.planned is None:
            died = self.tr("The part of the program that looks at the drives has ended ({detail}). Try again.")
            return died.format(detail=visible(state.detail))
        return run_texts.sentence(state.planned)

    def _show_plan(self, state: CloneState) -> None:
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows = self._made(state.plan) if state.plan is not None else []
        for row in self._rows:
            self._steps.addWidget(row)

    def _made(self, plan: ClonePlanItem) -> list[QWidget]:
        rows: list[QWidget] = []
        for number, (step, text) in enumerate(texts.steps(plan), 1):
            said = sentence(f"{number}. {text}")
            is_red = step is CloneStep.ERASE
            rows.append(marked(Picture.WARNING, style.DANGER, said) if is_red else indented(said))
        rows.append(style.dimmed(QLabel(self.tr("Good to know:"))))
        return [*rows, *(marked(Picture.EYE, style.NEUTRAL, sentence(text)) for text in texts.remarks(plan))]

    def _close(self) -> None:
        self.close_it.setEnabled(False)
        self.closing_asked.emit(in_the_way(self._state))
