"""The timer opens the drive of a daily backup that is plugged in and not open, and no other."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from shingleback.backup_sets.destinations import Tables
from shingleback.bootstrap.drive_events import due_notifications
from shingleback.cli.scheduled import Due
from shingleback.domain.destination import VolumeFolder
from shingleback.domain.errors import Outcome, Why
from shingleback.protocol.results import BackupFinished, CommandResult, DueFinished, MountFinished
from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings, When

ZONE: Final = timezone(timedelta(hours=1))
PHOTOS: Final = BackupSet(
    key="photos", folders=["/home/me/Photos"], destination="/media/me/Backup/photos", when=When.DAILY, drives=["mine"]
)
ROOT: Final = "20 1 8:1 / / rw - ext4 /dev/sda1 rw\n"
UUID: Final = "a-b-c"


@dataclass
class Computer:
    """One with a fake sysfs and udev database, in which drives are plugged in."""

    folder: Path
    now: datetime = datetime(2026, 5, 20, 14, 30, tzinfo=ZONE)
    keys: dict[int, str] = field(default_factory=dict)
    ran: list[list[str]] = field(default_factory=list)
    mounting: Outcome = Outcome.DONE
    key_reads: int = 0
    unopened: dict[str, CommandResult] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.paths = Paths.of_user()
        for name in ("power", "udev", "sys/class/block", "sys/dev/block"):
            (self.folder / name).mkdir(parents=True)
        self.mountinfo = self.folder / "mountinfo"
        self.mountinfo.write_text(ROOT)
        self.tables = Tables(self.mountinfo, self.folder / "udev", self.folder / "by-uuid", self.folder / "sys")

    def plug_in(
        self, letter: str, minor: int, *, key: str = "mine", bus: str = "usb1", usage: str = "filesystem"
    ) -> None:
        """A drive with one partition."""
        disk = self.folder / "sys/devices" / bus / "block" / f"sd{letter}"
        part = disk / f"sd{letter}1"
        (part / "holders").mkdir(parents=True, exist_ok=True)
        (part / "partition").write_text("1\n")
        (disk / "diskseq").write_text(f"{minor}\n")
        self.keys = {number: key for number, key in self.keys.items() if number != os.makedev(8, minor)}
        self.keys[os.makedev(8, minor)] = key
        for name, place in ((f"sd{letter}", disk), (f"sd{letter}1", part)):
            link = self.folder / "sys/class/block" / name
            link.unlink(missing_ok=True)
            link.symlink_to(place)
        link = self.folder / "sys/dev/block" / f"8:{minor}"
        link.unlink(missing_ok=True)
        link.symlink_to(part)
        uuid = f"E:ID_FS_UUID_ENC={UUID}\n" if usage == "filesystem" else "E:ID_FS_UUID_ENC=of-luks\n"
        (self.folder / "udev" / f"b8:{minor}").write_text(f"E:ID_FS_USAGE={usage}\n{uuid}")

    def mount(self, minor: int) -> None:
        self.mountinfo.write_text(f"{ROOT}30 20 8:{minor} / /media/me/Backup rw - ext4 /dev/x rw\n")

    def unmount(self) -> None:
        self.mountinfo.write_text(ROOT)

    def check(self) -> DueFinished:
        self.ran = []
        due = Due(
            self.paths,
            lambda: self.now,
            self._carry_out,
            power_supplies=self.folder / "power",
            tables=self.tables,
            key_of=self._read_key,
        )
        done = due.check()
        self.unopened = due.unopened
        return done

    @property
    def commands(self) -> list[tuple[str, str]]:
        return [(arguments[0], arguments[-1]) for arguments in self.ran]

    def _read_key(self, number: int) -> str:
        self.key_reads += 1
        return self.keys.get(number, "")

    def _carry_out(self, arguments: list[str]) -> CommandResult:
        self.ran.append(arguments)
        if arguments[0] == "mount":
            if self.mounting is not Outcome.DONE:
                return MountFinished(outcome=self.mounting, why=Why.NOT_ALLOWED)
            letter = arguments[-1].removeprefix("/dev/sd")[0]
            self.mount(next(number for number in self.keys if f"sd{letter}1" == self._name(number)) & 0xFF)
            return MountFinished(outcome=Outcome.DONE, mount_point="/media/me/Backup")
        started = self.now.isoformat(timespec="seconds")
        return BackupFinished(outcome=Outcome.DONE, destination=arguments[-1], started_at=started)

    def _name(self, number: int) -> str:
        return os.path.basename(os.readlink(self.folder / f"sys/dev/block/{os.major(number)}:{os.minor(number)}"))


@pytest.fixture
def computer(tmp_path: Path) -> Computer:
    computer = Computer(tmp_path)
    settings.save(computer.paths.settings_file, Settings(sets=[PHOTOS]))
    history = RunHistory(computer.paths.history_file)
    history.remember_place(PHOTOS.destination, "the backup", VolumeFolder(UUID, "/photos"), backup_set="photos")
    history.remember_drive("the backup", "mine")
    history.close()
    return computer


def test_the_drive_is_opened_and_backed_up_to(computer: Computer) -> None:
    computer.plug_in("d", 49)
    result = computer.check()
    assert computer.commands == [("mount", "/dev/sdd1"), ("backup", PHOTOS.destination)]
    assert (result.waits, [run.outcome for run in result.runs]) == ("", ["done"])


def another_drive(computer: Computer) -> None:
    computer.plug_in("d", 49, key="a stranger's, with a copy of the filesystem")


def a_clone(computer: Computer) -> None:
    computer.plug_in("d", 49)
    computer.plug_in("e", 65)


def a_clone_with_its_own_key(computer: Computer) -> None:
    computer.plug_in("d", 49)
    computer.plug_in("e", 65, key="of the clone")


def a_disk_of_the_computer(computer: Computer) -> None:
    computer.plug_in("d", 49, bus="ata1")


def an_unlocked_drive(computer: Computer) -> None:
    """Somebody unlocked it, and did not open what is inside."""
    computer.plug_in("d", 49, usage="crypto")
    (computer.folder / "sys/devices/usb1/block/sdd/sdd1/holders/dm-0").mkdir()


@pytest.mark.parametrize(
    "plug_in",
    [another_drive, a_clone, a_clone_with_its_own_key, a_disk_of_the_computer, an_unlocked_drive, lambda _: None],
)
def test_nothing_else_is_opened(computer: Computer, plug_in: Callable[[Computer], None]) -> None:
    plug_in(computer)
    assert computer.check().runs == []
    assert computer.ran == []


def test_before_the_first_backup_nothing_is_opened(computer: Computer) -> None:
    settings.save(computer.paths.settings_file, Settings(sets=[replace(PHOTOS, destination="/media/me/Backup/new")]))
    computer.plug_in("d", 49)
    computer.check()
    assert computer.ran == []


def test_on_battery_it_stays_closed(computer: Computer) -> None:
    computer.plug_in("d", 49)
    (computer.folder / "power/BAT0").mkdir()
    (computer.folder / "power/BAT0/type").write_text("Battery\n")
    (computer.folder / "power/BAT0/status").write_text("Discharging\n")
    assert computer.check().waits == "battery"
    assert computer.ran == []


def test_a_drive_that_somebody_closed_stays_closed_until_the_next_plug_in(computer: Computer) -> None:
    computer.plug_in("d", 49)
    computer.mount(49)
    computer.check()
    computer.unmount()
    computer.now += timedelta(days=1)
    computer.check()
    assert computer.ran == []

    computer.plug_in("e", 65)
    (computer.folder / "udev/b8:49").unlink()
    computer.check()
    assert computer.commands[0] == ("mount", "/dev/sde1")


def test_a_drive_that_cannot_be_opened_is_reported_and_tried_again_tomorrow(computer: Computer) -> None:
    computer.plug_in("d", 49)
    computer.mounting = Outcome.DRIVE_REFUSED
    result = computer.check()
    assert [arguments[0] for arguments in computer.ran] == ["mount"]
    assert result.runs == []
    assert list(computer.unopened) == [PHOTOS.destination]
    assert due_notifications(list(computer.unopened.values())) == []  # it has a notification of its own

    computer.now += timedelta(hours=1)
    computer.check()
    assert computer.ran == []
    computer.now += timedelta(days=1)
    computer.check()
    assert [arguments[0] for arguments in computer.ran] == ["mount"]


def test_an_encrypted_drive_waits_for_its_passphrase_and_is_named_once(computer: Computer) -> None:
    computer.plug_in("d", 49, usage="crypto")
    result = computer.check()
    assert (result.waits, result.locked) == ("passphrase", [PHOTOS.destination])
    assert computer.ran == []

    computer.now += timedelta(hours=1)
    result = computer.check()
    assert (result.waits, result.locked) == ("passphrase", [])


def test_each_run_leaves_its_time(computer: Computer) -> None:
    assert not computer.paths.due_run_file.exists()
    computer.check()
    os.utime(computer.paths.due_run_file, (0, 0))
    computer.check()
    assert computer.paths.due_run_file.stat().st_mtime > 0


def test_the_key_of_a_drive_that_stays_open_is_read_once(computer: Computer) -> None:
    """It loads the engine, and the timer runs once an hour."""
    computer.plug_in("d", 49)
    computer.mount(49)
    computer.check()
    computer.now += timedelta(hours=1)
    computer.key_reads = 0
    assert computer.check().runs == []
    assert computer.key_reads == 0
