"""Many possible drives as particles, weighted by what happens."""

import pytest

from shingleback.domain.monitoring import CachePrior
from shingleback.monitor.cache.particles import CacheWrites, ParticleFilter
from shingleback.monitor.drive_history import Learned, LearnedGuess

GB = 1_000_000_000
TEN_GB = CachePrior(shingled=0.5, capacity_bytes=10 * GB, capacity_spread=2.0, takes_all=0.2)


def gigabytes(number: float, piece_bytes: int = 300_000) -> CacheWrites:
    return CacheWrites(number * GB, number * GB / piece_bytes)


def capacity(particles: ParticleFilter) -> float:
    return particles.quantiles(lambda particle: particle.holds_bytes(300_000) / GB, (0.5,))[0]


def test_the_first_estimate_is_the_prior() -> None:
    assert capacity(ParticleFilter(TEN_GB)) == pytest.approx(10, rel=0.25)


def test_an_overflow_reveals_the_capacity() -> None:
    particles = ParticleFilter(TEN_GB)
    particles.enter(gigabytes(6), 600.0, is_full=False)
    particles.overflow(30.0)

    assert capacity(particles) == pytest.approx(6, rel=0.15)
    assert particles.shingled > 0.9


def test_without_an_overflow_the_cache_is_larger_or_the_drive_not_shingled() -> None:
    particles = ParticleFilter(TEN_GB)
    for _ in range(40):
        particles.enter(gigabytes(0.5), 5.0, is_full=False)

    assert capacity(particles) > 15
    assert particles.shingled < 0.3


def test_many_small_writes_overflow_by_their_number() -> None:
    particles = ParticleFilter(TEN_GB)
    particles.enter(gigabytes(0.4, piece_bytes=4_096), 600.0, is_full=False)
    particles.overflow(30.0)

    writes = particles.quantiles(lambda particle: particle.capacity_writes, (0.5,))[0]
    assert writes == pytest.approx(0.4 * GB / 4_096, rel=0.2)


def test_idle_time_empties_the_cache() -> None:
    particles = ParticleFilter(TEN_GB)
    particles.enter(gigabytes(3), 300.0, is_full=False)
    particles.idle(100.0)
    after_a_while = particles.quantiles(lambda particle: particle.part, (0.5,))[0]
    particles.idle(1_000_000.0)

    assert 0 < after_a_while < 0.5
    assert particles.quantiles(lambda particle: particle.part, (1.0,))[0] == 0


def test_a_cache_for_all_writes_is_distinguished_from_one_for_scattered_writes() -> None:
    """The same total with twice the scattered writes overflows again: only one kind explains both cliffs."""
    particles = ParticleFilter(CachePrior(shingled=0.9, capacity_bytes=5 * GB, takes_all=0.5))
    for scattered in (0.2, 0.4):
        particles.enter(CacheWrites(scattered * GB, scattered * 3_000, (5 - scattered) * GB), 100.0, is_full=False)
        particles.overflow(30.0)
        particles.idle(1_000_000.0)

    assert particles.share(lambda particle: particle.takes_all) > 0.9


def test_certainty_is_never_revised() -> None:
    particles = ParticleFilter(CachePrior(shingled=0.0))
    particles.overflow(30.0)

    assert particles.shingled == 0.0


def test_particles_of_an_earlier_run_are_reused() -> None:
    guess = LearnedGuess(takes_all=False, capacity_bytes=3 * GB, capacity_writes=1e9, tidied_per_s=10.0)
    particles = ParticleFilter(TEN_GB, Learned(shingled=0.99, guesses=(guess,)))

    assert capacity(particles) == pytest.approx(3, rel=0.05)
    assert particles.shingled == 0.99
