"""When to notify about a drive: once for each time that it is plugged in.

Drives that are there when the program or UDisks2 starts cause no notification, nor do drives that return at once: a bus
reset takes a drive away and brings it back, with some drives every half minute. A notification is withdrawn when its
drive goes; a drive that vanished starts its guide.
"""

import math
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shingleback.domain.drive import (
    Drive,
    DriveArrived,
    DriveChanged,
    DriveEvent,
    DriveLeft,
    ServiceChanged,
    Transport,
    Use,
)
from shingleback.domain.drive import ServiceState as State
from shingleback.domain.lost_drive_guide import GuideStep
from shingleback.domain.smr.evidence import RecordingMethod, Verdict
from shingleback.gui.controllers.lost_drives import AwaitedDrive, LostDriveGuides
from shingleback.gui.controllers.notifications import NoticeContext, Notification, Notifications, window_notice
from shingleback.gui.controllers.settings import SettingsController
from shingleback.messages import notifications as notices
from shingleback.messages.translate import Translate
from shingleback.protocol.events import Event, Opened, Started

SOON_S: Final = 10.0  # after a reset, a large drive may take this long to spin up
SETTLING_S: Final = 3.0  # after its start, UDisks2 reports the existing drives one by one
_TEARING_S: Final = 5.0  # between its partitions and the drive itself, when the kernel removes a pulled drive


@dataclass(frozen=True, slots=True)
class PluggedIn:
    drive: Drive


@dataclass(frozen=True, slots=True)
class DriveUpdated:
    """Facts about the drive may have changed."""

    drive: Drive


@dataclass(frozen=True, slots=True)
class DriveVanished:
    """`was_in_use`: something was mounted, so the drive was not ejected."""

    drive: Drive
    was_in_use: bool


@dataclass(frozen=True, slots=True)
class DriveReturned:
    """The drive is back, without need for a notification."""

    drive: Drive


News = PluggedIn | DriveUpdated | DriveVanished | DriveReturned


class PlugEventFilter:
    """Turns drive events into news for the user.

    Attributes:
        present: the plugged-in drives, by their keys.
    """

    def __init__(self, now_s: float) -> None:
        """Times are seconds on any monotonic clock."""
        self.present: dict[str, Drive] = {}
        self._left_s: dict[str, float] = {}
        self._reported_s: dict[str, float] = {}
        self._torn_s: dict[str, float] = {}
        self._service = State.ABSENT
        self._settled_s = now_s + SETTLING_S

    def news(self, event: DriveEvent, now_s: float) -> News | None:
        match event:
            case DriveArrived(drive):
                return self._arrived(drive, now_s)
            case DriveChanged(before, drive):
                self.present[drive.key] = drive
                if _is_tearing(before, drive):
                    self._torn_s[drive.key] = now_s
                return DriveUpdated(drive)
            case DriveLeft(drive):
                return self._on_departure(drive, now_s)
            case ServiceChanged(state):
                if state is State.THERE and self._service is not State.THERE:
                    self._settled_s = now_s + SETTLING_S
                self._service = state
        return None

    def _arrived(self, drive: Drive, now_s: float) -> News:
        """Handle an arrival. Many bridges come up twice within a plug-in; the second time restores the notification."""
        is_known = drive.key in self.present
        is_soon = now_s - self._left_s.pop(drive.key, -math.inf) < SOON_S
        is_just_told = now_s - self._reported_s.get(drive.key, -math.inf) < SOON_S
        self.present[drive.key] = drive
        if is_known or self._is_settling(now_s) or (is_soon and not is_just_told):
            return DriveReturned(drive)
        if not is_just_told:
            self._reported_s[drive.key] = now_s
        return PluggedIn(drive)

    def _on_departure(self, drive: Drive, now_s: float) -> News:
        """Handle a departure. A drive that went while UDisks2 was away may have been ejected; that is unknown."""
        self.present.pop(drive.key, None)
        self._left_s = {key: at_s for key, at_s in self._left_s.items() if now_s - at_s < SOON_S}
        self._left_s[drive.key] = now_s
        is_torn = now_s - self._torn_s.pop(drive.key, -math.inf) < _TEARING_S
        was_in_use = (bool(drive.mount_points) or is_torn) and not self._is_settling(now_s)
        return DriveVanished(drive, was_in_use=was_in_use)

    def _is_settling(self, now_s: float) -> bool:
        return self._service is not State.THERE or now_s < self._settled_s


