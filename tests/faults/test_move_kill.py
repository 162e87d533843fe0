"""A move that is killed at any moment continues: nothing is wrong, and files in their place are not copied again."""

import contextlib
import os
import random
import subprocess
import time
from pathlib import Path

import pytest

from shingleback.cloning.move_target import UNFINISHED
from shingleback.engine.repo import layout
from tests.helpers import program
from tests.helpers.trees import Thing, make_odd_tree, snapshot, write

_SUITE_SHARE = 60  # of --kills
_OFTEN = ("--checkpoint", "400000,60,0.2")


def places(target: Path) -> dict[bytes, int]:
    """The files in their place, with their inode numbers."""
    inodes: dict[bytes, int] = {}
    for folder, _, names, fd in os.fwalk(os.fsencode(target)):
        for name in names:
            if b"/incoming" not in folder and b"/manifest" not in folder:
                path = (folder + b"/" + name).replace(UNFINISHED, layout.HOME)
                inodes[path] = os.stat(name, dir_fd=fd, follow_symlinks=False).st_ino
    return {path: inode for path, inode in inodes.items() if layout.HOME not in path or b"/versions/" in path}


def next_target(targets: Path) -> Path:
    return targets / f"target {len(list(targets.iterdir()))}"


def copies(backup: Path) -> tuple[dict[bytes, Thing], dict[bytes, Thing]]:
    """What a backup has of the current source, and of earlier versions."""
    return snapshot(backup / "source"), snapshot(backup / ".shingleback" / "versions", times=False)


def without_privileges(copied: tuple[dict[bytes, Thing], ...]) -> tuple[dict[bytes, Thing], ...]:
    """Bits that may give a program more rights are in the manifest only, since the old drive may come from somebody
    else.
    """
    return tuple({path: _without_privileges(entry) for path, entry in copied_tree.items()} for copied_tree in copied)


def _without_privileges(entry: Thing) -> Thing:
    mode = entry.mode & ~0o6000 if entry.kind == "-" else entry.mode
    ordinary = {name: value for name, value in entry.xattrs.items() if not name.startswith(("trusted.", "security."))}
    return entry._replace(mode=mode, xattrs=ordinary)


def test_a_killed_move_continues(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    source, old, targets = tmp_path / "source", tmp_path / "old", tmp_path / "new"
    chance = random.Random("move")
    make_odd_tree(source)
    for number in range(300):
        write(source / f"folder {number % 9}" / "within" / f"file {number}", chance.randbytes(chance.randrange(40_000)))
    old.mkdir()
    targets.mkdir()
    program.run("backup", source, old, check=0)
    for number in range(0, 300, 3):
        (source / f"folder {number % 9}" / "within" / f"file {number}").unlink()
    (source / "folder 1").rename(source / "moved")
    program.run("backup", source, old, check=0)
    before = snapshot(old)
    began_s = time.monotonic()
    program.run("move", old, targets / "whole", *_OFTEN, check=0)
    whole_s = time.monotonic() - began_s

    target, killed, kills = targets / "killed", 0, max(3, request.config.getoption("--kills") // _SUITE_SHARE)
    while killed < kills:
        target.mkdir(exist_ok=True)
        copied_before = places(target)
        with program.running("move", old, target, *_OFTEN, is_looked_at=True) as process:
            with program.kill_with_children(process), contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(chance.uniform(0.3, 1.0) * whole_s)
            is_whole = process.returncode == 0
        now = places(target)
        assert {path: now.get(path) for path in copied_before} == copied_before  # none was copied again
        killed += not is_whole
        if is_whole:
            target, whole_s = next_target(targets), 0.8 * whole_s  # the computer is not as busy as it was
    program.run("move", old, target, *_OFTEN, check=0)

    for backup in targets.iterdir():
        assert copies(backup) == without_privileges(copies(old))
    assert snapshot(old) == before


def test_a_killed_merge_continues(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    chance, targets = random.Random("merge"), tmp_path / "new"
    sources, olds = [tmp_path / name for name in ("one", "two")], [tmp_path / name for name in ("old one", "old two")]
    for source, old in zip(sources, olds, strict=True):
        old.mkdir()
        for turn in range(2):
            for number in range(turn, 200, turn + 1):
                data = chance.randbytes(chance.randrange(40_000))
                write(source / f"folder {number % 9}" / f"file {number}", data)
            program.run("backup", source, old, check=0)
    before = list(map(snapshot, olds))
    targets.mkdir()
    began_s = time.monotonic()
    program.run("move", olds[0], targets / "whole", "--merge", olds[1], *_OFTEN, check=0)
    whole_s = time.monotonic() - began_s

    killed, kills = 0, max(2, request.config.getoption("--kills") // _SUITE_SHARE)
    target = targets / "killed"
    while killed < kills:
        copied_before = places(target) if target.exists() else {}
        with program.running("move", olds[0], target, "--merge", olds[1], *_OFTEN, is_looked_at=True) as process:
            with program.kill_with_children(process), contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(chance.uniform(0.3, 1.0) * whole_s)
            is_whole = process.returncode == 0
        now = places(target) if target.exists() else {}
        assert {path: now.get(path) for path in copied_before} == copied_before  # none was copied again
        killed += not is_whole
        if is_whole:
            target, whole_s = next_target(targets), 0.8 * whole_s  # the computer is not as busy as it was
    program.run("move", olds[1], target, "--merge", olds[0], *_OFTEN, check=0)  # in either order

    for backup in targets.iterdir():
        assert [snapshot(backup / source.name) for source in sources] == list(map(snapshot, sources))
        program.run("verify", backup, check=0)
        assert snapshot(backup / ".shingleback" / "versions", times=False) == snapshot(
            targets / "whole" / ".shingleback" / "versions", times=False
        )
    assert list(map(snapshot, olds)) == before


def test_a_killed_backup_can_be_moved_and_continued(tmp_path: Path) -> None:
    source, old, chance = tmp_path / "source", tmp_path / "old", random.Random("cut")
    often = ("--checkpoint", "100000,10,0.05")
    for number in range(200):
        write(source / f"folder {number % 9}" / f"file {number}", chance.randbytes(chance.randrange(20_000)))
    old.mkdir()
    program.run("backup", source, old, check=0)
    for turn in range(4):
        for number in range(200):
            write(source / f"folder {number % 9}" / f"file {number}", chance.randbytes(chance.randrange(20_000)))
        (source / f"folder {turn}").rename(source / f"moved {turn}")
        with (
            program.running("backup", source, old, *often, is_looked_at=True) as process,
            program.kill_with_children(process),
            contextlib.suppress(subprocess.TimeoutExpired),
        ):
            process.wait(chance.uniform(0.3, 0.8))
        target = tmp_path / f"new {turn}"
        program.run("move", old, target, check=0)
        program.run("verify", target, check=0)
        program.run("backup", source, target, check=0)
        program.run("restore", target, "--to", tmp_path / f"restored {turn}", check=0)
        assert snapshot(tmp_path / f"restored {turn}" / "source") == snapshot(source)
        program.run("backup", source, old, check=0)
