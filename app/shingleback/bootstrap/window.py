"""Builds the window, for real drives and for the simulated one."""

from __future__ import annotations

import contextlib
import functools
import signal
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtDBus import QDBusConnection

from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.schedule import PromptHistory
from shingleback.backup_sets.status import Schedule
from shingleback.bootstrap.attending import Attending, cloning_of, measurement_of
from shingleback.bootstrap.backup import remove_unused_caches
from shingleback.bootstrap.drive_events import plugged_in, told_by
from shingleback.devices.logind import is_on_battery
from shingleback.domain.errors import UsageError
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import PlaceLookup, Standings
from shingleback.gui.controllers.care import DriveCare
from shingleback.gui.controllers.care_after_backup import AfterBackup
from shingleback.gui.controllers.diagnosis import DiagnosisController
from shingleback.gui.controllers.lost_drives import LostDrive
from shingleback.gui.controllers.reminder import Midnight, Reminder
from shingleback.gui.controllers.settings import Chosen, SettingsWatch
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.home.texts import drive_called, name
from shingleback.gui.run import texts
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import DesktopMotion, Motion
from shingleback.gui.widgets.style import ColorScheme
from shingleback.gui.window.application import run_window
from shingleback.gui.window.care_desk import CareDesk
from shingleback.gui.window.desktop import Desktop
from shingleback.gui.window.language import NAMES, Speaking
from shingleback.gui.window.navigation import speak_navigation
from shingleback.gui.window.pages import Backups
from shingleback.gui.window.tray import app_icon
from shingleback.gui.wizard.opening import Wizards
from shingleback.store.paths import resource_path
from shingleback.store.settings import Appearance

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QApplication

    from shingleback.bootstrap.drive_events import PluggedDrives
    from shingleback.domain.drive import Drive
    from shingleback.gui.controllers.backup_run import DriveMemory, Meter
    from shingleback.gui.controllers.drives import DriveList, DriveView
    from shingleback.gui.controllers.history import Past
    from shingleback.gui.settings.page import Session
    from shingleback.gui.window.desktop import Announcer
    from shingleback.gui.window.window import Window
    from shingleback.store.autostart import Autostart, DailyTimer
    from shingleback.store.paths import Paths
    from shingleback.store.settings import Settings


@dataclass(frozen=True, slots=True)
class Switches:
    """What a person can switch on and off in the session."""

    autostart: Autostart
    timer: DailyTimer


