"""Daily backups by a timer of the systemd user session: two units, which are removed when it is switched off."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from shingleback.domain.errors import Outcome, UsageError, Why
from shingleback.store.autostart import SERVICE, TIMER, DailyTimer, Switch


class Manager:
    """Enables and disables units like `systemctl --user`, and records its calls."""

    def __init__(self, folder: Path) -> None:
        self.units = folder / "config/systemd/user"
        self.calls: list[tuple[str, ...]] = []
        self.succeeds = True

    def __call__(self, *arguments: str) -> bool:
        self.calls.append(arguments)
        link = self.units / "timers.target.wants" / TIMER
        if self.succeeds and arguments[0] == "enable":
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(self.units / TIMER)
        if self.succeeds and arguments[0] == "disable":
            link.unlink()
        return self.succeeds


@pytest.fixture
def manager(tmp_path: Path) -> Manager:
    (tmp_path / "run/systemd").mkdir(parents=True)
    (tmp_path / "run/systemd/private").touch()
    return Manager(tmp_path)


def is_on(switch: Switch) -> bool:
    """The current state, read again."""
    return switch.is_on


def timer(folder: Path, manager: Manager, *command: str) -> DailyTimer:
    folders = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config"), "XDG_RUNTIME_DIR": str(folder / "run")}
    return DailyTimer(command or ("/usr/bin/shingleback",), folders, manager)


def test_the_timer_is_off_until_it_is_switched_on_and_leaves_nothing_behind(tmp_path: Path, manager: Manager) -> None:
    daily = timer(tmp_path, manager)
    assert (daily.is_possible, is_on(daily)) == (True, False)
    daily.set_on(True)
    assert is_on(daily)
    assert manager.calls[-1] == ("enable", "--now", TIMER)
    daily.set_on(False)
    assert not is_on(daily)
    assert [path for path in manager.units.rglob("*") if not path.is_dir()] == []
    assert manager.calls[-2:] == [("disable", "--now", TIMER), ("daemon-reload",)]


def test_the_timer_runs_hourly_and_makes_up_for_missed_runs(tmp_path: Path, manager: Manager) -> None:
    timer(tmp_path, manager).set_on(True)
    lines = (manager.units / TIMER).read_text().splitlines()
    assert {"OnCalendar=hourly", "Persistent=true", "WantedBy=timers.target"} <= set(lines)
    assert 'ExecStart="/usr/bin/shingleback" "due" "--notify"' in (manager.units / SERVICE).read_text().splitlines()


def test_a_removed_program_is_not_run(tmp_path: Path, manager: Manager) -> None:
    timer(tmp_path, manager).set_on(True)
    assert "ConditionFileIsExecutable=/usr/bin/shingleback" in (manager.units / SERVICE).read_text().splitlines()


def test_a_timer_that_is_off_can_be_switched_off(tmp_path: Path, manager: Manager) -> None:
    """Systemd refuses to disable an unknown unit."""
    timer(tmp_path, manager).set_on(False)
    assert manager.calls == [("daemon-reload",)]


def test_an_absent_or_full_drive_is_no_failure_of_the_service(tmp_path: Path, manager: Manager) -> None:
    timer(tmp_path, manager).set_on(True)
    lines = (manager.units / SERVICE).read_text().splitlines()
    accepted_codes = next(line for line in lines if line.startswith("SuccessExitStatus=")).split("=")[1].split()
    successes = {outcome for outcome in Outcome if not outcome.exit_code or str(outcome.exit_code) in accepted_codes}
    assert set(Outcome) - successes == {Outcome.USAGE, Outcome.UNSAFE, Outcome.INTERNAL, Outcome.LEFT_OUT}


def test_the_service_fails_if_the_program_could_not_start(tmp_path: Path, manager: Manager) -> None:
    """Python ends with 1 if its program raises, also while it is imported; `due` itself never ends so."""
    timer(tmp_path, manager).set_on(True)
    accepted_codes = next(
        line for line in (manager.units / SERVICE).read_text().splitlines() if "SuccessExitStatus" in line
    )
    crashed = subprocess.run([sys.executable, "-c", "import there_is_no_such_module"], capture_output=True, check=False)
    assert str(crashed.returncode) not in accepted_codes.partition("=")[2].split()


def test_a_session_without_systemd_has_no_timer(tmp_path: Path, manager: Manager) -> None:
    (tmp_path / "run/systemd/private").unlink()
    assert not timer(tmp_path, manager).is_possible


def test_a_refusal_of_systemd_is_reported(tmp_path: Path, manager: Manager) -> None:
    manager.succeeds = False
    daily = timer(tmp_path, manager)
    with pytest.raises(UsageError) as refused:
        daily.set_on(True)
    assert refused.value.why is Why.TIMER_REFUSED
    assert not is_on(daily)


def test_systemd_accepts_the_units(tmp_path: Path, manager: Manager) -> None:
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
    complaints = [line for line in done.stderr.splitlines() if "connect to system bus" not in line]  # as in containers
    assert (complaints, done.returncode) == ([], 0)
