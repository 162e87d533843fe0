"""The estimate of a first backup is a range that covers what cannot be known."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shingleback.domain.copy_time import first_run
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict
from shingleback.messages.formatting_steps import first_run_text

HOUR_S = 3600
GB = 10**9
SHINGLED = Verdict(RecordingMethod.DRIVE_MANAGED, Confidence.CERTAIN, (), cache_bytes=25 * GB)
PLAIN = Verdict(RecordingMethod.CONVENTIONAL, Confidence.CERTAIN, ())

VERDICTS = st.builds(
    Verdict,
    st.sampled_from(RecordingMethod),
    st.sampled_from(Confidence),
    st.just(()),
    st.just(""),
    st.none() | st.integers(10**9, 10**11),
)
BYTES = st.integers(0, 20 * 10**12)
FILES = st.integers(0, 10**7)
LINKS = st.sampled_from([None, 12, 480, 5000, 10_000])


@given(BYTES, FILES, VERDICTS, LINKS)
def test_the_estimate_is_a_range(count: int, files: int, verdict: Verdict, link: int | None) -> None:
    estimate = first_run(count, files, verdict, link_mbps=link)
    assert 0 <= estimate.low_s <= estimate.high_s


@given(BYTES, FILES, BYTES, FILES, VERDICTS, LINKS)
def test_more_data_never_takes_less_time(
    count: int, files: int, more_bytes: int, more_files: int, verdict: Verdict, link: int | None
) -> None:
    little = first_run(count, files, verdict, link_mbps=link)
    more = first_run(count + more_bytes, files + more_files, verdict, link_mbps=link)
    assert little.low_s <= more.low_s
    assert little.high_s <= more.high_s


@given(BYTES, FILES, VERDICTS)
def test_a_slow_port_never_makes_it_faster(count: int, files: int, verdict: Verdict) -> None:
    ranges = [first_run(count, files, verdict, link_mbps=link) for link in (10_000, 5000, 480, 12)]
    assert [estimate.low_s for estimate in ranges] == sorted(estimate.low_s for estimate in ranges)
    assert [estimate.high_s for estimate in ranges] == sorted(estimate.high_s for estimate in ranges)


@given(BYTES, FILES, LINKS)
def test_the_range_of_a_conventional_drive_is_narrow(count: int, files: int, link: int | None) -> None:
    estimate = first_run(count, files, PLAIN, link_mbps=link)
    assert estimate.high_s <= 2.001 * estimate.low_s


@given(BYTES, FILES)
def test_an_uncertain_verdict_widens_the_range(count: int, files: int) -> None:
    unknown = first_run(count, files, replace(PLAIN, recording=RecordingMethod.UNKNOWN))
    for verdict in (PLAIN, replace(SHINGLED, cache_bytes=None)):
        estimate = first_run(count, files, verdict)
        assert unknown.low_s <= estimate.low_s
        assert estimate.high_s <= unknown.high_s


def test_writes_into_the_cache_are_fast_and_later_ones_slow() -> None:
    """A cache of 25 GB is full after about 140 GB; owners reported 200 to 600."""
    before = first_run(100 * GB, 0, SHINGLED).high_s
    after = first_run(1100 * GB, 0, SHINGLED).high_s - first_run(1000 * GB, 0, SHINGLED).high_s
    assert after > 3 * before


def test_measured_runs_of_terabytes_are_within_the_range() -> None:
    """3 TB at 24 to 52 MB/s in ZFS on SMR Drives; 16 TB at 80 to 150 with btrfs in SMR Archive Drives, Fast, Now."""
    for count, slow, fast in ((3000 * GB, 24e6, 52e6), (8000 * GB, 80e6, 150e6)):
        estimate = first_run(count, 0, SHINGLED)
        assert estimate.low_s <= count / fast < count / slow <= estimate.high_s


def test_a_large_cache_helps() -> None:
    assert first_run(1000 * GB, 0, replace(SHINGLED, cache_bytes=100 * GB)).high_s < (
        first_run(1000 * GB, 0, SHINGLED).high_s
    )


def test_many_small_files_cost_more_than_their_bytes() -> None:
    photos, mails = first_run(100 * GB, 20_000, SHINGLED), first_run(100 * GB, 2_000_000, SHINGLED)
    assert mails.high_s > photos.high_s + 5 * HOUR_S


@pytest.mark.parametrize(
    ("low_hours", "high_hours", "sentence"),
    [
        (0, 0, "will probably take less than an hour."),
        (0.3, 0.99, "will probably take less than an hour."),
        (0.3, 2.1, "will probably take up to 3 hours."),
        (1.2, 2.1, "will probably take 1 to 3 hours."),
        (2, 48, "will probably take 2 to 48 hours."),
        (5.5, 49, "may take between 5 hours and 3 days."),
        (15, 110, "may take between 15 hours and 5 days."),
        (25, 250, "may take 1 to 11 days."),
    ],
)
def test_the_estimate_is_worded_in_hours_or_days(low_hours: float, high_hours: float, sentence: str) -> None:
    assert first_run_text(low_hours * HOUR_S, high_hours * HOUR_S) == f"The first backup {sentence}"


@given(st.floats(0, 10**7), st.floats(0, 10**7))
def test_the_sentence_covers_the_range(one_s: float, other_s: float) -> None:
    low_s, high_s = sorted((one_s, other_s))
    text = first_run_text(low_s, high_s)
    numbers = [int(word) for word in text.split() if word.isdigit()]
    assert "second" not in text
    assert "minute" not in text
    if "less than" not in text:
        unit_s = 24 * HOUR_S if "days" in text else HOUR_S
        assert numbers[-1] * unit_s >= high_s
    if len(numbers) == 2:
        unit_s = HOUR_S if "hours" in text else 24 * HOUR_S
        assert numbers[0] * unit_s <= low_s
        assert "between" in text or numbers[0] < numbers[1] or low_s == high_s
