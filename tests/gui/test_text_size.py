"""Text is as large as the desktop's settings want it, also where Qt does not know them."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from dbus_fast import Variant
from PySide6.QtDBus import QDBusConnection
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from shingleback.gui.widgets import style
from shingleback.gui.widgets.desktop_settings import DesktopAccessibility, TextSize
from tests.fakes.settings_portal import FakeSettingsPortal
from tests.helpers.bus import private_bus

SCALE = ("org.gnome.desktop.interface", "text-scaling-factor")


@pytest.fixture
def portal(tmp_path: Path) -> Iterator[FakeSettingsPortal]:
    with private_bus(tmp_path) as bus, FakeSettingsPortal(bus.address) as portal:
        yield portal


@pytest.fixture
def connection(portal: FakeSettingsPortal, qapp: QApplication) -> Iterator[QDBusConnection]:
    usual = qapp.font()
    yield QDBusConnection.connectToBus(portal.address, "text size")
    QDBusConnection.disconnectFromBus("text size")
    qapp.setFont(usual)


@pytest.fixture
def desktop(connection: QDBusConnection) -> DesktopAccessibility:
    return DesktopAccessibility(connection)


def test_large_text_reaches_every_widget_at_once_and_is_taken_back(
    portal: FakeSettingsPortal, desktop: DesktopAccessibility, qapp: QApplication, qtbot: QtBot
) -> None:
    style.ThemeController(qapp)
    label, heading = QLabel("Your drives"), style.heading(QLabel("Your drives"), 1.4)
    for widget in (label, heading):
        qtbot.addWidget(widget)
        widget.show()
    usual = [widget.fontMetrics().height() for widget in (label, heading)]

    def has_scale(scale: float) -> bool:
        heights = [widget.fontMetrics().height() for widget in (label, heading)]
        return all(abs(height - scale * before) <= 2 for height, before in zip(heights, usual, strict=True))

    size = TextSize(qapp, desktop, "wayland")
    for scale in (1.25, 2.0, 1.0):
        portal.change(*SCALE, Variant("d", scale))
        qtbot.waitUntil(partial(has_scale, scale))
    assert size.parent() is qapp


def test_a_scale_that_is_set_when_the_program_starts_is_followed(
    portal: FakeSettingsPortal, connection: QDBusConnection, qapp: QApplication, qtbot: QtBot
) -> None:
    portal.settings[SCALE] = Variant("d", 1.5)
    usual = qapp.font().pointSizeF()
    desktop = DesktopAccessibility(connection, qapp)
    TextSize(qapp, desktop, "wayland")
    qtbot.waitUntil(lambda: qapp.font().pointSizeF() == 1.5 * usual)


def test_with_x11_qt_has_enlarged_the_text_already(
    portal: FakeSettingsPortal, desktop: DesktopAccessibility, qapp: QApplication, qtbot: QtBot
) -> None:
    usual = qapp.font().pointSizeF()
    TextSize(qapp, desktop, "xcb")
    portal.change(*SCALE, Variant("d", 1.5))
    qtbot.waitUntil(lambda: desktop.text_scale == 1.5)
    assert qapp.font().pointSizeF() == usual


@pytest.mark.parametrize(
    ("value", "scale"), [(Variant("d", 90.0), 3.0), (Variant("d", -1.0), 0.5), (Variant("s", "2"), 1.0)]
)
def test_a_nonsensical_scale_is_limited_or_ignored(
    portal: FakeSettingsPortal, desktop: DesktopAccessibility, qtbot: QtBot, value: Variant, scale: float
) -> None:
    with qtbot.waitSignal(desktop.changed):
        portal.change(*SCALE, value)
    assert desktop.text_scale == scale
