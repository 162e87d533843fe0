"""One drive that is followed as if it were the real one."""

import pytest

from shingleback.monitor.cache.particles import CacheWrites, Particle

MIXED = CacheWrites(scattered_bytes=200.0, scattered_writes=5.0, streamed_bytes=300.0)


def guess(*, takes_all: bool) -> Particle:
    return Particle(takes_all, capacity_bytes=1_000.0, capacity_writes=10.0, tidied_per_s=2.0)


def test_what_is_streamed_enters_where_everything_does() -> None:
    assert guess(takes_all=True).part_of(MIXED) == 0.5


def test_otherwise_it_is_full_at_whichever_is_reached_first() -> None:
    assert guess(takes_all=False).part_of(MIXED) == 0.5
    assert guess(takes_all=False).part_of(MIXED._replace(scattered_writes=1.0)) == 0.2


@pytest.mark.parametrize("takes_all", [True, False])
def test_it_fills_as_it_was_reckoned_and_a_rest_empties_it_evenly(takes_all: bool) -> None:
    one = guess(takes_all=takes_all)
    one.enter(MIXED)
    assert one.part == one.part_of(MIXED)

    one.rest(one.cleaning_work(MIXED) / one.tidied_per_s / 2)
    assert one.part == pytest.approx(0.25)
    one.rest(1e6)
    assert one.part == 0


def test_it_can_be_told_to_be_full_which_nothing_becomes_that_is_empty() -> None:
    one = guess(takes_all=False)
    one.set_part(1.0)
    assert one.part == 0

    one.enter(MIXED)
    one.set_part(1.0)
    assert (one.part, one.fill_bytes, one.fill_writes) == (1.0, 400.0, 10.0)


def test_it_is_remembered_without_what_is_in_it() -> None:
    one = guess(takes_all=False)
    one.enter(MIXED)

    assert Particle.remembered(one.kept) == guess(takes_all=False)
