"""The timeline of versions: by keyboard, by mouse, and with a screen reader."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise

import msgspec.structs
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.gui.restore.timeline import TimelineSlider, VersionBar, _places
from shingleback.protocol.result_items import VersionItem
from tests.gui.wizard_desk import text_of
from tests.helpers.painted import painted_text, squeezed

BEGIN = datetime(2023, 3, 1, 12, 0, tzinfo=UTC)
IS_INVERTED = False
DAYS = (0, 30, 60, 400, 800, 801, 802, 803)


def version(number: int) -> VersionItem:
    """The fourth one left some files out."""
    left_out = 2 if number == 3 else 0
    at = (BEGIN + timedelta(days=DAYS[number])).isoformat()
    return VersionItem(
        name=f"v{number}", started_at=at, finished_at=at, files=9, bytes=1_000, left_out=left_out, kept_as="folder"
    )


NEWEST_FIRST = [version(number) for number in reversed(range(len(DAYS)))]


@pytest.fixture
def timeline(qtbot: QtBot) -> TimelineSlider:
    slider = TimelineSlider(lambda: BEGIN + timedelta(days=803))
    qtbot.addWidget(slider)
    slider.resize(600, 80)
    slider.show_versions(NEWEST_FIRST, [BEGIN + timedelta(days=500)], "v7")
    with qtbot.waitActive(slider):
        slider.show()
        slider.activateWindow()
    slider.setFocus()
    return slider


@pytest.mark.parametrize(
    ("hours", "expected"),
    [((0, 3), ["today"]), ((0, 50), ["today", "Mar 1, 2023"]), ((0, 900), ["today", "Mar 2023"])],
)
def test_the_axis_names_no_date_twice(qtbot: QtBot, hours: tuple[int, ...], expected: list[str]) -> None:
    timeline = TimelineSlider(lambda: BEGIN + timedelta(hours=hours[-1]))
    qtbot.addWidget(timeline)
    moments = [(BEGIN + timedelta(hours=hour)).isoformat() for hour in reversed(hours)]
    versions = [msgspec.structs.replace(version(0), name=at, started_at=at) for at in moments]
    timeline.show_versions(versions, [], versions[0].name)
    timeline.resize(600, 80)
    assert painted_text(timeline) == squeezed("".join(expected))


def test_keys_select_versions_and_only_the_last_one_is_loaded(timeline: TimelineSlider, qtbot: QtBot) -> None:
    settled: list[str] = []
    timeline.settled.connect(settled.append)
    for _ in range(3):
        QTest.keyClick(timeline, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: bool(settled))

    assert settled == ["v4"]
    QTest.keyClick(timeline, Qt.Key.Key_Home)
    assert timeline.version == version(0)
    QTest.keyClick(timeline, Qt.Key.Key_End)
    assert timeline.version == version(7)


def test_a_screen_reader_hears_the_date_as_well_as_the_number(timeline: TimelineSlider) -> None:
    timeline.setValue(3)
    text = timeline.accessibleName()

    assert text.startswith("Version 4 of 8: ")
    assert "2024" in text
    assert "2 file" in text


def test_a_click_selects_the_nearest_version_but_never_an_interrupted_run(timeline: TimelineSlider) -> None:
    numbers = []
    for x in range(0, timeline.width(), 4):
        QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=QPoint(x, 16))
        numbers.append(timeline.value())

    assert set(numbers) == set(range(len(NEWEST_FIRST)))
    assert numbers == sorted(numbers)


def test_the_newest_version_is_on_the_left_in_right_to_left_layouts(timeline: TimelineSlider) -> None:
    left_end = QPoint(0, 16)
    QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=left_end)
    assert timeline.version == version(0)
    timeline.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=left_end)
    assert timeline.version == version(7)
    timeline.setValue(4)
    QTest.keyClick(timeline, Qt.Key.Key_Right)  # toward the older ones
    assert timeline.version == version(3)


def test_scrolling_the_page_does_not_select_a_version(timeline: TimelineSlider) -> None:
    place, step = QPointF(300, 16), QPoint(0, 120)
    event = QWheelEvent(
        place,
        place,
        step,
        step,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        IS_INVERTED,
    )
    QApplication.sendEvent(timeline, event)

    assert timeline.version == version(7)


def test_marks_keep_their_order_and_a_minimum_distance() -> None:
    places = _places([float(day) for day in DAYS])

    assert places[0] == 0
    assert places[-1] == pytest.approx(1)
    steps = [after - before for before, after in pairwise(places)]
    assert min(steps) > 0.04
    assert steps[3] > 4 * steps[-1], "a year takes more room than a day"


def test_without_versions_none_is_selected(timeline: TimelineSlider) -> None:
    timeline.show_versions([], [], "")

    timeline.repaint()
    assert timeline.version is None


def test_a_single_version_has_a_mark(timeline: TimelineSlider) -> None:
    timeline.show_versions(NEWEST_FIRST[:1], [], "v7")

    assert timeline.version == version(7)
    timeline.repaint()


def test_versions_are_counted_only_if_there_are_several(qtbot: QtBot) -> None:
    bar = VersionBar(lambda: BEGIN + timedelta(days=803))
    qtbot.addWidget(bar)
    bar.show_versions(NEWEST_FIRST[:1], "v7")
    assert "version" not in text_of(bar)
    bar.show_versions(NEWEST_FIRST, "v7")
    assert f"{len(DAYS)} versions since" in text_of(bar)


def test_a_version_in_place_of_an_expired_one_is_shown_although_their_number_is_the_same(qtbot: QtBot) -> None:
    bar = VersionBar(lambda: BEGIN + timedelta(days=803))
    qtbot.addWidget(bar)
    bar.show_versions(NEWEST_FIRST[1:], "v3")
    bar.show_versions(NEWEST_FIRST[:-1], "v3")
    shown = [bar.timeline.version_at(number) for number in range(len(DAYS) - 1)]
    assert shown == NEWEST_FIRST[-2::-1]


def test_a_run_that_was_interrupted_meanwhile_is_marked(qtbot: QtBot) -> None:
    bar = VersionBar(lambda: BEGIN + timedelta(days=803))
    qtbot.addWidget(bar)
    bar.show_versions(NEWEST_FIRST, "v7")
    before = bar.timeline.grab().toImage()
    bar.show_interrupted([BEGIN + timedelta(days=500)])
    bar.show_versions(NEWEST_FIRST, "v7")
    assert bar.timeline.grab().toImage() != before


def test_in_a_narrow_window_each_sentence_about_a_version_stays_on_one_line(qtbot: QtBot) -> None:
    bar = VersionBar(lambda: BEGIN + timedelta(days=803))
    qtbot.addWidget(bar)
    bar.show_versions(NEWEST_FIRST, "v7")
    bar.resize(bar.minimumSizeHint())
    bar.show()
    since = bar._since
    assert bar.facts.height() < 2 * bar.facts.fontMetrics().height()
    assert since.geometry().top() > bar.facts.geometry().bottom()
