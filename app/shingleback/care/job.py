"""`care`: what is due for a drive and why; or one action, carried out and remembered."""

import asyncio
import contextlib
import os
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import msgspec.structs

from shingleback.care.damaged_files import damaged_inodes, names_of
from shingleback.care.pieces import Balance, CollectGarbage, DriveTest, Scrub, Trim, sync_of
from shingleback.care.runner import BackupFirst, CareRunner, YieldingControl
from shingleback.care.survey import CareSurvey, DrivePast
from shingleback.care.target import CareTarget, reached
from shingleback.devices.capabilities import Authority
from shingleback.devices.dbus import BusError, NotThere, Unanswered
from shingleback.devices.helper_client import Helper
from shingleback.devices.helper_device import HelperDevice
from shingleback.devices.mount import MountWitness
from shingleback.devices.udisks import NOT_AUTHORIZED, UDisks
from shingleback.domain.care.rules import MOST_BALANCED, described, due, obstacle, scrubs
from shingleback.domain.care.types import (
    PARTS,
    CareAction,
    CareFacts,
    CareNeed,
    CareObstacle,
    CareReason,
    DueAction,
    ReadRound,
)
from shingleback.domain.errors import (
    DriveRefused,
    LeftOut,
    LeftOutReason,
    Outcome,
    ShinglebackError,
    UsageError,
    Why,
    read_refusal,
)
from shingleback.domain.formatting.types import Permission
from shingleback.domain.helper_protocol import SHAPES, Verb
from shingleback.engine.files import linux
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.repository import is_at_work
from shingleback.engine.report import Reporter
from shingleback.engine.restore.job import CheckContext
from shingleback.engine.restore.verify import NamedFiles, Verify, VerifySample
from shingleback.protocol.care import CareDone, CareFinished, CareItem
from shingleback.protocol.control import Control
from shingleback.protocol.events import Event, Note, display_path, item_of
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import CheckFinished
from shingleback.store.care_history import CareHistory

_VERBS: Final = {
    CareAction.READ: Verb.SCRUB,
    CareAction.COLLECT_GARBAGE: Verb.COLLECT_GARBAGE,
    CareAction.BALANCE: Verb.BALANCE,
    CareAction.TRIM: Verb.TRIM,
}
_UNSUPPORTED: Final = "not supported"
BEGINS: Final = "care-begins"
"""The note before each action of a run that does everything due."""
_ADDED: Final = ("left_out", "left_out_count", "errors", "freed_bytes", "trimmed_bytes", "rounds")
_ENOUGH_UNALLOCATED: Final = 0.1  # of the filesystem


@dataclass(frozen=True, slots=True, kw_only=True)
class CareParts:
    """What a job of care works with.

    Attributes:
        past: what this computer noted of the drive, by the device's name and the place that was named.
        now_s: seconds since 1970; `now`: the same, as backups note it.
        clock: seconds that never go back.
    """

    witness: MountWitness
    connect: Callable[[], AbstractAsyncContextManager[UDisks]]
    history: CareHistory
    survey: CareSurvey
    index_store: IndexStore
    past: Callable[[CareTarget], DrivePast]
    now_s: Callable[[], float]
    now: Callable[[], datetime]
    clock: Callable[[], float] = time.monotonic


@dataclass(frozen=True, slots=True, kw_only=True)
class CareOrder:
    """What a person wants. Without anything: to be told what is due.

    Attributes:
        action: this one, whether it is due or not.
        does_due: everything that is due and can be done as things are.
        within_s: of that, nothing is begun that may take longer than what is left of this time.
        is_unattended: nor anything for which somebody would have to type a password.
    """

    action: CareAction | None = None
    does_due: bool = False
    within_s: float = float("inf")
    is_unattended: bool = False

    @property
    def is_work(self) -> bool:
        return self.does_due or self.action is not None


