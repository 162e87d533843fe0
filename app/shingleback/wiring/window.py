"""The window, for real drives and for the simulated one."""

import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import shingleback.drives.plugged.watch
import shingleback.wiring.inspecting  # noqa: F401 (PySide6 reads and keeps the source of what is imported after it)

# isort: split
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from shingleback.bridge.chosen import Chosen
from shingleback.bridge.diagnosis import Diagnosis
from shingleback.bridge.drives import Drives, DriveView
from shingleback.bridge.end_signals import EndSignals
from shingleback.bridge.memory import Memory
from shingleback.bridge.meter import DriveMemory, Meter
from shingleback.bridge.notifications import session_bus
from shingleback.bridge.opening import DriveOpener
from shingleback.bridge.place import Place
from shingleback.bridge.run import Run
from shingleback.bridge.simulated_plug import SimulatedPlug
from shingleback.bridge.single_instance import socket_path
from shingleback.bridge.worker import Worker
from shingleback.settings.paths import Paths
from shingleback.settings.resources import resource_path
from shingleback.ui.application import ICON, run_window
from shingleback.ui.desktop import Desktop
from shingleback.ui.openings import Openings
from shingleback.ui.reading_notes import ReadingNotes
from shingleback.ui.window import Window
from shingleback.ui.wizard.opening import Wizards
from shingleback.wiring.known_drives import KnownDrives
from shingleback.wiring.plugged import plugged_in
from shingleback.wiring.told import told_by

_PLUG_IN_MS: Final = 2_000


@dataclass(frozen=True, slots=True)
class Simulation:
    """A drive that is a model, instead of the real ones.

    Attributes:
        preset: its name for the engine.
        view: how it is shown.
        environment: what the workers need to know besides.
        memory: what is kept of it, and how it is looked at when nothing is written to it any more.
    """

    preset: str
    view: DriveView
    environment: dict[str, str]
    memory: DriveMemory


@dataclass(frozen=True, slots=True)
class Setting:
    """Where the window keeps things.

    Attributes:
        socket: at which a second start finds the window that is open.
        bus: of the session; empty: nothing is told outside of the window.
        simulation: instead of the real drives.
        clock: seconds that never go back.
    """

    paths: Paths
    socket: str
    bus: str = ""
    simulation: Simulation | None = None
    clock: Callable[[], float] = time.monotonic


def open_window() -> int:
    """The window, until it is closed; gives the exit code."""
    return _open(Setting(Paths.of_user(), socket_path(), session_bus()))


def open_demo() -> int:
    """The same window with a simulated drive and sample files, of which nothing remains. Raises UsageError."""
    from shingleback.wiring.demo_window import demo_setting  # noqa: PLC0415 (the engine, for which others do not wait)

    with demo_setting() as setting:
        return _open(setting)


def _open(setting: Setting) -> int:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C in the terminal closes the window; workers stop by themselves
    return run_window(setting.socket, str(resource_path(ICON)), lambda application: make_window(setting, application))


def make_window(setting: Setting, application: QApplication) -> Window:
    """All objects belong to the application: those that wait for another thread must not go before it."""
    paths, simulation = setting.paths, setting.simulation
    memory = Memory(paths)
    chosen = Chosen(memory, application)
    plugged = plugged_in(paths, chosen, application)

    def worker() -> Worker:
        command = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "shingleback"]
        return Worker(command, simulation.environment if simulation else {})

    run = Run(worker())
    window = Window(
        run,
        Meter(simulation.memory if simulation else KnownDrives(paths)),
        Place(worker()),
        memory,
        simulation.preset if simulation else "",
        drives=plugged.drives,
        diagnosis=Diagnosis(worker()),
    )
    told = told_by(plugged, chosen, paths, setting.bus, setting.clock, application)
    wizards = Wizards(window, plugged.drives, memory, worker)
    desktop = Desktop(window, run, told, wizards)
    opener = DriveOpener(worker(), application)
    Openings(window.drives, plugged.drives, opener)
    ReadingNotes(window.backup.setup, plugged.drives)
    application.aboutToQuit.connect(opener.stop)
    application.aboutToQuit.connect(desktop.stop)
    application.aboutToQuit.connect(plugged.watch.stop)
    if simulation:
        _plug_in(simulation.view, plugged.drives, run, window)
        _end_when_told(application)
    else:
        plugged.watch.start()
    if plugged.complaint:
        complaint = plugged.complaint
        QTimer.singleShot(0, desktop, lambda: desktop.complain(complaint))
    return window


def _plug_in(view: DriveView, drives: Drives, run: Run, window: Window) -> None:
    """A moment after the window can be seen, so that a person sees what a plug-in is like."""
    plug, page = SimulatedPlug(view, drives, window), window.drives
    drives.arrived.connect(page.show_arrival)
    run.changed.connect(plug.follow)
    page.plug_in_asked.connect(plug.plug_in)
    drives.left.connect(lambda _view: page.offer_plug_in())
    QTimer.singleShot(_PLUG_IN_MS, plug, plug.plug_in)


def _end_when_told(application: QApplication) -> None:
    """In good order, so that the folder of the demonstration is removed."""
    signals = EndSignals(application)
    signals.told.connect(lambda: application.exit(0))
    application.aboutToQuit.connect(signals.close)
