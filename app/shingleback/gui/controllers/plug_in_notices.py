"""When to notify about a drive: once for each time that it is plugged in.

A notification is withdrawn when its drive goes; a drive that vanished starts its guide.
"""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.domain.drive import Drive, DriveEvent
from shingleback.domain.formatting.safety_checks import lasting_refusal, refusals
from shingleback.domain.smr.evidence import RecordingMethod, Verdict
from shingleback.gui.controllers.lost_drives import LostDriveGuides
from shingleback.gui.controllers.notifications import NoticeContext, Notification, window_notice
from shingleback.gui.controllers.plug_events import (
    DriveReturned,
    DriveUpdated,
    DriveVanished,
    PlugEventFilter,
    PluggedIn,
)
from shingleback.messages import notifications as notices
from shingleback.messages.translate import Translate
from shingleback.protocol.events import Event, Opened, Started

_TAG: Final = "drive "


class Ask(StrEnum):
    """What the user can request in a notification; the values are those of `messages.notifications.button`."""

    BACK_UP = "back-up"
    SET_UP = "set-up"
    WHAT = "what"
    NOT_THIS = "not-this"


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
        self.offers = offers
        self._clock = clock
        self._translate = context.translate
        self._telling = PlugEventFilter(clock())
        context.notifications.pressed.connect(self._on_pressed)

    def on_event(self, event: DriveEvent) -> None:
        match self._telling.news(event, self._clock()):
            case PluggedIn(drive):
                self._on_there(drive)
                if self._chosen.settings.notifies_plug_in and self._is_news(drive):
                    self._notifications.show(tag_of(drive), self._notice(drive))
            case DriveReturned(drive):
                self._on_there(drive)
            case DriveUpdated(drive):
                self._note()
                self._notifications.update(tag_of(drive), self._notice(drive))
            case DriveVanished(drive, was_in_use):
                self._notifications.withdraw(tag_of(drive))
                if was_in_use and self._is_news(drive):
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

    def _is_news(self, drive: Drive) -> bool:
        """Return whether the drive is for backups or may be meant for them, unlike sticks and the cards of cameras."""
        if drive.is_system or self._chosen.is_quiet(drive):
            return False
        is_hard_disk = self._judge(drive).recording is not RecordingMethod.NOT_A_HARD_DISK
        return self._chosen.is_for_backup(drive) or (is_hard_disk and not drive.is_carrier)

    def _notice(self, drive: Drive) -> Notification:
        is_for_backup = self._chosen.is_for_backup(drive) and self._chosen.has_backup_set
        reasons_against = refusals(drive, self._telling.present.values(), self._chosen.protected_marks)
        offers = self.offers if lasting_refusal(reasons_against) is None else self.offers - {Ask.SET_UP}
        return plug_in_notice(drive, self._judge(drive), offers, is_for_backup=is_for_backup, translate=self._translate)

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
    asks = (Ask.BACK_UP, Ask.WHAT) if is_for_backup else (Ask.SET_UP, Ask.WHAT, Ask.NOT_THIS)
    name = notices.named(drive.name, drive.size_bytes, translate)
    context = notices.plugged_in(
        verdict.recording, verdict.confidence, is_for_backup=is_for_backup, translate=translate
    )
    return window_notice(name, context, translate, *(ask for ask in asks if ask in offers), category="device.added")


def tag_of(drive: Drive) -> str:
    """Return the tag of the notification about its plug-in."""
    return _TAG + drive.key
