"""A backup to a simulated drive, its formatting, and the demo: a small drive on which time passes faster."""

import contextlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final

import msgspec
import msgspec.structs

from shingleback.backup_sets.following import note_folder_erased
from shingleback.bootstrap.backup import DriveOverrides, run_backup
from shingleback.bootstrap.planning import PlannedFormat, PreparationRequest, planned
from shingleback.domain.destination import is_simulated
from shingleback.domain.errors import Outcome, ShinglebackError, UsageError, Why
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import Capabilities, PreparedState
from shingleback.domain.monitoring import CachePrior, CacheState, OwnWrites, RunEvent, Sample
from shingleback.domain.text import display_path
from shingleback.engine.drive.disk import Disk, RealDisk
from shingleback.engine.drive.pace import PRESETS as PACES
from shingleback.engine.drive.pace import USUAL, Pace, parse_pace
from shingleback.engine.drive.transport import SLOT_BYTES
from shingleback.engine.source.copy_context import BackupRequest, Limits
from shingleback.monitor.cache.estimator import CacheEstimator, Estimator
from shingleback.monitor.drive_history import Learned
from shingleback.monitor.recording import Recording
from shingleback.monitor.run_monitor import DeviceStack, DriveTime, KnownDrives, RunMonitor, sampler_after
from shingleback.monitor.sampler import DriveSampler
from shingleback.protocol.control import Control
from shingleback.protocol.events import DriveState, Emit, Event, Happened, Progress, Rest, Sampled, Watching
from shingleback.protocol.process import Job
from shingleback.protocol.results import BackupFinished, PrepareFinished
from shingleback.simulator.demo import (
    DemoPlan,
    SimulatedPreparation,
    demo_folder,
    eject,
    make_demo,
    simulated_drive,
    simulated_key,
)
from shingleback.simulator.disk import DriveReporter, PageCounters, SharedPage, SimulatedDisk, UnsyncedFolder, WallClock
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.model import ConventionalDrive
from shingleback.simulator.presets import PRESETS, EngineSizes, Preset
from shingleback.store.computer import this_computer
from shingleback.store.private_files import Paths

_RATES: Final = ("bps", "per_s")
_SIZES: Final = tuple(field.name for field in fields(CacheState) if field.name.endswith("_bytes"))
_TIDYING: Final = ("tidy_s", "tidy_low_s", "tidy_high_s")
_DEMO_WATCH_S: Final = 8.0  # long enough to see the cache drain
_SHORTEST_WATCH_S: Final = 1.0

_DEVICE: Final = "/dev/simulated"
_COMPUTER: Final = Capabilities(
    udisks=(2, 10, 1),
    formats=frozenset(profile.filesystem for profile in PROFILES.values()),
    modules=frozenset(module for profile in PROFILES.values() for module in profile.needs.module),
    kernel=(6, 12),
)


