"""Measures a drive in a worker process, after a dry run; also reads the zones of a drive."""

from dataclasses import dataclass, replace
from typing import Final

import msgspec.structs
from PySide6.QtCore import QObject, QTimer

from shingleback.domain.destination import is_simulated
from shingleback.domain.measurement import Measurement, TestName
from shingleback.gui.controllers.job import JobController, JobStage, JobState
from shingleback.gui.controllers.worker import Worker, WorkerEnd, WorkerJob, simulating
from shingleback.measuring.plan import Depth
from shingleback.protocol.events import Event, MeasurePlanned, Sampled
from shingleback.protocol.measuring import MeasureFinished, ZonesFinished

_AGAIN_MS: Final = 3000


@dataclass(frozen=True, slots=True)
class MeasureTask:
    """What to measure.

    Attributes:
        place: a folder on the drive, or the whole drive as a device, which is only read.
        name: of the drive.
        budget_bytes: 0: the default.
        tests: empty: those of the depth.
        drive: its `Drive.key`, since another drive can come to the same place; empty if it is not known.
    """

    place: str = ""
    name: str = ""
    depth: Depth = Depth.QUICK
    budget_bytes: int = 0
    tests: tuple[TestName, ...] = ()
    drive: str = ""

    @property
    def is_complete(self) -> bool:
        return bool(self.place)

    @property
    def only_reads(self) -> bool:
        return self.place.startswith("/dev/")

    @property
    def arguments(self) -> tuple[str, ...]:
        if self.only_reads:
            return "--", self.place
        simulate = simulating(is_simulated=is_simulated(self.place))
        depth = () if self.depth is Depth.NORMAL else (f"--{self.depth.value}",)
        budget = (f"--budget={self.budget_bytes}",) if self.budget_bytes else ()
        return (*simulate, *depth, *budget, "--", self.place, *(test.value for test in self.tests))


@dataclass(frozen=True, slots=True)
class MeasureState(JobState[MeasureTask, MeasureFinished]):
    """The measurement of one drive.

    Attributes:
        plan: what the measurement would do; None if nothing can be measured, and `planned` says why.
        earlier: of the same drive, oldest first.
        is_unplugged: the drive is not there now.
        is_requested: Start was pressed while the plan was being made, so the measurement begins with the plan.
    """

    stage: JobStage = JobStage.CLOSED
    task: MeasureTask = MeasureTask()
    plan: MeasurePlanned | None = None
    earlier: tuple[Measurement, ...] = ()
    is_unplugged: bool = False
    is_requested: bool = False

    @property
    def can_start(self) -> bool:
        """A measurement can start, also after another one has ended."""
        is_waiting = self.stage in (JobStage.READY, JobStage.ENDED)
        return is_waiting and self.plan is not None and not self.is_unplugged

    @property
    def can_be_requested(self) -> bool:
        """Start can be pressed: while the plan is being made, too, unless the whole drive would be filled."""
        is_planned_soon = self.stage is JobStage.PLANNING and TestName.FILL not in self.task.tests
        return self.can_start or (is_planned_soon and not self.is_requested)

    @property
    def test_count(self) -> int:
        return len(self.plan.tests) if self.plan is not None else 0

    @property
    def test_number(self) -> int:
        """Which test is running, from 1 on; 0 if it is the only one, or only writes what the others need."""
        tests = self.plan.tests if self.plan is not None else []
        current = self.progress.current if self.progress is not None else ""
        return tests.index(current) + 1 if current in tests and len(tests) > 1 else 0

    @property
    def shown(self) -> Measurement | None:
        """The measurement that just ended, otherwise the newest of the earlier ones."""
        if self.result is not None and self.result.measurement is not None:
            return self.result.measurement
        return self.earlier[-1] if self.earlier else None

    @property
    def before(self) -> Measurement | None:
        """The measurement before the one that is shown."""
        return self.older[-1] if self.older else None

    @property
    def older(self) -> tuple[Measurement, ...]:
        """All measurements before the one that is shown, oldest first."""
        is_new = self.result is not None and self.result.measurement is not None
        return self.earlier if is_new else self.earlier[:-1]


