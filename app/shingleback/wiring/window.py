"""The window, for real drives and for the simulated one."""

import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtDBus import QDBusConnection
from PySide6.QtWidgets import QApplication

from shingleback.bridge.chosen import Chosen
from shingleback.bridge.diagnosis import Diagnosis
from shingleback.bridge.drives import Drives, DriveView
from shingleback.bridge.end_signals import EndSignals
from shingleback.bridge.memory import Memory
from shingleback.bridge.meter import DriveMemory, Meter
from shingleback.bridge.opening import DriveOpener
from shingleback.bridge.past.past import Past
from shingleback.bridge.place import Place
from shingleback.bridge.run import Run
from shingleback.bridge.simulated_plug import SimulatedPlug
from shingleback.bridge.standings import Standings
from shingleback.bridge.unpluggable import Unpluggable
from shingleback.bridge.worker import Worker
from shingleback.settings.paths import Paths
from shingleback.settings.resources import resource_path
from shingleback.ui import style
from shingleback.ui.application import run_window
from shingleback.ui.desktop import Desktop
from shingleback.ui.doing_now import DoingNow
from shingleback.ui.icons import app_icon
from shingleback.ui.language import NAMES, speak
from shingleback.ui.motion import DesktopMotion, Motion
from shingleback.ui.openings import Openings
from shingleback.ui.reading_notes import ReadingNotes
from shingleback.ui.reports import Reports
from shingleback.ui.settings.settings_page import Session
from shingleback.ui.window import Backups, Window
from shingleback.ui.wizard.opening import Wizards
from shingleback.wiring.known_drives import KnownDrives
from shingleback.wiring.plugged import plugged_in
from shingleback.wiring.reporting import report_maker
from shingleback.wiring.session import own_command, reminder_of, switches
from shingleback.wiring.told import told_by
from shingleback.words.forecast import local_time

_PLUG_IN_MS: Final = 2_000
_NO_KEY: Final = ""  # by which `Unpluggable` knows the simulated drive


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


def open_demo() -> int:
    """The window with a simulated drive and sample files, of which nothing remains. Raises UsageError."""
    from shingleback.wiring.demo_window import demo_setting  # noqa: PLC0415 (the engine, for which others do not wait)

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # as for real drives
    with demo_setting() as setting:
        return run_window(setting.socket, lambda application, window: furnish(setting, application, window))


def furnish(setting: Setting, application: QApplication, window: Window) -> None:
    """All objects belong to the application: those that wait for another thread must not go before it."""
    paths, simulation = setting.paths, setting.simulation
    memory = Memory(paths)
    chosen = Chosen(memory, application)
    _dress(application, chosen)
    plugged = plugged_in(paths, chosen, application)

    def worker() -> Worker:
        return Worker(own_command(), simulation.environment if simulation else {})

    run = Run(worker())
    standings = Standings(chosen, memory, plugged.drives, run, local_time, application)
    meter = Meter(simulation.memory if simulation else KnownDrives(paths))
    diagnosis = Diagnosis(worker())
    past = Past(paths, plugged.drives, chosen, worker, application)
    window.furnish(
        Backups(run, meter, Place(worker()), chosen, standings, past, local_time),
        plugged.drives,
        diagnosis,
        simulation.preset if simulation else "",
        Session(languages=NAMES) if simulation else _session(),
    )
    told = told_by(plugged, chosen, paths, setting.bus, setting.clock, application)
    wizards = Wizards(window, plugged.drives, chosen, worker)
    desktop = Desktop(window, run, told, wizards)
    reminder = reminder_of(standings, told, paths, application)
    reminder.window_asked.connect(window.raise_up)
    opener = DriveOpener(worker(), application)
    Openings(window.drives, plugged.drives, opener)
    DoingNow(window.drives, plugged.drives, run)
    Reports(window.happened, plugged.drives, diagnosis, report_maker(plugged.drives, chosen, memory))
    ReadingNotes(window.home.editor, plugged.drives)
    for stop in (opener.stop, desktop.stop, plugged.watch.stop):
        application.aboutToQuit.connect(stop)
    if simulation:
        _plug_in(simulation.view, plugged.drives, run, window, told.unpluggable)
        _end_when_told(application)
    else:
        plugged.watch.start()
    for complaint in (plugged.complaint, chosen.complaint):
        if complaint:
            QTimer.singleShot(0, desktop, lambda complaint=complaint: desktop.complain(complaint))


def _dress(application: QApplication, chosen: Chosen) -> None:
    """In its language and its look, and moving only as far as that is wanted."""
    speak(application, chosen.settings.language, resource_path("i18n"))
    style.dress(application)
    application.setWindowIcon(app_icon())
    desktop_motion = DesktopMotion(QDBusConnection.sessionBus(), application)
    motion = Motion(lambda: chosen.settings.moves, desktop_motion, application)
    chosen.changed.connect(motion.look)


def _session() -> Session:
    found = switches()
    return Session(found.autostart, found.timer, NAMES)


def _plug_in(view: DriveView, drives: Drives, run: Run, window: Window, unpluggable: Unpluggable) -> None:
    """A moment after the window can be seen, so that a person sees what a plug-in is like."""
    from shingleback.ui.demo_drive import named  # noqa: PLC0415 (the simulator, for which others do not wait)

    plug, page = SimulatedPlug(named(view), drives, window), window.drives
    drives.arrived.connect(page.show_arrival)
    run.changed.connect(plug.follow)
    page.plug_in_asked.connect(plug.plug_in)
    window.home.plug_in_asked.connect(plug.plug_in)
    drives.left.connect(lambda _view: page.offer_plug_in())
    drives.arrived.connect(lambda _view: unpluggable.come_back(_NO_KEY))
    QTimer.singleShot(_PLUG_IN_MS, plug, plug.plug_in)


def _end_when_told(application: QApplication) -> None:
    """In good order, so that the folder of the demonstration is removed."""
    signals = EndSignals(application)
    signals.told.connect(lambda: application.exit(0))
    application.aboutToQuit.connect(signals.close)
