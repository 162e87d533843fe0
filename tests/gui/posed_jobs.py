"""The page that measures a drive, and the care of a drive on its card, in every state that a user can meet."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QWidget

from shingleback.domain.measurement import Behavior, BehaviorVerdict, Measurement, SpeedAt, TestName
from shingleback.gui.controllers.care import CareState
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.pages import Lazy, Section
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.measure.state import DriveMeasurement, MeasureState, MeasureTask
from shingleback.gui.window.drive_work import Measurements
from shingleback.protocol.care import CareDone, CareFinished, CareItem, CareMoment
from shingleback.protocol.events import MeasurePlanned, Progress
from shingleback.protocol.measuring import MeasureFinished
from shingleback.protocol.result_items import Item, Tally
from shingleback.protocol.run_state import RunState, Stage
from tests.gui.conftest import Desk

TASK: Final = MeasureTask("/media/me/Backup", "Seagate Expansion Desk")
PLAN: Final = MeasurePlanned(
    tests=["idle"], area_bytes=4 * 10**9, written_bytes=5 * 10**9, low_minutes=8, high_minutes=40
)
MEASURED: Final = Measurement(
    verdict=BehaviorVerdict(behavior=Behavior.MEDIA_CACHE, confidence=0.9999),
    measured_at="2026-11-22T20:00:00",
    area_bytes=4 * 10**9,
    write_curve=[SpeedAt(0.0, 160e6), SpeedAt(0.5, 140e6)],
    idle_waits_s=[[0.5, 0.01]],
)
READY: Final = MeasureState(JobStage.READY, TASK, plan=PLAN)
RUNNING: Final = replace(
    READY,
    stage=JobStage.RUNNING,
    run=RunState(progress=Progress(phase="measure", elapsed_s=60.0, files=0, bytes=10**9, current="idle")),
)
ENDED: Final = replace(
    READY, stage=JobStage.ENDED, result=MeasureFinished(outcome="done", exit_code=0, measurement=MEASURED)
)
STOPPED: Final = MeasureFinished(outcome="canceled", exit_code=130, why="stopped")
BUSY: Final = MeasureFinished(outcome="usage", exit_code=2, why="destination-busy")
GONE: Final = MeasureFinished(outcome="drive-gone", exit_code=3, why="test-drive-gone")

MEASUREMENTS: Final = {
    "plan being made": MeasureState(JobStage.PLANNING, TASK),
    "plan": READY,
    "plan of single tests": replace(READY, task=replace(TASK, tests=(TestName.IDLE,))),
    "no plan": MeasureState(JobStage.READY, TASK, planned=BUSY),
    "running": RUNNING,
    "stopping": replace(RUNNING, run=replace(RUNNING.run, requested=Stage.CANCELING)),
    "measured": ENDED,
    "measured twice": replace(ENDED, earlier=(MEASURED,)),
    "stopped": replace(READY, stage=JobStage.ENDED, result=STOPPED),
    "pulled": replace(READY, stage=JobStage.ENDED, result=GONE, is_unplugged=True),
    "died": replace(READY, stage=JobStage.ENDED, detail="killed by signal 9"),
    "not plugged in": replace(READY, is_unplugged=True),
}

DUE_READ: Final = CareItem(action="read", reason="never-read", portions=2, low_s=600, high_s=3600, busy="background")
DUE_CHECK: Final = CareItem(
    action="check", reason="pulled", low_s=6, high_s=60, busy="busy", needs=["unmounted"], missing=["unmounted"]
)
PAST: Final = (CareMoment(kind="read", at=1_780_000_000.0),)
DUE: Final = CareState(
    planned=CareFinished(outcome="done", exit_code=0, due=(DUE_READ, DUE_CHECK), room_bytes=10**12, room_limit="space")
)
CARING: Final = replace(DUE, stage=JobStage.RUNNING, action="read")
DONE: Final = CareFinished(outcome="done", exit_code=0, done=(CareDone(action="read"),), past=PAST)
DAMAGE: Final = CareFinished(
    outcome="left-out",
    exit_code=1,
    done=(CareDone(action="read"),),
    checked=Tally(files=20, bytes=10**9),
    left_out=(Item(path="Letters/to the bank.odt", reason="damaged"),),
    left_out_count=1,
    past=PAST,
)
PULLED: Final = CareFinished(outcome="drive-gone", exit_code=3, why="drive-gone")

CARE: Final = {
    "nothing due": CareState(planned=DONE),
    "due": DUE,
    "caring": CARING,
    "paused": replace(CARING, run=RunState(Stage.PAUSED)),
    "waiting for a backup": replace(CARING, is_waiting=True),
    "canceling": replace(CARING, run=RunState(Stage.CANCELING)),
    "cared": CareState(JobStage.ENDED, planned=DONE, result=DONE),
    "damage found": CareState(JobStage.ENDED, planned=DAMAGE, result=DAMAGE),
    "pulled": replace(DUE, stage=JobStage.ENDED, result=PULLED),
}


def show_measurement(state: MeasureState) -> Callable[[Desk], QWidget]:
    """Return what opens the page with this state, with everything unfolded."""

    def show(desk: Desk) -> QWidget:
        desk.window.show_section(Section.DRIVES)
        drives = desk.window.drives
        measurements = drives.findChild(Measurements)
        if measurements is None:
            measurement = Lazy(lambda: DriveMeasurement(Worker(["true"]), desk.window))
            measurements = Measurements(drives, desk.drives, measurement)
        measurements.show()
        page = measurements.page
        assert page is not None
        page.plan.more.unfold(is_open=True)
        page.result.more.unfold(is_open=True)
        desk.window.findChildren(DriveMeasurement)[0].become(state)
        return page

    return show


def show_care(state: CareState) -> Callable[[Desk], QWidget]:
    """Return what shows the care on the card of the first drive in this state, with everything unfolded."""

    def show(desk: Desk) -> QWidget:
        desk.window.show_section(Section.DRIVES)
        if (measurements := desk.window.drives.findChild(Measurements)) is not None:
            measurements.leave()
        card = next(iter(desk.window.drives.cards.values()))
        card.details.unfold(is_open=True)
        card.show_care(is_known=True)
        card.care.show_state(state, may=None, is_tonight=False, is_held=False)
        card.care.due.why.unfold(is_open=True)
        return card

    return show
