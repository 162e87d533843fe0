"""The live graph: its lines and its words, used with the mouse or by keyboard alone."""

import csv
import math
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from shingleback.domain.monitoring import Phase
from shingleback.gui.graph.graph import Graph
from shingleback.gui.graph.overlays import FlagLayer
from shingleback.gui.graph.plot import Plot
from shingleback.gui.graph.saving import picture_of
from shingleback.gui.widgets.accessibility import ThrottledSpeech
from shingleback.monitor.recording import Recording
from tests.helpers.recordings import example_recording, flat, grown, in_bursts

CLIFF_S = 480.0
REST_S = 740.0


@pytest.fixture
def graph(qtbot: QtBot) -> Graph:
    """A visible graph with the focus."""
    graph = Graph()
    graph.resize(900, 420)
    qtbot.addWidget(graph)
    with qtbot.waitActive(graph):
        graph.show()
        graph.activateWindow()
    graph.show_recording(example_recording(800))
    qtbot.waitUntil(lambda: graph.is_drawn)
    QApplication.processEvents()
    return graph


@pytest.fixture
def plot(graph: Graph) -> Plot:
    (plot,) = graph.findChildren(Plot)
    plot.setFocus()
    return plot


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    spoken: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: spoken.append(event.message()))
    return spoken


