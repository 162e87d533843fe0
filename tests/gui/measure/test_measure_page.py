"""A person measures a drive in the window: the plan, the live graph, the result, and saving it."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec.structs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.measurement import Behavior, BehaviorVerdict, FillLevel, Measurement, SpeedAt, TestName
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.measure.choice import PlanCard
from shingleback.gui.measure.page import MeasurePage
from shingleback.gui.measure.panels import Look, axis_steps, axis_text, panels_of
from shingleback.gui.measure.result import measured_drive, painter
from shingleback.gui.measure.state import DriveMeasurement, MeasureTask
from shingleback.gui.window.language import ENGLISH, speak
from shingleback.measuring.plan import Depth
from shingleback.protocol.events import Event, MeasurePlanned, Progress, Sampled, encode
from shingleback.protocol.measuring import MeasureFinished
from tests.gui.wizard_desk import scripted_worker, text_of
from tests.helpers.played_worker import read_log
from tests.helpers.recorded_measurement import archive_in_full

PLAN = MeasurePlanned(
    tests=["random-read", "idle"],
    area_bytes=4 * 10**9,
    written_bytes=5 * 10**9,
    low_minutes=8,
    high_minutes=40,
)
TASK = MeasureTask("/media/me/Backup", "Seagate Expansion Desk")
GOING = Progress(phase="measure", elapsed_s=1.0, files=0, bytes=10**9, total_bytes=5 * 10**9, current="idle")
LOOKED = Sampled(elapsed_s=1.0, span_s=1.0, copied_bps=9e6, written_bps=8e6, read_bps=160e6)
ALONE = Sampled(elapsed_s=5.0, span_s=1.0, copied_bps=9e6, written_bps=None)
STOPPED = MeasureFinished(outcome="canceled", exit_code=130, why="stopped")


def found(behavior: Behavior = Behavior.MEDIA_CACHE, at: str = "2026-11-22T20:00:00") -> Measurement:
    return Measurement(
        verdict=BehaviorVerdict(behavior=behavior, confidence=0.9999),
        measured_at=at,
        area_bytes=4 * 10**9,
        write_curve=[SpeedAt(0.0, 160e6), SpeedAt(0.5, 140e6)],
        random_read_s=0.0125,
        idle_waits_s=[[0.5, 0.01]],
    )


def done(**fields: object) -> MeasureFinished:
    return MeasureFinished(outcome="done", exit_code=0, **fields)  # type: ignore[arg-type]


class Bench:
    """The page with a scripted worker."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self._folder = folder
        self.qtbot = qtbot
        self.worker: Worker = scripted_worker(folder)
        self.measurement = DriveMeasurement(self.worker)
        self.page = MeasurePage(self.measurement)
        qtbot.addWidget(self.page)
        self.page.show()

    def script(self, plan: list[Event], *lines: Event | dict[str, str]) -> None:
        for name, events in (("plan", plan), ("test", lines)):
            data = [json.dumps(line) if isinstance(line, dict) else encode(line).decode().strip() for line in events]
            (self._folder / name).write_text("\n".join(data) + "\n")

    def reach(self, stage: JobStage) -> None:
        self.qtbot.waitUntil(lambda: self.measurement.state.stage is stage)

    def open(self, task: MeasureTask = TASK) -> None:
        self.measurement.choose(task)
        self.reach(JobStage.READY)

    @property
    def text(self) -> str:
        return text_of(self.page)

    @property
    def starts(self) -> list[list[str]]:
        return read_log(self._folder, "starts")


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Iterator[Bench]:
    bench = Bench(tmp_path, qtbot)
    bench.script([PLAN, done(is_dry_run=True)], PLAN, done(measurement=found()))
    yield bench
    bench.worker.kill()


def test_bytes_minutes_and_wear_are_shown_before_anything_is_written(bench: Bench) -> None:
    bench.open()
    assert "Measure Seagate Expansion Desk" in bench.text
    assert "At most 5.0 GB are written; it takes 8 to 40 min." in bench.text
    assert "wears the drive no more than copying the same amount" in bench.text
    assert [start[:3] for start in bench.starts] == [["test", "--dry-run", "--quick"]]


def test_a_plan_of_hours_is_not_counted_in_minutes(bench: Bench) -> None:
    bench.script([msgspec.structs.replace(PLAN, high_minutes=249), done(is_dry_run=True)])
    bench.open()
    assert "it takes 8 min to 4 h 9 min." in bench.text


