"""The composition root: builds every object once. The only module that imports everything."""

import os
import socket
import stat
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import msgspec

from shingleback.copying import linux
from shingleback.copying.backup import Backup, BackupRequest
from shingleback.copying.catalog import Catalog
from shingleback.copying.disk import Disk, RealDisk
from shingleback.copying.drive import Drive
from shingleback.copying.home import is_at_work
from shingleback.copying.index_store import IndexStore
from shingleback.copying.limits import Limits
from shingleback.copying.link import ProcessLink
from shingleback.copying.look import look
from shingleback.copying.pace import Pace
from shingleback.copying.readahead import ReadAheadProcess
from shingleback.copying.reporter import Reporter
from shingleback.copying.restore import Restore, RestoreRequest
from shingleback.copying.slots import SLOT_BYTES, Slots
from shingleback.copying.verify import Sample, Verify
from shingleback.drives.kernel import Kernel
from shingleback.jobs.attended import run_attended
from shingleback.jobs.control import CommandControl, Control
from shingleback.jobs.events import (
    BackupFinished,
    CheckFinished,
    EjectFinished,
    Event,
    LookFinished,
    VersionItem,
    VersionsFinished,
    display_path,
)
from shingleback.jobs.history import History
from shingleback.model.errors import DriveRefused, ShinglebackError, UsageError, Why
from shingleback.model.outcome import Outcome
from shingleback.settings.paths import Paths
from shingleback.simulator.clock import WallClock
from shingleback.simulator.disk import SimulatedDisk, UnhurriedFolder
from shingleback.simulator.page import Page
from shingleback.simulator.presets import PRESETS, EngineSizes
from shingleback.simulator.samples import DemoPlan, demo_folder, make_demo
from shingleback.simulator.telling import DriveTeller

Emit = Callable[[Event], None]
Job = Callable[[Emit, Control], CheckFinished]

_DEMO_WATCH_S = 8.0  # long enough to see that the cache becomes emptier
_SHORTEST_WATCH_S = 1.0


def now() -> datetime:
    """The local time, which knows its offset from UTC."""
    return datetime.now().astimezone()


def host_name() -> str:
    return socket.gethostname()


def control_from(stdin_fd: int | None) -> CommandControl:
    """Commands are read where a program can write them: from a pipe or a socket, never from a terminal."""
    is_open = stdin_fd is not None and _is_channel(stdin_fd)
    return CommandControl(stdin_fd if is_open else None)


def _is_channel(fd: int) -> bool:
    try:
        mode = os.fstat(fd).st_mode
    except OSError:
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode)


def run_backup(
    request: BackupRequest,
    paths: Paths,
    emit: Emit,
    control: Control,
    make_disk: Callable[[], Disk] = RealDisk,
    slot_bytes: int = SLOT_BYTES,
) -> BackupFinished:
    """Forks: to be called before any thread is started."""
    linux.allow_many_open_files()
    slots = Slots(slot_bytes=slot_bytes)
    link = ProcessLink(lambda: Drive(make_disk(), slots.view))
    reporter = Reporter(emit, time.monotonic)
    store = IndexStore(paths.index_folder)
    several_cores = len(os.sched_getaffinity(0)) > 1
    read_ahead = {"make_read_ahead": ReadAheadProcess} if several_cores else {}
    return Backup(request, link, slots, store, reporter, control, now, **read_ahead).run()


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


def verify_job(destination: bytes, sample: Sample, version: str | None, paths: Paths) -> Job:
    """To be run apart: it reads from the drive."""

    def run(emit: Emit, control: Control) -> CheckFinished:
        store = IndexStore(paths.index_folder)
        return Verify(destination, sample, store, Reporter(emit, time.monotonic), control, now, version).run()

    return run


def restore_job(request: RestoreRequest) -> Job:
    def run(emit: Emit, control: Control) -> CheckFinished:
        linux.allow_many_open_files()
        return Restore(request, Reporter(emit, time.monotonic), control, now).run()

    return run


def versions_job(destination: bytes) -> Callable[[Emit, Control], VersionsFinished]:
    def run(_emit: Emit, _control: Control) -> VersionsFinished:
        where = display_path(destination)
        try:
            catalog = _opened(destination)
        except ShinglebackError as error:
            outcome = error.outcome
            return VersionsFinished(
                outcome=outcome, exit_code=outcome.exit_code, why=error.why, values=error.values, destination=where
            )
        try:
            return VersionsFinished(
                outcome=Outcome.DONE,
                exit_code=0,
                destination=where,
                sources=[origin.path for origin in catalog.about.origins],
                versions=[
                    VersionItem(
                        name=ref.name,
                        started_at=ref.started_at,
                        finished_at=ref.finished_at,
                        files=ref.files,
                        bytes=ref.bytes,
                        left_out=ref.left_out,
                        kept_as=catalog.kept_as(ref),
                    )
                    for ref in catalog.versions
                ],
            )
        finally:
            catalog.close()

    return run


def _opened(destination: bytes) -> Catalog:
    """Raises ShinglebackError, whatever the matter is."""
    try:
        return Catalog(destination)
    except OSError as error:
        raise DriveRefused(Why.DRIVE_READ_ERROR, detail=os.strerror(error.errno or 0)) from None


def look_job(destination: bytes) -> Callable[[Emit, Control], LookFinished]:
    def run(_emit: Emit, _control: Control) -> LookFinished:
        return look(destination)

    return run


def eject_job(destination: bytes, bus_address: str | None = None) -> Callable[[Emit, Control], EjectFinished]:
    """To be run apart: it waits for the drive. Without an address it uses the machine's own bus."""

    def run(emit: Emit, control: Control) -> EjectFinished:
        from shingleback.drives.eject import Eject  # noqa: PLC0415 (the D-Bus library takes a tenth of a second)
        from shingleback.drives.udisks import reach  # noqa: PLC0415

        started_at, begin_s = now(), time.monotonic()
        kernel = Kernel(linux.syncfs)
        eject = Eject(destination, kernel, lambda: reach(bus_address), lambda: is_at_work(destination), emit)
        refusal = None
        try:
            run_attended(eject.run(), control, Why.EJECT_STOPPED)
        except ShinglebackError as error:
            refusal = error
        outcome = refusal.outcome if refusal else Outcome.DONE
        return EjectFinished(
            outcome=outcome,
            exit_code=outcome.exit_code,
            why=refusal.why if refusal else "",
            values=refusal.values if refusal else {},
            destination=display_path(destination),
            started_at=started_at.isoformat(timespec="seconds"),
            elapsed_s=time.monotonic() - begin_s,
            drive=eject.drive,
            steps=eject.steps,
            safe_to_unplug=refusal is None,
        )

    return run


def simulated_eject_job(destination: bytes) -> Callable[[Emit, Control], EjectFinished]:
    from shingleback.simulator.ejecting import eject  # noqa: PLC0415 (for the demo only)

    return lambda emit, control: eject(display_path(destination), emit, control)


def open_history(paths: Paths) -> History:
    return History(paths.history_file)
