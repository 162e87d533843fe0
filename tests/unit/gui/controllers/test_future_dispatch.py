"""Results computed in the drive thread are delivered to the window."""

import asyncio
import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shingleback.devices.dbus import ask_in_thread
from shingleback.domain.drive import DriveEvent
from shingleback.gui.controllers.drive_watch import DriveWatch, FutureDispatcher
from tests.helpers.patience import PATIENCE_S


class IdleWatcher:
    def __init__(self, _publish: Callable[[DriveEvent], None]) -> None:
        pass

    async def run(self) -> None:
        await asyncio.Event().wait()


@pytest.fixture
def watch(qtbot: QtBot) -> Iterator[DriveWatch]:  # noqa: ARG001 (needs an application)
    watch = DriveWatch(IdleWatcher)
    yield watch
    watch.stop()


def test_a_result_is_computed_in_the_drive_thread_and_delivered_in_the_gui_thread(
    watch: DriveWatch, qtbot: QtBot
) -> None:
    watch.start()
    dispatcher, delivered = FutureDispatcher(watch), list[tuple[str, str]]()
    is_asked = threading.Event()

    async def ask() -> str:
        await ask_in_thread(lambda: is_asked.wait(PATIENCE_S))
        return threading.current_thread().name

    dispatcher.ask(
        ask(), lambda source_thread: delivered.append((source_thread, threading.current_thread().name)), pytest.fail
    )
    is_asked.set()
    qtbot.waitUntil(lambda: bool(delivered))

    assert delivered == [("drives", threading.main_thread().name)]


def test_a_hanging_query_does_not_block_others(watch: DriveWatch, qtbot: QtBot) -> None:
    watch.start()
    dispatcher, delivered = FutureDispatcher(watch), list[str]()

    async def never() -> str:
        await asyncio.Event().wait()
        return "never"

    async def soon() -> str:
        return "soon"

    dispatcher.ask(never(), delivered.append, pytest.fail)
    dispatcher.ask(soon(), delivered.append, pytest.fail)
    qtbot.waitUntil(lambda: bool(delivered))

    assert delivered == ["soon"]


def test_nothing_is_delivered_after_the_watch_has_stopped(watch: DriveWatch) -> None:
    watch.start()
    dispatcher, delivered = FutureDispatcher(watch), list[str]()
    is_asked = threading.Event()

    async def ask() -> str:
        is_asked.set()
        await asyncio.Event().wait()
        return "too late"

    dispatcher.ask(ask(), delivered.append, pytest.fail)
    assert is_asked.wait(PATIENCE_S)
    watch.stop()
    dispatcher.ask(ask(), delivered.append, pytest.fail)
    QCoreApplication.processEvents()

    assert delivered == []


@pytest.mark.parametrize("is_in_thread", [True, False])
def test_a_failed_query_calls_its_error_handler(watch: DriveWatch, qtbot: QtBot, *, is_in_thread: bool) -> None:
    watch.start()
    dispatcher, failed = FutureDispatcher(watch), list[str]()

    def fail() -> str:
        raise ValueError("what the drive says makes no sense")

    async def ask() -> str:
        return await ask_in_thread(fail) if is_in_thread else fail()

    dispatcher.ask(ask(), pytest.fail, lambda: failed.append(threading.current_thread().name))
    qtbot.waitUntil(lambda: bool(failed))

    assert failed == [threading.main_thread().name]
