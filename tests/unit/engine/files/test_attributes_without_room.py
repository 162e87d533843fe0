"""Extended attributes for which there is no space: in the inode, for a moment, or on the drive."""

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from shingleback.engine.files import attributes
from shingleback.engine.files.attributes import Attributes, AttributeSetter, ExtraAttributes

NAME = "user.comment"
WANTED = Attributes(0o644, os.getuid(), os.getgid(), 0, 0, ExtraAttributes({NAME: b"Ada"}))


@pytest.fixture
def fd(tmp_path: Path) -> Iterator[int]:
    opened = os.open(tmp_path / "file", os.O_RDWR | os.O_CREAT)
    yield opened
    os.close(opened)


def refusing(count: int, number: int) -> Callable[..., None]:
    """Fails the first `count` calls and passes on the others."""
    refusals, original = [number] * count, os.setxattr

    def setxattr(*args: Any, **options: Any) -> None:
        if refusals:
            raise OSError(refusals.pop(), "refused")
        original(*args, **options)

    return setxattr


def set_attributes(fd: int) -> None:
    AttributeSetter.for_user(os.getuid(), os.getgid()).to_open(fd, WANTED)


def test_an_xattr_that_briefly_found_no_space_is_set(fd: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "setxattr", refusing(1, errno.ENOSPC))
    set_attributes(fd)
    assert os.getxattr(fd, NAME) == b"Ada"


def test_an_xattr_that_does_not_fit_the_file_is_left_to_the_manifest(fd: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "setxattr", refusing(9, errno.ENOSPC))
    set_attributes(fd)
    assert NAME not in os.listxattr(fd)


def test_a_full_drive_is_not_mistaken_for_a_file_without_space(fd: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "setxattr", refusing(1, errno.ENOSPC))
    monkeypatch.setattr(attributes, "SOME_ROOM_BYTES", 1 << 62)
    with pytest.raises(OSError, match="refused") as caught:
        set_attributes(fd)
    assert caught.value.errno == errno.ENOSPC


def test_an_exhausted_quota_counts_as_a_full_drive(fd: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "setxattr", refusing(1, errno.EDQUOT))
    with pytest.raises(OSError, match="refused"):
        set_attributes(fd)
