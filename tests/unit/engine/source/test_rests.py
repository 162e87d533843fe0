"""When the drive is left alone, and for how long."""

from dataclasses import replace

import pytest

from shingleback.domain.monitoring import CacheState, OwnWrites, Phase, RestReason
from shingleback.engine.drive.throttle import PRESETS
from shingleback.engine.source.pacing import (
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
    """Of 20 GB, which this drive has shown once, so far filled."""
    fill_bytes = int(fill * 20 * GB)
    return CacheState(phase, fill_bytes, capacity_bytes=20 * GB, tidy_low_s=tidy_s / 2, tidy_high_s=tidy_s, cliffs=1)


QUIET = RestInputs(100.0, cache(0.1), OwnWrites(window_s=0.1, flush_s=0.3), has_foreign_io=False, left_bytes=MUCH)
FULL_CACHE = replace(QUIET, cache=cache(0.9, Phase.FULL))
SLOW_WINDOW = replace(QUIET, own=OwnWrites(window_s=9.0, alarms=1))
SLOW_FLUSH = replace(QUIET, own=OwnWrites(flush_s=31.0))
FOREIGN_IO = replace(QUIET, has_foreign_io=True)


def policy(pace: str) -> RestPolicy:
    return RestPolicy(PRESETS[pace].manners)


@pytest.mark.parametrize(
    ("look", "pace", "reason"),
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
def test_who_pushes_harder_leaves_the_drive_alone_for_less(
    look: RestInputs, pace: str, reason: RestReason | None
) -> None:
    wish = policy(pace).due_break(look)

    assert (wish.reason if wish else None) == reason


@pytest.mark.parametrize(
    ("fill", "pace", "rests"),
    [(0.45, "gentle", False), (0.55, "gentle", True), (0.85, "balanced", False), (0.95, "balanced", True)],
)
def test_a_rest_begins_before_the_cache_is_full(fill: float, pace: str, rests: bool) -> None:
    assert (policy(pace).due_break(replace(QUIET, cache=cache(fill))) is not None) == rests


@pytest.mark.parametrize("pace", ["gentle", "balanced"])
def test_a_drive_that_has_never_shown_how_much_its_cache_holds_has_to_do_so_first(pace: str) -> None:
    believed = replace(cache(0.95), cliffs=0)

    assert policy(pace).due_break(replace(QUIET, cache=believed)) is None
    assert policy(pace).due_break(replace(QUIET, cache=replace(believed, phase=Phase.FULL))) is not None


@pytest.mark.parametrize("unknown", [None, CacheState(Phase.UNKNOWN), CacheState(Phase.NOT_SMR_LIKE)])
def test_nothing_rests_for_a_cache_of_which_nothing_is_believed(unknown: CacheState | None) -> None:
    assert policy("gentle").due_break(replace(QUIET, cache=unknown)) is None


def sent(streamed: int, scattered: int) -> OwnWrites:
    return OwnWrites(streamed_bytes=streamed * GB, scattered_bytes=scattered * GB)


@pytest.mark.parametrize("pace", ["gentle", "balanced"])
def test_a_cache_that_has_room_for_all_that_is_left_is_filled(pace: str) -> None:
    """The drive tidies up when the backup is complete; nobody has to wait for that."""
    full = cache(0.9, Phase.FULL)  # room for 2 GB

    assert policy(pace).due_break(replace(QUIET, cache=full, left_bytes=GB)) is None
    assert policy(pace).due_break(replace(QUIET, cache=full, left_bytes=30 * GB, own=sent(95, 5))) is None
    assert policy(pace).due_break(replace(QUIET, cache=full, left_bytes=30 * GB, own=sent(50, 50))) is not None


def test_the_drive_makes_no_more_room_than_what_is_left_will_take() -> None:
    """Of 48 GB that are to come, half would go into the cache, and half of that is sure: 12 of its 20 GB."""
    rested = Break(RestReason.CACHE_FULL, 100.0)
    look = replace(QUIET, left_bytes=48 * GB, own=sent(50, 50))

    assert not policy("balanced").is_over(rested, replace(look, cache=cache(0.45, Phase.TIDYING)))
    assert policy("balanced").is_over(rested, replace(look, cache=cache(0.4, Phase.TIDYING)))


@pytest.mark.parametrize(
    ("tidy_s", "run_s", "longest_s"),
    [(5.0, 9000, SHORTEST_S), (100.0, 9000, 100.0), (7200.0, 9000, LONGEST_S), (7200.0, 500, PATIENCE * 500)],
)
def test_a_rest_lasts_no_longer_than_the_drive_needs_it_nor_than_a_part_of_the_run(
    tidy_s: float, run_s: float, longest_s: float
) -> None:
    gentle = policy("gentle")
    assert gentle.due_break(QUIET) is None
    look = replace(QUIET, time_s=QUIET.time_s + run_s, cache=cache(0.9, tidy_s=tidy_s))

    assert gentle.due_break(look) == Break(RestReason.CACHE_FULL, longest_s)


@pytest.mark.parametrize(
    ("now", "is_over"),
    [(cache(0.3, Phase.TIDYING), False), (cache(0.05, Phase.TIDYING), True), (cache(0.2, Phase.RESTING), True)],
    ids=["half way", "nearly empty", "nothing more to tidy"],
)
def test_a_rest_for_the_cache_is_over_when_that_is_empty(now: CacheState, is_over: bool) -> None:
    rested = Break(RestReason.CACHE_FULL, 100.0)

    assert policy("gentle").is_over(rested, replace(QUIET, cache=now)) == is_over


def rest(own: RestPolicy, look: RestInputs, after: CacheState) -> RestInputs:
    """Wished, and taken for a hundred seconds; gives what there is after it."""
    taken = own.due_break(look)
    assert taken is not None
    own.begun(look)
    look = replace(look, time_s=look.time_s + 100, cache=after)
    own.ended(taken, look)
    return look


def test_after_a_rest_work_goes_on_for_a_while_even_if_the_cache_is_full_again() -> None:
    gentle = policy("gentle")
    look = replace(rest(gentle, FULL_CACHE, cache(0.1)), cache=FULL_CACHE.cache)

    assert gentle.due_break(replace(look, time_s=look.time_s + WORK_S - 1, own=sent(0, 16))) is None
    assert gentle.due_break(replace(look, time_s=look.time_s + WORK_S, own=sent(0, 16))) is not None


def test_a_drive_that_is_no_better_after_its_rests_gets_them_less_and_less_often() -> None:
    """It was believed to have room for 16 GB, and was full after one: it does not tidy up when it is left alone."""
    gentle, look, pauses = policy("gentle"), FULL_CACHE, []
    for number in range(1, 5):
        look = replace(rest(gentle, look, cache(0.1)), cache=FULL_CACHE.cache, own=sent(0, number))
        began_s = look.time_s
        while gentle.due_break(look) is None:
            look = replace(look, time_s=look.time_s + 1)
        pauses.append(look.time_s - began_s)

    assert pauses == [2 * WORK_S, 4 * WORK_S, 8 * WORK_S, 16 * WORK_S]


def test_one_slow_answer_is_a_reason_for_one_rest() -> None:
    balanced = policy("balanced")
    rested = balanced.due_break(SLOW_WINDOW)
    assert rested == Break(RestReason.SLOW_ANSWERS, SHORTEST_S)
    balanced.ended(rested, SLOW_WINDOW)

    assert balanced.due_break(replace(SLOW_WINDOW, time_s=500.0)) is None
    assert balanced.due_break(replace(SLOW_WINDOW, time_s=501.0, own=OwnWrites(alarms=2))) is not None


def test_a_drive_that_is_slow_again_soon_gets_longer_rests_up_to_a_limit() -> None:
    balanced, time_s, lengths = policy("balanced"), 0.0, []
    for number in range(7):
        look = replace(QUIET, time_s=time_s, own=OwnWrites(alarms=number + 1))
        rested = balanced.due_break(look)
        assert rested is not None
        lengths.append(rested.longest_s)
        time_s += rested.longest_s
        balanced.ended(rested, replace(look, time_s=time_s))
        time_s += 30
    assert lengths == [20, 40, 80, 160, 300, 300, 300]

    late = replace(QUIET, time_s=time_s + 1000, own=OwnWrites(alarms=99))
    assert balanced.due_break(late) == Break(RestReason.SLOW_ANSWERS, SHORTEST_S)


def test_others_have_the_drive_for_themselves_half_of_the_time_and_no_longer_than_they_want() -> None:
    balanced = policy("balanced")
    rested = balanced.due_break(FOREIGN_IO)
    assert rested == Break(RestReason.OTHERS, GIVE_WAY_S)
    assert not balanced.is_over(rested, FOREIGN_IO)
    assert balanced.is_over(rested, QUIET)
    balanced.ended(rested, replace(FOREIGN_IO, time_s=200.0))

    assert balanced.due_break(replace(FOREIGN_IO, time_s=200.0 + GIVE_WAY_S - 1)) is None
    assert balanced.due_break(replace(FOREIGN_IO, time_s=200.0 + GIVE_WAY_S)) == rested


@pytest.mark.parametrize("look", [FULL_CACHE, SLOW_WINDOW, FOREIGN_IO], ids=["full", "slow", "others"])
def test_a_person_who_wants_it_quickly_ends_any_rest(look: RestInputs) -> None:
    own = policy("gentle")
    rested = own.due_break(look)
    assert rested is not None
    assert not own.is_over(rested, look)
    own.manners = PRESETS["full"].manners

    assert own.is_over(rested, look)
