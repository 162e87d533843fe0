"""A backup goes first, a pause is obeyed, and who cancels is heard within a second."""

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


class Pieces:
    """Work of three pieces; a piece lasts until somebody wants it to end, where it is long.

    Attributes:
        begun: how many pieces were begun.
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
    """Each look lets time pass."""

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


def test_all_pieces_are_done_and_told() -> None:
    events: list[Event] = []
    work = Pieces()
    asyncio.run(runner(Unattended(), events).run(work))
    assert work.begun == 3
    last = events[-1]
    assert isinstance(last, Progress)
    assert (last.phase, last.bytes, last.total_bytes) == ("care", 3, 3)


def test_a_backup_goes_first_and_the_work_goes_on_after_it() -> None:
    events: list[Event] = []
    looks = iter([False, True, True, False])
    work = Pieces(is_long=True)
    asyncio.run(runner(Unattended(), events, lambda: next(looks, False), step_s=0.6).run(work))
    assert work.left.is_set()  # what was under way was left for it
    assert work.done == 3
    assert [event.code for event in events if isinstance(event, Note)] == ["care-waits-for-backup"]
    assert [event.state for event in events if isinstance(event, State)] == ["paused", "running"]


def test_who_cancels_is_heard_amid_a_piece_and_ends_it() -> None:
    """A helper that is no longer asked ends what it does."""
    control = Unattended()
    work = Pieces(is_long=True)

    def cancel() -> None:
        control.is_canceled = True

    async def run() -> None:
        asyncio.get_running_loop().call_later(0.01, cancel)
        async with asyncio.timeout(1):
            with pytest.raises(Canceled):
                await runner(control, []).run(work)
            await asyncio.sleep(0)

    asyncio.run(run())
    assert work.begun == 1
    assert work.was_ended
    assert not work.left.is_set()


class Lazy(Pieces):
    """The drive begins with it a moment after it was asked to, and hears nothing before."""

    async def leave(self) -> None:
        if self.was_asked:
            self.left.set()
        self.was_asked = True

    was_asked = False


def test_a_pause_that_comes_before_the_drive_has_begun_is_obeyed_all_the_same() -> None:
    control, events = Unattended(), list[Event]()
    work = Lazy(is_long=True)

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


class Failing(Pieces):
    """As the helper tells of a scrub whose drive answers nothing any more."""

    async def next(self) -> None:
        raise HelperRefused(HelperRefusal.PROGRAM_FAILED, "scrub aborted")


def test_a_drive_that_is_pulled_amid_a_piece_is_gone_also_while_the_kernel_still_shows_it() -> None:
    looks = iter([True, True])
    with pytest.raises(DriveGone):
        asyncio.run(runner(Unattended(), [], is_there=lambda: next(looks, False)).run(Failing()))


def test_what_fails_on_a_drive_that_stays_is_told_as_it_is() -> None:
    with pytest.raises(HelperRefused):
        asyncio.run(runner(Unattended(), [], step_s=0.5).run(Failing()))


def test_a_rest_counts_down_to_nothing() -> None:
    events: list[Event] = []
    asyncio.run(runner(Unattended(), events, step_s=0.5).rest(10))
    left = [event.left_s for event in events if isinstance(event, Rest)]
    assert left == sorted(left, reverse=True)
    assert left[0] > 8
    assert left[-1] == 0


def test_a_rest_can_be_canceled() -> None:
    control = Unattended()
    control.is_canceled = True
    with pytest.raises(Canceled):
        asyncio.run(runner(control, []).rest(10_000))


def test_reading_is_paused_while_a_backup_is_at_work() -> None:
    is_at_work = [True]
    control = BackupFirstControl(Unattended(), BackupDetector(lambda: is_at_work[0], Clock(2)))
    control.refresh()
    assert control.is_paused
    is_at_work[0] = False
    control.refresh()
    assert not control.is_paused


def test_a_backup_is_looked_for_once_a_second() -> None:
    """Each look opens a file on the drive."""
    looks = []

    def look() -> bool:
        looks.append(1)
        return False

    backup = BackupDetector(look, Clock(0.1))
    for _ in range(100):
        assert not backup.is_at_work
    assert 5 < len(looks) < 25
