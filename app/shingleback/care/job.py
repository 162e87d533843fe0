"""The `care` command: tells what is due for a drive and why, or carries out one or all due actions and records them."""

import asyncio
import contextlib
import math
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import msgspec.structs

from shingleback.care.actions import Balance, CollectGarbage, DriveTest, Scrub, Trim, by_backup, damaged_files, sync_of
from shingleback.care.runner import (
    BackupDetector,
    CareRunner,
    check_drive,
    item_for,
    together,
    without_figures,
)
from shingleback.care.survey import CareFactReader, CareTarget, DriveRunHistory, permission_of
from shingleback.devices.capabilities import Authority
from shingleback.devices.dbus import BusError, NotThere, Unanswered
from shingleback.devices.helper_client import Helper
from shingleback.devices.sysfs.reader import HelperDevice
from shingleback.devices.udisks import NOT_AUTHORIZED
from shingleback.domain.care.rules import (
    MAX_BALANCED,
    described,
    due,
    may_begin,
    obstacle,
    portions_for,
    portions_in_time,
    read_round,
    scrubs,
    time_for,
)
from shingleback.domain.care.types import CareAction, CareFacts, CareNeed, CareObstacle, CareReason, DueAction
from shingleback.domain.deadline import EJECT_S, readiness
from shingleback.domain.errors import (
    DriveGone,
    DriveRefused,
    LeftOut,
    Outcome,
    ShinglebackError,
    UsageError,
    Why,
    read_refusal,
)
from shingleback.domain.formatting.types import Permission
from shingleback.domain.text import display_path
from shingleback.engine.files import linux
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.repository import is_at_work
from shingleback.engine.report import Reporter
from shingleback.engine.restore.job import CheckContext
from shingleback.engine.restore.verify import NamedFiles, Verify, VerifySample
from shingleback.protocol.care import CareDone, CareFinished, CareItem
from shingleback.protocol.control import Control
from shingleback.protocol.events import Event, Note, item_of
from shingleback.protocol.result_items import ReadyBy
from shingleback.protocol.results import CheckFinished
from shingleback.store.drive_records import CareHistory

_UNSUPPORTED: Final = "not supported"
BEGINS: Final = "care-begins"
"""The note before each action of a run that does everything due."""
_FROM_START: Final = 1  # saved place of a scrub that has to start over
_ENOUGH_UNALLOCATED: Final = 0.1  # share of the filesystem


@dataclass(frozen=True, slots=True, kw_only=True)
class CareContext:
    """The collaborators of a care job.

    Attributes:
        reach: finds the drive from the user's path.
        run_history: reads what this computer recorded about the drive in its runs.
        now_s: seconds since 1970; `now`: the same as a datetime, as backups record it.
        clock: monotonic seconds.
    """

    reach: Callable[[bytes], AbstractAsyncContextManager[CareTarget]]
    history: CareHistory
    survey: CareFactReader
    index_store: IndexStore
    run_history: Callable[[CareTarget], DriveRunHistory]
    now_s: Callable[[], float]
    now: Callable[[], datetime]
    clock: Callable[[], float] = time.monotonic


@dataclass(frozen=True, slots=True, kw_only=True)
class CareRequest:
    """What the user asked for. By default, the job only tells what is due.

    Attributes:
        action: do this action, whether due or not.
        does_due: do everything that is due and possible now.
        within_s: with `does_due`, start no action that may take longer than what is left of this time.
        is_unattended: also skip actions that need somebody to type a password.
        ready_by: when all actions and a rest of the drive should be finished; only actions that fit are started.
    """

    action: CareAction | None = None
    does_due: bool = False
    within_s: float = float("inf")
    is_unattended: bool = False
    ready_by: datetime | None = None

    @property
    def is_work(self) -> bool:
        return self.does_due or self.action is not None


