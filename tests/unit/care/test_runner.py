"""A backup takes precedence over care, and care reacts to pauses and cancels within a second."""

import asyncio
from collections.abc import Callable

import pytest

from shingleback.care.runner import BackupDetector, BackupFirstControl, CareRunner
from shingleback.devices.helper_client import HelperRefused
from shingleback.domain.errors import Canceled, DriveGone
from shingleback.domain.helper_protocol import HelperRefusal
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Note, Progress, Rest, State
from tests.helpers.patience import PATIENCE_S


class FakeWork:
    """Work of three pieces. If `is_long`, the first piece lasts until it is told to end.

    Attributes:
        begun: the number of started pieces.
    """

    def __init__(self, *, is_long: bool = False) -> None:
        self.done = 0
        self.total = 3
        self.is_done = False
        self.begun = 0
        self.was_ended = False
        self.left = asyncio.Event()
        self._is_long = is_long

    async def next(self) -> None:
        self.begun += 1
        try:
            if self._is_long and self.begun == 1:
                await self.left.wait()
            else:
                self.done += 1
        except asyncio.CancelledError:
            self.was_ended = True
            raise
        self.is_done = self.done >= self.total

    async def leave(self) -> None:
        self.left.set()


class Clock:
    """Advances with each reading."""

    def __init__(self, step_s: float) -> None:
        self._now_s = 0.0
        self._step_s = step_s

    def __call__(self) -> float:
        self._now_s += self._step_s
        return self._now_s


def runner(
    control: Unattended,
    events: list[Event],
    at_work: Callable[[], bool] = lambda: False,
    step_s: float = 0.01,
    is_there: Callable[[], bool] = lambda: True,
) -> CareRunner:
    clock = Clock(step_s)
    return CareRunner(control, events.append, BackupDetector(at_work, clock), clock, is_there)


def test_all_pieces_are_done_and_reported() -> None:
    events: list[Event] = []
    work = FakeWork()
    asyncio.run(runner(Unattended(), events).run(work))
    assert work.begun == 3
    last = events[-1]
    assert isinstance(last, Progress)
    assert (last.phase, last.bytes, last.total_bytes) == ("care", 3, 3)


def test_a_backup_takes_precedence_and_the_work_continues_after_it() -> None:
    events: list[Event] = []
    checks = iter([False, True, True, False])
    work = FakeWork(is_long=True)
    asyncio.run(runner(Unattended(), events, lambda: next(checks, False), step_s=0.6).run(work))
    assert work.left.is_set()  # the running piece was ended early
    assert work.done == 3
    assert [event.code for event in events if isinstance(event, Note)] == ["care-waits-for-backup"]
    assert [event.state for event in events if isinstance(event, State)] == ["pausing", "paused", "running"]


def test_canceling_during_a_piece_ends_it() -> None:
    """A helper ends its work when its call is canceled."""
    control = Unattended()
    work = FakeWork(is_long=True)

    def cancel() -> None:
        control.is_canceled = True

    async def run() -> None:
        asyncio.get_running_loop().call_later(0.01, cancel)
        async with asyncio.timeout(PATIENCE_S):
            with pytest.raises(Canceled):
                await runner(control, []).run(work)
            await asyncio.sleep(0)

    asyncio.run(run())
    assert work.begun == 1
    assert work.was_ended
    assert not work.left.is_set()


class SlowToStart(FakeWork):
    """Its drive starts a moment after the request, and ignores requests to end before that."""

    async def leave(self) -> None:
        if self.was_requested:
            self.left.set()
        self.was_requested = True

    was_requested = False


def test_a_pause_before_the_drive_has_started_is_obeyed() -> None:
    control, events = Unattended(), list[Event]()
    work = SlowToStart(is_long=True)

    def pause() -> None:
        control.is_paused = True

    async def run() -> None:
        asyncio.get_running_loop().call_later(0.01, pause)
        running = asyncio.ensure_future(runner(control, events, step_s=0.5).run(work))
        async with asyncio.timeout(PATIENCE_S):
            await work.left.wait()
            control.is_paused = False
            await running

    asyncio.run(run())
    assert work.done == 3


class Failing(FakeWork):
    """Fails as a scrub does when the drive no longer answers."""

    async def next(self) -> None:
        raise HelperRefused(HelperRefusal.PROGRAM_FAILED, "scrub aborted")


def test_a_drive_pulled_during_a_piece_is_gone_even_while_the_kernel_still_shows_it() -> None:
    checks = iter([True, True])
    with pytest.raises(DriveGone):
        asyncio.run(runner(Unattended(), [], is_there=lambda: next(checks, False)).run(Failing()))


def test_a_failure_on_a_present_drive_is_reported_as_it_is() -> None:
    with pytest.raises(HelperRefused):
        asyncio.run(runner(Unattended(), [], step_s=0.5).run(Failing()))


def test_a_rest_counts_down_to_zero() -> None:
    events: list[Event] = []
    asyncio.run(runner(Unattended(), events, step_s=0.5).pause_for(10))
    lefts_s = [event.left_s for event in events if isinstance(event, Rest)]
    assert lefts_s == sorted(lefts_s, reverse=True)
    assert lefts_s[0] > 8
    assert lefts_s[-1] == 0


def test_a_rest_can_be_canceled() -> None:
    control = Unattended()
    control.is_canceled = True
    with pytest.raises(Canceled):
        asyncio.run(runner(control, []).pause_for(10_000))


def test_reading_pauses_during_a_backup() -> None:
    is_at_work = [True]
    control = BackupFirstControl(Unattended(), BackupDetector(lambda: is_at_work[0], Clock(2)))
    control.refresh()
    assert control.is_paused
    is_at_work[0] = False
    control.refresh()
    assert not control.is_paused


def test_a_running_backup_is_checked_for_once_a_second() -> None:
    """Each check opens a file on the drive."""
    checks = []

    def check() -> bool:
        checks.append(1)
        return False

    backup = BackupDetector(check, Clock(0.1))
    for _ in range(100):
        assert not backup.is_at_work
    assert 5 < len(checks) < 25
