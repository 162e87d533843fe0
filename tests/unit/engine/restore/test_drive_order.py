"""Files are read in the order of their locations on the drive, a bounded number at a time."""

import errno
import os
import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from shingleback.engine.files import linux
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.restore.drive_order import DriveOrder, DrivePosition, GapFilling, OpenFiles
from tests.helpers.leaks import descriptors
from tests.helpers.loop import mounted
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


@pytest.fixture
def root_fd(tmp_path: Path) -> Iterator[int]:
    fd = os.open(tmp_path, os.O_RDONLY | os.O_DIRECTORY)
    yield fd
    os.close(fd)


def location_in_content(fd: int) -> int:
    """Pretends that each file is located where its content says."""
    return int(os.pread(fd, 100, 0) or b"0")


def no_location(_fd: int) -> int:
    raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))


def position_of(path: bytes) -> DrivePosition | None:
    return DrivePosition(path, (1, int(path.rpartition(b" ")[2]))) if path else None


def in_old(path: bytes) -> bytes | None:
    """Each file has replaced a file of the same name, which is kept in the folder `old`."""
    return b"old/" + path if path else None


@pytest.mark.parametrize("kind", ["ext4", "btrfs"])
def test_files_are_read_in_the_order_of_their_locations(tmp_path: Path, root_fd: int, kind: str) -> None:
    paths = [b"folder %d/file %d" % (number % 3, number) for number in range(30)]
    locations = random.Random(1).sample(range(1, 1000), len(paths))
    for path, location in zip(paths, locations, strict=True):
        write(tmp_path / os.fsdecode(path), b"%d" % location)

    (batch,) = DriveOrder(root_fd, kind, first_place=location_in_content).batches(paths, position_of)

    assert batch == [path for _, path in sorted(zip(locations, paths, strict=True))]


def test_folders_are_listed_in_the_order_of_their_creation(tmp_path: Path, root_fd: int) -> None:
    names = ["c", "a", "d", "b"]
    for name in names:
        write(tmp_path / name / "file 1", b"1")
    visited: list[str] = []

    def record(fd: int) -> int:
        visited.append(Path(os.readlink(f"/proc/self/fd/{fd}")).parent.name)
        return location_in_content(fd)

    paths = [b"%s/file 1" % os.fsencode(name) for name in sorted(names)]
    list(DriveOrder(root_fd, "ext4", first_place=record).batches(paths, position_of))

    assert visited == sorted(names, key=lambda name: (tmp_path / name).stat().st_ino)


