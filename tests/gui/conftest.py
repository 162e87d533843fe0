"""A window with a real worker behind it, in its own folders."""

import contextlib
import gc
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from i18n.tools.build import build
from i18n.tools.folders import CATALOGS
from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.starting import SessionStart
from shingleback.backup_sets.status import Schedule
from shingleback.domain.formatting.safety_checks import refusals
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.backup_run import BackupRun, Meter
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, PlaceLookup, Surroundings
from shingleback.gui.controllers.drives import DriveList, DriveQuestions
from shingleback.gui.controllers.history import BackupHistory
from shingleback.gui.controllers.pages import Backups
from shingleback.gui.controllers.preview_decoder import PreviewDecoder
from shingleback.gui.controllers.restore import RestoreController
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.diagnosis.state import DiagnosisController
from shingleback.gui.home.set_card import SetCard
from shingleback.gui.widgets import style
from shingleback.gui.widgets.roles import install_roles
from shingleback.gui.window.language import ENGLISH, speak
from shingleback.gui.window.navigation import install_navigation_roles
from shingleback.gui.window.window import Window
from shingleback.gui.wizard.opening import Wizards
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings
from tests.gui.wizard_desk import Table, end, end_runs, scripted_worker
from tests.helpers.memory import folder_in_memory, in_memory  # noqa: F401 (a fixture)
from tests.helpers.plugged_in import EXPANSION, HealthQueries, judge, make_drives
from tests.helpers.program import for_workers, quick_command
from tests.helpers.trees import write
from tests.unit.gui.controllers.drives import EXPANSION as TOLD

KEY = "desk"  # of the backup set


SLOW: Final = ("--checkpoint=100000,5,60", "--pace=0.4")
_MAX_OBJECTS: Final = 10_000  # one test leaves a few thousand
QUICK: Final = ("--checkpoint=500000,20,60", "--pace=full")


NARROW: Final = (792, 630)  # too narrow for an explanation beside a page


@dataclass
class Desk:
    """A window and its surroundings."""

    window: Window
    chosen: SettingsController
    drives: DriveList
    run: BackupRun
    worker: Worker
    source: Path
    destination: Path
    diagnosis: DiagnosisController
    statuses: BackupSetStatuses
    engine_options: tuple[str, ...] = QUICK
    session: SessionStart | None = None

    def slow_down(self) -> None:
        """Slows backups down so that a window that gets little CPU time still sees every stage."""
        self.engine_options = SLOW

    def speed_up(self) -> None:
        """Lets the running backup go at full speed, except for data already on its way to the drive."""
        self.run.set_pace("full")

    def choose(self, *sources: Path, destination: Path | None = None, **fields: Any) -> BackupSet:
        """Adds a backup set as if the editor had made it."""
        folders = [str(source) for source in sources or [self.source]]
        set_fields = {"drives": [EXPANSION.key, TOLD.key]} | fields
        chosen = BackupSet(folders, str(destination or self.destination), key=KEY, **set_fields)
        assert self.chosen.put(chosen)
        return chosen

    @property
    def restoring(self) -> RestoreController:
        """The page, and so this controller, are made on first use."""
        assert self.window.restore is not None
        return self.chosen.findChildren(RestoreController)[0]

    @property
    def card(self) -> SetCard:
        return self.window.home.overview.cards[KEY]

    @property
    def start(self) -> QPushButton:
        return self.card.step


def backups(
    run: BackupRun,
    place: PlaceLookup,
    chosen: SettingsController,
    drives: DriveList,
    session: Callable[[], SessionStart | None] = lambda: None,
) -> Backups:
    statuses = BackupSetStatuses(
        chosen, Schedule(Memory(Paths.of_user())), drives, run, Surroundings(local_time, session=session), chosen
    )

    def backup_history() -> BackupHistory:
        return BackupHistory(
            Paths.of_user(),
            drives,
            chosen,
            lambda: Worker(quick_command()),
            lambda: PreviewDecoder(quick_command()),
            chosen,
        )

    return Backups(run, Meter, place, chosen, statuses, backup_history, local_time)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the project's catalogs, as Qt reads them."""
    folder = tmp_path_factory.mktemp("catalogs")
    build(CATALOGS, folder)
    return folder


@pytest.fixture(scope="session")
def contents() -> dict[str, bytes]:
    """By name, the same random content for the source of each test."""
    chance = random.Random(1)
    small = {f"{number % 5}/file {number}": chance.randbytes(20_000) for number in range(60)}
    return small | {"large": chance.randbytes(3_000_000)}


