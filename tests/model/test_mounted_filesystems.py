"""Two filesystems whose files have the same inode numbers, at any of a few mount points before and after a run.

Inode numbers mean nothing across filesystems, and the top folders of all filesystems of one kind have the same number.
"""

import itertools
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from shingleback.devices.mounts import is_within
from tests.helpers.trees import write
from tests.model.whole import Story, quick_folder, state_of

pytestmark = [
    pytest.mark.device,
    pytest.mark.usefixtures("plain_umask"),
    pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to mount filesystems in memory"),
]

_SIZES_BYTES: Final = (110, 1111)
_NOTHING: Final = None
Mounted = tuple[int | None, ...]
"""The number of the filesystem at each point, if there is one."""


def all_ways(points: int) -> list[Mounted]:
    """All ways to mount neither, one or both of them, each at most once."""
    every = itertools.product((_NOTHING, *range(len(_SIZES_BYTES))), repeat=points)
    return [
        arrangement
        for arrangement in every
        if all(arrangement.count(number) <= 1 for number in range(len(_SIZES_BYTES)))
    ]


@contextmanager
def filesystems(folder: Path) -> Iterator[list[Path]]:
    disks: list[Path] = []
    try:
        for number, size_bytes in enumerate(_SIZES_BYTES):
            disk = folder / f"disk {number}"
            disk.mkdir()
            subprocess.run(["mount", "-t", "tmpfs", "none", disk], check=True)
            disks.append(disk)
            write(disk / "a", b"a" * (size_bytes - 10))
            write(disk / "s" / "b", b"%d" % number * 10)
            os.utime(disk / "s" / "b", (0, number))  # files with equal times, too, are read and compared
        assert len({disk.stat().st_ino for disk in disks}) == 1
        yield disks
    finally:
        for disk in disks:
            subprocess.run(["umount", disk], check=True)


@contextmanager
def mounted(source: Path, disks: list[Path], arrangement: Mounted) -> Iterator[None]:
    points = [source / f"point {number}" for number in range(len(arrangement))]
    done: list[Path] = []
    try:
        for point, number in zip(points, arrangement, strict=True):
            point.mkdir(exist_ok=True)
            if number is not None:
                subprocess.run(["mount", "--bind", disks[number], point], check=True)
                done.append(point)
        yield
    finally:
        for point in done:
            subprocess.run(["umount", point], check=True)


def check(folder: Path, disks: list[Path], before: Mounted, after: Mounted) -> None:
    """Each version equals its source; unchanged and moved files aren't sent again; unmounted files aren't called
    deleted: they stay in the version, or the run is refused.
    """
    story = Story(folder, cross_filesystems=True)
    write(story.source / "other", b"other")
    with mounted(story.source, disks, before):
        story.run()
    has_fewer = sum(number is not None for number in after) < sum(number is not None for number in before)
    with mounted(story.source, disks, after):
        if has_fewer:
            result = story.shop.backup(**story.options)
            is_kept = result.why == "source-empty-now" or "away" in [item.reason for item in result.left_out]
            assert (is_kept, result.removed.files) == (True, 0), (before, after)
            if result.version:
                away = [os.fsencode(item.path).partition(b"/")[2] for item in result.left_out]
                (last_state,) = story.states.values()
                kept_entries = {
                    path: entry for path, entry in last_state.items() if any(is_within(path, top) for top in away)
                }
                story.states[result.version] = state_of(story.source) | kept_entries
            story.options["allow_empty"] = True
        result = story.run()
        story.check_copy()
        story.check_versions()
        story.check_nothing_to_do()
    new = sum(_SIZES_BYTES[number] for number in after if number is not None and number not in before)
    assert result.copied.bytes == new, (before, after)
    if all(was in (None, now) for was, now in zip(before, after, strict=True)):
        assert result.renamed.files == 0, (before, after)


def check_all(folder: Path, points: int) -> None:
    with quick_folder(folder) as quick, filesystems(quick) as disks:
        for before, after in itertools.product(all_ways(points), repeat=2):
            case = quick / "case"
            case.mkdir()
            check(case, disks, before, after)
            shutil.rmtree(case)


def test_every_version_is_correct_wherever_two_filesystems_were_mounted(tmp_path: Path) -> None:
    check_all(tmp_path, 2)


@pytest.mark.long
def test_every_version_is_correct_with_three_mount_points(tmp_path: Path) -> None:
    check_all(tmp_path, 3)
