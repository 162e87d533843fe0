"""What the page that copies a drive says of the copy afterward, while it is pulled, ejected, and plugged in again."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived, DriveChanged, DriveLeft
from shingleback.gui.controllers.job import JobStage
from tests.gui.clone.bench import COPYING, EJECTED, EJECTING, NEW, Bench, finished


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Iterator[Bench]:
    bench = Bench(tmp_path, qtbot)
    yield bench
    bench.worker.kill()


def test_a_copy_that_was_pulled_is_not_to_be_ejected_nor_is_the_drive_at_its_device(bench: Bench) -> None:
    bench.script("clone", COPYING, finished())
    bench.run()
    bench.reach(JobStage.ENDED)
    assert bench.page.end.eject.isVisible()
    bench.drives.on_event(DriveLeft(NEW))
    bench.drives.on_event(DriveArrived(replace(NEW, key="another", path="/another", name="Another drive")))
    assert not bench.page.end.eject.isVisible()
    assert "eject it first" not in bench.text


@pytest.mark.parametrize("is_pulled", [True, False], ids=["plugged in again", "mounted again"])
def test_an_ejected_copy_that_is_back_is_not_safe_to_unplug(bench: Bench, is_pulled: bool) -> None:
    bench.script("clone", COPYING, finished())
    bench.script("eject", *EJECTING, EJECTED)
    bench.run()
    bench.reach(JobStage.ENDED)
    bench.page.end.eject.click()
    bench.wait(lambda: not bench.worker.is_running)
    assert "It is safe to unplug the drive" in bench.text
    mounted = replace(NEW, volumes=(replace(NEW.volumes[0], mount_points=("/media/me/Photos",)),))
    if is_pulled:
        bench.drives.on_event(DriveLeft(NEW))
        assert "It is safe to unplug the drive" in bench.text
        bench.drives.on_event(DriveArrived(NEW))
    else:
        bench.drives.on_event(DriveChanged(NEW, mounted))
    assert "It is safe to unplug the drive" not in bench.text
    assert "The copy is complete" in bench.text
    assert "No: eject it first" in bench.text
    assert bench.page.end.eject.isVisible()
