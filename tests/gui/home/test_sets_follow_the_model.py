"""Model-based test: Home and the history tell the truth about backup sets, drives and runs.

The expected text is derived from the tables below and a list of steps.
"""

import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.status import Schedule
from shingleback.domain.drive import DriveArrived, DriveLeft
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, Surroundings
from shingleback.gui.controllers.history import RunResults
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.history.page import RunModel
from shingleback.gui.home.overview import SetOverview
from shingleback.gui.home.set_card import SetCard
from shingleback.protocol.result_items import DriveRoom, Tally
from shingleback.protocol.results import BackupFinished, CheckFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings, When
from tests.helpers.examples import share_of
from tests.helpers.plugged_in import make_drives
from tests.unit.gui.controllers.drives import EXPANSION, THERE, mounted

BERLIN: Final = ZoneInfo("Europe/Berlin")
PLACE: Final = "/media/me/Backup"
DRIVE: Final = mounted(EXPANSION, PLACE)
REMINDER_DAYS: Final = 5
NAMES: Final = ("Letters", "Photos", "Films")
GOOD: Final = ("done", "left-out")
GB: Final = 10**9
TOTAL_GB: Final = 900
DAY_NAMES: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
HEADINGS: Final = {  # most severe first
    "Needs you": "A backup needs you",
    "Damaged files": "Some backed-up files are damaged",
    "Overdue": "It is time for a backup",
    "Not backed up yet": "Ready for the first backup",
    "Backed up": "Your files are backed up",
}
ENDS: Final = {
    "done": "Complete",
    "left-out": "Complete, except for 2 files",
    "canceled": "Stopped",
    "drive-gone": "The drive was disconnected",
    "drive-full": "The drive was full",
}

PLUG_IN: Final = "when the drive is plugged in"


def sized(gigabytes: int) -> str:
    if gigabytes == 0:
        return "0 bytes"
    return f"{gigabytes}.0 GB" if gigabytes < 100 else f"{gigabytes} GB"


def spaced(text: str) -> str:
    """Times contain a narrow no-break space."""
    return text.replace("\u202f", " ")


@dataclass
class RunRecord:
    """One run or check, with everything that a page may show of it."""

    at: datetime
    outcome: str
    files: int = 0
    bytes: int = 0
    command: str = "backup"
    parts: int = 1
    free: int | None = None


@dataclass
class SetRecord:
    """A set: its destination, and its runs."""

    place: str
    when: When = When.ASK
    runs: list[RunRecord] = field(default_factory=list)

    @property
    def good(self) -> RunRecord | None:
        return next((run for run in reversed(self.runs) if run.outcome in GOOD), None)


