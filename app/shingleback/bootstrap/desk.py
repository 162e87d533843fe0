"""Builds what goes on around the pages of the window: drives that come and go, their care, notifications, the tray.

It is loaded when the first page is painted: nobody waits for it.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

from shingleback.backup_sets.library import PromptHistory
from shingleback.bootstrap.attending import Attending, cloning_of, measurement_of, moving_of, unfinished_of
from shingleback.bootstrap.drive_events import told_by
from shingleback.devices.logind import is_on_battery
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.care import DriveCare
from shingleback.gui.controllers.care_after_backup import AfterBackup
from shingleback.gui.controllers.lost_drives import LostDrive
from shingleback.gui.controllers.reminder import Midnight, Reminder
from shingleback.gui.controllers.settings import SettingsWatch
from shingleback.gui.home.texts import drive_called, name
from shingleback.gui.run import texts
from shingleback.gui.widgets.style import CalmWheel
from shingleback.gui.window.care_desk import CareDesk
from shingleback.gui.window.desktop import Desktop
from shingleback.gui.wizard.opening import Wizards

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QApplication

    from shingleback.backup_sets.library import Memory
    from shingleback.backup_sets.status import Schedule
    from shingleback.bootstrap.plugged import PluggedDrives
    from shingleback.bootstrap.window import Setting
    from shingleback.domain.drive import Drive
    from shingleback.domain.errors import UsageError
    from shingleback.gui.controllers.backup_run import BackupRun
    from shingleback.gui.controllers.backup_sets import Standings
    from shingleback.gui.controllers.diagnosis import DiagnosisController
    from shingleback.gui.controllers.settings import Chosen
    from shingleback.gui.controllers.worker import Worker
    from shingleback.gui.window.desktop import Announcer
    from shingleback.gui.window.language import Speaking
    from shingleback.gui.window.pages import Backups
    from shingleback.gui.window.window import Window
    from shingleback.store.paths import Paths

_SETTLED_MS: Final = 300  # what can wait is done then
_TIDYING_MS: Final = 60_000  # after the start, which it is not to make slower


@dataclass(frozen=True, slots=True)
class Furnished:
    """A window with its first page, and what lies behind it."""

    setting: Setting
    window: Window
    memory: Memory
    speaking: Speaking
    plugged: PluggedDrives
    make_worker: Callable[[], Worker]
    run: BackupRun
    diagnosis: DiagnosisController
    schedule: Schedule
    backups: Backups

    @property
    def chosen(self) -> Chosen:
        return self.backups.chosen


def attend(about: Furnished, application: QApplication) -> None:
    """All objects belong to the application, or to the window."""
    window, run, chosen, plugged, paths = about.window, about.run, about.chosen, about.plugged, about.setting.paths
    CalmWheel(application)
    SettingsWatch(paths.settings_file, chosen, application)
    care = DriveCare(plugged.drives, lambda drive: _cared_place(drive, chosen), about.make_worker, application)
    after = AfterBackup(run, care, plugged.drives, chosen, lambda: _has_power(chosen), application)
    run.over.connect(care.look)
    _attending(about, care, after, application).attend(window.pages)
    told = told_by(plugged, chosen, about.schedule, paths, about.setting.bus, about.setting.clock, application)
    plugged.watch.told.connect(LostDrive(run, application).on_told)
    run.over.connect(about.speaking.look)
    window.pages.restore.whenever(lambda page: page.busy_changed.connect(about.speaking.look))
    desktop = Desktop(window, run, told, Wizards(window, plugged.drives, chosen, about.make_worker))
    CareDesk(window, care, after, told.notifications)
    standings = about.backups.standings
    told.due.schedule_changed.connect(standings.look_again)
    reminder_of(standings, told, paths, application).window_asked.connect(window.raise_up)
    for stop in (desktop.stop, care.stop, plugged.watch.stop):
        application.aboutToQuit.connect(stop)
    _renew_at_midnight(window, standings, care, application)
    QTimer.singleShot(_SETTLED_MS, desktop, lambda: _complain(desktop, plugged.complaint(), chosen.complaint))
    QTimer.singleShot(_TIDYING_MS, application, lambda: _tidy_up(paths))
    _begin(about, told, application)


def _attending(about: Furnished, care: DriveCare, after: AfterBackup, application: QApplication) -> Attending:
    return Attending(
        about.plugged.drives,
        about.run,
        about.diagnosis,
        about.chosen,
        about.memory,
        measurement_of(about.window, about.make_worker, application),
        cloning_of(about.window, about.make_worker, application),
        moving_of(about.window, about.make_worker, application),
        unfinished_of(about.setting.paths, application),
        about.make_worker,
        care,
        after,
        application,
    )


def _tidy_up(paths: Paths) -> None:
    """In a thread: to remove files of gigabytes may take long."""
    from shingleback.bootstrap.backup import remove_unused_caches  # noqa: PLC0415 (the engine, which the window lacks)

    threading.Thread(target=remove_unused_caches, args=(paths,), name="tidying up", daemon=True).start()


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


def _begin(about: Furnished, told: Announcer, application: QApplication) -> None:
    """From here on drives come and go."""
    if about.setting.simulation is None:
        QTimer.singleShot(0, about.plugged.watch, about.plugged.watch.start)
        return
    from shingleback.bootstrap.demo_window import lay_cable  # noqa: PLC0415 (the simulator, which others do not need)

    lay_cable(about.setting.simulation.view, about.plugged.drives, about.run, about.window, told.unpluggable)
    _end_when_told(application)


def _complain(desktop: Desktop, *complaints: UsageError | None) -> None:
    for complaint in complaints:
        if complaint is not None:
            desktop.complain(complaint)


def _end_when_told(application: QApplication) -> None:
    """In good order, so that the folder of the demonstration is removed."""
    from shingleback.gui.controllers.single_instance import EndSignals  # noqa: PLC0415 (for the demonstration only)

    signals = EndSignals(application)
    signals.told.connect(lambda: application.exit(0))
    application.aboutToQuit.connect(signals.close)
