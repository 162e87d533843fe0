"""What a user can do about a run: about its headline while it runs, and next when it has ended."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from shingleback.domain.errors import LOSSES, Outcome, Why, named_outcome
from shingleback.domain.folder_question import AnswerOptions
from shingleback.gui.run import texts
from shingleback.gui.run.folder_question import no_text, yes_text
from shingleback.gui.run.now_panel import question
from shingleback.gui.widgets.basic import button, link, retain_size_when_hidden
from shingleback.gui.widgets.navigator import go
from shingleback.protocol.events import SourceSilent
from shingleback.protocol.result_items import Item
from shingleback.protocol.run_state import RunState, Stage

_ON_THE_DRIVE = frozenset({Outcome.DONE, Outcome.LEFT_OUT, Outcome.CANCELED, Outcome.DRIVE_FULL, Outcome.DRIVE_REFUSED})


class HeadlineLinks(QObject):
    """What a user can do about the headline: copy its details, skip what it waits for, and read why it is so."""

    def __init__(self, page: QWidget, skip: Callable[[], object]) -> None:
        super().__init__(page)
        self._page = page
        self._state = RunState()
        self.copy_details = link(self.tr("Copy the details"), self._copy_details)
        self.leave_out = button(self.tr("Skip it this &once"), skip)
        self.why = link("", self._explain)
        retain_size_when_hidden(self.why)

    @property
    def parts(self) -> tuple[QPushButton, ...]:
        """The buttons, in their order."""
        return self.copy_details, self.leave_out, self.why

    def show_state(self, state: RunState) -> None:
        self._state = state
        self.copy_details.setVisible(bool(texts.details(state)))
        self.leave_out.setVisible(isinstance(state.silence, SourceSilent) and state.stage is not Stage.ENDED)
        question_now = question(state)
        self.why.setVisible(question_now is not None)
        self.why.setText(question_now[0] if question_now else "")

    def _explain(self) -> None:
        question_now = question(self._state)
        if question_now is not None:
            go(self._page, question_now[1])

    def _copy_details(self) -> None:
        QGuiApplication.clipboard().setText(texts.details(self._state))


class NextSteps(QObject):
    """The buttons at the end of a run. The first two answer why it was refused.

    Signals:
        confirmed: allow what was refused, by this option of the command line.
        again_requested: continue a backup that was stopped.
        eject_requested: make the drive safe to unplug.
    """

    confirmed = Signal(str)
    again_requested = Signal()
    eject_requested = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._state = RunState()
        self.confirm = button("", lambda: self.confirmed.emit(self._confirmation()[0]))
        self.deny = button(no_text(), lambda: self.confirmed.emit(self._denial()))
        self.again = button(self.tr("&Continue"), self.again_requested.emit)
        self.eject = button(self.tr("&Eject the drive"), self.eject_requested.emit, "primary")

    @property
    def answers(self) -> tuple[QPushButton, ...]:
        """The answers to what the explanation asks, which belong below it, in their order."""
        return self.confirm, self.deny

    @property
    def onward(self) -> tuple[QPushButton, ...]:
        """The buttons that go on with the run or the drive, in their order."""
        return self.again, self.eject

    def show_state(self, state: RunState) -> None:
        self._state = state
        self.eject.setVisible(state.stage is Stage.ENDED and _can_eject(state))
        self.again.setVisible(_can_go_on(state))
        option, text = self._confirmation()
        self.confirm.setVisible(bool(option))
        self.confirm.setText(text)
        self.deny.setVisible(bool(self._denial()))

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
            return "--allow-empty", self.tr("I deleted &them: back up")
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


def _can_eject(state: RunState) -> bool:
    """Return whether the drive can be ejected, also after a backup that the user or an error stopped."""
    if state.is_own_disk:
        return False
    ended_as = state.backed_up.outcome if state.backed_up else ""
    has_failed = ended_as == Outcome.INTERNAL or (state.death is not None and not state.is_eject_only)
    is_open = ended_as in _ON_THE_DRIVE or (has_failed and state.has_begun)
    return is_open and state.eject_progress < 1 and not state.has_lost_drive


def _can_go_on(state: RunState) -> bool:
    """Return whether to offer to continue: after a stop or a crash if the drive is there, or when it was disconnected.

    If that is still away, Home says so. The computer stops a backup if its own disk is full.
    """
    backup_result = state.backed_up
    is_stopped = (
        backup_result is not None
        and backup_result is state.final
        and named_outcome(backup_result.outcome, backup_result.why) == Outcome.CANCELED
    )
    return state.was_disconnected or ((is_stopped or state.death is not None) and not state.has_lost_drive)
