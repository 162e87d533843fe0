"""A restore that is killed at any moment continues where it was: nothing is wrong, and no file is restored twice."""

import os
import random
import subprocess
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from tests.helpers import program
from tests.helpers.patience import wait_until
from tests.helpers.trees import make_odd_tree, snapshot, without_special, write

_SUITE_SHARE = 60  # of --kills
_UNFINISHED = ".restoring-"


def files_in(target: Path) -> dict[str, int]:
    """With their inode numbers; without the file that the killed process was writing, which the next one removes."""
    return {
        f"{folder}/{name}": os.stat(name, dir_fd=fd, follow_symlinks=False).st_ino
        for folder, _, names, fd in os.fwalk(target)
        for name in names
        if _UNFINISHED not in name
    }


def has_restored(process: "subprocess.Popen[str]", target: Path, files: int) -> bool:
    """Whether this many files are restored, or all."""
    return process.poll() is not None or sum(len(names) for _, _, names in os.walk(target)) >= files


def test_a_killed_restore_continues(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    source, drive, targets = tmp_path / "source", tmp_path / "drive", iter(tmp_path / f"{n}" for n in count())
    chance = random.Random("restore")
    make_odd_tree(source)
    for number in range(700):  # enough for a process that writes small files
        content = chance.randbytes(chance.randrange(40_000))
        write(source / f"folder {number % 20}" / "within" / f"file {number}", content)
    drive.mkdir()
    program.run("backup", source, drive, check=0)
    whole = len(files_in(source))

    kills = max(3, request.config.getoption("--kills") // _SUITE_SHARE)
    target, killed = next(targets), 0
    while killed < kills:
        target.mkdir(exist_ok=True)
        restored_files = files_in(target)
        restored_count = chance.randrange(len(restored_files), whole + 1)
        with program.running("restore", drive, "--to", target, "--special-permissions") as process:
            wait_until(partial(has_restored, process, target, restored_count))
        is_whole = process.returncode == 0
        now = files_in(target)
        assert {path: now.get(path) for path in restored_files} == restored_files  # none was restored again
        killed += not is_whole
        if is_whole:
            assert snapshot(target / "source") == without_special(snapshot(source))
            target = next(targets)
    program.run("restore", drive, "--to", target, "--special-permissions", check=0)

    assert snapshot(target / "source") == without_special(snapshot(source))