@pytest.fixture
def source(tmp_path: Path, contents: dict[str, bytes]) -> Path:
    folder = tmp_path / "source"
    for name, content in contents.items():
        write(folder / name, content)
    return folder


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    style.dress(qapp)
    speak(qapp, ENGLISH, Path(), desktop=())
    install_navigation_roles()
    install_roles()
    return qapp


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    """Every test has the application with the program's style, and in English."""


@pytest.fixture(autouse=True)
def _collected(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collects a test's objects in this thread: if a thread of the next test collected them, Qt would crash.

    Everything else that was loaded, such as modules, is frozen: scanning it again after each test took longer than
    most tests.
    """
    yield
    request.node.funcargs.clear()  # would keep the test's fixtures alive until the next test begins
    gc.collect()
    if len(gc.get_objects()) > _MAX_OBJECTS:
        gc.freeze()


@pytest.fixture(autouse=True)
def delete_closed_windows(_collected: None) -> Iterator[None]:
    """Deletes closed windows. They would otherwise live until a later test runs its event loop, and every change of
    language, colors or font size would reach all their widgets.
    """
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def read_as_in(qapp: QApplication, language: str) -> None:
    """Sets the reading direction, numbers and lists of a language, without its catalog."""
    QLocale.setDefault(QLocale(language))
    qapp.setLayoutDirection(QLocale().textDirection())


@pytest.fixture
def doubled_fonts(qapp: QApplication) -> Iterator[None]:
    usual = qapp.font()
    larger = QFont(usual)
    larger.setPointSizeF(usual.pointSizeF() * 2)
    qapp.setFont(larger)
    yield
    qapp.setFont(usual)


@pytest.fixture
def desk(source: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    for_workers(monkeypatch)
    worker, place_worker = Worker(quick_command()), Worker(quick_command())
    run, place, diagnosis = BackupRun(worker), PlaceLookup(place_worker), DiagnosisController(Worker(quick_command()))
    drives = make_drives()
    chosen = SettingsController(Memory(Paths.of_user()))
    window = Window()

    def session() -> SessionStart | None:
        return made_desk.session

    shown = backups(run, place, chosen, drives, session)
    made_desk = Desk(window, chosen, drives, run, worker, source, Path(), diagnosis, shown.statuses)
    window.build_pages(shown, drives, diagnosis)

    def end_run(_window: Window) -> None:
        """Otherwise the window asks whether to stop it, and the next test never begins."""
        run.kill()
        qtbot.waitUntil(lambda: not window.home.is_busy)

    qtbot.addWidget(window, before_close_func=end_run)
    elsewhere = contextlib.ExitStack()
    destination = elsewhere.enter_context(folder_in_memory()) / "place"  # never on the disk of the computer
    destination.mkdir()
    window.resize(*NARROW)
    with qtbot.waitActive(window):  # otherwise its shortcuts do nothing
        window.show()
        window.activateWindow()
    made_desk.destination = destination
    monkeypatch.setattr(window.home, "_engine_options", lambda: list(made_desk.engine_options))
    yield made_desk
    run.kill()
    place.stop()
    diagnosis.stop()
    elsewhere.close()


@pytest.fixture
def protected() -> set[str]:
    """The keys of the protected drives."""
    return set()


@pytest.fixture
def table(tmp_path: Path, qtbot: QtBot, protected: set[str]) -> Iterator[Table]:
    folder = tmp_path / "played"
    folder.mkdir()
    workers: list[Worker] = []

    def make_worker() -> Worker:
        workers.append(scripted_worker(folder))
        return workers[-1]

    questions = DriveQuestions(
        judge=judge,
        warn=lambda _drive, _verdict, report: report(()),
        read_health=HealthQueries(),
        is_ignored=lambda _drive: False,
        refuse=lambda drive, other_drives: refusals(drive, other_drives, protected),
    )
    drives = DriveList(questions)
    memory = Memory(Paths.of_user())
    memory.save(Settings(sets=[BackupSet(folders=["/home/me"])]))
    run = BackupRun(make_worker())
    chosen = SettingsController(memory)
    window = Window()
    window.build_pages(
        backups(run, PlaceLookup(make_worker()), chosen, drives), drives, DiagnosisController(make_worker())
    )
    qtbot.addWidget(window, before_close_func=lambda window: end_runs(window, workers, qtbot))
    desk = Table(folder, drives, chosen, Wizards(window, drives, chosen, make_worker), qtbot, workers)
    desk.script_success()
    desk.script("look")
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield desk
    end(workers)
