"""Guides for drives that vanished: one for each drive, timed, and kept when the program ends.

Waits go on while the program is closed, so the clock is the wall clock. A timer runs only while there is a guide, for
the next moment at which something changes; once a minute while the remaining time is shown.
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
    Patience,
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


class AwaitedDrive(msgspec.Struct, frozen=True):
    """A drive that is waited for; `guide` says where that stands."""

    key: str
    name: str
    guide: Patience


class PatienceGuides(QObject):
    """Waits for the drives that vanished.

    Attributes:
        waiting: one `AwaitedDrive` a drive.

    Signals:
        changed: the new tuple of `AwaitedDrive`, or the time that is left in one of them.
        step_begun: a `AwaitedDrive` whose step is another one than before.
        came_back: a `AwaitedDrive` whose drive is there again, and which is not waited for anymore.
    """

    changed = Signal(object)
    step_begun = Signal(object)
    came_back = Signal(object)

    def __init__(self, file: Path, clock: Callable[[], float], parent: QObject | None = None) -> None:
        """`file` is where they are kept; `clock` gives seconds since the epoch."""
        super().__init__(parent)
        self._file = file
        self._clock = clock
        self._is_watched = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)
        self.waiting = self._load()
        self._set_timer()

    def vanish(self, drive: Drive) -> None:
        """It went without being ejected."""
        known = self._find(drive.key)
        at = Vanished(self._clock())
        guide = advance(known.guide, at) if known else begin(at, drive.evidence.model)
        self._put(AwaitedDrive(drive.key, drive.name, guide))

    def arrive(self, key: str) -> None:
        self._tell(key, CameBack(self._clock()))

    def power_cycled(self, key: str) -> None:
        """The person says so."""
        self._tell(key, PowerCycled(self._clock()))

    def give_up(self, key: str) -> None:
        """The person has had enough of it, or has read how it ended."""
        if self._find(key):
            self._tell(key, GivenUp(self._clock()))
            self._keep([other for other in self.waiting if other.key != key])

    def left_s(self, waiting: AwaitedDrive) -> float:
        return waiting.guide.left_s(self._clock())

    def watch(self, *, is_watched: bool) -> None:
        """Somebody looks at the time that is left, or looks away."""
        self._is_watched = is_watched
        self._set_timer()

    def _on_time(self) -> None:
        for waiting in self.waiting:
            self._tell(waiting.key, Tick(self._clock()))
        self._set_timer()
        self.changed.emit(self.waiting)

    def _tell(self, key: str, event: GuideEvent) -> None:
        known = self._find(key)
        if known is None:
            return
        guide = advance(known.guide, event)
        if isinstance(event, CameBack):
            self._keep([other for other in self.waiting if other.key != key])
            self.came_back.emit(AwaitedDrive(key, known.name, guide))
        elif guide != known.guide:
            self._put(AwaitedDrive(key, known.name, guide))

    def _put(self, new: AwaitedDrive) -> None:
        old = self._find(new.key)
        if new == old:
            return
        self._keep([*(other for other in self.waiting if other.key != new.key), new])
        if old is None or old.guide.step is not new.guide.step:
            self.step_begun.emit(new)

    def _keep(self, waiting: list[AwaitedDrive]) -> None:
        self.waiting = tuple(waiting)
        self._save()
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
        """What happened more than a day ago is nobody's hour anymore."""
        try:
            kept = msgspec.json.decode(self._file.read_bytes(), type=tuple[AwaitedDrive, ...])
        except (OSError, *UNDECODABLE):
            return ()
        now = self._clock()
        return tuple(waiting for waiting in kept if now - _DAY_S < waiting.guide.since_s <= now)

    def _save(self) -> None:
        """Without room for it, they are waited for until the program ends."""
        with contextlib.suppress(OSError):
            private_files.replace(self._file, msgspec.json.encode(self.waiting))


_NO_KEY: Final = ""


class LostDrive(QObject):
    """Tells the run of it. While the run ejects the drive, it is the run that closes it.

    Another drive may be open at its place before the run is over, or later: that is not the drive of the run.
    """

    def __init__(self, run: BackupRun, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run = run
        self._key = _NO_KEY
        self._place = ""
        self._present: dict[str, Drive] = {}
        run.told.connect(self._on_run)

    def on_told(self, event: DriveEvent) -> None:
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
        """Of the drive that the run was seen to use; an earlier one may have used another."""
        return self._key if self._place == self._run.task.destination else _NO_KEY

    def _holds(self, drive: Drive) -> bool:
        return self._own_key in (drive.key, _NO_KEY) and drive.holds(self._run.task.destination)


def _has_volumes_of(before: Drive, drive: Drive) -> bool:
    """Who closes a volume leaves it there, but for the inside of an encrypted one; with a pulled plug, all go."""
    stays = {volume.number for volume in before.volumes if not volume.inside_of}
    return stays <= {volume.number for volume in drive.volumes}
