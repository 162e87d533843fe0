"""What the timer begins: the daily backups whose time has come and whose drive is there, one after the other."""

import os
from contextlib import closing
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta, timezone
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from shingleback.backup_sets.destinations import Tables
from shingleback.backup_sets.library import PromptHistory
from shingleback.cli.scheduled import Due
from shingleback.domain.destination import VolumeFolder
from shingleback.domain.errors import Outcome
from shingleback.domain.local_time import next_time
from shingleback.protocol.care import CareFinished
from shingleback.protocol.results import BackupFinished, CommandResult, DueFinished, EjectFinished
from shingleback.store import settings
from shingleback.store.private_files import Paths, SingletonLock
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings, When

ZONE: Final = timezone(timedelta(hours=1))
PHOTOS: Final = BackupSet(
    key="photos", folders=["/home/me/Photos"], destination="/media/me/Backup/photos", when=When.DAILY
)
LETTERS: Final = replace(PHOTOS, key="letters", destination="/media/me/Backup/letters", ejects=True)
FILMS: Final = replace(PHOTOS, key="films", destination="/media/me/Other/films", ejects=True)
MOUNTINFO: Final = """\
20 1 8:1 / / rw - ext4 /dev/sda1 rw
30 20 8:17 / /media/me/Backup rw - ext4 8:17 rw
31 20 8:33 / /media/me/Other rw - ext4 8:33 rw
"""


@dataclass
class Home:
    """A computer whose timer looks now and then; the commands that it carries out end as `ends` says, or well."""

    folder: Path
    now: datetime = datetime(2026, 5, 20, 14, 30, tzinfo=ZONE)
    ends: dict[str, Outcome] = field(default_factory=dict)
    ends_eject: Outcome = Outcome.DONE
    unplugs_computer: bool = False
    closes: str = ""  # the list of mounts after an eject
    while_backing_up: dict[str, str] = field(default_factory=dict)  # the list of mounts from then on, by the place
    ran: list[list[str]] = field(default_factory=list)
    drive: str = "WD/1"  # the key of the one that all places are on

    def __post_init__(self) -> None:
        self.paths = Paths.of_user()
        self.supplies = self.folder / "power_supply"
        self.supplies.mkdir()
        self.mountinfo = self.folder / "mountinfo"
        self.mountinfo.write_text(MOUNTINFO)
        self.udev = self.folder / "udev"
        self.udev.mkdir()
        self.tables = Tables(self.mountinfo, self.udev, self.folder / "by-uuid")

    def choose(self, *sets: BackupSet, on_battery: bool = False, care: dict[str, bool] | None = None) -> None:
        chosen = Settings(sets=list(sets), on_battery=on_battery, care=care or {})
        settings.save(self.paths.settings_file, chosen)

    def know(self, *sets: BackupSet) -> None:
        """They were backed up once, by a person in front of the window."""
        history = RunHistory(self.paths.history_file)
        for one in sets:
            history.remember_place(one.destination, f"backup {one.key}")
        history.close()

    def look(self) -> DueFinished:
        self.ran = []
        due = Due(
            self.paths,
            lambda: self.now,
            self._carry_out,
            power_supplies=self.supplies,
            tables=self.tables,
            key_of=lambda _number: self.drive,
        )
        return due.look()

    def unplug_the_computer(self) -> None:
        (self.supplies / "BAT0").mkdir()
        (self.supplies / "BAT0/type").write_text("Battery\n")
        (self.supplies / "BAT0/status").write_text("Discharging\n")

    @property
    def backed_up(self) -> list[str]:
        """The places, in order."""
        return [words[-1] for words in self.ran if words[0] == "backup"]

    @property
    def cared_for(self) -> list[str]:
        return [words[-1] for words in self.ran if words[0] == "care"]

    @property
    def ejected(self) -> list[str]:
        return [words[-1] for words in self.ran if words[0] == "eject"]

    def _carry_out(self, words: list[str]) -> CommandResult:
        self.ran.append(words)
        place = words[-1]
        outcome = self.ends.get(place, Outcome.DONE)
        if words[0] == "care":
            return CareFinished(outcome=Outcome.DONE, exit_code=0, destination=place)
        if words[0] == "eject":
            self.mountinfo.write_text(self.closes or self.mountinfo.read_text())
            is_safe = self.ends_eject is Outcome.DONE
            return EjectFinished(outcome=self.ends_eject, exit_code=0, destination=place, safe_to_unplug=is_safe)
        started_at = self.now.isoformat(timespec="seconds")
        result = BackupFinished(outcome=outcome, exit_code=outcome.exit_code, destination=place, started_at=started_at)
        history = RunHistory(self.paths.history_file)
        history.add(result)
        history.close()
        self.now += timedelta(minutes=20)
        self.mountinfo.write_text(self.while_backing_up.get(place, self.mountinfo.read_text()))
        if self.unplugs_computer:
            self.unplug_the_computer()
        return result


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home(tmp_path)
    home.choose(PHOTOS, LETTERS, FILMS)
    home.know(PHOTOS, LETTERS, FILMS)
    return home


