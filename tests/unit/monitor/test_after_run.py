"""After the run, the drive is assumed to clean up while it is idle."""

import pytest

from shingleback.domain.monitoring import CacheState, OwnWrites, Phase, Sample
from shingleback.monitor.cache.estimator import AfterRunEstimator
from shingleback.monitor.sampler import estimated
from shingleback.protocol.run_state import cache_state_of

FULL = CacheState(Phase.FULL, 8_000, 6_000, 10_000, 10_000, 9_000, 12_000, 100.0, 300.0, 2)


def pass_time(drive: AfterRunEstimator, seconds: int, *, busy: float = 0.0) -> None:
    for second in range(seconds):
        drive.after(Sample(second, 1.0, busy=busy), OwnWrites())


def phase_of(drive: AfterRunEstimator) -> Phase:
    return drive.state.phase


def test_the_estimated_fill_falls_within_its_range() -> None:
    drive = AfterRunEstimator(FULL)
    pass_time(drive, 51)
    state = drive.state
    assert state.phase is Phase.TIDYING
    assert (state.fill_low_bytes, state.fill_bytes, state.fill_high_bytes) == (3_000, 6_000, 8_333)
    assert (state.tidy_low_s, state.tidy_high_s) == (50, 250)
    assert (state.capacity_bytes, state.cliffs) == (10_000, 2)


def test_the_drive_is_resting_once_it_has_surely_finished() -> None:
    drive = AfterRunEstimator(FULL)
    pass_time(drive, 300)
    assert phase_of(drive) is Phase.TIDYING
    pass_time(drive, 1)
    assert phase_of(drive) is Phase.RESTING
    assert drive.state.fill_high_bytes == 0


def test_the_drive_does_not_clean_while_it_is_in_use() -> None:
    drive = AfterRunEstimator(FULL)
    pass_time(drive, 51)
    pass_time(drive, 100, busy=0.5)
    assert phase_of(drive) is Phase.FILLING
    assert drive.state.fill_bytes == 6_000
    pass_time(drive, 2)
    assert phase_of(drive) is Phase.TIDYING


@pytest.mark.parametrize("phase", [Phase.UNKNOWN, Phase.NOT_SMR_LIKE])
def test_a_drive_without_a_cache_has_nothing_to_clean(phase: Phase) -> None:
    drive = AfterRunEstimator(CacheState(phase))
    pass_time(drive, 60)
    assert drive.state == CacheState(phase)


def test_an_empty_cache_is_resting_at_once() -> None:
    drive = AfterRunEstimator(CacheState(Phase.FILLING, capacity_bytes=100))
    pass_time(drive, 5)
    assert drive.state == CacheState(Phase.RESTING, capacity_bytes=100)


def test_the_last_state_of_the_run_is_the_first_after_it() -> None:
    assert cache_state_of(estimated(FULL, 9.0, 5)) == FULL
