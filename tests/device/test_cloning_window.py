"""The page that clones a drive, with the real program as its worker, the real UDisks2, and two loop devices."""

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.bootstrap.planning import read_drives
from shingleback.devices.udisks import reach
from shingleback.domain.cloning import CloneChoices
from shingleback.domain.drive import Drive, DriveArrived
from shingleback.gui.clone.page import ClonePage
from shingleback.gui.clone.state import CloneTask, DriveCloning, UnfinishedList
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.worker import Worker
from tests.device.test_cloning import CHECKS, MIB, fill, hashes, run
from tests.gui.wizard_desk import text_of
from tests.helpers import loop_program
from tests.helpers.loop import unmount
from tests.helpers.plugged_in import make_drives
from tests.helpers.program import APP
from tests.helpers.two_drives import TwoDrives, facts, two_drives
from tests.helpers.whole import whole

pytestmark = pytest.mark.device

ROOT = Path(__file__).parents[2]


@pytest.fixture
def clones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TwoDrives]:
    monkeypatch.setenv("PYTHONPATH", f"{APP}{os.pathsep}{ROOT}")
    with two_drives(tmp_path, monkeypatch) as drives:
        yield drives


def drives_now() -> tuple[Drive, ...]:
    async def query() -> tuple[Drive, ...]:
        async with reach() as udisks:
            return (await read_drives(udisks, facts)).drives

    return asyncio.run(query())


def test_a_person_clones_a_drive_stops_and_continues(clones: TwoDrives, qtbot: QtBot, qapp: QApplication) -> None:
    files = fill("ext4", clones.old, clones.folder / "old")
    before = whole(clones.old)
    drives = make_drives()
    for drive in drives_now():
        drives.on_event(DriveArrived(drive))
    worker = Worker([sys.executable, loop_program.__file__])
    cloning = DriveCloning(worker)
    page = ClonePage(cloning, drives, UnfinishedList(clones.paths))
    qtbot.addWidget(page)
    page.show()

    def plan() -> None:
        qtbot.waitUntil(lambda: cloning.state.plan is not None)
        plan = cloning.state.plan
        assert plan is not None
        assert not page.consent.start.isEnabled()
        page.consent.next.click()
        QTest.keyClicks(page.consent.erasure.typed, plan.name)
        assert page.consent.start.isEnabled()
        page.consent.start.click()

    cloning.choose(
        CloneTask(
            source=clones.old,
            target=clones.new,
            choices=CloneChoices(copies_all=True, sets_follow=True),
        )
    )
    plan()
    qtbot.waitUntil(lambda: cloning.state.durable > 0.5 or not cloning.state.is_busy)
    page.run.controls.cancel.click()
    qtbot.waitUntil(lambda: cloning.state.stage is JobStage.ENDED)
    if cloning.state.can_go_on:  # it may have finished before
        page.end.go_on.click()
        plan()
        qtbot.waitUntil(lambda: cloning.state.stage is JobStage.ENDED)
        result = cloning.state.result
        assert result is not None
        assert result.kept_bytes >= 256 * MIB

    assert "The copy is complete" in text_of(page)
    assert "Both were read back, and are identical." in text_of(page)
    result = cloning.state.result
    assert result is not None
    assert hashes(Path(result.mount_point)) == files
    unmount(Path(result.mount_point))
    assert whole(clones.old) == before
    run(CHECKS["ext4"].format(clones.new))
    qapp.processEvents()
