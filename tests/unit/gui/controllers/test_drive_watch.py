"""Plug events reach the window from a thread of their own, and never after it has closed."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.udisks import reach
from shingleback.devices.watch.service import Watch
from shingleback.devices.watch.tracker import KernelView
from shingleback.domain.drive import (
    DriveArrived,
    DriveEvent,
    DriveLeft,
    DrivesListed,
    Evidence,
    ServiceChanged,
    ServiceState,
)
from shingleback.gui.controllers.drive_watch import DriveWatch
from tests.fakes.machine import Disk, files, usual_machine
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_behaviors import silent
from tests.helpers.bus import Bus
from tests.helpers.patience import PATIENCE_S, wait_until

X = Disk("/dev/sdx", 2064, [files("ext4")])


@pytest.fixture
def udisks(bus: Bus) -> Iterator[FakeUDisks]:
    with FakeUDisks(bus.address, usual_machine(), lambda _node: None) as udisks:
        yield udisks


@pytest.fixture
def watch(bus: Bus, qtbot: QtBot) -> Iterator[DriveWatch]:  # noqa: ARG001 (needs an application)
    def watcher(publish: Callable[[DriveEvent], None]) -> Watch:
        kernel = KernelView(lambda _name: SysfsFacts(evidence=Evidence()), mounted=list)
        return Watch(publish, kernel, address=bus.address, answer_s=2 * PATIENCE_S)

    watch = DriveWatch(watcher)
    yield watch
    watch.stop()


def is_about(kind: type, node: str, event: object) -> bool:
    return isinstance(event, kind) and getattr(event, "drive").device == node  # noqa: B009


def start(watch: DriveWatch, qtbot: QtBot) -> None:
    """Start it and take in all events about the drives that are there already; `DrivesListed` is the last of them."""
    with qtbot.waitSignal(watch.event_received, check_params_cb=lambda event: isinstance(event, DrivesListed)):
        watch.start()


def test_a_plug_event_is_emitted_in_the_gui_thread(udisks: FakeUDisks, watch: DriveWatch, qtbot: QtBot) -> None:
    threads = set()
    watch.event_received.connect(lambda _event: threads.add(threading.current_thread()))
    start(watch, qtbot)

    with qtbot.waitSignal(watch.event_received, check_params_cb=partial(is_about, DriveArrived, "/dev/sdx")):
        udisks.plug(X.tree)

    assert threads == {threading.main_thread()}


def test_an_unplugged_drive_is_reported_and_removed_from_the_list(
    udisks: FakeUDisks, watch: DriveWatch, qtbot: QtBot
) -> None:
    start(watch, qtbot)
    assert "/dev/sde" in [drive.device for drive in watch.drives]

    with qtbot.waitSignal(watch.event_received, check_params_cb=partial(is_about, DriveLeft, "/dev/sde")):
        udisks.unplug([path for path in udisks.tree if "/sde" in path])

    assert "/dev/sde" not in [drive.device for drive in watch.drives]
    assert len(watch.drives) == 5


def test_a_restart_of_the_drive_service_emits_two_events(
    bus: Bus, udisks: FakeUDisks, watch: DriveWatch, qtbot: QtBot
) -> None:
    start(watch, qtbot)

    with qtbot.waitSignal(watch.event_received) as blocker:
        udisks.stop()
    assert blocker.args == [ServiceChanged(ServiceState.GONE)]
    assert len(watch.drives) == 6
    with (
        FakeUDisks(bus.address, usual_machine(), lambda _node: None),
        qtbot.waitSignal(watch.event_received) as blocker,
    ):
        pass  # delivered only when the event loop runs, so not before this wait
    assert blocker.args == [ServiceChanged(ServiceState.THERE)]


def test_the_watch_stops_during_a_query(udisks: FakeUDisks, watch: DriveWatch) -> None:
    udisks.behaviors["GetManagedObjects"] = silent
    watch.start()
    assert udisks.call_received.wait(PATIENCE_S)

    assert_stops(watch)


def test_the_watch_stops_while_the_bus_hangs(bus: Bus, watch: DriveWatch) -> None:
    bus.hang()
    watch.start()

    assert_stops(watch)


def test_the_watch_stops_right_after_its_start(watch: DriveWatch) -> None:
    watch.start()
    assert_stops(watch)


def assert_stops(watch: DriveWatch) -> None:
    """`stop` leaves a thread behind that does not end in time. One that waits for the bus would be found here."""
    watch.stop()
    wait_until(lambda: not any(thread.name == "drives" for thread in threading.enumerate()))


def test_no_event_is_emitted_after_the_stop(udisks: FakeUDisks, watch: DriveWatch, qtbot: QtBot) -> None:
    start(watch, qtbot)
    events: list[object] = []
    watch.event_received.connect(events.append)
    is_received = threading.Event()
    watch._heard.connect(lambda _event: is_received.set(), Qt.ConnectionType.DirectConnection)

    udisks.plug(X.tree)  # stays queued while the event loop does not run
    assert is_received.wait(PATIENCE_S)
    watch.stop()
    QCoreApplication.processEvents()

    assert events == []


def test_other_coroutines_run_in_the_same_loop(udisks: FakeUDisks, bus: Bus, watch: DriveWatch, qtbot: QtBot) -> None:
    async def count() -> int:
        async with reach(bus.address) as connection:
            return len((await connection.objects()).drives)

    start(watch, qtbot)
    assert watch.submit(count()).result(PATIENCE_S) == sum("/drives/" in path for path in udisks.tree)


def test_stopping_cancels_coroutines_and_accepts_no_new_ones(watch: DriveWatch) -> None:
    watch.start()
    waiting = watch.submit(asyncio.sleep(1000))
    watch.stop()

    with pytest.raises(CancelledError):
        waiting.result(PATIENCE_S)
    assert watch.submit(asyncio.sleep(0)).cancelled()
