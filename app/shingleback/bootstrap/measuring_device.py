"""Measuring a whole device: it is only read, at ten places from its beginning to its end and at random.

The result is not kept: reading alone does not tell which kind of drive it is, and would hide an earlier verdict.
"""

import asyncio
import contextlib
import os
import time
from pathlib import Path
from typing import Final

from shingleback.bootstrap.backup import now
from shingleback.bootstrap.measuring_progress import MeasureProgress, planned_event, pulse_of
from shingleback.bootstrap.sidecars import Emit
from shingleback.devices.dbus import NotThere, Unanswered
from shingleback.devices.udisks import reach
from shingleback.devices.verify_format import FreshVolumes
from shingleback.domain.errors import Outcome, UsageError, Why
from shingleback.domain.measurement import TestName
from shingleback.measuring.device_area import DeviceArea
from shingleback.measuring.measure import Measuring
from shingleback.measuring.plan import reading_plan
from shingleback.protocol.control import Control
from shingleback.protocol.results import MeasureFinished
from shingleback.store.paths import Paths

_ANSWER_S: Final = 10.0


def measure_device(
    device: Path,
    tests: tuple[TestName, ...],
    paths: Paths,
    emit: Emit,
    control: Control,
    *,
    is_dry_run: bool = False,
    bus: str | None = None,
) -> MeasureFinished:
    """`bus`: the address of another one than the system's. Raises UsageError, Canceled and DriveError."""
    with contextlib.closing(DeviceArea(_open(device, bus))) as area:
        chosen = reading_plan(area.size_bytes, tests)
        emit(planned_event(chosen))
        if is_dry_run:
            return MeasureFinished(outcome=Outcome.DONE, exit_code=0, is_dry_run=True)
        pulse = pulse_of(area.device_number, paths, emit)
        progress = MeasureProgress(emit, 0, pulse, control, lambda: False)
        measuring = Measuring(
            area,
            chosen,
            is_canceled=progress.is_canceled,
            follow=progress.follow,
            begins=progress.begin,
            seed=time.time_ns(),
        )
        measurement = measuring.run(now().isoformat(timespec="seconds"))
    return MeasureFinished(outcome=Outcome.DONE, exit_code=0, measurement=measurement)


def _open(device: Path, bus: str | None) -> int:
    """By ourselves where that is allowed, otherwise by UDisks2, without a question. Raises UsageError."""
    with contextlib.suppress(OSError):
        return os.open(device, os.O_RDONLY | os.O_CLOEXEC)
    fd = asyncio.run(_opened_by_service(device, bus))
    if fd is None:
        raise UsageError(Why.TEST_NOT_ALLOWED, path=str(device))
    return fd


async def _opened_by_service(device: Path, bus: str | None) -> int | None:
    try:
        async with reach(bus, _ANSWER_S) as udisks:
            return await FreshVolumes(udisks).open_to_read(str(device))
    except (NotThere, Unanswered):
        return None
