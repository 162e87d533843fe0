"""The commands that read a backup, what was done on this computer, and `eject`."""

import contextlib
import errno
import os
import time

from shingleback.bootstrap import read_jobs
from shingleback.bootstrap.backup import open_history
from shingleback.cli.arguments import HISTORY_STEPS
from shingleback.cli.invocation import Invocation
from shingleback.domain.errors import UsageError, Why
from shingleback.engine.restore.restore import RestoreRequest
from shingleback.engine.restore.verify import parse_sample
from shingleback.protocol.events import Finished, display_path
from shingleback.protocol.process import Job
from shingleback.protocol.results import HistoryFinished
from shingleback.store import settings


def verify(invocation: Invocation) -> Finished:
    sample = parse_sample(invocation.arguments.sample)
    job = read_jobs.verify_job(invocation.destination, sample, invocation.arguments.at, invocation.paths)
    return invocation.remember(invocation.run_apart(job, stays_awake=True))


def restore(invocation: Invocation) -> Finished:
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
    )
    if b"" in request.paths:  # a variable of a script that is empty does not mean everything
        raise UsageError(Why.NO_SUCH_FOLDER, path="")
    if not arguments.in_place and not arguments.to:
        raise UsageError(Why.TARGET_UNWRITABLE, path="", detail=os.strerror(errno.ENOENT))
    is_short = arguments.dry_run or arguments.passing
    job = read_jobs.restore_job(request, invocation.paths, is_look=is_short)
    word = invocation.run_apart(job, stays_awake=not is_short)
    return word if is_short else invocation.remember(word)


def _own_places(invocation: Invocation) -> frozenset[bytes]:
    """The folders that were backed up here, or are going to be."""
    history = open_history(invocation.paths)
    try:
        done = history.sources()
    finally:
        history.close()
    with contextlib.suppress(UsageError):
        sets = settings.load(invocation.paths.settings_file).sets
        done += [os.fsencode(os.path.realpath(folder)) for one in sets for folder in one.folders]
    return frozenset(done)


def try_restore(invocation: Invocation) -> Finished:
    job = read_jobs.trial_job(invocation.destination, invocation.arguments.count, invocation.paths)
    return invocation.remember(invocation.run_apart(job))


def list_folder(invocation: Invocation) -> Finished:
    arguments = invocation.arguments
    folder = arguments.path_bytes[0] if arguments.path_bytes else os.fsencode(arguments.folder)
    return invocation.run_apart(
        read_jobs.list_job(invocation.destination, folder, arguments.version_name, invocation.paths)
    )


def find(invocation: Invocation) -> Finished:
    arguments = invocation.arguments
    return invocation.run_apart(
        read_jobs.find_job(invocation.destination, arguments.text, arguments.version_name, invocation.paths)
    )


def trace(invocation: Invocation) -> Finished:
    arguments = invocation.arguments
    path = os.fsencode(arguments.path)
    return invocation.run_apart(
        read_jobs.trace_job(invocation.destination, arguments.text, path, arguments.version_name, invocation.paths)
    )


def diff(invocation: Invocation) -> Finished:
    arguments = invocation.arguments
    return invocation.run_apart(
        read_jobs.diff_job(invocation.destination, arguments.old, arguments.new, invocation.paths)
    )


def versions(invocation: Invocation) -> Finished:
    return invocation.run_apart(read_jobs.versions_job(invocation.destination, invocation.paths))


def look(invocation: Invocation) -> Finished:
    return invocation.run_apart(read_jobs.look_job(os.fsencode(invocation.arguments.destination)))


def eject(invocation: Invocation) -> Finished:
    destination = invocation.destination
    name = invocation.places.name_of(display_path(destination))  # when it is closed, nobody can tell any more
    os.chdir("/")  # a program that stands on the drive keeps it busy
    word = invocation.run_apart(
        _eject_job(destination, is_simulated=invocation.arguments.simulate), canceled=Why.EJECT_STOPPED
    )
    return invocation.remember(word, name)


def _eject_job(destination: bytes, *, is_simulated: bool) -> Job:
    if is_simulated:
        from shingleback.bootstrap.demo import simulated_eject_job  # noqa: PLC0415 (so that others start sooner)

        return simulated_eject_job(destination)
    from shingleback.bootstrap.drive_jobs import eject_job  # noqa: PLC0415 (D-Bus takes a tenth of a second)

    return eject_job(destination)


def history(invocation: Invocation) -> Finished:
    arguments = invocation.arguments
    if arguments.drive:
        looks = read_jobs.looks_at(arguments.drive, HISTORY_STEPS[arguments.every], invocation.paths)
        return HistoryFinished(outcome="done", exit_code=0, looks=looks)
    runs = open_history(invocation.paths)
    try:
        return HistoryFinished(outcome="done", exit_code=0, runs=runs.newest(arguments.count))
    finally:
        runs.close()
