"""In the tray, the idle program sleeps: it wakes the CPU at most a few times a minute."""

import asyncio
import gc
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QAbstractEventDispatcher, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.drive_watch import DriveWatch
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.pages import Section
from tests.gui.journeys.person import Person
from tests.helpers.pages import open_all
from tests.helpers.plugged_in import EXPANSION

MINUTE_MS = 60_000
A_HANDFUL = 5


@pytest.mark.parametrize("section", [Section.HOME, Section.RESTORE, Section.DRIVES])
def test_the_idle_program_wakes_up_at_most_a_few_times_a_minute(
    person: Person, qapp: QApplication, qtbot: QtBot, section: Section
) -> None:
    """With a drive plugged in, whichever page was open before."""
    window = person.window
    qapp.findChildren(DriveList)[-1].on_event(DriveArrived(EXPANSION))
    open_all(window)
    window.show_section(section)
    window.hide()
    [watch] = [watch for watch in qapp.findChildren(DriveWatch) if watch._loop is not None]

    def check() -> None:
        wake_ups = [*timers(qapp, window), *waits(watch)]
        assert sum(times for _, times in wake_ups) <= A_HANDFUL, sorted(wake_ups)

    qtbot.waitUntil(check)


def test_a_periodic_timer_is_found(qapp: QApplication) -> None:
    timer = QTimer(qapp, interval=1000)
    timer.start()
    assert 60.0 in [times for _, times in timers(qapp)]
    timer.stop()
    assert 60.0 not in [times for _, times in timers(qapp)]


def timers(*roots: QObject) -> Iterator[tuple[str, float]]:
    """Active timers of the GUI thread, with owner and rate per minute, including those created by Qt."""
    dispatcher = QAbstractEventDispatcher.instance()
    instances = {id(instance): instance for root in roots for instance in (root, *root.findChildren(QObject))}
    instances |= {id(instance): instance for instance in gc.get_objects() if isinstance(instance, QObject)}
    for instance in instances.values():
        if shiboken6.isValid(instance) and instance.thread() is roots[0].thread():
            for timer in dispatcher.registeredTimers(instance):
                yield (
                    f"{type(instance).__name__} {instance.objectName()} in {_owner(instance)}",
                    MINUTE_MS / max(1, timer.interval),
                )


def _owner(instance: QObject) -> str:
    return type(instance.parent()).__name__


def waits(watch: DriveWatch) -> Iterator[tuple[str, float]]:
    """Scheduled wake-ups of the drive thread."""
    loop = watch._loop
    assert loop is not None
    scheduled: list[asyncio.TimerHandle] = loop._scheduled  # type: ignore[attr-defined]
    for handle in [*scheduled]:
        left_s = handle.when() - loop.time()
        if not handle.cancelled():
            yield f"{handle!r}", 60 / max(0.001, left_s)
