"""The guide for a drive that vanished: an hour of power, a power cycle, and up to three rounds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.lost_drive_guide import (
    HOUR_S,
    LOOK_S,
    CameBack,
    GivenUp,
    GuideEvent,
    GuideState,
    GuideStep,
    PowerCycled,
    Tick,
    Vanished,
    advance,
    begin,
    is_fragile,
)
from shingleback.messages.notifications import detail, patience_headline

FRAGILE = "WDC WD40EFAX-68JH4N0"


def after(*events: GuideEvent, model: str = "") -> GuideState:
    state = begin(Vanished(0.0), model)
    for event in events:
        state = advance(state, event)
    return state


def one_round(start_s: float) -> list[GuideEvent]:
    """An hour passes, then a power cycle, then a search without a result."""
    return [
        Tick(start_s + HOUR_S),
        PowerCycled(start_s + HOUR_S + 60),
        Tick(start_s + HOUR_S + 60 + LOOK_S),
    ]


def test_a_vanished_drive_is_first_left_alone_for_an_hour() -> None:
    assert after(Tick(HOUR_S - 1)).step is GuideStep.WAIT
    assert after(Tick(HOUR_S - 1)).left_s(HOUR_S - 1) == 1
    assert after(Tick(HOUR_S)).step is GuideStep.POWER_CYCLE


def test_the_power_cycle_waits_for_the_person() -> None:
    waiting = after(Tick(HOUR_S), Tick(50 * HOUR_S))

    assert waiting.step is GuideStep.POWER_CYCLE
    assert waiting.until_s is None
    assert waiting.left_s(50 * HOUR_S) == 0


def test_after_the_power_cycle_the_guide_looks_for_the_drive() -> None:
    assert after(Tick(HOUR_S), PowerCycled(HOUR_S + 60)).step is GuideStep.LOOK


def test_a_search_without_result_begins_a_round_that_counts_from_the_power_cycle() -> None:
    second = after(*one_round(0.0))

    assert (second.step, second.round) == (GuideStep.WAIT, 2)
    assert second.until_s == HOUR_S + 60 + HOUR_S


def test_after_three_rounds_the_drive_is_probably_broken() -> None:
    events = [event for number in range(3) for event in one_round(number * (HOUR_S + 60))]

    assert after(*events[:-1]).step is GuideStep.LOOK
    assert after(*events).step is GuideStep.PROBABLY_BROKEN
    assert after(*events).is_over


def test_a_fragile_drive_gets_only_one_power_cycle() -> None:
    assert after(*one_round(0.0), model=FRAGILE).step is GuideStep.HAVE_IT_READ


def test_an_early_power_cycle_restarts_the_hour() -> None:
    early = after(PowerCycled(HOUR_S / 2))

    assert (early.step, early.round) == (GuideStep.WAIT, 1)
    assert early.until_s == 1.5 * HOUR_S


@pytest.mark.parametrize("events", [[], [Tick(HOUR_S)], [Tick(HOUR_S), PowerCycled(HOUR_S)], [GivenUp(5.0)]])
def test_the_drive_may_come_back_at_any_time(events: list[GuideEvent]) -> None:
    assert after(*events, CameBack(9 * HOUR_S)).step is GuideStep.CAME_BACK


def test_a_drive_that_vanishes_again_begins_with_the_first_round() -> None:
    second_wait = after(*one_round(0.0), CameBack(3 * HOUR_S), Vanished(4 * HOUR_S))

    assert (second_wait.step, second_wait.round, second_wait.until_s) == (GuideStep.WAIT, 1, 5 * HOUR_S)


def test_a_drive_that_is_already_gone_cannot_vanish_again() -> None:
    assert after(Vanished(100.0)) == after()


def test_a_guide_that_was_given_up_stays_over() -> None:
    assert after(GivenUp(10.0), Tick(HOUR_S), PowerCycled(HOUR_S)).step is GuideStep.GIVEN_UP


@pytest.mark.parametrize(
    ("model", "fragile"),
    [
        ("WDC WD60EZAZ-00SF3B0", True),
        ("WD30EDAZ-11SLVB0", True),
        ("WDC WD20EFAX-68FB5N0", True),
        ("WDC WD80EFAX-68KNBN0", False),
        ("WDC WD40EFRX-68N32N0", False),
        ("ST8000AS0002-1NA17Z", False),
        ("", False),
    ],
)
def test_fragile_models_are_recognized(model: str, fragile: bool) -> None:
    assert is_fragile(model) is fragile


EVENTS = st.builds(
    lambda kind, at_s: kind(at_s),
    st.sampled_from([Vanished, Tick, PowerCycled, CameBack, GivenUp]),
    st.floats(0, 1e6),
)


@given(st.lists(EVENTS, max_size=40), st.sampled_from(["", FRAGILE]))
def test_there_are_never_more_rounds_than_promised(events: list[GuideEvent], model: str) -> None:
    state = after(*sorted(events, key=lambda event: event.at_s), model=model)

    assert 1 <= state.round <= state.rounds
    assert state.left_s(1e6) == 0 or not state.is_over


@pytest.mark.parametrize("step", list(GuideStep))
def test_every_step_has_its_sentences(step: GuideStep) -> None:
    assert patience_headline(step)
    assert "{" not in detail(step, 1, 3, 1800.0)


def test_the_wait_shows_the_remaining_time() -> None:
    assert "30 min to go (round 2 of 3)" in detail("wait", 2, 3, 1800.0)
