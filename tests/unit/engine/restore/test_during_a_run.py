"""Files that a concurrent run moves or removes are still found, and never reported as missing."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.protocol.control import Unattended
from shingleback.protocol.results import CheckFinished
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop, left_out


class ActingControl(Unattended):
    """Does something when it is polled for the `after`th time."""

    def __init__(self, act: Callable[[], object], after: int) -> None:
        super().__init__()
        self._act = act
        self._left = after

    def refresh(self) -> None:
        self._left -= 1
        if self._left == 0:
            self._act()


def swap(first: Path, second: Path) -> None:
    third = first.with_name("third")
    first.rename(third)
    second.rename(first)
    third.rename(second)


@pytest.fixture
def filled(workshop: Workshop) -> Workshop:
    for folder in "ab":
        for number in range(6):
            write(workshop.source / folder / f"{number}.bin", f"{folder}{number}".encode() * 100)
    write(workshop.source / "c" / "0.bin", b"stays where it is")
    os.symlink("nowhere", workshop.source / "b" / "link")
    workshop.backup()
    return workshop


def change(workshop: Workshop) -> None:
    """Swaps two folders, changes a file, renames another, and backs up."""
    swap(workshop.source / "a", workshop.source / "b")
    write(workshop.source / "a" / "1.bin", b"other content")
    (workshop.source / "a" / "2.bin").rename(workshop.source / "b" / "renamed.bin")
    assert workshop.backup().outcome == "done"


def during(workshop: Workshop, work: Callable[[], CheckFinished], after: int, act: Callable[[], object]) -> str:
    """Returns the result of `work` during which `act` happened."""
    happened: list[bool] = []
    original = workshop.control

    def act_once() -> None:
        workshop.control = original
        act()
        happened.append(True)

    workshop.control = ActingControl(act_once, after)
    try:
        result = work()
    finally:
        workshop.control = original
    return f"{result.outcome} {left_out(result)} {result.checked == result.total}" if happened else "too late"


@pytest.mark.parametrize("after", [1, 2, 5, 9])
def test_a_verification_finds_files_that_a_run_has_moved(filled: Workshop, after: int) -> None:
    assert during(filled, filled.verify, after, lambda: change(filled)) == "done [] True"
    assert filled.backup().copied.files == 0


@pytest.mark.parametrize("after", [2, 5, 9])
def test_a_verification_reports_no_file_that_a_run_has_removed(filled: Workshop, after: int) -> None:
    def remove_and_back_up() -> None:
        for path in (filled.source / "a").iterdir():
            path.unlink()
        (filled.source / "a").rmdir()
        (filled.source / "b" / "3.bin").unlink()
        filled.backup(keep_versions=False)

    assert during(filled, filled.verify, after, remove_and_back_up) == "done [] True"


@pytest.mark.parametrize("after", [15, 18, 22])
def test_a_restore_finds_files_that_a_run_has_moved(filled: Workshop, after: int) -> None:
    target = filled.folder / "back"

    outcome = during(filled, lambda: filled.restore(target=target)[0], after, lambda: change(filled))

    assert outcome == "done [] True"
    restored = {path.relative_to(target).as_posix(): path.read_bytes() for path in target.rglob("*.bin")}
    assert restored == {
        f"source/{folder}/{number}.bin": f"{folder}{number}".encode() * 100 for folder in "ab" for number in range(6)
    } | {"source/c/0.bin": b"stays where it is"}


def test_a_missing_file_is_still_reported_as_missing_during_a_run(filled: Workshop) -> None:
    def remove_and_back_up() -> None:
        change(filled)
        (filled.destination / "source" / "c" / "0.bin").unlink()

    assert (
        during(filled, filled.verify, 2, remove_and_back_up)
        == "left-out [('source/c/0.bin', 'missing-on-drive')] False"
    )


def test_a_file_replaced_by_one_of_the_same_size_is_not_reported_as_damaged(filled: Workshop) -> None:
    def remove_and_back_up() -> None:
        write(filled.source / "c" / "0.bin", b"other 17 letters.", mtime_ns=1_800_000_000_000_000_000)
        filled.backup(keep_versions=False)

    assert during(filled, filled.verify, 2, remove_and_back_up) == "done [] True"
