"""The wheel, installed as pipx does it: into a separate environment, with its command on the PATH."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from goods import wheel
from shingleback import __version__

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


def test_the_wheel_has_the_version_of_the_program(command: Path) -> None:
    assert output_of(command, "--version") == f"Shingleback {__version__}\n"


def test_the_installed_program_finds_its_resources(command: Path) -> None:
    assert "shingled drive (SMR)" in output_of(command, "identify", "--model", "ST8000AS0002")
