"""Every page of a job says the same three things before its start, and shows its parts at the same stages."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from shingleback.gui.clone.moving import MovePage
from shingleback.gui.clone.page import ClonePage
from shingleback.gui.clone.state import BackupMoving, DriveCloning, UnfinishedList
from shingleback.gui.controllers.job import JobController, JobStage
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.jobs.page import JobPage
from shingleback.gui.measure.page import MeasurePage
from shingleback.gui.measure.state import DriveMeasurement, MeasureState, MeasureTask
from shingleback.protocol.events import MeasurePlanned
from shingleback.protocol.measuring import MeasureFinished
from shingleback.store.private_files import Paths
from tests.gui.wizard_desk import text_of
from tests.helpers.plugged_in import make_drives

NAMES = ("What happens", "How long it takes", "What can go wrong")
PLAN = MeasurePlanned(tests=["idle"], area_bytes=4 * 10**9, written_bytes=5 * 10**9, low_minutes=8, high_minutes=40)
FIRST_LINES = ("Stopped", "The backup was not moved", "The copy was interrupted")
CANCELED = MeasureFinished(outcome="canceled", exit_code=130, why="stopped")


class Shown(NamedTuple):
    """A page, and the job that it shows."""

    page: JobPage[Any]
    job: JobController[Any, Any]
    start: str

    def reach(self, stage: JobStage, **changes: object) -> str:
        """Reach this stage; return what the page says then."""
        self.job.become(replace(self.job.state, stage=stage, **changes))
        return text_of(self.page)


def clone_page(folder: Path) -> Shown:
    job = DriveCloning(Worker(["true"]))
    unfinished = UnfinishedList(Paths(folder / "config", folder / "state", folder / "cache"))
    return Shown(ClonePage(job, make_drives(), unfinished), job, "&Next")


def move_page(_folder: Path) -> Shown:
    job = BackupMoving(Worker(["true"]))
    return Shown(MovePage(job, make_drives()), job, "&Move")


def measure_page(_folder: Path) -> Shown:
    job = DriveMeasurement(Worker(["true"]))
    job.state = MeasureState(task=MeasureTask("/media/me/Backup", "Seagate"), plan=PLAN)
    return Shown(MeasurePage(job), job, "&Start measuring")


@pytest.fixture(params=[clone_page, move_page, measure_page])
def shown(request: pytest.FixtureRequest, tmp_path: Path, qtbot: QtBot) -> Shown:
    make: Callable[[Path], Shown] = request.param
    job_page = make(tmp_path)
    qtbot.addWidget(job_page.page)
    job_page.page.resize(900, 700)
    job_page.page.show()
    return job_page


def test_three_things_are_said_in_one_order_before_the_start_and_not_later(shown: Shown) -> None:
    lines = shown.reach(JobStage.READY).split("\n")
    assert [line for line in lines if line in NAMES] == list(NAMES)
    outlook = shown.page.outlook
    assert all(line.text() for line in (outlook.does, outlook.takes, outlook.risks))
    assert shown.start in lines

    lines = shown.reach(JobStage.RUNNING).split("\n")
    assert not set(NAMES) & set(lines)
    assert shown.start not in lines


def test_the_start_stays_in_sight_below_the_page(shown: Shown) -> None:
    shown.page.resize(shown.page.width(), shown.page.minimumSizeHint().height())
    shown.reach(JobStage.READY)
    buttons = shown.page.findChildren(QPushButton)
    start = next(control for control in buttons if control.text() == shown.start)
    assert shown.page.rect().contains(start.mapTo(shown.page, start.rect().center()))


def test_a_result_is_the_first_thing_below_the_title(shown: Shown) -> None:
    result = CANCELED if isinstance(shown.page, MeasurePage) else None
    lines = shown.reach(JobStage.ENDED, result=result, detail="" if result else "signal 9").split("\n")
    title = lines.index(shown.page.title.text())
    assert lines[title + 1] in FIRST_LINES


def test_leaving_the_page_gives_the_job_up(shown: Shown, qtbot: QtBot) -> None:
    shown.reach(JobStage.READY)
    with qtbot.waitSignal(shown.page.closed):
        shown.page.back.click()
    assert not shown.job.state.is_open


def test_no_other_button_has_the_focus_after_one_that_disappears(shown: Shown, qtbot: QtBot) -> None:
    with qtbot.waitActive(shown.page):
        shown.page.activateWindow()
    shown.reach(JobStage.READY)
    focus(shown, shown.start)
    shown.reach(JobStage.RUNNING)
    assert shown.page.hasFocus()

    command = "cancel" if isinstance(shown.page, MeasurePage) else "pause"
    focus(shown, "&Stop measuring" if command == "cancel" else "&Pause")
    shown.reach(JobStage.RUNNING, run=shown.job.state.run.asking(command))
    assert shown.page.hasFocus()


def focus(shown: Shown, text: str) -> None:
    buttons = shown.page.findChildren(QPushButton)
    control = next(control for control in buttons if control.text() == text and control.isVisible())
    control.setEnabled(True)
    control.setFocus()
    assert control.hasFocus()


def test_at_the_end_of_a_measurement_the_focus_is_on_its_start_again(tmp_path: Path, qtbot: QtBot) -> None:
    shown = measure_page(tmp_path)
    qtbot.addWidget(shown.page)
    shown.page.show()
    with qtbot.waitActive(shown.page):
        shown.page.activateWindow()
    shown.reach(JobStage.RUNNING)
    focus(shown, "&Stop measuring")
    shown.reach(JobStage.ENDED, result=CANCELED)
    assert isinstance(shown.page, MeasurePage)
    assert shown.page.start.hasFocus()
