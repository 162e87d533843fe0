"""The state machine of the wizard, explored completely and without a window."""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from shingleback.domain.drive import Drive, Use, Volume
from shingleback.domain.errors import Outcome, Why
from shingleback.domain.formatting.safety_checks import Refusal, RefusalReason
from shingleback.domain.formatting.types import PreparedState, ProfileId, SetupAnswers, Sharing
from shingleback.gui.wizard.commands import planning
from shingleback.gui.wizard.flow import (
    Answered,
    BackPressed,
    Confirmed,
    DriveIs,
    DriveLost,
    Ended,
    ErrandRequested,
    Looked,
    Next,
    PasswordChosen,
    Picked,
    PlanReceived,
    Ran,
    Served,
    SetupEvent,
    Stepped,
    StopPressed,
    after,
    can_go_back,
    can_go_on,
)
from shingleback.gui.wizard.state import (
    BEFORE,
    Errand,
    PageNotice,
    PlanQuestion,
    SetupState,
    WizardStep,
)
from shingleback.protocol.events import PrepareStep
from shingleback.protocol.result_items import ContentsItem, PlanItem, StepItem
from shingleback.protocol.results import ContentsFinished, MountFinished, PrepareFinished

NAME = "Seagate 8 TB"
VOLUME = Volume(device="/dev/sdb1", number=17, use=Use.FILES, filesystem="ntfs", uuid="A1")
DRIVE = Drive(
    key="serial 1",
    path="/drives/1",
    device="/dev/sdb",
    number=16,
    name="Seagate Expansion",
    size_bytes=8 * 10**12,
    volumes=(VOLUME,),
    disk_sequence=7,
)
REPLUGGED = replace(DRIVE, disk_sequence=8)
OPENED = replace(DRIVE, volumes=(replace(VOLUME, mount_points=("/media/me/Photos",)),))
IN_USE = (Refusal(RefusalReason.MOUNTED),)
ENCRYPTED = SetupAnswers(is_encrypted=True)
NOT_SEEN = Looked(None)
PLACE = "/media/me/Backup"


def plan_for(question: PlanQuestion) -> PlanItem:
    """The plan that the worker would make: it identifies the drive in the question."""
    return PlanItem(
        device=question.device,
        drive="Seagate Expansion",
        name=NAME,
        identity=str(question.identity.disk_sequence),
        profile=question.profile or ProfileId.BTRFS,
        route="alone",
        label=question.label,
        is_encrypted=question.answers.is_encrypted,
        steps=[StepItem(step="check", text=""), StepItem(step="erase", text="", is_irreversible=True)],
    )


def prepared(outcome: Outcome = Outcome.DONE, state: PreparedState = PreparedState.READY, **fields: object) -> Ended:
    result = PrepareFinished(outcome=outcome, exit_code=outcome.exit_code, state=state, mount_point=PLACE)
    return Ended(replace_fields(result, fields))


def replace_fields(result: PrepareFinished, fields: dict[str, object]) -> PrepareFinished:
    for name, value in fields.items():
        object.__setattr__(result, name, value)
    return result


def opened(outcome: Outcome = Outcome.DONE) -> MountFinished:
    return MountFinished(outcome=outcome, exit_code=outcome.exit_code, mount_point=PLACE)


def answers(state: SetupState) -> Iterator[SetupEvent]:
    """Possible replies of the worker to a pending request: a plan or a refusal, a task done or failed."""
    if state.errand is not None:
        yield Ran(state.errand, opened())
        yield Ran(state.errand, None)
    if state.question is not None:
        done, refused = Outcome.DONE, Outcome.UNSAFE
        yield PlanReceived(
            state.question, PrepareFinished(outcome=done, exit_code=0, is_dry_run=True, plan=plan_for(state.question))
        )
        yield PlanReceived(state.question, PrepareFinished(outcome=refused, exit_code=4, why=Why.PROFILE_NOT_TO_BE_HAD))


STEPS = (
    PrepareStep(step="check", state="begun", can_cancel=True),
    PrepareStep(step="erase", state="begun"),
)
ALWAYS: tuple[SetupEvent, ...] = (
    Next(),
    BackPressed(),
    StopPressed(),
    NOT_SEEN,
    Answered(ENCRYPTED),
    PasswordChosen(may_ask=False),
    Confirmed("7", NAME),
    Confirmed("7", NAME, has_key=True),
    Confirmed("8", NAME, has_key=True),
    Confirmed("7", "Seagate", has_key=True),
    *(Stepped(step) for step in STEPS),
    prepared(),
    Ended(None),
    *(ErrandRequested(errand) for errand in Errand),
    DriveIs(DRIVE),
    DriveIs(REPLUGGED),
    DriveIs(OPENED, IN_USE),
    DriveLost(),
    Served(is_there=False),
    Served(is_there=True),
)
Transition = tuple[SetupState, SetupEvent, SetupState]


