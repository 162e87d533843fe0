"""What the timer starts: daily backups that are due and whose drive is there, one after another."""

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
class Scene:
    """A computer whose timer checks occasionally; commands succeed unless `ends` gives another outcome."""

    folder: Path
    now: datetime = datetime(2026, 5, 20, 14, 30, tzinfo=ZONE)
    ends: dict[str, Outcome] = field(default_factory=dict)
    ends_eject: Outcome = Outcome.DONE
    unplugs_computer: bool = False
    closes: str = ""  # the mount table after an eject
    while_backing_up: dict[str, str] = field(default_factory=dict)  # the mount table from then on, by destination
    ran: list[list[str]] = field(default_factory=list)
    drive: str = "WD/1"  # the key of the drive with all destinations

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

    def record_backup(self, *sets: BackupSet) -> None:
        """Record that a person has backed them up once in the window."""
        history = RunHistory(self.paths.history_file)
        for backup_set in sets:
            history.remember_place(backup_set.destination, f"backup {backup_set.key}")
        history.close()

    def check(self) -> DueFinished:
        self.ran = []
        due = Due(
            self.paths,
            lambda: self.now,
            self._carry_out,
            power_supplies=self.supplies,
            tables=self.tables,
            key_of=lambda _number: self.drive,
        )
        return due.check()

    def unplug_the_computer(self) -> None:
        (self.supplies / "BAT0").mkdir()
        (self.supplies / "BAT0/type").write_text("Battery\n")
        (self.supplies / "BAT0/status").write_text("Discharging\n")

    @property
    def backed_up(self) -> list[str]:
        """The destinations, in order."""
        return [arguments[-1] for arguments in self.ran if arguments[0] == "backup"]

    @property
    def cared_for(self) -> list[str]:
        return [arguments[-1] for arguments in self.ran if arguments[0] == "care"]

    @property
    def ejected(self) -> list[str]:
        return [arguments[-1] for arguments in self.ran if arguments[0] == "eject"]

    def _carry_out(self, arguments: list[str]) -> CommandResult:
        self.ran.append(arguments)
        destination = arguments[-1]
        outcome = self.ends.get(destination, Outcome.DONE)
        if arguments[0] == "care":
            return CareFinished(outcome=Outcome.DONE, exit_code=0, destination=destination)
        if arguments[0] == "eject":
            self.mountinfo.write_text(self.closes or self.mountinfo.read_text())
            is_safe = self.ends_eject is Outcome.DONE
            return EjectFinished(outcome=self.ends_eject, exit_code=0, destination=destination, safe_to_unplug=is_safe)
        started_at = self.now.isoformat(timespec="seconds")
        result = BackupFinished(
            outcome=outcome, exit_code=outcome.exit_code, destination=destination, started_at=started_at
        )
        history = RunHistory(self.paths.history_file)
        history.add(result)
        history.close()
        self.now += timedelta(minutes=20)
        self.mountinfo.write_text(self.while_backing_up.get(destination, self.mountinfo.read_text()))
        if self.unplugs_computer:
            self.unplug_the_computer()
        return result


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    scene = Scene(tmp_path)
    scene.choose(PHOTOS, LETTERS, FILMS)
    scene.record_backup(PHOTOS, LETTERS, FILMS)
    return scene


def test_all_due_sets_are_backed_up_once_a_day(scene: Scene) -> None:
    result = scene.check()
    assert scene.backed_up == [PHOTOS.destination, LETTERS.destination, FILMS.destination]
    assert [(run.key, run.outcome) for run in result.runs] == [
        ("photos", "done"),
        ("letters", "done"),
        ("films", "done"),
    ]
    assert result.exit_code == 0
    for _ in range(8):
        scene.now += timedelta(hours=1)
        assert scene.check().runs == []
    scene.now += timedelta(hours=3)
    assert len(scene.check().runs) == 3


def test_a_set_is_backed_up_with_its_settings(scene: Scene) -> None:
    chosen = replace(PHOTOS, pace="gentle", keeps_versions=False, excludes=["*.raw"])
    scene.choose(chosen)
    scene.check()
    options = ["--pace=gentle", "--no-versions", "--exclude=*.raw", f"--place={PHOTOS.destination}", "--set=photos"]
    assert scene.ran == [["backup", *options, "--", "/home/me/Photos", PHOTOS.destination]]


