"""Holes are hashed as zeros, and never read, neither from the source nor from the drive."""

import errno
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from blake3 import blake3

from shingleback.engine.restore.new_file import NewFile
from shingleback.engine.source import hole_digests, reader
from shingleback.engine.source.reader import hash_zeros, hasher_of
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Progress
from tests.helpers.controls import StopsWhen
from tests.helpers.workshop import Clock, Workshop

HOLE_BYTES = 96 << 20
MAX_READ_BYTES = 8 << 20


def write_sparse(path: Path) -> None:
    """Data at the beginning and in the middle, and a hole up to an odd end."""
    with open(path, "wb") as file:
        file.write(b"beginning")
        file.seek(HOLE_BYTES // 2)
        file.write(os.urandom(70_000))
        file.seek(HOLE_BYTES)
        file.write(b"end")
        file.truncate(HOLE_BYTES + (1 << 20) + 7)


@pytest.fixture
def read_bytes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of bytes that each read of the source or the drive returned."""
    returned: list[int] = []
    real = os.preadv

    def counted_preadv(fd: int, buffers: Sequence[Any], offset: int, flags: int = 0) -> int:
        returned.append(real(fd, buffers, offset, flags))
        return returned[-1]

    monkeypatch.setattr(os, "preadv", counted_preadv)
    return returned


@pytest.mark.parametrize(
    ("count", "steps"), [(0, 0), (1, 1), (1 << 20, 1), ((3 << 20) + 5, 4), (64 << 20, 1), ((128 << 20) + 5, 3)]
)
def test_a_hole_has_the_hash_of_as_many_zeros(count: int, steps: int) -> None:
    hasher, hashed_bytes = blake3(b"before"), list[int]()
    hash_zeros(hasher, count, hashed_bytes.append)
    assert hasher.digest() == blake3(b"before" + bytes(count)).digest()
    assert (sum(hashed_bytes), len(hashed_bytes)) == (count, steps)


def test_all_processors_hash_long_holes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "sparse"
    threads: list[int] = []
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: {0, 1, 2})

    def record_threads(max_threads: int) -> None:
        threads.append(max_threads)

    monkeypatch.setattr(reader, "blake3", record_threads)
    write_sparse(path)
    hasher_of(path.stat())
    os.truncate(path, 2 << 30)
    hasher_of(path.stat())
    assert threads == [1, 3]


def test_no_backup_verification_or_restore_reads_a_hole(workshop: Workshop, read_bytes: list[int]) -> None:
    path = workshop.source / "sparse"
    write_sparse(path)
    digest = blake3(path.read_bytes()).digest()

    assert workshop.backup().copied.files == 1
    path.chmod(0o640)  # changes the ctime, so its content is compared
    assert workshop.backup().copied.files == 0
    path = path.rename(path.with_name("renamed"))
    assert workshop.backup().renamed.files == 1
    os.link(path, path.with_name("further name"))
    assert workshop.backup().outcome == "done"
    assert workshop.verify().outcome == "done"
    result, target = workshop.restore()

    assert result.outcome == "done"
    restored = target / "source" / "renamed"
    assert sum(read_bytes) < MAX_READ_BYTES
    assert restored.stat().st_blocks * 512 < MAX_READ_BYTES
    assert blake3(restored.read_bytes()).digest() == digest


@pytest.fixture
def hole_clock(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of the workshop, which passes by a second for each GiB of a hole."""
    clock, real_zeros = workshop.clock, hash_zeros

    def timed_zeros(hasher: blake3, count: int, on_hashed: Callable[[int], object]) -> None:
        def note(step: int) -> None:
            clock.seconds += step / (1 << 30)
            on_hashed(step)

        real_zeros(hasher, count, note)

    monkeypatch.setattr(hole_digests, "hash_zeros", timed_zeros)
    return clock


@pytest.mark.usefixtures("hole_clock")
def test_a_long_hole_shows_its_progress_and_the_time_left(workshop: Workshop) -> None:
    path = workshop.source / "disk.img"
    path.write_bytes(b"boot sector")
    os.truncate(path, 3 << 30)

    assert workshop.backup().outcome == "done"

    shown = [event for event in workshop.events if isinstance(event, Progress) and event.hole_bytes]
    assert len(shown) >= 20
    assert {event.total_hole_bytes >> 20 for event in shown} == {3071}
    middle = min(shown, key=lambda event: abs(event.hole_bytes - (3 << 29)))
    assert middle.left_low_s is not None
    assert middle.left_high_s is not None
    assert middle.left_low_s < 1.5 < middle.left_high_s < 8


def test_a_run_canceled_in_a_long_hole_is_resumed_after_the_data_before_it(
    workshop: Workshop, hole_clock: Clock
) -> None:
    path = workshop.source / "disk.img"
    path.write_bytes(os.urandom(9 << 20))
    os.truncate(path, 2 << 30)
    with open(path, "ab") as file:
        file.write(b"the end")
    workshop.control = StopsWhen(lambda: hole_clock.seconds > 1)
    assert workshop.backup().outcome == "canceled"

    workshop.control = Unattended()
    result = workshop.backup()

    assert (result.outcome, result.copied.files) == ("done", 1)
    assert result.copied.bytes < 1 << 20
    assert workshop.verify().outcome == "done"


def with_long_hole(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    os.truncate(path, 3 << 30)
    return path


@pytest.mark.parametrize("times", [(5, 5), None], ids=["an earlier time", "touch"])
def test_a_long_hole_is_hashed_once_if_only_the_time_changes(
    workshop: Workshop, hole_clock: Clock, times: tuple[int, int] | None
) -> None:
    path = with_long_hole(workshop.source / "disk.img", b"boot sector")
    workshop.backup()
    hashed_s = hole_clock.seconds
    os.utime(path, times)

    result = workshop.backup()

    assert (result.outcome, result.copied.bytes, result.touched.files) == ("done", 0, 1)
    assert hashed_s > 2.9
    assert hole_clock.seconds - hashed_s < 1


@pytest.mark.parametrize(
    "change",
    [
        lambda file: os.pwrite(file, b"BOOT", 0),
        lambda file: os.pwrite(file, b"in the hole", 1 << 30),
        lambda file: os.pwrite(file, b"\0", 1 << 30),
        lambda file: os.ftruncate(file, (3 << 30) + 1),
    ],
    ids=["other data", "more data", "zeros instead of a hole", "another size"],
)
@pytest.mark.usefixtures("hole_clock")
def test_a_file_with_a_long_hole_that_has_changed_is_hashed_again(
    workshop: Workshop, change: Callable[[int], object]
) -> None:
    path = with_long_hole(workshop.source / "disk.img", b"boot sector")
    workshop.backup()
    with open(path, "rb+") as file:
        change(file.fileno())
    os.utime(path, (5, 5))

    assert workshop.backup().outcome == "done"

    assert workshop.verify().outcome == "done"
    assert (workshop.destination / "source" / "disk.img").stat().st_size == path.stat().st_size
    with open(workshop.destination / "source" / "disk.img", "rb") as copy, open(path, "rb") as file:
        for offset in (0, 1 << 30):
            assert os.pread(copy.fileno(), 20, offset) == os.pread(file.fileno(), 20, offset)


def test_lost_data_of_a_sparse_file_is_found(workshop: Workshop) -> None:
    write_sparse(workshop.source / "sparse")
    workshop.backup()
    copy = workshop.destination / "source" / "sparse"
    times = os.stat(copy)
    with open(copy, "r+b") as file:
        file.truncate(HOLE_BYTES // 2 + 100)
        file.truncate(times.st_size)
    os.utime(copy, ns=(times.st_atime_ns, times.st_mtime_ns))

    assert [item.reason for item in workshop.verify().left_out] == ["damaged"]


def test_content_written_into_a_hole_is_copied(workshop: Workshop) -> None:
    path = workshop.source / "sparse"
    write_sparse(path)
    workshop.backup()
    times = os.stat(path)
    with open(path, "r+b") as file:
        file.seek(HOLE_BYTES // 4)
        file.write(b"no hole any more")
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    assert workshop.backup().copied.files == 1
    assert (
        blake3((workshop.destination / "source" / "sparse").read_bytes()).digest() == blake3(path.read_bytes()).digest()
    )


def test_a_target_that_fills_up_during_a_sparse_file_is_reported_as_full(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_sparse(workshop.source / "sparse")
    workshop.backup()
    original = NewFile.write

    def write(file: NewFile, data: memoryview, offset: int) -> None:
        if offset > HOLE_BYTES // 4:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        original(file, data, offset)

    monkeypatch.setattr(NewFile, "write", write)

    result, target = workshop.restore()

    assert (result.outcome, result.why) == ("drive-full", "target-full")
    assert list((target / "source").iterdir()) == []
