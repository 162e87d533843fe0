"""A drive that writes everything sequentially: how much it must move depends on how much of it is in use."""

from dataclasses import replace

import pytest

from shingleback.domain.monitoring import Phase
from shingleback.simulator.model import Mechanics
from shingleback.simulator.translation import TranslatingDrive, TranslatingModel, amplification

MIB = 1 << 20
ZONE = 16 * MIB
WHOLE = 200 * ZONE
DRIVE = TranslatingDrive(
    Mechanics(
        capacity_bytes=WHOLE,
        turns_per_minute=6_000,
        outer_bytes_per_s=100e6,
        inner_bytes_per_s=50e6,
        shortest_seek_s=0.001,
        longest_seek_s=0.02,
        queue=8,
    ),
    zone_bytes=ZONE,
    spare_zones=4,
)


def scatter(model: TranslatingModel, count: int, length: int = MIB) -> float:
    done_s = model.reading.busy_until_s
    for number in range(count):
        done_s = model.write(done_s, number * 7 % 200 * ZONE, length)
    return done_s


def test_a_new_drive_writes_at_full_speed_until_its_zones_are_used_up() -> None:
    model = TranslatingModel(replace(DRIVE, is_used=False))
    took_s = scatter(model, 3_000)
    assert 3_000 * MIB / took_s > 95e6
    assert model.tally.amplification == 1.0
    scatter(model, 500)
    assert model.tally.cleanings > 0


def test_a_full_drive_is_fast_for_its_spare_zones_and_again_after_a_rest() -> None:
    model = TranslatingModel(DRIVE)
    scatter(model, 4 * ZONE // MIB)
    assert model.tally.cleanings == 0
    slow_s = scatter(model, 100)
    assert model.reading.at(slow_s).phase is Phase.FULL
    tidy_s = model.reading.tidy_s
    later_s = slow_s + DRIVE.idle_s + tidy_s + 1.0
    assert model.reading.at(later_s).phase is Phase.RESTING
    assert model.write(later_s, 0, MIB) - later_s < 0.05


@pytest.mark.parametrize(
    ("spare", "expected"), [(0.001, 21.3), (0.03, 21.3), (0.07, 8.5), (0.09, 6.8), (3.28, 1.0), (99.0, 1.0)]
)
def test_the_write_amplification_follows_from_the_spare_space(spare: float, expected: float) -> None:
    assert amplification(spare) == pytest.approx(expected, rel=0.02)


def test_trimmed_data_does_not_have_to_be_moved() -> None:
    model = TranslatingModel(DRIVE)
    full = model.amplification
    model.trim(0.0, WHOLE // 2, WHOLE // 4)
    assert model.amplification < full / 3
    model.write(0.0, WHOLE // 2, WHOLE // 4)
    assert model.amplification == full


def test_less_than_an_aligned_mib_is_not_trimmed() -> None:
    model = TranslatingModel(DRIVE)
    full = model.amplification
    model.trim(0.0, MIB // 2, MIB)
    assert model.amplification == full


def test_data_written_in_pieces_is_read_in_pieces_until_rewritten() -> None:
    model = TranslatingModel(replace(DRIVE, is_used=False))
    for number in range(256):
        model.write(0.0, number * 77 % 256 * 4096, 4096)
    now_s = model.reading.busy_until_s
    assert 2.0 < model.read(now_s, 0, MIB) - now_s < 10.0  # 256 seeks
    model.write(now_s, 0, MIB)
    now_s = model.reading.busy_until_s
    assert model.read(now_s, 0, MIB) - now_s < 0.05
