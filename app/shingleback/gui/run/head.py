"""The head of a run: how much is done, its title, its buttons, its pace, and the time by which it should be done.

The pages of a backup, a copy and a move share it.
"""

from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from shingleback.domain.local_time import local_time
from shingleback.gui.run import texts
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explained_by
from shingleback.gui.widgets.basic import FixedHeightLabel, button, retain_size_when_hidden
from shingleback.gui.widgets.choosers import PaceChooser, ReadyByChooser
from shingleback.gui.widgets.layouts import TOP, columns
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.messages.help.topic import Topic
from shingleback.protocol.run_state import CAN_PAUSE, RunState, Stage

_PERCENT_SIZE: Final = 2.6  # times the usual letters
_TITLE_SIZE: Final = 1.3
_OVER: Final = frozenset({Stage.EJECTING, Stage.ENDED})
_HAS_PACE: Final = CAN_PAUSE | {Stage.PAUSING, Stage.PAUSED}


class RunHead:
    """The percentage and the title of a run, with room for the buttons in the first row.

    Attributes:
        grid: their layout, to which a page adds its buttons and rows.
    """

    def __init__(self) -> None:
        self.percent = style.prominent(PlainLabel(), _PERCENT_SIZE)
        self.title = style.heading(FixedHeightLabel(1), _TITLE_SIZE)
        self.explanation = FixedHeightLabel(2)
        self.percent.setMinimumWidth(self.percent.fontMetrics().horizontalAdvance(texts.percent_done(1)))
        self.grid = columns(0, 1, across=2 * style.SPACE, down=style.SPACE // 3)
        self.grid.addWidget(self.percent, 0, 0, 2, 1, TOP)
        self.grid.addWidget(self.title, 0, 1)
        self.grid.addWidget(self.explanation, 1, 1, 1, 2)  # below the buttons, too: a narrow column would be long

    def show(self, percent: str, title: str, explanation: str) -> None:
        self.percent.setText(percent)
        self.title.setText(title)
        self.explanation.setText(explanation)


class RunControls(QObject):
    """Pause, Continue and Stop, in fixed places that other buttons never take.

    Signals:
        requested: `pause`, `resume` or `cancel`.
    """

    requested = Signal(str)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.pause = button(self.tr("&Pause"), lambda: self.requested.emit("pause"))
        self.resume = button(self.tr("&Continue"), lambda: self.requested.emit("resume"))
        self.cancel = button(self.tr("&Stop"), lambda: self.requested.emit("cancel"))

    def grid(self) -> QGridLayout:
        """Return the layout of the buttons. Hidden ones keep their room during a run; the first two share one place."""
        buttons = columns(across=style.SPACE)
        for column, press in enumerate(self._buttons):
            buttons.addWidget(press, 0, max(0, column - 1))
        return buttons

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.pause, self.resume, self.cancel

    def show_possible(self, stage: Stage, *, is_running: bool, can_pause: bool, can_cancel: bool) -> None:
        is_held = stage in (Stage.PAUSED, Stage.PAUSING)
        for press in self._buttons:
            retain_size_when_hidden(press, is_kept=is_running)
        self.pause.setVisible(is_running and not is_held)
        self.pause.setEnabled(can_pause)
        self.resume.setVisible(is_running and is_held)
        self.cancel.setVisible(is_running)
        self.cancel.setEnabled(can_cancel)


class PaceLine(QObject):
    """The pace of a run, and its name.

    Signals:
        requested: another pace for the rest of the run, as on the command line.
    """

    requested = Signal(str)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._reported_pace = ""
        self.chooser = PaceChooser(is_short=True)
        self.chooser.chosen.connect(self.requested)
        self.name = self.chooser.label(self.tr("P&ace"))

    def show_state(self, state: RunState, *, is_running: bool = True) -> None:
        """Show the run's pace. Only a changed report replaces what the user has just chosen."""
        for widget in (self.chooser, self.name):
            widget.setVisible(is_running and state.stage in _HAS_PACE)
        reported_pace = state.progress.pace if state.progress else ""
        if reported_pace and reported_pace != self._reported_pace:
            self.chooser.show_pace(reported_pace)
        self._reported_pace = reported_pace


class DeadlineLine(QObject):
    """The time by which the run should be done, and whether it will be.

    Signals:
        requested: the time, such as 07:00; empty: any time.
    """

    requested = Signal(str)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._reported_at = 0.0
        self.chooser = explained_by(ReadyByChooser(), Topic.RESTS)
        self.chooser.chosen.connect(lambda: self.requested.emit(self.chooser.ready_by))
        self.outlook = style.Wrapped()
        retain_size_when_hidden(self.chooser)

    def show_state(self, state: RunState) -> None:
        """Show the run's deadline. Only a changed report replaces what the user has just chosen.

        At the end its space is freed.
        """
        style.show_text(self.outlook, texts.ready_by(state))
        self.chooser.setVisible(state.stage in _HAS_PACE)
        retain_size_when_hidden(self.chooser, is_kept=state.stage not in _OVER)
        ready_at = state.ready_by.at if state.ready_by else 0.0
        if ready_at != self._reported_at:
            self.chooser.show_ready_by(
                f"{datetime.fromtimestamp(ready_at, local_time().tzinfo):%H:%M}" if ready_at else ""
            )
        self._reported_at = ready_at
