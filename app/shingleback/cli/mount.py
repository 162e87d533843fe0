"""`mount` and `unmount`: opening a drive so that reading it writes nothing, and closing it without switching it off."""

import os
from argparse import Namespace
from collections.abc import Callable
from typing import Final

from shingleback.cli.passphrase import passphrase
from shingleback.jobs.apart import Job, run_apart
from shingleback.jobs.control import Control
from shingleback.jobs.events import Event, Finished
from shingleback.model.errors import Canceled, Why
from shingleback.simulator.demo.opening import simulated_mount, simulated_unmount
from shingleback.wiring.mounting import mount_job, unmount_job
from shingleback.words import refusals

_TRIES: Final = 3  # at a terminal, where a passphrase is typed blindly


def mount(arguments: Namespace, show: Callable[[Event], None], control: Control) -> Finished:
    """Raises Canceled."""
    place = _place(arguments)
    if arguments.simulate:
        return simulated_mount(place)
    tries_left = 1 if arguments.json else _TRIES
    secret: str | None = None
    while True:
        word = _apart(mount_job(place, is_read_only=arguments.read_only, secret=secret), show, control)
        if not tries_left or word.why not in (Why.ENCRYPTED_CLOSED, Why.KEY_WRONG):
            return word
        tries_left -= 1
        question = f"{refusals.sentence(word.why, word.values)} "
        secret = passphrase(question, is_json=arguments.json, show=show, control=control)
        if secret is None:
            return word


def unmount(arguments: Namespace, show: Callable[[Event], None], control: Control) -> Finished:
    """Raises Canceled."""
    place = _place(arguments)
    return simulated_unmount(place) if arguments.simulate else _apart(unmount_job(place), show, control)


def _apart(job: Job, show: Callable[[Event], None], control: Control) -> Finished:
    os.chdir("/")  # a program that stands on the drive keeps it busy
    word = run_apart(job, show, control)
    if word is None:
        raise Canceled(Why.STOPPED)
    return word


def _place(arguments: Namespace) -> bytes:
    return os.path.abspath(os.fsencode(arguments.destination))
