"""Builds the window, for real drives and for the simulated one."""

from __future__ import annotations

import functools
import signal
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtDBus import QDBusConnection

from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.status import Schedule
from shingleback.bootstrap.drive_list import plugged_in
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.automatic import AutomaticStart
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, PlaceLookup, Surroundings
from shingleback.gui.controllers.pages import Backups
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.diagnosis.state import DiagnosisController
from shingleback.gui.widgets import style
from shingleback.gui.widgets.desktop_settings import DesktopAccessibility, Motion, TextSize
from shingleback.gui.widgets.roles import install_roles
from shingleback.gui.widgets.style import ColorScheme
from shingleback.gui.window.application import run_window, wait_until_painted
from shingleback.gui.window.language import NAMES, LanguageSwitcher
from shingleback.gui.window.navigation import install_navigation_roles
from shingleback.gui.window.window import app_icon
from shingleback.store.autostart import Autostart, DailyTimer
from shingleback.store.private_files import resource_path
from shingleback.store.settings import Appearance
from shingleback.store.start_command import start_command

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

    from shingleback.bootstrap.window_setting import Setting, Simulation
    from shingleback.gui.controllers.backup_run import Meter
    from shingleback.gui.controllers.drives import DriveList
    from shingleback.gui.controllers.history import BackupHistory
    from shingleback.gui.settings.page import Session
    from shingleback.gui.window.window import Window
    from shingleback.store.private_files import Paths


class Switches(msgspec.Struct, frozen=True):
    """Services that the user can turn on and off in the session."""

    autostart: Autostart
    timer: DailyTimer


def switches(paths: Paths) -> Switches:
    command = start_command()
    return Switches(Autostart(command, login_start_file=paths.login_start_file), DailyTimer(command))


def open_demo() -> int:
    """Open the window with a simulated drive and sample files; nothing of it remains. Raises UsageError."""
    from shingleback.bootstrap.demo_window import demo_setting  # noqa: PLC0415 (it loads the engine)

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # as for real drives
    with demo_setting() as setting:
        return run_window(setting.socket, lambda application, window: build_pages(setting, application, window))


def build_pages(setting: Setting, application: QApplication, window: Window) -> None:
    """Build the window. All objects belong to the application: those that wait for a thread must outlive it.

    The first page comes first, with recorded data; then the rest of the program is loaded, and drives appear.
    """
    paths, simulation = setting.paths, setting.simulation
    memory = Memory(paths)
    chosen = SettingsController(memory, application)
    _dress(application, chosen)
    install_navigation_roles()
    install_roles()
    speaking = LanguageSwitcher(application, window, chosen, resource_path("i18n"))
    plugged = plugged_in(paths, chosen, application)
    worker = _worker_maker(simulation)
    run, diagnosis = BackupRun(worker()), DiagnosisController(worker())
    schedule = Schedule(memory)
    session = None if simulation else switches(paths)
    automatic = AutomaticStart(session.autostart, session.timer, paths.due_run_file, application) if session else None
    surroundings = Surroundings(local_time, session=lambda: automatic.session if automatic else None)
    statuses = BackupSetStatuses(chosen, schedule, plugged.drives, run, surroundings, application)
    if automatic is not None:
        automatic.changed.connect(statuses.refresh)
    history = _history_maker(paths, plugged.drives, chosen, worker, statuses)
    place = PlaceLookup(worker())
    backups = Backups(run, lambda: _meter(setting), place, chosen, statuses, history, local_time)
    preset = simulation.preset if simulation else ""
    window.build_pages(backups, plugged.drives, diagnosis, preset, lambda: _session(session, automatic))
    wait_until_painted(window)

    from shingleback.bootstrap.window_services import WindowParts, attend  # noqa: PLC0415 (after the first page)

    attend(
        WindowParts(setting, window, memory, speaking, plugged, worker, run, diagnosis, schedule, backups, automatic),
        application,
    )


def _dress(application: QApplication, chosen: SettingsController) -> None:
    """Set the application's style and size of text, and animate only as much as the user wants."""
    desktop = DesktopAccessibility(QDBusConnection.sessionBus(), application)

    def color_scheme() -> ColorScheme | None:
        appearance = chosen.settings.appearance
        return None if appearance is Appearance.DESKTOP else ColorScheme(appearance.value)

    dress = style.dress(application, color_scheme, lambda: desktop.has_contrast, lambda: desktop.accent)
    chosen.changed.connect(dress.refresh)
    desktop.changed.connect(dress.refresh)
    application.setWindowIcon(app_icon())
    TextSize(application, desktop, application.platformName())
    motion = Motion(lambda: chosen.settings.moves, desktop, application)
    chosen.changed.connect(motion.refresh)


def _worker_maker(simulation: Simulation | None) -> Callable[[], Worker]:
    environment = simulation.environment if simulation else {}
    return lambda: Worker(start_command(), environment)


def _history_maker(
    paths: Paths,
    drives: DriveList,
    chosen: SettingsController,
    make_worker: Callable[[], Worker],
    statuses: BackupSetStatuses,
) -> Callable[[], BackupHistory]:
    @functools.cache  # the page is rebuilt in another language, but this object is not
    def make() -> BackupHistory:
        from shingleback.gui.controllers.history import BackupHistory  # noqa: PLC0415 (loaded with its page)
        from shingleback.gui.controllers.preview_decoder import PreviewDecoder  # noqa: PLC0415

        make_decoder = functools.partial(PreviewDecoder, start_command())
        history = BackupHistory(paths, drives, chosen, make_worker, make_decoder, statuses.parent())
        history.browser.list_judged.connect(statuses.note_list)
        return history

    return make


def _meter(setting: Setting) -> Meter:
    from shingleback.gui.controllers.backup_run import Meter  # noqa: PLC0415 (loaded with a run's page)
    from shingleback.monitor.run_monitor import KnownDrives  # noqa: PLC0415

    return Meter(setting.simulation.memory if setting.simulation else KnownDrives(setting.paths))


def _session(switches: Switches | None, automatic: AutomaticStart | None) -> Session:
    """Return what the settings page can change in the session: nothing in the demo."""
    from shingleback.gui.settings.page import Session  # noqa: PLC0415 (loaded with that page)

    return Session(switches.autostart, switches.timer, NAMES, automatic) if switches else Session(languages=NAMES)
