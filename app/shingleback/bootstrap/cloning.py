"""Clones a drive, a volume or an image: the plan, the copy, and the steps after it.

All of it waits for drives, so each runs in a worker process. The source is opened by `devices.udisks`, which only
reads; the target by `devices.erase`, the only code that erases.
"""

import asyncio
import contextlib
import mmap
import os
import time
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from shingleback.backup_sets.following import folders_backed_up_on, follow, moved_drive, note_erased
from shingleback.bootstrap.clone_planning import CloneRequest, PlannedClone, about_of, listed, plan_item, planned_clone
from shingleback.bootstrap.planning import ReadFacts, protected_marks, read_drives
from shingleback.cloning.completeness import has_everything
from shingleback.cloning.content import CloneContent
from shingleback.cloning.copy import (
    CloneComparison,
    CloneCopy,
    SavedClone,
    has_stamp,
    new_clone,
    saved_clone,
)
from shingleback.cloning.copy_map import CopyMap, CopyState
from shingleback.cloning.growing import ENCRYPTED, REPORTING_POSITIONS, cloned_volume, files_in, grow
from shingleback.cloning.media import DeviceTarget, opened_image
from shingleback.cloning.planning import content_of
from shingleback.devices.dbus import BusError, NotThere, Unanswered, ask_in_thread, run_attended
from shingleback.devices.erase import Eraser
from shingleback.devices.kernel import Kernel
from shingleback.devices.mount import Mounting
from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.udisks import opening_refusal, reach, service_refusal
from shingleback.domain.cloning import CloneStep, clone_reason, source_volumes
from shingleback.domain.drive import Identity
from shingleback.domain.errors import (
    DriveRefused,
    LeftOut,
    LeftOutReason,
    Outcome,
    SafetyRefusal,
    ShinglebackError,
    UsageError,
    Why,
    read_refusal,
)
from shingleback.domain.formatting.types import Table
from shingleback.domain.local_time import now
from shingleback.domain.superblocks.reader import ByteArea
from shingleback.engine.drive.disk import Disk, PacedDisk, RealDisk
from shingleback.engine.files import linux
from shingleback.engine.paced_job import paced_job
from shingleback.engine.report import Reporter
from shingleback.monitor.run_monitor import monitor_real_drive
from shingleback.protocol.cloning import BadAreaItem, CloneFinished
from shingleback.protocol.control import Control
from shingleback.protocol.events import Emit, Note, item_of
from shingleback.protocol.process import Job
from shingleback.store.private_files import Paths
from shingleback.store.unfinished import CLONE, UnfinishedCopies, clone_lock, map_folder, name_of

_LOOK_BYTES: Final = 1 << 20
_MAX_AREAS: Final = 10_000
_TRIES: Final = 10
RETRY_S: Final = 0.5
_SERVICE_FAILED: Final = (NotThere, Unanswered, BusError, msgspec.ValidationError)


def clone_plan_job(request: CloneRequest, paths: Paths, facts: ReadFacts | None = None) -> Job:
    """Return a job that only plans, and changes no drive. Its result contains the plan."""

    def run(emit: Emit, control: Control) -> CloneFinished:
        return _CloneRun(request, paths, facts or FactReader().read, emit, control).plan_only()

    return run


def clone_job(
    request: CloneRequest, paths: Paths, facts: ReadFacts | None = None, make_disk: Callable[[], Disk] = RealDisk
) -> Job:
    """Return a job that plans again and carries out the plan. The request must have the confirmed drive's identity."""

    def run(emit: Emit, control: Control) -> CloneFinished:
        return _CloneRun(request, paths, facts or FactReader().read, emit, control, make_disk).carry_out()

    return run


