"""`restore`, `try-restore` and `verify`: the commands that read files of a backup back."""

import contextlib
import errno
import os
import time

from shingleback.bootstrap import restore_jobs
from shingleback.cli.invocation import Invocation
from shingleback.domain.errors import UsageError, Why
from shingleback.engine.restore.request import RestoreRequest
from shingleback.engine.restore.verify import parse_sample
from shingleback.protocol.process import real_paths
from shingleback.protocol.results import (
    CommandResult,
)
from shingleback.store import settings
from shingleback.store.computer import this_computer
from shingleback.store.run_history import RunHistory


def verify(invocation: Invocation) -> CommandResult:
    sample = parse_sample(invocation.arguments.sample)
    arguments = invocation.arguments
    version, is_newest_only = arguments.at, arguments.newest
    job = restore_jobs.verify_job(
        invocation.destination, sample, version, invocation.paths, invocation.access, is_newest_only=is_newest_only
    )
    places = [invocation.destination]
    return invocation.run_remembered(job, canceled=Why.STOPPED, stays_awake=True, places=places)


def restore(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    request = RestoreRequest(
        destination=invocation.destination,
        target=os.fsencode(arguments.to or ""),
        paths=[os.fsencode(path) for path in arguments.paths] + arguments.path_bytes,
        version=arguments.version_name,
        overwrites=arguments.overwrite,
        seen_ns=arguments.seen or time.time_ns(),
        keeps_both=arguments.keep_both,
        is_dry_run=arguments.dry_run,
        own_places=_own_places(invocation) if arguments.in_place else frozenset(),
        accepts_places=arguments.yes,
        accepted_places=arguments.accepted_places,
        has_privileges=arguments.special_permissions,
        current_folder=_current_folder(),
        computer=this_computer(invocation.paths),
    )
    if b"" in request.paths:  # an empty variable in a script does not mean everything
        raise UsageError(Why.NO_SUCH_FOLDER, path="")
    if not arguments.in_place and not arguments.to:
        raise UsageError(Why.TARGET_UNWRITABLE, path="", detail=os.strerror(errno.ENOENT))
    is_short = arguments.dry_run or arguments.passing
    job = restore_jobs.restore_job(request, invocation.paths, invocation.access, is_look=is_short)
    places = [*([os.path.abspath(request.target)] if request.target else request.own_places), request.destination]
    if is_short:
        return invocation.run_apart(job, canceled=Why.RESTORE_STOPPED, places=places)
    return invocation.run_remembered(job, canceled=Why.RESTORE_STOPPED, stays_awake=True, places=places)


def _current_folder() -> bytes:
    """Return the current folder; empty if it was removed."""
    try:
        return os.getcwdb()
    except FileNotFoundError:
        return b""


def _own_places(invocation: Invocation) -> frozenset[bytes]:
    """Return the folders that were backed up on this computer, or are in a backup set."""
    history = RunHistory(invocation.paths.history_file)
    try:
        done = history.sources()
    finally:
        history.close()
    with contextlib.suppress(UsageError):
        sets = settings.load(invocation.paths.settings_file).sets
        done += real_paths([os.fsencode(folder) for backup_set in sets for folder in backup_set.folders])
    return frozenset(done)


def try_restore(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    job = restore_jobs.spot_check_job(invocation.destination, arguments.count, invocation.paths, invocation.access)
    return invocation.run_remembered(job, canceled=Why.STOPPED, places=[invocation.destination])