@pytest.fixture(scope="module")
def transitions() -> list[Transition]:
    """All reachable states, and their successors for each event."""
    begin = SetupState(drive=DRIVE)
    transitions: list[Transition] = []
    seen_states, open_ends = {repr(begin)}, deque([begin])
    while open_ends:
        state = open_ends.popleft()
        if state.page is WizardStep.CLOSED:
            continue
        for event in (*ALWAYS, *answers(state)):
            following = after(state, event)
            transitions.append((state, event, following))
            if following != state and (text := repr(following)) not in seen_states:
                seen_states.add(text)
                open_ends.append(following)
    return transitions


def walk(*events: SetupEvent, begin: SetupState | None = None) -> SetupState:
    """Plans requested on the way are answered at once."""
    state = begin or after(SetupState(drive=DRIVE), NOT_SEEN)
    for event in events:
        state = with_plan(after(with_plan(state), event))
    return state


def with_plan(state: SetupState) -> SetupState:
    if state.contents_wanted is not None:
        state = after(state, NOT_SEEN)
    if state.plan is None and state.question is not None:
        return after(state, next(event for event in answers(state) if isinstance(event, PlanReceived)))
    return state


TO_CONFIRM = (Next(), Next())
AT_CONFIRM = walk(*TO_CONFIRM)
AT_WORK = walk(*TO_CONFIRM, Confirmed("7", NAME))
AT = {
    WizardStep.WELCOME: walk(),
    WizardStep.QUESTIONS: walk(Next()),
    WizardStep.CONFIRM: AT_CONFIRM,
    WizardStep.WORKING: AT_WORK,
    WizardStep.STOPPED: walk(prepared(Outcome.DRIVE_REFUSED, PreparedState.ERASED), begin=AT_WORK),
    WizardStep.FOLDERS: walk(prepared(), begin=AT_WORK),
}


def test_every_page_can_be_reached(transitions: list[Transition]) -> None:
    assert {state.shown for _, _, state in transitions} == set(WizardStep)


def test_every_page_has_a_way_out(transitions: list[Transition]) -> None:
    """Even the work itself: it always ends, and can be stopped before anything is erased."""
    leads_to: dict[WizardStep, set[WizardStep]] = {page: set() for page in WizardStep}
    for before, _, now in transitions:
        leads_to[before.shown].add(now.shown)
    for page in set(WizardStep) - {WizardStep.CLOSED, WizardStep.WORKING}:
        assert WizardStep.CLOSED in leads_to[page], page
    assert {WizardStep.STOPPED, WizardStep.FOLDERS} <= leads_to[WizardStep.WORKING]


def test_the_work_starts_only_after_confirming_the_drive_shown(transitions: list[Transition]) -> None:
    starts = [(state, event) for state, event, now in transitions if now.page is WizardStep.WORKING is not state.page]

    assert starts
    for state, event in starts:
        assert isinstance(event, Confirmed)
        assert state.shown is WizardStep.CONFIRM
        assert state.plan is not None
        assert event.identity == state.plan.identity == str(state.drive.disk_sequence)
        assert event.typed == NAME
        assert event.has_key or not state.plan.is_encrypted
        assert not state.refusals
        assert state.is_there
        assert state.is_served
        assert state.plan.label == state.label


def test_the_work_cannot_be_repeated_without_a_new_plan_and_confirmation(transitions: list[Transition]) -> None:
    back = [
        now
        for before, _, now in transitions
        if before.page in (WizardStep.WORKING, WizardStep.STOPPED) and now.page in BEFORE
    ]

    assert back
    for now in back:
        assert now.plan is None
        assert now.page is WizardStep.QUESTIONS
        assert not now.is_looked_at, "its contents may be gone"


def test_a_prepared_drive_never_returns_to_a_page_that_could_erase_it(transitions: list[Transition]) -> None:
    for before, event, now in transitions:
        if before.is_prepared:
            assert now.page not in {*BEFORE, WizardStep.WORKING}, (before.page, event)


def test_the_plan_always_matches_the_current_drive(transitions: list[Transition]) -> None:
    shown = [state for _, _, state in transitions if state.plan is not None and state.page in BEFORE]

    assert shown
    for state in shown:
        assert state.question is not None
        assert state.plan == plan_for(state.question)


def test_after_the_point_of_no_return_the_work_cannot_be_stopped(transitions: list[Transition]) -> None:
    stops = [
        (before, now)
        for before, event, now in transitions
        if before.page is WizardStep.WORKING and before.has_begun_to_erase and isinstance(event, StopPressed)
    ]

    assert stops
    assert all(now == before for before, now in stops)