class _CloneRun:
    """One run of `clone`, from examining the drives to the result."""

    def __init__(
        self,
        request: CloneRequest,
        paths: Paths,
        facts: ReadFacts,
        emit: Emit,
        control: Control,
        make_disk: Callable[[], Disk] = RealDisk,
    ) -> None:
        self._request = request
        self._paths = paths
        self._facts = facts
        self._emit = emit
        self._control = control
        self._make_disk = make_disk
        self._result = CloneFinished(
            outcome=Outcome.DONE,
            destination=request.target,
            started_at=now().isoformat(timespec="seconds"),
        )
        self._begin_s = time.monotonic()

    def plan_only(self) -> CloneFinished:
        """Plan, and note how much an earlier run has copied, by its map. Only the real run checks the target."""

        def work() -> None:
            planned = run_attended(self._plan(), self._control, Why.STOPPED)
            with contextlib.closing(planned.source):
                clone_info = about_of(planned, memoryview(mmap.mmap(-1, _LOOK_BYTES)))
                folder = map_folder(self._paths.clones_folder, clone_info.source, clone_info.target)
                saved = saved_clone(folder, clone_info)
                if saved is not None:
                    self._note(kept_bytes=self._done_bytes(planned, saved), map_file=str(saved.map_file))
                elif planned.plan.target_identity is None and os.path.lexists(planned.plan.target):
                    raise UsageError(Why.CLONE_TARGET_EXISTS, path=planned.plan.target)  # no earlier run made it

        return msgspec.structs.replace(self._final_result(work), is_dry_run=True)

    @property
    def _unfinished(self) -> UnfinishedCopies:
        return UnfinishedCopies(self._paths.unfinished_folder)

    def carry_out(self) -> CloneFinished:
        return self._final_result(self._carry_out)

    def _final_result(self, work: Callable[[], None]) -> CloneFinished:
        try:
            work()
        except ShinglebackError as error:
            self._end(error)
        except OSError as error:
            self._end(read_refusal(error))
        except _SERVICE_FAILED as error:
            self._end(service_refusal(error))
        return msgspec.structs.replace(self._result, elapsed_s=round(time.monotonic() - self._begin_s, 3))

    def _end(self, error: ShinglebackError) -> None:
        self._result = self._result.ended_by(error)
        self._note(why=clone_reason(error.why))

    def _note(self, **news: object) -> None:
        self._result = msgspec.structs.replace(self._result, **news)

    def _did(self, step: CloneStep) -> None:
        self._note(steps=(*self._result.steps, step.value))

    # the plan -------------------------------------------------------------------------------------------------

    async def _plan(self) -> PlannedClone:
        async with reach() as udisks:
            snapshot = await read_drives(udisks, self._facts)
            planned = await planned_clone(self._request, udisks, snapshot, protected_marks(self._paths))
            held = folders_backed_up_on(planned.target_drive, self._paths) if planned.target_drive else ()
        self._note(plan=plan_item(planned.plan, held))
        if self._request.shown not in ("", planned.plan.fingerprint):
            planned.source.close()
            raise SafetyRefusal(Why.PLAN_CHANGED, drive=planned.plan.target_name)
        return planned

    # the copy -------------------------------------------------------------------------------------------------

    def _carry_out(self) -> None:
        turn = clone_lock(self._paths)
        if not turn.take():
            raise UsageError(Why.CLONE_RUNNING)
        try:
            planned = run_attended(self._plan(), self._control, Why.STOPPED)
            with contextlib.closing(planned.source):
                self._did(CloneStep.CHECK)
                disk = PacedDisk(self._make_disk(), is_hurried=lambda: self._control.is_canceled)
                memory = memoryview(mmap.mmap(-1, _LOOK_BYTES))
                target, saved = self._opened(planned, disk, memory)
                self._unfinished.save(
                    listed(self._request, planned, self._result.kept_bytes, planned.plan.copied_bytes)
                )
                with contextlib.closing(target):
                    self._copy(planned, target, saved, disk)
            if planned.plan.target_identity is not None and planned.plan.filesystem:
                asyncio.run(self._afterward(planned))
            if self._request.choices.sets_follow and not self._result.bad_bytes:
                asyncio.run(self._let_sets_follow(planned))
            if not self._result.bad_bytes:  # with unread areas left, keep the map, so that another program can try them
                saved.forget()
                self._unfinished.forget(name_of(CLONE, planned.plan.source_key, planned.plan.target_key))
                self._note(map_file="")
        finally:
            turn.give_back()

    def _opened(self, planned: PlannedClone, disk: Disk, memory: memoryview) -> tuple[DeviceTarget, SavedClone]:
        """Open the target, and return it with the map: the valid map of an earlier run, or a new one."""
        plan = planned.plan
        clone_info = about_of(planned, memory)
        folder = map_folder(self._paths.clones_folder, clone_info.source, clone_info.target)
        is_there = plan.target_identity is not None or os.path.lexists(plan.target)
        saved = saved_clone(folder, clone_info) if is_there else None
        if plan.target_identity is None:
            target: DeviceTarget = opened_image(plan, disk, is_new=saved is None)
        else:
            target = DeviceTarget(run_attended(self._open(plan.target_identity), self._control, Why.STOPPED), disk)
            if (target.size_bytes, target.sector_bytes) != (planned.plan.target_bytes, planned.sector_bytes):
                target.close()
                raise SafetyRefusal(Why.PLAN_CHANGED, drive=planned.plan.target_name)
        if saved is not None and self._is_continued(planned, target, saved, memory):
            done_bytes = self._done_bytes(planned, saved)
            self._emit(Note(code="clone-continues", values={"bytes": done_bytes}))
            self._note(kept_bytes=done_bytes, map_file=str(saved.map_file))
            return target, saved
        if plan.target_identity is None and saved is not None:
            target.close()
            raise UsageError(Why.CLONE_TARGET_EXISTS, path=plan.target)
        saved = new_clone(folder, clone_info)
        try:
            _keeping(saved.begin)  # do not touch the target if this computer cannot save the map
        except UsageError:
            target.close()
            if plan.target_identity is None:
                os.unlink(plan.target)  # created just now, and it would block the next run
            raise
        if plan.target_identity is not None:
            target.close()
            fd = run_attended(self._open(plan.target_identity, is_erased=True), self._control, Why.STOPPED)
            target = DeviceTarget(fd, disk)
            if planned.target_drive is not None:
                note_erased(planned.target_drive, self._paths)
            self._did(CloneStep.ERASE)
        self._note(map_file=str(saved.map_file))
        return target, saved

    def _is_continued(self, planned: PlannedClone, target: DeviceTarget, saved: SavedClone, memory: memoryview) -> bool:
        """Whether the target belongs to this map: it has the stamp or, if all is copied, the start of the clone."""
        if target.size_bytes != planned.plan.target_bytes:
            return False
        if has_stamp(target, saved.info, memory):
            return True
        content = self._content(planned, saved)
        first = content.pieces(planned.facts.areas)[0]
        has_all = not saved.map.having(CopyState.TODO) and not saved.map.having(CopyState.FAILED)
        if not has_all:
            return False
        expected, present = (memoryview(mmap.mmap(-1, first.length)) for _ in range(2))
        content.fill(first, expected, saved.map)
        target.read(first.start, present)
        return expected == present

    def _content(self, planned: PlannedClone, saved: SavedClone) -> CloneContent:
        return content_of(planned.plan, planned.source, planned.facts, planned.sector_bytes, saved.info.new_uuid)

    def _done_bytes(self, planned: PlannedClone, saved: SavedClone) -> int:
        """The part of `copied_bytes` that is done."""
        content = self._content(planned, saved)
        areas = map(content.source_area, content.pieces(planned.facts.areas))
        entries = (entry for area in areas for entry in saved.map.within(area.start, area.length))
        return sum(entry.length for entry in entries if entry.state is CopyState.DONE)

    def _copy(self, planned: PlannedClone, target: DeviceTarget, saved: SavedClone, disk: PacedDisk) -> None:
        with contextlib.closing(monitor_real_drive(self._paths, self._emit)) as watch:
            reporter = Reporter(watch.tell, time.monotonic, watch.sampler)
            watch.sampler.begin(os.fstat(target.fd).st_rdev)
            job = paced_job(self._control, reporter, Why.CLONE_STOPPED)
            job.keep_pace(self._request.pace, lambda pace: disk.set_pace(pace.bytes_per_s, pace.burst_s))
            is_continued = self._result.kept_bytes > 0
            content = self._content(planned, saved)
            copy = CloneCopy(
                content,
                target,
                planned.facts.areas,
                saved.map,
                lambda copy_map: self._save(planned, saved, copy_map, reporter),
                job,
            )
            try:
                copy.run(saved.stamp)
                self._did(CloneStep.COPY)
                if planned.plan.compares or is_continued:
                    comparison = _compared(copy, saved.stamp, is_continued=is_continued)
                    self._note(is_same=not comparison.different and not comparison.unread, digest=comparison.digest)
                    if comparison.different:
                        raise DriveRefused(Why.CLONE_DIFFERS, count=len(comparison.different))
                    self._did(CloneStep.COMPARE)
                if planned.facts.uses_map and not saved.map.bytes_in(CopyState.BAD):
                    is_complete = copy.ask_target(lambda: has_everything(target, content, planned.facts))
                    self._note(has_everything=is_complete)
                    if not is_complete:
                        raise DriveRefused(Why.CLONE_LACKS_FILES)
            finally:
                self._note_copied(saved, reporter)

    def _save(self, planned: PlannedClone, saved: SavedClone, copy_map: CopyMap, reporter: Reporter) -> None:
        _keeping(partial(saved.save, copy_map))
        bad_bytes = copy_map.bytes_in(CopyState.BAD)
        good_bytes = reporter.work.durable_bytes - bad_bytes
        self._unfinished.save(listed(self._request, planned, good_bytes, reporter.work.total_bytes, bad_bytes))

    def _note_copied(self, saved: SavedClone, reporter: Reporter) -> None:
        bad = saved.map.having(CopyState.BAD)
        self._note(
            copied_bytes=reporter.own_writes.streamed_bytes,
            bad_areas=tuple(BadAreaItem(entry.start, entry.length) for entry in bad[:_MAX_AREAS]),
            bad_bytes=sum(entry.length for entry in bad),
        )
        if bad and self._result.outcome == Outcome.DONE:
            self._note(outcome=Outcome.LEFT_OUT)

    # the drives -----------------------------------------------------------------------------------------------

    async def _open(self, confirmed: Identity, *, is_erased: bool = False) -> int:
        """Open the target for writing, and erase it if asked. Raises UsageError and DriveRefused if UDisks2 refuses."""
        async with reach() as udisks:
            eraser = Eraser(udisks, lambda: read_drives(udisks, self._facts), lambda: protected_marks(self._paths))
            try:
                if is_erased:
                    confirmed = await eraser.erase(confirmed, Table.NONE)
                _, fd = await eraser.open_to_write(confirmed)
            except BusError as error:
                raise opening_refusal(error, self._request.target, Why.DRIVE_WRITE_ERROR) from None
            return fd

    async def _afterward(self, planned: PlannedClone) -> None:
        """Grow and mount the finished clone. A failure is only noted, because this can be done later."""
        plan = planned.plan
        async with reach() as udisks:
            device = await cloned_volume(udisks, plan.target, plan.filesystem, planned.facts.last.number)
            if plan.filesystem == ENCRYPTED:
                self._emit(Note(code="clone-unlock-to-grow"))
                return
            if device is None:
                self._emit(Note(code="clone-not-seen"))
                return
            node = device.node
            if plan.grows:
                has_grown = False
                with contextlib.suppress(ShinglebackError):  # a failed mount is reported below
                    has_grown = await grow(udisks, device, plan.filesystem, lambda: self._mounted(node))
                self._note(has_grown=has_grown)
                if self._result.has_grown:
                    self._did(CloneStep.GROW)
                else:
                    self._emit(Note(code="clone-not-grown", values={"device": node}))
        try:
            await self._mounted(node)
            self._did(CloneStep.MOUNT)
            await self._name_damaged(planned)
        except ShinglebackError:
            self._emit(Note(code="clone-not-mounted", values={"device": node}))

    async def _let_sets_follow(self, planned: PlannedClone) -> None:
        """Switch the backup sets of the old drive to the complete copy."""
        plan, old = planned.plan, planned.source_drive
        if old is None or plan.target_identity is None:
            return
        async with reach() as udisks:
            snapshot = await read_drives(udisks, self._facts)
        new = next((drive for drive in snapshot.drives if drive.device == plan.target), None)
        if new is None:
            return
        try:
            sets = follow(self._paths, moved_drive(old, source_volumes(old, plan.source), new))
        except UsageError:
            self._emit(Note(code="clone-sets-stay"))
            return
        self._note(followed=tuple(backup_set.key for backup_set in sets))

    async def _name_damaged(self, planned: PlannedClone) -> None:
        last = planned.facts.last
        within = (area for area in self._result.bad_areas if last.start <= area.start < last.start + last.length)
        bad = [ByteArea(area.start - last.start, area.length) for area in within]
        if bad and planned.plan.filesystem in REPORTING_POSITIONS:
            point = os.fsencode(self._result.mount_point)
            paths = await ask_in_thread(lambda: list(files_in(point, bad)))
            items = [item_of(LeftOut(path, LeftOutReason.READ_ERROR)) for path in sorted(paths)]
            self._note(left_out=tuple(items))

    async def _mounted(self, node: str) -> str:
        """Mount the copy, with retries: after writes udev re-reads the table, and partitions vanish for a moment."""
        mounting = Mounting(os.fsencode(node), Kernel(linux.syncfs), reach, self._emit)
        for tries_left in reversed(range(_TRIES)):
            if self._result.mount_point:
                break
            try:
                self._note(mount_point=(await mounting.open()).point)
            except UsageError:
                if not tries_left:
                    raise
                await asyncio.sleep(RETRY_S)
        return self._result.mount_point


def _compared(copy: CloneCopy, stamp: bytes, *, is_continued: bool) -> CloneComparison:
    """Compare the copy. In a continued run, copy differences again: the source may have changed between the runs."""
    comparison = copy.compare()
    if comparison.different and is_continued:
        copy.copy_again(comparison.different, stamp)
        comparison = copy.compare()
    return comparison


def _keeping(work: Callable[[], None]) -> None:
    """Save state on this computer. Raises UsageError if its disk cannot be written."""
    try:
        work()
    except OSError as error:
        raise UsageError(Why.CLONE_STATE_UNWRITABLE, detail=error.strerror or "") from None
