"""Windows are brought to the front."""

import pytest
from PySide6.QtGui import QGuiApplication, QHideEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.window.activation import bring_to_front


class HidesCounted(QWidget):
    """Attributes: `hides`: how often the program hid the window."""

    hides = 0

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 (Qt's name)
        self.hides += not event.spontaneous()


@pytest.fixture
def window(qtbot: QtBot) -> HidesCounted:
    window, covering = HidesCounted(), QWidget()
    qtbot.addWidget(window)
    qtbot.addWidget(covering)
    window.showMinimized()
    covering.show()
    covering.activateWindow()
    qtbot.waitUntil(covering.isActiveWindow)
    return window


@pytest.mark.parametrize(("platform", "hides"), [("xcb", 0), ("wayland", 1), ("wayland-egl", 1)])
def test_a_minimized_window_comes_back(
    platform: str, hides: int, window: HidesCounted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Wayland it is shown anew: a compositor takes no request to undo that a window is minimized."""
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    bring_to_front(window)
    assert (window.isVisible(), window.isMinimized(), window.hides) == (True, False, hides)


def test_with_a_token_of_the_desktop_a_window_keeps_its_place(
    window: HidesCounted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "token-7")
    bring_to_front(window)
    assert window.hides == 0