class CareJob:
    """One `care` command. Waits for the drive, so it runs in a process of its own."""

    def __init__(
        self, path: bytes, order: CareRequest, parts: CareContext, emit: Callable[[Event], None], control: Control
    ) -> None:
        self._path = path
        self._order = order
        self._parts = parts
        self._emit = emit
        self._control = control
        self._result = CareFinished(outcome=Outcome.DONE, destination=display_path(path), action=order.action or "")

    def run(self) -> CareFinished:
        began_s = self._parts.clock()
        try:
            asyncio.run(self._run())
        except ShinglebackError as error:
            self._refuse(error)
        except (NotThere, Unanswered) as error:
            self._refuse(DriveRefused(Why.MOUNT_UNANSWERED, detail=str(error)))
        except BusError as error:
            is_forbidden = error.name.startswith(NOT_AUTHORIZED)
            why = Why.NOT_ALLOWED if is_forbidden else Why.CARE_NOT_POSSIBLE
            self._refuse(DriveRefused(why, detail=error.text or error.name))
        except OSError as error:
            self._refuse(read_refusal(error))
        self._note(elapsed_s=round(self._parts.clock() - began_s, 3))
        return self._result

    async def _run(self) -> None:
        parts = self._parts
        async with parts.reach(self._path) as target:
            try:
                facts = parts.survey.facts(target, parts.run_history(target))
                self._note(device=target.device.node, filesystem=facts.filesystem)
                try:
                    if self._order.action is not None:
                        await self._do(self._order.action, target, facts)
                    elif self._order.does_due:
                        await self._do_due(target, facts)
                    if self._order.is_work:
                        facts = parts.survey.facts(target, parts.run_history(target))
                finally:
                    if target.is_there:
                        self._tell_status(target, facts)
            except OSError:  # a drive that was pulled is no longer mounted, so reading its free space fails
                await check_drive(lambda: target.is_there, parts.clock)
                raise

    async def _do(self, action: CareAction, target: CareTarget, facts: CareFacts) -> None:
        why_not = obstacle(action, facts)
        action_plan = described(action, facts, CareReason.ASKED_FOR)
        if why_not is not None or action_plan.missing:
            missing = ",".join(sorted(action_plan.missing))
            raise UsageError(Why.CARE_NOT_POSSIBLE, obstacle=why_not or "", missing=missing)
        await _Doing(self._parts, target, facts, self._control, self._emit, self._note).do(action, self._left_s)

    async def _do_due(self, target: CareTarget, facts: CareFacts) -> None:
        """Do the due actions that are possible and fit the time. Only READ can have several portions."""
        parts = self._parts
        end_s = parts.clock() + self._order.within_s
        actions = due(facts, parts.now_s())
        for place, due_action in enumerate(actions):
            for _ in range(due_action.portions):
                fits = parts.clock() + due_action.cost.high_s <= end_s and (
                    self._order.ready_by is None or may_begin(due_action, facts, self._left_s)
                )
                if due_action.missing or not fits or await self._has_to_wait(due_action.action, target, facts):
                    break
                self._tell_in_time(actions[place:], facts)
                self._emit(Note(code=BEGINS, values={"action": due_action.action.value}))
                await self._add(due_action.action, target)

    @property
    def _left_s(self) -> float:
        """The time left until everything should be finished and ejected, in seconds."""
        at = self._order.ready_by
        return at.timestamp() - EJECT_S - self._parts.now_s() if at else math.inf

    def _tell_in_time(self, actions: Sequence[DueAction], facts: CareFacts) -> None:
        """Emit whether all remaining actions will finish in time."""
        at, now_s = self._order.ready_by, self._parts.now_s()
        if at is None:
            return
        span = time_for(actions, portions_in_time(actions, facts, self._left_s), facts)
        high_at = now_s + span.high_s
        state = readiness(span, max(1.0, self._left_s))
        self._emit(
            ReadyBy(at=at.timestamp(), state=state, low_at=now_s + span.low_s, high_at=high_at, tidied_at=high_at)
        )

    async def _has_to_wait(self, action: CareAction, target: CareTarget, facts: CareFacts) -> bool:
        """Whether an unattended run must skip this action, because it needs a password."""
        permission = permission_of(action, target, facts) if self._order.is_unattended else ""
        if not permission or target.udisks is None:
            return False
        return await Authority(target.udisks.bus).permission(permission) is not Permission.GRANTED

    async def _add(self, action: CareAction, target: CareTarget) -> None:
        """Do one more action and add its figures to the result. An action that turns out impossible is skipped."""
        before, self._result = self._result, without_figures(self._result)
        try:
            with contextlib.suppress(UsageError):
                await self._do(action, target, self._parts.survey.facts(target, self._parts.run_history(target)))
                done = CareDone(
                    action=action.value, is_sound=self._result.is_sound, test_status=self._result.test_status
                )
                self._note(done=(*before.done, done))
        finally:
            self._result = together(before, self._result)

    def _tell_status(self, target: CareTarget, facts: CareFacts) -> None:
        run_history = self._parts.run_history(target)
        actions = due(facts, self._parts.now_s())
        in_time: Sequence[int | None] = [None] * len(actions)
        if self._order.ready_by is not None:
            in_time = portions_in_time(actions, facts, self._left_s)
        self._note(
            versions=run_history.versions,
            thinned=run_history.thinned,
            due=tuple(item_for(due_action, count) for due_action, count in zip(actions, in_time, strict=True)),
            never=tuple(
                CareItem(action=action.value, obstacle=why_not.value)
                for action in CareAction
                if (why_not := obstacle(action, facts)) is not None
            ),
            past=self._parts.survey.year(target, run_history),
            parts_done=read_round(facts).parts_done,
            parts=read_round(facts).parts,
        )
        forecast = self._parts.survey.room(target)
        if forecast is not None:
            room, full_in_s = forecast
            self._note(room_bytes=room.fits_bytes, room_limit=room.limit.value, full_in_s=full_in_s)

    def _refuse(self, error: ShinglebackError) -> None:
        self._result = self._result.ended_by(error)

    def _note(self, **fields: object) -> None:
        self._result = msgspec.structs.replace(self._result, **fields)


