"""The transitions of the wizard: a state and an event give the next state. No side effects, and no Qt.

Only one transition leads to `WizardStep.WORKING`: from `WizardStep.CONFIRM`, by a `Confirmed` with the identity of
the plan that is shown and the drive's short name.
"""

from dataclasses import dataclass, replace
from typing import Final, Protocol

from shingleback.domain.drive import Drive, identity_of
from shingleback.domain.errors import Outcome, Why
from shingleback.domain.formatting.plan import is_confirmed
from shingleback.domain.formatting.safety_checks import Refusal
from shingleback.domain.formatting.types import PreparedState, ProfileId, SetupAnswers
from shingleback.gui.wizard.state import BEFORE, Errand, PageNotice, PlanQuestion, SetupState, WizardStep
from shingleback.protocol.events import PrepareStep
from shingleback.protocol.results import ContentsFinished, MountFinished, PrepareFinished

_NEXT: Final = {
    WizardStep.WELCOME: WizardStep.QUESTIONS,
    WizardStep.QUESTIONS: WizardStep.CONFIRM,
}
_BACK: Final = {
    WizardStep.QUESTIONS: WizardStep.WELCOME,
    WizardStep.CONFIRM: WizardStep.QUESTIONS,
    WizardStep.STOPPED: WizardStep.QUESTIONS,
    WizardStep.FOLDERS: WizardStep.WELCOME,
}
_WHERE: Final = {
    Errand.CLOSE_DRIVE: WizardStep.WELCOME,
    Errand.USE_OLD: WizardStep.WELCOME,
    Errand.COPY_OFF: WizardStep.WELCOME,
    Errand.BACK_UP: WizardStep.FOLDERS,
}


class SetupEvent(Protocol):
    """Something that happened; it computes the state after it."""

    def next_state(self, state: SetupState) -> SetupState: ...


def after(state: SetupState, event: SetupEvent) -> SetupState:
    """Return the state after an event. Events that do not fit the page are ignored."""
    return state if state.page is WizardStep.CLOSED else event.next_state(state)


# what the user does -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Next:
    """Go to the next page."""

    def next_state(self, state: SetupState) -> SetupState:
        if not can_go_on(state):
            return state
        if state.refusals:
            return _refused(state)
        return replace(state, page=_NEXT[state.page], notice=None, trouble=None)


def can_go_on(state: SetupState) -> bool:
    """Return whether `Next` has an effect."""
    if state.shown not in _NEXT or state.errand:
        return False
    is_welcome = state.page is WizardStep.WELCOME
    if state.refusals:
        return not is_welcome and state.is_looked_at  # to the page that says what to do about them
    return state.is_looked_at and (is_welcome or state.plan is not None)


def can_go_back(state: SetupState) -> bool:
    return state.shown in _BACK and not state.errand and not state.is_prepared


@dataclass(frozen=True, slots=True)
class BackPressed:
    """Go to the page before, or from a stopped preparation to a new plan."""

    def next_state(self, state: SetupState) -> SetupState:
        """Return the state. A prepared drive stays prepared; a failed one needs a new plan and its name again."""
        if not can_go_back(state):
            return state
        if state.page is WizardStep.STOPPED:
            anew = replace(_planless(state), is_looked_at=False, contents=None)
            return replace(anew, page=WizardStep.QUESTIONS, steps=(), is_canceling=False, result=None)
        page = _BACK[state.page]
        return replace(state if page is not WizardStep.WELCOME else _planless(state), page=page, notice=None)


@dataclass(frozen=True, slots=True)
class StopPressed:
    """Leave the wizard, or stop the preparation."""

    def next_state(self, state: SetupState) -> SetupState:
        if state.page is not WizardStep.WORKING:
            return replace(state, page=WizardStep.CLOSED, errand=None)
        return replace(state, is_canceling=True) if state.can_stop else state


@dataclass(frozen=True, slots=True)
class Answered:
    answers: SetupAnswers

    def next_state(self, state: SetupState) -> SetupState:
        """Return the state with the new answers, and with the recommended profile for them."""
        if state.page is not WizardStep.QUESTIONS or self.answers == state.answers:
            return state
        return replace(_planless(state), answers=self.answers, profile=None, label=state.usual_label)