def test_stopping_earlier_ends_with_the_result_of_the_worker() -> None:
    stopping = walk(Stepped(STEPS[0]), StopPressed(), begin=AT_WORK)

    assert stopping.page is WizardStep.WORKING
    assert stopping.is_canceling
    assert after(stopping, prepared(Outcome.CANCELED, PreparedState.UNTOUCHED)).page is WizardStep.STOPPED


@pytest.mark.parametrize("page", AT)
def test_a_pulled_drive_is_reported_and_leads_nowhere(page: WizardStep) -> None:
    pulled = after(AT[page], DriveLost())

    stays = page in (WizardStep.WORKING, WizardStep.STOPPED)
    assert pulled.shown is (page if stays else WizardStep.AWAY)
    assert not pulled.is_there
    assert pulled.plan is None or page is WizardStep.WORKING


@pytest.mark.parametrize("page", AT)
def test_a_returning_drive_resumes_at_the_same_page_but_never_past_the_confirmation(page: WizardStep) -> None:
    back = walk(DriveLost(), DriveIs(REPLUGGED), begin=AT[page])

    assert back.shown is (WizardStep.QUESTIONS if page is WizardStep.CONFIRM else page)


@pytest.mark.parametrize("page", [page for page in AT if page not in {WizardStep.WORKING, WizardStep.STOPPED}])
def test_a_silent_drive_service_is_waited_for(page: WizardStep) -> None:
    silent = after(AT[page], Served(is_there=False))
    resumed = walk(Served(is_there=True), begin=silent)

    assert silent.shown is WizardStep.NO_SERVICE
    assert resumed.shown is (WizardStep.QUESTIONS if page is WizardStep.CONFIRM else page)


@pytest.mark.parametrize("page", sorted(BEFORE))
def test_a_drive_opened_meanwhile_leads_back_to_the_first_page(page: WizardStep) -> None:
    refused = after(AT[page], DriveIs(OPENED, IN_USE))

    assert refused.shown is WizardStep.WELCOME
    assert not can_go_on(refused)
    assert refused.is_only_open
    closed = walk(
        ErrandRequested(Errand.CLOSE_DRIVE), DriveIs(DRIVE), Ran(Errand.CLOSE_DRIVE, opened()), Next(), begin=refused
    )
    assert closed.page is WizardStep.QUESTIONS


def test_a_changed_drive_is_planned_and_confirmed_again() -> None:
    changed = after(AT_CONFIRM, DriveIs(REPLUGGED))

    assert changed.page is WizardStep.QUESTIONS
    assert changed.notice is PageNotice.CHANGED
    assert changed.plan is None
    assert walk(Next(), Confirmed("7", NAME), begin=changed).page is WizardStep.CONFIRM
    assert walk(Next(), Confirmed("8", NAME), begin=changed).page is WizardStep.WORKING


def test_a_replugged_drive_is_surveyed_again_in_whichever_order_its_events_arrive() -> None:
    at_once = walk(DriveLost(), DriveIs(REPLUGGED), begin=AT_CONFIRM)
    changed_first = walk(DriveIs(REPLUGGED), DriveLost(), DriveIs(DRIVE), begin=AT_CONFIRM)

    assert at_once.notice is changed_first.notice is PageNotice.UNPLUGGED
    assert at_once.page is changed_first.page is WizardStep.QUESTIONS


def test_a_worker_that_dies_while_erasing_leaves_an_unknown_state() -> None:
    assert AT_WORK.page is WizardStep.WORKING
    died = walk(Stepped(STEPS[1]), Ended(None), begin=AT_WORK)
    died_before = walk(Stepped(STEPS[0]), Ended(None), begin=AT_WORK)

    assert died.result is not None
    assert died_before.result is not None
    assert (died.page, died.result.state, died.result.failed_step) == (
        WizardStep.STOPPED,
        PreparedState.UNKNOWN,
        "erase",
    )
    assert died_before.result.state == PreparedState.UNTOUCHED


def test_an_answer_to_an_outdated_question_is_ignored() -> None:
    question = AT[WizardStep.QUESTIONS].question
    assert question is not None
    reply = PlanReceived(question, PrepareFinished(outcome="done", exit_code=0, plan=plan_for(question)))

    answered = after(AT[WizardStep.QUESTIONS], Answered(SetupAnswers(sharing=Sharing.SHARED)))
    assert answered.plan is None
    assert after(answered, reply).plan is None


def test_opting_out_of_the_password_makes_another_plan() -> None:
    chosen = after(AT[WizardStep.CONFIRM], PasswordChosen(may_ask=False))

    assert (chosen.page, chosen.plan) == (WizardStep.CONFIRM, None)
    assert chosen.question is not None
    assert "--no-password" in planning(chosen.question, is_simulated=False)
    allowed = after(chosen, PasswordChosen(may_ask=True))
    assert allowed.question == AT[WizardStep.CONFIRM].question


