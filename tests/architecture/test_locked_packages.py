"""PySide6 6.12.0 loses a reference with every signal on Python below 3.12, and aborts after some minutes."""

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "packaging" / "lock").glob("*.txt"))
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
BROKEN = "6.12.0"
OF_QT = {"pyside6", "pyside6-essentials", "pyside6-addons", "shiboken6"}


def on(python: str) -> dict[str, str]:
    return {"python_version": python, "python_full_version": f"{python}.0"}


def locked(lock: Path, python: str) -> dict[str, str]:
    """The versions that are installed on a Python, by package name."""
    lines = [line for line in lock.read_text().splitlines() if line and not line.startswith((" ", "#", "-"))]
    requirements = [Requirement(line.rstrip("\\ ")) for line in lines]
    return {
        one.name.lower(): str(one.specifier).removeprefix("==")
        for one in requirements
        if one.marker is None or one.marker.evaluate(on(python))
    }


def requirements(python: str) -> list[Requirement]:
    """The Qt requirements of pyproject.toml for a Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    requirements = [Requirement(line) for line in project["dependencies"]]
    return [
        one
        for one in requirements
        if one.name.lower() in OF_QT and (one.marker is None or one.marker.evaluate(on(python)))
    ]


def test_there_are_lock_files() -> None:
    assert {lock.name for lock in LOCKS} >= {"run.txt", "dev.txt"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_the_broken_qt_is_not_installed_on_an_old_python(lock: Path) -> None:
    versions = {name: version for name, version in locked(lock, "3.11").items() if name in OF_QT}

    assert versions.keys() >= {"pyside6-essentials", "shiboken6"}
    assert BROKEN not in versions.values()


def test_the_project_excludes_the_broken_qt_on_an_old_python() -> None:
    (requirement,) = requirements("3.11")

    assert not requirement.specifier.contains(BROKEN)
    assert requirement.specifier.contains("6.11.3")


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_python_gets_one_qt_that_the_project_allows(lock: Path, python: str) -> None:
    (requirement,) = requirements(python)
    version = locked(lock, python)[requirement.name.lower()]

    assert requirement.specifier.contains(version)


def test_essentials_are_enough() -> None:
    assert {one.name.lower() for python in PYTHONS for one in requirements(python)} == {"pyside6-essentials"}
