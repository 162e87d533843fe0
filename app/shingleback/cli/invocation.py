"""`Invocation`, which every command receives, and what becomes of its result."""

import contextlib
import os
import time
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
from shingleback.protocol.process import PATIENCE_S, STUCK_S, Job, late_answers, run_apart
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
    from shingleback.engine.source.access import SourceAccess
    from shingleback.protocol.cloning import CloneFinished
    from shingleback.protocol.results import PrepareFinished

_QUIET_S: Final = 4.0
_ANSWER_S: Final = 0.3
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

    @cached_property
    def access(self) -> "SourceAccess":
        """Receives what a job touches, if it is asked for before the job starts: then a folder that hangs is named."""
        from shingleback.engine.source.access import SourceAccess  # noqa: PLC0415 (not every command needs it)

        return SourceAccess()

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
        places: Sequence[bytes] = (),
        is_endable: bool = True,
    ) -> CommandResult:
        """Run the job in a worker process. `stays_awake` is for work that reads or writes a whole backup.

        `places`: what the job may wait for. It is named when it does not answer, and a canceled job that waits for it
        is ended at once. `is_endable`: any job with such a place may be ended at once when it waits for something, also
        before the place is named.

        Raises Canceled if the job gave no result.
        """
        awake: contextlib.AbstractContextManager[Emit] = contextlib.nullcontext(self.show)
        if stays_awake:
            from shingleback.bootstrap.awake import kept_awake  # noqa: PLC0415 (only long work needs it)

            awake = kept_awake(self.show)
        with awake as tell:
            quiet = _Quiet(places, tell, self.__dict__.get("access"))
            result = run_apart(
                job,
                tell,
                self.control,
                patience_s,
                stuck_s=STUCK_S if places and is_endable else None,
                on_quiet=quiet.look,
                is_hopeless=lambda: quiet.is_silent,
            )
        if result is None:
            raise Canceled(canceled)
        return result

    def wait_for_files(self, *files: str | None) -> None:
        """Wait until the filesystems of these files answer, if they are given; name one that does not.

        This process reads or writes them itself, and a call on a dead share can never be canceled. Raises Canceled.
        """
        paths = [os.path.abspath(os.fsencode(file)) for file in files if file and file != "-"]
        if not paths:
            return
        quiet, began_s = _Quiet(paths, self.show), time.monotonic()
        while late_answers(paths, _ANSWER_S):
            self.control.refresh()
            if self.control.is_canceled:
                raise Canceled(Why.STOPPED)
            quiet.look(time.monotonic() - began_s)
        quiet.look(0.0)

    def run_remembered(
        self,
        job: Job,
        *,
        canceled: Why = Why.CANCELED,
        stays_awake: bool = False,
        name: str = "",
        places: Sequence[bytes] = (),
        is_endable: bool = True,
    ) -> CommandResult:
        """Run the job and record its result in the history. `name` is for a place that cannot be looked up then."""
        try:
            result = self.run_apart(
                job, canceled=canceled, stays_awake=stays_awake, places=places, is_endable=is_endable
            )
        except Canceled as error:
            result = refused(self.arguments.command, error)
        if isinstance(result, CheckFinished | EjectFinished):
            known_as = name or self.places.name_of(result.destination)
            history = RunHistory(self.paths.history_file)
            history.add(result, known_as)
            history.close()
        return result


class _Quiet:
    """Reports the place that a job waits for, by a `SilenceReport`, which is loaded only if a job is quiet."""

    def __init__(self, places: Sequence[bytes], tell: Emit, access: "SourceAccess | None" = None) -> None:
        self._places = places
        self._tell = tell
        self._access = access
        self._report: SilenceReport | None = None

    @property
    def is_silent(self) -> bool:
        return self._report is not None and self._report.is_silent

    def look(self, quiet_s: float) -> None:
        if self._report is None and self._places and quiet_s > _QUIET_S:
            from shingleback.bootstrap.silence import SilenceReport  # noqa: PLC0415 (see above)

            self._report = SilenceReport(self._places, self._tell, self._access)
        if self._report is not None:
            self._report.on_quiet(quiet_s)


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
