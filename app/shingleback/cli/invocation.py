"""`Invocation`, which every command receives, and what becomes of its result."""

import contextlib
import os
from argparse import Namespace
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
import msgspec.structs

from shingleback.cli.output import Output, with_message
from shingleback.domain.errors import Canceled, InternalError, ShinglebackError, Why
from shingleback.protocol.control import CommandControl
from shingleback.protocol.events import Emit
from shingleback.protocol.process import PATIENCE_S, STUCK_S, Job, run_apart
from shingleback.protocol.result_types import result_type
from shingleback.protocol.results import (
    CheckFinished,
    CommandResult,
    EjectFinished,
)
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory

if TYPE_CHECKING:
    from shingleback.backup_sets.destinations import DestinationLocator
    from shingleback.bootstrap.silence import SilenceReport
    from shingleback.protocol.cloning import CloneFinished
    from shingleback.protocol.results import PrepareFinished

_QUIET_S: Final = 4.0
_Planned = TypeVar("_Planned", "PrepareFinished", "CloneFinished")


class Invocation:
    """Everything a command needs to run."""

    def __init__(self, arguments: Namespace, output: Output, control: CommandControl) -> None:
        self.arguments = arguments
        self.paths = Paths.of_user()
        self.output = output
        self.show = output.show
        self.control = control

    @cached_property
    def places(self) -> "DestinationLocator":
        from shingleback.backup_sets.destinations import DestinationLocator  # noqa: PLC0415 (not every command needs it)

        return DestinationLocator(self.paths.history_file)

    @property
    def destination(self) -> bytes:
        """The absolute path of the backup, as the history records it. An empty path stays empty, and is refused."""
        text: str = self.arguments.destination
        return os.path.abspath(os.fsencode(text)) if text else b""

    def finish(self, work: "Callable[[Invocation], CommandResult]") -> CommandResult:
        return result_of(self.arguments.command, lambda: work(self))

    def run_apart(
        self,
        job: Job,
        *,
        canceled: Why = Why.CANCELED,
        stays_awake: bool = False,
        patience_s: float = PATIENCE_S,
        places: Sequence[bytes] | None = None,
    ) -> CommandResult:
        """Run the job in a worker process. `stays_awake` is for work that reads or writes a whole backup.

        `places`: what the job may wait for. It is named when it does not answer, and a canceled job that waits for it
        is ended at once; so it must be one that can be ended at any time.

        Raises Canceled if the job gave no result.
        """
        with self._kept_awake() if stays_awake else contextlib.nullcontext(self.show) as tell:
            if places is None:
                result = run_apart(job, tell, self.control, patience_s)
            else:
                on_quiet = self._silence_report(places, tell)
                result = run_apart(job, tell, self.control, patience_s, stuck_s=STUCK_S, on_quiet=on_quiet)
        if result is None:
            raise Canceled(canceled)
        return result

    def _silence_report(self, places: Sequence[bytes], tell: Emit) -> Callable[[float], None]:
        """Return what reports the place that does not answer. It is loaded when a job is quiet for the first time."""
        reports: list[SilenceReport] = []

        def on_quiet(quiet_s: float) -> None:
            if not reports and quiet_s > _QUIET_S:
                from shingleback.bootstrap.silence import SilenceReport  # noqa: PLC0415 (see above)

                reports.append(SilenceReport(places, tell))
            for report in reports:
                report.on_quiet(quiet_s)

        return on_quiet

    def _kept_awake(self) -> contextlib.AbstractContextManager[Emit]:
        from shingleback.bootstrap.awake import kept_awake  # noqa: PLC0415 (only long work needs it)

        return kept_awake(self.show)

    def run_remembered(
        self,
        job: Job,
        *,
        canceled: Why = Why.CANCELED,
        stays_awake: bool = False,
        name: str = "",
        places: Sequence[bytes] | None = None,
    ) -> CommandResult:
        """Run the job and record its result in the history. `name` is for a place that cannot be looked up then."""
        try:
            result = self.run_apart(job, canceled=canceled, stays_awake=stays_awake, places=places)
        except Canceled as error:
            result = refused(self.arguments.command, error)
        if isinstance(result, CheckFinished | EjectFinished):
            known_as = name or self.places.name_of(result.destination)
            history = RunHistory(self.paths.history_file)
            history.add(result, known_as)
            history.close()
        return result


def result_of(command: str, work: Callable[[], CommandResult]) -> CommandResult:
    """Do the work and return its result; an error becomes a result too."""
    try:
        result = work()
    except ShinglebackError as error:
        result = refused(command, error)
    except Exception:  # noqa: BLE001 (the outermost boundary: the user gets a sentence, not a traceback)
        import traceback  # noqa: PLC0415 (seldom needed)

        result = refused(command, InternalError(Why.INTERNAL, detail=traceback.format_exc()))
    return with_message(result)


def refused(command: str, error: ShinglebackError) -> CommandResult:
    kind = result_type(command) or CommandResult
    return kind(command=command, outcome=error.outcome).ended_by(error)


def undone(looked: _Planned, error: ShinglebackError) -> _Planned:
    """Return the result of the plan, with the reason why it was not carried out."""
    return msgspec.structs.replace(looked.ended_by(error), is_dry_run=False)
