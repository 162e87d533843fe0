"""A backup in progress, and how it ended."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import PurePath

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QPushButton, QVBoxLayout, QWidget

from shingleback.domain.errors import LOSSES, Outcome, Why
from shingleback.domain.folder_question import AnswerOptions
from shingleback.domain.local_time import local_time
from shingleback.domain.text import visible
from shingleback.gui.controllers.backup_run import BackupRun, Meter
from shingleback.gui.graph.graph import Graph
from shingleback.gui.run import texts
from shingleback.gui.run.bars import Bars, Summary, run_buttons, run_head
from shingleback.gui.run.folder_question import no_text, yes_text
from shingleback.gui.run.now_panel import NowPanel, drive_said, question, situation_of
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech, explained_by, order_tabs, passing_focus
from shingleback.gui.widgets.basic import (
    ElidedLabel,
    FixedHeightLabel,
    Scrolling,
    button,
    in_card,
    link,
    retain_size_when_hidden,
)
from shingleback.gui.widgets.choosers import PaceChooser, ReadyByChooser
from shingleback.gui.widgets.keys import way_back
from shingleback.gui.widgets.layouts import TOP, add, held, in_column, in_row, wide
from shingleback.gui.widgets.navigator import go
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.messages.help.topic import Topic
from shingleback.messages.progress import topic_of
from shingleback.monitor.recording import Recording
from shingleback.protocol.events import DriveState, Event, SourceSilent
from shingleback.protocol.result_items import Item
from shingleback.protocol.run_state import CAN_PAUSE, RunState, Stage

_ON_THE_DRIVE = frozenset({Outcome.DONE, Outcome.LEFT_OUT, Outcome.CANCELED, Outcome.DRIVE_FULL, Outcome.DRIVE_REFUSED})
_ANY_WIDTH = 16_777_215  # Qt's QWIDGETSIZE_MAX
_PANEL = 38  # letters
_WIDE_ENOUGH = 130  # letters of the page, for the panel beside the run
_PERCENT_SIZE = 2.6  # times the usual letters
_PICTURE = 44
_TITLE_SIZE = 1.3
_OVER = frozenset({Stage.EJECTING, Stage.ENDED})
_HAS_PACE = CAN_PAUSE | {Stage.PAUSING, Stage.PAUSED}


class RunPage(QWidget):
    """A run: how much is done and the time left, what is happening, the bars, and the graph.

    Nothing on the page moves while it runs. Pause and Stop have fixed places that other buttons never take.

    Signals:
        requested: `pause`, `resume`, `cancel`, or `skip` to leave out a source that does not answer.
        pace_requested: another pace for the rest of this backup, as on the command line.
        ready_by_requested: the time by which it should be done, such as 07:00; empty: any time.
        eject_requested: make the drive safe to unplug.
        confirmed: allow what was refused, by this option of the command line.
        again_requested: continue a backup that was stopped.
    """

    requested = Signal(str)
    pace_requested = Signal(str)
    ready_by_requested = Signal(str)
    eject_requested = Signal()
    confirmed = Signal(str)
    again_requested = Signal()

    def __init__(self, *, is_demo: bool = False, exclude: Callable[[str, str], bool] | None = None) -> None:
        """`exclude`: see `Summary`."""
        super().__init__()
        self._state = RunState()
        self._shown_pace = ""
        self._shown_at = 0.0
        self._spoken = ThrottledSpeech()
        self.subject = ElidedLabel()
        style.dimmed(self.subject)
        self.percent = style.prominent(PlainLabel(), _PERCENT_SIZE)
        self.success = PictureLabel(Picture.CHECK, _PICTURE, style.GOOD)
        self.title = style.heading(FixedHeightLabel(1), _TITLE_SIZE)
        self.explanation = FixedHeightLabel(2)
        self.explanation.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_details = link(self.tr("Copy the details"), self._copy_details)
        self.leave_out = button(self.tr("Skip it this &once"), lambda: self.requested.emit("skip"))
        self.current = style.dimmed(ElidedLabel())
        self.ready_by = style.Wrapped()
        self.by_time = explained_by(ReadyByChooser(), Topic.RESTS)
        self.by_time.chosen.connect(lambda: self.ready_by_requested.emit(self.by_time.ready_by))
        self.awake = style.dimmed(style.Wrapped(self.tr("The computer stays awake while this runs.")))
        self._is_demo = is_demo
        self.tag = PlainLabel(self.tr("simulated"))
        self.tag.setObjectName("tag")
        if not is_demo:
            self.tag.hide()
        self.pace = explained_by(PaceChooser(is_short=True), Topic.RESTS)
        self.pace.chosen.connect(self.pace_requested)
        self._pace_name = self.pace.label(self.tr("Pa&ce"))
        self.bars = Bars()
        self.graph = explained_by(Graph(), Topic.CACHE_FILL)
        self.summary = Summary(exclude)
        self.pause = button(self.tr("&Pause"), lambda: self.requested.emit("pause"))
        self.resume = button(self.tr("&Continue"), lambda: self.requested.emit("resume"))
        self.cancel = button(self.tr("&Stop"), lambda: self.requested.emit("cancel"))
        self.eject = button(self.tr("&Eject the drive"), self.eject_requested.emit, "primary")
        self.confirm = button("", lambda: self.confirmed.emit(self._confirmation()[0]))
        self.deny = button(no_text(), lambda: self.confirmed.emit(self._denial()))
        self.again = button(self.tr("&Continue"), self.again_requested.emit)
        self.why = link("", self._explain)
        self.now = NowPanel()
        self.ask_now = button(self.tr("What is it &doing now?"), lambda: None)
        self.ask_now.setObjectName("tool")
        self.ask_now.setCheckable(True)
        self.ask_now.toggled.connect(self._show_now)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # it has the focus at first, so that no button has it by chance
        self._lay_out()
        self.show_subject("", "")
        self.show_state(self._state)  # otherwise all buttons together would determine the window's minimum width

    def show_subject(self, name: str, drive: str) -> None:
        """Show which backup set this is, and the name of its drive; both may be empty."""
        self._drive_name = drive
        self.subject.show_sentence(texts.subject(name, drive))
        self.subject.setVisible(bool(self.subject.text()))

    def show_state(self, state: RunState) -> None:
        self._state = state
        if self.accessibleName() != texts.title(state):
            self._spoken.announce(self, texts.spoken(state, self._drive_name))
        self.setAccessibleName(texts.title(state))
        self.percent.setText(texts.percent_done(state.done))
        is_success = state.stage is Stage.ENDED and state.has_succeeded and not state.has_failed_to_write
        self.percent.setVisible(state.has_begun and not state.is_eject_only and not is_success)
        self.success.setVisible(is_success)
        self.title.setText(texts.headline(state))
        self.explanation.setText(texts.happening(state))
        self.copy_details.setVisible(bool(texts.details(state)))
        self.leave_out.setVisible(isinstance(state.silence, SourceSilent) and state.stage is not Stage.ENDED)
        self.current.setText(texts.current(state))
        self.current.setVisible(state.stage is not Stage.ENDED)
        style.show_text(self.ready_by, texts.ready_by(state))
        self.awake.setVisible(state.stays_awake)
        self._show_pace(state)
        self._show_time(state)
        self.bars.show_state(state)
        has_backup = not state.is_eject_only and state.has_begun
        self._bars_card.setVisible(has_backup)
        self.graph.setVisible(has_backup and not (state.stage is Stage.ENDED and self.graph.is_empty))
        self.graph.set_heading(self._heading(state))
        situation = situation_of(state)
        self.now.show_situation(situation, drive_said(state))
        explained_by(self, topic_of(situation))
        self.graph.show_ejected(is_ejected=state.eject_progress == 1)
        self.graph.show_ended(state.drive, has_ended=state.stage in _OVER)
        result = state.backed_up if state.stage is Stage.ENDED and state.has_begun else None
        self.summary.setVisible(result is not None)
        if result is not None:
            explanation = self.explanation.text()
            self.summary.show_result(result, tuple(note for note in state.notes if texts.note(note) not in explanation))
        self._show_buttons(state)
        question_now = question(state)
        self.why.setVisible(question_now is not None)
        self.why.setText(question_now[0] if question_now else "")

    def show_recording(self, recording: Recording, older: Recording | None) -> None:
        """Show a recording; `older` is another run of the same drive."""
        self.graph.show_recording(recording, older)

    def _show_now(self, is_shown: bool) -> None:
        """Show what is happening now beside the run, or below it in a narrow window."""
        is_narrow = self.width() < style.letters(self, _WIDE_ENOUGH)
        directions = QBoxLayout.Direction
        self._beside.setDirection(directions.TopToBottom if is_narrow else directions.LeftToRight)
        self.now.setMinimumWidth(0 if is_narrow else style.letters(self, _PANEL))
        self.now.setMaximumWidth(_ANY_WIDTH if is_narrow else style.letters(self, _PANEL))
        self.now.setVisible(is_shown)
        if is_shown and is_narrow:
            QTimer.singleShot(0, self, lambda: self._scrolling.ensureWidgetVisible(self.now))

    def _show_pace(self, state: RunState) -> None:
        """Show the run's pace. Only a changed report replaces what the user has just chosen."""
        for widget in (self.pace, self._pace_name):
            widget.setVisible(state.stage in _HAS_PACE)
        current_pace = state.progress.pace if state.progress else ""
        if current_pace and current_pace != self._shown_pace:
            self.pace.show_pace(current_pace)
        self._shown_pace = current_pace

    def _show_time(self, state: RunState) -> None:
        """Show the run's deadline, as in `_show_pace`. At the end its space is freed."""
        self.by_time.setVisible(state.stage in _HAS_PACE)
        retain_size_when_hidden(self.by_time, is_kept=state.stage not in _OVER)
        ready_at = state.ready_by.at if state.ready_by else 0.0
        if ready_at != self._shown_at:
            self.by_time.show_ready_by(
                f"{datetime.fromtimestamp(ready_at, local_time().tzinfo):%H:%M}" if ready_at else ""
            )
        self._shown_at = ready_at

    def _heading(self, state: RunState) -> str:
        """Return the title of the graph, for people who get a copy of it."""
        if self._is_demo:
            return self.tr("Backup to a simulated drive")
        folder = visible(PurePath(state.opened.destination).name) if state.opened else ""
        place = self._drive_name or folder
        return self.tr("Backup to {place}").format(place=place) if place else self.tr("Backup")

    def _show_buttons(self, state: RunState) -> None:
        """Update the buttons. If the focused one is hidden, focus the page, so that the next key presses no other."""
        with passing_focus(self.findChildren(QPushButton), lambda: self):
            stage = state.stage
            has_ended = stage is Stage.ENDED
            is_asked = stage in (Stage.PAUSED, Stage.PAUSING)
            self.pause.setVisible(stage not in _OVER and not is_asked)
            self.pause.setEnabled(stage in CAN_PAUSE)
            self.resume.setVisible(is_asked)
            self.cancel.setVisible(stage not in _OVER)
            self.cancel.setEnabled(state.can_cancel)
            self.eject.setVisible(has_ended and _can_eject(state))
            self.again.setVisible(_can_go_on(state))
            option, text = self._confirmation()
            self.confirm.setVisible(bool(option))
            self.confirm.setText(text)
            self.deny.setVisible(bool(self._denial()))

    def _explain(self) -> None:
        question_now = question(self._state)
        if question_now is not None:
            go(self, question_now[1])

    def _copy_details(self) -> None:
        QGuiApplication.clipboard().setText(texts.details(self._state))

    def _confirmation(self) -> tuple[str, str]:
        """Return the option that allows what was refused, and the text of its button.

        Empty once the drive is lost, since another drive may come after it.
        """
        final = self._state.final if not self._state.has_lost_drive else None
        if options := self._answer_options():
            return options.is_same, yes_text()
        answers: dict[str, tuple[str, str]] = {
            Why.SOURCE_EMPTY: ("--allow-empty", self.tr("It &is empty: back up")),
            Why.SOURCE_EMPTY_NOW: ("--allow-empty", self.tr("I &emptied it: back up")),
            Why.VERSIONS_SPARED: ("--make-room", self.tr("Delete old &versions and back up")),
            Why.DESTINATION_CHANGED: ("--new", self.tr("Start a &new backup there")),
            Why.OTHER_BACKUP: ("--new", self.tr("Continue with &that backup")),
        }
        if final is not None and final.why in answers:
            return answers[final.why]
        if any(item.reason in LOSSES for item in self._left_out()):
            return "--allow-empty", self.tr("I &deleted them: back up")
        return "", ""

    def _denial(self) -> str:
        """Return the option for the other answer; empty if there is only one."""
        options = self._answer_options()
        return options.is_another if options is not None else ""

    def _answer_options(self) -> AnswerOptions | None:
        final = self._state.final if not self._state.has_lost_drive else None
        return AnswerOptions.of(final.why, final.values) if final is not None else None

    def _left_out(self) -> Sequence[Item]:
        """Return what the backup left out, if it is complete otherwise, and the drive is still there."""
        backed_up = self._state.backed_up
        is_there = self._state.eject_progress < 1 and not self._state.has_lost_drive
        return backed_up.left_out if is_there and backed_up and backed_up.outcome == Outcome.LEFT_OUT else ()

    def _lay_out(self) -> None:
        self._bars_card = in_card(self.bars)
        beside = self._beside = in_row(space=2 * style.SPACE)
        beside.setContentsMargins(2 * style.SPACE, style.SPACE, 2 * style.SPACE, style.SPACE)
        column = in_column(self.subject, self._head(), self._bars_card, space=style.SPACE)
        column.addWidget(self.graph, 1)
        column.addWidget(self.summary)
        column.addStretch(0)
        beside.addLayout(column, 1)
        beside.addWidget(self.now, 0, Qt.AlignmentFlag.AlignTop)
        whole = in_column(on=self, space=0)
        self._scrolling = Scrolling(held(beside))
        whole.addWidget(self._scrolling, 1)
        foot = in_row(space=style.SPACE)
        foot.setContentsMargins(2 * style.SPACE, 0, 2 * style.SPACE, 2 * style.SPACE)
        ends = (self.deny, self.confirm, self.again, self.eject)
        rows = 2 * self.current.fontMetrics().lineSpacing()
        foot.addStrut(max(rows, *(widget.sizeHint().height() for widget in (*ends, self.ask_now, self.pace))))
        running = (self.ask_now, self._pace_name, self.pace)  # never below a button that appears at the end
        add(foot, *running, wide(in_column(self.current, self.awake, space=0)), *ends)
        whole.addLayout(foot)  # so the buttons are always visible
        self._show_now(is_shown=False)
        order_tabs(self)

    def _head(self) -> QGridLayout:
        head = run_head(self.percent, self.title, self.explanation)
        head.addWidget(self.success, 0, 0, 2, 1, TOP)
        asks = in_row(self.copy_details, self.leave_out, self.why, None)
        asks.addWidget(self.tag)
        times = in_row(self.by_time, space=2 * style.SPACE)
        times.addWidget(self.ready_by, 1)
        times.addStretch(0)
        head.addLayout(times, 2, 1, 1, 2)
        head.addLayout(asks, 3, 1, 1, 2)
        head.addLayout(run_buttons(self.pause, self.resume, self.cancel), 0, 2, TOP)
        for widget in (self.why, self.by_time):
            retain_size_when_hidden(widget)
        return head