def own_command() -> list[str]:
    """It starts this program, however that was started."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "shingleback"]


def switches() -> Switches:
    """They are loaded with the page that shows them."""
    from shingleback.store.autostart import Autostart, DailyTimer  # noqa: PLC0415

    return Switches(Autostart(own_command()), DailyTimer(own_command()))


def reminder_of(standings: Standings, told: Announcer, paths: Paths, parent: QObject) -> Reminder:
    """It tells in notifications and in the tray."""
    asked = PromptHistory(paths.asked_file)
    reminder = Reminder(
        standings,
        told.chosen,
        asked,
        told.notifications,
        name,
        drive_called,
        local_time,
        texts.translate,
        parent,
    )
    reminder.changed.connect(lambda: told.tray.show_forgotten(reminder.forgotten))
    told.tray.show_forgotten(reminder.forgotten)
    return reminder


_SETTLED_MS = 300  # what can wait is done then
_TIDYING_MS = 60_000  # after the start, which it is not to make slower


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
    from shingleback.bootstrap.demo_window import demo_setting  # noqa: PLC0415 (the engine, for which others do not wait)

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # as for real drives
    with demo_setting() as setting:
        return run_window(setting.socket, lambda application, window: furnish(setting, application, window))


def furnish(setting: Setting, application: QApplication, window: Window) -> None:
    """All objects belong to the application: those that wait for another thread must not go before it."""
    paths, simulation = setting.paths, setting.simulation
    memory = Memory(paths)
    with contextlib.suppress(UsageError):  # the window says so when it is there
        memory.claim_runs()
    chosen = Chosen(memory, application)
    SettingsWatch(paths.settings_file, chosen, application)
    _dress(application, chosen)
    speak_navigation()
    speaking = Speaking(application, window, chosen, resource_path("i18n"))
    plugged = plugged_in(paths, chosen, application)
    worker = _worker_maker(simulation)
    run, diagnosis = BackupRun(worker()), DiagnosisController(worker())
    schedule = Schedule(memory)
    standings = Standings(chosen, memory, plugged.drives, run, local_time, application, schedule=schedule)
    past = _past_maker(paths, plugged.drives, chosen, worker, application)
    backups = Backups(run, lambda: _meter(setting), PlaceLookup(worker()), chosen, standings, past, local_time)
    preset, session = (simulation.preset, _no_session) if simulation else ("", _session)
    window.furnish(backups, plugged.drives, diagnosis, preset, session)
    measurement = measurement_of(window, worker, application)
    cloning = cloning_of(window, worker, application)
    care = DriveCare(plugged.drives, lambda drive: _cared_place(drive, chosen), worker, application)
    after = AfterBackup(run, care, plugged.drives, chosen, lambda: _has_power(chosen), application)
    run.over.connect(care.look)
    Attending(
        plugged.drives, run, diagnosis, chosen, memory, measurement, cloning, worker, care, after, application
    ).attend(window.pages)
    told = told_by(plugged, chosen, schedule, paths, setting.bus, setting.clock, application)
    plugged.watch.told.connect(LostDrive(run, application).on_told)
    run.over.connect(speaking.look)
    window.pages.restore.whenever(lambda page: page.busy_changed.connect(speaking.look))
    desktop = Desktop(window, run, told, Wizards(window, plugged.drives, chosen, worker))
    CareDesk(window, care, after, told.notifications)
    told.due.schedule_changed.connect(standings.look_again)
    reminder_of(standings, told, paths, application).window_asked.connect(window.raise_up)
    for stop in (desktop.stop, care.stop, plugged.watch.stop):
        application.aboutToQuit.connect(stop)
    _renew_at_midnight(window, standings, care, application)
    QTimer.singleShot(_SETTLED_MS, desktop, lambda: _complain(desktop, plugged.complaint(), chosen.complaint))
    QTimer.singleShot(_TIDYING_MS, application, lambda: remove_unused_caches(paths))
    _begin(simulation, plugged, told, run, application, window)


def _cared_place(drive: Drive, chosen: Chosen) -> str:
    """A backup on it, where one is open: its checksums are compared then."""
    found = next(iter(chosen.open_sets(drive)), None)
    return chosen.place_of(found).path if found else drive.device


def _has_power(chosen: Chosen) -> bool:
    return chosen.settings.on_battery or not is_on_battery()


def _renew_at_midnight(window: Window, standings: Standings, care: DriveCare, parent: QObject) -> None:
    midnight = Midnight(local_time, parent)
    midnight.passed.connect(standings.look_again)
    midnight.passed.connect(care.look)
    window.pages.home.whenever(lambda page: midnight.passed.connect(page.overview.show_sets))
    window.pages.history.whenever(lambda page: midnight.passed.connect(page.renew))


def _begin(
    simulation: Simulation | None,
    plugged: PluggedDrives,
    told: Announcer,
    run: BackupRun,
    application: QApplication,
    window: Window,
) -> None:
    """From here on drives come and go."""
    if simulation is None:
        QTimer.singleShot(0, plugged.watch, plugged.watch.start)  # when the first page is painted
        return
    from shingleback.bootstrap.demo_window import lay_cable  # noqa: PLC0415 (the simulator, as above)

    lay_cable(simulation.view, plugged.drives, run, window, told.unpluggable)
    _end_when_told(application)


def _dress(application: QApplication, chosen: Chosen) -> None:
    """In its look, and moving only as far as that is wanted."""
    dress = style.dress(application, lambda: _look(chosen.settings))
    chosen.changed.connect(dress.look)
    application.setWindowIcon(app_icon())
    desktop_motion = DesktopMotion(QDBusConnection.sessionBus(), application)
    motion = Motion(lambda: chosen.settings.moves, desktop_motion, application)
    chosen.changed.connect(motion.look)


def _look(settings: Settings) -> ColorScheme | None:
    return None if settings.appearance is Appearance.DESKTOP else ColorScheme(settings.appearance.value)


def _worker_maker(simulation: Simulation | None) -> Callable[[], Worker]:
    environment = simulation.environment if simulation else {}
    return lambda: Worker(own_command(), environment)


def _complain(desktop: Desktop, *complaints: UsageError | None) -> None:
    for complaint in complaints:
        if complaint is not None:
            desktop.complain(complaint)


def _past_maker(
    paths: Paths, drives: DriveList, chosen: Chosen, make_worker: Callable[[], Worker], parent: QObject
) -> Callable[[], Past]:
    @functools.cache  # the page is made again in another language, what it is about is not
    def make() -> Past:
        from shingleback.gui.controllers.history import Past  # noqa: PLC0415 (with its page)
        from shingleback.gui.controllers.preview_decoder import PreviewDecoder  # noqa: PLC0415

        return Past(paths, drives, chosen, make_worker, lambda: PreviewDecoder(own_command()), parent)

    return make


def _meter(setting: Setting) -> Meter:
    from shingleback.gui.controllers.backup_run import Meter  # noqa: PLC0415 (with the page of a run)
    from shingleback.monitor.run_monitor import KnownDrives  # noqa: PLC0415

    return Meter(setting.simulation.memory if setting.simulation else KnownDrives(setting.paths))


def _session() -> Session:
    from shingleback.gui.settings.page import Session  # noqa: PLC0415 (with that page)

    found = switches()
    return Session(found.autostart, found.timer, NAMES)


def _no_session() -> Session:
    """The demonstration changes nothing in that of the person."""
    from shingleback.gui.settings.page import Session  # noqa: PLC0415 (with that page)

    return Session(languages=NAMES)


def _end_when_told(application: QApplication) -> None:
    """In good order, so that the folder of the demonstration is removed."""
    from shingleback.gui.controllers.single_instance import EndSignals  # noqa: PLC0415 (for the demonstration only)

    signals = EndSignals(application)
    signals.told.connect(lambda: application.exit(0))
    application.aboutToQuit.connect(signals.close)