def _is_tearing(before: Drive, after: Drive) -> bool:
    """Return whether a mounted volume is gone altogether: an eject unmounts it first.

    The inside of an encrypted volume also goes when that is locked.
    """
    remaining_numbers = {volume.number for volume in after.volumes}
    has_encrypted = any(volume.use is Use.ENCRYPTED for volume in after.volumes)
    return not has_encrypted and any(
        volume.mount_points and volume.number not in remaining_numbers for volume in before.volumes
    )


_TAG: Final = "drive "
_MIN_BYTES: Final = 64_000_000_000  # smaller drives are sticks to carry files on


class Ask(StrEnum):
    """What the user can request in a notification; the values are those of `messages.notifications.button`."""

    BACK_UP = "back-up"
    SET_UP = "set-up"
    WHAT = "what"
    NOT_THIS = "not-this"


_FOR_BACKUP: Final = (Ask.BACK_UP, Ask.WHAT)
_FOR_OTHERS: Final = (Ask.SET_UP, Ask.WHAT, Ask.NOT_THIS)


class PlugInNotices(QObject):
    """Notifies about a drive, and reports the user's request.

    Signals:
        requested: an `Ask` and the Drive. `NOT_THIS` has been noted already.
    """

    requested = Signal(object, object)

    def __init__(
        self,
        judge: Callable[[Drive], Verdict],
        context: NoticeContext,
        guides: LostDriveGuides,
        offers: AbstractSet[Ask],
        clock: Callable[[], float],
        parent: QObject | None = None,
    ) -> None:
        """`offers`: what the program can do. `clock`: monotonic seconds."""
        super().__init__(parent)
        self._judge = judge
        self._chosen = context.chosen
        self._notifications = context.notifications
        self._guides = guides
        self._offers = offers
        self._clock = clock
        self._translate = context.translate
        self._telling = PlugEventFilter(clock())
        context.notifications.pressed.connect(self._on_pressed)

    def on_event(self, event: DriveEvent) -> None:
        match self._telling.news(event, self._clock()):
            case PluggedIn(drive):
                self._on_there(drive)
                self._announce(drive)
            case DriveReturned(drive):
                self._on_there(drive)
            case DriveUpdated(drive):
                self._note()
                self._notifications.update(tag_of(drive), self._notice(drive))
            case DriveVanished(drive, was_in_use):
                self._notifications.withdraw(tag_of(drive))
                if was_in_use and not drive.is_system and not self._chosen.is_quiet(drive):
                    self._guides.vanish(drive)

    def on_run(self, place: str, event: Event) -> None:
        """Withdraw the offer to back up to the drive at this path, since that has begun."""
        if isinstance(event, Started | Opened):
            for drive in self._telling.present.values():
                if drive.holds(place):
                    self._notifications.withdraw(tag_of(drive))

    def _on_there(self, drive: Drive) -> None:
        self._note()
        self._guides.arrive(drive.key)

    def _note(self) -> None:
        """Note all drives together, since a path may lie on two of them if mounts are nested."""
        self._chosen.note(*self._telling.present.values())

    def _announce(self, drive: Drive) -> None:
        is_wanted = self._chosen.settings.notifies_plug_in and not self._chosen.is_quiet(drive)
        if is_wanted and not drive.is_system and (self._chosen.is_for_backup(drive) or self._is_likely(drive)):
            self._notifications.show(tag_of(drive), self._notice(drive))

    def _is_likely(self, drive: Drive) -> bool:
        """Return whether the drive may be meant for backups, so that camera cards cause no notification."""
        is_carrier = drive.evidence.transport is Transport.CARD or drive.size_bytes < _MIN_BYTES
        return not is_carrier and self._judge(drive).recording is not RecordingMethod.NOT_A_HARD_DISK

    def _notice(self, drive: Drive) -> Notification:
        is_for_backup = self._chosen.is_for_backup(drive) and self._chosen.has_backup_set
        return plug_in_notice(
            drive, self._judge(drive), self._offers, is_for_backup=is_for_backup, translate=self._translate
        )

    def _on_pressed(self, tag: str, action: str) -> None:
        drive = next((drive for drive in self._telling.present.values() if tag_of(drive) == tag), None)
        if drive is None:
            return
        ask = next((ask for ask in Ask if ask == action), Ask.WHAT)  # a click beside the buttons counts as WHAT
        if ask is Ask.NOT_THIS:
            self._chosen.keep_quiet(drive)
        self.requested.emit(ask, drive)


