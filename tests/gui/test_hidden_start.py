"""Autostart shows no window, with or without a tray. Starting the program again opens it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.gui.controllers.single_instance import raise_other
from tests.helpers.bus import Bus
from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import environment, with_time_limit

PROGRAM = Path(__file__).with_name("window_program.py")


class Hidden:
    """The program started hidden, on a desktop without a tray."""

    def __init__(self, process: subprocess.Popen[str], socket: str) -> None:
        self.process = process
        self.socket = socket

    def is_seen(self) -> bool:
        return self._ask("look", "seen") == "seen"

    def pages(self) -> list[str]:
        """The sections whose pages were created."""
        return self._ask("pages", "made:").split()[1:]

    def _ask(self, command: str, answer: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{command}\n")
        self.process.stdin.flush()
        with with_time_limit(self.process):
            return next(line for line in self.process.stdout if answer in line).strip()


@pytest.fixture
def surroundings(bus: Bus) -> dict[str, str]:
    buses = {"DBUS_SYSTEM_BUS_ADDRESS": bus.address, "DBUS_SESSION_BUS_ADDRESS": bus.address}
    return environment() | buses | {"QT_QPA_PLATFORM": "offscreen"}


@pytest.fixture
def hidden(surroundings: dict[str, str], tmp_path: Path) -> Iterator[Hidden]:
    socket = str(tmp_path / "window")
    process = subprocess.Popen(
        [sys.executable, str(PROGRAM), socket, "hidden"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=surroundings,
    )
    yield Hidden(process, socket)
    process.kill()
    process.communicate()


@pytest.mark.usefixtures("qapp")
def test_the_window_stays_hidden_until_the_program_is_started_again(hidden: Hidden) -> None:
    assert not hidden.is_seen()
    assert raise_other(hidden.socket)
    assert hidden.is_seen()


@pytest.mark.usefixtures("qapp")
def test_no_page_is_created_until_the_window_is_shown_and_then_only_the_visible_one(hidden: Hidden) -> None:
    assert hidden.pages() == []
    assert raise_other(hidden.socket)
    assert hidden.is_seen()
    assert hidden.pages() == ["HOME"]


def test_a_second_autostart_does_not_open_the_window(hidden: Hidden, surroundings: dict[str, str]) -> None:
    assert not hidden.is_seen()
    second = [sys.executable, str(PROGRAM), hidden.socket, "hidden"]
    done = subprocess.run(second, env=surroundings, stdin=subprocess.DEVNULL, timeout=PATIENCE_S, check=False)
    assert done.returncode == 0
    assert not hidden.is_seen()


def test_closing_that_window_ends_the_program(hidden: Hidden) -> None:
    assert not hidden.is_seen()
    assert raise_other(hidden.socket)
    assert hidden.is_seen()
    hidden.process.communicate("close\n", timeout=PATIENCE_S)
    assert hidden.process.returncode == 0
