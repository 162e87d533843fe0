"""The list of a file's earlier contents."""

from datetime import datetime
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.restore import FileVersions
from shingleback.gui.history import texts
from shingleback.gui.restore.file_versions import FileVersionList
from shingleback.protocol.result_items import EntryItem, StayItem, TracedItem, VersionItem
from shingleback.protocol.results import TraceFinished

MORNING = datetime(2026, 11, 27, 8, 5, tzinfo=local_time().tzinfo)


def version(number: int, at: datetime) -> VersionItem:
    when = at.isoformat()
    return VersionItem(
        name=str(number), started_at=when, finished_at=when, files=1, bytes=1, left_out=0, kept_as="snapshot"
    )


def shown_versions(qtbot: QtBot, times: tuple[datetime, ...]) -> FileVersionList:
    shown = FileVersionList()
    qtbot.addWidget(shown)
    versions = [version(number, at) for number, at in enumerate(times)]
    stays = [
        StayItem(path="a", first=version.name, last=version.name, versions=1, size=5, content=version.name)
        for version in versions
    ]
    result = TraceFinished(outcome="done", exit_code=0, newest="1", things=[TracedItem(kind="file", stays=stays)])
    shown.show_file(FileVersions(EntryItem(path="a", kind="file"), result), versions[::-1], "1")
    return shown


@pytest.mark.parametrize("is_short", [False, True])
def test_in_a_narrow_list_the_size_gives_way_to_the_time_and_comes_back(qtbot: QtBot, is_short: bool) -> None:
    shown = shown_versions(qtbot, (MORNING, MORNING.replace(hour=20)))
    shown.show_short(is_short=is_short)
    shown.show()
    row = shown.list.item(0)
    full_text = row.text()
    width = shown.fontMetrics().horizontalAdvance(full_text) + 80
    sized_texts = []
    for room in (width, width - 90, width):
        shown.resize(room, 300)
        sized_texts.append(row.text())
    assert "5 bytes" in full_text
    assert sized_texts[0] == sized_texts[2] == full_text
    assert sized_texts[1] == full_text.partition(" · ")[0]
    assert texts.days([MORNING.isoformat(), MORNING.replace(hour=20).isoformat()])[1] == sized_texts[1]


@pytest.mark.parametrize(
    ("times", "is_told_by_time"),
    [
        ((MORNING, MORNING.replace(hour=20)), True),
        ((MORNING, MORNING.replace(second=9)), True),
        ((MORNING, MORNING.replace(day=28)), False),
    ],
)
def test_contents_have_distinct_labels_whose_distinguishing_end_is_never_elided(
    qtbot: QtBot, times: tuple[datetime, ...], is_told_by_time: bool
) -> None:
    shown = shown_versions(qtbot, times)
    labels = [shown.list.item(row).text() for row in range(shown.list.count())]
    assert len(labels) == len(times)
    assert all(label != next_label for label, next_label in pairwise(labels))
    assert (shown.list.textElideMode() is Qt.TextElideMode.ElideLeft) is is_told_by_time
