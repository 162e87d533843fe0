"""A filesystem mounted below a source is another drive: it is skipped and named, and copied only if requested."""

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
    """A separate filesystem, mounted on a folder that is not empty."""
    if os.geteuid() != 0:
        pytest.skip("needs root, to mount")
    point = source / "stick"
    write(point / "underneath", b"hidden by the mount")
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=5m", "none", str(point)], check=True)
    write(point / "on the stick", b"other drive")
    yield point
    subprocess.run(["umount", str(point)], check=True)


def test_another_filesystem_is_skipped_and_named(source: Path, drive: Path, mounted_below: Path) -> None:
    reported = events("backup", source, drive, check=0)

    skipped = [item for event in reported if event["event"] == "skipped" for item in event["items"]]
    assert [(item["path"], item["reason"]) for item in skipped] == [("source/stick", "other-filesystem")]
    assert set(contents(drive / "source")) == {b"letter.txt", b"photos/lake.jpg"}
    assert mounted_below.is_mount()


def test_another_filesystem_is_copied_if_requested(source: Path, drive: Path, mounted_below: Path) -> None:
    events("backup", source, drive, "--cross-filesystems", check=0)

    assert contents(drive / "source") == contents(source)
    assert contents(drive / "source" / "stick") == {b"on the stick": b"other drive"}
    assert mounted_below.is_mount()


def test_a_source_may_itself_be_a_mount_point(mounted_below: Path, drive: Path) -> None:
    events("backup", mounted_below, drive, check=0)

    assert contents(drive / "stick") == {b"on the stick": b"other drive"}
