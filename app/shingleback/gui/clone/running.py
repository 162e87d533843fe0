"""A copy in progress: how much is done, how long it takes, what is happening, and the bars; and the result."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from shingleback.domain.errors import Outcome
from shingleback.gui.clone import texts
from shingleback.gui.clone.state import CloneState
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.run import texts as run_texts
from shingleback.gui.run.bars import BarRow, LeftOutTable
from shingleback.gui.run.head import PaceLine, RunControls, RunHead
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Answer, button, retain_size_when_hidden, sentence
from shingleback.gui.widgets.layouts import TOP, columns, in_column
from shingleback.gui.widgets.pictograms import Picture
from shingleback.protocol.run_state import CAN_PAUSE, Stage

_PICTURE: Final = 40
_LOOKS: Final = {
    Outcome.DONE: (Picture.CHECK, style.GOOD),
    Outcome.LEFT_OUT: (Picture.WARNING, style.ATTENTION),
    Outcome.CANCELED: (Picture.STOP, style.NEUTRAL),
}
_TROUBLE: Final = (Picture.WARNING, style.ATTENTION)
_OF_THE_BEGINNING: Final = "clone-continues"  # a note about the beginning, which is not interesting at the end


class CloneBars(QWidget):
    """Bars for copied, on the drive, compared, and safe to unplug; each also has a text."""

    def __init__(self) -> None:
        super().__init__()
        grid = columns(0, 1, across=style.SPACE, down=style.SPACE // 2, on=self)
        self.copied = BarRow(self.tr("Copied"), "bar-copied", grid, 0)
        self.durable = BarRow(self.tr("On the drive"), "bar-on-drive", grid, 1)
        self.compared = BarRow(self.tr("Compared"), "bar-on-drive", grid, 2)
        self.unplug = BarRow(self.tr("Safe to unplug"), "bar-unplug", grid, 3)

    def show_state(self, state: CloneState, *, is_target_there: bool = True) -> None:
        """`is_target_there`: the copy is plugged in; otherwise there is nothing to say about unplugging it."""
        all_of_it = self.tr("All of it")
        self.copied.set(state.copied, texts.copied(state) if state.copied < 1 else all_of_it)
        self.durable.set(state.durable, texts.durable(state) if state.durable < 1 else all_of_it)
        not_yet = texts.compared(state) or self.tr("Not yet")
        self.compared.set(state.compared, not_yet if state.compared < 1 else self.tr("The same"))
        self.compared.show(is_shown=state.task.choices.compares)
        unplug = self._unplug_text(state, is_target_there=is_target_there)
        self.unplug.set(state.run.eject_progress, unplug)
        plan = state.planned.plan if state.planned is not None else None
        self.unplug.show(is_shown=bool(unplug) and plan is not None and bool(plan.identity))

    def _unplug_text(self, state: CloneState, *, is_target_there: bool) -> str:
        """Return the text for "safe to unplug"; empty if it ended early: nothing was mounted that needs an eject."""
        if state.run.eject_progress == 1:
            return self.tr("Yes")
        if state.stage is JobStage.RUNNING:
            return self.tr("No: in use")
        if state.is_busy:
            return self.tr("Not yet")
        return self.tr("No: eject it first") if state.has_succeeded and is_target_there else ""


class RunPart(QFrame):
    """The head of a copy in progress. `controls` and `pace` say what the user requests."""

    def __init__(self) -> None:
        super().__init__()
        self.head = RunHead()
        self.controls = RunControls(self)
        self.pace = PaceLine(self)
        self.awake = style.dimmed(style.Wrapped(self.tr("The computer stays awake while this runs.")))
        self.setLayout(self.head.grid)
        self.head.grid.addLayout(self.controls.grid(), 0, 2, TOP)
        line = QHBoxLayout()
        line.setSpacing(style.SPACE)
        line.addWidget(self.awake, 1)
        line.addStretch(0)
        for widget in (self.pace.name, self.pace.chooser):
            retain_size_when_hidden(widget)
            line.addWidget(widget)
        self.head.grid.addLayout(line, 2, 0, 1, 3)

    def show_state(self, state: CloneState) -> None:
        run = state.run
        is_running = state.stage is JobStage.RUNNING
        self.head.show(run_texts.percent_done(state.done), texts.headline(state), texts.happening(state))
        self.awake.setVisible(run.stays_awake)
        self.controls.show_possible(
            run.stage,
            is_running=is_running,
            can_pause=run.stage in CAN_PAUSE and not state.is_finishing,
            can_cancel=run.stage is not Stage.CANCELING,
        )
        self.pace.show_state(run, is_running=is_running)


class CloneResultPart(QWidget):
    """The result in a sentence, what remains to be done, and the files that could not be read.

    Attributes:
        go_on, eject: what can be done next, for another place on the page.

    Signals:
        go_on_requested, eject_requested: by the user.
    """

    go_on_requested = Signal()
    eject_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.go_on = button(QCoreApplication.translate("ClonePage", "&Continue"), self.go_on_requested.emit, "primary")
        self.eject = button(
            QCoreApplication.translate("ClonePage", "&Eject the copy"), self.eject_requested.emit, "primary"
        )
        self.answer = Answer(_PICTURE, 1.2)
        self.notes = sentence("")
        self.left_out = LeftOutTable(is_check=True)
        self.answer.column.addWidget(self.notes)
        in_column(self.answer, self.left_out, on=self, space=style.SPACE)

    def show_state(self, state: CloneState, unplugged_text: str = "") -> None:
        """`unplugged_text` names the unplugged drive, or is empty. It is shown unless the copy is complete."""
        result = state.result
        appearance = _LOOKS.get(Outcome(result.outcome), _TROUBLE) if result is not None else _TROUBLE
        headline, text = texts.result(state)
        self.answer.say(
            *appearance, headline, text if state.has_succeeded else " ".join(filter(None, (unplugged_text, text)))
        )
        notes = (note for note in state.run.notes if note.code != _OF_THE_BEGINNING)
        lines = [run_texts.note(note) for note in notes]
        style.show_text(self.notes, "\n".join(lines))
        left_out = result.left_out if result is not None else ()
        self.left_out.show_items(left_out)
        self.left_out.setVisible(bool(left_out))

    def show_next_steps(self, state: CloneState, *, is_target_there: bool) -> None:
        self.go_on.setVisible(state.can_go_on)
        self.eject.setVisible(state.can_eject and is_target_there)
