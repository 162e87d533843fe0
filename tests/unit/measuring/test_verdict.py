"""What a measurement says of drives: a small, fixed share of the campaign of `tests.benchmarks measuring`."""

from random import Random

import pytest

from shingleback.domain.measurement import SHINGLED_BEHAVIORS, Behavior, IdleRound, ReadProbe
from shingleback.measuring.plan import Depth
from shingleback.measuring.verdict import Seen, judge_behavior
from tests.benchmarks.measuring import caches, campaign, main, measured
from tests.helpers.examples import with_long
from tests.helpers.random_drives import OTHERS, busy_computer, conventional


@pytest.mark.parametrize("times", [1, *with_long(2)])
def test_shingled_kinds_are_told_and_nothing_else_is_called_shingled(times: int) -> None:
    tallies = campaign(shingled=5, others=times * len(OTHERS))
    shingled = [tally for tally in tallies.values() if tally.wrongly_shingled]
    assert sum(tally.right for tally in shingled) == 5
    assert sum(tally.runs for tally in tallies.values()) == 5 + times * len(OTHERS)
    assert sum(tally.wrongly_shingled for tally in tallies.values()) == 5


@pytest.mark.parametrize("drives", [1, *with_long(3)])
def test_a_full_measurement_finds_the_size_of_the_cache_and_the_cliff(drives: int) -> None:
    for miss in caches(drives):
        assert abs(miss.part - 1) < 0.2, miss
        assert miss.late_s < 10, miss


def test_the_campaign_prints_a_line_a_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--shingled", "1", "--others", "1", "--new", "1"]) == 0
    said = capsys.readouterr().out
    assert "media cache, SATA: right 1 of 1" in said
    assert "conventional disk: right 1 of 1" in said
    assert "translation layer, new: right 1 of 1" in said


def test_nothing_measured_tells_nothing() -> None:
    assert judge_behavior(Seen((), 0.0, (), 1e8)).behavior is Behavior.NOT_TOLD


def test_waits_that_come_and_go_by_chance_are_no_cleaning() -> None:
    """Just as many as cleaning would cause, but at other times: other programs."""
    chance = Random(4)

    def probe(number: int) -> ReadProbe:
        return ReadProbe(3.0 * number, 0.5 if chance.random() < 0.4 else 0.011)

    rounds = [
        IdleRound(
            [probe(20 * one + n) for n in range(4)], [], 60.0 * one + 12, [probe(20 * one + n) for n in range(5, 17)]
        )
        for one in range(4)
    ]
    verdict = judge_behavior(Seen([0.011] * 9, 0.004, rounds, 1.5e8))
    assert verdict.behavior not in SHINGLED_BEHAVIORS


def test_one_map_that_is_slow_to_read_does_not_outweigh_a_drive_that_turns_nothing() -> None:
    """An SSD may read what was scattered more slowly, too."""
    verdict = judge_behavior(Seen([0.0002] * 9, 0.0003, (), 4e8, map_ratio=2.0))
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


def test_another_program_that_was_at_work_during_the_random_writes_does_not_hide_the_kind() -> None:
    """They took seven times as long as usual: what is slower for that reason is measured again."""
    drive = busy_computer(Random(1093))
    assert measured(drive, Depth.QUICK, 1093).verdict.behavior is Behavior.CONVENTIONAL