@dataclass(frozen=True, slots=True)
class Picked:
    """Choose a profile; None: the recommended one."""

    profile: ProfileId | None

    def next_state(self, state: SetupState) -> SetupState:
        if state.page is not WizardStep.QUESTIONS or self.profile == state.profile:
            return state
        answers = replace(state.answers, may_ask_password=True)  # some profiles need a password
        return replace(_planless(state), answers=answers, profile=self.profile, label=state.usual_label)


@dataclass(frozen=True, slots=True)
class PasswordChosen:
    """Choose whether an administrator's password may be asked for."""

    may_ask: bool

    def next_state(self, state: SetupState) -> SetupState:
        if state.page is not WizardStep.CONFIRM or self.may_ask == state.answers.may_ask_password:
            return state
        return replace(_planless(state), answers=replace(state.answers, may_ask_password=self.may_ask))


@dataclass(frozen=True, slots=True)
class Named:
    label: str

    def next_state(self, state: SetupState) -> SetupState:
        if state.page is not WizardStep.CONFIRM or self.label == state.label:
            return state
        return replace(_planless(state), label=self.label)


@dataclass(frozen=True, slots=True)
class Confirmed:
    """The user wants exactly this drive to be erased.

    Attributes:
        identity: of the plan that the page showed.
        typed: the short name, as typed.
        has_key: a passphrase was entered, and repeated correctly.
    """

    identity: str
    typed: str
    has_key: bool = False

    def next_state(self, state: SetupState) -> SetupState:
        plan = state.plan
        if state.shown is not WizardStep.CONFIRM or plan is None or state.refusals:
            return state
        is_meant = self.identity == plan.identity and is_confirmed(self.typed, plan.name)
        if not is_meant or (plan.is_encrypted and not self.has_key):
            return state
        return replace(state, page=WizardStep.WORKING, notice=None)


@dataclass(frozen=True, slots=True)
class ErrandRequested:
    errand: Errand

    def next_state(self, state: SetupState) -> SetupState:
        """Return the state. If the drive is already mounted, the errand is done at once."""
        if state.shown is not _WHERE[self.errand] or state.errand:
            return state
        place = _place(state, self.errand)
        if self.errand is Errand.CLOSE_DRIVE or not place:
            return replace(state, errand=self.errand, trouble=None)
        return _arrived(state, self.errand, place)


# events of the worker -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Looked:
    """The drive's contents were examined; None if that failed."""

    result: ContentsFinished | None

    def next_state(self, state: SetupState) -> SetupState:
        return replace(state, is_looked_at=True, contents=self.result)


@dataclass(frozen=True, slots=True)
class PlanReceived:
    """The worker's answer; `result.plan` is None if it refused."""

    question: PlanQuestion
    result: PrepareFinished

    def next_state(self, state: SetupState) -> SetupState:
        """Return the state. Ignores an answer to an older question."""
        if self.question != state.question:
            return state
        if self.result.plan is None or self.result.why:
            return replace(state, plan=None, refused=self.result)
        return replace(state, plan=self.result.plan, refused=None)


@dataclass(frozen=True, slots=True)
class Stepped:
    step: PrepareStep

    def next_state(self, state: SetupState) -> SetupState:
        if state.page is not WizardStep.WORKING:
            return state
        step_event = self.step
        places = [place for place, step in enumerate(state.steps) if step.step == step_event.step]
        steps = list(state.steps)
        if places:
            steps[places[0]] = step_event
        else:
            steps.append(step_event)
        return replace(state, steps=tuple(steps))


@dataclass(frozen=True, slots=True)
class Ended:
    """The preparation ended; None if the worker died without a result."""

    result: PrepareFinished | None

    def next_state(self, state: SetupState) -> SetupState:
        if state.page is not WizardStep.WORKING:
            return state
        result = self.result or _death(state)
        if result.outcome == Outcome.DONE and result.state == PreparedState.READY:
            return replace(state, page=WizardStep.FOLDERS, result=result, destination=result.mount_point, plan=None)
        return replace(state, page=WizardStep.STOPPED, result=result, plan=None)


