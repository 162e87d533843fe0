"""The virtual environment contains what the lock file says, and is made again when that no longer holds."""

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from checkout.terminal import SetupError
from checkout.venv import Venv
from tests.packaging.wheels import copy_of, make_wheel, only_from


@pytest.fixture
def venv(tmp_path: Path, with_pip: Path) -> Venv:
    """An empty environment. Its lock files require `sun`, and for tests also `moon`."""
    for name in ("locks", "wheels"):
        (tmp_path / name).mkdir()
    venv = Venv(copy_of(with_pip, tmp_path / "venv"), tmp_path / "locks", offline(tmp_path))
    sun = make_wheel(tmp_path / "wheels", "sun", {"sun.py": "LIGHT = 'day'\n"})
    moon = make_wheel(tmp_path / "wheels", "moon", {"moon.py": "LIGHT = 'night'\n"})
    (venv.locks / "run.txt").write_text(sun)
    (venv.locks / "dev.txt").write_text(sun + moon)
    return venv


def offline(folder: Path) -> dict[str, str]:
    return os.environ | only_from(folder / "wheels")


def has(venv: Venv, module: str) -> bool:
    return subprocess.run([venv.python, "-c", f"import {module}"], check=False, capture_output=True).returncode == 0


def test_the_environment_is_kept_until_the_lock_or_its_python_changes(venv: Venv, tmp_path: Path) -> None:
    """An environment that is ready for the program lacks something for tests."""
    venv.make_ready("run")
    assert has(venv, "sun")
    assert not has(venv, "moon")
    assert venv.is_ready("run")
    assert not venv.is_ready("dev")

    with open(venv.locks / "run.txt", "a") as lock:
        lock.write(make_wheel(tmp_path / "wheels", "stars", {"stars.py": ""}))
    assert not venv.is_ready("run")
    venv.make_ready("run")
    assert has(venv, "stars")

    with_its_python_gone(venv)
    assert not venv.is_ready("run")


def with_its_python_gone(venv: Venv) -> None:
    venv.python.unlink()
    venv.python.symlink_to("/nowhere/python3")


@pytest.mark.long
def test_a_missing_environment_is_made(venv: Venv, tmp_path: Path) -> None:
    new = Venv(tmp_path / "new", venv.locks, venv.environment)
    assert not new.is_ready("run")
    new.make_ready("run")
    assert new.is_ready("run")
    assert has(new, "sun")


def test_a_package_with_other_content_than_the_locked_one_is_refused(venv: Venv, tmp_path: Path) -> None:
    make_wheel(tmp_path / "wheels", "sun", {"sun.py": "LIGHT = 'of a stranger'\n"})
    with pytest.raises(SetupError):
        venv.make_ready("run")
    assert not venv.is_ready("run")
    assert not has(venv, "sun")


def test_a_package_with_an_unknown_hash_is_refused(venv: Venv) -> None:
    (venv.locks / "run.txt").write_text("sun==1\n")
    with pytest.raises(SetupError):
        venv.make_ready("run")


def test_an_environment_for_tests_is_ready_for_the_program(venv: Venv) -> None:
    venv.make_ready("dev")
    assert venv.is_ready("run")


def test_the_environment_is_made_again_when_its_python_is_gone(venv: Venv) -> None:
    with_its_python_gone(venv)
    venv.make_ready("run")
    assert venv.is_ready("run")
    assert has(venv, "sun")


def test_a_failed_installation_is_repeated(venv: Venv, tmp_path: Path) -> None:
    (tmp_path / "wheels/sun-1-py3-none-any.whl").rename(tmp_path / "elsewhere")
    with pytest.raises(SetupError):
        venv.make_ready("run")
    (tmp_path / "elsewhere").rename(tmp_path / "wheels/sun-1-py3-none-any.whl")
    venv.make_ready("run")
    assert has(venv, "sun")


def test_only_one_of_two_processes_makes_the_environment(venv: Venv, capfd: pytest.CaptureFixture[str]) -> None:
    with ThreadPoolExecutor() as both:
        for done in [both.submit(venv.make_ready, lock) for lock in ("run", "run")]:
            done.result()
    assert capfd.readouterr().err.count("Setting up") == 1