def press(plot: Plot, *keys: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        QTest.keyClick(plot, key, held)


def turn_wheel(plot: Plot, steps: int, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
    """Whether the graph handled the wheel event."""
    middle = QPointF(plot.viewport().rect().center())
    place = QPointF(plot.viewport().mapToGlobal(middle))
    angle, none = QPoint(0, 120 * steps), QPoint()
    phase = Qt.ScrollPhase.NoScrollPhase
    is_inverted = False
    event = QWheelEvent(middle, place, none, angle, Qt.MouseButton.NoButton, held, phase, is_inverted)
    QApplication.sendEvent(plot.viewport(), event)
    return bool(event.isAccepted())


# content ------------------------------------------------------------------------------------------------------


def test_the_graph_describes_itself_in_words(qtbot: QtBot) -> None:
    graph = Graph()
    qtbot.addWidget(graph)
    graph.show_recording(flat(29, 80e6, 60e6))
    assert graph.sentence == graph.shown_sentence == "80.0 MB/s copied, 60.0 MB/s written to the drive, after 29 s"
    assert not graph.is_drawn


def test_current_speeds_cover_at_least_one_second(qtbot: QtBot) -> None:
    graph = Graph()
    qtbot.addWidget(graph)
    graph.show_recording(in_bursts(30))
    assert graph.sentence == "1.0 MB/s copied, 1.0 MB/s written to the drive, after 30 s"


def test_hovering_reads_the_values_that_are_drawn(graph: Graph, plot: Plot) -> None:
    graph.show_recording(in_bursts(600))
    plot.read_at(300.25)
    assert graph.shown_sentence == "At 5 min: 1.0 MB/s copied, 1.0 MB/s written to the drive"
    point = plot.point_at(300.25)
    assert point is not None
    assert point.written_bps == pytest.approx(1e6)


def test_a_speed_without_data_is_not_mentioned(qtbot: QtBot) -> None:
    graph = Graph()
    qtbot.addWidget(graph)
    graph.show_recording(flat(120, 80e6))
    assert graph.sentence == "80.0 MB/s copied, after 2 min"


def test_the_lines_are_drawn_when_the_graph_is_first_shown(qtbot: QtBot) -> None:
    graph = Graph()
    qtbot.addWidget(graph)
    graph.show_recording(flat(199, 80e6, math.nan))
    with qtbot.waitExposed(graph):
        graph.show()
    graph.repaint()
    qtbot.waitUntil(lambda: graph.is_drawn)
    (plot,) = graph.findChildren(Plot)
    qtbot.waitUntil(lambda: plot.span == (199, 100))


def test_the_page_is_painted_before_the_plot_is_loaded(qtbot: QtBot) -> None:
    graph = Graph()
    qtbot.addWidget(graph)
    graph.resize(900, 420)
    graph.show()
    graph.repaint()
    assert not graph.is_drawn
    before = graph.legend.geometry(), graph.tools.geometry()
    qtbot.waitUntil(lambda: graph.is_drawn)
    QApplication.processEvents()
    assert (graph.legend.geometry(), graph.tools.geometry()) == before


def test_the_whole_run_stays_in_view_while_it_grows(graph: Graph, plot: Plot) -> None:
    recording = example_recording(100)
    graph.show_recording(recording)
    graph.show_recording(grown(recording, 500))
    assert plot.span[0] == 600


def test_events_have_flags(plot: Plot) -> None:
    assert plot.flags == ["cache full", "not responding", "", "rest"]


def test_the_legend_lists_exactly_what_is_drawn(graph: Graph) -> None:
    assert graph.legend.texts == [
        "copied",
        "written to the drive",
        "cache is full",
        "tidying up",
        "not responding",
    ]
    graph.show_recording(flat(20, 1e6, 1e6, Phase.NOT_SMR_LIKE), example_recording(20))
    assert graph.legend.texts == ["copied", "written to the drive", "an earlier run", "no cache detected"]


def test_an_earlier_run_can_be_hidden(graph: Graph, plot: Plot) -> None:
    assert not graph.tools.older.isVisible()
    graph.show_recording(example_recording(800), example_recording(800, seed=2))
    plot.read_at(100.0)
    assert "in the earlier run" in graph.shown_sentence
    graph.tools.older.click()
    plot.read_at(101.0)
    assert "in the earlier run" not in graph.shown_sentence
    assert "an earlier run" not in graph.legend.texts


def test_an_earlier_run_is_not_mentioned_after_its_end(graph: Graph, plot: Plot) -> None:
    graph.show_recording(example_recording(800), example_recording(50, seed=2))
    plot.read_at(100.0)
    assert "in the earlier run" not in graph.shown_sentence


def test_the_gauge_shows_the_cache_level_and_its_range(graph: Graph) -> None:
    recording = example_recording(288)
    graph.show_recording(recording)
    assert graph.gauge.spoken_text == "Cache: 12 of about 20 GB (10 to 14)"
    assert graph.gauge.accessibleName() == graph.gauge.spoken_text


def test_the_gauge_is_hidden_without_a_cache(graph: Graph) -> None:
    assert graph.gauge.isVisible()
    graph.show_recording(flat(20, 1e6, 1e6, Phase.NOT_SMR_LIKE))
    assert not graph.gauge.isVisible()


# mouse --------------------------------------------------------------------------------------------------------


def test_hovering_reads_the_values_below_the_pointer(graph: Graph, plot: Plot, qtbot: QtBot) -> None:
    QTest.mouseMove(plot.viewport(), plot.viewport().rect().center())
    qtbot.waitUntil(lambda: graph.shown_sentence.startswith("At "))
    assert graph.shown_sentence != graph.sentence
    QApplication.sendEvent(plot, QEvent(QEvent.Type.Leave))
    assert graph.shown_sentence == graph.sentence


def test_hovering_a_flag_shows_its_sentence(graph: Graph, plot: Plot, qtbot: QtBot) -> None:
    (front,) = (item for item in plot.scene().items() if isinstance(item, FlagLayer))
    flag = front.shown[0]
    scene = front.mapToScene(QPointF(flag.left_x + flag.width / 2, 8))
    QTest.mouseMove(plot.viewport(), plot.mapFromScene(scene))
    qtbot.waitUntil(lambda: "shingled drive" in graph.shown_sentence)
    assert graph.shown_sentence.startswith("At 8 min: ")


def test_the_wheel_zooms_and_a_double_click_shows_everything_again(graph: Graph, plot: Plot) -> None:
    assert not graph.tools.all.isEnabled()
    assert turn_wheel(plot, 3)
    assert not plot.reach.is_all
    assert graph.tools.all.isEnabled()
    QTest.mouseDClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=plot.viewport().rect().center())
    assert plot.reach.is_all


def test_the_wheel_scrolls_the_page_unless_the_graph_has_the_focus_or_control_is_pressed(
    graph: Graph, plot: Plot
) -> None:
    graph.tools.save.setFocus()
    assert not turn_wheel(plot, 3)
    assert plot.reach.is_all
    assert turn_wheel(plot, 3, Qt.KeyboardModifier.ControlModifier)
    assert not plot.reach.is_all


def test_dragging_pans_the_time_axis(plot: Plot) -> None:
    press(plot, Qt.Key.Key_Plus, Qt.Key.Key_Plus)
    before = plot.reach.shown(800)
    middle = plot.viewport().rect().center()
    QTest.mousePress(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    for step in range(1, 11):
        QTest.mouseMove(plot.viewport(), middle + QPoint(10 * step, 0))
    QTest.mouseRelease(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle + QPoint(100, 0))
    after = plot.reach.shown(800)
    assert after[0] < before[0]
    assert after[1] - after[0] == pytest.approx(before[1] - before[0])


def test_a_new_run_resets_the_zoom(graph: Graph, plot: Plot) -> None:
    press(plot, Qt.Key.Key_Plus)
    graph.show_recording(example_recording(100))
    assert plot.reach.is_all
    assert not graph.tools.all.isEnabled()


# keyboard -----------------------------------------------------------------------------------------------------


def test_keys_zoom_pan_and_reset(plot: Plot) -> None:
    press(plot, Qt.Key.Key_Plus, Qt.Key.Key_Plus)
    begin, end = plot.reach.shown(800)
    assert end - begin < 800
    press(plot, Qt.Key.Key_Left, held=Qt.KeyboardModifier.ShiftModifier)
    assert plot.reach.shown(800)[0] < begin
    press(plot, Qt.Key.Key_Minus)
    assert not plot.reach.is_all
    press(plot, Qt.Key.Key_0)
    assert plot.reach.is_all


def test_arrow_keys_read_the_line_from_its_newest_point(graph: Graph, plot: Plot) -> None:
    press(plot, Qt.Key.Key_Left)
    assert graph.shown_sentence.startswith("At 13:20 min: ")
    press(plot, Qt.Key.Key_Left)
    assert plot.read_s == pytest.approx(800 - 800 / 60)
    press(plot, Qt.Key.Key_Escape)
    assert (plot.read_s, graph.shown_sentence) == (None, graph.sentence)


def test_control_and_arrow_keys_jump_between_events_and_scroll_to_them(graph: Graph, plot: Plot) -> None:
    back = Qt.KeyboardModifier.ControlModifier
    press(plot, Qt.Key.Key_Left, held=back)
    assert (plot.read_s, "The drive rests" in graph.shown_sentence) == (REST_S, True)
    for _ in range(8):
        press(plot, Qt.Key.Key_Plus)
    assert plot.reach.shown(800)[0] > CLIFF_S
    for _ in range(3):
        press(plot, Qt.Key.Key_Left, held=back)
    begin, end = plot.reach.shown(800)
    assert plot.read_s == CLIFF_S
    assert begin <= CLIFF_S <= end
    press(plot, Qt.Key.Key_Left, held=back)
    assert plot.read_s == CLIFF_S  # no event before this one


def test_the_tab_key_reaches_each_button_and_each_has_a_name(graph: Graph, plot: Plot) -> None:
    graph.show_recording(example_recording(800), example_recording(800, seed=2))
    press(plot, Qt.Key.Key_Plus)
    expected = {plot, graph.tools.older, graph.tools.minus, graph.tools.plus, graph.tools.all, graph.tools.save}
    reached = set()
    for _ in range(12):
        focused = QApplication.focusWidget()
        assert focused is not None
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert expected <= reached
    assert all(widget.accessibleName() for widget in expected)


def test_shortcuts_work_wherever_the_focus_is(graph: Graph, plot: Plot) -> None:
    graph.tools.save.setFocus()
    QTest.keyClick(graph.tools.save, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert not plot.reach.is_all
    QTest.keyClick(graph.tools.save, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert plot.reach.is_all


# screen readers -----------------------------------------------------------------------------------------------


def test_an_event_is_announced_once(graph: Graph, announced: list[str]) -> None:
    recording = example_recording(479)
    graph.show_recording(recording)
    graph.show_recording(recording)
    assert announced == []
    graph.show_recording(grown(recording, 10))
    graph.show_recording(recording)
    assert len(announced) == 1
    assert "cache is full" in announced[0]


def test_a_rest_is_left_to_the_page_to_announce(graph: Graph, announced: list[str]) -> None:
    recording = example_recording(int(REST_S) - 1)
    graph.show_recording(recording)
    graph.show_recording(grown(recording, 10))
    assert announced == []


def test_a_screen_reader_hears_the_latest_sentence_at_a_limited_rate(graph: Graph, announced: list[str]) -> None:
    now_s = 100.0
    spoken = ThrottledSpeech(lambda: now_s)
    for text in ("first", "second", "third"):
        spoken.announce(graph, text)
    assert announced == ["first"]
    now_s += 6
    spoken.announce(graph)
    spoken.announce(graph)
    assert announced == ["first", "third"]


def test_the_accessible_description_is_updated_at_a_limited_rate(graph: Graph) -> None:
    now_s = 100.0
    spoken = ThrottledSpeech(lambda: now_s)
    spoken.describe(graph, "now")
    now_s += 5
    spoken.describe(graph, "soon")
    assert graph.accessibleDescription() == "now"
    now_s += 10
    spoken.describe(graph, "later")
    assert graph.accessibleDescription() == "later"


def test_the_accessible_description_is_the_sentence_of_the_run_that_is_shown(graph: Graph, plot: Plot) -> None:
    assert plot.accessibleName()
    assert plot.accessibleDescription() == graph.sentence != ""
    graph.show_recording(flat(20, 1e6, 1e6, Phase.NOT_SMR_LIKE))
    assert plot.accessibleDescription() == graph.sentence
    graph.show_ejected(is_ejected=True)
    assert plot.accessibleDescription() == "The drive was ejected."


# saving -------------------------------------------------------------------------------------------------------


@pytest.fixture
def chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The path that the user types into the dialog, without a suffix."""
    path = tmp_path / "graph"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    return path


def test_the_graph_is_saved_as_a_picture_without_its_buttons(graph: Graph, chosen: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(graph.saving.file_writer.saved) as saved:
        graph.tools.picture_requested.emit()
    assert saved.args == [f"{chosen}.png"]
    image = QImage(f"{chosen}.png")
    assert image.width() == 2 * graph.width()
    rows = (image.height() // 3, image.height() // 2)
    assert len({image.pixelColor(x, y).rgb() for x in range(image.width()) for y in rows}) > 10
    buttons = graph.tools.geometry()
    paper = graph.palette().color(graph.palette().ColorRole.Base)
    above = image.height() - 2 * graph.height()  # height of the heading
    pixels = range(2 * buttons.left(), 2 * buttons.right())
    assert {image.pixelColor(x, above + 2 * buttons.center().y()).rgb() for x in pixels} == {paper.rgb()}


def test_a_hidden_part_is_not_in_the_picture(graph: Graph) -> None:
    before = picture_of(graph, [graph.gauge])
    graph.gauge.hide()
    assert picture_of(graph, [graph.gauge]) == picture_of(graph, []) != before


def test_the_graph_is_saved_as_a_table(graph: Graph, chosen: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(graph.saving.file_writer.saved):
        graph.tools.table_requested.emit()
    with open(f"{chosen}.csv", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 800
    assert [row["happened"] for row in rows if row["happened"]] == ["cliff", "stall", "stall-over", "rest"]


def test_a_failed_save_is_reported(graph: Graph, chosen: Path, qtbot: QtBot) -> None:
    chosen.with_name("graph.csv").mkdir()
    with qtbot.waitSignal(graph.saving.file_writer.failed):
        graph.tools.table_requested.emit()
    (box,) = graph.findChildren(QMessageBox)
    qtbot.waitUntil(box.isVisible)
    assert "graph.csv" in box.text()
    box.close()


def test_saving_takes_a_snapshot_of_a_run_that_goes_on(graph: Graph, chosen: Path, qtbot: QtBot) -> None:
    recording = example_recording(100)
    graph.show_recording(recording)
    with qtbot.waitSignal(graph.saving.file_writer.saved):
        graph.tools.table_requested.emit()
        grown(recording, 50)
    assert Path(f"{chosen}.csv").read_text().count("\n") == 101


# sizes --------------------------------------------------------------------------------------------------------


def test_the_gauge_keeps_its_width(graph: Graph) -> None:
    """Otherwise the lines would shift with each new figure."""
    graph.show_recording(example_recording(3))
    width = graph.gauge.sizeHint().width()
    graph.show_recording(example_recording(400))
    assert graph.gauge.sizeHint().width() == width


@pytest.mark.parametrize("seconds", [0, 1])
def test_a_graph_without_a_line_is_empty_and_describes_no_run(qtbot: QtBot, seconds: int) -> None:
    """A single second is too short for a line, and its rate is not the rate of the run."""
    graph = Graph()
    qtbot.addWidget(graph)
    graph.show()
    graph.show_recording(example_recording(seconds))
    graph.show_ended(has_ended=True)
    assert graph.is_empty
    assert graph.shown_sentence == ""


def test_an_empty_graph_can_be_neither_saved_nor_zoomed(qtbot: QtBot) -> None:
    graph = Graph()
    qtbot.addWidget(graph)
    tools = graph.tools
    graph.show_recording(example_recording(0))
    assert not tools.plus.isEnabled()
    assert not tools.save.isEnabled()
    assert not any(action.isEnabled() for action in tools.actions())
    graph.show_recording(example_recording(5))
    assert not graph.is_empty
    assert tools.plus.isEnabled()
    assert tools.save.isEnabled()
    assert all(action.isEnabled() for action in tools.actions())


# ejected drives -----------------------------------------------------------------------------------------------


def test_after_the_eject_the_graph_describes_only_the_past(graph: Graph, plot: Plot) -> None:
    graph.show_ejected(is_ejected=True)
    assert graph.shown_sentence == "The drive was ejected."
    assert not graph.gauge.isVisible()
    press(plot, Qt.Key.Key_Left)
    assert graph.shown_sentence.startswith("At ")
    assert graph.gauge.isVisible()
    press(plot, Qt.Key.Key_Escape)
    graph.show_ejected(is_ejected=False)
    assert "tidying up" in graph.shown_sentence


def test_a_saved_picture_has_the_heading_of_its_run(graph: Graph, chosen: Path, qtbot: QtBot) -> None:
    graph.set_heading("Backup to a simulated drive")
    with qtbot.waitSignal(graph.saving.file_writer.saved):
        graph.tools.picture_requested.emit()
    image = QImage(f"{chosen}.png")
    above = range((image.height() - 2 * graph.height()) // 2)
    assert len({image.pixelColor(x, y).rgb() for x in range(300) for y in above}) > 1


# vague estimates of the cache ---------------------------------------------------------------------------------


def test_a_vague_capacity_is_shown_as_a_range_without_a_percentage(graph: Graph) -> None:
    gb = 1e9
    point = example_recording(10)[-1]._replace(
        fill_bytes=5 * gb,
        fill_low_bytes=4 * gb,
        fill_high_bytes=6 * gb,
        capacity_bytes=100 * gb,
        capacity_low_bytes=30 * gb,
        capacity_high_bytes=400 * gb,
    )
    recording = Recording()
    recording.add(point)
    graph.show_recording(recording)
    assert graph.gauge.spoken_text == "Cache: 4 to 6 GB (of 30 to 400 GB)"
    assert graph.gauge.shown == (0.05, 0.04, 0.06)
    assert "GB" not in graph.shown_sentence, "the gauge says it"
