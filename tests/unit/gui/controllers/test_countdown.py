"""The countdown runs once, emits every second, and can be cut short or declined."""

import pytest
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.scheduled_backup import COUNTDOWN_S, UNHURRIED_S, Countdown, Counted


class Kitchen:
    def __init__(self, *, is_slow: bool = False) -> None:
        self.now_s = 1000.0
        self.ended: list[str] = []
        self.declined: list[str] = []
        self.countdown = Countdown(lambda: self.now_s, is_slow=lambda: is_slow)
        self.countdown.ended.connect(self.ended.append)
        self.countdown.declined.connect(self.declined.append)

    def counted(self) -> Counted | None:
        return self.countdown.counted

    def pass_by(self, seconds: float) -> None:
        self.now_s += seconds
        self.countdown._ticks.timeout.emit()


@pytest.fixture
def kitchen(qtbot: QtBot) -> Kitchen:  # noqa: ARG001 (needs an application)
    return Kitchen()


def test_the_countdown_ends_on_time(kitchen: Kitchen) -> None:
    assert kitchen.countdown.start("photos") == COUNTDOWN_S
    kitchen.pass_by(COUNTDOWN_S - 1)
    assert kitchen.counted() == Counted("photos", 1.0)
    assert kitchen.ended == []
    kitchen.pass_by(1)
    assert kitchen.ended == ["photos"]
    assert kitchen.counted() is None
    kitchen.countdown.begin()
    assert kitchen.ended == ["photos"]


def test_the_time_left_is_never_negative(kitchen: Kitchen) -> None:
    kitchen.countdown.start("photos")
    kitchen.now_s += COUNTDOWN_S + 60  # a busy computer
    assert kitchen.counted() == Counted("photos", 0.0)


def test_every_second_is_emitted_while_the_countdown_runs(kitchen: Kitchen, qtbot: QtBot) -> None:
    kitchen.countdown.start("photos")
    with qtbot.waitSignal(kitchen.countdown.changed):
        pass
    kitchen.countdown.stop()
    assert not kitchen.countdown._ticks.isActive()
    assert (kitchen.ended, kitchen.declined) == ([], [])


def test_the_countdown_can_be_cut_short(kitchen: Kitchen) -> None:
    kitchen.countdown.start("photos")
    kitchen.countdown.begin()
    assert (kitchen.ended, kitchen.declined) == (["photos"], [])


def test_declining_is_emitted_once(kitchen: Kitchen) -> None:
    kitchen.countdown.start("photos")
    kitchen.countdown.put_off()
    kitchen.countdown.put_off()
    assert (kitchen.ended, kitchen.declined) == ([], ["photos"])


def test_a_screen_reader_user_has_more_time(qtbot: QtBot) -> None:  # noqa: ARG001 (as above)
    kitchen = Kitchen(is_slow=True)
    assert kitchen.countdown.start("photos") == UNHURRIED_S > COUNTDOWN_S
    kitchen.pass_by(COUNTDOWN_S + 1)
    assert kitchen.ended == []
    kitchen.pass_by(UNHURRIED_S)
    assert kitchen.ended == ["photos"]
