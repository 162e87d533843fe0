"""Desktop notifications on the test's own bus."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from shingleback.backup_sets.library import Memory
from shingleback.gui.controllers.notifications import Notifications, NotificationStyle
from shingleback.gui.controllers.settings import SettingsController
from shingleback.store.private_files import Paths, SingletonLock
from tests.fakes.notifications import FakeNotifications
from tests.helpers.bus import Bus
from tests.unit.gui.controllers.drives import THERE
from tests.unit.gui.controllers.schedule_bench import Reach, ScheduleBench, Time

LOOK = NotificationStyle("Shingleback", "shingleback", "file:///usr/share/icons/shingleback.svg")


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
    """Runs the event loop until a condition holds."""

    def wait(condition: Callable[[], bool]) -> None:
        qtbot.waitUntil(condition)

    return wait


@pytest.fixture
def bench(notifications: Notifications, desktop: FakeNotifications, reach: Reach) -> Iterator[ScheduleBench]:
    """Some time after the program was started."""
    parent = QObject()
    memory, timer = Memory(Paths.of_user()), SingletonLock(Paths.of_user().daily_lock_file)
    bench = ScheduleBench(SettingsController(memory, parent), memory, notifications, Time(), desktop, reach, timer)
    bench.send(THERE)
    bench.time.advance(3600)
    yield bench
    bench.due.stop()
    timer.give_back()
    delete(parent)  # here, because Python's garbage collector may run in another thread
