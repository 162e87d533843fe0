"""What people install, built once for all tests that look at it."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def dist(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with wheel, bundle and Debian package. It takes two minutes, and some to fetch the tools once."""
    ready = request.config.getoption("--packages")
    if ready is not None:
        return Path(ready).absolute()
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([ROOT / "packaging/build", "--into", folder], check=True)
    return folder
