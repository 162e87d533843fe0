"""A month of backup sets sharing a drive: engine, window, timer, tray and history agree.

The expected status is derived from the steps of each set alone.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec.structs
import pytest
from PySide6.QtCore import QObject
from shiboken6 import delete

from shingleback.backup_sets.destinations import DestinationLocator, Tables
from shingleback.backup_sets.library import Memory, PromptHistory
from shingleback.backup_sets.status import Schedule, SetState
from shingleback.cli.scheduled import Due
from shingleback.domain.destination import VolumeFolder
from shingleback.domain.drive import Drive, DriveArrived, DriveLeft
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, Surroundings
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.history import RunResults
from shingleback.gui.controllers.notifications import NoticeContext, Notifications
from shingleback.gui.controllers.reminder import Reminder, ScreenNames
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.history.page import RunModel
from shingleback.messages.translate import untranslated
from shingleback.protocol.control import Unattended
from shingleback.protocol.results import BackupFinished, CommandResult
from shingleback.store.private_files import Paths, SingletonLock
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings, When
from tests.fakes.notifications import FakeNotifications
from tests.helpers.examples import with_long
from tests.helpers.plugged_in import make_drives
from tests.helpers.workshop import Workshop
from tests.unit.gui.controllers.drives import EXPANSION, THERE, mounted
from tests.unit.gui.controllers.schedule_bench import Reach, ScheduleBench, Time

STEP: Final = timedelta(hours=6)
DAYS: Final = 30
REMINDER_DAYS: Final = 2
FILMS_DAY, STOPPED_DAY = 12, 15
WHENS: Final = {"Letters": When.DAILY, "Photos": When.DAILY, "Films": When.ASK}


class Stopping(Unattended):
    """Stops a backup as soon as it has started."""

    def __init__(self) -> None:
        super().__init__()
        self.is_canceled = True


@dataclass
class Expected:
    """The expected state of one set. `began`: its newest run; `good`: its newest complete one, with its files."""

    began: datetime | None = None
    good: datetime | None = None
    files: int = 0
    runs: int = 0

    @property
    def is_stopped(self) -> bool:
        return self.began != self.good

    def days(self, now: datetime) -> int:
        return (now.date() - self.good.date()).days if self.good else 0

    def state(self, now: datetime, *, is_there: bool) -> SetState:
        if self.good is None:
            return SetState.NEVER
        if self.days(now) >= REMINDER_DAYS:
            return SetState.OVERDUE
        return SetState.GOOD if is_there else SetState.WAITING

    def is_due(self, name: str, now: datetime) -> bool:
        if WHENS[name] is not When.DAILY:
            return False
        return self.began is None or (self.began.date() < now.date() and now - self.began >= timedelta(hours=8))


@dataclass
class Month:
    """A computer with one drive, and all parts that report its backups."""

    folder: Path
    names: tuple[str, ...]
    notifications: Notifications
    desktop: FakeNotifications
    reach: Reach
    parent: QObject
    time: Time = field(default_factory=lambda: Time(datetime(2026, 5, 1, 9, 0, tzinfo=Time().now.tzinfo)))
    drives: DriveList = field(default_factory=make_drives)
    is_there: bool = False
    bench: ScheduleBench | None = None

    def __post_init__(self) -> None:
        self.workshop = Workshop(self.folder)
        self.workshop.destination.mkdir()
        self.drive: Drive = mounted(EXPANSION, str(self.workshop.destination))
        self.mountinfo, udev = self.folder / "mountinfo", self.folder / "udev"
        self._mount()
        udev.mkdir()
        (udev / "b8:17").write_text("E:ID_FS_UUID_ENC=1111\nE:ID_FS_USAGE=filesystem\n")
        self.tables = Tables(self.mountinfo, udev, self.folder / "by-uuid")
        self.paths = Paths.of_user()
        self.memory = Memory(self.paths, DestinationLocator(self.paths.history_file, self.tables.now))
        self.memory.save(Settings(reminder_days=REMINDER_DAYS, on_battery=True))
        self.chosen = SettingsController(self.memory, self.parent)
        for name in self.names:
            self.source(name).mkdir()
            chosen = BackupSet([str(self.source(name))], str(self.workshop.destination), key=name, when=WHENS[name])
            self.chosen.put(msgspec.structs.replace(chosen, drives=[self.drive.key], name=name))
        run = BackupRun(Worker(["nothing"], parent=self.parent), self.parent)
        self.statuses = BackupSetStatuses(
            self.chosen, Schedule(self.memory), self.drives, run, Surroundings(lambda: self.time.now), self.parent
        )
        names = ScreenNames(lambda backup_set: backup_set.name, lambda view: view.place)
        prompts = PromptHistory(self.paths.prompts_file)
        context = NoticeContext(self.chosen, self.notifications, untranslated)
        self.reminder = Reminder(self.statuses, context, prompts, names, lambda: self.time.now, self.parent)
        self.expected = {name: Expected() for name in self.names}
        self.drives.on_event(THERE)

    def source(self, name: str) -> Path:
        return self.folder / name

    def place(self, name: str) -> Path:
        chosen = self.chosen.set_of(name)
        assert chosen is not None
        return Path(self.chosen.place_of(chosen).path)

    # steps ------------------------------------------------------------------------------------------------------

    def plug(self, *, is_there: bool) -> None:
        if is_there != self.is_there:
            self.is_there = is_there
            self._mount()
            event = DriveArrived(self.drive) if is_there else DriveLeft(self.drive)
            if is_there:
                self.chosen.note(self.drive)  # as the handler of plug events does
            self.drives.on_event(event)
            if self.bench is not None:
                self.bench.send(event)

    def _mount(self) -> None:
        root, drive = "20 1 0:1 / / rw - overlay x rw", f"30 20 8:17 / {self.workshop.destination} rw - ext4 x rw"
        self.mountinfo.write_text("".join(f"{line}\n" for line in (root, *([drive] if self.is_there else []))))

    def open_window(self, *, is_open: bool) -> None:
        if is_open and self.bench is None:
            bench_time = Time(self.time.now, self.time.seconds)
            timer = SingletonLock(self.paths.daily_lock_file)
            self.bench = ScheduleBench(
                self.chosen, self.memory, self.notifications, bench_time, self.desktop, self.reach, timer
            )
            self.bench.send(THERE, *([DriveArrived(self.drive)] if self.is_there else []))
        elif not is_open and self.bench is not None:
            self.bench.due.stop()
            self.bench = None

    def back_up(self, name: str, *, is_stopped: bool = False) -> BackupFinished:
        """Runs the engine and records the result as the command line does."""
        (self.source(name) / self.time.now.isoformat()).write_text(name)
        self.workshop.time = self.time.now
        self.workshop.control = Stopping() if is_stopped else Unattended()
        chosen = self.chosen.set_of(name)
        assert chosen is not None
        known_backups = self.memory.places.backups(chosen.destination, name)
        result = self.workshop.backup(self.source(name), destination=self.place(name), expected=known_backups)
        result = msgspec.structs.replace(result, backup_set=name)
        location = VolumeFolder("1111", f"/{self.place(name).relative_to(self.workshop.destination)}".removesuffix("."))
        with closing(RunHistory(self.paths.history_file)) as history:
            history.add_backup(
                result,
                chosen.destination,
                location,
                [bytes(self.source(name))],
                is_known=result.backup in known_backups,
            )
        expected_set = self.expected[name]
        expected_set.began, expected_set.runs = self.time.now, expected_set.runs + 1
        if not is_stopped:
            expected_set.good, expected_set.files = self.time.now, len(list(self.source(name).iterdir()))
        return result

    def run_due_backups(self) -> list[str]:
        """Through the window if it is open, otherwise through the timer."""
        began: list[str] = []
        is_stopped = (self.time.now - timedelta(hours=9)).day == STOPPED_DAY

        def run(arguments: list[str]) -> CommandResult:
            name = next(argument.removeprefix("--set=") for argument in arguments if argument.startswith("--set="))
            began.append(name)
            return self.back_up(name, is_stopped=is_stopped and name == "Letters")

        if self.bench is None:
            Due(self.paths, lambda: self.time.now, run, power_supplies=self.folder / "none", tables=self.tables).check()
            return began
        self.bench.time.now, self.bench.time.seconds = self.time.now, self.time.seconds
        self.bench.due.refresh()
        while self.bench.is_counting:
            self.bench.countdown.begin()
            name = self.bench.keys[-1]
            self.bench.due.hold(is_busy=True, key=name)
            run([f"--set={name}"])
            self.bench.due.hold(is_busy=False, key=name)
        return began

    # checks -----------------------------------------------------------------------------------------------------

    def check(self) -> None:
        now, expected = self.time.now, self.expected
        self.statuses.refresh()
        for view in self.statuses.views:
            expected_set, set_status = expected[view.chosen.key], view.status
            assert set_status.state is expected_set.state(now, is_there=self.is_there), (view.chosen.key, now)
            assert (set_status.last_good.at if set_status.last_good else None) == expected_set.good
            assert (set_status.last_good.files if set_status.last_good else 0) == expected_set.files
            assert set_status.is_unfinished is expected_set.is_stopped
            last = self.memory.last_backup(view.chosen)
            assert (datetime.fromisoformat(last.started_at) if last else None) == expected_set.good
        forgotten = {reminder.key: reminder.days for reminder in self.reminder.forgotten}
        assert forgotten == {
            name: expected_set.days(now)
            for name, expected_set in expected.items()
            if not self.is_there and expected_set.days(now) >= REMINDER_DAYS
        }

    def titles(self) -> list[str]:
        """The titles of all runs in the history."""
        model = RunModel(lambda: self.time.now, lambda: self.chosen.sets)
        results = RunResults(self.paths, self.chosen.names_of).newest()
        model.show_results(results)
        return [model.lines(result)[0] for result in results]


@pytest.fixture
def make_month(
    tmp_path: Path, notifications: Notifications, desktop: FakeNotifications, reach: Reach
) -> Iterator[Callable[..., Month]]:
    parent = QObject()
    months: list[Month] = []

    def make(*names: str) -> Month:
        months.append(Month(tmp_path, names, notifications, desktop, reach, parent))
        return months[-1]

    yield make
    for month in months:
        month.open_window(is_open=False)
    delete(parent)


@pytest.mark.parametrize("names", [("Letters", "Films"), *with_long(("Letters", "Photos", "Films"))])
def test_each_set_on_a_drive_has_its_own_month(make_month: Callable[..., Month], names: tuple[str, ...]) -> None:
    month = make_month(*names)
    started = month.time.now
    month.check()
    while month.time.now < started + timedelta(days=DAYS):
        day = (month.time.now - started).days
        month.open_window(is_open=day // 7 % 2 == 0)
        month.plug(is_there=day % 10 not in (0, 6, 7, 8))
        month.check()
        is_known = {
            name: expected_set.runs > 0 or month.bench is not None for name, expected_set in month.expected.items()
        }
        due = [
            name
            for name, expected_set in month.expected.items()
            if expected_set.is_due(name, month.time.now) and is_known[name]
        ]
        assert month.run_due_backups() == (due if month.is_there else []), month.time.now
        if month.is_there and day == FILMS_DAY and month.expected["Films"].runs == 0:
            month.back_up("Films")
        month.check()
        month.time.advance(STEP.total_seconds())

    counts = {name: expected_set.runs for name, expected_set in month.expected.items()}
    assert counts["Films"] == 1
    assert all(count > 10 for name, count in counts.items() if WHENS[name] is When.DAILY)
    titles = month.titles()
    assert {name: titles.count(f"Backup – {name}") for name in names} == counts
    for name in names:
        assert {path.name for path in (month.place(name) / name).iterdir()} == {
            path.name for path in month.source(name).iterdir()
        }


def test_the_older_backup_skips_the_folders_of_the_newer_one(make_month: Callable[..., Month]) -> None:
    month = make_month("Letters", "Photos")
    month.plug(is_there=True)
    assert [month.place(name).name for name in ("Letters", "Photos")] == ["drive", "Photos (backup)"]
    for name in ("Letters", "Photos", "Letters", "Photos"):
        result = month.back_up(name)
        assert (result.outcome, result.left_out_count, result.removed.files) == ("done", 0, 0)
        month.time.advance(3600)
    check = month.workshop.verify()
    assert (check.outcome, check.checked.files) == ("done", 2)
    assert len(list((month.place("Photos") / "Photos").iterdir())) == 2
