"""One particle, simulated as if it were the real drive."""

import pytest

from shingleback.monitor.cache.particles import CacheWrites, Particle

MIXED = CacheWrites(scattered_bytes=200.0, scattered_writes=5.0, streamed_bytes=300.0)


def particle(*, takes_all: bool) -> Particle:
    return Particle(takes_all, capacity_bytes=1_000.0, capacity_writes=10.0, tidied_per_s=2.0)


def test_streamed_writes_enter_a_cache_that_takes_everything() -> None:
    assert particle(takes_all=True).part_of(MIXED) == 0.5


def test_otherwise_the_first_limit_reached_makes_the_cache_full() -> None:
    assert particle(takes_all=False).part_of(MIXED) == 0.5
    assert particle(takes_all=False).part_of(MIXED._replace(scattered_writes=1.0)) == 0.2


@pytest.mark.parametrize("takes_all", [True, False])
def test_writes_fill_the_cache_and_idle_time_empties_it_evenly(takes_all: bool) -> None:
    followed = particle(takes_all=takes_all)
    followed.enter(MIXED)
    assert followed.part == followed.part_of(MIXED)

    followed.idle(followed.cleaning_work(MIXED) / followed.tidied_per_s / 2)
    assert followed.part == pytest.approx(0.25)
    followed.idle(1e6)
    assert followed.part == 0


def test_setting_the_fill_has_no_effect_on_an_empty_cache() -> None:
    followed = particle(takes_all=False)
    followed.set_part(1.0)
    assert followed.part == 0

    followed.enter(MIXED)
    followed.set_part(1.0)
    assert (followed.part, followed.fill_bytes, followed.fill_writes) == (1.0, 400.0, 10.0)


def test_a_particle_is_saved_without_its_fill() -> None:
    followed = particle(takes_all=False)
    followed.enter(MIXED)

    assert Particle.remembered(followed.learned) == particle(takes_all=False)
