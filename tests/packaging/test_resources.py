"""The program finds its resources in a checkout and in a wheel."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from artifacts.project import version
from shingleback import __version__
from shingleback.store.private_files import resource_path

ROOT = Path(__file__).parents[2]
RESOURCES = sorted(
    str(path.relative_to(ROOT / "resources"))
    for path in (ROOT / "resources").rglob("*.*")
    if path.parent.name != "__pycache__"  # from a test that ran the reader
)
ASK = (
    "import sys; from shingleback.store.private_files import resource_path;"
    " print(*map(resource_path, sys.argv[1:]), sep='\\n')"
)


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
def test_a_checkout_finds_its_resources(name: str) -> None:
    assert resource_path(name) == ROOT / "resources" / name


def test_a_wheel_finds_its_resources(installed: Path) -> None:
    found = [Path(line) for line in output_in(installed, ASK, *RESOURCES).splitlines()]

    assert [path for path in found if not path.is_relative_to(installed)] == []
    assert [path.read_bytes() for path in found] == [(ROOT / "resources" / name).read_bytes() for name in RESOURCES]


def output_in(folder: Path, program: str, *arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-P", "-c", program, *arguments],
        env=os.environ | {"PYTHONPATH": str(folder)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def test_a_wheel_has_every_module_of_the_checkout(installed: Path) -> None:
    assert modules(installed) == modules(ROOT / "app")


def test_a_wheel_has_the_version_and_the_command_of_the_program(installed: Path) -> None:
    (about,) = installed.glob("*.dist-info")
    assert f"Version: {__version__}" in (about / "METADATA").read_text().splitlines()
    assert "shingleback = shingleback.__main__:main" in (about / "entry_points.txt").read_text().splitlines()
    assert version() == __version__


def modules(folder: Path) -> set[Path]:
    """Those of the program; a resource may be a program, too."""
    paths = {path.relative_to(folder) for path in (folder / "shingleback").rglob("*.py")}
    return {path for path in paths if path.parts[1] != "resources"}
