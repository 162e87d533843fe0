"""Whether the drive is still the one that was chosen."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.devices.mounts import MOUNTINFO, mount_id
from shingleback.domain.errors import DriveGone
from shingleback.engine.files.linux import Guard


@pytest.fixture
def place(tmp_path: Path) -> Path:
    folder = tmp_path / "drive"
    folder.mkdir()
    return folder


@pytest.fixture
def fd(place: Path) -> Iterator[int]:
    fd = os.open(place, os.O_RDONLY)
    yield fd
    os.close(fd)


def guard(place: Path, fd: int, mountinfo: Path) -> Guard:
    return Guard(fd, os.fsencode(place), mountinfo=mountinfo)


def without_mount_of(fd: int) -> bytes:
    """What the kernel lists, but for the mount that a folder is on."""
    lines = MOUNTINFO.read_bytes().split(b"\n")
    return b"\n".join(line for line in lines if not line.startswith(b"%d " % mount_id(fd)))


def test_a_drive_that_is_still_there_passes(place: Path, fd: int) -> None:
    guard(place, fd, MOUNTINFO).check()


def test_one_that_was_unmounted_is_gone(place: Path, fd: int, tmp_path: Path) -> None:
    mountinfo = tmp_path / "mountinfo"
    mountinfo.write_bytes(MOUNTINFO.read_bytes())
    watching = guard(place, fd, mountinfo)
    mountinfo.write_bytes(without_mount_of(fd))

    with pytest.raises(DriveGone):
        watching.check()


def test_in_a_chroot_that_is_no_mount_point_the_drive_is_there_all_the_same(
    place: Path, fd: int, tmp_path: Path
) -> None:
    """The kernel lists the mounts below the root only, and this root is a folder amid one."""
    mountinfo = tmp_path / "mountinfo"
    mountinfo.write_bytes(without_mount_of(fd))

    guard(place, fd, mountinfo).check()


@pytest.mark.parametrize("is_listed", [True, False])
def test_where_another_folder_took_its_place_it_is_gone(
    place: Path, fd: int, tmp_path: Path, *, is_listed: bool
) -> None:
    mountinfo = tmp_path / "mountinfo"
    mountinfo.write_bytes(MOUNTINFO.read_bytes() if is_listed else without_mount_of(fd))
    watching = guard(place, fd, mountinfo)
    place.rename(tmp_path / "elsewhere")
    place.mkdir()

    with pytest.raises(DriveGone):
        watching.check()


def test_a_thousand_unreadable_files_of_a_drive_that_stays_cost_half_a_minute(place: Path, fd: int) -> None:
    watching, waited = guard(place, fd, MOUNTINFO), list[float]()

    found = {watching.is_gone(OSError(errno.EIO, "unreadable"), waited.append) for _ in range(1000)}

    assert found == {False}
    assert 10 <= sum(waited) <= 30


def test_a_drive_that_is_pulled_after_many_unreadable_files_is_gone_as_soon_as_the_kernel_shows_it(
    place: Path, fd: int, tmp_path: Path
) -> None:
    watching = guard(place, fd, MOUNTINFO)
    for _ in range(100):
        watching.is_gone(OSError(errno.EIO, "unreadable"), lambda _seconds: None)
    place.rename(tmp_path / "elsewhere")

    assert watching.is_gone(OSError(errno.EIO, "unreadable"), lambda _seconds: None)


def test_where_the_process_that_is_its_filesystem_has_ended_it_is_gone(
    place: Path, fd: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    watching, fstat = guard(place, fd, MOUNTINFO), os.fstat

    def refuse(number: int) -> os.stat_result:
        if number == fd:
            raise OSError(errno.ENOTCONN, os.strerror(errno.ENOTCONN))
        return fstat(number)

    monkeypatch.setattr(os, "fstat", refuse)
    with pytest.raises(DriveGone):
        watching.check()
