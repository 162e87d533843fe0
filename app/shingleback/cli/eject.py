"""`eject`: writes everything out, unmounts and powers off."""

import os

from shingleback.cli.invocation import Invocation
from shingleback.domain.errors import Why
from shingleback.domain.text import display_path
from shingleback.protocol.results import (
    CommandResult,
)


def eject(invocation: Invocation) -> CommandResult:
    destination = invocation.destination
    name = invocation.places.name_of(display_path(destination))  # looked up now: not possible after the unmount
    os.chdir("/")  # a working folder on the drive would keep it busy
    if invocation.arguments.simulate:
        from shingleback.bootstrap.demo import simulated_eject_job  # noqa: PLC0415 (other commands start sooner)

        job = simulated_eject_job(destination)
    else:
        from shingleback.bootstrap.drive_jobs import eject_job  # noqa: PLC0415 (D-Bus takes a tenth of a second)

        job = eject_job(destination)
    return invocation.run_remembered(job, canceled=Why.EJECT_STOPPED, name=name, places=[destination], is_endable=False)
