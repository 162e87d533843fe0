"""What a measurement tells while it runs: how far it is, and what the drive does, for the live graph.

Nothing of it is kept with the runs of backups, from which speeds and the time left are forecast.
"""

import time
from collections.abc import Callable
from typing import Final

from shingleback.bootstrap.sidecars import Emit
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.measurement import TestName
from shingleback.domain.monitoring import OwnWrites
from shingleback.measuring.plan import Plan
from shingleback.measuring.requests import Asked, RequestKind
from shingleback.measuring.sequences import MIB
from shingleback.monitor.run_monitor import RealDrives, drive_table_of
from shingleback.monitor.sampler import DrivePulse, Pulse, Watched
from shingleback.protocol.control import Control
from shingleback.protocol.events import MeasurePlanned, Progress, Watching
from shingleback.store.paths import Paths

_TICK_S: Final = 0.5
_LOOK_S: Final = 0.5  # a backup that finds too little room would give up old versions


def pulse_of(number: int, paths: Paths, emit: Emit) -> Pulse:
    """Of the drive below the block device of this number; 0: none. Reads counters only, and accesses no drive."""
    drives = RealDrives(drive_table_of(paths))

    def find(below: int) -> Watched:
        found = drives.find(below)
        return Watched(found.counters, found.estimator(None), Watching(drive=found.key, device=found.device))

    pulse = DrivePulse(find, emit)
    pulse.begin(number)
    return pulse


def planned_event(chosen: Plan) -> MeasurePlanned:
    low, high = chosen.minutes
    return MeasurePlanned(
        tests=[test.value for test in chosen.tests],
        area_bytes=chosen.area_bytes,
        written_bytes=chosen.written_bytes,
        low_minutes=low,
        high_minutes=high,
    )


class MeasureProgress:
    """Tells twice a second how far it is, and once a second what the drive does; a backup that begins ends it."""

    def __init__(
        self,
        emit: Emit,
        total_bytes: int,
        pulse: Pulse,
        control: Control,
        has_backup: Callable[[], bool],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`has_backup`: a backup is being written to the same drive."""
        self._emit = emit
        self._total_bytes = total_bytes
        self._pulse = pulse
        self._control = control
        self._has_backup = has_backup
        self._clock = clock
        self._began_s = self._looked_s = clock()
        self._told_s = 0.0
        self._told_bytes = 0
        self._own = OwnWrites()
        self._test = ""

    def begin(self, test: TestName) -> None:
        self._test = test.value
        self._tell(self._clock())

    def follow(self, asked: Asked) -> None:
        self._own = _after(self._own, asked)
        if (now_s := self._clock()) - self._told_s >= _TICK_S:
            self._tell(now_s)

    def is_canceled(self) -> bool:
        """Asked before each request, and several times a second during a rest. Raises UsageError for a backup."""
        now_s = self._clock()
        self._pulse.beat(now_s - self._began_s, self._written_bytes, self._own)
        if now_s - self._looked_s >= _LOOK_S:
            self._looked_s = now_s
            if self._has_backup():
                raise UsageError(Why.DESTINATION_BUSY)
        self._control.refresh()
        return self._control.is_canceled

    @property
    def _written_bytes(self) -> int:
        return self._own.streamed_bytes + self._own.scattered_bytes

    def _tell(self, now_s: float) -> None:
        span_s, written_bytes = max(now_s - self._told_s, 1e-3), self._written_bytes
        self._emit(
            Progress(
                phase="measure",
                elapsed_s=round(now_s - self._began_s, 3),
                files=0,
                bytes=written_bytes,
                total_bytes=self._total_bytes,
                current=self._test,
                bytes_per_s=round((written_bytes - self._told_bytes) / span_s),
            )
        )
        self._told_s, self._told_bytes = now_s, written_bytes


def _after(own: OwnWrites, asked: Asked) -> OwnWrites:
    """Each request is one piece; a drive takes those of a MiB for a stream."""
    kind, length = asked.request.kind, asked.request.length
    if kind is RequestKind.FLUSH:
        return _counted(own, flushes=1)
    if kind is RequestKind.READ:
        return _counted(own, read_bytes=length)
    if kind is RequestKind.WRITE:
        return _counted(own, streamed_bytes=length) if length >= MIB else _counted(own, scattered_bytes=length)
    return own


def _counted(
    own: OwnWrites, *, streamed_bytes: int = 0, scattered_bytes: int = 0, flushes: int = 0, read_bytes: int = 0
) -> OwnWrites:
    return OwnWrites(
        streamed_bytes=own.streamed_bytes + streamed_bytes,
        scattered_bytes=own.scattered_bytes + scattered_bytes,
        scattered_writes=own.scattered_writes + bool(scattered_bytes),
        flushes=own.flushes + flushes,
        read_bytes=own.read_bytes + read_bytes,
    )
