"""A backup in progress, and how it ended."""

from collections.abc import Callable, Sequence
from pathlib import PurePath

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QPushButton, QWidget

from shingleback.domain.text import visible
from shingleback.gui.controllers.backup_run import BackupRun, Meter
from shingleback.gui.graph.graph import Graph
from shingleback.gui.run import texts
from shingleback.gui.run.bars import Bars, Summary
from shingleback.gui.run.head import DeadlineLine, PaceLine, RunControls, RunHead
from shingleback.gui.run.next_steps import HeadlineLinks, NextSteps
from shingleback.gui.run.now_panel import NowPanel, drive_said, situation_of
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech, explained_by, order_tabs, passing_focus
from shingleback.gui.widgets.basic import ElidedLabel, Scrolling, button, foot_of, in_card, scroll_to
from shingleback.gui.widgets.keys import way_back
from shingleback.gui.widgets.layouts import TOP, FlowRow, add, held, in_column, in_row, wide
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.messages.help.topic import Topic
from shingleback.messages.progress import topic_of
from shingleback.monitor.recording import Recording
from shingleback.protocol.events import DriveState, Event
from shingleback.protocol.run_state import CAN_PAUSE, RunState, Stage

_ANY_WIDTH = 16_777_215  # Qt's QWIDGETSIZE_MAX
_PANEL = 38  # letters
_WIDE_ENOUGH = 130  # letters of the page, for the panel beside the run
_PICTURE = 44
_OVER = frozenset({Stage.EJECTING, Stage.ENDED})


