"""The buttons of a restore: which make sense in which state, and what each asks for."""

from enum import Enum, auto
from typing import TypeGuard

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from shingleback.domain.errors import Why
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.restore import RestoreState
from shingleback.gui.widgets.basic import button
from shingleback.gui.widgets.layouts import FlowRow, actions
from shingleback.protocol.results import CheckFinished


class RestoreCommand(Enum):
    """What a button of a restore asks for."""

    RESTORE = auto()
    RETRY = auto()
    ELSEWHERE = auto()  # to another folder
    ACCEPT_PLACES = auto()  # although this computer does not know the original folders
    PRIVILEGED = auto()  # the attributes that only the administrator may set
    STOP = auto()
    OPEN = auto()
    LEAVE = auto()


class RestoreButtons(QObject):
    """The buttons of a restore, of which only those are shown that make sense now.

    Attributes:
        privileged: it is with the answer, not in the row.

    Signals:
        requested: a `RestoreCommand`.
    """

    requested = Signal(object)

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self.open = self._button(self.tr("&Open the folder"), RestoreCommand.OPEN)
        self.again = self._button(self.tr("&Try again"), RestoreCommand.RETRY)
        self.stop = self._button(self.tr("&Stop"), RestoreCommand.STOP)
        self.done = self._button(self.tr("&Done"), RestoreCommand.LEAVE, "primary")
        self.go = self._button(self.tr("&Restore now"), RestoreCommand.RESTORE, "primary")
        self.accept = self._button(self.tr("&Use this place anyway"), RestoreCommand.ACCEPT_PLACES)
        self.aside = self._button(self.tr("Restore to another &folder"), RestoreCommand.ELSEWHERE, "primary")
        self.privileged = self._button(self.tr("Restore special per&missions, too"), RestoreCommand.PRIVILEGED)

    def _button(self, text: str, request: RestoreCommand, name: str = "plain") -> QPushButton:
        return button(text, lambda: self.requested.emit(request), name)

    def row(self) -> FlowRow:
        buttons = (self.open, self.again, self.stop, self.done, self.go, self.accept, self.aside)
        for control in buttons:
            control.hide()  # they are never all there
        return actions(*buttons)

    @property
    def has_focus(self) -> bool:
        row = (self.privileged, self.open, self.again, self.stop, self.done, self.go, self.accept, self.aside)
        return any(control.hasFocus() for control in row)

    def focus_next(self, otherwise: QWidget) -> None:
        """Focus the button that replaces a hidden one, or `otherwise` if there is none."""
        shown = (self.stop, self.done, self.go, self.aside, self.again)
        possible = (control for control in shown if control.isVisibleTo(self._view) and control.isEnabled())
        next(possible, otherwise).setFocus(Qt.FocusReason.OtherFocusReason)

    def show_possible(self, state: RestoreState, *, is_asked: bool, has_answer: bool) -> None:
        """`is_asked`: what should happen to files that are in the way; `has_answer`: it is answered."""
        plan, may_go = state.planned, state.may_start
        has_work = may_go and plan is not None and bool(plan.checked.files or is_asked)
        self.go.setVisible(state.stage is JobStage.PLANNING or has_work)
        self.go.setEnabled(has_work and plan is not None and bool(plan.checked.files or has_answer))
        is_question = state.stage is JobStage.READY and is_about_places(plan)
        self.aside.setVisible(is_question)
        self.accept.setVisible(is_question)
        is_refused = state.stage is JobStage.READY and not may_go and not is_question
        has_failed = state.result is not None and bool(state.result.why or state.result.left_out)
        self.again.setVisible(bool(state.detail) or has_failed or is_refused)
        self.stop.setVisible(state.is_busy)
        self.stop.setEnabled(not state.is_stopping)
        is_over = state.stage is JobStage.ENDED and not state.detail
        self.open.setVisible(is_over and state.result is not None and bool(state.result.checked.files))
        self.privileged.setVisible(is_over and state.lacks_privileges)
        self.done.setVisible(is_over or (may_go and not has_work))


def is_about_places(plan: CheckFinished | None) -> TypeGuard[CheckFinished]:
    """Whether the restore is refused because this computer does not know the original folders."""
    return plan is not None and plan.why == Why.PLACES_UNKNOWN
