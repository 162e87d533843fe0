"""On ext4, files that are written in succession are stored contiguously, whatever their folders."""

import itertools
import os
from pathlib import Path

import pytest

from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.drive.window_size import WindowSize
from shingleback.engine.drive.writeback import ArrangedWindows, GaplessWindows, Windows, WriteAccounting
from shingleback.engine.files import linux
from tests.device.conftest import RealWorkshop
from tests.helpers.loop import mounted

pytestmark = pytest.mark.device

SIZES = [3000, 90_000, 20_000, 200_000, 5000, 66_000, 700_000, 40_000]
FOLDERS = 40
_GAPLESS_BYTES = 600_000_000


def test_files_of_all_sizes_in_many_folders_are_contiguous(on_ext4: RealWorkshop) -> None:
    plain = _jumps(on_ext4, "plain", Windows)
    arranged = _jumps(on_ext4, "arranged", ArrangedWindows)

    assert arranged < plain / 3


def test_a_backup_to_ext4_has_all_contents_and_takes_no_extra_space(on_ext4: RealWorkshop) -> None:
    for number, size in enumerate(SIZES * 3):
        file = on_ext4.source / f"folder {number % 5}" / str(number)
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(os.urandom(size))

    result = on_ext4.backup()

    assert result.outcome == "done"
    for file in on_ext4.source.rglob("*"):
        if file.is_file():
            copy = on_ext4.destination / "source" / file.relative_to(on_ext4.source)
            assert copy.read_bytes() == file.read_bytes()
            assert copy.stat().st_blocks * 512 < file.stat().st_size + 4096


def _jumps(workshop: RealWorkshop, name: str, make: type[Windows]) -> int:
    """How many seeks a drive needs for files in many folders, if it gets them in the order of their positions."""
    windows = make(RealDisk(), WindowSize(), WriteAccounting())
    places = []
    for folder in range(FOLDERS):
        path = workshop.destination / name / str(folder)
        path.mkdir(parents=True)
        for number, size in enumerate(SIZES):
            fd = os.open(path / str(number), os.O_RDWR | os.O_CREAT)
            windows.expect(fd, size)
            os.pwrite(fd, os.urandom(size), 0)
            windows.wrote(os.dup(fd), 0, size, is_last=True)
            places.append(fd)
    windows.drain()
    all_extents = sorted(extent for fd in places for extent in linux.extents(fd, 0, 1 << 20))
    for fd in places:
        os.close(fd)
    return sum(before[0] + before[1] != after[0] for before, after in itertools.pairwise(all_extents))


@pytest.mark.parametrize("size_bytes", [3_000_000, 4_000_000, 50_000_000])
def test_larger_files_leave_no_gaps_between_them(tmp_path: Path, size_bytes: int) -> None:
    """At each gap, a shingled drive full of old data rewrites the rest of a band."""
    gaps = {}
    for make in (ArrangedWindows, GaplessWindows):
        folder = tmp_path / make.__name__
        folder.mkdir()
        with mounted("ext4", folder, 4000) as point:
            gaps[make] = _gaps(point, make, size_bytes)

    assert gaps[GaplessWindows] <= 4  # around the spare superblocks of the filesystem
    assert gaps[ArrangedWindows] >= 2 * gaps[GaplessWindows], gaps


def _gaps(folder: Path, make: type[Windows], size_bytes: int) -> int:
    windows = make(RealDisk(), WindowSize(), WriteAccounting())
    places: list[tuple[int, int]] = []
    for number in range(_GAPLESS_BYTES // size_bytes):
        fd = os.open(folder / str(number), os.O_RDWR | os.O_CREAT)
        windows.expect(fd, size_bytes)
        places += linux.extents(fd, 0, -(-size_bytes // 4096) * 4096)
        os.close(fd)
    return sum(begin + length != after for (begin, length), (after, _) in itertools.pairwise(sorted(places)))
