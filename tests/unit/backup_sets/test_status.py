"""The status of a backup set at a glance, and its next step."""

from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shingleback.backup_sets.status import Attempt, NextStep, Presence, SetActivity, SetFacts, SetState, status
from shingleback.domain.errors import Outcome, Why

NOW = datetime(2026, 5, 20, 0, 30, tzinfo=timezone(timedelta(hours=2)))
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


def attempt(ago: timedelta, outcome: Outcome = Outcome.DONE, why: str = "") -> Attempt:
    return Attempt(at=NOW - ago, outcome=outcome, files=3, bytes=412, why=why)


GOOD = SetFacts(attempts=(attempt(HOUR),), reminder_days=14)
OLD = replace(GOOD, attempts=(attempt(14 * DAY),))
FAILED = replace(GOOD, attempts=(attempt(HOUR, Outcome.INTERNAL), attempt(DAY)))


def test_a_complete_backup_is_good() -> None:
    set_status = status(GOOD, NOW)
    assert (set_status.state, set_status.step) == (SetState.GOOD, NextStep.BACK_UP)
    assert set_status.last_good == GOOD.attempts[0]
    assert set_status.verified is None


def test_a_set_without_a_backup_waits_for_its_first() -> None:
    set_status = status(replace(GOOD, attempts=()), NOW)
    assert (set_status.state, set_status.step, set_status.days) == (SetState.NEVER, NextStep.BACK_UP, 0)


def test_an_incomplete_set_has_to_be_completed_first() -> None:
    assert status(SetFacts(is_complete=False, presence=Presence.AWAY), NOW).step is NextStep.CHANGE


@pytest.mark.parametrize(
    ("presence", "step"),
    [
        (Presence.AWAY, NextStep.PLUG_IN),
        (Presence.CLOSED, NextStep.OPEN),
        (Presence.ELSEWHERE, NextStep.CHANGE),
        (Presence.UNCONFIRMED, NextStep.CONFIRM),
    ],
)
def test_a_set_whose_drive_is_absent_waits_for_it(presence: Presence, step: NextStep) -> None:
    set_status = status(replace(GOOD, presence=presence), NOW)
    assert (set_status.state, set_status.step) == (SetState.WAITING, step)


def test_days_are_counted_by_nights_in_the_local_time_zone() -> None:
    assert status(GOOD, NOW).days == 1, "it was 23:30 on the day before"


def test_a_backup_is_overdue_after_the_chosen_days() -> None:
    assert status(OLD, NOW).state is SetState.OVERDUE
    assert status(OLD, NOW).days == 14
    assert status(OLD, NOW - DAY).state is SetState.GOOD
    assert status(replace(OLD, reminder_days=0), NOW + 100 * DAY).state is SetState.GOOD
    assert status(replace(OLD, presence=Presence.AWAY), NOW).step is NextStep.PLUG_IN


def test_a_backup_dated_in_the_future_does_not_hide_an_overdue_one() -> None:
    ahead = attempt(-2000 * DAY)

    set_status = status(replace(OLD, attempts=(ahead, *OLD.attempts)), NOW)
    assert (set_status.state, set_status.last_good) == (SetState.OVERDUE, OLD.attempts[0])
    assert status(replace(OLD, attempts=(ahead,)), NOW).last_good == ahead


def test_a_backup_of_an_unset_clock_is_the_last_one_only_if_there_is_no_other() -> None:
    """A Raspberry Pi has no battery for its clock, so that it begins in 1970."""
    unset = attempt(NOW - datetime(1970, 1, 1, tzinfo=NOW.tzinfo))

    set_status = status(replace(OLD, attempts=(unset, *OLD.attempts)), NOW)
    assert (set_status.last_good, set_status.days) == (OLD.attempts[0], 14)
    assert status(replace(OLD, attempts=(unset,)), NOW).last_good == unset


def test_a_failure_takes_precedence_over_earlier_good_backups() -> None:
    set_status = status(FAILED, NOW)
    assert (set_status.state, set_status.step) == (SetState.FAILED, NextStep.TRY_AGAIN)
    assert set_status.failed == FAILED.attempts[0]
    assert set_status.last_good == FAILED.attempts[1]


