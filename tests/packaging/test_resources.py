"""What comes with the program is found in a checkout and in a wheel alike."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from shingleback.store.paths import resource_path

ROOT = Path(__file__).parents[2]
RESOURCES = sorted(str(path.relative_to(ROOT / "resources")) for path in (ROOT / "resources").rglob("*.*"))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which a wheel of this checkout is unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(folder / "site")
    return folder / "site"


@pytest.mark.parametrize("name", RESOURCES)
def test_a_checkout_finds_it(name: str) -> None:
    assert resource_path(name) == ROOT / "resources" / name


@pytest.mark.parametrize("name", RESOURCES)
def test_a_wheel_finds_its_own(name: str, installed: Path) -> None:
    ask = f"from shingleback.store.paths import resource_path; print(resource_path({name!r}))"
    environment = os.environ | {"PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", ask], env=environment, check=True, capture_output=True, text=True
    )
    found = Path(done.stdout.strip())
    assert found.is_relative_to(installed)
    assert found.read_bytes() == (ROOT / "resources" / name).read_bytes()


def test_a_wheel_has_every_module_of_the_checkout(installed: Path) -> None:
    assert modules(installed) == modules(ROOT / "app")


def modules(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for path in (folder / "shingleback").rglob("*.py")}
