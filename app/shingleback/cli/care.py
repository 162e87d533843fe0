"""`care`: what a drive needs and why, or one thing of it done."""

import os
from argparse import Namespace
from collections.abc import Callable
from typing import Final

from shingleback.bootstrap.backup import kept_awake
from shingleback.bootstrap.caring import care_job
from shingleback.care.job import CareOrder
from shingleback.cli.care_text import with_texts
from shingleback.domain.errors import Canceled, Why
from shingleback.protocol.care import CareFinished
from shingleback.protocol.control import Control
from shingleback.protocol.events import Event
from shingleback.protocol.process import run_apart
from shingleback.protocol.results import CommandResult
from shingleback.store.paths import Paths

_MINUTE_S: Final = 60.0
_PATIENCE_S: Final = 1.0  # all that is under way may be left where it is


def care(arguments: Namespace, paths: Paths, show: Callable[[Event], None], control: Control) -> CommandResult:
    """Raises a ShinglebackError."""
    place = os.path.abspath(os.fsencode(arguments.destination))
    within_s = float("inf") if arguments.within is None else arguments.within * _MINUTE_S
    order = CareOrder(
        action=arguments.action,
        does_due=arguments.due,
        within_s=within_s,
        is_unattended=arguments.unattended,
        ready_by=arguments.ready_by,
    )
    job = care_job(place, order, paths)
    os.chdir("/")  # a program that stands on the drive keeps it busy
    if arguments.action is None and not arguments.due:
        word = run_apart(job, show, control, _PATIENCE_S)
    else:
        with kept_awake(show) as tell:
            word = run_apart(job, tell, control, _PATIENCE_S)
    if word is None:
        raise Canceled(Why.CANCELED)
    return with_texts(word) if isinstance(word, CareFinished) else word
