"""When the drive gets a rest, and for how long."""

from dataclasses import replace

import pytest

from shingleback.domain.monitoring import CacheState, OwnWrites, Phase, RestReason
from shingleback.engine.drive.pace import PRESETS
from shingleback.engine.source.resting import (
    GIVE_WAY_S,
    LONGEST_S,
    PATIENCE,
    SHORTEST_S,
    WORK_S,
    Break,
    RestInputs,
    RestPolicy,
)

GB = 10**9
MUCH = 500 * GB


def cache(fill: float, phase: Phase = Phase.FILLING, tidy_s: float = 100.0) -> CacheState:
    """A cache of 20 GB, a size that this drive has shown once, filled to the given share."""
    fill_bytes = int(fill * 20 * GB)
    return CacheState(phase, fill_bytes, capacity_bytes=20 * GB, tidy_low_s=tidy_s / 2, tidy_high_s=tidy_s, cliffs=1)


QUIET = RestInputs(100.0, cache(0.1), OwnWrites(window_s=0.1, flush_s=0.3), has_foreign_io=False, left_bytes=MUCH)
FULL_CACHE = replace(QUIET, cache=cache(0.9, Phase.FULL))
SLOW_WINDOW = replace(QUIET, own_writes=OwnWrites(window_s=9.0, alarms=1))
SLOW_FLUSH = replace(QUIET, own_writes=OwnWrites(flush_s=31.0))
FOREIGN_IO = replace(QUIET, has_foreign_io=True)


def policy(pace: str) -> RestPolicy:
    return RestPolicy(PRESETS[pace].manners)


@pytest.mark.parametrize(
    ("inputs", "pace", "reason"),
    [
        (QUIET, "gentle", None),
        (FULL_CACHE, "gentle", RestReason.CACHE_FULL),
        (FULL_CACHE, "balanced", RestReason.CACHE_FULL),
        (FULL_CACHE, "full", None),
        (SLOW_WINDOW, "gentle", RestReason.SLOW_ANSWERS),
        (SLOW_WINDOW, "balanced", RestReason.SLOW_ANSWERS),
        (SLOW_WINDOW, "full", None),
        (SLOW_FLUSH, "balanced", None),
        (replace(SLOW_FLUSH, cache=cache(0.6, Phase.FULL)), "balanced", RestReason.SLOW_ANSWERS),
        (FOREIGN_IO, "gentle", RestReason.OTHERS),
        (FOREIGN_IO, "balanced", RestReason.OTHERS),
        (FOREIGN_IO, "full", None),
    ],
)
def test_a_faster_pace_has_fewer_reasons_to_rest(inputs: RestInputs, pace: str, reason: RestReason | None) -> None:
    due = policy(pace).due_break(inputs)

    assert (due.reason if due else None) == reason


@pytest.mark.parametrize(
    ("fill", "pace", "rests"),
    [(0.45, "gentle", False), (0.55, "gentle", True), (0.85, "balanced", False), (0.95, "balanced", True)],
)
def test_a_rest_begins_before_the_cache_is_full(fill: float, pace: str, rests: bool) -> None:
    assert (policy(pace).due_break(replace(QUIET, cache=cache(fill))) is not None) == rests


@pytest.mark.parametrize("pace", ["gentle", "balanced"])
def test_a_cache_of_unknown_size_gets_a_rest_only_when_it_is_full(pace: str) -> None:
    estimated = replace(cache(0.95), cliffs=0)

    assert policy(pace).due_break(replace(QUIET, cache=estimated)) is None
    assert policy(pace).due_break(replace(QUIET, cache=replace(estimated, phase=Phase.FULL))) is not None


@pytest.mark.parametrize("unknown", [None, CacheState(Phase.UNKNOWN), CacheState(Phase.NOT_SMR_LIKE)])
def test_an_unknown_cache_causes_no_rests(unknown: CacheState | None) -> None:
    assert policy("gentle").due_break(replace(QUIET, cache=unknown)) is None


def sent(streamed: int, scattered: int) -> OwnWrites:
    return OwnWrites(streamed_bytes=streamed * GB, scattered_bytes=scattered * GB)


@pytest.mark.parametrize("pace", ["gentle", "balanced"])
def test_a_cache_with_space_for_everything_left_is_filled(pace: str) -> None:
    """The drive cleans its cache after the backup, when nobody has to wait."""
    full = cache(0.9, Phase.FULL)  # space for 2 GB

    assert policy(pace).due_break(replace(QUIET, cache=full, left_bytes=GB)) is None
    assert policy(pace).due_break(replace(QUIET, cache=full, left_bytes=30 * GB, own_writes=sent(95, 5))) is None
    assert policy(pace).due_break(replace(QUIET, cache=full, left_bytes=30 * GB, own_writes=sent(50, 50))) is not None


def test_the_drive_cleans_no_more_space_than_the_remaining_work_needs() -> None:
    """Half of the remaining 48 GB would go to the cache, and half of that is certain: 12 of its 20 GB."""
    rest = Break(RestReason.CACHE_FULL, 100.0)
    inputs = replace(QUIET, left_bytes=48 * GB, own_writes=sent(50, 50))

    assert not policy("balanced").is_over(rest, replace(inputs, cache=cache(0.45, Phase.TIDYING)))
    assert policy("balanced").is_over(rest, replace(inputs, cache=cache(0.4, Phase.TIDYING)))


