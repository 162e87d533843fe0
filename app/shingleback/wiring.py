"""The composition root: builds every object once. The only module that imports everything."""

import os
import socket
import stat
import time
from collections.abc import Callable
from datetime import datetime

from shingleback.copying import linux
from shingleback.copying.backup import Backup, BackupRequest
from shingleback.copying.catalog import Catalog
from shingleback.copying.disk import Disk, RealDisk
from shingleback.copying.drive import Drive
from shingleback.copying.index_store import IndexStore
from shingleback.copying.link import ProcessLink
from shingleback.copying.readahead import ReadAheadProcess
from shingleback.copying.reporter import Reporter
from shingleback.copying.restore import Restore, RestoreRequest
from shingleback.copying.slots import Slots
from shingleback.copying.verify import Sample, Verify
from shingleback.jobs.control import CommandControl, Control
from shingleback.jobs.events import BackupFinished, CheckFinished, Event, VersionItem, VersionsFinished, display_path
from shingleback.jobs.history import History
from shingleback.model.errors import ShinglebackError
from shingleback.model.outcome import Outcome
from shingleback.settings.paths import Paths

Emit = Callable[[Event], None]
Job = Callable[[Emit, Control], CheckFinished]


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
    request: BackupRequest, paths: Paths, emit: Emit, control: Control, make_disk: Callable[[], Disk] = RealDisk
) -> BackupFinished:
    """Forks: to be called before any thread is started."""
    linux.allow_many_open_files()
    slots = Slots()
    link = ProcessLink(lambda: Drive(make_disk(), slots.view))
    reporter = Reporter(emit, time.monotonic)
    store = IndexStore(paths.index_folder)
    several_cores = len(os.sched_getaffinity(0)) > 1
    read_ahead = {"make_read_ahead": ReadAheadProcess} if several_cores else {}
    return Backup(request, link, slots, store, reporter, control, now, **read_ahead).run()


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
            catalog = Catalog(destination)
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


def open_history(paths: Paths) -> History:
    return History(paths.history_file)
