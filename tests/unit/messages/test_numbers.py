"""Sizes, durations and rates as people read them."""

import pytest

from shingleback.messages.translate import (
    binary_size,
    done_of,
    duration,
    durations,
    files,
    moment_of,
    percent_done,
    rate,
    rates,
    size,
    sizes,
    untranslated,
)


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0 bytes"),
        (1, "1 byte"),
        (999, "999 bytes"),
        (1000, "1.0 kB"),
        (1500, "1.5 kB"),
        (99_900, "99.9 kB"),
        (100_000, "100 kB"),
        (999_499, "999 kB"),
        (999_999, "1.0 MB"),
        (2_000_000_000_000, "2.0 TB"),
        (5 * 10**15, "5.0 PB"),
        (5 * 10**18, "5,000 PB"),
    ],
)
def test_a_size_has_the_units_drives_are_sold_in(count: int, text: str) -> None:
    assert size(count) == text


def test_a_single_file_has_the_singular() -> None:
    assert [files(count) for count in (0, 1, 3708)] == ["0 files", "1 file", "3,708 files"]


@pytest.mark.parametrize(
    ("done", "total", "text"),
    [
        ((41, 66_300_000), (3708, 144_000_000), "66.3 MB of 144 MB"),
        ((3, 0), (9, 0), "3 of 9 files"),
        ((420, 106_000_000), (0, 0), ""),
        ((10, 150), (9, 144), "150 bytes of 150 bytes"),
    ],
    ids=["as usual", "empty files", "no total yet", "files that grew"],
)
def test_the_total_is_shown_only_if_known(done: tuple[int, int], total: tuple[int, int], text: str) -> None:
    assert done_of(done, total) == text


@pytest.mark.parametrize(("part", "text"), [(0, "0%"), (0.29, "29%"), (0.999, "99%"), (1, "100%")])
def test_100_percent_is_not_shown_before_the_end(part: float, text: str) -> None:
    assert percent_done(part) == text


def test_a_rate_is_a_size_per_second() -> None:
    assert rate(15_300_000) == "15.3 MB/s"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "less than a second"),
        (0.4, "less than a second"),
        (1, "1 s"),
        (59, "59 s"),
        (59.6, "1 min"),
        (60, "1 min"),
        (90, "2 min"),
        (3599, "1 h"),
        (3600, "1 h"),
        (3660, "1 h 1 min"),
        (11_400, "3 h 10 min"),
        (86_399, "1 day"),
        (86_400, "1 day"),
        (200_000, "2 days"),
    ],
)
def test_a_duration_is_rounded_to_what_matters(seconds: float, text: str) -> None:
    assert duration(seconds) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0 s"),
        (45, "45 s"),
        (60, "1 min"),
        (90, "1:30 min"),
        (3_600, "1 h"),
        (11_100, "3:05 h"),
        (3_661, "1:01:01 h"),
        (90_000, "25 h"),
    ],
)
def test_a_time_on_an_axis_is_exact(seconds: float, text: str) -> None:
    assert moment_of(seconds) == text


@pytest.mark.parametrize(
    ("count", "text"),
    [(512, "512 bytes"), (4096, "4 KiB"), (512 << 10, "512 KiB"), (256 << 20, "256 MiB"), (5 << 19, "2.5 MiB")],
)
def test_a_power_of_two_has_binary_units(count: int, text: str) -> None:
    assert binary_size(count) == text


@pytest.mark.parametrize(
    ("names", "text"), [([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B and C")]
)
def test_names_are_listed_as_in_a_sentence(names: list[str], text: str) -> None:
    assert untranslated.listed(names) == text


@pytest.mark.parametrize(
    ("low_s", "high_s", "text"),
    [
        (60, 600, "1 to 10 min"),
        (20, 45, "20 to 45 s"),
        (20, 600, "20 s to 10 min"),
        (600, 3_600, "10 min to 1 h"),
        (3_600, 36_000, "1 to 10 h"),
        (3_600, 9_000, "1 h to 2 h 30 min"),
        (72_000, 180_000, "20 h to 2 days"),
        (90_000, 270_000, "1 to 3 days"),
        (600, 610, "10 min"),
        (0, 45, "less than a second to 45 s"),
    ],
)
def test_a_range_of_durations_names_a_shared_unit_once(low_s: float, high_s: float, text: str) -> None:
    assert durations(low_s, high_s) == text


@pytest.mark.parametrize(
    ("low", "high", "text"),
    [
        (45_000, 100_000, "45.0 to 100 kB"),
        (20e9, 25e9, "20.0 to 25.0 GB"),
        (500e6, 25e9, "500 MB to 25.0 GB"),
        (10, 900, "10 bytes to 900 bytes"),
        (25e9, 25.01e9, "25.0 GB"),
    ],
)
def test_a_range_of_sizes_names_a_shared_unit_once(low: float, high: float, text: str) -> None:
    assert sizes(low, high) == text


def test_a_range_of_rates_names_a_shared_unit_once() -> None:
    assert rates(120e6, 180e6) == "120 to 180 MB/s"
    assert rates(900e3, 1.8e6) == "900 kB/s to 1.8 MB/s"
