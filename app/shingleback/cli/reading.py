"""The commands that read a backup, what was done on this computer, and `eject`."""

import contextlib
import errno
import os
import time

from shingleback.bootstrap import read_jobs
from shingleback.bootstrap.backup import open_history
from shingleback.cli.arguments import HISTORY_STEPS
from shingleback.cli.session import Session
from shingleback.domain.errors import UsageError, Why
from shingleback.engine.restore.restore import RestoreRequest
from shingleback.engine.restore.verify import parse_sample
from shingleback.protocol.events import Finished, display_path
from shingleback.protocol.process import Job
from shingleback.protocol.results import HistoryFinished
from shingleback.store import settings


def verify(session: Session) -> Finished:
    sample = parse_sample(session.arguments.sample)
    job = read_jobs.verify_job(session.destination, sample, session.arguments.at, session.paths)
    return session.remember(session.run_apart(job, stays_awake=True))


def restore(session: Session) -> Finished:
    arguments = session.arguments
    request = RestoreRequest(
        destination=session.destination,
        target=os.fsencode(arguments.to or ""),
        paths=[os.fsencode(path) for path in arguments.paths] + arguments.path_bytes,
        version=arguments.version_name,
        overwrites=arguments.overwrite,
        seen_ns=arguments.seen or time.time_ns(),
        keeps_both=arguments.keep_both,
        is_dry_run=arguments.dry_run,
        own_places=_own_places(session) if arguments.in_place else frozenset(),
        accepts_places=arguments.yes,
        accepted_places=arguments.accepted_places,
        has_privileges=arguments.special_permissions,
    )
    if b"" in request.paths:  # a variable of a script that is empty does not mean everything
        raise UsageError(Why.NO_SUCH_FOLDER, path="")
    if not arguments.in_place and not arguments.to:
        raise UsageError(Why.TARGET_UNWRITABLE, path="", detail=os.strerror(errno.ENOENT))
    is_short = arguments.dry_run or arguments.passing
    job = read_jobs.restore_job(request, session.paths, is_look=is_short)
    word = session.run_apart(job, stays_awake=not is_short)
    return word if is_short else session.remember(word)


def _own_places(session: Session) -> frozenset[bytes]:
    """The folders that were backed up here, or are going to be."""
    history = open_history(session.paths)
    try:
        done = history.sources()
    finally:
        history.close()
    with contextlib.suppress(UsageError):
        sets = settings.load(session.paths.settings_file).sets
        done += [os.fsencode(os.path.realpath(folder)) for one in sets for folder in one.folders]
    return frozenset(done)


def try_restore(session: Session) -> Finished:
    job = read_jobs.trial_job(session.destination, session.arguments.count, session.paths)
    return session.remember(session.run_apart(job))


def list_folder(session: Session) -> Finished:
    arguments = session.arguments
    folder = arguments.path_bytes[0] if arguments.path_bytes else os.fsencode(arguments.folder)
    return session.run_apart(read_jobs.list_job(session.destination, folder, arguments.version_name, session.paths))


def find(session: Session) -> Finished:
    arguments = session.arguments
    return session.run_apart(
        read_jobs.find_job(session.destination, arguments.text, arguments.version_name, session.paths)
    )


def trace(session: Session) -> Finished:
    arguments = session.arguments
    path = os.fsencode(arguments.path)
    return session.run_apart(
        read_jobs.trace_job(session.destination, arguments.text, path, arguments.version_name, session.paths)
    )


def diff(session: Session) -> Finished:
    arguments = session.arguments
    return session.run_apart(read_jobs.diff_job(session.destination, arguments.old, arguments.new, session.paths))


def versions(session: Session) -> Finished:
    return session.run_apart(read_jobs.versions_job(session.destination, session.paths))


def look(session: Session) -> Finished:
    return session.run_apart(read_jobs.look_job(os.fsencode(session.arguments.destination)))


def eject(session: Session) -> Finished:
    destination = session.destination
    name = session.places.name_of(display_path(destination))  # when it is closed, nobody can tell any more
    os.chdir("/")  # a program that stands on the drive keeps it busy
    word = session.run_apart(
        _eject_job(destination, is_simulated=session.arguments.simulate), canceled=Why.EJECT_STOPPED
    )
    return session.remember(word, name)


def _eject_job(destination: bytes, *, is_simulated: bool) -> Job:
    if is_simulated:
        from shingleback.bootstrap.demo import simulated_eject_job  # noqa: PLC0415 (so that others start sooner)

        return simulated_eject_job(destination)
    from shingleback.bootstrap.drive_jobs import eject_job  # noqa: PLC0415 (D-Bus takes a tenth of a second)

    return eject_job(destination)


def history(session: Session) -> Finished:
    arguments = session.arguments
    if arguments.drive:
        looks = read_jobs.looks_at(arguments.drive, HISTORY_STEPS[arguments.every], session.paths)
        return HistoryFinished(outcome="done", exit_code=0, looks=looks)
    runs = open_history(session.paths)
    try:
        return HistoryFinished(outcome="done", exit_code=0, runs=runs.newest(arguments.count))
    finally:
        runs.close()
