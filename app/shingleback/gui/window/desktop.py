"""Connects window, tray and notifications, so that a request in one place takes effect in another.

Closing the window keeps the program in the tray if there is one and the user wants that. Before work in progress is
stopped, the user is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.plug_in_notices import Ask
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.home import texts as home_texts
from shingleback.gui.run import texts
from shingleback.gui.widgets.plain import PlainMessageBox
from shingleback.gui.window.activation import bring_to_front, take_token
from shingleback.gui.window.automatic import QuitWarning
from shingleback.gui.window.tray import RunNotices, Tray
from shingleback.messages import errors
from shingleback.protocol.run_state import RunState, Stage
from shingleback.store.settings import OnClose

if TYPE_CHECKING:
    from shingleback.domain.drive import Drive
    from shingleback.domain.errors import UsageError
    from shingleback.gui.controllers.automatic import AutomaticStart, MissedStart
    from shingleback.gui.controllers.backup_run import BackupRun
    from shingleback.gui.controllers.drive_watch import DriveWatch
    from shingleback.gui.controllers.lost_drive_notices import LostDriveNotices
    from shingleback.gui.controllers.lost_drives import LostDriveGuides
    from shingleback.gui.controllers.notifications import Notifications
    from shingleback.gui.controllers.plug_in_notices import PlugInNotices
    from shingleback.gui.controllers.safe_to_unplug import Opening, SafeToUnplug
    from shingleback.gui.controllers.scheduled_backup import Countdown, ScheduledBackup
    from shingleback.gui.drives.page import DrivesPage
    from shingleback.gui.home.overview import SetOverview
    from shingleback.gui.home.page import HomePage
    from shingleback.gui.restore.page import RestorePage
    from shingleback.gui.window.window import Window
    from shingleback.gui.wizard.opening import Wizards


class CloseHandler(QObject):
    """Closes the window with Ctrl+W and ends the program with Ctrl+Q, and asks first if something would stop with it.

    During a backup, the window asks its own question instead.
    """

    def __init__(
        self, window: QWidget, tray: Tray, warning: QuitWarning, chosen: SettingsController, is_busy: Callable[[], bool]
    ) -> None:
        super().__init__(window)
        self._warning = warning
        self._window = window
        self._tray = tray
        self._chosen = chosen
        self._is_busy = is_busy
        self._is_quitting = False
        window.installEventFilter(self)
        tray.quit_requested.connect(self.quit)
        tray.lost.connect(self._on_tray_lost)
        # Spelled out: Qt has no standard keys for these two where the desktop has no platform theme.
        for key, action in (("Ctrl+Q", self.quit), ("Ctrl+W", window.close)):
            shortcut = QShortcut(QKeySequence(key), window, context=Qt.ShortcutContext.WindowShortcut)
            shortcut.activated.connect(action)

    def quit(self) -> None:
        """End the program, unless the user wants a backup to go on."""
        if self._is_busy():
            bring_to_front(self._window)
        elif not self._warning.may_quit():
            return
        self._is_quitting = True
        try:
            if self._window.close():
                QApplication.quit()
        finally:
            self._is_quitting = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_close = watched is self._window and event.type() == QEvent.Type.Close
        if not is_close or self._is_quitting or self._is_busy():
            return False
        was_asked = self._chosen.settings.on_close is OnClose.ASK and self._tray.is_there
        choice = self._choice() if self._tray.is_there else OnClose.QUIT
        if choice is OnClose.QUIT and (was_asked or self._warning.may_quit()):
            return False
        event.ignore()
        if choice is OnClose.STAY:
            self._window.hide()
        return True

    def _choice(self) -> OnClose:
        """Return the user's choice; ASK means not to close the window after all."""
        if self._chosen.settings.on_close is OnClose.ASK:
            choice = self._ask()
            if choice is not OnClose.ASK:
                self._chosen.set(on_close=choice)
            return choice
        return self._chosen.settings.on_close

    def _ask(self) -> OnClose:
        says = self.tr(
            "From there it tells you when a drive is plugged in. Its icon opens the window again, and has a menu"
            " to quit. You are asked this once."
        )
        details = f"{says}\n\n{self._warning.says}" if self._warning.is_needed else says
        text = self.tr("Should Shingleback stay in the tray?")
        box = PlainMessageBox(QMessageBox.Icon.Question, text, details, parent=self._window)
        stay = box.addButton(self.tr("&Stay in the tray"), QMessageBox.ButtonRole.AcceptRole)
        leave = box.addButton(self.tr("&Quit"), QMessageBox.ButtonRole.DestructiveRole)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(stay)
        box.setEscapeButton(cancel)
        box.exec()
        if box.clickedButton() is stay:
            return OnClose.STAY
        return OnClose.QUIT if box.clickedButton() is leave else OnClose.ASK

    def _on_tray_lost(self) -> None:
        """Show the window, so that the program does not run invisibly."""
        if not self._window.isVisible():
            bring_to_front(self._window)


