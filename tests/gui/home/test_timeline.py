"""The versions of a set as marks on a timeline."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shingleback.domain.local_time import local_time
from shingleback.gui.home.timeline import VersionTimeline
from shingleback.gui.widgets.navigator import RestoreFiles
from shingleback.protocol.results import BackupFinished
from tests.gui.conftest import KEY, Desk
from tests.gui.home.test_overview import PLACE, add, show_set
from tests.helpers.destinations import Destinations

NOW = datetime(2026, 5, 20, 18, 0, tzinfo=UTC)
DAYS = [timedelta(days=days) for days in (0, 1, 7, 29, 60, 400)]


@pytest.fixture
def timeline(qtbot: QtBot) -> VersionTimeline:
    timeline = VersionTimeline()
    qtbot.addWidget(timeline)
    timeline.resize(600, 60)
    return timeline


def test_marks_are_ordered_by_time_and_the_last_month_has_the_most_room(
    timeline: VersionTimeline,
) -> None:
    timeline.show_versions([NOW - days for days in DAYS], NOW)
    places = [timeline.place_of(NOW - days) for days in DAYS]
    assert places == sorted(places, reverse=True)
    assert (places[0], places[-1]) == (1.0, 0.0)
    assert places[3] > 0.4 > places[4]


def test_a_backup_younger_than_a_month_uses_the_whole_line(timeline: VersionTimeline) -> None:
    timeline.show_versions([NOW - timedelta(days=29)], NOW)
    assert timeline.place_of(NOW - timedelta(days=29)) < 0.1


def test_versions_of_one_day_have_one_date(timeline: VersionTimeline) -> None:
    timeline.show_versions([NOW - timedelta(hours=3), NOW - timedelta(hours=1)], NOW)
    assert timeline.marks() == [(1.0, "today")]


def test_hovering_a_mark_finds_its_version(timeline: VersionTimeline, qtbot: QtBot) -> None:
    timeline.show_versions([NOW - days for days in DAYS], NOW)
    timeline.show()
    versions_by_x = [timeline.version_at(x) for x in range(timeline.width())]
    assert {at for at in versions_by_x if at is not None} == {NOW - days for days in DAYS}
    assert timeline.accessibleName() == "6 versions"
    with qtbot.waitSignal(timeline.requested):
        QTest.mouseClick(timeline, Qt.MouseButton.LeftButton)


def test_without_versions_the_timeline_is_hidden(timeline: VersionTimeline) -> None:
    timeline.show_versions([], NOW)
    assert not timeline.isVisible()


def test_home_shows_the_versions_that_still_exist_and_leads_to_them(desk: Desk) -> None:
    for days, removed_versions in ((9, []), (4, ["9"]), (1, [])):
        at = (local_time() - timedelta(days=days)).isoformat()
        add(
            BackupFinished(
                outcome="done",
                exit_code=0,
                destination=PLACE,
                started_at=at,
                version=str(days),
                removed_versions=removed_versions,
                backup_set=KEY,
            )
        )
    show_set(desk)
    assert desk.card.contents.timeline.accessibleName() == "2 versions"
    destinations = Destinations(desk.window.home)
    desk.card.contents.timeline.requested.emit()
    assert destinations.requested == [RestoreFiles(PLACE)]


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_timeline_follows_the_reading_direction(timeline: VersionTimeline, direction: Qt.LayoutDirection) -> None:
    timeline.setLayoutDirection(direction)
    timeline.show_versions([NOW - timedelta(days=20), NOW], NOW)
    is_mirrored = direction is Qt.LayoutDirection.RightToLeft
    timeline.show()
    versions = [timeline.version_at(x) for x in range(timeline.width())]
    assert (versions.index(NOW) < versions.index(NOW - timedelta(days=20))) is is_mirrored


def test_each_date_is_at_its_position_on_the_line(timeline: VersionTimeline) -> None:
    """Even if the last backup was long ago: the line ends today, not at the last backup."""
    timeline.show_versions([NOW - timedelta(days=400), NOW - timedelta(days=23)], NOW)
    places = {text: part for part, text in timeline.marks()}
    assert places == {"today": 1.0, "Apr 15, 2025": 0.0, "30 days ago": timeline.place_of(NOW - timedelta(days=30))}