def test_a_drive_is_ejected_after_all_its_backups(scene: Scene) -> None:
    result = scene.check()
    assert [arguments[0] for arguments in scene.ran] == ["backup", "backup", "backup", "eject", "eject"]
    assert result.ejected == [LETTERS.destination, FILMS.destination]


def test_care_comes_after_the_backups_and_before_the_eject(scene: Scene) -> None:
    scene.choose(PHOTOS, LETTERS, care={scene.drive: True})
    scene.check()
    assert [arguments[0] for arguments in scene.ran] == ["backup", "backup", "care", "eject"]
    assert scene.ran[2] == ["care", "--within=120", "--unattended", "--due", "--", PHOTOS.destination]


def test_a_deadline_applies_to_the_backup_and_the_care_after_it(scene: Scene) -> None:
    scene.choose(replace(PHOTOS, ready_by="07:00"), care={scene.drive: True})
    scene.check()
    assert "--ready-by=07:00" in scene.ran[0]
    at = next_time(time(7), scene.now).isoformat(timespec="minutes")
    assert f"--ready-by={at}" in next(arguments for arguments in scene.ran if arguments[0] == "care")


@pytest.mark.parametrize("care", [{}, {"WD/1": False}, {"another": True}])
def test_there_is_no_care_without_permission(scene: Scene, care: dict[str, bool]) -> None:
    scene.choose(PHOTOS, care=care)
    scene.check()
    assert scene.backed_up
    assert scene.cared_for == []


def test_care_needs_mains_power_and_a_complete_backup(scene: Scene) -> None:
    scene.choose(PHOTOS, care={scene.drive: True})
    scene.ends[PHOTOS.destination] = Outcome.DRIVE_FULL
    scene.check()
    assert scene.backed_up
    assert scene.cared_for == []
    scene.ends.clear()
    scene.now += timedelta(days=1)
    scene.unplugs_computer = True
    scene.check()
    assert scene.backed_up
    assert scene.cared_for == []


def test_a_drive_with_two_partitions_is_ejected_once(scene: Scene) -> None:
    """Ejecting one unmounts the other as well."""
    series = replace(FILMS, key="series", destination="/media/me/Second/series")
    scene.mountinfo.write_text(MOUNTINFO + "32 20 8:34 / /media/me/Second rw - ext4 8:34 rw\n")
    scene.choose(FILMS, series)
    scene.record_backup(series)
    scene.closes = MOUNTINFO.splitlines()[0] + "\n"
    scene.check()
    assert len(scene.backed_up) == 2
    assert scene.ejected == [FILMS.destination]


def test_a_failed_eject_is_not_repeated_for_another_set(scene: Scene) -> None:
    scene.choose(LETTERS, replace(PHOTOS, ejects=True))
    scene.ends_eject = Outcome.DRIVE_REFUSED
    result = scene.check()
    assert scene.ejected == [LETTERS.destination]
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
def test_after_a_failure_the_drive_is_ejected_if_possible(scene: Scene, outcome: Outcome, ejected: list[str]) -> None:
    scene.choose(FILMS)
    scene.ends[FILMS.destination] = outcome
    result = scene.check()
    assert scene.ejected == ejected
    assert result.exit_code == outcome.exit_code != 0


def test_a_failed_backup_is_not_retried_hourly_and_delays_no_other(scene: Scene) -> None:
    scene.ends[PHOTOS.destination] = Outcome.DRIVE_FULL
    assert len(scene.check().runs) == 3
    scene.now += timedelta(hours=1)
    assert scene.check().runs == []
    scene.now += timedelta(days=1)
    assert len(scene.check().runs) == 3


def test_a_backup_interrupted_by_a_shutdown_is_not_retried_hourly(scene: Scene) -> None:
    def die(_arguments: list[str]) -> CommandResult:
        raise SystemExit

    with pytest.raises(SystemExit):
        Due(scene.paths, lambda: scene.now, die, power_supplies=scene.supplies, tables=scene.tables).check()
    scene.now += timedelta(hours=1)
    scene.check()
    assert scene.backed_up == [LETTERS.destination, FILMS.destination]