@dataclass(frozen=True, slots=True)
class Announcer:
    """Everything that informs the user outside of the window, and what decides about it.

    They are made together, before there is a window. `Desktop` connects each of them with it, and nothing else is done
    with them, so smaller values would only be taken apart again.
    """

    watch: DriveWatch
    chosen: SettingsController
    notifications: Notifications
    guides: LostDriveGuides
    plug_in: PlugInNotices
    waiting_notices: LostDriveNotices
    tray: Tray
    due: ScheduledBackup
    countdown: Countdown
    safe_to_unplug: SafeToUnplug


class Desktop(QObject):
    """Makes the connections; belongs to the window, and is deleted with it."""

    def __init__(
        self,
        window: Window,
        run: BackupRun,
        announcer: Announcer,
        wizards: Wizards,
        start: AutomaticStart | None = None,
    ) -> None:
        """`start`: what starts automatic backups; None if it does not matter, as in the demo."""
        super().__init__(window)
        self._wizards = wizards
        self._start = start
        self._missed: MissedStart | None = None
        self._window = window
        self._run = run
        self._announcer = announcer
        self._closing = CloseHandler(
            window,
            announcer.tray,
            QuitWarning(window, announcer.chosen, start),
            announcer.chosen,
            lambda: window.is_busy,
        )
        self._connect_drives()
        self._connect_run()
        self._connect_tray()
        self._connect_due()
        self._connect_safe()
        self._connect_pages()
        announcer.tray.show_waiting(announcer.guides.waiting)

    def stop(self) -> None:
        """Stop everything at the end of the program."""
        self._announcer.due.stop()
        self._announcer.notifications.stop()
        self._announcer.tray.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the remaining minutes of the guides only while the page is visible."""
        page = self._window.pages.drives.instance
        if page is None or watched is not page:
            return False
        if event.type() == QEvent.Type.Show:
            self._announcer.guides.watch(is_watched=True)
            self._show_waiting(page)
        elif event.type() == QEvent.Type.Hide:  # perhaps because it is being deleted: then its children are gone
            self._announcer.guides.watch(is_watched=False)
        return False

    def _connect_drives(self) -> None:
        announcer = self._announcer
        announcer.watch.event_received.connect(announcer.plug_in.on_event)
        announcer.watch.event_received.connect(lambda _event: announcer.tray.show_drives(announcer.watch.drives))
        announcer.plug_in.requested.connect(self._on_asked)
        announcer.notifications.activation_offered.connect(take_token)
        announcer.waiting_notices.requested.connect(self._show_drive)
        announcer.guides.changed.connect(announcer.tray.show_waiting)
        announcer.chosen.failed.connect(self.complain)

    def _connect_run(self) -> None:
        announcer = self._announcer
        self._run.changed.connect(announcer.tray.show_run)
        ends = RunNotices(self._run, announcer.notifications, lambda: self._window.is_seen, self)
        ends.window_requested.connect(self._show_home)
        QGuiApplication.instance().focusWindowChanged.connect(ends.withdraw_if_seen)  # type: ignore[union-attr]
        self._run.event_received.connect(lambda event: announcer.plug_in.on_run(self._run.task.destination, event))

    def _connect_tray(self) -> None:
        tray = self._announcer.tray
        tray.open_requested.connect(self._window.bring_to_front)
        tray.drive_requested.connect(self._show_drive)
        tray.guide_requested.connect(self._show_drive)
        tray.back_up_requested.connect(self._back_up)
        tray.restore_requested.connect(lambda: self._restore(""))

    def _connect_due(self) -> None:
        """Connect the due backups, after `plug_in`: the countdown's notification replaces that of the plug-in."""
        due = self._announcer.due
        self._announcer.watch.event_received.connect(due.on_event)
        self._announcer.chosen.changed.connect(due.refresh)
        self._run.changed.connect(self._hold_due)
        self._run.over.connect(self._hold_due)
        self._wizards.decided.connect(due.put_off)
        due.begin_requested.connect(self._begin_due)
        due.window_requested.connect(self._show_home)
        due.restore_requested.connect(self._restore)
        due.unlock_requested.connect(self._unlock)

    def _hold_due(self) -> None:
        """Let nothing start automatically during a backup or restore."""
        is_running, restore = self._run.is_busy, self._window.pages.restore.instance
        is_busy = is_running or (restore is not None and restore.is_busy)
        self._announcer.due.hold(is_busy=is_busy, key=self._run.task.key if is_running else "")

    def _begin_due(self, key: str) -> None:
        self._window.home.begin(key)
        if self._announcer.due.is_followed(key):
            self._run.keep_drive()

        if self._start is not None:
            self._start.missed.connect(self._on_missed)

    def _connect_safe(self) -> None:
        """Connect the drives that are safe to unplug, and the countdown of the next backup."""
        announcer, tray = self._announcer, self._announcer.tray
        safe, countdown = announcer.safe_to_unplug, announcer.countdown
        announcer.watch.event_received.connect(safe.on_event)
        self._run.event_received.connect(lambda event: safe.on_run(self._run.task.destination, event))
        safe.changed.connect(lambda: tray.show_safe(safe.drives))
        safe.came_back.connect(self._run.come_back, Qt.ConnectionType.QueuedConnection)  # after the run has ended
        countdown.changed.connect(lambda: tray.show_countdown(countdown.counted))
        tray.put_off_requested.connect(countdown.put_off)

    # the pages, when they are created ---------------------------------------------------------------------------

    def _connect_pages(self) -> None:
        pages = self._window.pages
        pages.home.on_created(self._connect_home)
        pages.drives.on_created(self._connect_drives_page)
        pages.history.on_created(lambda page: self._run.over.connect(page.refresh))
        pages.restore.on_created(self._connect_restore)
        pages.settings.on_created(lambda page: page.failed.connect(self.complain))
        announcer = self._announcer
        announcer.safe_to_unplug.changed.connect(self._on_safe)
        announcer.countdown.changed.connect(self._on_countdown)
        announcer.due.held_up.connect(self._on_held_up)
        announcer.guides.changed.connect(self._on_guides)
        self._run.changed.connect(self._let_go)

    def _on_safe(self) -> None:
        if (home := self._window.pages.home.instance) is not None:
            home.overview.banners.safe.show_drives(self._announcer.safe_to_unplug.drives)

    def _on_countdown(self) -> None:
        if (home := self._window.pages.home.instance) is not None:
            self._show_countdown(home.overview)

    def _on_held_up(self, key: str) -> None:
        if (home := self._window.pages.home.instance) is not None:
            self._show_held_up(home.overview, key)

    def _on_guides(self) -> None:
        if (drives := self._window.pages.drives.instance) is not None:
            self._show_waiting(drives)

    def _on_missed(self, missed: MissedStart) -> None:
        self._missed = missed
        if (home := self._window.pages.home.instance) is not None:
            home.overview.banners.missed.show_missed(missed, local_time())

    def _let_go(self, state: RunState) -> None:
        restore = self._window.pages.restore.instance
        if state.stage is Stage.EJECTING and restore is not None:
            restore.release_drive()

    def _connect_home(self, page: HomePage) -> None:
        announcer, overview = self._announcer, page.overview
        overview.banners.safe.seen.connect(self._forget_safe)
        overview.banners.countdown.begun.connect(announcer.countdown.begin)
        overview.banners.countdown.put_off.connect(announcer.countdown.put_off)
        overview.banners.power.begun.connect(page.begin)
        if self._missed is not None:
            overview.banners.missed.show_missed(self._missed, local_time())
        overview.banners.safe.show_drives(announcer.safe_to_unplug.drives)
        self._show_countdown(overview)
        self._show_held_up(overview, announcer.due.waits)

    def _connect_restore(self, page: RestorePage) -> None:
        page.busy_changed.connect(self._hold_due)
        self._let_go(self._run.state)
        self._run.over.connect(page.refresh)
        self._wizards.prepared.connect(page.note_erased)

    def _connect_drives_page(self, page: DrivesPage) -> None:
        announcer = self._announcer
        page.installEventFilter(self)
        page.requests.power_cycled.connect(announcer.guides.power_cycled)
        page.requests.is_back.connect(announcer.guides.arrive)
        page.requests.given_up.connect(announcer.guides.give_up)
        page.requests.ignore.connect(announcer.chosen.keep_quiet)
        page.requests.protect.connect(announcer.chosen.protect)
        page.requests.unprotect.connect(lambda drive: announcer.chosen.unprotect(drive.key))
        page.requests.use.connect(lambda drive: announcer.chosen.ask_again(drive.key))
        self._show_waiting(page)

    # requests ---------------------------------------------------------------------------------------------------

    def _on_asked(self, ask: Ask, drive: Drive) -> None:
        if ask is Ask.WHAT:
            self._show_drive(drive.key)
        elif ask is Ask.BACK_UP:
            self._back_up(next((backup_set.key for backup_set in self._announcer.chosen.sets_for(drive)), ""))
        elif ask is Ask.SET_UP:
            self._show_drive(drive.key)
            self._wizards.open(drive)

    def _show_drive(self, key: str) -> None:
        self._window.show_section(Section.DRIVES)
        self._window.bring_to_front()
        self._window.drives.show_drive(key)

    def _back_up(self, key: str = "") -> None:
        """Start a set's backup; without a key, the first that can start. Otherwise the page shows why none can."""
        self._show_home()
        self._window.home.begin(key)

    def _unlock(self, opening: Opening) -> None:
        """Ask for the passphrase on the page of the drive."""
        drive = next((drive for drive in self._announcer.watch.drives if drive.path == opening.drive), None)
        if drive is not None:
            self._show_drive(drive.key)
            self._window.drives.requests.opening.emit(opening)

    def _restore(self, place: str) -> None:
        """Restore from the backup at a place; if empty, from the one last shown."""
        self._window.bring_to_front()
        self._window.restore_from(place)

    def _forget_safe(self, keys: tuple[str, ...]) -> None:
        for key in keys:
            self._announcer.safe_to_unplug.forget(key)

    def _show_held_up(self, overview: SetOverview, key: str) -> None:
        chosen = self._announcer.chosen.set_of(key)
        overview.banners.power.show_held_up(key, home_texts.name(chosen) if chosen else "")

    def _show_countdown(self, overview: SetOverview) -> None:
        counted = self._announcer.countdown.counted
        chosen = self._announcer.chosen.set_of(counted.key) if counted else None
        overview.banners.countdown.show_counted(counted, home_texts.name(chosen) if chosen else "")

    def _show_home(self) -> None:
        self._window.show_section(Section.HOME)
        self._window.bring_to_front()

    def _show_waiting(self, page: DrivesPage) -> None:
        page.show_waiting(self._announcer.guides.waiting, self._announcer.guides.left_s)

    def complain(self, error: UsageError) -> None:
        text = errors.sentence(error.why, error.values, texts.translate)
        PlainMessageBox(QMessageBox.Icon.Warning, text, parent=self._window).exec()
