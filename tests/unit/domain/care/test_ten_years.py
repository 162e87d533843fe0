"""Seven households live for ten years. Nothing is forgotten, nothing is done twice, and the drives rest."""

import functools
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from shingleback.domain.care.rules import _INTERVALS_S, READ_S, due, obstacle
from shingleback.domain.care.types import DAY_S, PARTS, CareAction, CareReason
from tests.unit.domain.care.households import BEGAN_S, FROM_STATE, YEAR_S, Household, every, households, live_together

MONTHLY = 2
DRIVES = (("at home", 0), ("at work", 14))
CALENDAR = [action for action in CareAction if action not in FROM_STATE | {CareAction.READ}]


@pytest.fixture(scope="module", params=range(len(households())), ids=[one.name for one in households()])
def household(request: pytest.FixtureRequest) -> Household:
    return lived(int(request.param))


@functools.cache
def lived(number: int) -> Household:
    one = households()[number]
    one.live()
    return one


def between_visits_s(household: Household) -> float:
    times = [visit.at_s for visit in household.visits()]
    return max(after - before for before, after in pairwise(times))


def test_what_the_calendar_asks_for_is_never_forgotten(household: Household) -> None:
    """Some visits are too short for the long test, or find the drive open: the next one that is not will do."""
    for action in CALENDAR:
        if obstacle(action, household.facts):
            assert household.times(action) == []
            continue
        interval_s = 182 * DAY_S if action is not CareAction.SELF_TEST else 30 * DAY_S
        late_s = max(32 * DAY_S, 3 * between_visits_s(household)) + household.uncounted_s
        covered = sorted(household.times(action) + household.times(CareAction.LONG_TEST))
        stops = [0.0, *(covered if action is CareAction.SELF_TEST else household.times(action)), 10 * YEAR_S]
        gaps = [after - before for before, after in pairwise(stops)]
        assert max(gaps) <= interval_s + late_s, action


def test_everything_is_read_in_time_for_as_often_as_the_drive_is_there(household: Household) -> None:
    """Where one portion fits a visit, that is one portion a visit; one visit in six finds the drive closed."""
    assert household.rounds
    gaps = [after - before for before, after in pairwise([0.0, *household.rounds, 10 * YEAR_S])]
    parts = max(one.due.parts for one in household.done if one.due.action is CareAction.READ)
    needed_s = READ_S if parts == PARTS else max(READ_S, 6 / 5 * parts * between_visits_s(household))
    assert max(gaps) <= needed_s + 3 * between_visits_s(household) + DAY_S + household.uncounted_s


def test_nothing_is_done_twice(household: Household) -> None:
    for one in household.done:
        if one.due.reason is CareReason.PULLED or one.due.action in (CareAction.REST, CareAction.READ):
            continue
        if not one.is_clock_right:  # it says that a year is over
            continue
        before = [at_s for at_s in household.times(one.due.action) if at_s < one.at_s]
        assert not before or one.at_s - before[-1] >= _INTERVALS_S[one.due.action]
    jumps = sum(visit.ahead_s > 0 for visit in household.visits())
    assert len(household.rounds) <= 10 * YEAR_S / READ_S + 1 + jumps


def test_no_action_outlives_its_reason(household: Household) -> None:
    """What is done is no longer due; of the reading, a portion may still be missing."""
    assert household.done
    assert [one for one in household.done if one.is_due_again and one.due.portions < 2] == []


def test_the_drive_rests_nearly_always(household: Household) -> None:
    """Its own cleaning is rest: nobody asks anything of it."""
    busy_s = sum(one.took_s for one in household.done if one.due.action is not CareAction.REST)
    assert 0 < busy_s < 0.05 * 10 * YEAR_S


def test_two_drives_that_take_turns_are_cared_for_as_if_each_were_alone() -> None:
    """On one computer, with one history: what was done for one is not taken for done for the other."""

    def two() -> list[Household]:
        return [replace(households()[MONTHLY], name=name, visits=every(28, 6, first=first)) for name, first in DRIVES]

    alone, shared = two(), two()
    for one in alone:
        one.live()
    for one in shared:
        one.history = shared[0].history
    live_together(*shared)
    assert shared[0].done
    assert [one.done for one in shared] == [one.done for one in alone]


def test_who_says_not_tonight_each_time_is_not_punished_for_it_in_the_one_night_that_is_left() -> None:
    """After three years without care, each thing is done once, the reading once over, and then all is well."""
    [refuser] = (one for one in households() if one.name == "evenings")
    refuser = replace(refuser, visits=every(1, 3, years=3, nights=1095), agrees=lambda number: number == 1094)
    refuser.live()
    counts = Counter(one.due.action for one in refuser.done)
    parts = next(one.due.parts for one in refuser.done if one.due.action is CareAction.READ)
    assert counts.pop(CareAction.READ) == parts
    assert set(counts.values()) == {1}
    assert [one for one in refuser.look(BEGAN_S + 3 * YEAR_S) if not one.missing] == []


def test_what_follows_from_a_state_happens_in_the_households_that_come_into_it() -> None:
    """Else the tests above would hold because nothing ever happened."""
    all_lived = {one.name: lived(number) for number, one in enumerate(households())}
    assert all_lived["evenings"].times(CareAction.BALANCE)
    assert all_lived["evenings"].times(CareAction.REST)
    assert len(all_lived["sundays"].times(CareAction.TRIM)) > 10
    assert all_lived["sundays"].done[0].due.reason in (CareReason.USED_DRIVE_PREPARED, CareReason.NEVER_READ)
    assert all_lived["always there"].times(CareAction.COLLECT_GARBAGE)
    assert not all_lived["always there"].times(CareAction.REST)
    assert all_lived["twice a year"].times(CareAction.CHECK)


def test_who_never_looks_is_told_of_everything_at_once() -> None:
    facts = replace(households()[0].facts, used_bytes=10**12, is_mounted=True)
    found = {one.action: one for one in due(facts, 2 * YEAR_S)}
    assert found[CareAction.READ].portions == found[CareAction.READ].parts == PARTS
    assert CareAction.LONG_TEST in found
    assert CareAction.SELF_TEST not in found  # the long one tests the same