@pytest.mark.parametrize("event", [Answered(SetupAnswers(sharing=Sharing.SHARED)), Picked(ProfileId.EXT4)])
def test_changes_that_need_full_options_plan_with_a_password_again(event: SetupEvent) -> None:
    """The page may then not show the check box for it."""
    spared = after(AT[WizardStep.CONFIRM], PasswordChosen(may_ask=False))

    assert after(after(spared, BackPressed()), event).answers.may_ask_password


def test_an_old_backup_is_used_without_erasing_anything() -> None:
    looked = walk(Looked(ContentsFinished(outcome="done", exit_code=0)))
    using = walk(ErrandRequested(Errand.USE_OLD), begin=looked)
    used = after(using, Ran(Errand.USE_OLD, opened()))

    assert using.errand is Errand.USE_OLD
    assert (used.page, used.destination) == (WizardStep.FOLDERS, PLACE)
    assert can_go_back(used)
    assert not used.is_prepared


def test_a_survey_that_briefly_opens_the_drive_does_not_change_the_page() -> None:
    plugged_again = after(after(AT[WizardStep.QUESTIONS], DriveLost()), DriveIs(REPLUGGED))
    surveying = after(plugged_again, DriveIs(replace(OPENED, disk_sequence=8), IN_USE))
    ready = walk(DriveIs(REPLUGGED), NOT_SEEN, begin=surveying)

    assert plugged_again.contents_wanted is not None
    assert (surveying.page, can_go_on(surveying)) == (WizardStep.QUESTIONS, False)
    assert with_plan(ready).plan is not None


def test_a_drive_left_open_by_the_survey_has_to_be_closed_first() -> None:
    plugged_again = after(after(AT[WizardStep.QUESTIONS], DriveLost()), DriveIs(REPLUGGED))
    still_open = after(after(plugged_again, DriveIs(replace(OPENED, disk_sequence=8), IN_USE)), NOT_SEEN)

    assert still_open.page is WizardStep.QUESTIONS
    assert still_open.question is None
    back = after(still_open, Next())
    assert (back.page, back.notice) == (WizardStep.WELCOME, PageNotice.REFUSED)


def test_an_old_backup_is_used_on_its_own_volume() -> None:
    backup = replace(VOLUME, device="/dev/sdb2", number=18, mount_points=("/media/me/Old",))
    both_volumes = replace(OPENED, volumes=(*OPENED.volumes, backup))
    contents = ContentsItem(device="/dev/sdb2", backup_sources=["/home/me"])
    at_welcome = walk(
        DriveIs(both_volumes, IN_USE), Looked(ContentsFinished(outcome="done", exit_code=0, volumes=[contents]))
    )

    assert after(at_welcome, ErrandRequested(Errand.USE_OLD)).destination == "/media/me/Old"


def test_an_open_drive_needs_no_mounting() -> None:
    at_once = after(walk(DriveIs(OPENED, IN_USE)), ErrandRequested(Errand.COPY_OFF))

    assert (at_once.page, at_once.errand) == (WizardStep.CLOSED, Errand.COPY_OFF)
    assert at_once.destination == "/media/me/Photos"


def test_a_failed_task_is_reported_and_can_be_retried() -> None:
    failed = walk(ErrandRequested(Errand.USE_OLD), Ran(Errand.USE_OLD, opened(Outcome.DRIVE_REFUSED)))

    assert failed.page is WizardStep.WELCOME
    assert failed.trouble is not None
    assert walk(ErrandRequested(Errand.USE_OLD), begin=failed).trouble is None


def test_next_and_back_lead_through_the_pages_in_order() -> None:
    order = list(AT)
    for before, page in pairwise(order[:3]):
        assert walk(Next(), begin=AT[before]).page is page
        assert walk(BackPressed(), begin=AT[page]).page is before


def test_whatever_blocks_the_user_is_visible(transitions: list[Transition]) -> None:
    """If Next is blocked, either a request is pending, or the page says what is missing."""
    held_up = [
        state
        for _, _, state in transitions
        if state.shown in BEFORE - {WizardStep.CONFIRM} and not can_go_on(state) and not state.refusals
    ]

    assert held_up
    for state in held_up:
        assert state.is_waiting or state.refused is not None, state


@pytest.mark.parametrize("page", [page for page in AT if page is not WizardStep.WORKING])
def test_a_page_with_all_answers_does_not_wait(page: WizardStep) -> None:
    assert not with_plan(AT[page]).is_waiting


def test_the_first_backup_can_be_started_only_on_the_last_page() -> None:
    started = after(AT[WizardStep.FOLDERS], ErrandRequested(Errand.BACK_UP))

    assert (started.errand, started.is_waiting) == (Errand.BACK_UP, True)
    assert all(after(AT[page], ErrandRequested(Errand.BACK_UP)) == AT[page] for page in BEFORE)
