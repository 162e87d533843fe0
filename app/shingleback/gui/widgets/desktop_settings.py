"""What the desktop's settings say about animations, contrast, color and the size of text, and what follows from them.

Animations follow `QApplication.isEffectEnabled`, which Qt's own widgets read as well.
"""

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import SLOT, QObject, Qt, Signal, Slot
from PySide6.QtDBus import QDBusArgument, QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

_PORTAL: Final = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
_Key: TypeAlias = tuple[str, str]
"""The group and the name of a desktop setting in its portal."""
_STILL: Final[dict[_Key, tuple[object, ...]]] = {
    ("org.freedesktop.appearance", "reduced-motion"): (1,),
    ("org.gnome.desktop.interface", "enable-animations"): (False,),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): ("0", 0, 0.0),
}
"""The values that mean no animations. A desktop that does not know a key answers with an error, and allows them."""
_CONTRAST: Final[dict[_Key, tuple[object, ...]]] = {
    ("org.freedesktop.appearance", "contrast"): (1,),
    ("org.gnome.desktop.a11y.interface", "high-contrast"): (True,),
}
_ACCENT: Final[_Key] = ("org.freedesktop.appearance", "accent-color")
_TEXT_SCALE: Final[_Key] = ("org.gnome.desktop.interface", "text-scaling-factor")
_KEYS_ASKED: Final = (*_STILL, *_CONTRAST, _ACCENT, _TEXT_SCALE)
_MIN_SCALE: Final = 0.5  # GNOME's own limits
_MAX_SCALE: Final = 3.0
_COLOR: Final = re.compile(r"Argument: \(ddd\) ([-+.\de]+), ([-+.\de]+), ([-+.\de]+)\]")


def may_animate() -> bool:
    return QApplication.isEffectEnabled(Qt.UIEffect.UI_General)


class DesktopAccessibility(QObject):
    """What the desktop's settings portal says: whether to animate, contrast, the accent color, the size of text.

    Signals:
        changed: one of them may have changed.
    """

    changed = Signal()

    def __init__(self, bus: QDBusConnection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = bus
        self._properties: dict[_Key, object] = {}
        self._calls: dict[_Key, QDBusPendingCallWatcher] = {}
        if bus.isConnected():
            slot = SLOT("_on_changed(QDBusMessage)")  # the type stubs want bytes, which PySide6 refuses
            bus.connect(*_PORTAL, "SettingChanged", self, slot)  # type: ignore[call-overload]
            for key in _KEYS_ASKED:
                message = QDBusMessage.createMethodCall(*_PORTAL, "Read")
                message.setArguments(list(key))
                self._calls[key] = QDBusPendingCallWatcher(self._bus.asyncCall(message))
                self._calls[key].finished.connect(self._on_answer)

    @property
    def is_still(self) -> bool:
        """The desktop wants no animations; False until it has said so."""
        return self._wants(_STILL)

    @property
    def has_contrast(self) -> bool:
        """The desktop wants more contrast; False until it has said so."""
        return self._wants(_CONTRAST)

    @property
    def accent(self) -> tuple[float, ...] | None:
        """Red, green and blue of the desktop's accent color; None if it has none, or has not said so yet."""
        parts = self._properties.get(_ACCENT)
        if not isinstance(parts, tuple) or not all(0 <= part <= 1 for part in parts):
            return None  # a part that is out of range means that the user has chosen none
        return parts

    @property
    def text_scale(self) -> float:
        """How much larger text is to be than its usual size; 1 until the desktop has said so."""
        value = self._properties.get(_TEXT_SCALE)
        return min(max(value, _MIN_SCALE), _MAX_SCALE) if isinstance(value, float) else 1.0

    def _wants(self, meanings: dict[_Key, tuple[object, ...]]) -> bool:
        return any(self._properties.get(key) in values for key, values in meanings.items())

    def _on_answer(self, answered: QDBusPendingCallWatcher) -> None:
        for key, call in self._calls.items():
            if call is answered and not call.isError():
                self._learn(key, call.reply())

    @Slot(QDBusMessage)
    def _on_changed(self, message: QDBusMessage) -> None:
        group, name = message.arguments()[:2]
        self._learn((group, name), message)

    def _learn(self, key: _Key, message: QDBusMessage) -> None:
        """Keep the last argument of a message."""
        value = message.arguments()[-1]
        while isinstance(value, QDBusVariant):  # `Read` packs it twice
            value = value.variant()
        if isinstance(value, QDBusArgument):
            # PySide6 cannot read a structure, but Qt prints what it holds: the three numbers of a color.
            match = _COLOR.search(repr(message))
            value = tuple(map(float, match.groups())) if match else None
        if key in _KEYS_ASKED:
            self._properties[key] = value
            self.changed.emit()


class Motion(QObject):
    """Applies the user's and the desktop's choice to Qt's switch for animations."""

    def __init__(
        self, is_wanted: Callable[[], bool], desktop: DesktopAccessibility, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._is_wanted = is_wanted
        self._desktop = desktop
        desktop.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Update the switch, since the user may have changed the choice."""
        QApplication.setEffectEnabled(Qt.UIEffect.UI_General, self._is_wanted() and not self._desktop.is_still)


class TextSize(QObject):
    """Makes text as large as GNOME's settings want it, where Qt doesn't.

    With X11, the desktop passes its scale on as the resolution of the screen, which Qt follows. With Wayland, Qt
    assumes 96 dots per inch whatever is set, and "Large Text" would change nothing.
    """

    def __init__(self, application: QApplication, desktop: DesktopAccessibility, platform: str) -> None:
        """`platform` as Qt calls it."""
        super().__init__(application)
        self._application = application
        self._desktop = desktop
        self._usual = application.font()
        self._scale = 1.0
        if platform.startswith("wayland"):
            desktop.changed.connect(self.refresh)
            self.refresh()

    def refresh(self) -> None:
        scale = self._desktop.text_scale
        if scale != self._scale:
            self._scale = scale
            font = QFont(self._usual)
            font.setPointSizeF(self._usual.pointSizeF() * scale)
            self._application.setFont(font)
