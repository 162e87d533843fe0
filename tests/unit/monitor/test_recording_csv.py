"""Exporting a recording for spreadsheets."""

import csv
import math

from shingleback.domain.monitoring import Phase, RunEvent, RunEventKind
from shingleback.monitor.recording import Point, Recording, lines


def rows(recording: Recording) -> list[dict[str, str]]:
    return list(csv.DictReader(lines(recording)))


def test_each_point_is_a_row_with_named_columns() -> None:
    recording = Recording()
    recording.add(Point(1.25, 1.0, 5e6, 4e6, busy=0.5, fill_bytes=7e9, capacity_bytes=2e10, phase=Phase.FULL))
    (row,) = rows(recording)
    assert (row["time_s"], row["copied_bps"], row["written_bps"]) == ("1.25", "5000000", "4000000")
    assert row["busy"] == "0.500"
    assert (row["fill_bytes"], row["capacity_bytes"], row["phase"]) == ("7000000000", "20000000000", "full")


def test_an_unknown_value_is_empty() -> None:
    recording = Recording()
    recording.add(Point(1, 1.0, 5e6, math.nan))
    assert rows(recording)[0]["written_bps"] == ""


def test_each_event_is_in_the_row_of_its_time_and_none_is_lost() -> None:
    recording = Recording()
    for second in (1, 2, 3):
        recording.add(Point(second, 1.0, 0.0, 0.0))
    recording.moments = [
        RunEvent(1.9, RunEventKind.STALL, {}),
        RunEvent(3.4, RunEventKind.REST, {}),
        RunEvent(1.5, RunEventKind.CLIFF, {}),  # recognized last
    ]
    assert [row["happened"] for row in rows(recording)] == ["", "cliff stall", "rest"]


def test_a_run_without_points_has_only_the_column_names() -> None:
    assert len(list(lines(Recording()))) == 1
