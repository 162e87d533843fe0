"""Guides for vanished drives: their hour passes on the test's own clock, and no timer runs without a guide."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shingleback.domain.lost_drive_guide import HOUR_S, LOOK_S, GuideStep
from shingleback.gui.controllers.lost_drives import AwaitedDrive, LostDriveGuides
from tests.helpers.timers import running_timers, time_out
from tests.unit.gui.controllers.drives import ELEMENTS, EXPANSION

BEGIN = 1_700_000_000.0


class Clock:
    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "state" / "patience.json"


@pytest.fixture
def guides(qtbot: QtBot, file: Path, clock: Clock) -> LostDriveGuides:  # noqa: ARG001 (needs an application)
    return LostDriveGuides(file, clock)


@pytest.fixture
def pass_time(guides: LostDriveGuides, clock: Clock) -> Callable[[float], None]:
    """Advances the clock and fires the timer."""

    def pass_time(seconds: float) -> None:
        clock.now += seconds
        time_out(guides)

    return pass_time


def step(guides: LostDriveGuides) -> GuideStep:
    (waiting,) = guides.waiting
    return waiting.guide.step


def test_without_a_guide_no_timer_runs(guides: LostDriveGuides) -> None:
    assert guides.waiting == ()
    assert running_timers(guides) == []
    guides.watch(is_watched=True)
    assert running_timers(guides) == []


def test_an_hour_takes_a_single_timer(guides: LostDriveGuides) -> None:
    guides.vanish(EXPANSION)
    (timer,) = running_timers(guides)
    assert timer.isSingleShot()
    assert timer.interval() == pytest.approx(HOUR_S * 1000, abs=10)


def test_a_visible_guide_is_updated_every_minute(guides: LostDriveGuides) -> None:
    guides.vanish(EXPANSION)
    guides.watch(is_watched=True)
    assert running_timers(guides)[0].interval() == pytest.approx(60_000, abs=10)
    guides.watch(is_watched=False)
    assert running_timers(guides)[0].interval() > 60_000


def test_after_an_hour_the_guide_asks_for_a_power_cycle_and_then_for_a_look(
    guides: LostDriveGuides, pass_time: Callable[[float], None]
) -> None:
    steps: list[GuideStep] = []
    guides.step_begun.connect(lambda waiting: steps.append(waiting.guide.step))
    guides.vanish(EXPANSION)
    pass_time(HOUR_S - 1)
    assert step(guides) is GuideStep.WAIT
    pass_time(1)
    assert step(guides) is GuideStep.POWER_CYCLE
    assert running_timers(guides) == []

    guides.power_cycled(EXPANSION.key)
    pass_time(LOOK_S)
    assert steps == [GuideStep.WAIT, GuideStep.POWER_CYCLE, GuideStep.LOOK, GuideStep.WAIT]


def test_each_drive_has_its_own_hour(guides: LostDriveGuides, pass_time: Callable[[float], None]) -> None:
    guides.vanish(EXPANSION)
    pass_time(600)
    guides.vanish(ELEMENTS)
    pass_time(HOUR_S - 600)
    assert {waiting.name: waiting.guide.step for waiting in guides.waiting} == {
        "Seagate Expansion": GuideStep.POWER_CYCLE,
        "WD Elements": GuideStep.WAIT,
    }
    assert guides.left_s(guides.waiting[0]) + guides.left_s(guides.waiting[1]) == pytest.approx(600)


def test_a_drive_that_comes_back_ends_its_guide(guides: LostDriveGuides, qtbot: QtBot) -> None:
    guides.vanish(EXPANSION)
    with qtbot.waitSignal(guides.came_back) as back:
        guides.arrive(EXPANSION.key)
    assert back.args[0].guide.step is GuideStep.CAME_BACK
    assert guides.waiting == ()
    assert running_timers(guides) == []


def test_a_drive_without_a_guide_may_arrive(guides: LostDriveGuides, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(guides.came_back), qtbot.assertNotEmitted(guides.changed):
        guides.arrive(EXPANSION.key)


def test_a_guide_can_be_given_up(guides: LostDriveGuides) -> None:
    guides.vanish(EXPANSION)
    guides.give_up(EXPANSION.key)
    assert guides.waiting == ()
    assert running_timers(guides) == []


def test_a_guide_continues_after_a_restart(guides: LostDriveGuides, file: Path, clock: Clock, qtbot: QtBot) -> None:
    guides.vanish(EXPANSION)
    clock.now += 1000
    again = LostDriveGuides(file, clock)
    assert again.waiting == guides.waiting
    assert again.left_s(again.waiting[0]) == pytest.approx(HOUR_S - 1000)
    assert len(running_timers(again)) == 1

    clock.now += HOUR_S
    restarted = LostDriveGuides(file, clock)
    with qtbot.waitSignal(restarted.step_begun) as blocker:
        pass
    assert blocker.args[0].guide.step is GuideStep.POWER_CYCLE


@pytest.mark.parametrize("away_s", [86_400.0, -10.0])
def test_a_guide_from_days_ago_or_from_the_future_is_forgotten(
    guides: LostDriveGuides, file: Path, clock: Clock, away_s: float
) -> None:
    guides.vanish(EXPANSION)
    clock.now += away_s
    assert LostDriveGuides(file, clock).waiting == ()


@pytest.mark.parametrize("content", [b"", b"[7]", b"\xff\x00", b'[{"key": "a"}]'])
def test_an_unreadable_file_is_treated_as_empty(qtbot: QtBot, file: Path, clock: Clock, content: bytes) -> None:  # noqa: ARG001
    file.parent.mkdir()
    file.write_bytes(content)
    assert LostDriveGuides(file, clock).waiting == ()


def test_without_a_writable_file_the_guide_is_kept_in_memory(qtbot: QtBot, tmp_path: Path, clock: Clock) -> None:  # noqa: ARG001
    (tmp_path / "state").write_text("in the way")
    guides = LostDriveGuides(tmp_path / "state" / "patience.json", clock)
    guides.vanish(EXPANSION)
    assert step(guides) is GuideStep.WAIT


def test_only_open_guides_are_stored(guides: LostDriveGuides, file: Path) -> None:
    guides.vanish(EXPANSION)
    guides.vanish(ELEMENTS)
    guides.arrive(EXPANSION.key)
    assert b"WD Elements" in file.read_bytes()
    assert b"Seagate" not in file.read_bytes()
    assert isinstance(guides.waiting[0], AwaitedDrive)
