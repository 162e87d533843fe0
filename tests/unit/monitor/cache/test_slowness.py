"""Time that is lost without a reason, told from time that work takes."""

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


def test_a_stream_that_goes_as_it_went_loses_nothing() -> None:
    assert after_a_minute().lost_s == 0.0


def test_a_disk_that_becomes_slower_toward_its_inner_edge_loses_nothing() -> None:
    slowness = after_a_minute()
    for number in range(3_600):
        slowness.after(second(150e6 * (1 - 0.5 * number / 3_600)), 0.0)
        assert slowness.lost_s == 0.0


def test_even_half_the_speed_at_once_is_no_full_cache() -> None:
    slowness = after_a_minute()
    for _ in range(60):
        slowness.after(second(80e6), 0.0)
        assert slowness.lost_s < 1.8


def test_scattered_writes_are_allowed_the_way_of_the_arm() -> None:
    slowness = after_a_minute()
    for _ in range(60):
        slowness.after(second(60 * 4096.0, 60), 60.0)

    assert slowness.lost_s == 0.0


def after_cheap_scattered_writes(*, is_appended: bool) -> Slowness:
    """For four minutes they go almost as fast as a stream, and then at a quarter of that speed, evenly."""
    slowness = after_a_minute()
    for _ in range(240):
        slowness.after(second(230 * 524_288.0, 230), 230.0, is_appended=is_appended)
    for _ in range(8):
        slowness.after(second(52 * 524_288.0, 52), 52.0, is_appended=is_appended)
    return slowness


def test_scattered_writes_that_a_cache_took_and_takes_no_more_are_lost_time() -> None:
    assert after_cheap_scattered_writes(is_appended=True).lost_s > 2.5


def test_a_cost_that_is_low_only_now_and_then_promises_nothing() -> None:
    """Small requests side by side are counted as scattered, too, and cost an ordinary disk next to nothing."""
    slowness = after_a_minute()
    for _ in range(120):
        slowness.after(second(230 * 65_536.0, 230, busy=0.3), 230.0, is_appended=True)
        slowness.after(second(85 * 65_536.0, 85), 85.0, is_appended=True)
    assert slowness.lost_s < 1.8


def test_where_no_cache_is_likely_cheap_scattered_writes_promise_nothing() -> None:
    assert after_cheap_scattered_writes(is_appended=False).lost_s == 0.0


@pytest.mark.parametrize("waited_s", [3, 30])
def test_one_wait_is_no_full_cache_however_long(waited_s: int) -> None:
    """The link was reset, or the disk had to turn first."""
    slowness = after_a_minute()
    for _ in range(waited_s):
        slowness.after(WAITING, 0.0)

    assert slowness.lost_s <= 1.5


def test_waits_that_come_again_and_again_are_lost_time() -> None:
    slowness = after_a_minute()
    for _ in range(4):
        slowness.after(WAITING, 0.0)
        slowness.after(second(60e6, 60), 20.0)

    assert slowness.lost_s > 2.5
    assert slowness.even_s == 0.0


def test_what_was_learned_stays_while_time_is_lost() -> None:
    slowness = after_a_minute()
    before_bps = slowness.stream_bps
    for _ in range(120):
        slowness.after(second(5e6, 20), 15.0)

    assert slowness.stream_bps > before_bps * 0.95


def test_the_first_wait_after_a_pause_is_that_of_a_drive_that_was_tidying_up() -> None:
    slowness = after_a_minute()
    for _ in range(5):
        slowness.after(IDLE, 0.0)
    slowness.after(WAITING, 0.0)

    assert slowness.lost_s == 0.0


def test_a_flush_may_take_a_second() -> None:
    slowness = after_a_minute()
    slowness.after(second(0.0, 0, flush_s=1.2), 0.0)

    assert slowness.lost_s == 0.0


def test_nothing_is_judged_before_something_was_seen() -> None:
    slowness = Slowness()
    for _ in range(4):
        slowness.after(WAITING, 0.0)

    assert slowness.lost_s == 0.0
