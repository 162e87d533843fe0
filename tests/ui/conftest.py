"""A window with a real worker behind it, in folders of its own."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.bridge.diagnosis import Diagnosis
from shingleback.bridge.drives import Drives
from shingleback.bridge.memory import Memory
from shingleback.bridge.meter import Meter
from shingleback.bridge.place import Place
from shingleback.bridge.run import Run
from shingleback.bridge.worker import Worker
from shingleback.settings.paths import Paths
from shingleback.ui import style
from shingleback.ui.navigation import Section
from shingleback.ui.window import Window
from tests.helpers.plugged_in import make_drives
from tests.helpers.program import APP, command
from tests.helpers.trees import write

PATIENCE_MS = 20_000


@dataclass
class Desk:
    """A window, and what lies around it."""

    window: Window
    drives: Drives
    run: Run
    worker: Worker
    source: Path
    destination: Path

    def choose(self, *sources: Path, destination: Path | None = None) -> None:
        setup = self.window.backup.setup
        setup.folders.set_folders([str(source) for source in sources or [self.source]])
        setup.destination.setText(str(destination or self.destination))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    chance = random.Random(1)
    for number in range(60):
        write(folder / f"{number % 5}" / f"file {number}", chance.randbytes(20_000))
    write(folder / "large", chance.randbytes(3_000_000))
    return folder


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    style.dress(qapp)
    return qapp


@pytest.fixture
def desk(tmp_path: Path, source: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setenv("PYTHONPATH", str(APP))
    worker, looker = Worker(command()), Worker(command())
    run, place, diagnosis = Run(worker), Place(looker), Diagnosis(Worker(command()))
    drives = make_drives()
    window = Window(run, Meter(), place, Memory(Paths.of_user()), drives=drives, diagnosis=diagnosis)
    window.show_section(Section.BACKUP)
    monkeypatch.setattr(window.backup, "_drive_options", lambda _pace: ["--checkpoint=500000,20,60", "--pace=2"])
    qtbot.addWidget(window, before_close_func=lambda _window: run.kill())
    destination = tmp_path / "place"
    destination.mkdir()
    with qtbot.waitActive(window):  # else its keys lead nowhere
        window.show()
        window.activateWindow()
    yield Desk(window, drives, run, worker, source, destination)
    run.kill()
    place.stop()
    diagnosis.stop()
