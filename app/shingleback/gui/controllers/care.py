"""What each drive needs, and the run that does it. Both ask `shingleback care` in processes of their own.

A drive is looked at when it is plugged in, opened or closed, and after a backup to it. Nothing is begun by itself,
except after a backup, where the person allowed it, and in the run of a night: backup, care, rest, eject. The eject that
a backup set asks for waits until the drive has been cared for. Another backup goes first.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shingleback.domain.care.rules import AFTER_BACKUP_S, NIGHT_S
from shingleback.domain.care.types import DAY_S, CareNeed
from shingleback.domain.drive import Drive, Use, drive_at
from shingleback.domain.errors import COMPLETE, MADE_SAFE, Outcome
from shingleback.gui.controllers.backup_run import BackupRun, Task
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Asking, Worker, WorkerEnd
from shingleback.protocol.care import CareFinished, CareItem
from shingleback.protocol.events import Event, Note, Progress, Rest, State
from shingleback.protocol.result_items import ReadyBy
from shingleback.protocol.results import BackupFinished
from shingleback.protocol.run_state import RunState, Stage

_SETTLING_MS: Final = 2_000  # a drive that was just plugged in is read by everybody
_BEGINS: Final = "care-begins"
_WAITS: Final = "care-waits-for-backup"


@dataclass(frozen=True, slots=True)
class CareState:
    """Of one drive.

    Attributes:
        standing: what is due, as it was told last; None before.
        result: of the last run in this session.
        detail: why a run ended without a word.
        action: what is done now; empty before the first has begun.
        is_waiting: for a backup to the same drive.
        ready_by: whether all of it will be done by the time that was chosen; None without one.
        rest_left_s: for so long the drive is left alone; None while something is done.
    """

    standing: CareFinished | None = None
    result: CareFinished | None = None
    detail: str = ""
    is_running: bool = False
    is_paused: bool = False
    is_stopping: bool = False
    is_waiting: bool = False
    action: str = ""
    progress: Progress | None = None
    rest_left_s: float | None = None
    ready_by: ReadyBy | None = None

    @property
    def due(self) -> tuple[CareItem, ...]:
        """What is due and can be done by this person: what only a missing helper could do is none of it."""
        items = self.standing.due if self.standing else ()
        return tuple(one for one in items if CareNeed.HELPER not in one.missing)

    @property
    def ready(self) -> tuple[CareItem, ...]:
        """What of it can be done as the drive is now."""
        return tuple(one for one in self.due if not one.missing)

    def after(self, event: Event) -> "CareState":
        """With what the worker tells."""
        match event:
            case Note():
                return self._after_note(event)
            case State(state="running"):
                return replace(self, is_waiting=False)
            case Rest():
                return replace(self, rest_left_s=event.left_s)
            case ReadyBy():
                return replace(self, ready_by=event)
            case Progress():
                return replace(self, progress=event, rest_left_s=None)
            case _:
                return self

    def _after_note(self, note: Note) -> "CareState":
        if note.code == _BEGINS:
            return replace(self, action=str(note.values.get("action", "")), progress=None, rest_left_s=None)
        return replace(self, is_waiting=True) if note.code == _WAITS else self


class DriveCare(QObject):
    """At most one drive is cared for at a time, and at most one is looked at.

    Attributes:
        running: the key of the drive that is cared for; empty while none is.

    Signals:
        changed: the key of a drive whose state is another one.
        ended: the key of the drive, when a run has ended.
    """

    changed = Signal(str)
    ended = Signal(str)

    def __init__(
        self,
        drives: DriveList,
        place_of: Callable[[Drive], str],
        make_worker: Callable[[], Worker],
        parent: QObject | None = None,
        *,
        settling_ms: int = _SETTLING_MS,
    ) -> None:
        """`place_of`: what `shingleback care` is told, a folder on the drive or its device.

        `settling_ms`: how long a drive that has just come is left to others.
        """
        super().__init__(parent)
        self.running = ""
        self._drives = drives
        self._place_of = place_of
        self._states: dict[str, CareState] = {}
        self._seen: dict[str, tuple[str, ...]] = {}
        self._to_look: list[str] = []
        self._looked_at = ""
        self._worker = make_worker()
        self._runs = Asking(self._worker, self)
        self._looks = Asking(make_worker(), self)
        self._settling = QTimer(self, singleShot=True, interval=settling_ms)
        self._settling.timeout.connect(self._look_at_next)
        self._runs.told.connect(self._on_told)
        self._runs.answered.connect(self._on_ended)
        self._looks.answered.connect(self._on_looked)
        drives.changed.connect(self._follow)
        self._follow()

    @property
    def known(self) -> list[tuple[DriveView, CareState]]:
        """The drives that are there."""
        return [(view, self.state_of(view.drive)) for view in self._drives.views]

    @property
    def due(self) -> list[tuple[DriveView, CareState]]:
        """The drives for which something is due, or is done now."""
        return [(view, state) for view, state in self.known if state.due or state.is_running]

    def state_of(self, drive: Drive) -> CareState:
        return self._states.get(drive.key, CareState())

    def look(self, key: str = "") -> None:
        """Ask what is due for a drive, or for each that is there."""
        present = [view.drive.key for view in self._drives.views if is_cared_for(view)]
        wanted = [one for one in present if key in ("", one) and one not in self._to_look]
        self._to_look += wanted
        if wanted and not self._looked_at:
            self._settling.start()

    def start(self, drive: Drive, within_s: float | None = None, ready_by: str = "") -> None:
        """Do everything that is due and can be done now.

        `within_s`: nothing that may take longer, and nothing that asks for a password: nobody may be there.
        `ready_by`: only what is done by then, as `--ready-by` takes it; empty: at any time.
        """
        if self.running:
            return
        self.running = drive.key
        self._change(drive.key, CareState(standing=self.state_of(drive).standing, is_running=True))
        within = [f"--within={round(within_s / 60)}", "--unattended"] if within_s is not None else []
        by = [f"--ready-by={ready_by}"] if ready_by else []
        self._runs.ask("care", *within, *by, "--due", "--", self._place_of(drive))

    def pause(self, *, is_paused: bool) -> None:
        state = self._states.get(self.running)
        if state is not None and state.is_paused is not is_paused:
            self._worker.ask("pause" if is_paused else "resume")
            self._change(self.running, replace(state, is_paused=is_paused))

    def cancel(self) -> None:
        """It ends within a second, and what was done counts."""
        if self.running:
            self._runs.cancel()
            self._change(self.running, replace(self._states[self.running], is_stopping=True))

    def stop(self) -> None:
        """The program ends."""
        self._settling.stop()
        self._looks.stop()
        self._runs.stop()

    def _follow(self) -> None:
        """A drive that is new, opened or closed is looked at; one that is gone is forgotten."""
        views = {view.drive.key: view for view in self._drives.views if is_cared_for(view)}
        for key in [key for key in self._seen if key not in views]:
            del self._seen[key]
            if key != self.running and self._states.pop(key, None) is not None:
                self.changed.emit(key)
        if self._looked_at and self._looked_at not in views:
            self._looks.stop()  # it may hang on a drive that is gone
            self._looked_at = ""
            self._look_at_next()
        for key, view in views.items():
            points = view.drive.mount_points
            if self._seen.get(key) != points:
                self._seen[key] = points
                self.look(key)

    def _look_at_next(self) -> None:
        while self._to_look and not self._looked_at:
            key = self._to_look.pop(0)
            drive = self._drive(key)
            if drive is not None and key != self.running:
                self._looked_at = key
                self._looks.ask("care", "--", self._place_of(drive))

    def _on_looked(self, end: WorkerEnd) -> None:
        key, self._looked_at = self._looked_at, ""
        word = end.final
        if isinstance(word, CareFinished) and self._drive(key) is not None and key != self.running:
            standing = word if word.outcome == Outcome.DONE else None
            self._change(key, replace(self._states.get(key, CareState()), standing=standing))
        self._look_at_next()

    def _on_told(self, event: Event) -> None:
        before = self._states[self.running]
        state = before.after(event)
        if state != before:
            self._change(self.running, state)

    def _on_ended(self, end: WorkerEnd) -> None:
        key, self.running = self.running, ""
        word = end.final if isinstance(end.final, CareFinished) else None
        before = self._states[key].standing
        standing = word if word is not None and word.device else before
        self._change(key, CareState(standing=standing, result=word, detail="" if word else end.detail))
        self.ended.emit(key)

    def _drive(self, key: str) -> Drive | None:
        return next((view.drive for view in self._drives.views if view.drive.key == key), None)

    def _change(self, key: str, state: CareState) -> None:
        self._states[key] = state
        self.changed.emit(key)


def is_cared_for(view: DriveView) -> bool:
    """A person's own drive with files on it."""
    is_own = not view.drive.is_system and not view.is_ignored and not view.is_simulated
    return is_own and any(one.use is Use.FILES for one in view.drive.volumes)


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
