"""The texts about how full a cache is."""

import pytest

from shingleback.domain.monitoring import CacheState, Phase
from shingleback.messages.cache_gauge import Caption, amount, between, caption

GB = 10**9


def cache(*sizes_gb: float, phase: Phase = Phase.FILLING) -> CacheState:
    """Its fill, at least, at most; then its capacity, at least, at most."""
    return CacheState(phase, *(round(size * GB) for size in sizes_gb))


CERTAIN = cache(12, 11, 13, 20, 18, 22)
VAGUE = cache(5, 4.2, 6.03, 100, 31, 409)


@pytest.mark.parametrize(
    ("fill", "capacity", "is_certain", "text"),
    [
        (12.2, 20, False, "12 of about 20 GB"),
        (12.2, 20, True, "12 of 20 GB"),
        (0, 20, False, "0 of about 20 GB"),
        (0.42, 3.46, False, "0.4 of about 3.5 GB"),
        (90, 999, False, "90 of about 999 GB"),
        (0.064, 0.512, True, "64 of 512 MB"),
    ],
)
def test_both_figures_are_in_one_unit(fill: float, capacity: float, is_certain: bool, text: str) -> None:
    spread = 0 if is_certain else 0.05
    assert amount(cache(fill, fill, fill, capacity, capacity * (1 - spread), capacity * (1 + spread))) == text


def test_the_range_is_shown_if_it_is_visible() -> None:
    assert caption(CERTAIN) == Caption("12 of about 20 GB", "(11 to 13)")
    assert caption(cache(12.2, 12.1, 12.3, 20, 18, 22)).band == ""


def test_the_fill_never_exceeds_the_capacity() -> None:
    assert caption(cache(19, 18, 30, 20, 18, 22)).band == "(18 to 20)"


def test_the_capacity_is_a_single_figure_only_if_known_within_a_factor_of_two() -> None:
    assert caption(VAGUE) == Caption("4.2 to 6 GB", "(of 31 to 410 GB)")


def test_a_tiny_fill_of_an_unknown_capacity_has_no_figure() -> None:
    """A copy of 356 MB in large writes, of which only 45 to 100 kB were small."""
    traces = cache(70e-6, 45e-6, 100e-6, 20, 8, 50)
    assert caption(traces) == Caption("Almost empty", "(holds 8 to 50 GB)")
    assert amount(traces) == "almost nothing"
    assert caption(cache(0.2, 0.1, 0.3, 20, 8, 50)) == Caption("100 to 300 MB", "(of 8 to 50 GB)")


@pytest.mark.parametrize(
    ("phase", "sizes", "text"),
    [
        (Phase.FULL, (19, 18, 20, 20, 18, 22), Caption("Full", "(holds about 20 GB)")),
        (Phase.FULL, (20, 20, 20, 20, 20, 20), Caption("Full", "(holds 20 GB)")),
        (Phase.FULL, (90, 31, 400, 100, 31, 409), Caption("Full", "(holds 31 to 410 GB)")),
        (Phase.RESTING, (0, 0, 0.5, 20, 18, 22), Caption("Empty", "(holds about 20 GB)")),
        (Phase.RESTING, (0.1, 0, 9, 20, 18, 22), Caption("Probably empty", "(holds about 20 GB)")),
        (Phase.RESTING, (0, 0, 64, 45, 23, 66), Caption("0 to 64 GB", "(of 23 to 66 GB)")),
    ],
)
def test_full_and_empty_caches_have_words(phase: Phase, sizes: tuple[float, ...], text: Caption) -> None:
    assert caption(cache(*sizes, phase=phase)) == text


@pytest.mark.parametrize(
    ("low", "high", "text"), [(4.2, 6.03, "4.2 to 6 GB"), (0.9, 409, "0.9 to 410 GB"), (6.01, 6.04, "about 6 GB")]
)
def test_an_uncertain_size_is_shown_as_a_range(low: float, high: float, text: str) -> None:
    assert between(low * GB, high * GB) == text
