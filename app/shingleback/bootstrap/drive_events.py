"""Builds what follows the drives that are plugged in, and what notifies a person outside of the window.

Most of it is loaded with the first drive, so that the window does not wait for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from shingleback.backup_sets.status import Schedule
from shingleback.devices.dbus import ask_in_thread
from shingleback.devices.logind import is_on_battery
from shingleback.devices.mounts import times_at
from shingleback.domain.drive import Drive, DriveEvent
from shingleback.domain.errors import Outcome, UsageError
from shingleback.domain.formatting.safety_checks import refusals
from shingleback.domain.local_time import local_time
from shingleback.domain.smart.health import judge
from shingleback.domain.smart.report import AccessMethod
from shingleback.domain.smr.evidence import Verdict
from shingleback.gui.controllers.drive_watch import DriveWatch, FutureDispatcher, Watcher
from shingleback.gui.controllers.drives import DriveList, DriveWarning, HealthRead, WarningsFound
from shingleback.gui.controllers.lost_drives import PatienceGuides
from shingleback.gui.controllers.notifications import (
    Notification,
    NotificationLook,
    Notifications,
    NotificationServer,
    session_bus,
)
from shingleback.gui.controllers.plug_events import Ask, PlugIn, WaitingNotices
from shingleback.gui.controllers.safe_to_unplug import Unpluggable
from shingleback.gui.controllers.scheduled_backup import Countdown, DueBackup, Times
from shingleback.gui.controllers.settings import Chosen
from shingleback.gui.home.texts import place_name
from shingleback.gui.run import texts
from shingleback.gui.window.application import APPLICATION_ID
from shingleback.gui.window.desktop import Announcer
from shingleback.gui.window.language import translate
from shingleback.gui.window.tray import Tray, tray_icon
from shingleback.messages import care, notifications
from shingleback.messages.translate import headed
from shingleback.protocol.care import CareFinished
from shingleback.protocol.events import Finished
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.protocol.run_state import RunState
from shingleback.store import settings
from shingleback.store.locks import Turn
from shingleback.store.paths import ICON, Paths, resource_path

if TYPE_CHECKING:
    from shingleback.bootstrap.drive_jobs import HealthFound, Inspector
    from shingleback.domain.smr.drive_database import DriveTable


@dataclass(frozen=True, slots=True)
class PluggedDrives:
    """Attributes: `complaint` looks for what is wrong with the person's own table of drives, if anything is."""

    watch: DriveWatch
    drives: DriveList
    judge: Callable[[Drive], Verdict]
    complaint: Callable[[], UsageError | None]


def plugged_in(paths: Paths, chosen: Chosen, parent: QObject) -> PluggedDrives:
    """Nothing is watched until the watch is started."""
    about = _About(paths)
    watch = DriveWatch(_watcher, parent)
    asker = _Asker(about, FutureDispatcher(watch, parent))
    drives = DriveList(
        about.verdict,
        asker.warn,
        asker.read_health,
        chosen.is_quiet,
        parent,
        refuse=lambda drive, others: refusals(drive, others, chosen.protected_marks),
        times=times_at,
    )
    watch.told.connect(drives.on_event)
    chosen.changed.connect(drives.on_choices)
    chosen.changed.connect(lambda: _note(drives, chosen))
    return PluggedDrives(watch, drives, about.verdict, about.complaint)


def _watcher(publish: Callable[[DriveEvent], None]) -> Watcher:
    from shingleback.devices.sysfs.facts import FactReader  # noqa: PLC0415
    from shingleback.devices.watch.service import Watch  # noqa: PLC0415 (see above; so are the others)

    return Watch(publish, FactReader().read)