class DriveMeasurement(JobController[MeasureState, MeasureTask]):
    """Measures one drive at a time. The first curve of its recording shows what is read, since nothing is copied."""

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__("test", worker, MeasureFinished, MeasureState(), parent)

    def choose(self, task: MeasureTask) -> None:
        """Start the dry run of a measurement. Does nothing while one is in progress."""
        if self.state.is_busy:
            return
        before = self.state.task
        is_same = task.drive == before.drive if task.drive else task.place == before.place
        earlier = self.state.earlier if is_same else ()
        if is_same and self.state.is_unplugged:
            self.become(MeasureState(JobStage.READY, task, earlier=earlier, is_unplugged=True))
        else:
            self._plan(MeasureState(task=task, earlier=earlier))

    def follow(self, place: str) -> None:
        """Note where the drive of the task is now; empty: it was unplugged. Plan again if that changes the plan.

        A result stays, but a plan that only reads is never used for a place where the measurement would write.
        """
        state = self.state
        if not place:
            self._note_unplugged()
            return
        task = replace(state.task, place=place)
        is_back, is_moved = state.is_unplugged, task.place != state.task.place
        if not (is_back or is_moved):
            return
        is_other_plan = state.stage is not JobStage.ENDED or task.only_reads is not state.task.only_reads
        if state.is_busy:  # it measures at the old place, and says itself what it came to
            if is_back:
                self.become(replace(state, is_unplugged=False))
        elif not is_other_plan:
            self.become(replace(state, task=task, is_unplugged=False))
        else:
            self._plan(MeasureState(task=task, earlier=state.earlier))

    def _note_unplugged(self) -> None:
        if self.state.is_unplugged:
            return
        stage = self.state.stage
        if stage is JobStage.PLANNING:
            self._query.stop()
            stage = JobStage.READY
        self.become(replace(self.state, stage=stage, is_unplugged=True))

    def start(self) -> None:
        """Start the measurement, also after another one has ended; if its plan is being made, as soon as that is there.

        The plan is made again whenever the choice changes, also when a number that was typed is completed by the press
        on Start itself.
        """
        state = self.state
        if not state.can_be_requested:
            return
        if state.stage is JobStage.PLANNING:
            self.become(replace(state, is_requested=True))
        else:
            measurement = state.result.measurement if state.result is not None else None
            self.state = replace(state, earlier=(*state.earlier, measurement)) if measurement is not None else state
            self._begin()

    def _on_event(self, event: Event) -> None:
        if isinstance(event, MeasurePlanned):
            self.become(replace(self.state, plan=event))
        else:
            super()._on_event(_as_seen(event))

    def _on_answered(self, end: WorkerEnd) -> None:
        result = end.final_of(MeasureFinished)
        if result is not None and result.earlier:
            self.state = replace(self.state, earlier=tuple(result.earlier))
        is_requested, self.state = self.state.is_requested, replace(self.state, is_requested=False)
        super()._on_answered(end)
        if is_requested:
            self.start()


def _as_seen(event: Event) -> Event:
    """Return the sample with read and written rates; if the drive is not counted, with what the tests write."""
    if not isinstance(event, Sampled):
        return event
    written_bps = event.copied_bps if event.written_bps is None else event.written_bps
    return msgspec.structs.replace(event, copied_bps=event.read_bps, written_bps=written_bps)


@dataclass(frozen=True, slots=True)
class ZonesState:
    """What is known about the zones.

    Attributes:
        place: the device, or a file with the output of `blkzone report`.
        name: of the drive.
        zones: the newest answer with zones; `refused`: the newest answer, if it has none.
        is_unplugged: the drive is not there now.
    """

    place: str = ""
    name: str = ""
    zones: ZonesFinished | None = None
    refused: ZonesFinished | None = None
    detail: str = ""
    is_unplugged: bool = False

    @property
    def is_live(self) -> bool:
        """The zones may change; those in a file do not."""
        return self.place.startswith("/dev/")


class DriveZones(WorkerJob[ZonesState]):
    """Reads the zones once, and again a few seconds after each answer. The report is a command that only reads."""

    def __init__(self, worker: Worker, parent: QObject | None = None, again_ms: int = _AGAIN_MS) -> None:
        super().__init__(worker, ZonesState(), parent)
        worker.setParent(self)
        self._retry = QTimer(self, interval=again_ms, singleShot=True)
        self._retry.timeout.connect(self._ask)

    def watch(self, place: str, name: str) -> None:
        if place != self.state.place or self.state.is_unplugged:
            self.become(ZonesState(place, name))
        self._ask()

    def lose(self) -> None:
        """Stop reading: the drive was unplugged, and another one can come to its device."""
        self.go_idle()
        if not self.state.is_unplugged:
            self.become(ZonesState(self.state.place, self.state.name, is_unplugged=True))

    def go_idle(self) -> None:
        """Stop reading, since the page is not visible."""
        self._retry.stop()
        self._query.stop()

    def _ask(self) -> None:
        self._retry.stop()
        self._query.ask("zones", "--", self.state.place)

    def _on_answered(self, end: WorkerEnd) -> None:
        result = end.final_of(ZonesFinished)
        if result is not None and result.runs:
            self.become(replace(self.state, zones=result, refused=None, detail=""))
        else:
            self.become(replace(self.state, refused=result, detail="" if result else end.detail))
        if self.state.is_live:
            self._retry.start()
