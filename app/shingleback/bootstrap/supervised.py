"""Runs a backup for a person: under supervision, with the computer kept awake and the disk's queue limited."""

import contextlib
import functools
import sys

from shingleback.bootstrap.awake import kept_awake
from shingleback.bootstrap.backup import DriveOverrides, connected, run_backup
from shingleback.bootstrap.limiting import limited
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.copy_context import BackupRequest
from shingleback.engine.source_watch import Patience
from shingleback.engine.supervisor import RunAttempt, Supervisor, WatchedDestination
from shingleback.protocol.control import Control
from shingleback.protocol.events import Emit
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths


def run_attended_backup(
    request: BackupRequest, paths: Paths, emit: Emit, control: Control, *, real_destination: bytes
) -> BackupFinished:
    """Run a backup under supervision, while keeping the computer awake (except during a pause).

    It also limits the disk's queue, as far as the helper may without a password.
    """

    def attempt(access: SourceAccess) -> RunAttempt:
        connections = connected(DriveOverrides(), access)
        job = functools.partial(run_backup, request, paths, connections=connections)
        return RunAttempt(connections.link, job, connections.touched_folders)

    with contextlib.ExitStack() as stack:
        if not request.is_dry_run:
            emit = stack.enter_context(kept_awake(emit))
            emit = stack.enter_context(limited(real_destination, paths, emit))
        is_attended = control.is_listening or (sys.stdout is not None and sys.stdout.isatty())
        destination = WatchedDestination(request.destination, real_destination)
        patience = Patience.usual(is_attended=is_attended)
        return Supervisor(attempt, emit, control, patience, destination).run()