def test_all_whose_time_has_come_are_backed_up_once_a_day(home: Home) -> None:
    result = home.look()
    assert home.backed_up == [PHOTOS.destination, LETTERS.destination, FILMS.destination]
    assert [(run.key, run.outcome) for run in result.runs] == [
        ("photos", "done"),
        ("letters", "done"),
        ("films", "done"),
    ]
    assert result.exit_code == 0
    for _ in range(8):
        home.now += timedelta(hours=1)
        assert home.look().runs == []
    home.now += timedelta(hours=3)
    assert len(home.look().runs) == 3


def test_a_set_is_backed_up_as_it_was_chosen(home: Home) -> None:
    chosen = replace(PHOTOS, pace="gentle", keeps_versions=False, excludes=["*.raw"])
    home.choose(chosen)
    home.look()
    options = ["--pace=gentle", "--no-versions", "--exclude=*.raw", f"--place={PHOTOS.destination}", "--set=photos"]
    assert home.ran == [["backup", *options, "--", "/home/me/Photos", PHOTOS.destination]]


def test_a_drive_is_ejected_when_all_that_goes_there_is_there(home: Home) -> None:
    result = home.look()
    assert [words[0] for words in home.ran] == ["backup", "backup", "backup", "eject", "eject"]
    assert result.ejected == [LETTERS.destination, FILMS.destination]


def test_a_drive_that_may_be_cared_for_is_after_its_backups_and_before_it_is_ejected(home: Home) -> None:
    home.choose(PHOTOS, LETTERS, care={home.drive: True})
    home.look()
    assert [words[0] for words in home.ran] == ["backup", "backup", "care", "eject"]
    assert home.ran[2] == ["care", "--within=120", "--unattended", "--due", "--", PHOTOS.destination]


def test_a_set_that_is_to_be_ready_by_a_time_gives_it_to_its_backup_and_to_the_care_after_it(home: Home) -> None:
    home.choose(replace(PHOTOS, ready_by="07:00"), care={home.drive: True})
    home.look()
    assert "--ready-by=07:00" in home.ran[0]
    at = next_time(time(7), home.now).isoformat(timespec="minutes")
    assert f"--ready-by={at}" in next(words for words in home.ran if words[0] == "care")


@pytest.mark.parametrize("care", [{}, {"WD/1": False}, {"another": True}])
def test_a_drive_is_not_cared_for_without_permission(home: Home, care: dict[str, bool]) -> None:
    home.choose(PHOTOS, care=care)
    home.look()
    assert home.backed_up
    assert home.cared_for == []


def test_care_needs_the_computers_plug_and_a_backup_that_is_complete(home: Home) -> None:
    home.choose(PHOTOS, care={home.drive: True})
    home.ends[PHOTOS.destination] = Outcome.DRIVE_FULL
    home.look()
    assert home.backed_up
    assert home.cared_for == []
    home.ends.clear()
    home.now += timedelta(days=1)
    home.unplugs_computer = True
    home.look()
    assert home.backed_up
    assert home.cared_for == []


def test_a_drive_with_two_partitions_is_ejected_once(home: Home) -> None:
    """The eject of one closes the other as well."""
    other = replace(FILMS, key="series", destination="/media/me/Second/series")
    home.mountinfo.write_text(MOUNTINFO + "32 20 8:34 / /media/me/Second rw - ext4 8:34 rw\n")
    home.choose(FILMS, other)
    home.know(other)
    home.closes = MOUNTINFO.splitlines()[0] + "\n"
    home.look()
    assert len(home.backed_up) == 2
    assert home.ejected == [FILMS.destination]


