"""`care`, with what it works with on this computer."""

import contextlib
import time
from datetime import datetime
from pathlib import Path
from typing import Final

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.bootstrap.backup import now
from shingleback.bootstrap.sidecars import Emit
from shingleback.care.job import CareJob, CareParts
from shingleback.care.survey import CareSurvey, DrivePast
from shingleback.care.target import CareTarget
from shingleback.devices.io_priority import be_idle
from shingleback.devices.kernel import Kernel
from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.udisks import reach
from shingleback.domain.care.types import CareAction
from shingleback.domain.errors import Outcome
from shingleback.engine.files import linux
from shingleback.engine.repo.index import IndexStore
from shingleback.monitor.drive_history import DriveStore
from shingleback.monitor.run_monitor import RealDrives, drive_table_of
from shingleback.protocol.care import CareFinished
from shingleback.protocol.control import Control
from shingleback.protocol.events import display_path
from shingleback.protocol.process import Job
from shingleback.protocol.results import BackupFinished
from shingleback.store.care_history import CareHistory
from shingleback.store.paths import Paths
from shingleback.store.run_history import RunHistory

_LOOK_STEP_S: Final = 10
_LOOKED_BACK: Final = 50  # runs


def care_job(path: bytes, action: CareAction | None, paths: Paths, bus_address: str | None = None) -> Job:
    """To be run apart: it waits for the drive. Without an address it uses the machine's own bus."""

    def run(emit: Emit, control: Control) -> CareFinished:
        be_idle()
        table = drive_table_of(paths)()
        with contextlib.closing(CareHistory(paths.care_file)) as history:
            parts = CareParts(
                witness=Kernel(linux.syncfs),
                connect=lambda: reach(bus_address),
                history=history,
                survey=CareSurvey(table, history, time.time, FactReader()),
                index_store=IndexStore(paths.index_folder),
                past=lambda target: past_of(target, paths),
                now_s=time.time,
                now=now,
            )
            return CareJob(path, action, parts, emit, control).run()

    return run


def past_of(target: CareTarget, paths: Paths) -> DrivePast:
    """What runs on this computer noted of the drive."""
    stack = RealDrives(drive_table_of(paths)).find(target.device.number)
    filled_bytes, filled_s = 0.0, 0.0
    if stack.key:
        with contextlib.closing(DriveStore(paths.drives_folder, stack.key)) as store:
            looks = store.looks(_LOOK_STEP_S)
        if looks:
            filled_bytes, filled_s = looks[-1].fill_bytes, looks[-1].at
    return DrivePast(pulled_s=_pulled_s(target, paths), filled_bytes=filled_bytes, filled_s=filled_s)


def _pulled_s(target: CareTarget, paths: Paths) -> float:
    """When a backup on this filesystem last lost its drive and none has been complete since."""
    if not target.backup or not Path(paths.history_file).exists():
        return 0.0
    names = DestinationLocator(paths.history_file).names(display_path(target.backup))
    with contextlib.closing(RunHistory(paths.history_file)) as history:
        runs = [word for word in history.words(_LOOKED_BACK, *names) if isinstance(word, BackupFinished)]
    newest = runs[0] if runs else None
    return _moment(newest) if newest and newest.outcome == Outcome.DRIVE_GONE else 0.0


def _moment(word: BackupFinished) -> float:
    with contextlib.suppress(ValueError):
        return datetime.fromisoformat(word.started_at).timestamp() + word.elapsed_s
    return 0.0
