"""The tray icon: the drives that are plugged in or safe to unplug, and shortcuts; and notifications of backups.

Without a tray nothing is lost, since the window has all of this. A tray may come and go while the program runs: GNOME's
is an extension, and KDE restarts it with its panel.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import SLOT, QObject, QTimer, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusServiceWatcher
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from shingleback.domain.deadline import Readiness
from shingleback.domain.drive import Drive
from shingleback.domain.errors import Outcome
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import BackupSetStatuses
from shingleback.gui.controllers.lost_drives import AwaitedDrive
from shingleback.gui.controllers.notifications import Notifications, window_notice
from shingleback.gui.controllers.reminder import Forgotten, line_of
from shingleback.gui.controllers.safe_to_unplug import SafeDrive
from shingleback.gui.controllers.scheduled_backup import Counted
from shingleback.gui.run import texts
from shingleback.gui.widgets.plain import literal, unmarked
from shingleback.gui.window.tray_content import TrayContent
from shingleback.gui.window.window import TrayState
from shingleback.messages import notifications
from shingleback.messages.translate import headed
from shingleback.protocol.run_state import RunState, Stage

_WATCHER: Final = "org.kde.StatusNotifierWatcher"
_WATCHER_PATH: Final = "/StatusNotifierWatcher"
_BACK_SOON_MS: Final = 10_000  # a panel that restarts is back by then
_TAG: Final = "run"


class Tray(QObject):
    """The tray icon and its menu, while there is a tray.

    Attributes:
        menu: of the icon.

    Signals:
        open_requested: show the window.
        drive_requested: show the drive with this key.
        guide_requested: show the guide for the vanished drive with this key.
        restore_requested: restore files.
        back_up_requested: start a backup.
        put_off_requested: put off the backup that would start automatically.
        about_requested: show what the program is.
        quit_requested: end the program.
        lost: the tray is gone, and none has replaced it.
    """

    open_requested = Signal()
    drive_requested = Signal(str)
    guide_requested = Signal(str)
    restore_requested = Signal()
    back_up_requested = Signal()
    put_off_requested = Signal()
    about_requested = Signal()
    quit_requested = Signal()
    lost = Signal()

    def __init__(
        self,
        icon: Callable[[TrayState], QIcon],
        left_s: Callable[[AwaitedDrive], float],
        parent: QObject | None = None,
        back_soon_ms: int = _BACK_SOON_MS,
    ) -> None:
        """`left_s`: returns the remaining time of a guide's step. `back_soon_ms`: how long to wait before `lost`."""
        super().__init__(parent)
        self._image_of = icon
        self._left_s = left_s
        self._content = TrayContent()
        self._icon: QSystemTrayIcon | None = None
        self._shown = TrayState.IDLE
        self.menu = QMenu()
        self.menu.aboutToShow.connect(self._fill)
        self._lost_timer = QTimer(self, singleShot=True, interval=back_soon_ms)
        self._lost_timer.timeout.connect(self.lost)
        self._watch()
        self._fill()
        self._look()

    @property
    def is_there(self) -> bool:
        return self._icon is not None

    @property
    def state(self) -> TrayState:
        return self._content.state

    @property
    def tip(self) -> str:
        """The tool tip: what matters most."""
        return self._content.tip

    def show_drives(self, drives: Sequence[Drive]) -> None:
        """Show the plugged-in drives, without those that the computer runs from."""
        self._show(replace(self._content, drives=tuple(drive for drive in drives if not drive.is_system)))

    def show_waiting(self, waiting: Sequence[AwaitedDrive]) -> None:
        self._show(replace(self._content, waiting=waiting))

    def show_safe(self, drives: Sequence[SafeDrive]) -> None:
        """Show the drives that can be unplugged, until they are plugged in again."""
        self._show(replace(self._content, safe=drives))

    def show_forgotten(self, forgotten: Sequence[Forgotten]) -> None:
        self._show(replace(self._content, forgotten=forgotten))

    def show_countdown(self, counted: Counted | None) -> None:
        """Show the countdown. Its time is not updated in an open menu, which is filled when it opens."""
        is_other = (counted is None) != (self._content.counted is None)
        self._content = replace(self._content, counted=counted)
        if is_other:
            self._fill()

    def show_run(self, state: RunState) -> None:
        is_safe = state.eject_progress == 1  # `show_safe` says so with the drive's name, since another may be there
        run = "" if is_safe else texts.title(state)
        if state.stage is Stage.COPYING:
            run = headed(run, texts.percent_done(state.done), texts.translate)
        self._show(replace(self._content, run=run, is_running=state.stage is not Stage.ENDED))

    def show_choices(self, *, can_back_up: bool, can_restore: bool) -> None:
        """Show whether a backup can start now, and whether there is a backup set to restore from."""
        if (can_back_up, can_restore) != (self._content.can_back_up, self._content.can_restore):
            self._show(replace(self._content, can_back_up=can_back_up, can_restore=can_restore))

    def close(self) -> None:
        self._lost_timer.stop()
        self._remove()
        self.menu.deleteLater()

    # the tray itself --------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        watcher = QDBusServiceWatcher(_WATCHER, bus, QDBusServiceWatcher.WatchModeFlag.WatchForOwnerChange, self)
        watcher.serviceRegistered.connect(self._on_tray)
        watcher.serviceUnregistered.connect(self._on_no_tray)
        slot = SLOT("_on_tray()")  # the type stubs want bytes, which PySide6 refuses
        bus.connect(_WATCHER, _WATCHER_PATH, _WATCHER, "StatusNotifierHostRegistered", self, slot)  # type: ignore[call-overload]

    @Slot()
    def _on_tray(self) -> None:
        self._remove()
        self._look()

    def _on_no_tray(self) -> None:
        if self.is_there:
            self._remove()
            self._lost_timer.start()

    def _look(self) -> None:
        if not QSystemTrayIcon.isSystemTrayAvailable():
            return
        self._lost_timer.stop()
        self._shown = self.state
        self._icon = QSystemTrayIcon(self._image_of(self._shown), self)
        self._icon.setContextMenu(self.menu)
        self._show_tip()
        self._icon.activated.connect(self._on_activated)
        self._icon.show()

    def _remove(self) -> None:
        if self._icon is not None:
            self._icon.hide()
            self._icon.deleteLater()
            self._icon = None

    def _on_activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason is not QSystemTrayIcon.ActivationReason.Context:
            self.open_requested.emit()

    def _show(self, content: TrayContent) -> None:
        """Update menu, icon and tool tip. Sets the icon only if it has changed, since panels redraw it each time."""
        self._content = content
        self._fill()
        if self._icon is not None and self.state is not self._shown:
            self._shown = self.state
            self._icon.setIcon(self._image_of(self._shown))
        self._show_tip()

    def _show_tip(self) -> None:
        """Set the tool tip, but only if it has changed."""
        if self._icon is not None and self._icon.toolTip() != unmarked(self.tip):
            self._icon.setToolTip(unmarked(self.tip))

    # the menu ---------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        """Fill the menu again, before it opens or after a change, with the current remaining times."""
        content = self._content
        self.menu.clear()
        for safe in content.safe:
            self._add(texts.safe(safe.name)).triggered.connect(self.open_requested)
        if content.counted is not None:
            self._add(notifications.begins(content.counted.left_s, texts.translate)).triggered.connect(
                self.open_requested
            )
            self._add(notifications.button("not-now", texts.translate)).triggered.connect(self.put_off_requested)
        for waiting in content.waiting:
            self._add_waiting(waiting)
        for drive in content.drives:
            state = "busy" if drive.mount_points else "unused"
            name = notifications.named(drive.name, drive.size_bytes, texts.translate)
            action = self._add(notifications.drive_line(name, state, texts.translate))
            action.triggered.connect(lambda _checked, key=drive.key: self.drive_requested.emit(key))
        for reminder in content.forgotten:
            self._add(line_of(reminder, texts.translate)).triggered.connect(self.open_requested)
        if content.run:
            self._add(content.run).triggered.connect(self.open_requested)
        self.menu.addSeparator()
        if content.can_back_up:
            self._add(notifications.button("back-up", texts.translate)).triggered.connect(self.back_up_requested)
        if content.can_restore:
            self._add(self.tr("Restore files")).triggered.connect(self.restore_requested)
        self._add(notifications.button("open", texts.translate)).triggered.connect(self.open_requested)
        self._add(self.tr("About Shingleback")).triggered.connect(self.about_requested)
        self._add(self.tr("Quit")).triggered.connect(self.quit_requested)

    def _add_waiting(self, waiting: AwaitedDrive) -> None:
        left_s = self._left_s(waiting)
        line = notifications.waiting_line(waiting.name, waiting.guide.step, left_s, texts.translate)
        if line:
            self._add(line).triggered.connect(lambda _checked, key=waiting.key: self.guide_requested.emit(key))

    def _add(self, text: str) -> QAction:
        """Add an entry; an ampersand in a name is shown, and is no mnemonic."""
        return self.menu.addAction(literal(text))


