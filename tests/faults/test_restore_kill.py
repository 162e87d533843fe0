"""A restore that is killed at any moment goes on where it was: nothing wrong, nothing given back twice."""

import contextlib
import os
import random
import subprocess
import time
from itertools import count
from pathlib import Path

import pytest

from tests.helpers import program
from tests.helpers.trees import make_odd_tree, snapshot, without_special, write

_SUITE_SHARE = 60  # of --kills


def files_in(target: Path) -> dict[str, int]:
    """With the numbers of their inodes."""
    return {
        f"{folder}/{name}": os.stat(name, dir_fd=fd, follow_symlinks=False).st_ino
        for folder, _, names, fd in os.fwalk(target)
        for name in names
    }


def test_a_restore_that_is_killed_goes_on(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    source, drive, targets = tmp_path / "source", tmp_path / "drive", iter(tmp_path / f"{n}" for n in count())
    chance = random.Random("restore")
    make_odd_tree(source)
    for number in range(700):  # enough for a process that writes small files
        content = chance.randbytes(chance.randrange(40_000))
        write(source / f"folder {number % 20}" / "within" / f"file {number}", content)
    drive.mkdir()
    program.run("backup", source, drive, check=1)  # what cannot be copied, as pipes, is left out
    began_s = time.monotonic()
    program.run("restore", drive, "--to", next(targets), "--special-permissions", check=0)
    whole_s = time.monotonic() - began_s

    kills = max(5, request.config.getoption("--kills") // _SUITE_SHARE)
    target, killed = next(targets), 0
    while killed < kills:
        target.mkdir(exist_ok=True)
        there = files_in(target)
        with program.running("restore", drive, "--to", target, "--special-permissions", is_looked_at=True) as process:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(chance.uniform(0.3, 1.0) * whole_s)
            is_whole = process.returncode == 0
        now = files_in(target)
        assert {path: now.get(path) for path in there} == there  # none was made a second time
        killed += not is_whole
        if is_whole:
            assert snapshot(target / "source") == without_special(snapshot(source))
            target = next(targets)
    program.run("restore", drive, "--to", target, "--special-permissions", check=0)

    assert snapshot(target / "source") == without_special(snapshot(source))
