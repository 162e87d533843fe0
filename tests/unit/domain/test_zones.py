"""Zones as a drawing in which every zone has a cell, whatever the size of the drive."""

from shingleback.domain.zones import Zone, ZoneRun, ZoneUse, cells_of, runs_of

SIZE = 256 << 20


def zone(use: ZoneUse, written: int = 0) -> Zone:
    return Zone(use, 0, SIZE, SIZE, written)


def run(use: ZoneUse, count: int, written: int = 0) -> ZoneRun:
    return ZoneRun(use, 0, count, SIZE, written)


def test_equal_neighbors_are_grouped() -> None:
    zones = [zone(ZoneUse.EMPTY)] * 3 + [zone(ZoneUse.OPEN, 7), zone(ZoneUse.OPEN, 8)]
    assert [(run.use, run.first, run.count) for run in runs_of(zones)] == [
        (ZoneUse.EMPTY, 0, 3),
        (ZoneUse.OPEN, 3, 1),
        (ZoneUse.OPEN, 4, 1),
    ]


def test_a_large_drive_is_drawn_in_as_many_cells_as_fit() -> None:
    cells = cells_of([run(ZoneUse.FULL, 15_000), run(ZoneUse.EMPTY, 15_000)], 100)
    assert len(cells) == 100
    assert [cell.full_part for cell in cells] == [1.0] * 50 + [0.0] * 50


def test_a_small_drive_has_one_cell_per_zone() -> None:
    cells = cells_of([run(ZoneUse.CONVENTIONAL, 1), run(ZoneUse.CLOSED, 1, SIZE // 4)], 100)
    assert [cell.full_part for cell in cells] == [0.0, 0.25]


def test_a_cell_shows_a_single_offline_zone() -> None:
    (cell,) = cells_of([run(ZoneUse.FULL, 9), run(ZoneUse.OFFLINE, 1)], 1)
    assert ZoneUse.OFFLINE in cell.uses
    assert cell.full_part == 0.9


def test_no_zones_give_no_cells() -> None:
    assert cells_of([], 100) == []
