"""Drives that have the same name where a drive to copy is chosen."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from tests.gui.clone.bench import NEW, Bench


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Iterator[Bench]:
    bench = Bench(tmp_path, qtbot)
    yield bench
    bench.worker.kill()


@pytest.mark.parametrize(
    ("serial", "ends"), [("NB7777XY", ["\u20264F2K", "\u202677XY"]), (NEW.serial, ["\u20264F2K (1)", "\u20264F2K (2)"])]
)
def test_drives_of_one_name_are_told_apart_without_their_devices(bench: Bench, serial: str, ends: list[str]) -> None:
    bench.drives.on_event(DriveArrived(replace(NEW, key="twin", path="/drives/twin", device="/dev/sdy", serial=serial)))
    bench.open()
    target = bench.page.choice.target
    texts = sorted(target.itemText(row) for row in range(target.count()) if NEW.name in target.itemText(row))
    assert texts == sorted(f"{NEW.name} \u00b7 8 TB \u00b7 USB \u00b7 {end}" for end in ends)
    assert {target.itemData(row) for row in range(target.count())} >= {NEW.device, "/dev/sdy"}
