"""Model-based test: Home and the reminder tell the truth about two drives that take turns.

The expected text is derived from a list of steps.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.status import Schedule
from shingleback.domain.drive import DriveArrived, DriveLeft
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, Surroundings
from shingleback.gui.controllers.notifications import NoticeContext, Notifications, NotificationStyle
from shingleback.gui.controllers.reminder import Forgotten, Reminder, ScreenNames
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.home.overview import SetOverview
from shingleback.gui.home.texts import drive_label, name
from shingleback.messages.translate import untranslated
from shingleback.protocol.result_items import DriveRoom, Tally
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings
from tests.helpers.examples import share_of
from tests.helpers.plugged_in import make_drives
from tests.unit.gui.controllers.drives import ELEMENTS, EXPANSION, THERE, mounted

BERLIN: Final = ZoneInfo("Europe/Berlin")
REMINDER_DAYS: Final = 10
SWAP_DAYS: Final = 4
PLACES: Final = ("/media/me/Home", "/media/me/Safe")
LABELS: Final = ("Home", "Safe")
KEYS: Final = ("home", "safe")
DRIVES: Final = (mounted(EXPANSION, PLACES[0]), mounted(ELEMENTS, PLACES[1]))
GB: Final = 10**9
HEADINGS: Final = {
    "Needs you": "A backup needs you",
    "Overdue": "It is time for a backup",
    "Not backed up yet": "Ready for the first backup",
    "Backed up": "Your files are backed up",
}


class Turns(RuleBasedStateMachine):
    """A person with one set and two drives for it."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.paths = Paths.of_user({"HOME": str(self.folder)})
        self.parent = QObject()
        self.now = datetime(2026, 10, 20, 12, 0, tzinfo=BERLIN)
        memory = Memory(self.paths)
        first = BackupSet(["/home/me"], PLACES[0], key=KEYS[0], name="All", drives=[DRIVES[0].key], swap_days=SWAP_DAYS)
        second = BackupSet([], PLACES[1], key=KEYS[1], drives=[DRIVES[1].key], turns_with=KEYS[0])
        memory.save(Settings(reminder_days=REMINDER_DAYS, sets=[first, second]))
        self.chosen, self.drives = SettingsController(memory, self.parent), make_drives()
        self.drives.on_event(THERE)
        run = BackupRun(Worker(["nothing"], parent=self.parent), self.parent)
        self.statuses = BackupSetStatuses(
            self.chosen, Schedule(memory), self.drives, run, Surroundings(lambda: self.now), self.parent
        )
        notification_style = NotificationStyle("Shingleback", "", "")
        quiet = Notifications("", notification_style, self.parent)
        names = ScreenNames(name, drive_label)
        context = NoticeContext(self.chosen, quiet, untranslated)
        self.reminder = Reminder(self.statuses, context, memory.prompts, names, lambda: self.now, self.parent)
        self.overview = SetOverview(self.statuses, self.drives, run, lambda: self.now)
        self.is_there = [False, False]
        self.runs: list[tuple[int, datetime, str, int]] = []  # drive, time, outcome, free space

    def teardown(self) -> None:
        delete(self.overview)
        delete(self.parent)
        shutil.rmtree(self.folder)

    # steps ------------------------------------------------------------------------------------------------------

    @rule(number=st.integers(0, 1))
    def plug(self, number: int) -> None:
        self.is_there[number] = not self.is_there[number]
        drive = DRIVES[number]
        self.drives.on_event(DriveArrived(drive) if self.is_there[number] else DriveLeft(drive))

    @rule(hours=st.sampled_from([1, 13, 24 * SWAP_DAYS, 24 * REMINDER_DAYS]))
    def wait(self, hours: int) -> None:
        self.now = (self.now.astimezone(ZoneInfo("UTC")) + timedelta(hours=hours)).astimezone(BERLIN)

    @rule(drive=st.integers(0, 1), outcome=st.sampled_from(["done", "drive-gone"]), free=st.integers(100, 900))
    def back_up(self, drive: int, outcome: str, free: int) -> None:
        self.runs.append((drive, self.now, outcome, free))
        result = BackupFinished(
            outcome=outcome,
            exit_code=0,
            backup=LABELS[drive],
            destination=PLACES[drive],
            started_at=self.now.isoformat(),
            total=Tally(1, len(self.runs)),
            backup_set=KEYS[drive],
            drive=DRIVES[drive].key,
            room=DriveRoom(free_bytes=free * GB, total_bytes=1000 * GB) if outcome == "done" else None,
        )
        with closing(RunHistory(self.paths.history_file)) as history:
            history.add_backup(result, result.destination, None, [], is_known=True)
        self.wait(1)

    # expectations -----------------------------------------------------------------------------------------------

    def last(self, drive: int, *, good: bool = True) -> tuple[datetime, str, int] | None:
        """The newest run on a drive, or with `good` the newest complete one."""
        runs = [run[1:] for run in self.runs if run[0] == drive and (not good or run[2] == "done")]
        return runs[-1] if runs else None

    def days(self, at: datetime) -> int:
        return (self.now.date() - at.astimezone(BERLIN).date()).days

    def current_drive(self) -> int:
        """The connected drive; if both or none is connected, the last used one."""
        if self.is_there[0] != self.is_there[1]:
            return self.is_there.index(True)
        return self.runs[-1][0] if self.runs else 0

    def good(self) -> datetime | None:
        return next((at for _, at, outcome, _ in reversed(self.runs) if outcome == "done"), None)

    def state(self) -> str:
        newest, good = self.last(self.current_drive(), good=False), self.good()
        if newest is not None and newest[1] != "done":
            return "Needs you"
        if good is None:
            return "Not backed up yet"
        return "Overdue" if self.days(good) >= REMINDER_DAYS else "Backed up"

    def is_requested(self, drive: int) -> bool:
        last = self.last(drive)
        return not self.is_there[drive] and (last is None or self.days(last[0]) >= SWAP_DAYS)

    def forgotten(self) -> list[Forgotten]:
        good, other_drive = self.good(), 1 - self.current_drive()
        if good is None:
            return []
        if not any(self.is_there) and self.days(good) >= REMINDER_DAYS:
            return [Forgotten(KEYS[0], "All", self.days(good))]
        last = self.last(other_drive)
        days = self.days(last[0]) if last else None
        return (
            [Forgotten(KEYS[other_drive], "All", days, LABELS[other_drive])] if self.is_requested(other_drive) else []
        )

    # invariants -------------------------------------------------------------------------------------------------

    @invariant()
    def home_describes_each_drive(self) -> None:
        self.statuses.refresh()
        self.overview.show_sets()
        (card,) = self.overview.cards.values()
        current, other_drive = self.current_drive(), 1 - self.current_drive()
        assert card.view.chosen.key == KEYS[current]
        assert (card.head.state.text(), self.overview.heading.text()) == (self.state(), HEADINGS[self.state()])
        good = self.good()
        assert card.lines.last.text().startswith("Last good backup: " if good else "")
        if good:
            assert card.contents.holds.text().startswith(
                f"{max(n for n, run in enumerate(self.runs, 1) if run[2] == 'done')} byte"
            )
        own_line, other_line = card.lines.turns.text().split("\n")
        assert card.drive.presence.text() == ("Plugged in" if self.is_there[current] else "Not plugged in")
        self.check_current_drive(own_line, card.contents.room.room.text(), current)
        self.check_other_drive(other_line, other_drive)
        assert list(self.reminder.forgotten) == self.forgotten()

    def check_current_drive(self, expected: str, room: str, current: int) -> None:
        last = self.last(current)
        assert expected.startswith("Last good backup on this drive: " if last else "No backup on this drive yet")
        assert room.startswith(f"{last[2]} GB of 1.0 TB free " if last else "")
        assert bool(room) is bool(last)
        assert ("when it was last seen" in room) is bool(last and not self.is_there[current])

    def check_other_drive(self, expected: str, other_drive: int) -> None:
        last, newest = self.last(other_drive), self.last(other_drive, good=False)
        assert expected.startswith(f"Takes turns with {LABELS[other_drive]} ("), (
            "under the same name, plugged in or not"
        )
        assert ("(not plugged in)" in expected) is not self.is_there[other_drive]
        assert ("It has no backup yet." in expected) is (last is None)
        assert ("was interrupted" in expected) is bool(newest and newest[1] != "done")
        assert expected.endswith("It is time to bring it.") is self.is_requested(other_drive)


@pytest.fixture
def _application(qapp: QApplication) -> Iterator[None]:
    yield
    qapp.processEvents()


@pytest.mark.usefixtures("_application")
def test_home_always_tells_what_was_done_with_each_of_two_drives() -> None:
    checks = list(HealthCheck)
    chosen = settings(
        max_examples=share_of(25), stateful_step_count=15, deadline=None, database=None, suppress_health_check=checks
    )
    run_state_machine_as_test(Turns, settings=chosen)


@pytest.mark.usefixtures("_application")
def test_of_two_unplugged_drives_the_one_whose_turn_it_is_is_requested() -> None:
    turns = Turns()
    turns.back_up(1, "done", 500)
    turns.wait(24 * SWAP_DAYS)
    turns.back_up(0, "done", 500)
    turns.statuses.refresh()
    (card,) = turns.overview.cards.values()
    assert card.lines.says.text() == "Plug in Safe next: it is its turn."
    assert card.drive.name.text() == "Home"

    turns.plug(0)
    assert card.drive.name.text() == "Home · Seagate Expansion, 8 TB"
    turns.teardown()
