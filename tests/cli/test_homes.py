"""A home that is no folder of the user's: one sentence, or the home in the list of users. Nothing is made elsewhere."""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.helpers.program import PROGRAM, command, environment
from tests.helpers.trees import write

NOBODY = 65534
LISTED_HOME = """
import pwd, runpy
entry = pwd.getpwuid(0)
pwd.getpwuid = lambda _uid: pwd.struct_passwd((*entry[:5], {home!r}, entry[6]))
runpy.run_module("shingleback", run_name="__main__", alter_sys=True)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The working directory."""
    write(tmp_path / "source" / "letter", b"letter")
    (tmp_path / "drive").mkdir()
    (tmp_path / "working").mkdir()
    return tmp_path


def run_at_home(
    folder: Path, home: str, *arguments: str | Path, program: Sequence[str] = PROGRAM
) -> subprocess.CompletedProcess[str]:
    """Run the program with this HOME, which alone says where its files are."""
    variables = {name: value for name, value in environment().items() if not name.startswith("XDG_")}
    whole, cwd = command(*arguments, program=program), folder / "working"
    return subprocess.run(whole, env=variables | {"HOME": home}, cwd=cwd, capture_output=True, text=True, check=False)


def back_up(folder: Path, home: str) -> subprocess.CompletedProcess[str]:
    return run_at_home(folder, home, "backup", folder / "source", folder / "drive")


@pytest.mark.parametrize("home", ["relative", "", "~", "./here", "../source"])
def test_a_home_that_is_no_absolute_path_is_the_one_in_the_list_of_users(folder: Path, home: str) -> None:
    (folder / "home").mkdir()
    listed = ("-c", LISTED_HOME.format(home=str(folder / "home")))

    done = run_at_home(folder, home, "backup", folder / "source", folder / "drive", program=listed)

    assert done.returncode == 0, done.stderr
    assert (folder / "home/.local/state/shingleback").is_dir()
    assert list((folder / "working").iterdir()) == []
    assert os.listdir(folder / "source") == ["letter"]


@pytest.mark.parametrize("is_file", [False, True])
def test_a_home_that_is_missing_is_named_and_not_made(folder: Path, *, is_file: bool) -> None:
    home = folder / "home"
    if is_file:
        home.touch()

    done = back_up(folder, str(home))

    assert done.returncode == 70
    assert f"{home}, where Shingleback keeps" in done.stderr or f"permission to write to {home}, where" in done.stderr
    assert "Traceback" not in done.stderr
    assert not home.is_dir()


def test_reading_a_drive_needs_no_home(folder: Path) -> None:
    (folder / "mine").mkdir()
    assert back_up(folder, str(folder / "mine")).returncode == 0

    done = run_at_home(folder, str(folder / "missing"), "restore", folder / "drive", "--to", folder / "restored")

    assert done.returncode == 0, done.stderr
    assert (folder / "restored/source/letter").read_bytes() == b"letter"
    assert not (folder / "missing").exists()


def test_root_leaves_nothing_in_the_home_of_another_user(folder: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("needs root, to make a home for another user")
    home = folder / "home"
    home.mkdir()
    os.chown(home, NOBODY, NOBODY)

    done = back_up(folder, str(home))

    assert done.returncode != 0
    assert f"{home} belongs to another user" in done.stderr
    assert list(home.iterdir()) == []
