"""Filling an empty volume step by step, and measuring each level in two places."""

from dataclasses import replace
from pathlib import Path

import pytest

from shingleback.domain.errors import DriveFull, UsageError, Why
from shingleback.domain.measurement import FillLevel, Measurement, TestName
from shingleback.measuring.areas import FileArea, workplace
from shingleback.measuring.measure import Measuring
from shingleback.measuring.plan import Depth, Plan, plan
from shingleback.measuring.requests import Bench, RequestKind, TimedRequest
from shingleback.measuring.sequences import MIB, Filling, VolumeSpace, filling_of
from shingleback.measuring.simulated_area import SimulatedArea
from shingleback.simulator.known_drives import ARCHIVE, CONVENTIONAL
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.model import ConventionalDrive

GB = 10**9
Drive = ConventionalDrive | MediaCacheDrive
EMPTY = VolumeSpace(total_bytes=50 * GB, used_bytes=GB // 2, free_bytes=50 * GB - GB // 2)


class GrowingArea(SimulatedArea):
    """The file of a test on an empty drive, which grows from the outer edge inward as far as there is room."""

    def __init__(self, drive: Drive, room_bytes: int = 50 * GB) -> None:
        super().__init__(drive.model(0.0), room_bytes, EMPTY.total_bytes, used_part=0.0)
        self._room_bytes = room_bytes

    def write(self, offset: int, length: int) -> None:
        if offset + length > self._room_bytes:
            raise DriveFull(Why.DRIVE_FULL, files=0)
        super().write(offset, length)


def small(drive: Drive) -> Drive:
    """The same drive with a small capacity."""
    return replace(drive, mechanics=replace(drive.mechanics, capacity_bytes=EMPTY.total_bytes))


def filled(drive: Drive, budget: int | None = None, room_bytes: int = 50 * GB) -> Measurement:
    chosen = plan(EMPTY, Depth.FULL, budget, (TestName.FILL,))
    return Measuring(Bench(GrowingArea(small(drive), room_bytes)), chosen).run()


def test_an_empty_volume_is_measured_at_four_levels() -> None:
    measurement = filled(CONVENTIONAL)
    assert [level.fill_part for level in measurement.fill_levels] == pytest.approx([0.1, 0.5, 0.9, 0.99], abs=0.001)
    assert measurement.fill_part == 0.01
    assert measurement.fill_curve[0].at < 0.1
    assert measurement.fill_curve[-1].at > 0.9


def test_a_disk_is_slower_at_its_end_but_not_at_the_same_offset() -> None:
    levels = filled(CONVENTIONAL).fill_levels
    assert levels[-1].write_bytes_per_s < 0.7 * levels[0].write_bytes_per_s
    assert levels[-1].read_bytes_per_s < 0.7 * levels[0].read_bytes_per_s
    assert levels[-1].rewrite_bytes_per_s == pytest.approx(levels[0].rewrite_bytes_per_s, rel=0.05)


@pytest.mark.parametrize("budget", [None, 30 * GB])
def test_no_more_is_written_than_announced(budget: int | None) -> None:
    chosen = plan(EMPTY, Depth.FULL, budget, (TestName.FILL,))
    measurement = Measuring(Bench(GrowingArea(small(ARCHIVE))), chosen).run()
    assert measurement.written_bytes <= chosen.written_bytes
    assert budget is None or chosen.written_bytes <= budget
    assert len(measurement.fill_levels) == (4 if budget is None else 2)
    assert chosen.minutes[0] * 60 < measurement.elapsed_s < chosen.minutes[1] * 60


def test_filling_comes_after_the_other_tests_which_stay_in_their_part_of_the_file() -> None:
    requests: list[TimedRequest] = []
    started: list[TestName] = []
    volume = VolumeSpace(total_bytes=20 * GB, used_bytes=0, free_bytes=20 * GB)
    chosen = plan(volume, Depth.FULL, 12 * GB, (TestName.FILL, TestName.RANDOM_READ))
    Measuring(Bench(GrowingArea(small(CONVENTIONAL)), follow=requests.append), chosen).run(begins=started.append)
    assert started == [TestName.SEQUENTIAL, TestName.RANDOM_READ, TestName.FILL]
    assert chosen.filling is not None
    ends = [
        probe.request.offset + probe.request.length for probe in requests if probe.request.kind is RequestKind.WRITE
    ]
    assert max(ends) == chosen.most_area_bytes == chosen.filling.most_bytes


def test_filling_stops_where_the_filesystem_has_less_room_than_reported() -> None:
    measurement = filled(CONVENTIONAL, room_bytes=30 * GB)
    assert [level.fill_part for level in measurement.fill_levels] == pytest.approx([0.1, 0.5], abs=0.001)


def test_a_drive_with_files_on_it_is_not_filled() -> None:
    with pytest.raises(UsageError) as refused:
        filling_of(VolumeSpace(200 * GB, 21 * GB, 179 * GB), 4 * GB, None)
    assert refused.value.why is Why.TEST_NEEDS_EMPTY


@pytest.mark.parametrize(
    ("volume", "levels"),
    [
        (VolumeSpace(200 * GB, 0, 189 * GB), 3),  # ext4 reserves 5 % for root
        (VolumeSpace(30 * GB, 0, 30 * GB, most_file_bytes=(4 << 30) - MIB), 1),  # FAT
    ],
)
def test_unreachable_levels_are_left_out(volume: VolumeSpace, levels: int) -> None:
    assert len(filling_of(volume, volume.stretch_bytes, None).levels) == levels


def test_a_plan_without_reachable_levels_is_refused() -> None:
    with pytest.raises(UsageError):
        plan(EMPTY, Depth.FULL, 1 * GB, (TestName.FILL,))
    with pytest.raises(UsageError):
        filling_of(VolumeSpace(500 * MIB, 0, 500 * MIB), 10 * MIB, None)


def test_a_drive_that_is_not_filled_is_measured_at_its_present_level() -> None:
    used = VolumeSpace(200 * GB, 100 * GB, 100 * GB)
    chosen = plan(used, Depth.NORMAL, None, (TestName.FILL,))
    measurement = Measuring(Bench(GrowingArea(small(CONVENTIONAL))), chosen).run()
    (level,) = measurement.fill_levels
    assert level.fill_part == 0.5
    assert level.rewrite_bytes_per_s == 0
    assert measurement.written_bytes <= chosen.written_bytes


def test_a_measurement_fills_a_drive_only_on_request() -> None:
    assert all(TestName.FILL not in plan(EMPTY, depth, None).tests for depth in Depth)


def test_a_copy_on_write_filesystem_is_not_tested_for_rewriting() -> None:
    chosen = plan(EMPTY, Depth.FULL, None, (TestName.FILL,))
    measurement = Measuring(Bench(GrowingArea(small(CONVENTIONAL))), chosen, stays_in_place=False).run()
    assert [level.rewrite_bytes_per_s for level in measurement.fill_levels] == [0.0] * 4


def test_the_file_grows_with_the_levels_and_is_removed_at_the_end(tmp_path: Path) -> None:
    filling = Filling(VolumeSpace(2000 * MIB, 0, 2000 * MIB), (40 * MIB, 70 * MIB), 8 * MIB)
    chosen = Plan((TestName.FILL,), 16 * MIB, filling=filling)
    with workplace(tmp_path) as workplace_folder:
        area = FileArea(workplace_folder, chosen.area_bytes, most_bytes=chosen.most_area_bytes)
        measurement = Measuring(Bench(area), chosen).run()
        area.close()
    assert all(isinstance(level, FillLevel) and level.rewrite_bytes_per_s for level in measurement.fill_levels)
    assert measurement.written_bytes == chosen.written_bytes
    assert list(tmp_path.iterdir()) == []