class ScaledEstimator:
    """Shows the miniature drive to an estimator for real drives in full size.

    How the program's own writes reach the drive comes from the model here; for a real drive, the engine asks the
    filesystem.
    """

    def __init__(self, estimator: Estimator, page: SharedPage, scale: int) -> None:
        self._estimator = estimator
        self._page = page
        self._scale = scale

    @property
    def state(self) -> CacheState:
        state = self._estimator.state
        sizes = {name: getattr(state, name) // self._scale for name in _SIZES}
        return replace(state, **sizes)

    @property
    def learned(self) -> Learned | None:
        """What was learned, in full size."""
        return self._estimator.learned

    def after(self, sample: Sample, own_writes: OwnWrites) -> None:
        scale = self._scale
        large = sample._replace(written_bps=sample.written_bps * scale, read_bps=sample.read_bps * scale)
        self._estimator.after(large, self._scaled(own_writes))

    def take_events(self) -> list[RunEvent]:
        return [replace(moment, values=self._smaller(moment.values)) for moment in self._estimator.take_events()]

    def _smaller(self, values: dict[str, str | int | float]) -> dict[str, str | int | float]:
        return {
            name: value // self._scale if name.endswith("_bytes") and not isinstance(value, str) else value
            for name, value in values.items()
        }

    def _scaled(self, own_writes: OwnWrites) -> OwnWrites:
        shown = self._page.read()
        if shown is None:
            return own_writes
        tally, scale = shown.tally, self._scale
        return replace(
            own_writes,
            streamed_bytes=(tally.given_bytes - tally.cached_bytes) * scale,
            scattered_bytes=tally.cached_bytes * scale,
            scattered_writes=tally.cached_writes,
            window_bytes=own_writes.window_bytes * scale,
        )


class AcceleratedTime(DriveTime):
    """Converts events of a modeled drive to the run's time, in which `elapsed_s` and `span_s` are already."""

    def to_run_time(self, event: Event) -> Event:
        times = self.times
        match event:
            case Rest(left_s=left_s):
                return msgspec.structs.replace(event, left_s=round(left_s / times, 1))
            case Progress(window_s=window_s):
                return msgspec.structs.replace(event, window_s=round(window_s / times, 3))
            case DriveState():
                spans = {name: round(getattr(event, name) / times, 1) for name in _TIDYING}
                return msgspec.structs.replace(event, **spans)
            case Sampled(written_bps=written_bps):
                return msgspec.structs.replace(
                    event,
                    copied_bps=event.copied_bps * times,
                    written_bps=None if written_bps is None else written_bps * times,
                    read_bps=event.read_bps * times,
                    write_wait_s=event.write_wait_s / times,
                )
            case Happened(values=values):
                return msgspec.structs.replace(event, values={name: self._value(name, values[name]) for name in values})
            case _:
                return event

    def _value(self, name: str, value: str | float) -> str | int | float:
        if isinstance(value, str):
            return value
        if name.endswith(_RATES):
            return value * self.times
        return value / self.times if name.endswith("_s") else value


def page_file(paths: Paths) -> Path:
    """Return the file in which the model publishes its state."""
    return paths.cache / "simulated-drive"


class SimulatedDrive:
    """The `DriveMemory` of a simulated drive."""

    def __init__(self, paths: Paths, times: float) -> None:
        """`times`: how many times faster than real time its time passes."""
        self._page_file = page_file(paths)
        self._known_drives = KnownDrives(paths)
        self._clock = WallClock(times)

    def older(self, watching: Watching) -> Recording | None:
        return self._known_drives.older(watching)

    def sampler(self, watching: Watching, state: DriveState | None, emit: Emit) -> DriveSampler | None:
        try:
            counters = PageCounters(SharedPage.opened(self._page_file), self._clock.now_s)
        except OSError:
            return None
        return sampler_after(watching, state, emit, counters)


@dataclass(frozen=True, slots=True)
class RunningDrive:
    """A modeled drive that a run writes to.

    Attributes:
        tell: passes on the events of the run, in the run's time, and adds those of the drive.
        make_disk: the disk behind a folder; it takes as long as the drive would.
    """

    clock: WallClock
    sampler: DriveSampler
    tell: Emit
    make_disk: Callable[[], Disk]
    reporter: DriveReporter


@contextlib.contextmanager
def running_drive(preset: Preset, key: str, paths: Paths, emit: Emit, *, times: float = 1.0) -> Iterator[RunningDrive]:
    """`key`: under which its runs are recorded; `times`: how many times faster than the preset it runs."""
    times *= preset.times
    page, clock, drive_time = SharedPage.created(page_file(paths)), WallClock(times), AcceleratedTime(times)
    reporter = DriveReporter(emit, page, clock.now_s, times=times)

    def make_disk() -> Disk:
        folder = UnsyncedFolder(RealDisk()) if preset.is_for_show else RealDisk()
        return SimulatedDisk(folder, preset, page.show, clock.now_s, clock.sleep)

    def estimate(learned: Learned | None) -> Estimator:
        return ScaledEstimator(CacheEstimator(_prior(preset), learned), page, preset.scale)

    stack = DeviceStack(PageCounters(page, clock.now_s), estimate, key)
    watch = RunMonitor(lambda _number: stack, reporter, paths.drives_folder, time_of_drive=drive_time)
    with contextlib.closing(page), contextlib.closing(watch):
        yield RunningDrive(
            clock, watch.sampler, lambda event: watch.tell(drive_time.to_run_time(event)), make_disk, reporter
        )


def recorded_as(preset_name: str, place: str) -> str:
    """Return the key under which the runs of a modeled drive are recorded; `place` is the folder for its files."""
    return f"{simulated_key(place)}/{preset_name}"


def run_simulated_backup(
    request: BackupRequest,
    paths: Paths,
    emit: Emit,
    control: Control,
    preset_name: str,
    *,
    times: float = 1.0,
    watch_s: float = 0.0,
) -> BackupFinished:
    """Back up to a modeled drive: files really go to the destination, and take as long as they would on the drive.

    Everything runs `times` as fast, so that nobody has to wait. Afterward, the drive is watched for `watch_s` seconds.
    """
    preset, slot_bytes = PRESETS[preset_name], SLOT_BYTES
    if preset.engine is not None:
        slot_bytes, request = preset.engine.slot_bytes, _with_sizes(request, preset.engine, times * preset.times)
    key = recorded_as(preset_name, display_path(request.destination))
    with running_drive(preset, key, paths, emit, times=times) as drive:
        setting = DriveOverrides(
            make_disk=drive.make_disk,
            slot_bytes=slot_bytes,
            sampler=drive.sampler,
            clock=drive.clock.now_s,
            sleep=drive.clock.sleep,
        )
        result = run_backup(request, paths, drive.tell, control, setting)
        if result.outcome == Outcome.DONE:
            drive.reporter.watch(control, result.elapsed_s, watch_s, drive.sampler.tick_on)
    return msgspec.structs.replace(result, room=None)  # the room is that of the computer's own disk, not the drive's


def _prior(preset: Preset) -> CachePrior:
    """Return what the program would know about the cache of such a drive from its model name."""
    drive = preset.drive
    if isinstance(drive, ConventionalDrive):
        return CachePrior(shingled=0.1)
    if preset.scale > 1:
        return CachePrior(shingled=0.95)  # uncertain on purpose, so that the demo shows how the program finds out
    if isinstance(drive, MediaCacheDrive):
        return CachePrior(shingled=0.95, capacity_bytes=drive.cache_bytes, capacity_spread=1.5)
    return CachePrior(shingled=0.95)


def _with_sizes(request: BackupRequest, sizes: EngineSizes, times: float) -> BackupRequest:
    """Use the preset's sizes, except for what the user chose."""
    pace, read_pace = request.pace, pace_reader(sizes, times)
    return replace(
        request,
        pace=read_pace(pace.text) if pace is not None and pace.text else pace,
        read_pace=read_pace,
        limits=limits_of(sizes) if request.limits == Limits() else request.limits,
    )


def limits_of(sizes: EngineSizes) -> Limits:
    return Limits(sizes.checkpoint_bytes, sizes.checkpoint_files, sizes.checkpoint_s)


def pace_reader(sizes: EngineSizes, times: float) -> Callable[[str], Pace]:
    """Return what reads a user's pace for a drive of these sizes. A numeric rate is per second of the run."""
    share = sizes.window_bytes / parse_pace(USUAL).window_bytes

    def read_pace(text: str) -> Pace:
        pace = parse_pace(text).for_smaller(share)
        return pace if pace.text in PACES else replace(pace, bytes_per_s=int(pace.bytes_per_s / times))

    return read_pace


def prepare_demo(folder: Path, homes: int = 1) -> DemoPlan:
    """Create sample files in a folder, and choose a destination. Raises UsageError if there is no space for them."""
    try:
        return make_demo(folder, homes)
    except OSError as error:
        raise UsageError(Why.TARGET_UNWRITABLE, path=str(folder), detail=os.strerror(error.errno or 0)) from error


def run_demo(emit: Emit, control: Control, *, times: float = 1.0, homes: int = 1) -> BackupFinished:
    """Back up sample files to a modeled drive, and remove everything afterward. `homes` multiplies the sample files."""
    with demo_folder() as folder:
        plan = prepare_demo(folder, homes)
        paths = Paths.of_user(plan.environment)
        sources = [bytes(path) for path in plan.sources]
        request = BackupRequest(sources, bytes(plan.destination), computer=this_computer(paths))
        watch_s = max(_SHORTEST_WATCH_S, _DEMO_WATCH_S / times)
        result = run_simulated_backup(request, paths, emit, control, plan.preset, times=times, watch_s=watch_s)
    return msgspec.structs.replace(result, command="demo")


def simulated_eject_job(destination: bytes) -> Job:
    return lambda emit, control: eject(display_path(destination), emit, control)


def simulated_planning_job(request: PreparationRequest) -> Job:
    """Plan the formatting of the simulated drive. `request.device` is the folder in which its files are stored."""

    def run(_emit: Emit, _control: Control) -> PrepareFinished:
        result = PrepareFinished(outcome=Outcome.DONE, destination=request.device, is_dry_run=True)
        try:
            return msgspec.structs.replace(result, plan=_plan(request).item)
        except ShinglebackError as error:
            return result.ended_by(error)

    return run


def simulated_preparing_job(request: PreparationRequest, paths: Paths) -> Job:
    """Format the simulated drive, after planning. Nothing is encrypted, so no passphrase is needed."""

    def run(emit: Emit, control: Control) -> PrepareFinished:
        result = SimulatedPreparation(_plan(request).item, request.device, emit, control).run()
        if result.state != PreparedState.UNTOUCHED and is_simulated(request.device):
            note_folder_erased(request.device, paths)
        return result

    return run


def _plan(request: PreparationRequest) -> PlannedFormat:
    """Plan the formatting. Raises UsageError and SafetyRefusal."""
    drive = replace(simulated_drive(request.device), device=_DEVICE)
    return planned(request, drive, (drive,), _COMPUTER, is_host_managed=False)
