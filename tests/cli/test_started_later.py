"""What autostart and the timer write down starts the program: from any folder, without this process's environment."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback import __version__
from shingleback.store import settings
from shingleback.store.autostart import SERVICE, TIMER, Autostart, DailyTimer
from shingleback.store.private_files import Paths
from shingleback.store.settings import Settings
from shingleback.store.start_command import can_start, start_command
from tests.helpers.patience import wait_until
from tests.helpers.user_manager import UserManager, user_manager
from tests.helpers.written_down import command_in_entry, output_of

EVERY_SECOND = "[Timer]\nOnCalendar=\nOnCalendar=*:*:*\nRandomizedDelaySec=0\nAccuracySec=100ms\n"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


@pytest.fixture
def manager(home: Path) -> Iterator[UserManager]:
    with user_manager(home) as started:
        (home / "runtime/systemd").mkdir(parents=True)
        (home / "runtime/systemd/private").touch()  # the socket of the manager is in its own namespace
        yield started


def timer(home: Path, manager: UserManager, command: list[str] | None = None) -> DailyTimer:
    environment = {"HOME": str(home), "XDG_RUNTIME_DIR": str(home / "runtime")}
    return DailyTimer(command or start_command(), environment, manager.ask)


def test_the_command_starts_a_checkout_from_anywhere(home: Path) -> None:
    assert output_of([*start_command(), "--version"], home) == f"Shingleback {__version__}\n"


def test_the_command_imports_nothing_from_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "msgspec.py").write_text("raise SystemExit('a stranger')")
    (tmp_path / "shingleback.py").write_text("raise SystemExit('a stranger')")
    done = subprocess.run(
        [*start_command(), "history", "--json"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_entry_of_autostart_starts_the_program(home: Path) -> None:
    autostart = Autostart(start_command(), {"HOME": str(home)})
    autostart.set_on(is_on=True)
    entry = home / ".config/autostart/shingleback.desktop"
    *command, last = command_in_entry(entry)
    assert last == "--tray"
    assert output_of([*command, "--version"], home) == f"Shingleback {__version__}\n"
    assert f"TryExec={command[0]}\n" in entry.read_text()


def test_systemd_starts_due_from_the_unit(home: Path, manager: UserManager) -> None:
    paths = Paths.of_user({"HOME": str(home)})
    settings.save(paths.settings_file, Settings())
    timer(home, manager).set_on(is_on=True)
    manager.systemctl("start", SERVICE)
    assert (manager.property(SERVICE, "Result"), manager.property(SERVICE, "ExecMainStatus")) == ("success", "0")
    assert paths.due_run_file.exists()


def test_a_unit_of_an_earlier_version_fails_visibly_and_is_mended(home: Path, manager: UserManager) -> None:
    daily = timer(home, manager, [sys.executable, "-m", "shingleback"])
    daily.set_on(is_on=True)
    manager.systemctl("start", SERVICE)
    assert (manager.property(SERVICE, "Result"), manager.property(SERVICE, "ExecMainStatus")) == ("exit-code", "1")

    daily = timer(home, manager)
    assert daily.mend()
    manager.systemctl("start", SERVICE)
    assert manager.property(SERVICE, "Result") == "success"
    assert not daily.mend()


def test_a_start_that_was_missed_is_known_afterward(home: Path, manager: UserManager) -> None:
    """The timer really fires, and systemd skips the service, since the program is gone."""
    ran = Paths.of_user({"HOME": str(home)}).due_run_file
    daily = timer(home, manager, [str(home / "moved/shingleback")])
    daily.set_on(is_on=True)
    unit = home / ".config/systemd/user" / SERVICE
    dropped_in = home / f".config/systemd/user/{TIMER}.d/often.conf"
    dropped_in.parent.mkdir()
    dropped_in.write_text(EVERY_SECOND)
    long_ago_s = time.time() - 7200
    os.utime(unit, (long_ago_s, long_ago_s))
    manager.ask("daemon-reload")
    manager.ask("restart", TIMER)
    stamp = home / ".local/share/systemd/timers" / f"stamp-{TIMER}"
    wait_until(stamp.exists)
    before_s = stamp.stat().st_mtime
    wait_until(lambda: stamp.stat().st_mtime > before_s)
    manager.systemctl("stop", TIMER)  # it would go on to fire

    missed = daily.missed_start(ran, time.time() + 3600)
    assert missed is not None
    assert abs(missed.timestamp() - stamp.stat().st_mtime) < 1
    assert daily.missed_start(ran, time.time() + 60) is None  # it may be about to start

    ran.parent.mkdir(parents=True)
    ran.touch()
    assert daily.missed_start(ran, time.time() + 3600) is None


def test_enabling_the_timer_is_no_missed_start(home: Path, manager: UserManager) -> None:
    daily = timer(home, manager)
    daily.set_on(is_on=True)
    wait_until((home / ".local/share/systemd/timers" / f"stamp-{TIMER}").exists)
    assert daily.missed_start(home / "never", time.time() + 3600) is None


@pytest.mark.parametrize(
    ("command", "starts"),
    [
        ([sys.executable, "-P", __file__], True),
        ([sys.executable, "-P", "/moved/shingleback/__main__.py"], False),
        ([sys.executable, "-m", "shingleback"], False),
        (["/moved/shingleback"], False),
        ([__file__], False),
        (["shingleback"], False),
        ([], False),
    ],
)
def test_a_command_that_was_written_down_may_no_longer_start(command: list[str], *, starts: bool) -> None:
    assert can_start(command) is starts
