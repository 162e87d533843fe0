"""Restoring on real filesystems: without space, where `A` and `a` are one name, and with a second path to a drive."""

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shingleback.devices.mounts import is_within
from shingleback.engine.restore import targets
from shingleback.protocol.control import Unattended
from tests.helpers.loop import mounted
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to mount")


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte."""
    point = tmp_path / "small"
    point.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", point], check=True)
    try:
        yield point
    finally:
        subprocess.run(["umount", point], check=True)


class ActsDuringRun(Unattended):
    """Acts once, as soon as a folder has content."""

    def __init__(self, folder: Path, act: Callable[[], object]) -> None:
        super().__init__()
        self._folder = folder
        self._act: Callable[[], object] | None = act

    def refresh(self) -> None:
        if self._act is not None and os.listdir(self._folder):
            act, self._act = self._act, None
            act()


def test_a_restore_without_space_leaves_only_complete_files(workshop: Workshop, small: Path) -> None:
    for number in range(4):
        write(workshop.source / f"film {number}", os.urandom(400_000))
    workshop.backup()

    result, _ = workshop.restore(target=small)

    assert (result.outcome, result.why, result.values["path"]) == ("drive-full", "target-full", str(small))
    assert result.checked.files == 2
    films = os.listdir(small / "source")
    assert len(films) == 2
    for film in films:
        assert (small / "source" / film).read_bytes() == (workshop.source / film).read_bytes()


def test_a_spot_check_does_not_judge_the_drive_when_this_computer_is_full(workshop: Workshop, small: Path) -> None:
    write(workshop.source / "film", os.urandom(400_000))
    workshop.backup()
    (workshop.folder / "trial").symlink_to(small)
    workshop.control = ActsDuringRun(small, lambda: write(small / "of another program", b"x" * 900_000))

    result = workshop.try_restore()

    assert (result.outcome, result.why, result.left_out) == ("drive-full", "target-full", [])
    assert os.listdir(small) == ["of another program"]


def test_files_too_large_for_this_computer_are_not_tried(workshop: Workshop, small: Path) -> None:
    write(workshop.source / "film", os.urandom(600_000))
    write(workshop.source / "letter", b"dear Ada")
    workshop.backup()
    (workshop.folder / "trial").symlink_to(small)

    assert workshop.try_restore().tried == ["source/letter"]


def test_no_restored_file_replaces_another_on_a_case_insensitive_filesystem(workshop: Workshop, tmp_path: Path) -> None:
    write(workshop.source / "Letter", b"large")
    write(workshop.source / "letter", b"small")
    workshop.backup()

    with mounted("exfat", tmp_path) as target:
        result, _ = workshop.restore(target=target, overwrites=True)
        assert result.checked.files == 1
        (item,) = result.left_out  # which of the two comes first depends on their positions
        first, second = ("large", "small") if item.path == "source/letter" else ("small", "large")
        assert (item.path.lower(), item.reason) == ("source/letter", "already-there")
        assert (target / "source" / "Letter").read_bytes() == first.encode()
        second_result, _ = workshop.restore(item.path.encode(), target=target, keeps_both=True)
        assert second_result.outcome == "done"
        assert (target / f"{item.path} (2026-03-01)").read_bytes() == second.encode()


@pytest.mark.parametrize("is_listed", [True, False])
def test_the_backup_is_no_restore_target_by_any_path(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_listed: bool
) -> None:
    """In a chroot whose root is no mount point, the kernel does not list the filesystem of the backup."""
    if not is_listed:
        monkeypatch.setattr(targets, "lies_within", is_within)
    write(workshop.source / "letter", b"dear Ada")
    workshop.backup()
    before = snapshot(workshop.destination)
    second = tmp_path / "second way"
    second.mkdir()
    subprocess.run(["mount", "--bind", workshop.destination, second], check=True)
    try:
        result, _ = workshop.restore(target=second / "here")
    finally:
        subprocess.run(["umount", second], check=True)

    assert result.why == "target-inside-backup"
    assert snapshot(workshop.destination) == before
