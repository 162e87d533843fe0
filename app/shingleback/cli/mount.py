"""The commands `mount`, `unmount`, `contents` and `sizes`."""

import os
import time
from argparse import Namespace
from collections.abc import Callable
from typing import Final

from shingleback.bootstrap.contents_job import look_at_contents
from shingleback.bootstrap.drive_jobs import mount_job, unmount_job
from shingleback.cli.prepare import passphrase
from shingleback.domain.errors import Canceled, Outcome, Why
from shingleback.engine.folder_sizes import FolderSizes
from shingleback.engine.source.scan import Excludes
from shingleback.messages import errors
from shingleback.protocol.control import Control
from shingleback.protocol.events import Event
from shingleback.protocol.process import Job, run_apart
from shingleback.protocol.results import CommandResult, ContentsFinished, SizesFinished
from shingleback.simulator.demo import simulated_contents, simulated_mount, simulated_unmount

_TRIES: Final = 3  # at a terminal, where a passphrase is typed blindly


def mount(arguments: Namespace, show: Callable[[Event], None], control: Control) -> CommandResult:
    """Raises Canceled."""
    place = _place(arguments)
    if arguments.simulate:
        return simulated_mount(place)
    tries_left = 1 if arguments.json else _TRIES
    secret: str | None = None
    while True:
        job = mount_job(place, is_read_only=arguments.read_only, grows=arguments.grow, secret=secret)
        word = _apart(job, show, control)
        if not tries_left or word.why not in (Why.ENCRYPTED_CLOSED, Why.KEY_WRONG):
            return word
        tries_left -= 1
        question = f"{errors.sentence(word.why, word.values)} "
        secret = passphrase(question, is_json=arguments.json, show=show, control=control)
        if secret is None:
            return word


def unmount(arguments: Namespace, show: Callable[[Event], None], control: Control) -> CommandResult:
    """Raises Canceled."""
    place = _place(arguments)
    return simulated_unmount(place) if arguments.simulate else _apart(unmount_job(place), show, control)


def _apart(job: Job, show: Callable[[Event], None], control: Control) -> CommandResult:
    os.chdir("/")  # a program that stands on the drive keeps it busy
    word = run_apart(job, show, control)
    if word is None:
        raise Canceled(Why.STOPPED)
    return word


def _place(arguments: Namespace) -> bytes:
    return os.path.abspath(os.fsencode(arguments.destination))


def contents(arguments: Namespace, show: Callable[[Event], None], control: Control) -> ContentsFinished:
    """Raises a ShinglebackError."""
    device = arguments.device
    if arguments.simulate:
        return simulated_contents(device)
    volumes = look_at_contents(os.path.abspath(os.fsencode(device)), show, control)
    return ContentsFinished(outcome=Outcome.DONE, exit_code=0, device=device, volumes=volumes)


def sizes(arguments: Namespace, excludes: Excludes, show: Callable[[Event], None], control: Control) -> SizesFinished:
    """Runs apart: a folder may lie on a drive that does not answer. Raises Canceled and DriveGone."""
    folders = [os.fsencode(path) for path in arguments.paths]

    def count(emit: Callable[[Event], None], control: Control) -> SizesFinished:
        of_subfolders = bool(arguments.subfolders)
        return FolderSizes(folders, excludes, emit, control, time.monotonic, of_subfolders=of_subfolders).run()

    word = run_apart(count, show, control)
    if not isinstance(word, SizesFinished):
        raise Canceled(Why.STOPPED)
    return word