def test_a_drive_that_could_not_be_ejected_is_not_tried_again_for_its_other_set(home: Home) -> None:
    home.choose(LETTERS, replace(PHOTOS, ejects=True))
    home.ends_eject = Outcome.DRIVE_REFUSED
    result = home.look()
    assert home.ejected == [LETTERS.destination]
    assert result.ejected == []


@pytest.mark.parametrize(
    ("outcome", "ejected"),
    [
        (Outcome.DRIVE_FULL, [FILMS.destination]),
        (Outcome.DRIVE_REFUSED, [FILMS.destination]),
        (Outcome.DRIVE_GONE, []),
        (Outcome.UNSAFE, []),
    ],
)
def test_after_a_failure_is_made_safe_what_can_be(home: Home, outcome: Outcome, ejected: list[str]) -> None:
    home.choose(FILMS)
    home.ends[FILMS.destination] = outcome
    result = home.look()
    assert home.ejected == ejected
    assert result.exit_code == outcome.exit_code != 0


def test_what_failed_is_not_tried_again_each_hour_and_keeps_no_other_back(home: Home) -> None:
    home.ends[PHOTOS.destination] = Outcome.DRIVE_FULL
    assert len(home.look().runs) == 3
    home.now += timedelta(hours=1)
    assert home.look().runs == []
    home.now += timedelta(days=1)
    assert len(home.look().runs) == 3


def test_nor_is_one_during_which_the_computer_was_switched_off(home: Home) -> None:
    def die(_words: list[str]) -> CommandResult:
        raise SystemExit

    with pytest.raises(SystemExit):
        Due(home.paths, lambda: home.now, die, power_supplies=home.supplies, tables=home.tables).look()
    home.now += timedelta(hours=1)
    home.look()
    assert home.backed_up == [LETTERS.destination, FILMS.destination]


def test_a_place_that_is_on_no_device_is_not_one_of_a_drive(home: Home) -> None:
    """Where its drive is away, the place may lie beneath what is kept in memory."""
    away = replace(PHOTOS, destination="/run/media/me/Backup/photos")
    home.mountinfo.write_text(MOUNTINFO + "40 20 0:23 / /run rw - tmpfs tmpfs rw\n")
    home.choose(away)
    home.know(away)
    assert home.look().runs == []


def test_who_stops_one_stops_all(home: Home) -> None:
    home.ends[PHOTOS.destination] = Outcome.CANCELED
    result = home.look()
    assert home.backed_up == [PHOTOS.destination]
    assert result.exit_code == 130


def test_not_now_said_in_the_window_holds_here(home: Home) -> None:
    PromptHistory(home.paths.prompts_file).note_asked("photos", home.now - timedelta(hours=2))
    home.look()
    assert home.backed_up == [LETTERS.destination, FILMS.destination]


def test_a_day_that_was_missed_is_made_up_as_soon_as_the_drive_is_there(home: Home) -> None:
    home.mountinfo.write_text(MOUNTINFO.splitlines()[0] + "\n")
    for _ in range(3):
        assert home.look().runs == []
        home.now += timedelta(days=1)
    home.mountinfo.write_text(MOUNTINFO)
    assert len(home.look().runs) == 3


def test_a_first_backup_is_left_to_a_person(home: Home) -> None:
    new = replace(PHOTOS, key="new", destination="/media/me/Backup/new")
    home.choose(new)
    assert home.look().runs == []
    home.know(new)
    assert len(home.look().runs) == 1


@pytest.mark.parametrize(
    "chosen",
    [
        replace(PHOTOS, when=When.PLUG_IN),
        replace(PHOTOS, when=When.ASK),
        replace(PHOTOS, folders=[]),
        replace(PHOTOS, destination="/home/me/Backup"),
    ],
    ids=["at the plug-in", "when asked for", "no folders", "on no drive"],
)
def test_other_sets_are_none_of_its_business(home: Home, chosen: BackupSet) -> None:
    home.choose(chosen)
    home.know(chosen)
    assert home.look().runs == []


def test_a_window_that_is_open_does_it_itself(home: Home) -> None:
    window = SingletonLock(home.paths.daily_lock_file)
    assert window.take()
    assert home.look().waits == "window"
    assert home.ran == []
    window.give_back()
    assert len(home.look().runs) == 3


