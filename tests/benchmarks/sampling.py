"""The cost of sampling the drive of a run: an hour of it, as fast as possible.

The hour is that of a backup to a modeled drive, whose counters replace those of the kernel. Each time, the kernel's own
counters are read as well, of the drive that holds the lab's folder. Everything else is as in a run: estimating,
reporting, encoding and recording.
"""

import contextlib
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.devices.mounts import mount_above, number_of
from shingleback.domain.monitoring import CachePrior, Counters, CounterSource, OwnWrites, Sample
from shingleback.domain.smr.drive_database import parse_table
from shingleback.monitor.cache.estimator import CacheEstimator
from shingleback.monitor.drive_history import DriveStore
from shingleback.monitor.run_monitor import DeviceStack, RealDrives, RunMonitor
from shingleback.protocol.events import Event, encode
from shingleback.simulator.presets import PRESETS
from shingleback.store.drive_records import built_in_text
from tests.benchmarks.lab import Lab
from tests.benchmarks.results import Limit
from tests.helpers.modeled_runs import ModeledRun
from tests.helpers.modeled_work import GB, home

TABLE: Final = parse_table(built_in_text())
_HOUR_S: Final = 3_600
_BEATS: Final = 10  # per second, as in the engine
_MAX_PERCENT: Final = 0.3
_KEY: Final = "measured"


class _Moment(NamedTuple):
    """The state after one second of a run."""

    counters: Counters
    copied_bytes: int
    own: OwnWrites


class _Played:
    """The counters of a recorded run, together with the kernel's."""

    def __init__(self, real: CounterSource) -> None:
        self.now = Counters()
        self._real = real

    def read(self) -> Counters:
        self._real.read()
        return self.now


def measure_sampling(lab: Lab) -> list[Limit]:
    seconds = max(60, round(_HOUR_S * lab.scale))
    run = list(_played_run(seconds))
    mount = mount_above(lab.disk)
    real = RealDrives(lambda: TABLE).find(number_of(mount) if mount else 0).counters
    folder = lab.disk / "sampling"
    cpu_s, slowest_ms, reported_bytes = _play(run, _Played(real), folder)
    with contextlib.closing(DriveStore(folder, _KEY)) as store:
        looks = len(store.sums(1))
    stored = sum(file.stat().st_size for file in folder.iterdir())
    return [
        Limit(f"{seconds:,} seconds of looking at a drive: of one core", 100 * cpu_s / seconds, _MAX_PERCENT, "%"),
        Limit("the same: the longest that the engine waited for a look", slowest_ms, None, "ms"),
        Limit("the same: told to who listens", reported_bytes / seconds, None, "bytes a second"),
        Limit(f"the same: {looks:,} looks and the run, as they are kept", stored / 1e6, None),
    ]


def _played_run(seconds: int) -> Iterator[_Moment]:
    deeds = home(2_000 * GB, random.Random(1))
    counters = Counters()
    for _, second in zip(range(seconds), ModeledRun(PRESETS["archive-8tb-like"].model(0.0), deeds), strict=False):
        counters = _after(counters, second.sample)
        yield _Moment(counters, second.copied_bytes, second.own)


def _after(before: Counters, sample: Sample) -> Counters:
    return before._replace(
        writes=before.writes + sample.writes,
        written_bytes=before.written_bytes + round(sample.written_bytes),
        write_s=before.write_s + sample.write_wait_s * sample.writes,
        flushes=before.flushes + sample.flushes,
        busy_s=before.busy_s + sample.busy_s,
        queued_s=before.queued_s + sample.queue * sample.span_s,
        in_flight=sample.in_flight,
    )


def _play(run: list[_Moment], played: _Played, folder: Path) -> tuple[float, float, int]:
    """The CPU time, the longest wait in milliseconds, and the number of reported bytes."""
    reported_bytes = 0

    def report(event: Event) -> None:
        nonlocal reported_bytes
        reported_bytes += os.write(nothing, encode(event))

    wall_s, slowest_s = 1_800_000_000.0, 0.0
    stack = DeviceStack(played, lambda learned: CacheEstimator(CachePrior(shingled=0.95), learned), _KEY)
    nothing = os.open(os.devnull, os.O_WRONLY)
    began_s = time.process_time()
    with contextlib.closing(RunMonitor(lambda _number: stack, report, folder, wall=lambda: wall_s)) as watch:
        watch.sampler.begin(1)
        for second, moment in enumerate(run):
            played.now = moment.counters
            for beat in range(_BEATS):
                asked_s = time.perf_counter()
                watch.sampler.tick(second + beat / _BEATS, moment.copied_bytes, moment.own)
                slowest_s = max(slowest_s, time.perf_counter() - asked_s)
            wall_s += 1.0
    cpu_s = time.process_time() - began_s
    os.close(nothing)
    return cpu_s, slowest_s * 1000, reported_bytes