@pytest.mark.parametrize(
    ("tidy_s", "run_s", "longest_s"),
    [(5.0, 9000, SHORTEST_S), (100.0, 9000, 100.0), (7200.0, 9000, LONGEST_S), (7200.0, 500, PATIENCE * 500)],
)
def test_a_rest_takes_no_longer_than_cleaning_or_a_share_of_the_run(
    tidy_s: float, run_s: float, longest_s: float
) -> None:
    gentle = policy("gentle")
    assert gentle.due_break(QUIET) is None
    inputs = replace(QUIET, time_s=QUIET.time_s + run_s, cache=cache(0.9, tidy_s=tidy_s))

    assert gentle.due_break(inputs) == Break(RestReason.CACHE_FULL, longest_s)


@pytest.mark.parametrize(
    ("now", "is_over"),
    [(cache(0.3, Phase.TIDYING), False), (cache(0.05, Phase.TIDYING), True), (cache(0.2, Phase.RESTING), True)],
    ids=["half way", "nearly empty", "nothing left to clean"],
)
def test_a_rest_for_the_cache_ends_when_the_cache_is_empty(now: CacheState, is_over: bool) -> None:
    rest = Break(RestReason.CACHE_FULL, 100.0)

    assert policy("gentle").is_over(rest, replace(QUIET, cache=now)) == is_over


def take_rest(rest_policy: RestPolicy, inputs: RestInputs, after: CacheState) -> RestInputs:
    """Takes the due break for a hundred seconds, and returns the inputs after it."""
    rest = rest_policy.due_break(inputs)
    assert rest is not None
    rest_policy.begin_rest(inputs)
    inputs = replace(inputs, time_s=inputs.time_s + 100, cache=after)
    rest_policy.end_rest(rest, inputs)
    return inputs


def test_after_a_rest_work_continues_for_a_while_even_with_a_full_cache() -> None:
    gentle = policy("gentle")
    inputs = replace(take_rest(gentle, FULL_CACHE, cache(0.1)), cache=FULL_CACHE.cache)

    assert gentle.due_break(replace(inputs, time_s=inputs.time_s + WORK_S - 1, own_writes=sent(0, 16))) is None
    assert gentle.due_break(replace(inputs, time_s=inputs.time_s + WORK_S, own_writes=sent(0, 16))) is not None


def test_rests_that_do_not_help_become_rare() -> None:
    """The cache, estimated at 16 GB, is full again after one: this drive does not clean when idle."""
    gentle, inputs, pauses = policy("gentle"), FULL_CACHE, []
    for number in range(1, 5):
        inputs = replace(take_rest(gentle, inputs, cache(0.1)), cache=FULL_CACHE.cache, own_writes=sent(0, number))
        began_s = inputs.time_s
        while gentle.due_break(inputs) is None:
            inputs = replace(inputs, time_s=inputs.time_s + 1)
        pauses.append(inputs.time_s - began_s)

    assert pauses == [2 * WORK_S, 4 * WORK_S, 8 * WORK_S, 16 * WORK_S]


def test_one_slow_answer_causes_one_rest() -> None:
    balanced = policy("balanced")
    rest = balanced.due_break(SLOW_WINDOW)
    assert rest == Break(RestReason.SLOW_ANSWERS, SHORTEST_S)
    balanced.end_rest(rest, SLOW_WINDOW)

    assert balanced.due_break(replace(SLOW_WINDOW, time_s=500.0)) is None
    assert balanced.due_break(replace(SLOW_WINDOW, time_s=501.0, own_writes=OwnWrites(alarms=2))) is not None


def test_a_drive_that_is_soon_slow_again_gets_longer_rests_up_to_a_limit() -> None:
    balanced, time_s, lengths = policy("balanced"), 0.0, []
    for number in range(7):
        inputs = replace(QUIET, time_s=time_s, own_writes=OwnWrites(alarms=number + 1))
        rest = balanced.due_break(inputs)
        assert rest is not None
        lengths.append(rest.longest_s)
        time_s += rest.longest_s
        balanced.end_rest(rest, replace(inputs, time_s=time_s))
        time_s += 30
    assert lengths == [20, 40, 80, 160, 300, 300, 300]

    later = replace(QUIET, time_s=time_s + 1000, own_writes=OwnWrites(alarms=99))
    assert balanced.due_break(later) == Break(RestReason.SLOW_ANSWERS, SHORTEST_S)


def test_others_get_the_drive_for_at_most_half_of_the_time() -> None:
    balanced = policy("balanced")
    rest = balanced.due_break(FOREIGN_IO)
    assert rest == Break(RestReason.OTHERS, GIVE_WAY_S)
    assert not balanced.is_over(rest, FOREIGN_IO)
    assert balanced.is_over(rest, QUIET)
    balanced.end_rest(rest, replace(FOREIGN_IO, time_s=200.0))

    assert balanced.due_break(replace(FOREIGN_IO, time_s=200.0 + GIVE_WAY_S - 1)) is None
    assert balanced.due_break(replace(FOREIGN_IO, time_s=200.0 + GIVE_WAY_S)) == rest


@pytest.mark.parametrize("inputs", [FULL_CACHE, SLOW_WINDOW, FOREIGN_IO], ids=["full", "slow", "others"])
def test_switching_to_full_pace_ends_any_rest(inputs: RestInputs) -> None:
    rest_policy = policy("gentle")
    rest = rest_policy.due_break(inputs)
    assert rest is not None
    assert not rest_policy.is_over(rest, inputs)
    rest_policy.manners = PRESETS["full"].manners

    assert rest_policy.is_over(rest, inputs)
