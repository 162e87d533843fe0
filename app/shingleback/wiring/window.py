"""The window, for real drives and for the simulated one."""

import contextlib
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from shingleback.bridge.memory import Memory
from shingleback.bridge.meter import Meter
from shingleback.bridge.place import Place
from shingleback.bridge.run import Run
from shingleback.bridge.single_instance import socket_path
from shingleback.bridge.worker import Worker
from shingleback.settings import settings
from shingleback.settings.paths import Paths
from shingleback.settings.resources import resource_path
from shingleback.settings.settings import BackupSet, Settings
from shingleback.simulator.samples import demo_folder
from shingleback.ui.application import run_window
from shingleback.ui.window import Window
from shingleback.wiring.demo import prepare_demo


@dataclass(frozen=True, slots=True)
class _Setting:
    """Where the window keeps things.

    Attributes:
        environment: added to that of the workers.
        preset: of the simulated drive; empty for real ones.
        socket: at which a second start finds the window that is open.
    """

    paths: Paths
    environment: dict[str, str]
    preset: str
    socket: str


def open_window() -> int:
    """The window, until it is closed; gives the exit code."""
    return _open(_Setting(Paths.of_user(), {}, "", socket_path()))


def open_demo() -> int:
    """The same window with a simulated drive and sample files, of which nothing remains. Raises UsageError."""
    with _demo() as setting:
        return _open(setting)


def _open(setting: _Setting) -> int:
    command = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "shingleback"]

    def make_window() -> Window:
        run, place = Run(Worker(command, setting.environment)), Place(Worker(command, setting.environment))
        return Window(run, Meter(), place, Memory(setting.paths), preset=setting.preset)

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C in the terminal closes the window; workers stop by themselves
    return run_window(setting.socket, str(resource_path("icons/shingleback.svg")), make_window)


@contextlib.contextmanager
def _demo() -> Iterator[_Setting]:
    with demo_folder() as folder:
        plan = prepare_demo(folder)
        paths = Paths.of_user(plan.environment)
        chosen = BackupSet(folders=[str(source) for source in plan.sources], destination=str(plan.destination))
        settings.save(paths.settings_file, Settings(backup=chosen))
        yield _Setting(paths, plan.environment, plan.preset, str(folder / "window"))