class CareJob:
    """To be run apart: it waits for the drive."""

    def __init__(
        self, path: bytes, order: CareOrder, parts: CareParts, emit: Callable[[Event], None], control: Control
    ) -> None:
        self._path = path
        self._order = order
        self._parts = parts
        self._emit = emit
        self._control = control
        self._word = CareFinished(
            outcome=Outcome.DONE, exit_code=0, destination=display_path(path), action=order.action or ""
        )

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
        return self._word

    async def _run(self) -> None:
        parts = self._parts
        async with reached(self._path, parts.witness, parts.connect) as target:
            facts = parts.survey.facts(target, parts.past(target))
            self._note(device=target.device.node, filesystem=facts.filesystem)
            try:
                if self._order.action is not None:
                    await self._do(self._order.action, target, facts)
                elif self._order.does_due:
                    await self._do_due(target, facts)
                if self._order.is_work:
                    facts = parts.survey.facts(target, parts.past(target))
            finally:
                self._tell_standing(target, facts)

    async def _do(self, action: CareAction, target: CareTarget, facts: CareFacts) -> None:
        why_not = obstacle(action, facts)
        wanted = described(action, facts, CareReason.ASKED_FOR)
        if why_not is not None or wanted.missing:
            missing = ",".join(sorted(wanted.missing))
            raise UsageError(Why.CARE_NOT_POSSIBLE, obstacle=why_not or "", missing=missing)
        await _Doing(self._parts, target, facts, self._control, self._emit, self._note).do(action)

    async def _do_due(self, target: CareTarget, facts: CareFacts) -> None:
        """A portion of the reading is done as often as it is due; everything else once."""
        parts = self._parts
        end_s = parts.clock() + self._order.within_s
        for one in due(facts, parts.now_s()):
            for _ in range(one.portions):
                if (
                    one.missing
                    or parts.clock() + one.cost.high_s > end_s
                    or await self._has_to_wait(one.action, target, facts)
                ):
                    break
                self._emit(Note(code=BEGINS, values={"action": one.action.value}))
                await self._add(one.action, target)

    async def _has_to_wait(self, action: CareAction, target: CareTarget, facts: CareFacts) -> bool:
        """For somebody who can type a password."""
        asked = permission_of(action, target, facts) if self._order.is_unattended else ""
        return bool(asked) and await Authority(target.udisks.bus).permission(asked) is not Permission.GRANTED

    async def _add(self, action: CareAction, target: CareTarget) -> None:
        """One more, of which the figures are added to those of the others. What proves impossible is passed over."""
        before, self._word = self._word, _without_figures(self._word)
        try:
            with contextlib.suppress(UsageError):
                await self._do(action, target, self._parts.survey.facts(target, self._parts.past(target)))
                done = CareDone(action=action.value, is_sound=self._word.is_sound, test_status=self._word.test_status)
                self._note(done=(*before.done, done))
        finally:
            self._word = _together(before, self._word)

    def _tell_standing(self, target: CareTarget, facts: CareFacts) -> None:
        now_s, past = self._parts.now_s(), self._parts.past(target)
        self._note(
            versions=past.versions,
            thinned=past.thinned,
            due=tuple(_item(one) for one in due(facts, now_s)),
            never=tuple(
                CareItem(action=action.value, obstacle=why_not.value)
                for action in CareAction
                if (why_not := obstacle(action, facts)) is not None
            ),
            past=self._parts.survey.year(target, past),
            parts_done=facts.reading.parts_done if facts.reading else 0,
        )
        found = self._parts.survey.room(target)
        if found is not None:
            room, full_in_s = found
            self._note(room_bytes=room.fits_bytes, room_limit=room.limit.value, full_in_s=full_in_s)

    def _refuse(self, error: ShinglebackError) -> None:
        outcome = error.outcome
        self._note(outcome=outcome, exit_code=outcome.exit_code, why=error.why, values=error.values)

    def _note(self, **fields: object) -> None:
        self._word = msgspec.structs.replace(self._word, **fields)


