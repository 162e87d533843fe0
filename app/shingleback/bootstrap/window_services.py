"""Builds what is independent of the pages: drives that come and go, their care, notifications, the tray.

It is loaded after the first page is painted, so that the page appears sooner.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from shingleback.backup_sets.library import PromptHistory
from shingleback.bootstrap.drive_events import make_announcer
from shingleback.bootstrap.page_connector import (
    DriveJobs,
    connect_care,
    connect_diagnosis,
    connect_drives,
    connect_home,
)
from shingleback.devices.sysfs.reader import is_on_battery
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.care import CareAfterBackup, DriveCare
from shingleback.gui.controllers.killed_backups import KilledBackups
from shingleback.gui.controllers.lost_drives import LostDrive
from shingleback.gui.controllers.notifications import NoticeContext, window_notice
from shingleback.gui.controllers.reminder import DateWatch, Reminder, ScreenNames
from shingleback.gui.controllers.safe_to_unplug import DriveOpener
from shingleback.gui.controllers.settings import SettingsWatch
from shingleback.gui.controllers.write_caches import WriteCaches
from shingleback.gui.home.texts import drive_label, name
from shingleback.gui.run import texts
from shingleback.gui.window.about import AboutOpener
from shingleback.gui.window.automatic import AutomaticOpening
from shingleback.gui.window.desktop import Desktop
from shingleback.gui.window.tray import TrayChoices
from shingleback.gui.wizard.opening import Wizards
from shingleback.messages import care as sentences
from shingleback.messages import time_left
from shingleback.messages.translate import headed
from shingleback.store import private_files
from shingleback.store.log import take_crash

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication, QWidget

    from shingleback.backup_sets.library import Memory
    from shingleback.backup_sets.status import Schedule
    from shingleback.bootstrap.drive_list import PluggedDrives
    from shingleback.bootstrap.window_setting import Setting
    from shingleback.domain.drive import Drive
    from shingleback.domain.errors import UsageError
    from shingleback.gui.controllers.automatic import AutomaticStart
    from shingleback.gui.controllers.backup_run import BackupRun
    from shingleback.gui.controllers.backup_sets import BackupSetStatuses
    from shingleback.gui.controllers.care import NightReport
    from shingleback.gui.controllers.drives import DriveList, DriveView
    from shingleback.gui.controllers.notifications import Notifications
    from shingleback.gui.controllers.pages import Backups
    from shingleback.gui.controllers.settings import SettingsController
    from shingleback.gui.controllers.worker import Worker
    from shingleback.gui.diagnosis.state import DiagnosisController
    from shingleback.gui.home.page import HomePage
    from shingleback.gui.window.desktop import Announcer
    from shingleback.gui.window.language import LanguageSwitcher
    from shingleback.gui.window.window import Window
    from shingleback.protocol.care import CareFinished
    from shingleback.store.private_files import Paths


_SETTLED_MS: Final = 300  # delay for what is not urgent
_CLEANUP_MS: Final = 60_000  # delay after the start, so as not to slow it down
_TAG: Final = "care"


@dataclass(frozen=True, slots=True)
class WindowParts:
    """A window with its first page, and the objects behind it, which exist before the first page is painted.

    Only `attend` takes it, which is loaded after that, and connects each of them to the other services.
    """

    setting: Setting
    window: Window
    memory: Memory
    speaking: LanguageSwitcher
    plugged: PluggedDrives
    make_worker: Callable[[], Worker]
    run: BackupRun
    diagnosis: DiagnosisController
    schedule: Schedule
    backups: Backups
    automatic: AutomaticStart | None

    @property
    def chosen(self) -> SettingsController:
        return self.backups.chosen


def attend(parts: WindowParts, application: QApplication) -> None:
    """Build and connect everything. All objects belong to the application or to the window."""
    window, run, chosen, plugged, paths = parts.window, parts.run, parts.chosen, parts.plugged, parts.setting.paths
    SettingsWatch(paths.settings_file, chosen, application)
    care = DriveCare(plugged.drives, lambda drive: _cared_place(drive, chosen), parts.make_worker, application)
    write_caches = WriteCaches(lambda: left_write_caches(paths), parts.make_worker(), application)
    plugged.drives.changed.connect(write_caches.refresh)
    after = CareAfterBackup(
        run, care, plugged.drives, chosen, lambda: chosen.settings.on_battery or not is_on_battery(), application
    )
    KilledBackups(run, chosen, paths.history_file, local_time, application)  # before the pages read the history
    run.over.connect(care.refresh)
    jobs = DriveJobs(window, paths, parts.make_worker, application)
    connect_home(window.pages, plugged.drives, parts.make_worker, parts.automatic)
    connect_drives(window.pages, jobs, plugged.drives, run, write_caches)
    connect_care(window.pages, care, after, run, chosen)
    connect_diagnosis(window.pages, plugged.drives, chosen, parts.memory)
    announcer = make_announcer(
        plugged, chosen, parts.schedule, paths, parts.setting.bus, parts.setting.clock, application
    )
    plugged.watch.event_received.connect(LostDrive(run, application).on_event)
    run.over.connect(parts.speaking.refresh)
    window.pages.restore.on_created(lambda page: page.busy_changed.connect(parts.speaking.refresh))
    automatic = parts.automatic
    wizards = Wizards(window, plugged.drives, chosen, parts.make_worker, automatic)
    wizards.prepared.connect(care.refresh)  # a simulated drive stays where it is mounted
    desktop = Desktop(window, run, announcer, wizards, automatic)
    opener = DriveOpener(parts.make_worker(), application)
    AutomaticOpening(announcer.due, opener, plugged.drives, announcer.notifications, application)
    announcer.due.leave_drives_to(
        lambda: jobs.is_working or wizards.current is not None or any(entry[1].is_busy for entry in care.cared_drives)
    )
    CareNotifier(window, plugged.drives, care, after, announcer.notifications)
    HomeCareLine(window, plugged.drives, care, write_caches)
    statuses = parts.backups.statuses
    announcer.due.schedule_changed.connect(statuses.refresh)
    reminder_of(statuses, announcer, paths, application).window_requested.connect(window.bring_to_front)
    TrayChoices(announcer.tray, statuses, run)
    introduction = AboutOpener(window, announcer.tray, parts.make_worker)
    for stop in (desktop.stop, care.stop, write_caches.stop, opener.stop, introduction.stop, plugged.watch.stop):
        application.aboutToQuit.connect(stop)
    renew_at_midnight(window, statuses, care, application)
    QTimer.singleShot(_SETTLED_MS, desktop, lambda: show_complaints(desktop.complain, window, plugged, chosen))
    if automatic is not None:
        automatic.failed.connect(desktop.complain)
        QTimer.singleShot(_SETTLED_MS, automatic, automatic.check)
    if parts.setting.simulation is None and take_crash(paths):
        introduction.offer_report()
    QTimer.singleShot(_CLEANUP_MS, application, lambda: _remove_unused_caches(paths))
    _begin(parts, announcer)


def left_write_caches(paths: Paths) -> list[str]:
    """Return the paths of the drives whose write cache still has to be restored, from notes on this computer."""
    if not private_files.has_any(paths.write_caches_folder):
        return []
    from shingleback.devices.drive_functions import WriteCacheJournal  # noqa: PLC0415 (see above)

    return [before.drive for _entry, before in WriteCacheJournal(paths.write_caches_folder).left_behind()]


def _remove_unused_caches(paths: Paths) -> None:
    """Remove unused caches in a thread, because removing gigabytes may take long."""
    from shingleback.bootstrap.backup import remove_unused_caches  # noqa: PLC0415 (it loads the engine)

    threading.Thread(target=remove_unused_caches, args=(paths,), name="tidying up", daemon=True).start()


def reminder_of(statuses: BackupSetStatuses, announcer: Announcer, paths: Paths, parent: QObject) -> Reminder:
    """Make the reminder, which uses notifications and the tray."""
    reminder = Reminder(
        statuses,
        NoticeContext(announcer.chosen, announcer.notifications, texts.translate),
        PromptHistory(paths.prompts_file),
        ScreenNames(name, drive_label),
        local_time,
        parent,
    )
    reminder.changed.connect(lambda: announcer.tray.show_forgotten(reminder.forgotten))
    announcer.tray.show_forgotten(reminder.forgotten)
    return reminder


def _cared_place(drive: Drive, chosen: SettingsController) -> str:
    """Return an open backup on the drive, so that care can compare its checksums; otherwise the drive itself."""
    backup_set = next(iter(chosen.open_sets(drive)), None)
    return chosen.place_of(backup_set).path if backup_set else drive.device


def renew_at_midnight(window: Window, statuses: BackupSetStatuses, care: DriveCare, parent: QObject) -> None:
    """Update what says "today", and what is due by the day."""
    midnight = DateWatch(local_time, parent)
    midnight.passed.connect(statuses.refresh)
    midnight.passed.connect(care.refresh)
    window.pages.home.on_created(lambda page: midnight.passed.connect(page.overview.show_sets))
    window.pages.drives.on_created(lambda page: midnight.passed.connect(page.show_drives))
    window.pages.history.on_created(lambda page: midnight.passed.connect(page.refresh))
    window.pages.restore.on_created(lambda page: midnight.passed.connect(page.update))  # its timeline paints the day


def _begin(parts: WindowParts, announcer: Announcer) -> None:
    """Start watching drives. In the demo, plug in the simulated ones."""
    simulation = parts.setting.simulation
    if simulation is None:
        QTimer.singleShot(0, parts.plugged.watch, parts.plugged.watch.start)
        return
    from shingleback.bootstrap.demo_window import connect_simulated_plug  # noqa: PLC0415 (it loads the simulator)

    connect_simulated_plug(
        (simulation.view, simulation.second_view),
        parts.plugged.drives,
        parts.run,
        parts.window,
        announcer.safe_to_unplug,
    )


def show_complaints(
    complain: Callable[[UsageError], None], window: QWidget, plugged: PluggedDrives, chosen: SettingsController
) -> None:
    """Report files that cannot be read. Home, with which the window opens, reports unreadable settings itself."""
    for complaint in (plugged.complaint(), None if window.isVisible() else chosen.complaint):
        if complaint is not None:
            complain(complaint)


class CareNotifier(QObject):
    """Notifies the user of finished care. Belongs to the window."""

    def __init__(
        self,
        window: Window,
        drives: DriveList,
        care: DriveCare,
        after: CareAfterBackup,
        notifications: Notifications,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._safe_drive = ""  # the key of the drive that the notification calls safe to unplug
        self._care = care
        self._notifications = notifications
        care.finished.connect(self._on_ended)
        drives.arrived.connect(self._withdraw_if_back)
        QGuiApplication.instance().focusWindowChanged.connect(self._withdraw_if_seen)  # type: ignore[union-attr]
        after.begin_requested.connect(self._begin)
        after.night_over.connect(self._on_morning)
        notifications.pressed.connect(self._on_pressed)

    def _begin(self, key: str, ready_by: str) -> None:
        self._window.home.begin(key, ready_by=ready_by)

    def _on_ended(self, key: str) -> None:
        """Notify the user of problems if the window is not active; everything else is only shown on the card."""
        checked = next((entry for entry in self._care.cared_drives if entry[0].drive.key == key), None)
        result = checked[1].result if checked else None
        if checked is not None and result is not None and result.exit_code == 1 and not self._window.is_seen:
            self._tell(checked[0].drive.name, sentences.found_wrong(texts.translate), word_lines(result))

    def _on_morning(self, night: NightReport) -> None:
        """Summarize the night in one notification: the backup, the care, and whether the drive may be unplugged."""
        lines = [texts.sentence(night.backed_up)] if night.backed_up else []
        lines += word_lines(night.cared)
        lines.append(not_done(night.cared))
        lines = [line for line in lines if line]
        self._tell(
            night.drive.name, sentences.night_over(is_ejected=night.is_ejected, translate=texts.translate), lines
        )
        self._safe_drive = night.drive.key if night.is_ejected else ""

    def _tell(self, name: str, text: str, lines: list[str]) -> None:
        self._safe_drive = ""
        summary = headed(name, text, texts.translate)
        self._notifications.show(_TAG, window_notice(summary, "\n".join(lines), texts.translate))

    def _withdraw_if_back(self, view: DriveView) -> None:
        """Withdraw that a drive is safe to unplug once it is plugged in again."""
        if view.drive.key == self._safe_drive:
            self._safe_drive = ""
            self._notifications.withdraw(_TAG)

    def _withdraw_if_seen(self) -> None:
        """Withdraw what the cards of the drives say too, once the user looks at the window."""
        if self._window.is_seen:
            self._notifications.withdraw(_TAG)

    def _on_pressed(self, tag: str, _action: str) -> None:
        if tag == _TAG:
            self._window.bring_to_front()


class HomeCareLine(QObject):
    """The care line on Home. Belongs to the window."""

    def __init__(self, window: Window, drives: DriveList, care: DriveCare, write_caches: WriteCaches) -> None:
        super().__init__(window)
        self._window = window
        self._drives = drives
        self._care = care
        self._write_caches = write_caches
        window.pages.home.on_created(self._connect)
        drives.changed.connect(self._show)
        care.changed.connect(self._show)
        write_caches.changed.connect(self._show)

    def _connect(self, page: HomePage) -> None:
        page.overview.care.requested.connect(self._window.show_drive)
        self._show()

    def _show(self) -> None:
        if (home := self._window.pages.home.instance) is not None:
            slowed_paths = self._write_caches.state.slowed
            slowed = [view for view in self._drives.views if view.drive.path in slowed_paths]
            home.overview.care.show_drives(self._care.due, slowed)


def not_done(result: CareFinished | None) -> str:
    """Return how many actions did not fit before the chosen time, as a sentence."""
    count = len([action for action in result.due if action.in_time is not None]) if result is not None else 0
    return time_left.not_done(count, texts.translate)


def word_lines(result: sentences.CareResult | None) -> list[str]:
    return sentences.results(result, texts.translate) if result is not None else []
