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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import msgspec.structs

from shingleback.devices.mounts import Mount, may_hang, mount_above, mounts, uppermost
from shingleback.domain.errors import Canceled, DriveGone, InternalError, ShinglebackError, Why
from shingleback.domain.local_time import local_time
from shingleback.domain.text import display_path
from shingleback.engine.drive.transport import ProcessLink
from shingleback.engine.source.access import SourceAccess, SourceTouch
from shingleback.protocol.control import Control, ControlRequest
from shingleback.protocol.events import Event, Opened, PlaceSilent, Progress, SourceSilent, decode
from shingleback.protocol.process import (
    PATIENCE_S,
    EventWriter,
    Failure,
    FilesystemQuery,
    Job,
    ObservedClock,
    error_of_ended,
    is_running,
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
_REPORT_S: Final = 1.0
_STUCK_AFTER_CANCEL_S: Final = 0.4
_AFTER_SECOND_CANCEL_S: Final = 2.0
_DRIVE_SIDE_S: Final = 30.0
_ENDING_S: Final = 0.2
_WATCHED_AFTER_S: Final = 1.0
_ASKED_BEFORE_S: Final = 1.0  # an answer is there when somebody wants to leave it out
_ANSWER_S: Final = 0.5
_PLACES_OF_A_FILESYSTEM: Final = 2  # that are left out alone; then it is left out as a whole


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a source may take to answer.

    Attributes:
        server_s, disk_s: before it is reported: a disk may have to spin up, or to read a bad sector several times.
        limit_s: before it is left out, if it is on a server or is a program's. What is on a disk is left out only on
            request. If the destination is on such a filesystem, the run ends.
    """

    server_s: float = 5.0
    disk_s: float = 20.0
    limit_s: float = 30.0

    @classmethod
    def usual(cls, *, is_attended: bool) -> "Patience":
        """`is_attended`: somebody may be there who can decide."""
        return cls(limit_s=300.0) if is_attended else cls()


class _SilenceLimits(NamedTuple):
    """After which time a silence is reported, and a source left out; None if only on request."""

    told_after_s: float
    left_out_after_s: float | None


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


class _Silence:
    """A source that does not answer, or the destination. `path` is what was touched.

    Attributes:
        is_told: it has been reported.
    """

    def __init__(
        self, path: bytes, since_s: float, mount: Mount | None, patience: Patience, *, is_destination: bool
    ) -> None:
        self.path = path
        self.is_destination = is_destination
        self.since_s = since_s
        self.is_told = False
        is_disk = mount is None or not may_hang(mount)
        self.limits = (
            _SilenceLimits(patience.disk_s, None) if is_disk else _SilenceLimits(patience.server_s, patience.limit_s)
        )
        self._mount = mount
        self._query = None if mount is None or is_disk else FilesystemQuery(os.fsencode(mount.point))
        self._unanswered_s = 0.0

    def ask(self, now_s: float) -> None:
        """Ask the filesystem whether it answers. A disk's would answer from memory, whatever the disk does."""
        if self._query is not None:
            self._unanswered_s = self._query.unanswered_s(now_s)

    def close(self) -> None:
        if self._query is not None:
            self._query.close()

    def event(self, now_s: float) -> SourceSilent | PlaceSilent:
        silent_s = now_s - self.since_s
        limit_s = self.limits.left_out_after_s
        left_s = None if limit_s is None else round(max(0.0, limit_s - silent_s), 1)
        path = display_path(self.path)
        point, kind, server = ("", "", "")
        if self._mount is not None:
            point, kind, server = str(self._mount.point), self._mount.kind, self._mount.source
        if self.is_destination:
            return PlaceSilent(path=path, server=server, kind=kind, silent_s=round(silent_s, 1))
        return SourceSilent(
            path=path, mount=point, kind=kind, server=server, silent_s=round(silent_s, 1), left_out_in_s=left_s
        )

    def last_event(self, left_out: Sequence[bytes] = ()) -> SourceSilent | PlaceSilent:
        """Return the event that ends it. `left_out` is what `to_leave_out` has returned, if it is left out."""
        event = self.event(self.since_s)
        if isinstance(event, PlaceSilent):
            return event
        path = event.mount if left_out and self.path not in left_out else event.path
        return msgspec.structs.replace(event, path=path, left_out_in_s=None, is_left_out=bool(left_out))

    def to_leave_out(self, earlier: Sequence[bytes]) -> tuple[bytes, ...]:
        """Return only `path` if the rest of its filesystem answers; otherwise all mount points of the filesystem.

        `earlier` is what was left out in this run before. Where one place after the other is silent, the rest of the
        filesystem would take just as long.
        """
        if self._mount is None:
            return (self.path,)
        device, mounted = self._mount.device, mounts()
        holders = [uppermost(Path(os.fsdecode(path)), mounted) for path in earlier]
        is_first = sum(mount is not None and mount.device == device for mount in holders) < _PLACES_OF_A_FILESYSTEM
        if is_first and self._unanswered_s < _ANSWER_S:
            return (self.path,)
        return tuple(os.fsencode(mount.point) for mount in mounted if mount.device == device)


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
            if not source_side.left_out or not source_side.wait_for_drive_side():
                return self._reports.result(Canceled(Why.CANCELED))
            silent += source_side.left_out

    def _note(self, event: Event) -> None:
        self._reports.note(event)
        self._emit(event)


@dataclass(slots=True)
class _Cancel:
    """When the user canceled, and when again, so as not to wait any longer; None if not yet."""

    asked_s: float | None = None
    gave_up_s: float | None = None


@dataclass(slots=True)
class _Beat:
    """The last sign of progress of the source side.

    Attributes:
        touch: the path that it accesses; empty if none.
        at_s: when it made progress.
        reported_s: when it was last reported that it made none.
    """

    touch: SourceTouch
    at_s: float
    reported_s: float


class _SourceSide:
    """The process that reads the sources.

    Attributes:
        left_out: the files, folders and mount points to leave out in the next attempt; empty if there is to be none.
    """

    def __init__(
        self,
        attempt: RunAttempt,
        access: SourceAccess,
        emit: Callable[[Event], None],
        control: Control,
        patience: Patience,
        destination: WatchedDestination,
    ) -> None:
        self._destination = destination
        self._watch: DestinationWatch | None = None
        self.left_out: tuple[bytes, ...] = ()
        self._access = access
        self._emit = emit
        self._control = control
        self._patience = patience
        self._attempt = attempt
        self._events_fd, events_out = os.pipe()
        commands_in, self._commands_fd = os.pipe()

        def work() -> None:
            os.close(self._events_fd)
            os.close(self._commands_fd)
            run_job(attempt.job, EventWriter(events_out, outlives=False), commands_in)

        self._pid = start_child(work)
        os.close(events_out)
        os.close(commands_in)
        self._buffer = b""
        self._progress: Progress | None = None
        self._is_paused = False
        self._cancel = _Cancel()
        self._clock = ObservedClock()
        self._beat = _Beat(access.newest(), self._clock.now_s(), self._clock.now_s())
        self._silence: _Silence | None = None

    def follow(self) -> CommandResult | None:
        """Forward events and commands. Returns None if the source side is to be abandoned.

        Raises DriveGone if the destination does not answer.
        """
        poll = select.poll()
        poll.register(self._events_fd, select.POLLIN)
        while True:
            if poll.poll(_STEP_MS):
                data = os.read(self._events_fd, _READ_BYTES)
                if not data:
                    if self._control.is_canceled:
                        return None
                    raise error_of_ended(self._pid)
                if (result := self._take(data)) is not None:
                    return result
            self._control.refresh()
            self._look()
            self._look_at_destination()
            if self._is_to_be_left_out() or self._forward():
                return None

    def abandon(self) -> None:
        """End both sides, and wait only a moment: the source side may not be able to end."""
        self._attempt.link.hang_up()
        for watch in (self._watch, self._silence):
            if watch is not None:
                watch.close()
        for fd in (self._events_fd, self._commands_fd):
            os.close(fd)
        os.kill(self._pid, signal.SIGKILL)
        reap(self._pid, _ENDING_S)
        if self._is_destination_silent:
            os.kill(self._attempt.link.pid, signal.SIGKILL)
            self._attempt.link.has_ended(_ENDING_S)
        elif not self.left_out:
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

    # events -------------------------------------------------------------------------------------------------------

    def _take(self, data: bytes) -> CommandResult | None:
        *lines, self._buffer = (self._buffer + data).split(b"\n")
        for line in lines:
            event = decode(line)
            if isinstance(event, CommandResult):
                return event
            if event is None:
                raise InternalError(Why.INTERNAL, detail=msgspec.json.decode(line, type=Failure).detail)
            if isinstance(event, Progress):
                self._progress = event
            self._emit(event)
        return None

    # commands -----------------------------------------------------------------------------------------------------

    def _forward(self) -> bool:
        """Forward the user's commands. Returns whether a canceled source side is to be abandoned."""
        control, now_s = self._control, self._clock.now_s()
        if pace := control.take_pace():
            self._command(ControlRequest("pace", pace=pace))
        if (ready_by := control.take_ready_by()) is not None:
            self._command(ControlRequest("ready-by", ready_by=ready_by))
        if control.is_paused != self._is_paused:
            self._is_paused = control.is_paused
            self._command(ControlRequest("pause" if self._is_paused else "resume"))
        if not control.is_canceled:
            return False
        if self._cancel.asked_s is None:
            self._cancel.asked_s = now_s
            self._command(ControlRequest("cancel"))
        if control.gives_up and self._cancel.gave_up_s is None:
            self._cancel.gave_up_s = now_s
            self._command(ControlRequest("cancel"))
        if self._cancel.gave_up_s is not None and now_s - self._cancel.gave_up_s > _AFTER_SECOND_CANCEL_S:
            return True
        if self._is_destination_silent:  # it can make nothing durable
            return now_s - self._cancel.asked_s > _STUCK_AFTER_CANCEL_S
        without_beat_s = now_s - max(self._beat.at_s, self._cancel.asked_s)
        return without_beat_s > (_STUCK_AFTER_CANCEL_S if self._beat.touch.path else PATIENCE_S)

    def _command(self, request: ControlRequest) -> None:
        with contextlib.suppress(BrokenPipeError):  # it has ended; its result is still to be read
            os.write(self._commands_fd, msgspec.json.encode(request) + b"\n")

    # silence ------------------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Notice whether the source side makes progress, and report a source that does not answer."""
        touch, now_s = self._access.newest(), self._clock.now_s()
        if touch != self._beat.touch or not touch.path:
            self._beat.touch, self._beat.at_s = touch, now_s if touch != self._beat.touch else self._beat.at_s
            if self._silence is not None:
                self._end_silence(self._silence)
            return
        quiet_s = now_s - self._beat.at_s
        if quiet_s < self._patience.server_s - _ASKED_BEFORE_S:
            return
        if is_running(self._pid):  # on a busy computer, it waits for the processor and not for the source
            self._beat.at_s = now_s
            if self._silence is not None:
                self._end_silence(self._silence)
            return
        if self._silence is None:
            mount = mount_above(Path(os.fsdecode(touch.path)))
            is_destination = touch.path == self._destination.path
            self._silence = _Silence(touch.path, self._beat.at_s, mount, self._patience, is_destination=is_destination)
        self._silence.ask(now_s)
        if quiet_s < self._silence.limits.told_after_s or now_s - self._beat.reported_s < _REPORT_S:
            return
        if not self._silence.is_told:
            self._silence.is_told = True
            self._control.offers_skip = not self._silence.is_destination
        self._beat.reported_s = now_s
        self._emit(self._silence.event(now_s))
        if self._progress is not None:
            elapsed_s = round(self._progress.elapsed_s + now_s - self._beat.at_s, 3)
            self._emit(msgspec.structs.replace(self._progress, elapsed_s=elapsed_s, bytes_per_s=0))

    def _look_at_destination(self) -> None:
        """Notice whether the destination answers while the drive side works on it.

        Raises DriveGone if it has not answered for too long.
        """
        waits_s = self._progress.silent_s if self._progress is not None else 0.0
        if self._watch is None:
            if waits_s < _WATCHED_AFTER_S:
                return
            from shingleback.engine.destination_watch import DestinationWatch  # noqa: PLC0415 (most drives answer soon)

            self._watch = DestinationWatch(*self._destination, self._patience.server_s)
        event = self._watch.look(waits_s, self._clock.now_s(), self._attempt.touched_folders.newest().path)
        if event is not None:
            self._emit(event)
        if self._watch.silent_s > self._patience.limit_s:
            raise self._silent_destination()

    @property
    def _is_destination_silent(self) -> bool:
        return self._watch is not None and self._watch.is_silent

    def _silent_destination(self) -> DriveGone:
        """Return what ends a run that no longer waits for its destination."""
        path = self._watch.silent_path if self._watch is not None else self._destination.path
        return DriveGone(Why.DESTINATION_SILENT, path=display_path(path))

    def _is_to_be_left_out(self) -> bool:
        """Whether the silent filesystem is to be left out, on request or because its time is up.

        Raises DriveGone if it is the destination's.
        """
        is_requested, silence = self._control.take_skip(), self._silence
        if silence is None or not silence.is_told or self._control.is_canceled:
            return False
        limit_s = silence.limits.left_out_after_s
        is_over = limit_s is not None and self._clock.now_s() - silence.since_s > limit_s
        if is_over and silence.is_destination:
            raise self._silent_destination()
        if (is_requested or is_over) and not silence.is_destination:
            self.left_out = silence.to_leave_out(self._access.silent)
            self._end_silence(silence)
        return bool(self.left_out)

    def _end_silence(self, silence: _Silence) -> None:
        self._silence = None
        silence.close()
        if silence.is_told:
            self._control.offers_skip = False
            self._emit(silence.last_event(self.left_out))
