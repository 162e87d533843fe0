"""What the window knows of drives: what runs have kept, and the counters of the kernel."""

from collections.abc import Callable
from pathlib import Path

from shingleback.drives.sysfs.facts import SYS
from shingleback.jobs.cache_told import cache_told
from shingleback.jobs.events import DriveState, Event, Watching
from shingleback.metrics.cache.afterwards import Afterwards
from shingleback.metrics.cache.estimator import NoEstimate
from shingleback.metrics.counting.block_stat import counters_of
from shingleback.metrics.history.store import DriveStore
from shingleback.metrics.pulse.drive_pulse import DrivePulse, Watched
from shingleback.metrics.recording.packed import unpack
from shingleback.metrics.recording.recording import Recording
from shingleback.model.counters import CounterSource
from shingleback.settings.paths import Paths


class KnownDrives:
    """The `DriveMemory` of the window."""

    def __init__(self, paths: Paths, sysfs: Path = SYS) -> None:
        self._folder = paths.drives_folder
        self._sysfs = sysfs

    def older(self, watching: Watching) -> Recording | None:
        if not watching.drive:
            return None
        store = DriveStore(self._folder, watching.drive)
        try:
            runs = [run for run in store.runs() if not watching.run or run.id < watching.run]
            return unpack(runs[0].recording) if runs else None
        except ValueError:
            return None
        finally:
            store.close()

    def pulse(self, watching: Watching, state: DriveState | None, emit: Callable[[Event], None]) -> DrivePulse | None:
        counters = counters_of(watching.device, self._sysfs) if watching.device else None
        return None if counters is None else pulse_after(watching, state, emit, counters)


def pulse_after(
    watching: Watching, state: DriveState | None, emit: Callable[[Event], None], counters: CounterSource
) -> DrivePulse:
    """As in `DriveMemory.pulse`, of a drive that is there."""
    estimator = Afterwards(cache_told(state)) if state else NoEstimate()
    pulse = DrivePulse(lambda _number: Watched(counters, estimator, watching), emit)
    pulse.begin(0)
    return pulse