class Sets(RuleBasedStateMachine):
    """People who create sets, plug drives in and out, back up, check, and wait."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.paths = Paths.of_user({"HOME": str(self.folder)})
        self.parent = QObject()
        self.now = datetime(2026, 10, 20, 12, 0, tzinfo=BERLIN)
        memory = Memory(self.paths)
        memory.save(Settings(reminder_days=REMINDER_DAYS))
        self.memory, self.chosen, self.drives = memory, SettingsController(memory, self.parent), make_drives()
        self.drives.on_event(THERE)
        run = BackupRun(Worker(["nothing"], parent=self.parent), self.parent)
        self.statuses = BackupSetStatuses(
            self.chosen, Schedule(memory), self.drives, run, Surroundings(lambda: self.now), self.parent
        )
        self.overview = SetOverview(self.statuses, self.drives, run, lambda: self.now)
        self.sets: dict[str, SetRecord] = {}
        self.checks: list[tuple[str, RunRecord]] = []
        self.is_there = False

    def teardown(self) -> None:
        delete(self.overview)
        delete(self.parent)
        shutil.rmtree(self.folder)

    # steps ------------------------------------------------------------------------------------------------------

    @initialize(kinds=st.lists(st.tuples(st.booleans(), st.sampled_from(When)), min_size=2, max_size=len(NAMES)))
    def begin(self, kinds: list[tuple[bool, When]]) -> None:
        for shares, when in kinds:
            self.add_set(when, shares=shares)

    def add_set(self, when: When, *, shares: bool) -> None:
        """`shares`: the set shares a folder, as sets did before each had its own."""
        name = NAMES[len(self.sets)]
        chosen = BackupSet([f"/home/me/{name}"], PLACE, key=name, name=name, drives=[DRIVE.key], when=when)
        if shares:
            self.chosen.change(lambda old: old.with_set(chosen))
        else:
            self.chosen.put(chosen)
        backup_set = self.chosen.set_of(name)
        assert backup_set is not None
        assert backup_set.destination == (PLACE if shares or not self.sets else f"{PLACE}/{name} (backup)")
        self.sets[name] = SetRecord(backup_set.destination, when)

    @rule()
    def plug(self) -> None:
        self.is_there = not self.is_there
        self.drives.on_event(DriveArrived(DRIVE) if self.is_there else DriveLeft(DRIVE))

    @rule(hours=st.sampled_from([1, 7, 12, 25, 49, 24 * REMINDER_DAYS, 24 * 30]))
    def wait(self, hours: int) -> None:
        self.now = (self.now.astimezone(ZoneInfo("UTC")) + timedelta(hours=hours)).astimezone(BERLIN)

    @rule(
        number=st.integers(0, 2),
        outcome=st.sampled_from(list(ENDS)),
        files=st.integers(1, 3),
        size=st.integers(2, 999),
        free=st.none() | st.integers(0, TOTAL_GB),
    )
    def back_up(self, number: int, outcome: str, files: int, size: int, free: int | None) -> None:
        """`free`: the space left on the drive in gigabytes, if the worker recorded it."""
        name = NAMES[number % len(self.sets)]
        run = RunRecord(self.now, outcome, files, size, free=free if outcome in GOOD else None)
        self.sets[name].runs.append(run)
        result = BackupFinished(
            outcome=outcome,
            exit_code=0,
            backup=self.sets[name].place,
            version="v" if outcome in GOOD else "",
            destination=self.sets[name].place,
            started_at=self.now.isoformat(),
            total=Tally(files, size),
            left_out_count=2 if outcome == "left-out" else 0,
            backup_set=name,
            drive=DRIVE.key,
            room=None if run.free is None else DriveRoom(free_bytes=run.free * GB, total_bytes=TOTAL_GB * GB),
        )
        with closing(RunHistory(self.paths.history_file)) as history:
            history.add_backup(result, result.destination, None, [], is_known=True)
        self.wait(1)

    @rule(
        number=st.integers(0, 2),
        command=st.sampled_from(["verify", "try-restore"]),
        outcome=st.sampled_from(["done", "left-out", "canceled"]),
        parts=st.sampled_from([1, 30]),
    )
    def check(self, number: int, command: str, outcome: str, parts: int) -> None:
        place = self.sets[NAMES[number % len(self.sets)]].place
        parts = parts if command == "verify" else 1
        self.checks.append((place, RunRecord(self.now, outcome, command=command, parts=parts)))
        result = CheckFinished(
            command=command,
            outcome=outcome,
            exit_code=0,
            backup=place,
            destination=place,
            parts=parts,
            started_at=self.now.isoformat(),
        )
        with closing(RunHistory(self.paths.history_file)) as history:
            history.add(result)
        self.wait(1)

    # expectations -----------------------------------------------------------------------------------------------

    def days(self, at: datetime) -> int:
        return (self.now.date() - at.astimezone(BERLIN).date()).days

    def checks_of(self, record: SetRecord) -> list[RunRecord]:
        """Newest first; none for a set that was never backed up."""
        is_of_this_computer = any(
            place == record.place for place in (any_set.place for any_set in self.sets.values()) if record.runs
        )
        return [done for place, done in reversed(self.checks) if place == record.place] if is_of_this_computer else []

    def is_damaged(self, record: SetRecord) -> bool:
        for done in self.checks_of(record):
            if done.command == "verify" and done.parts == 1 and done.outcome == "done":
                return False
            if done.outcome == "left-out":
                later = [run for run in record.runs if run.outcome in GOOD and run.at > done.at]
                return not (done.command == "verify" and later)
        return False

    def state(self, record: SetRecord) -> str:
        if record.runs and record.runs[-1].outcome not in (*GOOD, "canceled"):
            return "Needs you"
        if record.good is None:
            return "Not backed up yet"
        if self.is_damaged(record):
            return "Damaged files"
        if self.days(record.good.at) >= REMINDER_DAYS:
            return "Overdue"
        return "Backed up"

    def moment(self, at: datetime) -> str:
        """The day as people say it, and the local time."""
        days, local = self.days(at), at.astimezone(BERLIN)
        names = {0: "today", 1: "yesterday"} | {day: DAY_NAMES[local.weekday()] for day in range(2, 7)}
        return names.get(days, f"{local:%B} {local.day}, {local.year}")

    def checked(self, record: SetRecord) -> str:
        if record.good is None or self.is_damaged(record):
            return ""
        for done in self.checks_of(record):
            if done.outcome == "done":
                is_whole = done.command == "verify" and done.parts == 1
                return f"{'Everything checked' if is_whole else 'Some files tested'}: {self.moment(done.at)}"
        return ""

    def reading(self, record: SetRecord) -> list[RunRecord]:
        """Known figures of free space, newest first; none for a set that was never backed up."""
        if all(run.free is None for run in record.runs):
            return []
        runs = [run for any_set in self.sets.values() for run in any_set.runs if run.free is not None]
        return sorted(runs, key=lambda run: run.at, reverse=True)

    def room(self, record: SetRecord) -> str:
        runs = self.reading(record)
        if not runs:
            return ""
        text = f"{sized(runs[0].free or 0)} of 900 GB free"
        return f"{text} after the last backup" if self.is_there else f"{text} when it was last seen: "

    def next_day(self, record: SetRecord) -> datetime | None:
        """The day of the next daily backup, or None if it is due."""
        if record.good is None:
            return None
        last = record.good.at
        midnight = datetime.combine(last.date() + timedelta(days=1), time(), BERLIN)
        at = max(midnight.astimezone(UTC), last.astimezone(UTC) + timedelta(hours=8))
        return at.astimezone(BERLIN) if at > self.now.astimezone(UTC) else None

    def next(self, record: SetRecord) -> str:
        if record.when is When.ASK:
            return ""
        if self.state(record) == "Not backed up yet" and not self.is_there:
            return "Next backup: as soon as the drive is there"
        if record.when is When.PLUG_IN:
            return f"Next backup: {'the next time you plug in the drive' if self.is_there else PLUG_IN}"
        at = self.next_day(record)
        if at is None:
            return "The next backup is due now." if self.is_there else f"Next backup: {PLUG_IN}"
        day = "today" if at.date() == self.now.date() else "tomorrow"
        clock = f"{at.hour % 12 or 12}:{at.minute:02} {'AM' if at.hour < 12 else 'PM'}"
        return f"Next backup: {day}, {clock}{'' if self.is_there else ', if the drive is plugged in by then'}"

    # invariants -------------------------------------------------------------------------------------------------

    @invariant()
    def home_shows_the_state_of_each_set(self) -> None:
        self.statuses.refresh()
        self.overview.show_sets()
        states = [self.state(record) for record in self.sets.values()]
        if not states:
            return
        heading = next(text for state, text in HEADINGS.items() if state in states)
        is_mixed = heading == HEADINGS["Not backed up yet"] and len(set(states)) > 1
        assert self.overview.heading.text() == ("Some files are not backed up yet" if is_mixed else heading)
        for name, record in self.sets.items():
            card, good = self.overview.cards[name], record.good
            assert card.head.state.text() == self.state(record), name
            if good is None:
                assert (card.lines.last.isVisibleTo(card), card.contents.holds.text()) == (False, "")
            else:
                if self.state(record) == "Overdue":
                    assert card.lines.last.text() == f"Last good backup: {self.days(good.at)} days ago"
                else:
                    assert card.lines.last.text().startswith(f"Last good backup: {self.moment(good.at)}, ")
                left_out = ", 2 files skipped" if good.outcome == "left-out" else ""
                files = "1 file" if good.files == 1 else f"{good.files} files"
                assert card.contents.holds.text() == f"{good.bytes} bytes in {files}{left_out}"
            assert card.contents.verified.text().startswith(self.checked(record)), name
            assert bool(card.contents.verified.text()) is bool(self.checked(record)), name
            assert spaced(card.lines.next.text()) == self.next(record), name
            self.check_free_space(card, record)

    def check_free_space(self, card: SetCard, record: SetRecord) -> None:
        runs, shown = self.reading(record), card.contents.room.room.text()
        assert shown.startswith(self.room(record))
        assert card.contents.room.isVisibleTo(card.details.content) is bool(shown) is bool(runs)
        if runs and not self.is_there:
            assert f": {self.moment(runs[0].at)}, " in shown
        if runs:
            assert card.contents.room.bar.used == pytest.approx(1 - (runs[0].free or 0) / TOTAL_GB)
            assert card.contents.room.bar.accessibleName().startswith(shown)
        full = re.fullmatch(r"Full in about (\d+) (day|week|month|year)s? at this pace", card.contents.room.full.text())
        assert bool(full) is bool(card.contents.room.full.text())
        if full:
            newest, oldest = runs[0], runs[-1]
            days = (newest.at - oldest.at) / timedelta(days=1)
            assert len(runs) >= 3
            assert days >= 7
            days_left = (newest.free or 0) / (((oldest.free or 0) - (newest.free or 0)) / days)
            days_left -= (self.now - newest.at) / timedelta(days=1)
            unit = {"day": 1, "week": 7, "month": 30.4, "year": 365.2}[full[2]]
            assert abs(days_left / unit - int(full[1])) <= 1

    @invariant()
    def the_history_lists_all_runs(self) -> None:
        model = RunModel(lambda: self.now, lambda: self.chosen.sets)
        results = RunResults(self.paths, self.chosen.names_of).newest()
        model.show_results(results)
        backups = [model.lines(result) for result in results if isinstance(result, BackupFinished)]
        expected = [(name, run) for name, record in self.sets.items() for run in record.runs]
        expected.sort(key=lambda entry: entry[1].at, reverse=True)
        assert len(results) == len(expected) + len(self.checks)
        for (title, moment, end), (name, run) in zip(backups, expected, strict=True):
            assert title in (f"Backup – {name}", "Backup")
            assert title != "Backup" or len({set_name for set_name, _ in expected}) == 1
            at = self.moment(run.at)
            assert moment.startswith(at[0].upper() + at[1:])
            assert end.startswith(ENDS[run.outcome])


@pytest.fixture
def _application(qapp: QApplication) -> Iterator[None]:
    yield
    qapp.processEvents()


@pytest.mark.usefixtures("_application")
def test_home_and_history_always_tell_what_was_done() -> None:
    checks = list(HealthCheck)
    chosen = settings(
        max_examples=share_of(25), stateful_step_count=15, deadline=None, database=None, suppress_health_check=checks
    )
    run_state_machine_as_test(Sets, settings=chosen)
