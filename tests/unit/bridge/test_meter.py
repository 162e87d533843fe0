"""Measuring a run once a second, on a clock that the test turns."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from shingleback.bridge.meter import Meter
from shingleback.jobs.events import Progress
from shingleback.jobs.final_words import BackupFinished
from shingleback.jobs.run_state import RunState
from tests.helpers.workshop import Clock


def test_the_engine_counts_what_is_copied_and_the_meter_stops_with_the_run(tmp_path: Path, qtbot: QtBot) -> None:
    clock = Clock()
    meter = Meter(clock, tmp_path)
    meter.start(str(tmp_path))
    state = RunState().after(Progress(phase="copy", elapsed_s=1, files=1, bytes=5_000))
    meter.follow(state)
    clock.seconds = 1.0
    with qtbot.waitSignal(meter.measured, timeout=3_000):
        pass
    newest = meter.throughput.newest
    assert newest is not None
    assert newest.copied_bps == 5_000

    meter.follow(state.after(BackupFinished(outcome="done", exit_code=0)))
    assert not meter._timer.isActive()
