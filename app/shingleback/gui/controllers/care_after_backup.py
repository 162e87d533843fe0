"""Care after a backup, where the person allowed it, and the run of a night: backup, care, rest, eject.

The eject that a backup set asks for waits until the drive has been cared for. Another backup goes first.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.domain.care.rules import AFTER_BACKUP_S, NIGHT_S
from shingleback.domain.care.types import DAY_S
from shingleback.domain.drive import Drive, drive_at
from shingleback.domain.errors import COMPLETE, MADE_SAFE
from shingleback.gui.controllers.backup_run import BackupRun, Task
from shingleback.gui.controllers.care import DriveCare
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.settings import SettingsController
from shingleback.protocol.care import CareFinished
from shingleback.protocol.results import BackupFinished
from shingleback.protocol.run_state import RunState, Stage

_EJECTED: Final = 1  # of `RunState.unpluggable`


@dataclass(frozen=True, slots=True)
class NightOver:
    """What a person reads in the morning.

    Attributes:
        backed_up: the backup's final word; None where there was none.
        cared: the last word of care; None where it gave none.
        is_ejected: it is safe to unplug.
    """

    drive: Drive
    backed_up: BackupFinished | None
    cared: CareFinished | None
    is_ejected: bool


class AfterBackup(QObject):
    """Stands between a backup and the eject that it would be followed by.

    Attributes:
        night: the key of the drive that stays plugged in tonight; empty where none does.

    Signals:
        begin_asked: the key of the backup set with which the night begins, and the time by which all should be done,
            as `--ready-by` takes it; empty without one.
        night_changed: `night` is another one.
        night_over: a `NightOver`.
    """

    begin_asked = Signal(str, str)
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
        """`has_power`: whether what begins by itself may begin, or would empty the battery."""
        super().__init__(parent)
        self._night: Drive | None = None
        self._ready_by = ""
        self._run = run
        self._care = care
        self._drives = drives
        self._chosen = chosen
        self._has_power = has_power
        self._put_off: Task | None = None
        self._is_held = False
        run.changed.connect(self._on_run)
        run.over.connect(self._on_over)
        care.ended.connect(self._on_cared)

    @property
    def night(self) -> str:
        return self._night.key if self._night else ""

    def begin_night(self, drive: Drive, ready_by: str = "") -> None:
        """Back up to it, where a set goes there; care for it, let it rest, and eject it.

        `ready_by`: when it should be ready to be unplugged, as `--ready-by` takes it; empty: at any time.
        """
        if self.night or self._run.is_busy:
            return
        self._night = drive
        self._ready_by = ready_by
        self.night_changed.emit()
        chosen = next(iter(self._chosen.open_sets(drive)), None)
        if chosen is not None and chosen.is_complete:
            self.begin_asked.emit(chosen.key, ready_by)
        if not self._run.is_busy:
            self._care_or_go_on(drive, NIGHT_S)

    def end_night(self) -> None:
        """The person wants it otherwise: what is under way goes on, and nothing follows."""
        self._night = None
        self.night_changed.emit()

    def _on_run(self, state: RunState) -> None:
        """The eject waits, and care waits for the backup."""
        drive = self._drive()
        if drive is None or not self._run.is_busy:
            return
        if state.stage is Stage.EJECTING:
            self._give_way(drive)
        elif self._care.running == drive.key:
            self._hold(is_held=True)
        if self._run.task.ejects and self._may(drive):
            self._run.keep_drive()
            self._put_off = self._run.task

    def _give_way(self, drive: Drive) -> None:
        """A person has pressed Eject."""
        self._put_off = None
        if self._care.running == drive.key:
            self._care.cancel()

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
            self._end_night(is_ejected=state.unpluggable == _EJECTED)

    def _care_or_go_on(self, drive: Drive, within_s: float) -> None:
        """What is due is asked there; where nothing is, it ends at once."""
        if self._run.state.gone is None:
            ready_by = self._ready_by if self.night == drive.key else self._ready_by_of_run
            self._care.start(drive, DAY_S if ready_by else within_s, ready_by)
        if self._care.running != drive.key:
            self._go_on(drive)

    @property
    def _ready_by_of_run(self) -> str:
        """Of a backup set that is always to be done by a time."""
        told = self._run.state.ready_by
        return datetime.fromtimestamp(told.at, UTC).isoformat(timespec="seconds") if told else ""

    def _on_cared(self, key: str) -> None:
        drive = next((view.drive for view in self._drives.views if view.drive.key == key), None)
        self._is_held = False
        if not self._run.is_busy:
            self._go_on(drive)

    def _go_on(self, drive: Drive | None) -> None:
        if drive is not None and self.night == drive.key:
            self._eject_for_night(drive)
        elif drive is not None and drive.holds(self._run.task.destination):
            self._eject()

    def _eject_for_night(self, drive: Drive) -> None:
        is_backed_up = drive.holds(self._run.task.destination) and self._run.state.backed_up is not None
        if not drive.mount_points:
            self._end_night(is_ejected=False)
        elif is_backed_up:
            self._run.eject()
        else:
            self._run.eject_place(drive.mount_points[0])

    def _eject(self) -> None:
        """As the backup would have done by itself; not where another run, or another wish, has taken its place."""
        state, put_off, self._put_off = self._run.state, self._put_off, None
        backed_up = state.backed_up
        is_safe = backed_up is not None and backed_up.outcome in MADE_SAFE
        if put_off is self._run.task and is_safe and state.gone is None and not state.is_own_disk:
            self._run.eject()

    def _end_night(self, *, is_ejected: bool) -> None:
        """The drive itself may be gone by now: it was ejected."""
        drive = self._night
        self.end_night()
        if drive is not None:
            cared = self._care.state_of(drive).result
            self.night_over.emit(NightOver(drive, self._run.state.backed_up, cared, is_ejected))

    def _hold(self, *, is_held: bool) -> None:
        """Care goes on where this has held it, and not where a person has."""
        if self._care.running and is_held is not self._is_held:
            self._is_held = is_held
            self._care.pause(is_paused=is_held)

    def _may(self, drive: Drive) -> bool:
        return self.night == drive.key or (self._chosen.may_care(drive) is True and self._has_power())

    def _drive(self) -> Drive | None:
        """To which the run goes; none where that is simulated."""
        task = self._run.task
        views = self._drives.views
        return None if task.is_simulated else drive_at(task.destination, (view.drive for view in views))
