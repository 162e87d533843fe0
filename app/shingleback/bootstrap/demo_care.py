"""Cares for the demo's drives: a backup is really read back. That the first drive was in use for days is simulated.

The job is that of real drives. What needs a real drive, such as its self-test or its filesystem's tool, does not apply.
"""

import contextlib
import os
import time
from collections.abc import AsyncIterator
from typing import Final

from shingleback.bootstrap.care_job import job_of
from shingleback.care.job import CareRequest
from shingleback.care.survey import CareTarget, DriveRunHistory, moments_of
from shingleback.devices.udisks_objects import Block, Device, Filesystem
from shingleback.domain.care.room import BtrfsSpace
from shingleback.domain.care.types import DAY_S, CareFacts
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.text import display_path
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import Room
from shingleback.protocol.care import CareMoment
from shingleback.protocol.process import Job
from shingleback.simulator.demo import SIMULATED_KEY, simulated_key, used_bytes
from shingleback.simulator.presets import MINIATURE
from shingleback.store.drive_records import CareHistory
from shingleback.store.private_files import Paths

_IN_USE_S: Final = 9 * DAY_S  # of the first drive: an eighth of the time for all portions of the reading, so one is due
_SIZE_BYTES: Final = MINIATURE.drive.mechanics.capacity_bytes


def simulated_care_job(path: bytes, order: CareRequest, paths: Paths) -> Job:
    """Return a job for a worker process, as for a real drive."""
    return job_of(path, order, paths, _reached, _SimulatedSurvey)


@contextlib.asynccontextmanager
async def _reached(path: bytes) -> AsyncIterator[CareTarget]:
    if not os.path.isdir(path):  # noqa: ASYNC240 (on the computer's own disk)
        raise UsageError(Why.DESTINATION_MISSING, path=display_path(path))
    block = Block(device=b"simulated\0", device_number=0, size=_SIZE_BYTES)
    yield CareTarget(
        device=Device("", block, Filesystem(), None, is_loop=False, is_swapped_on=False, has_table=False),
        key=simulated_key(display_path(path)),
        mount=None,
        backup=path if layout.has_proof(path) else b"",
        helper=None,
        helper_device=None,
        self_test=None,
        hours=None,
        udisks=None,
    )


class _SimulatedSurvey:
    """The facts of the simulated drive."""

    def __init__(self, history: CareHistory) -> None:
        self._history = history

    def facts(self, target: CareTarget, _history: DriveRunHistory) -> CareFacts:
        now_s = time.time()
        return CareFacts(
            known_since_s=now_s - _IN_USE_S if target.key == SIMULATED_KEY else now_s,
            filesystem="",
            total_bytes=_SIZE_BYTES,
            used_bytes=used_bytes(target.backup),
            is_shingled=True,
            has_backup=bool(target.backup),
            reading=self._history.reading(target.key),
            last_s=self._history.last_s(target.key, now_s),
        )

    def room(self, _target: CareTarget) -> tuple[Room, float | None] | None:
        """Return None: the room is that of the computer's own disk."""
        return None

    def year(self, target: CareTarget, history: DriveRunHistory) -> tuple[CareMoment, ...]:
        return moments_of(self._history, target.key, history, time.time())

    def btrfs_space(self, _target: CareTarget) -> BtrfsSpace | None:
        return None
