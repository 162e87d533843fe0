"""The drive of a run that goes without an eject: pulled, or closed by another program."""

from typing import Final

from PySide6.QtCore import QObject

from shingleback.bridge.run import Run
from shingleback.jobs.events import EjectStep, Event, Opened, Started
from shingleback.jobs.run_state import Gone, Stage
from shingleback.model.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft, drive_at

_NO_KEY: Final = ""


class LostDrive(QObject):
    """Tells the run of it. While the run ejects the drive, it is the run that closes it.

    Another drive may be open at its place before the run is over, or later: that is not the drive of the run.
    """

    def __init__(self, run: Run, parent: QObject | None = None) -> None:
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
                    self._run.lose_drive(Gone.CLOSED if _has_volumes_of(before, drive) else Gone.PULLED)
            case DriveLeft(drive):
                self._present.pop(drive.key, None)
                if self._holds(drive):
                    self._run.lose_drive(Gone.PULLED)
                elif drive.key == self._own_key:
                    self._run.lose_drive(self._run.state.gone or Gone.CLOSED)

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
