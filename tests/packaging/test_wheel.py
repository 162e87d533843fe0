"""The wheel, installed as pipx does it: into a separate environment, with its command on the PATH."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Final

import pytest

from artifacts import wheel
from artifacts.project import urls
from shingleback import __version__
from tests.helpers.written_down import command_in_entry, command_in_unit
from tests.helpers.written_down import output_of as started_later

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Its dependencies come from the environment of the tests."""
    folder = tmp_path_factory.mktemp("installed")
    environment = folder / "environment"
    venv.create(environment)
    python = environment / "bin/python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(wheel.make(folder))], check=True)
    site = next(environment.glob("lib/python3*/site-packages"))
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return environment / "bin/shingleback"


def output_of(command: Path, *arguments: str) -> str:
    plain = {"HOME": os.environ["HOME"], "PATH": os.environ["PATH"]}
    return subprocess.run([command, *arguments], env=plain, cwd="/", capture_output=True, text=True, check=True).stdout


WRITE: Final = """
from shingleback.store.autostart import Autostart, DailyTimer
from shingleback.store.start_command import start_command
Autostart(start_command()).set_on(True)
DailyTimer(start_command(), ask=lambda *words: True).set_on(True)
"""


def test_what_it_writes_down_starts_it_later(command: Path, tmp_path: Path) -> None:
    """By its own script, which stays where it is when pipx reinstalls the rest."""
    plain = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    subprocess.run([command.parent / "python", "-c", WRITE], env=plain, cwd="/", check=True)
    *started, last = command_in_entry(tmp_path / ".config/autostart/shingleback.desktop")
    assert (started, last) == ([str(command)], "--tray")
    assert started_later([*started, "--version"], tmp_path) == f"Shingleback {__version__}\n"
    due = command_in_unit(tmp_path / ".config/systemd/user/shingleback-due.service")
    assert started_later(due, tmp_path) == "No backup is due.\n"


def test_the_wheel_has_the_version_of_the_program(command: Path) -> None:
    assert output_of(command, "--version") == f"Shingleback {__version__}\n"


def test_the_installed_program_finds_its_resources(command: Path) -> None:
    assert "shingled drive (SMR)" in output_of(command, "identify", "--model", "ST8000AS0002")


def test_the_installed_program_knows_how_it_was_installed_and_where_to_report(command: Path, tmp_path: Path) -> None:
    assert urls()["Issues"] in output_of(command, "report", "--output", str(tmp_path / "report.txt"))
    report = (tmp_path / "report.txt").read_text()
    assert "Installed: wheel" in report
    assert "\n  PySide6_Essentials " in report
