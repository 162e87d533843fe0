"""`due`, as the timer of the session runs it: a real backup of a set, once, to a real drive and nowhere else."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.store import settings
from shingleback.store.private_files import Paths, SingletonLock
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings, When
from tests.fakes.notifications import FakeNotifications
from tests.helpers.bus import Bus
from tests.helpers.loop import mounted
from tests.helpers.program import command, environment, events, run
from tests.helpers.trees import contents, write

pytestmark = pytest.mark.device


@pytest.fixture
def source(tmp_path: Path) -> Path:
    write(tmp_path / "letters" / "one", b"Dear reader")
    return tmp_path / "letters"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    with mounted("ext4", tmp_path) as drive:
        yield drive / "backup"


def choose(source: Path, *places: Path, language: str = "") -> None:
    """Adds a set for each destination."""
    sets = [
        BackupSet(key=place.name, folders=[str(source)], destination=str(place), when=When.DAILY) for place in places
    ]
    settings.save(Paths.of_user().settings_file, Settings(sets=sets, on_battery=True, language=language))


def back_up_long_ago(source: Path, *places: Path) -> None:
    """The destinations are known, and nothing is recorded for the days since the backup."""
    for place in places:
        events("backup", source, place, check=0)
    file = Paths.of_user().history_file
    history = RunHistory(file)
    backups = {place.name: place.backup for place in reversed(history.places())}
    history.close()
    file.unlink()
    history = RunHistory(file)
    for path, backup in backups.items():
        history.remember_place(path, backup)
    history.close()


def test_due_backups_are_made_once(source: Path, place: Path) -> None:
    second_place = place.with_name("other")
    choose(source, place, second_place)
    back_up_long_ago(source, place, second_place)
    write(source / "two", b"Dear other reader")

    reported = events("due", check=0)
    assert [event["command"] for event in reported if event["event"] == "finished"] == ["backup", "backup", "due"]
    assert [run["outcome"] for run in reported[-1]["runs"]] == ["done", "done"]
    assert contents(place / "letters") == contents(second_place / "letters") == contents(source)

    next_events = events("due", check=0)
    assert (next_events[-1]["runs"], next_events[-1]["waits"]) == ([], "")
    assert "No backup is due." in run("due", check=0).stdout


@pytest.mark.parametrize(
    ("language", "ends"), [("en", "The backup is complete"), ("de", "Die Sicherung ist vollständig")]
)
def test_a_notification_that_outlives_the_timer_shows_the_result(
    source: Path, place: Path, bus: Bus, monkeypatch: pytest.MonkeyPatch, language: str, ends: str
) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", bus.address)
    choose(source, place, language=language)
    back_up_long_ago(source, place)
    write(source / "two", b"Dear other reader")

    with FakeNotifications(bus.address) as desktop:
        events("due", "--notify", check=0)
        events("due", "--notify", check=0)
        assert desktop.only.summary == f"{place}: {ends}"
        assert "desktop-entry" not in desktop.only.hints
        assert desktop.only.actions == {}


def test_due_backups_are_made_without_a_desktop(source: Path, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    choose(source, place)
    back_up_long_ago(source, place)
    assert events("due", "--notify", check=0)[-1]["runs"][0]["outcome"] == "done"


def test_an_open_window_makes_the_backup_instead(source: Path, place: Path) -> None:
    choose(source, place)
    back_up_long_ago(source, place)
    window = SingletonLock(Paths.of_user().daily_lock_file)
    assert window.take()
    assert events("due", check=0)[-1]["waits"] == "window"
    assert "Shingleback is open, and starts the daily backups itself." in run("due", check=0).stdout
    window.give_back()


def test_a_window_on_another_computer_with_the_same_home_leaves_the_backup_to_the_timer(
    source: Path, place: Path
) -> None:
    """On NFS, a lock of one computer is seen by the other."""
    choose(source, place)
    back_up_long_ago(source, place)
    window = SingletonLock(Paths.of_user().daily_lock_file)
    assert window.take()
    arguments = [
        "unshare",
        "--uts",
        "sh",
        "-c",
        'hostname another-computer && exec "$@"',
        "sh",
        *command("due", "--json"),
    ]
    due = subprocess.run(arguments, env=environment(), capture_output=True, text=True, check=False)
    window.give_back()

    assert due.returncode == 0, due.stderr
    (backup,) = json.loads(due.stdout.splitlines()[-1])["runs"]
    assert backup["outcome"] == "done"


def test_nothing_is_written_to_the_mount_point_while_the_drive_is_away(
    source: Path, place: Path, tmp_path: Path
) -> None:
    point = tmp_path / "elsewhere"
    choose(source, point)
    back_up_long_ago(source, point)
    point.rename(tmp_path / "drive that is away")
    point.mkdir()
    write(source / "two", b"Dear other reader")
    assert events("due", check=0)[-1]["runs"] == []
    assert contents(point) == {}
    assert not place.exists()


def test_nothing_is_written_to_a_home_that_is_not_mounted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """ZFS, gocryptfs and others refuse to mount on a folder with something in it."""
    home = tmp_path / "not mounted"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)

    assert events("due", check=0)[-1]["runs"] == []

    assert list(home.iterdir()) == []


def test_a_backup_on_the_computers_own_disk_is_made(source: Path, tmp_path: Path) -> None:
    choose(source, tmp_path / "elsewhere")
    back_up_long_ago(source, tmp_path / "elsewhere")
    write(source / "two", b"Dear other reader")
    assert events("due", check=0)[-1]["runs"][0]["outcome"] == "done"
    assert contents(tmp_path / "elsewhere" / source.name) == contents(source)
