"""Which writes entered a drive's cache, from the engine's own counts and the drive's counters."""

import pytest

from shingleback.domain.monitoring import OwnWrites, Sample
from shingleback.monitor.cache.particles import CacheWrites, Inflow

MIB = 1 << 20


def second(written_bytes: float, writes: int, *, in_flight: int = 0) -> Sample:
    return Sample(0.0, 1.0, written_bytes, writes=writes, busy=1.0, in_flight=in_flight)


def test_writes_the_engine_counts_as_scattered_enter_the_cache() -> None:
    entered = Inflow().after(second(101 * MIB, 110), OwnWrites(100 * MIB, MIB, 10))

    assert entered.scattered_bytes == MIB
    assert entered.scattered_writes == 10
    assert entered.streamed_bytes == 100 * MIB


def test_only_new_writes_count() -> None:
    inflow, own_writes = Inflow(), OwnWrites(100 * MIB, MIB, 10)
    inflow.after(second(101 * MIB, 110), own_writes)

    assert inflow.after(second(0.0, 0), own_writes) == CacheWrites()


def test_the_filesystems_own_writes_enter_the_cache_too() -> None:
    inflow = Inflow()
    inflow.after(second(100 * MIB, 100), OwnWrites(100 * MIB))

    entered = inflow.after(second(100 * MIB + 80 * 4096, 180), OwnWrites(200 * MIB))

    assert entered.scattered_bytes == pytest.approx(80 * 4096)
    assert entered.scattered_writes == pytest.approx(80, rel=0.01)


def test_writes_in_flight_are_not_taken_for_the_filesystems_own() -> None:
    own_writes = OwnWrites(100 * MIB, window_bytes=32 * MIB, is_asked=True)

    entered = Inflow().after(second(130 * MIB, 130, in_flight=32), own_writes)

    assert entered == CacheWrites(streamed_bytes=100 * MIB)


def test_another_programs_stream_does_not_enter_the_cache() -> None:
    inflow = Inflow()
    entered = inflow.after(second(200 * MIB, 200), OwnWrites())

    assert entered.scattered_bytes == 0
    assert entered.streamed_bytes == 200 * MIB


def test_the_scattered_writes_of_a_second_follow_from_their_mean_size() -> None:
    inflow = Inflow()
    inflow.after(second(100 * MIB, 100), OwnWrites(100 * MIB))
    for number in range(1, 300):
        inflow.after(second(20 * 65536, 20), OwnWrites(100 * MIB, number * 20 * 65536, number * 20))

    assert inflow.scattered_writes(second(100 * MIB, 100)) == 0.0
    assert inflow.scattered_writes(second(50 * MIB + 30 * 65536, 80)) == pytest.approx(30, rel=0.1)
