"""A backup with very many files: progress while its list is loaded, and searching while typing."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.history import CheckState, CheckTask
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.preview import DragOut, Preview, TemporaryCopies, Thumbnails
from shingleback.gui.controllers.preview_decoder import PreviewDecoder
from shingleback.gui.controllers.restore import (
    Access,
    Browser,
    BrowserState,
    RestoreController,
    RestoreSelection,
    RestoreState,
)
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.restore.browse import BrowseView
from shingleback.protocol.events import Event, Progress, encode
from shingleback.protocol.result_items import EntryItem, StayItem, TracedItem, VersionItem
from shingleback.protocol.results import CheckFinished, EntriesFinished, TraceFinished, VersionsFinished
from shingleback.protocol.run_state import RunState
from tests.gui.history.conftest import HistoryDesk
from tests.helpers import played_worker
from tests.helpers.played_worker import read_log

HALF = Progress(phase="list", elapsed_s=1.0, files=0, bytes=50, total_bytes=100)
READING = "The list of files is being read from the drive."
TOP = EntriesFinished(
    command="list",
    outcome="done",
    exit_code=0,
    version="v2",
    entries=[EntryItem(path="Documents", kind="folder", origin="/home/ada/Documents")],
    count=1,
)
FOUND = TraceFinished(
    outcome="done",
    exit_code=0,
    newest="v2",
    things=[TracedItem(kind="file", stays=[StayItem(path="Documents/lake.jpg", first="v1", last="v2", versions=2)])],
)
DONE = CheckFinished(command="restore", outcome="done", exit_code=0)


class ScriptedWorker:
    """A scripted worker. At `go`, it waits for that command."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.worker = Worker([sys.executable, str(Path(played_worker.__file__)), str(folder)])

    def script(self, command: str, *events: Event | str) -> None:
        """`plan` is the script of a dry run."""
        lines = [
            json.dumps({"wait": event}) if isinstance(event, str) else encode(event).decode().strip()
            for event in events
        ]
        (self._folder / command).write_text("\n".join(lines))

    @property
    def questions(self) -> list[dict[str, str]]:
        return read_log(self._folder, "questions")

    @property
    def starts(self) -> list[list[str]]:
        return read_log(self._folder, "starts")


@pytest.fixture
def scripted(tmp_path: Path, qapp: QApplication) -> ScriptedWorker:  # noqa: ARG001
    return ScriptedWorker(tmp_path)


def versions(*names: str) -> VersionsFinished:
    items = [
        VersionItem(
            name=name,
            started_at="2026-03-01T12:00:00+01:00",
            finished_at="2026-03-01T12:00:00+01:00",
            files=1,
            bytes=1,
            left_out=0,
            kept_as="current",
        )
        for name in names
    ]
    return VersionsFinished(outcome="done", exit_code=0, versions=items)


def until(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    qtbot.waitUntil(condition)


@pytest.fixture
def browser(scripted: ScriptedWorker) -> Browser:
    return Browser(scripted.worker)


@pytest.fixture
def view(browser: Browser, scripted: ScriptedWorker, qtbot: QtBot, tmp_path: Path) -> BrowseView:
    """Shows a backup whose list loads slowly: it waits for `go`."""
    scripted.script("versions", versions("v1", "v2"))
    scripted.script("list", HALF, "go", TOP)
    scripted.script("trace", FOUND)
    nobody, decoder = Worker([sys.executable]), PreviewDecoder([sys.executable])
    copies = TemporaryCopies(nobody, tmp_path / "copies")
    preview = Preview(nobody, decoder, tmp_path / "copies")
    view = BrowseView(browser, preview, Thumbnails(copies, decoder), DragOut(copies), local_time)
    qtbot.addWidget(view, before_close_func=lambda _view: browser.stop())
    view.show()
    browser.open("/media/drive")
    until(qtbot, lambda: bool(browser.state.versions))
    browser.choose_version("v2")
    until(qtbot, lambda: browser.state.reading is not None)
    return view


def test_loading_the_list_shows_its_progress(
    view: BrowseView, browser: Browser, scripted: ScriptedWorker, qtbot: QtBot
) -> None:
    assert view.lists.sentence.text().startswith(READING)
    assert view.lists.bar.isVisible()
    assert view.lists.bar.value() * 2 == view.lists.bar.maximum()

    scripted.worker.ask("go")

    until(qtbot, lambda: browser.state.entries is not None)
    assert not view.lists.bar.isVisible()
    assert not view.lists.sentence.isVisible()


def test_a_search_while_the_list_is_loading_does_not_load_it_again(
    view: BrowseView, browser: Browser, scripted: ScriptedWorker, qtbot: QtBot
) -> None:
    browser.search("la")
    browser.search("lake")
    assert view.lists.bar.isVisible()

    scripted.worker.ask("go")

    until(qtbot, lambda: browser.state.trace is not None)
    assert browser.state.trace == FOUND
    assert [question["command"] for question in scripted.questions] == ["versions", "list", "trace"]
    assert [start[0] for start in scripted.starts] == ["answer"]


@pytest.mark.usefixtures("view")
def test_selecting_another_version_does_not_wait_for_the_list_of_the_previous_one(
    browser: Browser, scripted: ScriptedWorker, qtbot: QtBot
) -> None:
    scripted.script("list", TOP)

    browser.choose_version("v1")

    until(qtbot, lambda: browser.state.entries is not None)
    assert [question.get("version") for question in scripted.questions] == ["", "v2", "v1"]


def test_every_page_says_that_the_list_is_loading(history_desk: HistoryDesk) -> None:
    start, spot_check, restore = history_desk.page.start, history_desk.page.spot_check.card, history_desk.page.restore
    start.show_state(BrowserState("/media/drive", Access.ASKING, reading=HALF))
    spot_check.show_state(CheckState(JobStage.RUNNING, CheckTask("/media/drive"), run=RunState(progress=HALF)))
    restore.show_state(
        RestoreState(JobStage.RUNNING, RestoreSelection("/media/drive", "v2"), run=RunState(progress=HALF))
    )

    for answer in (start.answer, spot_check.answer, restore.answer):
        assert answer.sentence.text().startswith(READING)
    for bar in (spot_check.bar, restore.answer.bar):
        assert bar.value() * 2 == bar.maximum()


def test_a_restore_shows_the_loading_progress_until_the_list_is_loaded(scripted: ScriptedWorker, qtbot: QtBot) -> None:
    looking = Progress(phase="restore", elapsed_s=2.0, files=1, bytes=0)
    scripted.script("plan", HALF, looking, DONE)
    restoring = RestoreController(scripted.worker)
    shown: list[Progress | None] = []
    restoring.changed.connect(lambda state: shown.append(state.progress))

    restoring.choose(RestoreSelection("/media/drive", "v2"))

    until(qtbot, lambda: restoring.state.stage is JobStage.READY)
    assert shown == [None, HALF, None, None]


def test_a_search_starts_when_typing_pauses(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    files = backed_up.page.files
    files.top.search.setFocus()
    QTest.keyClicks(files.top.search, "lake")

    backed_up.qtbot.waitUntil(lambda: backed_up.backup_history.browser.state.text == "lake")
    backed_up.until_found()
    assert backed_up.found == [["lake.jpg", "Documents \u203a photos", "still there"]]
    assert files.top.search.hasFocus()

    QTest.keyClick(files.top.search, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    backed_up.key(Qt.Key.Key_Delete)
    backed_up.until_listed()
    assert backed_up.names == ["Documents"]
