"""Other programs are detected when their I/O lasts, and forgotten when it ends."""

from shingleback.monitor.sampler import GONE_BPS, NOTICED_BPS, SAMPLES_TO_FORGET, SAMPLES_TO_NOTICE, ForeignIo


def changes(*foreign_bps: float) -> list[bool]:
    """The state after each rate that changed it."""
    foreign_io = ForeignIo()
    return [foreign_io.is_here for rate in foreign_bps if foreign_io.update(rate)]


def test_reading_for_some_seconds_is_detected_once() -> None:
    assert changes(*[5e6] * 20) == [True]
    assert changes(*[5e6] * (SAMPLES_TO_NOTICE - 1)) == []


def test_occasional_requests_are_ignored() -> None:
    assert changes(*[5e6, 0, 0, 0] * 50) == []
    assert changes(*[NOTICED_BPS - 1] * 50) == []


def test_a_program_that_stopped_is_forgotten_after_some_seconds() -> None:
    assert changes(*[5e6] * 5, *[0] * SAMPLES_TO_FORGET) == [True, False]


def test_a_film_read_in_bursts_counts_continuously() -> None:
    assert changes(*[5e6] * 3, *[0, 0, 0, 5e6] * 30) == [True]


def test_a_rate_between_the_two_limits_changes_nothing() -> None:
    between = (NOTICED_BPS + GONE_BPS) / 2

    assert changes(*[between] * 30) == []
    assert changes(*[5e6] * 3, *[between] * 30) == [True]
