"""Distinguishing time lost for no visible reason from time that the work takes."""

import pytest

from shingleback.domain.monitoring import Sample
from shingleback.monitor.cache.detectors import Slowness

MIB = 1 << 20


def second(written_bps: float, writes: int = 100, *, busy: float = 1.0, flush_s: float = 0.0) -> Sample:
    flushes = int(flush_s > 0)
    return Sample(0.0, 1.0, written_bps, writes=writes, flushes=flushes, flush_wait_s=flush_s, busy=busy, in_flight=10)


IDLE = second(0.0, 0, busy=0.0)._replace(in_flight=0)
WAITING = second(0.0, 0)


def after_a_minute(written_bps: float = 150e6) -> Slowness:
    slowness = Slowness()
    for _ in range(60):
        slowness.after(second(written_bps), 0.0)
    return slowness


def test_a_steady_stream_loses_no_time() -> None:
    assert after_a_minute().lost_s == 0.0


def test_a_disk_that_slows_toward_its_inner_edge_loses_no_time() -> None:
    slowness = after_a_minute()
    for number in range(3_600):
        slowness.after(second(150e6 * (1 - 0.5 * number / 3_600)), 0.0)
        assert slowness.lost_s == 0.0


def test_a_sudden_half_of_the_speed_is_not_a_full_cache() -> None:
    slowness = after_a_minute()
    for _ in range(60):
        slowness.after(second(80e6), 0.0)
        assert slowness.lost_s < 1.8


def test_scattered_writes_are_allowed_their_seek_times() -> None:
    slowness = after_a_minute()
    for _ in range(60):
        slowness.after(second(60 * 4096.0, 60), 60.0)

    assert slowness.lost_s == 0.0


def after_cheap_scattered_writes(*, is_appended: bool) -> Slowness:
    """Scattered writes almost as fast as a stream for four minutes, then at a steady quarter of that speed."""
    slowness = after_a_minute()
    for _ in range(240):
        slowness.after(second(230 * 524_288.0, 230), 230.0, is_appended=is_appended)
    for _ in range(8):
        slowness.after(second(52 * 524_288.0, 52), 52.0, is_appended=is_appended)
    return slowness


def test_scattered_writes_the_cache_no_longer_absorbs_are_lost_time() -> None:
    assert after_cheap_scattered_writes(is_appended=True).lost_s > 2.5


def test_occasionally_cheap_scattered_writes_set_no_expectation() -> None:
    """Adjacent small requests also count as scattered, and cost an ordinary disk almost nothing."""
    slowness = after_a_minute()
    for _ in range(120):
        slowness.after(second(230 * 65_536.0, 230, busy=0.3), 230.0, is_appended=True)
        slowness.after(second(85 * 65_536.0, 85), 85.0, is_appended=True)
    assert slowness.lost_s < 1.8


def test_without_a_likely_cache_cheap_scattered_writes_set_no_expectation() -> None:
    assert after_cheap_scattered_writes(is_appended=False).lost_s == 0.0


@pytest.mark.parametrize("waited_s", [3, 30])
def test_a_single_wait_of_any_length_is_not_a_full_cache(waited_s: int) -> None:
    """The link was reset, or the disk had to spin up."""
    slowness = after_a_minute()
    for _ in range(waited_s):
        slowness.after(WAITING, 0.0)

    assert slowness.lost_s <= 1.5


def test_repeated_waits_are_lost_time() -> None:
    slowness = after_a_minute()
    for _ in range(4):
        slowness.after(WAITING, 0.0)
        slowness.after(second(60e6, 60), 20.0)

    assert slowness.lost_s > 2.5
    assert slowness.even_s == 0.0


def test_the_learned_speed_stays_while_time_is_lost() -> None:
    slowness = after_a_minute()
    before_bps = slowness.stream_bps
    for _ in range(120):
        slowness.after(second(5e6, 20), 15.0)

    assert slowness.stream_bps > before_bps * 0.95


def test_the_first_wait_after_a_pause_is_put_down_to_cleaning() -> None:
    slowness = after_a_minute()
    for _ in range(5):
        slowness.after(IDLE, 0.0)
    slowness.after(WAITING, 0.0)

    assert slowness.lost_s == 0.0


def test_a_flush_may_take_a_second() -> None:
    slowness = after_a_minute()
    slowness.after(second(0.0, 0, flush_s=1.2), 0.0)

    assert slowness.lost_s == 0.0


def test_nothing_is_judged_before_any_work_was_seen() -> None:
    slowness = Slowness()
    for _ in range(4):
        slowness.after(WAITING, 0.0)

    assert slowness.lost_s == 0.0