def test_a_destination_without_a_device_is_not_on_a_drive(scene: Scene) -> None:
    """If its drive is missing, its path may be on a tmpfs."""
    in_memory = replace(PHOTOS, destination="/run/media/me/Backup/photos")
    scene.mountinfo.write_text(MOUNTINFO + "40 20 0:23 / /run rw - tmpfs tmpfs rw\n")
    scene.choose(in_memory)
    scene.record_backup(in_memory)
    assert scene.check().runs == []


def test_canceling_one_backup_cancels_all(scene: Scene) -> None:
    scene.ends[PHOTOS.destination] = Outcome.CANCELED
    result = scene.check()
    assert scene.backed_up == [PHOTOS.destination]
    assert result.exit_code == 130


def test_a_snooze_in_the_window_applies_here_too(scene: Scene) -> None:
    PromptHistory(scene.paths.prompts_file).note_prompted("photos", scene.now - timedelta(hours=2))
    scene.check()
    assert scene.backed_up == [LETTERS.destination, FILMS.destination]


def test_a_missed_day_is_made_up_once_the_drive_is_there(scene: Scene) -> None:
    scene.mountinfo.write_text(MOUNTINFO.splitlines()[0] + "\n")
    for _ in range(3):
        assert scene.check().runs == []
        scene.now += timedelta(days=1)
    scene.mountinfo.write_text(MOUNTINFO)
    assert len(scene.check().runs) == 3


def test_the_timer_never_makes_the_first_backup(scene: Scene) -> None:
    new = replace(PHOTOS, key="new", destination="/media/me/Backup/new")
    scene.choose(new)
    assert scene.check().runs == []
    scene.record_backup(new)
    assert len(scene.check().runs) == 1


@pytest.mark.parametrize(
    "chosen",
    [
        replace(PHOTOS, when=When.PLUG_IN),
        replace(PHOTOS, when=When.ASK),
        replace(PHOTOS, folders=[]),
        replace(PHOTOS, destination="/home/me/Backup"),
    ],
    ids=["on plug-in", "on request", "no folders", "on no drive"],
)
def test_other_sets_are_left_alone(scene: Scene, chosen: BackupSet) -> None:
    scene.choose(chosen)
    scene.record_backup(chosen)
    assert scene.check().runs == []


def test_an_open_window_makes_the_backups_itself(scene: Scene) -> None:
    window = SingletonLock(scene.paths.daily_lock_file)
    assert window.take()
    assert scene.check().waits == "window"
    assert scene.ran == []
    window.give_back()
    assert len(scene.check().runs) == 3


def test_during_its_backups_no_window_starts_the_same(scene: Scene) -> None:
    lock_attempts: list[bool] = []

    def carry_out(_arguments: list[str]) -> CommandResult:
        lock_attempts.append(SingletonLock(scene.paths.daily_lock_file).take())
        return BackupFinished(outcome="done", exit_code=0)

    scene.choose(PHOTOS)
    Due(scene.paths, lambda: scene.now, carry_out, power_supplies=scene.supplies, tables=scene.tables).check()
    assert lock_attempts == [False]


def test_on_battery_the_timer_waits_unless_allowed(scene: Scene) -> None:
    scene.unplug_the_computer()
    assert scene.check().waits == "battery"
    assert scene.ran == []
    scene.choose(PHOTOS, on_battery=True)
    assert len(scene.check().runs) == 1


def test_unplugging_the_computer_lets_one_backup_end_and_no_other_begin(scene: Scene) -> None:
    scene.unplugs_computer = True
    result = scene.check()
    assert scene.backed_up == [PHOTOS.destination]
    assert (result.waits, result.exit_code) == ("battery", 0)


def test_checking_for_the_drive_does_not_access_it(scene: Scene) -> None:
    """It may be asleep, and the timer checks every hour."""
    assert not os.path.exists(PHOTOS.destination)
    assert len(scene.check().runs) == 3


