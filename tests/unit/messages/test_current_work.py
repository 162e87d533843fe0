"""A sentence for each phase of a drive, never more precise than what is known."""

import pytest

from shingleback.domain.monitoring import CacheState, Phase, RestReason
from shingleback.messages import cache_gauge

GB = 1_000_000_000


def cache(phase: Phase, fill: float = 12, low: float = 8, high: float = 16, **fields: float) -> CacheState:
    """Sizes in GB, of a cache of 20 GB."""
    return CacheState(
        phase,
        int(fill * GB),
        int(low * GB),
        int(high * GB),
        20 * GB,
        15 * GB,
        25 * GB,
        **fields,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("phase", Phase)
def test_every_known_phase_has_a_sentence(phase: Phase) -> None:
    for state in (cache(phase), CacheState(phase)):
        text = cache_gauge.now(state)
        assert text.endswith(".") == (phase is not Phase.UNKNOWN)
        assert len(text) < 125


@pytest.mark.parametrize("phase", [Phase.FILLING, Phase.TIDYING])
def test_without_a_capacity_no_percentage_is_shown(phase: Phase) -> None:
    assert "40 to 80% full" in cache_gauge.now(cache(phase))
    assert "%" not in cache_gauge.now(CacheState(phase))


@pytest.mark.parametrize(
    ("fill", "low", "high", "expected"),
    [
        (12, 8, 16, "40 to 80%"),
        (12, 11.5, 12.5, "about 60%"),
        (12.4, 12.4, 12.4, "62%"),
        (0.1, 0, 0.4, "about 5%"),
        (19.9, 19.6, 19.95, "about 95%"),
        (0, 0, 30, "0 to 100%"),
    ],
)
def test_the_fill_is_shown_as_precisely_as_it_is_known(fill: float, low: float, high: float, expected: str) -> None:
    assert cache_gauge.fill(cache(Phase.FILLING, fill, low, high)) == expected


@pytest.mark.parametrize("reason", RestReason)
def test_a_rest_has_a_reason_and_an_end(reason: RestReason) -> None:
    text = cache_gauge.rest_text(reason, 95.2)
    assert text.endswith("It continues in 1 min 35 s at the latest.")
    assert text.count(".") >= 2


@pytest.mark.parametrize(("left_s", "expected"), [(0.2, "1 s"), (59.4, "59 s"), (60, "1 min"), (299.6, "5 min")])
def test_a_rest_is_counted_down(left_s: float, expected: str) -> None:
    assert f" in {expected} at the latest" in cache_gauge.rest_text(RestReason.CACHE_FULL, left_s)


@pytest.mark.parametrize(
    ("low_s", "high_s", "expected"),
    [(1200, 2400, "for 20 to 40 min"), (20, 50, "for a minute"), (3600, 9000, "for 1 h to 2 h 30 min")],
)
def test_after_a_run_the_text_says_how_long_to_leave_the_drive_powered(
    low_s: float, high_s: float, expected: str
) -> None:
    text = cache_gauge.afterwards(cache(Phase.TIDYING, tidy_low_s=low_s, tidy_high_s=high_s), 8 * GB)
    assert f"Leave it powered {expected} if you can" in text


def test_after_a_run_an_idle_drive_has_no_text() -> None:
    assert cache_gauge.afterwards(cache(Phase.FILLING, tidy_high_s=2), 8 * GB) == ""
    assert cache_gauge.afterwards(CacheState(Phase.NOT_SMR_LIKE), 8 * GB) == ""


@pytest.mark.parametrize("written_bytes", [0, 4, 10**7])
def test_a_run_that_wrote_next_to_nothing_is_no_reason_to_leave_the_drive_powered(written_bytes: int) -> None:
    assert cache_gauge.afterwards(cache(Phase.TIDYING, tidy_low_s=60, tidy_high_s=5_400), written_bytes) == ""


def test_the_end_of_the_cleaning_is_reported() -> None:
    assert cache_gauge.afterwards(CacheState(Phase.RESTING), 8 * GB) == "The drive has tidied up: its cache is empty."


@pytest.mark.parametrize("phase", [Phase.FILLING, Phase.TIDYING])
def test_an_uncertain_capacity_has_no_percentage(phase: Phase) -> None:
    vague = CacheState(phase, 12 * GB, 8 * GB, 16 * GB, 100 * GB, 30 * GB, 400 * GB)
    assert not cache_gauge.has_percent(vague)
    assert "%" not in cache_gauge.now(vague)
