"""One command that reports events and ends with a result."""

import os
import traceback
from argparse import Namespace
from collections.abc import Callable
from typing import TypeVar

import msgspec

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.bootstrap.backup import open_history
from shingleback.bootstrap.sidecars import kept_awake
from shingleback.cli.output import Output, with_message
from shingleback.domain.errors import Canceled, InternalError, ShinglebackError, Why
from shingleback.engine.source.scan import Excludes
from shingleback.protocol.cloning import CloneFinished
from shingleback.protocol.control import CommandControl
from shingleback.protocol.events import FINISHED, Finished
from shingleback.protocol.process import Job, run_apart
from shingleback.protocol.results import CheckFinished, EjectFinished, PrepareFinished
from shingleback.store import settings
from shingleback.store.paths import Paths

_Planned = TypeVar("_Planned", PrepareFinished, CloneFinished)


class Invocation:
    """What a command works with."""

    def __init__(self, arguments: Namespace, output: Output, control: CommandControl) -> None:
        self.arguments = arguments
        self.paths = Paths.of_user()
        self.places = DestinationLocator(self.paths.history_file)
        self.output = output
        self.show = output.show
        self.control = control

    @property
    def destination(self) -> bytes:
        """Where a backup is, as the history will name it; what is empty stays so, and is refused."""
        text: str = self.arguments.destination
        return os.path.abspath(os.fsencode(text)) if text else b""

    def finish(self, work: "Callable[[Invocation], Finished]") -> Finished:
        return result_of(self.arguments.command, lambda: work(self))

    def excludes(self) -> Excludes:
        chosen = settings.load(self.paths.settings_file)
        rules = [] if self.arguments.no_default_excludes else chosen.excludes
        caches = chosen.skips_caches and not self.arguments.no_default_excludes
        return Excludes([*rules, *self.arguments.exclude], caches=caches)

    def run_apart(self, job: Job, *, canceled: Why = Why.CANCELED, stays_awake: bool = False) -> Finished:
        """`stays_awake`: for what reads or writes all of a backup."""
        if stays_awake:
            with kept_awake(self.show) as tell:
                word = run_apart(job, tell, self.control)
        else:
            word = run_apart(job, self.show, self.control)
        return word or refused(self.arguments.command, Canceled(canceled))

    def remember(self, word: Finished, name: str = "") -> Finished:
        """In the history. `name` is that of the place, where it cannot be found out any more."""
        if isinstance(word, CheckFinished | EjectFinished):
            known_as = name or self.places.name_of(word.destination)
            history = open_history(self.paths)
            history.add(word, known_as)
            history.close()
        return word


def result_of(command: str, work: Callable[[], Finished]) -> Finished:
    """What the work ends with, or why it could not."""
    try:
        word = work()
    except ShinglebackError as error:
        word = refused(command, error)
    except Exception:  # noqa: BLE001 (the outermost boundary: a person gets a sentence, not a traceback)
        word = refused(command, InternalError(Why.INTERNAL, detail=traceback.format_exc()))
    return with_message(word)


def refused(command: str, error: ShinglebackError) -> Finished:
    return FINISHED[command](
        command=command,
        outcome=error.outcome,
        exit_code=error.outcome.exit_code,
        why=error.why,
        values=error.values,
    )


def undone(looked: _Planned, error: ShinglebackError) -> _Planned:
    """The word of the plan, with why that was not carried out."""
    outcome = error.outcome
    return msgspec.structs.replace(
        looked,
        outcome=outcome,
        exit_code=outcome.exit_code,
        why=error.why,
        values=error.values,
        is_dry_run=False,
    )
