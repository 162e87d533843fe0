"""A drive that is pulled while it is read has no damaged files, also while the kernel still shows it."""

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

WORKS: dict[str, Callable[[Workshop], CheckFinished]] = {
    "verify": Workshop.verify,
    "restore": lambda workshop: workshop.restore()[0],
    "try-restore": Workshop.try_restore,
}
LOOKS = 5
"""So often the kernel still shows the drive after it was pulled."""


@pytest.fixture
def failing(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """With three large files, none of which can be read."""
    for number in range(3):
        write(workshop.source / f"file {number}", b"content" * 1_000_000)
    assert workshop.backup().outcome == "done"

    def read(_reader: ContentReader, _pieces: object) -> Iterator[memoryview]:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(ContentReader, "read", read)
    return workshop


@pytest.mark.parametrize("work", WORKS)
def test_nothing_is_called_damaged_while_the_drive_leaves(
    failing: Workshop, work: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = iter(range(LOOKS))

    def check(_guard: Guard) -> None:
        if next(looks, None) is None:
            raise DriveGone(Why.DRIVE_GONE)

    monkeypatch.setattr(Guard, "check", check)

    result = WORKS[work](failing)

    assert (result.outcome, result.left_out_count) == ("drive-gone", 0)
    assert failing.clock.seconds > 0


@pytest.mark.parametrize("work", WORKS)
def test_what_cannot_be_read_of_a_drive_that_stays_is_named_after_a_short_wait(failing: Workshop, work: str) -> None:
    before_s = failing.clock.seconds

    result = WORKS[work](failing)

    assert (result.outcome, result.left_out_count) == ("left-out", 3)
    assert failing.clock.seconds - before_s <= 6.5


@pytest.mark.parametrize("work", WORKS)
@pytest.mark.parametrize("number", [errno.ENOMEM, errno.ENFILE], ids=errno.errorcode.get)
def test_nothing_is_called_damaged_by_a_computer_that_is_exhausted(
    failing: Workshop, work: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(_reader: ContentReader, _pieces: object) -> Iterator[memoryview]:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(ContentReader, "read", read)

    result = WORKS[work](failing)

    assert (result.why, result.left_out_count) == ("computer-exhausted", 0)
