"""The tray icon and the window behind it, in a separate process on the offscreen platform."""

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from shingleback.backup_sets.library import Memory
from shingleback.gui.controllers.single_instance import raise_other
from shingleback.store.private_files import Paths
from shingleback.store.settings import OnClose, Settings
from tests.fakes.tray_watcher import FakeTray
from tests.helpers.bus import Bus, private_bus
from tests.helpers.display import x_display
from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import environment

ROOT = Path(__file__).parents[2]
LINES = [
    "Three is gone: plug it back in, or wait 1 h",
    "One & All, 8 TB: eject it before you unplug it",
    "Two, 8 TB: not in use",
    "Back up now",
    "Open Shingleback",
    "About Shingleback",
    "Quit",
]


@dataclass
class Program:
    process: subprocess.Popen[str]
    socket: str
    output: list[str] = field(default_factory=list)

    def wait_for_output(self, text: str) -> None:
        """Waits until the program prints that."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.output.append(line.strip())
            if self.output[-1] == text:
                return
        raise AssertionError(f"it ended, and said {self.output}")

    def close_window(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("close\n")
        self.process.stdin.flush()

    def end(self) -> int:
        return self.process.wait(PATIENCE_S)


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with x_display() as name:
        yield name


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[Bus]:
    with private_bus(tmp_path) as bus:
        yield bus


@contextlib.contextmanager
def program(display: str, bus: Bus, folder: Path, back_soon_ms: int = 10_000) -> Iterator[Program]:
    socket = str(folder / "window")
    variables = {"DISPLAY": display, "DBUS_SESSION_BUS_ADDRESS": bus.address, "QT_QPA_PLATFORM": "xcb"}
    process = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("tray_program.py")), socket, str(back_soon_ms)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment() | variables,
    )
    try:
        yield Program(process, socket)
    finally:
        process.kill()
        process.communicate()


def choose_on_close(on_close: OnClose) -> None:
    Memory(Paths.of_user()).save(Settings(on_close=on_close))


def test_the_menu_lists_the_plugged_in_drive_and_opens_the_window(display: str, bus: Bus, tmp_path: Path) -> None:
    with FakeTray(bus.address) as tray, program(display, bus, tmp_path) as running:
        running.wait_for_output("ready True")
        tray.wait_for_item()
        assert tray.title() == "Shingleback\nThree was not ejected"
        assert tray.lines() == LINES
        for line, answer in (
            ("One & All, 8 TB: eject it before you unplug it", "drive One & All"),
            (LINES[0], "guide Three"),
            ("Back up now", "back up"),
            ("Open Shingleback", "raised"),
        ):
            tray.choose(line)
            running.wait_for_output(answer)
        tray.click()
        running.wait_for_output("raised")
        tray.choose("Quit")
        assert running.end() == 0


def test_a_tray_that_appears_later_is_used_and_its_loss_is_not_reported_at_once(
    display: str, bus: Bus, tmp_path: Path
) -> None:
    with program(display, bus, tmp_path) as running:
        running.wait_for_output("ready False")
        for _ in range(2):
            with FakeTray(bus.address) as tray:
                tray.wait_for_item()
                tray.click()
                running.wait_for_output("raised")
        assert not any(line.startswith("lost") for line in running.output)


@pytest.mark.usefixtures("qapp")
def test_closing_the_window_keeps_the_program_in_the_tray_and_starting_it_again_opens_the_window(
    display: str, bus: Bus, tmp_path: Path
) -> None:
    choose_on_close(OnClose.STAY)
    with FakeTray(bus.address) as tray, program(display, bus, tmp_path) as running:
        running.wait_for_output("ready True")
        running.close_window()
        running.wait_for_output("visible False")
        assert raise_other(running.socket)
        running.wait_for_output("raised")
        running.close_window()
        running.wait_for_output("visible False")
        tray.click()
        running.wait_for_output("raised")


def test_the_window_opens_when_the_tray_is_gone_for_good(display: str, bus: Bus, tmp_path: Path) -> None:
    choose_on_close(OnClose.STAY)
    with program(display, bus, tmp_path, back_soon_ms=100) as running:
        with FakeTray(bus.address) as tray:
            tray.wait_for_item()
            running.close_window()
            running.wait_for_output("visible False")
        running.wait_for_output("lost True")


@pytest.mark.parametrize("has_tray", [True, False], ids=["as chosen", "without a tray"])
def test_closing_the_window_ends_the_program(display: str, bus: Bus, tmp_path: Path, has_tray: bool) -> None:
    choose_on_close(OnClose.QUIT if has_tray else OnClose.STAY)
    with FakeTray(bus.address) if has_tray else contextlib.nullcontext(), program(display, bus, tmp_path) as running:
        running.wait_for_output(f"ready {has_tray}")
        running.close_window()
        assert running.end() == 0
