"""However a person leaves the run page, the run continues and they can return to it."""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.restore import RestoreState
from shingleback.protocol.events import EjectStep as Step
from shingleback.protocol.events import Event, Progress, State, encode
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.protocol.run_state import Stage
from tests.gui.conftest import Desk
from tests.gui.test_desktop import Room, room  # noqa: F401 (a fixture)
from tests.gui.wizard_desk import SCRIPTED_WORKER, WAIT
from tests.helpers import keyboard, mouse
from tests.helpers.played_worker import read_log
from tests.unit.gui.controllers.drives import EXPANSION, mounted

COPY: Final = Progress(elapsed_s=1, phase="copy", files=1, bytes=50, total_files=2, total_bytes=100)
FINISH: Final = Progress(elapsed_s=2, phase="finish", files=2, bytes=100, total_files=2, total_bytes=100)
DONE: Final = BackupFinished(command="backup", outcome="done", exit_code=0)
SAFE: Final = EjectFinished(
    command="eject", outcome="done", exit_code=0, steps=["flush", "unmount"], safe_to_unplug=True
)
Line = Event | dict[str, str]


@dataclass(frozen=True)
class Moment:
    """The output of the backup and eject workers up to this moment. Each waits at a "go" and nowhere else."""

    stage: Stage
    backup: tuple[Line, ...]
    eject: tuple[Line, ...] = (SAFE,)
    starts: int = 1


MOMENTS: Final = {
    "running": Moment(Stage.COPYING, (COPY, WAIT, DONE)),
    "pausing": Moment(Stage.PAUSING, (COPY, State(state="pausing"), WAIT, DONE)),
    "paused": Moment(Stage.PAUSED, (COPY, State(state="paused"), WAIT, DONE)),
    "ending": Moment(Stage.FINISHING, (COPY, FINISH, WAIT, DONE)),
    "after its result": Moment(Stage.FINISHING, (COPY, FINISH, DONE, WAIT)),
    "ejecting": Moment(Stage.EJECTING, (COPY, DONE), (Step(step="flush", done=True), WAIT, SAFE), 2),
    "after the result of the eject": Moment(Stage.EJECTING, (COPY, DONE), (SAFE, WAIT), 2),
}


@dataclass
class Scene:
    """A room whose run has reached a moment, with its page shown."""

    room: Room
    folder: Path

    @property
    def desk(self) -> Desk:
        return self.room.desk

    def script(self, moment: Moment) -> None:
        for command, lines in (("backup", moment.backup), ("eject", moment.eject)):
            data = [json.dumps(line).encode() + b"\n" if isinstance(line, dict) else encode(line) for line in lines]
            (self.folder / command).write_bytes(b"".join(data))
        self.desk.worker.command = [sys.executable, str(SCRIPTED_WORKER), str(self.folder)]

    def start_run(self, moment: Moment) -> None:
        received: list[Event] = []
        self.desk.worker.event_received.connect(received.append)
        events = [line for line in (moment.backup + moment.eject) if line is not WAIT]
        before = moment.backup.index(WAIT) if moment.starts == 1 else len(moment.backup) + moment.eject.index(WAIT)
        self.desk.choose(ejects=True)
        mouse.press(self.desk.start)
        self.room.reach(lambda: len(received) == len(events[:before]) and len(self.starts) == moment.starts)

    @property
    def starts(self) -> list[str]:
        """The commands of the workers started so far."""
        return [arguments[0] for arguments in read_log(self.folder, "starts")]

    @property
    def requests(self) -> list[str]:
        """The requests sent to workers."""
        return [request["command"] for request in read_log(self.folder, "commands")]

    @property
    def shown(self) -> str:
        home = self.desk.window.home
        if self.desk.window.section is not Section.HOME:
            return self.desk.window.section.name.lower()
        return "overview" if home.overview.isVisible() else "run" if home.run_page.isVisible() else "nothing"

    def return_to_run(self) -> None:
        """Returns to the run page to see the progress."""
        if self.desk.window.section is not Section.HOME:
            mouse.press(self.desk.window.navigation.buttons[Section.HOME])
        if self.shown == "overview":
            mouse.press(self.desk.card.watch)
        assert self.shown == "run"


@pytest.fixture
def scene(room: Room, tmp_path: Path) -> Scene:  # noqa: F811 (the fixture)
    folder = tmp_path / "played"
    folder.mkdir()
    return Scene(room, folder)


def close(scene: Scene, answer: str, first: Callable[[], object] = lambda: None) -> None:
    """`first` runs while the question is open."""
    polling = QTimer(interval=10)

    def choose() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox):
            return
        button = next(button for button in box.buttons() if answer in button.text())
        if mouse.obstacle(button):  # the question has no layout yet
            return
        polling.stop()
        first()
        mouse.press(button)

    polling.timeout.connect(choose)
    polling.start()
    scene.desk.window.close()
    polling.stop()


def start_another(scene: Scene) -> None:
    scene.desk.window.home.begin("another")


