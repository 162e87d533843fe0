"""Notices that the source side waits for a source that does not answer, reports it, and decides what to leave out.

It runs in the supervisor, which touches no source itself: it reads what the source side touches. The source side may be
left without an answer by a disk that spins up, by a server, or by another program's filesystem.
"""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import msgspec.structs

from shingleback.devices.mounts import Mount, may_hang, mount_above, mounts, uppermost
from shingleback.domain.errors import DriveGone, Why
from shingleback.domain.text import display_path
from shingleback.engine.source.access import SourceAccess, SourceTouch
from shingleback.protocol.control import Control
from shingleback.protocol.events import Event, PlaceSilent, Progress, SourceSilent
from shingleback.protocol.process import FilesystemQuery, is_running

_REPORT_S: Final = 1.0
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


class SourceWatch:
    """Watches one source side.

    Attributes:
        left_out: the files, folders and mount points to leave out in the next attempt; empty if there is to be none.
    """

    def __init__(
        self,
        access: SourceAccess,
        destination: bytes,
        patience: Patience,
        emit: Callable[[Event], None],
        control: Control,
        now_s: float,
    ) -> None:
        self.left_out: tuple[bytes, ...] = ()
        self._access = access
        self._destination = destination
        self._patience = patience
        self._emit = emit
        self._control = control
        self._beat = _Beat(access.newest(), now_s, now_s)
        self._silence: _Silence | None = None

    @property
    def is_touching(self) -> bool:
        """Whether the source side was accessing a source when it was last looked at."""
        return bool(self._beat.touch.path)

    @property
    def progress_s(self) -> float:
        """When the source side last made progress."""
        return self._beat.at_s

    def look(self, pid: int, now_s: float, progress: Progress | None) -> None:
        """Notice whether the source side makes progress, and report a source that does not answer.

        `progress` is what the source side has reported last.
        """
        touch = self._access.newest()
        if touch != self._beat.touch or not touch.path:
            self._beat.touch, self._beat.at_s = touch, now_s if touch != self._beat.touch else self._beat.at_s
            self._end_silence()
            return
        quiet_s = now_s - self._beat.at_s
        if quiet_s < self._patience.server_s - _ASKED_BEFORE_S:
            return
        if is_running(pid):  # on a busy computer, it waits for the processor and not for the source
            self._beat.at_s = now_s
            self._end_silence()
            return
        if self._silence is None:
            mount = mount_above(Path(os.fsdecode(touch.path)))
            is_destination = touch.path == self._destination
            self._silence = _Silence(touch.path, self._beat.at_s, mount, self._patience, is_destination=is_destination)
        self._silence.ask(now_s)
        if quiet_s < self._silence.limits.told_after_s or now_s - self._beat.reported_s < _REPORT_S:
            return
        if not self._silence.is_told:
            self._silence.is_told = True
            self._control.offers_skip = not self._silence.is_destination
        self._beat.reported_s = now_s
        self._emit(self._silence.event(now_s))
        if progress is not None:
            elapsed_s = round(progress.elapsed_s + now_s - self._beat.at_s, 3)
            self._emit(msgspec.structs.replace(progress, elapsed_s=elapsed_s, bytes_per_s=0))

    def has_left_out(self, now_s: float) -> bool:
        """Leave out the silent filesystem on request, or when its time is up; return whether the attempt ends so.

        Raises DriveGone if it is the destination's.
        """
        is_requested, silence = self._control.take_skip(), self._silence
        if silence is None or not silence.is_told or self._control.is_canceled:
            return False
        limit_s = silence.limits.left_out_after_s
        is_over = limit_s is not None and now_s - silence.since_s > limit_s
        if is_over and silence.is_destination:
            raise DriveGone(Why.DESTINATION_SILENT, path=display_path(self._destination))
        if (is_requested or is_over) and not silence.is_destination:
            self.left_out = silence.to_leave_out(self._access.silent)
            self._end_silence()
        return bool(self.left_out)

    def close(self) -> None:
        if self._silence is not None:
            self._silence.close()

    def _end_silence(self) -> None:
        silence, self._silence = self._silence, None
        if silence is None:
            return
        silence.close()
        if silence.is_told:
            self._control.offers_skip = False
            self._emit(silence.last_event(self.left_out))