def test_a_drive_at_another_mount_point_is_used_and_ejected_there(scene: Scene) -> None:
    scene.choose(LETTERS)
    history = RunHistory(scene.paths.history_file)
    history.remember_place(LETTERS.destination, "backup letters", VolumeFolder("1111", "/letters"))
    history.close()
    (scene.udev / "b8:17").write_text("E:ID_FS_UUID_ENC=1111\nE:ID_FS_USAGE=filesystem\n")
    scene.mountinfo.write_text(MOUNTINFO.replace("/media/me/Backup", "/run/media/me/Drive"))
    result = scene.check()
    assert scene.backed_up == scene.ejected == result.ejected == ["/run/media/me/Drive/letters"]

    scene.now += timedelta(days=1)
    (scene.udev / "b8:33").write_text("E:ID_FS_UUID_ENC=1111\nE:ID_FS_USAGE=filesystem\n")
    assert scene.check().runs == [], "neither a drive nor its clone is chosen"
    (scene.udev / "b8:17").unlink()
    (scene.udev / "b8:33").unlink()
    (scene.udev / "b8:49").write_text("E:ID_FS_UUID_ENC=2222\nE:ID_FS_USAGE=filesystem\n")
    scene.mountinfo.write_text(MOUNTINFO.replace("8:17", "8:49"))
    assert scene.check().runs == [], "another drive has taken the name"


def test_a_copy_of_the_filesystem_on_another_drive_waits_for_a_decision(scene: Scene) -> None:
    scene.choose(PHOTOS)
    with closing(RunHistory(scene.paths.history_file)) as history:
        history.remember_drive(f"backup {PHOTOS.key}", "WD/1")
    scene.drive = "WD/2"
    result = scene.check()
    assert (result.waits, result.exit_code, scene.ran) == ("drive", 0, [])

    scene.choose(replace(PHOTOS, drives=["WD/2"]))
    assert len(scene.check().runs) == 1
    scene.choose(PHOTOS)
    scene.now += timedelta(days=1)
    scene.drive = "WD/1"
    assert len(scene.check().runs) == 1


@pytest.mark.parametrize("drive", ["", "WD/1"])
def test_an_unidentified_or_unrecorded_drive_is_accepted_by_its_filesystem(scene: Scene, drive: str) -> None:
    scene.choose(PHOTOS)
    if not drive:
        with closing(RunHistory(scene.paths.history_file)) as history:
            history.remember_drive(f"backup {PHOTOS.key}", "WD/2")
    scene.drive = drive
    assert len(scene.check().runs) == 1


def test_a_drive_that_took_anothers_mount_point_is_not_ejected(scene: Scene) -> None:
    scene.choose(LETTERS, FILMS)
    with closing(RunHistory(scene.paths.history_file)) as history:
        history.remember_place(LETTERS.destination, "backup letters", VolumeFolder("1111", "/letters"))
    (scene.udev / "b8:17").write_text("E:ID_FS_UUID_ENC=1111\nE:ID_FS_USAGE=filesystem\n")
    (scene.udev / "b8:49").write_text("E:ID_FS_UUID_ENC=2222\nE:ID_FS_USAGE=filesystem\n")
    scene.while_backing_up[FILMS.destination] = MOUNTINFO.replace("8:17", "8:49")
    scene.check()
    assert scene.backed_up == [LETTERS.destination, FILMS.destination]
    assert scene.ejected == [FILMS.destination]


def test_a_backup_on_the_computers_own_disk_is_made(scene: Scene) -> None:
    place = scene.folder / "backups"
    on_own_disk = replace(LETTERS, destination=str(place))
    scene.choose(on_own_disk)
    scene.record_backup(on_own_disk)
    (place / ".shingleback").mkdir(parents=True)
    (place / ".shingleback/backup.json").touch()

    scene.check()

    assert scene.backed_up == [str(place)]
    assert scene.ejected == []


def test_a_mount_point_whose_drive_is_away_is_no_backup_on_the_own_disk(scene: Scene) -> None:
    on_own_disk = replace(PHOTOS, destination=str(scene.folder / "backups"))
    scene.choose(on_own_disk)
    scene.record_backup(on_own_disk)
    (scene.folder / "backups").mkdir()

    assert scene.check().runs == []


def test_a_set_without_any_backup_is_said_to_wait_for_its_first(scene: Scene) -> None:
    scene.choose(replace(PHOTOS, key="new", destination="/media/me/Backup/new"))

    assert scene.check().waits == "first"
