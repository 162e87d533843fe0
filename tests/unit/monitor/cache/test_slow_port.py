"""A port that is the limit is known by what never went faster."""

from shingleback.monitor.cache.detectors import SlowPortDetector

USB_2, DISK = 35e6, 150e6


def test_a_minute_of_work_that_was_never_faster_says_so_once() -> None:
    port = SlowPortDetector()

    assert [port.has_changed(USB_2, 20.0) for _ in range(5)] == [False, False, True, False, False]
    assert port.is_limit


def test_it_is_taken_back_when_something_goes_faster() -> None:
    port = SlowPortDetector()
    port.has_changed(USB_2, 60.0)

    assert port.has_changed(DISK, 1.0)
    assert not port.is_limit


def test_a_drive_that_is_quick_or_of_which_nothing_was_seen_is_at_no_slow_port() -> None:
    port = SlowPortDetector()

    assert not any(port.has_changed(bps, 100.0) for bps in (0.0, DISK))
    assert not port.is_limit
