"""Builds a backup: its collaborators."""

import contextlib
import functools
import os
import socket
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.devices.mounts import BY_UUID, filesystems
from shingleback.devices.sysfs.facts import FactReader, key_from_udev
from shingleback.devices.sysfs.reader import SYS, UDEV, properties_of, read_text
from shingleback.devices.sysfs.topology import device_named, drive_below
from shingleback.domain.child_limits import ENGINE, ChildLimits
from shingleback.domain.errors import UsageError
from shingleback.domain.local_time import now
from shingleback.engine.backup import Backup
from shingleback.engine.drive.disk import Disk, RealDisk
from shingleback.engine.drive.server import DriveServer, ServerContext
from shingleback.engine.drive.transport import SLOT_BYTES, ProcessLink, Slots
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import DriveMark, SealStore
from shingleback.engine.report import Reporter
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.copy_context import BackupRequest, RunContext, no_read_ahead
from shingleback.engine.source.feed import ReadAheadProcess
from shingleback.monitor.run_monitor import monitor_real_drive
from shingleback.monitor.sampler import Sampler
from shingleback.protocol.control import Control
from shingleback.protocol.events import Emit
from shingleback.protocol.results import BackupFinished
from shingleback.store import settings
from shingleback.store.database import key_of, remove_unused
from shingleback.store.private_files import Paths

_SECTOR_BYTES: Final = 512  # the kernel's unit, whatever the drive's sector size is


def mark_of(
    number: int,
    *,
    sysfs: Path = SYS,
    udev: Callable[[str], Mapping[str, str]] = properties_of,
    notes: Path = UDEV,
    by_uuid: Path = BY_UUID,
) -> DriveMark:
    """Return the mark of a block device's drive and filesystem; an empty mark if it is on no drive, or on several."""
    drive = drive_below(device_named(number, sysfs), sysfs)
    if not drive:
        return DriveMark()
    size = read_text(sysfs / "class/block" / drive / "size")
    return DriveMark(
        next((filesystem.uuid for filesystem in filesystems(notes, by_uuid) if filesystem.number == number), ""),
        int(size) * _SECTOR_BYTES if size.isdecimal() else 0,
        key_from_udev(drive, udev(drive), FactReader(sysfs, udev).read(drive)),
    )


def host_name() -> str:
    return socket.gethostname()


@dataclass(frozen=True, slots=True, kw_only=True)
class DriveOverrides:
    """What differs for a backup to a simulated drive.

    Attributes:
        sampler: the drive's sampler, if it is not the drive that holds the destination.
        clock, sleep: the drive's time: a simulated drive may run on its own clock.
    """

    make_disk: Callable[[], Disk] = RealDisk
    slot_bytes: int = SLOT_BYTES
    sampler: Sampler | None = None
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep


@dataclass(frozen=True, slots=True)
class Connections:
    """What the source side shares with the drive side, and with its supervisor. Both are made before it is forked.

    Attributes:
        touched_folders: receives the folders of the backup that the drive side touches.
    """

    link: ProcessLink
    slots: Slots
    access: SourceAccess
    touched_folders: SourceAccess


def run_backup(
    request: BackupRequest,
    paths: Paths,
    emit: Emit,
    control: Control,
    setting: DriveOverrides | None = None,
    connections: Connections | None = None,
) -> BackupFinished:
    """Run a backup in this process. Forks, so no thread may be running yet."""
    with contextlib.ExitStack() as stack:
        setting = setting or DriveOverrides()
        connections = connections or connected(setting, SourceAccess())
        sampler = setting.sampler
        if sampler is None:
            watch = stack.enter_context(
                contextlib.closing(monitor_real_drive(paths, emit, is_recorded=not request.is_dry_run))
            )
            emit, sampler = watch.tell, watch.sampler
        ChildLimits(open_files=ENGINE.open_files).apply_to()
        several_cores = len(os.sched_getaffinity(0)) > 1
        context = RunContext(
            link=connections.link,
            slots=connections.slots,
            store=IndexStore(paths.index_folder),
            seals=SealStore(paths.seals_folder),
            reporter=Reporter(emit, time.monotonic, sampler),
            control=control,
            now=now,
            make_read_ahead=ReadAheadProcess if several_cores else no_read_ahead,
            clock=setting.clock,
            sleep=setting.sleep,
            mark_of=mark_of,
            access=connections.access,
        )
        return Backup(request, context).run()


def connected(setting: DriveOverrides, access: SourceAccess) -> Connections:
    """Start the drive side."""
    slots, touched_folders = Slots(slot_bytes=setting.slot_bytes), SourceAccess()
    link = ProcessLink(functools.partial(_server, setting, slots, touched_folders))
    return Connections(link, slots, access, touched_folders)


def _server(setting: DriveOverrides, slots: Slots, touched_folders: SourceAccess) -> DriveServer:
    context = ServerContext(sleep=setting.sleep, clock=setting.clock, touch=touched_folders.touch)
    return DriveServer(setting.make_disk(), slots, context)


def remove_unused_caches(paths: Paths, now_s: float | None = None) -> None:
    """Remove indexes and version lists of backups that belong to no set and were not used for half a year.

    They can be rebuilt from the drive, so nothing is lost.
    """
    try:
        sets = settings.load(paths.settings_file).sets
    except UsageError:  # the existing sets are unknown
        return
    places = DestinationLocator(paths.history_file)
    backups = {backup for backup_set in sets for backup in places.backups(backup_set.destination, backup_set.key)}
    moment_s = time.time() if now_s is None else now_s
    remove_unused(paths.index_folder, backups, moment_s)
    remove_unused(paths.version_cache_folder, {key_of(backup) for backup in backups}, moment_s)