def eject(scene: Scene) -> None:
    """From the drives page, entered from the overview."""
    _all_sets(scene)
    scene.desk.window.eject(mounted(EXPANSION, str(scene.desk.destination.parent)))


def _section(section: Section) -> Callable[[Scene], None]:
    return lambda scene: mouse.press(scene.desk.window.navigation.buttons[section])


def _all_sets(scene: Scene) -> None:
    mouse.press(scene.desk.window.home.run_area.back)


EXITS: Final[dict[str, tuple[Callable[[Scene], object], str]]] = {
    "all backup sets": (_all_sets, "overview"),
    "Escape": (lambda _: keyboard.press(Qt.Key.Key_Escape), "overview"),
    "Alt and the left arrow": (lambda _: keyboard.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier), "overview"),
    "Home in the navigation": (_section(Section.HOME), "overview"),
    "the shortcut of Home": (
        lambda _: keyboard.press(Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier),
        "overview",
    ),
    "the shortcut of a section": (
        lambda _: keyboard.press(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier),
        "drives",
    ),
    "the history": (_section(Section.HISTORY), "history"),
    "the explanations": (_section(Section.EXPLANATIONS), "explanations"),
    "help": (lambda scene: mouse.press(scene.desk.window.help.button), "explanations"),
    "the icon in the tray": (lambda scene: scene.room.announcer.tray.open_requested.emit(), "run"),
    "a backup from the tray": (lambda scene: scene.room.announcer.tray.back_up_requested.emit(), "run"),
    "a drive in the tray": (lambda scene: scene.room.announcer.tray.drive_requested.emit(EXPANSION.key), "drives"),
    "another backup set": (start_another, "run"),
    "an eject of the drive": (eject, "run"),
    "closing the window": (lambda scene: close(scene, "Keep it running"), "run"),
}


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_a_run_whose_page_was_left_continues_and_ends_normally(scene: Scene, moment: Moment) -> None:
    desk = scene.desk
    scene.script(moment)
    scene.start_run(moment)
    shown_texts: dict[str, str] = {}
    for name, (leave, _) in EXITS.items():
        leave(scene)
        shown_texts[name] = scene.shown
        assert desk.run.state.stage is moment.stage, name
        assert not scene.requests, name
        scene.return_to_run()
        page = desk.window.home.run_page
        assert not [button for button in (page.steps.eject, page.steps.confirm) if button.isVisible()], name
    assert shown_texts == {name: shown for name, (_, shown) in EXITS.items()}
    assert len(scene.starts) == moment.starts

    desk.run.ask("go")
    scene.room.reach(lambda: desk.run.state.eject_progress == 1)
    assert scene.starts == ["backup", "eject"]
    mouse.press(desk.window.home.run_area.back)
    assert scene.shown == "overview"
    assert desk.start.isEnabled()


@pytest.mark.parametrize("name", ["running", "after its result", "ejecting", "after the result of the eject"])
def test_a_closed_window_disappears_when_the_run_has_ended(scene: Scene, name: str) -> None:
    desk = scene.desk
    scene.script(MOMENTS[name])
    scene.start_run(MOMENTS[name])
    close(scene, "Stop and close")
    scene.room.reach(lambda: scene.requests == ["cancel"])
    assert desk.window.isVisible()
    desk.window.close()
    assert desk.window.isVisible(), "a second request must not be sent"

    desk.run.ask("go")
    scene.room.reach(lambda: not desk.window.isVisible())
    assert scene.requests == ["cancel", "go"]
    assert desk.run.state.stage is Stage.ENDED


def test_pressing_stop_twice_and_closing_the_window_cancels_the_run_once(scene: Scene) -> None:
    """A second request would make the worker abandon what it is making safe."""
    desk = scene.desk
    scene.script(MOMENTS["running"])
    scene.start_run(MOMENTS["running"])
    stop = desk.window.home.run_page.controls.cancel
    mouse.press(stop)
    desk.run.ask("cancel")
    assert not stop.isEnabled()
    close(scene, "Stop and close")
    desk.run.ask("go")
    scene.room.reach(lambda: not desk.window.isVisible())
    assert scene.requests == ["cancel", "go"]


def test_the_window_closes_even_if_the_run_ends_before_the_question_is_answered(scene: Scene) -> None:
    def end() -> None:
        scene.desk.run.ask("go")
        scene.room.reach(lambda: scene.desk.run.state.stage is Stage.ENDED)

    scene.script(MOMENTS["ejecting"])
    scene.start_run(MOMENTS["ejecting"])
    close(scene, "Stop and close", end)
    scene.room.reach(lambda: not scene.desk.window.isVisible())
    assert scene.requests == ["go"]


def test_the_window_closes_even_if_a_restore_ends_before_the_question_is_answered(scene: Scene) -> None:
    restoring = scene.desk.restoring
    restoring.become(RestoreState(JobStage.RUNNING))
    close(scene, "Stop and close", lambda: restoring.become(RestoreState(JobStage.ENDED)))
    scene.room.reach(lambda: not scene.desk.window.isVisible())
