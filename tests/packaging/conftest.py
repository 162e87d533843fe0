"""What people install, built once for all tests of it."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def with_pip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with pip, of which tests get copies. Making it takes seconds, so all workers share it."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent  # of the folders of all workers
    with open(folder / "made.lock", "wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        made = folder / "made"
        if not made.exists():
            subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True, capture_output=True)
            made.touch()
    return folder / "venv"


@pytest.fixture(scope="session")
def dist(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with wheel, bundle and Debian package. Building takes two minutes, and downloads the tools once."""
    ready = request.config.getoption("--packages")
    if ready is not None:
        return Path(ready).absolute()
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([ROOT / "packaging/build", "--into", folder], check=True)
    return folder
