"""What is read back while a run moves it, or takes it away, is found where it is then, and never called missing."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.protocol.control import Unattended
from shingleback.protocol.results import CheckFinished
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop, left_out


class Meanwhile(Unattended):
    """Something happens when the command of a person is asked for the so-manyth time."""

    def __init__(self, happens: Callable[[], object], after: int) -> None:
        super().__init__()
        self._happens = happens
        self._left = after

    def refresh(self) -> None:
        self._left -= 1
        if self._left == 0:
            self._happens()


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
    """Folders change places, a file gets other content, one gets another name, and a folder goes."""
    swap(workshop.source / "a", workshop.source / "b")
    write(workshop.source / "a" / "1.bin", b"other content")
    (workshop.source / "a" / "2.bin").rename(workshop.source / "b" / "renamed.bin")
    assert workshop.backup().outcome == "done"


def during(workshop: Workshop, work: Callable[[], CheckFinished], after: int, happens: Callable[[], object]) -> str:
    """What the work came to, while a run happened in the midst of it."""
    happened: list[bool] = []
    usual = workshop.control

    def once() -> None:
        workshop.control = usual
        happens()
        happened.append(True)

    workshop.control = Meanwhile(once, after)
    try:
        result = work()
    finally:
        workshop.control = usual
    return f"{result.outcome} {left_out(result)} {result.checked == result.total}" if happened else "too late"


@pytest.mark.parametrize("after", [1, 2, 5, 9])
def test_a_verification_finds_what_a_run_has_moved(filled: Workshop, after: int) -> None:
    assert during(filled, filled.verify, after, lambda: change(filled)) == "done [] True"
    assert filled.backup().copied.files == 0


@pytest.mark.parametrize("after", [2, 5, 9])
def test_a_verification_does_not_miss_what_a_run_has_taken_away(filled: Workshop, after: int) -> None:
    def go() -> None:
        for path in (filled.source / "a").iterdir():
            path.unlink()
        (filled.source / "a").rmdir()
        (filled.source / "b" / "3.bin").unlink()
        filled.backup(keep_versions=False)

    assert during(filled, filled.verify, after, go) == "done [] True"


@pytest.mark.parametrize("after", [15, 18, 22])
def test_a_restore_finds_what_a_run_has_moved(filled: Workshop, after: int) -> None:
    target = filled.folder / "back"

    told = during(filled, lambda: filled.restore(target=target)[0], after, lambda: change(filled))

    assert told == "done [] True"
    found = {path.relative_to(target).as_posix(): path.read_bytes() for path in target.rglob("*.bin")}
    assert found == {
        f"source/{folder}/{number}.bin": f"{folder}{number}".encode() * 100 for folder in "ab" for number in range(6)
    } | {"source/c/0.bin": b"stays where it is"}


def test_what_is_missing_is_still_called_missing_while_a_run_goes_on(filled: Workshop) -> None:
    def go() -> None:
        change(filled)
        (filled.destination / "source" / "c" / "0.bin").unlink()

    assert during(filled, filled.verify, 2, go) == "left-out [('source/c/0.bin', 'missing-on-drive')] False"


def test_what_another_file_of_the_same_size_has_replaced_is_not_called_damaged(filled: Workshop) -> None:
    def go() -> None:
        write(filled.source / "c" / "0.bin", b"other 17 letters.", mtime_ns=1_800_000_000_000_000_000)
        filled.backup(keep_versions=False)

    assert during(filled, filled.verify, 2, go) == "done [] True"
