"""Runs the work of an action, and combines the results of several actions.

It reports progress, obeys the user's pause and cancel, and lets a backup go first.
"""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec.structs

from shingleback.care.actions import Work
from shingleback.devices.dbus import BusError
from shingleback.domain.care.types import DueAction
from shingleback.domain.errors import DriveGone, DriveRefused, Why
from shingleback.domain.monitoring import RestReason
from shingleback.protocol.care import CareFinished, CareItem
from shingleback.protocol.control import Control, JobControl, Unattended
from shingleback.protocol.events import Event, Note, Progress, Rest, State
from shingleback.protocol.result_items import Tally

_ADDED: Final = ("left_out", "left_out_count", "errors", "freed_bytes", "trimmed_bytes", "rounds")
_POLL_S: Final = 0.1
_LEAVES_S: Final = 2.0
_LEAVE_AGAIN_S: Final = 1.0
_TOLD_S: Final = 0.5
_LOOK_FOR_BACKUP_S: Final = 1.0
PHASE: Final = "care"


def without_figures(result: CareFinished) -> CareFinished:
    bare = CareFinished(outcome=result.outcome)
    return msgspec.structs.replace(
        result, **{name: getattr(bare, name) for name in (*_ADDED, "is_sound", "test_status", "checked")}
    )


def together(before: CareFinished, after: CareFinished) -> CareFinished:
    """Return the worse outcome of both, with the figures of both added up."""
    worst = max(before, after, key=lambda result: result.exit_code)
    checked = Tally(files=before.checked.files + after.checked.files, bytes=before.checked.bytes + after.checked.bytes)
    return msgspec.structs.replace(
        after,
        outcome=worst.outcome,
        why=worst.why,
        values=worst.values,
        checked=checked,
        **{name: getattr(before, name) + getattr(after, name) for name in _ADDED},
    )


def item_for(due_action: DueAction, portions_in_time: int | None = None) -> CareItem:
    return CareItem(
        action=due_action.action.value,
        reason=due_action.reason.value,
        portions=due_action.portions,
        parts=due_action.parts,
        in_time=portions_in_time,
        low_s=round(due_action.cost.low_s, 1),
        high_s=round(due_action.cost.high_s, 1),
        busy=due_action.cost.busy.value,
        written_bytes=due_action.cost.written_bytes,
        needs=sorted(need.value for need in due_action.needs),
        missing=sorted(need.value for need in due_action.missing),
    )


class BackupDetector:
    """Tells whether a backup is running on the same drive; checks once a second."""

    def __init__(self, is_at_work: Callable[[], bool], clock: Callable[[], float]) -> None:
        self._is_at_work = is_at_work
        self._clock = clock
        self._looked_s = float("-inf")
        self._was_at_work = False

    @property
    def is_at_work(self) -> bool:
        if self._clock() - self._looked_s >= _LOOK_FOR_BACKUP_S:
            self._looked_s = self._clock()
            self._was_at_work = self._is_at_work()
        return self._was_at_work


class BackupFirstControl(Unattended):
    """The user's control, which is also paused while a backup is running.

    Attributes:
        gives_way: it is paused for a backup only, not by the user.
    """

    def __init__(self, control: Control, backup: BackupDetector) -> None:
        super().__init__()
        self.gives_way = False
        self._control = control
        self._backup = backup

    def refresh(self) -> None:
        self._control.refresh()
        self.is_canceled, self.gives_up = self._control.is_canceled, self._control.gives_up
        self.gives_way = not self._control.is_paused and self._backup.is_at_work
        self.is_paused = self._control.is_paused or self.gives_way

    def wait(self) -> None:
        self._control.wait()


async def check_drive(is_there: Callable[[], bool], clock: Callable[[], float]) -> None:
    """Call after an error: the kernel fails open requests before it removes a drive. Raises DriveGone."""
    end_s = clock() + _LEAVES_S
    while is_there():
        if clock() >= end_s:
            return
        await asyncio.sleep(_POLL_S)
    raise DriveGone(Why.DRIVE_GONE)


class CareRunner:
    """Carries out works, one after another.

    Attributes:
        control: the user's control, which is also paused during a backup; `job` obeys it.
    """

    def __init__(
        self,
        control: Control,
        emit: Callable[[Event], None],
        backup: BackupDetector,
        clock: Callable[[], float],
        is_there: Callable[[], bool],
    ) -> None:
        """`is_there` returns whether the drive is still plugged in."""
        self.control = BackupFirstControl(control, backup)
        self.job = JobControl(self.control, show_state=self._show_state)
        self._is_there = is_there
        self._emit = emit
        self._clock = clock
        self._began_s = clock()
        self._reported_s = float("-inf")
        self._state = "running"

    async def run(self, work: Work) -> None:
        """Work until done. Raises Canceled, DriveGone, and whatever the work raises."""
        while not work.is_done:
            while self.job.must_wait():  # noqa: ASYNC110 (the commands come from a pipe that is polled)
                await asyncio.sleep(_POLL_S)
            self._tell(work)
            piece = asyncio.ensure_future(work.next())
            try:
                await self._attend(work, piece)
            except (BusError, DriveRefused, OSError):
                await self.check_drive()
                raise
            finally:
                piece.cancel()  # the helper stops verbs whose caller has gone
        self._tell(work, now=True)

    async def check_drive(self) -> None:
        """Call after an error. Raises DriveGone."""
        await check_drive(self._is_there, self._clock)

    async def pause_for(self, seconds: float) -> None:
        """Leave the drive alone for this time. A pause changes nothing. Raises Canceled."""
        end_s = self._clock() + seconds
        while (left_s := end_s - self._clock()) > 0:
            self._emit(self._rest_event(left_s))
            next_s = self._clock() + 1
            while self._clock() < min(end_s, next_s):
                self.job.must_wait()
                await asyncio.sleep(_POLL_S)
        self._emit(self._rest_event(0.0))

    def _rest_event(self, left_s: float) -> Rest:
        return Rest(
            elapsed_s=round(self._clock() - self._began_s, 3),
            reason=RestReason.CACHE_FULL.value,
            left_s=round(left_s, 1),
        )

    async def _attend(self, work: Work, piece: "asyncio.Future[None]") -> None:
        """Wait for a piece. While paused, ask it to end, repeatedly: a request before it has begun has no effect."""
        asked_s = float("-inf")
        while not (await asyncio.wait({piece}, timeout=_POLL_S))[0]:
            self.job.poll()
            self._tell(work)
            if self.job.wants_pause and self._clock() - asked_s >= _LEAVE_AGAIN_S:
                await work.leave()
                asked_s = self._clock()
        piece.result()

    def _show_state(self, state: str) -> None:
        before, self._state = self._state, state
        if before == "running" and self.control.gives_way:
            self._emit(Note(code="care-waits-for-backup"))
        self._emit(State(state=state))

    def _tell(self, work: Work, *, now: bool = False) -> None:
        now_s = self._clock()
        if not now and now_s - self._reported_s < _TOLD_S:
            return
        self._reported_s = now_s
        elapsed_s = round(now_s - self._began_s, 3)
        done = min(work.done, work.total)
        self._emit(Progress(phase=PHASE, elapsed_s=elapsed_s, files=0, bytes=done, total_bytes=work.total))
