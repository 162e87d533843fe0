"""A backup under way, and how it ended."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from shingleback.jobs.run_state import RunState, Stage
from shingleback.metrics.throughput import Throughput
from shingleback.model.errors import Why
from shingleback.ui import style, texts
from shingleback.ui.bars import Bars
from shingleback.ui.elided import ElidedLabel
from shingleback.ui.graph import Graph
from shingleback.ui.pieces import link
from shingleback.ui.run_topics import question
from shingleback.ui.summary import Summary

_CAN_PAUSE = frozenset({Stage.SURVEYING, Stage.COPYING})


class RunPage(QWidget):
    """Bars, graph, figures, and the buttons that make sense just now.

    Signals:
        asked: `pause`, `resume` or `cancel`.
        eject_asked: the drive is to be made safe to unplug.
        confirmed: what was refused is allowed now, by this option of the command line.
        closed: the person has seen how it ended.
        explanation_asked: a `Topic`.
    """

    asked = Signal(str)
    eject_asked = Signal()
    confirmed = Signal(str)
    closed = Signal()
    explanation_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = RunState()
        self.title = style.heading(QLabel())
        self.explanation = style.wrapped(QLabel())
        self.explanation.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.current = style.dimmed(ElidedLabel())
        self.pace = QLabel()
        self.drive = style.dimmed(QLabel())
        self.bars = Bars()
        self.graph = Graph()
        self.summary = Summary()
        self.pause = self._button(self.tr("&Pause"), lambda: self.asked.emit("pause"))
        self.resume = self._button(self.tr("&Go on"), lambda: self.asked.emit("resume"))
        self.cancel = self._button(self.tr("&Stop"), lambda: self.asked.emit("cancel"))
        self.eject = self._button(self.tr("&Eject the drive"), self.eject_asked.emit, "primary")
        self.confirm = self._button("", lambda: self.confirmed.emit(self._confirmation()[0]))
        self.back = self._button(self.tr("&Back"), self.closed.emit)
        self.why = link("", self._explain)
        self._lay_out()

    def show_state(self, state: RunState) -> None:
        self._state = state
        self.title.setText(texts.title(state))
        self.current.setText(texts.current(state))
        self.current.setVisible(bool(self.current.text()))
        self.explanation.setText(texts.explanation(state))
        self.explanation.setVisible(not self.current.isVisibleTo(self))
        self.pace.setText(texts.pace(state))
        self.drive.setText(texts.drive(state))
        self.drive.setVisible(bool(self.drive.text()))
        self.bars.show_state(state)
        has_backup = not state.is_eject_only
        self.bars.setVisible(has_backup)
        self.graph.setVisible(has_backup)
        word = state.backed_up if state.stage is Stage.ENDED else None
        self.summary.setVisible(word is not None)
        if word is not None:
            self.summary.show_word(word, state.notes)
        self._show_buttons(state)
        asked = question(state)
        self.why.setVisible(asked is not None)
        self.why.setText(asked[0] if asked else "")

    def show_throughput(self, throughput: Throughput) -> None:
        self.graph.show_throughput(throughput)

    def _show_buttons(self, state: RunState) -> None:
        stage = state.stage
        has_ended = stage is Stage.ENDED
        is_asked = stage in (Stage.PAUSED, Stage.PAUSING)
        self.pause.setVisible(not has_ended and not is_asked and stage is not Stage.EJECTING)
        self.pause.setEnabled(stage in _CAN_PAUSE)
        self.resume.setVisible(is_asked)
        self.cancel.setVisible(not has_ended)
        self.eject.setVisible(has_ended and state.has_succeeded and state.unpluggable < 1)
        self.back.setVisible(has_ended)
        option, text = self._confirmation()
        self.confirm.setVisible(bool(option))
        self.confirm.setText(text)

    def _explain(self) -> None:
        asked = question(self._state)
        if asked is not None:
            self.explanation_asked.emit(asked[1])

    def _confirmation(self) -> tuple[str, str]:
        """What may be allowed after all: the option for it, and what the person says thereby."""
        match self._state.final.why if self._state.final else "":
            case Why.SOURCE_EMPTY_NOW:
                return "--allow-empty", self.tr("I &emptied it: back up")
            case Why.DESTINATION_CHANGED:
                return "--new", self.tr("Begin a &new backup there")
            case _:
                return "", ""

    def _button(self, text: str, do: Callable[[], object], name: str = "plain") -> QPushButton:
        button = QPushButton(text, autoDefault=True)
        button.setObjectName(name)
        button.clicked.connect(do)
        return button

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self.pace, 1)
        foot.addWidget(self.why)
        for button in (self.pause, self.resume, self.cancel, self.back, self.confirm, self.eject):
            foot.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * style.SPACE, 2 * style.SPACE, 2 * style.SPACE, 2 * style.SPACE)
        layout.setSpacing(style.SPACE)
        layout.addWidget(self.title)
        layout.addWidget(self.explanation)
        layout.addWidget(self.current)
        layout.addWidget(self.bars)
        layout.addWidget(self.drive)
        layout.addWidget(self.graph, 1)
        layout.addWidget(self.summary, 1)
        layout.addLayout(foot)