def _death(state: SetupState) -> PrepareFinished:
    """Return a result for a worker that died and could not report the drive's state."""
    drive_state = PreparedState.UNKNOWN if state.has_begun_to_erase else PreparedState.UNTOUCHED
    return PrepareFinished(
        outcome=Outcome.INTERNAL,
        why=Why.PREPARE_INTERRUPTED,
        values={"state": drive_state.value},
        plan=state.plan,
        failed_step=state.steps[-1].step if state.steps else "",
        state=drive_state,
    )


@dataclass(frozen=True, slots=True)
class Ran:
    """An errand ended; None if the worker died without a result."""

    errand: Errand
    result: MountFinished | None

    def next_state(self, state: SetupState) -> SetupState:
        if self.errand is not state.errand:
            return state
        result = self.result
        if result is None or result.outcome != Outcome.DONE:
            died = MountFinished(outcome=Outcome.INTERNAL, why=Why.MOUNT_REFUSED)
            return replace(state, errand=None, trouble=result or died)
        return replace(_arrived(state, self.errand, result.mount_point), trouble=None)


def _arrived(state: SetupState, errand: Errand, place: str) -> SetupState:
    """Return the state after an errand; `place` is the drive's mount point."""
    match errand:
        case Errand.CLOSE_DRIVE:
            return replace(state, errand=None)
        case Errand.USE_OLD:
            return replace(state, page=WizardStep.FOLDERS, destination=place, errand=None)
        case _:
            return replace(state, page=WizardStep.CLOSED, destination=place, errand=errand)


# events of the drive ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DriveIs:
    """The drive is plugged in, and has these properties now."""

    drive: Drive
    refusals: tuple[Refusal, ...] = ()

    def next_state(self, state: SetupState) -> SetupState:
        is_other = identity_of(self.drive) != identity_of(state.drive)
        now = replace(state, drive=self.drive, is_there=True, refusals=self.refusals)
        if is_other and state.page is not WizardStep.WORKING:
            now = replace(_planless(now), is_looked_at=False, contents=None)
        if state.page not in BEFORE:
            return now
        if now.is_opened_to_look:
            return _before_confirming(_planless(now), now.notice)
        if self.refusals:
            return _refused(now)
        if not is_other:
            return now
        return _before_confirming(now, PageNotice.CHANGED)


@dataclass(frozen=True, slots=True)
class DriveLost:
    def next_state(self, state: SetupState) -> SetupState:
        unplugged = replace(state, is_there=False)
        if state.page not in BEFORE:
            return unplugged
        unplugged = replace(_planless(unplugged), is_looked_at=False, contents=None, errand=None)
        notice = PageNotice.UNPLUGGED if state.notice is PageNotice.CHANGED else state.notice
        return _before_confirming(replace(unplugged, notice=notice), PageNotice.UNPLUGGED)


@dataclass(frozen=True, slots=True)
class Served:
    """Whether UDisks2 is available."""

    is_there: bool

    def next_state(self, state: SetupState) -> SetupState:
        now = replace(state, is_served=self.is_there)
        if self.is_there or state.page not in BEFORE:
            return now
        return _before_confirming(replace(_planless(now), errand=None), state.notice)


def _refused(state: SetupState) -> SetupState:
    notice = state.notice if state.page is WizardStep.WELCOME else PageNotice.REFUSED
    return replace(_planless(state), page=WizardStep.WELCOME, notice=notice)


def _before_confirming(state: SetupState, notice: PageNotice | None) -> SetupState:
    """Leave the page `CONFIRM`, because the drive is not the one shown there."""
    if state.page is not WizardStep.CONFIRM:
        return state
    return replace(state, page=WizardStep.QUESTIONS, notice=notice)


def _planless(state: SetupState) -> SetupState:
    return replace(state, plan=None, refused=None)


def _place(state: SetupState, errand: Errand) -> str:
    """Return the drive's mount point: of the old backup's volume, or preferably the backup destination."""
    points = state.drive.mount_points
    if errand is Errand.USE_OLD and state.old_backup:
        device = state.old_backup.device
        points = tuple(
            point for volume in state.drive.volumes if volume.device == device for point in volume.mount_points
        )
    if state.destination in points:
        return state.destination
    return points[0] if points else ""
