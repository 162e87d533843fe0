"""The measurement page in its window, with the real program as its worker, on a real folder."""

from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.bootstrap.page_connector import DriveJobs, connect_drives
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.controllers.write_caches import WriteCaches
from shingleback.gui.measure.page import MeasurePage
from shingleback.gui.measure.state import DriveMeasurement
from shingleback.store.private_files import Paths
from tests.gui.conftest import Desk
from tests.helpers.memory import on_disk  # noqa: F401 (a fixture)
from tests.helpers.program import quick_command


def test_a_measurement_starts_shows_live_figures_and_can_be_stopped(
    desk: Desk, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    place = tmp_path / "drive"
    place.mkdir()
    (place / "photo").write_bytes(b"mine")
    jobs = DriveJobs(desk.window, Paths.of_user(), lambda: Worker(quick_command()), qapp)
    write_caches = WriteCaches(list, Worker(quick_command()), qapp)
    connect_drives(desk.window.pages, jobs, desk.drives, desk.run, write_caches)
    desk.window.show_section(Section.DRIVES)
    desk.window.drives.requests.measure.emit(str(place), "Seagate")
    measurement = jobs.measurement.get()
    page = desk.window.findChild(MeasurePage)
    assert page is not None
    reach(qtbot, measurement, JobStage.READY)
    page.plan.budget.setValue(2)
    qtbot.waitUntil(lambda: "At most 2.0 GB are written" in page.outlook.takes.text())
    reach(qtbot, measurement, JobStage.READY)

    page.start.click()
    qtbot.waitUntil(lambda: len(measurement.recording) > 0)
    assert page.graph.isVisible()
    page.run.cancel.click()
    reach(qtbot, measurement, JobStage.ENDED)
    assert "Stopped" in page.outcome.headline.text()
    qtbot.waitUntil(lambda: [path.name for path in place.iterdir()] == ["photo"])


def reach(qtbot: QtBot, measurement: DriveMeasurement, stage: JobStage) -> None:
    qtbot.waitUntil(lambda: measurement.state.stage is stage)