def _can_eject(state: RunState) -> bool:
    """Return whether the drive can be ejected, also after a backup that the user stopped."""
    if state.is_own_disk:
        return False
    ended_as = state.backed_up.outcome if state.backed_up else ""
    return ended_as in _ON_THE_DRIVE and state.eject_progress < 1 and not state.has_lost_drive


def _can_go_on(state: RunState) -> bool:
    """Return whether to offer to continue: after a stop or a crash if the drive is there, or when it was disconnected.

    If that is still away, Home says so.
    """
    backup_result = state.backed_up
    is_stopped = (
        backup_result is not None and backup_result is state.final and backup_result.outcome == Outcome.CANCELED
    )
    return state.was_disconnected or ((is_stopped or state.death is not None) and not state.has_lost_drive)


class RunArea(QWidget):
    """The page of a run, with the way back, and what the drive does after the run."""

    def __init__(self, page: RunPage, meter: Meter, leave: Callable[[], object]) -> None:
        super().__init__()
        self.page = page
        self.back = way_back(self, leave)
        self._meter = meter
        self._state = RunState()
        self._drive: DriveState | None = None
        line = QVBoxLayout()
        line.setContentsMargins(2 * style.SPACE, style.SPACE, 2 * style.SPACE, 0)
        line.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        in_column(line, wide(page), on=self, space=0)
        meter.measured.connect(lambda: page.show_recording(meter.recording, meter.older))
        meter.event_received.connect(self._on_drive)

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
