"""The state of a run, derived from its events."""

import pytest

from shingleback.domain.errors import Why
from shingleback.protocol.events import Awake, EjectStep, Event, Note, Progress, State
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.protocol.run_state import RunState, Stage


def after(*events: Event) -> RunState:
    state = RunState()
    for event in events:
        state = state.after(event)
    return state


def progress(phase: str, done: int = 0, durable: int = 0, total: int = 0) -> Progress:
    return Progress(phase=phase, elapsed_s=1.0, files=1, bytes=done, durable_bytes=durable, total_bytes=total)


def test_the_stages_follow_each_other() -> None:
    stages = [
        after(),
        after(progress("survey")),
        after(progress("survey"), progress("copy")),
        after(progress("copy"), progress("finish")),
        after(progress("finish"), BackupFinished(outcome="done", exit_code=0)),
    ]
    assert [state.stage for state in stages] == [
        Stage.STARTING,
        Stage.SURVEYING,
        Stage.COPYING,
        Stage.FINISHING,
        Stage.ENDED,
    ]


def test_the_survey_does_not_count_as_copying() -> None:
    assert after(progress("survey", done=500, total=0)).copied == 0.0


def test_copied_and_durable_are_shares_of_the_total() -> None:
    state = after(progress("copy", done=500, durable=200, total=1000))
    assert (state.copied, state.durable) == (0.5, 0.2)


def test_a_run_with_nothing_to_copy_is_complete() -> None:
    state = after(progress("survey"), Progress(phase="copy", elapsed_s=1, files=0, bytes=0))
    assert (state.copied, state.durable) == (1.0, 1.0)


def test_files_count_if_none_has_content() -> None:
    state = after(Progress(phase="copy", elapsed_s=1, files=5, bytes=0, total_files=10))
    assert state.copied == 0.5


def test_a_worker_that_dies_ends_the_run_without_a_false_success() -> None:
    state = after(progress("copy", done=10, total=10)).died("signal 9")
    assert state.stage is Stage.ENDED
    assert not state.has_succeeded
    assert state.eject_progress == 0.0


def test_only_durable_bytes_count_in_a_run_that_ended_early() -> None:
    copying = after(progress("copy", done=900, durable=200, total=1000))
    result = BackupFinished(
        outcome="drive-gone", exit_code=3, copied=Tally(files=1, bytes=900), durable=Tally(files=0, bytes=200)
    )
    assert copying.done == 0.9
    assert copying.after(result).done == copying.died("signal 9").done == 0.2
    assert copying.after(result).copied == 0.9, "the bars still show both"


def test_a_second_cancel_is_possible_only_if_the_drive_does_not_answer() -> None:
    stopping = after(progress("copy", done=900)).asking("cancel")
    assert after(progress("copy")).can_cancel
    assert not stopping.can_cancel
    assert stopping.after(Progress(phase="copy", elapsed_s=20, files=1, bytes=900, silent_s=12)).can_cancel


@pytest.mark.parametrize(("outcome", "succeeded"), [("done", True), ("left-out", True), ("drive-full", False)])
def test_only_a_complete_backup_is_a_success(outcome: str, succeeded: bool) -> None:
    assert after(BackupFinished(outcome=outcome, exit_code=0)).has_succeeded is succeeded


def test_the_backup_is_kept_while_the_drive_is_ejected() -> None:
    done = BackupFinished(outcome="done", exit_code=0)
    state = after(done).ejecting()
    assert (state.stage, state.backed_up) == (Stage.EJECTING, done)
    state = state.after(EjectStep(step="flush", done=True)).after(EjectStep(step="unmount", done=False))
    assert 0 < state.eject_progress < 1
    failed = state.after(EjectFinished(outcome="drive-refused", exit_code=3))
    assert failed.eject_progress < 1
    assert state.after(EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True)).eject_progress == 1.0


def test_without_a_drive_to_eject_the_backup_result_stays_final() -> None:
    done = BackupFinished(outcome="done", exit_code=0)
    nothing = EjectFinished(outcome="unsafe", exit_code=4, why=Why.NOTHING_TO_EJECT)
    assert after(done).ejecting().after(nothing).final == done
    assert RunState().ejecting().after(nothing).final == nothing


def test_a_drive_can_be_ejected_without_a_backup() -> None:
    ejected = EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True)
    assert RunState().ejecting().is_eject_only
    assert RunState().ejecting().after(ejected).is_eject_only
    assert not RunState().is_eject_only
    assert not after(BackupFinished(outcome="done", exit_code=0)).ejecting().after(ejected).is_eject_only


def test_a_complete_run_without_files_to_copy_is_fully_copied() -> None:
    state = after(progress("survey"), BackupFinished(outcome="done", exit_code=0))
    assert (state.copied, state.durable) == (1.0, 1.0)
    stopped = after(progress("survey"), BackupFinished(outcome="canceled", exit_code=130))
    assert (stopped.copied, stopped.durable) == (0.0, 0.0)


@pytest.mark.parametrize(
    "end",
    [Awake(held=False), State(state="paused"), BackupFinished(outcome="done", exit_code=0)],
    ids=["released", "paused", "finished"],
)
def test_the_computer_stays_awake_until_the_lock_is_released_or_the_run_pauses_or_ends(end: Event) -> None:
    assert not after(progress("copy")).stays_awake
    assert after(Awake(held=True), progress("copy")).stays_awake
    assert not after(Awake(held=True), end).stays_awake
    assert not after(Awake(held=True)).died("killed").stays_awake


def test_notes_are_kept() -> None:
    state = after(Note(code="batch-again"), State(state="paused"), State(state="running"), progress("copy"))
    assert [note.code for note in state.notes] == ["batch-again"]
    assert state.stage is Stage.COPYING


@pytest.mark.parametrize(
    ("command", "stage"), [("pause", Stage.PAUSING), ("cancel", Stage.CANCELING), ("resume", Stage.COPYING)]
)
def test_a_command_is_shown_before_the_worker_confirms_it(command: str, stage: Stage) -> None:
    assert after(progress("copy")).asking(command).stage is stage


def test_a_pending_pause_can_be_taken_back() -> None:
    assert after(progress("copy")).asking("pause").asking("resume").stage is Stage.COPYING


def test_a_pause_that_came_too_late_is_no_longer_shown() -> None:
    state = after(progress("copy")).asking("pause").after(progress("finish"))
    assert state.stage is Stage.FINISHING
    assert state.asking("pause") == state


def test_a_finished_run_ignores_commands() -> None:
    finished = after(progress("copy"), BackupFinished(outcome="done", exit_code=0))
    assert all(finished.asking(command) == finished for command in ("pause", "resume", "cancel"))
