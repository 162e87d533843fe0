"""A backup to a simulated drive, and the demo."""

import contextlib
import os
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from shingleback.copying.backup import BackupRequest
from shingleback.copying.disk import Disk, RealDisk
from shingleback.copying.limits import Limits
from shingleback.copying.pace import PRESETS as PACES
from shingleback.copying.pace import USUAL, Pace, parse_pace
from shingleback.copying.slots import SLOT_BYTES
from shingleback.jobs.apart import Job
from shingleback.jobs.control import Control
from shingleback.jobs.events import Event, display_path
from shingleback.jobs.final_words import BackupFinished
from shingleback.metrics.cache.estimate import CacheEstimator
from shingleback.metrics.cache.estimator import Estimator
from shingleback.metrics.history.learned import Learned
from shingleback.metrics.run_watch import Found, RunWatch
from shingleback.model.cache_prior import CachePrior
from shingleback.model.errors import UsageError, Why
from shingleback.model.outcome import Outcome
from shingleback.settings.paths import Paths
from shingleback.simulator.catalog.preset import EngineSizes, Preset
from shingleback.simulator.catalog.presets import PRESETS
from shingleback.simulator.demo.ejecting import eject
from shingleback.simulator.demo.samples import DemoPlan, demo_folder, make_demo
from shingleback.simulator.disk.clock import WallClock
from shingleback.simulator.disk.page import Page
from shingleback.simulator.disk.page_counters import PageCounters
from shingleback.simulator.disk.simulated_disk import SimulatedDisk, UnhurriedFolder
from shingleback.simulator.disk.telling import DriveTeller
from shingleback.simulator.media_cache.drive import MediaCacheDrive
from shingleback.simulator.models.conventional import ConventionalDrive
from shingleback.wiring.backup import Emit, host_name, run_backup
from shingleback.wiring.miniature import Magnified, RunTime
from shingleback.wiring.simulated_drive import page_file

_DEMO_WATCH_S: Final = 8.0  # long enough to see that the cache becomes emptier
_SHORTEST_WATCH_S: Final = 1.0


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
    """A backup to a modeled drive: files really go to the destination, and take as long as they would on the drive.

    All is `times` as fast, where nobody wants to wait. A drive that has everything is watched for a while.
    """
    preset = PRESETS[preset_name]
    times *= preset.times
    page, clock, run_time = Page.made(page_file(paths)), WallClock(times), RunTime(times)
    teller = DriveTeller(emit, page, clock.now_s, times=times)
    slot_bytes = SLOT_BYTES
    if preset.engine is not None:
        slot_bytes, request = preset.engine.slot_bytes, _with_sizes(request, preset.engine, times)

    def make_disk() -> Disk:
        folder = UnhurriedFolder(RealDisk()) if preset.is_for_show else RealDisk()
        return SimulatedDisk(folder, preset, page.show, clock.now_s, clock.sleep)

    def estimate(learned: Learned | None) -> Estimator:
        return Magnified(CacheEstimator(_prior(preset), learned), page, preset.scale)

    def tell(event: Event) -> None:
        drive.tell(run_time.of(event))

    found = Found(PageCounters(page, clock.now_s), estimate, f"simulated/{preset_name}")
    watch = RunWatch(lambda _number: found, teller, paths.drives_folder, times=times, turned=run_time.of)
    with contextlib.closing(page), contextlib.closing(watch) as drive:
        word = run_backup(request, paths, tell, control, make_disk, slot_bytes, drive.pulse, clock.now_s, clock.sleep)
        if word.outcome == Outcome.DONE:
            teller.watch(control, word.elapsed_s, watch_s, drive.pulse.beat_on)
    return word


def _prior(preset: Preset) -> CachePrior:
    """As the program would recognize such a drive: it knows about the cache what the table knows of the model."""
    drive = preset.drive
    if isinstance(drive, ConventionalDrive):
        return CachePrior(shingled=0.1)
    if preset.scale > 1:
        return CachePrior(shingled=0.95)  # so that the demonstration shows how it is found out
    if isinstance(drive, MediaCacheDrive):
        return CachePrior(shingled=0.95, capacity_bytes=drive.cache_bytes, capacity_spread=1.5)
    return CachePrior(shingled=0.95)


def _with_sizes(request: BackupRequest, sizes: EngineSizes, times: float) -> BackupRequest:
    """What the person chose stays; a rate in numbers is meant in the seconds of the run."""
    limits = Limits(sizes.checkpoint_bytes, sizes.checkpoint_files, sizes.checkpoint_s)
    share = sizes.window_bytes / parse_pace(USUAL).window_bytes

    def read_pace(text: str) -> Pace:
        pace = parse_pace(text).for_smaller(share)
        return pace if pace.text in PACES else replace(pace, bytes_per_s=int(pace.bytes_per_s / times))

    pace = request.pace
    return replace(
        request,
        pace=read_pace(pace.text) if pace is not None and pace.text else pace,
        read_pace=read_pace,
        limits=limits if request.limits == Limits() else request.limits,
    )


def prepare_demo(folder: Path, homes: int = 1) -> DemoPlan:
    """Sample files in a folder, and where their backup goes. Raises UsageError where there is no room for them."""
    try:
        return make_demo(folder, homes)
    except OSError as error:
        raise UsageError(Why.TARGET_UNWRITABLE, path=str(folder), detail=os.strerror(error.errno or 0)) from error


def run_demo(emit: Emit, control: Control, *, times: float = 1.0, homes: int = 1) -> BackupFinished:
    """A backup of sample files to a modeled drive, of which nothing remains. `homes`: so many times as much."""
    with demo_folder() as folder:
        plan = prepare_demo(folder, homes)
        request = BackupRequest([bytes(path) for path in plan.sources], bytes(plan.destination), host=host_name())
        paths = Paths.of_user(plan.environment)
        watch_s = max(_SHORTEST_WATCH_S, _DEMO_WATCH_S / times)
        word = run_simulated_backup(request, paths, emit, control, plan.preset, times=times, watch_s=watch_s)
    return msgspec.structs.replace(word, command="demo")


def simulated_eject_job(destination: bytes) -> Job:
    return lambda emit, control: eject(display_path(destination), emit, control)
