"""What each drive needs, and the run that does it. Both use `shingleback care` in separate processes.

A drive is examined when it is plugged in, mounted or unmounted, and after a backup to it. Nothing starts automatically,
except after a backup if the user allowed it, and in a night run: backup, care, rest, eject. The eject that a backup set
requests waits for the end of the care. Another backup takes precedence.
"""

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final, Self

from PySide6.QtCore import QObject, QTimer, Signal

from shingleback.domain.care.rules import AFTER_BACKUP_S, NIGHT_S
from shingleback.domain.care.types import DAY_S, CareNeed
from shingleback.domain.destination import is_simulated
from shingleback.domain.drive import Drive, Use, drive_at
from shingleback.domain.errors import COMPLETE, MADE_SAFE, Outcome
from shingleback.gui.controllers.backup_run import BackupRun, Task
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.controllers.job import JobController, JobStage, JobState
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import ProcessQuery, Worker, WorkerEnd, simulating
from shingleback.protocol.care import CareFinished, CareItem
from shingleback.protocol.events import Event, Note, Progress, State
from shingleback.protocol.results import BackupFinished
from shingleback.protocol.run_state import RunState, Stage

_SETTLING_MS: Final = 2_000  # a drive that was just plugged in is read by many programs
_EJECTED: Final = 1  # of `RunState.eject_progress`


@dataclass(frozen=True, slots=True)
class CareTask:
    """What to do for a drive: everything that is due, and can be done now.

    Attributes:
        place: the argument for `shingleback care`, a folder on the drive or its device.
        within_s: do nothing that may take longer, or that asks for a password, since nobody may be there.
        ready_by: do only what ends by then, in the format of `--ready-by`; empty: any time.
    """

    place: str = ""
    within_s: float | None = None
    ready_by: str = ""

    @property
    def is_complete(self) -> bool:
        return bool(self.place)

    @property
    def arguments(self) -> tuple[str, ...]:
        within = (f"--within={round(self.within_s / 60)}", "--unattended") if self.within_s is not None else ()
        by = (f"--ready-by={self.ready_by}",) if self.ready_by else ()
        return (*within, *by, "--due", *place_arguments(self.place))


def place_arguments(place: str) -> tuple[str, ...]:
    """Return the arguments for a place on a drive, which may be that of the demo."""
    return (*simulating(is_simulated=is_simulated(place)), "--", place)


@dataclass(frozen=True, slots=True)
class CareState(JobState[CareTask, CareFinished]):
    """The care state of one drive; `planned` is the newest result about what is due, None before the first.

    Attributes:
        action: the action in progress; empty before the first one has started.
        is_waiting: the run waits for a backup to the same drive.
    """

    stage: JobStage = JobStage.CLOSED
    task: CareTask = CareTask()
    action: str = ""
    is_waiting: bool = False

    @property
    def is_paused(self) -> bool:
        """Whether the user has paused it."""
        return self.is_busy and not self.is_waiting and self.run.stage in (Stage.PAUSING, Stage.PAUSED)

    @property
    def due(self) -> tuple[CareItem, ...]:
        """The due actions that this user can take, without those that lack only the helper."""
        items = self.planned.due if self.planned else ()
        return tuple(item for item in items if CareNeed.HELPER not in item.missing)

    @property
    def ready(self) -> tuple[CareItem, ...]:
        """The due actions that can be taken in the drive's present state."""
        return tuple(item for item in self.due if not item.missing)

    @property
    def has_found_damage(self) -> bool:
        return not self.is_busy and self.result is not None and self.result.outcome == Outcome.LEFT_OUT

    def after(self, event: Event) -> Self:
        run = self.run.after(event)
        state = self if run is self.run else replace(self, run=run)
        match event:
            case Note(code="care-begins"):
                run = replace(state.run, progress=None, rest=None)
                return replace(state, run=run, action=str(event.values.get("action", "")))
            case Note(code="care-waits-for-backup"):
                return replace(state, is_waiting=True)
            case State(state="running"):
                return replace(state, is_waiting=False)
            case Progress():
                return replace(state, run=replace(state.run, rest=None))
            case _:
                return state


