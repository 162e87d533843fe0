"""Five households live for ten years. Nothing is forgotten, nothing is done twice, and the drives rest."""

from dataclasses import replace
from itertools import pairwise

import pytest

from shingleback.domain.care.rules import READ_S, due, obstacle
from shingleback.domain.care.types import DAY_S, PARTS, CareAction, CareReason
from tests.unit.domain.care.households import FROM_STATE, YEAR_S, Household, households

CALENDAR = [action for action in CareAction if action not in FROM_STATE | {CareAction.READ}]


@pytest.fixture(params=range(5), ids=[one.name for one in households()])
def household(request: pytest.FixtureRequest) -> Household:
    lived = households()[int(request.param)]
    lived.live()
    return lived


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
        late_s = max(32 * DAY_S, 3 * between_visits_s(household))
        covered = sorted(household.times(action) + household.times(CareAction.LONG_TEST))
        stops = [0.0, *(covered if action is CareAction.SELF_TEST else household.times(action)), 10 * YEAR_S]
        gaps = [after - before for before, after in pairwise(stops)]
        assert max(gaps) <= interval_s + late_s, action


def test_everything_is_read_in_time_for_as_often_as_the_drive_is_there(household: Household) -> None:
    times = household.times(CareAction.READ)
    rounds = times[PARTS - 1 :: PARTS]
    assert rounds
    gaps = [after - before for before, after in zip([0.0, *rounds], rounds, strict=False)]
    assert max(gaps) <= READ_S + 3 * between_visits_s(household) + DAY_S


def test_nothing_is_done_twice(household: Household) -> None:
    for one in household.done:
        if one.due.reason is CareReason.PULLED or one.due.action in (CareAction.REST, CareAction.READ):
            continue
        before = [at_s for at_s in household.times(one.due.action) if at_s < one.at_s]
        assert not before or one.at_s - before[-1] >= one.due.interval_s
    read = len(household.times(CareAction.READ))
    assert read <= PARTS * 10 * YEAR_S / READ_S + 1


def test_no_action_outlives_its_reason(household: Household) -> None:
    """What is done is no longer due; of the reading, a portion may still be missing."""
    assert household.done
    assert [one for one in household.done if one.is_due_again and one.due.portions < 2] == []


def test_the_drive_rests_nearly_always(household: Household) -> None:
    """Its own cleaning is rest: nobody asks anything of it."""
    busy_s = sum(one.took_s for one in household.done if one.due.action is not CareAction.REST)
    assert 0 < busy_s < 0.05 * 10 * YEAR_S


def test_what_follows_from_a_state_happens_in_the_households_that_come_into_it() -> None:
    """Else the tests above would hold because nothing ever happened."""
    lived = {one.name: one for one in households()}
    for one in lived.values():
        one.live()
    assert lived["evenings"].times(CareAction.BALANCE)
    assert lived["evenings"].times(CareAction.REST)
    assert len(lived["sundays"].times(CareAction.TRIM)) > 10
    assert lived["sundays"].done[0].due.reason in (CareReason.USED_DRIVE_PREPARED, CareReason.NEVER_READ)
    assert lived["always there"].times(CareAction.COLLECT_GARBAGE)
    assert not lived["always there"].times(CareAction.REST)
    assert lived["twice a year"].times(CareAction.CHECK)


def test_who_never_looks_is_told_of_everything_at_once() -> None:
    facts = replace(households()[0].facts, used_bytes=10**12, is_mounted=True)
    found = {one.action: one for one in due(facts, 2 * YEAR_S)}
    assert found[CareAction.READ].portions == PARTS
    assert CareAction.LONG_TEST in found
    assert CareAction.SELF_TEST not in found  # the long one tests the same
