"""A notification tells someone who does not look at the window how a backup ended, until the next one starts."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec.structs
import pytest
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Outcome, Why
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.backup_run import BackupRun, Task
from shingleback.gui.controllers.notifications import Notifications, NotificationStyle
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.window.tray import RunNotices
from shingleback.gui.window.window import Window
from shingleback.protocol.events import Event, Progress, encode
from shingleback.protocol.result_items import ReadyBy
from shingleback.protocol.results import BackupFinished, EjectFinished
from tests.fakes.notifications import FakeNotifications
from tests.helpers.bus import Bus

SCRIPTED_WORKER = Path(__file__).parents[1] / "helpers" / "played_worker.py"
COPYING = Progress(phase="copy", elapsed_s=1, files=1, bytes=1, total_files=2, total_bytes=2)
SAFE = EjectFinished(outcome="done", exit_code=0, steps=["flush", "unmount"], safe_to_unplug=True)


def ended(outcome: Outcome, why: str = "") -> BackupFinished:
    return BackupFinished(outcome=outcome, exit_code=outcome.exit_code, why=why, version="2026-05-20T14-30-00")


@dataclass
class Room:
    folder: Path
    run: BackupRun
    notices: RunNotices
    screen: FakeNotifications
    qtbot: QtBot
    is_seen: bool = False

    def back_up(self, result: Event, *, ejects: bool = False) -> None:
        (self.folder / "backup").write_bytes(encode(result))
        (self.folder / "eject").write_bytes(encode(SAFE))
        with self.qtbot.waitSignal(self.run.over):
            self.run.start(Task(("/home/me",), "/media/me/Backup", ejects=ejects))

    def reach(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition)

    def receive(self, count: int) -> None:
        self.reach(lambda: len(self.screen.notified) == count)


@pytest.fixture
def room(tmp_path: Path, bus: Bus, qtbot: QtBot) -> Iterator[Room]:
    with FakeNotifications(bus.address) as screen:
        notifications = Notifications(bus.address, NotificationStyle("Shingleback", "shingleback", "file:///icon.svg"))
        run = BackupRun(Worker([sys.executable, str(SCRIPTED_WORKER), str(tmp_path)]))
        notices = RunNotices(run, notifications, lambda: room_with_run.is_seen)
        room_with_run = Room(tmp_path, run, notices, screen, qtbot)
        yield room_with_run
        notifications.stop()


def test_a_failed_backup_is_notified_with_advice(room: Room) -> None:
    room.back_up(ended(Outcome.DRIVE_GONE, Why.DRIVE_GONE))
    room.receive(1)
    assert room.screen.only.summary == "The drive was disconnected"
    assert "plug" in room.screen.only.body.lower()


def test_a_backup_with_eject_is_notified_once_after_the_eject(room: Room) -> None:
    room.back_up(ended(Outcome.DONE), ejects=True)
    room.receive(1)
    assert room.screen.only.summary == "It is safe to unplug the drive"


def test_the_notification_says_what_a_backup_found_wrong_with_the_list(room: Room) -> None:
    room.back_up(msgspec.structs.replace(ended(Outcome.DONE), list_note="manifest-repaired"))
    room.receive(1)
    assert "list of files on the drive was damaged or missing. It was repaired" in room.screen.only.body


def test_a_dead_worker_is_notified(room: Room) -> None:
    (room.folder / "backup").write_text("")
    with room.qtbot.waitSignal(room.run.over):
        room.run.start(Task(("/home/me",), "/media/me/Backup"))
    room.receive(1)
    assert "went wrong" in room.screen.only.summary


def test_no_notification_while_the_window_is_visible_or_after_the_user_stopped_the_backup(room: Room) -> None:
    room.back_up(ended(Outcome.CANCELED))
    room.is_seen = True
    room.back_up(ended(Outcome.DRIVE_FULL))
    room.is_seen = False
    room.back_up(ended(Outcome.DONE))
    room.receive(1)
    assert room.screen.only.summary == "The backup is complete"


def test_the_next_backup_withdraws_the_notification(room: Room) -> None:
    room.back_up(ended(Outcome.DONE))
    room.receive(1)
    room.is_seen = True
    room.back_up(ended(Outcome.DONE))
    room.reach(lambda: not room.screen.shown)


def test_safe_to_unplug_is_withdrawn_when_the_drive_is_plugged_in_again(room: Room) -> None:
    room.back_up(ended(Outcome.DONE), ejects=True)
    room.receive(1)
    room.run.come_back()
    room.reach(lambda: not room.screen.shown)


def test_clicking_the_notification_opens_the_window(room: Room) -> None:
    room.back_up(ended(Outcome.DONE))
    room.receive(1)
    with room.qtbot.waitSignal(room.notices.window_requested):
        room.screen.press("default")


def run_late(room: Room, seconds: float, *events: Event) -> None:
    at = local_time().timestamp() - seconds
    lines = [encode(event) for event in (COPYING, ReadyBy(at=at, state="over", left_bytes=12 * 10**9), *events)]
    (room.folder / "backup").write_bytes(b"".join(lines))
    with room.qtbot.waitSignal(room.run.over):
        room.run.start(Task(("/home/me",), "/media/me/Backup"))


def test_at_the_ready_by_time_the_remaining_bytes_are_notified_and_later_the_end(room: Room) -> None:
    room.run.event_received.connect(lambda event: room.receive(1) if isinstance(event, BackupFinished) else None)
    run_late(room, 1, COPYING, ended(Outcome.DONE))
    room.receive(2)
    first, second = room.screen.notified
    assert "12.0 GB still have to be copied" in first.summary
    assert second.summary == "The backup is complete"


def test_a_late_notification_is_withdrawn_when_the_backup_ends_in_view(room: Room) -> None:
    def on_event(event: Event) -> None:
        if isinstance(event, BackupFinished):
            room.receive(1)  # otherwise it might be withdrawn before it is sent
            room.is_seen = True

    room.run.event_received.connect(on_event)
    run_late(room, 1, ended(Outcome.DONE))
    room.reach(lambda: not room.screen.shown)


def test_a_notification_names_the_backup_set_and_the_drive_and_no_path(room: Room) -> None:
    (room.folder / "backup").write_bytes(encode(ended(Outcome.DONE)))
    with room.qtbot.waitSignal(room.run.over):
        room.run.start(Task(("/home/me",), "/run/media/me/1A2B", name="Letters", drive="Seagate Expansion, 8 TB"))
    room.receive(1)
    assert room.screen.only.summary == "The backup is complete"
    first, *_ = room.screen.only.body.split("\n")
    assert first == "Letters to Seagate Expansion, 8 TB"
    assert "/" not in room.screen.only.body


def test_a_notification_is_withdrawn_once_the_window_is_looked_at(room: Room) -> None:
    room.back_up(ended(Outcome.DONE))
    room.receive(1)
    room.notices.withdraw_if_seen()
    assert len(room.screen.shown) == 1
    room.is_seen = True
    room.notices.withdraw_if_seen()
    room.reach(lambda: not room.screen.shown)


def test_a_minimized_window_is_not_seen(qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    visible_states = [window.is_seen]
    window.showMinimized()
    visible_states.append(window.is_seen)
    window.showNormal()
    window.hide()
    visible_states.append(window.is_seen)
    assert visible_states == [True, False, False]
