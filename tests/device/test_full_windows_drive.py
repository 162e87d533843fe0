"""NTFS that has been full: until it is mounted again, NTFS-3G may say that a name is taken although nothing has it."""

import contextlib
import os
from pathlib import Path

import pytest

from tests.helpers.loop import loop_device, mount, unmount
from tests.helpers.program import events
from tests.helpers.trees import contents, write

pytestmark = pytest.mark.device

SIZE_MB = 40
_PIECES = (1 << 16, 512)


def fill(file: Path) -> None:
    """Fill the drive to its last byte."""
    with open(file, "ab", buffering=0) as filler:
        for piece in _PIECES:
            with contextlib.suppress(OSError):
                while filler.write(bytes(piece)):
                    pass


def test_a_full_drive_that_contradicts_itself_is_to_be_mounted_again(tmp_path: Path) -> None:
    source, drive = tmp_path / "source", tmp_path / "drive"
    drive.mkdir()
    with loop_device("ntfs", tmp_path / "image", SIZE_MB) as device:
        mount("ntfs", device, drive)
        try:
            for number in range(12):
                write(source / "folder" / str(number), os.urandom(300))
            events("backup", source, drive, check=0)
            write(source / "folder" / "0", os.urandom(3000))
            events("backup", source, drive, check=0)
            fill(drive / "film")
            for number in range(12):
                (source / "folder" / str(number)).rename(source / f"file {number}")

            result = events("backup", source, drive, check=3)[-1]

            assert result["why"] == "drive-contradicts"
            (drive / "film").unlink()
            assert events("backup", source, drive, check=3)[-1]["why"] == "drive-contradicts"
            unmount(drive)
            mount("ntfs", device, drive)
            events("backup", source, drive, check=0)
            assert contents(drive / "source") == contents(source)
            events("verify", drive, check=0)
        finally:
            unmount(drive)
