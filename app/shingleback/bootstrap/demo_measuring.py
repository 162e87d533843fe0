"""Measures the demo's drive: the same tests and the same verdict, on a simulated drive of full size, in fast motion.

The demo's drive is that one in miniature. The verdict compares a drive with real ones, so the miniature itself would
look like none. All figures are those of the drive's own time. Nothing is written, and no drive is touched.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from shingleback.bootstrap.measuring import (
    DriveClock,
    MeasureProgress,
    MeasureRequest,
    is_kept,
    planned_event,
    refusing,
)
from shingleback.domain.errors import DriveGone, Outcome, UsageError, Why
from shingleback.domain.local_time import now
from shingleback.domain.measurement import TestName
from shingleback.domain.monitoring import CachePrior, Counters
from shingleback.engine.repo.repository import is_at_work
from shingleback.measuring.measure import Measuring
from shingleback.measuring.plan import Plan, plan
from shingleback.measuring.requests import Bench
from shingleback.measuring.sequences import VolumeSpace
from shingleback.measuring.simulated_area import SimulatedArea
from shingleback.monitor.cache.estimator import CacheEstimator
from shingleback.monitor.sampler import DriveSampler, SampledDrive
from shingleback.protocol.control import Control
from shingleback.protocol.events import Emit, Watching
from shingleback.protocol.measuring import MeasureFinished
from shingleback.protocol.process import Job
from shingleback.simulator.demo import simulated_key, used_bytes
from shingleback.simulator.model import Model
from shingleback.simulator.presets import FULL_SIZE, MINIATURE
from shingleback.store.drive_records import MeasurementStore
from shingleback.store.private_files import Paths

_TIMES: Final = 30.0  # about as many times as fast as the miniature fills and cleans its cache
_SLEEP_S: Final = 0.005  # of real time: the shortest that is worth a wait


def simulated_measure_job(request: MeasureRequest, paths: Paths, times: float = _TIMES) -> Job:
    """Return a job that measures the simulated drive; `times`: how many times faster than a real one."""
    return refusing(lambda emit, control: _measured(request, paths, emit, control, times))


def _measured(request: MeasureRequest, paths: Paths, emit: Emit, control: Control, times: float) -> MeasureFinished:
    destination, drive = request.destination, FULL_SIZE.drive
    _check(destination, request.tests)
    volume = _volume(destination)
    chosen = _without_files(plan(volume, request.depth, request.budget_bytes, request.tests))
    emit(planned_event(chosen, times=times, stands_for_bytes=drive.mechanics.capacity_bytes))
    store, key = MeasurementStore(paths.measurements_folder), simulated_key(str(destination))
    earlier = store.of(key)
    if request.is_dry_run:
        return MeasureFinished(outcome=Outcome.DONE, is_dry_run=True, earlier=earlier)

    model = FULL_SIZE.model(0.0)
    area = SimulatedArea(model, chosen.most_area_bytes, volume.total_bytes, used_part=volume.fill_part)
    sampler = DriveSampler(lambda _number: _sampled(key, model, area.now_s), emit)
    sampler.begin(0)
    progress = MeasureProgress(
        emit,
        chosen.written_bytes,
        sampler,
        control,
        lambda: _is_disturbed(destination),
        DriveClock(area.now_s, area.idle, times),
    )
    keep_pace = _pace(area, times)

    def poll() -> None:
        keep_pace(_SLEEP_S)
        progress.poll()

    measuring = Measuring(
        Bench(area, poll, progress.follow),
        chosen,
        seed=time.time_ns(),
    )
    measurement = measuring.run(now().isoformat(timespec="seconds"), progress.begin)
    keep_pace(0.0)  # for the last request
    return MeasureFinished(
        outcome=Outcome.DONE,
        measurement=measurement,
        earlier=earlier,
        is_kept=is_kept(store, key, measurement),
    )


def _check(destination: Path, tests: tuple[TestName, ...]) -> None:
    """Refuse what a real drive would be refused for. Raises UsageError."""
    if not destination.is_dir():
        raise UsageError(Why.DESTINATION_MISSING, path=str(destination))
    if TestName.WRITE_CACHE in tests:
        raise UsageError(Why.TEST_NO_WRITE_CACHE)
    if is_at_work(bytes(destination)):
        raise UsageError(Why.DESTINATION_BUSY)


def _volume(destination: Path) -> VolumeSpace:
    """Return the space of the drive in full size, as full as the miniature is."""
    total_bytes = FULL_SIZE.drive.mechanics.capacity_bytes
    used = MINIATURE.scale * used_bytes(bytes(destination))
    return VolumeSpace(total_bytes, used, total_bytes - used)


def _without_files(chosen: Plan) -> Plan:
    """Leave small files out: their speed is that of a filesystem, which is not simulated."""
    return replace(chosen, tests=tuple(test for test in chosen.tests if test is not TestName.SMALL_FILES))


def _is_disturbed(destination: Path) -> bool:
    """Return whether a backup to the drive has begun. Raises DriveGone if the drive was unplugged."""
    if not destination.exists():
        raise DriveGone(Why.DRIVE_GONE)
    return is_at_work(bytes(destination))


def _pace(area: SimulatedArea, times: float) -> Callable[[float], None]:
    """Return what waits until the real time has come to the drive's, which runs `times` as fast.

    It does not wait for less than the seconds that it is called with.
    """
    began_s = time.monotonic()

    def wait(least_s: float) -> None:
        ahead_s = area.now_s() / times - (time.monotonic() - began_s)
        if ahead_s > least_s:
            time.sleep(ahead_s)

    return wait


class _ModelCounters:
    """A `CounterSource` over a model in this process."""

    def __init__(self, model: Model, clock: Callable[[], float]) -> None:
        self._model = model
        self._clock = clock

    def read(self) -> Counters:
        return self._model.request_counts.at(self._clock())


def _sampled(key: str, model: Model, clock: Callable[[], float]) -> SampledDrive:
    estimator = CacheEstimator(CachePrior(shingled=0.95))
    return SampledDrive(_ModelCounters(model, clock), estimator, Watching(drive=key, device="simulated"))
