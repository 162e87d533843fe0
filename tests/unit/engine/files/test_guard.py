"""The guard checks that the drive is still the chosen one."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.devices.mounts import MOUNTINFO, mount_id
from shingleback.domain.errors import DriveGone, DriveRefused, Why
from shingleback.engine.files.linux import Guard


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "drive"
    folder.mkdir()
    return folder


@pytest.fixture
def fd(folder: Path) -> Iterator[int]:
    fd = os.open(folder, os.O_RDONLY)
    yield fd
    os.close(fd)


def guard(folder: Path, fd: int, mountinfo: Path) -> Guard:
    return Guard(fd, os.fsencode(folder), mountinfo=mountinfo)


def without_mount_of(fd: int) -> bytes:
    """The kernel's mount list without the mount of a folder."""
    lines = MOUNTINFO.read_bytes().split(b"\n")
    return b"\n".join(line for line in lines if not line.startswith(b"%d " % mount_id(fd)))


def test_a_drive_that_is_still_there_passes(folder: Path, fd: int) -> None:
    guard(folder, fd, MOUNTINFO).check()


def test_an_unmounted_drive_is_gone(folder: Path, fd: int, tmp_path: Path) -> None:
    mountinfo = tmp_path / "mountinfo"
    mountinfo.write_bytes(MOUNTINFO.read_bytes())
    drive_guard = guard(folder, fd, mountinfo)
    mountinfo.write_bytes(without_mount_of(fd))

    with pytest.raises(DriveGone):
        drive_guard.check()


def test_in_a_chroot_that_is_no_mount_point_the_drive_is_present(folder: Path, fd: int, tmp_path: Path) -> None:
    """The kernel lists only mounts below the root, and this root is a folder inside one."""
    mountinfo = tmp_path / "mountinfo"
    mountinfo.write_bytes(without_mount_of(fd))

    guard(folder, fd, mountinfo).check()


@pytest.mark.parametrize("is_listed", [True, False])
@pytest.mark.parametrize("is_replaced", [True, False])
def test_a_folder_that_was_renamed_on_a_drive_that_is_there_is_named(
    folder: Path, fd: int, tmp_path: Path, *, is_listed: bool, is_replaced: bool
) -> None:
    mountinfo = tmp_path / "mountinfo"
    mountinfo.write_bytes(MOUNTINFO.read_bytes() if is_listed else without_mount_of(fd))
    drive_guard = guard(folder, fd, mountinfo)
    folder.rename(tmp_path / "elsewhere")
    if is_replaced:
        folder.mkdir()

    with pytest.raises(DriveRefused) as refusal:
        drive_guard.check()
    assert (refusal.value.why, refusal.value.values) == (Why.BACKUP_MOVED, {"path": str(folder)})


def test_a_thousand_unreadable_files_on_a_present_drive_cost_half_a_minute(folder: Path, fd: int) -> None:
    drive_guard, waited = guard(folder, fd, MOUNTINFO), list[float]()

    answers = {drive_guard.is_gone(OSError(errno.EIO, "unreadable"), waited.append) for _ in range(1000)}

    assert answers == {False}
    assert 10 <= sum(waited) <= 30


def test_a_drive_pulled_after_many_unreadable_files_is_gone_as_soon_as_the_kernel_shows_it(
    folder: Path, fd: int, tmp_path: Path
) -> None:
    mountinfo = tmp_path / "mountinfo"
    mountinfo.write_bytes(MOUNTINFO.read_bytes())
    drive_guard = guard(folder, fd, mountinfo)
    for _ in range(100):
        drive_guard.is_gone(OSError(errno.EIO, "unreadable"), lambda _seconds: None)
    mountinfo.write_bytes(without_mount_of(fd))

    assert drive_guard.is_gone(OSError(errno.EIO, "unreadable"), lambda _seconds: None)


def test_a_drive_whose_user_space_filesystem_has_ended_is_gone(
    folder: Path, fd: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drive_guard, fstat = guard(folder, fd, MOUNTINFO), os.fstat

    def refuse(number: int) -> os.stat_result:
        if number == fd:
            raise OSError(errno.ENOTCONN, os.strerror(errno.ENOTCONN))
        return fstat(number)

    monkeypatch.setattr(os, "fstat", refuse)
    with pytest.raises(DriveGone):
        drive_guard.check()
