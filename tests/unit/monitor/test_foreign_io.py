"""Other programs are noticed when they stay, and forgotten when they have left."""

from shingleback.monitor.sampler import GONE_BPS, NOTICED_BPS, SAMPLES_TO_FORGET, SAMPLES_TO_NOTICE, ForeignIo


def changes(*foreign_bps: float) -> list[bool]:
    """What is believed after each look that changed it."""
    company = ForeignIo()
    return [company.is_here for rate in foreign_bps if company.look(rate)]


def test_who_reads_for_some_seconds_is_noticed_once() -> None:
    assert changes(*[5e6] * 20) == [True]
    assert changes(*[5e6] * (SAMPLES_TO_NOTICE - 1)) == []


def test_a_single_request_now_and_then_is_nobody() -> None:
    assert changes(*[5e6, 0, 0, 0] * 50) == []
    assert changes(*[NOTICED_BPS - 1] * 50) == []


def test_who_has_left_is_forgotten_after_some_seconds() -> None:
    assert changes(*[5e6] * 5, *[0] * SAMPLES_TO_FORGET) == [True, False]


def test_a_film_that_is_read_in_gulps_is_company_all_the_time() -> None:
    assert changes(*[5e6] * 3, *[0, 0, 0, 5e6] * 30) == [True]


def test_what_lies_between_the_two_limits_changes_nothing() -> None:
    between = (NOTICED_BPS + GONE_BPS) / 2

    assert changes(*[between] * 30) == []
    assert changes(*[5e6] * 3, *[between] * 30) == [True]
