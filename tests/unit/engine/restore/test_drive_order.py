"""Files are read in the order in which they lie on the drive, a bounded number at a time."""

import errno
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.engine.files import linux
from shingleback.engine.restore.read_order import DriveOrder, DrivePosition
from tests.helpers.loop import mounted
from tests.helpers.trees import write


@pytest.fixture
def root_fd(tmp_path: Path) -> Iterator[int]:
    fd = os.open(tmp_path, os.O_RDONLY | os.O_DIRECTORY)
    yield fd
    os.close(fd)


def told_by_content(fd: int) -> int:
    """As if each file said itself where it lies."""
    return int(os.pread(fd, 100, 0) or b"0")


def not_told(_fd: int) -> int:
    raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))


def sought(path: bytes) -> DrivePosition | None:
    return DrivePosition(path, (1, int(path.rpartition(b" ")[2]))) if path else None


@pytest.mark.parametrize("kind", ["ext4", "btrfs"])
def test_they_come_in_the_order_of_their_places(tmp_path: Path, root_fd: int, kind: str) -> None:
    paths = [b"folder %d/file %d" % (number % 3, number) for number in range(30)]
    places = random.Random(1).sample(range(1, 1000), len(paths))
    for path, place in zip(paths, places, strict=True):
        write(tmp_path / os.fsdecode(path), b"%d" % place)

    (batch,) = DriveOrder(root_fd, kind, first_place=told_by_content).batches(paths, sought)

    assert batch == [path for _, path in sorted(zip(places, paths, strict=True))]


def test_where_places_are_not_told_they_come_as_they_were_written(tmp_path: Path, root_fd: int) -> None:
    paths = [b"file %d" % number for number in (5, 3, 9, 1)]
    for path in paths:
        write(tmp_path / os.fsdecode(path))

    (batch,) = DriveOrder(root_fd, "exfat", first_place=not_told).batches(paths, sought)

    assert batch == [b"file 1", b"file 3", b"file 5", b"file 9"]


def test_what_has_nothing_on_the_drive_and_what_is_missing_come_too(tmp_path: Path, root_fd: int) -> None:
    write(tmp_path / "file 1", b"700")
    things = [b"no folder/file 4", b"file 1", b"", b"file 2"]

    (batch,) = DriveOrder(root_fd, "ext4", first_place=told_by_content).batches(things, sought)

    assert batch == [b"", b"file 2", b"no folder/file 4", b"file 1"]


def test_not_more_than_a_bounded_number_is_held(root_fd: int) -> None:
    taken = 0

    def many() -> Iterator[bytes]:
        nonlocal taken
        while taken < 200_000:
            taken += 1
            yield b""

    sizes = []
    for batch in DriveOrder(root_fd, "ext4").batches(many(), sought):
        sizes.append(len(batch))
        assert taken == sum(sizes)

    assert sum(sizes) == 200_000
    assert max(sizes) <= 1 << 15
    assert sizes[0] < 5_000  # something is read soon


def test_looking_for_places_can_be_ended(tmp_path: Path, root_fd: int) -> None:
    def refuse() -> None:
        raise KeyboardInterrupt

    write(tmp_path / "file 1")
    with pytest.raises(KeyboardInterrupt):
        next(DriveOrder(root_fd, "ext4", refuse).batches([b"file 1"], sought))


@pytest.mark.device
@pytest.mark.parametrize("kind", ["ext4", "btrfs", "xfs"])
def test_a_real_filesystem_tells_its_places(tmp_path: Path, kind: str) -> None:
    with mounted(kind, tmp_path, size_mb=400) as point:
        paths = [b"folder %d/file %d" % (number % 4, number) for number in range(200)]
        random.Random(2).shuffle(paths)
        for path in paths:
            write(point / os.fsdecode(path), random.Random(3).randbytes(8000))
        os.sync()
        fd = os.open(point, os.O_RDONLY | os.O_DIRECTORY)
        try:
            (batch,) = DriveOrder(fd, kind).batches(sorted(paths), sought)
        finally:
            os.close(fd)
        places = [place_of(point / os.fsdecode(path)) for path in batch]

    assert sorted(batch) == sorted(paths)
    assert places == sorted(places)
    assert batch != sorted(paths)


def place_of(path: Path) -> int:
    with path.open("rb") as file:
        return linux.extents(file.fileno(), 0, 8000)[0][0]
