"""The computer is kept awake through logind, which shows the reason. Without logind, nothing fails."""

import os
from pathlib import Path

from shingleback.bootstrap.awake import keep_awake
from shingleback.domain.monitoring import InhibitFailure
from tests.fakes.logind import FakeLogind
from tests.helpers.bus import Bus


def test_sleep_and_shutdown_are_blocked_until_the_lock_is_released(bus: Bus) -> None:
    with FakeLogind(bus.address) as logind:
        lock = keep_awake(bus.address)
        assert isinstance(lock, int)
        assert logind.held == 1

        os.close(lock)
        logind.wait_for_held(0)

    ((blocked, program, why, mode),) = logind.requests
    assert set(blocked.split(":")) == {"sleep", "shutdown"}
    assert (program, mode) == ("Shingleback", "block")
    assert "backup" in why


def test_a_refusal_is_returned(bus: Bus) -> None:
    with FakeLogind(bus.address, refuses=True):
        assert keep_awake(bus.address) is InhibitFailure.REFUSED


def test_a_computer_without_logind_may_fall_asleep(bus: Bus) -> None:
    assert keep_awake(bus.address) is InhibitFailure.NO_LOGIND


def test_a_computer_without_a_bus_may_fall_asleep(tmp_path: Path) -> None:
    assert keep_awake(f"unix:path={tmp_path / 'nothing'}") is InhibitFailure.NO_LOGIND


def test_a_logind_that_does_not_answer_is_not_awaited_for_long(bus: Bus) -> None:
    with FakeLogind(bus.address, is_mute=True) as logind:
        assert keep_awake(bus.address, answer_s=0.2) is InhibitFailure.NO_LOGIND
        assert len(logind.requests) == 1
