"""Notifications about drives that vanished: that they did, what to do when the hour is over, and how it ended."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shingleback.bridge.chosen import Chosen
from shingleback.bridge.notification_server import DEFAULT_ACTION, Button, Notice
from shingleback.bridge.notifications import Notifications
from shingleback.bridge.patience import PatienceGuides, Waiting
from shingleback.bridge.telling import SOON_S
from shingleback.knowledge.patience import Step
from shingleback.words import Translate, notices

_TAG: Final = "waiting "
_GUIDE: Final = "guide"
_GIVE_UP: Final = "give-up"
_POWER_CYCLED: Final = "power-cycled"
_BUTTONS: Final = {Step.WAIT: (_GUIDE, _GIVE_UP), Step.POWER_CYCLE: (_POWER_CYCLED, _GUIDE)}
_UNTOLD: Final = frozenset({Step.LOOK, Step.GIVEN_UP, Step.CAME_BACK})


class WaitingNotices(QObject):
    """Tells of a wait, and hears its buttons.

    Signals:
        asked_for: the key of a drive about which the person wants to read more.
    """

    asked_for = Signal(str)

    def __init__(
        self,
        guides: PatienceGuides,
        chosen: Chosen,
        notifications: Notifications,
        translate: Translate,
        parent: QObject | None = None,
        soon_s: float = SOON_S,
    ) -> None:
        """`soon_s`: a drive that is back within this time was reset by its bus, and nothing is said of it."""
        super().__init__(parent)
        self._guides = guides
        self._chosen = chosen
        self._notifications = notifications
        self._translate = translate
        self._fresh: list[str] = []
        self._told: set[str] = set()
        self._timer = QTimer(self, singleShot=True, interval=round(soon_s * 1000))
        self._timer.timeout.connect(self._tell_fresh)
        guides.step_begun.connect(self._on_step)
        guides.changed.connect(self._on_changed)
        notifications.pressed.connect(self._on_pressed)

    def _on_step(self, waiting: Waiting) -> None:
        if waiting.guide.step is Step.WAIT and waiting.guide.round == 1:
            self._fresh.append(waiting.key)
            self._timer.start()
        elif waiting.guide.step not in _UNTOLD:
            self._tell(waiting)
        else:
            self._notifications.withdraw(_TAG + waiting.key)

    def _on_changed(self, waiting: tuple[Waiting, ...]) -> None:
        """What is not waited for any longer is not told of either."""
        keys = {one.key for one in waiting}
        for key in self._told - keys:
            self._notifications.withdraw(_TAG + key)
        self._told &= keys
        self._fresh = [key for key in self._fresh if key in keys]
        if not self._fresh:
            self._timer.stop()

    def _tell_fresh(self) -> None:
        fresh, self._fresh = self._fresh, []
        for waiting in self._guides.waiting:
            if waiting.key in fresh:
                self._tell(waiting)

    def _tell(self, waiting: Waiting) -> None:
        if self._chosen.is_told:
            self._told.add(waiting.key)
            self._notifications.show(_TAG + waiting.key, self._notice(waiting))

    def _notice(self, waiting: Waiting) -> Notice:
        guide = waiting.guide
        if guide.step is Step.WAIT and guide.round == 1:
            summary, body = notices.vanished(waiting.name, self._translate)
        else:
            left_s = self._guides.left_s(waiting)
            summary, body = notices.waiting(
                waiting.name, guide.step, guide.round, guide.rounds, left_s, self._translate
            )
        actions = _BUTTONS.get(guide.step, (_GUIDE,))
        buttons = [Button(action, notices.button(action, self._translate)) for action in actions]
        default = Button(DEFAULT_ACTION, notices.button("open", self._translate))
        return Notice(summary, body, (default, *buttons), notices.where_to_look(self._translate), "device.error")

    def _on_pressed(self, tag: str, action: str) -> None:
        if not tag.startswith(_TAG):
            return
        key = tag.removeprefix(_TAG)
        if action == _GIVE_UP:
            self._guides.give_up(key)
        elif action == _POWER_CYCLED:
            self._guides.power_cycled(key)
        else:
            self.asked_for.emit(key)