class _Doing:
    """One action on one drive, with everything it needs."""

    def __init__(
        self,
        parts: CareContext,
        target: CareTarget,
        facts: CareFacts,
        control: Control,
        emit: Callable[[Event], None],
        note: Callable[..., None],
    ) -> None:
        self._parts = parts
        self._target = target
        self._facts = facts
        self._emit = emit
        self._note = note
        backup = BackupDetector(lambda: bool(target.backup) and is_at_work(target.backup), parts.clock)
        self._runner = CareRunner(control, emit, backup, parts.clock, lambda: target.is_there)

    async def do(self, action: CareAction, left_s: float) -> None:
        """Do the action, and record it if it was completed. A rest ends after `left_s` at the latest."""
        works: Mapping[CareAction, Callable[[], Awaitable[bool]]] = {
            CareAction.CHECK: self._check,
            CareAction.SELF_TEST: self._self_test,
            CareAction.LONG_TEST: lambda: self._self_test(is_long=True),
            CareAction.READ: self._scrub if scrubs(self._facts) else self._verify,
            CareAction.COLLECT_GARBAGE: self._collect_garbage,
            CareAction.BALANCE: self._balance,
            CareAction.TRIM: self._trim,
            CareAction.REST: lambda: self._let_rest(left_s),
        }
        if await works[action]():
            self._parts.history.add(self._target.key, action, self._parts.now_s())

    # the actions; each returns whether it was completed --------------------------------------------------------

    async def _check(self) -> bool:
        if self._target.udisks is None:  # cannot happen: an obstacle would have been reported before
            raise UsageError(Why.CARE_NOT_POSSIBLE, obstacle=CareObstacle.OTHER_FILESYSTEM, missing="")
        try:
            answer = await self._target.udisks.carry_out(self._target.device.path, "Filesystem", "Check")
        except BusError as error:
            if _UNSUPPORTED in error.text:
                raise UsageError(Why.CARE_NOT_POSSIBLE, obstacle=CareObstacle.OTHER_FILESYSTEM, missing="") from None
            raise
        is_sound = bool(answer[0]) if answer else None
        self._note(is_sound=is_sound)
        self._fail_unless(is_sound is not False)
        return is_sound is not None

    async def _self_test(self, *, is_long: bool = False) -> bool:
        if self._target.self_test is None:  # cannot happen: an obstacle would have been reported before
            raise UsageError(Why.CARE_NOT_POSSIBLE, obstacle=CareObstacle.NO_SELF_TEST, missing="")
        work = DriveTest(self._target.self_test, is_long=is_long)
        await self._runner.run(work)
        is_sound = work.state.is_sound if work.state else None
        self._note(is_sound=is_sound, test_status=work.state.status if work.state else "")
        self._fail_unless(is_sound is not False)
        return is_sound is not None

    async def _scrub(self) -> bool:
        helper, device = self._helper
        began_s, reading = self._parts.clock(), read_round(self._facts)
        key, history = self._target.key, self._parts.history
        is_anew = history.place(key, CareAction.READ) == _FROM_START
        work = Scrub(helper, device, self._facts.used_bytes // reading.parts, is_from_beginning=is_anew)
        try:
            await self._runner.run(work)
            if work.errors or not self._target.is_there:  # reading a drive that was pulled gives nothing but errors
                await self._runner.check_drive()
        except DriveGone:  # the kernel went on scrubbing, and skipped what it could not read
            history.save_place(key, CareAction.READ, _FROM_START)
            history.save_reading(key, msgspec.structs.replace(reading, parts_done=0))
            raise
        self._note(errors=work.errors)
        if work.errors:
            damaged: list[LeftOut] = []
            records = await helper.kernel_log(device)
            if self._target.mount is not None:
                top = bytes(self._target.mount.point)
                damaged = damaged_files(records, began_s, top, self._runner.job.poll)
                # Files that fail the verification are copied again by the next backup.
                for backup, paths in by_backup((file.path for file in damaged), top).items():
                    self._verified(backup, NamedFiles(paths))
            items = [item_of(file) for file in damaged]
            self._note(left_out=tuple(items), left_out_count=len(items))
        self._fail_unless(not work.errors)
        self._count_portion(reading.parts if work.is_whole else 1)
        return True

    def _verified(self, backup: bytes, sample: VerifySample | NamedFiles) -> CheckFinished:
        reporter = Reporter(self._emit, self._parts.clock)
        store = self._parts.index_store
        context = CheckContext(reporter=reporter, control=self._runner.control, now=self._parts.now)
        return Verify(backup, sample, store, context).run()

    async def _verify(self) -> bool:
        """Verify the next portion of the backup against its manifest. This blocks until it is finished."""
        reading = read_round(self._facts)
        verified = self._verified(self._target.backup, VerifySample(reading.parts_done + 1, reading.parts))
        self._note(
            outcome=verified.outcome,
            why=verified.why,
            values=verified.values,
            checked=verified.checked,
            left_out=tuple(verified.left_out),
            left_out_count=verified.left_out_count,
        )
        is_read = verified.outcome in (Outcome.DONE, Outcome.LEFT_OUT)
        if is_read:
            self._count_portion(1)
        return is_read

    def _count_portion(self, parts: int) -> None:
        facts = self._facts
        after = read_round(facts).after(self._parts.now_s(), parts, portions_for(facts.used_bytes))
        self._parts.history.save_reading(self._target.key, after)

    async def _balance(self) -> bool:
        space = self._parts.survey.btrfs_space
        enough = int(_ENOUGH_UNALLOCATED * self._facts.total_bytes)
        work = Balance(*self._helper, lambda: space(self._target), enough, MAX_BALANCED)
        try:
            await self._runner.run(work)
        finally:
            self._note(freed_bytes=work.freed_bytes)
        return True

    async def _trim(self) -> bool:
        key, history = self._target.key, self._parts.history
        place = history.place(key, CareAction.TRIM)
        size = self._target.device.block.size
        work = Trim(*self._helper, size, place, lambda done: history.save_place(key, CareAction.TRIM, done))
        try:
            await self._runner.run(work)
        finally:
            self._note(trimmed_bytes=work.trimmed_bytes)
        return True

    async def _collect_garbage(self) -> bool:
        mount, segments = self._target.mount, self._facts.segments
        if mount is None or segments is None:  # cannot happen: both were checked before
            raise UsageError(Why.CARE_NOT_POSSIBLE, obstacle=CareObstacle.OTHER_FILESYSTEM, missing="")
        work = CollectGarbage(*self._helper, sync_of(bytes(mount.point), linux.syncfs), segments.dirty)
        try:
            await self._runner.run(work)
        finally:
            self._note(rounds=work.rounds)
        return True

    async def _let_rest(self, left_s: float) -> bool:
        """Leave the drive alone until its cache has drained, or until it is needed. Returns whether it has drained."""
        await self._runner.pause_for(max(0.0, min(self._facts.drain_high_s, left_s)))
        return self._facts.drain_high_s <= left_s

    # helpers --------------------------------------------------------------------------------------------------

    @property
    def _helper(self) -> tuple[Helper, HelperDevice]:
        helper, device = self._target.helper, self._target.helper_device
        if helper is None or device is None:
            raise UsageError(Why.CARE_NOT_POSSIBLE, obstacle="", missing=CareNeed.HELPER)
        return helper, device

    def _fail_unless(self, is_sound: bool) -> None:
        if not is_sound:
            self._note(outcome=Outcome.LEFT_OUT)
