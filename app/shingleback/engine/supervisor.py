"""Runs a backup in a child process, and listens, reports and keeps time meanwhile.

This process touches neither the sources nor the destination, so nothing can block it. If a source does not answer, it
says so, and leaves it out when the user asks for it, or after a while: a file or a folder if the rest of its filesystem
answers, and otherwise the filesystem. The stuck process is abandoned, because nothing can end it, and another one
starts again without that part. What is durable stays durable.
"""

import contextlib
import os
import select
import signal
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from shingleback.domain.errors import Canceled, DriveGone, InternalError, ShinglebackError, Why
from shingleback.domain.local_time import local_time
from shingleback.domain.text import display_path
from shingleback.engine.drive.transport import ProcessLink
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source_watch import Patience, SourceWatch
from shingleback.protocol.control import Control, ControlRequest
from shingleback.protocol.events import Event, Opened, Progress, decode
from shingleback.protocol.process import (
    PATIENCE_S,
    EventWriter,
    Failure,
    Job,
    ObservedClock,
    error_of_ended,
    reap,
    run_job,
    start_child,
)
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished, CommandResult

if TYPE_CHECKING:
    from shingleback.engine.destination_watch import DestinationWatch

_STEP_MS: Final = 100
_READ_BYTES: Final = 1 << 16
_STUCK_AFTER_CANCEL_S: Final = 0.4
_AFTER_SECOND_CANCEL_S: Final = 2.0
_DRIVE_SIDE_S: Final = 30.0
_ENDING_S: Final = 0.2
_WATCHED_AFTER_S: Final = 1.0


class WatchedDestination(NamedTuple):
    """Where the backup is written to. `real_path` has no symlinks, as far as it answers."""

    path: bytes
    real_path: bytes


class RunAttempt(NamedTuple):
    """The connection to a drive side that has started, the source side's work on it, and what the drive side touches.

    The latter are folders below the destination.
    """

    link: ProcessLink
    job: Job
    touched_folders: SourceAccess


class _LastReports:
    """What the process of a run has reported last: all that is known of it once it is abandoned."""

    def __init__(self) -> None:
        self._began_s = time.monotonic()
        self._started_at = local_time().isoformat(timespec="seconds")
        self._opened: Opened | None = None
        self._progress: Progress | None = None

    def note(self, event: Event) -> None:
        if isinstance(event, Opened):
            self._opened = event
        elif isinstance(event, Progress):
            self._progress = event

    def result(self, reason: ShinglebackError) -> BackupFinished:
        """Return the result of the abandoned run."""
        opened, progress = self._opened, self._progress
        is_copying = progress is not None and progress.phase != "survey"
        return BackupFinished(
            outcome=reason.outcome,
            why=reason.why,
            values=reason.values,
            backup=opened.backup if opened is not None else "",
            destination=opened.destination if opened is not None else "",
            started_at=self._started_at,
            elapsed_s=round(time.monotonic() - self._began_s, 3),
            copied=Tally(progress.files, progress.bytes) if progress is not None and is_copying else Tally(),
            durable=Tally(progress.durable_files, progress.durable_bytes) if progress is not None else Tally(),
        )


class Supervisor:
    """Supervises one run."""

    def __init__(
        self,
        attempt: Callable[[SourceAccess], RunAttempt],
        emit: Callable[[Event], None],
        control: Control,
        patience: Patience,
        destination: WatchedDestination,
    ) -> None:
        """`attempt` starts a drive side, for a source side that reports to the given access."""
        self._destination = destination
        self._attempt = attempt
        self._emit = emit
        self._control = control
        self._patience = patience
        self._reports = _LastReports()

    def run(self) -> BackupFinished:
        """Raises ProcessEnded, and InternalError if the work failed. Forks: no thread may be running."""
        silent: tuple[bytes, ...] = ()
        while True:
            access = SourceAccess(silent)
            attempt = self._attempt(access)
            source_side = _SourceSide(attempt, access, self._note, self._control, self._patience, self._destination)
            try:
                result = source_side.follow()
            except DriveGone as error:
                return self._reports.result(error)
            finally:
                source_side.abandon()
            if isinstance(result, BackupFinished):
                return result
            left_out = source_side.watch.left_out
            if not left_out or not source_side.wait_for_drive_side():
                return self._reports.result(Canceled(Why.CANCELED))
            silent += left_out

    def _note(self, event: Event) -> None:
        self._reports.note(event)
        self._emit(event)


class _SourceProcess:
    """The process that reads the sources.

    Attributes:
        pid: its number.
    """

    def __init__(self, job: Job) -> None:
        self._events_fd, events_out = os.pipe()
        commands_in, self._commands_fd = os.pipe()

        def work() -> None:
            os.close(self._events_fd)
            os.close(self._commands_fd)
            run_job(job, EventWriter(events_out, outlives=False), commands_in)

        self.pid = start_child(work)
        os.close(events_out)
        os.close(commands_in)
        self._buffer = b""
        self._poll = select.poll()
        self._poll.register(self._events_fd, select.POLLIN)

    def events(self) -> Iterator[Event]:
        """Yield what it reports within a moment.

        Raises EOFError if it has ended, and InternalError if its work failed.
        """
        if not self._poll.poll(_STEP_MS):
            return
        data = os.read(self._events_fd, _READ_BYTES)
        if not data:
            raise EOFError
        *lines, self._buffer = (self._buffer + data).split(b"\n")
        for line in lines:
            event = decode(line)
            if event is None:
                raise InternalError(Why.INTERNAL, detail=msgspec.json.decode(line, type=Failure).detail)
            yield event

    def send(self, request: ControlRequest) -> None:
        with contextlib.suppress(BrokenPipeError):  # it has ended; its result is still to be read
            os.write(self._commands_fd, msgspec.json.encode(request) + b"\n")

    def kill(self) -> None:
        """End it, and wait only a moment: it may not be able to end."""
        for fd in (self._events_fd, self._commands_fd):
            os.close(fd)
        os.kill(self.pid, signal.SIGKILL)
        reap(self.pid, _ENDING_S)


