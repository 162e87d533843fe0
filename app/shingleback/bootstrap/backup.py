"""Builds what every command needs, and what a backup needs."""

import contextlib
import functools
import os
import socket
import stat
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.bootstrap.sidecars import Emit, kept_awake, limited
from shingleback.devices.mounts import BY_UUID, UDEV, filesystems
from shingleback.devices.sysfs.facts import SYS, FactReader
from shingleback.devices.sysfs.reader import properties_of, read_text
from shingleback.devices.sysfs.topology import device_named, drive_below
from shingleback.devices.watch.snapshot import key_from_udev
from shingleback.domain.child_limits import ENGINE, ChildLimits
from shingleback.domain.errors import UsageError
from shingleback.engine.backup import Backup, BackupRequest
from shingleback.engine.drive.messages import SLOT_BYTES, Slots
from shingleback.engine.drive.server import DriveServer
from shingleback.engine.drive.throttle import Disk, RealDisk
from shingleback.engine.drive.transport import ProcessLink
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.seal import DriveMark, SealStore
from shingleback.engine.report import Reporter
from shingleback.engine.source.copy_context import RunContext, no_read_ahead
from shingleback.engine.source.feed import ReadAheadProcess
from shingleback.monitor.run_monitor import watch_real
from shingleback.monitor.sampler import Pulse
from shingleback.protocol.control import CommandControl, Control
from shingleback.protocol.results import BackupFinished
from shingleback.store import settings
from shingleback.store.database import key_of, remove_unused
from shingleback.store.paths import Paths
from shingleback.store.run_history import RunHistory

_SECTOR_BYTES: Final = 512  # the unit of the kernel, whatever the drive's own is


def mark_of(
    number: int,
    *,
    sysfs: Path = SYS,
    udev: Callable[[str], Mapping[str, str]] = properties_of,
    notes: Path = UDEV,
    by_uuid: Path = BY_UUID,
) -> DriveMark:
    """By the number of the block device that the filesystem is on; an empty mark where it is on none, or several."""
    drive = drive_below(device_named(number, sysfs), sysfs)
    if not drive:
        return DriveMark()
    size = read_text(sysfs / "class/block" / drive / "size")
    return DriveMark(
        next((one.uuid for one in filesystems(notes, by_uuid) if one.number == number), ""),
        int(size) * _SECTOR_BYTES if size.isdecimal() else 0,
        key_from_udev(drive, udev(drive), FactReader(sysfs, udev).read(drive)),
    )


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


@dataclass(frozen=True, slots=True, kw_only=True)
class DriveSetting:
    """What a backup to a simulated drive has otherwise.

    Attributes:
        pulse: of the drive, where it is not the one that the destination is on.
        clock, sleep: by which the drive is judged and given rests: a simulated one may have a time of its own.
    """

    make_disk: Callable[[], Disk] = RealDisk
    slot_bytes: int = SLOT_BYTES
    pulse: Pulse | None = None
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep


def run_backup(
    request: BackupRequest, paths: Paths, emit: Emit, control: Control, setting: DriveSetting | None = None
) -> BackupFinished:
    """Forks: to be called before any thread is started."""
    with contextlib.ExitStack() as stack:
        setting = setting or DriveSetting()
        pulse = setting.pulse
        if pulse is None:
            watch = stack.enter_context(contextlib.closing(watch_real(paths, emit)))
            emit, pulse = watch.tell, watch.pulse
        ChildLimits(open_files=ENGINE.open_files).put_on()
        slots = Slots(slot_bytes=setting.slot_bytes)
        server = functools.partial(_server, setting, slots)
        several_cores = len(os.sched_getaffinity(0)) > 1
        context = RunContext(
            link=ProcessLink(server),
            slots=slots,
            store=IndexStore(paths.index_folder),
            seals=SealStore(paths.seals_folder),
            reporter=Reporter(emit, time.monotonic, pulse),
            control=control,
            now=now,
            make_read_ahead=ReadAheadProcess if several_cores else no_read_ahead,
            clock=setting.clock,
            sleep=setting.sleep,
            mark_of=mark_of,
        )
        return Backup(request, context).run()


def _server(setting: DriveSetting, slots: Slots) -> DriveServer:
    return DriveServer(setting.make_disk(), slots, sleep=setting.sleep, clock=setting.clock)


def run_attended_backup(request: BackupRequest, paths: Paths, emit: Emit, control: Control) -> BackupFinished:
    """As `run_backup`, on a computer that stays awake unless the run is paused, and with limits of the disk's queue.

    Only those that the helper may set without asking anybody.
    """
    with contextlib.ExitStack() as stack:
        if not request.is_dry_run:
            emit = stack.enter_context(kept_awake(emit))
            emit = stack.enter_context(limited(request.destination, paths, emit))
        return run_backup(request, paths, emit, control)


def open_history(paths: Paths) -> RunHistory:
    return RunHistory(paths.history_file)


def remove_unused_caches(paths: Paths, now_s: float | None = None) -> None:
    """Indexes and lists of versions of backups that belong to no set and were not used for half a year.

    They can be made again from the drive, so nothing is lost.
    """
    try:
        sets = settings.load(paths.settings_file).sets
    except UsageError:  # nobody knows which sets there are
        return
    places = DestinationLocator(paths.history_file)
    backups = {backup for one in sets for backup in places.backups(one.destination, one.key)}
    moment_s = time.time() if now_s is None else now_s
    remove_unused(paths.index_folder, backups, moment_s)
    remove_unused(paths.past_folder, {key_of(backup) for backup in backups}, moment_s)
