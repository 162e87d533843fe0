"""What a measurement says about drives: a small, fixed part of the campaign of `tests.benchmarks measuring`."""

from dataclasses import replace
from random import Random
from typing import Final

import msgspec.structs
import pytest

from shingleback.domain.measurement import (
    SHINGLED_BEHAVIORS,
    Behavior,
    BehaviorVerdict,
    CacheFigures,
    IdleRound,
    ReadProbe,
)
from shingleback.measuring.plan import Depth
from shingleback.measuring.requests import Bench
from shingleback.measuring.sequences import until_collapse
from shingleback.measuring.simulated_area import SimulatedArea
from shingleback.measuring.verdict import MeasuredValues, judge_behavior
from shingleback.simulator.known_drives import ARCHIVE
from tests.benchmarks.measuring import caches, campaign, main, measured
from tests.helpers.examples import with_long
from tests.helpers.random_drives import AREA_BYTES, OTHERS, archive, busy_computer, conventional

KIB: Final = 1024


@pytest.mark.parametrize("times", [1, *with_long(2)])
def test_shingled_drives_are_recognized_and_no_others_called_shingled(times: int) -> None:
    tallies = campaign(shingled=5, others=times * len(OTHERS))
    shingled = [tally for tally in tallies.values() if tally.wrongly_shingled]
    assert sum(tally.right for tally in shingled) == 5
    assert sum(tally.runs for tally in tallies.values()) == 5 + times * len(OTHERS)
    assert sum(tally.wrongly_shingled for tally in tallies.values()) == 5


@pytest.mark.parametrize("drives", [1, *with_long(3)])
def test_a_full_measurement_finds_the_cache_size_and_the_cliff(drives: int) -> None:
    for miss in caches(drives):
        assert abs(miss.part - 1) < 0.2, miss
        assert miss.late_s < 10, miss


def test_the_campaign_prints_one_line_per_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--shingled", "1", "--others", "1", "--new", "1"]) == 0
    output = capsys.readouterr().out
    assert "media cache, SATA: right 1 of 1 (media-cache 1); 4.3 GB (at most 4.3) and" in output
    assert "conventional disk: right 1 of 1" in output
    assert "translation layer, new: right 1 of 1" in output


def test_a_collapse_at_the_end_of_the_budget_is_still_measured() -> None:
    cache_bytes = 4_000_000_000
    drive = replace(ARCHIVE, cache_bytes=cache_bytes, is_used=True)
    bench = Bench(SimulatedArea(drive.model(0.0), AREA_BYTES, drive.mechanics.capacity_bytes))
    most_bytes = cache_bytes + 20 * 512 * KIB
    figures = bench.run(until_collapse(AREA_BYTES, 512 * KIB, most_bytes, (), Random(1), 3600.0))
    assert figures.cliff_bytes == pytest.approx(cache_bytes, rel=0.02)
    assert figures.written_bytes < 1.2 * most_bytes
    slow_s = figures.floor_waits_s
    assert figures.floor_bytes_per_s == pytest.approx(512 * KIB * len(slow_s) / sum(slow_s), rel=0.01), "not before it"


def test_a_cache_filled_only_by_small_writes_is_not_called_small() -> None:
    """Small writes fill it by their number; its size in bytes exceeds what the large ones wrote."""
    measurement = measured(archive(Random(0)), Depth.QUICK, 0)
    large = CacheFigures(piece_bytes=512 * KIB, written_bytes=32 * 10**9)
    small = CacheFigures(piece_bytes=4 * KIB, written_bytes=10**9, cliff_bytes=900_000 * KIB, regained=[(60.0, 10**8)])
    reads_s = [measurement.random_read_s] * 9

    def verdict_of(*cache: CacheFigures) -> BehaviorVerdict:
        return judge_behavior(
            MeasuredValues(
                reads_s,
                measurement.scattered_write_s,
                measurement.rounds,
                1.9e8,
                cache,
                map_ratio=measurement.map_ratio,
            )
        )

    verdict = verdict_of(large, small)
    assert verdict.behavior is Behavior.MEDIA_CACHE
    assert (verdict.cache_bytes, verdict.cache_writes, verdict.cleaned_bytes_per_s) == (0, 225_000, 0.0)
    filled = msgspec.structs.replace(large, cliff_bytes=25 * 10**9, regained=[(60.0, 6 * 10**8)])
    verdict = verdict_of(filled, small)
    assert (verdict.cache_bytes, verdict.cache_writes, verdict.cleaned_bytes_per_s) == (25 * 10**9, 225_000, 1e7)


def test_without_measured_values_there_is_no_verdict() -> None:
    assert judge_behavior(MeasuredValues((), 0.0, (), 1e8)).behavior is Behavior.NOT_TOLD


def test_random_waits_are_not_cleaning() -> None:
    """As many waits as cleaning causes, but at other times, from other programs."""
    chance = Random(4)

    def probe(number: int) -> ReadProbe:
        return ReadProbe(3.0 * number, 0.5 if chance.random() < 0.4 else 0.011)

    rounds = [
        IdleRound(
            [probe(20 * number + n) for n in range(4)],
            [],
            60.0 * number + 12,
            [probe(20 * number + n) for n in range(5, 17)],
        )
        for number in range(4)
    ]
    verdict = judge_behavior(MeasuredValues([0.011] * 9, 0.004, rounds, 1.5e8))
    assert verdict.behavior not in SHINGLED_BEHAVIORS


def test_a_slow_map_does_not_outweigh_the_missing_rotation() -> None:
    """An SSD may read scattered data more slowly, too."""
    verdict = judge_behavior(MeasuredValues([0.0002] * 9, 0.0003, (), 4e8, map_ratio=2.0))
    assert verdict.behavior is Behavior.NOT_A_HARD_DISK


def test_the_probabilities_of_all_kinds_add_up() -> None:
    verdict = measured(conventional(Random(3)), Depth.QUICK, 3).verdict
    assert sum(verdict.likelihoods.values()) == pytest.approx(1.0, abs=0.001)
    assert verdict.confidence == pytest.approx(verdict.likelihoods[verdict.behavior], abs=0.001)


@pytest.mark.long
def test_a_busy_computer_is_never_called_shingled() -> None:
    for number in range(60):
        verdict = measured(busy_computer(Random(number)), Depth.NORMAL, number).verdict
        assert verdict.behavior not in SHINGLED_BEHAVIORS, number


def test_another_program_during_the_random_writes_does_not_hide_the_kind() -> None:
    """They took seven times as long as usual, so the measurement repeats them."""
    drive = busy_computer(Random(1093))
    assert measured(drive, Depth.QUICK, 1093).verdict.behavior is Behavior.CONVENTIONAL


def test_a_disk_in_an_almost_always_busy_computer_is_not_called_shingled() -> None:
    """Half of the reads waited even before the scattered writes, and the later ones happened to fit a candidate."""
    drive = busy_computer(Random(80243))
    assert measured(drive, Depth.QUICK, 80243).verdict.behavior not in SHINGLED_BEHAVIORS