def permission_of(action: CareAction, target: CareTarget, facts: CareFacts) -> str:
    """What polkit is asked about it; empty where nobody is asked."""
    if action in (CareAction.SELF_TEST, CareAction.LONG_TEST):
        return target.self_test.action if target.self_test else ""
    if action is CareAction.READ and not scrubs(facts):
        return ""
    return SHAPES[_VERBS[action]].action if action in _VERBS else ""


def _without_figures(word: CareFinished) -> CareFinished:
    bare = CareFinished(outcome=word.outcome, exit_code=word.exit_code)
    return msgspec.structs.replace(
        word, **{name: getattr(bare, name) for name in (*_ADDED, "is_sound", "test_status", "checked")}
    )


def _together(before: CareFinished, after: CareFinished) -> CareFinished:
    """The worst outcome of both, and the figures of both."""
    worst = max(before, after, key=lambda word: word.exit_code)
    checked = Tally(files=before.checked.files + after.checked.files, bytes=before.checked.bytes + after.checked.bytes)
    return msgspec.structs.replace(
        after,
        outcome=worst.outcome,
        exit_code=worst.exit_code,
        why=worst.why,
        values=worst.values,
        checked=checked,
        **{name: getattr(before, name) + getattr(after, name) for name in _ADDED},
    )


def _item(found: DueAction) -> CareItem:
    return CareItem(
        action=found.action.value,
        reason=found.reason.value,
        portions=found.portions,
        low_s=round(found.cost.low_s, 1),
        high_s=round(found.cost.high_s, 1),
        busy=found.cost.busy.value,
        written_bytes=found.cost.written_bytes,
        needs=sorted(need.value for need in found.needs),
        missing=sorted(need.value for need in found.missing),
    )


