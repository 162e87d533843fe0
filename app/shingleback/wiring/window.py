"""The window, for real drives and for the simulated one."""

import contextlib
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from shingleback.bridge.chosen import Chosen
from shingleback.bridge.diagnosis import Diagnosis
from shingleback.bridge.drives import DriveView
from shingleback.bridge.memory import Memory
from shingleback.bridge.meter import Meter
from shingleback.bridge.notifications import session_bus
from shingleback.bridge.place import Place
from shingleback.bridge.run import Run
from shingleback.bridge.single_instance import socket_path
from shingleback.bridge.worker import Worker
from shingleback.settings import settings
from shingleback.settings.paths import Paths
from shingleback.settings.resources import resource_path
from shingleback.settings.settings import BackupSet, Settings
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.presets import PRESETS
from shingleback.simulator.samples import DemoPlan, demo_folder
from shingleback.ui.application import ICON, run_window
from shingleback.ui.demo_drive import simulated_view
from shingleback.ui.desktop import Desktop
from shingleback.ui.window import Window
from shingleback.wiring.demo import prepare_demo
from shingleback.wiring.plugged import plugged_in
from shingleback.wiring.told import told_by


@dataclass(frozen=True, slots=True)
class _Setting:
    """Where the window keeps things.

    Attributes:
        socket: at which a second start finds the window that is open.
        bus: of the session; empty: nothing is told outside of the window.
        demo: with a simulated drive instead of the real ones.
    """

    paths: Paths
    socket: str
    bus: str = ""
    demo: DemoPlan | None = None


def open_window() -> int:
    """The window, until it is closed; gives the exit code."""
    return _open(_Setting(Paths.of_user(), socket_path(), session_bus()))


def open_demo() -> int:
    """The same window with a simulated drive and sample files, of which nothing remains. Raises UsageError."""
    with _demo() as setting:
        return _open(setting)


def _open(setting: _Setting) -> int:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C in the terminal closes the window; workers stop by themselves
    return run_window(setting.socket, str(resource_path(ICON)), lambda application: make_window(setting, application))


def make_window(setting: _Setting, application: QApplication) -> Window:
    """All objects belong to the application: those that wait for another thread must not go before it."""
    paths, demo = setting.paths, setting.demo
    memory = Memory(paths)
    chosen = Chosen(memory, application)
    plugged = plugged_in(paths, chosen, application)

    def worker() -> Worker:
        command = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "shingleback"]
        return Worker(command, demo.environment if demo else {})

    run = Run(worker())
    window = Window(
        run,
        Meter(),
        Place(worker()),
        memory,
        demo.preset if demo else "",
        drives=plugged.drives,
        diagnosis=Diagnosis(worker()),
    )
    told = told_by(plugged, chosen, paths, setting.bus, application)
    desktop = Desktop(window, run, told)
    application.aboutToQuit.connect(desktop.stop)
    application.aboutToQuit.connect(plugged.watch.stop)
    if demo:
        plugged.drives.show(_simulated(demo))
    else:
        plugged.watch.start()
    if plugged.complaint:
        complaint = plugged.complaint
        QTimer.singleShot(0, desktop, lambda: desktop.complain(complaint))
    return window


def _simulated(demo: DemoPlan) -> DriveView:
    drive = PRESETS[demo.preset].drive
    cache_bytes = drive.cache_bytes if isinstance(drive, MediaCacheDrive) else None
    return simulated_view(str(demo.destination), drive.mechanics.capacity_bytes, cache_bytes)


@contextlib.contextmanager
def _demo() -> Iterator[_Setting]:
    with demo_folder() as folder:
        plan = prepare_demo(folder)
        paths = Paths.of_user(plan.environment)
        chosen = BackupSet(folders=[str(source) for source in plan.sources], destination=str(plan.destination))
        settings.save(paths.settings_file, Settings(backup=chosen))
        yield _Setting(paths, str(folder / "window"), demo=plan)