@pytest.mark.parametrize(
    ("outcome", "why", "step"),
    [
        (Outcome.DRIVE_GONE, Why.DRIVE_GONE, NextStep.TRY_AGAIN),
        (Outcome.DRIVE_FULL, Why.DRIVE_FULL, NextStep.CHANGE),
        (Outcome.DRIVE_REFUSED, Why.DRIVE_WRITE_ERROR, NextStep.LOOK),
        (Outcome.DRIVE_REFUSED, Why.BACKUP_MOVED, NextStep.TRY_AGAIN),
        (Outcome.USAGE, Why.SOURCE_MISSING, NextStep.CHANGE),
        (Outcome.UNSAFE, Why.SOURCE_EMPTY_NOW, NextStep.TRY_AGAIN),
    ],
)
def test_each_failure_has_one_next_step(outcome: Outcome, why: str, step: NextStep) -> None:
    assert status(replace(GOOD, attempts=(attempt(HOUR, outcome, why),)), NOW).step is step


def test_a_pulled_drive_has_to_be_plugged_in_again() -> None:
    pulled = replace(GOOD, attempts=(attempt(HOUR, Outcome.DRIVE_GONE),), presence=Presence.AWAY)
    assert status(pulled, NOW).step is NextStep.PLUG_IN


def test_a_canceled_backup_has_not_failed_and_can_be_continued() -> None:
    stopped = replace(GOOD, attempts=(attempt(HOUR, Outcome.CANCELED), attempt(2 * HOUR)))
    set_status = status(stopped, NOW)
    assert (set_status.state, set_status.step, set_status.is_unfinished) == (SetState.GOOD, NextStep.GO_ON, True)


@pytest.mark.parametrize(
    ("work", "state", "step"),
    [
        (SetActivity.BUSY, SetState.RUNNING, NextStep.WAIT),
        (SetActivity.CAN_PAUSE, SetState.RUNNING, NextStep.PAUSE),
        (SetActivity.PAUSED, SetState.PAUSED, NextStep.RESUME),
        (SetActivity.EJECTING, SetState.EJECTING, NextStep.WAIT),
    ],
)
@pytest.mark.parametrize("facts", [GOOD, OLD, FAILED, SetFacts(is_complete=False)])
def test_a_current_activity_takes_precedence_over_everything_else(
    facts: SetFacts, work: SetActivity, state: SetState, step: NextStep
) -> None:
    set_status = status(replace(facts, work=work), NOW)
    assert (set_status.state, set_status.step) == (state, step)


def test_a_full_verification_replaces_an_older_sample() -> None:
    set_status = status(replace(GOOD, checked=NOW, sampled=NOW - HOUR), NOW)
    assert (set_status.verified, set_status.sampled) == (NOW, None)
    assert status(replace(GOOD, sampled=NOW), NOW).verified is None
    assert status(SetFacts(checked=NOW, sampled=NOW), NOW).verified is None


def test_damage_takes_precedence_over_earlier_good_results() -> None:
    set_status = status(replace(GOOD, checked=NOW - 2 * HOUR, sampled=NOW - HOUR, damaged=NOW), NOW)
    assert (set_status.state, set_status.verified, set_status.sampled) == (SetState.DAMAGED, None, None)


@given(
    st.lists(st.sampled_from(Outcome), max_size=4),
    st.sampled_from(Presence),
    st.integers(0, 30),
)
def test_no_history_makes_a_set_look_better_than_its_backups(
    outcomes: list[Outcome], presence: Presence, days: int
) -> None:
    attempts = tuple(attempt(day * DAY, outcome) for day, outcome in enumerate(outcomes))
    set_status = status(SetFacts(attempts=attempts, presence=presence, reminder_days=days), NOW)
    if set_status.state in (SetState.GOOD, SetState.WAITING, SetState.OVERDUE):
        assert set_status.last_good is not None
        assert set_status.last_good.is_good
    assert (set_status.state is SetState.FAILED) == (set_status.failed is not None)
