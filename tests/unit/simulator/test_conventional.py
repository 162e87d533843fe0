"""Drives and ports without a cache: only positions and rates decide their speed."""

import random

import pytest

from shingleback.domain.monitoring import Phase
from shingleback.simulator.model import Model
from shingleback.simulator.presets import PRESETS

MB, GB, MIB = 1_000_000, 1_000_000_000, 1 << 20


def rate(model: Model, begin: int, count: int = 1_000) -> float:
    """The bytes per second of a stream."""
    began_s = done_s = model.reading.busy_until_s
    for number in range(count):
        done_s = model.write(done_s, begin + number * MIB, MIB)
    return count * MIB / (done_s - began_s)


def test_a_conventional_drive_is_half_as_fast_at_its_inner_edge_and_never_cleans() -> None:
    preset = PRESETS["cmr-like"]
    model, whole = preset.model(0.0), preset.drive.mechanics.capacity_bytes
    chance = random.Random(1)
    for _ in range(100_000):
        done_s = model.write(0.0, chance.randrange(whole // 4096) * 4096, 4096)
    assert 100 < 100_000 / done_s < 300
    assert rate(model, whole - 2 * GB) == pytest.approx(0.47 * rate(model, 0), rel=0.02)
    assert model.tally.amplification == 1.0
    assert model.reading.at(done_s).phase is Phase.NOT_SMR_LIKE
    assert model.reading.at(done_s * 2).phase is Phase.RESTING


def test_the_speed_of_an_ssd_does_not_depend_on_the_position() -> None:
    preset = PRESETS["ssd-like"]
    model, whole = preset.model(0.0), preset.drive.mechanics.capacity_bytes
    assert rate(model, 0) == pytest.approx(rate(model, whole - 2 * GB), rel=0.01)
    assert rate(model, 0) > 400 * MB


@pytest.mark.parametrize("name", ["cmr-like", "portable-5tb-like"])
def test_a_usb_2_port_transfers_35_mb_a_second(name: str) -> None:
    model = PRESETS[f"{name}-usb2"].model(0.0)
    assert rate(model, 0) == pytest.approx(35 * MB, rel=0.01)
    now_s = model.reading.busy_until_s
    assert model.read(now_s, 0, 35 * MB) - now_s == pytest.approx(1.0, rel=0.05)
    assert model.request_counts.done.reads == 1
    assert model.tally.given_bytes == model.request_counts.done.written_bytes == 1_000 * MIB


def test_a_drive_behind_a_slow_port_still_has_its_cliff() -> None:
    preset = PRESETS["portable-5tb-like-usb2"].scaled(cache=0.001)
    model, chance = preset.model(0.0), random.Random(1)
    done_s = 0.0
    for _ in range(300):
        done_s = model.write(done_s, chance.randrange(2_000) * 2 * GB, 100_000)
    assert model.reading.has_overflowed
    assert 0.3 < model.tally.longest_s < 3.0
    tidied_s = model.flush(model.reading.tidies_from_s + 2 * model.reading.tidy_s)
    assert model.reading.at(tidied_s).cache_used_bytes == 0


def test_fresh_and_scaled_presets_differ_only_in_that() -> None:
    preset = PRESETS["archive-8tb-like"]
    assert preset.fresh() == PRESETS["archive-8tb-like-fresh"]
    assert preset.scaled(cache=1.0) == preset
    assert PRESETS["cmr-like"].fresh().scaled(cache=3) == PRESETS["cmr-like"]
