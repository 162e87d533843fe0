"""Preparing a simulated drive: planned as a real one on a computer that can do everything, and then played."""

from dataclasses import replace
from typing import Final

import msgspec.structs

from shingleback.jobs.apart import Job
from shingleback.jobs.control import Control
from shingleback.jobs.final_words import PrepareFinished
from shingleback.model.errors import ShinglebackError
from shingleback.model.outcome import Outcome
from shingleback.model.preparation import Capabilities
from shingleback.model.profiles import PROFILES
from shingleback.simulator.demo.drive import simulated_drive
from shingleback.simulator.demo.preparing import SimulatedPreparation
from shingleback.wiring.backup import Emit
from shingleback.wiring.planning import Planned, Wish, planned

_DEVICE: Final = "/dev/simulated"
_COMPUTER: Final = Capabilities(
    udisks=(2, 10, 1),
    formats=frozenset(profile.filesystem for profile in PROFILES.values()),
    modules=frozenset(module for profile in PROFILES.values() for module in profile.needs.module),
    kernel=(6, 12),
)


def simulated_planning_job(wish: Wish) -> Job:
    """`wish.device` is the folder that the simulated drive's files go to."""

    def run(_emit: Emit, _control: Control) -> PrepareFinished:
        word = PrepareFinished(outcome=Outcome.DONE, exit_code=0, destination=wish.device, is_dry_run=True)
        try:
            return msgspec.structs.replace(word, plan=_plan(wish).item)
        except ShinglebackError as error:
            outcome = error.outcome
            return msgspec.structs.replace(
                word, outcome=outcome, exit_code=outcome.exit_code, why=error.why, values=error.values
            )

    return run


def simulated_preparing_job(wish: Wish) -> Job:
    """To be run after the plan; a passphrase is not needed, since nothing is encrypted."""
    return lambda emit, control: SimulatedPreparation(_plan(wish).item, wish.device, emit, control).run()


def _plan(wish: Wish) -> Planned:
    """Raises UsageError and SafetyRefusal."""
    drive = replace(simulated_drive(wish.device), device=_DEVICE)
    return planned(wish, drive, (drive,), _COMPUTER, is_host_managed=False)