class _About:
    """The table of drives and what judges by it, made when they are first needed."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths

    @cached_property
    def inspector(self) -> Inspector:
        from shingleback.bootstrap.drive_jobs import make_inspector  # noqa: PLC0415

        table, _ = self._table
        return make_inspector(table, self._paths)

    def verdict(self, drive: Drive) -> Verdict:
        return self.inspector.verdict(drive)

    def complaint(self) -> UsageError | None:
        _, complaint = self._table
        return complaint

    @cached_property
    def _table(self) -> tuple[DriveTable, UsageError | None]:
        from shingleback.store.drive_table import drive_table_or_complaint  # noqa: PLC0415

        return drive_table_or_complaint(self._paths)


def _note(drives: DriveList, chosen: Chosen) -> None:
    """A drive may have been there for long when a backup set was made for it, as the wizard does."""
    chosen.note(*(view.drive for view in drives.views))


class _Asker:
    """Asks in the thread of the drives what may have to wait for one."""

    def __init__(self, about: _About, answers: FutureDispatcher) -> None:
        self._about = about
        self._answers = answers

    def warn(self, drive: Drive, verdict: Verdict, found: WarningsFound) -> None:
        async def ask() -> tuple[DriveWarning, ...]:
            inspector = self._about.inspector
            return await ask_in_thread(lambda: inspector.warnings(drive, verdict, inspector.facts(drive)))

        self._answers.ask(ask(), found, lambda: found(()))

    def read_health(self, drive: Drive, read: HealthRead) -> None:
        def give(found: HealthFound) -> None:
            read(found.verdict, found.reading.road, found.reading.values)

        def fail() -> None:
            read(judge(None), AccessMethod.FAILED, ())

        self._answers.ask(self._about.inspector.health(drive), give, fail)


_OFFERS: Final = frozenset(Ask)


def told_by(
    plugged: PluggedDrives,
    chosen: Chosen,
    schedule: Schedule,
    paths: Paths,
    bus: str,
    clock: Callable[[], float],
    parent: QApplication,
) -> Announcer:
    """`bus` is the address of the session's bus; empty: nothing is told there. `clock`: as in `PlugIn`."""
    look = NotificationLook("Shingleback", APPLICATION_ID, resource_path(ICON).as_uri())
    notifications = Notifications(bus, look, parent)
    guides = PatienceGuides(paths.patience_file, time.time, parent)
    plug_in = PlugIn(plugged.judge, chosen, notifications, guides, _OFFERS, clock, texts.translate, parent)
    waiting = WaitingNotices(guides, chosen, notifications, texts.translate, parent)
    tray = Tray(tray_icon, guides.left_s, parent)
    countdown = Countdown(clock, parent, is_unhurried=QAccessible.isActive)
    due = DueBackup(
        chosen,
        schedule,
        notifications,
        countdown,
        Times(local_time, clock),
        texts.translate,
        parent,
        turn=Turn(paths.turn_file),
        is_on_battery=is_on_battery,
    )
    unpluggable = Unpluggable(parent)
    return Announcer(plugged.watch, chosen, notifications, guides, plug_in, waiting, tray, due, countdown, unpluggable)


_LOOK: Final = NotificationLook("Shingleback", "", resource_path(ICON).as_uri())
_LIMIT_S: Final = 30.0  # a desktop that has just been started may not be ready yet


def tell(words: Sequence[Finished], paths: Paths) -> None:
    """`words` are the final ones of backups and ejects, in order. Without a session's bus nothing is told."""
    address = session_bus()
    if address:
        application = QCoreApplication.instance() or QCoreApplication([])
        translate(application, language_of(paths), resource_path("i18n"))
        asyncio.run(_leave(address, told_by_due_told(words)))


def language_of(paths: Paths) -> str:
    """That of the desktop where the settings cannot be understood any more: a backup may have taken hours."""
    try:
        return settings.load(paths.settings_file).language
    except UsageError:
        return ""


def told_by_due_told(words: Sequence[Finished]) -> list[Notification]:
    """One for each backup, with what came of the eject after it, and for each damage. Who has stopped one knows."""
    states: list[tuple[str, RunState]] = []
    for word in words:
        if isinstance(word, BackupFinished):
            states.append((word.destination, RunState().after(word)))
        elif isinstance(word, EjectFinished):
            before = next(
                (one for one in reversed(states) if one[0] == word.destination), (word.destination, RunState())
            )
            states = [one for one in states if one is not before]
            states.append((word.destination, before[1].after(word)))
    has_ejected = any(isinstance(state.final, EjectFinished) for _, state in states)
    return [
        *(
            _notice(place, state, has_ejected)
            for place, state in states
            if state.backed_up is None or state.backed_up.outcome != Outcome.CANCELED
        ),
        *(_damage_notice(word) for word in words if isinstance(word, CareFinished) and word.exit_code == 1),
    ]


def _damage_notice(word: CareFinished) -> Notification:
    """Care that found nothing wrong is no news."""
    summary = headed(place_name(word.destination), care.found_wrong(texts.translate), texts.translate)
    lines = (*care.results(word, texts.translate), notifications.where_to_look(texts.translate))
    return Notification(summary, "\n".join(lines))


def _notice(place: str, state: RunState, has_ejected: bool) -> Notification:
    lines = (_said(state, has_ejected), notifications.where_to_look(texts.translate))
    return Notification(headed(place_name(place), texts.title(state), texts.translate), "\n".join(filter(None, lines)))


def _said(state: RunState, has_ejected: bool) -> str:
    """Of two backups to a drive, one knows that it was ejected: the other says nothing of that."""
    if has_ejected and state.backed_up is not None and state.final is state.backed_up:
        return texts.sentence(state.backed_up)
    return texts.explanation(state)


async def _leave(address: str, shown: Iterable[Notification]) -> None:
    server = NotificationServer(address, _LOOK, lambda _pressed: None)
    for number, notice in enumerate(shown):
        server.show(str(number), notice)
    await server.leave(_LIMIT_S)