def test_while_it_is_at_it_no_window_begins_the_same(home: Home) -> None:
    taken: list[bool] = []

    def carry_out(_words: list[str]) -> CommandResult:
        taken.append(SingletonLock(home.paths.daily_lock_file).take())
        return BackupFinished(outcome="done", exit_code=0)

    home.choose(PHOTOS)
    Due(home.paths, lambda: home.now, carry_out, power_supplies=home.supplies, tables=home.tables).look()
    assert taken == [False]


def test_on_battery_it_waits_unless_told_otherwise(home: Home) -> None:
    home.unplug_the_computer()
    assert home.look().waits == "battery"
    assert home.ran == []
    home.choose(PHOTOS, on_battery=True)
    assert len(home.look().runs) == 1


def test_who_pulls_the_plug_meanwhile_ends_one_backup_and_begins_no_other(home: Home) -> None:
    home.unplugs_computer = True
    result = home.look()
    assert home.backed_up == [PHOTOS.destination]
    assert (result.waits, result.exit_code) == ("battery", 0)


def test_the_drive_is_not_touched_to_see_whether_it_is_there(home: Home) -> None:
    """It may be asleep, and there is a look each hour."""
    assert not os.path.exists(PHOTOS.destination)
    assert len(home.look().runs) == 3


def test_a_drive_that_is_open_under_another_name_is_backed_up_to_and_ejected_there(home: Home) -> None:
    home.choose(LETTERS)
    history = RunHistory(home.paths.history_file)
    history.remember_place(LETTERS.destination, "backup letters", VolumeFolder("1111", "/letters"))
    history.close()
    (home.udev / "b8:17").write_text("E:ID_FS_UUID_ENC=1111\nE:ID_FS_USAGE=filesystem\n")
    home.mountinfo.write_text(MOUNTINFO.replace("/media/me/Backup", "/run/media/me/Drive"))
    result = home.look()
    assert home.backed_up == home.ejected == result.ejected == ["/run/media/me/Drive/letters"]

    home.now += timedelta(days=1)
    (home.udev / "b8:33").write_text("E:ID_FS_UUID_ENC=1111\nE:ID_FS_USAGE=filesystem\n")
    assert home.look().runs == [], "of a drive and its clone neither is chosen"
    (home.udev / "b8:17").unlink()
    (home.udev / "b8:33").unlink()
    (home.udev / "b8:49").write_text("E:ID_FS_UUID_ENC=2222\nE:ID_FS_USAGE=filesystem\n")
    home.mountinfo.write_text(MOUNTINFO.replace("8:17", "8:49"))
    assert home.look().runs == [], "another drive has taken the name"


def test_a_copy_of_the_filesystem_on_another_drive_waits_for_an_answer(home: Home) -> None:
    home.choose(PHOTOS)
    with closing(RunHistory(home.paths.history_file)) as history:
        history.remember_drive(f"backup {PHOTOS.key}", "WD/1")
    home.drive = "WD/2"
    result = home.look()
    assert (result.waits, result.exit_code, home.ran) == ("drive", 0, [])

    home.choose(replace(PHOTOS, drives=["WD/2"]))
    assert len(home.look().runs) == 1
    home.choose(PHOTOS)
    home.now += timedelta(days=1)
    home.drive = "WD/1"
    assert len(home.look().runs) == 1


@pytest.mark.parametrize("drive", ["", "WD/1"])
def test_a_drive_that_cannot_be_told_or_was_never_noted_is_taken_by_its_filesystem(home: Home, drive: str) -> None:
    home.choose(PHOTOS)
    if not drive:
        with closing(RunHistory(home.paths.history_file)) as history:
            history.remember_drive(f"backup {PHOTOS.key}", "WD/2")
    home.drive = drive
    assert len(home.look().runs) == 1


def test_a_drive_that_has_come_to_the_place_of_another_meanwhile_is_not_ejected(home: Home) -> None:
    home.choose(LETTERS, FILMS)
    with closing(RunHistory(home.paths.history_file)) as history:
        history.remember_place(LETTERS.destination, "backup letters", VolumeFolder("1111", "/letters"))
    (home.udev / "b8:17").write_text("E:ID_FS_UUID_ENC=1111\nE:ID_FS_USAGE=filesystem\n")
    (home.udev / "b8:49").write_text("E:ID_FS_UUID_ENC=2222\nE:ID_FS_USAGE=filesystem\n")
    home.while_backing_up[FILMS.destination] = MOUNTINFO.replace("8:17", "8:49")
    home.look()
    assert home.backed_up == [LETTERS.destination, FILMS.destination]
    assert home.ejected == [FILMS.destination]