def test_on_btrfs_files_are_located_in_the_order_of_writing_and_no_folder_is_listed(
    tmp_path: Path, root_fd: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [b"a/file 3", b"a/file 1", b"b/file 2"]
    for path in paths:
        write(tmp_path / os.fsdecode(path), b"%d" % (10 - int(path[-1:])))
    visited: list[str] = []

    def record(fd: int) -> int:
        visited.append(Path(os.readlink(f"/proc/self/fd/{fd}")).name)
        return location_in_content(fd)

    monkeypatch.delattr(os, "scandir")
    (batch,) = DriveOrder(root_fd, "btrfs", first_place=record).batches(paths, position_of)

    assert visited == ["file 1", "file 2", "file 3"]
    assert batch == [b"a/file 3", b"b/file 2", b"a/file 1"]


def test_many_files_are_opened_before_the_first_is_located(tmp_path: Path, root_fd: int) -> None:
    """To locate a file, btrfs reads its extent tree, which is far away from its inodes."""
    paths = [b"file %d" % number for number in range(1, 11)]
    for path in paths:
        write(tmp_path / os.fsdecode(path), b"%d" % (10 - int(path[5:])))
    open_meanwhile: list[int] = []

    def record(fd: int) -> int:
        open_meanwhile.append(sum(name.startswith(f"{tmp_path}/file ") for name in descriptors().values()))
        return location_in_content(fd)

    list(DriveOrder(root_fd, "btrfs", first_place=record, open_files=OpenFiles(most=4)).batches(paths, position_of))

    assert open_meanwhile == [1, 4, 3, 2, 1, 4, 3, 2, 1, 1]


def test_without_locations_files_are_read_in_the_order_of_writing(tmp_path: Path, root_fd: int) -> None:
    paths = [b"file %d" % number for number in (5, 3, 9, 1)]
    for path in paths:
        write(tmp_path / os.fsdecode(path))

    (batch,) = DriveOrder(root_fd, "exfat", first_place=no_location).batches(paths, position_of)

    assert batch == [b"file 1", b"file 3", b"file 5", b"file 9"]


def test_entries_without_content_and_missing_files_are_returned_too(tmp_path: Path, root_fd: int) -> None:
    write(tmp_path / "file 1", b"700")
    entries = [b"no folder/file 4", b"file 1", b"", b"file 2"]

    (batch,) = DriveOrder(root_fd, "ext4", first_place=location_in_content).batches(entries, position_of)

    assert batch == [b"", b"file 2", b"no folder/file 4", b"file 1"]


def test_kept_files_that_fill_a_gap_between_two_files_are_read_with_them(tmp_path: Path, root_fd: int) -> None:
    blocks = {"file 1": 1, "old/file 3": 2, "old/file 4": 3, "file 2": 4, "file 3": 5, "file 4": 6}
    for name, block in blocks.items():
        write(tmp_path / name, b"%d" % (block * 4096))

    (batch,) = DriveOrder(root_fd, "ext4", first_place=location_in_content).batches(
        [b"file %d" % number for number in range(1, 5)], position_of, in_old
    )

    old = [GapFilling(b"old/file 3"), GapFilling(b"old/file 4")]
    assert batch == [b"file 1", *old, b"file 2", b"file 3", b"file 4"]


def test_a_kept_file_that_leaves_a_gap_or_lies_in_a_large_one_is_not_read(tmp_path: Path, root_fd: int) -> None:
    for name, block in (("file 1", 1), ("old/file 2", 2), ("file 2", 4), ("file 3", 4000), ("old/file 3", 5)):
        write(tmp_path / name, b"%d" % (block * 4096))
    paths = [b"file %d" % number for number in range(1, 4)]

    (batch,) = DriveOrder(root_fd, "ext4", first_place=location_in_content).batches(paths, position_of, in_old)

    assert batch == paths


def test_only_a_bounded_number_of_files_is_held(root_fd: int) -> None:
    taken_files = 0

    def all_files() -> Iterator[bytes]:
        nonlocal taken_files
        while taken_files < 200_000:
            taken_files += 1
            yield b""

    sizes = []
    for batch in DriveOrder(root_fd, "ext4").batches(all_files(), position_of):
        sizes.append(len(batch))
        assert taken_files == sum(sizes)

    assert sum(sizes) == 200_000
    assert max(sizes) <= 1 << 15
    assert sizes[0] == max(sizes)  # a second pass over the same locations would cost more than the sorting


def test_locating_files_can_be_canceled(tmp_path: Path, root_fd: int) -> None:
    def refuse() -> None:
        raise KeyboardInterrupt

    write(tmp_path / "file 1")
    with pytest.raises(KeyboardInterrupt):
        next(DriveOrder(root_fd, "ext4", refuse).batches([b"file 1"], position_of))


def test_a_catalog_knows_where_the_replaced_content_of_a_file_is_kept(workshop: Workshop) -> None:
    for content in (b"first", b"second"):
        write(workshop.source / "letter", content)
        write(workshop.source / "unchanged", b"content")
        workshop.backup()

    with closing(Catalog(bytes(workshop.destination))) as catalog:
        catalog.turn_to_newest()
        replaced = {
            name: catalog.replaced_place(b"source/" + name, indexed_file)
            for _, _, row in catalog.index.walk()
            for name, indexed_file in row.files().items()
        }

    assert replaced.pop(b"unchanged") is None
    assert (workshop.destination / os.fsdecode(replaced[b"letter"] or b"")).read_bytes() == b"first"


@pytest.mark.device
@pytest.mark.parametrize("kind", ["ext4", "btrfs", "xfs"])
def test_a_real_filesystem_reports_locations(tmp_path: Path, kind: str) -> None:
    with mounted(kind, tmp_path, size_mb=400) as point:
        paths = [b"folder %d/file %d" % (number % 4, number) for number in range(200)]
        random.Random(2).shuffle(paths)
        for path in paths:
            write(point / os.fsdecode(path), random.Random(3).randbytes(8000))
        os.sync()
        fd = os.open(point, os.O_RDONLY | os.O_DIRECTORY)
        try:
            (batch,) = DriveOrder(fd, kind).batches(sorted(paths), position_of)
        finally:
            os.close(fd)
        path_batch = [path for path in batch if isinstance(path, bytes)]
        locations = [location_of(point / os.fsdecode(path)) for path in path_batch]

    assert sorted(path_batch) == sorted(paths)
    assert locations == sorted(locations)
    assert path_batch != sorted(paths)


def location_of(path: Path) -> int:
    with path.open("rb") as file:
        return linux.extents(file.fileno(), 0, 8000)[0][0]
