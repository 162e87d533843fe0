"""The demo measures a simulated drive of full size in fast motion: nothing is written, and the verdict is its own."""

import contextlib
import fcntl
import os
import time
from pathlib import Path

import pytest

from shingleback.bootstrap.demo_measuring import simulated_measure_job
from shingleback.bootstrap.measuring import MeasureRequest
from shingleback.domain.errors import Outcome, Why
from shingleback.domain.measurement import Behavior, TestName
from shingleback.engine.repo import layout
from shingleback.measuring.plan import Depth
from shingleback.protocol.control import Control, Unattended
from shingleback.protocol.events import Event, MeasurePlanned, Progress, Sampled
from shingleback.protocol.measuring import MeasureFinished
from shingleback.store.private_files import Paths
from tests.fakes.controls import ScriptedControl

AT_ONCE = 1e9  # times faster than a real drive


class Demo:
    """The folder of the demo's drive, with a photo on it."""

    def __init__(self, folder: Path) -> None:
        self.place = folder / "drive"
        self.place.mkdir()
        (self.place / "photo").write_bytes(b"mine")
        self.paths = Paths(folder / "config", folder / "state", folder / "cache")
        self.events: list[Event] = []

    def measure(self, *tests: TestName, control: Control | None = None, is_dry_run: bool = False) -> MeasureFinished:
        self.events.clear()
        request = MeasureRequest(self.place, Depth.QUICK, tests, is_dry_run=is_dry_run)
        result = simulated_measure_job(request, self.paths, AT_ONCE)(self.events.append, control or Unattended())
        assert isinstance(result, MeasureFinished)
        return result


@pytest.fixture
def demo(tmp_path: Path) -> Demo:
    return Demo(tmp_path)


def test_the_simulated_drive_is_recognized_as_what_it_simulates(demo: Demo) -> None:
    result = demo.measure()
    assert result.measurement is not None
    assert result.measurement.verdict.behavior is Behavior.MEDIA_CACHE
    assert result.measurement.verdict.confidence > 0.99
    plan = next(event for event in demo.events if isinstance(event, MeasurePlanned))
    assert plan.low_minutes <= result.measurement.elapsed_s / 60 <= plan.high_minutes
    assert result.measurement.written_bytes <= plan.written_bytes


def test_nothing_is_written_to_any_folder_but_the_result(demo: Demo) -> None:
    demo.measure()
    assert [path.name for path in demo.place.iterdir()] == ["photo"]
    assert [path.parent for path in demo.paths.state.rglob("*.*") if path.is_file()] == [demo.paths.measurements_folder]


def test_the_next_measurement_is_compared_with_this_one(demo: Demo) -> None:
    measurement = demo.measure(TestName.RANDOM_READ).measurement
    assert demo.measure(TestName.RANDOM_READ, is_dry_run=True).earlier == [measurement]


def test_the_graph_and_the_progress_have_the_time_of_the_drive(demo: Demo) -> None:
    result = demo.measure(TestName.SEQUENTIAL)
    assert result.measurement is not None
    samples = [event for event in demo.events if isinstance(event, Sampled)]
    assert max(sample.written_bps or 0 for sample in samples) == pytest.approx(190e6, rel=0.1)
    assert samples[-1].elapsed_s == pytest.approx(result.measurement.elapsed_s, abs=2)
    last = [event for event in demo.events if isinstance(event, Progress)][-1]
    assert last.elapsed_s <= result.measurement.elapsed_s


def test_it_takes_the_time_of_the_drive_divided_by_its_speed(demo: Demo) -> None:
    request = MeasureRequest(demo.place, Depth.QUICK, (TestName.SEQUENTIAL,))
    began_s = time.monotonic()
    result = simulated_measure_job(request, demo.paths, 300.0)(demo.events.append, Unattended())
    assert isinstance(result, MeasureFinished)
    assert result.measurement is not None
    assert time.monotonic() - began_s >= 0.99 * result.measurement.elapsed_s / 300


def test_it_can_be_stopped(demo: Demo) -> None:
    def stop_late(control: ScriptedControl, number: int) -> None:
        control.is_canceled = number > 100

    result = demo.measure(control=ScriptedControl(stop_late))
    assert (result.outcome, result.measurement) == (Outcome.CANCELED, None)
    assert demo.measure(is_dry_run=True).earlier == []


def test_a_drive_that_is_unplugged_ends_it(demo: Demo) -> None:
    def unplug(_control: ScriptedControl, number: int) -> None:
        if number == 100:
            demo.place.rename(demo.place.with_name(".drive"))

    result = demo.measure(control=ScriptedControl(unplug))
    assert (result.outcome, result.why) == (Outcome.DRIVE_GONE, Why.TEST_DRIVE_GONE)


def test_a_backup_to_the_drive_ends_it_and_prevents_it(demo: Demo) -> None:
    home = demo.place / os.fsdecode(layout.HOME)
    with contextlib.ExitStack() as backup:

        def back_up(_control: ScriptedControl, number: int) -> None:
            if number == 100:
                home.mkdir()
                lock = backup.enter_context((home / os.fsdecode(layout.LOCK)).open("w"))
                fcntl.flock(lock, fcntl.LOCK_EX)

        assert demo.measure(control=ScriptedControl(back_up)).why == Why.DESTINATION_BUSY
        assert demo.measure(is_dry_run=True).why == Why.DESTINATION_BUSY


def test_a_write_cache_that_cannot_be_switched_is_said_before_the_start(demo: Demo) -> None:
    assert demo.measure(TestName.WRITE_CACHE, is_dry_run=True).why == Why.TEST_NO_WRITE_CACHE
