"""`sizes`: what a backup of folders would copy."""

import os
import time
from argparse import Namespace
from collections.abc import Callable

from shingleback.copying.excludes import Excludes
from shingleback.copying.sizes import Sizes
from shingleback.jobs.apart import run_apart
from shingleback.jobs.control import Control
from shingleback.jobs.events import Event
from shingleback.jobs.final_words import SizesFinished
from shingleback.model.errors import Canceled, Why


def sizes(arguments: Namespace, excludes: Excludes, show: Callable[[Event], None], control: Control) -> SizesFinished:
    """Runs apart: a folder may lie on a drive that does not answer. Raises Canceled and DriveGone."""
    folders = [os.fsencode(path) for path in arguments.paths]

    def count(emit: Callable[[Event], None], control: Control) -> SizesFinished:
        return Sizes(folders, excludes, emit, control, time.monotonic).run()

    word = run_apart(count, show, control)
    if not isinstance(word, SizesFinished):
        raise Canceled(Why.STOPPED)
    return word
