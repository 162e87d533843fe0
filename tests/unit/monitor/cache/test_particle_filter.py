"""Many drives as one may be, and how what happens sorts them."""

import pytest

from shingleback.domain.monitoring import CachePrior
from shingleback.monitor.cache.particles import CacheWrites, ParticleFilter
from shingleback.monitor.drive_history import Learned, LearnedGuess

GB = 1_000_000_000
TEN_GB = CachePrior(shingled=0.5, capacity_bytes=10 * GB, capacity_spread=2.0, takes_all=0.2)


def gigabytes(number: float, piece_bytes: int = 300_000) -> CacheWrites:
    return CacheWrites(number * GB, number * GB / piece_bytes)


def capacity(particles: ParticleFilter) -> float:
    return particles.quantiles(lambda guess: guess.holds_bytes(300_000) / GB, (0.5,))[0]


def test_at_first_the_prior_is_believed() -> None:
    assert capacity(ParticleFilter(TEN_GB)) == pytest.approx(10, rel=0.25)


def test_a_cache_holds_what_went_in_before_it_overflowed() -> None:
    particles = ParticleFilter(TEN_GB)
    particles.enter(gigabytes(6), 600.0, is_full=False)
    particles.overflow(30.0)

    assert capacity(particles) == pytest.approx(6, rel=0.15)
    assert particles.shingled > 0.9


def test_what_should_have_overflowed_and_did_not_holds_more_or_is_no_such_drive() -> None:
    particles = ParticleFilter(TEN_GB)
    for _ in range(40):
        particles.enter(gigabytes(0.5), 5.0, is_full=False)

    assert capacity(particles) > 15
    assert particles.shingled < 0.3


def test_many_small_writes_overflow_sooner_than_their_bytes_would() -> None:
    particles = ParticleFilter(TEN_GB)
    particles.enter(gigabytes(0.4, piece_bytes=4_096), 600.0, is_full=False)
    particles.overflow(30.0)

    writes = particles.quantiles(lambda guess: guess.capacity_writes, (0.5,))[0]
    assert writes == pytest.approx(0.4 * GB / 4_096, rel=0.2)


def test_a_rest_empties_it() -> None:
    particles = ParticleFilter(TEN_GB)
    particles.enter(gigabytes(3), 300.0, is_full=False)
    particles.rest(100.0)
    after_a_while = particles.quantiles(lambda guess: guess.part, (0.5,))[0]
    particles.rest(1_000_000.0)

    assert 0 < after_a_while < 0.5
    assert particles.quantiles(lambda guess: guess.part, (1.0,))[0] == 0


def test_a_drive_that_takes_everything_is_told_from_one_that_takes_what_is_scattered() -> None:
    """The same streams and twice as much of what is scattered: only one kind explains both cliffs."""
    particles = ParticleFilter(CachePrior(shingled=0.9, capacity_bytes=5 * GB, takes_all=0.5))
    for scattered in (0.2, 0.4):
        particles.enter(CacheWrites(scattered * GB, scattered * 3_000, (5 - scattered) * GB), 100.0, is_full=False)
        particles.overflow(30.0)
        particles.rest(1_000_000.0)

    assert particles.share(lambda guess: guess.takes_all) > 0.9


def test_what_is_certain_stays_so() -> None:
    particles = ParticleFilter(CachePrior(shingled=0.0))
    particles.overflow(30.0)

    assert particles.shingled == 0.0


def test_guesses_of_an_earlier_run_are_gone_on_with() -> None:
    kept = LearnedGuess(takes_all=False, capacity_bytes=3 * GB, capacity_writes=1e9, tidied_per_s=10.0)
    particles = ParticleFilter(TEN_GB, Learned(shingled=0.99, guesses=(kept,)))

    assert capacity(particles) == pytest.approx(3, rel=0.05)
    assert particles.shingled == 0.99
