"""An NTFS that Linux opens only for reading, as it does while Windows hibernates on it."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.loop import KINDS, loop_device, unmount
from tests.helpers.program import events, run
from tests.helpers.trees import write

pytestmark = pytest.mark.device


@pytest.fixture
def source(tmp_path: Path) -> Path:
    write(tmp_path / "source" / "letter", b"dear Ada")
    return tmp_path / "source"


@pytest.fixture
def read_only_ntfs(tmp_path: Path) -> Iterator[Path]:
    point = tmp_path / "windows"
    point.mkdir()
    with loop_device("ntfs", tmp_path / "ntfs.img", 64) as device:
        tool = KINDS["ntfs"].mount.split()[0]
        subprocess.run([tool, "-o", "ro", device, point], check=True)
        try:
            yield point
        finally:
            unmount(point)


def test_a_read_only_windows_drive_is_explained_by_windows(source: Path, read_only_ntfs: Path) -> None:
    result = events("backup", source, read_only_ntfs / "backup", check=3)[-1]

    assert result["why"] == "destination-of-windows"
    assert "fast startup" in result["message"]


def test_so_is_a_restore_to_one(source: Path, read_only_ntfs: Path, tmp_path: Path) -> None:
    run("backup", source, tmp_path / "backup", check=0)

    result = events("restore", tmp_path / "backup", "--to", read_only_ntfs / "restored", check=2)[-1]

    assert (result["why"], result["outcome"]) == ("destination-of-windows", "usage")
    assert not os.path.lexists(read_only_ntfs / "restored")