def test_changing_the_depth_or_budget_makes_a_new_plan(bench: Bench) -> None:
    bench.open()
    bench.page.plan.depths[Depth.FULL].click()
    bench.reach(JobStage.READY)
    bench.page.plan.budget.setValue(20)
    bench.reach(JobStage.READY)
    assert bench.starts[-1][1:] == ["--dry-run", "--full", "--budget=20000000000", "--", TASK.place]
    assert bench.page.start.isEnabled()


def test_a_press_on_start_while_the_plan_is_made_again_is_not_lost(bench: Bench) -> None:
    bench.open()
    bench.page.plan.depths[Depth.FULL].click()
    assert bench.measurement.state.stage is JobStage.PLANNING
    bench.page.start.click()
    bench.reach(JobStage.ENDED)
    assert [start[1] for start in bench.starts] == ["--dry-run", "--dry-run", "--full"]


@pytest.mark.parametrize("is_by_key", [False, True], ids=["mouse", "Alt+S"])
def test_a_number_that_was_just_typed_counts_for_the_press_on_start_that_completes_it(
    bench: Bench, *, is_by_key: bool
) -> None:
    bench.open()
    budget, start = bench.page.plan.budget, bench.page.start
    bench.page.plan.more.unfold(is_open=True)
    budget.setFocus()
    budget.selectAll()
    QTest.keyClicks(budget, "20")
    with bench.qtbot.waitActive(bench.page):
        bench.page.activateWindow()
    if is_by_key:
        QTest.keyClick(budget, Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    else:
        QTest.mouseClick(start, Qt.MouseButton.LeftButton)
    bench.reach(JobStage.ENDED)
    assert bench.starts[-1] == ["test", "--quick", "--budget=20000000000", "--", TASK.place]


def test_a_plan_that_is_refused_does_not_begin_though_start_was_pressed(bench: Bench) -> None:
    bench.open()
    bench.script([MeasureFinished(outcome="usage", exit_code=2, why="destination-busy")])
    bench.page.plan.depths[Depth.FULL].click()
    bench.page.start.click()
    bench.reach(JobStage.READY)
    assert [start[1] for start in bench.starts] == ["--dry-run", "--dry-run"]
    assert not bench.page.start.isEnabled()


def test_another_choice_withdraws_the_press_on_start(bench: Bench) -> None:
    bench.open()
    bench.page.plan.depths[Depth.FULL].click()
    bench.page.start.click()
    bench.page.plan.depths[Depth.QUICK].click()
    bench.reach(JobStage.READY)
    assert all(start[1] == "--dry-run" for start in bench.starts)


def test_a_drive_is_not_filled_before_its_cost_is_shown(bench: Bench) -> None:
    bench.open()
    bench.page.plan.more.unfold(is_open=True)
    bench.page.plan.fill.click()
    assert bench.measurement.state.stage is JobStage.PLANNING
    bench.page.start.click()
    bench.measurement.start()
    bench.reach(JobStage.READY)
    assert all(start[1] == "--dry-run" for start in bench.starts)
    assert bench.page.start.isEnabled()


def test_what_it_costs_is_beside_start_while_the_single_tests_are_listed(bench: Bench) -> None:
    bench.page.resize(730, 600)
    bench.open()
    cost = "At most 5.0 GB are written; it takes 8 to 40 min."
    assert bench.text.count(cost) == 1
    assert not bench.page.cost.isVisible()
    bench.page.plan.more.unfold(is_open=True)
    bench.page.plan.single.click()
    bench.reach(JobStage.READY)
    QApplication.processEvents()
    assert bench.text.count(cost) == 1
    assert bench.page.cost.isVisible()
    assert bench.page.rect().contains(bench.page.cost.mapTo(bench.page, bench.page.cost.rect().bottomLeft()))


def test_the_list_of_single_tests_fits_a_small_screen_at_200_percent(
    qapp: QApplication, qtbot: QtBot, built: Path
) -> None:
    """Half of 1280 pixels, without the navigation, the margins and the scroll bar; German has the longest names."""
    speak(qapp, "de", built, desktop=())
    try:
        card = PlanCard()
    finally:
        speak(qapp, ENGLISH, built, desktop=())
    qtbot.addWidget(card)
    card.show_task(replace(TASK, tests=(TestName.IDLE,)))
    card.show()
    assert "Passwort" in card.tests[TestName.WRITE_CACHE].text()
    assert card.minimumSizeHint().width() <= 480


def test_the_demo_says_whose_figures_it_shows(bench: Bench) -> None:
    bench.script(
        [msgspec.structs.replace(PLAN, times=30.0, stands_for_bytes=8 * 10**12), done(is_dry_run=True)],
    )
    bench.open(MeasureTask("/tmp/shingleback-demo-x/Simulated drive", "Simulated drive"))
    assert "a simulated drive of 8.0 TB, of which this one is a small copy, 30 times faster" in bench.text
    assert bench.starts[-1][:4] == ["test", "--dry-run", "--simulate", "--quick"]


def test_the_live_graph_stays_below_the_result_above_what_can_be_done_next(bench: Bench) -> None:
    bench.script([PLAN, done(is_dry_run=True)], PLAN, GOING, LOOKED, done(measurement=found()))
    bench.open()
    bench.page.start.click()
    bench.reach(JobStage.ENDED)
    bench.page.result.more.unfold(is_open=True)
    QApplication.processEvents()

    def top(widget: QWidget) -> int:
        return widget.mapTo(bench.page, QPoint()).y()

    assert top(bench.page.result) < top(bench.page.graph) < top(bench.page.plan)


def test_an_empty_drive_is_filled_only_on_request_after_showing_the_cost(bench: Bench) -> None:
    bench.open()
    filling = msgspec.structs.replace(
        PLAN, written_bytes=8 * 10**12, low_minutes=660, high_minutes=4400, levels=[0.1, 0.5, 0.9, 0.99]
    )
    bench.script([filling, done(is_dry_run=True)])
    bench.page.plan.fill.click()
    bench.reach(JobStage.READY)
    assert bench.starts[-1][1:] == ["--dry-run", "--full", "--", TASK.place, "fill"]
    assert "fills the drive with a file of its own, measures when the drive is 10%, 50%, 90%, and 99%" in bench.text
    assert "At most 8.0 TB are written; it takes 11 h to 3 days." in bench.text
    assert bench.page.plan.fill.isChecked()


def test_single_tests_can_be_selected_but_not_none(bench: Bench) -> None:
    bench.open()
    plan = bench.page.plan
    plan.single.click()
    bench.reach(JobStage.READY)
    assert plan.tests[TestName.SEQUENTIAL].isChecked()
    plan.tests[TestName.WRITE_CACHE].click()
    bench.reach(JobStage.READY)
    plan.tests[TestName.SEQUENTIAL].click()
    bench.reach(JobStage.READY)
    plan.tests[TestName.WRITE_CACHE].click()
    bench.reach(JobStage.READY)
    assert bench.starts[-1][1:] == ["--dry-run", "--", TASK.place, "write-cache"]
    assert "asks for a password" in plan.tests[TestName.WRITE_CACHE].text()


def test_a_closed_drive_is_only_read(bench: Bench) -> None:
    reading = MeasurePlanned(tests=["position"], area_bytes=8 * 10**12, written_bytes=0, low_minutes=1, high_minutes=2)
    bench.script([reading, done(is_dry_run=True)])
    bench.open(MeasureTask("/dev/sdx", "Seagate"))
    assert "Nothing is written; the drive (8.0 TB) is only read." in bench.text
    assert "1 to 2 min" in bench.text
    assert bench.starts[-1][1:] == ["--dry-run", "--", "/dev/sdx"]


def test_fill_levels_of_this_and_earlier_measurements_share_one_chart() -> None:
    def level(part: float, speed: float) -> FillLevel:
        return FillLevel(fill_part=part, write_bytes_per_s=speed, read_bytes_per_s=speed, rewrite_bytes_per_s=160e6)

    now = msgspec.structs.replace(found(), fill_levels=[level(0.1, 160e6), level(0.9, 80e6)])
    older = msgspec.structs.replace(found(), fill_part=0.4)
    (chart,) = [panel for panel in panels_of(now, None, [older]) if "fill level" in panel.title]
    drawn = {series.look: series.points for series in chart.series}
    assert drawn[Look.WRITTEN] == [(10.0, 160.0), (90.0, 80.0)]
    assert drawn[Look.DOTS] == [(10.0, 160.0), (90.0, 160.0)]
    assert drawn[Look.PAST] == [(40.0, 150.0)]
    assert not any("fill level" in panel.title for panel in panels_of(older, None, [older]))


def test_the_reason_why_a_drive_cannot_be_measured_is_shown(bench: Bench) -> None:
    refused = MeasureFinished(
        outcome="usage", exit_code=2, why="test-needs-more", values={"least": 600_000_000, "room": 1_000_000}
    )
    bench.script([refused])
    bench.open()
    assert not bench.page.start.isEnabled()
    assert "This measurement needs at least 600 MB of free space on the drive, but there is only 1.0 MB." in bench.text


def test_the_live_graph_shows_reads_and_writes(bench: Bench) -> None:
    bench.script([PLAN, done(is_dry_run=True)], PLAN, GOING, LOOKED, ALONE, {"wait": "cancel"}, STOPPED)
    bench.open()
    bench.page.start.click()
    bench.qtbot.waitUntil(lambda: len(bench.measurement.recording) == 2)
    first, second = bench.measurement.recording
    assert (first.copied_bps, first.written_bps) == (160e6, 8e6)
    assert (second.copied_bps, second.written_bps) == (0.0, 9e6)
    assert bench.page.graph.legend.texts[:2] == ["read from the drive", "written to the drive"]
    assert "Activity while idle" in bench.text
    assert "Test 2 of 2. 1 s so far. It takes 8 to 40 min. 1.0 GB written, at most 5.0 GB." in bench.text
    assert bench.page.run.bar.maximum() == 0, "the bar claims no share of the work, since nobody knows it"

    bench.page.run.cancel.click()
    bench.reach(JobStage.ENDED)
    assert "Nothing is left on the drive." in bench.text
    assert bench.page.start.isEnabled()


def test_the_verdict_is_a_sentence_with_a_confidence_below_100_percent(bench: Bench) -> None:
    bench.open()
    bench.page.start.click()
    bench.reach(JobStage.ENDED)
    assert "It behaves like a shingled drive with a media cache." in bench.text
    assert "How sure: 99%." in bench.text
    assert "12.5 ms" not in bench.text
    bench.page.result.more.button.click()
    assert "12.5 ms\n11.8 ms to 14.1 ms known for Seagate ST5000LM000" in bench.text
    assert bench.text.count("Random read") == 1


def test_an_earlier_measurement_is_shown_at_once_and_compared_later(bench: Bench) -> None:
    slow = msgspec.structs.replace(found(at="2025-01-02T00:00:00"), write_curve=[SpeedAt(0.0, 300e6)])
    bench.script([PLAN, done(is_dry_run=True, earlier=[slow])], PLAN, done(measurement=found(), earlier=[slow]))
    bench.open()
    assert "Measured on January 2, 2025" in bench.text
    bench.page.start.click()
    bench.reach(JobStage.ENDED)
    bench.page.result.more.button.click()
    assert "Measured on January 2, 2025: Sequential writing: was 100% faster" in bench.text
    assert Look.EARLIER in {series.look for panel in bench.page.result.charts.panels for series in panel.series}


def test_a_worker_that_dies_is_reported(bench: Bench) -> None:
    bench.script([PLAN, done(is_dry_run=True)], PLAN)
    bench.open()
    bench.page.start.click()
    bench.reach(JobStage.ENDED)
    assert "The drive could not be measured" in bench.text


def test_a_plan_that_could_not_be_made_leaves_no_empty_card(bench: Bench) -> None:
    bench.script([])
    bench.measurement.choose(TASK)
    bench.reach(JobStage.READY)
    assert "could not be measured" in bench.text
    assert not bench.page.outlook.isVisible()
    assert all(text_of(card) for card in bench.page.findChildren(QFrame, "card") if card.isVisible())


def test_a_running_measurement_stays_visible_whichever_drive_is_opened(bench: Bench) -> None:
    bench.script([PLAN, done(is_dry_run=True)], PLAN, GOING, {"wait": "cancel"}, STOPPED)
    bench.open()
    bench.page.start.click()
    bench.measurement.choose(MeasureTask("/media/me/Other", "Other"))
    bench.measurement.close()
    assert bench.measurement.state.task == TASK
    assert bench.measurement.state.stage is JobStage.RUNNING
    bench.measurement.stop()


# the charts


@pytest.fixture(scope="module")
def full() -> Measurement:
    return msgspec.structs.replace(archive_in_full(), measured_at="2026-11-22T20:00:00")


def test_the_picture_is_saved_as_png_and_svg_with_the_same_text(bench: Bench, full: Measurement) -> None:
    bench.script([PLAN, done(is_dry_run=True, earlier=[full])])
    bench.open()
    drive = measured_drive(bench.measurement.state)
    assert drive is not None
    picture = painter(drive)
    image = QImage.fromData(picture.png())
    assert image.width() == 2 * picture.size.width()
    svg = picture.svg()
    renderer = QSvgRenderer(svg)
    assert renderer.isValid()
    assert renderer.viewBoxF().size().toSize() == picture.size
    assert b"Seagate Expansion Desk" in svg
    assert b"It behaves like a shingled drive" in svg


def test_everything_measured_has_a_chart(full: Measurement) -> None:
    panels = panels_of(full)
    assert [panel.title for panel in panels] == [
        "Sequential writing and reading",
        "How long reads wait after scattered writes and a rest",
        "Random writes of 512 KiB",
        "Random writes of 4 KiB",
    ]
    (mark,) = panels[2].marks
    assert mark.x == pytest.approx(full.cache[0].cliff_bytes / 1e9)
    assert "cache full" in mark.text


def test_nothing_is_charted_that_was_not_measured() -> None:
    assert panels_of(Measurement(verdict=BehaviorVerdict(behavior=Behavior.NOT_TOLD, confidence=0.5))) == []


def test_short_waits_do_not_look_like_cleaning() -> None:
    quiet = msgspec.structs.replace(found(), idle_waits_s=[[0.008, 0.007]])
    assert panels_of(quiet)[1].most_y == 0.1


@pytest.mark.parametrize(
    ("most", "steps"),
    [(194, [0, 50, 100, 150, 200]), (0.46, [0, 0.2, 0.4, 0.6]), (7, [0, 2, 4, 6, 8]), (1, [0, 0.25, 0.5, 0.75, 1])],
)
def test_an_axis_has_round_ticks_up_to_the_largest_value(most: float, steps: list[float]) -> None:
    assert axis_steps(most, 4) == pytest.approx(steps)


def test_a_burst_into_memory_does_not_flatten_the_chart() -> None:
    curve = [SpeedAt(0.0, 5000e6), *(SpeedAt(part / 10, 120e6) for part in range(1, 10))]
    panel = panels_of(msgspec.structs.replace(found(), write_curve=curve))[0]
    assert panel.most_y == pytest.approx(360)


def test_a_fast_start_stays_visible_on_a_slow_drive() -> None:
    curve = [SpeedAt(0.0, 72e6), *(SpeedAt(part / 10, 3e6) for part in range(1, 10))]
    reading = [SpeedAt(part / 10, 72e6) for part in range(10)]
    panel = panels_of(msgspec.structs.replace(found(), write_curve=curve, read_curve=reading))[0]
    assert max(y for _, y in panel.series[0].points) == pytest.approx(72)


@pytest.mark.parametrize("count", [2, 7, 13, 26, 120])
def test_reads_are_counted_in_whole_numbers_and_the_last_bar_fits_its_chart(count: int) -> None:
    measurement = msgspec.structs.replace(found(), idle_waits_s=[[0.008] * count])
    panel = panels_of(measurement)[1]
    steps = axis_steps(panel.most_x, 5, is_counted=panel.is_counted)
    assert all(step.is_integer() for step in steps)
    assert steps[-1] > count


def test_a_dead_planner_is_reported(bench: Bench) -> None:
    bench.script([])
    bench.measurement.choose(TASK)
    assert "Making the plan…" in bench.text
    bench.reach(JobStage.READY)
    assert "Making the plan…" not in bench.text
    assert "stopped unexpectedly" in bench.text
    assert not bench.page.start.isEnabled()


def test_axis_labels_have_as_many_digits_as_the_steps_need() -> None:
    assert [axis_text(0.75, 0.25), axis_text(0.4, 0.2), axis_text(150, 50)] == ["0.75", "0.4", "150"]


def test_after_a_result_the_next_measurement_can_be_chosen_without_scrolling(bench: Bench, full: Measurement) -> None:
    bench.script([PLAN, done(is_dry_run=True, earlier=[full])])
    bench.page.resize(700, 650)
    bench.open()
    QApplication.processEvents()
    for depth in bench.page.plan.depths.values():
        assert depth.visibleRegion().boundingRect() == depth.rect(), depth.text()


def test_the_graph_of_a_measurement_is_folded_with_its_charts(bench: Bench) -> None:
    bench.script([PLAN, done(is_dry_run=True)], PLAN, GOING, LOOKED, ALONE, done(measurement=found()))
    bench.open()
    bench.page.start.click()
    bench.reach(JobStage.ENDED)
    assert not bench.page.graph.isVisible()
    bench.page.result.more.button.click()
    assert bench.page.graph.isVisible()
