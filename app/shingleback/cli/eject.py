"""`eject`: writes everything out, unmounts and powers off."""

import os

from shingleback.cli.invocation import Invocation
from shingleback.domain.errors import Why
from shingleback.domain.text import display_path
from shingleback.protocol.process import Job
from shingleback.protocol.results import (
    CommandResult,
)


def eject(invocation: Invocation) -> CommandResult:
    destination = invocation.destination
    name = invocation.places.name_of(display_path(destination))  # looked up now: not possible after the unmount
    os.chdir("/")  # a working folder on the drive would keep it busy
    job = _eject_job(destination, is_simulated=invocation.arguments.simulate)
    return invocation.run_remembered(job, canceled=Why.EJECT_STOPPED, name=name, places=[destination], is_endable=False)


def _eject_job(destination: bytes, *, is_simulated: bool) -> Job:
    if is_simulated:
        from shingleback.bootstrap.demo import simulated_eject_job  # noqa: PLC0415 (other commands start sooner)

        return simulated_eject_job(destination)
    from shingleback.bootstrap.drive_jobs import eject_job  # noqa: PLC0415 (D-Bus takes a tenth of a second)

    return eject_job(destination)
