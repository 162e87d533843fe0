"""Files on a drive pulled during reading are not reported as damaged, even while the kernel still shows the drive."""

import errno
import os
from collections.abc import Callable, Iterator

import pytest

from shingleback.domain.errors import DriveGone, Why
from shingleback.engine.files.linux import Guard
from shingleback.engine.restore.read_order import ContentReader
from shingleback.protocol.results import CheckFinished
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

COMMANDS: dict[str, Callable[[Workshop], CheckFinished]] = {
    "verify": Workshop.verify,
    "restore": lambda workshop: workshop.restore()[0],
    "try-restore": Workshop.try_restore,
}
LATE_CHECKS = 5
"""The number of checks in which the kernel still shows a pulled drive."""


@pytest.fixture
def failing(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """A backup of three large files, none of which can be read."""
    for number in range(3):
        write(workshop.source / f"file {number}", b"content" * 1_000_000)
    assert workshop.backup().outcome == "done"

    def read(_reader: ContentReader, _pieces: object) -> Iterator[memoryview]:
        yield from ()
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(ContentReader, "read", read)
    return workshop


@pytest.mark.parametrize("command", COMMANDS)
def test_no_file_is_reported_as_damaged_while_the_drive_disappears(
    failing: Workshop, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = iter(range(LATE_CHECKS))

    def check(_guard: Guard) -> None:
        if next(checks, None) is None:
            raise DriveGone(Why.DRIVE_GONE)

    monkeypatch.setattr(Guard, "check", check)

    result = COMMANDS[command](failing)

    assert (result.outcome, result.left_out_count) == ("drive-gone", 0)
    assert failing.clock.seconds > 0


@pytest.mark.parametrize("command", COMMANDS)
def test_unreadable_files_on_a_present_drive_are_reported_after_a_short_wait(failing: Workshop, command: str) -> None:
    before_s = failing.clock.seconds

    result = COMMANDS[command](failing)

    assert (result.outcome, result.left_out_count) == ("left-out", 3)
    assert failing.clock.seconds - before_s <= 6.5


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("number", [errno.ENOMEM, errno.ENFILE], ids=errno.errorcode.get)
def test_no_file_is_reported_as_damaged_when_the_computer_is_exhausted(
    failing: Workshop, command: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(_reader: ContentReader, _pieces: object) -> Iterator[memoryview]:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(ContentReader, "read", read)

    result = COMMANDS[command](failing)

    assert (result.why, result.left_out_count) == ("computer-exhausted", 0)
