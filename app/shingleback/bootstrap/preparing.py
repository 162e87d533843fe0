"""Prepares a drive: the plan, its steps and the verification, through UDisks2, polkit, the kernel and the helper.

Planning and preparing wait for the drive, so each runs in a worker process.
"""

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from shingleback.backup_sets.following import folders_backed_up_on, note_erased
from shingleback.bootstrap.planning import (
    PlannedFormat,
    PreparationRequest,
    ReadFacts,
    checked,
    plan_for,
    protected_marks,
    read_drives,
)
from shingleback.care.actions import Trim
from shingleback.devices.capabilities import Authority
from shingleback.devices.dbus import BusError, NotThere, Unanswered, ask_in_thread, run_attended, run_polled
from shingleback.devices.erase import Eraser
from shingleback.devices.helper_client import Helper
from shingleback.devices.kernel import Kernel
from shingleback.devices.mount import MountedVolume, Mounting
from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.sysfs.reader import exists, helper_device, read_number
from shingleback.devices.udisks import UDisks, reach, service_refusal
from shingleback.devices.verify_format import (
    FreshVolumes,
    facts_of_mounted,
    facts_of_unlocked,
    facts_on_disk,
    is_writable,
)
from shingleback.domain.care.types import CareAction
from shingleback.domain.drive import Drive, Identity
from shingleback.domain.errors import Canceled, DriveRefused, Outcome, ShinglebackError, Why, read_refusal
from shingleback.domain.formatting.exfat_sectors import with_sectors
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import PreparedState, StepKind
from shingleback.domain.local_time import now
from shingleback.domain.smr.drive_database import DriveTable
from shingleback.domain.superblocks.reader import Facts
from shingleback.domain.superblocks.structure import NotThisFilesystem
from shingleback.engine.files import linux
from shingleback.preparation.run import Preparation
from shingleback.preparation.work import Ports
from shingleback.protocol.control import Control, JobControl
from shingleback.protocol.events import Emit
from shingleback.protocol.process import Job
from shingleback.protocol.result_items import PlanItem
from shingleback.protocol.results import PrepareFinished
from shingleback.store.drive_records import CareHistory
from shingleback.store.private_files import Paths

_BLOCK: Final = Path("/sys/class/block")
_SECTOR_BYTES: Final = 512

_T = TypeVar("_T")


class VolumeReader:
    """Reads the new filesystem. Raises DriveRefused if another one is there, or if the drive does not answer."""

    def __init__(self, volumes: FreshVolumes) -> None:
        self._volumes = volumes

    async def may_read(self, node: str) -> bool:
        fd = await self._volumes.open_to_read(node)
        if fd is not None:
            os.close(fd)
        return fd is not None

    async def on_disk(self, node: str, filesystem: str) -> Facts:
        fd = await self._volumes.open_to_read(node)
        if fd is None:
            raise DriveRefused(Why.DRIVE_READ_ERROR, detail=node)
        try:
            return await _in_thread(lambda: facts_on_disk(fd, filesystem, partition_start_bytes=_start_bytes(node)))
        finally:
            os.close(fd)

    async def in_kernel(self, node: str, filesystem: str, point: str) -> Facts:
        def ask() -> Facts:
            number = os.stat(node).st_rdev
            return {**facts_of_unlocked(number), **facts_of_mounted(Path(point), filesystem, number)}

        return await _in_thread(ask)


async def _in_thread(question: Callable[[], _T]) -> _T:
    """Ask in a thread, since the drive may hang."""

    def answer() -> _T | ShinglebackError:
        try:
            return question()
        except NotThisFilesystem as error:
            return DriveRefused(Why.PREPARED_DIFFERENTLY, detail=str(error))
        except OSError as error:
            return read_refusal(error)

    answered = await ask_in_thread(answer)
    if isinstance(answered, ShinglebackError):
        raise answered
    return answered


def _start_bytes(node: str) -> int | None:
    """Return where a partition begins on the drive; 0 for a whole drive, None if it is neither."""
    folder = _BLOCK / Path(node).name
    start = read_number(folder / "start")
    if start is not None:
        return start * _SECTOR_BYTES
    return 0 if exists(folder / "device") else None


def make_ports(udisks: UDisks, facts: ReadFacts, protected: Callable[[], frozenset[str]], emit: Emit) -> Ports:
    """Connect the preparation to this computer. `protected` reads the marks of drives that must never be erased."""

    async def drives() -> tuple[Drive, ...]:
        return (await read_drives(udisks, facts)).drives

    async def check(device: str, confirmed: Identity) -> Drive:
        return checked(device, confirmed, await drives(), protected())

    async def open_volume(node: str) -> MountedVolume:
        return await Mounting(os.fsencode(node), Kernel(linux.syncfs), reach, emit).open()

    async def trim(node: str) -> None:
        number = os.stat(node).st_rdev
        device, size = helper_device(number), read_number(_BLOCK / Path(node).name / "size")
        if device is None or size is None:
            raise DriveRefused(Why.DRIVE_READ_ERROR, detail=node)
        work = Trim(helper, device, size * _SECTOR_BYTES, 0, lambda _done: None)
        while not work.is_done:
            await work.next()

    helper = Helper(udisks.bus)
    volumes = FreshVolumes(udisks)
    return Ports(
        eraser=Eraser(udisks, lambda: read_drives(udisks, facts), protected),
        drives=drives,
        check=check,
        volumes=volumes,
        authority=Authority(udisks.bus),
        reader=VolumeReader(volumes),
        helper=helper,
        open_volume=open_volume,
        is_writable=is_writable,
        trim=trim,
    )


