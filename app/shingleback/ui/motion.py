"""Whether pictures may move: only where the person and the desktop want it.

Qt has a switch for it, `QApplication.isEffectEnabled`, which its own widgets read as well: so does whatever moves here.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import SLOT, QObject, Qt, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant
from PySide6.QtWidgets import QApplication

_PORTAL: Final = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)


class _Key(NamedTuple):
    """A setting of a desktop, as its portal names it."""

    group: str
    name: str


_STILL: Final[dict[_Key, tuple[object, ...]]] = {
    _Key("org.freedesktop.appearance", "reduced-motion"): (1,),
    _Key("org.gnome.desktop.interface", "enable-animations"): (False,),
    _Key("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): ("0", 0, 0.0),
}
"""The values with which nothing is to move. Who does not know a key says so with an error, and is believed."""


def is_on() -> bool:
    return QApplication.isEffectEnabled(Qt.UIEffect.UI_General)


class DesktopMotion(QObject):
    """What the desktop says about it, by its portal for settings.

    Signals:
        changed: `is_still` may be another one.
    """

    changed = Signal()

    def __init__(self, bus: QDBusConnection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = bus
        self._told: dict[_Key, object] = {}
        self._asked: dict[_Key, QDBusPendingCallWatcher] = {}
        if bus.isConnected():
            slot = SLOT("_on_changed(QDBusMessage)")  # the stubs of PySide6 ask for bytes, which it then refuses
            bus.connect(*_PORTAL, "SettingChanged", self, slot)  # type: ignore[call-overload]
            for key in _STILL:
                self._ask(key)

    @property
    def is_still(self) -> bool:
        """Nothing is to move; no for as long as nobody has said so."""
        return any(self._told.get(key) in still for key, still in _STILL.items())

    def _ask(self, key: _Key) -> None:
        message = QDBusMessage.createMethodCall(*_PORTAL, "Read")
        message.setArguments(list(key))
        self._asked[key] = QDBusPendingCallWatcher(self._bus.asyncCall(message))
        self._asked[key].finished.connect(self._on_answer)

    def _on_answer(self, answered: QDBusPendingCallWatcher) -> None:
        for key, asked in self._asked.items():
            if asked is answered and not asked.isError():
                self._learn(key, asked.reply().arguments()[0])

    @Slot(QDBusMessage)
    def _on_changed(self, message: QDBusMessage) -> None:
        group, name, value = message.arguments()
        self._learn(_Key(group, name), value)

    def _learn(self, key: _Key, value: object) -> None:
        while isinstance(value, QDBusVariant):  # `Read` packs it twice
            value = value.variant()
        if key in _STILL:
            self._told[key] = value
            self.changed.emit()


class Motion(QObject):
    """Keeps Qt's switch as it is wanted."""

    def __init__(self, is_wanted: Callable[[], bool], desktop: DesktopMotion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_wanted = is_wanted
        self._desktop = desktop
        desktop.changed.connect(self.look)
        self.look()

    def look(self) -> None:
        """Anew, since the person may have chosen otherwise."""
        QApplication.setEffectEnabled(Qt.UIEffect.UI_General, self._is_wanted() and not self._desktop.is_still)
