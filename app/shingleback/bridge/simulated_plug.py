"""The cable of the simulated drive: it is plugged in while a person looks on, and is gone when it was ejected."""

from PySide6.QtCore import QObject

from shingleback.bridge.drives import Drives, DriveView
from shingleback.jobs.run_state import RunState, Stage


class SimulatedPlug(QObject):
    """Attributes: `view` is the drive; `is_in`: it is plugged in."""

    def __init__(self, view: DriveView, drives: Drives, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self._drives = drives
        self.is_in = False

    def plug_in(self) -> None:
        if not self.is_in:
            self.is_in = True
            self._drives.show(self.view)

    def follow(self, state: RunState) -> None:
        """Who backs up to it must have plugged it in."""
        if state.unpluggable == 1:
            self.is_in = False
            self._drives.hide(self.view)
        elif state.stage is not Stage.ENDED:
            self.plug_in()
