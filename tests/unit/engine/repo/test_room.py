"""How much more fits on a drive, for each filesystem."""

from msgspec.structs import replace

from shingleback.domain.care.room import BtrfsSpace, RoomLimit
from shingleback.engine.repo.abilities import Space, room_of
from shingleback.messages import care

GB = 10**9
PLAIN = Space(total_bytes=1000 * GB, free_bytes=300 * GB)
BTRFS = BtrfsSpace(
    total_bytes=1000 * GB, allocated_bytes=800 * GB, data_free_bytes=100 * GB, metadata_free_bytes=5 * GB
)


def test_a_reserve_stays_free() -> None:
    room = room_of(PLAIN)
    assert (room.fits_bytes, room.limit) == (250 * GB, RoomLimit.SPACE)
    assert room_of(replace(PLAIN, free_bytes=10 * GB)).fits_bytes == 0


def test_a_drive_without_free_inodes_is_full() -> None:
    room = room_of(replace(PLAIN, files=1_000_000, free_files=9_000))
    assert (room.fits_bytes, room.limit, room.fits_files) == (0, RoomLimit.INODES, 0)
    assert "more files" in care.room(room.limit, room.fits_bytes)


def test_the_number_of_files_that_fit_is_known_where_inodes_are_limited() -> None:
    assert room_of(replace(PLAIN, files=1_000_000, free_files=30_000)).fits_files == 20_000
    assert room_of(PLAIN).fits_files is None


def test_nothing_fits_without_free_space_for_metadata() -> None:
    full = replace(BTRFS, allocated_bytes=1000 * GB, metadata_free_bytes=10_000_000)
    room = room_of(replace(PLAIN, btrfs=full))
    assert (room.fits_bytes, room.limit) == (0, RoomLimit.METADATA)


def test_unallocated_writes_of_others_on_btrfs_reduce_the_room() -> None:
    """Neither statvfs nor the space in block groups counts it."""
    waiting = replace(BTRFS, unplaced_bytes=40 * GB)
    assert room_of(replace(PLAIN, btrfs=waiting)).fits_bytes == 210 * GB
    assert room_of(replace(PLAIN, btrfs=replace(BTRFS, unplaced_bytes=400 * GB))).fits_bytes == 0


def test_the_lower_of_the_figures_of_btrfs_and_statvfs_counts() -> None:
    assert room_of(replace(PLAIN, btrfs=BTRFS)).fits_bytes == 250 * GB
    tied_up = replace(BTRFS, data_free_bytes=0, unusable_bytes=100 * GB)
    assert room_of(replace(PLAIN, btrfs=tied_up)).fits_bytes == 150 * GB


def test_a_zoned_drive_keeps_a_larger_reserve() -> None:
    room = room_of(replace(PLAIN, is_zoned=True, btrfs=BTRFS))
    assert (room.fits_bytes, room.limit) == (150 * GB, RoomLimit.ZONES)
