"""Extended attributes for which there is no room: in the file, for a moment, or on the drive."""

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
    found = os.open(tmp_path / "file", os.O_RDWR | os.O_CREAT)
    yield found
    os.close(found)


def refusing(count: int, number: int) -> Callable[..., None]:
    """Refuses the first calls, and does the others."""
    left, really = [number] * count, os.setxattr

    def setxattr(*args: Any, **options: Any) -> None:
        if left:
            raise OSError(left.pop(), "refused")
        really(*args, **options)

    return setxattr


def give(fd: int) -> None:
    AttributeSetter.for_user(os.getuid(), os.getgid()).to_open(fd, WANTED)


def test_an_attribute_that_found_no_room_for_a_moment_is_set(fd: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "setxattr", refusing(1, errno.ENOSPC))
    give(fd)
    assert os.getxattr(fd, NAME) == b"Ada"


def test_what_a_file_has_no_room_for_is_left_to_the_manifest(fd: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "setxattr", refusing(9, errno.ENOSPC))
    give(fd)
    assert NAME not in os.listxattr(fd)


def test_a_full_drive_is_no_file_without_room(fd: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "setxattr", refusing(1, errno.ENOSPC))
    monkeypatch.setattr(attributes, "_SOME_ROOM_BYTES", 1 << 62)
    with pytest.raises(OSError, match="refused") as caught:
        give(fd)
    assert caught.value.errno == errno.ENOSPC


def test_a_quota_that_is_used_up_is_a_full_drive(fd: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "setxattr", refusing(1, errno.EDQUOT))
    with pytest.raises(OSError, match="refused"):
        give(fd)
