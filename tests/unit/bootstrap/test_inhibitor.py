"""The computer is kept awake through logind, which shows for whom; without it, that is said and nothing fails."""

import os
from pathlib import Path

from shingleback.bootstrap.backup import keep_awake
from shingleback.domain.monitoring import InhibitFailure
from tests.fakes.logind import FakeLogind
from tests.helpers.bus import Bus


def test_neither_sleep_nor_shutdown_comes_until_it_lets_go(bus: Bus) -> None:
    with FakeLogind(bus.address) as logind:
        lock = keep_awake(bus.address)
        assert isinstance(lock, int)
        assert logind.held == 1

        os.close(lock)
        logind.wait_for_held(0)

    ((what, who, why, mode),) = logind.asked
    assert set(what.split(":")) == {"sleep", "shutdown"}
    assert (who, mode) == ("Shingleback", "block")
    assert "backup" in why


def test_who_may_not_do_that_is_told_so(bus: Bus) -> None:
    with FakeLogind(bus.address, refuses=True):
        assert keep_awake(bus.address) is InhibitFailure.REFUSED


def test_a_computer_without_logind_may_fall_asleep(bus: Bus) -> None:
    assert keep_awake(bus.address) is InhibitFailure.NO_LOGIND


def test_a_computer_without_a_bus_may_fall_asleep(tmp_path: Path) -> None:
    assert keep_awake(f"unix:path={tmp_path / 'nothing'}") is InhibitFailure.NO_LOGIND


def test_a_logind_that_does_not_answer_is_not_waited_for_long(bus: Bus) -> None:
    with FakeLogind(bus.address, is_mute=True) as logind:
        assert keep_awake(bus.address, answer_s=0.2) is InhibitFailure.NO_LOGIND
        assert len(logind.asked) == 1
