"""The guest, started once for all tests, with the program in its share."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab import image
from tests.lab.guest import Guest, missing_programs

ROOT = Path(__file__).parents[2]
WITHOUT_WINDOW = ("PySide6", "shiboken6", "numpy", "pyqtgraph", "colorama")


@pytest.fixture(scope="session")
def guest(request: pytest.FixtureRequest) -> Iterator[Guest]:
    option = request.config.getoption("--lab")
    if option is None:
        pytest.skip("needs a virtual machine: run with --lab FOLDER")
    missing = missing_programs()
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")
    folder = Path(option).absolute()
    image.build(folder)
    computer = Guest(folder)
    bring_program(computer.share)
    computer.start()
    yield computer
    computer.stop()
    for drive in folder.glob("*.raw"):
        drive.unlink()


def bring_program(share: Path) -> None:
    """The program, and the packages that it needs there: those of the lock, without what only the window needs."""
    for name in ("app", "resources"):
        shutil.rmtree(share / name, ignore_errors=True)
        shutil.copytree(ROOT / name, share / name, ignore=shutil.ignore_patterns("__pycache__"))
    lock = (ROOT / "packaging/lock/run.txt").read_text()
    wanted: list[str] = re.findall(r"^(\S+==[^\s;\\]+)", lock, re.MULTILINE)
    packages = [name for name in wanted if not name.lower().startswith(tuple(map(str.lower, WITHOUT_WINDOW)))]
    stamp = share / "packages.txt"
    if stamp.exists() and stamp.read_text() == "\n".join(packages):
        return
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--upgrade"),
            *("--target", str(share / "packages"), "--only-binary=:all:", "--python-version", "3.13"),
            *("--platform", "manylinux_2_17_x86_64", "--platform", "manylinux_2_28_x86_64"),
            *packages,
        ],
        check=True,
    )
    stamp.write_text("\n".join(packages))
