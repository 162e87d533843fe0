"""The guests, each started once for all of its tests, with the program in its share."""

import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab import image
from tests.lab.guest import Guest, missing_programs
from tests.lab.image import DEBIAN_12, DEBIAN_13, Release
from tests.lab.program import ENVIRONMENT, UNPACK

ROOT = Path(__file__).parents[2]
WITHOUT_WINDOW = ("PySide6", "shiboken6", "numpy", "pyqtgraph", "colorama")


@pytest.fixture(scope="session", params=[DEBIAN_13, DEBIAN_12], ids=lambda release: release.suite)
def guest(request: pytest.FixtureRequest) -> Iterator[Guest]:
    release: Release = request.param
    option = request.config.getoption("--lab")
    if option is None:
        pytest.skip("needs a virtual machine: run with --lab FOLDER")
    missing = missing_programs()
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")
    folder = Path(option).absolute() / release.suite
    image.build(folder, release)
    computer = Guest(folder, release)
    bring_program(computer.share, release.python)
    try:
        computer.start()
        computer.run(UNPACK)
        yield computer
    finally:
        computer.stop()
    for drive in folder.glob("*.raw"):
        drive.unlink()


def bring_program(share: Path, python: str) -> None:
    """Brings the program and its packages as one archive, since every file in a share is a separate request."""
    bring_packages(share, python)
    with tarfile.open(share / "program.tar", "w") as archive:
        for name in ("app", "resources", "packaging"):
            archive.add(ROOT / name, name, filter=without_compiled)
        archive.add(share / "packages", ENVIRONMENT, filter=without_compiled)


def without_compiled(member: tarfile.TarInfo) -> tarfile.TarInfo | None:
    return None if member.name.endswith("__pycache__") else member


def bring_packages(share: Path, python: str) -> None:
    """The packages of the lock file, without those that only the window needs."""
    lock = (ROOT / "packaging/lock/run.txt").read_text()
    pinned: list[str] = re.findall(r"^(\S+==[^\s;\\]+)", lock, re.MULTILINE)
    packages = [name for name in pinned if not name.lower().startswith(tuple(map(str.lower, WITHOUT_WINDOW)))]
    stamp = share / "packages.txt"
    if stamp.exists() and stamp.read_text() == "\n".join(packages):
        return
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--upgrade"),
            *("--target", str(share / "packages"), "--only-binary=:all:", "--python-version", python),
            *("--platform", "manylinux_2_17_x86_64", "--platform", "manylinux_2_28_x86_64"),
            *packages,
        ],
        check=True,
    )
    stamp.write_text("\n".join(packages))
