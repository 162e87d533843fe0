"""`care`, with what it works with on this computer."""

import contextlib
import sqlite3
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.bootstrap.backup import now
from shingleback.bootstrap.sidecars import Emit
from shingleback.care.job import CareJob, CareOrder, CareParts
from shingleback.care.survey import YEAR_S, CareSurvey, DrivePast
from shingleback.care.target import CareTarget
from shingleback.devices.kernel import Kernel
from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.udisks import reach
from shingleback.domain.errors import COMPLETE, Outcome
from shingleback.engine.files import linux
from shingleback.engine.repo.index import IndexStore, load_head
from shingleback.engine.source import retention
from shingleback.monitor.drive_history import DriveStore
from shingleback.monitor.run_monitor import RealDrives, drive_table_of
from shingleback.protocol.care import CareFinished, CareMoment
from shingleback.protocol.control import Control
from shingleback.protocol.events import display_path
from shingleback.protocol.process import Job, be_idle
from shingleback.protocol.results import BackupFinished, CheckFinished
from shingleback.store.care_history import CareHistory
from shingleback.store.paths import Paths
from shingleback.store.run_history import RunHistory

_LOOK_STEP_S: Final = 10
_LOOKED_BACK: Final = 1_000  # runs: of a year with some each day
_TOLD: Final = ("backup", "verify")


def care_job(path: bytes, order: CareOrder, paths: Paths, bus_address: str | None = None) -> Job:
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
            return CareJob(path, order, parts, emit, control).run()

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
    words = _words(target, paths)
    versions, thinned = _versions(words, paths)
    return DrivePast(
        pulled_s=_pulled_s(words),
        filled_bytes=filled_bytes,
        filled_s=filled_s,
        versions=versions,
        thinned=thinned,
        runs=tuple(_moment(word) for word in words if _began_s(word) > time.time() - YEAR_S),
    )


def _words(target: CareTarget, paths: Paths) -> list[BackupFinished | CheckFinished]:
    """Of the backups on a filesystem, whatever they are called and wherever they are mounted; the newest first."""
    if not Path(paths.history_file).exists():
        return []
    here = display_path(target.backup) if target.backup else ""
    names = set(DestinationLocator(paths.history_file).names(here)) if here else set()
    with contextlib.closing(RunHistory(paths.history_file)) as history:
        own = [place for place in history.places() if place.spot is not None and place.spot.filesystem == target.key]
        names |= {place.name for place in own}
        words = history.words(_LOOKED_BACK, *names) if names else []
    backups = {place.backup for place in own}
    found = [word for word in words if isinstance(word, BackupFinished | CheckFinished) and word.command in _TOLD]
    return [word for word in found if not backups or not word.backup or word.backup in backups]


def _versions(words: Sequence[BackupFinished | CheckFinished], paths: Paths) -> tuple[int, int]:
    """How many there are, and how many the rule removes: from the index on this computer, without asking the drive."""
    backup = next((word.backup for word in words if isinstance(word, BackupFinished) and word.backup), "")
    if not backup:
        return 0, 0
    try:
        with contextlib.closing(IndexStore(paths.index_folder).open(backup)) as index:
            versions = load_head(index).versions
    except (OSError, sqlite3.Error):
        return 0, 0
    return len(versions), len(retention.due(versions, now()))


def _pulled_s(words: Sequence[BackupFinished | CheckFinished]) -> float:
    """When a backup on this filesystem last lost its drive and none has been complete since."""
    newest = next((word for word in words if isinstance(word, BackupFinished)), None)
    is_lost = newest is not None and newest.outcome == Outcome.DRIVE_GONE
    return _began_s(newest) + newest.elapsed_s if newest and is_lost else 0.0


def _moment(word: BackupFinished | CheckFinished) -> CareMoment:
    good = COMPLETE if isinstance(word, BackupFinished) else (Outcome.DONE,)
    return CareMoment(kind=word.command, at=_began_s(word), is_good=word.outcome in good)


def _began_s(word: BackupFinished | CheckFinished) -> float:
    with contextlib.suppress(ValueError):
        return datetime.fromisoformat(word.started_at).timestamp()
    return 0.0
