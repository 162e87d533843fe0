"""A backup to a simulated drive, and the demo."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from shingleback.copying.backup import BackupRequest
from shingleback.copying.disk import Disk, RealDisk
from shingleback.copying.limits import Limits
from shingleback.copying.pace import Pace
from shingleback.copying.slots import SLOT_BYTES
from shingleback.jobs.apart import Job
from shingleback.jobs.control import Control
from shingleback.jobs.events import display_path
from shingleback.jobs.final_words import BackupFinished
from shingleback.model.errors import UsageError, Why
from shingleback.model.outcome import Outcome
from shingleback.settings.paths import Paths
from shingleback.simulator.clock import WallClock
from shingleback.simulator.disk import SimulatedDisk, UnhurriedFolder
from shingleback.simulator.ejecting import eject
from shingleback.simulator.page import Page
from shingleback.simulator.presets import PRESETS, EngineSizes
from shingleback.simulator.samples import DemoPlan, demo_folder, make_demo
from shingleback.simulator.telling import DriveTeller
from shingleback.wiring.backup import Emit, host_name, run_backup

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
    preset, page, clock = PRESETS[preset_name], Page(), WallClock(times)
    teller = DriveTeller(emit, page, clock.now_s)
    slot_bytes = SLOT_BYTES
    if preset.engine is not None:
        slot_bytes, request = preset.engine.slot_bytes, _with_sizes(request, preset.engine)

    def make_disk() -> Disk:
        folder = UnhurriedFolder(RealDisk()) if preset.is_for_show else RealDisk()
        return SimulatedDisk(folder, preset, page.show, clock.now_s, clock.sleep)

    word = run_backup(request, paths, teller, control, make_disk, slot_bytes)
    if word.outcome == Outcome.DONE:
        teller.watch(control, word.elapsed_s, watch_s)
    return word


def _with_sizes(request: BackupRequest, sizes: EngineSizes) -> BackupRequest:
    """What the person chose stays."""
    limits = Limits(sizes.checkpoint_bytes, sizes.checkpoint_files, sizes.checkpoint_s)
    return replace(
        request,
        pace=request.pace or Pace(0, sizes.window_bytes),
        limits=limits if request.limits == Limits() else request.limits,
    )


def prepare_demo(folder: Path) -> DemoPlan:
    """Sample files in a folder, and where their backup goes. Raises UsageError where there is no room for them."""
    try:
        return make_demo(folder)
    except OSError as error:
        raise UsageError(Why.TARGET_UNWRITABLE, path=str(folder), detail=os.strerror(error.errno or 0)) from error


def run_demo(emit: Emit, control: Control, *, times: float = 1.0) -> BackupFinished:
    """A backup of sample files to a modeled drive, of which nothing remains."""
    with demo_folder() as folder:
        plan = prepare_demo(folder)
        request = BackupRequest([bytes(path) for path in plan.sources], bytes(plan.destination), host=host_name())
        paths = Paths.of_user(plan.environment)
        watch_s = max(_SHORTEST_WATCH_S, _DEMO_WATCH_S / times)
        word = run_simulated_backup(request, paths, emit, control, plan.preset, times=times, watch_s=watch_s)
    return msgspec.structs.replace(word, command="demo")


def simulated_eject_job(destination: bytes) -> Job:
    return lambda emit, control: eject(display_path(destination), emit, control)
