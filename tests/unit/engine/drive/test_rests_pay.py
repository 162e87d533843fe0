"""The benefit of rests and bursts, shown on modeled drives whose cache fills up several times."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from shingleback.engine.drive.pace import PRESETS as PACES
from shingleback.engine.drive.pace import Manners, Pace
from shingleback.engine.source.copy_context import Limits
from shingleback.simulator.presets import PRESETS
from tests.helpers.modeled_work import GB, WorkItems, home, photos
from tests.helpers.paced_run import Paced, PacedRun

NEVER = Manners()
BALANCED, GENTLE = PACES["balanced"], PACES["gentle"]
RESTLESS = replace(BALANCED, manners=NEVER)
TRICKLE = replace(GENTLE, burst_s=0.0, manners=NEVER)
BURSTS = replace(GENTLE, manners=NEVER)
DEFAULT, OFTEN = Limits(), Limits(bytes=512_000_000, files=4_000)


@cache
def run(
    pace: Pace,
    preset: str = "archive-8tb-like",
    work: Callable[[float, random.Random], WorkItems] = home,
    gigabytes: int = 20,
    cache: float = 0.05,
    metadata_writes: int = 2,
    limits: Limits = DEFAULT,
) -> Paced:
    drive = PRESETS[preset].scaled(cache)
    drive = replace(drive, habits=replace(drive.habits, metadata_writes=metadata_writes))
    return PacedRun(drive, pace, work(gigabytes * GB, random.Random(3)), gigabytes * GB, limits=limits).run()


def test_rests_avoid_long_commands_and_cost_hardly_any_time() -> None:
    """Many flushes scatter writes over a full cache. A kernel would soon give up on some of them."""
    restless, rested = (run(pace, metadata_writes=40, limits=OFTEN) for pace in (RESTLESS, BALANCED))

    assert rested.rest_count > 1
    assert rested.took_s < 1.05 * restless.took_s
    assert restless.tally.waited_10s > 10
    assert rested.tally.waited_10s < 0.2 * restless.tally.waited_10s
    assert rested.tally.waited_1s < 0.8 * restless.tally.waited_1s


def test_a_backup_that_fits_into_the_cache_never_rests() -> None:
    rested, restless = (run(pace, work=photos, gigabytes=8) for pace in (BALANCED, RESTLESS))

    assert (rested.rest_count, rested.took_s) == (0, restless.took_s)


def test_bursts_keep_the_cache_empty_and_a_trickle_fills_it() -> None:
    """Both write 20 MB per second on average."""
    trickle, bursts = (run(pace, gigabytes=6, cache=0.01) for pace in (TRICKLE, BURSTS))

    assert trickle.fullest > 0.99
    assert bursts.fullest < 0.9
    assert bursts.took_s < trickle.took_s
    assert bursts.owed_s < 0.3 * trickle.owed_s
    assert bursts.tally.waited_1s < 0.1 * trickle.tally.waited_1s


@pytest.mark.parametrize("preset", ["cmr-like", "ssd-like"])
def test_a_drive_without_a_cache_gets_no_rests(preset: str) -> None:
    assert run(BALANCED, preset, gigabytes=4).rest_count == 0
