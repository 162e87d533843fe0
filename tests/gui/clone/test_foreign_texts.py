"""The page that copies a drive takes no label, model or name for anything but text."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived, DriveLeft
from shingleback.domain.text import visible
from tests.gui.clone.bench import NEW, OLD, PLAN, Bench, planned
from tests.helpers.foreign_texts import FOREIGN, foreign, foreign_text_faults, shows_foreign_text


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Iterator[Bench]:
    bench = Bench(tmp_path, qtbot)
    for drive in (OLD, NEW):
        bench.drives.on_event(DriveLeft(drive))
        bench.drives.on_event(DriveArrived(foreign(drive)))
    plan = msgspec.structs.replace(PLAN, source_name=FOREIGN, target_name=FOREIGN, name=visible(FOREIGN))
    bench.script("plan", planned(plan))
    yield bench
    bench.worker.kill()


def test_a_label_is_only_text_where_drives_are_chosen(bench: Bench) -> None:
    bench.open_plan()
    assert shows_foreign_text(bench.page)
    assert foreign_text_faults(bench.page) == []
    assert foreign_text_faults(bench.list) == []
