"""Whether anything moves: the person says so, and the desktop."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from dbus_fast import Variant
from PySide6.QtDBus import QDBusConnection
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.status import SetState
from shingleback.gui.home.set_card import StateMark
from shingleback.gui.widgets import accessibility
from shingleback.gui.widgets.accessibility import DesktopMotion, Motion
from tests.fakes.settings_portal import FakeSettingsPortal
from tests.helpers.bus import private_bus

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
def as_before(qapp: QApplication) -> Iterator[None]:  # noqa: ARG001 (it has the switch)
    was_on = accessibility.is_on()
    yield
    switch(is_on=was_on)


def switch(*, is_on: bool) -> None:
    Motion(lambda: is_on, DesktopMotion(QDBusConnection("nowhere")))


def test_pictures_move_where_nobody_minds(portal: FakeSettingsPortal, connection: QDBusConnection) -> None:
    assert portal.settings == {}
    Motion(lambda: True, DesktopMotion(connection))
    assert accessibility.is_on()


def test_who_wants_no_motion_has_none() -> None:
    switch(is_on=False)
    assert not accessibility.is_on()


def test_a_change_of_mind_counts_at_once() -> None:
    wanted = [True]
    switched = Motion(lambda: wanted[0], DesktopMotion(QDBusConnection("nowhere")))
    wanted[0] = False
    switched.refresh()
    assert not accessibility.is_on()


@pytest.mark.parametrize("desktop", STILL)
def test_a_desktop_without_motion_is_followed(
    portal: FakeSettingsPortal, connection: QDBusConnection, qtbot: QtBot, desktop: str
) -> None:
    group, name, value = STILL[desktop]
    portal.settings[group, name] = value
    asked = DesktopMotion(connection)
    kept = Motion(lambda: True, asked)
    qtbot.waitUntil(lambda: not accessibility.is_on())
    assert asked.is_still
    assert kept


def test_a_desktop_that_changes_is_followed_at_once(
    portal: FakeSettingsPortal, connection: QDBusConnection, qtbot: QtBot
) -> None:
    portal.settings[REDUCED] = Variant("u", 1)
    kept = Motion(lambda: True, DesktopMotion(connection))
    qtbot.waitUntil(lambda: not accessibility.is_on())
    portal.change(*REDUCED, Variant("u", 0))
    qtbot.waitUntil(accessibility.is_on)
    assert kept


@pytest.fixture
def mark(qtbot: QtBot) -> StateMark:
    mark = StateMark()
    qtbot.addWidget(mark)
    mark.show()
    return mark


def test_the_ring_moves_only_while_more_is_copied(mark: StateMark, qtbot: QtBot) -> None:
    switch(is_on=True)
    mark.show_state(SetState.RUNNING, 0.25)
    assert mark.is_moving
    qtbot.waitUntil(lambda: not mark.is_moving)
    mark.show_state(SetState.RUNNING, 0.25)
    assert not mark.is_moving


@pytest.mark.parametrize("state", [state for state in SetState if state is not SetState.RUNNING])
def test_nothing_moves_in_another_state(mark: StateMark, state: SetState) -> None:
    switch(is_on=True)
    mark.show_state(state, 0.25)
    assert not mark.is_moving


def test_the_ring_stands_still_where_nothing_is_to_move(mark: StateMark) -> None:
    switch(is_on=False)
    mark.show_state(SetState.RUNNING, 0.25)
    assert not mark.is_moving
