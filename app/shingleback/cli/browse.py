"""The commands that show what a backup holds, without reading its files."""

import os

from shingleback.bootstrap import read_jobs
from shingleback.cli.invocation import Invocation
from shingleback.domain.errors import Why
from shingleback.domain.text import display_path
from shingleback.protocol.process import Job
from shingleback.protocol.results import (
    CommandResult,
)


def list_folder(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    folder = arguments.path_bytes[0] if arguments.path_bytes else os.fsencode(arguments.folder)
    return _run(
        invocation, read_jobs.list_job(invocation.destination, folder, arguments.version_name, invocation.paths)
    )


def find(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    return _run(
        invocation, read_jobs.find_job(invocation.destination, arguments.text, arguments.version_name, invocation.paths)
    )


def trace(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    path = os.fsencode(arguments.path)
    return _run(
        invocation,
        read_jobs.trace_job(invocation.destination, arguments.text, path, arguments.version_name, invocation.paths),
    )


def diff(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    return _run(invocation, read_jobs.diff_job(invocation.destination, arguments.old, arguments.new, invocation.paths))


def versions(invocation: Invocation) -> CommandResult:
    return _run(invocation, read_jobs.versions_job(invocation.destination, invocation.paths))


def look(invocation: Invocation) -> CommandResult:
    if invocation.arguments.source:
        from shingleback.bootstrap import folder_questions  # noqa: PLC0415 (a plain look is waited for)
        from shingleback.store.computer import this_computer  # noqa: PLC0415 (see above)

        destination = os.path.abspath(os.fsencode(invocation.arguments.destination))
        folders = [os.path.abspath(os.fsencode(folder)) for folder in invocation.arguments.source]
        job = folder_questions.look_job(
            destination,
            folders,
            invocation.places.backups(display_path(destination)),
            invocation.paths,
            this_computer(invocation.paths),
        )
        return invocation.run_apart(job, canceled=Why.STOPPED, places=[destination, *folders])
    return _run(invocation, read_jobs.look_job(os.fsencode(invocation.arguments.destination)))


def _run(invocation: Invocation, job: Job) -> CommandResult:
    return invocation.run_apart(job, canceled=Why.STOPPED, places=[invocation.destination])
