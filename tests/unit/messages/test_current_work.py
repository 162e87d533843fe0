"""What a drive is doing, said in a sentence for each phase, and never more exactly than it is known."""

import pytest

from shingleback.domain.monitoring import CacheState, Phase, RestReason
from shingleback.messages import cache_gauge

GB = 1_000_000_000


def cache(phase: Phase, fill: float = 12, low: float = 8, high: float = 16, **more: float) -> CacheState:
    """In GB, of a cache of 20 GB."""
    return CacheState(
        phase,
        int(fill * GB),
        int(low * GB),
        int(high * GB),
        20 * GB,
        15 * GB,
        25 * GB,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_has_a_sentence_but_the_one_of_which_nothing_is_known(phase: Phase) -> None:
    for known in (cache(phase), CacheState(phase)):
        text = cache_gauge.now(known)
        assert text.endswith(".") == (phase is not Phase.UNKNOWN)
        assert len(text) < 125


@pytest.mark.parametrize("phase", [Phase.FILLING, Phase.TIDYING])
def test_how_full_it_is_is_not_said_where_nobody_knows_how_much_it_holds(phase: Phase) -> None:
    assert "40 to 80% full" in cache_gauge.now(cache(phase))
    assert "%" not in cache_gauge.now(CacheState(phase))


@pytest.mark.parametrize(
    ("fill", "low", "high", "said"),
    [
        (12, 8, 16, "40 to 80%"),
        (12, 11.5, 12.5, "about 60%"),
        (12.4, 12.4, 12.4, "62%"),
        (0.1, 0, 0.4, "about 5%"),
        (19.9, 19.6, 19.95, "about 95%"),
        (0, 0, 30, "0 to 100%"),
    ],
)
def test_how_full_it_is_is_said_as_exactly_as_it_is_known(fill: float, low: float, high: float, said: str) -> None:
    assert cache_gauge.fill(cache(Phase.FILLING, fill, low, high)) == said


@pytest.mark.parametrize("reason", RestReason)
def test_a_rest_has_a_reason_and_an_end(reason: RestReason) -> None:
    text = cache_gauge.rest(reason, 95.2)
    assert text.endswith("It goes on in 1 min 35 s at the latest.")
    assert text.count(".") >= 2


@pytest.mark.parametrize(("left_s", "said"), [(0.2, "1 s"), (59.4, "59 s"), (60, "1 min"), (299.6, "5 min")])
def test_a_rest_is_counted_down(left_s: float, said: str) -> None:
    assert f" in {said} at the latest" in cache_gauge.rest(RestReason.CACHE_FULL, left_s)


@pytest.mark.parametrize(
    ("low_s", "high_s", "said"),
    [(1200, 2400, "for 20 to 40 min"), (20, 50, "for a minute"), (3600, 9000, "for 1 h to 2 h 30 min")],
)
def test_after_a_run_it_is_said_for_how_long_to_leave_the_drive_powered(low_s: float, high_s: float, said: str) -> None:
    text = cache_gauge.afterwards(cache(Phase.TIDYING, tidy_low_s=low_s, tidy_high_s=high_s))
    assert f"Leave it powered {said} if you can" in text


def test_after_a_run_nothing_is_said_of_a_drive_that_has_nothing_to_do() -> None:
    assert cache_gauge.afterwards(cache(Phase.FILLING, tidy_high_s=2)) == ""
    assert cache_gauge.afterwards(CacheState(Phase.NOT_SMR_LIKE)) == ""


def test_a_drive_that_has_tidied_up_is_told_of() -> None:
    assert cache_gauge.afterwards(CacheState(Phase.RESTING)) == "The drive has tidied up: its cache is empty."


@pytest.mark.parametrize("phase", [Phase.FILLING, Phase.TIDYING])
def test_no_percent_is_told_of_a_capacity_that_is_hardly_known(phase: Phase) -> None:
    vague = CacheState(phase, 12 * GB, 8 * GB, 16 * GB, 100 * GB, 30 * GB, 400 * GB)
    assert not cache_gauge.has_percent(vague)
    assert "%" not in cache_gauge.now(vague)