class CareRun(JobController[CareState, CareTask]):
    """Cares for one drive at a time. What is due was found out before, so that no dry run precedes."""

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__("care", worker, CareFinished, CareState(), parent)

    def start(self, task: CareTask, planned: CareFinished | None) -> None:
        self.state = CareState(task=task, planned=planned)
        self._begin()

    def _on_answered(self, end: WorkerEnd) -> None:
        result = end.final_of(CareFinished)
        if result is not None and result.device:
            self.state = replace(self.state, planned=result)
        super()._on_answered(end)


class _DueLooks(QObject):
    """Finds out what is due for drives, one after the other.

    Signals:
        looked: the key of a drive, and the CareFinished of the dry run.
    """

    looked = Signal(str, object)

    def __init__(
        self,
        command_for: Callable[[str], tuple[str, ...] | None],
        worker: Worker,
        parent: QObject | None = None,
        *,
        settling_ms: int,
    ) -> None:
        """`command_for` returns the arguments for the drive with a key; None if it is not to be looked at now.

        `settling_ms`: how long to leave a drive alone after it was plugged in.
        """
        super().__init__(parent)
        self._command_for = command_for
        self._waiting: list[str] = []
        self._current = ""
        self._query = ProcessQuery(worker, self)
        self._query.answered.connect(self._on_answered)
        self._settling = QTimer(self, singleShot=True, interval=settling_ms)
        self._settling.timeout.connect(self._look_at_next)

    def add(self, keys: Iterable[str]) -> None:
        new_keys = [key for key in keys if key not in self._waiting]
        self._waiting += new_keys
        if new_keys and not self._current:
            self._settling.start()

    def keep(self, present: Container[str]) -> None:
        """Give up on a drive that is not present: the query may hang on it."""
        if self._current and self._current not in present:
            self._query.stop()
            self._current = ""
            self._look_at_next()

    def stop(self) -> None:
        self._settling.stop()
        self._query.stop()

    def _look_at_next(self) -> None:
        while self._waiting and not self._current:
            key = self._waiting.pop(0)
            command = self._command_for(key)
            if command is not None:
                self._current = key
                self._query.ask(*command)

    def _on_answered(self, end: WorkerEnd) -> None:
        key, self._current = self._current, ""
        if isinstance(end.final, CareFinished):
            self.looked.emit(key, end.final)
        self._look_at_next()


class DriveCare(QObject):
    """Cares for at most one drive at a time, and examines at most one.

    Attributes:
        running: the key of the drive that is cared for; empty if none is.

    Signals:
        changed: the key of a drive whose state has changed.
        finished: the key of the drive, when a run has ended.
    """

    changed = Signal(str)
    finished = Signal(str)

    def __init__(
        self,
        drives: DriveList,
        place_of: Callable[[Drive], str],
        make_worker: Callable[[], Worker],
        parent: QObject | None = None,
        *,
        settling_ms: int = _SETTLING_MS,
    ) -> None:
        """`place_of`: returns the argument for `shingleback care`, a folder on the drive or its device.

        `settling_ms`: how long to leave a drive alone after it was plugged in.
        """
        super().__init__(parent)
        self.running = ""
        self._drives = drives
        self._place_of = place_of
        self._states: dict[str, CareState] = {}
        self._seen_drives: dict[str, tuple[str, ...]] = {}
        self._run = CareRun(make_worker(), self)
        self._looks = _DueLooks(self._look_command, make_worker(), self, settling_ms=settling_ms)
        self._run.changed.connect(self._on_run)
        self._looks.looked.connect(self._on_looked)
        drives.changed.connect(self._follow)
        self._follow()

    @property
    def cared_drives(self) -> list[tuple[DriveView, CareState]]:
        """The plugged-in drives with their states."""
        return [(view, self.state_of(view.drive)) for view in self._drives.views]

    @property
    def due(self) -> list[tuple[DriveView, CareState]]:
        """The drives with something due or in progress."""
        return [(view, state) for view, state in self.cared_drives if state.due or state.is_busy]

    def state_of(self, drive: Drive) -> CareState:
        return self._states.get(drive.key, CareState())

    def refresh(self, key: str = "") -> None:
        """Find out what is due for a drive, or for every plugged-in drive."""
        present = [view.drive.key for view in self._drives.views if is_cared_for(view)]
        self._looks.add(present_key for present_key in present if key in ("", present_key))

    def start(self, drive: Drive, within_s: float | None = None, ready_by: str = "") -> None:
        """Do everything that is due and can be done now; see `CareTask`."""
        if self.running:
            return
        self.running = drive.key
        self._run.start(CareTask(self._place_of(drive), within_s, ready_by), self.state_of(drive).planned)

    def pause(self, *, is_paused: bool) -> None:
        if self._run.state.is_paused is not is_paused:
            self._run.ask("pause" if is_paused else "resume")

    def cancel(self) -> None:
        """Cancel the run. It ends within a second, and what was done counts."""
        self._run.cancel()

    def stop(self) -> None:
        """Stop at the end of the program."""
        self._looks.stop()
        self._run.stop()

    def _follow(self) -> None:
        """Examine drives that were plugged in, mounted or unmounted, and forget those that are gone."""
        views = {view.drive.key: view for view in self._drives.views if is_cared_for(view)}
        for key in [key for key in self._seen_drives if key not in views]:
            del self._seen_drives[key]
            if key != self.running and self._states.pop(key, None) is not None:
                self.changed.emit(key)
        self._looks.keep(views)
        for key, view in views.items():
            points = view.drive.mount_points
            if self._seen_drives.get(key) != points:
                self._seen_drives[key] = points
                self.refresh(key)

    def _look_command(self, key: str) -> tuple[str, ...] | None:
        drive = self._drives.drive(key)
        return ("care", *place_arguments(self._place_of(drive))) if drive is not None and key != self.running else None

    def _on_looked(self, key: str, result: CareFinished) -> None:
        if self._drives.drive(key) is not None and key != self.running:
            planned = result if result.outcome == Outcome.DONE else None
            self._change(key, replace(self._states.get(key, CareState()), planned=planned))

    def _on_run(self, state: CareState) -> None:
        key = self.running
        if not state.is_busy:
            self.running = ""
        self._change(key, state)
        if not state.is_busy:
            self.finished.emit(key)

    def _change(self, key: str, state: CareState) -> None:
        self._states[key] = state
        self.changed.emit(key)


