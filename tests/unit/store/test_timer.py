"""Daily backups by a timer of the session: two units, which systemd understands, and which are gone when it is off."""

import shutil
import subprocess
from pathlib import Path

import pytest

from shingleback.domain.errors import Outcome, UsageError, Why
from shingleback.store.autostart import SERVICE, TIMER, DailyTimer, Switch


class Manager:
    """Enables and disables as `systemctl --user` does, and writes down what it was told."""

    def __init__(self, folder: Path) -> None:
        self.units = folder / "config/systemd/user"
        self.told: list[tuple[str, ...]] = []
        self.is_well = True

    def __call__(self, *words: str) -> bool:
        self.told.append(words)
        link = self.units / "timers.target.wants" / TIMER
        if self.is_well and words[0] == "enable":
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(self.units / TIMER)
        if self.is_well and words[0] == "disable":
            link.unlink()
        return self.is_well


@pytest.fixture
def manager(tmp_path: Path) -> Manager:
    (tmp_path / "run/systemd").mkdir(parents=True)
    (tmp_path / "run/systemd/private").touch()
    return Manager(tmp_path)


def is_on(switch: Switch) -> bool:
    """Now."""
    return switch.is_on


def timer(folder: Path, manager: Manager, *command: str) -> DailyTimer:
    folders = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config"), "XDG_RUNTIME_DIR": str(folder / "run")}
    return DailyTimer(command or ("/usr/bin/shingleback",), folders, manager)


def test_it_is_off_until_it_is_switched_on_and_leaves_nothing_behind(tmp_path: Path, manager: Manager) -> None:
    daily = timer(tmp_path, manager)
    assert (daily.is_possible, is_on(daily)) == (True, False)
    daily.set_on(True)
    assert is_on(daily)
    assert manager.told[-1] == ("enable", "--now", TIMER)
    daily.set_on(False)
    assert not is_on(daily)
    assert [path for path in manager.units.rglob("*") if not path.is_dir()] == []
    assert manager.told[-2:] == [("disable", "--now", TIMER), ("daemon-reload",)]


def test_it_looks_each_hour_and_makes_up_for_what_was_missed(tmp_path: Path, manager: Manager) -> None:
    timer(tmp_path, manager).set_on(True)
    lines = (manager.units / TIMER).read_text().splitlines()
    assert {"OnCalendar=hourly", "Persistent=true", "WantedBy=timers.target"} <= set(lines)
    assert 'ExecStart="/usr/bin/shingleback" "due" "--notify"' in (manager.units / SERVICE).read_text().splitlines()


def test_a_program_that_was_removed_since_is_not_looked_for_each_hour(tmp_path: Path, manager: Manager) -> None:
    timer(tmp_path, manager).set_on(True)
    assert "ConditionFileIsExecutable=/usr/bin/shingleback" in (manager.units / SERVICE).read_text().splitlines()


def test_what_is_off_can_be_switched_off(tmp_path: Path, manager: Manager) -> None:
    """Systemd refuses to disable what it does not know."""
    timer(tmp_path, manager).set_on(False)
    assert manager.told == [("daemon-reload",)]


def test_a_drive_that_is_away_or_full_is_no_failure_of_the_service(tmp_path: Path, manager: Manager) -> None:
    timer(tmp_path, manager).set_on(True)
    lines = (manager.units / SERVICE).read_text().splitlines()
    taken = next(line for line in lines if line.startswith("SuccessExitStatus=")).split("=")[1].split()
    well = {outcome for outcome in Outcome if not outcome.exit_code or str(outcome.exit_code) in taken}
    assert set(Outcome) - well == {Outcome.USAGE, Outcome.UNSAFE, Outcome.INTERNAL}


def test_a_session_without_systemd_has_no_timer(tmp_path: Path, manager: Manager) -> None:
    (tmp_path / "run/systemd/private").unlink()
    assert not timer(tmp_path, manager).is_possible


def test_what_systemd_refuses_is_said(tmp_path: Path, manager: Manager) -> None:
    manager.is_well = False
    daily = timer(tmp_path, manager)
    with pytest.raises(UsageError) as refused:
        daily.set_on(True)
    assert refused.value.why is Why.TIMER_REFUSED
    assert not is_on(daily)


def test_systemd_understands_the_units(tmp_path: Path, manager: Manager) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("needs systemd-analyze, of the package systemd")
    program = tmp_path / "my 100% $program"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    timer(tmp_path, manager, str(program), "-m", "a$b %c").set_on(True)
    assert '"a$$b %%c" "due" "--notify"' in (manager.units / SERVICE).read_text()
    done = subprocess.run(
        [analyze, "verify", "--user", "--man=no", manager.units / TIMER, manager.units / SERVICE],
        capture_output=True,
        text=True,
        check=False,
        env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": str(tmp_path / "run")},
    )
    assert (done.stderr, done.returncode) == ("", 0)
