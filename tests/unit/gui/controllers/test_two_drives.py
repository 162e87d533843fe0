"""Two drives with the same label take turns for one set: each has its own backups, and is requested in time."""

import re
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec.structs
import pytest
from PySide6.QtCore import QObject
from shiboken6 import delete

from shingleback.backup_sets.destinations import DestinationLocator, Tables
from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.status import Presence, Schedule
from shingleback.cli.scheduled import Due
from shingleback.domain.drive import Drive, DriveArrived, DriveLeft
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, SetView, Surroundings
from shingleback.gui.controllers.notifications import NoticeContext, Notifications
from shingleback.gui.controllers.reminder import Reminder, ScreenNames, line_of
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.messages.translate import untranslated
from shingleback.protocol.results import BackupFinished, CommandResult
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings, When
from tests.fakes.notifications import FakeNotifications
from tests.helpers.plugged_in import make_drives
from tests.unit.gui.controllers.drives import ELEMENTS, EXPANSION, THERE, mounted
from tests.unit.gui.controllers.schedule_bench import ZONE, Reach

POINT: Final = "/media/me/Elements"  # the mount point of whichever is plugged in
SWAP_DAYS: Final = 10
DRIVES: Final = {"home": mounted(EXPANSION, POINT), "safe": mounted(ELEMENTS, POINT)}
UUIDS: Final = {"home": "1111", "safe": "2222"}
NUMBERS: Final = {"home": "8:17", "safe": "8:33"}


class Household:
    """One set and two drives, of which one is plugged in."""

    def __init__(self, folder: Path, notifications: Notifications, desktop: FakeNotifications) -> None:
        self.folder, self.desktop, self.parent = folder, desktop, QObject()
        self.now = datetime(2026, 5, 1, 9, 0, tzinfo=ZONE)
        self.plugged = ""
        self.mountinfo, udev = folder / "mountinfo", folder / "udev"
        udev.mkdir()
        for key, number in NUMBERS.items():
            (udev / f"b{number}").write_text(f"E:ID_FS_UUID_ENC={UUIDS[key]}\nE:ID_FS_USAGE=filesystem\n")
        self.tables = Tables(self.mountinfo, udev, folder / "by-uuid")
        self.paths = Paths.of_user()
        self.memory = Memory(self.paths, DestinationLocator(self.paths.history_file, self.tables.now))
        self.memory.save(Settings(on_battery=True))
        self.chosen, self.drives = SettingsController(self.memory, self.parent), make_drives()
        self._mount()
        self.drives.on_event(THERE)
        run = BackupRun(Worker(["nothing"], parent=self.parent), self.parent)
        self.statuses = BackupSetStatuses(
            self.chosen, Schedule(self.memory), self.drives, run, Surroundings(lambda: self.now), self.parent
        )
        names = ScreenNames(lambda backup_set: backup_set.name, lambda view: view.chosen.key)
        context = NoticeContext(self.chosen, notifications, untranslated)
        self.reminder = Reminder(self.statuses, context, self.memory.prompts, names, lambda: self.now, self.parent)

    def plug(self, key: str) -> None:
        """Unplugs the other drive, or both if `key` is empty."""
        if self.plugged:
            self.drives.on_event(DriveLeft(self.drive))
        self.plugged = key
        self._mount()
        if key:
            self.chosen.note(self.drive)
            self.drives.on_event(DriveArrived(self.drive))

    @property
    def drive(self) -> Drive:
        return DRIVES[self.plugged]

    def _mount(self) -> None:
        lines = ["20 1 0:1 / / rw - overlay x rw"]
        lines += [f"30 20 {NUMBERS[self.plugged]} / {POINT} rw - ext4 x rw"] if self.plugged else []
        self.mountinfo.write_text("".join(f"{line}\n" for line in lines))

    def back_up(self, key: str) -> BackupFinished:
        """Backs up to the destination of the set on the connected drive."""
        chosen = self.chosen.set_of(key)
        assert chosen is not None
        result = BackupFinished(
            outcome="done",
            exit_code=0,
            backup=f"backup on {self.plugged}",
            version="v",
            destination=chosen.destination,
            started_at=self.now.isoformat(),
            backup_set=key,
            drive=self.drive.key,
        )
        location = self.memory.places.location_of(chosen.destination)
        with closing(RunHistory(self.paths.history_file)) as history:
            history.add_backup(result, chosen.destination, location, [], is_known=True)
        return result

    def run_timer(self) -> list[str]:
        """The keys of the sets that it has backed up."""
        started: list[str] = []

        def run(arguments: list[str]) -> CommandResult:
            started.append(
                next(argument.removeprefix("--set=") for argument in arguments if argument.startswith("--set="))
            )
            return self.back_up(started[-1])

        none = self.folder / "none"
        number_of = {int(number.split(":")[1]): DRIVES[key].key for key, number in NUMBERS.items()}
        Due(
            self.paths,
            lambda: self.now,
            run,
            power_supplies=none,
            tables=self.tables,
            key_of=lambda number: number_of[number & 0xFF],
        ).check()
        return started

    def advance(self, **how_long: float) -> None:
        self.now += timedelta(**how_long)
        self.statuses.refresh()

    @property
    def view(self) -> SetView:
        (view,) = self.statuses.views
        return view


