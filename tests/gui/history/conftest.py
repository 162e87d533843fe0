"""The pages History and Restore, with a real backup in folders of the test and real workers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.gui.controllers.backup_sets import SetView
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.history import BackupHistory
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.preview_decoder import PreviewDecoder
from shingleback.gui.controllers.restore import Access
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.history.page import HistoryPage
from shingleback.gui.restore.page import RestorePage
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings
from tests.helpers.plugged_in import make_drives
from tests.helpers.program import PROGRAM, events, for_workers, quick_command
from tests.helpers.trees import write


@dataclass
class HistoryDesk:
    """A page and its surroundings."""

    page: RestorePage
    history: HistoryPage
    backup_history: BackupHistory
    drives: DriveList
    source: Path
    backup: Path
    qtbot: QtBot
    sets: dict[str, SetView] = field(default_factory=dict)
    """What Home knows of the backup at a path."""
    workers: list[Worker] = field(default_factory=list)

    def open(self) -> None:
        """Shows the page and waits for the answer of the drive."""
        with self.qtbot.waitActive(self.page):
            self.page.show()
            self.page.activateWindow()
        self.until_known()

    def until_known(self) -> None:
        browser = self.backup_history.browser
        self.qtbot.waitUntil(lambda: browser.state.access not in (Access.NOT_ASKED, Access.ASKING))

    def until_listed(self) -> None:
        self.qtbot.waitUntil(lambda: self.backup_history.browser.state.entries is not None)

    def until_version(self, number: int) -> None:
        """Waits until this version is shown; 0 is the newest."""
        browser = self.backup_history.browser
        self.qtbot.waitUntil(
            lambda: browser.state.version == browser.state.versions[number].name and browser.state.entries is not None
        )

    def until_found(self) -> None:
        self.qtbot.waitUntil(lambda: self.backup_history.browser.state.trace is not None)

    @property
    def found(self) -> list[list[str]]:
        """The rows of a search: name, folder, and state."""
        model = self.page.files.lists.found.model()
        return [[model.index(row, column).data() for column in (0, 1, 3)] for row in range(model.rowCount())]

    def until(self, step: JobStage) -> None:
        self.qtbot.waitUntil(lambda: self.backup_history.restoring.state.stage is step)

    def press(self, button: QAbstractButton) -> None:
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def key(self, key: Qt.Key) -> None:
        """Sends a key to the focused widget."""
        focused = self.page.window().focusWidget()
        assert isinstance(focused, QWidget)
        QTest.keyClick(focused, key)

    @property
    def names(self) -> list[str]:
        """The names in the table."""
        model = self.page.files.lists.table.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def select(self, *names: str) -> None:
        table, flags = self.page.files.lists.table, QItemSelectionModel.SelectionFlag
        table.clearSelection()
        for name in names:
            index = table.model().index(self.names.index(name), 0)
            table.selectionModel().select(index, flags.Select | flags.Rows)

    def enter(self, name: str) -> None:
        """Opens the folder with that name."""
        table = self.page.files.lists.table
        table.setCurrentIndex(table.model().index(self.names.index(name), 0))
        table.setFocus()
        self.key(Qt.Key.Key_Return)
        self.until_listed()

    def browse(self) -> None:
        """Opens the files of the newest version."""
        self.open()
        self.until_listed()

    def ask_for(self, *names: str) -> None:
        """Opens the restore page and waits for its plan."""
        self.select(*names)
        self.press(self.page.files.foot.restore)
        self.until(JobStage.READY)


@pytest.fixture
def documents(tmp_path: Path) -> Path:
    folder = tmp_path / "Documents"
    write(folder / "letter.txt", b"Dear Ada,\n")
    write(folder / "tax.ods", b"numbers")
    write(folder / "photos" / "lake.jpg", b"no picture, really")
    return folder


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """The destination of the backup; it does not exist yet."""
    return tmp_path / "drive"


@pytest.fixture
def worker_program() -> Sequence[str]:
    """The arguments of Python that start the worker."""
    return PROGRAM


@pytest.fixture
def history_desk(
    documents: Path, place: Path, worker_program: Sequence[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[HistoryDesk]:
    for_workers(monkeypatch)
    paths, drives = Paths.of_user(), make_drives()
    memory = Memory(paths)
    memory.save(Settings(sets=[BackupSet(folders=[str(documents)], destination=str(place))]))
    workers: list[Worker] = []

    def make_worker() -> Worker:
        workers.append(Worker(quick_command(program=worker_program)))
        return workers[-1]

    backup_history = BackupHistory(
        paths, drives, SettingsController(memory), make_worker, lambda: PreviewDecoder(quick_command())
    )
    sets: dict[str, SetView] = {}
    page, history = RestorePage(backup_history, sets.get), HistoryPage(backup_history)
    page.resize(1000, 700)
    history.resize(1000, 700)
    qtbot.addWidget(page, before_close_func=lambda _page: page.leave())
    qtbot.addWidget(history)
    yield HistoryDesk(page, history, backup_history, drives, documents, place, qtbot, sets, workers)
    page.leave()


@pytest.fixture
def backed_up(history_desk: HistoryDesk) -> HistoryDesk:
    """A backup with one version."""
    events("backup", history_desk.source, history_desk.backup, check=0)
    return history_desk
