"""Builds the `care` job for this computer."""

import contextlib
import itertools
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from pathlib import Path
from typing import Final

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.care.job import CareContext, CareJob, CareRequest
from shingleback.care.survey import YEAR_S, CareFactReader, CareSurvey, CareTarget, DriveRunHistory, reached
from shingleback.devices.kernel import Kernel
from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.udisks import reach
from shingleback.domain.errors import COMPLETE, Outcome
from shingleback.domain.local_time import now
from shingleback.domain.text import display_path
from shingleback.engine.files import linux
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import load_head
from shingleback.engine.source import version_rule
from shingleback.monitor.drive_history import DriveStore
from shingleback.monitor.run_monitor import RealDrives, drive_table_of
from shingleback.protocol.care import CareFinished, CareMoment
from shingleback.protocol.control import Control
from shingleback.protocol.events import Emit
from shingleback.protocol.process import Job, set_idle_io_priority
from shingleback.protocol.results import BackupFinished, CheckFinished
from shingleback.store.drive_records import CareHistory
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory

_LOOK_STEP_S: Final = 10
_LOOKED_BACK: Final = 1_000  # runs: more than a year with several a day
_TOLD: Final = ("backup", "verify")


def care_job(path: bytes, order: CareRequest, paths: Paths, bus_address: str | None = None) -> Job:
    """Return a job for a worker process, because it waits for the drive. `bus_address` None means the system bus."""
    return job_of(
        path,
        order,
        paths,
        lambda place: reached(place, Kernel(linux.syncfs), lambda: reach(bus_address)),
        lambda history: CareSurvey(drive_table_of(paths)(), history, time.time, FactReader()),
    )


def job_of(
    path: bytes,
    order: CareRequest,
    paths: Paths,
    reach_target: Callable[[bytes], AbstractAsyncContextManager[CareTarget]],
    make_survey: Callable[[CareHistory], CareFactReader],
) -> Job:
    """Return a job for a drive that is found with `reach_target`, and whose facts `make_survey` reads."""

    def run(emit: Emit, control: Control) -> CareFinished:
        set_idle_io_priority()
        with contextlib.closing(CareHistory(paths.care_file)) as history:
            parts = CareContext(
                reach=reach_target,
                history=history,
                survey=make_survey(history),
                index_store=IndexStore(paths.index_folder),
                run_history=lambda target: run_history_of(target, paths),
                now_s=time.time,
                now=now,
            )
            return CareJob(path, order, parts, emit, control).run()

    return run


def run_history_of(target: CareTarget, paths: Paths) -> DriveRunHistory:
    """Collect what runs on this computer recorded about the drive."""
    stack = RealDrives(drive_table_of(paths)).find(target.device.number)
    filled_bytes, filled_s = 0.0, 0.0
    if stack.key:
        with contextlib.closing(DriveStore(paths.drives_folder, stack.key)) as store:
            sums = store.sums(_LOOK_STEP_S)
        if sums:
            filled_bytes, filled_s = sums[-1].fill_bytes, sums[-1].at
    results = _results(target, paths)
    versions, thinned = _versions(results, paths)
    # Whether a backup on this filesystem has lost its drive, and none has been complete since.
    backups = (result for result in results if isinstance(result, BackupFinished))
    since = itertools.takewhile(lambda backup: backup.outcome not in COMPLETE, backups)
    lost = next((backup for backup in since if backup.outcome == Outcome.DRIVE_GONE), None)
    return DriveRunHistory(
        pulled_s=_began_s(lost) + lost.elapsed_s if lost else 0.0,
        filled_bytes=filled_bytes,
        filled_s=filled_s,
        versions=versions,
        thinned=thinned,
        runs=tuple(
            CareMoment(
                kind=result.command,
                at=_began_s(result),
                is_good=result.outcome in (COMPLETE if isinstance(result, BackupFinished) else (Outcome.DONE,)),
            )
            for result in results
            if _began_s(result) > time.time() - YEAR_S
        ),
    )


def _results(target: CareTarget, paths: Paths) -> list[BackupFinished | CheckFinished]:
    """Return the results of backups on this filesystem, under any name and mount point, newest first."""
    if not Path(paths.history_file).exists():
        return []
    path = display_path(target.backup) if target.backup else ""
    names = set(DestinationLocator(paths.history_file).names(path)) if path else set()
    with contextlib.closing(RunHistory(paths.history_file)) as history:
        own_places = [
            place
            for place in history.places()
            if place.location is not None and place.location.filesystem == target.key
        ]
        names |= {place.name for place in own_places}
        results = history.results(_LOOKED_BACK, *names) if names else []
    backups = {place.backup for place in own_places}
    own_results = [
        result for result in results if isinstance(result, BackupFinished | CheckFinished) and result.command in _TOLD
    ]
    return [result for result in own_results if not backups or not result.backup or result.backup in backups]


def _versions(results: Sequence[BackupFinished | CheckFinished], paths: Paths) -> tuple[int, int]:
    """Return the number of versions and of those due for removal, from the local index, without accessing the drive."""
    backup = next((result.backup for result in results if isinstance(result, BackupFinished) and result.backup), "")
    if not backup:
        return 0, 0
    try:
        with contextlib.closing(IndexStore(paths.index_folder).open(backup)) as index:
            versions = load_head(index).versions
    except (OSError, sqlite3.Error):
        return 0, 0
    return len(versions), len(version_rule.due(versions, version_rule.trusted_now(versions, now())))


def _began_s(result: BackupFinished | CheckFinished) -> float:
    with contextlib.suppress(ValueError):
        return datetime.fromisoformat(result.started_at).timestamp()
    return 0.0
