"""Seven households live for ten years: no care is forgotten or repeated, and the drives rest."""

import functools
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from shingleback.domain.care.rules import INTERVALS_S, READ_S, due, obstacle
from shingleback.domain.care.types import DAY_S, PARTS, CareAction, CareReason
from tests.unit.domain.care.households import BEGAN_S, FROM_STATE, YEAR_S, Household, every, households, live_together

MONTHLY = 2
DRIVES = (("at home", 0), ("at work", 14))
CALENDAR = [action for action in CareAction if action not in FROM_STATE | {CareAction.READ}]


@pytest.fixture(
    scope="module", params=range(len(households())), ids=[household_at_home.name for household_at_home in households()]
)
def household(request: pytest.FixtureRequest) -> Household:
    return after_ten_years(int(request.param))


@functools.cache
def after_ten_years(number: int) -> Household:
    old_household = households()[number]
    old_household.live()
    return old_household


def between_visits_s(household: Household) -> float:
    times = [visit.at_s for visit in household.visits()]
    return max(after - before for before, after in pairwise(times))


def test_scheduled_care_is_never_forgotten(household: Household) -> None:
    """Some visits are too short for the long test, or find the drive mounted; the next suitable visit will do."""
    for action in CALENDAR:
        if obstacle(action, household.facts):
            assert household.times(action) == []
            continue
        interval_s = 182 * DAY_S if action is not CareAction.SELF_TEST else 30 * DAY_S
        tolerance_s = max(32 * DAY_S, 3 * between_visits_s(household)) + household.uncounted_s
        covered = sorted(household.times(action) + household.times(CareAction.LONG_TEST))
        stops = [0.0, *(covered if action is CareAction.SELF_TEST else household.times(action)), 10 * YEAR_S]
        gaps = [after - before for before, after in pairwise(stops)]
        assert max(gaps) <= interval_s + tolerance_s, action


def test_everything_is_read_as_often_as_the_visits_allow(household: Household) -> None:
    """If only one portion fits into a visit, each visit reads one; one visit in six finds the drive unmounted."""
    assert household.rounds
    gaps = [after - before for before, after in pairwise([0.0, *household.rounds, 10 * YEAR_S])]
    parts = max(
        performed_action.due.parts
        for performed_action in household.performed
        if performed_action.due.action is CareAction.READ
    )
    needed_s = READ_S if parts == PARTS else max(READ_S, 6 / 5 * parts * between_visits_s(household))
    assert max(gaps) <= needed_s + 3 * between_visits_s(household) + DAY_S + household.uncounted_s


def test_no_action_is_repeated_too_early(household: Household) -> None:
    for performed_action in household.performed:
        if performed_action.due.reason is CareReason.PULLED or performed_action.due.action in (
            CareAction.REST,
            CareAction.READ,
        ):
            continue
        if not performed_action.is_clock_right:  # its clock claims that a year has passed
            continue
        before = [at_s for at_s in household.times(performed_action.due.action) if at_s < performed_action.at_s]
        assert not before or performed_action.at_s - before[-1] >= INTERVALS_S[performed_action.due.action]
    jumps = sum(visit.ahead_s > 0 for visit in household.visits())
    assert len(household.rounds) <= 10 * YEAR_S / READ_S + 1 + jumps


def test_no_action_outlives_its_reason(household: Household) -> None:
    """A performed action is no longer due, except that a portion of the reading may remain."""
    assert household.performed
    assert [
        performed_action
        for performed_action in household.performed
        if performed_action.is_due_again and performed_action.due.portions < 2
    ] == []


def test_the_drive_is_idle_nearly_always(household: Household) -> None:
    """Its own cleaning counts as rest, since nothing is requested from it."""
    busy_s = sum(
        performed_action.took_s
        for performed_action in household.performed
        if performed_action.due.action is not CareAction.REST
    )
    assert 0 < busy_s < 0.05 * 10 * YEAR_S


def test_two_alternating_drives_are_cared_for_independently() -> None:
    """They share one computer and one history, which must not confuse them."""

    def two() -> list[Household]:
        return [replace(households()[MONTHLY], name=name, visits=every(28, 6, first=first)) for name, first in DRIVES]

    alone, shared = two(), two()
    for pair_member in alone:
        pair_member.live()
    for pair_member in shared:
        pair_member.history = shared[0].history
    live_together(*shared)
    assert shared[0].performed
    assert [pair_member.performed for pair_member in shared] == [pair_member.performed for pair_member in alone]


def test_years_of_postponed_care_fit_into_one_night() -> None:
    """After three years without care, each action is done once, with one complete read, and nothing remains due."""
    [refuser] = (household_at_home for household_at_home in households() if household_at_home.name == "evenings")
    refuser = replace(refuser, visits=every(1, 3, years=3, nights=1095), agrees=lambda number: number == 1094)
    refuser.live()
    counts = Counter(performed_action.due.action for performed_action in refuser.performed)
    parts = next(
        performed_action.due.parts
        for performed_action in refuser.performed
        if performed_action.due.action is CareAction.READ
    )
    assert counts.pop(CareAction.READ) == parts
    assert set(counts.values()) == {1}
    assert [due_action for due_action in refuser.due_now(BEGAN_S + 3 * YEAR_S) if not due_action.missing] == []


def test_care_for_a_drives_state_happens_in_the_households() -> None:
    """Otherwise the tests above could pass because nothing ever happens."""
    by_name = {household_at_home.name: after_ten_years(number) for number, household_at_home in enumerate(households())}
    assert by_name["evenings"].times(CareAction.BALANCE)
    assert by_name["evenings"].times(CareAction.REST)
    assert len(by_name["sundays"].times(CareAction.TRIM)) > 10
    assert by_name["sundays"].performed[0].due.reason in (CareReason.USED_DRIVE_PREPARED, CareReason.NEVER_READ)
    assert by_name["always there"].times(CareAction.COLLECT_GARBAGE)
    assert not by_name["always there"].times(CareAction.REST)
    assert by_name["twice a year"].times(CareAction.CHECK)


def test_everything_is_due_at_once_after_years_of_neglect() -> None:
    facts = replace(households()[0].facts, used_bytes=10**12, is_mounted=True)
    due_by_action = {due_action.action: due_action for due_action in due(facts, 2 * YEAR_S)}
    assert due_by_action[CareAction.READ].portions == due_by_action[CareAction.READ].parts == PARTS
    assert CareAction.LONG_TEST in due_by_action
    assert CareAction.SELF_TEST not in due_by_action  # the long test covers it
