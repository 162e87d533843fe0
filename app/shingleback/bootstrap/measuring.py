"""Measuring a drive: puts the tests on a real file, keeps the result, and removes what an ended program left."""

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.bootstrap.backup import mark_of, now
from shingleback.bootstrap.sidecars import Emit
from shingleback.devices.mounts import mount_above, number_of
from shingleback.domain.errors import Outcome, ShinglebackError, UsageError, Why
from shingleback.domain.measurement import TestName
from shingleback.engine.files import linux
from shingleback.engine.repo.repository import is_at_work
from shingleback.measuring.file_area import FileArea, RealSmallFiles
from shingleback.measuring.measure import Measuring
from shingleback.measuring.plan import Depth, Plan, plan
from shingleback.measuring.requests import Asked, RequestKind
from shingleback.measuring.workplace import BegunPlaces, Workplace, remove_left_behind, workplace
from shingleback.protocol.control import Control
from shingleback.protocol.events import MeasurePlanned, Progress
from shingleback.protocol.process import Job, reap_sidecar, start_sidecar
from shingleback.protocol.results import MeasureFinished
from shingleback.store.measurements import MeasurementStore
from shingleback.store.paths import Paths

_TICK_S: Final = 0.5


@dataclass(frozen=True, slots=True)
class MeasureRequest:
    """`tests`: none means those that belong to the depth."""

    destination: Path
    depth: Depth = Depth.NORMAL
    tests: tuple[TestName, ...] = ()
    budget_bytes: int | None = None
    is_dry_run: bool = False


def remove_test_files(paths: Paths, wait: Callable[[int], None] = reap_sidecar) -> None:
    """Of measurements that were killed. Forks where there are any: to be called before any thread is started."""
    places = BegunPlaces(paths.test_places_folder)
    if places.noted():
        wait(start_sidecar(places.clean))


def drive_key(destination: Path) -> str:
    """By what results of the same drive are found again; empty where nobody can tell."""
    mount = mount_above(destination)
    mark = mark_of(number_of(mount)) if mount else None
    return mark.key or mark.filesystem if mark else ""


def measure_job(request: MeasureRequest, paths: Paths) -> Job:
    """To be run apart: it waits for the drive."""

    def run(emit: Emit, control: Control) -> MeasureFinished:
        try:
            return _measured(request, paths, emit, control)
        except ShinglebackError as error:
            return _refused(error)
        except OSError as error:
            return _refused(linux.refusal(error.errno or 0))

    return run


def _measured(request: MeasureRequest, paths: Paths, emit: Emit, control: Control) -> MeasureFinished:
    destination = request.destination
    _check(destination)
    chosen = plan(_free_bytes(destination), request.depth, request.budget_bytes, request.tests)
    emit(_planned(chosen))
    if request.is_dry_run:
        return MeasureFinished(outcome=Outcome.DONE, exit_code=0, is_dry_run=True)

    def is_canceled() -> bool:
        control.refresh()
        return control.is_canceled

    with _noted(destination, paths) as place, contextlib.closing(FileArea(place, chosen.area_bytes)) as area:
        teller = _Teller(emit, chosen.written_bytes, time.monotonic)
        small_files = RealSmallFiles(place, is_canceled, time.monotonic)
        measuring = Measuring(
            area,
            chosen,
            small_files=small_files,
            is_canceled=is_canceled,
            follow=teller.follow,
            begins=teller.begin,
            seed=time.time_ns(),
        )
        measurement = measuring.run(now().isoformat(timespec="seconds"))
    store, key = MeasurementStore(paths.measurements_folder), drive_key(destination)
    earlier = store.of(key) if key else []
    is_kept = False
    with contextlib.suppress(OSError):
        if key:
            store.add(key, measurement)
            is_kept = True
    return MeasureFinished(outcome=Outcome.DONE, exit_code=0, measurement=measurement, earlier=earlier, is_kept=is_kept)


@contextlib.contextmanager
def _noted(destination: Path, paths: Paths) -> Iterator[Workplace]:
    """The note is there before anything is on the drive, and goes when nothing is left there."""
    places = BegunPlaces(paths.test_places_folder)
    places.note(destination)
    try:
        with workplace(destination) as place:
            yield place
    finally:
        if remove_left_behind(destination):
            places.forget(destination)


def _refused(error: ShinglebackError) -> MeasureFinished:
    outcome = error.outcome
    return MeasureFinished(outcome=outcome, exit_code=outcome.exit_code, why=error.why, values=error.values)


def _check(destination: Path) -> None:
    """A backup goes first. Raises UsageError."""
    if not destination.exists():
        raise UsageError(Why.DESTINATION_MISSING, path=str(destination))
    if not destination.is_dir():
        raise UsageError(Why.DESTINATION_IS_A_FILE, path=str(destination))
    if not os.access(destination, os.W_OK | os.X_OK):
        raise UsageError(Why.DESTINATION_UNWRITABLE, path=str(destination))
    if is_at_work(os.fsencode(destination)):
        raise UsageError(Why.DESTINATION_BUSY)


def _free_bytes(destination: Path) -> int:
    room = os.statvfs(destination)
    return room.f_bavail * room.f_frsize


def _planned(chosen: Plan) -> MeasurePlanned:
    low, high = chosen.minutes
    return MeasurePlanned(
        tests=[test.value for test in chosen.tests],
        area_bytes=chosen.area_bytes,
        written_bytes=chosen.written_bytes,
        low_minutes=low,
        high_minutes=high,
    )


class _Teller:
    """Progress, twice a second."""

    def __init__(self, emit: Emit, total_bytes: int, clock: Callable[[], float]) -> None:
        self._emit = emit
        self._total_bytes = total_bytes
        self._clock = clock
        self._began_s = clock()
        self._told_s = 0.0
        self._written_bytes = 0
        self._told_bytes = 0
        self._test = ""

    def begin(self, test: TestName) -> None:
        self._test = test.value
        self._tell(self._clock())

    def follow(self, asked: Asked) -> None:
        if asked.request.kind is RequestKind.WRITE:
            self._written_bytes += asked.request.length
        if (now_s := self._clock()) - self._told_s >= _TICK_S:
            self._tell(now_s)

    def _tell(self, now_s: float) -> None:
        span_s = max(now_s - self._told_s, 1e-3)
        self._emit(
            Progress(
                phase="measure",
                elapsed_s=round(now_s - self._began_s, 3),
                files=0,
                bytes=self._written_bytes,
                total_bytes=self._total_bytes,
                current=self._test,
                bytes_per_s=round((self._written_bytes - self._told_bytes) / span_s),
            )
        )
        self._told_s, self._told_bytes = now_s, self._written_bytes
