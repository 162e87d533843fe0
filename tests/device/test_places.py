"""Where real filesystems store data, and what the engine counts as streamed or scattered."""

import os

import pytest

from shingleback.engine.drive.writeback import WriteAccounting
from shingleback.engine.files import linux
from shingleback.engine.files.linux import places_of
from tests.device.conftest import RealWorkshop

pytestmark = pytest.mark.device

MIB = 1 << 20


def written(workshop: RealWorkshop, name: str, size: int) -> int:
    """Returns an open file whose data is written out."""
    workshop.destination.mkdir(exist_ok=True)
    fd = os.open(workshop.destination / name, os.O_RDWR | os.O_CREAT)
    os.pwrite(fd, os.urandom(size), 0)
    linux.wait_writeback(fd, 0, size)
    os.fsync(fd)  # btrfs notes the position only after the data is written out, in a separate thread
    return fd


def test_a_linux_filesystem_reports_where_each_byte_of_a_file_is_stored(on_linux: RealWorkshop) -> None:
    fd = written(on_linux, "file", 5 * MIB)
    try:
        whole = linux.extents(fd, 0, 5 * MIB)
        part = linux.extents(fd, MIB + 4096, 4096)
    finally:
        os.close(fd)

    assert sum(length for _, length in whole) == 5 * MIB
    assert [length for _, length in part] == [4096]
    assert any(place <= part[0][0] < place + length for place, length in whole)


def test_a_large_file_counts_as_streamed_and_later_data_is_counted_separately(on_linux: RealWorkshop) -> None:
    accounting = WriteAccounting()
    for name, size in (("large", 6 * MIB), ("small", 9000)):
        fd = written(on_linux, name, size)
        accounting.wrote_out(fd, 0, size)
        os.close(fd)

    totals = accounting.so_far()
    assert totals.streamed_bytes >= 5 * MIB
    assert totals.streamed_bytes + totals.scattered_bytes == 6 * MIB + 9000


def test_on_other_filesystems_each_file_has_a_made_up_or_a_real_position(on_others: RealWorkshop) -> None:
    fds = [written(on_others, str(number), 3 * 4096) for number in range(2)]
    try:
        file_places = [places_of(fd, 4096, 4096) for fd in fds]
    finally:
        for fd in fds:
            os.close(fd)

    assert [sum(length for _, length in places) for places in file_places] == [4096, 4096]
    assert file_places[0] != file_places[1]


def test_the_reads_of_the_engine_are_counted(on_linux: RealWorkshop) -> None:
    fd = written(on_linux, "file", 2 * MIB)
    try:
        os.fsync(fd)
        os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
        before = linux.bytes_read()
        os.pread(fd, 2 * MIB, 0)
    finally:
        os.close(fd)

    assert linux.bytes_read() - before >= 2 * MIB
