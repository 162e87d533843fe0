"""The simulated drive of the window, when the process that wrote to it has ended: a model tidies up without anybody."""

from pathlib import Path

from shingleback.jobs.events import DriveState, Watching
from shingleback.metrics.pulse.drive_pulse import DrivePulse
from shingleback.metrics.recording.recording import Recording
from shingleback.settings.paths import Paths
from shingleback.simulator.disk.clock import WallClock
from shingleback.simulator.disk.page import Page
from shingleback.simulator.disk.page_counters import PageCounters
from shingleback.wiring.known_drives import KnownDrives, pulse_after
from shingleback.wiring.watching import Emit


def page_file(paths: Paths) -> Path:
    """On which the model shows how it is."""
    return paths.cache / "simulated-drive"


class SimulatedDrive:
    """A `DriveMemory`."""

    def __init__(self, paths: Paths, times: float) -> None:
        """Its time passes `times` as fast as that on the wall."""
        self._page_file = page_file(paths)
        self._known = KnownDrives(paths)
        self._clock = WallClock(times)

    def older(self, watching: Watching) -> Recording | None:
        return self._known.older(watching)

    def pulse(self, watching: Watching, state: DriveState | None, emit: Emit) -> DrivePulse | None:
        try:
            counters = PageCounters(Page.opened(self._page_file), self._clock.now_s)
        except OSError:
            return None
        return pulse_after(watching, state, emit, counters)