def is_cared_for(view: DriveView) -> bool:
    """Return whether it is the user's own drive with files on it."""
    is_own = not view.drive.is_system and not view.is_ignored
    return is_own and any(volume.use is Use.FILES for volume in view.drive.volumes)


@dataclass(frozen=True, slots=True)
class NightReport:
    """The summary of a night run, for the next morning.

    Attributes:
        backed_up: the result of the backup; None if there was none.
        cared: the result of the care; None if there was none.
        is_ejected: it is safe to unplug.
    """

    drive: Drive
    backed_up: BackupFinished | None
    cared: CareFinished | None
    is_ejected: bool


@dataclass(frozen=True, slots=True)
class _Night:
    """The drive that stays plugged in, and when it should be ready, in the format of `--ready-by`; empty: any time."""

    drive: Drive
    ready_by: str


class CareAfterBackup(QObject):
    """Runs care between a backup and the eject that would follow it.

    Attributes:
        night: the key of the drive that stays plugged in tonight; empty if there is none.

    Signals:
        begin_requested: the key of the backup set that starts the night, and the time by which all should be done, in
            the format of `--ready-by`; empty without one.
        night_changed: `night` has changed.
        night_over: a `NightReport`.
    """

    begin_requested = Signal(str, str)
    night_changed = Signal()
    night_over = Signal(object)

    def __init__(
        self,
        run: BackupRun,
        care: DriveCare,
        drives: DriveList,
        chosen: SettingsController,
        has_power: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """`has_power`: returns whether automatic work may start, or would drain the battery."""
        super().__init__(parent)
        self._night: _Night | None = None
        self._run = run
        self._care = care
        self._drives = drives
        self._chosen = chosen
        self._has_power = has_power
        self._put_off: Task | None = None
        self._is_held = False
        run.changed.connect(self._on_run)
        run.over.connect(self._on_over)
        care.finished.connect(self._on_cared)

    @property
    def night(self) -> str:
        return self._night.drive.key if self._night else ""

    def begin_night(self, drive: Drive, ready_by: str = "") -> None:
        """Back up to the drive if a set goes there, care for it, let it rest, and eject it.

        `ready_by`: when it should be ready to be unplugged, in the format of `--ready-by`; empty: any time.
        """
        if self.night or self._run.is_busy:
            return
        self._night = _Night(drive, ready_by)
        self.night_changed.emit()
        chosen = next(iter(self._chosen.open_sets(drive)), None)
        if chosen is not None and chosen.is_complete:
            self.begin_requested.emit(chosen.key, ready_by)
        if not self._run.is_busy:
            self._care_or_go_on(drive, NIGHT_S)

    def end_night(self) -> None:
        """Cancel the rest of the night: what is in progress goes on, and nothing follows."""
        self._night = None
        self.night_changed.emit()

    def _on_run(self, state: RunState) -> None:
        """Postpone the eject until after the care, and pause the care during the backup."""
        drive = self._drive()
        if drive is None or not self._run.is_busy:
            return
        if state.stage is Stage.EJECTING:
            # The user has pressed Eject.
            self._put_off = None
            if self._care.running == drive.key:
                self._care.cancel()
        elif self._care.running == drive.key:
            self._hold(is_held=True)
        if self._run.task.ejects and self._may(drive):
            self._run.keep_drive()
            self._put_off = self._run.task

    def _on_over(self) -> None:
        self._hold(is_held=False)
        drive, state = self._drive(), self._run.state
        if isinstance(state.final, BackupFinished) and drive is not None:
            is_night = self.night == drive.key
            if is_night or (state.final.outcome in COMPLETE and self._may(drive)):
                self._care_or_go_on(drive, NIGHT_S if is_night else AFTER_BACKUP_S)
            else:
                self._eject()
        elif self.night:
            self._end_night(is_ejected=state.eject_progress == _EJECTED)

    def _care_or_go_on(self, drive: Drive, within_s: float) -> None:
        """Start the care, which ends at once if nothing is due."""
        if self._run.state.gone is None:
            night = self._night
            ready_by = night.ready_by if night and night.drive.key == drive.key else self._ready_by_of_run
            self._care.start(drive, DAY_S if ready_by else within_s, ready_by)
        if self._care.running != drive.key:
            self._go_on(drive)

    @property
    def _ready_by_of_run(self) -> str:
        """The time by which the run should be done, as `--ready-by` takes it; empty without one."""
        ready_by = self._run.state.ready_by
        return datetime.fromtimestamp(ready_by.at, UTC).isoformat(timespec="seconds") if ready_by else ""

    def _on_cared(self, key: str) -> None:
        drive = self._drives.drive(key)
        self._is_held = False
        if not self._run.is_busy:
            self._go_on(drive)

    def _go_on(self, drive: Drive | None) -> None:
        if drive is not None and self.night == drive.key:
            is_backed_up = drive.holds(self._run.task.destination) and self._run.state.backed_up is not None
            if not drive.mount_points:
                self._end_night(is_ejected=False)
            elif is_backed_up:
                self._run.eject()
            else:
                self._run.eject_place(drive.mount_points[0], drive.name)
        elif drive is not None and drive.holds(self._run.task.destination):
            self._eject()

    def _eject(self) -> None:
        """Eject as the backup would have done, unless another run or request has taken its place."""
        state, put_off, self._put_off = self._run.state, self._put_off, None
        backed_up = state.backed_up
        is_safe = backed_up is not None and backed_up.outcome in MADE_SAFE
        if put_off is self._run.task and is_safe and state.gone is None and not state.is_own_disk:
            self._run.eject()

    def _end_night(self, *, is_ejected: bool) -> None:
        """End the night and report it. The drive itself may be gone, since it was ejected."""
        night = self._night
        self.end_night()
        if night is not None:
            cared = self._care.state_of(night.drive).result
            self.night_over.emit(NightReport(night.drive, self._run.state.backed_up, cared, is_ejected))

    def _hold(self, *, is_held: bool) -> None:
        """Pause the care, or resume it, but only if this method paused it and not the user."""
        if self._care.running and is_held is not self._is_held:
            self._is_held = is_held
            self._care.pause(is_paused=is_held)

    def _may(self, drive: Drive) -> bool:
        return self.night == drive.key or (self._chosen.may_care(drive) is True and self._has_power())

    def _drive(self) -> Drive | None:
        """The drive that the run uses."""
        return drive_at(self._run.task.destination, (view.drive for view in self._drives.views))
