"""The source is not changed, not even its access times, on a filesystem that updates them at every read."""

import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.helpers.loop import mounted
from tests.helpers.program import run
from tests.helpers.trees import access_times, make_odd_tree, write

pytestmark = pytest.mark.device


@dataclass(frozen=True)
class StrictAtimeFilesystem:
    """A filesystem that updates access times at every read, except while this test inspects it."""

    point: Path

    @property
    def source(self) -> Path:
        return self.point / "source"

    def files_and_folders(self) -> dict[bytes, int]:
        self._remount("noatime")
        times = access_times(self.source)
        self._remount("strictatime")
        return times

    def symlinks(self) -> dict[Path, int]:
        self._remount("noatime")
        times = {path: path.lstat().st_atime_ns for path in (self.source / "links").iterdir() if path.is_symlink()}
        self._remount("strictatime")
        return times

    def _remount(self, option: str) -> None:
        subprocess.run(["mount", "-o", f"remount,{option}", str(self.point)], check=True)


@pytest.fixture
def strict_atime(tmp_path: Path) -> Iterator[StrictAtimeFilesystem]:
    with mounted("ext4", tmp_path) as point:
        strict_atime = StrictAtimeFilesystem(point)
        strict_atime.source.mkdir()
        make_odd_tree(strict_atime.source)
        write(strict_atime.source / "a cache" / "CACHEDIR.TAG", b"Signature: 8a477f597d28d172789f06886806bc55")
        yield strict_atime


def test_reading_updates_access_times_here(strict_atime: StrictAtimeFilesystem) -> None:
    before = strict_atime.files_and_folders()
    (strict_atime.source / "plain.txt").read_bytes()
    list(strict_atime.source.iterdir())

    after = strict_atime.files_and_folders()
    assert {path for path in before if before[path] != after[path]} == {
        bytes(strict_atime.source),
        bytes(strict_atime.source / "plain.txt"),
    }


def test_backups_and_verify_leave_all_access_times_unchanged(
    strict_atime: StrictAtimeFilesystem, tmp_path: Path
) -> None:
    before = strict_atime.files_and_folders()

    run("backup", strict_atime.source, tmp_path / "drive", check=0)
    assert strict_atime.files_and_folders() == before
    os.chmod(strict_atime.source / "plain.txt", 0o604)
    (strict_atime.source / "sizes" / "4096").rename(strict_atime.source / "renamed")
    run("backup", strict_atime.source, tmp_path / "drive", check=0)
    run("verify", tmp_path / "drive", check=0)

    after = strict_atime.files_and_folders()
    assert after.pop(bytes(strict_atime.source / "renamed")) == before.pop(
        bytes(strict_atime.source / "sizes" / "4096")
    )
    assert after == before


def test_an_unchanged_symlink_is_not_read_again(strict_atime: StrictAtimeFilesystem, tmp_path: Path) -> None:
    """The kernel always updates the access time of a symlink that is read, so it is read once, and not each time."""
    run("backup", strict_atime.source, tmp_path / "drive", check=0)
    before = strict_atime.symlinks()

    write(strict_atime.source / "links" / "new", b"beside them")
    run("backup", strict_atime.source, tmp_path / "drive", check=0)

    assert len(before) == 4
    assert strict_atime.symlinks() == before
