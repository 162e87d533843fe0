"""The way through the wizard: a state and an event give the next state. Nothing is done here, and there is no Qt.

Only one arrow leads to `WizardPlace.WORKING`: from `WizardPlace.CONFIRM`, by a `Confirmed` with the identity of the
plan that is shown and the drive's short name.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from shingleback.domain.drive import identity_of
from shingleback.domain.errors import Outcome, Why
from shingleback.domain.formatting.plan import is_confirmed
from shingleback.domain.formatting.types import PreparedState
from shingleback.gui.controllers.wizard_state import (
    BEFORE,
    DEFAULT_LABEL,
    Answered,
    BackPressed,
    Confirmed,
    DriveIs,
    DriveLost,
    Ended,
    Errand,
    ErrandRequested,
    Looked,
    Named,
    Next,
    PageNotice,
    PasswordChosen,
    Picked,
    PlanReceived,
    Ran,
    Served,
    SetupEvent,
    SetupState,
    Stepped,
    StopPressed,
    WizardPlace,
)
from shingleback.protocol.results import MountFinished, PrepareFinished

_NEXT: Final = {
    WizardPlace.WELCOME: WizardPlace.QUESTIONS,
    WizardPlace.QUESTIONS: WizardPlace.CONFIRM,
}
_BACK: Final = {
    WizardPlace.QUESTIONS: WizardPlace.WELCOME,
    WizardPlace.CONFIRM: WizardPlace.QUESTIONS,
    WizardPlace.STOPPED: WizardPlace.QUESTIONS,
    WizardPlace.FOLDERS: WizardPlace.WELCOME,
}
_WHERE: Final = {
    Errand.CLOSE_DRIVE: WizardPlace.WELCOME,
    Errand.USE_OLD: WizardPlace.WELCOME,
    Errand.COPY_OFF: WizardPlace.WELCOME,
    Errand.BACK_UP: WizardPlace.FOLDERS,
}


def after(state: SetupState, event: SetupEvent) -> SetupState:
    """What does not fit to the page is passed over."""
    return state if state.page is WizardPlace.CLOSED else _AFTER[type(event)](state, event)


# what the person does -----------------------------------------------------------------------------------------


def _next(state: SetupState, _event: Next) -> SetupState:
    if not can_go_on(state):
        return state
    if state.refusals:
        return _refused(state)
    return replace(state, page=_NEXT[state.page], notice=None, trouble=None)


def can_go_on(state: SetupState) -> bool:
    """Whether `Next` leads somewhere."""
    if state.shown not in _NEXT or state.errand:
        return False
    is_welcome = state.page is WizardPlace.WELCOME
    if state.refusals:
        return not is_welcome and state.is_looked_at  # to where it is said what to do about them
    return state.is_looked_at and (is_welcome or state.plan is not None)


def can_go_back(state: SetupState) -> bool:
    return state.shown in _BACK and not state.errand and not state.is_prepared


def _back(state: SetupState, _event: BackPressed) -> SetupState:
    """What was prepared is never prepared again from here; what failed needs another plan, and another name typed."""
    if not can_go_back(state):
        return state
    if state.page is WizardPlace.STOPPED:
        anew = replace(_planless(state), is_looked_at=False, contents=None)
        return replace(anew, page=WizardPlace.QUESTIONS, steps=(), is_canceling=False, word=None)
    page = _BACK[state.page]
    return replace(state if page is not WizardPlace.WELCOME else _planless(state), page=page, notice=None)


def _stop(state: SetupState, _event: StopPressed) -> SetupState:
    if state.page is not WizardPlace.WORKING:
        return replace(state, page=WizardPlace.CLOSED, errand=None)
    return replace(state, is_canceling=True) if state.can_stop else state


def _answered(state: SetupState, event: Answered) -> SetupState:
    """Who answers anew wants to be advised anew."""
    if state.page is not WizardPlace.QUESTIONS or event.answers == state.answers:
        return state
    return replace(_planless(state), answers=event.answers, profile=None, label=DEFAULT_LABEL)


def _picked(state: SetupState, event: Picked) -> SetupState:
    if state.page is not WizardPlace.QUESTIONS or event.profile == state.profile:
        return state
    answers = replace(state.answers, may_ask_password=True)  # not every profile can be made without
    return replace(_planless(state), answers=answers, profile=event.profile, label=DEFAULT_LABEL)


def _password_chosen(state: SetupState, event: PasswordChosen) -> SetupState:
    if state.page is not WizardPlace.CONFIRM or event.may_ask == state.answers.may_ask_password:
        return state
    return replace(_planless(state), answers=replace(state.answers, may_ask_password=event.may_ask))


def _named(state: SetupState, event: Named) -> SetupState:
    if state.page is not WizardPlace.CONFIRM or event.label == state.label:
        return state
    return replace(_planless(state), label=event.label)


def _confirmed(state: SetupState, event: Confirmed) -> SetupState:
    plan = state.plan
    if state.shown is not WizardPlace.CONFIRM or plan is None or state.refusals:
        return state
    is_meant = event.identity == plan.identity and is_confirmed(event.typed, plan.name)
    if not is_meant or (plan.is_encrypted and not event.has_key):
        return state
    return replace(state, page=WizardPlace.WORKING, notice=None)


def _asked(state: SetupState, event: ErrandRequested) -> SetupState:
    """What is open already needs no errand; then it is done at once."""
    if state.shown is not _WHERE[event.errand] or state.errand:
        return state
    place = _place(state, event.errand)
    if event.errand is Errand.CLOSE_DRIVE or not place:
        return replace(state, errand=event.errand, trouble=None)
    return _arrived(state, event.errand, place)


# what the worker tells ----------------------------------------------------------------------------------------


def _looked(state: SetupState, event: Looked) -> SetupState:
    return replace(state, is_looked_at=True, contents=event.word)


def _planned(state: SetupState, event: PlanReceived) -> SetupState:
    """An answer to another question is too late."""
    if event.question != state.question:
        return state
    if event.word.plan is None or event.word.why:
        return replace(state, plan=None, refused=event.word)
    return replace(state, plan=event.word.plan, refused=None)


def _stepped(state: SetupState, event: Stepped) -> SetupState:
    if state.page is not WizardPlace.WORKING:
        return state
    told = event.step
    places = [place for place, step in enumerate(state.steps) if step.step == told.step]
    steps = list(state.steps)
    if places:
        steps[places[0]] = told
    else:
        steps.append(told)
    return replace(state, steps=tuple(steps))


def _ended(state: SetupState, event: Ended) -> SetupState:
    if state.page is not WizardPlace.WORKING:
        return state
    word = event.word or _death(state)
    if word.outcome == Outcome.DONE and word.state == PreparedState.READY:
        return replace(state, page=WizardPlace.FOLDERS, word=word, destination=word.mount_point, plan=None)
    return replace(state, page=WizardPlace.STOPPED, word=word, plan=None)


def _death(state: SetupState) -> PrepareFinished:
    """Of a worker that could not say how the drive is."""
    outcome = Outcome.INTERNAL
    drive_state = PreparedState.UNKNOWN if state.has_begun_to_erase else PreparedState.UNTOUCHED
    return PrepareFinished(
        outcome=outcome,
        exit_code=outcome.exit_code,
        why=Why.PREPARE_INTERRUPTED,
        values={"state": drive_state.value},
        plan=state.plan,
        failed_step=state.steps[-1].step if state.steps else "",
        state=drive_state,
    )


def _ran(state: SetupState, event: Ran) -> SetupState:
    if event.errand is not state.errand:
        return state
    word = event.word
    if word is None or word.outcome != Outcome.DONE:
        outcome = Outcome.INTERNAL
        died = MountFinished(outcome=outcome, exit_code=outcome.exit_code, why=Why.MOUNT_REFUSED)
        return replace(state, errand=None, trouble=word or died)
    return replace(_arrived(state, event.errand, word.mount_point), trouble=None)


def _arrived(state: SetupState, errand: Errand, place: str) -> SetupState:
    """An errand is done; `place` is where the drive is open."""
    match errand:
        case Errand.CLOSE_DRIVE:
            return replace(state, errand=None)
        case Errand.USE_OLD:
            return replace(state, page=WizardPlace.FOLDERS, destination=place, errand=None)
        case _:
            return replace(state, page=WizardPlace.CLOSED, destination=place, errand=errand)


# what happens to the drive ------------------------------------------------------------------------------------


def _drive_is(state: SetupState, event: DriveIs) -> SetupState:
    is_other = identity_of(event.drive) != identity_of(state.drive)
    now = replace(state, drive=event.drive, is_there=True, refusals=event.refusals)
    if is_other and state.page is not WizardPlace.WORKING:
        now = replace(_planless(now), is_looked_at=False, contents=None)
    if state.page not in BEFORE:
        return now
    if now.is_opened_to_look:
        return _before_confirming(_planless(now), now.notice)
    if event.refusals:
        return _refused(now)
    if not is_other:
        return now
    return _before_confirming(now, PageNotice.CHANGED)


def _drive_gone(state: SetupState, _event: DriveLost) -> SetupState:
    gone = replace(state, is_there=False)
    if state.page not in BEFORE:
        return gone
    gone = replace(_planless(gone), is_looked_at=False, contents=None, errand=None)
    notice = PageNotice.UNPLUGGED if state.notice is PageNotice.CHANGED else state.notice
    return _before_confirming(replace(gone, notice=notice), PageNotice.UNPLUGGED)


def _served(state: SetupState, event: Served) -> SetupState:
    now = replace(state, is_served=event.is_there)
    if event.is_there or state.page not in BEFORE:
        return now
    return _before_confirming(replace(_planless(now), errand=None), state.notice)


def _refused(state: SetupState) -> SetupState:
    notice = state.notice if state.page is WizardPlace.WELCOME else PageNotice.REFUSED
    return replace(_planless(state), page=WizardPlace.WELCOME, notice=notice)


def _before_confirming(state: SetupState, notice: PageNotice | None) -> SetupState:
    """Whatever was confirmed so far, it was not this."""
    if state.page is not WizardPlace.CONFIRM:
        return state
    return replace(state, page=WizardPlace.QUESTIONS, notice=notice)


def _planless(state: SetupState) -> SetupState:
    return replace(state, plan=None, refused=None)


def _place(state: SetupState, errand: Errand) -> str:
    """Where the drive is open now: an old backup where that is, else the place of its backups first."""
    points = state.drive.mount_points
    if errand is Errand.USE_OLD and state.old_backup:
        device = state.old_backup.device
        points = tuple(
            point for volume in state.drive.volumes if volume.device == device for point in volume.mount_points
        )
    if state.destination in points:
        return state.destination
    return points[0] if points else ""


_AFTER: Final[dict[type[SetupEvent], Callable[[SetupState, Any], SetupState]]] = {
    Next: _next,
    BackPressed: _back,
    StopPressed: _stop,
    Answered: _answered,
    Picked: _picked,
    PasswordChosen: _password_chosen,
    Named: _named,
    Confirmed: _confirmed,
    ErrandRequested: _asked,
    Looked: _looked,
    PlanReceived: _planned,
    Stepped: _stepped,
    Ended: _ended,
    Ran: _ran,
    DriveIs: _drive_is,
    DriveLost: _drive_gone,
    Served: _served,
}