class RunPage(QWidget):
    """A run: how much is done and the time left, what is happening, the bars, and the graph.

    Nothing on the page moves while it runs. Pause and Stop have fixed places that other buttons never take.

    Signals:
        requested: `pause`, `resume`, `cancel`, or `skip` to leave out a source that does not answer.
    """

    requested = Signal(str)

    def __init__(self, *, is_demo: bool = False, exclude: Callable[[str, str], bool] | None = None) -> None:
        """`exclude`: see `Summary`."""
        super().__init__()
        self._speech = RunSpeech(self)
        self.subject = RunSubject(is_demo=is_demo)
        self.head = BackupHead()
        self.controls = RunControls(self)
        self.controls.requested.connect(self.requested)
        self.links = HeadlineLinks(self, lambda: self.requested.emit("skip"))
        self.deadline = DeadlineLine(self)
        self.foot = RunFoot(self)
        self.steps = NextSteps(self)
        self.bars = Bars()
        self.graph = explained_by(Graph(), Topic.CACHE_FILL)
        self.summary = Summary(exclude)
        self.now = NowBeside(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # it has the focus at first, so that no button has it by chance
        self._lay_out()
        self.show_subject("", "")
        self.show_state(RunState())  # otherwise all buttons together would determine the window's minimum width

    def show_subject(self, name: str, drive: str) -> None:
        """Show which backup set this is, and the name of its drive; both may be empty."""
        self.subject.show_names(name, drive)

    def show_state(self, state: RunState) -> None:
        self._speech.show_state(state, self.subject.drive_name)
        self.setAccessibleName(texts.title(state))
        is_success = state.stage is Stage.ENDED and state.has_succeeded and not state.has_failed_to_write
        self.head.show(texts.percent_done(state.done), texts.headline(state), texts.happening(state))
        self.head.percent.setVisible(state.has_begun and not state.is_eject_only and not is_success)
        self.head.success.setVisible(is_success)
        self.links.show_state(state)
        self.foot.show_state(state)
        self.deadline.show_state(state)
        self.bars.show_state(state)
        has_backup = not state.is_eject_only and state.has_begun
        self._bars_card.setVisible(has_backup)
        is_refused = state.stage is Stage.ENDED and not state.has_begun and not state.is_eject_only
        self.now.ask.setVisible(not is_refused)
        self.graph.setVisible(has_backup and not (state.stage is Stage.ENDED and self.graph.is_empty))
        self.graph.set_heading(self.subject.heading(state))
        situation = situation_of(state)
        self.now.panel.show_situation(situation, drive_said(state))
        explained_by(self, topic_of(situation))
        self.graph.show_ejected(is_ejected=state.eject_progress == 1)
        self.graph.show_ended(state.drive, has_ended=state.stage in _OVER)
        result = state.backed_up if state.stage is Stage.ENDED and state.has_begun else None
        self.summary.setVisible(result is not None)
        if result is not None:
            explanation = self.head.explanation.text()
            self.summary.show_result(result, tuple(note for note in state.notes if texts.note(note) not in explanation))
        self._show_buttons(state)
        self._onward.setVisible(not is_refused or any(not step.isHidden() for step in self.steps.onward))

    def show_recording(self, recording: Recording, older: Recording | None) -> None:
        """Show a recording; `older` is another run of the same drive."""
        self.graph.show_recording(recording, older)

    def _show_buttons(self, state: RunState) -> None:
        """Update the buttons. If the focused one is hidden, focus the page, so that the next key presses no other."""
        with passing_focus(self.findChildren(QPushButton), lambda: self):
            self.controls.show_possible(
                state.stage,
                is_running=state.stage not in _OVER,
                can_pause=state.stage in CAN_PAUSE,
                can_cancel=state.can_cancel,
            )
            self.steps.show_state(state)

    def _lay_out(self) -> None:
        self._bars_card = in_card(self.bars)
        column = in_column(self._head(), self._bars_card, space=style.SPACE)
        column.addWidget(self.graph, 1)
        column.addWidget(self.summary)
        column.addStretch(0)
        self._onward = foot_of(self.foot.row(self.now.ask, self.steps.onward))  # so the buttons are always visible
        in_column(self.subject.line, wide(self.now.beside(column)), self._onward, on=self, space=0)
        order_tabs(self)

    def _head(self) -> QGridLayout:
        head = self.head.grid
        head.addLayout(FlowRow(*self.steps.answers), 2, 1, 1, 2)
        # The links change their texts, and would push what follows them about.
        head.addLayout(FlowRow(self.deadline.chooser, *self.links.parts, space=2 * style.SPACE), 3, 1, 1, 2)
        head.addWidget(self.deadline.outlook, 4, 1, 1, 2)
        head.addLayout(self.controls.grid(), 0, 2, TOP)
        return head


class BackupHead(RunHead):
    """The head of a backup, with a picture in place of the percentage once it has succeeded."""

    def __init__(self) -> None:
        super().__init__()
        self.success = PictureLabel(Picture.CHECK, _PICTURE, style.GOOD)
        self.explanation.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.grid.addWidget(self.success, 0, 0, 2, 1, TOP)


class RunFoot(QObject):
    """The bottom of the page: the pace and the current file."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.pace = PaceLine(page)
        explained_by(self.pace.chooser, Topic.RESTS)
        self.current = style.dimmed(ElidedLabel())
        self.awake = style.dimmed(style.Wrapped(self.tr("The computer stays awake while this runs.")))

    def show_state(self, state: RunState) -> None:
        self.pace.show_state(state)
        self.current.setText(texts.current(state))
        self.current.setVisible(state.stage is not Stage.ENDED)
        self.awake.setVisible(state.stays_awake)

    def row(self, ask: QWidget, onward: Sequence[QWidget]) -> QHBoxLayout:
        """Return the layout: `ask` comes first, and the buttons for the next step last."""
        foot = in_row(space=style.SPACE)
        foot.setContentsMargins(2 * style.SPACE, style.SPACE, 2 * style.SPACE, style.SPACE)
        rows = 2 * self.current.fontMetrics().lineSpacing()
        foot.addStrut(max(rows, *(widget.sizeHint().height() for widget in (*onward, ask, self.pace.chooser))))
        running = (ask, self.pace.name, self.pace.chooser)  # never below a button that appears at the end
        add(foot, *running, wide(in_column(self.current, self.awake, space=0)), *onward)
        return foot


class RunSpeech(QObject):
    """Announces what a run does. Only its first rest is announced: a run of hours has dozens."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._spoken = ThrottledSpeech()
        self._title = ""
        self._rests = 0
        self._was_resting = False

    def show_state(self, state: RunState, drive: str) -> None:
        """`drive`: the name of the drive."""
        is_resting = texts.is_resting(state)
        self._rests = 0 if state.stage is Stage.STARTING else self._rests + (is_resting and not self._was_resting)
        is_repeated = self._rests > 1 and state.stage is Stage.COPYING and (is_resting or self._was_resting)
        if self._title != texts.title(state) and not is_repeated:
            self._spoken.announce(self._page, texts.spoken(state, drive))
        self._title, self._was_resting = texts.title(state), is_resting


class RunSubject(QObject):
    """Which backup set a run is of, and that it is a demonstration.

    Attributes:
        line: both in a row, the first line of the page.
    """

    def __init__(self, *, is_demo: bool) -> None:
        super().__init__()
        self._is_demo = is_demo
        self.drive_name = ""
        self.name = ElidedLabel()
        style.dimmed(self.name)
        self.tag = PlainLabel(self.tr("simulated"))
        self.tag.setObjectName("tag")
        if not is_demo:
            self.tag.hide()
        self.line = in_row(wide(self.name), self.tag, space=2 * style.SPACE)
        self.line.setContentsMargins(2 * style.SPACE, style.SPACE, 2 * style.SPACE, 0)

    def show_names(self, name: str, drive: str) -> None:
        self.drive_name = drive
        self.name.show_sentence(texts.subject(name, drive))
        self.name.setVisible(bool(self.name.text()))

    def heading(self, state: RunState) -> str:
        """Return the title of the graph, for people who get a copy of it."""
        if self._is_demo:
            return self.tr("Backup to a simulated drive")
        folder = visible(PurePath(state.opened.destination).name) if state.opened else ""
        place = self.drive_name or folder
        return self.tr("Backup to {place}").format(place=place) if place else self.tr("Backup")


class NowBeside(QObject):
    """What is happening now: beside the run, or below it in a narrow window, once a button asks for it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._beside = in_row(space=2 * style.SPACE)
        self.panel = NowPanel()
        self.ask = button(self.tr("What is it &doing now?"), lambda: None)
        self.ask.setObjectName("tool")
        self.ask.setCheckable(True)
        self.ask.toggled.connect(self._show)

    def beside(self, run: QLayout) -> QWidget:
        """Return the run with the panel beside it, which is hidden at first."""
        self._beside.setContentsMargins(2 * style.SPACE, style.SPACE, 2 * style.SPACE, style.SPACE)
        self._beside.addLayout(run, 1)
        self._beside.addWidget(self.panel, 0, Qt.AlignmentFlag.AlignTop)
        self._show(is_shown=False)
        return Scrolling(held(self._beside))

    def _show(self, is_shown: bool) -> None:
        is_narrow = self._page.width() < style.letters(self._page, _WIDE_ENOUGH)
        directions = QBoxLayout.Direction
        self._beside.setDirection(directions.TopToBottom if is_narrow else directions.LeftToRight)
        self.panel.setMinimumWidth(0 if is_narrow else style.letters(self._page, _PANEL))
        self.panel.setMaximumWidth(_ANY_WIDTH if is_narrow else style.letters(self._page, _PANEL))
        self.panel.setVisible(is_shown)
        if is_shown and is_narrow:
            scroll_to(self.panel)


class RunArea(QWidget):
    """The page of a run, with the way back, and what the drive does after the run."""

    def __init__(self, page: RunPage, meter: Meter, leave: Callable[[], object]) -> None:
        super().__init__()
        self.page = page
        self.back = way_back(self, leave)
        self._meter = meter
        self._state = RunState()
        self._drive: DriveState | None = None
        page.subject.line.insertWidget(0, self.back)
        in_column(wide(page), on=self, space=0)
        order_tabs(self)
        meter.measured.connect(self._show_recording)
        meter.event_received.connect(self._on_drive)

    def _show_recording(self) -> None:
        self.page.show_recording(self._meter.recording, self._meter.older)

    def begin(self) -> None:
        """Prepare for another run."""
        self._drive = None
        self._meter.start()

    def take(self, event: Event) -> None:
        """Record an event of the run's worker."""
        self._meter.take(event)

    def show_run(self, run: BackupRun) -> None:
        """Show the run, and of which backup set it is."""
        self.page.show_subject(run.task.name, run.task.drive)
        self.show_state(run.state)

    def show_state(self, state: RunState) -> None:
        """Show the run, with the drive's later state: the run only knows what its worker reported."""
        self._state = state.after(self._drive) if self._drive is not None and state.backed_up is not None else state
        self.page.show_state(self._state)
        self._meter.follow(state)

    def leave(self) -> None:
        """Stop watching the drive."""
        self._meter.stop()

    def _on_drive(self, event: Event) -> None:
        """Show what the drive does after the run."""
        if isinstance(event, DriveState):
            self._drive = event
            self._state = self._state.after(event)
            self.page.show_state(self._state)
