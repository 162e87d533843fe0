"""Which care starts when the drive is needed at a set time."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.care.rules import may_begin, portions_in_time, time_for
from shingleback.domain.care.types import Busy, CareAction, CareFacts, CareNeed, CareReason, Cost, DueAction

HOUR_S = 3600.0
FACTS = CareFacts(
    known_since_s=0, filesystem="btrfs", total_bytes=10**12, used_bytes=10**11, is_shingled=True, drain_high_s=HOUR_S
)


def action(kind: CareAction, hours: float, portions: int = 1, written_bytes: int = 0, *needs: CareNeed) -> DueAction:
    cost = Cost(low_s=hours * HOUR_S / 2, high_s=hours * HOUR_S, busy=Busy.BACKGROUND, written_bytes=written_bytes)
    missing = frozenset(needs)
    return DueAction(
        action=kind,
        reason=CareReason.ASKED_FOR,
        cost=cost,
        needs=missing,
        missing=missing,
        portions=portions,
    )


READ = action(CareAction.READ, 1, 12)
BALANCE = action(CareAction.BALANCE, 1, 1, 40 * 10**9)
REST = action(CareAction.REST, 1)


@pytest.mark.parametrize(("hours", "counts"), [(8, [7, 1]), (2.5, [1, 1]), (1, [0, 1]), (0.5, [0, 0])])
def test_time_to_rest_is_reserved_first(hours: float, counts: list[int]) -> None:
    assert portions_in_time([READ, REST], FACTS, hours * HOUR_S) == counts


def test_an_action_that_fills_the_cache_needs_time_for_a_longer_rest() -> None:
    assert may_begin(BALANCE, FACTS, 2.5 * HOUR_S)
    assert not may_begin(BALANCE, FACTS, 2.1 * HOUR_S)  # cleaning 40 GB takes up to 17 minutes
    assert may_begin(BALANCE, replace(FACTS, is_shingled=False), 2.1 * HOUR_S)


def test_a_rest_may_begin_in_any_remaining_time() -> None:
    assert may_begin(REST, FACTS, 60)
    assert not may_begin(REST, FACTS, 0)


def test_an_action_without_its_helper_takes_no_time_from_others() -> None:
    balance = action(CareAction.BALANCE, 1, 1, 0, CareNeed.HELPER)
    assert portions_in_time([balance, READ], FACTS, 3 * HOUR_S) == [0, 2]


actions = st.lists(
    st.builds(
        action,
        st.sampled_from([action for action in CareAction if action is not CareAction.REST]),
        st.floats(0, 5),
        st.integers(1, 12),
        st.integers(0, 10**11),
    ),
    max_size=6,
)


@given(actions, st.floats(0, 24 * HOUR_S), st.floats(0, 5 * HOUR_S))
def test_every_plan_ends_in_time(due: list[DueAction], left_s: float, drain_s: float) -> None:
    facts = replace(FACTS, drain_high_s=drain_s)
    counts = portions_in_time(due, facts, left_s)
    assert all(0 <= count <= due_action.portions for due_action, count in zip(due, counts, strict=True))
    assert not any(counts) or time_for(due, counts, facts).high_s <= left_s + 1e-6
