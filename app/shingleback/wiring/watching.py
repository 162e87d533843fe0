"""What a run looks at: the drive below its destination."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from shingleback.drives.plugged.from_udev import key_from_udev
from shingleback.drives.sysfs.below import device_named, drive_below, is_counted, shares_filesystem
from shingleback.drives.sysfs.facts import SYS, FactReader
from shingleback.drives.sysfs.udev import properties_of
from shingleback.jobs.events import Event
from shingleback.knowledge.cache_prior import prior_of
from shingleback.knowledge.recording.drive_table import DriveTable
from shingleback.knowledge.recording.verdict import judge
from shingleback.metrics.cache.estimate import CacheEstimator
from shingleback.metrics.cache.estimator import Estimator, NoEstimate
from shingleback.metrics.counting.block_stat import counters_of
from shingleback.metrics.counting.waiting import waiting_for
from shingleback.metrics.history.learned import Learned
from shingleback.metrics.run_watch import Found, RunWatch
from shingleback.model.counters import NoCounters
from shingleback.settings.paths import Paths
from shingleback.wiring.drive_table import drive_table_or_complaint

Emit = Callable[[Event], None]


def _no_estimate(_learned: Learned | None) -> Estimator:
    return NoEstimate()


_NOTHING: Final = Found(NoCounters(), _no_estimate)


class RealDrives:
    """Finds the drive below a filesystem. Reads sysfs and udev's notes, and asks no drive."""

    def __init__(
        self,
        table: Callable[[], DriveTable],
        sysfs: Path = SYS,
        udev: Callable[[str], Mapping[str, str]] = properties_of,
    ) -> None:
        """`table` is asked for when there is a drive that it may know."""
        self._table = table
        self._sysfs = sysfs
        self._udev = udev
        self._facts = FactReader(sysfs, udev)

    def find(self, number: int) -> Found:
        """By the number of the block device that the filesystem is on."""
        sysfs = self._sysfs
        device = device_named(number, sysfs)
        drive = drive_below(device, sysfs) if device else ""
        counted = drive or device
        if not counted or shares_filesystem(device, sysfs) or not is_counted(counted, sysfs):
            return _NOTHING
        counters = counters_of(counted, sysfs, waiting_for(device, sysfs))
        if counters is None:
            return _NOTHING
        if not drive:
            return Found(counters, _no_estimate, device=counted)
        facts = self._facts.read(drive)
        prior = prior_of(judge(facts.evidence, self._table()))
        return Found(counters, partial(CacheEstimator, prior), key_from_udev(drive, self._udev(drive), facts), drive)


def drive_table_of(paths: Paths) -> Callable[[], DriveTable]:
    return lambda: drive_table_or_complaint(paths)[0]


def watch_real(paths: Paths, emit: Emit) -> RunWatch:
    drives = RealDrives(drive_table_of(paths))
    return RunWatch(drives.find, emit, paths.drives_folder)
