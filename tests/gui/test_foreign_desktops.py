"""How a backup ended, on desktops with other notification servers than the usual one: the whole way over a real bus."""

import asyncio
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Outcome
from shingleback.gui.controllers.backup_run import BackupRun, Task
from shingleback.gui.controllers.notifications import (
    DEFAULT_ACTION,
    Button,
    Notification,
    Notifications,
    NotificationServer,
    NotificationStyle,
)
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.window.language import ENGLISH, speak
from shingleback.gui.window.tray import RunNotices
from shingleback.protocol.events import encode
from shingleback.protocol.results import BackupFinished
from tests.fakes.notifications import ALL, EXPIRED, FakeNotifications
from tests.helpers.bus import Bus
from tests.helpers.patience import PATIENCE_S, wait_until

STYLE = NotificationStyle("Shingleback", "shingleback", "file:///icon.svg")
PLAYED_WORKER = Path(__file__).parents[1] / "helpers" / "played_worker.py"
SAFE = BackupFinished(outcome=Outcome.DONE, exit_code=0, version="2026-05-20T14-30-00")
DRIVE = "Tom & Jerry <b>8 TB</b>"
BY_SERVER = 4  # reason "undefined"


@dataclass
class Screenless:
    """A program whose window nobody looks at."""

    folder: Path
    bus: Bus
    notifications: Notifications
    run: BackupRun
    notices: RunNotices
    qtbot: QtBot
    is_seen: bool = False

    def back_up(self) -> None:
        (self.folder / "backup").write_bytes(encode(SAFE))
        with self.qtbot.waitSignal(self.run.over):
            self.run.start(Task(("/home/me",), "/media/me/Backup", name="Letters", drive=DRIVE))

    def server(self, *capabilities: str) -> FakeNotifications:
        return FakeNotifications(self.bus.address, capabilities=capabilities)

    def receive(self, server: FakeNotifications, count: int = 1) -> None:
        self.qtbot.waitUntil(lambda: len(server.notified) == count)


@pytest.fixture
def program(tmp_path: Path, bus: Bus, qtbot: QtBot) -> Iterator[Screenless]:
    notifications = Notifications(bus.address, STYLE)
    run = BackupRun(Worker([sys.executable, str(PLAYED_WORKER), str(tmp_path)]))
    notices = RunNotices(run, notifications, lambda: screenless.is_seen)
    screenless = Screenless(tmp_path, bus, notifications, run, notices, qtbot)
    yield screenless
    notifications.stop()


@pytest.mark.parametrize(
    "capabilities",
    [(), ("body",), ("actions",), ("body", "body-markup"), ("actions", "body"), ALL],
    ids=lambda capabilities: " ".join(capabilities) or "nothing",
)
def test_every_server_shows_what_ended_and_only_buttons_that_it_has(
    program: Screenless, capabilities: tuple[str, ...]
) -> None:
    with program.server(*capabilities) as server:
        program.back_up()
        program.receive(server)

        bubble = server.only
        assert bubble.summary == "The backup is complete"
        assert bool(bubble.actions) == ("actions" in capabilities)
        assert ("Open Shingleback" in bubble.body) == ("actions" not in capabilities)
        shown_drive = DRIVE.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        assert f"Letters to {shown_drive if 'body-markup' in capabilities else DRIVE}" in bubble.body


@pytest.mark.parametrize("reason", [EXPIRED, 2, 3, BY_SERVER])
def test_a_notification_that_was_closed_for_whatever_reason_is_neither_closed_nor_shown_again(
    program: Screenless, reason: int
) -> None:
    with program.server(*ALL) as server:
        program.back_up()
        program.receive(server)
        server.dismiss(reason=reason)
        for number, text in enumerate(("first", "second"), 2):  # the answer to the first comes after the closing
            program.notifications.show("other", Notification(text, ""))
            program.receive(server, number)
        program.is_seen = True
        program.notices.withdraw_if_seen()
        program.is_seen = False
        program.back_up()
        program.receive(server, 4)

        assert server.closed == []
        assert server.notified[-1].replaced == 0


def test_a_server_that_dies_takes_its_notification_along_and_the_next_one_gets_the_next(program: Screenless) -> None:
    with program.server(*ALL) as first:
        program.back_up()
        program.receive(first)
    program.is_seen = True
    program.notices.withdraw_if_seen()  # while there is no server
    program.is_seen = False
    with program.server("body") as second:
        program.back_up()
        program.receive(second)

        assert second.closed == []
        assert second.only.replaced == 0
        assert not second.only.actions


def test_no_notification_of_the_next_server_is_closed_or_replaced_for_one_of_the_server_before(bus: Bus) -> None:
    """Both count from 1, and the number may by now be another program's."""

    async def shown_and_taken_back() -> tuple[FakeNotifications, FakeNotifications]:
        answered = asyncio.Event()
        server = NotificationServer(bus.address, STYLE, lambda _pressed: answered.set())
        first, second = (FakeNotifications(bus.address) for _ in range(2))
        with first:
            for tag in ("closed", "replaced", "pressed"):
                server.show(tag, Notification(tag, "", (Button("go", "Go on"),)))
            await asyncio.to_thread(wait_until, lambda: len(first.notified) == 3)
            first.press("go", 3)
            await answered.wait()
        with second:  # the loop has not heard of it yet
            server.withdraw("closed")
            server.update("replaced", Notification("new", ""))
            await server.leave(PATIENCE_S)
        return first, second

    first, second = asyncio.run(shown_and_taken_back())
    assert len(first.notified) == 3
    assert second.closed == []
    assert [(bubble.summary, bubble.replaced) for bubble in second.notified] == [("new", 0)]


def test_without_a_server_a_backup_ends_and_a_server_that_comes_shows_one_notification(program: Screenless) -> None:
    program.back_up()
    with program.server(*ALL) as server:
        program.back_up()
        program.qtbot.waitUntil(lambda: len(server.shown) == 1)
        assert server.only.summary == "The backup is complete"


def test_a_click_opens_the_window_in_german_too(
    program: Screenless, qapp: QApplication, built: Path, qtbot: QtBot
) -> None:
    speak(qapp, "de", built, desktop=())
    try:
        with program.server(*ALL) as server:
            program.back_up()
            program.receive(server)
            assert server.only.summary == "Die Sicherung ist vollständig"
            assert "Letters" in server.only.body
            assert list(server.only.actions) == [DEFAULT_ACTION]
            assert server.only.actions[DEFAULT_ACTION] not in ("", "Open")
            with qtbot.waitSignal(program.notices.window_requested):
                server.press(DEFAULT_ACTION)
    finally:
        speak(qapp, ENGLISH, Path(), desktop=())
