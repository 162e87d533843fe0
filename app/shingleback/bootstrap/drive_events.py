"""Builds what notifies the user outside of the window: about drives that come and go, and about backups."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from shingleback.backup_sets.status import Schedule
from shingleback.bootstrap.drive_list import PluggedDrives
from shingleback.devices.session import session_bus
from shingleback.devices.sysfs.reader import is_on_battery
from shingleback.domain.errors import Outcome, UsageError
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.lost_drive_notices import LostDriveNotices
from shingleback.gui.controllers.lost_drives import LostDriveGuides
from shingleback.gui.controllers.notifications import (
    NoticeContext,
    Notification,
    Notifications,
    NotificationServer,
    NotificationStyle,
)
from shingleback.gui.controllers.plug_in_notices import Ask, PlugInNotices
from shingleback.gui.controllers.safe_to_unplug import SafeToUnplug
from shingleback.gui.controllers.scheduled_backup import ComputerState, Countdown, ScheduledBackup
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.home.texts import place_name
from shingleback.gui.run import texts
from shingleback.gui.window.application import APPLICATION_ID
from shingleback.gui.window.desktop import Announcer
from shingleback.gui.window.language import translate
from shingleback.gui.window.tray import Tray
from shingleback.gui.window.window import tray_icon
from shingleback.messages import care, notifications
from shingleback.messages.translate import headed
from shingleback.protocol.care import CareFinished
from shingleback.protocol.results import BackupFinished, CommandResult, EjectFinished
from shingleback.protocol.run_state import RunState
from shingleback.store import settings
from shingleback.store.private_files import ICON, Paths, SingletonLock, resource_path
from shingleback.store.settings import Settings

_OFFERS: Final = frozenset(Ask)
_LOOK: Final = NotificationStyle("Shingleback", "", resource_path(ICON).as_uri())
_DEFAULTS: Final = Settings()
_LIMIT_S: Final = 30.0  # a desktop that has just started may not be ready yet


def make_announcer(
    plugged: PluggedDrives,
    chosen: SettingsController,
    schedule: Schedule,
    paths: Paths,
    bus: str,
    clock: Callable[[], float],
    parent: QApplication,
) -> Announcer:
    """`bus`: the address of the session bus; empty for no notifications. `clock`: see `PlugInNotices`."""
    style = NotificationStyle("Shingleback", APPLICATION_ID, resource_path(ICON).as_uri())
    notifications = Notifications(bus, style, parent)
    guides = LostDriveGuides(paths.lost_drives_file, time.time, parent)
    context = NoticeContext(chosen, notifications, texts.translate)
    plug_in = PlugInNotices(plugged.judge, context, guides, _OFFERS, clock, parent)
    waiting = LostDriveNotices(guides, chosen, notifications, texts.translate, parent)
    tray = Tray(tray_icon, guides.left_s, parent)
    countdown = Countdown(clock, parent, is_slow=QAccessible.isActive)
    computer = ComputerState(local_time, clock, is_on_battery)
    due = ScheduledBackup(context, schedule, countdown, computer, SingletonLock(paths.daily_lock_file), parent)
    safe_to_unplug = SafeToUnplug(parent)
    return Announcer(
        plugged.watch, chosen, notifications, guides, plug_in, waiting, tray, due, countdown, safe_to_unplug
    )


def tell(
    results: Sequence[CommandResult], unopened: Mapping[str, CommandResult], locked: Sequence[str], paths: Paths
) -> None:
    """Show notifications for what `due` did. Without a session bus, it does nothing.

    Args:
        results: of backups, ejects and care, in order.
        unopened: why the drives of destinations could not be opened.
        locked: the destinations whose drives must be unlocked.
        paths: where the settings are, with the language and the names of drives.
    """
    address = session_bus()
    if address:
        application = QCoreApplication.instance() or QCoreApplication([])
        saved = saved_settings(paths)
        translate(application, saved.language, resource_path("i18n"))
        unopened_texts = [
            notifications.not_opened(_name_of(destination, saved), texts.sentence(result), texts.translate)
            for destination, result in unopened.items()
        ]
        locked_texts = [notifications.locked(_name_of(destination, saved), texts.translate) for destination in locked]
        notices = [*due_notifications(results, saved), *map(_plain_notice, [*unopened_texts, *locked_texts])]
        asyncio.run(_leave(address, notices))


def saved_settings(paths: Paths) -> Settings:
    """Return the settings; the defaults if they cannot be read. A backup may have run for hours."""
    try:
        return settings.load(paths.settings_file)
    except UsageError:
        return _DEFAULTS


def due_notifications(results: Sequence[CommandResult], saved: Settings = _DEFAULTS) -> list[Notification]:
    """Return a notification for each backup together with its eject, and for damage. Canceled backups get none.

    `saved`: names the drives.
    """
    states: list[tuple[str, RunState]] = []
    for result in results:
        if isinstance(result, BackupFinished):
            states.append((result.destination, RunState().after(result)))
        elif isinstance(result, EjectFinished):
            before = next(
                (state for state in reversed(states) if state[0] == result.destination),
                (result.destination, RunState()),
            )
            states = [state for state in states if state is not before]
            states.append((result.destination, before[1].after(result)))
    has_ejected = any(isinstance(state.final, EjectFinished) for _, state in states)
    return [
        *(
            _notice(_name_of(place, saved), state, has_ejected)
            for place, state in states
            if state.backed_up is None or state.backed_up.outcome != Outcome.CANCELED
        ),
        *(
            _damage_notice(result, saved)
            for result in results
            if isinstance(result, CareFinished) and result.exit_code == 1
        ),
    ]


def _name_of(destination: str, saved: Settings) -> str:
    return place_name(destination, saved.drive_of(destination))


def _plain_notice(text: tuple[str, str]) -> Notification:
    summary, body = text
    return Notification(summary, "\n".join((body, notifications.where_to_look(texts.translate))))


def _damage_notice(result: CareFinished, saved: Settings) -> Notification:
    """Return a notification about damage that care has found. Other results are no news."""
    summary = headed(_name_of(result.destination, saved), care.found_wrong(texts.translate), texts.translate)
    lines = (*care.results(result, texts.translate), notifications.where_to_look(texts.translate))
    return Notification(summary, "\n".join(lines))


def _notice(name: str, state: RunState, has_ejected: bool) -> Notification:
    if has_ejected and state.backed_up is not None and state.final is state.backed_up:
        text = texts.sentence(state.backed_up)  # another backup to the drive reports the eject
    else:
        text = texts.explanation(state)
    lines = (text, notifications.where_to_look(texts.translate))
    return Notification(headed(name, texts.title(state), texts.translate), "\n".join(filter(None, lines)))


async def _leave(address: str, shown: Iterable[Notification]) -> None:
    server = NotificationServer(address, _LOOK, lambda _pressed: None)
    for number, notice in enumerate(shown):
        server.show(str(number), notice)
    await server.leave(_LIMIT_S)