def planning_job(request: PreparationRequest, table: DriveTable, paths: Paths) -> Job:
    """Return a job that only plans, and changes nothing on the drive. Its result contains the plan."""

    def run(emit: Emit, control: Control) -> PrepareFinished:
        return _Run(request, table, paths, emit).plan_only(control)

    return run


def preparing_job(request: PreparationRequest, secret: str | None, table: DriveTable, paths: Paths) -> Job:
    """Return a job that plans again and carries out the plan. The request must have the confirmed drive's identity."""

    def run(emit: Emit, control: Control) -> PrepareFinished:
        return _Run(request, table, paths, emit).carry_out(secret, control)

    return run


class _Run:
    """One run of `prepare`, from examining the drives to the result."""

    def __init__(self, request: PreparationRequest, table: DriveTable, paths: Paths, emit: Emit) -> None:
        self._request = request
        self._table = table
        self._paths = paths
        self._emit = emit
        self._started_at = now()
        self._begin_s = time.monotonic()
        self._item: PlanItem | None = None
        self._preparation: Preparation | None = None

    def plan_only(self, control: Control) -> PrepareFinished:
        async def work() -> None:
            async with reach() as udisks:
                await self._plan(udisks, FactReader().read)

        return msgspec.structs.replace(
            self._result(lambda: run_attended(work(), control, Why.STOPPED)), is_dry_run=True
        )

    def carry_out(self, secret: str | None, control: Control) -> PrepareFinished:
        """A cancel takes effect immediately until something irreversible begins, then before the next step."""
        job = JobControl(control, Why.PREPARE_INTERRUPTED)

        def can_cancel() -> bool:
            return self._preparation is None or self._preparation.can_cancel

        def work() -> None:
            try:
                run_polled(self._prepare(secret, job), job, may_stop_anywhere=can_cancel)
            except Canceled as error:
                raise Canceled(error.why, **{"state": PreparedState.UNTOUCHED.value, **error.values}) from None

        return self._result(work)

    async def _prepare(self, secret: str | None, job: JobControl) -> None:
        async with reach(progress=self._on_progress) as udisks:
            facts = FactReader().read
            planned = await self._plan(udisks, facts)
            plan = planned.plan
            ports = make_ports(udisks, facts, lambda: protected_marks(self._paths), self._emit)
            profile = with_sectors(PROFILES[plan.profile], plan.sector_bytes)
            self._preparation = Preparation(plan, profile, ports, self._emit, job, secret)
            try:
                await self._preparation.run()
            finally:
                if self._preparation.state is not PreparedState.UNTOUCHED:
                    note_erased(planned.drive, self._paths)
            if StepKind.TRIM in self._preparation.steps:
                # So that care does not repeat it.
                with contextlib.closing(CareHistory(self._paths.care_file)) as history:
                    history.add(self._preparation.work.uuid, CareAction.TRIM, time.time())

    async def _plan(self, udisks: UDisks, facts: ReadFacts) -> PlannedFormat:
        protected = protected_marks(self._paths)
        planned = await plan_for(self._request, udisks, self._table, protected, facts)
        held = folders_backed_up_on(planned.drive, self._paths)
        self._item = msgspec.structs.replace(planned.item, held_folders=held)
        return planned

    def _on_progress(self, fraction: float) -> None:
        if self._preparation:
            self._preparation.progress(fraction)

    def _result(self, work: Callable[[], None]) -> PrepareFinished:
        refusal: ShinglebackError | None = None
        try:
            work()
        except ShinglebackError as error:
            refusal = error
        except (NotThere, Unanswered, BusError, msgspec.ValidationError) as error:
            refusal = service_refusal(error)
        result = PrepareFinished(
            outcome=Outcome.DONE,
            destination=self._request.device,
            started_at=self._started_at.isoformat(timespec="seconds"),
            elapsed_s=time.monotonic() - self._begin_s,
            plan=self._item,
        )
        result = result.ended_by(refusal) if refusal else result
        preparation = self._preparation
        if preparation is None:
            return result
        read = preparation.work.read
        return msgspec.structs.replace(
            result,
            steps=[kind.value for kind in preparation.steps],
            failed_step=preparation.failed_step.value if preparation.failed_step else "",
            state=preparation.state.value,
            read_from=read.source if read else "",
            differences=read.differences if read else (),
            unread=list(read.unread) if read else [],
            mount_point=preparation.work.mount_point,
            uuid=preparation.work.uuid,
        )
