"""Moves a backup between the demo's drives: its files are really copied, and take as long as the drive would.

The job is that of real drives. The demo's drives are folders of one filesystem, so what this computer knows about a
filesystem does not tell them apart: backup sets follow by the folder.
"""

import contextlib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import msgspec.structs

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.backup_sets.library import Memory
from shingleback.bootstrap.demo import limits_of, pace_reader, recorded_as, running_drive
from shingleback.bootstrap.moving import MonitoredDrive, MoveDrives, MoveOptions, move_job
from shingleback.cloning.move import MoveFigures, MoveRequest
from shingleback.domain.text import display_path
from shingleback.engine.source.copy_context import Limits
from shingleback.protocol.events import Emit
from shingleback.protocol.process import Job
from shingleback.simulator.demo import PRESET, simulated_key
from shingleback.simulator.presets import MINIATURE, MINIATURE_ENGINE
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings


def simulated_move_job(request: MoveRequest, paths: Paths, options: MoveOptions) -> Job:
    """Return a job for a worker process, as for real drives."""

    @contextlib.contextmanager
    def new_drive(paths: Paths, emit: Emit) -> Iterator[MonitoredDrive]:
        with running_drive(MINIATURE, recorded_as(PRESET, display_path(request.target)), paths, emit) as drive:
            yield MonitoredDrive(
                tell=drive.tell,
                sampler=drive.sampler,
                disk=drive.make_disk(),
                clock=drive.clock.now_s,
                sleep=drive.clock.sleep,
                read_pace=pace_reader(MINIATURE_ENGINE, MINIATURE.times),
            )

    if request.limits == Limits():
        request = replace(request, limits=limits_of(MINIATURE_ENGINE))
    return move_job(request, paths, options, MoveDrives(new=new_drive, follow=_sets_after))


def _sets_after(request: MoveRequest, move: MoveFigures, paths: Paths) -> list[BackupSet]:
    """Make the backup sets follow, and return them. Raises UsageError if the settings cannot be read or saved."""
    target, followed = display_path(request.target), list[BackupSet]()
    old_places = {display_path(path) for _backup, path in move.places}
    drive = simulated_key(target)

    def change(chosen: Settings) -> Settings:
        for backup_set in chosen.sets:
            if backup_set.destination in old_places:
                followed.append(msgspec.structs.replace(backup_set, destination=target, drives=[drive]))
                chosen = chosen.with_set(followed[-1])
                chosen = msgspec.structs.replace(chosen, places=chosen.places | {backup_set.key: drive})
        return chosen

    Memory(paths).change(change)
    location = DestinationLocator(paths.history_file).location_of(target)
    with closing(RunHistory(paths.history_file)) as history:
        for backup_set in followed:
            history.remember_place(target, move.backup, location, backup_set.key)
        for place in sorted(old_places) if followed else ():
            history.note_moved(place, target)
    return followed
