"""The source is not changed: not even when its files were last read, on a filesystem that notes every reading."""

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
class Noting:
    """A filesystem that notes every reading, except while this test looks at it."""

    point: Path

    @property
    def source(self) -> Path:
        return self.point / "source"

    def files_and_folders(self) -> dict[bytes, int]:
        self._remount("noatime")
        found = access_times(self.source)
        self._remount("strictatime")
        return found

    def symlinks(self) -> dict[Path, int]:
        self._remount("noatime")
        found = {path: path.lstat().st_atime_ns for path in (self.source / "links").iterdir() if path.is_symlink()}
        self._remount("strictatime")
        return found

    def _remount(self, option: str) -> None:
        subprocess.run(["mount", "-o", f"remount,{option}", str(self.point)], check=True)


@pytest.fixture
def noting(tmp_path: Path) -> Iterator[Noting]:
    with mounted("ext4", tmp_path) as point:
        noting = Noting(point)
        noting.source.mkdir()
        make_odd_tree(noting.source)
        write(noting.source / "a cache" / "CACHEDIR.TAG", b"Signature: 8a477f597d28d172789f06886806bc55")
        yield noting


def test_reading_is_noted_here(noting: Noting) -> None:
    before = noting.files_and_folders()
    (noting.source / "plain.txt").read_bytes()
    list(noting.source.iterdir())

    after = noting.files_and_folders()
    assert {path for path in before if before[path] != after[path]} == {
        bytes(noting.source),
        bytes(noting.source / "plain.txt"),
    }


def test_a_first_backup_a_second_one_and_verify_leave_all_access_times(noting: Noting, tmp_path: Path) -> None:
    before = noting.files_and_folders()

    run("backup", noting.source, tmp_path / "drive", check=1)
    assert noting.files_and_folders() == before
    os.chmod(noting.source / "plain.txt", 0o604)
    (noting.source / "sizes" / "4096").rename(noting.source / "renamed")
    run("backup", noting.source, tmp_path / "drive", check=1)
    run("verify", tmp_path / "drive", check=0)

    after = noting.files_and_folders()
    assert after.pop(bytes(noting.source / "renamed")) == before.pop(bytes(noting.source / "sizes" / "4096"))
    assert after == before


def test_a_symlink_that_has_not_changed_is_not_read_again(noting: Noting, tmp_path: Path) -> None:
    """Nothing can keep the kernel from noting that a symlink was read, so that happens once, and not each time."""
    run("backup", noting.source, tmp_path / "drive", check=1)
    before = noting.symlinks()

    write(noting.source / "links" / "new", b"beside them")
    run("backup", noting.source, tmp_path / "drive", check=1)

    assert len(before) == 4
    assert noting.symlinks() == before
