"""Notifications about a drive that vanished, with the steps of its guide."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shingleback.domain.lost_drive_guide import GuideStep
from shingleback.gui.controllers.lost_drives import AwaitedDrive, LostDriveGuides
from shingleback.gui.controllers.notifications import Notifications, window_notice
from shingleback.gui.controllers.plug_events import SOON_S
from shingleback.gui.controllers.settings import SettingsController
from shingleback.messages import notifications as notices
from shingleback.messages.translate import Translate

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
            guide = waiting.guide
            if guide.step is GuideStep.WAIT and guide.round == 1:
                summary, body = notices.vanished(waiting.name, self._translate)
            else:
                left_s = self._guides.left_s(waiting)
                summary, body = notices.waiting(
                    waiting.name, guide.step, guide.round, guide.rounds, left_s, self._translate
                )
            actions = _BUTTONS.get(guide.step, (_GUIDE,))
            notice = window_notice(summary, body, self._translate, *actions, category="device.error")
            self._notifications.show(_WAITING_TAG + waiting.key, notice)

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
