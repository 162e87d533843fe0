"""The computer stays awake while a run copies, and only then; the run waits for nobody for that."""

import os
import signal
from collections.abc import Callable, Iterator

import pytest

from shingleback.bootstrap.backup import SleepLockSidecar, keep_awake
from shingleback.protocol.events import Awake, Event, Rest, State
from shingleback.protocol.results import BackupFinished
from tests.fakes.logind import FakeLogind
from tests.helpers.bus import Bus
from tests.helpers.patience import wait_until

GOING_ON = State(state="running")


@pytest.fixture
def logind(bus: Bus) -> Iterator[FakeLogind]:
    with FakeLogind(bus.address) as logind:
        yield logind


class Told:
    """A run that tells again and again how it goes."""

    def __init__(self, keeper: SleepLockSidecar) -> None:
        self.events: list[Event] = []
        self.tell: Callable[[Event], None] = keeper.telling(self.events.append)

    def until(self, awake: Awake) -> None:
        def is_told() -> bool:
            self.tell(Rest(elapsed_s=1, reason="cliff", left_s=9))
            return awake in self.events

        wait_until(is_told)
        self.events.clear()


def test_it_is_awake_until_the_run_ends(bus: Bus, logind: FakeLogind) -> None:
    keeper = SleepLockSidecar(lambda: keep_awake(bus.address))
    Told(keeper).until(Awake(held=True))
    assert logind.held == 1
    assert [(what, mode) for what, _, _, mode in logind.asked] == [("sleep:shutdown", "block")]

    keeper.end()
    logind.wait_for_held(0)


def test_who_pauses_the_run_lets_it_sleep_until_the_run_goes_on(bus: Bus, logind: FakeLogind) -> None:
    keeper = SleepLockSidecar(lambda: keep_awake(bus.address))
    told = Told(keeper)
    told.until(Awake(held=True))

    told.tell(State(state="pausing"))
    assert logind.held == 1
    told.tell(State(state="paused"))
    told.until(Awake(held=False))
    logind.wait_for_held(0)

    told.tell(GOING_ON)
    told.until(Awake(held=True))
    assert logind.held == 1
    keeper.end()


def test_a_rest_of_the_drive_is_no_pause(bus: Bus, logind: FakeLogind) -> None:
    keeper = SleepLockSidecar(lambda: keep_awake(bus.address))
    told = Told(keeper)
    told.until(Awake(held=True))
    told.tell(Rest(elapsed_s=1, reason="cliff", left_s=600))
    told.tell(GOING_ON)
    assert len(logind.asked) == 1
    keeper.end()


def test_without_logind_that_is_said_and_the_run_goes_on(bus: Bus) -> None:
    keeper = SleepLockSidecar(lambda: keep_awake(bus.address))
    Told(keeper).until(Awake(held=False, why="no-logind"))
    keeper.end()


def test_a_run_that_is_refused_at_once_keeps_nothing_awake(bus: Bus, logind: FakeLogind) -> None:
    keeper = SleepLockSidecar(lambda: keep_awake(bus.address))
    told = Told(keeper)
    result = BackupFinished(outcome="usage", exit_code=2)
    told.tell(result)
    assert keeper._is_wanted is None
    keeper.end()
    assert told.events == [result]
    assert logind.asked == []


def test_a_refusal_is_said(bus: Bus) -> None:
    with FakeLogind(bus.address, refuses=True):
        keeper = SleepLockSidecar(lambda: keep_awake(bus.address))
        Told(keeper).until(Awake(held=False, why="refused"))
        keeper.end()


def test_a_logind_that_hangs_keeps_nobody_waiting(bus: Bus) -> None:
    with FakeLogind(bus.address, is_mute=True) as logind:
        keeper = SleepLockSidecar(lambda: keep_awake(bus.address, answer_s=600))
        told = Told(keeper)
        told.tell(GOING_ON)
        wait_until(lambda: len(logind.asked) == 1)
        told.tell(GOING_ON)
        assert told.events == [GOING_ON, GOING_ON]
        keeper.end()


def test_who_held_it_and_was_killed_holds_it_no_more_and_that_is_said_once(bus: Bus, logind: FakeLogind) -> None:
    keeper = SleepLockSidecar(lambda: keep_awake(bus.address))
    told = Told(keeper)
    told.until(Awake(held=True))
    os.kill(keeper._pid, signal.SIGKILL)
    told.until(Awake(held=False))
    logind.wait_for_held(0)
    told.tell(State(state="paused"))
    told.tell(GOING_ON)
    assert told.events == [State(state="paused"), GOING_ON]
    keeper.end()


def test_a_run_that_is_killed_keeps_nothing_awake(bus: Bus, logind: FakeLogind) -> None:
    run = os.fork()
    if run == 0:
        SleepLockSidecar(lambda: keep_awake(bus.address)).telling(lambda _event: None)(GOING_ON)
        signal.pause()
    logind.wait_for_held(1)
    os.kill(run, signal.SIGKILL)
    os.waitpid(run, 0)
    logind.wait_for_held(0)
