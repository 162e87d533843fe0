"""Property tests: the texts and buttons of a restore follow its state, whatever is found and however it ends.

The same holds for the page before a backup is open. The expected text is derived from the state alone.
"""

from dataclasses import replace
from typing import Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Outcome, Why
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.restore import (
    Access,
    BrowserState,
    ConflictPolicy,
    RestoreController,
    RestoreSelection,
    RestoreState,
)
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.restore.page import StartCard
from shingleback.gui.restore.restore import RestoreView
from shingleback.messages.places import OWN_NAMES
from shingleback.protocol.events import Note, Progress
from shingleback.protocol.result_items import Item, Tally
from shingleback.protocol.results import CheckFinished, VersionsFinished
from shingleback.protocol.run_state import RunState
from tests.helpers.examples import share_of

TARGET: Final = "/home/me/Restored files"
SHOWN_TARGET: Final = "me \u203a Restored files"
DIFFERENT_NOW: Final = ("already-there", "attributes-differ")
PROMISE: Final = "Existing files are not overwritten unless you say so."
USUAL: Final = settings(
    max_examples=share_of(120), deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
TALLIES: Final = st.builds(Tally, files=st.integers(0, 99_999), bytes=st.integers(1, 999))


def counted(count: int) -> str:
    return f"{count:,} file{'' if count == 1 else 's'}"


def sized(count: int) -> str:
    return f"{count} byte{'' if count == 1 else 's'}"


@st.composite
def results(draw: st.DrawFn, outcomes: tuple[Outcome, ...]) -> CheckFinished:
    outcome = draw(st.sampled_from(outcomes))
    why = {Outcome.USAGE: Why.TARGET_UNWRITABLE, Outcome.DRIVE_GONE: Why.DRIVE_GONE}.get(outcome, "")
    reasons = draw(
        st.lists(
            st.sampled_from([*DIFFERENT_NOW, "damaged", "unreadable"]),
            min_size=1,
            max_size=4,
        )
        if outcome is Outcome.LEFT_OUT
        else st.just([])
    )
    return CheckFinished(
        command="restore",
        outcome=outcome,
        exit_code=outcome.exit_code,
        why=why,
        values={"path": TARGET, "detail": "Read-only file system"} if why else {},
        checked=Tally() if why else draw(TALLIES),
        left_out=[Item(path=f"Letters/{number}.odt", reason=reason) for number, reason in enumerate(reasons)],
        left_out_count=len(reasons),
    )


PLANS: Final = results((Outcome.DONE, Outcome.LEFT_OUT, Outcome.USAGE))
ENDS: Final = results((Outcome.DONE, Outcome.LEFT_OUT, Outcome.CANCELED, Outcome.DRIVE_GONE))


@st.composite
def courses(draw: st.DrawFn) -> list[RestoreState]:
    """In the order of a restore; it may be left at any time."""
    selection = RestoreSelection("/media/me/Drive", "2026-03-01T12-00-00", target=TARGET)
    planning = RestoreState(JobStage.PLANNING, selection)
    if draw(st.integers(0, 9)) == 0:
        return [planning, replace(planning, stage=JobStage.READY, detail="signal 11")]
    planned = replace(planning, stage=JobStage.READY, planned=draw(PLANS))
    policy = draw(st.sampled_from(ConflictPolicy))
    restoring = replace(planned, stage=JobStage.RUNNING, conflict_policy=policy)
    total = draw(st.integers(1, 999))
    progress = Progress(
        phase="restore", elapsed_s=1, files=1, bytes=draw(st.integers(0, total)), total_files=2, total_bytes=total
    )
    under_way = replace(restoring, run=RunState(progress=progress))
    stopping = [replace(under_way, run=under_way.run.asking("cancel"))] if draw(st.booleans()) else []
    notes = (Note(code="special-permissions-left"),) if draw(st.booleans()) else ()
    ended_state = replace(restoring, stage=JobStage.ENDED, run=RunState(notes=notes), result=draw(ENDS))
    return [planning, planned, restoring, under_way, *stopping, ended_state]


@given(course=courses())
@USUAL
def test_every_text_and_button_of_a_restore_follows_its_state(qtbot: QtBot, course: list[RestoreState]) -> None:
    restoring = RestoreController(Worker(["true"]))
    view = RestoreView(restoring)
    qtbot.addWidget(view)
    for state in course:
        restoring.state = state
        restoring.changed.emit(state)
        check(view, state)


def check(view: RestoreView, state: RestoreState) -> None:
    step, shown = state.stage, f"{view.answer.headline.text()} {view.answer.sentence.text()}"
    assert is_shown(view, view.buttons.stop) is (step is JobStage.RUNNING)
    assert view.buttons.stop.isEnabled() is not state.is_stopping
    assert ("Your files are back" in shown) is (step is JobStage.ENDED and outcome_of(state) is Outcome.DONE)
    assert ("Stopping" in shown) is state.is_stopping
    assert is_shown(view, view.buttons.privileged) is (step is JobStage.ENDED and state.lacks_privileges)
    assert view.back.isEnabled() is (step is not JobStage.RUNNING)
    match step:
        case JobStage.READY if state.planned is not None:
            check_plan(view, state.planned, shown)
        case JobStage.ENDED if state.result is not None:
            check_end(view, state.result, state.conflict_policy, shown)
        case JobStage.RUNNING if state.progress is not None:
            assert f"{state.progress.bytes}" in shown
        case JobStage.READY:
            assert "signal 11" in shown
        case _:
            assert PROMISE in shown


def check_plan(view: RestoreView, plan: CheckFinished, expected: str) -> None:
    existing_paths = [item.path for item in plan.left_out if item.reason in DIFFERENT_NOW]
    has_files = bool(plan.checked.files) and not plan.why
    shown = (
        [view.answer.conflicts.there.item(row).text() for row in range(view.answer.conflicts.there.count())]
        if is_shown(view, view.answer.conflicts.there)
        else []
    )
    assert shown == [OWN_NAMES.way_to(path) for path in existing_paths]
    assert is_shown(view, view.buttons.go) is (has_files or bool(existing_paths))
    if plan.why:
        assert SHOWN_TARGET in expected
    if existing_paths:
        assert f"Different from the backup now: {counted(len(existing_paths))}" in expected
        assert is_shown(view, view.answer.conflicts.keep)
    if existing_paths and not has_files:
        has_other_content = any(item.reason == "already-there" for item in plan.left_out)
        assert is_shown(view, view.answer.conflicts.both) is has_other_content
    if has_files and (existing_paths or not plan.left_out):
        assert counted(plan.checked.files) in expected
        assert sized(plan.checked.bytes) in expected
    assert ("There is nothing to restore" in expected) is not (plan.why or plan.left_out or has_files)
    if is_shown(view, view.buttons.go):
        assert view.buttons.go.isEnabled() is (has_files or not view.answer.conflicts.keep.isChecked())


def check_end(view: RestoreView, result: CheckFinished, conflict_policy: ConflictPolicy, expected: str) -> None:
    is_kept = conflict_policy is ConflictPolicy.KEEP and bool(result.left_out)
    is_only_kept = is_kept and all(item.reason in DIFFERENT_NOW for item in result.left_out)
    assert ("The other files are back" in expected) is is_only_kept
    assert is_shown(view, view.answer.table) is bool(result.left_out)
    assert view.answer.table.model().rowCount() == len(result.left_out)
    assert is_shown(view, view.buttons.open) is bool(result.checked.files)
    assert is_shown(view, view.buttons.again) is bool(result.why or result.left_out)
    assert is_shown(view, view.buttons.done)
    if result.outcome is Outcome.DONE:
        assert (counted(result.checked.files) in expected) is bool(result.checked.files)
        assert (SHOWN_TARGET in expected) is bool(result.checked.files)


def outcome_of(state: RestoreState) -> str:
    return state.result.outcome if state.result is not None else ""


def is_shown(view: RestoreView | StartCard, part: object) -> bool:
    assert hasattr(part, "isVisibleTo")
    return bool(part.isVisibleTo(view))


# before a backup is open --------------------------------------------------------------------------------------

HEADLINES: Final = {
    Access.NOT_ASKED: "Nothing has been backed up yet",
    Access.ASKING: "Opening Drive",
    Access.THERE: "Opening Drive",
    Access.EMPTY: "Nothing to restore yet",
    Access.AWAY: "Plug in the drive to restore files",
    Access.CLOSED: "Open the drive to restore files",
    Access.MISPLACED: "The backup was not found",
    Access.LET_GO: "Ejecting the drive",
    Access.REFUSED: "The backup could not be read",
    Access.DIED: "The backup could not be read",
}


@given(states=st.lists(st.tuples(st.sampled_from(Access), st.booleans(), st.booleans()), min_size=1, max_size=8))
@USUAL
def test_the_page_before_a_backup_is_open_follows_the_access_to_its_drive(
    qtbot: QtBot, states: list[tuple[Access, bool, bool]]
) -> None:
    card = StartCard(lambda state: state.access, lambda _place: None, lambda _place: None)
    qtbot.addWidget(card)
    for access, is_silent, is_list in states:
        reading = Progress(phase="list", elapsed_s=1, files=0, bytes=1, total_bytes=9) if is_list else None
        refusal = VersionsFinished(
            outcome="drive-refused", exit_code=4, why=Why.DRIVE_READ_ERROR, values={"detail": "EIO"}
        )
        state = BrowserState(
            "/media/me/Drive",
            access,
            is_silent=is_silent,
            reading=reading,
            refusal=refusal if access is Access.REFUSED else None,
            detail="signal 11" if access is Access.DIED else "",
        )
        card.show_state(state)
        shown = card.answer.sentence.text()
        assert card.answer.headline.text() == HEADLINES[access]
        assert ("not plugged in" in shown) is (access is Access.AWAY)
        assert ("is taking a while" in shown) is (access in (Access.ASKING, Access.THERE) and is_silent and not is_list)
        assert ("EIO" in shown) is (access is Access.REFUSED)
        assert ("signal 11" in shown) is (access is Access.DIED)
        can_look_again = access in (
            Access.AWAY,
            Access.MISPLACED,
            Access.REFUSED,
            Access.DIED,
            Access.EMPTY,
        )
        assert is_shown(card, card.again) is can_look_again
        assert is_shown(card, card.open) is (access is Access.CLOSED)
        assert all(button.text() for button in card.findChildren(QPushButton))
