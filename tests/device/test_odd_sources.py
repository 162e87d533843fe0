"""Sources on filesystems whose answers are odd, as those of clouds, networks and containers are.

Each was reported for another backup program: docs/proof.md names where.
"""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers import odd_fs
from tests.helpers.odd_fs import Oddity
from tests.helpers.patience import wait_until
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

pytestmark = pytest.mark.device
LARGE_BYTES = 700_000  # larger than what is sent in one piece
CONTENTS = {"a": b"aaa", "b": os.urandom(LARGE_BYTES), "folder/c": b"ccc", "folder/empty": b""}


@pytest.fixture
def behind(workshop: Workshop) -> Path:
    """The folder that the source shows."""
    if os.geteuid() != 0 or not Path("/dev/fuse").exists():
        pytest.skip("needs root and FUSE")
    folder = workshop.folder / "behind"
    for name, content in CONTENTS.items():
        write(folder / name, content)
    (folder / "link").symlink_to("a")
    return folder


@contextlib.contextmanager
def mounted(behind: Path, point: Path, oddity: Oddity) -> Iterator[None]:
    daemon = subprocess.Popen([sys.executable, odd_fs.__file__, behind, point, oddity], stderr=subprocess.DEVNULL)
    try:
        wait_until(point.is_mount)
        yield
    finally:
        subprocess.run(["umount", "-l", point], check=False, capture_output=True)
        daemon.terminate()
        daemon.wait()


def copied(workshop: Workshop) -> dict[str, bytes]:
    copy = workshop.destination / "source"
    return {name: (copy / name).read_bytes() for name in CONTENTS if (copy / name).exists()}


@pytest.mark.parametrize(
    "oddity",
    [
        Oddity.NONE,
        Oddity.NO_LINKS,
        Oddity.NEW_INODES,
        Oddity.LARGE_INODES,
        Oddity.ONE_INODE,
        Oddity.NO_BLOCKS,
        Oddity.CTIME_NOW,
        Oddity.NOBODY,
        Oddity.LISTED_TWICE,
        Oddity.XATTRS_VANISH,
        Oddity.XATTRS_FAIL_ON_FILES,
        Oddity.READING_IS_ACCESS,
    ],
)
def test_everything_is_copied_once_from_an_odd_filesystem(workshop: Workshop, behind: Path, oddity: Oddity) -> None:
    with mounted(behind, workshop.source, oddity):
        first = workshop.backup()
    assert (first.outcome, first.copied.files) == ("done", 5)
    assert copied(workshop) == CONTENTS
    with mounted(behind, workshop.source, oddity):
        next_result = workshop.backup()
    assert (next_result.outcome, next_result.copied.files, next_result.unchanged.files) == ("done", 0, 5)


def test_files_whose_times_are_always_now_are_copied_once(workshop: Workshop, behind: Path) -> None:
    with mounted(behind, workshop.source, Oddity.TIMES_NOW):
        assert workshop.backup().outcome == "done"
        assert copied(workshop) == CONTENTS
        next_result = workshop.backup()
    assert (next_result.outcome, next_result.copied.bytes) == ("done", 0)


@pytest.mark.parametrize("oddity", [Oddity.SIZE_0, Oddity.LARGER])
def test_a_file_of_another_size_than_reported_is_left_out_and_said_to_be(
    workshop: Workshop, behind: Path, oddity: Oddity
) -> None:
    with mounted(behind, workshop.source, oddity):
        result = workshop.backup()
    assert result.outcome == "left-out"
    assert {(item.path, item.reason) for item in result.left_out} >= {
        (f"source/{name}", "wrong-size") for name in ("a", "b", "folder/c")
    }


def test_files_are_copied_without_extended_attributes_that_cannot_be_read(workshop: Workshop, behind: Path) -> None:
    with mounted(behind, workshop.source, Oddity.XATTRS_FAIL):
        result = workshop.backup()
    assert result.outcome == "left-out"
    assert ("source/b", "attributes") in {(item.path, item.reason) for item in result.left_out}
    assert copied(workshop) == CONTENTS
    with mounted(behind, workshop.source, Oddity.XATTRS_FAIL):
        next_result = workshop.backup()
    assert {item.reason for item in next_result.left_out if item.path in ("source/a", "source/b")} == {"attributes"}
    assert copied(workshop) == CONTENTS


def test_a_name_without_a_file_is_left_out_alone(workshop: Workshop, behind: Path) -> None:
    with mounted(behind, workshop.source, Oddity.GHOST):
        result = workshop.backup()
    assert {item.path for item in result.left_out} == {"source/ghost", "source/folder/ghost"}
    assert copied(workshop) == CONTENTS


def test_only_what_is_offline_is_left_out(workshop: Workshop, behind: Path) -> None:
    with mounted(behind, workshop.source, Oddity.OFFLINE):
        result = workshop.backup()
    assert [(item.path, item.reason) for item in result.left_out] == [("source/b", "read-error")]
    assert copied(workshop).keys() == CONTENTS.keys() - {"b"}