@pytest.fixture
def household(tmp_path: Path, notifications: Notifications, desktop: FakeNotifications) -> Iterator[Household]:
    """The second drive was added in the editor while it was plugged in."""
    new_household = Household(tmp_path, notifications, desktop)
    first = BackupSet(["/home/me"], POINT, key="home", name="All", when=When.DAILY, drives=[DRIVES["home"].key])
    assert new_household.chosen.put(msgspec.structs.replace(first, swap_days=SWAP_DAYS))
    second = msgspec.structs.replace(first, key="safe", turns_with="home", drives=[DRIVES["safe"].key])
    assert new_household.chosen.put(second)
    yield new_household
    delete(new_household.parent)


def test_the_connected_drive_is_used(household: Household) -> None:
    for key in ("home", "safe", "home"):
        household.plug(key)
        assert (household.view.chosen.key, household.view.presence) == (key, Presence.OPEN)
        (other_view,) = household.view.other_views
        assert other_view.presence is Presence.AWAY
        assert [open_set.key for open_set in household.chosen.open_sets(household.drive)] == [key]
        household.back_up(key)
        household.advance(hours=1)


def test_each_drive_has_its_own_backups_of_a_month(household: Household) -> None:
    for key in ("home", "safe"):
        household.plug(key)
        household.back_up(key)
    counts = {"home": 1, "safe": 1}
    for day in range(30):
        household.advance(days=1)
        plugged = "" if day % 10 == 9 else ("home" if day // 10 % 2 == 0 else "safe")
        household.plug(plugged)
        started = household.run_timer()
        assert started == ([plugged] if plugged else [])
        for key in started:
            counts[key] += 1
        assert household.run_timer() == []
        household.statuses.refresh()
        for view in household.view.drives:
            runs = household.memory.backups(view.chosen)
            assert {result.backup for result in runs} == {f"backup on {view.chosen.key}"}
            assert len(runs) == counts[view.chosen.key]
            last = household.memory.last_backup(view.chosen)
            assert view.status.last_good is not None
            assert last is not None
            assert view.status.last_good.at == datetime.fromisoformat(last.started_at)
    assert counts == {"home": 1 + 18, "safe": 1 + 9}


def test_the_other_drive_is_requested_after_the_chosen_number_of_days(household: Household, reach: Reach) -> None:
    for key in ("safe", "home"):
        household.plug(key)
        household.back_up(key)
    household.advance(days=SWAP_DAYS - 1)
    household.back_up("home")
    assert not household.reminder.forgotten
    household.advance(days=1)
    (forgotten,) = household.reminder.forgotten
    assert line_of(forgotten, untranslated) == "All: bring the other drive, safe"
    reach(lambda: len(household.desktop.shown) == 1)
    shown = next(iter(household.desktop.shown.values()))
    assert shown.summary == "Time to swap drives: bring safe"
    assert re.match(rf"Its last backup of All was {SWAP_DAYS} days ago\.", shown.body)
    household.plug("safe")
    assert not household.reminder.forgotten


def test_the_other_drive_is_requested_at_most_once_a_day_and_this_can_be_switched_off(
    household: Household, reach: Reach
) -> None:
    for key in ("safe", "home"):
        household.plug(key)
        household.back_up(key)
    household.advance(days=SWAP_DAYS)
    household.advance(hours=3)
    reach(lambda: len(household.desktop.shown) == 1)
    chosen = household.chosen.set_of("home")
    assert chosen is not None
    assert household.chosen.put(msgspec.structs.replace(chosen, swap_days=0))
    assert not household.reminder.forgotten


def test_a_deleted_set_is_put_back_with_both_drives(household: Household) -> None:
    before = household.chosen.sets
    household.chosen.remove("home")
    assert household.chosen.sets == []
    household.chosen.put_back()
    assert household.chosen.sets == before
