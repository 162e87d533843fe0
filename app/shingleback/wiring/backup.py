"""What every command needs, and a backup."""

import contextlib
import os
import socket
import stat
import time
from collections.abc import Callable
from datetime import datetime

from shingleback.copying import linux
from shingleback.copying.backup import Backup, BackupRequest
from shingleback.copying.disk import Disk, RealDisk
from shingleback.copying.drive import Drive
from shingleback.copying.index_store import IndexStore
from shingleback.copying.link import ProcessLink
from shingleback.copying.readahead import ReadAheadProcess
from shingleback.copying.reporter import Reporter
from shingleback.copying.seal import SealStore
from shingleback.copying.slots import SLOT_BYTES, Slots
from shingleback.jobs.control import CommandControl, Control
from shingleback.jobs.events import Event
from shingleback.jobs.final_words import BackupFinished
from shingleback.jobs.history import History
from shingleback.metrics.pulse.pulse import Pulse
from shingleback.settings.paths import Paths
from shingleback.wiring.drive_mark import mark_of
from shingleback.wiring.watching import watch_real

Emit = Callable[[Event], None]


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
    pulse: Pulse | None = None,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> BackupFinished:
    """Forks: to be called before any thread is started.

    By `clock` and `sleep` the drive is judged and left alone: a modeled one may have a time of its own. `pulse` is
    that of the drive, where it is not the one that the destination is on.
    """
    with contextlib.ExitStack() as stack:
        if pulse is None:
            watch = stack.enter_context(contextlib.closing(watch_real(paths, emit)))
            emit, pulse = watch.tell, watch.pulse
        return _run_backup(request, paths, emit, control, make_disk, slot_bytes, pulse, clock, sleep)


def _run_backup(
    request: BackupRequest,
    paths: Paths,
    emit: Emit,
    control: Control,
    make_disk: Callable[[], Disk],
    slot_bytes: int,
    pulse: Pulse,
    clock: Callable[[], float],
    sleep: Callable[[float], None],
) -> BackupFinished:
    linux.allow_many_open_files()
    slots = Slots(slot_bytes=slot_bytes)
    link = ProcessLink(lambda: Drive(make_disk(), slots, sleep=sleep, clock=clock))
    reporter = Reporter(emit, time.monotonic, pulse)
    store, seals = IndexStore(paths.index_folder), SealStore(paths.seals_folder)
    several_cores = len(os.sched_getaffinity(0)) > 1
    read_ahead = {"make_read_ahead": ReadAheadProcess} if several_cores else {}
    return Backup(
        request,
        link,
        slots,
        store,
        seals,
        reporter,
        control,
        now,
        clock=clock,
        sleep=sleep,
        mark_of=mark_of,
        **read_ahead,
    ).run()


def open_history(paths: Paths) -> History:
    return History(paths.history_file)
