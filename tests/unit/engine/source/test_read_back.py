"""After an error of the drive, files are read back before they are listed."""

import errno
import os

import pytest

from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.source.copy_context import Limits
from tests.helpers.checker import problems
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop


class LyingDisk(RealDisk):
    """Fails once, and from then on reports success but writes zeros for the first `lies` writes."""

    def __init__(self, lies: int) -> None:
        self._has_failed = False
        self._lies = lies

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        if not self._has_failed:
            self._has_failed = True
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        if self._lies:
            self._lies -= 1
            data = memoryview(bytes(len(data)))
        super().write(fd, data, offset)


def test_after_an_error_a_file_is_listed_only_if_it_reads_back_correctly(workshop: Workshop) -> None:
    for number in range(20):
        write(workshop.source / str(number), b"content %d" % number)
    workshop.disk = LyingDisk(lies=10**6)

    result = workshop.backup(limits=Limits(files=5))

    assert (result.outcome, result.durable.files) == ("drive-refused", 0)
    assert problems(workshop.destination) == []


@pytest.mark.parametrize("is_new", [True, False], ids=["in a new folder", "in a known folder"])
def test_after_an_error_a_large_file_is_listed_only_if_it_reads_back_correctly(
    workshop: Workshop, *, is_new: bool
) -> None:
    if not is_new:
        write(workshop.source / "known", b"content")
        workshop.backup()
    write(workshop.source / "large", os.urandom(3 << 20))
    workshop.disk = LyingDisk(lies=10**6)

    result = workshop.backup()

    assert (result.outcome, result.durable.files) == ("drive-refused", 0)
    assert problems(workshop.destination) == []


def test_after_an_error_files_that_read_back_correctly_are_listed(workshop: Workshop) -> None:
    for number in range(20):
        write(workshop.source / str(number), b"content %d" % number)
    write(workshop.source / "large", os.urandom(3_000_000))
    workshop.disk = LyingDisk(lies=0)

    assert workshop.backup(limits=Limits(files=5)).outcome == "done"

    assert contents(workshop.destination / "source") == contents(workshop.source)
    assert problems(workshop.destination) == []


def test_a_backup_is_recognized_by_the_second_backup_file(workshop: Workshop) -> None:
    write(workshop.source / "file", b"content")
    first = workshop.backup()
    (workshop.destination / ".shingleback" / "backup.json").write_bytes(b"\0" * 100)
    write(workshop.source / "file", b"other content")

    second = workshop.backup()

    assert (second.outcome, second.backup) == ("done", first.backup)


def test_an_error_of_the_program_is_not_blamed_on_the_cable(workshop: Workshop) -> None:
    class Odd(RealDisk):
        def sync(self, fd: int) -> None:  # noqa: ARG002 (of the interface)
            raise OSError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))

    write(workshop.source / "file", b"content")
    workshop.disk = Odd()

    assert workshop.backup().why == "internal"

    workshop.disk = RealDisk()
    assert workshop.backup().outcome == "done"
