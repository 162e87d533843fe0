"""The run monitor: samples the drive of one run, and records the samples.

It finds the drive below the destination's filesystem, writes the recording a few times a minute, and gives the window
access to earlier runs and to the kernel's counters.
"""

import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import msgspec.structs

from shingleback.devices.sysfs.facts import FactReader, key_from_udev
from shingleback.devices.sysfs.reader import SYS, properties_of
from shingleback.devices.sysfs.topology import device_named, drive_below, is_counted, shares_filesystem
from shingleback.domain.measurement import Measurement
from shingleback.domain.monitoring import CounterSource, NoCounters, NoTroubles, TroubleSource
from shingleback.domain.smr.drive_database import DriveTable
from shingleback.domain.smr.verdict import judge
from shingleback.monitor.cache.estimator import AfterRunEstimator, CacheEstimator, Estimator, NoEstimate, prior_of
from shingleback.monitor.drive_history import ActivitySums, DriveStore, Learned
from shingleback.monitor.eta import SpeedHistory
from shingleback.monitor.recording import Recorder, Recording, pack, unpack
from shingleback.monitor.sampler import DriveSampler, SampledDrive, counters_of, waiting_for
from shingleback.monitor.trouble import DriveTroubles
from shingleback.protocol.events import DriveState, Event, Sampled, Watching
from shingleback.protocol.run_state import cache_state_of
from shingleback.store.drive_records import MeasurementStore, drive_table_or_complaint
from shingleback.store.private_files import Paths

_STEP_S: Final = 30.0
_MAX_PENDING: Final = 3_600  # kept in memory if they cannot be written
_MAX_POINTS: Final = 3_600  # in the stored recording of a run
_NO_TROUBLES: Final = NoTroubles()


class RunRecorder:
    """Stores the recording of one run; errors of the store do not disturb the run.

    Attributes:
        run: the run's number in the store; 0 if nothing can be stored.
    """

    def __init__(
        self, store: DriveStore, learned: Callable[[], Learned | None], wall: Callable[[], float] = time.time
    ) -> None:
        """`learned` is called at each write; `wall` returns the seconds since 1970."""
        self._store = store
        self._learned = learned
        self._wall = wall
        self._recorder = Recorder(_MAX_POINTS)
        self._pending_activity: deque[ActivitySums] = deque(maxlen=_MAX_PENDING)
        self._wrote_s = wall()
        self.run = store.begin_run(self._wrote_s)

    def take(self, event: Event) -> None:
        self._recorder.take(event)
        if isinstance(event, Sampled) and event.written_bps is not None:
            points = self._recorder.recording
            newest = points[len(points) - 1]
            self._pending_activity.append(
                ActivitySums(
                    int(self._wall()),
                    event.span_s,
                    event.copied_bps * event.span_s,
                    event.written_bps * event.span_s,
                    event.read_bps * event.span_s,
                    event.writes,
                    event.write_wait_s * event.writes,
                    event.busy * event.span_s,
                    newest.fill_bytes,
                    newest.capacity_bytes,
                )
            )
            if abs(self._wall() - self._wrote_s) >= _STEP_S:  # a clock may be set back, too
                self.write()

    def write(self) -> None:
        self._wrote_s = self._wall()
        if self._store.add(self._pending_activity, self._wrote_s):
            self._pending_activity.clear()
        if len(self._recorder.recording):
            self._store.save_run(self.run, pack(self._recorder.recording))
        if (learned := self._learned()) is not None:
            self._store.save_learned(learned.packed)

    def close(self) -> None:
        self.write()
        self._store.close()


@dataclass(frozen=True, slots=True)
class DeviceStack:
    """The devices below a filesystem.

    Attributes:
        key: as in `domain.drive.Drive`; empty if the drive cannot be identified, or there is more than one.
        device: the kernel's name of the counted device; empty if nothing is counted.
        estimator: creates the estimator from what earlier runs learned about the drive, if anything.
    """

    counters: CounterSource
    estimator: Callable[[Learned | None], Estimator]
    key: str = ""
    device: str = ""
    troubles: TroubleSource = _NO_TROUBLES


class DriveTime:
    """Converts the drive's time to the run's. They are the same for a real drive; a simulated one may run faster.

    Attributes:
        times: how many times faster the drive's time passes, as in `DriveSampler`.
    """

    def __init__(self, times: float = 1.0) -> None:
        self.times = times

    def to_run_time(self, event: Event) -> Event:
        """Return the event with its times converted from the drive's seconds to the run's."""
        return event


