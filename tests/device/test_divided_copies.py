"""If a filesystem refuses to move something within the copy, the message names the folder and the reason."""

import contextlib
import fcntl
import os
import shutil
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from shingleback.protocol.results import BackupFinished
from tests.device.conftest import RealWorkshop
from tests.helpers.loop import loop_device, mount, unmount
from tests.helpers.trees import snapshot, write

pytestmark = pytest.mark.device

_GET_XATTR: Final = 0x801C581F
_SET_XATTR: Final = 0x401C5820
_FSXATTR: Final = struct.Struct("=7I")
_HANDS_ON: Final = 0x200
_ADD_KEY: Final = 0xC0506617
_SET_POLICY: Final = 0x800C6613
_IDENTITY_BYTES: Final = 16


def reason(result: BackupFinished) -> tuple[str, object]:
    assert result.outcome == "drive-refused"
    return result.why, result.values["path"]


def fill(workshop: RealWorkshop) -> None:
    for name in ("one/file", "two/file", "three"):
        write(workshop.source / name, name.encode())


def move(workshop: RealWorkshop) -> None:
    """Moves a file and a folder into other folders."""
    (workshop.source / "three").rename(workshop.source / "one" / "three")
    (workshop.source / "two").rename(workshop.source / "one" / "two")


def is_right_again(workshop: RealWorkshop) -> bool:
    return workshop.backup().outcome == "done" and snapshot(workshop.destination / "source") == snapshot(
        workshop.source
    )


@contextlib.contextmanager
def overlay(folder: Path, lower: Path, options: str) -> Iterator[Path]:
    point = folder / "over"
    for path in (point, folder / "upper", folder / "work"):
        path.mkdir(exist_ok=True)
    layers = f"lowerdir={lower},upperdir={folder / 'upper'},workdir={folder / 'work'},{options}"
    subprocess.run(["mount", "-t", "overlay", "-o", layers, "overlay", point], check=True)
    try:
        yield point
    finally:
        unmount(point)


def test_a_folder_in_the_lower_layer_of_an_overlay_is_named(tmp_path: Path) -> None:
    if os.geteuid() != 0 or "\toverlay\n" not in Path("/proc/filesystems").read_text():
        pytest.skip("needs root, and a kernel with overlayfs")
    workshop = RealWorkshop(tmp_path)
    fill(workshop)
    workshop.backup()
    workshop.destination.rename(tmp_path / "lower")
    shutil.rmtree(workshop.store.spool_folder)  # the inode numbers are those of another filesystem
    with overlay(tmp_path, tmp_path / "lower", "redirect_dir=nofollow") as workshop.destination:
        move(workshop)
        assert reason(workshop.backup()) == ("drive-is-overlay", "source/two")
    with overlay(tmp_path, tmp_path / "lower", "redirect_dir=on") as workshop.destination:
        assert is_right_again(workshop)


def set_project(folder: Path, number: int, *, is_handed_on: bool) -> None:
    for path in (folder, *folder.rglob("*")):
        fd = os.open(path, os.O_RDONLY)
        try:
            answer = bytearray(_FSXATTR.size)
            fcntl.ioctl(fd, _GET_XATTR, answer)
            flags, *fields = _FSXATTR.unpack(answer)
            fields[2] = number
            flags = flags | _HANDS_ON if is_handed_on and path.is_dir() else flags & ~_HANDS_ON
            fcntl.ioctl(fd, _SET_XATTR, _FSXATTR.pack(flags, *fields))
        finally:
            os.close(fd)


def test_a_folder_in_another_project_is_named(on_xfs: RealWorkshop) -> None:
    fill(on_xfs)
    on_xfs.backup()
    odd = on_xfs.destination / "source" / "one"
    set_project(odd, 42, is_handed_on=True)
    move(on_xfs)

    assert reason(on_xfs.backup()) == ("drive-has-project", "source/one")

    set_project(odd, 0, is_handed_on=False)
    assert is_right_again(on_xfs)


def test_a_file_in_another_project_than_the_rest_is_named(on_xfs: RealWorkshop) -> None:
    fill(on_xfs)
    on_xfs.backup()
    set_project(on_xfs.destination, 42, is_handed_on=True)
    set_project(on_xfs.destination / "source" / "two", 0, is_handed_on=False)
    move(on_xfs)

    assert reason(on_xfs.backup()) == ("drive-has-project", "source/two")


def test_a_mount_point_in_the_copy_is_named(on_ext4: RealWorkshop) -> None:
    fill(on_ext4)
    on_ext4.backup()
    point = on_ext4.destination / "source" / "one"
    subprocess.run(["mount", "--bind", point, point], check=True)
    move(on_ext4)

    assert reason(on_ext4.backup()) == ("drive-has-mount", "source/one")

    unmount(point)
    assert is_right_again(on_ext4)


def encrypt(point: Path, folder: Path) -> None:
    """Gives an empty folder its own encryption key."""
    point_fd, folder_fd = (os.open(path, os.O_RDONLY | os.O_DIRECTORY) for path in (point, folder))
    try:
        key = os.urandom(64)
        head = struct.pack("=II32xI36x", 2, 0, len(key))
        argument = bytearray(head + key)
        fcntl.ioctl(point_fd, _ADD_KEY, argument)
        identity = bytes(argument[8 : 8 + _IDENTITY_BYTES])
        fcntl.ioctl(folder_fd, _SET_POLICY, bytearray(struct.pack("=BBBB4x16s", 2, 1, 4, 0, identity)))
    finally:
        os.close(point_fd)
        os.close(folder_fd)


def test_a_folder_with_its_own_encryption_is_named(tmp_path: Path) -> None:
    workshop, point = RealWorkshop(tmp_path), tmp_path / "drive"
    point.mkdir()
    with loop_device("ext4", tmp_path / "drive.img", 64) as device:
        subprocess.run(["tune2fs", "-O", "encrypt", device], check=True, capture_output=True)
        mount("ext4", device, point)
        workshop.destination = point / "backup"
        try:
            fill(workshop)
            workshop.backup()
            odd = workshop.destination / "source" / "one"
            shutil.rmtree(odd)
            odd.mkdir()
            try:
                encrypt(point, odd)
            except OSError as error:
                pytest.skip(f"needs a kernel that encrypts folders: {error}")
            shutil.copytree(workshop.source / "one", odd, dirs_exist_ok=True)
            move(workshop)
            assert reason(workshop.backup()) == ("drive-has-key", "source/one")
        finally:
            unmount(point)
