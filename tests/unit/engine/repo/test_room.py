"""How much fits, for every filesystem."""

from dataclasses import replace

from shingleback.domain.care.types import BtrfsSpace, RoomLimit
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


def test_a_drive_that_can_hold_no_more_files_is_full() -> None:
    room = room_of(replace(PLAIN, files=1_000_000, free_files=9_000))
    assert (room.fits_bytes, room.limit, room.fits_files) == (0, RoomLimit.INODES, 0)
    assert "more files" in care.room(room.limit, room.fits_bytes)


def test_how_many_files_fit_is_known_where_their_number_has_a_limit() -> None:
    assert room_of(replace(PLAIN, files=1_000_000, free_files=30_000)).fits_files == 20_000
    assert room_of(PLAIN).fits_files is None


def test_space_for_content_is_nothing_without_space_for_metadata() -> None:
    full = replace(BTRFS, allocated_bytes=1000 * GB, metadata_free_bytes=10_000_000)
    room = room_of(replace(PLAIN, btrfs=full))
    assert (room.fits_bytes, room.limit) == (0, RoomLimit.METADATA)


def test_what_others_have_written_on_btrfs_and_has_no_place_yet_takes_room_too() -> None:
    """Neither statvfs nor the space in block groups counts it."""
    waiting = replace(BTRFS, unplaced_bytes=40 * GB)
    assert room_of(replace(PLAIN, btrfs=waiting)).fits_bytes == 210 * GB
    assert room_of(replace(PLAIN, btrfs=replace(BTRFS, unplaced_bytes=400 * GB))).fits_bytes == 0


def test_btrfs_is_believed_where_it_counts_less_than_statvfs() -> None:
    assert room_of(replace(PLAIN, btrfs=BTRFS)).fits_bytes == 250 * GB
    tied_up = replace(BTRFS, data_free_bytes=0, unusable_bytes=100 * GB)
    assert room_of(replace(PLAIN, btrfs=tied_up)).fits_bytes == 150 * GB


def test_a_zoned_drive_keeps_more_free_long_before_it_turns_read_only() -> None:
    room = room_of(replace(PLAIN, is_zoned=True, btrfs=BTRFS))
    assert (room.fits_bytes, room.limit) == (150 * GB, RoomLimit.ZONES)
