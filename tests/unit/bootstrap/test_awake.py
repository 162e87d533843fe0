"""The computer stays awake while a run copies, and only then; the run never waits for that."""

import os
import signal
from collections.abc import Callable, Iterator

import pytest

from shingleback.bootstrap.awake import SleepLockSidecar, keep_awake
from shingleback.protocol.events import Awake, Event, Rest, State
from shingleback.protocol.results import BackupFinished
from tests.fakes.logind import FakeLogind
from tests.helpers.bus import Bus
from tests.helpers.leaks import children
from tests.helpers.patience import wait_until

GOING_ON = State(state="running")


@pytest.fixture
def logind(bus: Bus) -> Iterator[FakeLogind]:
    with FakeLogind(bus.address) as logind:
        yield logind


class FakeRun:
    """A run that keeps emitting events."""

    def __init__(self, sidecar: SleepLockSidecar) -> None:
        self.events: list[Event] = []
        self.emit: Callable[[Event], None] = sidecar.telling(self.events.append)

    def until(self, awake: Awake) -> None:
        def is_emitted() -> bool:
            self.emit(Rest(elapsed_s=1, reason="cliff", left_s=9))
            return awake in self.events

        wait_until(is_emitted)
        self.events.clear()


def test_the_computer_stays_awake_until_the_run_ends(bus: Bus, logind: FakeLogind) -> None:
    sidecar = SleepLockSidecar(lambda: keep_awake(bus.address))
    FakeRun(sidecar).until(Awake(held=True))
    assert logind.held == 1
    assert [(blocked, mode) for blocked, _, _, mode in logind.requests] == [("sleep:shutdown", "block")]

    sidecar.end()
    logind.wait_for_held(0)


def test_the_computer_may_sleep_while_the_run_is_paused(bus: Bus, logind: FakeLogind) -> None:
    sidecar = SleepLockSidecar(lambda: keep_awake(bus.address))
    run = FakeRun(sidecar)
    run.until(Awake(held=True))

    run.emit(State(state="pausing"))
    assert logind.held == 1
    run.emit(State(state="paused"))
    run.until(Awake(held=False))
    logind.wait_for_held(0)

    run.emit(GOING_ON)
    run.until(Awake(held=True))
    assert logind.held == 1
    sidecar.end()


def test_a_rest_of_the_drive_is_no_pause(bus: Bus, logind: FakeLogind) -> None:
    sidecar = SleepLockSidecar(lambda: keep_awake(bus.address))
    run = FakeRun(sidecar)
    run.until(Awake(held=True))
    run.emit(Rest(elapsed_s=1, reason="cliff", left_s=600))
    run.emit(GOING_ON)
    assert len(logind.requests) == 1
    sidecar.end()


def test_without_logind_the_run_continues_and_reports_it(bus: Bus) -> None:
    sidecar = SleepLockSidecar(lambda: keep_awake(bus.address))
    FakeRun(sidecar).until(Awake(held=False, why="no-logind"))
    sidecar.end()


def test_a_run_that_is_refused_at_once_keeps_nothing_awake(bus: Bus, logind: FakeLogind) -> None:
    sidecar = SleepLockSidecar(lambda: keep_awake(bus.address))
    run = FakeRun(sidecar)
    result = BackupFinished(outcome="usage", exit_code=2)
    run.emit(result)
    sidecar.end()
    assert run.events == [result]
    assert logind.requests == []


def test_a_refusal_is_reported(bus: Bus) -> None:
    with FakeLogind(bus.address, refuses=True):
        sidecar = SleepLockSidecar(lambda: keep_awake(bus.address))
        FakeRun(sidecar).until(Awake(held=False, why="refused"))
        sidecar.end()


def test_a_logind_that_hangs_does_not_block_the_run(bus: Bus) -> None:
    with FakeLogind(bus.address, is_mute=True) as logind:
        sidecar = SleepLockSidecar(lambda: keep_awake(bus.address, answer_s=600))
        run = FakeRun(sidecar)
        run.emit(GOING_ON)
        wait_until(lambda: len(logind.requests) == 1)
        run.emit(GOING_ON)
        assert run.events == [GOING_ON, GOING_ON]
        sidecar.end()


def test_a_killed_sidecar_releases_its_lock_and_that_is_reported_once(bus: Bus, logind: FakeLogind) -> None:
    processes = children()
    sidecar = SleepLockSidecar(lambda: keep_awake(bus.address))
    run = FakeRun(sidecar)
    run.until(Awake(held=True))
    (pid,) = children() - processes
    os.kill(pid, signal.SIGKILL)
    run.until(Awake(held=False))
    logind.wait_for_held(0)
    run.emit(State(state="paused"))
    run.emit(GOING_ON)
    assert run.events == [State(state="paused"), GOING_ON]
    sidecar.end()


def test_a_killed_run_keeps_nothing_awake(bus: Bus, logind: FakeLogind) -> None:
    run = os.fork()
    if run == 0:
        SleepLockSidecar(lambda: keep_awake(bus.address)).telling(lambda _event: None)(GOING_ON)
        signal.pause()
    logind.wait_for_held(1)
    os.kill(run, signal.SIGKILL)
    os.waitpid(run, 0)
    logind.wait_for_held(0)
