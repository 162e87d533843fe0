"""Animations obey the setting and the desktop."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from dbus_fast import Variant
from PySide6.QtDBus import QDBusConnection
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.status import SetState
from shingleback.gui.home.set_card import StateMark
from shingleback.gui.widgets import style
from shingleback.gui.widgets.desktop_settings import DesktopAccessibility, Motion, may_animate
from tests.fakes.settings_portal import FakeSettingsPortal
from tests.helpers.bus import private_bus
from tests.helpers.colors import contrast

FOR_MORE_CONTRAST = 12.0  # the usual dim words have 4.5 to 8
REDUCED = ("org.freedesktop.appearance", "reduced-motion")
STILL = {
    "any desktop": (*REDUCED, Variant("u", 1)),
    "GNOME": ("org.gnome.desktop.interface", "enable-animations", Variant("b", False)),  # noqa: FBT003 (of D-Bus)
    "KDE": ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", Variant("s", "0")),
}


@pytest.fixture
def portal(tmp_path: Path) -> Iterator[FakeSettingsPortal]:
    with private_bus(tmp_path) as bus, FakeSettingsPortal(bus.address) as portal:
        yield portal


@pytest.fixture
def connection(portal: FakeSettingsPortal) -> Iterator[QDBusConnection]:
    yield QDBusConnection.connectToBus(portal.address, "motion")
    QDBusConnection.disconnectFromBus("motion")


@pytest.fixture(autouse=True)
def restore_switch(qapp: QApplication) -> Iterator[None]:  # noqa: ARG001 (it provides the switch)
    was_on = may_animate()
    yield
    switch(is_on=was_on)


def switch(*, is_on: bool) -> None:
    Motion(lambda: is_on, DesktopAccessibility(QDBusConnection("nowhere")))


def test_animations_run_if_neither_setting_nor_desktop_forbids_them(
    portal: FakeSettingsPortal, connection: QDBusConnection
) -> None:
    assert portal.settings == {}
    Motion(lambda: True, DesktopAccessibility(connection))
    assert may_animate()


def test_animations_can_be_switched_off() -> None:
    switch(is_on=False)
    assert not may_animate()


def test_a_changed_setting_takes_effect_at_once() -> None:
    is_wanted = [True]
    switched = Motion(lambda: is_wanted[0], DesktopAccessibility(QDBusConnection("nowhere")))
    is_wanted[0] = False
    switched.refresh()
    assert not may_animate()


@pytest.mark.parametrize("desktop", STILL)
def test_a_desktop_without_animations_is_respected(
    portal: FakeSettingsPortal, connection: QDBusConnection, qtbot: QtBot, desktop: str
) -> None:
    group, name, value = STILL[desktop]
    portal.settings[group, name] = value
    desktop_motion = DesktopAccessibility(connection)
    motion = Motion(lambda: True, desktop_motion)
    qtbot.waitUntil(lambda: not may_animate())
    assert desktop_motion.is_still
    assert motion


def test_a_change_of_the_desktop_setting_takes_effect_at_once(
    portal: FakeSettingsPortal, connection: QDBusConnection, qtbot: QtBot
) -> None:
    portal.settings[REDUCED] = Variant("u", 1)
    motion = Motion(lambda: True, DesktopAccessibility(connection))
    qtbot.waitUntil(lambda: not may_animate())
    portal.change(*REDUCED, Variant("u", 0))
    qtbot.waitUntil(may_animate)
    assert motion


CONTRAST = ("org.freedesktop.appearance", "contrast")


@pytest.mark.parametrize("scheme", style.ColorScheme)
def test_more_contrast_is_applied_when_the_desktop_asks_for_it_and_taken_back(
    portal: FakeSettingsPortal, connection: QDBusConnection, qtbot: QtBot, qapp: QApplication, scheme: style.ColorScheme
) -> None:
    desktop = DesktopAccessibility(connection)
    themes = style.ThemeController(qapp, lambda: scheme, lambda: desktop.has_contrast)
    desktop.changed.connect(themes.refresh)

    def dim() -> float:
        palette = qapp.palette()
        placeholder, ground = (
            palette.color(QPalette.ColorRole.PlaceholderText),
            palette.color(QPalette.ColorRole.Window),
        )
        return contrast(placeholder.name(), ground.name())

    usual = dim()
    portal.change(*CONTRAST, Variant("u", 1))
    qtbot.waitUntil(lambda: dim() >= FOR_MORE_CONTRAST)
    portal.change(*CONTRAST, Variant("u", 0))
    qtbot.waitUntil(lambda: dim() == usual)
    assert usual < FOR_MORE_CONTRAST
    style.paint(qapp, style.ColorScheme.LIGHT)


@pytest.fixture
def mark(qtbot: QtBot) -> StateMark:
    mark = StateMark()
    qtbot.addWidget(mark)
    mark.show()
    return mark


def test_the_ring_is_animated_only_while_progress_grows(mark: StateMark, qtbot: QtBot) -> None:
    switch(is_on=True)
    mark.show_state(SetState.RUNNING, 0.25)
    assert mark.is_moving
    qtbot.waitUntil(lambda: not mark.is_moving)
    mark.show_state(SetState.RUNNING, 0.25)
    assert not mark.is_moving


@pytest.mark.parametrize("state", [state for state in SetState if state is not SetState.RUNNING])
def test_only_the_running_state_is_animated(mark: StateMark, state: SetState) -> None:
    switch(is_on=True)
    mark.show_state(state, 0.25)
    assert not mark.is_moving


def test_the_ring_is_not_animated_when_animations_are_off(mark: StateMark) -> None:
    switch(is_on=False)
    mark.show_state(SetState.RUNNING, 0.25)
    assert not mark.is_moving
