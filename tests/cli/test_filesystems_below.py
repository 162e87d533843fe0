"""What is mounted below a source is another drive: it is passed over and named, and copied only when asked for."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.program import events
from tests.helpers.trees import contents, write

pytestmark = pytest.mark.device


@pytest.fixture
def mounted_below(source: Path) -> Iterator[Path]:
    """A filesystem of its own, in a folder that is not empty underneath."""
    if os.geteuid() != 0:
        pytest.skip("needs root, to mount")
    point = source / "stick"
    write(point / "underneath", b"hidden by the mount")
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=5m", "none", str(point)], check=True)
    write(point / "on the stick", b"other drive")
    yield point
    subprocess.run(["umount", str(point)], check=True)


def test_another_filesystem_is_passed_over_and_named(source: Path, drive: Path, mounted_below: Path) -> None:
    told = events("backup", source, drive, check=0)

    skipped = [item for event in told if event["event"] == "skipped" for item in event["items"]]
    assert [(item["path"], item["reason"]) for item in skipped] == [("source/stick", "other-filesystem")]
    assert set(contents(drive / "source")) == {b"letter.txt", b"photos/lake.jpg"}
    assert mounted_below.is_mount()


def test_another_filesystem_is_copied_where_that_is_asked_for(source: Path, drive: Path, mounted_below: Path) -> None:
    events("backup", source, drive, "--cross-filesystems", check=0)

    assert contents(drive / "source") == contents(source)
    assert contents(drive / "source" / "stick") == {b"on the stick": b"other drive"}
    assert mounted_below.is_mount()


def test_a_source_may_itself_be_where_something_is_mounted(mounted_below: Path, drive: Path) -> None:
    events("backup", mounted_below, drive, check=0)

    assert contents(drive / "stick") == {b"on the stick": b"other drive"}
