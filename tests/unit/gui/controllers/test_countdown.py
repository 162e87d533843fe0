"""The countdown runs once, emits every second, and can be cut short or declined."""

import pytest
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.scheduled_backup import COUNTDOWN_S, UNHURRIED_S, Countdown, Counted
from tests.helpers.timers import running_timers, time_out


class Bench:
    def __init__(self, *, is_slow: bool = False) -> None:
        self.now_s = 1000.0
        self.ended: list[str] = []
        self.declined: list[str] = []
        self.countdown = Countdown(lambda: self.now_s, is_slow=lambda: is_slow)
        self.countdown.finished.connect(self.ended.append)
        self.countdown.declined.connect(self.declined.append)

    def counted(self) -> Counted | None:
        return self.countdown.counted

    def advance(self, seconds: float) -> None:
        self.now_s += seconds
        time_out(self.countdown)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:  # noqa: ARG001 (needs an application)
    return Bench()


def test_the_countdown_ends_on_time(bench: Bench) -> None:
    assert bench.countdown.start("photos") == COUNTDOWN_S
    bench.advance(COUNTDOWN_S - 1)
    assert bench.counted() == Counted("photos", 1.0)
    assert bench.ended == []
    bench.advance(1)
    assert bench.ended == ["photos"]
    assert bench.counted() is None
    bench.countdown.begin()
    assert bench.ended == ["photos"]


def test_the_time_left_is_never_negative(bench: Bench) -> None:
    bench.countdown.start("photos")
    bench.now_s += COUNTDOWN_S + 60  # a busy computer
    assert bench.counted() == Counted("photos", 0.0)


def test_every_second_is_emitted_while_the_countdown_runs(bench: Bench, qtbot: QtBot) -> None:
    bench.countdown.start("photos")
    with qtbot.waitSignal(bench.countdown.changed):
        pass
    bench.countdown.stop()
    assert running_timers(bench.countdown) == []
    assert (bench.ended, bench.declined) == ([], [])


def test_the_countdown_can_be_cut_short(bench: Bench) -> None:
    bench.countdown.start("photos")
    bench.countdown.begin()
    assert (bench.ended, bench.declined) == (["photos"], [])


def test_declining_is_emitted_once(bench: Bench) -> None:
    bench.countdown.start("photos")
    bench.countdown.put_off()
    bench.countdown.put_off()
    assert (bench.ended, bench.declined) == ([], ["photos"])


def test_a_screen_reader_user_has_more_time(qtbot: QtBot) -> None:  # noqa: ARG001 (as above)
    bench = Bench(is_slow=True)
    assert bench.countdown.start("photos") == UNHURRIED_S > COUNTDOWN_S
    bench.advance(COUNTDOWN_S + 1)
    assert bench.ended == []
    bench.advance(UNHURRIED_S)
    assert bench.ended == ["photos"]
