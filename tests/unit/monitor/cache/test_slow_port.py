"""A port that limits the speed is recognized because the drive was never faster."""

from shingleback.monitor.cache.detectors import SlowPortDetector

USB_2, DISK = 35e6, 150e6


def test_a_minute_at_the_limit_reports_the_port_once() -> None:
    port = SlowPortDetector()

    assert [port.has_changed(USB_2, 20.0) for _ in range(5)] == [False, False, True, False, False]
    assert port.is_limit


def test_a_faster_second_withdraws_the_report() -> None:
    port = SlowPortDetector()
    port.has_changed(USB_2, 60.0)

    assert port.has_changed(DISK, 1.0)
    assert not port.is_limit


def test_a_fast_or_unobserved_drive_has_no_slow_port() -> None:
    port = SlowPortDetector()

    assert not any(port.has_changed(bps, 100.0) for bps in (0.0, DISK))
    assert not port.is_limit
