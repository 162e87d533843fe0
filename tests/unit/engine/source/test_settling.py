"""Changes without a timestamp of their own: through memory maps, and by a write in progress."""

import mmap
import os
import threading
import time
from pathlib import Path

from shingleback.engine.source.reader import settle
from tests.helpers.memory import on_disk  # noqa: F401 (a fixture)
from tests.helpers.workshop import Workshop

LARGE_BYTES = 256 << 20


def test_a_change_through_memory_is_found_though_the_page_was_changed_before_it_was_read(
    workshop: Workshop, own_place: Path
) -> None:
    file, drive = workshop.source / "database", own_place / "drive"
    file.write_bytes(b"a" * mmap.PAGESIZE)
    with file.open("r+b") as opened, mmap.mmap(opened.fileno(), 0) as mapped:
        mapped[0] = ord("b")
        workshop.backup(destination=drive)
        mapped[0] = ord("c")

        workshop.backup(destination=drive)

        assert (drive / "source" / "database").read_bytes() == mapped[:]


def test_a_change_through_memory_is_found_in_a_file_that_was_renamed_before(
    workshop: Workshop, own_place: Path
) -> None:
    file, drive = workshop.source / "database", own_place / "drive"
    file.write_bytes(b"a" * mmap.PAGESIZE)
    before = file.stat()
    workshop.backup(destination=drive)
    with file.open("r+b") as opened, mmap.mmap(opened.fileno(), 0) as mapped:
        mapped[0] = ord("a")
        os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
        renamed = file.rename(workshop.source / "renamed")
        assert workshop.backup(destination=drive).renamed.files == 1
        mapped[0] = ord("c")

        workshop.backup(destination=drive)

        assert (drive / "source" / renamed.name).read_bytes() == mapped[:]


def test_settling_a_file_waits_for_a_write_in_progress(tmp_path: Path) -> None:
    file = tmp_path / "disk image"
    with file.open("wb") as opened:
        opened.truncate(LARGE_BYTES)
    fd = os.open(file, os.O_RDWR)
    before_ns = os.fstat(fd).st_ctime_ns
    writer = threading.Thread(target=os.pwrite, args=(fd, b"n" * LARGE_BYTES, 0))
    writer.start()
    while (seen_ns := os.fstat(fd).st_ctime_ns) == before_ns:
        time.sleep(0)

    settle(fd, seen_ns)
    last = os.pread(fd, 1, LARGE_BYTES - 1)

    assert (last, os.fstat(fd).st_ctime_ns) == (b"n", seen_ns)
    writer.join()
    os.close(fd)


def test_a_file_unchanged_for_long_is_not_settled(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_bytes(b"a" * mmap.PAGESIZE)
    with file.open("r+b") as opened, mmap.mmap(opened.fileno(), 0) as mapped:
        mapped[0] = ord("b")
        changed_ns = os.fstat(opened.fileno()).st_ctime_ns

        settle(opened.fileno(), changed_ns - 3600 * 10**9)
        mapped[0] = ord("c")

        assert os.fstat(opened.fileno()).st_ctime_ns == changed_ns