def plug_in_notice(
    drive: Drive, verdict: Verdict, offers: AbstractSet[Ask], *, is_for_backup: bool, translate: Translate
) -> Notification:
    """Return the notification about a drive. `is_for_backup`: the backup set goes there."""
    asks = _FOR_BACKUP if is_for_backup else _FOR_OTHERS
    name = notices.named(drive.name, drive.size_bytes, translate)
    context = notices.plugged_in(
        verdict.recording, verdict.confidence, is_for_backup=is_for_backup, translate=translate
    )
    return window_notice(name, context, translate, *(ask for ask in asks if ask in offers), category="device.added")


def tag_of(drive: Drive) -> str:
    """Return the tag of the notification about its plug-in."""
    return _TAG + drive.key


_WAITING_TAG: Final = "waiting "
_GUIDE: Final = "guide"
_GIVE_UP: Final = "give-up"
_POWER_CYCLED: Final = "power-cycled"
_BUTTONS: Final = {GuideStep.WAIT: (_GUIDE, _GIVE_UP), GuideStep.POWER_CYCLE: (_POWER_CYCLED, _GUIDE)}
_UNTOLD: Final = frozenset({GuideStep.LOOK, GuideStep.GIVEN_UP, GuideStep.CAME_BACK})


class LostDriveNotices(QObject):
    """Notifies about drives that are waited for, and handles the buttons.

    Signals:
        requested: the key of a drive about which the user wants to read more.
    """

    requested = Signal(str)

    def __init__(
        self,
        guides: LostDriveGuides,
        chosen: SettingsController,
        notifications: Notifications,
        translate: Translate,
        parent: QObject | None = None,
        soon_s: float = SOON_S,
    ) -> None:
        """`soon_s`: a drive that is back within this time had a bus reset, and causes no notification."""
        super().__init__(parent)
        self._guides = guides
        self._chosen = chosen
        self._notifications = notifications
        self._translate = translate
        self._fresh: list[str] = []
        self._announced: set[str] = set()
        self._timer = QTimer(self, singleShot=True, interval=round(soon_s * 1000))
        self._timer.timeout.connect(self._announce_fresh)
        guides.step_begun.connect(self._on_step)
        guides.changed.connect(self._on_changed)
        notifications.pressed.connect(self._on_pressed)

    def _on_step(self, waiting: AwaitedDrive) -> None:
        if waiting.guide.step is GuideStep.WAIT and waiting.guide.round == 1:
            self._fresh.append(waiting.key)
            self._timer.start()
        elif waiting.guide.step not in _UNTOLD:
            self._announce(waiting)
        else:
            self._notifications.withdraw(_WAITING_TAG + waiting.key)

    def _on_changed(self, waiting: tuple[AwaitedDrive, ...]) -> None:
        """Withdraw the notifications of drives that are no longer waited for."""
        keys = {awaited.key for awaited in waiting}
        for key in self._announced - keys:
            self._notifications.withdraw(_WAITING_TAG + key)
        self._announced &= keys
        self._fresh = [key for key in self._fresh if key in keys]
        if not self._fresh:
            self._timer.stop()

    def _announce_fresh(self) -> None:
        fresh, self._fresh = self._fresh, []
        for waiting in self._guides.waiting:
            if waiting.key in fresh:
                self._announce(waiting)

    def _announce(self, waiting: AwaitedDrive) -> None:
        if self._chosen.settings.notifies_plug_in:
            self._announced.add(waiting.key)
            self._notifications.show(_WAITING_TAG + waiting.key, self._notice(waiting))

    def _notice(self, waiting: AwaitedDrive) -> Notification:
        guide = waiting.guide
        if guide.step is GuideStep.WAIT and guide.round == 1:
            summary, body = notices.vanished(waiting.name, self._translate)
        else:
            left_s = self._guides.left_s(waiting)
            summary, body = notices.waiting(
                waiting.name, guide.step, guide.round, guide.rounds, left_s, self._translate
            )
        actions = _BUTTONS.get(guide.step, (_GUIDE,))
        return window_notice(summary, body, self._translate, *actions, category="device.error")

    def _on_pressed(self, tag: str, action: str) -> None:
        if not tag.startswith(_WAITING_TAG):
            return
        key = tag.removeprefix(_WAITING_TAG)
        if action == _GIVE_UP:
            self._guides.give_up(key)
        elif action == _POWER_CYCLED:
            self._guides.power_cycled(key)
        else:
            self.requested.emit(key)