class RunMonitor:
    """Samples and records the drive of one run. Must be closed when the run has ended.

    Attributes:
        sampler: the run's sampler.
    """

    def __init__(
        self,
        find: Callable[[int], DeviceStack],
        emit: Callable[[Event], None],
        folder: Path,
        *,
        time_of_drive: DriveTime | None = None,
        wall: Callable[[], float] = time.time,
        is_recorded: bool = True,
    ) -> None:
        """`folder` has a file for each drive; `is_recorded` is False for a dry run."""
        passes = time_of_drive or DriveTime()
        self.sampler = DriveSampler(self._open, lambda event: self.tell(passes.to_run_time(event)), passes.times)
        self._find = find
        self._emit = emit
        self._folder = folder
        self._wall = wall
        self._is_recorded = is_recorded
        self._recorder: RunRecorder | None = None

    def tell(self, event: Event) -> None:
        """Forward an event of the run, and record it if it is about the drive."""
        if self._recorder is not None:
            self._recorder.take(event)
        self._emit(event)

    def close(self) -> None:
        self.sampler.end()
        if self._recorder is not None:
            self._recorder.close()
            self._recorder = None

    def _open(self, number: int) -> SampledDrive:
        stack = self._find(number)
        if not stack.key:
            return SampledDrive(stack.counters, stack.estimator(None), Watching(device=stack.device), stack.troubles)
        store = DriveStore(self._folder, stack.key)
        before = Learned.unpacked(store.learned)
        self.sampler.speeds = before.speeds if before else SpeedHistory()
        estimator = stack.estimator(before)
        if not self._is_recorded:
            store.close()
            watching = Watching(drive=stack.key, device=stack.device)
            return SampledDrive(stack.counters, estimator, watching, stack.troubles)
        self._recorder = RunRecorder(store, lambda: self._learned(estimator), self._wall)
        watching = Watching(drive=stack.key, device=stack.device, run=self._recorder.run)
        return SampledDrive(stack.counters, estimator, watching, stack.troubles)

    def _learned(self, estimator: Estimator) -> Learned | None:
        learned = estimator.learned
        return msgspec.structs.replace(learned, speeds=self.sampler.speeds) if learned else None


def _no_estimate(_learned: Learned | None) -> Estimator:
    return NoEstimate()


def _nothing() -> DeviceStack:
    return DeviceStack(NoCounters(), _no_estimate)


class RealDrives:
    """Finds the drive below a filesystem. Reads sysfs and udev's database, but never a drive."""

    def __init__(
        self,
        table: Callable[[], DriveTable],
        sysfs: Path = SYS,
        udev: Callable[[str], Mapping[str, str]] = properties_of,
        measured: Callable[[str], Measurement | None] = lambda _key: None,
    ) -> None:
        """`table` is called only if there is a drive to look up.

        `measured` returns the newest measurement of the drive with this key.
        """
        self._table = table
        self._measured = measured
        self._sysfs = sysfs
        self._udev = udev
        self._facts = FactReader(sysfs, udev)

    def find(self, number: int) -> DeviceStack:
        """Return the devices below the filesystem on the block device of this number."""
        sysfs = self._sysfs
        device = device_named(number, sysfs)
        drive = drive_below(device, sysfs) if device else ""
        counted = drive or device
        if not counted or shares_filesystem(device, sysfs) or not is_counted(counted, sysfs):
            return _nothing()
        counters = counters_of(counted, sysfs, waiting_for(device, sysfs))
        if counters is None:
            return _nothing()
        if not drive:
            return DeviceStack(counters, _no_estimate, device=counted)
        facts = self._facts.read(drive)
        key = key_from_udev(drive, self._udev(drive), facts)
        prior = prior_of(judge(facts.evidence, self._table(), self._measured(key)))
        return DeviceStack(counters, partial(CacheEstimator, prior), key, drive, DriveTroubles(drive, sysfs))


def drive_table_of(paths: Paths) -> Callable[[], DriveTable]:
    return lambda: drive_table_or_complaint(paths)[0]


def monitor_real_drive(paths: Paths, emit: Callable[[Event], None], *, is_recorded: bool = True) -> RunMonitor:
    drives = RealDrives(drive_table_of(paths), measured=MeasurementStore(paths.measurements_folder).newest)
    return RunMonitor(drives.find, emit, paths.drives_folder, is_recorded=is_recorded)


class KnownDrives:
    """The `DriveMemory` of the window: earlier runs from the store, and new samples from the kernel."""

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

    def sampler(
        self, watching: Watching, state: DriveState | None, emit: Callable[[Event], None]
    ) -> DriveSampler | None:
        counters = counters_of(watching.device, self._sysfs) if watching.device else None
        return None if counters is None else sampler_after(watching, state, emit, counters)


def sampler_after(
    watching: Watching, state: DriveState | None, emit: Callable[[Event], None], counters: CounterSource
) -> DriveSampler:
    """Return a sampler as in `DriveMemory.sampler`, for a drive that is present."""
    estimator = AfterRunEstimator(cache_state_of(state)) if state else NoEstimate()
    sampler = DriveSampler(lambda _number: SampledDrive(counters, estimator, watching), emit)
    sampler.begin(0)
    return sampler
