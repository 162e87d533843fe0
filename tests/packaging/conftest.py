"""What people install, built once for all tests of it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def with_pip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with pip, from which tests get copies, since making one takes seconds."""
    folder = tmp_path_factory.mktemp("made") / "venv"
    subprocess.run([sys.executable, "-m", "venv", folder], check=True, capture_output=True)
    return folder


@pytest.fixture(scope="session")
def dist(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with wheel, bundle and Debian package. Building takes two minutes, and downloads the tools once."""
    ready = request.config.getoption("--packages")
    if ready is not None:
        return Path(ready).absolute()
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([ROOT / "packaging/build", "--into", folder], check=True)
    return folder
