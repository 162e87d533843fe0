"""A notification when a drive is plugged in, taken down when it goes; and the patience guide when it went unasked."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.bridge.chosen import Chosen
from shingleback.bridge.notification_server import DEFAULT_ACTION, Button, Notice
from shingleback.bridge.notifications import Notifications
from shingleback.bridge.patience import PatienceGuides
from shingleback.bridge.telling import Back, Different, Gone, PluggedIn, Telling
from shingleback.model.drive import Drive, DriveEvent
from shingleback.model.evidence import Transport
from shingleback.model.verdict import Recording, Verdict
from shingleback.words import Translate, notices

_TAG: Final = "drive "
_LEAST_BYTES: Final = 64_000_000_000  # what is smaller is a stick that carries files about


class Ask(StrEnum):
    """What a person can ask for in a notification; the values are those of `words.notices.button`."""

    BACK_UP = "back-up"
    SET_UP = "set-up"
    WHAT = "what"
    NOT_THIS = "not-this"


_FOR_BACKUP: Final = (Ask.BACK_UP, Ask.WHAT)
_FOR_OTHERS: Final = (Ask.SET_UP, Ask.WHAT, Ask.NOT_THIS)


class PlugIn(QObject):
    """Tells of a drive, and hears what is asked for.

    Signals:
        asked_for: an `Ask` and the Drive. `NOT_THIS` has been noted already.
    """

    asked_for = Signal(object, object)

    def __init__(
        self,
        judge: Callable[[Drive], Verdict],
        chosen: Chosen,
        notifications: Notifications,
        guides: PatienceGuides,
        offers: AbstractSet[Ask],
        clock: Callable[[], float],
        translate: Translate,
        parent: QObject | None = None,
    ) -> None:
        """`offers`: what the program can do. `clock`: seconds that never go back."""
        super().__init__(parent)
        self._judge = judge
        self._chosen = chosen
        self._notifications = notifications
        self._guides = guides
        self._offers = offers
        self._clock = clock
        self._translate = translate
        self._telling = Telling(clock())
        notifications.pressed.connect(self._on_pressed)

    def on_told(self, event: DriveEvent) -> None:
        match self._telling.news(event, self._clock()):
            case PluggedIn(drive):
                self._on_there(drive)
                self._tell(drive)
            case Back(drive):
                self._on_there(drive)
            case Different(drive):
                self._note()
                self._notifications.update(tag_of(drive), self._notice(drive))
            case Gone(drive, was_in_use):
                self._on_gone(drive, was_in_use=was_in_use)

    def _on_there(self, drive: Drive) -> None:
        self._note()
        self._guides.arrive(drive.key)

    def _note(self) -> None:
        """All at once: a place may lie on two of them, where mounts lie in one another."""
        self._chosen.note(*self._telling.present.values())

    def _on_gone(self, drive: Drive, *, was_in_use: bool) -> None:
        self._notifications.withdraw(tag_of(drive))
        if was_in_use and not drive.is_system and not self._chosen.is_quiet(drive):
            self._guides.vanish(drive)

    def _tell(self, drive: Drive) -> None:
        is_wanted = self._chosen.is_told and not self._chosen.is_quiet(drive)
        if is_wanted and not drive.is_system and (self._chosen.is_for_backup(drive) or self._is_likely(drive)):
            self._notifications.show(tag_of(drive), self._notice(drive))

    def _is_likely(self, drive: Drive) -> bool:
        """Whether it may be meant for backups: who plugs in a camera's card is left alone."""
        is_carrier = drive.evidence.transport is Transport.CARD or drive.size_bytes < _LEAST_BYTES
        return not is_carrier and self._judge(drive).recording is not Recording.NOT_A_HARD_DISK

    def _notice(self, drive: Drive) -> Notice:
        is_for_backup = self._chosen.is_for_backup(drive) and self._chosen.has_backup_set
        return plug_in_notice(
            drive, self._judge(drive), self._offers, is_for_backup=is_for_backup, translate=self._translate
        )

    def _on_pressed(self, tag: str, action: str) -> None:
        drive = next((drive for drive in self._telling.present.values() if tag_of(drive) == tag), None)
        if drive is None:
            return
        ask = next((ask for ask in Ask if ask == action), Ask.WHAT)  # a click beside the buttons asks that, too
        if ask is Ask.NOT_THIS:
            self._chosen.keep_quiet(drive)
        self.asked_for.emit(ask, drive)


def plug_in_notice(
    drive: Drive, verdict: Verdict, offers: AbstractSet[Ask], *, is_for_backup: bool, translate: Translate
) -> Notice:
    """What is told of a drive. `is_for_backup`: the backup set goes there."""
    asks = _FOR_BACKUP if is_for_backup else _FOR_OTHERS
    return Notice(
        notices.named(drive.name, drive.size_bytes, translate),
        notices.plugged_in(verdict.recording, verdict.confidence, is_for_backup=is_for_backup, translate=translate),
        (
            Button(DEFAULT_ACTION, notices.button("open", translate)),
            *(Button(ask, notices.button(ask, translate)) for ask in asks if ask in offers),
        ),
        notices.where_to_look(translate),
        "device.added",
    )


def tag_of(drive: Drive) -> str:
    """Of the notice about its plug-in."""
    return _TAG + drive.key