class TrayChoices(QObject):
    """Tells the tray what can be started from it. Belongs to the tray."""

    def __init__(self, tray: Tray, statuses: BackupSetStatuses, run: BackupRun) -> None:
        super().__init__(tray)
        self._tray = tray
        self._statuses = statuses
        self._run = run
        statuses.changed.connect(self._show)
        run.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        views = self._statuses.views
        can_begin = any(view.can_begin for view in views) and not self._run.is_busy
        self._tray.show_choices(can_back_up=can_begin, can_restore=any(view.chosen.is_complete for view in views))


class RunNotices(QObject):
    """Notifies of the end of a run; withdrawn when the next run starts or the drive is plugged in again.

    Signals:
        window_requested: the user wants to see more.
    """

    window_requested = Signal()

    def __init__(
        self, run: BackupRun, notifications: Notifications, is_seen: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """`is_seen`: returns whether the user is looking at the window."""
        super().__init__(parent)
        self._run = run
        self._notifications = notifications
        self._is_seen = is_seen
        self._is_up = False
        self._announced_late_at = 0.0
        self._is_late_up = False
        run.changed.connect(self._take_down)
        run.changed.connect(self._on_changed)
        run.over.connect(self._on_over)
        notifications.pressed.connect(self._on_pressed)

    def withdraw_if_seen(self) -> None:
        """Withdraw what the window says too, once the user looks at it."""
        if self._is_seen():
            self._take_down()

    def _take_down(self) -> None:
        if self._is_up:
            self._is_up = False
            self._notifications.withdraw(_TAG)

    def _on_changed(self, state: RunState) -> None:
        """Notify once of what is left if the run is not done in time, unless the window is active."""
        ready_by = state.ready_by
        if (
            ready_by is None
            or ready_by.state != Readiness.OVER
            or ready_by.at == self._announced_late_at
            or not texts.ready_by(state)
        ):
            return
        self._announced_late_at = ready_by.at
        if not self._is_seen():
            self._is_late_up = True
            self._show(texts.ready_by(state), texts.pace(state))

    def _on_over(self) -> None:
        """Notify of the end, unless the user sees it or has stopped the run."""
        state, is_late_up = self._run.state, self._is_late_up
        self._is_late_up = False
        is_stopped = state.final is not None and state.final.outcome == Outcome.CANCELED
        if self._is_seen() or is_stopped:
            if is_late_up:
                self._notifications.withdraw(_TAG)
            return
        self._show(texts.title(state), " ".join(filter(None, (texts.list_note(state), texts.explanation(state)))))
        self._is_up = True

    def _show(self, title: str, text: str) -> None:
        """Show a notification; its text begins with the backup set and the drive."""
        task = self._run.task
        lines = filter(None, (texts.subject(task.name, task.drive), text))
        self._notifications.show(_TAG, window_notice(title, "\n".join(lines), texts.translate))

    def _on_pressed(self, tag: str, _action: str) -> None:
        if tag == _TAG:
            self.window_requested.emit()
