"""`contents`: what would be lost if a drive were erased."""

import os
from argparse import Namespace
from collections.abc import Callable

from shingleback.jobs.control import Control
from shingleback.jobs.events import Event
from shingleback.jobs.final_words import ContentsFinished
from shingleback.model.outcome import Outcome
from shingleback.simulator.demo.opening import simulated_contents
from shingleback.wiring.contents import look_at_contents


def contents(arguments: Namespace, show: Callable[[Event], None], control: Control) -> ContentsFinished:
    """Raises a ShinglebackError."""
    device = arguments.device
    if arguments.simulate:
        return simulated_contents(device)
    volumes = look_at_contents(os.path.abspath(os.fsencode(device)), show, control)
    return ContentsFinished(outcome=Outcome.DONE, exit_code=0, device=device, volumes=volumes)
