"""The desktop's accent color is followed, and nothing becomes harder to read by it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from dbus_fast import Variant
from PySide6.QtDBus import QDBusConnection
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.gui.widgets import style
from shingleback.gui.widgets.desktop_settings import DesktopAccessibility
from shingleback.gui.widgets.style import ColorScheme, theme
from tests.fakes.settings_portal import FakeSettingsPortal
from tests.gui.test_contrast import FOR_MARKS, FOR_TEXT, GROUNDS, ON
from tests.helpers.bus import private_bus
from tests.helpers.colors import contrast

ACCENT = ("org.freedesktop.appearance", "accent-color")
GREEN, NONE = (0.227, 0.58, 0.29), (-1.0, -1.0, -1.0)
FOLLOWED = (
    "#3584e4",
    "#2190a4",
    "#3a944a",
    "#c88800",
    "#d56199",
    "#9141ac",
    "#3daee9",
    "#6f8396",
    "#00ff00",
    "#000080",
)
"""The accents of GNOME and Plasma, and the lightest and darkest that somebody may choose."""
NOT_FOLLOWED = {"red": "#e62d42", "orange": "#ed5b00", "gray": "#808485", "black": "#000000", "white": "#ffffff"}

schemes = pytest.mark.parametrize("scheme", ColorScheme)


@schemes
@pytest.mark.parametrize("accent", FOLLOWED)
def test_everything_is_as_readable_in_the_color_of_the_desktop(scheme: ColorScheme, accent: str) -> None:
    usual, accented = theme(scheme).colors, theme(scheme).with_accent(QColor(accent)).colors
    assert accented["primary"] != usual["primary"]
    for ground, text in ON.items():
        assert contrast(accented[text], accented[ground]) >= FOR_TEXT
    for ground in GROUNDS:
        assert contrast(accented["link"], accented[ground]) >= FOR_TEXT
        assert contrast(accented["text"], accented[ground]) >= FOR_TEXT
    assert contrast(accented["primary"], accented["window"]) >= FOR_MARKS


@schemes
@pytest.mark.parametrize("accent", NOT_FOLLOWED)
def test_an_accent_that_looks_like_danger_or_like_nothing_is_not_followed(scheme: ColorScheme, accent: str) -> None:
    assert theme(scheme).with_accent(QColor(NOT_FOLLOWED[accent])) == theme(scheme)


@pytest.fixture
def portal(tmp_path: Path) -> Iterator[FakeSettingsPortal]:
    with private_bus(tmp_path) as bus, FakeSettingsPortal(bus.address) as portal:
        yield portal


@schemes
def test_the_accent_is_followed_at_once_and_taken_back(
    portal: FakeSettingsPortal, qtbot: QtBot, qapp: QApplication, scheme: ColorScheme
) -> None:
    portal.settings[ACCENT] = Variant("(ddd)", list(GREEN))
    desktop = DesktopAccessibility(QDBusConnection.connectToBus(portal.address, "accent"))
    themes = style.ThemeController(qapp, lambda: scheme, accent=lambda: desktop.accent)
    desktop.changed.connect(themes.refresh)

    def highlight() -> QColor:
        return qapp.palette().color(QPalette.ColorRole.Highlight)

    green = QColor.fromRgbF(*GREEN).hslHue()
    qtbot.waitUntil(lambda: abs(highlight().hslHue() - green) <= 2)
    portal.change(*ACCENT, Variant("(ddd)", list(NONE)))
    qtbot.waitUntil(lambda: highlight() == theme(scheme).color("selection"))
    QDBusConnection.disconnectFromBus("accent")
    style.paint(qapp, ColorScheme.LIGHT)
