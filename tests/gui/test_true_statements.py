"""Statements that were once untrue, as they are painted and as a screen reader gets them."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.monitoring import Phase
from shingleback.gui.controllers.folder_counter import FolderCounter
from shingleback.gui.controllers.restore import Access, BrowserState
from shingleback.gui.home.timeline import VersionTimeline
from shingleback.gui.restore.page import StartCard
from shingleback.gui.restore.timeline import VersionBar
from shingleback.gui.run.page import RunPage
from shingleback.monitor.recording import Recording
from shingleback.protocol.events import Event, Planned, Progress
from shingleback.protocol.result_items import VersionItem
from shingleback.protocol.run_state import RunState
from tests.gui.test_run_page import DONE
from tests.gui.wizard_desk import WAIT, Table, walk_to_the_end
from tests.helpers.accessible import accessible_items
from tests.helpers.painted import painted_text, squeezed
from tests.helpers.recordings import flat

NOW = datetime(2026, 11, 29, 18, 0, tzinfo=UTC)
PERCENT = re.compile(r"\d+%")
PLANNED = Planned(
    files=1_000,
    bytes=47_600_000,
    folders=3,
    copy_files=1_000,
    copy_bytes=47_600_000,
    recheck_files=0,
    gone_files=0,
    moved_folders=0,
    room_bytes=10**9,
)
COPYING = Progress(phase="copy", elapsed_s=60, files=3, bytes=36_000_000, total_files=1_000, total_bytes=47_600_000)
COUNTING = Progress(phase="survey", elapsed_s=2, files=420, bytes=106_000_000)


def said(widget: QWidget) -> tuple[str, str]:
    """What is painted, and what a screen reader gets, without blanks."""
    for _ in range(3):
        QApplication.processEvents()
    heard = " ".join(f"{item.name} {item.description}" for item in accessible_items(widget))
    return painted_text(widget), squeezed(heard)


def show(qtbot: QtBot, widget: QWidget, size: QSize | None = None) -> None:
    qtbot.addWidget(widget)
    widget.resize(size or QSize(900, 700))
    widget.show()


def run_page(qtbot: QtBot, *events: Event) -> RunPage:
    page = RunPage()
    show(qtbot, page)
    state = RunState()
    for event in events:
        state = state.after(event)
    page.show_state(state)
    return page


@pytest.mark.parametrize("copied_files", [3, 840])
def test_the_percentage_of_a_run_is_that_of_the_bytes_beside_it_whatever_the_number_of_files(
    qtbot: QtBot, copied_files: int
) -> None:
    copying = Progress(
        phase="copy",
        elapsed_s=60,
        files=copied_files,
        bytes=36_000_000,
        total_files=PLANNED.files,
        total_bytes=PLANNED.bytes,
    )
    for text in said(run_page(qtbot, PLANNED, copying)):
        assert set(PERCENT.findall(text)) == {"75%"}
        assert squeezed("36.0 MB of 47.6 MB") in text


def test_nothing_is_called_new_or_copied_while_folders_are_counted(qtbot: QtBot) -> None:
    for text in said(run_page(qtbot, COUNTING)):
        assert squeezed("Nothing new") not in text
        assert squeezed("Not yet") in text
        assert squeezed("420 files, 106 MB so far") in text


def test_no_duration_is_promised_before_the_folders_are_counted(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.script("sizes", WAIT)
    walk_to_the_end(table)
    page = table.wizard.folders
    for text in said(table.wizard):
        assert squeezed("counting…") in text
        assert squeezed("probably take") not in text
        assert "hour" not in text

    monkeypatch.setattr(FolderCounter, "is_complete", True)
    page._show_total()
    assert squeezed("The first backup will probably take") in said(table.wizard)[0]


def versions(*ages: timedelta) -> Sequence[VersionItem]:
    moments = [(NOW - age).isoformat() for age in ages]
    return [
        VersionItem(name=at, started_at=at, finished_at=at, files=9, bytes=1, left_out=0, kept_as="folder")
        for at in moments
    ]


@pytest.mark.parametrize(
    ("ages", "dates"),
    [((timedelta(0),), ["today"]), ((timedelta(0), timedelta(hours=9)), ["today"])],
    ids=["one version", "two versions"],
)
def test_no_day_has_two_names_on_a_line_of_versions(
    qtbot: QtBot, ages: tuple[timedelta, ...], dates: list[str]
) -> None:
    bar = VersionBar(lambda: NOW)
    show(qtbot, bar, QSize(800, 160))
    newest_first = versions(*ages)
    bar.show_versions(newest_first, newest_first[0].name)
    line = VersionTimeline()
    show(qtbot, line, QSize(800, 80))
    line.show_versions([NOW - age for age in ages], NOW)
    for painted in (said(bar.timeline)[0], said(line)[0]):
        assert painted == "".join(dates)


READS = "The list of files is being read from the drive."
READING = Progress(phase="list", elapsed_s=1, files=0, bytes=1, total_bytes=9)


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (BrowserState("/media/me/Drive", Access.ASKING), ""),
        (
            BrowserState("/media/me/Drive", Access.ASKING, reading=READING),
            READS,
        ),
        (
            BrowserState("/media/me/Drive", Access.ASKING, is_silent=True, reading=READING),
            READS,
        ),
        (BrowserState("/media/me/Drive", Access.ASKING, is_silent=True), "The drive is taking a while."),
    ],
    ids=["just asked", "reading", "reading for long", "silent"],
)
def test_a_drive_that_answers_is_not_said_to_be_slow_or_silent(
    qtbot: QtBot, state: BrowserState, sentence: str
) -> None:
    card = StartCard(lambda state: state.access, lambda _place: None, lambda _place: None)
    show(qtbot, card)
    card.show_state(state)
    for text in said(card):
        assert squeezed("Opening Drive") in text
        assert squeezed(sentence) in text
        assert (squeezed("is taking a while") in text) == sentence.startswith("The drive is")
        assert "answering" not in text
        assert "respond" not in text


def test_a_screen_reader_gets_the_graph_of_the_run_that_is_shown_and_never_of_the_one_before(qtbot: QtBot) -> None:
    page = run_page(qtbot, PLANNED, COPYING)
    qtbot.waitUntil(lambda: page.graph.is_drawn)
    first, second = flat(600, 5e6, 5e6, Phase.FULL), flat(600, 1e6, 1e6)
    started = RunState().after(PLANNED).after(COPYING)
    page.show_recording(first, None)
    page.show_state(started.after(DONE))
    assert squeezed("5.0 MB/s") in said(page)[1]

    for recording in (Recording(), second):
        page.show_recording(recording, None)
        page.show_state(started)
        for text in said(page):
            assert squeezed("5.0 MB/s") not in text
    page.show_state(started.after(DONE))
    for text in said(page):
        assert squeezed("1.0 MB/s") in text