class _Doing:
    """One action on one drive, for which everything is there that it needs."""

    def __init__(
        self,
        parts: CareParts,
        target: CareTarget,
        facts: CareFacts,
        control: Control,
        emit: Callable[[Event], None],
        note: Callable[..., None],
    ) -> None:
        self._parts = parts
        self._target = target
        self._facts = facts
        self._control = control
        self._emit = emit
        self._note = note
        self._backup = BackupFirst(lambda: bool(target.backup) and is_at_work(target.backup), parts.clock)
        self._runner = CareRunner(control, emit, self._backup, parts.clock)

    async def do(self, action: CareAction) -> None:
        works: Mapping[CareAction, Callable[[], Awaitable[bool]]] = {
            CareAction.CHECK: self._check,
            CareAction.SELF_TEST: self._self_test,
            CareAction.LONG_TEST: lambda: self._self_test(is_long=True),
            CareAction.READ: self._scrub if scrubs(self._facts) else self._verify,
            CareAction.COLLECT_GARBAGE: self._collect_garbage,
            CareAction.BALANCE: self._balance,
            CareAction.TRIM: self._trim,
            CareAction.REST: self._rest,
        }
        if await works[action]():
            self._parts.history.add(self._target.key, action, self._parts.now_s())

    # the actions; each says whether it came to its end --------------------------------------------------------

    async def _check(self) -> bool:
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
        if self._target.self_test is None:  # no obstacle would have let it come here
            raise UsageError(Why.CARE_NOT_POSSIBLE, obstacle=CareObstacle.NO_SELF_TEST, missing="")
        work = DriveTest(self._target.self_test, is_long=is_long)
        await self._runner.run(work)
        is_sound = work.state.is_sound if work.state else None
        self._note(is_sound=is_sound, test_status=work.state.status if work.state else "")
        self._fail_unless(is_sound is not False)
        return is_sound is not None

    async def _scrub(self) -> bool:
        helper, device = self._helper
        began_s = self._parts.clock()
        work = Scrub(helper, device, self._facts.used_bytes // PARTS)
        await self._runner.run(work)
        self._note(errors=work.errors)
        if work.errors:
            damaged = self._damaged(await helper.kernel_log(device), began_s)
            self._have_copied_again(damaged)
            items = [item_of(one) for one in damaged]
            self._note(left_out=tuple(items), left_out_count=len(items))
        self._fail_unless(not work.errors)
        self._count_portion(PARTS if work.is_whole else 1)
        return True

    def _damaged(self, records: list[str], since_s: float) -> list[LeftOut]:
        if self._target.mount is None:
            return []
        inodes = damaged_inodes(records, since_s)
        names = names_of(inodes, bytes(self._target.mount.point), self._runner.obey)
        return [LeftOut(path, LeftOutReason.DAMAGED) for path in names]

    def _have_copied_again(self, damaged: list[LeftOut]) -> None:
        """The next backup copies what verify finds damaged: so it looks at the files that the scrub has named."""
        mount, backup = self._target.mount, self._target.backup
        if mount is None or not backup:
            return
        paths = (os.path.relpath(os.path.join(os.fsencode(mount.point), one.path), backup) for one in damaged)
        inside = frozenset(path for path in paths if not path.startswith(b"../"))
        if inside:
            self._verified(NamedFiles(inside))

    def _verified(self, sample: VerifySample | NamedFiles) -> CheckFinished:
        control = YieldingControl(self._control, self._backup)
        reporter = Reporter(self._emit, self._parts.clock)
        store = self._parts.index_store
        context = CheckContext(reporter=reporter, control=control, now=self._parts.now)
        return Verify(self._target.backup, sample, store, context).run()

    async def _verify(self) -> bool:
        """By the manifest. Nothing else is waited for meanwhile."""
        reading = self._facts.reading or ReadRound(began_s=self._facts.known_since_s)
        found = self._verified(VerifySample(reading.parts_done + 1, PARTS))
        self._note(
            outcome=found.outcome,
            exit_code=found.exit_code,
            why=found.why,
            values=found.values,
            checked=found.checked,
            left_out=tuple(found.left_out),
            left_out_count=found.left_out_count,
        )
        is_read = found.outcome in (Outcome.DONE, Outcome.LEFT_OUT)
        if is_read:
            self._count_portion(1)
        return is_read

    def _count_portion(self, parts: int) -> None:
        reading = self._facts.reading or ReadRound(began_s=self._facts.known_since_s)
        self._parts.history.save_reading(self._target.key, reading.after(self._parts.now_s(), parts))

    async def _balance(self) -> bool:
        space = self._parts.survey.btrfs_space
        enough = int(_ENOUGH_UNALLOCATED * self._facts.total_bytes)
        work = Balance(*self._helper, lambda: space(self._target), enough, MOST_BALANCED)
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
        if mount is None or segments is None:  # what it needs was looked for before
            raise UsageError(Why.CARE_NOT_POSSIBLE, obstacle=CareObstacle.OTHER_FILESYSTEM, missing="")
        work = CollectGarbage(*self._helper, sync_of(bytes(mount.point), linux.syncfs), segments.dirty)
        try:
            await self._runner.run(work)
        finally:
            self._note(rounds=work.rounds)
        return True

    async def _rest(self) -> bool:
        await self._runner.rest(self._facts.drain_high_s)
        return True

    # helpers --------------------------------------------------------------------------------------------------

    @property
    def _helper(self) -> tuple[Helper, HelperDevice]:
        helper, device = self._target.helper, self._target.helper_device
        if helper is None or device is None:
            raise UsageError(Why.CARE_NOT_POSSIBLE, obstacle="", missing=CareNeed.HELPER)
        return helper, device

    def _fail_unless(self, is_sound: bool) -> None:
        if not is_sound:
            self._note(outcome=Outcome.LEFT_OUT, exit_code=Outcome.LEFT_OUT.exit_code)
