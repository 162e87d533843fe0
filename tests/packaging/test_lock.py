"""The lock files: the packages for the program and its tests."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PYTHONS = ("3.11", "3.12", "3.13")
LOCKS = ("run", "dev", "package")


def locked(name: str) -> dict[str, list[str]]:
    """The content of a lock file: each requirement, and its hashes."""
    text = (ROOT / f"packaging/lock/{name}.txt").read_text()
    lines = text.replace("\\\n", " ").splitlines()
    return {line.split(" --hash")[0].strip(): re.findall(r"--hash=sha256:([0-9a-f]{64})", line) for line in lines}


def versions(name: str, python: str) -> dict[str, str]:
    """The versions that a lock file gives a Python on Linux."""
    environment = {"python_version": python, "python_full_version": f"{python}.0"}
    requirements = [Requirement(line) for line in locked(name)]
    chosen = [one for one in requirements if one.marker is None or one.marker.evaluate(environment)]
    return {canonicalize_name(one.name): str(one.specifier).removeprefix("==") for one in chosen}


def requirements(python: str, name: str) -> list[Requirement]:
    """The requirements of pyproject.toml for a lock file."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    texts = project["project"]["dependencies"] + project["dependency-groups"].get(name, [])
    requirements = [Requirement(text) for text in texts]
    return [one for one in requirements if one.marker is None or one.marker.evaluate({"python_version": python})]


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("name", LOCKS)
def test_each_requirement_is_locked_to_an_allowed_version(name: str, python: str) -> None:
    pinned = versions(name, python)
    for requirement in requirements(python, name):
        assert pinned[canonicalize_name(requirement.name)] in requirement.specifier, requirement


@pytest.mark.parametrize("name", ["dev", "package"])
def test_tests_and_bundles_use_the_same_packages_as_the_program(name: str) -> None:
    in_tests = locked(name)
    for line, hashes in locked("run").items():
        requirement = Requirement(line)
        twins = [other for other in in_tests if canonicalize_name(Requirement(other).name) == requirement.name]
        assert any(in_tests[twin] == hashes for twin in twins), line


@pytest.mark.parametrize("name", LOCKS)
def test_each_package_has_a_hash(name: str) -> None:
    assert all(locked(name).values())


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("name", LOCKS)
def test_only_the_essentials_of_qt_are_installed(name: str, python: str) -> None:
    pinned = versions(name, python)
    assert "pyside6-essentials" in pinned
    assert not {"pyside6", "pyside6-addons"} & pinned.keys()
