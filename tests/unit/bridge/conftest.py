"""The port to the desktop's notifications, on the test's own bus."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from shingleback.bridge.notification_server import Look
from shingleback.bridge.notifications import Notifications
from tests.fakes.notifications import FakeNotifications
from tests.helpers.bus import Bus

LOOK = Look("Shingleback", "shingleback", "file:///usr/share/icons/shingleback.svg")


@pytest.fixture
def desktop(bus: Bus) -> Iterator[FakeNotifications]:
    with FakeNotifications(bus.address) as desktop:
        yield desktop


@pytest.fixture
def notifications(bus: Bus, qtbot: QtBot) -> Iterator[Notifications]:  # noqa: ARG001 (needs an application)
    notifications = Notifications(bus.address, LOOK)
    yield notifications
    notifications.stop()


@pytest.fixture
def reach(qtbot: QtBot) -> Callable[[Callable[[], bool]], None]:
    """Wait until something is so, while the window's loop goes on."""

    def wait(is_so: Callable[[], bool]) -> None:
        qtbot.waitUntil(is_so, timeout=10_000)

    return wait
