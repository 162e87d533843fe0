"""Zones as a drawing: every zone has its place in it, whatever the size of the drive."""

from shingleback.domain.zones import Zone, ZoneRun, ZoneUse, cells_of, runs_of

SIZE = 256 << 20


def zone(use: ZoneUse, written: int = 0) -> Zone:
    return Zone(use, 0, SIZE, SIZE, written)


def run(use: ZoneUse, count: int, written: int = 0) -> ZoneRun:
    return ZoneRun(use, 0, count, SIZE, written)


def test_neighbors_that_are_alike_are_told_together() -> None:
    zones = [zone(ZoneUse.EMPTY)] * 3 + [zone(ZoneUse.OPEN, 7), zone(ZoneUse.OPEN, 8)]
    assert [(one.use, one.first, one.count) for one in runs_of(zones)] == [
        (ZoneUse.EMPTY, 0, 3),
        (ZoneUse.OPEN, 3, 1),
        (ZoneUse.OPEN, 4, 1),
    ]


def test_a_large_drive_is_drawn_in_as_many_cells_as_there_is_room_for() -> None:
    cells = cells_of([run(ZoneUse.FULL, 15_000), run(ZoneUse.EMPTY, 15_000)], 100)
    assert len(cells) == 100
    assert [cell.full_part for cell in cells] == [1.0] * 50 + [0.0] * 50


def test_a_small_one_has_a_cell_for_each_zone() -> None:
    cells = cells_of([run(ZoneUse.CONVENTIONAL, 1), run(ZoneUse.CLOSED, 1, SIZE // 4)], 100)
    assert [cell.full_part for cell in cells] == [0.0, 0.25]


def test_a_cell_knows_of_a_single_zone_that_is_lost() -> None:
    (cell,) = cells_of([run(ZoneUse.FULL, 9), run(ZoneUse.OFFLINE, 1)], 1)
    assert ZoneUse.OFFLINE in cell.uses
    assert cell.full_part == 0.9


def test_no_zones_make_no_drawing() -> None:
    assert cells_of([], 100) == []