class _Commands:
    """Passes the user's commands on to the source side.

    Attributes:
        canceled_s: when the user canceled; None if not yet.
        gave_up_s: when the user canceled again, so as not to wait any longer; None if not yet.
    """

    def __init__(self, control: Control, send: Callable[[ControlRequest], None]) -> None:
        self.canceled_s: float | None = None
        self.gave_up_s: float | None = None
        self._control = control
        self._send = send
        self._is_paused = False

    def forward(self, now_s: float) -> None:
        control = self._control
        if pace := control.take_pace():
            self._send(ControlRequest("pace", pace=pace))
        if (ready_by := control.take_ready_by()) is not None:
            self._send(ControlRequest("ready-by", ready_by=ready_by))
        if control.is_paused != self._is_paused:
            self._is_paused = control.is_paused
            self._send(ControlRequest("pause" if self._is_paused else "resume"))
        if control.is_canceled and self.canceled_s is None:
            self.canceled_s = now_s
            self._send(ControlRequest("cancel"))
        if control.is_canceled and control.gives_up and self.gave_up_s is None:
            self.gave_up_s = now_s
            self._send(ControlRequest("cancel"))


class _SourceSide:
    """One attempt, with a source side of its own. `watch` knows what it leaves out for the next attempt."""

    def __init__(
        self,
        attempt: RunAttempt,
        access: SourceAccess,
        emit: Callable[[Event], None],
        control: Control,
        patience: Patience,
        destination: WatchedDestination,
    ) -> None:
        self._attempt = attempt
        self._process = _SourceProcess(attempt.job)
        self._clock = ObservedClock()
        self.watch = SourceWatch(access, destination.path, patience, emit, control, self._clock.now_s())
        self._commands = _Commands(control, self._process.send)
        self._destination = destination
        self._destination_watch: DestinationWatch | None = None
        self._emit = emit
        self._control = control
        self._patience = patience
        self._progress: Progress | None = None

    def follow(self) -> CommandResult | None:
        """Forward events and commands. Returns None if the source side is to be abandoned.

        Raises DriveGone if the destination does not answer.
        """
        while True:
            try:
                for event in self._process.events():
                    if isinstance(event, CommandResult):
                        return event
                    if isinstance(event, Progress):
                        self._progress = event
                    self._emit(event)
            except EOFError:
                if self._control.is_canceled:
                    return None
                raise error_of_ended(self._process.pid) from None
            self._control.refresh()
            self.watch.look(self._process.pid, self._clock.now_s(), self._progress)
            self._look_at_destination()
            if self.watch.has_left_out(self._clock.now_s()):
                return None
            now_s = self._clock.now_s()
            self._commands.forward(now_s)
            if self._is_stuck(now_s):
                return None

    def abandon(self) -> None:
        """End both sides, and wait only a moment: the source side may not be able to end."""
        self._attempt.link.hang_up()
        for watch in (self._destination_watch, self.watch):
            if watch is not None:
                watch.close()
        self._process.kill()
        if self._is_destination_silent:
            os.kill(self._attempt.link.pid, signal.SIGKILL)
            self._attempt.link.has_ended(_ENDING_S)
        elif not self.watch.left_out:
            self._attempt.link.close()

    def wait_for_drive_side(self) -> bool:
        """Wait until the drive side has released the backup. Returns False if the user cancels meanwhile."""
        deadline_s = time.monotonic() + _DRIVE_SIDE_S
        while not self._attempt.link.has_ended(_STEP_MS / 1000):
            self._control.refresh()
            if self._control.is_canceled:
                return False
            if time.monotonic() > deadline_s:
                os.kill(self._attempt.link.pid, signal.SIGKILL)
        return True

    def _is_stuck(self, now_s: float) -> bool:
        """Whether the source side does not end although the user has canceled."""
        canceled_s, gave_up_s = self._commands.canceled_s, self._commands.gave_up_s
        if canceled_s is None:
            return False
        if gave_up_s is not None and now_s - gave_up_s > _AFTER_SECOND_CANCEL_S:
            return True
        if self._is_destination_silent:  # it can make nothing durable
            return now_s - canceled_s > _STUCK_AFTER_CANCEL_S
        without_progress_s = now_s - max(self.watch.progress_s, canceled_s)
        return without_progress_s > (_STUCK_AFTER_CANCEL_S if self.watch.is_touching else PATIENCE_S)

    # the destination ----------------------------------------------------------------------------------------------

    def _look_at_destination(self) -> None:
        """Notice whether the destination answers while the drive side works on it.

        Raises DriveGone if it has not answered for too long.
        """
        waits_s = self._progress.silent_s if self._progress is not None else 0.0
        watch = self._destination_watch
        if watch is None:
            if waits_s < _WATCHED_AFTER_S:
                return
            from shingleback.engine.destination_watch import DestinationWatch  # noqa: PLC0415 (most drives answer soon)

            watch = self._destination_watch = DestinationWatch(*self._destination, self._patience.server_s)
        event = watch.look(waits_s, self._clock.now_s(), self._attempt.touched_folders.newest().path)
        if event is not None:
            self._emit(event)
        if watch.silent_s > self._patience.limit_s:
            raise DriveGone(Why.DESTINATION_SILENT, path=display_path(watch.silent_path))

    @property
    def _is_destination_silent(self) -> bool:
        return self._destination_watch is not None and self._destination_watch.is_silent
