"""Guides for drives that vanished: one for each drive, timed, and kept when the program ends.

The waits go on while the program is closed, so the clock is the wall clock. A timer runs only while there is a guide,
until the next moment at which something changes; every minute while the remaining time is shown.
"""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft, drive_at
from shingleback.domain.lost_drive_guide import (
    CameBack,
    GivenUp,
    GuideEvent,
    GuideState,
    PowerCycled,
    Tick,
    Vanished,
    advance,
    begin,
)
from shingleback.domain.text import UNDECODABLE
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.protocol.events import EjectStep, Event, Opened, Started
from shingleback.protocol.run_state import DriveLoss, Stage
from shingleback.store import private_files

_MINUTE_S: Final = 60.0
_DAY_S: Final = 86_400.0
_NO_KEY: Final = ""


class AwaitedDrive(msgspec.Struct, frozen=True):
    """A drive that vanished and may come back; `guide` is the state of its guide."""

    key: str
    name: str
    guide: GuideState


class LostDriveGuides(QObject):
    """The guides for the drives that vanished.

    Attributes:
        waiting: an `AwaitedDrive` for each drive.

    Signals:
        changed: the new tuple of `AwaitedDrive`, or a remaining time in it has changed.
        step_begun: an `AwaitedDrive` that has reached another step.
        came_back: an `AwaitedDrive` whose drive is back, and which has been removed from the list.
    """

    changed = Signal(object)
    step_begun = Signal(object)
    came_back = Signal(object)

    def __init__(self, file: Path, clock: Callable[[], float], parent: QObject | None = None) -> None:
        """`file` keeps the guides; `clock` returns seconds since the epoch."""
        super().__init__(parent)
        self._file = file
        self._clock = clock
        self._is_watched = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)
        self.waiting = self._load()
        self._set_timer()

    def vanish(self, drive: Drive) -> None:
        """Start or continue the guide for a drive that went without being ejected."""
        awaited_drive = self._find(drive.key)
        at = Vanished(self._clock())
        guide = advance(awaited_drive.guide, at) if awaited_drive else begin(at, drive.evidence.model)
        self._put(AwaitedDrive(drive.key, drive.name, guide))

    def arrive(self, key: str) -> None:
        self._tell(key, CameBack(self._clock()))

    def power_cycled(self, key: str) -> None:
        """Note that the user says the drive was switched off and on."""
        self._tell(key, PowerCycled(self._clock()))

    def give_up(self, key: str) -> None:
        """End a guide, because the user gave up, or has read how it ended."""
        if self._find(key):
            self._tell(key, GivenUp(self._clock()))
            self._set_waiting([awaited for awaited in self.waiting if awaited.key != key])

    def left_s(self, waiting: AwaitedDrive) -> float:
        return waiting.guide.left_s(self._clock())

    def watch(self, *, is_watched: bool) -> None:
        """Update the remaining time every minute while it is shown."""
        self._is_watched = is_watched
        self._set_timer()

    def _on_time(self) -> None:
        for waiting in self.waiting:
            self._tell(waiting.key, Tick(self._clock()))
        self._set_timer()
        self.changed.emit(self.waiting)

    def _tell(self, key: str, event: GuideEvent) -> None:
        lost = self._find(key)
        if lost is None:
            return
        guide = advance(lost.guide, event)
        if isinstance(event, CameBack):
            self._set_waiting([awaited for awaited in self.waiting if awaited.key != key])
            self.came_back.emit(AwaitedDrive(key, lost.name, guide))
        elif guide != lost.guide:
            self._put(AwaitedDrive(key, lost.name, guide))

    def _put(self, new: AwaitedDrive) -> None:
        old = self._find(new.key)
        if new == old:
            return
        self._set_waiting([*(awaited for awaited in self.waiting if awaited.key != new.key), new])
        if old is None or old.guide.step is not new.guide.step:
            self.step_begun.emit(new)

    def _set_waiting(self, waiting: list[AwaitedDrive]) -> None:
        self.waiting = tuple(waiting)
        # If the file cannot be written, the guides last until the program ends.
        with contextlib.suppress(OSError):
            private_files.replace(self._file, msgspec.json.encode(self.waiting))
        self._set_timer()
        self.changed.emit(self.waiting)

    def _find(self, key: str) -> AwaitedDrive | None:
        return next((waiting for waiting in self.waiting if waiting.key == key), None)

    def _set_timer(self) -> None:
        now = self._clock()
        ends = [waiting.guide.until_s - now for waiting in self.waiting if waiting.guide.until_s is not None]
        if not ends:
            self._timer.stop()
            return
        next_s = min([*ends, _MINUTE_S]) if self._is_watched else min(ends)
        self._timer.start(round(max(next_s, 0) * 1000) + 1)

    # kept ------------------------------------------------------------------------------------------------------

    def _load(self) -> tuple[AwaitedDrive, ...]:
        """Return the guides in the file, except those older than a day."""
        try:
            saved = msgspec.json.decode(self._file.read_bytes(), type=tuple[AwaitedDrive, ...])
        except (OSError, *UNDECODABLE):
            return ()
        now = self._clock()
        return tuple(waiting for waiting in saved if now - _DAY_S < waiting.guide.since_s <= now)


class LostDrive(QObject):
    """Tells a run that it lost its drive. While the run ejects the drive, closing it is no loss.

    Another drive mounted at the same path, during the run or later, does not count as its drive.
    """

    def __init__(self, run: BackupRun, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run = run
        self._key = _NO_KEY
        self._place = ""
        self._present: dict[str, Drive] = {}
        run.event_received.connect(self._on_run)

    def on_event(self, event: DriveEvent) -> None:
        match event:
            case DriveArrived(drive):
                self._present[drive.key] = drive
                self._on_there(drive)
            case DriveChanged(before, drive):
                self._present[drive.key] = drive
                self._on_there(drive)
                if self._holds(before) and not self._holds(drive) and self._run.state.stage is not Stage.EJECTING:
                    self._run.lose_drive(DriveLoss.CLOSED if _has_volumes_of(before, drive) else DriveLoss.PULLED)
            case DriveLeft(drive):
                self._present.pop(drive.key, None)
                if self._holds(drive):
                    self._run.lose_drive(DriveLoss.PULLED)
                elif drive.key == self._own_key:
                    self._run.lose_drive(self._run.state.gone or DriveLoss.CLOSED)

    def _on_there(self, drive: Drive) -> None:
        if self._holds(drive):
            self._run.find_drive()

    def _on_run(self, event: Event) -> None:
        if isinstance(event, Started | Opened | EjectStep):
            place = self._run.task.destination
            drive = drive_at(place, self._present.values())
            self._key, self._place = (drive.key if drive is not None else self._own_key), place

    @property
    def _own_key(self) -> str:
        """The key of the drive that this run was seen to use, not an earlier run's."""
        return self._key if self._place == self._run.task.destination else _NO_KEY

    def _holds(self, drive: Drive) -> bool:
        return self._own_key in (drive.key, _NO_KEY) and drive.holds(self._run.task.destination)


def _has_volumes_of(before: Drive, drive: Drive) -> bool:
    """Return whether all outer volumes remain, as after an unmount; if the plug is pulled, all of them go."""
    stays = {volume.number for volume in before.volumes if not volume.inside_of}
    return stays <= {volume.number for volume in drive.volumes}
